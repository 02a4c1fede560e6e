import { type Invoice, type InvoiceItem, type InvoiceLine, listOf, newId } from './objects.ts'

type Given = Pick<
  Invoice,
  | 'id'
  | 'auto_advance'
  | 'billing_reason'
  | 'currency'
  | 'customer'
  | 'default_payment_method'
  | 'description'
  | 'metadata'
  | 'parent'
  | 'status'
>
type Period = InvoiceLine['period']

/** An invoice that nobody has tried to collect yet. */
export function newInvoice(given: Given, lines: readonly InvoiceLine[], period: Period, now: number): Invoice {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const amount_due = Math.max(0, total)
  return {
    ...given,
    object: 'invoice',
    amount_due,
    amount_paid: 0,
    amount_remaining: amount_due,
    attempt_count: 0,
    attempted: false,
    collection_method: 'charge_automatically',
    created: now,
    lines: listOf([...lines], `/v1/invoices/${given.id}/lines`),
    livemode: false,
    next_payment_attempt: null,
    period_end: period.end,
    period_start: period.start,
    total,
  }
}

export const newLine = (line: Pick<InvoiceLine, 'amount' | 'currency' | 'description' | 'period'>): InvoiceLine => ({
  id: newId('il'),
  object: 'line_item',
  ...line,
})

/** What was noted for the next invoice, as it stands on that. */
export const lineOfItem = ({ amount, currency, description, period }: InvoiceItem): InvoiceLine =>
  newLine({ amount, currency, description: description ?? 'Usage', period })

export const paid = (invoice: Invoice): Invoice => ({
  ...invoice,
  status: 'paid',
  attempted: true,
  amount_paid: invoice.amount_due,
  amount_remaining: 0,
  next_payment_attempt: null,
})
