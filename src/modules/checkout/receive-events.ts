import type { Clock } from '../../platform/clock.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import { invalidRequest } from '../../platform/errors.ts'
import type { Logger } from '../../platform/log.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { settled } from '../../platform/shared-cache.ts'
import type { CardProvider } from './card-provider.ts'
import { type EventHead, type Meaning, readEvent } from './read-event.ts'
import { claimEvent, noteOutcome } from './store.ts'
import { type Outcome, type TakeInParts, type TakenIn, takeInEvent } from './take-in-event.ts'

const TOLERANCE_SECONDS = 300

export interface EventParts {
  db: Db
  clock: Clock
  log: Logger
  secrets: Secrets
  provider: CardProvider
}

export interface Received {
  received: true
  outcome: Outcome
}

/**
 * Takes what the provider tells: the body as it came, and its signature. Each event has its effect once; one that fails has
 * none and is not noted, so that the provider's next attempt finds everything as before.
 */
export const receiveEvents =
  ({ db, clock, log, secrets, provider }: EventParts) =>
  async (body: string, signature: string | undefined): Promise<Received> => {
    const event = readEvent(await verified(provider, body, signature, clock.now()))
    if (event === undefined) {
      log.warn('the card provider sent what is no event')
      return { received: true, outcome: 'ignored' }
    }
    const now = clock.now()
    const { outcome, organization_id, changed } = await db
      .transaction()
      .execute(async (trx) => onceOnly(trx, event, { by: { provider: provider.name }, secrets, now }))
    log.info({ event: event.head.id, type: event.head.type, outcome, organization_id }, 'card provider event')
    if (changed) await settled()
    return { received: true, outcome }
  }

async function onceOnly(
  trx: Trx,
  event: { head: EventHead; meaning: Meaning | undefined },
  parts: TakeInParts,
): Promise<TakenIn> {
  const isNew = await claimEvent(trx, event.head, parts.now)
  if (!isNew) return { outcome: 'repeated', organization_id: null, changed: false }
  const taken = await takeInEvent(trx, event, parts)
  await noteOutcome(trx, event.head.id, taken.outcome, taken.organization_id)
  return taken
}

/** The event, if the provider has signed it within the last minutes. The body is trusted in nothing before that. */
async function verified(provider: CardProvider, body: string, signature: string | undefined, now: Date) {
  if (signature === undefined) throw invalidRequest('The header Stripe-Signature is missing.')
  const { webhooks } = await provider.client()
  const secret = provider.webhook_secret
  try {
    return await webhooks.constructEventAsync(body, signature, secret, TOLERANCE_SECONDS, undefined, now.getTime())
  } catch {
    throw invalidRequest('The signature is not one that the card provider has made for this body in the last minutes.')
  }
}
