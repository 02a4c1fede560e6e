/** GET /v1/jobs/{job_id} through authentication, the rate limit and the database, against bare servers in the same run. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { enqueueJobs, ping } from '../src/modules/jobs/index.ts'
import { findKey, hashKey } from '../src/modules/keys/index.ts'
import { loadConfig } from '../src/platform/config.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { createLogger } from '../src/platform/log.ts'
import { openQueue } from '../src/platform/queue.ts'
import { median, startBareServer, startPopulace } from './support/processes.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const CONNECTIONS = 32

export interface PollingResult {
  bare_http: number
  bare_fastify: number
  polling: number
  bare_query: number
}

export async function benchPolling(): Promise<Record<string, number | string>> {
  const dir = await mkdtemp(path.join(tmpdir(), 'populace-bench-'))
  const service = await startPopulace(dir, { FREE_POLLS_PER_MINUTE: '1000000000' })
  const { key, job_id } = await prepareJob(dir)
  const headers = { authorization: `Bearer ${key}` }
  const sample = await (await fetch(`${service.url}/v1/jobs/${job_id}`, { headers })).text()
  const http = await startBareServer('http', sample.length)
  const bare = await startBareServer('fastify', sample.length)
  const rates: Record<string, number[]> = { http: [], fastify: [], populace: [] }
  try {
    for (let round = 0; round < ROUNDS; round++) {
      rates.http!.push(await load(`${http.url}/v1/jobs/${job_id}`, {}))
      rates.fastify!.push(await load(`${bare.url}/v1/jobs/${job_id}`, {}))
      rates.populace!.push(await load(`${service.url}/v1/jobs/${job_id}`, headers))
    }
  } finally {
    await Promise.all([http.stop(), bare.stop(), service.stop()])
    await rm(dir, { recursive: true, force: true })
  }
  const [h, f, p] = [median(rates.http!), median(rates.fastify!), median(rates.populace!)]
  return {
    'requests a second, bare node:http': Math.round(h),
    'requests a second, bare fastify': Math.round(f),
    'requests a second, GET /v1/jobs/{job_id}': Math.round(p),
    'ratio to bare fastify': (p / f).toFixed(2),
    'ratio to bare node:http': (p / h).toFixed(2),
  }
}

async function load(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused and ${result.errors} failed requests at ${url}`)
  return result.requests.average
}

/** A finished free-tier job of the local account, as a caller would have after a question. */
async function prepareJob(dir: string): Promise<{ key: string; job_id: string }> {
  const log = createLogger('error')
  const key = (await readFile(path.join(dir, 'free.key'), 'utf8')).trim()
  const config = loadConfig({ DATA_DIR: dir })
  const database = await openDatabase(config, 'command', log)
  try {
    const queue = await openQueue(database, { lease_seconds: 15, supervise: false }, log)
    const { organization_id, user_id } = (await findKey(database.db, { hash: hashKey(key) }))!
    const owner = { organization_id, user_id, free_tier: true }
    const [job_id] = await database.db
      .transaction()
      .execute((trx) => enqueueJobs(trx, queue, ping, owner, [{ note: 'bench' }], new Date()))
    await queue.close()
    return { key, job_id: job_id! }
  } finally {
    await database.close()
  }
}

if (import.meta.main) console.table(await benchPolling())
