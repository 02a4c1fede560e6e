import type { Trx } from '../../platform/db/database.ts'
import type { Events } from './events.ts'
import { type CheckoutSession, type Customer, newId, type PaymentMethod, seconds } from './objects.ts'
import { find, lock, save } from './store.ts'
import { begin } from './subscription-life.ts'

/** A session as of now: one that nobody paid for has expired after its time. */
export const sessionAsOf = (session: CheckoutSession, now: Date): CheckoutSession =>
  session.status === 'open' && session.expires_at <= seconds(now)
    ? { ...session, status: 'expired', url: null }
    : session

/** What callers of the API and receivers of events see of a session without asking for more. */
export function withoutLines(session: CheckoutSession): object {
  const { line_items: _, subscription_data: __, ...shown } = session
  return shown
}

/** Pays for a session once: whoever comes second finds it complete. Undefined where there is none. */
export async function payCheckout(
  trx: Trx,
  events: Events,
  id: string,
  { method, name }: { method: PaymentMethod; name: string },
  now: Date,
): Promise<CheckoutSession | undefined> {
  const stored = await lock(trx, 'card.session', id)
  if (stored === undefined) return undefined
  const session = sessionAsOf(stored, now)
  if (session.status !== 'open') return session
  const customer = await customerOf(trx, session, name, now)
  const { subscription, invoice, news } = begin({
    customer: customer.id,
    lines: session.line_items.data,
    method,
    metadata: session.subscription_data.metadata,
    now: seconds(now),
  })
  const complete: CheckoutSession = {
    ...session,
    customer: customer.id,
    customer_details: { email: customer.email, name },
    invoice: invoice.id,
    payment_status: 'paid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  }
  await save(trx, 'card.session', complete, now)
  await save(trx, 'card.subscription', subscription, now)
  await save(trx, 'card.invoice', invoice, now)
  await events.record(trx, [{ type: 'checkout.session.completed', object: withoutLines(complete) }, ...news], now)
  return complete
}

async function customerOf(trx: Trx, session: CheckoutSession, name: string, now: Date): Promise<Customer> {
  const known = session.customer === null ? undefined : await find(trx, 'card.customer', session.customer)
  if (known !== undefined) return known
  const customer = newCustomer({ email: session.customer_email, name }, now)
  await save(trx, 'card.customer', customer, now)
  return customer
}

export const newCustomer = (given: Partial<Customer>, now: Date): Customer => ({
  id: newId('cus'),
  object: 'customer',
  created: seconds(now),
  livemode: false,
  email: null,
  name: null,
  description: null,
  metadata: {},
  balance: 0,
  delinquent: false,
  ...given,
})
