import fc from 'fast-check'
import type { Schema } from '../document/document.ts'
import { fits } from '../document/validate.ts'
import type { Draw } from './draw.ts'
import { drawText } from './texts.ts'

/** What a value can be made of beside its schema. */
export interface Sources {
  resolve(ref: string): Schema
  /** Values that make sense for a field of this name: ids of things that exist, an address that can be called. */
  known(name: string, draw: Draw): unknown
  /** Stands in the texts of one tenant, so that they are recognised wherever they turn up. */
  marker: string
  /** In how many of a hundred cases such a value is taken. */
  certainty?: number
  /** How long a text may be where nothing says so. */
  longest?: number
}

/** With so many optional fields, a few at a time. */
const MANY_FIELDS = 12

/** A value that the schema allows. */
export function drawValue(draw: Draw, schema: Schema, name: string, sources: Sources): unknown {
  const known = draw.chance(sources.certainty ?? 80) ? sources.known(name, draw) : undefined
  for (const value of known === undefined ? [] : [known, String(known)]) if (fits(schema, value, sources)) return value
  if (schema.$ref !== undefined) return drawValue(draw, sources.resolve(schema.$ref as string), name, sources)
  if (schema.anyOf !== undefined) return drawValue(draw, draw.one(schema.anyOf as Schema[]), name, sources)
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return draw.one(schema.enum as unknown[])
  const type = Array.isArray(schema.type) ? draw.one(schema.type as string[]) : (schema.type as string | undefined)
  switch (type) {
    case undefined:
      return draw.of(fc.jsonValue, { maxDepth: 2 })
    case 'null':
      return null
    case 'boolean':
      return draw.chance(50)
    case 'integer':
    case 'number':
      return drawNumber(draw, schema, type)
    case 'string':
      return drawString(draw, schema, sources)
    case 'array':
      return drawList(draw, schema, name, sources)
    case 'object':
      return drawObject(draw, schema, sources)
    default:
      throw new Error(`The generator does not know the type ${type}.`)
  }
}

function drawNumber(draw: Draw, { minimum, maximum }: Schema, type: 'integer' | 'number'): number {
  const least = (minimum as number | undefined) ?? -1000
  const most = (maximum as number | undefined) ?? 1000
  const near = Math.min(most, Math.max(least, 0) + 12)
  const value = draw.one([least, most, Math.min(least + 1, most), draw.whole(Math.max(least, 0), near), near])
  return type === 'number' && draw.chance(30) ? Math.min(most, value + 0.5) : value
}

function drawString(draw: Draw, schema: Schema, sources: Sources): string {
  const { minLength = 0, maxLength, pattern, format } = schema as Record<string, never>
  if (format === 'date-time') return drawTime(draw)
  if (format === 'uuid') return draw.of(fc.uuid)
  if (format === 'email') return `${draw.of(() => matching('^[a-z][a-z0-9+_-]{0,20}$'))}@example.com`
  for (let attempt = 0; attempt < (pattern === undefined ? 1 : 3); attempt++) {
    const text = drawText(draw, minLength, maxLength ?? sources.longest, sources.marker)
    if (pattern === undefined || fits(schema, text, sources)) return text
  }
  const plain = `${sources.marker} plain`
  return fits(schema, plain, sources) ? plain : draw.of(() => matching(pattern!))
}

const matchers = new Map<string, fc.Arbitrary<string>>()

/** Texts by a pattern. What makes them is dear to build, and kept. */
function matching(pattern: string): fc.Arbitrary<string> {
  const known = matchers.get(pattern) ?? fc.stringMatching(new RegExp(pattern))
  matchers.set(pattern, known)
  return known
}

/** Across years, with and without parts of a second. */
function drawTime(draw: Draw): string {
  const time = new Date(
    draw.one([0, 951_782_400_000, 1_760_000_000_000, 4_102_444_800_000]) + draw.whole(0, 86_400_000),
  )
  return draw.chance(50) ? time.toISOString() : time.toISOString().replace(/\.\d+Z/, 'Z')
}

function drawList(draw: Draw, schema: Schema, name: string, sources: Sources): unknown[] {
  const { items, minItems = 0, maxItems = 1000 } = schema as { items: Schema; minItems?: number; maxItems?: number }
  const most = Math.min(maxItems, Math.max(minItems, 4))
  const length = draw.chance(3) && maxItems <= 100 ? maxItems : draw.whole(minItems, most)
  const single = name.replace(/s$/, '')
  return Array.from({ length }, () => drawValue(draw, items, single, sources))
}

function drawObject(draw: Draw, schema: Schema, sources: Sources): Record<string, unknown> {
  const { properties = {}, required = [] } = schema as { properties?: Record<string, Schema>; required?: string[] }
  const optional = Object.keys(properties).filter((field) => !required.includes(field))
  const most = optional.length > MANY_FIELDS ? 3 : optional.length
  const fields = [...required, ...draw.some(optional, most)]
  const value = Object.fromEntries(
    fields.map((field) => [field, drawValue(draw, properties[field]!, field, sources)] as const),
  )
  const others = schema.additionalProperties
  if (typeof others === 'object' && draw.chance(50)) {
    const key = draw.one(['a', 'other field', 'constructor', 'é'])
    if (!Object.hasOwn(properties, key)) value[key] = drawValue(draw, others as Schema, key, sources)
  }
  return value
}
