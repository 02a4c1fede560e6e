import { lineOfItem, newInvoice, newLine, paid } from './invoices.ts'
import { periodEnd } from './months.ts'
import {
  type Invoice,
  type InvoiceItem,
  type LineItem,
  listOf,
  type Metadata,
  newId,
  type PaymentMethod,
  type Subscription,
} from './objects.ts'

/** Something that happened, of which the service is told. */
export interface News {
  type: string
  object: object
}

/** A subscription with the invoice that it was last billed by, and what has happened to them. */
export interface Billed {
  subscription: Subscription
  invoice: Invoice
  news: News[]
}

const DAY = 86_400
/** After each failed payment but the last, how long until the next attempt. */
const PATIENCE = [3 * DAY, 5 * DAY, 7 * DAY]

interface Beginning {
  customer: string
  lines: readonly LineItem[]
  method: PaymentMethod
  metadata: Metadata
  now: number
}

/** A subscription whose first month is paid. */
export function begin({ customer, lines, method, metadata, now }: Beginning): Billed {
  const id = newId('sub')
  const period = { start: now, end: periodEnd(now, now) }
  const draft: Subscription = {
    id,
    object: 'subscription',
    billing_cycle_anchor: now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    collection_method: 'charge_automatically',
    created: now,
    currency: lines[0]!.currency,
    customer,
    default_payment_method: method,
    ended_at: null,
    items: listOf(
      lines.map(({ price, quantity }) => ({
        id: newId('si'),
        object: 'subscription_item',
        created: now,
        current_period_end: period.end,
        current_period_start: period.start,
        metadata: {},
        price,
        quantity,
        subscription: id,
      })),
      `/v1/subscription_items?subscription=${id}`,
    ),
    latest_invoice: newId('in'),
    livemode: false,
    metadata,
    start_date: now,
    status: 'active',
  }
  const invoice = paid(invoiceOf(draft, draft.latest_invoice, [], now, 'subscription_create'))
  return {
    subscription: draft,
    invoice,
    news: [
      { type: 'customer.subscription.created', object: draft },
      { type: 'invoice.paid', object: invoice },
    ],
  }
}

export const periodOf = ({ items }: Subscription): { start: number; end: number } => {
  const { current_period_start, current_period_end } = items.data[0]!
  return { start: current_period_start, end: current_period_end }
}

/** What the passing of time asks for: the end that was wished, the next month, or another attempt at this one. */
export function dueStep({ subscription, invoice }: Billed, now: number): 'cancel' | 'renew' | 'collect' | undefined {
  const { status, cancel_at_period_end } = subscription
  if (status === 'canceled') return undefined
  const over = periodOf(subscription).end <= now
  if (over && cancel_at_period_end) return 'cancel'
  if (status === 'active') return over ? 'renew' : undefined
  const { next_payment_attempt } = invoice
  return next_payment_attempt !== null && next_payment_attempt <= now ? 'collect' : undefined
}

/** The next month, from `start` on, with what was used and not yet invoiced. */
export function renew(billed: Billed, start: number, usage: readonly InvoiceItem[], now: number): Billed {
  const { subscription, news } = billed
  // A month that is begun before its time moves the day on which all later ones begin.
  const early = start !== periodOf(subscription).end
  const anchor = early ? start : subscription.billing_cycle_anchor
  const end = periodEnd(anchor, start)
  const next: Subscription = {
    ...subscription,
    billing_cycle_anchor: anchor,
    items: {
      ...subscription.items,
      data: subscription.items.data.map((item) => ({ ...item, current_period_start: start, current_period_end: end })),
    },
    latest_invoice: newId('in'),
  }
  const invoice = invoiceOf(next, next.latest_invoice, usage, now, 'subscription_cycle')
  return collect({ subscription: next, invoice, news }, now)
}

/** An attempt at payment. The fourth that fails is the last one that is made unasked. */
export function collect({ subscription, invoice, news }: Billed, now: number): Billed {
  if (subscription.default_payment_method === 'pm_card_visa') {
    const settled = paid({ ...invoice, attempt_count: invoice.attempt_count + 1 })
    return told({ ...subscription, status: 'active' }, settled, news, 'invoice.paid')
  }
  const wait = PATIENCE[invoice.attempt_count]
  const failed: Invoice = {
    ...invoice,
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: wait === undefined ? null : now + wait,
  }
  const status = wait === undefined ? 'unpaid' : 'past_due'
  return told({ ...subscription, status }, failed, news, 'invoice.payment_failed')
}

export function cancel({ subscription, invoice, news }: Billed, now: number): Billed {
  const ended: Subscription = { ...subscription, status: 'canceled', canceled_at: now, ended_at: now }
  const given_up = { ...invoice, next_payment_attempt: null }
  return {
    subscription: ended,
    invoice: given_up,
    news: [...news, { type: 'customer.subscription.deleted', object: ended }],
  }
}

/** The same subscription with other settings. */
export function amend(billed: Billed, changes: Partial<Subscription>): Billed {
  const subscription = { ...billed.subscription, ...changes }
  return {
    ...billed,
    subscription,
    news: [...billed.news, { type: 'customer.subscription.updated', object: subscription }],
  }
}

/** Ends with the month that is paid, or goes on after all. */
export const endWithPeriod = (billed: Billed, end: boolean, now: number): Billed =>
  amend(billed, {
    cancel_at_period_end: end,
    cancel_at: end ? periodOf(billed.subscription).end : null,
    canceled_at: end ? now : null,
  })

const told = (subscription: Subscription, invoice: Invoice, news: News[], type: string): Billed => ({
  subscription,
  invoice,
  news: [...news, { type, object: invoice }, { type: 'customer.subscription.updated', object: subscription }],
})

function invoiceOf(
  subscription: Subscription,
  id: string,
  usage: readonly InvoiceItem[],
  now: number,
  billing_reason: Invoice['billing_reason'],
): Invoice {
  const { currency, customer, metadata } = subscription
  const period = periodOf(subscription)
  const months = subscription.items.data.map(({ price, quantity }) =>
    newLine({ amount: price.unit_amount * quantity, currency, description: price.nickname, period }),
  )
  const given = {
    id,
    auto_advance: true,
    billing_reason,
    currency,
    customer,
    default_payment_method: null,
    description: null,
    metadata: {},
    parent: {
      type: 'subscription_details' as const,
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata },
    },
    status: 'open' as const,
  }
  return newInvoice(given, [...months, ...usage.map(lineOfItem)], period, now)
}
