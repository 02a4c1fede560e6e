import { batched } from '../../platform/batch.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Handlers, Principal } from '../../platform/contract/call.ts'
import { pageOf } from '../../platform/contract/paging.ts'
import type { Database } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import { cancelJob } from './cancel-job.ts'
import type * as contract from './contract.ts'
import type { CountingKind, Gathered, GatheringKind, OnEnded } from './kinds.ts'
import { presentJob, presentListedJob } from './present.ts'
import { countParts, findJobs, findParts, type JobRow, listJobs, type PartCounts, type PartRow } from './store.ts'

/** Callers poll a job a few times after it has ended, and then no more. */
const KEPT_JOBS = 1000

export interface JobsParts {
  database: Database
  clock: Clock
  gatherings: readonly (GatheringKind | CountingKind)[]
  onEnded?: OnEnded | undefined
}

export function jobsOperations({ database, clock, gatherings, onEnded }: JobsParts): Handlers<typeof contract> {
  const kinds = new Map(gatherings.map((kind) => [kind.name, kind]))
  const ofKind = (jobs: readonly JobRow[], method: 'gather' | 'count'): string[] =>
    jobs.filter((job) => method in (kinds.get(job.kind) ?? {})).map(({ id }) => id)
  const find = batched<string, Found | undefined>(async (ids) => {
    const jobs = await findJobs(database, [...new Set(ids)])
    const [gathered, counted] = [ofKind(jobs, 'gather'), ofKind(jobs, 'count')]
    const [parts, counts] = await Promise.all([
      gathered.length === 0 ? [] : findParts(database, gathered),
      counted.length === 0 ? [] : countParts(database, counted),
    ])
    const found = new Map(
      jobs.map((job): [string, Found] => [
        job.id,
        {
          job,
          parts: parts.filter((part) => part.parent_id === job.id),
          counts: counts.find(({ parent_id }) => parent_id === job.id) ?? NO_PARTS,
        },
      ]),
    )
    return ids.map((id) => found.get(id))
  })
  const gathered = ({ job, parts, counts }: Found): Gathered | undefined => {
    const kind = kinds.get(job.kind)
    if (kind === undefined) return undefined
    return 'gather' in kind ? kind.gather(job, parts, clock.now()) : kind.count(job, counts)
  }
  const present = (found: Found): ReturnType<typeof presentJob> => presentJob({ ...found.job, ...gathered(found) })
  // A job of the free tier that has ended never changes again, so a copy of it, as presented, is right for good. Other
  // jobs go with what they were about, when that is deleted.
  const ended = new Map<string, ReadJob>()
  const read = async (id: string): Promise<ReadJob | undefined> => {
    const kept = ended.get(id)
    if (kept !== undefined) return kept
    const found = await find(id)
    if (found === undefined) return undefined
    const readJob = { job: found.job, presented: present(found) }
    if (found.job.ended_at !== null && found.job.free_tier) {
      Object.freeze(readJob.presented)
      if (ended.size >= KEPT_JOBS) ended.delete(ended.keys().next().value!)
      ended.set(id, readJob)
    }
    return readJob
  }
  return {
    async get({ principal }, { job_id }) {
      const found = isUuid(job_id) ? await read(job_id.toLowerCase()) : undefined
      if (found === undefined || !mayRead(principal, found.job)) throw notAccessible()
      return found.presented
    },
    async cancel({ principal, transact }, { job_id }) {
      const found = isUuid(job_id) ? await read(job_id.toLowerCase()) : undefined
      if (found === undefined || !mayRead(principal, found.job)) throw notAccessible()
      const { id } = found.job
      const cancelled = await transact((trx) => cancelJob(trx, id, onEnded, clock.now()))
      const now = await read(id)
      if (now === undefined) throw notAccessible()
      return { ...now.presented, cancelled_count: cancelled }
    },
    async list({ principal }, { status, ...paging }) {
      const { rows, total } = await listJobs(database.db, principal.organization_id, status, paging)
      return { jobs: rows.map(presentListedJob), ...pageOf(rows, total, paging) }
    },
  }
}

interface Found {
  job: JobRow
  /** Of a job that gathers. */
  parts: readonly PartRow[]
  /** Of one that counts. */
  counts: PartCounts
}

const NO_PARTS: PartCounts = { total: 0, finished: 0, failed: 0 }

interface ReadJob {
  job: JobRow
  presented: ReturnType<typeof presentJob>
}

/** A free key belongs to a user, a paid one to an organization; what they may not read is as good as missing. */
function mayRead(principal: Principal, job: JobRow): boolean {
  return principal.kind === 'free'
    ? job.free_tier && job.user_id === principal.user_id
    : job.organization_id === principal.organization_id
}

const notAccessible = (): ServiceError => new ServiceError('job_not_accessible', 'There is no such job for this key.')
