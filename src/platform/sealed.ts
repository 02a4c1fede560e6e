import { sql } from 'kysely'
import type { Db } from './db/database.ts'
import type { Secrets } from './secrets.ts'

/** Where a module keeps what it has sealed. */
export interface SealedColumn {
  table: string
  /** Columns that tell its rows apart. */
  key: readonly string[]
  /** Of bytes; or of JSON, where the field below holds them in base64. */
  column: string
  json_field?: string
  /** Where other rows of the table hold nothing sealed: the value that one column has in those that do. */
  only?: readonly [column: string, value: string]
  purpose: string
}

export interface SealedCount {
  table: string
  /** Under the key that seals now. */
  current: number
  /** Under another key that is known: resealed, where that was asked for. */
  accepted: number
  /** Under a key that is not known. */
  unreadable: number
}

const BATCH = 500

/** Counts what is sealed under which key. */
export const countSealed = (db: Db, secrets: Secrets, column: SealedColumn): Promise<SealedCount> =>
  goThrough(db, secrets, column, async () => true)

/**
 * Seals everything in a column under the current key. Rows are replaced one by one, where they still are what was read:
 * what a process has written meanwhile is sealed under the current key already. Stopped half-way, it can be run again.
 */
export const resealColumn = (db: Db, secrets: Secrets, column: SealedColumn): Promise<SealedCount> =>
  goThrough(db, secrets, column, (row, sealed) => replace(db, column, row, sealed))

interface SealedRow {
  key: unknown[]
  sealed: Uint8Array
}

async function goThrough(
  db: Db,
  secrets: Secrets,
  column: SealedColumn,
  change: (row: SealedRow, sealed: Buffer) => Promise<boolean>,
): Promise<SealedCount> {
  const count: SealedCount = { table: column.table, current: 0, accepted: 0, unreadable: 0 }
  let after: unknown[] | undefined
  for (;;) {
    const rows = await page(db, column, after)
    for (const row of rows) {
      const resealed = secrets.reseal(column.purpose, Buffer.from(row.sealed))
      if (resealed === undefined) count.unreadable += 1
      else if (resealed.changed && (await change(row, resealed.sealed))) count.accepted += 1
      else count.current += 1
    }
    if (rows.length < BATCH) return count
    after = rows.at(-1)!.key
  }
}

const bytesOf = ({ column, json_field }: SealedColumn) =>
  json_field === undefined ? sql.ref(column) : sql`decode(${sql.ref(column)} ->> ${json_field}::text, 'base64')`

const keyOf = ({ key }: SealedColumn) => sql`(${sql.join(key.map((name) => sql.ref(name)))})`

async function page(db: Db, column: SealedColumn, after: unknown[] | undefined): Promise<SealedRow[]> {
  const { table, key, only } = column
  const { rows } = await sql<Record<string, unknown> & { sealed: Uint8Array }>`
    select ${sql.join(key.map((name, at) => sql`${sql.ref(name)} as ${sql.ref(`key_${at}`)}`))}, ${bytesOf(column)} as sealed
    from ${sql.table(table)}
    where ${bytesOf(column)} is not null
      ${only === undefined ? sql`` : sql`and ${sql.ref(only[0])} = ${only[1]}`}
      ${after === undefined ? sql`` : sql`and ${keyOf(column)} > (${sql.join(after)})`}
    order by ${sql.join(key.map((name) => sql.ref(name)))} limit ${BATCH}`.execute(db)
  return rows.map((row) => ({ key: key.map((_, at) => row[`key_${at}`]), sealed: row.sealed }))
}

async function replace(db: Db, column: SealedColumn, row: SealedRow, sealed: Buffer): Promise<boolean> {
  const { table, json_field } = column
  const target = sql.ref(column.column)
  const value =
    json_field === undefined
      ? sql`${sealed}`
      : sql`jsonb_set(${target}, array[${json_field}::text], to_jsonb(${sealed.toString('base64')}::text))`
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${target} = ${value}
    where ${keyOf(column)} = (${sql.join(row.key)}) and ${bytesOf(column)} = ${Buffer.from(row.sealed)}`.execute(db)
  return numAffectedRows === 1n
}
