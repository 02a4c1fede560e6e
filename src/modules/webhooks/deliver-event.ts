import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { SealedColumn } from '../../platform/sealed.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { OutsideFailure, type SendOutside } from '../../platform/send-outside.ts'
import { type JobKind, PassingFailure, type QueuedKind } from '../jobs/index.ts'
import { eventBody } from './present.ts'
import { type Attempted, attemptedWith, isGone } from './rules.ts'
import { signedHeaders } from './signing.ts'
import {
  type AddressedDelivery,
  type DeliveryEnd,
  disableWebhooks,
  endDeliveries,
  findDelivery,
  recordAttempt,
} from './store.ts'

/** What the secrets of webhooks are sealed for. */
export const SEALED_FOR = 'webhook secret'
export const sealedWebhookSecrets: SealedColumn = {
  table: 'webhook_endpoints',
  key: ['id'],
  column: 'sealed_secret',
  purpose: SEALED_FOR,
}
/** Sent only to see whether it arrives, and so only once. */
export const TEST_EVENT = 'webhook.test'

const payload = z.object({ delivery_id: z.string() })
export type DeliveryPayload = z.infer<typeof payload>

/**
 * A minute after the first attempt, then after ever longer, in all for 8 to 15 hours: a receiver that is being repaired
 * overnight has not missed anything.
 */
export const webhookDeliveryQueued: QueuedKind<DeliveryPayload> = {
  name: 'webhook_delivery',
  payload,
  retry_limit: 9,
  retry_delay_seconds: 60,
  retry_delay_max_seconds: 6 * 3600,
  expire_seconds: 60,
  lane: 'outside',
}

/** A test is not sent again when it fails. */
export const webhookTestQueued: typeof webhookDeliveryQueued = { ...webhookDeliveryQueued, retry_limit: 0 }

export interface DeliveryParts {
  db: Db
  secrets: Secrets
  clock: Clock
  send: SendOutside
}

/** What is written when an event has ended, and the webhook that is not to be sent anything again. */
interface EndRecord extends DeliveryEnd {
  gone_webhook_id: number | null
}

/** Sends one event to one webhook. Killed between the two, a worker has sent it and another one sends it again. */
export const webhookDelivery = ({ db, secrets, clock, send }: DeliveryParts): JobKind<DeliveryPayload, EndRecord> => ({
  ...webhookDeliveryQueued,
  async run({ delivery_id }, { attempt, signal }) {
    const delivery = await findDelivery(db, delivery_id)
    // Deleted together with its webhook.
    if (delivery === undefined || delivery.status !== 'queued') return { result: { sent: false } }
    if (!delivery.enabled) return { result: { sent: false }, record: dropped(delivery_id) }
    const attempted = await attemptToSend(delivery, secrets, send, clock.now(), signal)
    const last = attempt > webhookDeliveryQueued.retry_limit || delivery.type === TEST_EVENT
    if (attempted.passing && !last) {
      await recordAttempt(db, delivery_id, attempted)
      throw new PassingFailure(attempted.error!)
    }
    return { result: { sent: attempted.error === null }, record: ended(delivery, attempted) }
  },
  async record(trx, records, now) {
    // Webhooks before their events: the order in which deleting a webhook locks them.
    const gone = records.flatMap(({ gone_webhook_id }) => gone_webhook_id ?? [])
    if (gone.length > 0) await disableWebhooks(trx, gone, now)
    await endDeliveries(trx, records, now)
  },
})

const dropped = (id: string): EndRecord => ({
  id,
  status: 'failed',
  tried: false,
  response_status: null,
  error: 'The webhook was disabled before this was received.',
  gone_webhook_id: null,
})

const ended = ({ id, webhook_endpoint_id }: AddressedDelivery, attempted: Attempted): EndRecord => ({
  id,
  status: attempted.error === null ? 'delivered' : 'failed',
  tried: true,
  response_status: attempted.response_status,
  error: attempted.error,
  gone_webhook_id: isGone(attempted) ? webhook_endpoint_id : null,
})

async function attemptToSend(
  delivery: AddressedDelivery,
  secrets: Secrets,
  send: SendOutside,
  now: Date,
  signal: AbortSignal,
): Promise<Attempted> {
  const secret = secrets.open(SEALED_FOR, Buffer.from(delivery.sealed_secret))
  if (secret === undefined) {
    const error = 'The secret of the webhook can no longer be read, because the SECRET_KEY was changed; make a new one.'
    return { response_status: null, error, passing: false }
  }
  const body = eventBody(delivery)
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Populace',
    ...signedHeaders(secret, delivery.id, now, body),
  }
  try {
    return attemptedWith(await send({ url: delivery.url, headers, body, signal }))
  } catch (error) {
    // A worker that stops is not the receiver's fault: the attempt is not held against it.
    if (!(error instanceof OutsideFailure) || signal.aborted) throw error
    return { response_status: null, error: error.message, passing: error.passing }
  }
}
