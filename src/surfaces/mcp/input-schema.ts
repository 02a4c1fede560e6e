import { z } from 'zod'
import type { Contract } from '../../platform/contract/contract.ts'

export interface Schema {
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  additionalProperties?: unknown
  default?: unknown
  [keyword: string]: unknown
}

export interface ObjectSchema extends Schema {
  type: 'object'
  properties: Record<string, Schema>
}

/** What an argument of several forms is shown as. The door takes all of them; an assistant is better off with one. */
const PLAINEST = ['object', 'boolean', 'number']

/** Keywords that only repeat what a type or a description says, or that assistants cannot read. The door checks them all. */
const NOISE = ['$schema', 'propertyNames', 'pattern', 'minLength', 'maxLength', 'minItems', 'maxItems']

/** Bounds that nobody meets. */
const BOUNDLESS = 1_000_000_000

/**
 * The input of a contract as models and their hosts can take it: one inline object, hardly a union and no references. What has
 * no type of its own (files, the many aliases of conditions) is left out, though the door still takes it.
 */
export function inputSchema(contract: Contract): ObjectSchema {
  const schema = z.toJSONSchema(contract.input, { io: 'input', unrepresentable: 'any' }) as Schema
  const plain = simplified(schema) as ObjectSchema
  const all = Object.entries(plain.properties ?? {})
  const properties = Object.fromEntries(
    all.filter(([, property]) => property.type !== undefined || property.anyOf !== undefined),
  )
  const { required = [] } = plain
  const closed = schema.additionalProperties === false && Object.keys(properties).length === all.length
  return {
    type: 'object',
    properties,
    ...(required.length === 0 ? {} : { required }),
    ...(closed ? { additionalProperties: false } : {}),
  }
}

function simplified(schema: Schema): Schema {
  const {
    anyOf,
    properties,
    items,
    additionalProperties: _,
    ...rest
  } = Object.fromEntries(
    Object.entries(schema).filter(([keyword, value]) => !NOISE.includes(keyword) && !isUnbounded(keyword, value)),
  ) as Schema
  if (Array.isArray(rest.type)) rest.type = PLAINEST.find((type) => rest.type!.includes(type)) ?? rest.type[0]!
  if (anyOf !== undefined) return { ...rest, ...united(anyOf.flatMap(variants).map(simplified)) }
  return {
    ...rest,
    ...(properties === undefined
      ? {}
      : { properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, simplified(one)])) }),
    ...(items === undefined ? {} : { items: simplified(items) }),
  }
}

const variants = (schema: Schema): Schema[] => schema.anyOf?.flatMap(variants) ?? [schema]

const isUnbounded = (keyword: string, value: unknown): boolean =>
  (keyword === 'maximum' || keyword === 'minimum') && Math.abs(Number(value)) >= BOUNDLESS

function united(forms: Schema[]): Schema {
  const plainest = PLAINEST.map((type) => forms.find((form) => form.type === type)).find((form) => form !== undefined)
  if (plainest !== undefined) return plainest
  const text = forms.find((form) => form.type === 'string')
  const list = forms.find((form) => form.type === 'array')
  // "A text or a list of texts" is the one choice that is left; as a list of types, some hosts would refuse the whole tool.
  if (text !== undefined && list !== undefined) return { anyOf: [text, list] }
  // An id or a uuid, a time or null: the form that the contract names first.
  return forms[0] ?? {}
}
