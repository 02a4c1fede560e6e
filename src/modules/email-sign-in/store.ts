import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'

export interface EmailLink {
  id: string
  token_hash: Buffer
  email: string
  browser_hash: Buffer
  return_to: string
  created_at: Date
  expires_at: Date
}

export async function insertLink(trx: Trx, link: EmailLink): Promise<void> {
  await sql`
    insert into email_links (id, token_hash, email, browser_hash, return_to, created_at, expires_at)
    values (${link.id}, ${link.token_hash}, ${link.email}, ${link.browser_hash}, ${link.return_to}, ${link.created_at},
      ${link.expires_at})`.execute(trx)
}

/** Ends the links that a browser has asked for before and not used. */
export async function deleteOpenLinks(trx: Trx, email: string, browserHash: Buffer): Promise<void> {
  await sql`
    delete from email_links
    where email = ${email} and browser_hash = ${browserHash} and used_at is null`.execute(trx)
}

/** Uses a link up, if it is this browser's to use; of several attempts at the same moment one gets it. */
export async function claimLink(
  trx: Trx,
  tokenHash: Buffer,
  browserHash: Buffer,
  now: Date,
): Promise<Pick<EmailLink, 'email' | 'return_to'> | undefined> {
  const { rows } = await sql<Pick<EmailLink, 'email' | 'return_to'>>`
    update email_links set used_at = ${now}
    where token_hash = ${tokenHash} and browser_hash = ${browserHash} and used_at is null and expires_at > ${now}
    returning email, return_to`.execute(trx)
  return rows[0]
}

/** Whether some browser could still use it. */
export async function isOpen(db: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from email_links
    where token_hash = ${tokenHash} and used_at is null and expires_at > ${now}`.execute(db)
  return rows.length > 0
}

const KEPT_MS = 86_400_000

/** Forgets links a day after they have expired. */
export async function tidyEmailLinks(db: Db, now: Date): Promise<void> {
  await sql`delete from email_links where expires_at < ${new Date(now.getTime() - KEPT_MS)}`.execute(db)
}
