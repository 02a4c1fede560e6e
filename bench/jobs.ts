/** What the queue costs: latency from commit to start on an idle service, and jobs a second when there are many. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { type App, createApp } from '../src/app.ts'
import { enqueueJobs, ping } from '../src/modules/jobs/index.ts'
import { openPopulation, preparePopulation, recipeOf } from '../src/modules/population/index.ts'
import { systemClock } from '../src/platform/clock.ts'
import { loadConfig } from '../src/platform/config.ts'
import type { Database } from '../src/platform/db/database.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { uuidv7 } from '../src/platform/ids.ts'
import { createLogger } from '../src/platform/log.ts'
import type { Benchmark, Figures } from './support/benchmark.ts'
import { cpuWithChildren, postmasterOf } from './support/cpu.ts'
import { median } from './support/processes.ts'
import { countStatements } from './support/statements.ts'

const SINGLE = 50
const MANY = 2000
/** How many answers of a question travel together. */
const TOGETHER = 50
/** Rounds of each alternate, so that what else the machine does meets all of them alike. */
const ROUNDS = 5
const RATIO = 'ratio of jobs to bare transactions'
const RATIO_TOGETHER = `ratio of jobs that travel together, ${TOGETHER} each, to bare transactions`
const owner = { organization_id: null, user_id: null, free_tier: false }

interface Bench {
  app: App
  database: Database
  postmaster: number
  counted: { readonly statements: number }
}

interface Round {
  per_second: number
  cpu_us: number
  postgres_us: number
  statements: number
}

async function benchJobs(): Promise<Figures> {
  const dir = await mkdtemp(path.join(tmpdir(), 'populace-bench-'))
  const config = loadConfig({ DATA_DIR: dir, POPULATION_SIZE: '1000', POPULATION_COUNTRIES: 'none' })
  const population = openPopulation((await preparePopulation(recipeOf(config), { dir })).artefact)
  const log = createLogger('error')
  const database = await openDatabase(config, 'service', log)
  const app = await createApp({ config, database, clock: systemClock, log, role: 'start', population })
  const counted = countStatements()
  try {
    await app.worker.start()
    await sql`create table bare (id uuid primary key, done boolean not null)`.execute(database.db)
    const bench = { app, database, postmaster: await postmasterOf(dir), counted }
    const latencies = await startLatencies(bench)
    const rounds: Record<'single' | 'together' | 'bare', Round>[] = []
    for (let i = 0; i < ROUNDS; i++) {
      rounds.push({
        single: await measured(bench, () => work(bench, 1)),
        together: await measured(bench, () => work(bench, TOGETHER)),
        bare: await measured(bench, () => bareTransactions(database, config.WORK_CONCURRENCY)),
      })
    }
    const of = (kind: keyof (typeof rounds)[0], what: keyof Round) => median(rounds.map((round) => round[kind][what]))
    const ratio = (kind: 'single' | 'together') =>
      median(rounds.map((round) => round[kind].per_second / round.bare.per_second)).toFixed(2)
    return {
      'start latency on an idle service, median (ms)': median(latencies),
      'start latency on an idle service, worst of 50 (ms)': Math.max(...latencies),
      'jobs a second, 8 at a time': Math.round(of('single', 'per_second')),
      'bare transactions a second, 8 at a time': Math.round(of('bare', 'per_second')),
      [RATIO]: ratio('single'),
      [`jobs a second, ${TOGETHER} travelling together`]: Math.round(of('together', 'per_second')),
      [RATIO_TOGETHER]: ratio('together'),
      'statements: a job, one travelling together, a bare transaction': inRow(of, 'statements', 2),
      'CPU of the process (µs): a job, one travelling together, a bare transaction': inRow(of, 'cpu_us', 0),
      'CPU of PostgreSQL (µs): a job, one travelling together, a bare transaction': inRow(of, 'postgres_us', 0),
    }
  } finally {
    await app.close()
    await database.close()
    await rm(dir, { recursive: true, force: true })
  }
}

type Of = (kind: 'single' | 'together' | 'bare', what: keyof Round) => number

const inRow = (of: Of, what: keyof Round, digits: number): string =>
  (['single', 'together', 'bare'] as const).map((kind) => of(kind, what).toFixed(digits)).join(', ')

const enqueue = ({ app, database }: Bench, count: number, batch_size = 1) =>
  database.db
    .transaction()
    .execute((trx) => enqueueJobs(trx, app.queue, { ...ping, batch_size }, owner, Array(count).fill({}), new Date()))

async function startLatencies(bench: Bench): Promise<number[]> {
  const latencies: number[] = []
  for (let i = 0; i < SINGLE; i++) {
    const [id] = await enqueue(bench, 1)
    const committed = Date.now()
    latencies.push((await startOf(bench.database, id!)) - committed)
  }
  return latencies
}

async function work(bench: Bench, batchSize: number): Promise<void> {
  await enqueue(bench, MANY, batchSize)
  while (await areOpen(bench.database)) await new Promise((resolve) => setTimeout(resolve, 20))
}

async function measured({ postmaster, counted }: Bench, run: () => Promise<void>): Promise<Round> {
  const before = {
    cpu: process.cpuUsage(),
    postgres: await cpuWithChildren(postmaster),
    statements: counted.statements,
  }
  const began = performance.now()
  await run()
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(before.cpu)
  return {
    per_second: MANY / seconds,
    cpu_us: (user + system) / MANY,
    postgres_us: (1000 * ((await cpuWithChildren(postmaster)) - before.postgres)) / MANY,
    statements: (counted.statements - before.statements) / MANY,
  }
}

async function startOf(database: Database, id: string): Promise<number> {
  for (;;) {
    const { rows } = await sql<{ started_at: Date | null; status: string }>`
      select started_at, status from jobs where id = ${id}`.execute(database.db)
    if (rows[0]!.status === 'finished') return rows[0]!.started_at!.getTime()
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

async function areOpen(database: Database): Promise<boolean> {
  const { rows } = await sql`select from jobs where ended_at is null limit 1`.execute(database.db)
  return rows.length > 0
}

/** The least that accepting and finishing a piece of work can cost: one transaction with two statements. */
async function bareTransactions(database: Database, connections: number): Promise<void> {
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let i = 0; i < MANY / connections; i++) {
        const id = uuidv7()
        await database.db.transaction().execute(async (trx) => {
          await sql`insert into bare values (${id}, false)`.execute(trx)
          await sql`update bare set done = true where id = ${id}`.execute(trx)
        })
      }
    }),
  )
}

export const jobs: Benchmark = {
  name: 'jobs',
  title: 'Jobs',
  reading: `Jobs of the kind \`ping\`, which do nothing, so that all of it is overhead. Start latency is from commit to the start of
the attempt, one job after the other on an idle service. Throughput is of 2,000 jobs queued in one transaction, until the
last has finished; each is an entry of the queue of its own, or, as the answers to a question are, one of fifty in an
entry. Jobs that end while a transaction is under way are written together by the next. The limit beside it is how many
empty transactions of one insert and one update the same PostgreSQL commits from as many connections. Rounds of the three
alternate, and figures are medians of five; queuing, and looking whether all have finished, count as the job's.`,
  run: async () => ({ figures: await benchJobs() }),
  guarded: { [RATIO]: 'higher', [RATIO_TOGETHER]: 'higher' },
}

if (import.meta.main) console.table((await jobs.run({})).figures)
