import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
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
  name: string | null
  administrator: boolean
  email_verified_at: Date | null
  last_signed_in_at: Date | null
  last_organization_id: number | null
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

/** What organizations of people who sign in begin as: on the free plan, or with everything, as `keys create` makes them. */
export type NewOrganizations = 'free' | 'self_hosted'

export const insertNewOrganization = (
  db: Db,
  { name, as, now }: { name: string; as: NewOrganizations; now: Date },
): Promise<OrganizationRow> =>
  insertOrganization(db, { name, billing_mode: as, ...(as === 'free' ? {} : { tier: as }), now })

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

/** The same; of several sign-ins at once, each sees what the one before has made. */
export async function holdUserByEmail(trx: Trx, email: string): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    select * from users where lower(email) = ${normalizeEmail(email)} for no key update`.execute(trx)
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

/** The organizations that a user is a member of, those that pay first, then the oldest. */
export async function listOrganizationsOfUser(
  db: Db,
  userId: number,
): Promise<(OrganizationRow & { role: Role; inc_saas: boolean | null })[]> {
  const { rows } = await sql<OrganizationRow & { role: Role; inc_saas: boolean | null }>`
    select o.*, m.role, t.inc_saas
    from organizations o join memberships m on m.organization_id = o.id
      left join payment_tiers t on t.id = o.payment_tier_id
    where m.user_id = ${userId} order by o.billing_mode = 'free', o.id`.execute(db)
  return rows
}

/** Notes that a user has signed in where they work now, and so has proved to own the address. A name that is known stays. */
export async function markSignedIn(
  db: Db,
  userId: number,
  { name, organization_id, now }: { name: string | null; organization_id: number; now: Date },
): Promise<void> {
  await sql`update users set last_signed_in_at = ${now}, email_verified_at = coalesce(email_verified_at, ${now}),
    name = coalesce(name, ${name}), last_organization_id = ${organization_id} where id = ${userId}`.execute(db)
}

/**
 * Whether an address is that of somebody who may come back: they have proved to own it, or whoever runs the installation
 * vouched for it. An address that agent-register took down is a claim, by which nobody is known.
 */
export async function isKnown(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from users u where lower(u.email) = ${normalizeEmail(email)} and (u.email_verified_at is not null
      or u.administrator or exists (select 1 from api_keys k where k.user_id = u.id and k.created_by = 'operator'))`.execute(
    db,
  )
  return rows.length > 0
}
