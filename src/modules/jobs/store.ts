import { sql } from 'kysely'
import type { Paging } from '../../platform/contract/paging.ts'
import type { Database, Db } from '../../platform/db/database.ts'

export type JobStatus = 'queued' | 'started' | 'finished' | 'failed'

export interface JobRow {
  id: string
  organization_id: number | null
  user_id: number | null
  kind: string
  status: JobStatus
  free_tier: boolean
  result: Record<string, unknown> | null
  error: string | null
  meta: Record<string, unknown>
  created_at: Date
  started_at: Date | null
  ended_at: Date | null
}

export interface NewJob {
  id: string
  parent_id: string | null
  organization_id: number | null
  user_id: number | null
  kind: string
  free_tier: boolean
  payload: unknown
  meta: Record<string, unknown>
}

/** All in one statement, however many there are. */
export async function insertJobs(db: Db, jobs: readonly NewJob[], now: Date): Promise<void> {
  await sql`
    insert into jobs (id, parent_id, organization_id, user_id, kind, free_tier, payload, meta, created_at)
    select id, parent_id, organization_id, user_id, kind, free_tier, payload, meta, ${now}
    from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as j (id uuid, parent_id uuid, organization_id int, user_id int,
      kind text, free_tier boolean, payload jsonb, meta jsonb)`.execute(db)
}

export const findJobs = (database: Database, ids: readonly string[]): Promise<JobRow[]> =>
  database.query<JobRow>(
    'find_jobs',
    `select id, organization_id, user_id, kind, status, free_tier, result, error, meta, created_at, started_at, ended_at
     from jobs where id = any ($1::uuid[])`,
    [ids],
  )

/** A page of an organization's jobs, newest first; the id, which is ordered by time too, settles ties. */
export async function listJobs(
  db: Db,
  organizationId: number,
  status: JobStatus | undefined,
  { limit, offset }: Paging,
): Promise<{ rows: Omit<JobRow, 'result'>[]; total: number }> {
  const which = sql`organization_id = ${organizationId} and (${status ?? null}::text is null or status = ${status ?? null})`
  const [page, counted] = await Promise.all([
    sql<Omit<JobRow, 'result'>>`
      select id, organization_id, user_id, kind, status, free_tier, error, meta, created_at, started_at, ended_at
      from jobs where ${which} order by created_at desc, id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from jobs where ${which}`.execute(db),
  ])
  return { rows: page.rows, total: counted.rows[0]!.total }
}

/** Marks an attempt as begun and returns what to do; undefined when the job has ended already. */
export async function startJob(
  db: Db,
  id: string,
  now: Date,
): Promise<{ payload: unknown; attempts: number } | undefined> {
  const { rows } = await sql<{ payload: unknown; attempts: number }>`
    update jobs set status = 'started', started_at = coalesce(started_at, ${now}), attempts = attempts + 1
    where id = ${id} and status in ('queued', 'started') returning payload, attempts`.execute(db)
  return rows[0]
}

/** False when the job has ended already: it ends once. */
export async function finishJob(db: Db, id: string, result: unknown, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update jobs set status = 'finished', result = ${JSON.stringify(result)}::jsonb, ended_at = ${now}
    where id = ${id} and status in ('queued', 'started')`.execute(db)
  return numAffectedRows === 1n
}

export async function failJob(db: Db, id: string, error: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update jobs set status = 'failed', error = ${error}, ended_at = ${now}
    where id = ${id} and status in ('queued', 'started')`.execute(db)
  return numAffectedRows === 1n
}

export async function requeueJob(db: Db, id: string): Promise<void> {
  await sql`update jobs set status = 'queued' where id = ${id} and status = 'started'`.execute(db)
}
