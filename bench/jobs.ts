/** What the queue costs: latency from commit to start on an idle service, and jobs a second when there are many. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { createApp } from '../src/app.ts'
import { enqueueJobs, ping } from '../src/modules/jobs/index.ts'
import { openPopulation, preparePopulation, recipeOf } from '../src/modules/population/index.ts'
import { systemClock } from '../src/platform/clock.ts'
import { loadConfig } from '../src/platform/config.ts'
import type { Database } from '../src/platform/db/database.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { uuidv7 } from '../src/platform/ids.ts'
import { createLogger } from '../src/platform/log.ts'
import { median } from './support/processes.ts'

const SINGLE = 50
const MANY = 2000
const owner = { organization_id: null, user_id: null, free_tier: false }

export async function benchJobs(): Promise<Record<string, number | string>> {
  const dir = await mkdtemp(path.join(tmpdir(), 'populace-bench-'))
  const config = loadConfig({ DATA_DIR: dir, POPULATION_SIZE: '1000', POPULATION_COUNTRIES: 'none' })
  const population = openPopulation((await preparePopulation(recipeOf(config), { dir })).artefact)
  const log = createLogger('error')
  const database = await openDatabase(config, 'service', log)
  const app = await createApp({ config, database, clock: systemClock, log, role: 'start', population })
  try {
    await app.worker.start()
    const enqueue = (count: number) =>
      database.db
        .transaction()
        .execute((trx) => enqueueJobs(trx, app.queue, ping, owner, Array(count).fill({}), new Date()))
    const latencies: number[] = []
    for (let i = 0; i < SINGLE; i++) {
      const [id] = await enqueue(1)
      const committed = Date.now()
      latencies.push((await startOf(database, id!)) - committed)
    }
    const began = performance.now()
    await enqueue(MANY)
    while ((await unfinished(database)) > 0) await new Promise((resolve) => setTimeout(resolve, 20))
    const perSecond = MANY / ((performance.now() - began) / 1000)
    const limit = await bareTransactions(database, config.WORK_CONCURRENCY)
    return {
      'start latency on an idle service, median (ms)': median(latencies),
      'start latency on an idle service, worst of 50 (ms)': Math.max(...latencies),
      'jobs a second, 8 at a time': Math.round(perSecond),
      'bare transactions a second, 8 at a time': Math.round(limit),
      'ratio of jobs to bare transactions': (perSecond / limit).toFixed(2),
    }
  } finally {
    await app.close()
    await database.close()
    await rm(dir, { recursive: true, force: true })
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

async function unfinished(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from jobs where ended_at is null`.execute(
    database.db,
  )
  return rows[0]!.count
}

/** The least that accepting and finishing a piece of work can cost: one transaction with two statements. */
async function bareTransactions(database: Database, connections: number): Promise<number> {
  await sql`create table bare (id uuid primary key, done boolean not null)`.execute(database.db)
  const began = performance.now()
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
  return MANY / ((performance.now() - began) / 1000)
}

if (import.meta.main) console.table(await benchJobs())
