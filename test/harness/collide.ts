import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../src/platform/db/database.ts'

/**
 * Begins several pieces of work, each of which writes to a table, and holds that table until all of them wait: for it, or
 * for a lock that one of the others has. So they meet every time, and not only on a slow machine.
 */
export async function collide<T>(
  { db, kind }: Database,
  table: string,
  begin: readonly (() => Promise<T>)[],
): Promise<T[]> {
  // One session, which nobody can hold up without holding up everybody.
  if (kind === 'pglite') return Promise.all(begin.map((work) => work()))
  const under_way = await db.transaction().execute(async (trx) => {
    await sql`lock table ${sql.table(table)} in exclusive mode`.execute(trx)
    const begun = begin.map((work) => work())
    while ((await waiting(db)) < begin.length) await delay(10)
    return { begun }
  })
  return Promise.all(under_way.begun)
}

async function waiting(db: Database['db']): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(distinct l.pid)::int as waiting from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where not l.granted and a.datname = current_database()`.execute(db)
  return rows[0]!.waiting
}
