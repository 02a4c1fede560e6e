import { sql } from 'kysely'
import type { Paging } from '../../platform/contract/paging.ts'
import type { Db } from '../../platform/db/database.ts'
import { referenceOf } from '../../platform/ids.ts'

export interface TierRow {
  id: number
  uuid: string
  name: string
  description: string | null
  payment_provider_id: string | null
  agent_tier: number
  monthly_price_cents: number
  agent_question_multiplier: number
  free_credits_cents: number
  free_questions: number
  inc_saas: boolean
  inc_research_studies: boolean
  inc_chat_integration: boolean
  inc_research_groups: boolean
  inc_quick_questions: boolean
  questions_per_cycle: number | null
  groups_per_cycle: number | null
  theses_per_cycle: number | null
  created_at: Date
  updated_at: Date | null
}

/** The tier of organizations that the operator creates: it is looked up by this name. */
export const BUILT_IN_TIER = 'self_hosted'

/** What whoever administers tiers may set. */
export type TierSettings = Omit<TierRow, 'id' | 'uuid' | 'created_at' | 'updated_at'>

/** A tier by its number or its uuid, which has no hyphens here. */
export async function findTier(db: Db, reference: string | number): Promise<TierRow | undefined> {
  const id = referenceOf(reference)?.id ?? null
  const { rows } = await sql<TierRow>`
    select * from payment_tiers where id = ${id}::bigint or uuid = ${String(reference).toLowerCase()} limit 1`.execute(
    db,
  )
  return rows[0]
}

/** The same with how many organizations are on it. */
export interface CountedTier extends TierRow {
  assigned_organizations: number
}

const counted = sql`*, (select count(*) from organizations o where o.payment_tier_id = t.id) as assigned_organizations`

export async function findCountedTier(db: Db, id: number): Promise<CountedTier | undefined> {
  const { rows } = await sql<CountedTier>`select ${counted} from payment_tiers t where id = ${id}`.execute(db)
  return rows[0]
}

/** All tiers, newest first. */
export async function listTiers(db: Db, { limit, offset }: Paging): Promise<{ rows: CountedTier[]; total: number }> {
  const [page, count] = await Promise.all([
    sql<CountedTier>`select ${counted} from payment_tiers t order by id desc limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*) as total from payment_tiers`.execute(db),
  ])
  return { rows: page.rows, total: count.rows[0]!.total }
}

/**
 * Lets one transaction at a time change tiers, so that a name which was free when it looked is free when it writes. Whoever
 * reads tiers, or puts an organization on one, does not wait.
 */
export async function lockTiers(db: Db): Promise<void> {
  await sql`lock table payment_tiers in share row exclusive mode`.execute(db)
}

/** Which of the values that no two tiers share another tier has already. */
export async function takenBy(
  db: Db,
  { name, payment_provider_id }: Partial<TierSettings>,
  exceptId: number | null,
): Promise<'name' | 'payment_provider_id' | undefined> {
  const { rows } = await sql<{ same_name: boolean }>`
    select name = ${name ?? null} is true as same_name from payment_tiers
    where (name = ${name ?? null} or payment_provider_id = ${payment_provider_id ?? null})
      and id is distinct from ${exceptId}::int
    order by same_name desc limit 1`.execute(db)
  if (rows[0] === undefined) return undefined
  return rows[0].same_name ? 'name' : 'payment_provider_id'
}

export async function insertTier(db: Db, settings: TierSettings, now: Date): Promise<number> {
  const row = { ...settings, created_at: now, updated_at: now }
  const { rows } = await sql<{ id: number }>`
    insert into payment_tiers (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(row))}) returning id`.execute(db)
  return rows[0]!.id
}

export async function updateTier(db: Db, id: number, changes: Partial<TierSettings>, now: Date): Promise<void> {
  const set = Object.entries({ ...changes, updated_at: now }).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value}`,
  )
  await sql`update payment_tiers set ${sql.join(set)} where id = ${id}`.execute(db)
}

/**
 * Deletes a tier; the organizations on it are on none afterwards. Its row is locked first, so that no organization is put
 * on it between the count and the deletion.
 */
export async function deleteTier(db: Db, id: number): Promise<{ organizations_unassigned: number }> {
  await sql`select from payment_tiers where id = ${id} for update`.execute(db)
  const { rows } = await sql<{ organizations_unassigned: number }>`
    select count(*) as organizations_unassigned from organizations where payment_tier_id = ${id}`.execute(db)
  await sql`delete from payment_tiers where id = ${id}`.execute(db)
  return rows[0]!
}

/** What a card can buy: every tier that has a price. */
export async function listTiersForSale(db: Db): Promise<TierRow[]> {
  const { rows } = await sql<TierRow>`
    select * from payment_tiers where monthly_price_cents > 0 order by monthly_price_cents, id`.execute(db)
  return rows
}

/** Puts an organization on a tier, or on none. Keys learn of it before the transaction's end is told: see `settled`. */
export async function setPlan(
  db: Db,
  organizationId: number,
  plan: { billing_mode: string; payment_tier_id: number | null },
): Promise<void> {
  await sql`update organizations set billing_mode = ${plan.billing_mode}, payment_tier_id = ${plan.payment_tier_id}
    where id = ${organizationId}`.execute(db)
}
