import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Service, startService, type TestKey } from '../harness/service.ts'

let service: Service
beforeAll(async () => {
  service = await startService({ config: { FREE_QUESTIONS_PER_CYCLE: '8' } })
})
afterAll(() => service.close())

const MINUTE = 60_000
const question = { question: 'Would you pay $7 for an oat-milk latte?' }
const ask = (key: TestKey) => service.client(key).free.ask(question)
const used = async (key: TestKey) => (await service.client(key).billing.usage({})).quota.questions_per_cycle

describe('POST /v1/free/questions', () => {
  test('is a queue confirmation with 202: group, count, job and agents', async () => {
    const key = await service.createKey({ kind: 'free' })
    const { status, body } = await service.request('POST', '/v1/free/questions', { key: key.api_key, json: question })
    expect(status).toBe(202)
    expect(body).toMatchObject({
      ok: true,
      group_id: expect.any(Number),
      count: 12,
      job_id: expect.any(String),
      ...question,
    })
    expect(body.agent_ids).toHaveLength(12)
    expect(body.agent_uuids).toHaveLength(12)
  })

  test('its job can be polled by the same key and by a replacement key of the same user', async () => {
    const who = {
      email: 'poller@example.com',
      vendor_account_uuid: '6f1c7a52-95f0-4a80-8d3c-0b6f0a3f7a11',
      client_install_id: 'e'.repeat(64),
    }
    const first = (await service.client().onboarding.agentRegister(who)).api_key!
    const { body } = await service.request('POST', '/v1/free/questions', { key: first, json: question })
    const second = (await service.client().onboarding.agentRegister(who)).api_key!
    const poll = (key: string) => service.request('GET', `/v1/jobs/${body.job_id}`, { key })
    expect(await poll(second)).toMatchObject({ status: 200, body: { status: 'queued', meta: { free_tier: true } } })
    expect((await poll(first)).status).toBe(401)
  })

  test.each([
    ['two characters', 'hi'],
    ['only spaces', '          '],
    ['2,001 characters', 'x'.repeat(2001)],
    ['2,001 characters outside the BMP', '🙂'.repeat(2001)],
  ])('%s are refused, and nothing is charged', async (_name, text) => {
    const key = await service.createKey({ kind: 'free' })
    await expect(service.client(key).free.ask({ question: text })).rejects.toMatchObject({ code: 'invalid_request' })
    expect(await used(key)).toMatchObject({ used: 0, reserved: 0 })
  })

  test.each([
    ['three characters', 'Why'],
    ['2,000 characters outside the BMP', '🙂'.repeat(2000)],
    ['right-to-left text', 'هل تشتري هذا المنتج؟'],
  ])('%s are accepted', async (_name, text) => {
    const key = await service.createKey({ kind: 'free' })
    expect((await service.client(key).free.ask({ question: text })).question).toBe(text)
  })
})

describe('limits', () => {
  test('six questions a minute; the seventh is 429 with a Retry-After that is true', async () => {
    const key = await service.createKey({ kind: 'free' })
    for (let i = 0; i < 6; i++) {
      await ask(key)
      service.clock.advance(1500)
    }
    const { status, body, headers } = await service.request('POST', '/v1/free/questions', {
      key: key.api_key,
      json: question,
    })
    expect(status).toBe(429)
    expect(headers.get('retry-after')).toBe('51')
    expect(body.error).toMatchObject({
      code: 'rate_limited',
      details: { retry_after_seconds: 51, limit: 6, window_seconds: 60, scope: 'questions' },
    })
    service.clock.advance(51_000)
    await ask(key)
  })

  test('sixty polls a minute, whether or not the job exists', async () => {
    const key = await service.createKey({ kind: 'free' })
    const poll = () => service.request('GET', '/v1/jobs/missing', { key: key.api_key })
    const statuses = (await Promise.all(Array.from({ length: 70 }, poll))).map((answer) => answer.status)
    expect(statuses.filter((status) => status === 404)).toHaveLength(60)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  })

  test('a new key of the same account does not bring new allowance', async () => {
    const who = {
      email: 'fresh@example.com',
      vendor_account_uuid: 'b0f1a1c3-1111-4a80-8d3c-0b6f0a3f7a12',
      client_install_id: 'f'.repeat(64),
    }
    const register = async () => (await service.client().onboarding.agentRegister(who)).api_key!
    const first = await register()
    for (let i = 0; i < 6; i++) await service.request('POST', '/v1/free/questions', { key: first, json: question })
    const second = await register()
    expect((await service.request('POST', '/v1/free/questions', { key: second, json: question })).status).toBe(429)
  })

  test('paid keys are not held to the limits of the free tier', async () => {
    const key = await service.createKey({ kind: 'live' })
    for (let i = 0; i < 7; i++) await ask(key)
    expect((await service.client(key).billing.usage({})).rate.questions).toMatchObject({ limit: null, remaining: null })
  })
})

describe('quota', () => {
  async function exhaust(key: TestKey): Promise<void> {
    for (let i = 0; i < 8; i++) {
      await ask(key)
      service.clock.advance(MINUTE / 4)
    }
  }

  test('is per calendar month; on exhaustion an admin gets a signed upgrade link that works', async () => {
    service.clock.set('2026-02-10T00:00:00Z')
    const key = await service.createKey({ kind: 'free' })
    await exhaust(key)
    service.clock.set('2026-02-27T00:00:00Z')
    const { status, body, headers } = await service.request('POST', '/v1/free/questions', {
      key: key.api_key,
      json: question,
    })
    expect(status).toBe(429)
    expect(headers.get('retry-after')).toBe(String(2 * 86_400))
    expect(body.error).toMatchObject({
      code: 'quota_exhausted',
      details: {
        family: 'questions_per_cycle',
        used: 8,
        limit: 8,
        cycle_end: '2026-03-01T00:00:00.000Z',
        retry_after_seconds: 2 * 86_400,
      },
    })
    const link = new URL(body.error.details.upgrade_url)
    expect((await service.request('GET', link.pathname + link.search)).status).toBe(200)
    link.searchParams.set('org', '00000000-0000-4000-8000-000000000000')
    expect((await service.request('GET', link.pathname + link.search)).status).toBe(403)
    service.clock.set('2026-03-01T00:00:00Z')
    await ask(key)
  })

  test('an upgrade link expires after seven days', async () => {
    service.clock.set('2026-04-02T00:00:00Z')
    const key = await service.createKey({ kind: 'free' })
    await exhaust(key)
    service.clock.advance(MINUTE)
    const { body } = await service.request('POST', '/v1/free/questions', { key: key.api_key, json: question })
    const link = new URL(body.error.details.upgrade_url)
    service.clock.advance(7 * 86_400_000)
    expect((await service.request('GET', link.pathname + link.search)).status).toBe(410)
  })

  test('a member gets no upgrade link', async () => {
    service.clock.set('2026-05-02T00:00:00Z')
    const admin = await service.createKey({ kind: 'free' })
    const member = await service.createKey({ kind: 'free', colleague_of: admin, role: 'member' })
    await exhaust(admin)
    service.clock.advance(MINUTE)
    const refused = await ask(member).catch((error) => error)
    expect(refused).toMatchObject({ code: 'quota_exhausted' })
    expect(refused.details).not.toHaveProperty('upgrade_url')
  })

  test('GET /v1/billing/usage shows rate, quota and plan, and reading it costs nothing', async () => {
    service.clock.set('2026-06-15T10:00:00Z')
    const key = await service.createKey({ kind: 'free' })
    await ask(key)
    service.clock.advance(10_000)
    const client = service.client(key)
    const snapshot = await client.billing.usage({})
    expect(snapshot).toEqual({
      rate: {
        questions: { limit: 6, remaining: 5, window_seconds: 60, reset_at: '2026-06-15T10:01:00.000Z' },
        polling: { limit: 60, remaining: 60, window_seconds: 60, reset_at: '2026-06-15T10:00:10.000Z' },
      },
      quota: {
        cycle_start: '2026-06-01T00:00:00.000Z',
        cycle_end: '2026-07-01T00:00:00.000Z',
        questions_per_cycle: { limit: 8, used: 1, reserved: 0, remaining: 7 },
        groups_per_cycle: { limit: 0, used: 0, reserved: 0, remaining: 0 },
        theses_per_cycle: { limit: 0, used: 0, reserved: 0, remaining: 0 },
      },
      plan: { name: 'free', agent_tier: 0, billing_mode: 'free', features: [] },
      charges: {
        currency: 'usd',
        cycle_charge_cents: 0,
        credit_remaining_cents: 0,
        free_questions_remaining: 0,
      },
    })
    expect(await client.billing.usage({})).toEqual(snapshot)
  })
})
