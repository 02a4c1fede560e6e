import type { Schema } from './schemas.ts'

/** Shapes that are called by a name wherever they occur: from their form to the name. */
export type NamedShapes = ReadonlyMap<string, string>

export interface Writing {
  named: NamedShapes
  /** Requests may say `undefined` for what they leave out; answers are JSON and cannot. */
  io: 'input' | 'output'
}

/** What two schemas have in common if they are the same type; what describes or bounds values does not count. */
export function formOf(schema: Schema): string {
  return JSON.stringify(schema, function (this: unknown, key: string, value: unknown) {
    if (DESCRIBES.has(key) && typeof value !== 'object') return undefined
    if (key === 'additionalProperties' && value === false) return undefined
    return value
  })
}

const DESCRIBES = new Set([
  '$schema',
  'description',
  'default',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
  'format',
])

/** A schema as TypeScript; `indent` is that of the line it begins on. */
export function typeText(schema: Schema, writing: Writing, indent = ''): string {
  const name = writing.named.get(formOf(schema))
  return name ?? shapeText(schema, writing, indent)
}

/** The same, spelled out even where there is a name for it. */
export function shapeText(schema: Schema, writing: Writing, indent = ''): string {
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum !== undefined) return schema.enum.map(literal).join(' | ')
  if (schema.anyOf !== undefined) return union(schema.anyOf.map((one) => typeText(one, writing, indent)))
  if (Array.isArray(schema.type)) {
    return union(schema.type.map((type) => typeText({ ...schema, type }, writing, indent)))
  }
  if (schema.type === 'array') return listText(schema, writing, indent)
  if (schema.type === 'object') return objectText(schema, writing, indent)
  return PLAIN[schema.type ?? ''] ?? 'unknown'
}

const PLAIN: Record<string, string> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}

const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` : JSON.stringify(value)

const union = (types: string[]): string => [...new Set(types)].join(' | ')

function listText({ items = {} }: Schema, writing: Writing, indent: string): string {
  const text = typeText(items, writing, indent)
  const isUnion = !text.startsWith('{') && text.includes(' | ')
  return isUnion || text.includes('} | ') ? `(${text})[]` : `${text}[]`
}

function objectText(schema: Schema, writing: Writing, indent: string): string {
  const { properties = {}, required = [], additionalProperties: rest, propertyNames } = schema
  if (Object.keys(properties).length === 0) {
    const values = typeof rest === 'object' ? typeText(rest, writing, indent) : 'unknown'
    const names = propertyNames?.enum === undefined ? 'string' : typeText(propertyNames, writing)
    const record = `Record<${names}, ${values}>`
    if (rest === false) return 'Record<string, never>'
    return names === 'string' || required.length > 0 ? record : `Partial<${record}>`
  }
  const inner = `${indent}  `
  const fields = Object.entries(properties).map(([name, field]) => {
    const text = typeText(field, writing, inner)
    const mark = required.includes(name) ? '' : '?'
    const left = mark !== '' && writing.io === 'input' && text !== 'unknown' ? ' | undefined' : ''
    return `${comment(noteOf(field), inner)}${inner}${name}${mark}: ${text}${left}\n`
  })
  const more = typeof rest === 'object' ? `${inner}[name: string]: ${typeText(rest, writing, inner)}\n` : ''
  return `{\n${fields.join('')}${more}${indent}}`
}

function noteOf({ description, default: value }: Schema): string {
  return [description ?? '', value === undefined ? '' : `@default ${JSON.stringify(value)}`].filter(Boolean).join('\n')
}

/** A doc comment of lines that fit, or nothing. */
export function comment(text: string, indent: string): string {
  if (text === '') return ''
  const lines = text
    .replaceAll('*/', '*\\/')
    .split('\n')
    .flatMap((line) => wrap(line, 114 - indent.length))
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`
}

function wrap(line: string, width: number): string[] {
  const lines = ['']
  for (const word of line.split(' ')) {
    const last = lines.at(-1)!
    if (last !== '' && last.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}
