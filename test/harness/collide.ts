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
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
    const begun = begin.map((work) => work())
    while ((await waiting(db, rows[0]!.pid)) < begin.length) await delay(10)
    return { begun }
  })
  return Promise.all(under_way.begun)
}

/** Sessions that wait for the one that holds the table, or for one that does; others have their own affairs. */
async function waiting(db: Database['db'], holder: number): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    with recursive behind (pid) as (
      values (${holder}::int)
      union
      select a.pid from behind b join pg_stat_activity a on b.pid = any (pg_blocking_pids(a.pid))
    )
    select count(*)::int - 1 as waiting from behind`.execute(db)
  return rows[0]!.waiting
}
