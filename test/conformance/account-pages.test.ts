/** The pages of somebody who is signed in, over HTTP: what they offer, what they say, and that nothing is offered in vain. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, type Service, startService, type TestKey } from '../harness/service.ts'
import { type SignedIn, signedIn } from '../harness/signed-in.ts'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

interface Visitor extends SignedIn {
  key: TestKey
  page(path: string): Promise<Answer>
  /** Sends a form of a page; the hidden fields are the caller's to give. */
  send(operation: string, fields?: Record<string, string>, return_to?: string): Promise<Answer>
}

async function visitor(options: Parameters<Service['createKey']>[0] = {}, administrator = false): Promise<Visitor> {
  const key = await service.createKey({ billing_mode: 'free', ...options })
  const person = await signedIn(service, key, { administrator })
  const { cookie } = person.headers
  const ask = (method: string, path: string, init: { body?: string; headers?: Record<string, string> } = {}) =>
    service.request(method, path, { ...init, headers: { ...HTML, cookie, ...init.headers } })
  return {
    ...person,
    key,
    page: (path) => ask('GET', path),
    send: (operation, fields = {}, return_to = '/account') =>
      ask('POST', `/forms/${operation}`, {
        body: new URLSearchParams({ csrf_token: person.csrf_token, return_to, ...fields }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
  }
}

/** The hidden field of a form that makes a repetition of it none. */
const repeatKey = (html: string, operation: string): string =>
  new RegExp(`action="/forms/${operation}">.*?name="idempotency_key" value="([\\w-]+)"`, 's').exec(html)![1]!

/** As the card provider's events leave it. */
async function subscribe({ organization_id }: TestKey, status: string, billing_mode: string): Promise<void> {
  const { db } = service.database
  const now = service.clock.now()
  await sql`
    insert into subscriptions
      (organization_id, customer_id, subscription_id, status, confirmed, former_billing_mode, as_of, created_at, updated_at)
    values (${organization_id}, ${`cus_${organization_id}`}, ${`sub_${organization_id}`}, ${status}, true, 'free', ${now}, ${now}, ${now})
    on conflict (organization_id) do update set status = excluded.status`.execute(db)
  await sql`update organizations set billing_mode = ${billing_mode} where id = ${organization_id}`.execute(db)
}

test('an address that no page has, or that is no page, is told to a browser by a page and to a program in JSON', async () => {
  const { page } = await visitor()
  for (const [path, status] of [
    ['/account/nonsense', 404],
    ['/admin/nonsense', 404],
    ['/login/nonsense', 404],
    ['/logout', 405],
    ['/account/organization', 405],
  ] as const) {
    const shown = await page(path)
    expect([path, shown.status, shown.headers.get('content-type')]).toEqual([path, status, 'text/html; charset=utf-8'])
    expect(shown.body).toMatch(/<a class="button" href="\/(account|admin\/|login)"/)
    const program = await service.request('GET', path)
    expect([path, program.status, program.body.error.code]).toEqual([path, status, expect.any(String)])
  }
  expect((await page('/v1/nonsense')).body.error.code).toBe('not_found')
  expect((await page('/cli/auth/start')).body.error.code).toBe('method_not_allowed')
  expect((await page('/webhooks/card-provider')).body.error.code).toBe('method_not_allowed')
})

test('addresses of JSON lead a browser to the page that shows the same', async () => {
  const { page } = await visitor()
  expect((await page('/account/assistants')).headers.get('location')).toBe('/account/keys')
  expect((await page('/account/billing/summary')).headers.get('location')).toBe('/account/billing')
  expect((await page('/account/audit-log')).body).toContain('<h1>Audit log</h1>')
})

test('the tab Organization renames it, makes another, shows what changed, and deletes it and the account', async () => {
  const ann = await visitor()
  const TAB = '/account/organization-settings'
  const renamed = await ann.send('account.updateOrganization', { name: 'Acme & Söhne' }, TAB)
  expect(renamed.headers.get('location')).toBe(`${TAB}?done=account.updateOrganization`)
  const page = await ann.page(renamed.headers.get('location')!)
  expect(page.body).toContain('role="status">The name is changed.')
  expect(page.body).toContain('<b>Acme &#38; Söhne</b>')
  expect(page.body).toMatch(/organization\.renamed<\/code><\/td><td>[^<]+ → Acme &#38; Söhne</)
  const another = { name: 'Second', idempotency_key: repeatKey(page.body, 'account.createOrganization') }
  for (const _ of [1, 2]) await ann.send('account.createOrganization', another, TAB)
  const { organizations } = (await ann.request('GET', '/account/session')).body
  expect(organizations.map(({ name }: { name: string }) => name).sort()).toEqual(['Acme & Söhne', 'Second'])

  const wrong = await ann.send('account.deleteOrganization', { confirm: 'acme' }, TAB)
  expect([wrong.status, wrong.body.includes(`href="${TAB}"`)]).toEqual([400, true])
  expect(wrong.body).toContain('What you typed to be sure: must be the name of the organization.')
  const gone = await ann.send('account.deleteOrganization', { confirm: 'Acme & Söhne' }, TAB)
  expect((await ann.page(gone.headers.get('location')!)).body).toContain('<b>Second</b>')
  const { email } = (await ann.request('GET', '/account/session')).body.user
  expect((await ann.send('account.deleteUser', { confirm: email }, TAB)).body).toContain('Your account is deleted.')
  expect((await ann.page(TAB)).headers.get('location')).toBe(`/login?return_to=${encodeURIComponent(TAB)}`)
})

test('a member who is no admin sees neither the log nor the end of the organization, and reads why', async () => {
  const { key } = await visitor()
  const bob = await visitor({ colleague_of: key, role: 'member' })
  const { body } = await bob.page('/account/organization-settings')
  expect(body).not.toMatch(/account\.(updateOrganization|deleteOrganization)"|What changed/)
  expect(body).toContain('account.deleteUser')
  expect((await bob.page('/account/audit-log')).status).toBe(403)
  expect((await bob.page('/account/keys')).body).toContain('an admin of the organization says that it is theirs')
  const refused = await bob.page('/admin/users')
  expect([refused.status, refused.body.includes('Only administrators of this installation')]).toEqual([403, true])
})

test('a form that is sent again by reloading shows the same key; filled in otherwise, it makes another', async () => {
  const ann = await visitor()
  const idempotency_key = repeatKey((await ann.page('/account/keys')).body, 'account.createKey')
  const make = async (name: string): Promise<string> =>
    /class="key">(\w+)</.exec((await ann.send('account.createKey', { name, idempotency_key })).body)![1]!
  const first = await make('Notebook')
  expect(await make('Notebook')).toBe(first)
  expect(await make('Server')).not.toBe(first)
})

test('leaving is offered to those who may: not to the only admin, but beside another', async () => {
  const ann = await visitor()
  expect((await ann.page('/account/members')).body).not.toContain('Leave')
  const bob = await visitor({ colleague_of: ann.key, role: 'member' })
  expect((await ann.page('/account/members')).body).not.toContain('Leave')
  expect((await bob.page('/account/members')).body).toContain('Leave')
})

test('a notice is one of ours, whatever the address says', async () => {
  const ann = await visitor()
  expect((await ann.page('/account/keys?done=account.revokeKey')).body).toContain('The key is revoked.')
  for (const done of ['<b>Pay%20me</b>', 'constructor', '__proto__', 'toString']) {
    expect((await ann.page(`/account?done=${done}`)).body).not.toMatch(/role="status"|Pay me/)
  }
})

test('whoever is invited and has an account is asked on every page, and nobody else is', async () => {
  const [ann, bob] = [await visitor(), await visitor()]
  const { email } = (await bob.request('GET', '/account/session')).body.user
  await sql`update users set email_verified_at = now() where email = ${email}`.execute(service.database.db)
  await ann.send('account.inviteMember', { email, role: 'member' }, '/account/members')
  expect((await bob.page('/account/keys')).body).toContain('account.acceptInvitation')
  expect((await ann.page('/account/keys')).body).not.toContain('account.acceptInvitation')
  const organization_uuid = ann.key.org_uuid
  expect((await bob.send('account.acceptInvitation', { organization_uuid })).status).toBe(303)
  const { body } = await bob.page('/account')
  expect([body.includes('account.acceptInvitation'), body.includes('Other organizations')]).toEqual([false, true])
})

test('a plan names the price of an answer, and whose the assistants are is asked once and answered by nobody else', async () => {
  const ann = await visitor()
  const before = (await ann.page('/account/billing')).body
  expect(before).toMatch(/\$0\.01 for each agent's answer/)
  expect(before).not.toContain('keep_assistants')
  await sql`
    insert into vendor_accounts (organization_id, user_id, vendor_account_uuid, client_install_id, created_at, updated_at)
    values (${ann.key.organization_id}, ${ann.key.user_id}, ${randomUUID()}, 'bbbbbbbbcccccccc', now(), now())`.execute(
    service.database.db,
  )
  const { body } = await ann.page(`/account/billing?org=${ann.key.org_uuid}`)
  expect(body.match(/type="radio" name="keep_assistants"/g)).toHaveLength(2)
  expect(body).not.toContain('checked')
  expect(body).toContain('bbbbbbbb')
})

test('the page after a checkout offers what can work, and for a checkout that is none, nothing', async () => {
  const ann = await visitor()
  for (const checkout of ['', 'nonsense', '0198c0de-0000-7000-8000-000000000000']) {
    const { status, body } = await ann.page(`/account/billing/success?checkout=${checkout}`)
    expect([checkout, status, body.includes('account.revealKey')]).toEqual([checkout, 200, false])
    expect(body).toContain('no such checkout of yours')
  }
  const id = '0198c0de-0000-7000-8000-000000000001'
  const { db } = service.database
  await sql`insert into checkouts (id, organization_id, user_id, status, created_at)
    values (${id}, ${ann.key.organization_id}, ${ann.key.user_id}, 'open', now())`.execute(db)
  const shown = async (): Promise<string> => (await ann.page(`/account/billing/success?checkout=${id}`)).body
  expect(await shown()).toContain('has not confirmed the payment yet')
  const until = new Date(service.clock.now().getTime() + 60_000)
  await sql`update checkouts set status = 'completed', reveal_until = ${until} where id = ${id}`.execute(db)
  expect(await shown()).toContain('account.revealKey')
  await sql`update checkouts set revealed_at = now() where id = ${id}`.execute(db)
  expect(await shown()).toMatch(/was shown already(?![\s\S]*account\.revealKey)/)
  const colleague = await visitor({ colleague_of: ann.key, role: 'admin' })
  expect((await colleague.page(`/account/billing/success?checkout=${id}`)).body).toContain('no such checkout of yours')
})

test('a subscription that is not paid says what to do, and one that has ended leaves the plans to choose from', async () => {
  const ann = await visitor()
  const shown = async (status: string, billing_mode: string): Promise<string> => {
    await subscribe(ann.key, status, billing_mode)
    return (await ann.page('/account/billing')).body
  }
  expect(await shown('past_due', 'card_provider')).toMatch(/The last payment failed.*account\.portal/s)
  expect(await shown('uncollected', 'free')).toMatch(/suspended.*account\.portal/s)
  const ended = await shown('canceled', 'free')
  expect([ended.includes('has ended'), ended.includes('Choose a plan')]).toEqual([true, true])
})

test('an administrator is led back to the administration, and deletes a paying organization knowingly', async () => {
  const admin = await visitor({}, true)
  const { key } = await visitor()
  await subscribe(key, 'active', 'card_provider')
  await sql`update organizations set name = 'Gone' where id = ${key.organization_id}`.execute(service.database.db)
  const tab = `/admin/organizations/${key.organization_id}`
  const fields = { organization_id: String(key.organization_id), confirm: 'Gone' }
  const refused = await admin.send('admin.deleteOrganization', fields, tab)
  expect([refused.status, refused.body.includes(`href="${tab}"`)]).toEqual([409, true])
  expect(refused.body).toContain('tick the box')
  const done = await admin.send('admin.deleteOrganization', { ...fields, force: 'true' }, tab)
  expect([done.status, done.body.includes(`sub_${key.organization_id}`)]).toEqual([200, true])
  expect((await admin.page('/admin/status')).headers.get('location')).toBe('/admin/')
})

test('a tier that is for sale and includes nothing is pointed out', async () => {
  const admin = await visitor({}, true)
  const { body: form } = await admin.page('/admin/pricing-tiers')
  const idempotency_key = repeatKey(form, 'admin.createTier')
  await admin.send('admin.createTier', { name: 'Bare', monthly_price_cents: '9900', idempotency_key })
  expect((await admin.page('/admin/pricing-tiers')).body).toContain('gets no more than the free tier')
  expect((await (await visitor()).page('/account/billing')).body).toContain('nothing beyond the free plan')
})

test('what is filled in wrong, and a page from an earlier session, are told in words for people', async () => {
  const admin = await visitor({}, true)
  const refused = await admin.page('/admin/users?offset=minus-one')
  expect([refused.status, refused.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
  expect(refused.body).toMatch(/<p class="lead">Offset: must be/)
  const forged = await service.request('POST', '/forms/account.createKey', {
    body: 'name=x&return_to=%2Faccount%2Fkeys',
    headers: { ...HTML, cookie: admin.headers.cookie, 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect([forged.status, forged.body.includes('This page is out of date.')]).toEqual([403, true])
  expect(forged.body).toContain('href="/account/keys"')
})
