import { sql } from 'kysely'
import type { Scope } from '../../platform/contract/contract.ts'
import type { Db } from '../../platform/db/database.ts'

export interface ClientRow {
  id: string
  name: string | null
  redirect_uris: string[]
}

export async function insertClient(db: Db, client: ClientRow, now: Date): Promise<void> {
  await sql`
    insert into connection_clients (id, name, redirect_uris, created_at, last_used_at)
    values (${client.id}, ${client.name}, ${client.redirect_uris}, ${now}, ${now})`.execute(db)
}

/** As `registerClient` makes them. Anybody may send anything for one, and PostgreSQL does not take every text. */
const CLIENT_ID = /^[0-9a-f-]{36}$/

export async function findClient(db: Db, id: string): Promise<ClientRow | undefined> {
  if (!CLIENT_ID.test(id)) return undefined
  const { rows } = await sql<ClientRow>`
    select id, name, redirect_uris from connection_clients where id = ${id}`.execute(db)
  return rows[0]
}

export async function touchClient(db: Db, id: string, now: Date): Promise<void> {
  await sql`update connection_clients set last_used_at = ${now} where id = ${id}`.execute(db)
}

export interface CodeRow {
  client_id: string
  client_name: string | null
  organization_id: number
  user_id: number
  redirect_uri: string
  code_challenge: string
  scopes: Scope[] | null
  created_at: Date
  expires_at: Date
}

export async function insertCode(db: Db, hash: Buffer, code: CodeRow): Promise<void> {
  await sql`
    insert into connection_codes (code_hash, client_id, client_name, organization_id, user_id, redirect_uri, code_challenge,
      scopes, created_at, expires_at)
    values (${hash}, ${code.client_id}, ${code.client_name}, ${code.organization_id}, ${code.user_id}, ${code.redirect_uri},
      ${code.code_challenge}, ${code.scopes}, ${code.created_at}, ${code.expires_at})`.execute(db)
}

export async function findCode(db: Db, hash: Buffer): Promise<CodeRow | undefined> {
  const { rows } = await sql<CodeRow>`select * from connection_codes where code_hash = ${hash}`.execute(db)
  return rows[0]
}

/** Uses a code up. Of all who try at once, one does; the others wait for the end of its transaction. */
export async function claimCode(db: Db, hash: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update connection_codes set used_at = ${now} where code_hash = ${hash} and used_at is null returning 1`.execute(db)
  return rows.length > 0
}

export async function setConnectionOfCode(db: Db, hash: Buffer, connectionId: string): Promise<void> {
  await sql`update connection_codes set connection_id = ${connectionId} where code_hash = ${hash}`.execute(db)
}

/** A connection with its key. */
export interface ConnectionRow {
  id: string
  client_id: string
  organization_id: number
  user_id: number
  api_key_id: number
  refreshed_at: Date
  prefix: string
  name: string | null
}

export async function insertConnection(
  db: Db,
  connection: Omit<ConnectionRow, 'prefix' | 'name' | 'refreshed_at'>,
  now: Date,
): Promise<void> {
  const { id, client_id, organization_id, user_id, api_key_id } = connection
  await sql`
    insert into connections (id, client_id, organization_id, user_id, api_key_id, created_at, refreshed_at)
    values (${id}, ${client_id}, ${organization_id}, ${user_id}, ${api_key_id}, ${now}, ${now})`.execute(db)
}

export async function setRefreshed(db: Db, id: string, now: Date): Promise<void> {
  await sql`update connections set refreshed_at = ${now} where id = ${id}`.execute(db)
}

const CONNECTION = sql`
  select c.id, c.client_id, c.organization_id, c.user_id, c.api_key_id, c.refreshed_at, k.prefix, k.name
  from connections c join api_keys k on k.id = c.api_key_id`

export async function findConnectionOfCode(db: Db, hash: Buffer): Promise<ConnectionRow | undefined> {
  const { rows } = await sql<ConnectionRow>`
    ${CONNECTION} where c.id = (select connection_id from connection_codes where code_hash = ${hash})`.execute(db)
  return rows[0]
}

export async function findConnectionOfToken(db: Db, hash: Buffer): Promise<ConnectionRow | undefined> {
  const { rows } = await sql<ConnectionRow>`
    ${CONNECTION} where c.id = (select connection_id from connection_tokens where token_hash = ${hash})`.execute(db)
  return rows[0]
}

export async function findConnectionOfKey(db: Db, hash: Buffer): Promise<ConnectionRow | undefined> {
  const { rows } = await sql<ConnectionRow>`${CONNECTION} where k.key_hash = ${hash}`.execute(db)
  return rows[0]
}

/** The connections of a user that are not over, the one that was refreshed last first. */
export async function listConnectionsOfUser(db: Db, userId: number): Promise<ConnectionRow[]> {
  const { rows } = await sql<ConnectionRow>`
    ${CONNECTION} where c.user_id = ${userId} and k.revoked_at is null
    order by c.refreshed_at desc, c.id desc`.execute(db)
  return rows
}

export async function insertToken(db: Db, hash: Buffer, connectionId: string, now: Date): Promise<void> {
  await sql`
    insert into connection_tokens (token_hash, connection_id, created_at)
    values (${hash}, ${connectionId}, ${now})`.execute(db)
}

/** Uses a refresh token up; as with codes, for one of all who try. */
export async function claimToken(db: Db, hash: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update connection_tokens set used_at = ${now} where token_hash = ${hash} and used_at is null returning 1`.execute(
    db,
  )
  return rows.length > 0
}

/** The connections that nobody has refreshed since. */
export async function listLapsed(db: Db, since: Date): Promise<ConnectionRow[]> {
  const { rows } = await sql<ConnectionRow>`
    ${CONNECTION} where c.refreshed_at <= ${since} and k.revoked_at is null order by c.id`.execute(db)
  return rows
}

export async function deleteClientsUnusedSince(db: Db, since: Date): Promise<void> {
  await sql`delete from connection_clients where last_used_at < ${since}`.execute(db)
}

export async function deleteCodesBefore(db: Db, then: Date): Promise<void> {
  await sql`delete from connection_codes where expires_at < ${then}`.execute(db)
}

export async function deleteTokensUsedBefore(db: Db, then: Date): Promise<void> {
  await sql`delete from connection_tokens where used_at < ${then}`.execute(db)
}
