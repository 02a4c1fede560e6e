import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { uuidv7 } from '../../platform/ids.ts'

export type BillingMode = 'free' | 'card_provider' | 'invoiced' | 'self_hosted'
export type Role = 'admin' | 'member'

export interface OrganizationRow {
  id: number
  uuid: string
  name: string
  billing_mode: BillingMode
  payment_tier_id: number | null
  created_at: Date
}

export interface UserRow {
  id: number
  uuid: string
  email: string
  created_at: Date
}

/** E-mail addresses are compared without regard to case or surrounding space. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

export async function insertOrganization(
  db: Db,
  { name, billing_mode, tier, now }: { name: string; billing_mode: BillingMode; tier?: string; now: Date },
): Promise<OrganizationRow> {
  const { rows } = await sql<OrganizationRow>`
    insert into organizations (uuid, name, billing_mode, payment_tier_id, created_at)
    values (${uuidv7(now.getTime())}, ${name}, ${billing_mode},
      (select id from payment_tiers where name = ${tier ?? null}), ${now})
    returning *`.execute(db)
  return rows[0]!
}

export async function findOrganization(db: Db, id: number): Promise<OrganizationRow | undefined> {
  const { rows } = await sql<OrganizationRow>`select * from organizations where id = ${id}`.execute(db)
  return rows[0]
}

/** The organization that a user belongs to under this name, whatever its case. */
export async function findOrganizationOfUser(
  db: Db,
  name: string,
  userId: number,
): Promise<OrganizationRow | undefined> {
  const { rows } = await sql<OrganizationRow>`
    select o.* from organizations o join memberships m on m.organization_id = o.id
    where lower(o.name) = lower(${name}) and m.user_id = ${userId} order by o.id limit 1`.execute(db)
  return rows[0]
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`select * from users where lower(email) = ${normalizeEmail(email)}`.execute(db)
  return rows[0]
}

export async function findUser(db: Db, id: number): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`select * from users where id = ${id}`.execute(db)
  return rows[0]
}

/** Undefined when the address is already taken, also by a request under way. */
export async function insertUser(db: Db, email: string, now: Date): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    insert into users (uuid, email, created_at) values (${uuidv7(now.getTime())}, ${normalizeEmail(email)}, ${now})
    on conflict (lower(email)) do nothing returning *`.execute(db)
  return rows[0]
}

export async function insertMembership(
  db: Db,
  organizationId: number,
  userId: number,
  role: Role,
  now: Date,
): Promise<void> {
  await sql`
    insert into memberships (organization_id, user_id, role, created_at)
    values (${organizationId}, ${userId}, ${role}, ${now}) on conflict do nothing`.execute(db)
}
