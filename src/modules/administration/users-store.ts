import { sql } from 'kysely'
import type { Paging } from '../../platform/contract/paging.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { Reference } from '../../platform/ids.ts'
import type { UserRow } from '../accounts/index.ts'
import type { ListedKey } from '../keys/index.ts'
import { all, contains, is, type Page } from './conditions.ts'

export interface ListedUser extends UserRow {
  organizations: number
  keys_active: number
}

const USER_COLUMNS = sql`
  u.*, (select count(*)::int from memberships m where m.user_id = u.id) as organizations,
  (select count(*)::int from api_keys k where k.user_id = u.id and k.revoked_at is null) as keys_active
  from users u`

export async function listUsers(
  db: Db,
  { q, administrator }: { q?: string | undefined; administrator?: boolean | undefined },
  { limit, offset }: Paging,
): Promise<Page<ListedUser>> {
  const which = all([
    q === undefined ? undefined : sql`(${contains(sql`u.email`, q)} or ${contains(sql`coalesce(u.name, '')`, q)})`,
    administrator === undefined ? undefined : sql`u.administrator = ${administrator}`,
  ])
  const [page, counted] = await Promise.all([
    sql<ListedUser>`select ${USER_COLUMNS} where ${which}
      order by u.created_at desc, u.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from users u where ${which}`.execute(db),
  ])
  return { rows: page.rows, total: counted.rows[0]!.total }
}

export async function findUser(db: Db, reference: Reference): Promise<ListedUser | undefined> {
  const { rows } = await sql<ListedUser>`select ${USER_COLUMNS} where ${is('u', reference)}`.execute(db)
  return rows[0]
}

export async function countSessions(db: Db, userId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ sessions: number }>`
    select count(*)::int as sessions from browser_sessions where user_id = ${userId} and expires_at > ${now}`.execute(
    db,
  )
  return rows[0]!.sessions
}

export interface IdentityRow {
  issuer: string
  email: string
  last_used_at: Date
}

export async function listIdentities(db: Db, userId: number): Promise<IdentityRow[]> {
  const { rows } = await sql<IdentityRow>`
    select issuer, email, last_used_at from identities where user_id = ${userId} order by last_used_at desc limit 100`.execute(
    db,
  )
  return rows
}

/** Whoever may administer the installation, the oldest first. */
export async function listAdministrators(db: Db): Promise<UserRow[]> {
  const { rows } = await sql<UserRow>`select * from users where administrator order by id`.execute(db)
  return rows
}

export async function setAdministrator(trx: Trx, userId: number, administrator: boolean): Promise<void> {
  await sql`update users set administrator = ${administrator} where id = ${userId}`.execute(trx)
}

/** The keys with which a user could still administer the installation. */
export async function listAdminKeys(trx: Trx, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from api_keys where user_id = ${userId} and 'admin' = any (scopes) and revoked_at is null`.execute(trx)
  return rows.map(({ id }) => id)
}

export async function deleteSessions(trx: Trx, userId: number): Promise<number> {
  const { rows } = await sql`delete from browser_sessions where user_id = ${userId} returning id`.execute(trx)
  return rows.length
}

export interface KeyFilter {
  key?: Reference | undefined
  organization?: Reference | undefined
  user?: Reference | undefined
  active?: boolean | undefined
  q?: string | undefined
}

export async function listKeys(
  db: Db,
  { key, organization, user, active, q }: KeyFilter,
  { limit, offset }: Paging,
): Promise<Page<ListedKey>> {
  const which = all([
    key && is('k', key),
    organization && is('o', organization),
    user && is('u', user),
    active === undefined ? undefined : sql`(k.revoked_at is null) = ${active}`,
    q === undefined
      ? undefined
      : sql`(${contains(sql`coalesce(k.name, '')`, q)} or ${contains(sql`u.email`, q)} or ${contains(sql`o.name`, q)}
          or k.last_four = right(${q}, 4))`,
  ])
  const from = sql`from api_keys k join organizations o on o.id = k.organization_id join users u on u.id = k.user_id`
  const [page, counted] = await Promise.all([
    sql<ListedKey>`select k.*, o.name as organization_name, u.email ${from} where ${which}
      order by k.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${from} where ${which}`.execute(db),
  ])
  return { rows: page.rows, total: counted.rows[0]!.total }
}
