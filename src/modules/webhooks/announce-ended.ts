import type { Trx } from '../../platform/db/database.ts'
import type { Queue } from '../../platform/queue.ts'
import { enqueueJobs, type JobOwner, type OnEnded, type QueuedKind } from '../jobs/index.ts'
import { type DeliveryPayload, webhookDeliveryQueued } from './deliver-event.ts'
import { insertJobDeliveries, type QueuedDelivery } from './store.ts'

/**
 * Tells the webhooks of the jobs' organizations, in the transaction that ends the jobs: the event exists when, and only
 * when, the job has ended. However many jobs there are, it is one statement to find that nobody wants to know, and a
 * handful otherwise.
 */
export const announceEnded =
  ({ queue }: { queue: Queue }): OnEnded =>
  async (trx, jobs, now) => {
    const told = jobs.filter(({ organization_id }) => organization_id !== null)
    if (told.length === 0) return
    const ids = told.map(({ id }) => id)
    await queueDeliveries(trx, queue, webhookDeliveryQueued, await insertJobDeliveries(trx, ids, now), now)
  }

/** Nobody's: sending an event is no job that anybody asked for, and is itself not told of. */
const NOBODY: JobOwner = { organization_id: null, user_id: null, free_tier: false }

export async function queueDeliveries(
  trx: Trx,
  queue: Queue,
  kind: QueuedKind<DeliveryPayload>,
  deliveries: readonly QueuedDelivery[],
  now: Date,
): Promise<void> {
  for (const [on_behalf_of, own] of Map.groupBy(deliveries, ({ organization_id }) => organization_id)) {
    const payloads = own.map(({ id }) => ({ delivery_id: id }))
    await enqueueJobs(trx, queue, kind, { ...NOBODY, on_behalf_of }, payloads, now)
  }
}
