import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { OrganizationRow, Role } from './store.ts'

export interface MemberRow {
  user_id: number
  user_uuid: string
  email: string
  name: string | null
  role: Role
  joined_at: Date
  last_signed_in_at: Date | null
}

const MEMBERS = sql.raw(
  'select m.user_id, u.uuid as user_uuid, u.email, u.name, m.role, m.created_at as joined_at, u.last_signed_in_at ' +
    'from memberships m join users u on u.id = m.user_id',
)

export async function listMembers(db: Db, organizationId: number): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    ${MEMBERS} where m.organization_id = ${organizationId} order by m.created_at, m.user_id`.execute(db)
  return rows
}

/** The same; until the transaction ends nobody else changes a role or leaves. */
export async function holdMembers(trx: Trx, organizationId: number): Promise<MemberRow[]> {
  // The organization first and then its members in order, as whoever deletes a user does: nobody waits in a circle.
  await sql`select from organizations where id = ${organizationId} for key share`.execute(trx)
  const { rows } = await sql<MemberRow>`
    ${MEMBERS} where m.organization_id = ${organizationId} order by m.user_id for update of m`.execute(trx)
  return rows
}

export async function setRole(db: Db, organizationId: number, userId: number, role: Role): Promise<void> {
  await sql`update memberships set role = ${role}
    where organization_id = ${organizationId} and user_id = ${userId}`.execute(db)
}

export async function deleteMembership(db: Db, organizationId: number, userId: number): Promise<void> {
  await sql`delete from memberships where organization_id = ${organizationId} and user_id = ${userId}`.execute(db)
}

/** The organization as it is before it changes: nobody else changes it until the transaction ends. */
export async function holdOrganization(trx: Trx, id: number): Promise<OrganizationRow | undefined> {
  const { rows } = await sql<OrganizationRow>`select * from organizations where id = ${id} for no key update`.execute(
    trx,
  )
  return rows[0]
}

export async function renameOrganization(db: Db, id: number, name: string): Promise<void> {
  await sql`update organizations set name = ${name} where id = ${id}`.execute(db)
}

/** How many organizations a user is admin of; whoever asks is alone with it until the transaction ends. */
export async function countAdminForGood(trx: Trx, userId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`organizations of user ${userId}`}, 0))`.execute(trx)
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from memberships where user_id = ${userId} and role = 'admin'`.execute(trx)
  return rows[0]!.total
}

/** The organizations that have no other member than this one. */
export async function listSoleOrganizations(db: Db, userId: number): Promise<number[]> {
  const { rows } = await sql<{ organization_id: number }>`
    select m.organization_id from memberships m
    where m.user_id = ${userId} and not exists (
      select 1 from memberships other where other.organization_id = m.organization_id and other.user_id <> m.user_id)
    order by m.organization_id`.execute(db)
  return rows.map(({ organization_id }) => organization_id)
}

/** How much an organization has in the media store. */
export async function sumMedia(db: Db, organizationId: number): Promise<{ bytes: number; files: number }> {
  const { rows } = await sql<{ bytes: number; files: number }>`
    select coalesce(sum(bytes), 0)::bigint as bytes, count(*)::int as files from media_assets
    where organization_id = ${organizationId}`.execute(db)
  return rows[0]!
}
