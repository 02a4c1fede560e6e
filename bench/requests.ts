/** What frequent requests cost the serving process, against bare fastify in the same run. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newKey } from './support/answered-study.ts'
import type { Benchmark, Figures } from './support/benchmark.ts'
import { loadInTurns, type Target } from './support/http-load.ts'
import { startBareServer, startPopulace } from './support/processes.ts'

const ROUNDS = 3
const SECONDS = 2
const WARM_UP = 1000

async function benchRequests(seconds: number): Promise<Figures> {
  const dir = await mkdtemp(path.join(tmpdir(), 'populace-bench-'))
  const server = await startPopulace(dir)
  const bare = await startBareServer('fastify', 400)
  try {
    const headers = { authorization: `Bearer ${await newKey(dir, {})}` }
    const targets = {
      'bare fastify': { server: bare, path: '/v1/jobs/any' },
      'GET /healthz': { server, path: '/healthz' },
      'GET /v1/me': { server, path: '/v1/me', headers },
      'GET /v1/billing/usage': { server, path: '/v1/billing/usage', headers },
      'GET /v1/agents/search': { server, path: '/v1/agents/search', headers },
    } satisfies Record<string, Target>
    const loads = await loadInTurns(targets, { rounds: ROUNDS, seconds, warmUp: WARM_UP })
    return Object.fromEntries(
      Object.entries(loads).flatMap(([name, { cpu_us }]) => [
        [`${name}: CPU of the process (µs)`, cpu_us.toFixed(0)],
        ...(name === 'bare fastify' ? [] : [[ratioOf(name), (cpu_us / loads['bare fastify'].cpu_us).toFixed(1)]]),
      ]),
    )
  } finally {
    await Promise.all([bare.stop(), server.stop()])
    await rm(dir, { recursive: true, force: true })
  }
}

const ratioOf = (name: string): string => `${name}: as many times bare fastify`

export const requests: Benchmark = {
  name: 'requests',
  title: 'Frequent requests',
  reading: `Processor time of the serving process for one request with a live key, 32 connections, rounds alternating; bare fastify
sends 400 bytes and does nothing else. PostgreSQL's time is not in it. A search answers its default page out of memory; who
asks and what was used is read from the database each time.`,
  run: async ({ seconds = SECONDS } = {}) => ({ figures: await benchRequests(seconds) }),
  guarded: {
    [ratioOf('GET /healthz')]: 'lower',
    [ratioOf('GET /v1/me')]: 'lower',
    [ratioOf('GET /v1/billing/usage')]: 'lower',
    [ratioOf('GET /v1/agents/search')]: 'lower',
  },
}

if (import.meta.main) console.table((await requests.run({})).figures)
