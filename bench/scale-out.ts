/** One, two and four workers on one PostgreSQL: whether a model's server is kept busy, and what the queue carries. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { enqueueJobs, ping } from '../src/modules/jobs/index.ts'
import { createLogger } from '../src/platform/log.ts'
import { openQueue } from '../src/platform/queue.ts'
import { type ModelServer, startModelServer } from '../test/harness/model-server.ts'
import type { Benchmark, Figures } from './support/benchmark.ts'
import { cpuOf } from './support/cpu.ts'
import { cpuBetween, type Fleet, fleetCpu, refuseFailures, startFleet, untilAllEnded } from './support/fleet.ts'

const WORKERS = [1, 2, 4]
/** Slow enough for two cores to bear all parts, the model's server included. */
const CALL_MS = 1000
const AT_ONCE = 60
const AGENTS = 200
const PINGS = 3000

const things = [
  'a meal kit',
  'an electric bike',
  'a robot vacuum',
  'a garden shed',
  'a season ticket',
  'solar panels',
  'a standing desk',
  'a tent',
]
const CALLS = things.length * (AGENTS + 1)
/** Calls a second that the server can answer. */
const LIMIT = (1000 * AT_ONCE) / CALL_MS
/** What is counted: until then everything waits for forecasts, and afterwards for the last calls. */
const MIDDLE = [0.1, 0.9] as const
const nobody = { organization_id: null, user_id: null, free_tier: false }

const BRAIN = path.resolve(import.meta.dirname, '../test/harness/panel-brain.ts')

async function benchScaleOut(): Promise<Figures> {
  const dir = await mkdtemp(path.join(tmpdir(), 'populace-bench-'))
  const model = await startModelServer({ brain: BRAIN, keep_bodies: false })
  await model.pace({ latency_ms: CALL_MS, concurrency: AT_ONCE })
  const settings = {
    LLM_MODEL: 'stand-in',
    LLM_SELF_CALIBRATION: 'false',
    LLM_BASE_URL: `${model.url}/v1`,
    LLM_CONCURRENCY: String(AT_ONCE),
    LLM_PRICES: 'stand-in=0.25/2',
  }
  const fleet = await startFleet(dir, settings)
  try {
    const { group } = await fleet.client.groups.recruit({ name: 'Adults', group_size: AGENTS, country: 'US' })
    const figures: Figures = {
      [`calls for ${AGENTS} agents and ${things.length} questions, ${CALL_MS} ms each, ${AT_ONCE} at once`]: CALLS,
    }
    for (const count of WORKERS) Object.assign(figures, await withWorkers(fleet, model, group.uuid, count))
    return figures
  } finally {
    await fleet.stop()
    await model.close()
    await rm(dir, { recursive: true, force: true })
  }
}

async function withWorkers(fleet: Fleet, model: ModelServer, group: string, count: number): Promise<Figures> {
  const workers = await fleet.work(count)
  const all = `${count} ${count === 1 ? 'worker' : 'workers'}`
  try {
    const before = { cpu: await fleetCpu(fleet, workers), model: await cpuOf(model.pid), counts: await model.counts() }
    const began = performance.now()
    await fleet.client.questions.askMany({
      group_id: group,
      questions: things.map((thing) => questionOf(thing, count)),
    })
    let connections = 0
    const answered: { at: number; calls: number }[] = []
    const watching = setInterval(async () => {
      answered.push({ calls: (await model.counts()).answered - before.counts.answered, at: performance.now() })
      connections = Math.max(connections, await countConnections(fleet))
    }, 250)
    await untilAllEnded(fleet.database)
    const seconds = (performance.now() - began) / 1000
    clearInterval(watching)
    const most = answered.filter(({ calls }) => calls >= MIDDLE[0] * CALLS && calls <= MIDDLE[1] * CALLS)
    const [first, last] = [most[0]!, most.at(-1)!]
    const perSecond = (1000 * (last.calls - first.calls)) / (last.at - first.at)
    await refuseFailures(fleet.database)
    const used = cpuBetween(before.cpu, await fleetCpu(fleet, workers))
    const modelCpu = (await cpuOf(model.pid)) - before.model
    const counts = await model.counts()
    const calls = counts.answered - before.counts.answered
    const cores = (ms: number) => (ms / 1000 / seconds).toFixed(2)
    return {
      [ratioOf(count)]: (perSecond / LIMIT).toFixed(3),
      [`${all}: the same from the request to the last summary`]: (calls / seconds / LIMIT).toFixed(3),
      [`${all}: calls the server saw at once, at most (limit ${AT_ONCE}); refused`]: `${counts.peak_concurrency}; ${counts.faulted}`,
      [`${all}: CPU in cores: workers, API, PostgreSQL, model server`]: [
        used.workers,
        used.server,
        used.postgres,
        modelCpu,
      ]
        .map(cores)
        .join(', '),
      [`${all} and one API process: connections to PostgreSQL, at most`]: connections,
      ...(await pings(fleet, all)),
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()))
  }
}

const ratioOf = (count: number) =>
  `${count} ${count === 1 ? 'worker' : 'workers'}: calls a second, ratio to what the model's server takes`

/** Nothing is to be known from the round before. */
const questionOf = (thing: string, count: number): string => `Would you buy ${thing} in the next ${count + 1} months?`

async function countConnections({ database }: Fleet): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where backend_type = 'client backend'`.execute(database.db)
  return rows[0]!.count
}

async function pings(fleet: Fleet, all: string): Promise<Figures> {
  const { database } = fleet
  const queue = await openQueue(database, { lease_seconds: 15, supervise: false }, createLogger('error'))
  try {
    const before = await fleetCpu(fleet, [])
    const began = performance.now()
    await database.db
      .transaction()
      .execute((trx) => enqueueJobs(trx, queue, ping, nobody, Array(PINGS).fill({}), new Date()))
    await untilAllEnded(database)
    const seconds = (performance.now() - began) / 1000
    const { postgres } = cpuBetween(before, await fleetCpu(fleet, []))
    return {
      [`${all}: empty jobs a second`]: Math.round(PINGS / seconds),
      [`${all}: CPU of PostgreSQL an empty job (ms)`]: (postgres / PINGS).toFixed(2),
    }
  } finally {
    await queue.close()
  }
}

export const scaleOut: Benchmark = {
  name: 'scale-out',
  title: 'Several workers',
  reading: `An API process, one, two and four processes that work, the bundled PostgreSQL, and a process that stands for a model's
server, all on this machine. Two hundred agents answer eight questions at once with the language model, which takes a fixed time
for a call and ${AT_ONCE} calls at once; LLM_CONCURRENCY says so, once for all workers. The ratio is of calls a second, from the first
tenth of them to the last, to what the server takes; at first everything waits for forecasts, and in the end for the last calls
and the summaries. Then ${PINGS} jobs that do nothing go through the queue, each an entry of its own: there the machine's two
cores are what limits, so further workers show what they cost and not what they bring.`,
  run: async () => ({ figures: await benchScaleOut() }),
  guarded: Object.fromEntries(WORKERS.map((count) => [ratioOf(count), 'higher' as const])),
}

if (import.meta.main) console.table((await scaleOut.run({})).figures)
