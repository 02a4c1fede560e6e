import type { Trx } from '../../platform/db/database.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Queue } from '../../platform/queue.ts'
import type { JobKind } from './kinds.ts'
import { insertJobs } from './store.ts'

export interface JobOwner {
  organization_id: number | null
  user_id: number | null
  free_tier: boolean
}

/** Records jobs and queues them, in the caller's transaction. Returns their ids in the order of the payloads. */
export async function enqueueJobs<Payload>(
  trx: Trx,
  queue: Queue,
  kind: JobKind<Payload>,
  owner: JobOwner,
  payloads: readonly Payload[],
  now: Date,
): Promise<string[]> {
  const jobs = payloads.map((payload) => ({
    id: uuidv7(now.getTime()),
    parent_id: null,
    organization_id: owner.organization_id,
    user_id: owner.user_id,
    kind: kind.name,
    free_tier: owner.free_tier,
    payload: kind.payload.parse(payload),
    meta: owner.free_tier ? { free_tier: true } : {},
  }))
  await insertJobs(trx, jobs, now)
  await queue.enqueue(
    trx,
    jobs.map((job) => ({ job_id: job.id, kind: kind.name })),
    kind,
  )
  return jobs.map((job) => job.id)
}
