import { sql } from 'kysely'
import type { Database, Db, Trx } from '../../platform/db/database.ts'
import type { Role } from '../accounts/index.ts'

export type SignedInBy = 'identity_provider' | 'email_link'

export interface SessionRow {
  id: string
  user_id: number
  organization_id: number | null
  signed_in_by: SignedInBy
  user_agent: string | null
  ip: string | null
  created_at: Date
  last_seen_at: Date
  expires_at: Date
}

export async function insertSession(db: Db, session: SessionRow & { token_hash: Buffer }): Promise<void> {
  await sql`
    insert into browser_sessions (id, token_hash, user_id, organization_id, signed_in_by, user_agent, ip, created_at,
      last_seen_at, expires_at)
    values (${session.id}, ${session.token_hash}, ${session.user_id}, ${session.organization_id}, ${session.signed_in_by},
      ${session.user_agent}, ${session.ip}, ${session.created_at}, ${session.last_seen_at}, ${session.expires_at})`.execute(
    db,
  )
}

/** A session with what it may do at this moment: roles and tiers are looked up anew each time. */
export interface FoundSession extends SessionRow {
  token_hash: Uint8Array
  email: string
  administrator: boolean
  role: Role | null
  org_uuid: string | null
  billing_mode: string | null
  inc_saas: boolean | null
}

/** Also those that have expired: the moment is each request's own. */
export const findSessionsByHash = (database: Database, hashes: readonly Buffer[]): Promise<FoundSession[]> =>
  database.query<FoundSession>(
    'find_sessions',
    `select s.id, s.token_hash, s.user_id, s.organization_id, s.signed_in_by, s.user_agent, s.ip, s.created_at,
       s.last_seen_at, s.expires_at, u.email, u.administrator, m.role, o.uuid as org_uuid, o.billing_mode, t.inc_saas
     from browser_sessions s join users u on u.id = s.user_id
       left join memberships m on m.organization_id = s.organization_id and m.user_id = s.user_id
       left join organizations o on o.id = m.organization_id
       left join payment_tiers t on t.id = o.payment_tier_id
     where s.token_hash = any ($1::bytea[])`,
    [hashes],
  )

/** A session in use lasts longer; how long it was not used is what ends it. */
export async function touchSession(db: Db, id: string, now: Date, expiresAt: Date): Promise<void> {
  await sql`update browser_sessions set last_seen_at = ${now}, expires_at = ${expiresAt} where id = ${id}`.execute(db)
}

/** Until the transaction ends, nobody else changes this user; false when there is none any more. */
export async function holdUser(trx: Trx, userId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from users where id = ${userId} for update`.execute(trx)
  return rows.length > 0
}

/** Where a session goes on, and where the next one of the same user begins. */
export async function setOrganization(db: Db, id: string, organizationId: number): Promise<void> {
  await sql`
    with moved as (update browser_sessions set organization_id = ${organizationId} where id = ${id} returning user_id)
    update users set last_organization_id = ${organizationId} where id in (select user_id from moved)`.execute(db)
}

const SHOWN = sql.raw(
  'id, user_id, organization_id, signed_in_by, user_agent, ip, created_at, last_seen_at, expires_at',
)
/** More than anybody has browsers. */
const MOST_SHOWN = 100

export async function listSessionsOfUser(db: Db, userId: number, now: Date): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select ${SHOWN} from browser_sessions where user_id = ${userId} and expires_at > ${now}
    order by last_seen_at desc, id desc limit ${MOST_SHOWN}`.execute(db)
  return rows
}

export async function findOwnSession(db: Db, userId: number, id: string): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select ${SHOWN} from browser_sessions where id = ${id} and user_id = ${userId}`.execute(db)
  return rows[0]
}

export async function deleteSession(db: Db, userId: number, id: string): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    delete from browser_sessions where id = ${id} and user_id = ${userId} returning ${SHOWN}`.execute(db)
  return rows[0]
}

export async function deleteSessionByToken(db: Db, tokenHash: Buffer): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    delete from browser_sessions where token_hash = ${tokenHash} returning ${SHOWN}`.execute(db)
  return rows[0]
}

export async function deleteOtherSessions(db: Db, userId: number, keptId: string): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    delete from browser_sessions where user_id = ${userId} and id <> ${keptId} returning ${SHOWN}`.execute(db)
  return rows
}

const KEPT_MS = 86_400_000

/** Forgets sessions a day after they have expired. */
export async function tidySessions(db: Db, now: Date): Promise<void> {
  await sql`delete from browser_sessions where expires_at < ${new Date(now.getTime() - KEPT_MS)}`.execute(db)
}
