/** What frequent requests cost the serving process, against bare fastify in the same run. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadConfig } from '../src/platform/config.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { createLogger } from '../src/platform/log.ts'
import { newKey } from './support/answered-study.ts'
import type { Benchmark, Figures } from './support/benchmark.ts'
import { manyKeys, sessionCookie } from './support/callers.ts'
import { loadInTurns, type Target } from './support/http-load.ts'
import { startBareServer, startPopulace } from './support/processes.ts'

const ROUNDS = 3
const SECONDS = 2
const WARM_UP = 1000
/** More than are asked with. */
const KEYS = 30_000
/** So many that those of earlier pages are not kept any more. */
const PAGES = 1000

async function benchRequests(seconds: number): Promise<Figures> {
  const dir = await mkdtemp(path.join(tmpdir(), 'populace-bench-'))
  const server = await startPopulace(dir, { POPULATION_SIZE: '100000', POPULATION_COUNTRIES: 'none' })
  const bare = await startBareServer('fastify', 400)
  const headers = { authorization: `Bearer ${await newKey(dir, {})}` }
  const database = await openDatabase(loadConfig({ DATA_DIR: dir }), 'command', createLogger('error'))
  try {
    const keys = await manyKeys(database, KEYS)
    const targets = {
      [BARE]: { server: bare, path: '/v1/jobs/any' },
      'GET /healthz': { server, path: '/healthz' },
      [KEPT]: { server, path: '/v1/me', headers },
      [LOOKED_UP]: {
        server,
        path: '/v1/me',
        requests: keys.map((key) => ({ headers: { authorization: `Bearer ${key}` } })),
      },
      [SESSION]: { server, path: '/v1/me', headers: { cookie: await sessionCookie(database) } },
      'GET /v1/billing/usage': { server, path: '/v1/billing/usage', headers },
      'GET /v1/agents/search': { server, path: '/v1/agents/search', headers },
      [OTHER_PAGES]: {
        server,
        path: '/v1/agents/search',
        headers,
        requests: Array.from({ length: PAGES }, (_, page) => ({ path: `/v1/agents/search?offset=${page * 100}` })),
      },
    } satisfies Record<string, Target>
    const loads = await loadInTurns(targets, { rounds: ROUNDS, seconds, warmUp: WARM_UP })
    const figures: Figures = {}
    for (const [name, { cpu_us, mean_ms }] of Object.entries(loads)) {
      figures[`${name}: CPU of the process (µs); latency (ms)`] = `${cpu_us.toFixed(0)}; ${mean_ms.toFixed(1)}`
      if (name !== BARE) figures[ratioOf(name)] = (cpu_us / loads[BARE].cpu_us).toFixed(1)
    }
    for (const name of [LOOKED_UP, SESSION] as const)
      figures[authOf(name)] = (loads[name].cpu_us / loads[KEPT].cpu_us).toFixed(2)
    return figures
  } finally {
    await database.close()
    await Promise.all([bare.stop(), server.stop()])
    await rm(dir, { recursive: true, force: true })
  }
}

const BARE = 'bare fastify'
const KEPT = 'GET /v1/me'
const LOOKED_UP = 'GET /v1/me, another key each time'
const SESSION = 'GET /v1/me, with a browser session'
const OTHER_PAGES = 'GET /v1/agents/search, another page each time'

const ratioOf = (name: string): string => `${name}: as many times bare fastify`
const authOf = (name: string): string => `${name}: as many times one key`

export const requests: Benchmark = {
  name: 'requests',
  title: 'Frequent requests',
  reading: `Processor time of the serving process for one request with a live key, 32 connections, rounds alternating; bare fastify
sends 400 bytes and does nothing else. PostgreSQL's time is not in it. Who asks and what was used is read from the database
each time, with one statement for all who ask at that moment. Who calls is known for 200 ms where it is the same key, and
looked up for another key and for every request of a browser. A search answers a page of 20 out of memory; of agents that were
seen lately the summaries are kept, of another page each time they are composed anew.`,
  run: async ({ seconds = SECONDS } = {}) => ({ figures: await benchRequests(seconds) }),
  guarded: {
    [ratioOf('GET /healthz')]: 'lower',
    [ratioOf(KEPT)]: 'lower',
    [authOf(LOOKED_UP)]: 'lower',
    [authOf(SESSION)]: 'lower',
    [ratioOf('GET /v1/billing/usage')]: 'lower',
    [ratioOf('GET /v1/agents/search')]: 'lower',
    [ratioOf(OTHER_PAGES)]: 'lower',
  },
}

if (import.meta.main) console.table((await requests.run({})).figures)
