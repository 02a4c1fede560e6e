import { sql } from 'kysely'
import type { Paging } from '../../platform/contract/paging.ts'
import type { Database, Db, Trx } from '../../platform/db/database.ts'

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

/** A part of another job, with what it was asked to do. */
export interface PartRow extends JobRow {
  parent_id: string
  payload: unknown
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

/** The parts of jobs that gather, in the order in which they were made. */
export const findParts = (database: Database, parentIds: readonly string[]): Promise<PartRow[]> =>
  database.query<PartRow>(
    'find_job_parts',
    `select id, parent_id, organization_id, user_id, kind, status, free_tier, payload, result, error, meta, created_at,
       started_at, ended_at
     from jobs where parent_id = any ($1::uuid[]) order by id`,
    [parentIds],
  )

/**
 * A page of an organization's jobs, newest first; the id, which is ordered by time too, settles ties. Parts are left out:
 * whoever asked one question of twelve agents looks for one job.
 */
export async function listJobs(
  db: Db,
  organizationId: number,
  status: JobStatus | undefined,
  { limit, offset }: Paging,
): Promise<{ rows: Omit<JobRow, 'result'>[]; total: number }> {
  const which = sql`organization_id = ${organizationId} and parent_id is null and (${status ?? null}::text is null or status = ${status ?? null})`
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
  const { rows } = await sql<{ payload: unknown; attempts: number; parent_id: string | null }>`
    update jobs set status = 'started', started_at = coalesce(started_at, ${now}), attempts = attempts + 1
    where id = ${id} and status in ('queued', 'started') returning payload, attempts, parent_id`.execute(db)
  const started = rows[0]
  if (started?.parent_id != null) {
    await sql`
      update jobs set status = 'started', started_at = ${now}
      where id = ${started.parent_id} and status = 'queued'`.execute(db)
  }
  return started
}

/** False when the job has ended already: it ends once. A part may be the last one that its parent waited for. */
export async function finishJob(trx: Trx, id: string, result: unknown, now: Date): Promise<boolean> {
  const { rows } = await sql<{ parent_id: string | null }>`
    update jobs set status = 'finished', result = ${JSON.stringify(result)}::jsonb, ended_at = ${now}
    where id = ${id} and status in ('queued', 'started') returning parent_id`.execute(trx)
  return ended(trx, rows[0], now)
}

export async function failJob(trx: Trx, id: string, error: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ parent_id: string | null }>`
    update jobs set status = 'failed', error = ${error}, ended_at = ${now}
    where id = ${id} and status in ('queued', 'started') returning parent_id`.execute(trx)
  return ended(trx, rows[0], now)
}

async function ended(trx: Trx, job: { parent_id: string | null } | undefined, now: Date): Promise<boolean> {
  if (job === undefined) return false
  if (job.parent_id !== null) await endParent(trx, job.parent_id, now)
  return true
}

/**
 * Parts that end at the same moment do not see each other's end. Behind the parent's lock each sees those before it, so
 * that the last one knows it is the last.
 */
async function endParent(trx: Trx, id: string, now: Date): Promise<void> {
  await sql`select id from jobs where id = ${id} for update`.execute(trx)
  await sql`
    update jobs set
      status = case when finished > 0 then 'finished' else 'failed' end,
      error = case when finished = 0 then
        concat_ws(' ', coalesce(payload ->> 'failure', 'Every part of the job failed.'), parts.reason) end,
      ended_at = ${now}
    from (
      select count(*) filter (where ended_at is null) as open, count(*) filter (where status = 'finished') as finished,
        mode() within group (order by error) as reason
      from jobs where parent_id = ${id}
    ) as parts
    where id = ${id} and ended_at is null and parts.open = 0`.execute(trx)
}

export async function requeueJob(db: Db, id: string): Promise<void> {
  await sql`update jobs set status = 'queued' where id = ${id} and status = 'started'`.execute(db)
}
