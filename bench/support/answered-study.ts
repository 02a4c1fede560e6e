/** A study with answers to read, in a data directory of its own: asked for real, and then repeated to a size. */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import type { Db } from '../../src/platform/db/database.ts'

const main = path.resolve(import.meta.dirname, '../../src/main.ts')

/** A key that may ask as much as it likes. */
export async function newKey(dir: string, settings: Record<string, string>): Promise<string> {
  const args = [main, 'keys', 'create', '--org', 'Bench', '--email', 'bench@example.com', '--json']
  const env = { PATH: process.env.PATH, DATA_DIR: dir, ...settings }
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: dir, env })
  return (JSON.parse(stdout) as { api_key: string }).api_key
}

/**
 * Asks every question of a study as many times again, with the same answers, as rows: their questions, answers, and the
 * jobs that gave them. Working out what agents say takes longer than anything that is measured on it.
 */
export async function repeatQuestions(db: Db, studyId: number, times: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`
      create temporary table copies on commit drop as
      select q.id as old_id, q.job_id as old_job_id, gen_random_uuid() as job_id, round,
        nextval(pg_get_serial_sequence('questions', 'id')) as id
      from questions q, generate_series(1, ${times}::int) as round where q.study_id = ${studyId}
      order by round, q.id`.execute(trx)
    await sql`
      insert into jobs (id, organization_id, user_id, kind, status, payload, result, meta, attempts, created_at,
        started_at, ended_at)
      select c.job_id, organization_id, user_id, kind, status, payload, result, meta, attempts, created_at, started_at,
        ended_at
      from copies c join jobs j on j.id = c.old_job_id`.execute(trx)
    await sql`
      insert into jobs (id, parent_id, organization_id, user_id, kind, status, payload, result, meta, attempts,
        created_at, started_at, ended_at)
      select gen_random_uuid(), c.job_id, organization_id, user_id, kind, status, payload, result, meta, attempts,
        created_at, started_at, ended_at
      from copies c join jobs j on j.parent_id = c.old_job_id`.execute(trx)
    await sql`
      insert into questions (id, uuid, organization_id, user_id, kind, study_id, question, optimized_question, format,
        media_asset_ids, job_id, agent_ids, weights, job_ids, earlier_question_ids, understood, meta, created_at,
        updated_at)
      overriding system value
      select c.id, gen_random_uuid(), organization_id, user_id, kind, study_id, question, optimized_question, format,
        media_asset_ids, c.job_id, agent_ids, weights, job_ids, earlier_question_ids, understood, meta, created_at,
        updated_at
      from copies c join questions q on q.id = c.old_id`.execute(trx)
    await sql`
      insert into answers (question_id, agent_id, position, weight, response_text, value, confidence, meta, excluded,
        submitted_at)
      select c.id, agent_id, position, weight, response_text, value, confidence, a.meta, excluded, submitted_at
      from copies c join answers a on a.question_id = c.old_id
      order by c.id, a.position`.execute(trx)
  })
  // As autovacuum would after so many rows.
  await sql`vacuum analyze answers, questions, jobs`.execute(db)
}
