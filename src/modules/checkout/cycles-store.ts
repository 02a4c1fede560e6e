import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { ENTITLING, type Standing } from './rules.ts'

export interface ChargedCycle extends Pick<Standing, 'status' | 'confirmed'> {
  organization_id: number
  organization_uuid: string
  customer_id: string
  cycle_start: Date
  charged_cents: number
  /** The line that was made for it and waits for the next invoice of a subscription. */
  invoice_item_id: string | null
}

/**
 * What was charged in cycles before this moment and is known to stand on no invoice, of organizations that pay by card or
 * once did, whatever rights they have now. A line that waits for the invoice of a running subscription is left to it.
 * Whoever has come to pay by invoice is billed by the operator, except for the time that a subscription was there for.
 */
export async function listChargedCycles(db: Db, before: Date): Promise<ChargedCycle[]> {
  const { rows } = await sql<ChargedCycle>`
    select b.organization_id, o.uuid as organization_uuid, s.customer_id, s.status, s.confirmed, b.cycle_start,
      b.charged_cents, b.invoice_item_id
    from billing_cycles b join organizations o on o.id = b.organization_id
      join subscriptions s on s.organization_id = b.organization_id
    where b.cycle_start < ${before} and b.charged_cents > 0 and b.invoice_id is null and s.subscription_id is not null
      and (b.invoice_item_id is null or not (s.confirmed and s.status in (${sql.join([...ENTITLING])})))
      and (o.billing_mode <> 'invoiced' or b.cycle_start < s.as_of)
    order by b.cycle_start, b.organization_id limit 500`.execute(db)
  return rows
}

/** Notes the line of a cycle, and the invoice where it stands on one. False when somebody else has noted it. */
export async function noteInvoice(
  trx: Trx,
  cycle: ChargedCycle,
  { item, invoice }: { item: string; invoice: string | null },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update billing_cycles
    set invoice_item_id = ${item}, invoice_id = ${invoice}, invoiced_at = coalesce(invoiced_at, ${now})
    where organization_id = ${cycle.organization_id} and cycle_start = ${cycle.cycle_start} and invoice_id is null
      and invoice_item_id is not distinct from ${cycle.invoice_item_id}
    returning organization_id`.execute(trx)
  return rows.length === 1
}
