import { createHmac } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { Logger } from '../../platform/log.ts'
import { newId, seconds } from './objects.ts'
import { list, remove, save } from './store.ts'
import type { News } from './subscription-life.ts'

const API_VERSION = '2026-10-28.endive'
const KEPT_MS = 3 * 86_400_000

/** Hands an event to the service, and fails where the service does not take it. */
export type Deliver = (body: string, signature: string) => Promise<unknown>

export interface EventParts {
  db: Db
  clock: Clock
  log: Logger
  webhook_secret: string
  deliver: Deliver
}

export interface Events {
  /** Notes what happened in the transaction in which it happens. */
  record(trx: Trx, news: readonly News[], now: Date): Promise<void>
  /** Tells the service what it does not know yet. It never fails: what is not taken is kept for the next time. */
  deliverDue(): Promise<void>
}

/**
 * Events, told at least once and in their order as long as they are taken. Several processes may tell the same one:
 * receivers of Stripe's events must bear with that, too.
 */
export function createEvents({ db, clock, log, webhook_secret, deliver }: EventParts): Events {
  let running: Promise<void> | undefined
  let again = false

  async function deliverOne(payload: object): Promise<boolean> {
    const body = JSON.stringify(payload)
    const time = seconds(clock.now())
    const digest = createHmac('sha256', webhook_secret).update(`${time}.${body}`).digest('hex')
    try {
      await deliver(body, `t=${time},v1=${digest}`)
      return true
    } catch (error) {
      log.warn(
        { err: (error as Error).message },
        'an event of the sandbox card provider was not taken; it is told again',
      )
      return false
    }
  }

  async function deliverAll(): Promise<void> {
    const tried = new Set<string>()
    do {
      again = false
      for (const { id, payload } of await list(db, 'card.event')) {
        if (tried.has(id)) continue
        tried.add(id)
        if (await deliverOne(payload)) await remove(db, 'card.event', id)
      }
    } while (again)
  }

  return {
    async record(trx, news, now) {
      for (const [place, { type, object }] of news.entries()) {
        const id = newId('evt')
        const payload = {
          id,
          object: 'event',
          api_version: API_VERSION,
          created: seconds(now),
          data: { object },
          livemode: false,
          pending_webhooks: 1,
          request: { id: null, idempotency_key: null },
          type,
        }
        await save(trx, 'card.event', { id, place, payload }, now, new Date(now.getTime() + KEPT_MS))
      }
    },
    deliverDue() {
      // Whoever takes an event may come back with a call of the API before it has answered: that must not wait for itself.
      if (running !== undefined) again = true
      running ??= deliverAll()
        .catch((error: Error) => log.warn({ err: error.message }, 'events of the sandbox card provider wait'))
        .finally(() => {
          running = undefined
        })
      return running
    },
  }
}
