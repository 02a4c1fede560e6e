import type { Stripe } from 'stripe'
import type { Chore } from '../../platform/housekeeping.ts'
import type { Logger } from '../../platform/log.ts'
import { recordAudit } from '../audit/index.ts'
import { cycleOf } from '../billing/index.ts'
import type { CardProvider } from './card-provider.ts'
import { type ChargedCycle, listChargedCycles, noteInvoice } from './cycles-store.ts'
import { isLive } from './rules.ts'

/** Work that was accepted in the last moments of a cycle may be counted a little after its end. */
const GRACE_MS = 3_600_000

/**
 * Collects what was charged in cycles that are over. Where a subscription is running it becomes a line of its next invoice;
 * where none is, or it ended with the line still waiting, it gets an invoice of its own.
 *
 * Two processes at once, or one that was killed halfway, make one of each: the provider is asked under the name of the
 * cycle, and before that what it has is looked at, because it forgets such names after a day.
 */
export const invoiceClosedCycles =
  (provider: CardProvider, currency: string, log: Logger): Chore =>
  async (db, now) => {
    const over = cycleOf(new Date(now.getTime() - GRACE_MS)).start
    for (const cycle of await listChargedCycles(db, over)) {
      const { organization_id, charged_cents } = cycle
      const month = monthOf(cycle)
      try {
        const stripe = await provider.client()
        const line = (await findLine(stripe, cycle)) ?? (await createLine(stripe, cycle, currency))
        const standsOn = idOf(line.invoice)
        const own = standsOn === null && !isLive(cycle) ? await createInvoice(stripe, cycle, currency) : null
        await db.transaction().execute(async (trx) => {
          const noted = await noteInvoice(trx, cycle, { item: line.id, invoice: standsOn ?? own }, now)
          // That a line which had waited was found on the invoice it had waited for is no news.
          if (!noted || (cycle.invoice_item_id !== null && own === null)) return
          const details = { cycle: month, charged_cents, currency, invoice_item: line.id, invoice: standsOn ?? own }
          await recordAudit(trx, {
            by: { service: 'billing' },
            action: 'usage.invoiced',
            organization_id,
            details,
            now,
          })
        })
      } catch (error) {
        // One customer that the provider refuses must not keep the others from being invoiced.
        log.warn({ err: (error as Error).message, organization_id, month }, 'cannot invoice a cycle; it is tried again')
      }
    }
  }

async function findLine(stripe: Stripe, cycle: ChargedCycle): Promise<Stripe.InvoiceItem | undefined> {
  if (cycle.invoice_item_id !== null) return stripe.invoiceItems.retrieve(cycle.invoice_item_id)
  const month = monthOf(cycle)
  for await (const item of stripe.invoiceItems.list({ customer: cycle.customer_id, limit: 100 })) {
    if (item.metadata?.cycle === month) return item
  }
  return undefined
}

const createLine = (stripe: Stripe, cycle: ChargedCycle, currency: string): Promise<Stripe.InvoiceItem> =>
  stripe.invoiceItems.create(
    { ...labelsOf(cycle), customer: cycle.customer_id, amount: cycle.charged_cents, currency },
    { idempotencyKey: `usage-${nameOf(cycle)}` },
  )

/** An invoice with everything that waits for one. It is paid by the card that the subscription was paid by. */
async function createInvoice(stripe: Stripe, cycle: ChargedCycle, currency: string): Promise<string> {
  const customer = cycle.customer_id
  // Checkout leaves the card with the subscription: an invoice without one would find none by itself.
  const [card] = (await stripe.customers.listPaymentMethods(customer, { limit: 1 })).data
  const { id } = await stripe.invoices.create(
    {
      ...labelsOf(cycle),
      customer,
      currency,
      auto_advance: true,
      collection_method: 'charge_automatically',
      pending_invoice_items_behavior: 'include',
      ...(card === undefined ? {} : { default_payment_method: card.id }),
    },
    { idempotencyKey: `usage-invoice-${nameOf(cycle)}` },
  )
  return id
}

const monthOf = ({ cycle_start }: ChargedCycle): string => cycle_start.toISOString().slice(0, 7)

const nameOf = ({ organization_uuid, cycle_start }: ChargedCycle): string =>
  `${organization_uuid}-${cycle_start.toISOString().slice(0, 10)}`

const labelsOf = (cycle: ChargedCycle) => ({
  description: `Answers of agents, ${monthOf(cycle)}`,
  metadata: { organization_uuid: cycle.organization_uuid, cycle: monthOf(cycle) },
})

const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'object' ? (reference?.id ?? null) : reference
