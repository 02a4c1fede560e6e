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

/** A job that has ended, and is nobody's part. */
export interface EndedJob {
  id: string
  kind: string
  organization_id: number | null
  user_id: number | null
  free_tier: boolean
  status: 'finished' | 'failed'
  error: string | null
  meta: Record<string, unknown>
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

export interface PartCounts {
  total: number
  finished: number
  failed: number
}

/** How far the parts of jobs have come. */
export const countParts = (
  database: Database,
  parentIds: readonly string[],
): Promise<(PartCounts & { parent_id: string })[]> =>
  database.query(
    'count_job_parts',
    `select parent_id, count(*)::int as total, (count(*) filter (where status = 'finished'))::int as finished,
       (count(*) filter (where status = 'failed'))::int as failed
     from jobs where parent_id = any ($1::uuid[]) group by parent_id`,
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

export interface StartedJob {
  id: string
  payload: unknown
  attempts: number
}

/**
 * Marks attempts as begun and returns what to do, in any order; jobs that have ended already are left out. It waits for no
 * disk: a job that the database has forgotten to be begun still ends.
 */
export async function startJobs(db: Db, ids: readonly string[], now: Date): Promise<StartedJob[]> {
  const { rows } = await sql<StartedJob & { parent_id: string | null }>`
    with open as (
      select id from (select set_config('synchronous_commit', 'off', true)) as briefly, jobs
      where id = any (${ids}::uuid[]) and status in ('queued', 'started') order by id for update of jobs
    )
    update jobs set status = 'started', started_at = coalesce(started_at, ${now}), attempts = attempts + 1
    from open where jobs.id = open.id
    returning jobs.id, payload, attempts, parent_id`.execute(db)
  const parents = [...new Set(rows.flatMap(({ parent_id }) => parent_id ?? []))]
  if (parents.length > 0) {
    await sql`
      update jobs set status = 'started', started_at = ${now}
      where id = any (${parents}::uuid[]) and status = 'queued'`.execute(db)
  }
  return rows
}

/** How a job ends: with a result, or with a sentence that says why there is none. */
export interface JobEnd {
  id: string
  result?: unknown
  error?: string
}

/** What a transaction has ended so far: of which jobs it was the end, and which others may have waited for them. */
export interface Ended {
  ended: Set<string>
  /** Those that are nobody's part. */
  whole: EndedJob[]
  parents: string[]
}

/**
 * Ends jobs, each once: those that had ended before are left as they were. Whoever calls it ends the parents too, as the
 * last thing that its transaction does: see `endParents`.
 */
export async function endJobs(
  trx: Trx,
  ends: readonly JobEnd[],
  now: Date,
  /** Further jobs that this transaction will change: they are locked in the same order. */
  others: readonly string[] = [],
): Promise<Ended> {
  if (ends.length === 0) return { ended: new Set(), whole: [], parents: [] }
  const ids = [...ends.map(({ id }) => id), ...others]
  const { rows } = await sql<EndedJob & { parent_id: string | null }>`
    with open as materialized (
      select id from jobs where id = any (${ids}::uuid[]) and status in ('queued', 'started') order by id for update
    )
    update jobs set
      status = case when e.error is null then 'finished' else 'failed' end,
      result = e.result, error = e.error, ended_at = ${now}
    from open, jsonb_to_recordset(${JSON.stringify(ends)}::jsonb) as e (id uuid, result jsonb, error text)
    where jobs.id = open.id and e.id = open.id
    returning jobs.id, kind, organization_id, user_id, free_tier, status, jobs.error, meta, parent_id`.execute(trx)
  return {
    ended: new Set(rows.map(({ id }) => id)),
    whole: rows.filter(({ parent_id }) => parent_id === null),
    parents: [...new Set(rows.flatMap(({ parent_id }) => parent_id ?? []))].sort(),
  }
}

/**
 * Ends the jobs whose last parts have ended, and returns all that have ended and are nobody's part.
 *
 * Parts that end at the same moment do not see each other's end. Behind the parent's lock each sees those before it, so
 * that the last one knows it is the last. Whoever locks several jobs takes the parts first, by their ids, and then the
 * parent, as everybody does: so nobody waits for somebody who waits for them. All parts of a job queue up for that lock:
 * it is taken when everything else is written, or they would be written one after the other.
 */
export async function endParents(trx: Trx, { whole, parents }: Ended, now: Date): Promise<EndedJob[]> {
  const ended = [...whole]
  for (const id of parents) ended.push(...(await endParent(trx, id, now)))
  return ended
}

async function endParent(trx: Trx, id: string, now: Date): Promise<(EndedJob & { parent_id: null })[]> {
  await sql`select from jobs where id = ${id} for update`.execute(trx)
  const last = await sql`
    select from jobs where id = ${id} and ended_at is null
      and not exists (select from jobs where parent_id = ${id} and ended_at is null)`.execute(trx)
  if (last.rows.length === 0) return []
  const { rows } = await sql<EndedJob & { parent_id: null }>`
    update jobs set
      status = case when finished > 0 then 'finished' else 'failed' end,
      error = case when finished = 0 then
        concat_ws(' ', coalesce(payload ->> 'failure', 'Every part of the job failed.'), parts.reason) end,
      ended_at = ${now}
    from (
      select count(*) filter (where status = 'finished') as finished, mode() within group (order by error) as reason
      from jobs where parent_id = ${id}
    ) as parts
    where id = ${id}
    returning id, kind, organization_id, user_id, free_tier, status, error, meta, parent_id`.execute(trx)
  return rows
}

export async function requeueJobs(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update jobs set status = 'queued' where id = any (${ids}::uuid[]) and status = 'started'`.execute(db)
}

/** The ids of what has not begun of a job: itself, or its parts. */
export async function lockQueued(trx: Trx, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from jobs
    where (parent_id = ${id} or (id = ${id} and not exists (select from jobs where parent_id = ${id})))
      and status = 'queued'
    order by id for update`.execute(trx)
  return rows.map((row) => row.id)
}

/** Removes jobs that are nobody's part, with their parts. What is under way leaves no trace when it ends. */
export async function deleteJobs(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`select from jobs where parent_id = any (${ids}::uuid[]) order by id for update`.execute(trx)
  await sql`select from jobs where id = any (${ids}::uuid[]) order by id for update`.execute(trx)
  await sql`delete from jobs where id = any (${ids}::uuid[])`.execute(trx)
}

/**
 * Locks whatever of an owner's jobs a worker may still end, in the order in which everybody locks jobs. Who deletes the
 * owner begins with this, and so waits for workers that are about to write instead of standing in their way.
 */
export async function lockOpenJobs(trx: Trx, owner: 'organization_id' | 'user_id', id: number): Promise<void> {
  const open = sql`${sql.ref(owner)} = ${id} and ended_at is null`
  await sql`select from jobs where ${open} and parent_id is not null order by id for update`.execute(trx)
  await sql`select from jobs where ${open} and parent_id is null order by id for update`.execute(trx)
}

const OWN_JOBS_DAYS = 30

/** Jobs of nobody, such as those that send events: when they have ended, nobody reads them. */
export async function tidyOwnJobs(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - OWN_JOBS_DAYS * 86_400_000)
  await sql`
    delete from jobs where organization_id is null and parent_id is null and ended_at < ${before}`.execute(db)
}

/** Questions to the shared panel, with the answers, that ended before a day. What was counted for them stays. */
export async function deleteFreeJobsBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from jobs where free_tier and parent_id is null and ended_at < ${before}`.execute(db)
}

/** Mails that were sent or given up before a day. */
export async function deleteMailsBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from jobs where organization_id is null and kind = 'mail' and ended_at < ${before}`.execute(db)
}
