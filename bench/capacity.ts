/** How far one PostgreSQL carries: the statements of real questions, sent again over more and more connections. */
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { createApp } from '../src/app.ts'
import { createClient } from '../src/clients/sdk/index.ts'
import { createEmbeddedEngine, type Engine, openFinder } from '../src/modules/answering/index.ts'
import { loadKnowledge } from '../src/modules/knowledge/index.ts'
import { openPopulation, type Population, preparePopulation, recipeOf } from '../src/modules/population/index.ts'
import { systemClock } from '../src/platform/clock.ts'
import { loadConfig } from '../src/platform/config.ts'
import { clusterUrl, findCluster } from '../src/platform/db/bundled-cluster.ts'
import type { Database } from '../src/platform/db/database.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { connectPool } from '../src/platform/db/pool.ts'
import { createLogger } from '../src/platform/log.ts'
import { makeTenants } from './load/tenants.ts'
import type { Benchmark, Figures } from './support/benchmark.ts'
import { cpuWithChildren, postmasterOf } from './support/cpu.ts'
import { recordStatements, replay, type Statement, transactionsIn } from './support/recorded-statements.ts'

const AGENTS = 12
const QUESTIONS = 10
const CONNECTIONS = [2, 5, 10, 20]
const BARE_MS = 1000

const log = createLogger('error')

/** A server, the database that questions were recorded on, and how it stood before. */
interface Recorded {
  server: Database
  postmaster: number
  urlOf(database: string): string
  statements: readonly Statement[]
  answers: number
}

async function benchCapacity(): Promise<Figures> {
  const dir = await mkdtemp(path.join(tmpdir(), 'populace-bench-'))
  const config = loadConfig({ DATA_DIR: dir, POPULATION_SIZE: '5000', POPULATION_COUNTRIES: 'none' })
  const population = openPopulation((await preparePopulation(recipeOf(config), { dir })).artefact)
  const server = await openDatabase(config, 'service', log)
  try {
    const cluster = (await findCluster(dir))!
    const urlOf = (database: string) => clusterUrl(cluster, database)
    const recorded = {
      server,
      urlOf,
      postmaster: await postmasterOf(dir),
      ...(await record(server, urlOf, population)),
    }
    const levels: Level[] = []
    for (const connections of CONNECTIONS) levels.push(await drive(recorded, connections))
    return figuresOf(recorded, levels)
  } finally {
    await server.close()
    await rm(dir, { recursive: true, force: true })
  }
}

/** Questions are asked through the API and answered by the worker, one after the other. */
async function record(server: Database, urlOf: Recorded['urlOf'], population: Population) {
  const knowledge = loadKnowledge()
  const finder = openFinder(knowledge)
  const engine = createEmbeddedEngine({ population, knowledge, finder })
  await finder.ready
  try {
    await sql.raw('create database recorded').execute(server.db)
    const { api_key, group_id } = await withApp(urlOf('recorded'), population, engine, async (app, database) => {
      const [key] = await makeTenants(database, 'live', 1)
      const client = createClient({ base_url: app.url, api_key: key! })
      const { group } = await client.groups.recruit({ name: 'Twelve', group_size: AGENTS, country: 'US' })
      return { api_key: key!, group_id: group.uuid }
    })
    await sql.raw('create database before template recorded').execute(server.db)
    return await withApp(urlOf('recorded'), population, engine, async (app, database) => {
      const client = createClient({ base_url: app.url, api_key })
      const recording = recordStatements()
      let statements: Statement[]
      try {
        for (let nth = 0; nth < QUESTIONS; nth++) {
          await client.questions.askGroup({
            group_id,
            question: `Would you buy a garden shed in the next ${nth + 2} months?`,
          })
          await app.drain()
        }
      } finally {
        statements = recording.stop()
      }
      return { statements, answers: await countAnswers(database) }
    })
  } finally {
    await engine.close()
  }
}

interface Serving {
  url: string
  drain(): Promise<void>
}

async function withApp<T>(
  url: string,
  population: Population,
  engine: Engine,
  use: (app: Serving, database: Database) => Promise<T>,
): Promise<T> {
  const config = loadConfig({ DATABASE_URL: url, SECRET_KEY: 'a secret key for as long as this is measured' })
  const database = connectPool('external', url, 4, log)
  const app = await createApp({ config, database, clock: systemClock, log, role: 'start', population, engine })
  try {
    const base = await app.http.listen({ host: '127.0.0.1', port: 0 })
    return await use({ url: base, drain: async () => void (await app.worker.drain()) }, database)
  } finally {
    await app.close()
    await database.close()
  }
}

const countAnswers = async ({ db }: Pick<Database, 'db'>): Promise<number> => {
  const { rows } = await sql<{ answers: number }>`select count(*)::int as answers from answers`.execute(db)
  return rows[0]!.answers
}

interface Level {
  connections: number
  questions_per_second: number
  /** Busy cores. */
  postgres: number
  driver: number
  postgres_ms: number
  wal_bytes: number
  bare_per_second: number
}

/** Each connection has a copy of the database as it was, so that what it sends meets what it met before. */
async function drive(recorded: Recorded, connections: number): Promise<Level> {
  const { server, urlOf, statements, postmaster, answers } = recorded
  const names = Array.from({ length: connections }, (_, nth) => `copy_${nth}`)
  for (const name of names) await sql.raw(`create database ${name} template before`).execute(server.db)
  const clients = names.map((name) => new pg.Client({ connectionString: urlOf(name) }))
  try {
    for (const client of clients) await client.connect()
    await sql.raw('checkpoint').execute(server.db)
    const before = { postgres: await cpuWithChildren(postmaster), own: process.cpuUsage(), wal: await walOf(server) }
    const began = performance.now()
    await Promise.all(clients.map((client) => replay(client, statements)))
    const seconds = (performance.now() - began) / 1000
    const { user, system } = process.cpuUsage(before.own)
    const postgres = (await cpuWithChildren(postmaster)) - before.postgres
    const wal = (await walOf(server)) - before.wal
    for (const client of clients) {
      const { rows } = await client.query('select count(*)::int as answers from answers')
      if (rows[0].answers !== answers) throw new Error(`${rows[0].answers} answers came of it, not ${answers}`)
    }
    const questions = connections * QUESTIONS
    return {
      connections,
      questions_per_second: questions / seconds,
      postgres: postgres / 1000 / seconds,
      driver: (user + system) / 1e6 / seconds,
      postgres_ms: postgres / questions,
      wal_bytes: wal / questions,
      bare_per_second: await bareTransactions(clients),
    }
  } finally {
    await Promise.all(clients.map((client) => client.end()))
    for (const name of names) await sql.raw(`drop database ${name}`).execute(server.db)
  }
}

const walOf = async ({ db }: Database): Promise<number> => {
  const { rows } = await sql<{ wal: number }>`
    select (pg_current_wal_insert_lsn() - '0/0')::float8 as wal`.execute(db)
  return rows[0]!.wal
}

/** The least that a transaction can write: one row, and the commit. */
async function bareTransactions(clients: readonly pg.Client[]): Promise<number> {
  for (const client of clients) await client.query('create table bare (id bigint primary key)')
  const began = performance.now()
  let done = 0
  await Promise.all(
    clients.map(async (client) => {
      for (let id = 0; performance.now() - began < BARE_MS; id++) {
        await client.query({ name: 'bare', text: 'insert into bare values ($1)', values: [id] })
        done += 1
      }
    }),
  )
  return (1000 * done) / (performance.now() - began)
}

const MOST = 'questions a second at most'
const RATIO = 'their transactions a second, ratio to bare ones of one row over as many connections'

function figuresOf({ statements }: Recorded, levels: readonly Level[]): Figures {
  const most = levels.reduce((best, level) => (level.questions_per_second > best.questions_per_second ? level : best))
  const transactions = transactionsIn(statements) / QUESTIONS
  const row = (of: (level: Level) => string) => levels.map(of).join(', ')
  return {
    [`a question to ${AGENTS} agents: statements, transactions`]: `${(statements.length / QUESTIONS).toFixed(1)}, ${transactions.toFixed(1)}`,
    'the same: CPU of PostgreSQL (ms), write-ahead log (KB)': `${most.postgres_ms.toFixed(1)}, ${(most.wal_bytes / 1000).toFixed(0)}`,
    [`questions a second over ${CONNECTIONS.join(', ')} connections`]: row((level) =>
      level.questions_per_second.toFixed(1),
    ),
    [`busy cores of PostgreSQL, of whoever sends (${availableParallelism()} there are)`]: row(
      (level) => `${level.postgres.toFixed(2)} + ${level.driver.toFixed(2)}`,
    ),
    [MOST]: `${most.questions_per_second.toFixed(1)}, over ${most.connections} connections`,
    'questions a second for each busy core of PostgreSQL': (most.questions_per_second / most.postgres).toFixed(1),
    'bare transactions a second over as many connections': row((level) => level.bare_per_second.toFixed(0)),
    [RATIO]: ((most.questions_per_second * transactions) / most.bare_per_second).toFixed(2),
  }
}

export const capacity: Benchmark = {
  name: 'capacity',
  title: 'How far one PostgreSQL carries',
  reading: `What the service sends to PostgreSQL for ${QUESTIONS} questions to twelve agents, from the request to the last summary on the
embedded engine, is recorded and sent again, statement for statement, over more and more connections at once, without
engine, API and worker. Each connection has a copy of the database as it was before, and as many answers as recorded must come
of it. Copies do not wait for each other's rows, so that this is what cores, the log and commits carry; whoever sends is on
the same machine. A bare transaction inserts one row by a prepared statement.`,
  run: async () => ({ figures: await benchCapacity() }),
  guarded: { [RATIO]: 'higher' },
}

if (import.meta.main) console.table((await capacity.run()).figures)
