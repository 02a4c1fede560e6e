import { sql } from 'kysely'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCardProvider, invoiceClosedCycles } from '../../src/modules/checkout/index.ts'
import { ManualClock } from '../../src/platform/clock.ts'
import { createLogger } from '../../src/platform/log.ts'
import { type CardProviderServer, serveCardProvider } from '../harness/card-provider-process.ts'
import { createTestDatabase, type TestDatabase } from '../harness/database.ts'
import { type Answer, type Service, send, startService } from '../harness/service.ts'
import { signedIn } from '../harness/signed-in.ts'

const GOOD = '4242 4242 4242 4242'
const DECLINED = '4000 0000 0000 0002'
const FAILS_LATER = '4000000000000341'
const DAY_MS = 86_400_000

let database: TestDatabase
let provider: CardProviderServer
let stripe: Stripe
const clock = new ManualClock('2026-01-31T12:00:00.000Z')
let told: Stripe.Event[] = []
let refusing = false

beforeAll(async () => {
  database = await createTestDatabase()
  provider = await serveCardProvider({
    db: database.database.db,
    clock,
    deliver: async (body, signature) => {
      if (refusing) throw new Error('The service is down.')
      const { webhook_secret } = provider
      told.push(stripe.webhooks.constructEvent(body, signature, webhook_secret, 300, undefined, clock.now().getTime()))
    },
  })
  stripe = libraryWith(provider.secret_key)
})

afterAll(async () => {
  await provider?.close()
  await database?.drop()
})

const libraryWith = (key: string): Stripe =>
  new Stripe(key, { httpClient: Stripe.createFetchHttpClient(provider.fetch), maxNetworkRetries: 0, telemetry: false })

const line = (name = 'team', unit_amount = 4900): Stripe.Checkout.SessionCreateParams.LineItem => ({
  price_data: { currency: 'usd', unit_amount, recurring: { interval: 'month' }, product_data: { name } },
  quantity: 1,
})

async function openCheckout(given: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const customer = await stripe.customers.create({ email: 'ada@example.com' })
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [line()],
    success_url: 'http://localhost:3000/done?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/back',
    metadata: { checkout_id: 'c1' },
    subscription_data: { metadata: { tier_uuid: 't1' } },
    ...given,
  })
}

/** As a browser sends a form. */
const submit = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> =>
  send(url, 'POST', {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

const card = (number: string, more: Record<string, string> = {}) => ({
  number,
  expiry: '04/30',
  cvc: '123',
  name: 'Ada Lovelace',
  ...more,
})

const pay = (url: string | null, number = GOOD): Promise<Answer> => submit(url!, card(number))

/** The types of what was told since the last time. */
function heard(): string[] {
  const types = told.map(({ type }) => type)
  told = []
  return types
}

async function subscribed(number = GOOD): Promise<{ subscription: string; customer: string }> {
  const session = await openCheckout()
  await pay(session.url, number)
  heard()
  const paid = await stripe.checkout.sessions.retrieve(session.id)
  return { subscription: paid.subscription as string, customer: paid.customer as string }
}

/** Presses buttons of the portal, one after the other. */
async function press({ subscription, customer }: { subscription: string; customer: string }, ...actions: string[]) {
  const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: 'http://localhost:3000/account' })
  for (const action of actions) {
    const answer = await submit(url, { subscription, action })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(new URL(url).pathname)
  }
}

const chore = (): Promise<void> => provider.chores[0]!(database.database.db, clock.now())

describe("Stripe's library on the sandbox", () => {
  it('keeps customers, and merges their metadata', async () => {
    const { id } = await stripe.customers.create({ email: 'ada@example.com', metadata: { a: '1', b: '2' } })
    expect(id).toMatch(/^cus_/)
    await stripe.customers.update(id, { name: 'Ünï ☃', metadata: { b: '', c: '3' } })
    const { email, name, metadata } = (await stripe.customers.retrieve(id)) as Stripe.Customer
    expect({ email, name, metadata }).toEqual({
      email: 'ada@example.com',
      name: 'Ünï ☃',
      metadata: { a: '1', c: '3' },
    })
  })

  it('opens a checkout with a price of its own or a known one, and shows its lines only when asked', async () => {
    const session = await openCheckout({ client_reference_id: 'org' })
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 4900,
      client_reference_id: 'org',
      metadata: { checkout_id: 'c1' },
      url: `${provider.url}/sandbox/card/checkout/${session.id}`,
    })
    expect(session.line_items).toBeUndefined()
    const { line_items } = await stripe.checkout.sessions.retrieve(session.id, { expand: ['line_items'] })
    const price = line_items!.data[0]!.price!
    expect(await stripe.prices.retrieve(price.id)).toMatchObject({ unit_amount: 4900, currency: 'usd' })
    const again = await openCheckout({ line_items: [{ price: price.id, quantity: 3 }] })
    expect(again.amount_total).toBe(14_700)
    expect((await stripe.checkout.sessions.expire(again.id)).status).toBe('expired')
    await expect(stripe.checkout.sessions.expire(again.id)).rejects.toMatchObject({ statusCode: 400 })
  })

  it.each([
    ['a checkout without lines', () => openCheckout({ line_items: [] }), 400, 'parameter_missing', 'line_items'],
    ['an unknown customer', () => openCheckout({ customer: 'cus_nobody' }), 400, 'resource_missing', 'customer'],
    [
      'an unknown price',
      () => openCheckout({ line_items: [{ price: 'price_none', quantity: 1 }] }),
      400,
      'resource_missing',
      'line_items[0][price]',
    ],
    ['an address that is none', () => openCheckout({ success_url: 'javascript:1' }), 400, undefined, 'success_url'],
    [
      'a negative price',
      () => openCheckout({ line_items: [line('x', -1)] }),
      400,
      undefined,
      'line_items[0][price_data][unit_amount]',
    ],
    ['NUL in a text', () => stripe.customers.create({ name: 'a\0b' }), 400, undefined, 'name'],
    ['a customer that is not there', () => stripe.customers.retrieve('cus_nobody'), 404, 'resource_missing', 'id'],
    ['a path that is not there', () => stripe.charges.retrieve('ch_1'), 404, undefined, undefined],
  ])('refuses %s as Stripe would', async (_what, call, statusCode, code, param) => {
    await expect(call()).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode,
      code,
      param,
      requestId: expect.stringMatching(/^req_/),
    })
  })

  it('refuses another key', async () => {
    await expect(libraryWith('sk_test_other').customers.create()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
    })
  })

  it('does what has one idempotency key once, also at the same time, and nothing else under it', async () => {
    const options = { idempotencyKey: 'once' }
    const made = await Promise.all([1, 2, 3].map(() => stripe.customers.create({ name: 'One' }, options)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    await expect(stripe.customers.create({ name: 'Two' }, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    })
    clock.advance(DAY_MS)
    expect((await stripe.customers.create({ name: 'Two' }, options)).id).not.toBe(made[0]!.id)
  })

  it('changes and ends subscriptions, and tells of it', async () => {
    const { subscription: id } = await subscribed()
    await stripe.subscriptions.update(id, { cancel_at_period_end: true, metadata: { note: 'x' } })
    const changed = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })
    expect(changed).toMatchObject({ cancel_at_period_end: true, metadata: { tier_uuid: 't1', note: 'x' } })
    expect(changed.latest_invoice).toMatchObject({ object: 'invoice', status: 'paid', amount_paid: 4900 })
    expect((await stripe.subscriptions.cancel(id)).status).toBe('canceled')
    await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ code: 'resource_missing' })
    await chore()
    const updated = 'customer.subscription.updated'
    expect(heard()).toEqual([updated, updated, 'customer.subscription.deleted'])
  })

  it('lists invoice items page by page, the newest first', async () => {
    const { id: customer } = await stripe.customers.create()
    for (const amount of [1, 2, 3]) {
      clock.advance(1000)
      await stripe.invoiceItems.create({ customer, amount, currency: 'usd', description: 'Usage' })
    }
    const amounts: number[] = []
    for await (const item of stripe.invoiceItems.list({ customer, pending: true, limit: 2 })) amounts.push(item.amount)
    expect(amounts).toEqual([3, 2, 1])
  })
})

describe('an invoice of its own', () => {
  const bill = async (number: string, given: Partial<Stripe.InvoiceCreateParams> = {}) => {
    const { customer, subscription } = await subscribed(number)
    await stripe.subscriptions.cancel(subscription)
    await chore()
    heard()
    await stripe.invoiceItems.create({ customer, amount: 500, currency: 'usd', description: 'Answers' })
    const [method] = (await stripe.customers.listPaymentMethods(customer, { limit: 1 })).data
    const invoice = await stripe.invoices.create({
      customer,
      currency: 'usd',
      auto_advance: true,
      collection_method: 'charge_automatically',
      pending_invoice_items_behavior: 'include',
      default_payment_method: method!.id,
      ...given,
    })
    await chore()
    return { invoice, customer }
  }

  it('collects what waits, once, also after the subscription has ended', async () => {
    const { invoice, customer } = await bill(GOOD, { description: 'November', metadata: { cycle: '2026-11' } })
    expect(invoice).toMatchObject({ status: 'paid', amount_paid: 500, billing_reason: 'manual', parent: null })
    expect(await stripe.invoices.retrieve(invoice.id!)).toMatchObject({ metadata: { cycle: '2026-11' } })
    expect(heard()).toEqual(['invoice.paid'])
    const { data: waiting } = await stripe.invoiceItems.list({ customer, pending: true })
    expect(waiting).toEqual([])
    const { data: items } = await stripe.invoiceItems.list({ customer })
    expect(items.map((item) => item.invoice)).toEqual([invoice.id])
  })

  it('stays open when the card fails, and takes no card that nobody knows', async () => {
    const { invoice } = await bill(FAILS_LATER)
    expect(invoice).toMatchObject({ status: 'open', amount_paid: 0, amount_remaining: 500, attempt_count: 1 })
    expect(told[0]!.data.object).toMatchObject({ id: invoice.id, next_payment_attempt: null })
    expect(heard()).toEqual(['invoice.payment_failed'])
    await expect(bill(GOOD, { default_payment_method: 'pm_other' })).rejects.toMatchObject({ statusCode: 400 })
  })

  it('that does not advance waits to be finalized, and is that once', async () => {
    const { invoice } = await bill(GOOD, { auto_advance: false })
    expect(invoice.status).toBe('draft')
    expect(heard()).toEqual([])
    expect((await stripe.invoices.finalizeInvoice(invoice.id!)).status).toBe('paid')
    await expect(stripe.invoices.finalizeInvoice(invoice.id!)).rejects.toMatchObject({ statusCode: 400 })
    await expect(stripe.invoices.retrieve('in_none')).rejects.toMatchObject({ code: 'resource_missing' })
    await chore()
    expect(heard()).toEqual(['invoice.paid'])
  })
})

describe('the checkout page', () => {
  it('says what is bought and that no money moves, and escapes what it was told', async () => {
    const session = await openCheckout({ line_items: [line('<b>Team</b>')], cancel_url: 'http://x.test/?a="><b>' })
    const { status, body } = await send(session.url!, 'GET')
    expect(status).toBe(200)
    expect(body).toContain('&#60;b&#62;Team&#60;/b&#62;')
    expect(body).toContain('$49.00 a month')
    expect(body).toContain('takes no money')
    expect(body).toContain('4000 0000 0000 0341')
    expect(body).not.toContain('<b>')
    const again = await submit(session.url!, card('<i>', { name: '"><i>' }))
    expect(again.status).toBe(400)
    expect(again.body).not.toContain('<i>')
  })

  it('sends who paid on, with everything told before they arrive', async () => {
    const session = await openCheckout()
    const answer = await pay(session.url)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`http://localhost:3000/done?session=${session.id}`)
    const [completed, created, paid] = told
    expect(heard()).toEqual(['checkout.session.completed', 'customer.subscription.created', 'invoice.paid'])
    expect(completed!.data.object).toMatchObject({
      id: session.id,
      payment_status: 'paid',
      status: 'complete',
      metadata: { checkout_id: 'c1' },
    })
    expect(created!.data.object).toMatchObject({ status: 'active', metadata: { tier_uuid: 't1' } })
    expect(paid!.data.object).toMatchObject({ amount_paid: 4900, billing_reason: 'subscription_create' })
  })

  it('is paid once, however often and fast the button is pressed', async () => {
    const session = await openCheckout()
    const answers = await Promise.all([pay(session.url), pay(session.url), pay(session.url)])
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    expect((await pay(session.url, DECLINED)).status).toBe(303)
    expect(heard()).toHaveLength(3)
    expect((await send(session.url!, 'GET')).body).toContain('This is paid.')
  })

  it.each([
    ['a declined card', card(DECLINED), 'The card was declined.'],
    ['a number with a slip', card('4242 4242 4242 4241'), 'not the number of a card'],
    ['a card that may be real', card('5555 5555 5555 4444'), 'no real cards'],
    ['a card whose time is over', card(GOOD, { expiry: '01/26' }), 'has expired'],
    ['a date that is none', card(GOOD, { expiry: '13/30' }), 'Month and year'],
    ['a CVC that is none', card(GOOD, { cvc: '12' }), 'Three or four digits'],
    ['a card without a name', card(GOOD, { name: '  ' }), 'name on the card'],
    ['an empty form', {}, 'not the number of a card'],
  ])('refuses %s at the field, and nothing is bought', async (_what, fields, sentence) => {
    clock.set('2026-02-03T12:00:00.000Z')
    const session = await openCheckout()
    const { status, body } = await submit(session.url!, fields)
    expect(status).toBe(400)
    expect(body).toContain(sentence)
    expect(body).toContain('aria-invalid="true"')
    expect(heard()).toEqual([])
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
  })

  it('expires after a day', async () => {
    const session = await openCheckout()
    clock.advance(DAY_MS)
    expect((await pay(session.url)).status).toBe(410)
    expect((await send(session.url!, 'GET')).status).toBe(410)
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired')
    expect(heard()).toEqual([])
  })

  it('does not exist for an address that was never given', async () => {
    expect((await send(`${provider.url}/sandbox/card/checkout/cs_test_1`, 'GET')).status).toBe(404)
    expect((await submit(`${provider.url}/sandbox/card/portal/bps_1`, { action: 'renew' })).status).toBe(404)
  })

  it('takes no form that another site sends', async () => {
    const session = await openCheckout()
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.test' }]) {
      expect((await submit(session.url!, card(GOOD), headers)).status).toBe(403)
    }
    expect(heard()).toEqual([])
  })

  it('tells again later what was not taken, in its order', async () => {
    refusing = true
    const session = await openCheckout()
    expect((await pay(session.url)).status).toBe(303)
    refusing = false
    expect(heard()).toEqual([])
    // A signature is only good for minutes, so a late delivery has another one.
    clock.advance(3_600_000)
    await send(session.url!, 'GET')
    expect(heard()).toEqual(['checkout.session.completed', 'customer.subscription.created', 'invoice.paid'])
    await chore()
    expect(heard()).toEqual([])
  })
})

describe('the portal', () => {
  it('ends a subscription with the month, or resumes it, or ends it now', async () => {
    const paying = await subscribed()
    await press(paying, 'cancel_at_period_end', 'cancel_at_period_end', 'resume', 'cancel_now', 'renew')
    const [ending, resumed, ended] = told
    expect(heard()).toEqual([
      'customer.subscription.updated',
      'customer.subscription.updated',
      'customer.subscription.deleted',
    ])
    expect(ending!.data.object).toMatchObject({ cancel_at_period_end: true })
    expect(resumed!.data.object).toMatchObject({ cancel_at_period_end: false, cancel_at: null })
    expect(ended!.data.object).toMatchObject({ status: 'canceled' })
  })

  it('lets payments fail until nobody tries any more, and takes up again what is paid in the end', async () => {
    const paying = await subscribed()
    await press(paying, 'fail_payments', 'renew', 'collect', 'collect', 'collect')
    const failures = told.filter(({ type }) => type === 'invoice.payment_failed').map(({ data }) => data.object)
    expect(failures).toMatchObject([
      { attempt_count: 1 },
      { attempt_count: 2 },
      { attempt_count: 3 },
      { attempt_count: 4 },
    ])
    expect(failures.at(-1)).toMatchObject({
      next_payment_attempt: null,
      parent: { subscription_details: { subscription: paying.subscription } },
    })
    expect(told.at(-1)!.data.object).toMatchObject({ status: 'unpaid' })
    heard()
    await press(paying, 'mend_payments', 'collect')
    expect(told.at(-1)!.data.object).toMatchObject({ status: 'active' })
    expect(heard()).toEqual(['customer.subscription.updated', 'invoice.paid', 'customer.subscription.updated'])
  })

  it('bills what was used with the next month', async () => {
    const paying = await subscribed()
    const { customer } = paying
    await stripe.invoiceItems.create({ customer, amount: 123, currency: 'usd', description: 'Answers' })
    await press(paying, 'renew')
    expect(told[0]).toMatchObject({ type: 'invoice.paid', data: { object: { amount_paid: 5023 } } })
    await press(paying, 'renew')
    expect(told[2]).toMatchObject({ type: 'invoice.paid', data: { object: { amount_paid: 4900 } } })
    heard()
  })

  it('shows only the own subscription, and changes no other', async () => {
    const [mine, other] = [await subscribed(), await subscribed()]
    await press({ subscription: other.subscription, customer: mine.customer }, 'cancel_now')
    expect(heard()).toEqual([])
    const portal = await stripe.billingPortal.sessions.create({ customer: mine.customer, return_url: 'http://x.test/' })
    const { body } = await send(portal.url, 'GET')
    expect(body).toContain('Next renewal')
    expect(body).toContain(mine.subscription)
    expect(body).not.toContain(other.subscription)
    clock.advance(3_600_000)
    expect((await send(portal.url, 'GET')).status).toBe(404)
    expect((await submit(portal.url, { subscription: mine.subscription, action: 'cancel_now' })).status).toBe(404)
  })
})

describe('time', () => {
  it('renews on the day of the month that it began on, or on the last one there is', async () => {
    clock.set('2026-03-31T12:00:00.000Z')
    const { subscription } = await subscribed()
    const ends: string[] = []
    for (const later of ['2026-04-30', '2026-05-31', '2026-06-30']) {
      clock.set(`${later}T12:00:00.000Z`)
      await chore()
      const { items } = await stripe.subscriptions.retrieve(subscription)
      ends.push(new Date(items.data[0]!.current_period_end * 1000).toISOString().slice(0, 10))
    }
    expect(ends).toEqual(['2026-05-31', '2026-06-30', '2026-07-31'])
    const paid = told.filter(({ data }) => JSON.stringify(data).includes(subscription))
    expect(paid.map(({ type }) => type).filter((type) => type === 'invoice.paid')).toHaveLength(3)
    heard()
  })

  it('fails the renewal of a card that is known to, and ends what was canceled', async () => {
    const failing = await subscribed(FAILS_LATER)
    const ending = await subscribed()
    await stripe.subscriptions.update(ending.subscription, { cancel_at_period_end: true })
    clock.advance(31 * DAY_MS)
    await chore()
    expect((await stripe.subscriptions.retrieve(failing.subscription)).status).toBe('past_due')
    expect((await stripe.subscriptions.retrieve(ending.subscription)).status).toBe('canceled')
    for (const days of [3, 5, 7]) {
      clock.advance(days * DAY_MS)
      await chore()
    }
    expect((await stripe.subscriptions.retrieve(failing.subscription)).status).toBe('unpaid')
    const attempts = told.filter(({ type }) => type === 'invoice.payment_failed')
    expect(attempts.map(({ data }) => (data.object as Stripe.Invoice).attempt_count)).toEqual([1, 2, 3, 4])
    heard()
  })
})

describe('a service with the sandbox', () => {
  let service: Service

  beforeAll(async () => {
    service = await startService()
  })
  afterAll(() => service?.close())

  /** The pages where the service really listens, which is not where it believes to be. */
  const here = (url: string): string => `${service.url}${new URL(url).pathname}`

  it('sells the sample tier out of the box', async () => {
    const key = await service.createKey({ kind: 'free' })
    const admin = await signedIn(service, key)
    const billing = await admin.request('GET', '/account/billing/summary')
    expect(billing.body).toMatchObject({
      card_provider: 'sandbox',
      tiers: [{ name: 'team', monthly_price_cents: 4900 }],
    })
    const json = { tier_uuid: billing.body.tiers[0].uuid }
    const { status, body } = await admin.request('POST', '/account/billing/checkout', { json })
    expect(status).toBe(201)
    const paid = await submit(here(body.checkout_url), card(GOOD))
    expect(paid.headers.get('location')).toBe(
      `http://localhost:3000/account/billing/success?checkout=${body.checkout_id}`,
    )
    const after = await admin.request('GET', '/account/billing/summary')
    expect(after.body).toMatchObject({
      organization: { billing_mode: 'card_provider' },
      subscription: { status: 'active' },
    })
    const portal = await admin.request('POST', '/account/billing/portal', { json: {} })
    const page = await send(here(portal.body.portal_url), 'GET')
    const [subscription] = /sub_\w+/.exec(page.body)!
    await submit(here(portal.body.portal_url), { subscription, action: 'cancel_now' })
    const ended = await admin.request('GET', '/account/billing/summary')
    expect(ended.body.organization.billing_mode).toBe('free')
  })

  it('can stand for Stripe as a server of its own, and collects what was used by who then cancels', async () => {
    const events: number[] = []
    const elsewhere = await serveCardProvider({
      db: service.database.db,
      clock: service.clock,
      deliver: async (body, signature) => {
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
        events.push((await send(`${customer.url}/webhooks/card-provider`, 'POST', { body, headers })).status)
      },
    })
    const config = {
      STRIPE_SECRET_KEY: elsewhere.secret_key,
      STRIPE_WEBHOOK_SECRET: elsewhere.webhook_secret,
      STRIPE_API_URL: elsewhere.url,
    }
    const customer = await startService({ beside: service, config })
    try {
      const key = await customer.createKey({ kind: 'free' })
      const admin = await signedIn(customer, key)
      const billing = await admin.request('GET', '/account/billing/summary')
      const json = { tier_uuid: billing.body.tiers[0].uuid }
      const { body } = await admin.request('POST', '/account/billing/checkout', { json })
      expect((await submit(body.checkout_url, card(GOOD))).status).toBe(303)
      expect(events).toEqual([200, 200, 200])
      const after = await admin.request('GET', '/account/billing/summary')
      expect(after.body).toMatchObject({ card_provider: 'stripe', organization: { billing_mode: 'card_provider' } })
      const { db } = service.database
      await sql`insert into billing_cycles (organization_id, cycle_start, charged_cents)
        values (${key.organization_id}, '2020-01-01T00:00:00Z', 700)`.execute(db)
      const portal = (await admin.request('POST', '/account/billing/portal', { json: {} })).body.portal_url
      const [subscription] = /sub_\w+/.exec((await send(portal, 'GET')).body)!
      await submit(portal, { subscription, action: 'cancel_now' })
      const invoice = invoiceClosedCycles(createCardProvider(config)!, 'usd', createLogger('silent'))
      await invoice(db, service.clock.now())
      await elsewhere.chores[0]!(db, service.clock.now())
      const { rows } = await sql`
        select o.billing_mode, i.body -> 'amount_paid' as paid, e.outcome
        from billing_cycles b join organizations o on o.id = b.organization_id
          join sandbox_objects i on i.kind = 'card.invoice' and i.id = b.invoice_id
          join card_provider_events e on e.organization_id = o.id and e.type = 'invoice.paid'
        where o.id = ${key.organization_id} order by e.received_at`.execute(db)
      expect(rows).toEqual(Array(2).fill({ billing_mode: 'free', paid: 700, outcome: 'recorded' }))
    } finally {
      await customer.close()
      await elsewhere.close()
    }
  })

  it('opens its pages to nobody who comes by another name or through a proxy', async () => {
    const url = '/sandbox/card/checkout/cs_test_1'
    const statusWith = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
      (await service.app.http.inject({ url, headers: { host: 'localhost:3000', ...headers }, remoteAddress }))
        .statusCode
    expect(await statusWith({})).toBe(404)
    expect(await statusWith({ host: 'rebound.test' })).toBe(403)
    for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'via', 'cf-connecting-ip']) {
      expect(await statusWith({ [name]: '203.0.113.9' }), name).toBe(403)
    }
    expect(await statusWith({}, '192.168.1.7')).toBe(403)
  })
})
