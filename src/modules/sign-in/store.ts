import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Purpose } from './identity-provider.ts'

export interface SignInRow {
  id: string
  purpose: Purpose
  state_hash: Uint8Array
  sealed_checks: Uint8Array
  redirect_uri: string
  browser_hash: Uint8Array | null
  return_to: string | null
  created_at: Date
  expires_at: Date
}

export async function insertSignIn(db: Db, row: SignInRow): Promise<void> {
  await sql`
    insert into sign_ins (id, purpose, state_hash, sealed_checks, redirect_uri, browser_hash, return_to, created_at,
      expires_at)
    values (${row.id}, ${row.purpose}, ${row.state_hash}, ${row.sealed_checks}, ${row.redirect_uri}, ${row.browser_hash},
      ${row.return_to}, ${row.created_at}, ${row.expires_at})`.execute(db)
}

/** Takes a sign-in that is not over yet, by its id or its state. Of all who try at once, one gets it. */
export async function claimSignIn(
  db: Db,
  purpose: Purpose,
  by: { id: string } | { state_hash: Buffer },
  now: Date,
): Promise<SignInRow | undefined> {
  const which = 'id' in by ? sql`id = ${by.id}` : sql`state_hash = ${by.state_hash}`
  const { rows } = await sql<SignInRow>`
    update sign_ins set used_at = ${now} where ${which} and purpose = ${purpose} and used_at is null
    returning *`.execute(db)
  const [row] = rows
  return row !== undefined && row.expires_at > now ? row : undefined
}

export async function deleteSignInsBefore(db: Db, then: Date): Promise<void> {
  await sql`delete from sign_ins where expires_at < ${then}`.execute(db)
}

/** One sign-in of an identity at a time, also across processes; held until the transaction ends. */
export async function lockIdentity(db: Db, issuer: string, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`identity:${issuer} ${subject}`}, 0))`.execute(db)
}

export async function findUserOfIdentity(
  db: Db,
  issuer: string,
  subject: string,
): Promise<{ user_id: number; email: string } | undefined> {
  const { rows } = await sql<{ user_id: number; email: string }>`
    select i.user_id, u.email from identities i join users u on u.id = i.user_id
    where i.issuer = ${issuer} and i.subject = ${subject}`.execute(db)
  return rows[0]
}

/** Whose identity it is stays as it is; only what the provider last told of it changes. */
export async function upsertIdentity(
  db: Db,
  { issuer, subject, email }: { issuer: string; subject: string; email: string | undefined },
  user: { id: number; email: string },
  now: Date,
): Promise<void> {
  await sql`
    insert into identities as i (issuer, subject, user_id, email, created_at, last_used_at)
    values (${issuer}, ${subject}, ${user.id}, ${email ?? user.email}, ${now}, ${now})
    on conflict (issuer, subject) do update
      set email = coalesce(${email ?? null}, i.email), last_used_at = excluded.last_used_at`.execute(db)
}
