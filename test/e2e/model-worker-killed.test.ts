import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ManualClock } from '../../src/platform/clock.ts'
import { createLogger } from '../../src/platform/log.ts'
import { openQueue } from '../../src/platform/queue.ts'
import { createTestDatabase, type TestDatabase } from '../harness/database.ts'
import { loseLeases } from '../harness/faults.ts'
import { type ModelServer, startModelServer } from '../harness/model-server.ts'
import { smallestPopulation, testPopulation } from '../harness/population.ts'
import { peopledDir, type Running, until, useMachine } from '../harness/process.ts'
import { startService } from '../harness/service.ts'

const BRAIN = path.resolve(import.meta.dirname, '../harness/panel-brain.ts')
const SECRET_KEY = 'a secret key that all processes share'
const LEASE_SECONDS = 10
const PANEL = 12
const CONCURRENCY = 16
const LATENCY_MS = 150

const things = 'an electric kettle, a second-hand car, a garden shed, a gym membership, a meal kit'.split(', ')
const questions = things.flatMap((thing) => [
  `Would you buy ${thing} this year?`,
  `Would you recommend ${thing} to a friend?`,
])
/** A forecast, and words for each agent. */
const callsFor = (asked: readonly string[]): number => asked.length * (1 + PANEL)

let own: TestDatabase
let server: ModelServer
// Registered first, so it runs last: the processes are gone before their database is.
afterEach(async () => {
  await server.close()
  await own.drop()
})
const machine = useMachine()
beforeEach(async () => {
  own = await createTestDatabase()
  server = await startModelServer({ brain: BRAIN, latency_ms: LATENCY_MS })
})

async function environment(): Promise<Record<string, string>> {
  return {
    DATABASE_URL: own.url!,
    SECRET_KEY,
    JOB_LEASE_SECONDS: String(LEASE_SECONDS),
    SHUTDOWN_GRACE_SECONDS: '1',
    DATA_DIR: await peopledDir(machine),
    LLM_MODEL: 'stand-in',
    LLM_SELF_CALIBRATION: 'false',
    LLM_BASE_URL: `${server.url}/v1`,
    LLM_CONCURRENCY: String(CONCURRENCY),
    LLM_PRICES: 'stand-in=1/2',
  }
}

async function ask(asked: readonly string[]): Promise<void> {
  const service = await startService({
    database: own.database,
    role: 'serve',
    population: await testPopulation(smallestPopulation),
    config: { SECRET_KEY, FREE_QUESTIONS_PER_MINUTE: '1000', FREE_QUESTIONS_PER_CYCLE: '1000' },
    // The workers have the machine's: what is asked now is not overdue to them.
    clock: new ManualClock(new Date()),
  })
  const { api_key } = await service.createKey({ kind: 'free' })
  const json = asked.map((question) => ({ question }))
  const taken = await Promise.all(
    json.map((one) => service.request('POST', '/v1/free/questions', { key: api_key, json: one })),
  )
  await service.close()
  expect(new Set(taken.map(({ status }) => status))).toEqual(new Set([202]))
}

async function work(): Promise<Running> {
  const worker = machine.start(['work'], { env: await environment() })
  await worker.says(/runs jobs/)
  return worker
}

/** What the dead one had in hand goes to another, which need not wait here until its lease has run out. */
async function takeForDead(): Promise<void> {
  const { database } = own
  const queue = await openQueue(database, { lease_seconds: LEASE_SECONDS, supervise: false }, createLogger('error'))
  await loseLeases({ app: { queue }, database })
  await queue.close()
}

const answeredByModel = (count: number) =>
  until(`the model has answered ${count} calls`, async () => (await server.counts()).answered >= count)

async function rowsOf<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await query.execute(own.database.db)).rows
}

const everythingEnded = () =>
  until('every job has ended', async () => {
    const [row] = await rowsOf(sql<{ open: number }>`select count(*)::int as open from jobs where ended_at is null`)
    return row!.open === 0
  })

/** Every agent has answered every question, in one job each, and no job has failed. */
async function expectAllAnswered(asked: readonly string[], workers: readonly Running[]): Promise<void> {
  const jobs = await rowsOf(sql<{ kind: string; status: string; jobs: number; distinct: number; questions: number }>`
    select kind, status, count(*)::int as jobs, count(distinct payload->>'question')::int as questions,
      count(distinct (payload->>'question', result->>'agent_id'))::int as distinct
    from jobs group by kind, status order by kind`)
  const answers = asked.length * PANEL
  expect(jobs).toEqual([
    { kind: 'free_answer', status: 'finished', jobs: answers, distinct: answers, questions: asked.length },
    expect.objectContaining({ kind: 'free_question', status: 'finished', jobs: asked.length }),
  ])
  // Every end is logged by the worker that brought it about.
  const ends = workers.flatMap((worker) =>
    [...worker.stdout().matchAll(/"job_id":"([\w-]+)".*"outcome":"finished","attempt"/g)].map(([, id]) => id),
  )
  expect(new Set(ends).size).toBe(ends.length)
}

/** One answer in the books for each thing that was asked, and totals that are the sum of them. */
async function expectSoundBooks(calls: number): Promise<void> {
  const [booked] = await rowsOf(sql<{ finished: number; usable: number; keys: number; pending: number; cost: number }>`
    select (count(*) filter (where status = 'finished'))::int as finished,
      (count(*) filter (where status = 'finished' and rejected_reason is null))::int as usable,
      count(distinct key)::int as keys, (count(*) filter (where status = 'pending'))::int as pending,
      sum(cost_micros)::bigint as cost
    from model_calls`)
  expect(booked).toEqual({ finished: calls, usable: calls, keys: calls, pending: 0, cost: expect.any(Number) })
  expect(booked!.cost).toBeGreaterThan(0)
  const totals = await rowsOf(sql<{ scope: string; spent_micros: number; reserved_micros: number }>`
    select scope, spent_micros, reserved_micros from model_spending`)
  expect(totals).toEqual([{ scope: 'installation', spent_micros: booked!.cost, reserved_micros: 0 }])
}

test('when a worker is killed, the next one repeats only calls without a recorded answer, each once, and all is answered', async () => {
  const calls = callsFor(questions)
  const [killed] = await Promise.all([work(), ask(questions)])
  // In the middle of it: what was answered by now is worth keeping, and as much is still to be asked.
  await until('thirty answers are in the books', async () => {
    const [row] = await rowsOf(sql<{ calls: number }>`
      select count(*)::int as calls from model_calls where status = 'finished'`)
    return row!.calls >= 30
  })
  killed.signal('SIGKILL')
  await killed.ended
  const deadAt = new Date()
  const { requests: before } = await server.until(({ under_way }) => under_way === 0)
  expect(before).toBeLessThan(calls)

  await takeForDead()
  const next = await work()
  await everythingEnded()
  await expectAllAnswered(questions, [killed, next])
  await expectSoundBooks(calls)

  const counts = await server.counts()
  expect(counts.by_body).toBe(calls)
  // What the first worker had written down, as its clock says, was not asked again; everything else was, once.
  const [kept] = await rowsOf(sql<{ calls: number }>`
    select count(*)::int as calls from model_calls where finished_at <= ${deadAt}`)
  expect(kept!.calls).toBeGreaterThanOrEqual(30)
  expect(counts.requests - before).toBe(calls - kept!.calls)
  // That is no more than was under way, or had only just been answered.
  expect(counts.repeated).toBeLessThanOrEqual(2 * CONCURRENCY)
})

test('when a worker is told to stop, the next one repeats exactly the calls that were given up, and all is answered', async () => {
  const some = questions.slice(0, 6)
  const calls = callsFor(some)
  const [stopped] = await Promise.all([work(), ask(some)])
  await answeredByModel(20)
  const { requests: quick } = await server.counts()
  // From here on the model is slower than the worker will wait; those whom it still answers soon shall have their answer.
  await server.pace({ latency_ms: 60_000 })
  await until('what came before is answered', async () => {
    const entries = await server.journal()
    return entries.length > quick && entries.slice(0, quick).every(({ outcome }) => outcome === 'answered')
  })
  stopped.signal('SIGTERM')
  expect((await stopped.ended).code).toBe(0)
  const { requests: before, aborted } = await server.until(({ under_way }) => under_way === 0)
  expect(aborted).toBeGreaterThan(0)

  await server.pace({ latency_ms: LATENCY_MS })
  const next = await work()
  await everythingEnded()
  await expectAllAnswered(some, [stopped, next])
  await expectSoundBooks(calls)

  const counts = await server.counts()
  expect(counts).toMatchObject({ by_body: calls, aborted, answered: calls, repeated: aborted })
  const journal = await server.journal()
  const given_up = journal.slice(0, before).filter(({ outcome }) => outcome === 'aborted_by_client')
  const again = journal.slice(before).map(({ sha256 }) => sha256)
  expect(given_up.every(({ sha256 }) => again.includes(sha256))).toBe(true)
})
