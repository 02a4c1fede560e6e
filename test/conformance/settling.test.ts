import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { enqueueJobs, type JobKind } from '../../src/modules/jobs/index.ts'
import { type Service, startService, type TestKey } from '../harness/service.ts'

const UNLUCKY = 13

/** Jobs of an entry each, that end when all that were asked for have begun. */
let waiting = 0
let all = Promise.withResolvers<void>()
let recorded: { numbers: number[]; transaction: string }[] = []
const alone: JobKind<{ number: number }, number> = {
  name: 'alone',
  payload: z.object({ number: z.int() }),
  retry_limit: 1,
  retry_delay_seconds: 0,
  expire_seconds: 60,
  async run({ number }) {
    waiting -= 1
    if (waiting === 0) all.resolve()
    await all.promise
    return { result: { number }, record: number }
  },
  async record(trx, numbers) {
    const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(trx)
    recorded.push({ numbers: [...numbers], transaction: rows[0]!.id })
    for (const number of numbers)
      await sql`insert into rate_windows values (${`number ${number}`}, now(), 1)`.execute(trx)
    if (numbers.includes(UNLUCKY)) await sql`select 1 / 0`.execute(trx)
  },
}

let service: Service
beforeAll(async () => {
  service = await startService({ kinds: [alone] })
})
afterAll(() => service.close())
beforeEach(async () => {
  all = Promise.withResolvers()
  recorded = []
  await sql`delete from rate_windows where subject like 'number %'`.execute(service.database.db)
})

async function ask(key: TestKey, numbers: readonly number[]): Promise<string[]> {
  const { database, app, clock } = service
  const owner = { organization_id: key.organization_id, user_id: key.user_id, free_tier: false }
  const payloads = numbers.map((number) => ({ number }))
  waiting += numbers.length
  return database.db.transaction().execute((trx) => enqueueJobs(trx, app.queue, alone, owner, payloads, clock.now()))
}

async function written(): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    select subject from rate_windows where subject like 'number %' order by subject`.execute(service.database.db)
  return rows.map(({ subject }) => subject)
}

test('jobs of an organization that end at the same moment are written by one transaction', async () => {
  const key = await service.createKey()
  const ids = await ask(key, [1, 2, 3, 4])
  await service.app.worker.drain()
  expect(recorded).toHaveLength(1)
  expect(recorded[0]!.numbers.toSorted()).toEqual([1, 2, 3, 4])
  for (const job_id of ids) expect((await service.client(key).jobs.get({ job_id })).status).toBe('finished')
})

test('those of different organizations are not: what one of them has locked holds up only its own', async () => {
  const [one, other] = [await service.createKey(), await service.createKey()]
  await ask(one, [1, 2])
  await ask(other, [3, 4])
  await service.app.worker.drain()
  expect(recorded.map(({ numbers }) => numbers.toSorted()).toSorted()).toEqual([
    [1, 2],
    [3, 4],
  ])
  expect(new Set(recorded.map(({ transaction }) => transaction)).size).toBe(2)
})

test('one that cannot be written keeps none of those from being written that ended with it', async () => {
  const key = await service.createKey()
  const ids = await ask(key, [11, 12, UNLUCKY, 14])
  await service.app.worker.drain()
  await service.app.worker.drain()
  const jobs = await Promise.all(ids.map((job_id) => service.client(key).jobs.get({ job_id })))
  expect(jobs.map(({ status }) => status)).toEqual(['finished', 'finished', 'failed', 'finished'])
  expect(await written()).toEqual(['number 11', 'number 12', 'number 14'])
  expect(jobs[2]!.error).toBe('The job failed 2 times and has been given up.')
})
