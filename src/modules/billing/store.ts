import { type RawBuilder, sql } from 'kysely'
import type { Paging } from '../../platform/contract/paging.ts'
import type { Database, Db } from '../../platform/db/database.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { CycleRow } from './events.ts'
import type { Feature } from './rules.ts'

export interface PlanRow {
  organization_uuid: string
  billing_mode: string
  tier_name: string | null
  agent_tier: number | null
  inc_saas: boolean | null
  inc_research_studies: boolean | null
  inc_chat_integration: boolean | null
  inc_research_groups: boolean | null
  inc_quick_questions: boolean | null
  questions_per_cycle: number | null
  groups_per_cycle: number | null
  theses_per_cycle: number | null
  free_questions: number | null
  free_credits_cents: number | null
}

/** Of an organization `o` and its tier `t`. */
export const PLAN_COLUMNS = `o.uuid as organization_uuid, o.billing_mode, t.name as tier_name, t.agent_tier, t.inc_saas,
  t.inc_research_studies, t.inc_chat_integration, t.inc_research_groups, t.inc_quick_questions,
  t.questions_per_cycle, t.groups_per_cycle, t.theses_per_cycle, t.free_questions, t.free_credits_cents`

export async function findPlan(db: Db, organizationId: number): Promise<PlanRow> {
  const { rows } = await sql<PlanRow>`
    select ${sql.raw(PLAN_COLUMNS)}
    from organizations o left join payment_tiers t on t.id = o.payment_tier_id where o.id = ${organizationId}`.execute(
    db,
  )
  return rows[0]!
}

export interface QuotaRow {
  feature: Feature
  used: number
  reserved: number
}

export async function listQuotas(db: Db, organizationId: number, cycleStart: Date): Promise<QuotaRow[]> {
  const { rows } = await sql<QuotaRow>`
    select feature, used, reserved from feature_quotas
    where organization_id = ${organizationId} and cycle_start = ${cycleStart}`.execute(db)
  return rows
}

/** An organization in one of its cycles. */
export interface OrganizationCycle {
  organization_id: number
  cycle_start: Date
}

/** What an organization may use, has used and was charged. */
export interface Standing extends PlanRow, CycleRow {
  quotas: QuotaRow[]
}

export const findStandings = (
  database: Database,
  asked: readonly OrganizationCycle[],
): Promise<(Standing & { place: number })[]> =>
  database.query(
    'find_standings',
    `select asked.place, ${PLAN_COLUMNS}, coalesce(c.free_questions_used, 0) as free_questions_used,
       coalesce(c.credit_used_cents, 0) as credit_used_cents, coalesce(c.charged_cents, 0) as charged_cents,
       (select coalesce(json_agg(json_build_object('feature', q.feature, 'used', q.used, 'reserved', q.reserved)), '[]')
        from feature_quotas q where q.organization_id = o.id and q.cycle_start = asked.cycle_start) as quotas
     from unnest($1::int[], $2::timestamptz[]) with ordinality as asked (organization_id, cycle_start, place)
       join organizations o on o.id = asked.organization_id
       left join payment_tiers t on t.id = o.payment_tier_id
       left join billing_cycles c on c.organization_id = o.id and c.cycle_start = asked.cycle_start`,
    [asked.map(({ organization_id }) => organization_id), asked.map(({ cycle_start }) => cycle_start)],
  )

export async function insertOperation(
  db: Db,
  owner: { organization_id: number; user_id: number },
  kind: string,
  now: Date,
) {
  const id = uuidv7(now.getTime())
  await sql`insert into feature_operations (id, organization_id, user_id, kind, created_at)
    values (${id}, ${owner.organization_id}, ${owner.user_id}, ${kind}, ${now})`.execute(db)
  return id
}

/** Adds to what an operation says of itself. */
export async function describeOperation(db: Db, operationId: string, about: Record<string, unknown>): Promise<void> {
  await sql`update feature_operations set about = about || ${JSON.stringify(about)}::jsonb
    where id = ${operationId}`.execute(db)
}

export interface OperationRow {
  id: string
  kind: string
  about: Record<string, unknown>
  created_at: Date
}

export async function findOperation(
  db: Db,
  organizationId: number,
  operationId: string,
): Promise<OperationRow | undefined> {
  const { rows } = await sql<OperationRow>`select id, kind, about, created_at from feature_operations
    where organization_id = ${organizationId} and id = ${operationId}`.execute(db)
  return rows[0]
}

/** Which of an organization's operations; what is undefined limits nothing. */
export interface OperationFilter {
  kind?: string | undefined
  /** The first moment that counts, and the first that does no longer. */
  from?: Date | undefined
  to?: Date | undefined
}

function matching(organizationId: number, { kind, from, to }: OperationFilter): RawBuilder<unknown> {
  const conditions = [sql`organization_id = ${organizationId}`]
  if (kind !== undefined) conditions.push(sql`kind = ${kind}`)
  if (from !== undefined) conditions.push(sql`created_at >= ${from}`)
  if (to !== undefined) conditions.push(sql`created_at < ${to}`)
  return sql.join(conditions, sql` and `)
}

/** A page of operations, newest first. */
export async function listOperations(
  db: Db,
  organizationId: number,
  filter: OperationFilter,
  { limit, offset }: Paging,
): Promise<{ rows: OperationRow[]; total: number }> {
  const where = matching(organizationId, filter)
  const [page, count] = await Promise.all([
    sql<OperationRow>`select id, kind, about, created_at from feature_operations where ${where}
      order by created_at desc, id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*) as total from feature_operations where ${where}`.execute(db),
  ])
  return { rows: page.rows, total: count.rows[0]!.total }
}

/** The next operations of a list, newest first, after one of it. */
export async function nextOperations(
  db: Db,
  organizationId: number,
  filter: OperationFilter,
  after: OperationRow | undefined,
  limit: number,
): Promise<OperationRow[]> {
  const further = after === undefined ? sql`true` : sql`(created_at, id) < (${after.created_at}, ${after.id}::uuid)`
  const { rows } = await sql<OperationRow>`select id, kind, about, created_at from feature_operations
    where ${matching(organizationId, filter)} and ${further}
    order by created_at desc, id desc limit ${limit}`.execute(db)
  return rows
}

/** What was recorded of operations, oldest first. */
export async function listRecords(db: Db, ...operationIds: string[]): Promise<UsageRecord[]> {
  const { rows } = await sql<UsageRecord>`
    select operation_id, feature, units, state, recorded_at from feature_usage_records
    where operation_id = any (${operationIds}::uuid[]) order by id`.execute(db)
  return rows
}

/**
 * One settlement of an operation at a time. The lock leaves room for records that refer to the operation: a reservation,
 * which holds the quota's row by then, must not wait for a settlement, which is about to ask for that row.
 */
export async function lockOperation(db: Db, operationId: string): Promise<{ organization_id: number } | undefined> {
  const { rows } = await sql<{ organization_id: number }>`
    select organization_id from feature_operations where id = ${operationId} for no key update`.execute(db)
  return rows[0]
}

export type UsageState = 'traced' | 'reserved' | 'committed' | 'voided'

export interface UsageRecord {
  operation_id: string
  feature: Feature
  units: number
  state: UsageState
  recorded_at: Date
}

export async function insertRecord(db: Db, record: UsageRecord, cycleStart: Date): Promise<void> {
  await sql`insert into feature_usage_records (operation_id, feature, units, state, cycle_start, recorded_at)
    values (${record.operation_id}, ${record.feature}, ${record.units}, ${record.state}, ${cycleStart}, ${record.recorded_at})`.execute(
    db,
  )
}

/** What of an operation's reservations is neither committed nor given back yet, cycle by cycle, the oldest first. */
export async function openReservations(
  db: Db,
  operationId: string,
  feature: Feature,
): Promise<{ units: number; cycle_start: Date }[]> {
  const { rows } = await sql<{ units: number; cycle_start: Date }>`
    select sum(case state when 'reserved' then units when 'traced' then 0 else -units end)::int as units, cycle_start
    from feature_usage_records where operation_id = ${operationId} and feature = ${feature}
    group by cycle_start order by cycle_start`.execute(db)
  return rows.filter((row) => row.units > 0)
}

/** Takes units out of the cycle's quota, or returns undefined when not enough are left. The row lock makes it exact. */
export async function takeUnits(
  db: Db,
  organizationId: number,
  feature: Feature,
  cycleStart: Date,
  units: number,
  limit: number,
): Promise<QuotaRow | undefined> {
  const { rows } = await sql<QuotaRow>`
    insert into feature_quotas as q (organization_id, feature, cycle_start, reserved)
    select ${organizationId}::int, ${feature}::text, ${cycleStart}::timestamptz, ${units}::int where ${units}::int <= ${limit}::int
    on conflict (organization_id, feature, cycle_start) do update set reserved = q.reserved + ${units}::int
      where q.used + q.reserved + ${units}::int <= ${limit}::int
    returning feature, used, reserved`.execute(db)
  return rows[0]
}

export interface Spending {
  operation_id: string
  organization_id: number
  user_id: number
  kind: string
  feature: Feature
  units: number
  cycle_start: Date
  now: Date
}

/**
 * Begins an operation whose units are reserved and committed at once, in one statement; false when not enough are left, and
 * then nothing is written. What it leaves is what beginning, reserving and settling one after the other would.
 */
export async function spendUnits(db: Db, spending: Spending, limit: number): Promise<boolean> {
  const { operation_id, organization_id, user_id, kind, feature, units, cycle_start, now } = spending
  const { rows } = await sql`
    with quota as (
      insert into feature_quotas as q (organization_id, feature, cycle_start, used)
      select ${organization_id}::int, ${feature}::text, ${cycle_start}::timestamptz, ${units}::int where ${units}::int <= ${limit}::int
      on conflict (organization_id, feature, cycle_start) do update set used = q.used + ${units}::int
        where q.used + q.reserved + ${units}::int <= ${limit}::int
      returning feature, cycle_start),
    operation as (
      insert into feature_operations (id, organization_id, user_id, kind, created_at)
      select ${operation_id}::uuid, ${organization_id}::int, ${user_id}::int, ${kind}::text, ${now}::timestamptz from quota
      returning id)
    insert into feature_usage_records (operation_id, feature, units, state, cycle_start, recorded_at)
    select operation.id, quota.feature, ${units}::int, steps.state, quota.cycle_start, ${now}::timestamptz
    from quota cross join operation cross join (values (1, 'reserved'), (2, 'committed')) as steps (place, state)
    order by steps.place
    returning id`.execute(db)
  return rows.length > 0
}

/** Turns reserved units into used ones (committed) or into free ones (voided). */
export async function settleUnits(
  db: Db,
  organizationId: number,
  feature: Feature,
  cycleStart: Date,
  { committed, voided }: { committed: number; voided: number },
): Promise<void> {
  await sql`update feature_quotas
    set used = used + ${committed}::int, reserved = reserved - ${committed}::int - ${voided}::int
    where organization_id = ${organizationId} and feature = ${feature} and cycle_start = ${cycleStart}`.execute(db)
}
