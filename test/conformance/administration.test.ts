import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../src/contracts.ts'
import { enqueueJobs, ping } from '../../src/modules/jobs/index.ts'
import { defaultLiveScopes, revokeKeys } from '../../src/modules/keys/index.ts'
import { type Contract, listContracts, takesBody } from '../../src/platform/contract/contract.ts'
import { version } from '../../src/version.ts'
import { collide } from '../harness/collide.ts'
import { type Answer, type RequestOptions, type Service, startService, type TestKey } from '../harness/service.ts'
import { type SignedIn, signedIn } from '../harness/signed-in.ts'

let service: Service
let owner: TestKey
let member: TestKey
let chief: TestKey
let administrator: SignedIn
beforeAll(async () => {
  service = await startService()
  owner = await service.createKey()
  member = await service.createKey({ colleague_of: owner, role: 'member' })
  chief = await service.createKey()
  administrator = await signedIn(service, chief, { administrator: true })
})
afterAll(() => service.close())

const db = () => service.database.db
const entriesOf = async (query: string) =>
  (await administrator.request('GET', `/admin/audit-log?${query}`)).body.entries
const patch = (path: string, json: object, by: Pick<SignedIn, 'request'> = administrator) =>
  by.request('PATCH', path, { json })
const reasonOf = ({ status, body }: Answer) => [status, body.error?.details?.reason]

describe('rights', () => {
  const all = listContracts(contracts.admin)
  const calling = async (contract: Contract, options: RequestOptions): Promise<number> => {
    const path = contract.path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
    const body = takesBody(contract.method) ? { json: {} } : {}
    return (await service.request(contract.method, path, { ...body, ...options })).status
  }
  const asPerson = async (key: TestKey): Promise<RequestOptions> => ({ person: (await signedIn(service, key)).headers })

  test.each([
    ['nobody', 401, async () => ({})],
    ['a member', 403, () => asPerson(member)],
    ["an organization's admin", 403, () => asPerson(owner)],
    ["a key of an organization's admin", 403, async () => ({ key: owner.api_key })],
    [
      'a free key that claims the scope',
      403,
      async () => ({ key: (await service.createKey({ kind: 'free', scopes: ['admin'] })).api_key }),
    ],
    [
      'an administrator without the token of our own pages',
      403,
      async () => ({ person: { cookie: administrator.headers.cookie } }),
    ],
    ['an administrator', 0, async () => ({ person: administrator.headers })],
    ['a key with the scope', 0, async () => ({ key: (await service.createKey({ scopes: ['admin'] })).api_key })],
  ] as [string, number, () => Promise<RequestOptions>][])(
    '%s meets the same answer at every operation',
    async (who, expected, credentials) => {
      expect(all.length).toBeGreaterThanOrEqual(18)
      const options = await credentials()
      for (const contract of all) {
        const status = await calling(contract, options)
        const forged = who.includes('without the token') && contract.method === 'GET'
        if (expected === 0 || forged)
          expect({ id: contract.id, in: ![401, 403].includes(status) }).toEqual({ id: contract.id, in: true })
        else expect({ id: contract.id, status }).toEqual({ id: contract.id, status: expected })
      }
    },
  )

  test('nobody makes themselves more than they are', async () => {
    const person = await signedIn(service, member)
    const attempts = [
      patch(`/admin/users/${member.user_id}`, { administrator: true }, person),
      patch(`/admin/organizations/${owner.organization_id}`, { billing_mode: 'invoiced' }, person),
      patch('/account/organization', { name: 'x', administrator: true }, await signedIn(service, owner)),
      patch('/account/organization', { name: 'x', billing_mode: 'invoiced' }, await signedIn(service, owner)),
      service.request('PATCH', `/admin/users/${owner.user_id}`, { key: owner.api_key, json: { administrator: true } }),
    ]
    for (const { status } of await Promise.all(attempts)) expect([400, 403]).toContain(status)
    const { rows } = await sql`select id from users where administrator`.execute(db())
    expect(rows).toEqual([{ id: chief.user_id }])
  })
})

describe('organizations', () => {
  test('are found by a part of their name or of a member’s address, and counted', async () => {
    const list = async (query: string) => (await administrator.request('GET', `/admin/organizations?${query}`)).body
    const found = await list(`q=${encodeURIComponent(member.email.toUpperCase())}`)
    expect(found).toMatchObject({ count: 1, total: 1, limit: 20, offset: 0 })
    expect(found.organizations).toEqual([
      {
        id: owner.organization_id,
        uuid: owner.org_uuid,
        name: expect.stringContaining('Organization'),
        billing_mode: 'self_hosted',
        tier: { id: 1, uuid: expect.stringMatching(/^[0-9a-f]{32}$/), name: 'self_hosted' },
        members: 2,
        keys_active: 2,
        questions_cycle: 0,
        charged_cents_cycle: 0,
        created_at: expect.any(String),
      },
    ])
    expect(await list('q=%25')).toMatchObject({ total: 0 })
    expect(await list('tier_id=999999')).toMatchObject({ total: 0, organizations: [] })
    expect((await list('tier_id=1&limit=1')).total).toBeGreaterThan(1)
    expect(await list('billing_mode=invoiced')).toMatchObject({ total: 0 })
  })

  test('are shown with members, keys, subscription and assistants, and without a secret', async () => {
    const { body } = await administrator.request('GET', `/admin/organizations/${owner.org_uuid}`)
    expect(body.organization).toMatchObject({
      id: owner.organization_id,
      members: [
        { email: owner.email, role: 'admin' },
        { email: member.email, role: 'member' },
      ],
      keys: [{ id: member.key_id, kind: 'live' }, { id: owner.key_id }],
      subscription: null,
      assistants: [],
    })
    expect(JSON.stringify(body)).not.toMatch(/hash|sealed/)
    expect((await administrator.request('GET', '/admin/organizations/999999')).status).toBe(404)
  })

  test('change name, tier and mode; another tier is an event without a charge, and every change is in the log', async () => {
    const key = await service.createKey({ kind: 'free' })
    const path = `/admin/organizations/${key.organization_id}`
    expect(await patch(path, { name: ' Grüße 🙂 ', payment_tier_id: 1, billing_mode: 'invoiced' })).toMatchObject({
      status: 200,
      body: {
        organization: {
          name: 'Grüße 🙂',
          billing_mode: 'invoiced',
          tier: { id: 1 },
          keys: [{ kind: 'free', revoked_at: null }],
        },
      },
    })
    expect((await service.request('GET', '/v1/billing/usage', { key: key.api_key })).body.plan.name).toBe('self_hosted')
    expect(await patch(path, { payment_tier_id: null })).toMatchObject({ body: { organization: { tier: null } } })
    await patch(path, { payment_tier_id: null, name: 'Grüße 🙂' })
    const { rows } = await sql`select user_id, type, charge_cents, is_admin, details from billable_events
      where organization_id = ${key.organization_id} order by id`.execute(db())
    const event = { user_id: chief.user_id, type: 'tier_assigned', charge_cents: 0, is_admin: true }
    expect(rows).toEqual([
      { ...event, details: { payment_tier_id: 1, former_payment_tier_id: null } },
      { ...event, details: { payment_tier_id: null, former_payment_tier_id: 1 } },
    ])
    const entries = await entriesOf(`organization_id=${key.organization_id}&action=organization.updated`)
    expect(entries).toMatchObject([
      {
        actor: chief.email,
        actor_kind: 'user',
        ip: '127.0.0.1',
        details: { before: { payment_tier_id: 1 }, after: { payment_tier_id: null } },
      },
      { details: { before: { billing_mode: 'free' }, after: { billing_mode: 'invoiced', name: 'Grüße 🙂' } } },
    ])
  })

  test('pay by card only when the provider says so, and as long as it does', async () => {
    const paying = await service.createKey({ billing_mode: 'card_provider' })
    const path = `/admin/organizations/${paying.organization_id}`
    expect(
      reasonOf(await patch(`/admin/organizations/${owner.organization_id}`, { billing_mode: 'card_provider' })),
    ).toEqual([409, 'card_provider_only'])
    await sql`insert into subscriptions (organization_id, customer_id, subscription_id, status, former_billing_mode, as_of, created_at, updated_at)
      values (${paying.organization_id}, 'cus_a', 'sub_a', 'active', 'free', now(), now(), now())`.execute(db())
    expect(reasonOf(await patch(path, { billing_mode: 'free' }))).toEqual([409, 'subscription_active'])
    expect((await patch(path, { billing_mode: 'card_provider', name: 'Same' })).status).toBe(200)
    await sql`update subscriptions set status = 'canceled' where subscription_id = 'sub_a'`.execute(db())
    expect((await patch(path, { billing_mode: 'free' })).body.organization).toMatchObject({
      billing_mode: 'free',
      subscription: { status: 'canceled' },
    })
  })

  test.each([
    [{ payment_tier_id: 999999 }],
    [{ payment_tier_id: 'team' }],
    [{ payment_tier_id: 1.5 }],
    [{ billing_mode: 'gratis' }],
    [{ name: '' }],
    [{ name: 'two\nlines' }],
    [{ name: 'x'.repeat(201) }],
    [{ uuid: 'x' }],
  ])('%j is refused by its field', async (json) => {
    const { status, body } = await patch(`/admin/organizations/${owner.organization_id}`, json)
    expect([status, Object.keys(body.error.details.fields)]).toEqual([400, Object.keys(json)])
  })
})

describe('users', () => {
  test('are found by name or address, and shown with their organizations', async () => {
    const { body } = await administrator.request('GET', `/admin/users?q=${member.email.slice(0, -4)}`)
    expect(body.users).toMatchObject([{ id: member.user_id, administrator: false, organizations: 1, keys_active: 1 }])
    const { body: one } = await administrator.request('GET', `/admin/users/${member.user_id}`)
    expect(one.user.organization_list).toMatchObject([{ id: owner.organization_id, role: 'member' }])
    expect((await administrator.request('GET', '/admin/users?administrator=true')).body.total).toBe(1)
  })

  test('become administrators and cease to be: then their sessions end, and keys with the scope stop at once', async () => {
    const other = await service.createKey({ scopes: [...defaultLiveScopes, 'admin'] })
    const path = `/admin/users/${other.user_id}`
    expect((await patch(path, { administrator: true })).body.user.administrator).toBe(true)
    const person = await signedIn(service, other)
    expect((await person.request('GET', '/admin/status')).status).toBe(200)
    expect(reasonOf(await patch(path, { administrator: false }, person))).toEqual([409, 'oneself'])
    expect(reasonOf(await person.request('DELETE', path))).toEqual([409, 'oneself'])
    expect((await service.request('GET', '/admin/status', { key: other.api_key })).status).toBe(200)
    expect((await patch(path, { administrator: false })).body.user).toMatchObject({ administrator: false, sessions: 0 })
    expect((await person.request('GET', '/admin/status')).status).toBe(401)
    expect((await service.request('GET', '/admin/status', { key: other.api_key })).status).toBe(401)
    const actions = (await entriesOf('action=administrator')).map(({ action }: { action: string }) => action)
    expect(actions).toEqual(['administrator.removed', 'administrator.added'])
  })

  test('never cease to be administrators all of them, also when two withdraw it from each other at once', async () => {
    const [other, keyholder] = [await service.createKey(), await service.createKey({ scopes: ['admin'] })]
    await patch(`/admin/users/${other.user_id}`, { administrator: true })
    const withdraw = ({ user_id }: TestKey) =>
      service.request('PATCH', `/admin/users/${user_id}`, { key: keyholder.api_key, json: { administrator: false } })
    const ends = await collide(service.database, 'audit_log', [() => withdraw(chief), () => withdraw(other)])
    expect(ends.map(reasonOf).sort()).toEqual([
      [200, undefined],
      [409, 'last_administrator'],
    ])
    // For the tests that follow.
    await sql`update users set administrator = (id = ${chief.user_id})`.execute(db())
    administrator = await signedIn(service, chief)
  })

  test('who are being deprived of it neither keep it as a key nor give it on while that is under way', async () => {
    const other = await service.createKey({ scopes: ['admin'] })
    const path = `/admin/users/${other.user_id}`
    await patch(path, { administrator: true })
    const person = await signedIn(service, other)
    const json = { administrator: true }
    const meanwhile = (work: () => Promise<Answer>) => async () => {
      await withdrawing()
      return work()
    }
    const [withdrawn, ...attempts] = await collide(service.database, 'audit_log', [
      () => patch(path, { administrator: false }),
      meanwhile(() => person.request('POST', '/account/keys', { json: { scopes: ['admin'] } })),
      meanwhile(() => patch(`/admin/users/${member.user_id}`, json, person)),
      meanwhile(() => service.request('PATCH', path, { key: other.api_key, json })),
    ])
    expect(withdrawn?.status).toBe(200)
    // Refused as somebody who may not, or, when it had been withdrawn by then, as nobody.
    for (const { status } of attempts) expect(status).toBeOneOf([401, 403])
    const { rows } = await sql`select id from users where administrator`.execute(db())
    expect(rows).toEqual([{ id: chief.user_id }])
  })

  /** Until somebody waits to write down what they have changed already. */
  async function withdrawing(): Promise<void> {
    const find = sql`select 1 from pg_locks where not granted and relation = 'audit_log'::regclass`
    while ((await find.execute(db())).rows.length === 0) await delay(5)
  }
})

test('a revocation whose first request died before its answer holds everywhere when the second is answered', async () => {
  // More than one: a process relies on what it has read for a moment only, which the first, slow requests may outlast.
  for (let round = 0; round < 4; round++) {
    const key = await service.createKey()
    const use = async () => (await service.request('GET', '/v1/me', { key: key.api_key })).status
    expect(await use()).toBe(200)
    await revokeKeys(db(), [key.key_id], 'operator', service.clock.now())
    expect((await administrator.request('DELETE', `/admin/keys/${key.key_id}`)).status).toBe(200)
    expect(await use()).toBe(401)
  }
})

test('a key is revoked at once, wherever it was made, and stays so', async () => {
  const key = await service.createKey()
  const revoke = () => administrator.request('DELETE', `/admin/keys/${key.key_id}`)
  expect((await service.request('GET', '/v1/billing/usage', { key: key.api_key })).status).toBe(200)
  expect(await revoke()).toMatchObject({
    status: 200,
    body: { key: { revoked_reason: 'operator', user_email: key.email } },
  })
  expect((await service.request('GET', '/v1/billing/usage', { key: key.api_key })).status).toBe(401)
  expect((await revoke()).status).toBe(200)
  expect(await entriesOf(`action=key.revoked&organization_id=${key.organization_id}`)).toHaveLength(1)
  const { body } = await administrator.request('GET', `/admin/keys?organization_id=${key.org_uuid}&active=false`)
  expect(body).toMatchObject({ total: 1, keys: [{ id: key.key_id }] })
  expect((await administrator.request('GET', '/admin/keys?user_id=nonsense')).body.total).toBe(0)
})

test('jobs of everybody are listed without what they are about, and cancelled while they wait', async () => {
  const job_owner = { organization_id: owner.organization_id, user_id: owner.user_id, free_tier: false }
  const [id] = await db()
    .transaction()
    .execute((trx) => enqueueJobs(trx, service.app.queue, ping, job_owner, [{}], service.clock.now()))
  const path = `/admin/jobs?organization_id=${owner.organization_id}&status=queued&kind=${ping.name}`
  const { body } = await administrator.request('GET', path)
  expect(body.jobs).toMatchObject([{ id, kind: ping.name, status: 'queued', organization_id: owner.organization_id }])
  expect(Object.keys(body.jobs[0])).not.toContain('payload')
  expect(await administrator.request('DELETE', `/admin/jobs/${id}`)).toMatchObject({
    status: 200,
    body: { cancelled_count: 1, job: { status: 'failed' } },
  })
  expect((await administrator.request('DELETE', `/admin/jobs/${id}`)).body.cancelled_count).toBe(0)
  expect(await entriesOf('action=job.cancelled')).toHaveLength(1)
  const status = await administrator.request('GET', '/admin/status')
  expect(status.body).toMatchObject({
    version,
    started_at: service.clock.now().toISOString(),
    database: { migrations: expect.arrayContaining(['0008-accounts.sql']) },
    queue: { failed_last_hour: 1 },
    engine: { name: 'embedded', model: null },
    identity_provider: 'development',
    card_provider: 'sandbox',
    mail: 'outbox',
    sandboxes: ['identity_provider', 'card_provider', 'outbox'],
    counts: { administrators: 1 },
  })
})

test('a job that waits for its next attempt is none that nobody takes up', async () => {
  const oldest = async () => (await administrator.request('GET', '/admin/status')).body.queue.oldest_queued_at
  await db()
    .transaction()
    .execute((trx) =>
      enqueueJobs(
        trx,
        service.app.queue,
        ping,
        { organization_id: owner.organization_id, user_id: owner.user_id, free_tier: false },
        [{}],
        service.clock.now(),
      ),
    )
  expect(await oldest()).not.toBeNull()
  await sql`update queue.job set start_after = now() + interval '5 minutes' where state < 'active'`.execute(db())
  expect(await oldest()).toBeNull()
})

describe('the audit log', () => {
  test('shows admins their own organization’s entries, and nobody else’s', async () => {
    const person = await signedIn(service, owner)
    const { body } = await person.request('GET', '/account/audit-log')
    const { rows } = await sql<{ id: number }>`
      select id::int from audit_log where organization_id = ${owner.organization_id} order by at desc, id desc`.execute(
      db(),
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(body.entries.map(({ id }: { id: number }) => id)).toEqual(rows.map(({ id }) => id))
    expect(Object.keys(body.entries[0])).not.toContain('ip')
    expect((await (await signedIn(service, member)).request('GET', '/account/audit-log')).status).toBe(403)
    expect((await person.request('GET', `/account/audit-log?organization_id=${chief.organization_id}`)).status).toBe(
      400,
    )
  })

  test('is filtered by time, actor and action', async () => {
    const now = service.clock.now().getTime()
    const at = (ms: number) => encodeURIComponent(new Date(now + ms).toISOString())
    expect((await entriesOf(`from=${at(0)}&to=${at(1)}`)).length).toBeGreaterThan(0)
    expect(await entriesOf(`from=${at(1)}`)).toEqual([])
    expect(await entriesOf(`to=${at(0)}`)).toEqual([])
    expect((await entriesOf(`actor=${chief.email.toUpperCase()}&action=key`)).length).toBeGreaterThan(0)
    expect(await entriesOf('actor=%25')).toEqual([])
    for (const wrong of ['yesterday', '2026-13-01T00:00:00Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59-14:00'])
      expect((await administrator.request('GET', `/admin/audit-log?from=${encodeURIComponent(wrong)}`)).status).toBe(
        400,
      )
  })

  test('holds no secret', async () => {
    const { rows } = await sql<{
      text: string
    }>`select concat_ws(' ', actor, subject, details) as text from audit_log`.execute(db())
    expect(rows.length).toBeGreaterThan(5)
    for (const { text } of rows) expect(text).not.toMatch(/(rk_(free|live)_|whsec_|sk_\w+_)\w/)
  })
})
