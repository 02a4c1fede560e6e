import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

export async function findSharedPanel(db: Db, populationVersion: string): Promise<number | undefined> {
  const { rows } = await sql<{ research_group_id: number }>`
    select research_group_id from shared_panels where population_version = ${populationVersion}`.execute(db)
  return rows[0]?.research_group_id
}

/** Records the panel as a group that belongs to nobody; of several processes that start at once, one does. */
export function insertSharedPanel(
  db: Db,
  populationVersion: string,
  agentIds: readonly number[],
  now: Date,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await sql`lock table shared_panels in share row exclusive mode`.execute(trx)
    const known = await findSharedPanel(trx, populationVersion)
    if (known !== undefined) return known
    const { rows } = await sql<{ id: number }>`
      insert into research_groups (uuid, name, description, created_at, updated_at)
      values (${randomUUID()}, 'Shared panel', 'US adults, balanced by sex, age, region and education', ${now}, ${now})
      returning id`.execute(trx)
    const { id } = rows[0]!
    await sql`
      insert into research_group_agents (research_group_id, agent_id, position)
      select ${id}, agent_id, place
      from unnest(${[...agentIds]}::bigint[]) with ordinality as listed (agent_id, place)`.execute(trx)
    await sql`
      insert into shared_panels (population_version, research_group_id) values (${populationVersion}, ${id})`.execute(
      trx,
    )
    return id
  })
}
