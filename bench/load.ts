/** Many tenants at once, more than the limits allow: latencies, refusals, memory, fairness, and no collapse. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '../src/clients/sdk/index.ts'
import type { Database } from '../src/platform/db/database.ts'
import type { Report, Task } from './load/generator.ts'
import { makeTenants, openOwnDatabase, waitingEntries } from './load/tenants.ts'
import type { Benchmark, Figures } from './support/benchmark.ts'
import { postgresMegabytes, pssMegabytes } from './support/memory.ts'
import { median, type Running, startPopulace } from './support/processes.ts'

const FREE = 40
const LIVE = 10
/** How often the free tier's limits everybody sends. */
const TIMES = 4
const QUESTIONS = 10
const AGENTS = 1000
const SLOW_CONNECTIONS = 300

export const load: Benchmark = {
  name: 'load',
  title: 'Under load',
  run: async ({ seconds = 30 } = {}) => ({ figures: await measure(seconds) }),
  reading: `One process with default limits, the bundled PostgreSQL, and a generator in a process of its own that sends at its own
pace whether or not it is answered. The mix is 40 organizations of the free tier, each of which asks and polls four times as
often as it may (what is refused for that is the 429), and 10 others that search and list. Memory is proportional set size,
sampled every second. Then twelve answers are asked for alone, and again while ten thousand of another organization (a
thousand agents, ten questions) are waiting. Then searches are sent at four times the rate that callers who wait for their
answers reach; what cannot be answered is refused with 503. Last, 300 connections send their headers a letter a second.`,
}

async function measure(seconds: number): Promise<Figures> {
  const dir = await mkdtemp(path.join(tmpdir(), 'populace-bench-'))
  const settings = { POPULATION_SIZE: '20000', POPULATION_COUNTRIES: 'none', LOG_LEVEL: 'error' }
  const service = await startPopulace(dir, settings)
  const database = await openOwnDatabase(dir)
  try {
    const free = await makeTenants(database, 'free', FREE)
    const live = await makeTenants(database, 'live', LIVE)
    const small = await askerOf(service, live[1]!)
    await small('Is what answers questions loaded?')
    const parts = [
      () => mix(service, dir, free, live, seconds),
      () => fairness(service, database, live[0]!, small),
      () => overload(service, live, Math.max(5, seconds / 6)),
      () => slowCallers(service, live[0]!),
    ]
    const result: Figures = {}
    for (const part of parts) {
      const found = await part()
      console.error(found)
      Object.assign(result, found)
    }
    return result
  } finally {
    await database.close()
    await service.stop()
    await rm(dir, { recursive: true, force: true })
  }
}

type Asker = (question: string) => Promise<void>

/** Asks twelve agents and waits for their answers; live keys may poll as often as they like. */
async function askerOf(service: Running, api_key: string): Promise<Asker> {
  const client = createClient({ base_url: service.url, api_key })
  const { group } = await client.groups.recruit({ name: 'Twelve', group_size: 12, country: 'US' })
  return async (question) => {
    const { job_id } = await client.questions.askGroup({ group_id: group.uuid, question })
    while ((await client.jobs.get({ job_id })).ended_at === null)
      await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Submit, poll, search, list. */
async function mix(service: Running, dir: string, free: string[], live: string[], seconds: number): Promise<Figures> {
  const question = { question: 'Would you pay $7 for an oat-milk latte?' }
  const task: Task = {
    url: service.url,
    seconds,
    connections: 500,
    kinds: {
      submit: {
        ...{ per_second: (TIMES * FREE * 6) / 60, method: 'POST', path: '/v1/free/questions' },
        ...{ body: question, keys: free },
      },
      poll: { per_second: (TIMES * FREE * 60) / 60, method: 'GET', path: '/v1/jobs/{job}', keys: free },
      search: { per_second: 20, method: 'GET', path: '/v1/agents/search?sex=female&age_min=30', keys: live },
      list: { per_second: 20, method: 'GET', path: '/v1/jobs?limit=20', keys: live },
    },
  }
  const memory: { service: number; postgres: number }[] = []
  const sample = async (): Promise<void> => {
    memory.push({ service: await pssMegabytes(service.pid), postgres: await postgresMegabytes(dir) })
  }
  const sampling = setInterval(() => void sample(), 1000)
  const report = await generate(task)
  clearInterval(sampling)
  const result: Figures = { 'seconds of the mix': seconds }
  for (const [kind, { sent, statuses, milliseconds }] of Object.entries(report)) {
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(milliseconds, share).toFixed(0))
    result[`${kind}: sent; p50 / p95 / p99 of those accepted (ms)`] = `${sent}; ${p50} / ${p95} / ${p99}`
    const shares = Object.entries(statuses).map(([status, n]) => `${status}: ${((100 * n) / sent).toFixed(1)} %`)
    result[`${kind}: answers`] = shares.sort().join(', ')
  }
  for (const who of ['service', 'postgres'] as const) {
    const held = memory.map((now) => now[who])
    const quarter = (nth: number) => mean(held.slice((held.length * nth) / 4, (held.length * (nth + 1)) / 4))
    result[`memory of ${who}, second and last quarter (MB)`] = `${quarter(1).toFixed(0)}, ${quarter(3).toFixed(0)}`
    result[`memory of ${who}, last to second quarter, ratio`] = (quarter(3) / quarter(1)).toFixed(2)
  }
  return result
}

/** Twelve answers alone, and while ten thousand of another organization are under way. */
async function fairness(service: Running, database: Database, much: string, small: Asker): Promise<Figures> {
  const twelve = async (nth: number): Promise<number> => {
    const began = performance.now()
    await small(`Would you buy a ${nth}-wheeled bicycle for $400?`)
    return performance.now() - began
  }
  while ((await waitingEntries(database)) > 0) await new Promise((resolve) => setTimeout(resolve, 200))
  const alone: number[] = []
  for (let nth = 1; nth <= 3; nth++) alone.push(await twelve(nth))
  const large = createClient({ base_url: service.url, api_key: much })
  const { group } = await large.groups.recruit({ name: 'Adults', group_size: AGENTS, country: 'US' })
  const began = performance.now()
  for (let nth = 0; nth < QUESTIONS; nth++) {
    await large.questions.askGroup({
      group_id: group.uuid,
      question: `How likely are you to move within ${nth + 1} years?`,
    })
  }
  const beside: number[] = []
  for (let nth = 4; nth <= 6 && (await waitingEntries(database)) > 0; nth++) beside.push(await twelve(nth))
  const left = await waitingEntries(database)
  while ((await waitingEntries(database)) > 0) await new Promise((resolve) => setTimeout(resolve, 200))
  return {
    'twelve answers alone, median (ms)': Math.round(median(alone)),
    'ten thousand answers of another organization (ms)': Math.round(performance.now() - began),
    'twelve answers beside them, median (ms)': Math.round(median(beside)),
    'entries of the ten thousand that still waited then': left,
    'twelve answers beside ten thousand, ratio to alone': (median(beside) / median(alone)).toFixed(1),
  }
}

/** The most that is answered when callers wait for their answers, and what is left of it at four times as much. */
async function overload(service: Running, live: string[], seconds: number): Promise<Figures> {
  const search = { method: 'GET' as const, path: '/v1/agents/search?sex=female&age_min=30&limit=50', keys: live }
  const rates: number[] = []
  for (const connections of [8, 32]) {
    const kinds = { search: { ...search, per_second: 0 } }
    const report = await generate({ url: service.url, seconds, connections, kinds })
    rates.push((report.search!.statuses['200'] ?? 0) / seconds)
  }
  const best = Math.max(...rates)
  const kinds = { search: { ...search, per_second: TIMES * best } }
  const report = await generate({ url: service.url, seconds, connections: 3000, kinds })
  const { sent, statuses, milliseconds } = report.search!
  const good = (statuses['200'] ?? 0) / seconds
  return {
    'best goodput, callers who wait (requests a second)': Math.round(best),
    'offered then, of the best': (sent / seconds / best).toFixed(1),
    'answers then': Object.entries(statuses)
      .map(([status, n]) => `${status}: ${((100 * n) / sent).toFixed(1)} %`)
      .join(', '),
    'p50 / p99 of those accepted then (ms)': `${quantile(milliseconds, 0.5).toFixed(0)} / ${quantile(milliseconds, 0.99).toFixed(0)}`,
    'goodput then, ratio to the best': (good / best).toFixed(2),
  }
}

/** Connections that send their headers a letter at a time, and one caller beside them. */
async function slowCallers({ url }: Running, key: string): Promise<Figures> {
  const { hostname, port } = new URL(url)
  const slow = await Promise.all(
    Array.from({ length: SLOW_CONNECTIONS }, async (): Promise<Socket> => {
      const socket = connect(Number(port), hostname)
      socket.on('error', () => {})
      await once(socket, 'connect')
      socket.write('GET /v1/me HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
      return socket
    }),
  )
  let open = slow.length
  for (const socket of slow) {
    socket.resume().once('close', () => {
      open -= 1
    })
  }
  const dripping = setInterval(() => {
    for (const socket of slow) if (!socket.destroyed) socket.write('a')
  }, 1000)
  const began = performance.now()
  const took: number[] = []
  while (open > 0 && performance.now() - began < 60_000) {
    const sent = performance.now()
    await fetch(`${url}/v1/me`, { headers: { authorization: `Bearer ${key}` } }).then((answer) => answer.text())
    took.push(performance.now() - sent)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  clearInterval(dripping)
  for (const socket of slow) socket.destroy()
  return {
    [`one caller beside ${SLOW_CONNECTIONS} that drip their headers, p99 (ms)`]: Math.round(quantile(took, 0.99)),
    'until the last of them was cut off (s)':
      open > 0 ? 'not within 60' : Math.round((performance.now() - began) / 1000),
  }
}

async function generate(task: Task): Promise<Report> {
  const child = fork(path.join(import.meta.dirname, 'load/generator.ts'))
  child.send(task)
  const [report] = (await once(child, 'message')) as [Report]
  child.kill()
  return report
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN
