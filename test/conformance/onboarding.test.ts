import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PopulaceError } from '../../src/clients/sdk/index.ts'
import { ManualClock } from '../../src/platform/clock.ts'
import { createTestDatabase, type TestDatabase } from '../harness/database.ts'
import { type Service, startService } from '../harness/service.ts'

let service: Service
const config = { REGISTER_PER_HOUR_IP: '1000000', REGISTER_PER_HOUR_INSTALL: '1000000' }
beforeAll(async () => {
  service = await startService({ config })
})
afterAll(() => service.close())

const installId = (character: string): string => character.repeat(64)
let people = 0
const identity = (changes: object = {}) => ({
  email: `agent${++people}@example.com`,
  vendor_account_uuid: randomUUID(),
  client_install_id: installId('a'),
  ...changes,
})
const register = (body: object, headers: Record<string, string> = {}) =>
  service.request('POST', '/cli/auth/agent-register', { json: body, headers })
/** The organization pays so, and its owner has said that the assistants that registered with it are theirs. */
const setBillingMode = (orgUuid: string, mode: string) =>
  sql`with paying as (update organizations set billing_mode = ${mode} where uuid = ${orgUuid} returning id)
    update vendor_accounts set confirmed_at = ${service.clock.now()}
    where organization_id in (select id from paying)`.execute(service.database.db)
const usage = (key: string) => service.request('GET', '/v1/billing/usage', { key })

describe('POST /cli/auth/agent-register', () => {
  test('a standard user gets a free key, once, with 201', async () => {
    const { status, body } = await register(identity())
    expect(status).toBe(201)
    expect(body).toEqual({
      ok: true,
      status: 'complete',
      api_key: expect.stringMatching(/^rk_free_[0-9A-Za-z]{38}$/),
      org_uuid: expect.any(String),
      previous_key_revoked: false,
      next_steps: { summary: expect.any(String), docs_url: 'http://localhost:3000/docs/api' },
    })
    expect((await usage(body.api_key)).status).toBe(200)
  })

  test('every optional vendor field is accepted', async () => {
    const { status } = await register(
      identity({
        vendor_org_uuid: randomUUID(),
        vendor_account_created_at: '2025-02-03T04:05:06Z',
        vendor_org_type: 'team',
        vendor_billing_type: 'card',
      }),
    )
    expect(status).toBe(201)
  })

  test('registering again revokes the previous key at once and keeps the organization', async () => {
    const who = identity()
    const first = await register(who)
    const second = await register(who)
    expect(second).toMatchObject({ status: 201, body: { previous_key_revoked: true, org_uuid: first.body.org_uuid } })
    expect(second.body.api_key).not.toBe(first.body.api_key)
    expect(await usage(first.body.api_key)).toMatchObject({ status: 401, body: { error: { code: 'unauthorized' } } })
    expect((await usage(second.body.api_key)).status).toBe(200)
  })

  test('another installation of the same vendor account replaces the free key too', async () => {
    const who = identity()
    const first = await register(who)
    const second = await register({ ...who, client_install_id: installId('b') })
    expect(second.body.previous_key_revoked).toBe(true)
    expect((await usage(first.body.api_key)).status).toBe(401)
  })

  test('many registrations at once leave exactly one working key', async () => {
    const who = identity()
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(who)))
    const statuses = await Promise.all(answers.map(async ({ body }) => (await usage(body.api_key)).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.previous_key_revoked)).toHaveLength(7)
  })

  test('a different e-mail for a known vendor account does not take the account over', async () => {
    const who = identity()
    const first = await register(who)
    const thief = await register({ ...who, email: 'thief@example.com' })
    expect(thief.status).toBe(200)
    expect(thief.body).toMatchObject({
      status: 'login_required',
      login_url: 'http://localhost:3000/login',
      previous_key_revoked: false,
    })
    expect(thief.body).not.toHaveProperty('api_key')
    expect((await usage(first.body.api_key)).status).toBe(200)
  })

  test('an e-mail that somebody else has does not lead into their account', async () => {
    const who = identity()
    const first = await register(who)
    const thief = await register(identity({ email: who.email.toUpperCase() }))
    expect(thief.body).toMatchObject({ status: 'login_required' })
    expect(thief.body).not.toHaveProperty('api_key')
    expect((await usage(first.body.api_key)).status).toBe(200)
  })

  test('a member of a card-billed organization gets its managed live key: 201 when minted, 200 when reused', async () => {
    const who = identity()
    const free = await register(who)
    await setBillingMode(free.body.org_uuid, 'card_provider')
    const minted = await register(who)
    expect(minted).toMatchObject({ status: 201, body: { status: 'complete', previous_key_revoked: true } })
    expect(minted.body.api_key).toMatch(/^rk_live_/)
    const reused = await register(who)
    expect(reused).toMatchObject({ status: 200, body: { api_key: minted.body.api_key, previous_key_revoked: false } })
    const old = await usage(free.body.api_key)
    expect(old).toMatchObject({
      status: 401,
      body: {
        error: {
          code: 'key_rotated_post_upgrade',
          details: { reason: 'upgraded', refresh_command: expect.stringContaining('agent-register') },
        },
      },
    })
  })

  test('after a downgrade the assistant gets a free key, and the live one still reads what was made with it', async () => {
    const who = identity()
    const { org_uuid } = (await register(who)).body
    await setBillingMode(org_uuid, 'card_provider')
    const { api_key } = (await register(who)).body
    await setBillingMode(org_uuid, 'free')
    const again = await register(who)
    expect(again).toMatchObject({ status: 201, body: { previous_key_revoked: false } })
    expect(again.body.api_key).toMatch(/^rk_free_/)
    expect((await service.request('GET', '/v1/research-studies', { key: api_key })).status).toBe(200)
    expect((await register(who)).body.previous_key_revoked).toBe(true)
    await setBillingMode(org_uuid, 'card_provider')
    expect(await register(who)).toMatchObject({ status: 200, body: { api_key } })
  })

  test('the managed key is handed only to the installation it was minted for', async () => {
    const who = identity()
    const free = await register(who)
    await setBillingMode(free.body.org_uuid, 'card_provider')
    await register(who)
    const elsewhere = await register({ ...who, client_install_id: installId('c') })
    expect(elsewhere).toMatchObject({ status: 200, body: { status: 'login_required' } })
    expect(elsewhere.body).not.toHaveProperty('api_key')
  })

  test('a user of an invoiced organization is asked to sign in and gets no key', async () => {
    const who = identity()
    const free = await register(who)
    await setBillingMode(free.body.org_uuid, 'invoiced')
    const answer = await register(who)
    expect(answer).toMatchObject({
      status: 200,
      body: { ok: true, status: 'login_required', login_url: expect.any(String) },
    })
    expect(answer.body).not.toHaveProperty('api_key')
  })

  test('a repeated request with the same Idempotency-Key gets the same key and revokes nothing', async () => {
    const who = identity()
    const headers = { 'idempotency-key': 'once' }
    const first = await register(who, headers)
    const again = await register(who, headers)
    expect(again.status).toBe(201)
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(first.headers.get('idempotency-replayed')).toBeNull()
    expect((await usage(first.body.api_key)).status).toBe(200)
  })

  test('where people sign up by invitation, an address that nobody has invited makes nothing and opens nothing', async () => {
    const invited = identity()
    const host = await service.createKey()
    const closed = await startService({ beside: service, role: 'serve', config: { ...config, SIGN_UP: 'invited' } })
    try {
      const json = identity()
      const claim = (who: object) => closed.request('POST', '/cli/auth/agent-register', { json: who })
      const refused = await claim(json)
      expect(refused).toMatchObject({ status: 200, body: { status: 'login_required' } })
      expect(refused.body).not.toHaveProperty('api_key')
      const { rows } = await sql`select 1 from users where email = ${json.email}`.execute(service.database.db)
      expect(rows).toEqual([])
      const now = service.clock.now()
      await sql`insert into invitations (organization_id, email, role, created_at, expires_at)
        values (${host.organization_id}, ${invited.email}, 'member', ${now}, ${new Date(now.getTime() + 1000)})`.execute(
        service.database.db,
      )
      expect((await claim(invited)).status).toBe(201)
      // One who registered before, while everybody could, goes on with the account that is there.
      await register(json)
      expect((await claim(json)).body).toMatchObject({ status: 'complete', previous_key_revoked: true })
    } finally {
      await closed.close()
    }
  })

  test('the SDK calls it without a key', async () => {
    const answer = await service.client().onboarding.agentRegister(identity())
    expect(answer.status).toBe('complete')
  })

  test.each([
    ['email', 'not an address'],
    ['email', 7],
    ['vendor_account_uuid', 'abc'],
    ['client_install_id', 'f'.repeat(63)],
    ['client_install_id', 'z'.repeat(64)],
    ['vendor_account_created_at', 'yesterday'],
    ['vendor_org_type', 'x'.repeat(65)],
  ])('a wrong %s (%j) is named in the error', async (field, value) => {
    const { status, body } = await register(identity({ [field]: value }))
    expect(status).toBe(400)
    expect(body.error.code).toBe('invalid_request')
    expect(body.error.details.fields[field]).toHaveLength(1)
  })

  test('email, vendor_account_uuid and client_install_id are required', async () => {
    const { body } = await register({})
    expect(Object.keys(body.error.details.fields).sort()).toEqual(['client_install_id', 'email', 'vendor_account_uuid'])
  })
})

describe('limits of agent-register', () => {
  // One database for all four, each of them a day after the one before, when nothing of that counts any more.
  let own: TestDatabase
  let day = 0
  beforeAll(async () => {
    own = await createTestDatabase()
  })
  afterAll(() => own.drop())

  test.each([
    ['REGISTER_PER_HOUR_IP', 'register_ip', () => identity()],
    ['REGISTER_PER_HOUR_EMAIL', 'register_email', () => identity({ email: 'same@example.com' })],
    [
      'REGISTER_PER_HOUR_ACCOUNT',
      'register_account',
      () => identity({ vendor_account_uuid: '4be0643f-1d98-4f3c-8a53-5b6e2f3ae7d1' }),
    ],
    ['REGISTER_PER_HOUR_INSTALL', 'register_install', () => identity({ client_install_id: installId('d') })],
  ])('%s holds on its own, and Retry-After is true', async (setting, scope, who) => {
    const clock = new ManualClock()
    clock.advance(++day * 24 * 3_600_000)
    const limited = await startService({
      database: own.database,
      clock,
      config: {
        REGISTER_PER_HOUR_IP: '100',
        REGISTER_PER_HOUR_EMAIL: '100',
        REGISTER_PER_HOUR_ACCOUNT: '100',
        REGISTER_PER_HOUR_INSTALL: '100',
        [setting]: '2',
      },
    })
    try {
      // Other dimensions differ from call to call, so that only the one under test can refuse.
      let install = 0
      const call = () => {
        const body = who()
        const own = scope === 'register_install' ? {} : { client_install_id: String(++install).padStart(64, '0') }
        return limited.client().onboarding.agentRegister({ ...body, ...own })
      }
      await call()
      limited.clock.advance(10_000)
      await call()
      const refused = await call().catch((error: PopulaceError) => error)
      expect(refused).toBeInstanceOf(PopulaceError)
      expect(refused).toMatchObject({
        status: 429,
        code: 'rate_limited',
        retry_after_seconds: 3590,
        details: { limit: 2, window_seconds: 3600, scope, retry_after_seconds: 3590 },
      })
      limited.clock.advance(3590_000 - 1)
      await expect(call()).rejects.toMatchObject({ code: 'rate_limited', retry_after_seconds: 1 })
      limited.clock.advance(1)
      await call()
    } finally {
      await limited.close()
    }
  })
})
