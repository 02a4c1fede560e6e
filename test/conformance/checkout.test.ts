import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  checkoutOperations,
  createCardProvider,
  invoiceClosedCycles,
  tidyCheckouts,
} from '../../src/modules/checkout/index.ts'
import type { AuthenticatedCall } from '../../src/platform/contract/call.ts'
import { createLogger } from '../../src/platform/log.ts'
import { createSecrets } from '../../src/platform/secrets.ts'
import { type ScriptedStripe, startScriptedStripe } from '../harness/scripted-stripe.ts'
import { type Service, startService, TEST_SECRET, type TestKey } from '../harness/service.ts'
import { type SignedIn, signedIn } from '../harness/signed-in.ts'

const SECRET = 'whsec_of_these_tests'
const { webhooks } = new Stripe('sk_test_signer')
const MINUTE_MS = 60_000

let stripe: ScriptedStripe
let service: Service
let team: string
let large: string
beforeAll(async () => {
  stripe = await startScriptedStripe()
  const STRIPE_API_URL = stripe.url
  service = await startService({
    config: { STRIPE_SECRET_KEY: 'sk_test_scripted', STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_API_URL },
  })
  const { rows } = await sql<{ uuid: string }>`
    insert into payment_tiers (name, payment_provider_id, monthly_price_cents, inc_saas, inc_research_studies,
      inc_research_groups, inc_quick_questions, questions_per_cycle, groups_per_cycle)
    values ('team', null, 4900, true, true, true, true, 5000, 500), ('large', 'price_large', 19900, true, true, true, true, 9, 9)
    returning uuid`.execute(service.database.db)
  team = rows[0]!.uuid
  large = rows[1]!.uuid
})
afterAll(async () => {
  await service.close()
  await stripe.close()
})

interface Buyer extends TestKey {
  person: SignedIn
}

async function freeOrganization(): Promise<Buyer> {
  const key = await service.createKey({ kind: 'free' })
  return { ...key, person: await signedIn(service, key) }
}

const checkout = ({ person }: Buyer, tier_uuid = team, headers: Record<string, string> = {}) =>
  person.request('POST', '/account/billing/checkout', { json: { tier_uuid }, headers })
const reveal = (person: SignedIn, checkout_id: string) =>
  person.request('POST', '/account/billing/reveal', { json: { checkout_id } })
const summary = async ({ person }: Buyer) => (await person.request('GET', '/account/billing/summary')).body
const modeOf = async (buyer: Buyer): Promise<string> => (await summary(buyer)).organization.billing_mode
const usage = (key: string) => service.request('GET', '/v1/billing/usage', { key })
const rows = async <Row>(statement: ReturnType<typeof sql<Row>>) => (await statement.execute(service.database.db)).rows
const actions = async ({ organization_id }: Buyer) =>
  (
    await rows(
      sql<{ action: string }>`select action from audit_log where organization_id = ${organization_id} order by id`,
    )
  ).map(({ action }) => action)
const paidKeys = ({ organization_id }: Buyer) =>
  rows(sql`select 1 from api_keys where organization_id = ${organization_id} and created_by = 'checkout'`)

let events = 0
const event = (type: string, object: object, created: number, id = `evt_${++events}`) =>
  JSON.stringify({ id, object: 'event', type, created, data: { object } })
const seconds = (later = 0): number => Math.floor(service.clock.now().getTime() / 1000) + later
const sign = (payload: string, secret = SECRET, timestamp = seconds()) =>
  webhooks.generateTestHeaderString({ payload, secret, timestamp })
const send = (body: string, signature = sign(body)) =>
  service.request('POST', '/webhooks/card-provider', {
    body,
    headers: { 'content-type': 'application/json', ...(signature === '' ? {} : { 'stripe-signature': signature }) },
  })
const deliver = async (body: string): Promise<string> => {
  const { status, body: answer } = await send(body)
  expect(status, JSON.stringify(answer)).toBe(200)
  return answer.outcome
}

/** A checkout that is under way, and the news that the provider may send of it. */
async function begun(buyer: Buyer, tier = team) {
  const { body } = await checkout(buyer, tier)
  const session = stripe.calls.findLast(({ fields }) => fields['metadata[checkout_id]'] === body.checkout_id)!.fields
  const provider_session = [...stripe.objects.values()].find((it) => it['metadata[checkout_id]'] === body.checkout_id)!
  const subscription = `sub_${provider_session.id}`
  const common = { customer: session.customer, subscription }
  const metadata = { checkout_id: body.checkout_id, tier_uuid: tier }
  return {
    checkout_id: body.checkout_id as string,
    completed: (at = 1, more: object = {}) => {
      const fields = { id: provider_session.id, mode: 'subscription', payment_status: 'paid', metadata }
      return event('checkout.session.completed', { ...fields, ...common, ...more }, seconds(at))
    },
    updated: (status: string, at = 2, more: object = {}) =>
      event(
        'customer.subscription.updated',
        { id: subscription, status, customer: session.customer, ...more },
        seconds(at),
      ),
    deleted: (at = 3) =>
      event(
        'customer.subscription.deleted',
        { id: subscription, status: 'canceled', customer: session.customer },
        seconds(at),
      ),
    failed: (attempt_count: number, at = 4) => {
      const parent = { subscription_details: { subscription } }
      const fields = {
        id: 'in_1',
        customer: session.customer,
        parent,
        attempt_count,
        next_payment_attempt: seconds(99),
      }
      return event('invoice.payment_failed', fields, seconds(at))
    },
  }
}

async function upgraded() {
  const buyer = await freeOrganization()
  const news = await begun(buyer)
  expect(await deliver(news.completed())).toBe('applied')
  return { buyer, news }
}

describe('POST /account/billing/checkout', () => {
  test('sends an organization to a page of the provider’s that knows what is bought, and by whom', async () => {
    const buyer = await freeOrganization()
    const { status, body } = await checkout(buyer)
    expect(status).toBe(201)
    expect(body).toEqual({
      checkout_id: expect.any(String),
      checkout_url: expect.stringMatching(/^https:\/\/pay\.example\/cs_/),
    })
    const call = stripe.calls.at(-1)!
    expect(call).toMatchObject({
      path: '/v1/checkout/sessions',
      idempotency_key: expect.stringContaining(body.checkout_id),
    })
    expect(call.fields).toMatchObject({
      mode: 'subscription',
      client_reference_id: buyer.org_uuid,
      'line_items[0][price_data][unit_amount]': '4900',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][recurring][interval]': 'month',
      'metadata[organization_uuid]': buyer.org_uuid,
      'metadata[tier_uuid]': team,
      'subscription_data[metadata][checkout_id]': body.checkout_id,
      success_url: `http://localhost:3000/account/billing/success?checkout=${body.checkout_id}`,
      cancel_url: 'http://localhost:3000/account/billing',
    })
    await checkout(buyer, large)
    expect(stripe.calls.at(-1)!.fields).toMatchObject({
      'line_items[0][price]': 'price_large',
      customer: call.fields.customer,
    })
    expect(await reveal(buyer.person, body.checkout_id)).toMatchObject({ body: { status: 'expired' } })
  })

  test('two at once make one customer', async () => {
    const buyer = await freeOrganization()
    const both = await Promise.all([checkout(buyer), checkout(buyer)])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    const sessions = stripe.calls.filter(({ fields }) => fields.client_reference_id === buyer.org_uuid)
    expect(new Set(sessions.map(({ fields }) => fields.customer)).size).toBe(1)
  })

  test('one that failed halfway is repeated under its Idempotency-Key, and ends at the page that it began', async () => {
    const buyer = await freeOrganization()
    const headers = { 'idempotency-key': randomUUID() }
    stripe.fault = { status: 500, body: { error: { type: 'api_error', message: 'on fire' } } }
    const down = await checkout(buyer, team, headers)
    stripe.fault = undefined
    expect(down).toMatchObject({ status: 503, body: { error: { code: 'engine_unavailable' } } })
    expect(down.headers.get('retry-after')).toBe('30')
    const first = await checkout(buyer, team, headers)
    const second = await checkout(buyer, team, headers)
    expect(first).toMatchObject({ status: 201, body: { checkout_url: expect.stringMatching(/^https:/) } })
    expect(second.body).toEqual(first.body)
    const begunCheckouts = await rows(sql`select 1 from checkouts where organization_id = ${buyer.organization_id}`)
    expect(begunCheckouts).toHaveLength(1)
  })

  test('a page from before is closed, so that nobody pays twice; one that was paid a moment ago is waited for', async () => {
    const buyer = await freeOrganization()
    const headers = { 'idempotency-key': randomUUID() }
    await checkout(buyer, team, headers)
    const page = () => [...stripe.objects.values()].findLast((it) => it.client_reference_id === buyer.org_uuid)!
    const first = page()
    await checkout(buyer)
    expect(first.status).toBe('expired')
    expect(await checkout(buyer, team, headers)).toMatchObject({
      status: 409,
      body: { error: { details: { reason: 'checkout_over' } } },
    })
    expect(page().status).toBe('open')
    page().status = 'complete'
    expect(await checkout(buyer)).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict', details: { reason: 'payment_under_way' } } },
    })
  })

  test('a customer that the provider does not know is replaced: it was made at another', async () => {
    const buyer = await freeOrganization()
    await checkout(buyer)
    const lost = stripe.calls.at(-1)!.fields.customer!
    stripe.objects.delete(lost)
    expect((await checkout(buyer)).status).toBe(201)
    expect(stripe.calls.at(-1)!.fields.customer).not.toBe(lost)
  })

  test('is refused to members, to who pays already, and for what is not for sale', async () => {
    const buyer = await freeOrganization()
    const member = await signedIn(
      service,
      await service.createKey({ kind: 'free', colleague_of: buyer, role: 'member' }),
    )
    const codeOf = async (who: Buyer, tier?: string) => (await checkout(who, tier)).body.error.code
    expect(await codeOf({ ...buyer, person: member })).toBe('forbidden')
    const [free] = await rows(sql<{ uuid: string }>`select uuid from payment_tiers where name = 'self_hosted'`)
    expect(await codeOf(buyer, free!.uuid)).toBe('not_found')
    expect(await codeOf(buyer, 'nosuchtier')).toBe('not_found')
    expect(await codeOf(buyer, 'a\u0000b')).toBe('invalid_request')
    for (const mode of ['invoiced', 'self_hosted', 'card_provider']) {
      await sql`update organizations set billing_mode = ${mode} where id = ${buyer.organization_id}`.execute(
        service.database.db,
      )
      expect(await codeOf(buyer)).toBe('conflict')
    }
  })
})

test('where nobody takes cards, checkout and portal are refused with a reason', async () => {
  const { db } = service.database
  const provider = undefined
  const prices = { currency: 'usd', agent_answer_price_cents: 1 }
  const parts = { db, secrets: createSecrets(TEST_SECRET), provider, base_url: 'http://localhost', ...prices }
  const { checkout: begin, portal } = checkoutOperations(parts)
  const refusal = { code: 'refused', details: { reason: 'no_card_provider' } }
  const { organization_id, user_id } = await freeOrganization()
  const call = { principal: { organization_id, user_id } } as AuthenticatedCall
  await expect(begin(call, { tier_uuid: team, keep_assistants: false })).rejects.toMatchObject(refusal)
  await expect(portal(call, {})).rejects.toMatchObject(refusal)
})

describe('a checkout that was paid', () => {
  test('flips the organization, ends its free keys, and reveals the new key once, to whoever paid', async () => {
    const { buyer, news } = await upgraded()
    const colleague = await signedIn(service, await service.createKey({ colleague_of: buyer }))
    expect(await summary(buyer)).toMatchObject({
      organization: { billing_mode: 'card_provider' },
      plan: { name: 'team', tier_uuid: team, monthly_price_cents: 4900 },
      subscription: { status: 'active', tier: 'team' },
      card_provider: 'stripe',
    })
    expect(await usage(buyer.api_key)).toMatchObject({
      status: 401,
      body: { error: { code: 'key_rotated_post_upgrade', details: { reason: 'upgraded' } } },
    })
    const stranger = (await freeOrganization()).person
    for (const other of [colleague, stranger]) expect((await reveal(other, news.checkout_id)).status).toBe(404)
    const both = (
      await Promise.all([reveal(buyer.person, news.checkout_id), reveal(buyer.person, news.checkout_id)])
    ).map(({ body }) => body)
    const shown = both.find(({ status }) => status === 'ready')
    expect(both.map(({ status }) => status).sort()).toEqual(['ready', 'revealed'])
    expect(shown).toEqual({
      status: 'ready',
      api_key: expect.stringMatching(/^rk_live_/),
      key_last_four: shown.api_key.slice(-4),
    })
    expect((await usage(shown.api_key)).body.plan).toMatchObject({ name: 'team', billing_mode: 'card_provider' })
    expect((await checkout(buyer)).body.error).toMatchObject({
      code: 'conflict',
      details: { reason: 'already_paying' },
    })
    const portal = await buyer.person.request('POST', '/account/billing/portal', { json: {} })
    expect(portal.body).toEqual({ portal_url: 'https://pay.example/portal' })
    const happened = ['checkout.started', 'organization.upgraded', 'key.revoked', 'key.minted', 'key.revealed']
    expect(await actions(buyer)).toEqual(happened)
  })

  test('keeps the key for ten minutes, and then wipes it', async () => {
    const { buyer, news } = await upgraded()
    const before = await begun(await freeOrganization())
    service.clock.advance(10 * MINUTE_MS)
    expect((await reveal(buyer.person, news.checkout_id)).body).toEqual({
      status: 'expired',
      key_last_four: expect.any(String),
    })
    expect((await reveal(buyer.person, before.checkout_id)).status).toBe(404)
    await tidyCheckouts(service.database.db, service.clock.now())
    const kept = await rows(sql`select 1 from checkouts where id = ${news.checkout_id} and sealed_key is not null`)
    expect(kept).toEqual([])
  })

  test('has its effect once, however often and however many at a time it is reported', async () => {
    const buyer = await freeOrganization()
    const news = await begun(buyer)
    expect((await reveal(buyer.person, news.checkout_id)).body).toEqual({ status: 'pending' })
    const completed = news.completed()
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => deliver(completed)))
    expect(outcomes.sort()).toEqual(['applied', 'repeated', 'repeated', 'repeated', 'repeated'])
    expect(await deliver(completed)).toBe('repeated')
    // The same under another id, as after an asynchronous payment.
    expect(await deliver(news.completed(2))).toBe('applied')
    expect(await paidKeys(buyer)).toHaveLength(1)
  })

  test('is taken in whole or not at all: a failure halfway is answered 500, and the next attempt finds all as before', async () => {
    const buyer = await freeOrganization()
    const completed = (await begun(buyer)).completed()
    const { db } = service.database
    await sql`create function refuse_key() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(
      db,
    )
    await sql`create trigger refuse_key before insert on api_keys for each row execute function refuse_key()`.execute(
      db,
    )
    expect((await send(completed)).status).toBe(500)
    await sql`drop trigger refuse_key on api_keys`.execute(db)
    expect(await modeOf(buyer)).toBe('free')
    expect((await usage(buyer.api_key)).status).toBe(200)
    expect(await deliver(completed)).toBe('applied')
    expect(await modeOf(buyer)).toBe('card_provider')
  })

  test('gives nothing before the money has come', async () => {
    const buyer = await freeOrganization()
    const news = await begun(buyer)
    expect(await deliver(news.completed(1, { payment_status: 'unpaid' }))).toBe('recorded')
    expect(await deliver(news.updated('active'))).toBe('applied')
    expect(await modeOf(buyer)).toBe('free')
    const object = JSON.parse(news.completed()).data.object
    expect(await deliver(event('checkout.session.async_payment_succeeded', object, seconds(3)))).toBe('applied')
    expect(await modeOf(buyer)).toBe('card_provider')
  })

  test('of an organization that pays in another way meanwhile, or twice, flips nothing and is written down', async () => {
    const invoiced = await freeOrganization()
    const news = await begun(invoiced)
    await sql`update organizations set billing_mode = 'invoiced' where id = ${invoiced.organization_id}`.execute(
      service.database.db,
    )
    expect(await deliver(news.completed())).toBe('unused')
    expect(await modeOf(invoiced)).toBe('invoiced')
    expect(await paidKeys(invoiced)).toEqual([])

    const { buyer, news: first } = await upgraded()
    const second = first.completed(5, { id: 'cs_second', subscription: 'sub_second', metadata: {} })
    expect(await deliver(second)).toBe('unused')
    expect(await actions(buyer)).toContain('payment.unused')
    expect(await deliver(first.deleted(6))).toBe('applied')
  })

  test('gives rights and no key when whoever paid has left', async () => {
    const buyer = await freeOrganization()
    const news = await begun(buyer)
    await service.createKey({ colleague_of: buyer })
    await sql`delete from memberships where user_id = ${buyer.user_id}`.execute(service.database.db)
    expect(await deliver(news.completed())).toBe('applied')
    const [organization] = await rows(
      sql<{ billing_mode: string }>`select billing_mode from organizations where id = ${buyer.organization_id}`,
    )
    expect(organization!.billing_mode).toBe('card_provider')
    expect(await paidKeys(buyer)).toEqual([])
  })
})

describe('POST /webhooks/card-provider', () => {
  test('believes nothing that the provider has not signed within five minutes', async () => {
    const buyer = await freeOrganization()
    const body = (await begun(buyer)).completed()
    const forged = [
      '',
      'x',
      `t=${seconds()},v1=${'0'.repeat(64)}`,
      sign(body, 'whsec_of_somebody_else'),
      sign(body, SECRET, seconds(-301)),
      sign(`${body} `),
    ]
    for (const signature of forged) {
      expect(await send(body, signature)).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } })
    }
    expect((await send(' '.repeat(262_145), 'x')).status).toBe(413)
    expect(await modeOf(buyer)).toBe('free')
    expect((await send(body, sign(body, SECRET, seconds(-300)))).body).toEqual({ received: true, outcome: 'applied' })
  })

  test('lets pass what it does not know', async () => {
    const gone = await freeOrganization()
    const news = await begun(gone)
    await sql`delete from organizations where id = ${gone.organization_id}`.execute(service.database.db)
    const customer = stripe.calls.at(-1)!.fields.customer!
    const passing = [
      news.completed(),
      news.updated('active'),
      event('charge.refunded', { id: 'ch_1', customer }, seconds()),
      event('checkout.session.completed', { id: 'cs_1' }, seconds()),
      event('customer.subscription.deleted', {}, seconds()),
      event('invoice.payment_failed', { customer: 'cus_unknown' }, seconds()),
      event('invoice.paid', { customer: null }, seconds()),
      '{}',
      '[]',
      'null',
    ]
    for (const body of passing) expect(await deliver(body), body).toBe('ignored')
  })

  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]
  test.each([
    ['canceled', 'free', 0],
    ['past_due', 'card_provider', 1],
  ])('news in any order end in the newest: %s is %s', async (status, mode, keys) => {
    await Promise.all(
      orders.map(async (order) => {
        const buyer = await freeOrganization()
        const news = await begun(buyer)
        const newest = status === 'canceled' ? news.deleted(3) : news.updated(status, 3)
        const told = [news.completed(1), news.updated('active', 2), newest]
        for (const index of order) await deliver(told[index]!)
        expect(await modeOf(buyer), order.join()).toBe(mode)
        expect((await paidKeys(buyer)).length).toBeGreaterThanOrEqual(keys)
      }),
    )
  })
})

describe('a subscription that ends', () => {
  test('takes the paid rights and no data: studies can be read and none made, and paying again brings all back', async () => {
    const { buyer, news } = await upgraded()
    const { api_key } = (await reveal(buyer.person, news.checkout_id)).body
    const paying = service.client({ ...buyer, api_key })
    const group = await paying.groups.recruit({ name: 'Buyers', group_size: 2 })
    const { study } = await paying.studies.create({ title: 'Kept', research_group_uuid: group.group.uuid })
    expect(await deliver(news.deleted())).toBe('applied')
    expect(await summary(buyer)).toMatchObject({
      organization: { billing_mode: 'free' },
      plan: { name: 'free', features: [] },
      subscription: { status: 'canceled' },
    })
    expect((await paying.studies.get({ study_id: study.uuid })).study.title).toBe('Kept')
    const more = { title: 'More', research_group_uuid: group.group.uuid }
    await expect(paying.studies.create(more)).rejects.toMatchObject({ code: 'feature_not_included' })
    const again = await begun(buyer)
    service.clock.advance(MINUTE_MS)
    expect(await deliver(again.completed())).toBe('applied')
    expect((await paying.studies.create(more)).study.title).toBe('More')
    expect(await deliver(news.updated('active', 99))).toBe('recorded')
  })

  test('a payment that fails takes nothing while it is tried again, and the rights when that is given up', async () => {
    const { buyer, news } = await upgraded()
    expect(await deliver(news.failed(1))).toBe('recorded')
    expect(await deliver(news.updated('past_due', 4))).toBe('applied')
    expect(await modeOf(buyer)).toBe('card_provider')
    expect(await deliver(news.failed(4, 5))).toBe('applied')
    expect(await modeOf(buyer)).toBe('free')
    expect((await checkout(buyer)).body.error.details.reason).toBe('already_paying')
    expect(await deliver(news.updated('active', 6))).toBe('applied')
    expect(await modeOf(buyer)).toBe('card_provider')
    expect(await deliver(news.updated('unpaid', 5))).toBe('stale')
    expect(await paidKeys(buyer)).toHaveLength(1)
    expect((await actions(buyer)).slice(4)).toEqual([
      'payment.failed',
      'payment.failed',
      'organization.downgraded',
      'organization.upgraded',
    ])
  })

  test('another tier that was chosen in the portal is the tier from then on', async () => {
    const { buyer, news } = await upgraded()
    const items = { data: [{ price: { id: 'price_large' }, current_period_end: seconds(100) }] }
    expect(await deliver(news.updated('active', 2, { items, cancel_at_period_end: true }))).toBe('applied')
    expect(await summary(buyer)).toMatchObject({
      plan: { name: 'large' },
      subscription: {
        tier: 'large',
        cancel_at_period_end: true,
        current_period_end: new Date(seconds(100) * 1000).toISOString(),
      },
    })
  })
})

describe('agent-register after an upgrade', () => {
  const register = (who: object) => service.request('POST', '/cli/auth/agent-register', { json: who })

  test('hands a managed key to the installation that is known, the same again, and to no other', async () => {
    const email = `${randomUUID()}@example.com`
    const who = { email, vendor_account_uuid: randomUUID(), client_install_id: 'a'.repeat(64) }
    const free = (await register(who)).body
    const [owner] = await rows(
      sql<{ user_id: number; organization_id: number }>`
        select user_id, organization_id from vendor_accounts where vendor_account_uuid = ${who.vendor_account_uuid}::uuid`,
    )
    const person = await signedIn(service, owner!)
    const buyer: Buyer = { ...owner!, api_key: free.api_key, key_id: 0, org_uuid: free.org_uuid, email, person }
    await deliver((await begun(buyer)).completed())
    expect((await usage(free.api_key)).body.error.code).toBe('key_rotated_post_upgrade')
    const elsewhere = await register({ ...who, client_install_id: 'b'.repeat(64) })
    expect(elsewhere).toMatchObject({ status: 200, body: { status: 'login_required' } })
    expect(elsewhere.body).not.toHaveProperty('api_key')
    // Whoever registered only claimed the address: the paid key waits for the word of somebody who proved to own it.
    expect(await register(who)).toMatchObject({ status: 200, body: { status: 'login_required' } })
    const confirm = `/account/assistants/${who.vendor_account_uuid}/confirm`
    const stranger = await freeOrganization()
    expect((await stranger.person.request('POST', confirm, { json: {} })).status).toBe(404)
    expect((await person.request('POST', confirm, { json: {} })).status).toBe(200)
    const minted = await register(who)
    expect(minted).toMatchObject({ status: 201, body: { api_key: expect.stringMatching(/^rk_live_/) } })
    expect(await register(who)).toMatchObject({ status: 200, body: { api_key: minted.body.api_key } })
    expect((await usage(minted.body.api_key)).status).toBe(200)
    await sql`update organizations set billing_mode = 'invoiced' where id = ${owner!.organization_id}`.execute(
      service.database.db,
    )
    expect(await register(who)).toMatchObject({ status: 200, body: { status: 'login_required' } })
  })
})

describe('assistants at a checkout', () => {
  test('are confirmed by whoever buys and says that they are theirs; another installation is not', async () => {
    const register = (who: object) => service.request('POST', '/cli/auth/agent-register', { json: who })
    const email = `${randomUUID()}@example.com`
    const who = { email, vendor_account_uuid: randomUUID(), client_install_id: 'c'.repeat(64) }
    await register(who)
    const [owner] = await rows(
      sql<{ user_id: number; organization_id: number }>`
        select user_id, organization_id from vendor_accounts where vendor_account_uuid = ${who.vendor_account_uuid}::uuid`,
    )
    const person = await signedIn(service, owner!)
    const confirmed = async () => {
      const { body } = await person.request('GET', '/account/assistants')
      return body.assistants[0].confirmed_at !== null
    }
    const buy = (keep_assistants?: boolean) =>
      person.request('POST', '/account/billing/checkout', { json: { tier_uuid: team, keep_assistants } })
    expect(await buy()).toMatchObject({ status: 201 })
    expect(await confirmed()).toBe(false)
    expect(await buy(true)).toMatchObject({ status: 201 })
    expect(await confirmed()).toBe(true)
    await register({ ...who, client_install_id: 'd'.repeat(64) })
    expect(await confirmed()).toBe(false)
  })
})

describe('what was used in a cycle', () => {
  const CENTS = 1234

  /** An organization that has paid and was charged in a month that is over an hour after `closed`. */
  async function charged() {
    const { buyer, news } = await upgraded()
    const { database, clock } = service
    const [year, month] = [clock.now().getUTCFullYear(), clock.now().getUTCMonth()]
    const cycle = new Date(Date.UTC(year, month, 1))
    await sql`insert into billing_cycles (organization_id, cycle_start, charged_cents)
      values (${buyer.organization_id}, ${cycle}, ${CENTS})`.execute(database.db)
    return { buyer, news, cycle, closed: new Date(Date.UTC(year, month + 1, 1, 2)) }
  }
  const invoice = async (now: Date) => {
    const config = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_API_URL: stripe.url }
    await invoiceClosedCycles(createCardProvider(config)!, 'usd', createLogger('silent'))(service.database.db, now)
  }
  const made = (kind: 'ii' | 'in', { org_uuid }: Buyer) =>
    [...stripe.objects.values()].filter(
      (it) => String(it.id).startsWith(`${kind}_`) && it['metadata[organization_uuid]'] === org_uuid,
    )
  const times = async (action: string, buyer: Buyer) => (await actions(buyer)).filter((it) => it === action).length

  test('becomes one line of the next invoice, also when two processes make it at once', async () => {
    const { buyer, cycle, closed } = await charged()
    expect((await summary(buyer)).cycle).toEqual({ charged_cents: CENTS, credit_used_cents: 0, free_questions_used: 0 })
    await invoice(service.clock.now())
    expect(made('ii', buyer)).toEqual([])
    await Promise.all([invoice(closed), invoice(closed)])
    await invoice(closed)
    expect(made('ii', buyer)).toMatchObject([{ amount: String(CENTS), currency: 'usd' }])
    expect(made('in', buyer)).toEqual([])
    const keys = stripe.calls.flatMap(({ idempotency_key = '' }) => idempotency_key.match(/^usage-.+/) ?? [])
    expect(new Set(keys)).toEqual(new Set([`usage-${buyer.org_uuid}-${cycle.toISOString().slice(0, 10)}`]))
    expect(await times('usage.invoiced', buyer)).toBe(1)
  })

  test('is collected from who has cancelled meanwhile, by an invoice of its own on the card that was used', async () => {
    const { buyer, news, closed } = await charged()
    await deliver(news.deleted())
    expect(await modeOf(buyer)).toBe('free')
    await Promise.all([invoice(closed), invoice(closed)])
    await invoice(closed)
    const [bill, ...others] = made('in', buyer)
    expect(others).toEqual([])
    expect(bill).toMatchObject({
      auto_advance: 'true',
      collection_method: 'charge_automatically',
      pending_invoice_items_behavior: 'include',
      default_payment_method: 'pm_newest',
      currency: 'usd',
    })
    expect(made('ii', buyer)).toMatchObject([{ amount: String(CENTS), invoice: bill!.id }])
    expect(await times('usage.invoiced', buyer)).toBe(1)
  })

  test('is not lost when the subscription ends while the line waits for its next invoice', async () => {
    const [waiting, billed] = [await charged(), await charged()]
    await invoice(waiting.closed)
    // Of one the renewal came before the end: the provider has put the line on that invoice.
    Object.assign(made('ii', billed.buyer)[0]!, { invoice: 'in_renewal' })
    for (const { buyer, news, closed } of [waiting, billed]) {
      await deliver(news.deleted())
      await invoice(closed)
      await invoice(closed)
      expect(made('ii', buyer)).toHaveLength(1)
    }
    expect(made('in', waiting.buyer)).toHaveLength(1)
    expect(made('in', billed.buyer)).toEqual([])
    expect(await times('usage.invoiced', waiting.buyer)).toBe(2)
    expect(await times('usage.invoiced', billed.buyer)).toBe(1)
  })

  test.each(['the line', 'the invoice'])(
    'is made once by a process that died after %s and came back a day later',
    async (last) => {
      const { buyer, news, closed } = await charged()
      await deliver(news.deleted())
      await invoice(closed)
      const [[line], [bill]] = [made('ii', buyer), made('in', buyer)]
      if (last === 'the line') {
        stripe.objects.delete(String(bill!.id))
        line!.invoice = null
      }
      await sql`update billing_cycles set invoice_item_id = null, invoice_id = null, invoiced_at = null
      where organization_id = ${buyer.organization_id}`.execute(service.database.db)
      stripe.forget()
      await invoice(new Date(closed.getTime() + 86_400_000))
      expect([made('ii', buyer).length, made('in', buyer).length]).toEqual([1, 1])
    },
  )

  test('is left to the operator from who pays by invoice, except for the time of a subscription', async () => {
    const { buyer, news, cycle, closed } = await charged()
    await deliver(news.deleted())
    await sql`update organizations set billing_mode = 'invoiced' where id = ${buyer.organization_id}`.execute(
      service.database.db,
    )
    const next = new Date(Date.UTC(cycle.getUTCFullYear(), cycle.getUTCMonth() + 1, 1))
    await sql`insert into billing_cycles (organization_id, cycle_start, charged_cents)
      values (${buyer.organization_id}, ${next}, 99)`.execute(service.database.db)
    await invoice(new Date(closed.getTime() + 40 * 86_400_000))
    expect(made('ii', buyer)).toMatchObject([{ amount: String(CENTS) }])
  })

  test('holds its organization until it stands on an invoice: only force deletes that', async () => {
    const { buyer, news, closed } = await charged()
    await deliver(news.deleted())
    const administrator = await signedIn(service, await service.createKey(), { administrator: true })
    const { name } = (await summary(buyer)).organization
    const remove = () =>
      administrator.request(
        'DELETE',
        `/admin/organizations/${buyer.organization_id}?confirm=${encodeURIComponent(name)}`,
      )
    expect(await remove()).toMatchObject({
      status: 409,
      body: { error: { details: { reason: 'charges_not_invoiced', charged_cents: CENTS } } },
    })
    await invoice(closed)
    expect((await remove()).status).toBe(200)
  })
})
