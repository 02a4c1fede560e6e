import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueueJobs, ping } from '../../src/modules/jobs/index.ts'
import { ManualClock } from '../../src/platform/clock.ts'
import { createLogger } from '../../src/platform/log.ts'
import { openQueue, type Queue } from '../../src/platform/queue.ts'
import { createTestDatabase, type TestDatabase } from '../harness/database.ts'
import { freePort, peopledDir, type Running, theOneLine, until, useMachine } from '../harness/process.ts'
import { createTestKey, send, type TestKey } from '../harness/service.ts'

const LEASE_SECONDS = 10
/** Jobs that a worker has in its hands at once: many, so that an interruption meets them at every stage. */
const CONCURRENCY = 24

let own: TestDatabase
let queue: Queue
/** Two that serve, and one that works, for all tests; those who are interrupted are a test's own. */
let urls: string[]
let steady: Running
// Registered first, so it runs last: the processes are gone before their database is.
afterAll(async () => {
  await queue.close()
  await own.drop()
})
const servers = useMachine('whole file')
const machine = useMachine()
beforeAll(async () => {
  own = await createTestDatabase()
  queue = await openQueue(own.database, { lease_seconds: LEASE_SECONDS, supervise: false }, createLogger('error'))
  ;[steady, ...urls] = await Promise.all([work(servers), serve(), serve()])
})

/** Processes that have nothing in common but the database and the secret key, as on different machines. */
async function environment(of = machine): Promise<Record<string, string>> {
  return {
    DATABASE_URL: own.url!,
    SECRET_KEY: 'a secret key that all processes share',
    JOB_LEASE_SECONDS: String(LEASE_SECONDS),
    DATA_DIR: await peopledDir(of),
    PORT: String(await freePort()),
  }
}

async function serve(): Promise<string> {
  const env = await environment(servers)
  await servers.start(['serve'], { env }).says(/is ready/)
  return `http://localhost:${env.PORT}`
}

async function work(of = machine): Promise<Running> {
  const env = { ...(await environment(of)), DATABASE_POOL_SIZE: String(CONCURRENCY + 4) }
  const worker = of.start(['work', '--concurrency', String(CONCURRENCY)], { env })
  await worker.says(/runs jobs/)
  return worker
}

const enqueue = (key: TestKey, count: number): Promise<string[]> =>
  own.database.db.transaction().execute((trx) => {
    const payloads = Array.from({ length: count }, (_, index) => ({ note: `job ${index}` }))
    const owner = { organization_id: key.organization_id, user_id: key.user_id, free_tier: false }
    return enqueueJobs(trx, queue, ping, owner, payloads, new Date())
  })

async function count(condition: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from jobs j join queue.job q on q.id = j.id and q.name = 'jobs' where ${condition}`.execute(
    own.database.db,
  )
  return rows[0]!.count
}

const finished = sql`j.status = 'finished'`

test('workers that are killed or freeze lose no job and none is done twice: all 1000 end, each with one result', async () => {
  const [killed, frozen] = await Promise.all([work(), work()])
  const key = await createTestKey(own.database, new ManualClock())
  const ids = await enqueue(key, 1000)

  await until('a third is finished', async () => (await count(finished)) > ids.length / 3)
  // Stopped both, and one killed when the third has done everything else, so that it dies with jobs in its hands. The
  // other keeps its database sessions, as a machine does that falls off the network.
  killed.signal('SIGSTOP')
  frozen.signal('SIGSTOP')
  await until('the third worker has done what it can', async () => {
    return (await queue.depth()).queued === 0 && (await count(sql`j.status <> 'finished'`)) <= 2 * CONCURRENCY
  })
  killed.signal('SIGKILL')

  await until('every job is finished', async () => (await count(finished)) === ids.length)
  // Every one is asked for, half of them here and half there.
  const halves = [ids.slice(0, 500), ids.slice(500)]
  for (const [at, half] of halves.entries()) expect(await statusesOver(urls[at]!, key, half)).toEqual({ finished: 500 })
  // Those that were in the hands of the two.
  expect(await count(sql`q.retry_count > 0`)).toBeGreaterThan(0)

  // What comes to itself again finds its jobs done by others and leaves them alone.
  frozen.signal('SIGCONT')
  frozen.signal('SIGINT')
  expect((await frozen.ended).code).toBe(0)
  expect(await count(sql`q.state = 'completed' and j.result->>'pong' = 'true' and j.error is null`)).toBe(1000)
  expect(await queue.depth()).toEqual({ queued: 0, started: 0, oldest: null })
  // Every end is logged by the worker that brought it about.
  const ends = [killed, frozen, steady].flatMap((worker) =>
    [...worker.stdout().matchAll(/"job_id":"([\w-]+)".*"outcome":"finished"/g)].map(([, id]) => id),
  )
  expect(new Set(ends).size).toBe(ends.length)
})

async function statusesOver(url: string, key: TestKey, ids: string[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (let index = 0; index < ids.length; index += 50) {
    const answers = await Promise.all(
      ids.slice(index, index + 50).map((id) => send(`${url}/v1/jobs/${id}`, 'GET', { key: key.api_key })),
    )
    for (const { body } of answers) found[body.status] = (found[body.status] ?? 0) + 1
  }
  return found
}

test('a limit holds across processes: of 80 polls by one free key, half to each, exactly 60 pass', async () => {
  const key = await createTestKey(own.database, new ManualClock(), { kind: 'free' })
  const polls = urls.flatMap((url) => Array.from({ length: 40 }, () => `${url}/v1/jobs/nonsense`))
  const answers = await Promise.all(polls.map((poll) => send(poll, 'GET', { key: key.api_key })))
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(60)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
})

test('a key that a command revokes is refused by every process at the next request', async () => {
  const key = await createTestKey(own.database, new ManualClock())
  const statuses = () =>
    Promise.all(urls.map(async (url) => (await send(`${url}/v1/jobs/nonsense`, 'GET', { key: key.api_key })).status))
  // Asked before, so that whatever the processes remember of the key is out of date afterwards.
  expect(await statuses()).toEqual([404, 404])
  expect((await machine.run(['keys', 'revoke', key.api_key], { env: await environment() })).code).toBe(0)
  expect(await statuses()).toEqual([401, 401])
})

test('a job starts when it is committed, not when a worker next looks for it', async () => {
  const key = await createTestKey(own.database, new ManualClock())
  const owner = { organization_id: key.organization_id, user_id: key.user_id, free_tier: false }
  const waits: number[] = []
  for (let index = 0; index < 20; index++) {
    let committing = 0
    const id = await own.database.db.transaction().execute(async (trx) => {
      const [job] = await enqueueJobs(trx, queue, ping, owner, [{}], new Date())
      committing = Date.now()
      return job!
    })
    const startedAt = await until('the job is finished', async () => {
      const { rows } = await sql<{ started_at: Date }>`
        select started_at from jobs where id = ${id} and status = 'finished'`.execute(own.database.db)
      return rows[0]?.started_at
    })
    waits.push(startedAt.getTime() - committing)
  }
  // About 10 ms where nothing else runs. Without its wake-up a worker would find them by its poll, half a second later on average.
  expect(waits.sort((a, b) => a - b)[10]).toBeLessThan(250)
})

test('a process with another SECRET_KEY refuses to start on the same database, in one clear line', async () => {
  const env = { ...(await environment()), SECRET_KEY: 'a secret key of quite another installation' }
  const commands = [['serve'], ['work'], ['keys', 'list']]
  for (const ended of await Promise.all(commands.map((command) => machine.run(command, { env })))) {
    expect(theOneLine(ended)).toContain('SECRET_KEY differs')
  }
})
