import type { Schema } from './document.ts'

/**
 * JSON Schema, as much of it as our document uses. A keyword that is not known here is an error and not ignored: what is
 * not understood would pass as held.
 */
export interface ValidatorOptions {
  resolve(ref: string): Schema
  /** Objects have no other fields than those that are declared, though the document leaves room for later ones. */
  closed?: boolean
}

/** Says nothing about which values fit. */
const SILENT = new Set(['description', 'default', 'title', 'examples'])

type Check = (schema: Schema, value: unknown, at: string, options: ValidatorOptions) => string[]

/** What is wrong with a value, each with its place in it; nothing where it fits. */
export const violations: Check = (schema, value, at, options) =>
  Object.keys(schema).flatMap((keyword) => {
    if (SILENT.has(keyword)) return []
    const check = keywords[keyword]
    if (check === undefined) throw new Error(`The validator does not know the keyword ${keyword}, at ${at}.`)
    return check(schema, value, at, options)
  })

export const fits = (schema: Schema, value: unknown, options: ValidatorOptions): boolean =>
  violations(schema, value, 'value', options).length === 0

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const types: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  object: isObject,
  array: Array.isArray,
}

/** Which type each keyword speaks of; of other values it says nothing. */
const about = {
  text: (check: (schema: Schema, value: string, at: string) => boolean, wrong: (schema: Schema) => string): Check => {
    return (schema, value, at) =>
      typeof value !== 'string' || check(schema, value, at) ? [] : [`${at}: ${wrong(schema)}`]
  },
  number: (check: (schema: Schema, value: number) => boolean, wrong: (schema: Schema) => string): Check => {
    return (schema, value, at) => (typeof value !== 'number' || check(schema, value) ? [] : [`${at}: ${wrong(schema)}`])
  },
  list: (check: (schema: Schema, value: unknown[]) => boolean, wrong: (schema: Schema) => string): Check => {
    return (schema, value, at) => (!Array.isArray(value) || check(schema, value) ? [] : [`${at}: ${wrong(schema)}`])
  },
}

/** As JSON Schema counts: by code points. */
const lengthOf = (text: string): number => [...text].length

const patterns = new Map<string, RegExp>()
function patternOf(source: string): RegExp {
  let pattern = patterns.get(source)
  if (pattern === undefined) {
    pattern = new RegExp(source, source.includes('\\p{') ? 'u' : '')
    patterns.set(source, pattern)
  }
  return pattern
}

/** Formats that come with a pattern are held by that. */
const formats: Record<string, RegExp> = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  email: /^[^@\s]+@[^@\s]+$/,
  binary: /^/,
}

const keywords: Record<string, Check> = {
  $ref: ({ $ref }, value, at, options) => violations(options.resolve($ref as string), value, at, options),
  type: ({ type }, value, at) => {
    const allowed = [type].flat() as string[]
    return allowed.some((name) => types[name]!(value))
      ? []
      : [`${at}: must be ${allowed.join(' or ')}, is ${show(value)}`]
  },
  const: (schema, value, at) =>
    value === schema.const ? [] : [`${at}: must be ${show(schema.const)}, is ${show(value)}`],
  enum: (schema, value, at) =>
    (schema.enum as unknown[]).includes(value) ? [] : [`${at}: ${show(value)} is none of those that are listed`],
  anyOf: (schema, value, at, options) => {
    const tried = (schema.anyOf as Schema[]).map((one) => violations(one, value, at, options))
    return tried.some((wrong) => wrong.length === 0) ? [] : [`${at}: fits none of: ${tried.flat().join('; ')}`]
  },
  minLength: about.text(
    ({ minLength }, text) => lengthOf(text) >= (minLength as number),
    ({ minLength }) => `is shorter than ${minLength}`,
  ),
  maxLength: about.text(
    ({ maxLength }, text) => lengthOf(text) <= (maxLength as number),
    ({ maxLength }) => `is longer than ${maxLength}`,
  ),
  pattern: about.text(
    ({ pattern }, text) => patternOf(pattern as string).test(text),
    ({ pattern }) => `does not match ${pattern}`,
  ),
  format: about.text(
    ({ format }, text, at) => {
      const known = formats[format as string]
      if (known === undefined) throw new Error(`The validator does not know the format ${format}, at ${at}.`)
      return known.test(text)
    },
    ({ format }) => `is no ${format}`,
  ),
  minimum: about.number(
    ({ minimum }, value) => value >= (minimum as number),
    ({ minimum }) => `is below ${minimum}`,
  ),
  maximum: about.number(
    ({ maximum }, value) => value <= (maximum as number),
    ({ maximum }) => `is above ${maximum}`,
  ),
  minItems: about.list(
    ({ minItems }, list) => list.length >= (minItems as number),
    ({ minItems }) => `has fewer than ${minItems} items`,
  ),
  maxItems: about.list(
    ({ maxItems }, list) => list.length <= (maxItems as number),
    ({ maxItems }) => `has more than ${maxItems} items`,
  ),
  items: ({ items }, value, at, options) =>
    Array.isArray(value)
      ? value.flatMap((item, place) => violations(items as Schema, item, `${at}[${place}]`, options))
      : [],
  required: ({ required }, value, at) =>
    isObject(value)
      ? (required as string[]).filter((name) => !Object.hasOwn(value, name)).map((name) => `${at}.${name}: is missing`)
      : [],
  properties: ({ properties, additionalProperties }, value, at, options) => {
    if (!isObject(value)) return []
    const known = properties as Record<string, Schema>
    return Object.entries(value).flatMap(([name, inner]) => {
      if (Object.hasOwn(known, name)) return violations(known[name]!, inner, `${at}.${name}`, options)
      return options.closed && additionalProperties === undefined ? [`${at}.${name}: is not declared`] : []
    })
  },
  additionalProperties: ({ properties = {}, additionalProperties }, value, at, options) => {
    if (!isObject(value)) return []
    const others = Object.entries(value).filter(([name]) => !Object.hasOwn(properties as object, name))
    if (typeof additionalProperties === 'boolean')
      return additionalProperties ? [] : others.map(([name]) => `${at}.${name}: is not allowed`)
    return others.flatMap(([name, inner]) =>
      violations(additionalProperties as Schema, inner, `${at}.${name}`, options),
    )
  },
  propertyNames: ({ propertyNames }, value, at, options) =>
    isObject(value)
      ? Object.keys(value).flatMap((name) => violations(propertyNames as Schema, name, `${at}.<name>`, options))
      : [],
}

const show = (value: unknown): string => String(JSON.stringify(value)).slice(0, 80)
