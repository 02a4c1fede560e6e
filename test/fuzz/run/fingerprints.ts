import { sql } from 'kysely'
import type { Db } from '../../../src/platform/db/database.ts'

/** How many rows each table has, and what they add up to: the same exactly if nothing in it has changed. */
export type Fingerprints = ReadonlyMap<string, string>

export async function fingerprints(db: Db): Promise<Fingerprints> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const sums = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, count(*) || ' ' || coalesce(sum(hashtext(t::text)), 0) as sum from ${sql.table(name)} t`,
  )
  const { rows } = await sql<{ name: string; sum: string }>`${sql.join(sums, sql` union all `)}`.execute(db)
  return new Map(rows.map(({ name, sum }) => [name, sum]))
}
