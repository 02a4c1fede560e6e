import { sql } from 'kysely'
import { createDirectory } from '../../src/modules/agents/index.ts'
import { createLedger } from '../../src/modules/billing/index.ts'
import type { Brief, PlannedQuestion } from '../../src/modules/briefs/index.ts'
import { createSearch } from '../../src/modules/filters/index.ts'
import { Worker } from '../../src/modules/jobs/index.ts'
import { registerVersion } from '../../src/modules/population/index.ts'
import { onRequestEnded, type RequestParts, researchRequest } from '../../src/modules/requests/index.ts'
import { createLogger } from '../../src/platform/log.ts'
import { createMetrics } from '../../src/platform/metrics.ts'
import { testPopulation } from './population.ts'
import { scriptedPanel } from './scripted-panel.ts'
import { type RequestOptions, startService, type TestKey } from './service.ts'

const understood: Brief = {
  filters: { country: 'US' },
  quotas: [],
  screening: [],
  group_size: null,
  objective: 'whether they like tea',
  questions: [],
  understood: [],
  assumed: [],
  ignored: [],
  missing: [],
  clarifying_questions: [],
  refusal: null,
}

/** A text that is read as the test says. Added to another, it settles what it names and leaves the rest. */
export const reads = (brief: Partial<Brief>): string => `${SCRIPT}${JSON.stringify(brief)}`
const SCRIPT = 'As follows: '

/** A reader whose every brief a test can foretell. */
const reading: RequestParts['reading'] = async () => ({
  readBrief: ({ texts }) =>
    Object.assign({ ...understood }, ...texts.map(({ text }) => JSON.parse(text.slice(SCRIPT.length)))),
  planQuestions: ({ given, count }) =>
    Array.from(
      { length: count },
      (_, at): PlannedQuestion => ({
        position: at + 1,
        role: 'opening',
        purpose: 'To begin with.',
        question: given[at] ?? "Don't you love tea?",
        format: { type: 'open' },
        source: at < given.length ? 'given' : 'planned',
      }),
    ),
  studyTitle: (objective, audience) => `${objective}: ${audience}`.slice(0, 120),
  countries: ['US'],
})

/** A service that takes requests, and workers of the test's own, who read as the test says. */
export async function startRequests() {
  const panel = scriptedPanel()
  const service = await startService({ engine: panel.engine })
  const { database, clock, app } = service
  const { db } = database
  const population = await testPopulation()
  const directory = createDirectory({
    db,
    current: population,
    registered: await registerVersion(db, population, clock.now()),
    openEarlier: async () => undefined,
  })
  const ledger = createLedger({
    free_questions_per_cycle: 0,
    upgrade_links: { create: () => '', check: () => 'invalid' },
    agent_answer_price_cents: 1,
  })
  const search = createSearch({ directory, strict: false })
  const parts: RequestParts = { db, clock, directory, search, engine: panel.engine, ledger, reading }
  const worker = (changed: Partial<RequestParts> = {}) =>
    new Worker({
      database,
      queue: app.queue,
      kinds: [researchRequest({ ...parts, ...changed })],
      onEnded: onRequestEnded(ledger),
      clock,
      log: createLogger(process.env.TEST_LOG ?? 'silent'),
      metrics: createMetrics(),
      concurrency: 4,
      hand: 'entry',
      lease_seconds: 60,
    })
  const drain = () => worker().drain()
  /** Attempts that wait for their delay are due now. */
  const hurry = () => sql`update queue.job set start_after = now() where state = 'retry'`.execute(db)
  const [key, stranger] = [await service.createKey(), await service.createKey()]
  const send = (method: string, path: string, json?: unknown, of: TestKey = key, options: RequestOptions = {}) =>
    service.request(method, `/v1${path}`, { key: of.api_key, ...(json === undefined ? {} : { json }), ...options })
  return { service, panel, parts, worker, drain, hurry, key, stranger, send }
}

export type Requests = Awaited<ReturnType<typeof startRequests>>

/** The next time that a request comes to its step `step`, the database refuses to write it, with all that goes with it. */
export async function failStep({ service: { database } }: Requests, step: number): Promise<void> {
  await sql`create sequence if not exists request_faults`.execute(database.db)
  await sql`select setval('request_faults', 1, false)`.execute(database.db)
  await sql`
    create or replace function request_fault() returns trigger language plpgsql as $$
    begin
      if new.step = TG_ARGV[0]::int and nextval('request_faults') = 1 then raise exception 'the power is out'; end if;
      return new;
    end $$`.execute(database.db)
  await sql`drop trigger if exists request_fault on research_requests`.execute(database.db)
  await sql
    .raw(
      `create trigger request_fault before update on research_requests for each row execute function request_fault('${step}')`,
    )
    .execute(database.db)
}
