import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueueJobs, ping } from '../../src/modules/jobs/index.ts'
import { LONG } from '../harness/long.ts'
import { type Service, startService, type TestKey } from '../harness/service.ts'

const JOBS = 57
let service: Service
let key: TestKey
const ids: string[] = []

beforeAll(async () => {
  service = await startService()
  key = await service.createKey()
  const other = await service.createKey()
  // In bunches of the same instant, and beside another organization's jobs.
  for (const [owner, count] of [
    [key, 20],
    [other, 15],
    [key, 30],
    [key, 7],
  ] as const) {
    const { organization_id, user_id } = owner
    const queued = await service.database.db
      .transaction()
      .execute((trx) =>
        enqueueJobs(
          trx,
          service.app.queue,
          ping,
          { organization_id, user_id, free_tier: false },
          Array(count).fill({}),
          service.clock.now(),
        ),
      )
    if (owner === key) ids.push(...queued)
    service.clock.advance(1000)
  }
})
afterAll(() => service.close())

async function visit(limits: readonly number[]): Promise<string[]> {
  const seen: string[] = []
  for (let page = 0; ; page++) {
    const limit = limits[page % limits.length]!
    const answer = await service.client(key).jobs.list({ limit, offset: seen.length })
    expect(answer).toMatchObject({ total: JOBS, limit, offset: seen.length, count: answer.jobs.length })
    seen.push(...answer.jobs.map((job) => job.job_id))
    if (answer.jobs.length < limit) return seen
  }
}

test('pages of any sizes visit each row once, newest first, and nobody else’s', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 4 }), async (limits) => {
      const seen = await visit(limits.map((limit) => Math.max(limit, 3)))
      expect([...seen].sort()).toEqual([...ids].sort())
      expect(seen).toEqual(await visit([100]))
    }),
    { numRuns: LONG ? 25 : 13 },
  )
})

test('the default page has twenty', async () => {
  expect(await service.client(key).jobs.list({})).toMatchObject({ count: 20, limit: 20, offset: 0, total: JOBS })
})

test('a page beyond the end is empty, not an error', async () => {
  expect(await service.client(key).jobs.list({ offset: 1_000_000 })).toMatchObject({ jobs: [], count: 0, total: JOBS })
})

test('jobs can be listed by status', async () => {
  expect(await service.client(key).jobs.list({ status: 'queued' })).toMatchObject({ total: JOBS })
  expect(await service.client(key).jobs.list({ status: 'failed' })).toMatchObject({ total: 0 })
})

test.each([
  ['limit', '0'],
  ['limit', '101'],
  ['limit', '-1'],
  ['limit', '1.5'],
  ['limit', 'ten'],
  ['limit', ''],
  ['offset', '-1'],
  ['offset', '9999999999999'],
  ['status', 'lost'],
])('%s=%s is refused by name', async (name, value) => {
  const { status, body } = await service.request('GET', `/v1/jobs?${name}=${value}`, { key: key.api_key })
  expect(status).toBe(400)
  expect(Object.keys(body.error.details.fields)).toEqual([name])
})

test('a repeated limit is refused rather than guessed', async () => {
  expect((await service.request('GET', '/v1/jobs?limit=1&limit=2', { key: key.api_key })).status).toBe(400)
})
