import type { Trx } from '../../platform/db/database.ts'
import type { Events } from './events.ts'
import { seconds } from './objects.ts'
import { find, list, lock, save } from './store.ts'
import { type Billed, cancel, collect, dueStep, periodOf, renew } from './subscription-life.ts'

/** More months than this are not caught up with at once. */
const MOST_STEPS = 60

/**
 * A subscription as of now, changed or only looked at; undefined where there is none. Time passes for subscriptions
 * when somebody looks at them, and then as if somebody had watched all along.
 */
export async function changeSubscription(
  trx: Trx,
  events: Events,
  id: string,
  now: Date,
  change: (billed: Billed) => Billed | Promise<Billed> = (billed) => billed,
): Promise<Billed | undefined> {
  const subscription = await lock(trx, 'card.subscription', id)
  const invoice = subscription && (await find(trx, 'card.invoice', subscription.latest_invoice))
  if (subscription === undefined || invoice === undefined) return undefined
  const current = await upToDate(trx, { subscription, invoice, news: [] }, now)
  const changed = await change(current)
  if (changed.news.length > 0) {
    await save(trx, 'card.subscription', changed.subscription, now)
    await save(trx, 'card.invoice', changed.invoice, now)
    await events.record(trx, changed.news, now)
  }
  return changed
}

async function upToDate(trx: Trx, billed: Billed, now: Date): Promise<Billed> {
  let current = billed
  for (let step = 0; step < MOST_STEPS; step++) {
    const due = dueStep(current, seconds(now))
    if (due === undefined) break
    if (due === 'cancel') current = cancel(current, seconds(now))
    else if (due === 'collect') current = collect(current, seconds(now))
    else current = await renewWithUsage(trx, current, periodOf(current.subscription).end, now)
  }
  return current
}

/** The next month, on whose invoice stands what was used and noted for it. */
export async function renewWithUsage(trx: Trx, billed: Billed, start: number, now: Date): Promise<Billed> {
  const { customer, currency } = billed.subscription
  const usage = await list(trx, 'card.invoice_item', { customer, currency, invoice: null })
  const renewed = renew(billed, start, usage, seconds(now))
  for (const item of usage) await save(trx, 'card.invoice_item', { ...item, invoice: renewed.invoice.id }, now)
  return renewed
}
