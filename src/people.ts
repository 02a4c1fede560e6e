import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createUpgradeLinks, ensureSampleTier } from './modules/billing/index.ts'
import {
  type CardProvider,
  createCardProvider,
  invoiceClosedCycles,
  receiveEvents,
  tidyCheckouts,
} from './modules/checkout/index.ts'
import { answer } from './modules/connections/contract.ts'
import { connectionsOperations, createConnections, tidyConnections } from './modules/connections/index.ts'
import { createEmailSignIn, type EmailSignIn, tidyEmailLinks } from './modules/email-sign-in/index.ts'
import type { AnyJobKind } from './modules/jobs/index.ts'
import { configuredMail, type Mailer } from './modules/mail/index.ts'
import { createSessions, type Sessions, tidySessions } from './modules/sessions/index.ts'
import { configuredSignIn, type ProviderSignIn, tidySignIns } from './modules/sign-in/index.ts'
import type { Clock } from './platform/clock.ts'
import { type Config, type Sandboxes, sandboxesOf } from './platform/config.ts'
import { listOperations, type Operation } from './platform/contract/call.ts'
import type { Door } from './platform/contract/door.ts'
import type { Database } from './platform/db/database.ts'
import type { Chore } from './platform/housekeeping.ts'
import type { RateLimits } from './platform/limits/rate-limits.ts'
import type { Logger } from './platform/log.ts'
import type { Queue } from './platform/queue.ts'
import type { Secrets } from './platform/secrets.ts'
import { createSandboxCardProvider } from './sandbox/card-provider/index.ts'
import { createDevelopmentProvider, tidyDevelopmentProvider } from './sandbox/identity-provider/index.ts'
import { warnOfExposure } from './sandbox/warn-of-exposure.ts'
import { isCrossSite } from './surfaces/http/cookies.ts'
import { createPageCalls } from './surfaces/http/page-calls.ts'
import { cardWebhook } from './surfaces/http/pages/card-webhook.ts'
import { formPages } from './surfaces/http/pages/forms.ts'
import { loginPages } from './surfaces/http/pages/login.ts'
import { oauthAuthorizePages } from './surfaces/http/pages/oauth-authorize.ts'
import { oauthEndpoints } from './surfaces/http/pages/oauth-endpoints.ts'
import { scriptPages } from './surfaces/http/pages/scripts.ts'
import { upgradePages } from './surfaces/http/pages/upgrade.ts'

export interface PeopleParts {
  config: Config
  database: Database
  clock: Clock
  log: Logger
  secrets: Secrets
  queue: Queue
  limits: RateLimits
}

type Page = (app: FastifyInstance) => void | Promise<void>

/**
 * The part of the composition root that is about people: who they are, how they sign in, what they pay. `app.ts` takes its
 * operations, jobs, chores and pages from here.
 */
export interface People {
  sandboxes: Sandboxes
  sessions: Sessions
  /** Undefined where there is no identity provider. */
  provider_sign_in: ProviderSignIn | undefined
  /** Undefined where no mail can be sent. */
  mailer: Mailer | undefined
  email_sign_in: EmailSignIn | undefined
  /** Undefined where nobody can pay by card. */
  card_provider: CardProvider | undefined
  kinds: AnyJobKind[]
  chores: Chore[]
  /** The pages for people; they reach operations by the same door as everybody. */
  pages(operations: readonly Operation[], door: Door): Page[]
}

export function composePeople({ config, database, clock, log, secrets, queue, limits }: PeopleParts): People {
  const { db } = database
  const sandboxes = sandboxesOf(config)
  warnOfExposure(sandboxes, config, log)
  const sessions = createSessions({
    database,
    clock,
    days: config.SESSION_DAYS,
    new_organizations: config.NEW_ORGANIZATIONS,
  })
  const development = sandboxes.identity_provider
    ? createDevelopmentProvider({
        base_url: config.BASE_URL,
        db,
        clock,
        log,
        secrets,
        allow_remote: config.ALLOW_SANDBOX,
      })
    : undefined
  const provider_sign_in = configuredSignIn({
    config,
    db,
    clock,
    log,
    secrets,
    limits,
    sessions,
    development,
  })
  const { mailer, kinds: mailKinds } = configuredMail({ config, outbox: sandboxes.outbox, clock, log, secrets, queue })
  const email_sign_in =
    mailer &&
    createEmailSignIn({
      db,
      clock,
      sessions,
      mailer,
      limits,
      sign_up: config.SIGN_UP,
      new_organizations: config.NEW_ORGANIZATIONS,
      base_url: config.BASE_URL,
    })
  const login = {
    base_url: config.BASE_URL,
    provider: provider_sign_in,
    email: email_sign_in,
    signOut: sessions.close,
  }
  const connections = createConnections({ db, clock, limits, base_url: config.BASE_URL })
  const connecting = listOperations({ answer }, connectionsOperations(db, config.BASE_URL))
  const upgrade_links = createUpgradeLinks(secrets, config.BASE_URL)
  const checkUpgradeLink = (org: string, token: string) => upgrade_links.check(org, token, clock.now())
  const cardSandbox = sandboxes.card_provider
    ? createSandboxCardProvider({
        db,
        clock,
        log,
        secrets,
        base_url: config.BASE_URL,
        allow_remote: config.ALLOW_SANDBOX,
        isCrossSite,
        // Without the way over HTTP, so that it leads to the service also from a process that serves none.
        deliver: async (body, signature) => receiveCardEvents?.(body, signature),
      })
    : undefined
  const card_provider = createCardProvider(config, cardSandbox)
  const receiveCardEvents = card_provider && receiveEvents({ db, clock, log, secrets, provider: card_provider })
  const cardPages: Page[] = receiveCardEvents === undefined ? [] : [cardWebhook({ receive: receiveCardEvents })]
  if (cardSandbox !== undefined) {
    cardPages.push(async (app) => {
      // Out of the box there is something to buy, too.
      await ensureSampleTier(db, clock.now())
      cardSandbox.pages(app)
    })
  }
  const cardChores = [
    ...(card_provider === undefined ? [] : [invoiceClosedCycles(card_provider, config.BILLING_CURRENCY, log)]),
    ...(cardSandbox?.chores ?? []),
  ]
  return {
    sandboxes,
    sessions,
    provider_sign_in,
    mailer,
    email_sign_in,
    card_provider,
    kinds: [...mailKinds],
    chores: [
      tidySessions,
      tidySignIns,
      tidyEmailLinks,
      tidyDevelopmentProvider,
      tidyCheckouts,
      tidyConnections,
      ...cardChores,
    ],
    pages(operations, door) {
      const calls = createPageCalls(operations, door)
      return [
        formPages(
          operations.filter(({ contract }) => contract.id === 'account.switchOrganization'),
          calls,
        ),
        scriptPages(config.BASE_URL),
        loginPages({ ...login, outbox: sandboxes.outbox ? path.join(config.DATA_DIR, 'outbox') : undefined }, calls),
        upgradePages({ ...login, checkUpgradeLink }, calls),
        oauthEndpoints(connections),
        oauthAuthorizePages(connections, createPageCalls([...operations, ...connecting], door)),
        ...(development === undefined ? [] : [development.pages]),
        ...cardPages,
      ]
    },
  }
}
