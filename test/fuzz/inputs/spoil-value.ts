import type { Schema } from '../document/document.ts'
import { fits, type ValidatorOptions } from '../document/validate.ts'
import type { Draw } from './draw.ts'
import { unstorable } from './texts.ts'

/** A place in a body, and what the document says of it. */
interface Place {
  keys: (string | number)[]
  schema: Schema | undefined
  required: boolean
}

/** Values of every kind that a field may not be prepared for. */
const rubbish: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  -0,
  1.5,
  1e308,
  2 ** 53 + 2,
  '',
  ' ',
  '1',
  'x',
  'NaN',
  '1e400',
  '2026-02-30T00:00:00Z',
  'not-a-uuid',
  [],
  {},
  [[]],
  [null],
  { a: 1 },
  { constructor: 1 },
  { length: 10 },
  { toString: null, valueOf: null },
  Array.from({ length: 10_000 }, () => 1),
  Array.from({ length: 10_000 }, () => 'x'),
  'x'.repeat(101_000),
  ...unstorable,
]

const strangeNames = ['nonsense', 'constructor', 'toString', 'hasOwnProperty', 'é', '', 'a.b', '$where', 'ID']

/** Changes one thing somewhere in a value. */
export function spoilValue(
  draw: Draw,
  schema: Schema,
  value: unknown,
  options: ValidatorOptions,
): { value: unknown; how: string } {
  const copy = structuredClone(value)
  const places = placesIn(schema, copy, options)
  const way = draw.whole(0, 9)
  if (way === 0 || places.length === 0) {
    const objects = [[], ...places.map(({ keys }) => keys)].filter((keys) => isObject(at(copy, keys)))
    const name = draw.one(strangeNames)
    const object = at(copy, draw.one(objects)) as Record<string, unknown>
    object[name] = 1
    return { value: copy, how: `one more field, ${JSON.stringify(name)}` }
  }
  const needed = places.filter(({ required }) => required)
  if (way === 1 && needed.length > 0) {
    const { keys } = draw.one(needed)
    delete (at(copy, keys.slice(0, -1)) as Record<string, unknown>)[keys.at(-1)!]
    return { value: copy, how: `without ${keys.join('.')}` }
  }
  const place = draw.one(places)
  const { keys } = place
  const bad = way <= 5 ? edgesOf(place.schema) : []
  const put = bad.length > 0 ? draw.one(bad) : draw.one(rubbish)
  ;(at(copy, keys.slice(0, -1)) as Record<string | number, unknown>)[keys.at(-1)!] = put
  return { value: copy, how: `${keys.join('.')} is ${String(JSON.stringify(put)).slice(0, 40)}` }
}

/** Just beyond what a schema allows. */
function edgesOf(schema: Schema | undefined): unknown[] {
  if (schema === undefined) return []
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema as Record<string, number | undefined>
  const all = [schema, ...((schema.anyOf as Schema[] | undefined) ?? [])]
  return [
    ...(minimum === undefined ? [] : [minimum - 1, minimum - 0.5]),
    ...(maximum === undefined ? [] : [maximum + 1, maximum * 2 + 1]),
    ...(minLength ? ['x'.repeat(minLength - 1)] : []),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
    ...(minItems ? [Array.from({ length: minItems - 1 }, () => 'x')] : []),
    ...(maxItems === undefined ? [] : [Array.from({ length: maxItems + 1 }, (_, place) => `x${place}`)]),
    ...(all.some((one) => one.enum !== undefined || one.const !== undefined) ? ['none of them', 'TRUE', null] : []),
  ]
}

/** Every field and item of a value. Fields that are missing count: they can be filled wrongly. */
function placesIn(schema: Schema, value: unknown, options: ValidatorOptions, keys: Place['keys'] = []): Place[] {
  const shape = shapeOf(schema, value, options)
  if (isObject(value)) {
    const { properties = {}, required = [] } = (shape ?? {}) as {
      properties?: Record<string, Schema>
      required?: string[]
    }
    const names = [...new Set([...Object.keys(properties), ...Object.keys(value)])]
    return names.flatMap((name) => [
      { keys: [...keys, name], schema: properties[name], required: required.includes(name) && name in value },
      ...(Object.hasOwn(value, name) && properties[name] !== undefined
        ? placesIn(properties[name], value[name], options, [...keys, name])
        : []),
    ])
  }
  const items = shape?.items as Schema | undefined
  if (!Array.isArray(value) || items === undefined) return []
  return value
    .slice(0, 3)
    .flatMap((item, place) => [
      { keys: [...keys, place], schema: items, required: false },
      ...placesIn(items, item, options, [...keys, place]),
    ])
}

/** Of several shapes, the one that the value has. */
function shapeOf(schema: Schema, value: unknown, options: ValidatorOptions): Schema | undefined {
  if (schema.anyOf === undefined) return schema
  return (schema.anyOf as Schema[]).find((one) => fits(one, value, options))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const at = (value: unknown, keys: readonly (string | number)[]): unknown =>
  keys.reduce<unknown>((node, key) => (node as Record<string | number, unknown>)[key], value)
