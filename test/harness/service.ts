import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { type App, createApp } from '../../src/app.ts'
import { type Client, createClient } from '../../src/clients/sdk/index.ts'
import { insertMembership, insertOrganization, insertUser } from '../../src/modules/accounts/index.ts'
import type { Engine } from '../../src/modules/answering/index.ts'
import type { AnyJobKind } from '../../src/modules/jobs/index.ts'
import { defaultLiveScopes, freeScopes, mintKey } from '../../src/modules/keys/index.ts'
import type { Language } from '../../src/modules/models/index.ts'
import type { Person, Population } from '../../src/modules/population/index.ts'
import { ManualClock } from '../../src/platform/clock.ts'
import { loadConfig } from '../../src/platform/config.ts'
import type { Scope } from '../../src/platform/contract/contract.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { createLogger, type Logger } from '../../src/platform/log.ts'
import { createTestDatabase } from './database.ts'
import { testPopulation } from './population.ts'

export interface TestKey {
  api_key: string
  key_id: number
  organization_id: number
  org_uuid: string
  user_id: number
  email: string
}

export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape.
  body: any
}

export interface RequestOptions {
  key?: string | undefined
  json?: unknown
  body?: string | Uint8Array
  headers?: Record<string, string>
  /** Headers of somebody who is signed in with a browser. */
  person?: Record<string, string>
}

export interface Service {
  url: string
  app: App
  clock: ManualClock
  database: Database
  database_url: string | undefined
  client(key?: TestKey): Client
  /** A request as any HTTP client would send it. */
  request(method: string, path: string, options?: RequestOptions): Promise<Answer>
  createKey(options?: KeyOptions): Promise<TestKey>
  close(): Promise<void>
}

export interface KeyOptions {
  kind?: 'free' | 'live'
  scopes?: readonly Scope[]
  /** Another user of the same organization. */
  colleague_of?: TestKey
  role?: 'admin' | 'member'
  billing_mode?: 'free' | 'card_provider' | 'invoiced' | 'self_hosted'
}

export interface ServiceOptions {
  config?: Record<string, string>
  /** Who answers for the agents; a script when left out. */
  engine?: Engine
  kinds?: readonly AnyJobKind[]
  role?: 'start' | 'serve' | 'work'
  clock?: ManualClock
  log?: Logger
  /** Who the agents are; a small population when left out. */
  population?: Population
  /** Language models to ask. */
  language?: Language
  /** Let people who are not signed in ask the shared panel, as on a machine of one's own. */
  visitors?: boolean
  /** Share the database of another service, as a second process would. */
  beside?: Service
  /** A database of the test's own, which stays when the service goes. */
  database?: Database
}

/** The real app on a real database, listening on a port of its own, with a clock that stands still. */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  const given = options.database ?? options.beside?.database
  const own = given === undefined ? await createTestDatabase() : undefined
  const database = given ?? own!.database
  const dir = await mkdtemp(path.join(tmpdir(), 'populace-service-'))
  const clock = options.clock ?? options.beside?.clock ?? new ManualClock()
  const config = loadConfig({
    BASE_URL: 'http://localhost:3000',
    DATA_DIR: dir,
    SECRET_KEY: TEST_SECRET,
    ...options.config,
  })
  let visitor: string | undefined
  const app = await createApp({
    config,
    database,
    clock,
    log: options.log ?? createLogger(process.env.TEST_LOG ?? 'silent'),
    role: options.role ?? 'start',
    population: options.population ?? (await testPopulation()),
    engine: options.engine ?? scriptedEngine(),
    language: options.language ?? null,
    ...(options.kinds === undefined ? {} : { kinds: options.kinds }),
    ...(options.visitors
      ? { visitorKey: async () => (visitor ??= (await createTestKey(database, clock, { kind: 'free' })).api_key) }
      : {}),
  })
  await app.http.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(app.http.server.address() as { port: number }).port}`

  return {
    url,
    app,
    clock,
    database,
    database_url: own?.url ?? options.beside?.database_url,
    client: (key) =>
      createClient({ base_url: url, max_retries: 0, ...(key === undefined ? {} : { api_key: key.api_key }) }),
    request: (method, target, request) => send(`${url}${target}`, method, request),
    createKey: (keyOptions) => createTestKey(database, clock, keyOptions),
    async close() {
      await app.close()
      await own?.drop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

export async function send(
  url: string,
  method: string,
  { key, json, body, headers = {}, person = {} }: RequestOptions = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...person,
      ...headers,
    },
    ...(json === undefined ? (body === undefined ? {} : { body: body as BodyInit }) : { body: JSON.stringify(json) }),
    redirect: 'manual',
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  return { status: response.status, headers: response.headers, body: isJson && text !== '' ? JSON.parse(text) : text }
}

export const TEST_SECRET = 'a secret key that only the tests know'

let people = 0

export async function createTestKey(
  database: Database,
  clock: ManualClock,
  options: KeyOptions = {},
): Promise<TestKey> {
  const { kind = 'live', role = 'admin' } = options
  const now = clock.now()
  const email = `person${++people}@example.com`
  return database.db.transaction().execute(async (trx) => {
    const user = (await insertUser(trx, email, now))!
    const organization =
      options.colleague_of === undefined
        ? await insertOrganization(trx, {
            name: `Organization ${people}`,
            billing_mode: options.billing_mode ?? (kind === 'free' ? 'free' : 'self_hosted'),
            ...(kind === 'live' ? { tier: 'self_hosted' } : {}),
            now,
          })
        : { id: options.colleague_of.organization_id, uuid: options.colleague_of.org_uuid }
    await insertMembership(trx, organization.id, user.id, role, now)
    const { api_key, row } = await mintKey(trx, {
      kind,
      organization_id: organization.id,
      user_id: user.id,
      scopes: options.scopes ?? (kind === 'free' ? freeScopes : defaultLiveScopes),
      created_by: 'operator',
      now,
    })
    return {
      api_key,
      key_id: row.id,
      organization_id: organization.id,
      org_uuid: organization.uuid,
      user_id: user.id,
      email,
    }
  })
}

/** Agents who say their names: enough for everything around a question. */
export const scriptedEngine = (
  reply: (person: Person, question: string) => string | Promise<string> = ({ first_name }, question) =>
    `${first_name} says no to: ${question}`,
): Engine => ({
  name: 'scripted',
  async answer({ question, panel }, member) {
    const { person } = panel[member]!
    return {
      reply: await reply(person, question),
      value: null,
      confidence: 'low',
      words: null,
      understood: { type: 'open', options: [], about: [], expected_error_points: 50, nearest_validated_questions: [] },
      meta: { engine: 'scripted', method: 'script', knowledge_version: 'none', population_version: person.version },
    }
  },
  close: async () => {},
})

/**
 * Makes the database refuse the next `times` attempts to record jobs, each after the rest of its work was done. Sequences
 * keep their place when a transaction is undone, so the count is right whoever comes first.
 */
export async function failJobs(
  database: Database,
  times: number,
  /** What went wrong, as PostgreSQL names it: an exception of somebody's, unless told otherwise. */
  code = 'P0001',
): Promise<{ met(): Promise<number> }> {
  await sql`create sequence if not exists test_faults`.execute(database.db)
  await sql`
    create or replace function test_fault() returns trigger language plpgsql as $$
    begin
      if nextval('test_faults') <= TG_ARGV[0]::bigint then
        raise exception 'secret table api_keys is on fire' using errcode = TG_ARGV[1];
      end if;
      return null;
    end $$`.execute(database.db)
  await sql`drop trigger if exists test_fault on jobs`.execute(database.db)
  await sql`select setval('test_faults', 1, false)`.execute(database.db)
  await sql
    .raw(
      `create trigger test_fault after insert on jobs for each statement execute function test_fault('${times}', '${code}')`,
    )
    .execute(database.db)
  return {
    async met() {
      const { rows } = await sql<{ calls: number }>`
        select case when is_called then last_value else 0 end::int as calls from test_faults`.execute(database.db)
      return Math.min(times, rows[0]!.calls)
    },
  }
}
