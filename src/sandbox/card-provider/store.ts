import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { CheckoutSession, Customer, Invoice, InvoiceItem, PortalSession, Price, Subscription } from './objects.ts'

/** What the sandbox keeps, by its kind in the table sandbox_objects. */
export interface Kinds {
  'card.customer': Customer
  'card.price': Price
  'card.session': CheckoutSession
  'card.subscription': Subscription
  'card.invoice': Invoice
  'card.invoice_item': InvoiceItem
  'card.portal': PortalSession
  'card.event': PendingEvent
  'card.idempotency': RecordedAnswer
}
export type Kind = keyof Kinds

/** An event that nobody has taken yet. `place`: which one of those that happened at once. */
export interface PendingEvent {
  id: string
  place: number
  payload: object
}

export interface RecordedAnswer {
  id: string
  fingerprint: string
  answer: object | null
}

export async function find<K extends Kind>(db: Db, kind: K, id: string): Promise<Kinds[K] | undefined> {
  const { rows } = await sql<{ body: Kinds[K] }>`
    select body from sandbox_objects where kind = ${kind} and id = ${id}`.execute(db)
  return rows[0]?.body
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lock<K extends Kind>(trx: Trx, kind: K, id: string): Promise<Kinds[K] | undefined> {
  const { rows } = await sql<{ body: Kinds[K] }>`
    select body from sandbox_objects where kind = ${kind} and id = ${id} for update`.execute(trx)
  return rows[0]?.body
}

/** Those whose fields have the values of `like`, oldest first. */
export async function list<K extends Kind>(db: Db, kind: K, like: Partial<Kinds[K]> = {}): Promise<Kinds[K][]> {
  const { rows } = await sql<{ body: Kinds[K] }>`
    select body from sandbox_objects where kind = ${kind} and body @> ${JSON.stringify(like)}::jsonb
    order by created_at, (body ->> 'place')::int, id`.execute(db)
  return rows.map(({ body }) => body)
}

export async function save<K extends Kind>(
  db: Db,
  kind: K,
  body: Kinds[K],
  now: Date,
  expires_at: Date | null = null,
): Promise<void> {
  await sql`
    insert into sandbox_objects (kind, id, body, created_at, expires_at)
    values (${kind}, ${body.id}, ${JSON.stringify(body)}::jsonb, ${now}, ${expires_at})
    on conflict (kind, id) do update set body = excluded.body`.execute(db)
}

/** Whether it was the first of its id. Of two at once the second waits for the end of the first's transaction. */
export async function claim<K extends Kind>(
  trx: Trx,
  kind: K,
  body: Kinds[K],
  now: Date,
  expires_at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into sandbox_objects as o (kind, id, body, created_at, expires_at)
    values (${kind}, ${body.id}, ${JSON.stringify(body)}::jsonb, ${now}, ${expires_at})
    on conflict (kind, id) do update set body = excluded.body, created_at = excluded.created_at,
      expires_at = excluded.expires_at where o.expires_at <= ${now}
    returning id`.execute(trx)
  return rows.length === 1
}

export async function remove(db: Db, kind: Kind, id: string): Promise<void> {
  await sql`delete from sandbox_objects where kind = ${kind} and id = ${id}`.execute(db)
}

export async function removeExpired(db: Db, now: Date): Promise<void> {
  await sql`delete from sandbox_objects where kind like 'card.%' and expires_at <= ${now}`.execute(db)
}
