import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Chore } from '../../platform/housekeeping.ts'
import type { Logger } from '../../platform/log.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { createApi } from './api.ts'
import { createEvents, type Deliver } from './events.ts'
import { cardPages } from './pages.ts'
import { list, removeExpired } from './store.ts'
import { changeSubscription } from './subscriptions.ts'

/** A stand-in for Stripe that takes no money: its API, the pages that it sends browsers to, and its webhooks. */
export interface SandboxCardProvider {
  /** Answers what Stripe's library asks, without the network. */
  fetch: typeof globalThis.fetch
  secret_key: string
  webhook_secret: string
  pages(app: FastifyInstance): void
  /** Lets time pass for subscriptions that nobody looks at, tells what was not taken, and forgets what is over. */
  chores: Chore[]
}

export interface SandboxCardProviderParts {
  db: Db
  clock: Clock
  log: Logger
  secrets: Secrets
  base_url: string
  /** Hands an event to the service, and fails where the service does not take it. */
  deliver: Deliver
  /** Whether others than those on this machine may use its pages. */
  allow_remote: boolean
  /** Whether a browser says that a page from elsewhere sent the request. */
  isCrossSite(request: FastifyRequest): boolean
}

const SECRET_KEY = 'sk_test_sandbox'

export function createSandboxCardProvider(parts: SandboxCardProviderParts): SandboxCardProvider {
  const { db, clock, log, secrets, base_url, deliver, allow_remote, isCrossSite } = parts
  const signed = secrets.sign('sandbox-card-provider', 'webhook')
  const webhook_secret = `whsec_${signed.replace(/\W/g, '_')}`
  const events = createEvents({ db, clock, log, webhook_secret, deliver })
  return {
    fetch: createApi({ db, clock, log, base_url, secret_key: SECRET_KEY, events }),
    secret_key: SECRET_KEY,
    webhook_secret,
    pages: cardPages({ db, clock, events, allow_remote, isCrossSite }),
    chores: [
      async (_db, now) => {
        for (const { id, status } of await list(db, 'card.subscription')) {
          if (status === 'canceled') continue
          await db.transaction().execute((trx) => changeSubscription(trx, events, id, now))
        }
        await events.deliverDue()
        await removeExpired(db, now)
      },
    ],
  }
}
