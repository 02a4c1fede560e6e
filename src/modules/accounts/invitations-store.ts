import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { normalizeEmail, type Role } from './store.ts'

export interface InvitationRow {
  email: string
  role: Role
  invited_by: string | null
  created_at: Date
  expires_at: Date
}

/** The invitations that have not expired, newest first. */
export async function listInvitations(db: Db, organizationId: number, now: Date): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select i.email, i.role, u.email as invited_by, i.created_at, i.expires_at
    from invitations i left join users u on u.id = i.invited_by
    where i.organization_id = ${organizationId} and i.expires_at > ${now}
    order by i.created_at desc, i.email`.execute(db)
  return rows
}

export async function upsertInvitation(
  db: Db,
  organizationId: number,
  invitation: { email: string; role: Role; invited_by: number; created_at: Date; expires_at: Date },
): Promise<void> {
  const { email, role, invited_by, created_at, expires_at } = invitation
  await sql`
    insert into invitations (organization_id, email, role, invited_by, created_at, expires_at)
    values (${organizationId}, ${email}, ${role}, ${invited_by}, ${created_at}, ${expires_at})
    on conflict (organization_id, email) do update set role = excluded.role, invited_by = excluded.invited_by,
      created_at = excluded.created_at, expires_at = excluded.expires_at`.execute(db)
}

/** Whether there was one that could still be followed. */
export async function deleteInvitation(db: Db, organizationId: number, email: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ expires_at: Date }>`
    delete from invitations where organization_id = ${organizationId} and lower(email) = ${email}
    returning expires_at`.execute(db)
  return rows.some(({ expires_at }) => expires_at > now)
}

/** Ends the invitations to an organization that one of its admins has made; how many that were. */
export async function deleteInvitationsBy(db: Db, organizationId: number, userId: number): Promise<number> {
  const { rows } = await sql`
    delete from invitations where organization_id = ${organizationId} and invited_by = ${userId} returning email`.execute(
    db,
  )
  return rows.length
}

export async function hasInvitation(db: Db, email: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from invitations where lower(email) = ${normalizeEmail(email)} and expires_at > ${now} limit 1`.execute(db)
  return rows.length > 0
}

export interface TakenInvitation {
  organization_id: number
  role: Role
}

/** Takes all invitations of an address; those that have expired go too, and count for nothing. */
export async function takeInvitations(db: Db, email: string, now: Date): Promise<TakenInvitation[]> {
  const { rows } = await sql<TakenInvitation & { expires_at: Date }>`
    delete from invitations where lower(email) = ${normalizeEmail(email)}
    returning organization_id, role, expires_at`.execute(db)
  return rows.filter(({ expires_at }) => expires_at > now)
}

/** An invitation as the one sees it who was invited. */
export interface ReceivedInvitation {
  organization_uuid: string
  organization_name: string
  role: Role
  invited_by: string | null
  expires_at: Date
}

/** The invitations that a user could follow, newest first. */
export async function listInvitationsOf(db: Db, userId: number, now: Date): Promise<ReceivedInvitation[]> {
  const { rows } = await sql<ReceivedInvitation>`
    select o.uuid as organization_uuid, o.name as organization_name, i.role, by.email as invited_by, i.expires_at
    from users u join invitations i on lower(i.email) = lower(u.email) join organizations o on o.id = i.organization_id
      left join users by on by.id = i.invited_by
    where u.id = ${userId} and i.expires_at > ${now} order by i.created_at desc, o.id limit 100`.execute(db)
  return rows
}

/** Takes the invitation of a user's own address to one organization, if it has not expired; of several who try, one gets it. */
export async function takeInvitation(
  trx: Trx,
  userId: number,
  organizationUuid: string,
  now: Date,
): Promise<(TakenInvitation & { uuid: string; name: string; email: string }) | undefined> {
  // The organization first, as whoever deletes it or one of its members does: nobody waits in a circle.
  const { rows: found } = await sql<{ id: number; uuid: string; name: string }>`
    select id, uuid, name from organizations where uuid = ${organizationUuid}::uuid for key share`.execute(trx)
  const [organization] = found
  if (organization === undefined) return undefined
  const { rows } = await sql<TakenInvitation & { email: string; expires_at: Date }>`
    delete from invitations i using users u
    where i.organization_id = ${organization.id} and u.id = ${userId} and lower(i.email) = lower(u.email)
    returning i.organization_id, i.role, i.expires_at, u.email`.execute(trx)
  const taken = rows.find(({ expires_at }) => expires_at > now)
  return taken && { ...taken, uuid: organization.uuid, name: organization.name }
}
