/** One that serves, some that work, and the PostgreSQL between them, each a process whose CPU is its own. */
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Client, createClient } from '../../src/clients/sdk/index.ts'
import { loadConfig } from '../../src/platform/config.ts'
import { clusterUrl, findCluster } from '../../src/platform/db/bundled-cluster.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { openDatabase } from '../../src/platform/db/open.ts'
import { createLogger } from '../../src/platform/log.ts'
import { makeTenants } from '../load/tenants.ts'
import { cpuOf, cpuWithChildren, postmasterOf } from './cpu.ts'
import { type Running, startPopulace } from './processes.ts'

export interface Fleet {
  dir: string
  database: Database
  client: Client
  postmaster: number
  server: Running
  /** Starts so many workers, and comes back when they are warm. */
  work(count: number): Promise<Running[]>
  stop(): Promise<void>
}

/** What every part has used of the processor, in milliseconds. */
export interface FleetCpu {
  workers: number
  server: number
  postgres: number
}

const log = createLogger('error')
const PEOPLE = { POPULATION_SIZE: '20000', POPULATION_COUNTRIES: 'none', LOG_LEVEL: 'error' }

export async function startFleet(dir: string, settings: Record<string, string> = {}): Promise<Fleet> {
  const database = await openDatabase(loadConfig({ DATA_DIR: dir, DATABASE_POOL_SIZE: '2' }), 'service', log)
  const shared = {
    DATABASE_URL: clusterUrl((await findCluster(dir))!, 'populace'),
    SECRET_KEY: 'a secret key that all processes of the fleet share',
  }
  const given = { ...PEOPLE, ...shared, ...settings }
  const server = await startPopulace(dir, given, 'serve')
  const [api_key] = await makeTenants(database, 'live', 1)
  const client = createClient({ base_url: server.url, api_key: api_key! })
  return {
    dir,
    database,
    client,
    server,
    postmaster: await postmasterOf(dir),
    async work(count) {
      const workers = await Promise.all(Array.from({ length: count }, () => startPopulace(dir, given, 'work')))
      for (const { pid } of workers) await untilQuiet(pid)
      return workers
    },
    async stop() {
      await server.stop()
      await database.close()
    },
  }
}

/** A worker loads its engine a while after its start; what comes then should not be measured with it. */
async function untilQuiet(pid: number): Promise<void> {
  await delay(4000)
  for (let before = await cpuOf(pid), tries = 0; tries < 40; tries++) {
    await delay(500)
    const now = await cpuOf(pid)
    if (now - before < 50) return
    before = now
  }
}

export async function fleetCpu({ server, postmaster }: Fleet, workers: readonly Running[]): Promise<FleetCpu> {
  const [serving, postgres, ...working] = await Promise.all([
    cpuOf(server.pid),
    cpuWithChildren(postmaster),
    ...workers.map(({ pid }) => cpuOf(pid)),
  ])
  return { server: serving, postgres, workers: working.reduce((sum, ms) => sum + ms, 0) }
}

export const cpuBetween = (before: FleetCpu, after: FleetCpu): FleetCpu => ({
  workers: after.workers - before.workers,
  server: after.server - before.server,
  postgres: after.postgres - before.postgres,
})

export async function untilAllEnded({ db }: Database, lookMs = 25): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from jobs where ended_at is null limit 1`.execute(db)
    if (rows.length === 0) return
    await delay(lookMs)
  }
}

/** Everything must have gone as it should: a failure would be quick. */
export async function refuseFailures({ db }: Database): Promise<void> {
  const { rows } = await sql<{ error: string }>`select error from jobs where status = 'failed' limit 1`.execute(db)
  if (rows.length > 0) throw new Error(`A job failed: ${rows[0]!.error}`)
}
