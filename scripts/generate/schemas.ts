import { z } from 'zod'
import { contracts } from '../../src/contracts.ts'
import { type Contract, listContracts } from '../../src/platform/contract/contract.ts'

/** As much of JSON Schema as the contracts make use of. */
export interface Schema {
  type?: string | string[]
  description?: string
  default?: unknown
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
}

/** An operation as callers see it: requests as they write them, answers as they are sent. */
export interface Operation {
  contract: Contract
  input: Schema
  output: Schema
  /** Where it answers in pages. */
  list: List | undefined
}

export interface List {
  /** The field with the items. */
  items: string
  /** The field that tells one item from another. */
  key: string
}

export const operations: Operation[] = listContracts(contracts).map((contract) => {
  const input = z.toJSONSchema(contract.input, { io: 'input', unrepresentable: 'any' }) as Schema
  const output = z.toJSONSchema(contract.output, { io: 'output', unrepresentable: 'any' }) as Schema
  return { contract, input, output, list: listOf(contract, input, output) }
})

/** A page says how many there are in all, and the caller which of them it wants. */
function listOf({ id }: Contract, input: Schema, output: Schema): List | undefined {
  const fields = output.properties ?? {}
  const total = fields.total ?? fields.total_count
  if (total === undefined || fields.offset === undefined || input.properties?.offset === undefined) return undefined
  const items = Object.keys(fields).find((field) => fields[field]!.items?.properties !== undefined) ?? ''
  const key = Object.keys(fields[items]?.items?.properties ?? {}).find((field) => /^(id|uuid|\w+_id)$/.test(field))
  if (key === undefined) throw new Error(`${id} answers in pages, but of what?`)
  return { items, key }
}

/** "groups.agents.add" is GroupsAgentsAdd. */
export const typeName = (id: string): string =>
  id
    .split('.')
    .map((part) => part[0]!.toUpperCase() + part.slice(1))
    .join('')
