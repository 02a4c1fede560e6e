import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { rowsOfOrganization } from './deletions-store.ts'

/** Rows that are read at a time. */
const PIECE = 500

/** What lets somebody in, or is of use to nobody but this installation. */
const SECRETS = ['key_hash', 'token_hash', 'code_hash', 'sealed_key', 'sealed_secret', 'code_challenge', 'share_token']

export type ExportedRow = Record<string, unknown>

/** Where rows of an organization lie: each table with the condition that finds them. */
export function exportedTables(organizationId: number) {
  return [
    { table: 'organizations', which: sql`id = ${organizationId}` },
    {
      table: 'users',
      which: sql`id in (select user_id from memberships where organization_id = ${organizationId})`,
      // What is theirs alone, and not the organization's, is left out.
      columns: ['id', 'uuid', 'email', 'name', 'created_at'],
    },
    ...rowsOfOrganization(organizationId),
    { table: 'audit_log', which: sql`organization_id = ${organizationId}` },
  ]
}

export type ExportedTable = ReturnType<typeof exportedTables>[number] & { columns?: readonly string[] }

/** The rows of a table, piece by piece in the order of its key, each read when the one before it is sent. */
export async function* rowsOf(db: Db, { table, which, columns }: ExportedTable): AsyncGenerator<ExportedRow[]> {
  const key = await keyOf(db, table)
  const place = sql`(${sql.join(key.map((name) => sql.ref(name)))})`
  const shown = columns === undefined ? sql`to_jsonb(t)` : chosen(columns)
  let after: unknown[] | undefined
  for (;;) {
    const { rows } = await sql<{ row: ExportedRow; place: unknown[] }>`
      select ${shown} - ${sql.val(SECRETS)}::text[] as row,
        array[${sql.join(key.map((name) => sql`${sql.ref(name)}::text`))}] as place
      from ${sql.table(table)} t
      where ${which} ${after === undefined ? sql`` : sql`and ${place} > (${sql.join(after)})`}
      order by ${sql.join(key.map((name) => sql.ref(name)))} limit ${PIECE}`.execute(db)
    yield rows.map(({ row }) => row)
    if (rows.length < PIECE) return
    after = rows.at(-1)!.place
  }
}

const chosen = (columns: readonly string[]) =>
  sql`jsonb_build_object(${sql.join(columns.flatMap((name) => [sql`${name}::text`, sql.ref(name)]))})`

/** The columns that tell the rows of a table apart. */
async function keyOf(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select a.attname as name from pg_index i cross join unnest(i.indkey) with ordinality as k (number, place)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
    where i.indrelid = ${table}::regclass and i.indisprimary order by k.place`.execute(db)
  return rows.map(({ name }) => name)
}
