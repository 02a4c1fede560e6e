import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'

/** What goes with an organization, by its organization_id. */
const ofOrganization = [
  'api_keys',
  'billable_events',
  'billing_cycles',
  'checkouts',
  'connection_codes',
  'connections',
  'feature_operations',
  'feature_quotas',
  'invitations',
  'jobs',
  'media_assets',
  'memberships',
  'model_budgets',
  'model_calls',
  'questions',
  'research_groups',
  'research_requests',
  'research_studies',
  'subscriptions',
  'theses',
  'vendor_accounts',
  'webhook_endpoints',
]

/** What goes with one of those, by the column that refers to it. */
const ofThose: readonly [table: string, column: string, parent: string][] = [
  ['answers', 'question_id', 'questions'],
  ['connection_tokens', 'connection_id', 'connections'],
  ['feature_usage_records', 'operation_id', 'feature_operations'],
  ['research_group_agents', 'research_group_id', 'research_groups'],
  ['research_study_agents', 'study_id', 'research_studies'],
  ['research_study_groups', 'study_id', 'research_studies'],
  ['research_study_reports', 'study_id', 'research_studies'],
  ['webhook_deliveries', 'webhook_endpoint_id', 'webhook_endpoints'],
]

/** What goes with a user, by the column that names them; everything else that they made is their organization's, and stays. */
const ofUser: readonly [table: string, column: string][] = [
  ['api_keys', 'user_id'],
  ['billable_events', 'user_id'],
  ['browser_sessions', 'user_id'],
  ['checkouts', 'user_id'],
  ['connection_codes', 'user_id'],
  ['connections', 'user_id'],
  ['identities', 'user_id'],
  ['invitations', 'invited_by'],
  ['memberships', 'user_id'],
  ['vendor_accounts', 'user_id'],
]

/** What goes with one of those of a user. */
const ofThoseOfUser: readonly [table: string, column: string, parent: string][] = [
  ['connection_tokens', 'connection_id', 'connections'],
]

export type RowCounts = Record<string, number>

/** Every table with rows that go with an organization, and the condition that finds them. */
export const rowsOfOrganization = (id: number): Counted[] => [
  ...ofOrganization.map((table) => owned(table, 'organization_id', id)),
  ...ofThose.map(([table, column, parent]) => below(table, column, owned(parent, 'organization_id', id))),
]

export const countRowsOfOrganization = (db: Db, id: number): Promise<RowCounts> => count(db, rowsOfOrganization(id))

export const countRowsOfUser = (db: Db, id: number): Promise<RowCounts> =>
  count(db, [
    ...ofUser.map(([table, column]) => owned(table, column, id)),
    ...ofThoseOfUser.map(([table, column, parent]) => below(table, column, owned(parent, 'user_id', id))),
  ])

export interface Counted {
  table: string
  which: ReturnType<typeof sql>
}

const owned = (table: string, column: string, id: number): Counted => ({
  table,
  which: sql`${sql.ref(column)} = ${id}`,
})

const below = (table: string, column: string, parent: Counted): Counted => ({
  table,
  which: sql`${sql.ref(column)} in (select id from ${sql.table(parent.table)} where ${parent.which})`,
})

async function count(db: Db, counted: readonly Counted[]): Promise<RowCounts> {
  const counts = counted.map(
    ({ table, which }) =>
      sql`select ${table}::text as name, count(*)::int as rows from ${sql.table(table)} where ${which}`,
  )
  const { rows } = await sql<{ name: string; rows: number }>`${sql.join(counts, sql` union all `)} order by 1`.execute(
    db,
  )
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]))
}

export interface DoomedOrganization {
  uuid: string
  subscription_id: string | null
  status: string
}

/** Holds an organization against whoever is about to add something to it. */
export async function lockOrganization(trx: Trx, id: number): Promise<DoomedOrganization | undefined> {
  const { rows } = await sql<DoomedOrganization>`
    select o.uuid, s.subscription_id, coalesce(s.status, 'none') as status
    from organizations o left join subscriptions s on s.organization_id = o.id
    where o.id = ${id} for update of o`.execute(trx)
  return rows[0]
}

/** What was charged to an organization that pays by card, or once did, and stands on no invoice as far as is known. */
export async function sumUninvoiced(trx: Trx, organizationId: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(b.charged_cents), 0)::bigint as cents
    from billing_cycles b join subscriptions s on s.organization_id = b.organization_id
    where b.organization_id = ${organizationId} and b.charged_cents > 0 and b.invoice_id is null
      and s.subscription_id is not null`.execute(trx)
  return Number(rows[0]!.cents)
}

/** Answers that were recorded for repeated requests do not refer to their organization: they name it. */
export async function deleteRecordedAnswers(trx: Trx, organizationId: number): Promise<void> {
  const caller = `organization:${organizationId}`
  await sql`delete from idempotency_keys where caller = ${caller} or caller like ${`${caller}:user:%`}`.execute(trx)
}

export async function deleteOrganizationRow(trx: Trx, id: number): Promise<void> {
  await sql`delete from organizations where id = ${id}`.execute(trx)
}

/** Of two who delete, or withdraw rights from, the last administrators, the second sees what the first has done. */
export async function lockAdministrators(trx: Trx): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from users where administrator order by id for update`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Organizations of a user, locked so that nobody changes roles in them meanwhile, with what they are without that user. */
export async function lockOrganizationsOf(
  trx: Trx,
  userId: number,
): Promise<{ id: number; name: string; others: number; other_admins: number }[]> {
  await sql`
    select from organizations where id in (select organization_id from memberships where user_id = ${userId})
    order by id for update`.execute(trx)
  await sql`
    select from memberships where organization_id in (select organization_id from memberships where user_id = ${userId})
    order by organization_id, user_id for update`.execute(trx)
  const { rows } = await sql<{ id: number; name: string; others: number; other_admins: number }>`
    select o.id, o.name, count(other.user_id)::int as others,
      (count(other.user_id) filter (where other.role = 'admin'))::int as other_admins
    from memberships m join organizations o on o.id = m.organization_id
      left join memberships other on other.organization_id = o.id and other.user_id <> m.user_id
    where m.user_id = ${userId} group by o.id order by o.id`.execute(trx)
  return rows
}

/** What names a user without referring to them: invitations and sign-in links by their address, recorded answers by their id. */
export async function deleteTraces(trx: Trx, { id, email }: { id: number; email: string }): Promise<void> {
  await sql`delete from invitations where lower(email) = lower(${email})`.execute(trx)
  await sql`delete from email_links where lower(email) = lower(${email})`.execute(trx)
  await sql`delete from idempotency_keys where caller like ${`organization:%:user:${id}`}`.execute(trx)
}

/** False where somebody else was faster. */
export async function deleteUserRow(trx: Trx, id: number): Promise<boolean> {
  const { rows } = await sql`delete from users where id = ${id} returning id`.execute(trx)
  return rows.length > 0
}
