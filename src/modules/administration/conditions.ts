import { type RawBuilder, sql } from 'kysely'
import type { Reference } from '../../platform/ids.ts'

export interface Page<Row> {
  rows: Row[]
  total: number
}

export type Condition = RawBuilder<unknown>

/** Conditions that all must hold; those that were not asked for are undefined. */
export const all = (conditions: readonly (Condition | undefined)[]): Condition =>
  sql.join([sql`true`, ...conditions.filter((condition) => condition !== undefined)], sql` and `)

/** By its number or its uuid, whichever was given. */
export const is = (table: string, { id, uuid }: Reference): Condition =>
  sql`(${sql.ref(`${table}.id`)} = ${id}::bigint or ${sql.ref(`${table}.uuid`)} = ${uuid}::uuid)`

export const contains = (text: Condition, wanted: string): Condition =>
  sql`position(lower(${wanted}) in lower(${text})) > 0`
