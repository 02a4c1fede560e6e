import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type App, createApp } from '../../src/app.ts'
import { type Client, createClient } from '../../src/clients/sdk/index.ts'
import { insertMembership, insertOrganization, insertUser } from '../../src/modules/accounts/index.ts'
import type { FreePanel } from '../../src/modules/free-tier/index.ts'
import type { AnyJobKind } from '../../src/modules/jobs/index.ts'
import { enqueueJobs, ping } from '../../src/modules/jobs/index.ts'
import { defaultLiveScopes, freeScopes, mintKey } from '../../src/modules/keys/index.ts'
import type { Population } from '../../src/modules/population/index.ts'
import { ManualClock } from '../../src/platform/clock.ts'
import { loadConfig } from '../../src/platform/config.ts'
import type { Scope } from '../../src/platform/contract/contract.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { createLogger, type Logger } from '../../src/platform/log.ts'
import type { Queue } from '../../src/platform/queue.ts'
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
  panel?: (queue: Queue) => FreePanel
  kinds?: readonly AnyJobKind[]
  role?: 'start' | 'serve' | 'work'
  clock?: ManualClock
  log?: Logger
  /** Who the agents are; a small population when left out. */
  population?: Population
  /** Share the database of another service, as a second process would. */
  beside?: Service
}

/** The real app on a real database, listening on a port of its own, with a clock that stands still. */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  const own = options.beside === undefined ? await createTestDatabase() : undefined
  const database = own?.database ?? options.beside!.database
  const dir = await mkdtemp(path.join(tmpdir(), 'populace-service-'))
  const clock = options.clock ?? options.beside?.clock ?? new ManualClock()
  const config = loadConfig({
    BASE_URL: 'http://localhost:3000',
    DATA_DIR: dir,
    SECRET_KEY: 'a secret key that only the tests know',
    ...options.config,
  })
  const app = await createApp({
    config,
    database,
    clock,
    log: options.log ?? createLogger(process.env.TEST_LOG ?? 'silent'),
    role: options.role ?? 'start',
    population: options.population ?? (await testPopulation()),
    ...(options.panel === undefined ? {} : { panel: options.panel }),
    ...(options.kinds === undefined ? {} : { kinds: options.kinds }),
  })
  await app.http.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(app.http.server.address() as { port: number }).port}`

  return {
    url,
    app,
    clock,
    database,
    database_url: own?.url ?? options.beside?.database_url,
    client: (key) => createClient({ base_url: url, ...(key === undefined ? {} : { api_key: key.api_key }) }),
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
  { key, json, body, headers = {} }: RequestOptions = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(json === undefined ? (body === undefined ? {} : { body: body as BodyInit }) : { body: JSON.stringify(json) }),
    redirect: 'manual',
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  return { status: response.status, headers: response.headers, body: isJson && text !== '' ? JSON.parse(text) : text }
}

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

/** A panel of twelve whose job only comes back: enough for everything around a question. */
export const scriptedPanel = (queue: Queue): FreePanel => ({
  async ask(trx, { organization_id, user_id }, question, now) {
    const owner = { organization_id, user_id, free_tier: true }
    const [job_id] = await enqueueJobs(trx, queue, ping, owner, [{ note: question.slice(0, 200) }], now)
    const agents = Array.from({ length: 12 }, (_, index) => ({
      id: index + 1,
      uuid: `00000000-0000-4000-8000-00000000000${index}`,
    }))
    return { group_id: 1, job_id: job_id!, agents }
  },
})
