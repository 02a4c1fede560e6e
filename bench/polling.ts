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
import { median, type Running, startBareServer, startPopulace } from './support/processes.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const CONNECTIONS = 32

export async function benchPolling(): Promise<Record<string, number | string>> {
  const dir = await mkdtemp(path.join(tmpdir(), 'populace-bench-'))
  const service = await startPopulace(dir, { FREE_POLLS_PER_MINUTE: '1000000000' })
  const { key, job_id } = await prepareJob(dir)
  const headers = { authorization: `Bearer ${key}` }
  const sample = await (await fetch(`${service.url}/v1/jobs/${job_id}`, { headers })).text()
  const http = await startBareServer('http', sample.length)
  const bare = await startBareServer('fastify', sample.length)
  const peers = { http, fastify: bare, populace: service }
  const measured: Record<string, Measured[]> = { http: [], fastify: [], populace: [] }
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, peer] of Object.entries(peers)) {
        measured[name]!.push(await load(peer, `/v1/jobs/${job_id}`, name === 'populace' ? headers : {}))
      }
    }
  } finally {
    await Promise.all([http.stop(), bare.stop(), service.stop()])
    await rm(dir, { recursive: true, force: true })
  }
  const of = (name: string, field: keyof Measured): number => median(measured[name]!.map((round) => round[field]))
  const rate = (name: string) => Math.round(of(name, 'requests_per_second'))
  const cpu = (name: string) => of(name, 'cpu_us_per_request').toFixed(1)
  const ratio = (field: keyof Measured, peer: string) => (of('populace', field) / of(peer, field)).toFixed(2)
  return {
    'requests a second, bare node:http': rate('http'),
    'requests a second, bare fastify': rate('fastify'),
    'requests a second, GET /v1/jobs/{job_id}': rate('populace'),
    'requests a second, ratio to bare fastify': ratio('requests_per_second', 'fastify'),
    'requests a second, ratio to bare node:http': ratio('requests_per_second', 'http'),
    'CPU of the process per request, bare fastify (µs)': cpu('fastify'),
    'CPU of the process per request, GET /v1/jobs/{job_id} (µs)': cpu('populace'),
    'bare fastify per CPU second, of it we reach': (
      of('fastify', 'cpu_us_per_request') / of('populace', 'cpu_us_per_request')
    ).toFixed(2),
  }
}

interface Measured {
  requests_per_second: number
  /** Less disturbed by what else the machine does than the wall clock. */
  cpu_us_per_request: number
}

async function load(peer: Running, target: string, headers: Record<string, string>): Promise<Measured> {
  const before = await cpuSeconds(peer.pid)
  const result = await autocannon({ url: peer.url + target, headers, connections: CONNECTIONS, duration: SECONDS })
  const used = (await cpuSeconds(peer.pid)) - before
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused and ${result.errors} failed requests`)
  return { requests_per_second: result.requests.average, cpu_us_per_request: (used * 1e6) / result.requests.total }
}

/** User and system time of a process so far, from Linux's /proc in ticks of 10 ms. */
async function cpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
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
