import type { Trx } from '../../platform/db/database.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { EnqueueOptions, Queue } from '../../platform/queue.ts'
import type { QueuedKind } from './kinds.ts'
import { insertJobs, type NewJob } from './store.ts'

export interface JobOwner {
  organization_id: number | null
  user_id: number | null
  free_tier: boolean
  /** Whose turn the work takes where it is nobody's job: it follows from what they did, and is never refused. */
  on_behalf_of?: number
  /** What a job that gathers, and is nobody's part, tells of itself. */
  meta?: Record<string, unknown>
}

/** Records jobs and queues them, in the caller's transaction. Returns their ids in the order of the payloads. */
export async function enqueueJobs<Payload>(
  trx: Trx,
  queue: Queue,
  kind: QueuedKind<Payload>,
  owner: JobOwner,
  payloads: readonly Payload[],
  now: Date,
): Promise<string[]> {
  const jobs = payloads.map((payload) => newJob(kind.name, owner, kind.payload.parse(payload), now))
  await insertAndQueue(trx, queue, kind, owner, [], jobs, now)
  return jobs.map((job) => job.id)
}

/** Records a job that gathers, with what it is about, and its parts, of which each is queued by itself. */
export async function enqueueGathering<Payload>(
  trx: Trx,
  queue: Queue,
  gathering: { name: string; failure: string },
  kind: QueuedKind<Payload>,
  owner: JobOwner,
  about: Record<string, unknown>,
  payloads: readonly Payload[],
  now: Date,
): Promise<{ job_id: string; part_ids: string[] }> {
  const whole = newJob(gathering.name, owner, { ...about, failure: gathering.failure }, now)
  whole.meta = { ...whole.meta, ...owner.meta }
  const parts = payloads.map((payload) => ({
    ...newJob(kind.name, owner, kind.payload.parse(payload), now),
    parent_id: whole.id,
  }))
  await insertAndQueue(trx, queue, kind, owner, [whole], parts, now)
  return { job_id: whole.id, part_ids: parts.map((part) => part.id) }
}

const newJob = (kind: string, owner: JobOwner, payload: unknown, now: Date): NewJob => ({
  id: uuidv7(now.getTime()),
  parent_id: null,
  organization_id: owner.organization_id,
  user_id: owner.user_id,
  kind,
  free_tier: owner.free_tier,
  payload,
  meta: owner.free_tier ? { free_tier: true } : {},
})

/** A parent comes before its parts: they refer to it. */
async function insertAndQueue(
  trx: Trx,
  queue: Queue,
  kind: EnqueueOptions & { name: string; batch_size?: number },
  owner: JobOwner,
  parents: readonly NewJob[],
  jobs: readonly NewJob[],
  now: Date,
): Promise<void> {
  const size = kind.batch_size ?? 1
  const batches = Array.from({ length: Math.ceil(jobs.length / size) }, (_, at) =>
    jobs.slice(at * size, (at + 1) * size).map(({ id }) => id),
  )
  await queue.enqueue(
    trx,
    { organization_id: owner.on_behalf_of ?? owner.organization_id, refusable: owner.organization_id !== null },
    batches.map((job_ids) => ({ job_ids, kind: kind.name })),
    kind,
  )
  // Afterwards: where too much waits, nothing has been written in vain.
  await insertJobs(trx, [...parents, ...jobs], now)
}
