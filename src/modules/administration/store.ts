import { sql } from 'kysely'
import type { Paging } from '../../platform/contract/paging.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { Reference } from '../../platform/ids.ts'
import type { OrganizationRow, Role } from '../accounts/index.ts'
import { all, contains, is, type Page } from './conditions.ts'

export interface ListedOrganization extends OrganizationRow {
  tier_uuid: string | null
  tier_name: string | null
  members: number
  keys_active: number
  questions_cycle: number
  charged_cents_cycle: number
}

const organizationColumns = (cycleStart: Date) => sql`
  o.*, t.uuid as tier_uuid, t.name as tier_name,
  (select count(*)::int from memberships m where m.organization_id = o.id) as members,
  (select count(*)::int from api_keys k where k.organization_id = o.id and k.revoked_at is null) as keys_active,
  coalesce(c.questions, 0) as questions_cycle, coalesce(c.charged_cents, 0)::float8 as charged_cents_cycle
  from organizations o left join payment_tiers t on t.id = o.payment_tier_id
    left join billing_cycles c on c.organization_id = o.id and c.cycle_start = ${cycleStart}`

export interface OrganizationFilter {
  q?: string | undefined
  billing_mode?: string | undefined
  tier_id?: number | undefined
}

export async function listOrganizations(
  db: Db,
  { q, billing_mode, tier_id }: OrganizationFilter,
  cycleStart: Date,
  { limit, offset }: Paging,
): Promise<Page<ListedOrganization>> {
  const which = all([
    q === undefined
      ? undefined
      : sql`(${contains(sql`o.name`, q)} or exists (select from memberships m join users u on u.id = m.user_id
          where m.organization_id = o.id and ${contains(sql`u.email`, q)}))`,
    billing_mode === undefined ? undefined : sql`o.billing_mode = ${billing_mode}`,
    tier_id === undefined ? undefined : sql`o.payment_tier_id = ${tier_id}`,
  ])
  const [page, counted] = await Promise.all([
    sql<ListedOrganization>`select ${organizationColumns(cycleStart)}
      where ${which} order by o.created_at desc, o.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from organizations o where ${which}`.execute(db),
  ])
  return { rows: page.rows, total: counted.rows[0]!.total }
}

export async function findOrganization(
  db: Db,
  reference: Reference,
  cycleStart: Date,
): Promise<ListedOrganization | undefined> {
  const { rows } = await sql<ListedOrganization>`
    select ${organizationColumns(cycleStart)} where ${is('o', reference)}`.execute(db)
  return rows[0]
}

export interface SubscriptionRow {
  customer_id: string
  subscription_id: string | null
  status: string
  payment_tier_id: number | null
  current_period_end: Date | null
  cancel_at_period_end: boolean
}

export async function findSubscription(db: Db, organizationId: number): Promise<SubscriptionRow | undefined> {
  const { rows } = await sql<SubscriptionRow>`
    select customer_id, subscription_id, status, payment_tier_id, current_period_end, cancel_at_period_end
    from subscriptions where organization_id = ${organizationId}`.execute(db)
  return rows[0]
}

export interface MemberRow {
  user_id: number
  user_uuid: string
  email: string
  name: string | null
  role: Role
  joined_at: Date
  last_signed_in_at: Date | null
}

export async function listMembers(db: Db, organizationId: number, most: number): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select u.id as user_id, u.uuid as user_uuid, u.email, u.name, m.role, m.created_at as joined_at, u.last_signed_in_at
    from memberships m join users u on u.id = m.user_id
    where m.organization_id = ${organizationId} order by m.role, u.id limit ${most}`.execute(db)
  return rows
}

export interface AssistantRow {
  vendor_account_uuid: string
  client_install_id: string
  user_email: string
  created_at: Date
  updated_at: Date
}

export async function listAssistants(db: Db, organizationId: number, most: number): Promise<AssistantRow[]> {
  const { rows } = await sql<AssistantRow>`
    select v.vendor_account_uuid, v.client_install_id, u.email as user_email, v.created_at, v.updated_at
    from vendor_accounts v join users u on u.id = v.user_id
    where v.organization_id = ${organizationId} order by v.updated_at desc, v.vendor_account_uuid limit ${most}`.execute(
    db,
  )
  return rows
}

/** The row as it is, held until the transaction ends. */
export async function lockOrganization(trx: Trx, reference: Reference): Promise<OrganizationRow | undefined> {
  const { rows } = await sql<OrganizationRow>`
    select * from organizations o where ${is('o', reference)} for no key update`.execute(trx)
  return rows[0]
}

export async function renameOrganization(trx: Trx, id: number, name: string): Promise<void> {
  await sql`update organizations set name = ${name} where id = ${id}`.execute(trx)
}

/** An event that costs nothing: the tier that an organization is on says what the next ones cost. */
export async function insertTierEvent(
  trx: Trx,
  event: { organization_id: number; user_id: number; details: Record<string, unknown>; now: Date },
): Promise<void> {
  await sql`
    insert into billable_events (organization_id, user_id, type, charge_cents, is_admin, details, created_at, updated_at)
    values (${event.organization_id}, ${event.user_id}, 'tier_assigned', 0, true, ${JSON.stringify(event.details)}::jsonb,
      ${event.now}, ${event.now})`.execute(trx)
}
