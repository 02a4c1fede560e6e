import { operations, type Schema } from './schemas.ts'

const HEAD = '/** Written by `npm run generate` from the contracts; do not edit. */\n'

/** What the SDK has to know of every operation in order to call it. */
export function sdkOperations(): string {
  const rows = operations.map(({ contract, list }) => {
    const flags = {
      method: contract.method,
      path: contract.path,
      ...(contract.idempotent ? { idempotent: true } : {}),
      ...(contract.files === undefined ? {} : { files: true }),
      ...(contract.upload ? { upload: true } : {}),
      ...(contract.raw_filters ? { raw_filters: true } : {}),
      ...(list === undefined ? {} : { list }),
    }
    return `  '${contract.id}': ${objectLine(flags)},\n`
  })
  return `${HEAD}import type { Operation } from '../operation.ts'

export const operations = {
${rows.join('')}} as const satisfies Record<string, Operation>

export type OperationId = keyof typeof operations
`
}

/** What a command line has to know beside that: words and fields. The SDK itself does without, to stay small. */
export function sdkFields(): string {
  const rows = operations.map(({ contract, input }) => {
    const fields = Object.entries(input.properties ?? {}).map(([name, schema]) => {
      const row = { ...simple(schema, contract.upload === true && name === 'file'), ...wordsOf(input, name, schema) }
      return `      ${name}: ${objectLine(row)},\n`
    })
    const body = fields.length === 0 ? '{}' : `{\n${fields.join('')}    }`
    return `  '${contract.id}': {
    summary: ${quote(contract.summary)},
    description: ${quote(contract.description)},
    fields: ${body},
  },
`
  })
  return `${HEAD}import type { OperationWords } from '../operation.ts'
import type { OperationId } from './operations.ts'

export const operationFields: Record<OperationId, OperationWords> = {
${rows.join('')}}
`
}

const wordsOf = (input: Schema, name: string, schema: Schema) => ({
  ...(input.required?.includes(name) ? { required: true } : {}),
  ...(schema.default === undefined ? {} : { default: schema.default }),
  ...(schema.description === undefined ? {} : { description: schema.description }),
})

/** What a flag of a command line can take; what is more than that is given as JSON. */
function simple(schema: Schema, isFile: boolean): { type: string; values?: readonly unknown[] } {
  if (isFile) return { type: 'file' }
  const kinds = kindsOf(schema)
  if (kinds.every(({ enum: values }) => values !== undefined)) {
    return { type: 'string', values: kinds.flatMap(({ enum: values }) => values!) }
  }
  const [only, ...others] = [...new Set(kinds.map(({ type }) => type))]
  if (only === 'array' && others.length === 0) {
    const items = [...new Set(kinds.flatMap(({ items = {} }) => kindsOf(items)).map(({ type }) => type))]
    return { type: items.length === 1 && PLAIN.has(String(items[0])) ? `${items[0]}[]` : 'json' }
  }
  if (others.length === 0 && PLAIN.has(String(only))) return { type: String(only) }
  return { type: [only, ...others].every((type) => PLAIN.has(String(type))) ? 'string' : 'json' }
}

const PLAIN = new Set(['string', 'integer', 'number', 'boolean'])

/** The alternatives of a schema, without null. */
function kindsOf(schema: Schema): Schema[] {
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap(kindsOf)
  if (schema.const !== undefined) return [{ ...schema, enum: [schema.const] }]
  if (Array.isArray(schema.type)) return schema.type.flatMap((type) => kindsOf({ ...schema, type }))
  return schema.type === 'null' ? [] : [schema]
}

const quote = (text: string): string => JSON.stringify(text)

const objectLine = (value: object): string =>
  `{ ${Object.entries(value)
    .map(([name, field]) => `${name}: ${line(field)}`)
    .join(', ')} }`

const line = (value: unknown): string =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? objectLine(value) : JSON.stringify(value)
