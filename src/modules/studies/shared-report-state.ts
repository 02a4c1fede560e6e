import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** Changes whenever the answers of a study, or what was written about them, do: what was worked out before is then stale. */
export async function findAnswerState(db: Db, studyId: number): Promise<unknown> {
  const { rows } = await sql`
    select
      (select json_build_array(count(*), max(a.id), count(*) filter (where a.excluded))
        from questions q join answers a on a.question_id = q.id where q.study_id = ${studyId}) as answers,
      (select json_build_array(count(*), max(created_at)) from research_study_reports where study_id = ${studyId})
        as reports`.execute(db)
  return rows[0]
}
