import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { contracts } from './contracts.ts'
import { accountsOperations } from './modules/accounts/index.ts'
import { administrationOperations } from './modules/administration/index.ts'
import {
  type AgentDirectory,
  agentPortrait,
  agentsOperations,
  createDirectory,
  panelFaces,
  presentAgent,
} from './modules/agents/index.ts'
import type { Engine } from './modules/answering/index.ts'
import { assistantsOperations, forgetAssistants } from './modules/assistants/index.ts'
import { auditOperations } from './modules/audit/index.ts'
import {
  billingOperations,
  createLedger,
  createUpgradeLinks,
  type Ledger,
  tiersOperations,
} from './modules/billing/index.ts'
import { checkoutOperations } from './modules/checkout/index.ts'
import { directQuestionsOperations, onQuestionEnded, questionSummary } from './modules/direct-questions/index.ts'
import { estimatesOperations } from './modules/estimates/index.ts'
import { type AgentSearch, createSearch, filtersOperations } from './modules/filters/index.ts'
import { freeAnswer, freeQuestion, freeTierOperations, openSharedPanel } from './modules/free-tier/index.ts'
import { groupsOperations } from './modules/groups/index.ts'
import { type AnyJobKind, jobsOperations, type OnEnded, ping, tidyOwnJobs, Worker } from './modules/jobs/index.ts'
import { createAuthenticator, keysOperations } from './modules/keys/index.ts'
import { agentLives, livesOperations } from './modules/lives/index.ts'
import { type MediaStore, mediaOperations, openMediaStore, removeFiles } from './modules/media/index.ts'
import { type Language, languageModelsOf, modelsOperations, tidyModelCalls } from './modules/models/index.ts'
import { onboardingOperations } from './modules/onboarding/index.ts'
import {
  countryNames,
  listVersions,
  openPopulation,
  type Population,
  registerVersion,
  reopenPopulation,
} from './modules/population/index.ts'
import {
  agentAnswersOperations,
  createPanels,
  questionAnswer,
  questionKind,
  questionsOperations,
} from './modules/questions/index.ts'
import {
  onRequestEnded,
  type Reading,
  requestsOperations,
  researchRequest,
  translateByModel,
} from './modules/requests/index.ts'
import { sessionsOperations } from './modules/sessions/index.ts'
import {
  completionKind,
  onCompletionEnded,
  sharedReports,
  studiesOperations,
  studyStep,
} from './modules/studies/index.ts'
import { composeThesis, onThesisEnded, thesesOperations, thesisKind } from './modules/theses/index.ts'
import { trustOperations } from './modules/trust/index.ts'
import { announceEnded, tidyWebhookDeliveries, webhookDelivery, webhooksOperations } from './modules/webhooks/index.ts'
import { zeitgeistOperations } from './modules/zeitgeist/index.ts'
import { composePeople, type People } from './people.ts'
import type { Clock } from './platform/clock.ts'
import { type Config, isLoopback } from './platform/config.ts'
import { listOperations } from './platform/contract/call.ts'
import { listContracts } from './platform/contract/contract.ts'
import { createDoor } from './platform/contract/door.ts'
import type { Database } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import { startHousekeeping } from './platform/housekeeping.ts'
import { joinInstallation, loadSecrets } from './platform/installation.ts'
import { createRateLimits, type RateLimits } from './platform/limits/rate-limits.ts'
import type { Logger } from './platform/log.ts'
import { createMetrics, type Metrics } from './platform/metrics.ts'
import { openQueue, type Queue } from './platform/queue.ts'
import type { Secrets } from './platform/secrets.ts'
import { createSendOutside } from './platform/send-outside.ts'
import { retentionChores } from './retention.ts'
import { createPageCalls } from './surfaces/http/page-calls.ts'
import { appPages, appViews, readWebApp } from './surfaces/http/pages/app/index.ts'
import { docsPages } from './surfaces/http/pages/docs.ts'
import { healthPages } from './surfaces/http/pages/health.ts'
import { portraitPages } from './surfaces/http/pages/portrait.ts'
import { sharedPages } from './surfaces/http/pages/shared.ts'
import { closeServer, createHttpServer } from './surfaces/http/server.ts'
import { mcpPages } from './surfaces/mcp/http.ts'
import { openApiDocument } from './surfaces/openapi/document.ts'
import { version } from './version.ts'

export { version } from './version.ts'

export interface AppParts {
  config: Config
  database: Database
  clock: Clock
  log: Logger
  /** `start` does both, `serve` answers requests, `work` runs jobs. */
  role: 'start' | 'serve' | 'work'
  /** Who the agents are. */
  population: Population
  /** Whoever answers for the agents. A process that only serves queues questions, and needs none. */
  engine?: Engine
  /** Language models to ask; a process that has none does without. */
  language?: Language | null
  /** Where what happens is counted; a registry of the app's own when left out. */
  metrics?: Metrics
  /** The key of the local free account, with which visitors ask who are not signed in; undefined where there is none. */
  visitorKey?: () => Promise<string | undefined>
  /** Job kinds beside the built-in ones. */
  kinds?: readonly AnyJobKind[]
}

export interface App {
  http: FastifyInstance
  worker: Worker
  queue: Queue
  /** Stops taking requests and jobs, waits for those under way, and lets go of the queue; the database stays open. */
  close(): Promise<void>
}

/** The composition root: everything is built here and handed down; no module reaches for anything by itself. */
export async function createApp(parts: AppParts): Promise<App> {
  const { config, database, clock, log, role } = parts
  await migrate(database)
  const secrets = await loadSecrets(config)
  const presence = await joinInstallation(database, secrets, clock.now())
  const limits = {
    clock,
    most_waiting: config.QUEUE_MAX_JOBS,
    most_waiting_organization: config.QUEUE_MAX_JOBS_ORGANIZATION,
  }
  const options = { lease_seconds: config.JOB_LEASE_SECONDS, supervise: role !== 'serve', limits }
  let queue: Queue | undefined
  try {
    queue = await openQueue(database, options, log)
    const app = await assemble(parts, secrets, queue)
    return { ...app, close: () => app.close().finally(() => presence.close()) }
  } catch (error) {
    // Left open, the queue would go on looking after a database that is about to be closed.
    await queue?.close()
    await presence.close()
    throw error
  }
}

async function assemble(parts: AppParts, secrets: Secrets, queue: Queue): Promise<App> {
  const { config, database, clock, log, role, engine, language = null, kinds = [] } = parts
  const { db } = database
  const metrics = parts.metrics ?? createMetrics()
  const health = healthPages({
    checks: [
      { name: 'database', run: () => sql`select 1`.execute(db).then(() => database.kind) },
      { name: 'queue', run: () => queue.depth().then(({ queued }) => `${queued} queued`) },
      { name: 'population', run: async () => `${parts.population.version}, ${parts.population.size} agents` },
    ],
    log,
    metrics,
    metrics_token: config.METRICS_TOKEN,
    queueDepth: queue.depth,
  })
  const directory = await directoryOf(parts)
  const media = openMediaStore(config, log)
  const stopping = new AbortController()
  const upgrade_links = createUpgradeLinks(secrets, config.BASE_URL)
  const ledger = createLedger({
    free_questions_per_cycle: config.FREE_QUESTIONS_PER_CYCLE,
    upgrade_links,
    agent_answer_price_cents: config.AGENT_ANSWER_PRICE_CENTS,
  })
  // What a sentence says and nobody has is told its author, not refused.
  const search = createSearch({ directory, strict: false })
  const endings = [
    onCompletionEnded,
    onRequestEnded(ledger),
    onThesisEnded(ledger),
    onQuestionEnded(queue),
    announceEnded({ queue }),
  ]
  const onEnded: OnEnded = async (trx, jobs, now) => {
    for (const follow of endings) await follow(trx, jobs, now)
  }
  const countries = countryNames(parts.population)
  // What reads briefs is loaded with the first of them: a start does without.
  const reading = async () => ({ ...(await import('./modules/briefs/index.ts')), countries })
  const shared = { directory, media, search, ledger, reading, onEnded, stopping: stopping.signal }
  const compose = composeThesis({ language, search, countries })
  const limits = limitsOf(parts)
  const people = composePeople({ config, database, clock, log, secrets, queue, limits })
  const { operations, door, pages, views } = await apiOf(parts, secrets, queue, limits, people, shared)
  const http = await createHttpServer({
    operations: role === 'work' ? [] : operations,
    door,
    base_url: config.BASE_URL,
    views,
    log,
    metrics,
    pages: role === 'work' ? [health] : [...pages, health],
    max_requests: config.HTTP_MAX_REQUESTS,
    max_body_bytes: config.MAX_BODY_BYTES,
    max_file_bytes: config.MEDIA_MAX_BYTES,
    cors_origins: config.CORS_ORIGINS,
    trust_proxy: config.TRUST_PROXY,
  })
  const worker = new Worker({
    database,
    queue,
    kinds: [
      ping,
      ...(engine === undefined
        ? []
        : [
            freeAnswer({ engine, directory }),
            questionAnswer({ engine, panelOf: createPanels({ db, directory, media }) }),
            researchRequest({
              db,
              clock,
              directory,
              search,
              engine,
              ledger,
              reading,
              translate: language === null ? undefined : translateByModel({ language, search, reading }),
            }),
          ]),
      thesisKind({ database, directory, search, ledger, clock, compose }),
      questionSummary({ db, directory, language }),
      studyStep({ db, directory, language }),
      webhookDelivery({
        db,
        secrets,
        clock,
        send: createSendOutside({ allow_private: config.WEBHOOK_ALLOW_PRIVATE }),
      }),
      ...people.kinds,
      ...kinds,
    ],
    onEnded,
    clock,
    log,
    metrics,
    concurrency: config.WORK_CONCURRENCY,
    hand: language === null ? 'entry' : 'job',
    lease_seconds: config.JOB_LEASE_SECONDS,
  })
  const housekeeping =
    role === 'serve'
      ? undefined
      : startHousekeeping(db, clock, log, [
          tidyModelCalls,
          tidyWebhookDeliveries,
          tidyOwnJobs,
          () => removeFiles(db, media, log),
          ...retentionChores(config),
          ...people.chores,
        ])
  return {
    http,
    worker,
    queue,
    async close() {
      const graceMs = config.SHUTDOWN_GRACE_SECONDS * 1000
      housekeeping?.stop()
      // Whoever listens to events is told to connect again, to another process.
      stopping.abort()
      await closeServer(http, graceMs)
      await worker.stop(graceMs)
      await queue.close()
    },
  }
}

/** The agents of this population and of earlier ones, by the ids that they keep. */
async function directoryOf({ config, database, clock, population }: AppParts): Promise<AgentDirectory> {
  const registered = await registerVersion(database.db, population, clock.now())
  return createDirectory({
    db: database.db,
    current: population,
    registered,
    known: await listVersions(database.db),
    openEarlier: async ({ recipe }) => {
      const artefact = await reopenPopulation(recipe, path.join(config.DATA_DIR, 'population'))
      return artefact && openPopulation(artefact)
    },
  })
}

/** What operations and jobs share. */
interface SharedParts {
  directory: AgentDirectory
  media: MediaStore
  search: AgentSearch
  ledger: Ledger
  reading: () => Promise<Reading>
  onEnded: OnEnded
  stopping: AbortSignal
}

/** How streams of events behave. */
const FOLLOW = { poll_ms: 500, most_ms: 15 * 60_000, per_organization: 20 }

const limitsOf = ({ config, database, clock }: AppParts): RateLimits =>
  createRateLimits(database, clock, {
    questions: { limit: config.FREE_QUESTIONS_PER_MINUTE, window_seconds: 60 },
    polling: { limit: config.FREE_POLLS_PER_MINUTE, window_seconds: 60 },
    register_ip: { limit: config.REGISTER_PER_HOUR_IP, window_seconds: 3600 },
    register_email: { limit: config.REGISTER_PER_HOUR_EMAIL, window_seconds: 3600 },
    register_account: { limit: config.REGISTER_PER_HOUR_ACCOUNT, window_seconds: 3600 },
    register_install: { limit: config.REGISTER_PER_HOUR_INSTALL, window_seconds: 3600 },
    mail_email: { limit: config.MAIL_PER_HOUR_EMAIL, window_seconds: 3600 },
    invite_email: { limit: config.MAIL_PER_HOUR_EMAIL, window_seconds: 3600 },
    mail_ip: { limit: config.MAIL_PER_HOUR_IP, window_seconds: 3600 },
    sign_in_ip: { limit: config.SIGN_IN_PER_HOUR_IP, window_seconds: 3600 },
    connect_ip: { limit: config.CONNECT_PER_HOUR_IP, window_seconds: 3600 },
  })

/** Every operation with what it needs, the door in front of them, and the pages for people. */
async function apiOf(
  parts: AppParts,
  secrets: Secrets,
  queue: Queue,
  limits: RateLimits,
  people: People,
  shared: SharedParts,
) {
  const { config, database, clock, log, population, language = null } = parts
  const { directory, media, search, ledger, reading, onEnded, stopping } = shared
  const { db } = database
  const base_url = config.BASE_URL
  const lifeOf = agentLives(directory)
  const free_questions_per_cycle = config.FREE_QUESTIONS_PER_CYCLE
  const byKey = createAuthenticator(database, clock, log, base_url)
  const question_kind = freeQuestion(config.FREE_PARTIAL_AFTER_SECONDS)
  const question_max_characters = config.QUESTION_MAX_CHARACTERS
  const asking = { db, ledger, queue, directory, language, base_url, question_max_characters }
  const counting = billingOperations({ database, limits, free_questions_per_cycle, currency: config.BILLING_CURRENCY })
  const auditing = auditOperations(db)
  const requests = requestsOperations({
    db,
    directory,
    ledger,
    search,
    queue,
    reading,
    base_url,
    sync_ms: config.REQUEST_SYNC_SECONDS * 1000,
    stopping,
  })
  const { me, ...keyOperations } = keysOperations(database)
  const searching = filtersOperations({ directory, strict: config.API_V1_STRICT_INVALID_FILTERS, base_url })
  const operations = listOperations(contracts, {
    onboarding: onboardingOperations({
      limits,
      secrets,
      base_url,
      sign_up: config.SIGN_UP,
      sign_in: people.provider_sign_in,
    }),
    free: freeTierOperations({
      ledger,
      queue,
      panel: await openSharedPanel(db, population, directory.at, clock.now()),
      question_kind,
      question_max_characters,
    }),
    questions: {
      ...questionsOperations(question_max_characters, language),
      ...directQuestionsOperations(asking),
    },
    groups: {
      ...groupsOperations({ db, directory, ledger, strict: config.API_V1_STRICT_INVALID_FILTERS, base_url }),
      preview: requests.preview,
      fromDescription: requests.fromDescription,
    },
    studies: studiesOperations({
      ...asking,
      search: searching.search,
      service_version: version,
      follow: { ...FOLLOW, stopping },
    }),
    requests,
    theses: thesesOperations({ db, ledger, queue, base_url }),
    zeitgeist: zeitgeistOperations(asking),
    media: mediaOperations({ db, store: media, max_bytes: config.MEDIA_MAX_BYTES }),
    webhooks: webhooksOperations({ db, queue, secrets, allow_private: config.WEBHOOK_ALLOW_PRIVATE }),
    jobs: jobsOperations({
      database,
      clock,
      gatherings: [question_kind, questionKind, completionKind],
      onEnded,
    }),
    agents: {
      ...agentsOperations(directory, base_url),
      ...livesOperations({ directory, lifeOf }),
      ...searching.agents,
      ...agentAnswersOperations({ db, directory, base_url }),
    },
    filters: searching.filters,
    me: { get: me },
    billing: {
      usage: counting.usage,
      events: counting.events,
      downloadEvents: counting.downloadEvents,
      downloadUsage: counting.downloadUsage,
    },
    operations: { get: counting.getOperation, list: counting.listOperations },
    models: modelsOperations(db, config),
    estimates: estimatesOperations({
      db,
      config,
      language_models: languageModelsOf(config),
      population,
      engine: parts.engine,
    }),
    trust: trustOperations(population),
    account: {
      auditLog: auditing.accountAuditLog,
      ...sessionsOperations({ db, secrets }),
      ...keyOperations,
      ...assistantsOperations(db),
      ...accountsOperations({
        db,
        limits,
        mailer: people.mailer,
        media,
        base_url,
        version,
        new_organizations: config.NEW_ORGANIZATIONS,
        forgetAssistants,
      }),
      ...checkoutOperations({
        db,
        secrets,
        provider: people.card_provider,
        base_url,
        currency: config.BILLING_CURRENCY,
        agent_answer_price_cents: config.AGENT_ANSWER_PRICE_CENTS,
      }),
    },
    admin: {
      ...tiersOperations(db),
      ...administrationOperations({ config, database, clock, queue, population, media, onEnded, version }),
      auditLog: auditing.auditLog,
    },
  })
  // Where others reach the service, nobody asks without saying who they are.
  const visitorKey = isLoopback(base_url) ? parts.visitorKey : undefined
  const door = createDoor({
    db,
    clock,
    log,
    secrets,
    limits,
    // A key says more plainly who calls than a cookie, which a browser sends along unasked.
    authenticate: ({ authorization, session, organization, visitor }) => {
      if (authorization !== undefined) return byKey(authorization)
      if (session !== undefined) return people.sessions.authenticate(session, organization)
      if (!visitor || visitorKey === undefined) return byKey(undefined)
      return visitorKey().then((key) => byKey(key && `Bearer ${key}`))
    },
  })
  const app = {
    calls: createPageCalls(operations, door),
    base_url,
    web: readWebApp(),
    installation: {
      version,
      population: { version: population.version, size: population.size, countries: population.countries.length },
      panel: panelFaces(directory),
      sign_in: people.provider_sign_in !== undefined || people.email_sign_in !== undefined,
      sandbox_payments: people.sandboxes.card_provider,
      visitors: (await visitorKey?.()) !== undefined,
    },
  }
  return {
    operations,
    door,
    views: appViews(app),
    pages: [
      ...people.pages(operations, door),
      docsPages({ base_url, openapi: () => openApiDocument(listContracts(contracts), { version, base_url }) }),
      appPages(app, {
        find: async (reference) => {
          const agent = await directory.find(reference)
          return agent && presentAgent(agent, base_url)
        },
        async life(reference) {
          const agent = await directory.find(reference)
          return agent && lifeOf(agent)
        },
      }),
      portraitPages(async (reference) => {
        const agent = await directory.find(reference)
        return agent && agentPortrait(agent)
      }),
      sharedPages({ base_url, read: sharedReports({ db, directory, clock }) }),
      mcpPages({
        operations,
        door,
        log,
        base_url,
        version,
        cors_origins: config.CORS_ORIGINS,
        max_body_bytes: config.MAX_BODY_BYTES,
        max_file_bytes: config.MEDIA_MAX_BYTES,
      }),
    ],
  }
}
