/** What it costs to have a panel answer with a language model, beside what the model itself takes. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { loadConfig } from '../src/platform/config.ts'
import { clusterUrl, findCluster } from '../src/platform/db/bundled-cluster.ts'
import type { Database } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { createLogger } from '../src/platform/log.ts'
import { type ModelServer, startModelServer } from '../test/harness/model-server.ts'
import type { BareOptions, BareResult } from './orchestration-bare.ts'
import { profileOf } from './orchestration-profile.ts'
import type { RoundOptions, RoundResult } from './orchestration-round.ts'
import type { Benchmark, Figures } from './support/benchmark.ts'
import { cpuOf, cpuWithChildren, postmasterOf } from './support/cpu.ts'

const AGENTS = 1000
/** 250 calls a second: as many as two cores bear with the service, PostgreSQL and the server that stands for the model. */
const CONCURRENCY = 50
const LATENCY_MS = 200
const PANELS = [500, 1000, 2000]
const GOALS = { ratio: 1.05, cpu_ms: 2 }
const RATIO_TO_IDEAL = `ratio to the ideal (goal ${GOALS.ratio})`
const RATIO_TO_PEER = 'ratio to fetch behind p-limit'

/** Of every type. */
const questions = [
  'Would you try a meal kit subscription?',
  'What keeps you from going to the gym?',
  'Which matters most when choosing a hotel: price, location or cleanliness?',
  'How much would you pay for a haircut?',
  'On a scale of 1 to 10, how happy are you with your phone?',
]

interface Bench {
  dir: string
  database: Database
  server: ModelServer
  postmaster: number
}

async function benchOrchestration(): Promise<Figures> {
  const dir = await mkdtemp(path.join(tmpdir(), 'populace-bench-'))
  const database = await openDatabase(loadConfig({ DATA_DIR: dir }), 'service', createLogger('error'))
  const server = await startModelServer({ brain: BRAIN, keep_bodies: false })
  try {
    await migrate(database)
    const bench = { dir, database, server, postmaster: await postmasterOf(dir) }
    return { ...(await againstTheIdeal(bench)), ...(await memory(bench)) }
  } finally {
    await server.close()
    await database.close()
    await rm(dir, { recursive: true, force: true })
  }
}

const BRAIN = path.resolve(import.meta.dirname, '../test/harness/panel-brain.ts')

async function againstTheIdeal(bench: Bench): Promise<Figures> {
  const calls = (AGENTS + 1) * questions.length
  const ideal = (calls * LATENCY_MS) / CONCURRENCY
  await bench.server.pace({ latency_ms: LATENCY_MS })
  const bodies = await bodiesOf(bench)
  const profile = path.join(bench.dir, 'round.cpuprofile')
  const inTurn = await round(bench, { agents: AGENTS, overlapping: false, profile })
  const asQueued = await round(bench, { agents: AGENTS, overlapping: true })
  const limited = await inProcess<BareOptions, BareResult>('bare', {
    url: `${bench.server.url}/v1/chat/completions`,
    ...{ bodies, calls, concurrency: CONCURRENCY },
  })
  const answers = AGENTS * questions.length
  const perAnswer = (ms: number) => (ms / answers).toFixed(2)
  return {
    [`calls for ${AGENTS} agents and ${questions.length} questions, ${LATENCY_MS} ms each, ${CONCURRENCY} at once`]:
      calls,
    'ideal wall time (s)': (ideal / 1000).toFixed(1),
    'wall time, jobs as they are queued (s)': (asQueued.wall_ms / 1000).toFixed(1),
    [RATIO_TO_IDEAL]: (asQueued.wall_ms / ideal).toFixed(3),
    'ratio to the ideal, one question after the other': (inTurn.wall_ms / ideal).toFixed(3),
    'ratio to the ideal, fetch behind p-limit': (limited.wall_ms / ideal).toFixed(3),
    [RATIO_TO_PEER]: (asQueued.wall_ms / limited.wall_ms).toFixed(3),
    [`CPU of our process an answer (ms, goal ${GOALS.cpu_ms})`]: perAnswer(asQueued.cpu_ms),
    'CPU an answer, fetch behind p-limit (ms)': perAnswer(limited.cpu_ms),
    'ratio of our CPU to fetch behind p-limit': (asQueued.cpu_ms / limited.cpu_ms).toFixed(1),
    'CPU of the model server an answer (ms)': perAnswer(asQueued.server_cpu_ms),
    'CPU of PostgreSQL an answer (ms)': perAnswer(asQueued.postgres_cpu_ms),
    'statements a call': (asQueued.statements / calls).toFixed(2),
    ...(await shares(profile)),
  }
}

/** What the service sends, as a server that keeps bodies has seen it. */
async function bodiesOf(bench: Bench): Promise<string> {
  const server = await startModelServer({ brain: BRAIN })
  try {
    await round({ ...bench, server }, { agents: 100, overlapping: true })
    const file = path.join(bench.dir, 'bodies.json')
    await writeFile(file, JSON.stringify((await server.journal()).map(({ body }) => body)))
    return file
  } finally {
    await server.close()
  }
}

async function memory(bench: Bench): Promise<Figures> {
  // How fast the model is does not matter here.
  await bench.server.pace({ latency_ms: LATENCY_MS / 4 })
  const taken: (RoundResult & { agents: number })[] = []
  for (const agents of PANELS) {
    taken.push({ agents, ...(await round(bench, { agents, overlapping: true, questions: questions.slice(0, 2) })) })
  }
  const kilobytes = (of: (one: RoundResult) => number) =>
    (1000 * slope(taken.map((one) => [one.agents, of(one)]))).toFixed(1)
  return {
    [`peak memory with ${PANELS.join(', ')} agents (MB)`]: taken.map((one) => Math.round(one.peak_mb)).join(', '),
    'peak memory for each further agent (KB)': kilobytes((one) => one.peak_mb),
    'heap that is kept of two answered questions, for each agent (KB)': kilobytes((one) => one.heap_mb),
  }
}

/** Where the time goes. */
async function shares(profile: string): Promise<Figures> {
  const { parts } = await profileOf(profile)
  parts.delete('idle')
  const sum = [...parts.values()].reduce((total, ms) => total + ms, 0)
  const largest = [...parts].sort((a, b) => b[1] - a[1])
  return Object.fromEntries(largest.map(([owner, ms]) => [`of our CPU: ${owner} (%)`, Math.round((100 * ms) / sum)]))
}

type Round = Pick<RoundOptions, 'agents' | 'overlapping'> & Partial<Pick<RoundOptions, 'questions' | 'profile'>>

async function round({ dir, database, server, postmaster }: Bench, given: Round) {
  // Nothing is to be known from the round before.
  await sql`truncate model_calls, model_spending`.execute(database.db)
  const settings = {
    POPULATION_SIZE: '20000',
    POPULATION_COUNTRIES: 'none',
    LLM_MODEL: 'stand-in',
    LLM_SELF_CALIBRATION: 'false',
    LLM_BASE_URL: `${server.url}/v1`,
    LLM_CONCURRENCY: String(CONCURRENCY),
    LLM_PRICES: 'stand-in=0.25/2',
  }
  const options: RoundOptions = {
    questions,
    ...given,
    settings,
    database_url: clusterUrl((await findCluster(dir))!, 'populace'),
    people_dir: path.join(dir, 'people'),
  }
  const before = { server: await cpuOf(server.pid), postgres: await cpuWithChildren(postmaster) }
  const result = await inProcess<RoundOptions, RoundResult>('round', options, ['--expose-gc'])
  const { rows } = await sql<{ wrong: number }>`
    select count(*)::int as wrong from model_calls where status <> 'finished' or rejected_reason is not null`.execute(
    database.db,
  )
  if (rows[0]!.wrong > 0) throw new Error(`${rows[0]!.wrong} calls did not go as they should.`)
  return {
    ...result,
    server_cpu_ms: (await cpuOf(server.pid)) - before.server,
    postgres_cpu_ms: (await cpuWithChildren(postmaster)) - before.postgres,
  }
}

async function inProcess<Options, Answer>(
  name: 'round' | 'bare',
  options: Options,
  execArgv: string[] = [],
): Promise<Answer> {
  const program = path.join(import.meta.dirname, `orchestration-${name}.ts`)
  const child = fork(program, [JSON.stringify(options)], { execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const ended = once(child, 'exit')
  const answer = await Promise.race([
    once(child, 'message').then(([message]) => message as Answer),
    ended.then(([code]) => Promise.reject(new Error(`The process of a ${name} ended with ${code}.`))),
  ])
  await ended
  return answer
}

/** Of the straight line that fits best. */
function slope(points: readonly (readonly [number, number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))]
  const up = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0)
  return up / points.reduce((sum, [at]) => sum + (at - x) ** 2, 0)
}

export const orchestration: Benchmark = {
  name: 'orchestration',
  title: 'Answering with a language model',
  reading: `A thousand agents answer five questions of every type with a language model, for which another process stands that
takes a fixed time for each call. Ideal is that time times the calls, those for the forecasts included, divided by how
many are under way at once. Our process does everything that a worker does for an answer but the job's own row: prompts,
keys, the ledger in PostgreSQL, the provider's code, checks of what was written, a log line for each call. Fetch behind
p-limit sends the same bodies, as many at once, and does nothing else: it is the loop that one would write without this
service. One question after the other waits for each forecast by
itself; jobs as they are queued begin the next question while the last answers to the one before are under way.
PostgreSQL's time is that of all its processes. Memory is measured in a new process for each size of the panel. The shares
are of a CPU profile of the main thread, one question after the other.`,
  run: async () => ({ figures: await benchOrchestration() }),
  guarded: { [RATIO_TO_IDEAL]: 'lower', [RATIO_TO_PEER]: 'lower' },
}

if (import.meta.main) console.table((await orchestration.run({})).figures)
