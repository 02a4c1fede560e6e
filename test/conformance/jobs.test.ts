import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  enqueueJobs,
  JobFailure,
  type JobKind,
  type JobOwner,
  ping,
  tidyOwnJobs,
} from '../../src/modules/jobs/index.ts'
import { type Service, startService, type TestKey } from '../harness/service.ts'

let failures = 0
const flaky: JobKind<{ times: number }> = {
  name: 'flaky',
  payload: z.object({ times: z.int() }),
  retry_limit: 3,
  retry_delay_seconds: 0,
  expire_seconds: 60,
  async run({ times }) {
    if (failures++ < times) throw new Error('the model server is away')
    return { result: { tries: failures } }
  },
}
const hopeless: JobKind<object> = {
  ...flaky,
  name: 'hopeless',
  payload: z.object({}),
  run: async () => {
    throw new JobFailure('The question is empty.')
  },
}

/** Attempts wait until they are let go, the first while another worker is at the second. */
const gates = [1, 2].map(() => Promise.withResolvers<void>())
const begun: number[] = []
const written: string[] = []
const slow: JobKind<object, number> = {
  ...flaky,
  name: 'slow',
  payload: z.object({}),
  async run(_payload, { attempt }) {
    begun.push(attempt)
    await gates[attempt - 1]!.promise
    return { result: { by: attempt }, record: attempt }
  },
  async record(trx, attempts) {
    for (const attempt of attempts) {
      await sql`insert into rate_windows values (${`attempt ${attempt}`}, now(), 1)`.execute(trx)
      written.push(`attempt ${attempt}`)
    }
  },
}

/** Ten at once: the third fails the first time, the fourth for good, the last ends long after the others. */
const late = Promise.withResolvers<void>()
const runs: number[] = []
const recorded: number[][] = []
const together: JobKind<{ number: number }, number> = {
  ...flaky,
  name: 'together',
  payload: z.object({ number: z.int() }),
  batch_size: 10,
  async run({ number }, { attempt }) {
    runs.push(number)
    if (number === 3 && attempt === 1) throw new Error('not yet')
    if (number === 4) throw new JobFailure('Never.')
    if (number === 9) await late.promise
    return { result: { number }, record: number }
  },
  record: async (_trx, numbers) => void recorded.push([...numbers]),
}

let service: Service
let key: TestKey
beforeAll(async () => {
  service = await startService({ kinds: [flaky, hopeless, slow, together] })
  key = await service.createKey()
})
afterAll(() => service.close())

const ownedBy = ({ organization_id, user_id }: TestKey, free_tier = false): JobOwner => ({
  organization_id,
  user_id,
  free_tier,
})

async function enqueue<P>(kind: JobKind<P>, owner: JobOwner, payload: P): Promise<string> {
  const { database, app, clock } = service
  const [id] = await database.db
    .transaction()
    .execute((trx) => enqueueJobs(trx, app.queue, kind, owner, [payload], clock.now()))
  return id!
}

describe('GET /v1/jobs/{job_id}', () => {
  test('a job is queued at first and finished with its result after a worker took it', async () => {
    const id = await enqueue(ping, ownedBy(key), { note: 'hello' })
    const client = service.client(key)
    expect(await client.jobs.get({ job_id: id })).toMatchObject({
      status: 'queued',
      result: null,
      error: null,
      meta: {},
    })
    await service.app.worker.drain()
    const job = await client.jobs.get({ job_id: id })
    expect(job).toMatchObject({ job_id: id, status: 'finished', result: { pong: true, note: 'hello' }, error: null })
    expect(job.ended_at).not.toBeNull()
  })

  test('a failure that may pass is tried again until it has passed', async () => {
    failures = 0
    const id = await enqueue(flaky, ownedBy(key), { times: 2 })
    for (let i = 0; i < 100 && (await service.client(key).jobs.get({ job_id: id })).status !== 'finished'; i++) {
      await service.app.worker.drain()
    }
    expect(await service.client(key).jobs.get({ job_id: id })).toMatchObject({
      status: 'finished',
      result: { tries: 3 },
    })
  })

  test('a failure that will not pass ends the job at once with a plain sentence', async () => {
    const id = await enqueue(hopeless, ownedBy(key), {})
    await service.app.worker.drain()
    expect(await service.client(key).jobs.get({ job_id: id })).toMatchObject({
      status: 'failed',
      result: null,
      error: 'The question is empty.',
    })
  })

  test('a worker that lost its lease leaves no trace, however far it had come', async () => {
    const id = await enqueue(slow, ownedBy(key), {})
    const first = service.app.worker.drain()
    await expect.poll(async () => (await service.client(key).jobs.get({ job_id: id })).status).toBe('started')
    // As if the worker had shown no sign of life: whoever looks after leases gives the job to the next.
    await sql`update queue.job set heartbeat_on = now() - interval '1 hour' where id = ${id}`.execute(
      service.database.db,
    )
    const other = await startService({ beside: service, kinds: [slow] })
    const state = () =>
      sql<{ state: string }>`select state from queue.job where id = ${id}`.execute(service.database.db)
    await expect.poll(async () => (await state()).rows[0]!.state).toBe('retry')
    const second = other.app.worker.drain()
    await expect.poll(() => begun).toEqual([1, 2])
    gates[0]!.resolve()
    await first
    expect(written).toEqual([])
    expect((await service.client(key).jobs.get({ job_id: id })).status).toBe('started')
    gates[1]!.resolve()
    await second
    await other.close()
    expect(written).toEqual(['attempt 2'])
    const { rows } = await sql<{
      subject: string
    }>`select subject from rate_windows where subject like 'attempt%'`.execute(service.database.db)
    expect(rows).toEqual([{ subject: 'attempt 2' }])
    expect(await service.client(key).jobs.get({ job_id: id })).toMatchObject({ status: 'finished', result: { by: 2 } })
  })

  test('a transaction that is rolled back leaves no job behind', async () => {
    let id = ''
    const { database, app, clock } = service
    const undone = database.db.transaction().execute(async (trx) => {
      ;[id] = (await enqueueJobs(trx, app.queue, ping, ownedBy(key), [{}], clock.now())) as [string]
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    await app.worker.drain()
    await expect(service.client(key).jobs.get({ job_id: id })).rejects.toMatchObject({ code: 'job_not_accessible' })
  })

  test('missing, malformed, foreign and not-free jobs get the very same answer', async () => {
    const other = await service.createKey()
    const free = await service.createKey({ kind: 'free' })
    const foreign = await enqueue(ping, ownedBy(other), {})
    const notFree = await enqueue(ping, ownedBy(free), {})
    const answers = await Promise.all([
      service.request('GET', '/v1/jobs/01890000-0000-7000-8000-000000000000', { key: key.api_key }),
      service.request('GET', '/v1/jobs/nonsense', { key: key.api_key }),
      service.request('GET', `/v1/jobs/${foreign}`, { key: key.api_key }),
      service.request('GET', `/v1/jobs/${notFree}`, { key: free.api_key }),
    ])
    for (const answer of answers) {
      expect(answer.status).toBe(404)
      expect(answer.body).toEqual({
        error: { code: 'job_not_accessible', message: 'There is no such job for this key.' },
      })
    }
  })

  test("a free key reads its own account's free-tier jobs and says so in meta", async () => {
    const free = await service.createKey({ kind: 'free' })
    const id = await enqueue(ping, ownedBy(free, true), {})
    expect(await service.client(free).jobs.get({ job_id: id })).toMatchObject({
      status: 'queued',
      meta: { free_tier: true },
    })
  })

  test("a colleague's free key does not read the jobs of another user", async () => {
    const free = await service.createKey({ kind: 'free' })
    const colleague = await service.createKey({ kind: 'free', colleague_of: free })
    const id = await enqueue(ping, ownedBy(free, true), {})
    await expect(service.client(colleague).jobs.get({ job_id: id })).rejects.toMatchObject({
      code: 'job_not_accessible',
    })
  })
})

describe('jobs that are taken together', () => {
  test('are written together as they end, and only what failed is tried again', async () => {
    const { database, app, clock } = service
    const payloads = Array.from({ length: 10 }, (_, number) => ({ number }))
    const ids = await database.db
      .transaction()
      .execute((trx) => enqueueJobs(trx, app.queue, together, ownedBy(key), payloads, clock.now()))
    const entries = await sql<{ count: number }>`
      select count(*)::int from queue.job where data ->> 'kind' = 'together'`.execute(database.db)
    expect(entries.rows[0]!.count).toBe(1)
    const working = app.worker.drain()
    const stands = async (at: number) => (await service.client(key).jobs.get({ job_id: ids[at]! })).status
    // Those that have ended are seen while another one runs.
    await expect.poll(() => stands(0)).toBe('finished')
    expect([await stands(3), await stands(4), await stands(9)]).toEqual(['started', 'failed', 'started'])
    late.resolve()
    await working
    await app.worker.drain()
    expect(await Promise.all(ids.map((_, at) => stands(at)))).toEqual(
      payloads.map(({ number }) => (number === 4 ? 'failed' : 'finished')),
    )
    expect(runs).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 3])
    expect(recorded).toEqual([[0, 1, 2, 5, 6, 7, 8], [9], [3]])
  })
})

test('jobs of the service itself are forgotten thirty days after their end, those of others never', async () => {
  const { database, app, clock } = service
  const nobody = { organization_id: null, user_id: null, free_tier: false }
  const [own, theirs] = [await enqueue(ping, nobody, {}), await enqueue(ping, ownedBy(key), {})]
  await app.worker.drain()
  const left = async (days: number) => {
    await tidyOwnJobs(database.db, new Date(clock.now().getTime() + days * 86_400_000))
    const { rows } = await sql<{ id: string }>`select id from jobs where id in (${own}, ${theirs})`.execute(database.db)
    return rows.map(({ id }) => id)
  }
  expect(await left(29)).toHaveLength(2)
  expect(await left(31)).toEqual([theirs])
})
