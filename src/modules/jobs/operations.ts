import { batched } from '../../platform/batch.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Handlers, Principal } from '../../platform/contract/call.ts'
import { pageOf } from '../../platform/contract/paging.ts'
import type { Database } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import type * as contract from './contract.ts'
import type { GatheringKind } from './kinds.ts'
import { presentJob, presentListedJob } from './present.ts'
import { findJobs, findParts, type JobRow, listJobs, type PartRow } from './store.ts'

/** Callers poll a job a few times after it has ended, and then no more. */
const KEPT_JOBS = 1000

export function jobsOperations(
  database: Database,
  clock: Clock,
  gatherings: readonly GatheringKind[],
): Handlers<typeof contract> {
  const kinds = new Map(gatherings.map((kind) => [kind.name, kind]))
  const find = batched<string, Found | undefined>(async (ids) => {
    const rows = new Map((await findJobs(database, [...new Set(ids)])).map((job) => [job.id, { job, parts: [] }]))
    const found = new Map<string, Found>(rows)
    const whole = [...rows.values()].filter(({ job }) => kinds.has(job.kind)).map(({ job }) => job.id)
    const parts = whole.length === 0 ? [] : await findParts(database, whole)
    for (const id of whole)
      found.set(id, { job: found.get(id)!.job, parts: parts.filter((part) => part.parent_id === id) })
    return ids.map((id) => found.get(id))
  })
  const present = ({ job, parts }: Found): ReturnType<typeof presentJob> => {
    const kind = kinds.get(job.kind)
    return presentJob(kind === undefined ? job : { ...job, ...kind.gather(job, parts, clock.now()) })
  }
  // A job that has ended never changes again, so a copy of it, as presented, is right for good.
  const ended = new Map<string, ReadJob>()
  const read = async (id: string): Promise<ReadJob | undefined> => {
    const kept = ended.get(id)
    if (kept !== undefined) return kept
    const found = await find(id)
    if (found === undefined) return undefined
    const readJob = { job: found.job, presented: present(found) }
    if (found.job.ended_at !== null) {
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
}

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
