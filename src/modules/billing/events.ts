import { type RawBuilder, sql } from 'kysely'
import type { Paging } from '../../platform/contract/paging.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Given, Price, Terms } from './rules.ts'

export interface NewEvent {
  organization_id: number
  user_id: number
  type: string
  charge_cents: number
  details: Record<string, unknown>
  created_at: Date
}

export interface EventRow extends Omit<NewEvent, 'organization_id'> {
  id: number
  is_admin: boolean
}

/** Counts a question in the cycle and locks the cycle's row: what the organization asks on, and what is used up. */
export async function countQuestion(db: Db, organizationId: number, cycleStart: Date): Promise<Terms & Given> {
  const { rows } = await sql<Terms & Given>`
    with cycle as (
      insert into billing_cycles as c (organization_id, cycle_start, questions) values (${organizationId}, ${cycleStart}, 1)
      on conflict (organization_id, cycle_start) do update set questions = c.questions + 1
      returning free_questions_used, credit_used_cents)
    select cycle.free_questions_used, cycle.credit_used_cents, o.billing_mode, t.agent_question_multiplier, t.free_questions,
      t.free_credits_cents
    from cycle cross join organizations o left join payment_tiers t on t.id = o.payment_tier_id
    where o.id = ${organizationId}`.execute(db)
  return rows[0]!
}

/** Adds what a question costs to the cycle's totals; most questions cost nothing and change nothing. */
export async function takeFromCycle(
  db: Db,
  organizationId: number,
  cycleStart: Date,
  { free, credit_cents, charge_cents }: Pick<Price, 'free' | 'credit_cents' | 'charge_cents'>,
): Promise<void> {
  if (!free && credit_cents === 0 && charge_cents === 0) return
  await sql`
    update billing_cycles set free_questions_used = free_questions_used + ${free ? 1 : 0}::int,
      credit_used_cents = credit_used_cents + ${credit_cents}::bigint, charged_cents = charged_cents + ${charge_cents}::bigint
    where organization_id = ${organizationId} and cycle_start = ${cycleStart}`.execute(db)
}

export async function insertEvent(db: Db, event: NewEvent): Promise<void> {
  await sql`
    insert into billable_events (organization_id, user_id, type, charge_cents, details, created_at, updated_at)
    values (${event.organization_id}, ${event.user_id}, ${event.type}, ${event.charge_cents},
      ${JSON.stringify(event.details)}::jsonb, ${event.created_at}, ${event.created_at})`.execute(db)
}

export interface CycleRow extends Given {
  charged_cents: number
}

/** Which of an organization's events; what is undefined limits nothing. */
export interface EventFilter {
  type?: string | undefined
  /** The first moment that counts, and the first that does no longer. */
  from?: Date | undefined
  to?: Date | undefined
}

function matching(organizationId: number, { type, from, to }: EventFilter): RawBuilder<unknown> {
  const conditions = [sql`organization_id = ${organizationId}`]
  if (type !== undefined) conditions.push(sql`type = ${type}`)
  if (from !== undefined) conditions.push(sql`created_at >= ${from}`)
  if (to !== undefined) conditions.push(sql`created_at < ${to}`)
  return sql.join(conditions, sql` and `)
}

const columns = sql`id, user_id, type, charge_cents, is_admin, details, created_at`

/** A page of events, newest first, and what all of them come to. */
export async function listEvents(db: Db, organizationId: number, filter: EventFilter, { limit, offset }: Paging) {
  const where = matching(organizationId, filter)
  const [page, sums] = await Promise.all([
    sql<EventRow>`select ${columns} from billable_events where ${where}
      order by created_at desc, id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ events: number; charge_cents: number }>`
      select count(*) as events, coalesce(sum(charge_cents), 0)::bigint as charge_cents
      from billable_events where ${where}`.execute(db),
  ])
  return { rows: page.rows, totals: sums.rows[0]! }
}

/** Where a list that is read piece by piece goes on. As text, because a Date holds no microseconds. */
export interface Place {
  id: number
  at: string
}

/** The next events of a list, newest first, after a place in it. */
export async function nextEvents(
  db: Db,
  organizationId: number,
  filter: EventFilter,
  after: Place | undefined,
  limit: number,
): Promise<(EventRow & Place)[]> {
  const further =
    after === undefined ? sql`true` : sql`(created_at, id) < (${after.at}::timestamptz, ${after.id}::bigint)`
  const { rows } = await sql<EventRow & Place>`select ${columns}, created_at::text as at from billable_events
    where ${matching(organizationId, filter)} and ${further}
    order by created_at desc, id desc limit ${limit}`.execute(db)
  return rows
}
