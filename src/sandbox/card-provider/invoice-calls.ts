import { z } from 'zod'
import type { Trx } from '../../platform/db/database.ts'
import { type ApiCall, type ApiRoute, existing, route } from './api-call.ts'
import { CardApiError } from './card-api-error.ts'
import type { Events } from './events.ts'
import { lineOfItem, newInvoice, paid } from './invoices.ts'
import { type Invoice, type InvoiceItem, listOf, newId, seconds } from './objects.ts'
import { currency, mergeMetadata, metadata, optionalText, readParameters, text, whole, yesOrNo } from './parameters.ts'
import { list, lock, save } from './store.ts'

/** Invoices that stand for themselves, and what is noted for the next one of whatever kind. */
export const invoiceCalls: readonly ApiRoute[] = [
  route('POST', /^\/v1\/invoiceitems$/, createInvoiceItem),
  route('GET', /^\/v1\/invoiceitems$/, listInvoiceItems),
  route('GET', /^\/v1\/invoiceitems\/(\w+)$/, ({ trx, id }) => existing(trx, 'card.invoice_item', 'invoiceitem', id)),
  route('POST', /^\/v1\/invoices$/, createInvoice),
  route('GET', /^\/v1\/invoices\/(\w+)$/, ({ trx, id }) => existing(trx, 'card.invoice', 'invoice', id)),
  route('POST', /^\/v1\/invoices\/(\w+)\/finalize$/, finalizeInvoice),
]

const invoiceItemFields = z.object({
  customer: text(200),
  amount: whole,
  currency,
  description: optionalText(),
  metadata: metadata.optional(),
})

async function createInvoiceItem({ trx, now, fields }: ApiCall): Promise<object> {
  const given = readParameters(invoiceItemFields, fields)
  await existing(trx, 'card.customer', 'customer', given.customer, 'customer')
  const at = seconds(now)
  const item: InvoiceItem = {
    id: newId('ii'),
    object: 'invoiceitem',
    amount: given.amount,
    currency: given.currency,
    customer: given.customer,
    date: at,
    description: given.description ?? null,
    invoice: null,
    livemode: false,
    metadata: mergeMetadata({}, given.metadata),
    period: { start: at, end: at },
    proration: false,
    quantity: 1,
  }
  await save(trx, 'card.invoice_item', item, now)
  return item
}

const pageFields = z.object({
  customer: text(200).optional(),
  pending: yesOrNo.optional(),
  limit: whole.refine((value) => value >= 1 && value <= 100, 'must be from 1 to 100').optional(),
  starting_after: text(200).optional(),
})

async function listInvoiceItems({ trx, fields }: ApiCall): Promise<object> {
  const { customer, pending, limit = 10, starting_after } = readParameters(pageFields, fields)
  const all = await list(trx, 'card.invoice_item', customer === undefined ? {} : { customer })
  // The newest first, as Stripe has it.
  const wanted = all.filter(({ invoice }) => pending === undefined || pending === (invoice === null)).reverse()
  const after = starting_after === undefined ? -1 : wanted.findIndex(({ id }) => id === starting_after)
  if (starting_after !== undefined && after === -1) {
    throw CardApiError.missing('invoiceitem', starting_after, 'starting_after')
  }
  const data = wanted.slice(after + 1, after + 1 + limit)
  return { ...listOf(data, '/v1/invoiceitems'), has_more: wanted.length > after + 1 + limit }
}

const invoiceFields = z.object({
  customer: text(200),
  currency: currency.default('usd'),
  auto_advance: yesOrNo.default(false),
  collection_method: z
    .literal('charge_automatically', 'must be charge_automatically in this sandbox')
    .default('charge_automatically'),
  default_payment_method: z
    .enum(['pm_card_visa', 'pm_card_chargeCustomerFail'], 'must be a card of the customer')
    .optional(),
  pending_invoice_items_behavior: z.enum(['include', 'exclude'], 'must be include or exclude').default('exclude'),
  description: optionalText(),
  metadata: metadata.optional(),
})

/** Stripe finalizes what advances by itself after an hour; here that is at once. */
async function createInvoice({ trx, events, now, fields }: ApiCall): Promise<Invoice> {
  const given = readParameters(invoiceFields, fields)
  const { customer, auto_advance } = given
  await existing(trx, 'card.customer', 'customer', customer, 'customer')
  const pending =
    given.pending_invoice_items_behavior === 'include'
      ? await list(trx, 'card.invoice_item', { customer, currency: given.currency, invoice: null })
      : []
  const at = seconds(now)
  const draft = newInvoice(
    {
      id: newId('in'),
      auto_advance,
      billing_reason: 'manual',
      currency: given.currency,
      customer,
      default_payment_method: given.default_payment_method ?? null,
      description: given.description ?? null,
      metadata: mergeMetadata({}, given.metadata),
      parent: null,
      status: 'draft',
    },
    pending.map(lineOfItem),
    { start: at, end: at },
    at,
  )
  for (const item of pending) await save(trx, 'card.invoice_item', { ...item, invoice: draft.id }, now)
  if (auto_advance) return finalize(trx, events, draft, now)
  await save(trx, 'card.invoice', draft, now)
  return draft
}

async function finalizeInvoice({ trx, events, id, now }: ApiCall): Promise<Invoice> {
  const invoice = await lock(trx, 'card.invoice', id)
  if (invoice === undefined) throw CardApiError.missing('invoice', id)
  if (invoice.status !== 'draft') throw CardApiError.invalid('This invoice is already finalized.')
  return finalize(trx, events, invoice, now)
}

/** One attempt at payment, and no more: nothing hangs on an invoice without a subscription. */
async function finalize(trx: Trx, events: Events, draft: Invoice, now: Date): Promise<Invoice> {
  const works = draft.default_payment_method === 'pm_card_visa' || draft.amount_due === 0
  const tried: Invoice = { ...draft, status: 'open', attempted: true, attempt_count: 1 }
  const invoice = works ? paid(tried) : tried
  await save(trx, 'card.invoice', invoice, now)
  await events.record(trx, [{ type: works ? 'invoice.paid' : 'invoice.payment_failed', object: invoice }], now)
  return invoice
}
