/** PostgreSQL ends one of two transactions that wait for each other, and says so. Callers do not notice. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failJobs, type Service, startService, type TestKey } from '../harness/service.ts'

let service: Service
let key: TestKey
beforeAll(async () => {
  service = await startService({ role: 'serve', config: { FREE_QUESTIONS_PER_MINUTE: '1000' } })
  key = await service.createKey({ kind: 'free' })
})
afterAll(() => service.close())

const askFree = (idempotency_key: string) =>
  service.request('POST', '/v1/free/questions', {
    key: key.api_key,
    json: { question: 'Do you like tea?' },
    headers: { 'idempotency-key': idempotency_key },
  })
const used = async () =>
  (await service.request('GET', '/v1/billing/usage', { key: key.api_key })).body.quota.questions_per_cycle.used

test.each([
  ['waited for another that waited for it', '40P01'],
  ['could not be put in an order with another', '40001'],
])('a request whose transaction %s is done all the same, once', async (_what, code) => {
  const before = await used()
  const { met } = await failJobs(service.database, 3, code)
  const asked = await askFree(`gave-way-${code}`)
  expect(asked.status, JSON.stringify(asked.body)).toBe(202)
  expect(await met()).toBe(3)
  expect(await used()).toBe(before + 1)
  const again = await askFree(`gave-way-${code}`)
  expect(again.body.job_id).toBe(asked.body.job_id)
  expect(await used()).toBe(before + 1)
})

test.each([
  ['has to give way again and again', '40P01', 4],
  ['finds a database that takes no writes', '25006', 1],
])('one that %s is told to come back, with nothing done and nothing charged', async (_what, code, tries) => {
  const before = await used()
  const { met } = await failJobs(service.database, 100, code)
  const asked = await askFree(`always-${code}`)
  expect(asked.status).toBe(503)
  expect(asked.headers.get('retry-after')).toBe('5')
  expect(asked.body.error).toEqual({
    code: 'engine_unavailable',
    message: 'The database cannot do this at the moment.',
    details: { retry_after_seconds: 5 },
  })
  expect(await met()).toBe(tries)
  await failJobs(service.database, 0)
  expect(await used()).toBe(before)
  expect((await askFree(`always-${code}`)).status).toBe(202)
})
