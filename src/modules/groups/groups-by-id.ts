import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** Groups by their ids, archived ones included, for what refers to them. */
export async function groupsById(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, { id: number; uuid: string; name: string }>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; uuid: string; name: string }>`
    select id, uuid, name from research_groups where id = any (${[...new Set(ids)]}::int[])`.execute(db)
  return new Map(rows.map((group) => [group.id, group]))
}
