import { sql } from 'kysely'
import type { Paging } from '../../platform/contract/paging.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Reference } from '../../platform/ids.ts'

export type ActorKind = 'user' | 'key' | 'operator' | 'provider' | 'service'

export interface NewAuditRow {
  at: Date
  actor_kind: ActorKind
  actor_user_id: number | null
  /** Looked up by the user, and the key if there is one, where it is null. */
  actor: string | null
  key_id: number | null
  action: string
  organization_id: number | null
  subject: string | null
  details: unknown
  ip: string | null
  request_id: string | null
}

/** Names are written out: what an entry tells of may be gone when somebody reads it. */
export async function insertAudit(db: Db, row: NewAuditRow): Promise<void> {
  await sql`
    insert into audit_log (at, actor_kind, actor_user_id, actor, action, organization_id, organization_uuid, subject,
      details, ip, request_id)
    values (${row.at}, ${row.actor_kind}, ${row.actor_user_id},
      coalesce(${row.actor}::text, (select u.email || coalesce(' (' || k.prefix || '…' || k.last_four || ')', '')
        from users u left join api_keys k on k.id = ${row.key_id}::int where u.id = ${row.actor_user_id}::int),
        'somebody who is gone'),
      ${row.action}, ${row.organization_id}, (select uuid from organizations where id = ${row.organization_id}::int),
      ${row.subject}, ${JSON.stringify(row.details)}::jsonb, ${row.ip}, ${row.request_id})`.execute(db)
}

export interface AuditRow {
  id: number
  at: Date
  actor_kind: ActorKind
  actor_user_id: number | null
  actor: string
  action: string
  organization_id: number | null
  organization_uuid: string | null
  subject: string | null
  details: Record<string, unknown>
  ip: string | null
  request_id: string | null
}

export interface AuditFilter {
  /** "key.minted", or "key" for everything that became of keys. */
  action?: string | undefined
  organization?: Reference | undefined
  /** A part of the actor's name, whatever its case. */
  actor?: string | undefined
  from?: Date | undefined
  to?: Date | undefined
}

/** A page of the log, newest first. `from` belongs to what is asked for, `to` does not. */
export async function listAudit(
  db: Db,
  { action, organization, actor, from, to }: AuditFilter,
  { limit, offset }: Paging,
): Promise<{ rows: AuditRow[]; total: number }> {
  const conditions = [
    ...(action === undefined ? [] : [sql`(action = ${action} or starts_with(action, ${`${action}.`}))`]),
    ...(organization === undefined
      ? []
      : [sql`(organization_id = ${organization.id}::bigint or organization_uuid = ${organization.uuid}::uuid)`]),
    ...(actor === undefined ? [] : [sql`position(lower(${actor}) in lower(actor)) > 0`]),
    ...(from === undefined ? [] : [sql`at >= ${from}`]),
    ...(to === undefined ? [] : [sql`at < ${to}`]),
  ]
  const which = sql.join([sql`true`, ...conditions], sql` and `)
  const [page, counted] = await Promise.all([
    sql<AuditRow>`
      select id::int, at, actor_kind, actor_user_id, actor, action, organization_id, organization_uuid, subject, details, ip,
        request_id
      from audit_log where ${which} order by at desc, id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from audit_log where ${which}`.execute(db),
  ])
  return { rows: page.rows, total: counted.rows[0]!.total }
}

/** What was done in an organization that is gone stays on record; what it was done to, and from where, does not. */
export async function forgetOrganization(db: Db, organizationId: number): Promise<void> {
  await sql`update audit_log set subject = null, details = '{}', ip = null
    where organization_id = ${organizationId}`.execute(db)
}

/** The same of a person: entries go on saying that it was always the same one, by the number of the account. */
export async function forgetPerson(db: Db, { id, email }: { id: number; email: string }): Promise<void> {
  const address = email.replaceAll(/[^\w@]/g, '\\$&')
  const nobody = `user ${id}`
  const without = (column: string) => sql`regexp_replace(${sql.ref(column)}::text, ${address}, ${nobody}, 'gi')`
  await sql`
    update audit_log set actor = ${without('actor')}, subject = ${without('subject')}, details = ${without('details')}::jsonb,
      ip = case when actor_user_id = ${id} then null else ip end
    where actor_user_id = ${id} or actor ~* ${address} or subject ~* ${address} or details::text ~* ${address}`.execute(
    db,
  )
}

export async function deleteEntriesBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from audit_log where at < ${before}`.execute(db)
}
