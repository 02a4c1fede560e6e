import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { AgentDirectory } from '../agents/index.ts'
import { type LoadedStudy, loadStudy } from './load-study.ts'

/**
 * Loads studies for those who need one for a while. Whoever comes while another is at the same study, and finds nothing
 * changed, works on what that one has: the steps of a completion begin at the same moment, and reading a study four times
 * at once would take four times the memory.
 */
export function createSharedLoads(db: Db, directory: AgentDirectory) {
  const inUse = new Map<string, { loaded: Promise<LoadedStudy | undefined>; users: number }>()
  return async <Made>(id: number, use: (loaded: LoadedStudy | undefined) => Promise<Made>): Promise<Made> => {
    const key = JSON.stringify([id, await findState(db, id)])
    const load = inUse.get(key) ?? { loaded: loadStudy(db, directory, id), users: 0 }
    inUse.set(key, load)
    load.users += 1
    try {
      return await use(await load.loaded)
    } finally {
      load.users -= 1
      if (load.users === 0) inUse.delete(key)
    }
  }
}

/** Changes whenever anything does that a loaded study tells. */
async function findState(db: Db, id: number): Promise<unknown> {
  const { rows } = await sql`
    select s.updated_at, s.title, s.objective,
      (select count(*) from research_study_agents p where p.study_id = s.id and p.removed_at is null) as participants,
      (select json_build_array(count(*), count(*) filter (where a.excluded))
        from questions q join answers a on a.question_id = q.id where q.study_id = s.id) as answers
    from research_studies s where s.id = ${id}`.execute(db)
  return rows[0]
}
