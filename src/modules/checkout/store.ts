import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { OrganizationRow } from '../accounts/index.ts'
import type { EventHead } from './read-event.ts'
import type { Standing } from './rules.ts'

export interface SubscriptionRow extends Standing {
  organization_id: number
  customer_id: string
  payment_tier_id: number | null
  former_billing_mode: string
  former_payment_tier_id: number | null
  current_period_end: Date | null
  cancel_at_period_end: boolean
}

export interface CheckoutRow {
  id: string
  organization_id: number
  user_id: number
  payment_tier_id: number | null
  provider_session_id: string | null
  status: 'open' | 'completed' | 'expired'
  api_key_id: number | null
  reveal_until: Date | null
  revealed_at: Date | null
  key_last_four: string | null
}

export async function findSubscription(db: Db, organizationId: number): Promise<SubscriptionRow | undefined> {
  const { rows } = await sql<SubscriptionRow>`
    select * from subscriptions where organization_id = ${organizationId}`.execute(db)
  return rows[0]
}

export interface Customer {
  organization: OrganizationRow
  subscription: SubscriptionRow
}

/** The organization that is a customer of the provider, held for the transaction: its news are taken in one by one. */
export async function lockCustomer(trx: Trx, customerId: string): Promise<Customer | undefined> {
  const { rows } = await sql<OrganizationRow>`
    select o.* from organizations o join subscriptions s on s.organization_id = o.id
    where s.customer_id = ${customerId} for no key update of o`.execute(trx)
  const organization = rows[0]
  const subscription = organization && (await findSubscription(trx, organization.id))
  return subscription && { organization, subscription }
}

/** Notes the provider's customer for an organization. Whoever is first is right: two requests may have made one each. */
export async function insertCustomer(
  db: Db,
  organization: Pick<OrganizationRow, 'id' | 'billing_mode' | 'payment_tier_id'>,
  customerId: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into subscriptions (organization_id, customer_id, status, former_billing_mode, former_payment_tier_id, as_of,
      created_at, updated_at)
    values (${organization.id}, ${customerId}, 'none', ${organization.billing_mode}, ${organization.payment_tier_id},
      to_timestamp(0), ${now}, ${now})
    on conflict (organization_id) do nothing`.execute(db)
}

/**
 * Puts a customer that the provider knows in place of one that it does not, unless that one pays: whatever the provider
 * says of it then, somebody must look.
 */
export async function replaceCustomer(
  db: Db,
  organizationId: number,
  unknown: string,
  customerId: string,
  now: Date,
): Promise<void> {
  await sql`
    update subscriptions set customer_id = ${customerId}, subscription_id = null, status = 'none', confirmed = false,
      as_of = to_timestamp(0), updated_at = ${now}
    where organization_id = ${organizationId} and customer_id = ${unknown}
      and (not confirmed or status in ('canceled', 'incomplete_expired'))`.execute(db)
}

export async function updateSubscription(trx: Trx, row: SubscriptionRow, now: Date): Promise<void> {
  await sql`
    update subscriptions set subscription_id = ${row.subscription_id}, status = ${row.status},
      confirmed = ${row.confirmed}, as_of = ${row.as_of}, payment_tier_id = ${row.payment_tier_id},
      former_billing_mode = ${row.former_billing_mode}, former_payment_tier_id = ${row.former_payment_tier_id},
      current_period_end = ${row.current_period_end}, cancel_at_period_end = ${row.cancel_at_period_end},
      updated_at = ${now}
    where organization_id = ${row.organization_id}`.execute(trx)
}

/** The tier that a price of the provider's stands for. */
export async function findTierByPrice(db: Db, priceId: string): Promise<{ id: number } | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from payment_tiers where payment_provider_id = ${priceId}`.execute(db)
  return rows[0]
}

/** False when the event was handled before, or is being handled: then this waits until that has ended either way. */
export async function claimEvent(trx: Trx, head: EventHead, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into card_provider_events (id, type, happened_at, received_at, outcome)
    values (${head.id}, ${head.type}, ${head.happened_at}, ${now}, 'ignored')
    on conflict (id) do nothing returning id`.execute(trx)
  return rows.length === 1
}

export async function noteOutcome(
  trx: Trx,
  eventId: string,
  outcome: string,
  organizationId: number | null,
): Promise<void> {
  await sql`update card_provider_events set outcome = ${outcome}, organization_id = ${organizationId}
    where id = ${eventId}`.execute(trx)
}

export async function insertCheckout(
  trx: Trx,
  checkout: { id: string; organization_id: number; user_id: number; payment_tier_id: number },
  now: Date,
): Promise<void> {
  await sql`
    insert into checkouts (id, organization_id, user_id, payment_tier_id, status, created_at)
    values (${checkout.id}, ${checkout.organization_id}, ${checkout.user_id}, ${checkout.payment_tier_id}, 'open',
      ${now})`.execute(trx)
}

export async function setProviderSession(db: Db, checkoutId: string, sessionId: string): Promise<void> {
  await sql`update checkouts set provider_session_id = ${sessionId} where id = ${checkoutId}`.execute(db)
}

export async function findCheckout(
  db: Db,
  organizationId: number,
  checkoutId: string,
): Promise<CheckoutRow | undefined> {
  const { rows } = await sql<CheckoutRow>`
    select c.id, c.organization_id, c.user_id, c.payment_tier_id, c.provider_session_id, c.status, c.api_key_id,
      c.reveal_until, c.revealed_at, k.last_four as key_last_four
    from checkouts c left join api_keys k on k.id = c.api_key_id
    where c.organization_id = ${organizationId} and c.id = ${checkoutId}`.execute(db)
  return rows[0]
}

/** Pages of the provider that an organization was sent to before a checkout, and since then, and that may still be open. */
export async function listOpenCheckouts(
  db: Db,
  organizationId: number,
  checkoutId: string,
  since: Date,
): Promise<{ id: string; provider_session_id: string }[]> {
  const { rows } = await sql<{ id: string; provider_session_id: string }>`
    select id, provider_session_id from checkouts
    where organization_id = ${organizationId} and status = 'open' and provider_session_id is not null
      and id <> ${checkoutId} and created_at <= (select created_at from checkouts where id = ${checkoutId})
      and created_at > ${since} order by created_at desc limit 20`.execute(db)
  return rows
}

export async function expireCheckout(db: Db, checkoutId: string): Promise<void> {
  await sql`update checkouts set status = 'expired' where id = ${checkoutId} and status = 'open'`.execute(db)
}

/** Ends the checkout of a page that was paid. Undefined when it had ended before, or is not the organization's. */
export async function completeCheckout(
  trx: Trx,
  organizationId: number,
  { checkout_id, session_id }: { checkout_id: string | undefined; session_id: string },
  now: Date,
): Promise<{ id: string; user_id: number; payment_tier_id: number | null } | undefined> {
  const { rows } = await sql<{ id: string; user_id: number; payment_tier_id: number | null }>`
    update checkouts set status = 'completed', completed_at = ${now}
    where organization_id = ${organizationId} and status <> 'completed'
      and (provider_session_id = ${session_id}
        or (provider_session_id is null and id = ${checkout_id ?? null}::uuid))
    returning id, user_id, payment_tier_id`.execute(trx)
  return rows[0]
}

/** Keeps the key of a checkout, sealed, until it is shown or its time is over. */
export async function keepKey(
  trx: Trx,
  checkoutId: string,
  kept: { api_key_id: number; sealed_key: Buffer; reveal_until: Date },
): Promise<void> {
  await sql`update checkouts set api_key_id = ${kept.api_key_id}, sealed_key = ${kept.sealed_key},
    reveal_until = ${kept.reveal_until} where id = ${checkoutId}`.execute(trx)
}

/** Takes the sealed key out, for one who asks in time: of two at once, one gets it. */
export async function takeKey(trx: Trx, checkoutId: string, now: Date): Promise<Uint8Array | undefined> {
  const { rows } = await sql<{ sealed_key: Uint8Array }>`
    with kept as (
      select id, sealed_key from checkouts
      where id = ${checkoutId} and sealed_key is not null and reveal_until > ${now} for update
    )
    update checkouts c set sealed_key = null, revealed_at = ${now} from kept where c.id = kept.id
    returning kept.sealed_key`.execute(trx)
  return rows[0]?.sealed_key
}

/** Wipes the keys that nobody may be shown any more. */
export async function wipeKeys(db: Db, now: Date): Promise<void> {
  await sql`update checkouts set sealed_key = null where sealed_key is not null and reveal_until <= ${now}`.execute(db)
}

export async function deleteOldCheckouts(db: Db, before: Date): Promise<void> {
  await sql`delete from checkouts where status <> 'completed' and created_at < ${before}`.execute(db)
}

export async function deleteOldEvents(db: Db, before: Date): Promise<void> {
  await sql`delete from card_provider_events where received_at < ${before}`.execute(db)
}

/** Whether somebody is a member, and stays one until the transaction ends: a key that is made for them must not outlive it. */
export async function holdMember(trx: Trx, organizationId: number, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from memberships where organization_id = ${organizationId} and user_id = ${userId} for share`.execute(trx)
  return rows.length === 1
}

/** The keys of the free tier that an organization has in use. */
export async function listFreeKeys(db: Db, organizationId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from api_keys
    where organization_id = ${organizationId} and prefix = 'rk_free_' and revoked_at is null`.execute(db)
  return rows.map(({ id }) => id)
}

export async function countAssistants(db: Db, organizationId: number): Promise<number> {
  const { rows } = await sql<{ assistants: number }>`
    select count(*)::int as assistants from vendor_accounts where organization_id = ${organizationId}`.execute(db)
  return rows[0]!.assistants
}

export interface CycleTotals {
  charged_cents: number
  credit_used_cents: number
  free_questions_used: number
}

export async function findCycle(db: Db, organizationId: number, cycleStart: Date): Promise<CycleTotals> {
  const { rows } = await sql<CycleTotals>`
    select charged_cents, credit_used_cents, free_questions_used from billing_cycles
    where organization_id = ${organizationId} and cycle_start = ${cycleStart}`.execute(db)
  return rows[0] ?? { charged_cents: 0, credit_used_cents: 0, free_questions_used: 0 }
}
