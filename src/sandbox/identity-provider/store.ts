import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** The table serves every stand-in; ours are told apart by how their kinds begin. */
export const OURS = 'identity.'

/** Payloads are kept as text: they hold what callers sent, and jsonb refuses some of what may be in it. */
export interface StoredObject {
  payload: string
  grant_id?: string | undefined
  uid?: string | undefined
  user_code?: string | undefined
  /** When it was used up, in seconds of the epoch. */
  consumed?: number
}

export type Reference = 'uid' | 'user_code'

/** No id holds it, and PostgreSQL takes no text that does. */
const isId = (text: string): boolean => !text.includes('\0')

export async function saveObject(
  db: Db,
  kind: string,
  id: string,
  object: StoredObject,
  { now, expires_at }: { now: Date; expires_at: Date | null },
): Promise<void> {
  await sql`
    insert into sandbox_objects (kind, id, body, created_at, expires_at)
    values (${OURS + kind}, ${id}, ${JSON.stringify(object)}::jsonb, ${now}, ${expires_at})
    on conflict (kind, id) do update set body = excluded.body, expires_at = excluded.expires_at`.execute(db)
}

/** Keeps what is there already. */
export async function saveObjectOnce(db: Db, kind: string, id: string, object: StoredObject, now: Date): Promise<void> {
  await sql`
    insert into sandbox_objects (kind, id, body, created_at, expires_at)
    values (${OURS + kind}, ${id}, ${JSON.stringify(object)}::jsonb, ${now}, null)
    on conflict (kind, id) do nothing`.execute(db)
}

export async function findObject(db: Db, kind: string, id: string, now: Date): Promise<StoredObject | undefined> {
  if (!isId(id)) return undefined
  const { rows } = await sql<{ body: StoredObject }>`
    select body from sandbox_objects
    where kind = ${OURS + kind} and id = ${id} and (expires_at is null or expires_at > ${now})`.execute(db)
  return rows[0]?.body
}

export async function findObjectBy(
  db: Db,
  kind: string,
  reference: Reference,
  value: string,
  now: Date,
): Promise<StoredObject | undefined> {
  if (!isId(value)) return undefined
  const { rows } = await sql<{ body: StoredObject }>`
    select body from sandbox_objects
    where kind = ${OURS + kind} and body ->> ${reference} = ${value} and (expires_at is null or expires_at > ${now})
    limit 1`.execute(db)
  return rows[0]?.body
}

/** Whether it was this call that used the object up: of several at once, one does. */
export async function consumeObject(db: Db, kind: string, id: string, seconds: number): Promise<boolean> {
  const { rows } = await sql`
    update sandbox_objects set body = body || jsonb_build_object('consumed', ${seconds}::bigint)
    where kind = ${OURS + kind} and id = ${id} and not body ? 'consumed'
    returning id`.execute(db)
  return rows.length === 1
}

export async function deleteObject(db: Db, kind: string, id: string): Promise<void> {
  await sql`delete from sandbox_objects where kind = ${OURS + kind} and id = ${id}`.execute(db)
}

export async function deleteObjectsOfGrant(db: Db, kind: string, grantId: string): Promise<void> {
  await sql`
    delete from sandbox_objects where kind = ${OURS + kind} and body ->> 'grant_id' = ${grantId}`.execute(db)
}

export async function deleteExpiredObjects(db: Db, now: Date): Promise<void> {
  await sql`delete from sandbox_objects where kind like ${`${OURS}%`} and expires_at <= ${now}`.execute(db)
}
