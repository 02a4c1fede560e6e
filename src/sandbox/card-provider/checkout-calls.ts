import { z } from 'zod'
import type { Trx } from '../../platform/db/database.ts'
import { type ApiCall, type ApiRoute, existing, route } from './api-call.ts'
import { CardApiError } from './card-api-error.ts'
import { sessionAsOf } from './checkout.ts'
import { type CheckoutSession, type LineItem, listOf, newId, type Price, seconds } from './objects.ts'
import {
  amount,
  currency,
  list,
  mergeMetadata,
  metadata,
  optionalText,
  readParameters,
  text,
  webAddress,
  whole,
} from './parameters.ts'
import { lock, save } from './store.ts'

const DAY_MS = 86_400_000
/** How long what is over can still be looked at. */
const SESSION_KEPT_MS = 30 * DAY_MS

/** Prices, and the pages on which they are paid. */
export const checkoutCalls: readonly ApiRoute[] = [
  route('POST', /^\/v1\/prices$/, createPrice),
  route('GET', /^\/v1\/prices\/(\w+)$/, ({ trx, id }) => existing(trx, 'card.price', 'price', id)),
  route('POST', /^\/v1\/checkout\/sessions$/, createSession),
  route('GET', /^\/v1\/checkout\/sessions\/(\w+)$/, async ({ trx, id, now }) =>
    sessionAsOf(await existing(trx, 'card.session', 'checkout.session', id), now),
  ),
  route('POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, expireSession),
]

const priceFields = z.object({
  currency,
  unit_amount: amount,
  recurring: z.object({ interval: z.literal('month', 'must be month in this sandbox') }),
  product_data: z.object({ name: text(250) }),
})

async function createPrice({ trx, now, fields }: ApiCall): Promise<Price> {
  return newPrice(trx, readParameters(priceFields.extend({ metadata: metadata.optional() }), fields), now)
}

async function newPrice(
  trx: Trx,
  given: z.output<typeof priceFields> & { metadata?: z.output<typeof metadata> | undefined },
  now: Date,
): Promise<Price> {
  const price: Price = {
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: seconds(now),
    currency: given.currency,
    livemode: false,
    metadata: mergeMetadata({}, given.metadata),
    nickname: given.product_data.name,
    product: newId('prod'),
    recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed' },
    type: 'recurring',
    unit_amount: given.unit_amount,
    unit_amount_decimal: String(given.unit_amount),
  }
  await save(trx, 'card.price', price, now)
  return price
}

const sessionFields = z.object({
  mode: z.literal('subscription', 'must be subscription in this sandbox'),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
  customer: text(200).optional(),
  customer_email: optionalText(800),
  client_reference_id: optionalText(200),
  metadata: metadata.optional(),
  subscription_data: z.object({ metadata: metadata.optional() }).optional(),
  line_items: list(
    z.object({
      price: text(200).optional(),
      price_data: priceFields.optional(),
      quantity: whole.refine((value) => value >= 1, 'must be at least 1').optional(),
    }),
    20,
  ),
})

async function createSession({ trx, now, base_url, fields }: ApiCall): Promise<object> {
  const given = readParameters(sessionFields, fields)
  if (given.customer !== undefined) await existing(trx, 'card.customer', 'customer', given.customer, 'customer')
  const lines: LineItem[] = []
  for (const [place, item] of given.line_items.entries()) {
    const param = `line_items[${place}]`
    if ((item.price === undefined) === (item.price_data === undefined)) {
      throw CardApiError.invalid('Give either price or price_data of a line item.', { param })
    }
    const price =
      item.price_data === undefined
        ? await existing(trx, 'card.price', 'price', item.price!, `${param}[price]`)
        : await newPrice(trx, item.price_data, now)
    const quantity = item.quantity ?? 1
    const total = price.unit_amount * quantity
    const { currency: coin, nickname: description } = price
    const amounts = { amount_subtotal: total, amount_total: total, currency: coin }
    lines.push({ id: newId('li'), object: 'item', ...amounts, description, price, quantity })
  }
  if (new Set(lines.map((line) => line.currency)).size > 1) {
    throw CardApiError.invalid('All prices must be in the same currency.', { param: 'line_items' })
  }
  const id = newId('cs_test')
  const total = lines.reduce((sum, { amount_total }) => sum + amount_total, 0)
  const session: CheckoutSession = {
    id,
    object: 'checkout.session',
    amount_subtotal: total,
    amount_total: total,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    created: seconds(now),
    currency: lines[0]!.currency,
    customer: given.customer ?? null,
    customer_details: null,
    customer_email: given.customer_email ?? null,
    expires_at: seconds(new Date(now.getTime() + DAY_MS)),
    invoice: null,
    line_items: listOf(lines, `/v1/checkout/sessions/${id}/line_items`),
    livemode: false,
    metadata: mergeMetadata({}, given.metadata),
    mode: given.mode,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    subscription_data: { metadata: mergeMetadata({}, given.subscription_data?.metadata) },
    success_url: given.success_url,
    ui_mode: 'hosted_page',
    url: `${base_url}/sandbox/card/checkout/${id}`,
  }
  await save(trx, 'card.session', session, now, new Date(now.getTime() + SESSION_KEPT_MS))
  return session
}

async function expireSession({ trx, now, id }: ApiCall): Promise<object> {
  const stored = await lock(trx, 'card.session', id)
  if (stored === undefined) throw CardApiError.missing('checkout.session', id)
  const session = sessionAsOf(stored, now)
  if (session.status !== 'open') {
    throw CardApiError.invalid(`Only open sessions can be expired; this one is ${session.status}.`)
  }
  const expired = { ...session, status: 'expired' as const, url: null }
  await save(trx, 'card.session', expired, now)
  return expired
}
