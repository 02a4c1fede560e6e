import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import { invalidRequest, ServiceError } from '../errors.ts'
import type { SealedColumn } from '../sealed.ts'
import type { Secrets } from '../secrets.ts'
import { sha256 } from '../secrets.ts'

const KEEP_HOURS = 24
const PURPOSE = 'idempotency'
export const sealedAnswers: SealedColumn = {
  table: 'idempotency_keys',
  key: ['caller', 'key'],
  column: 'sealed_body',
  purpose: PURPOSE,
}
const WELL_FORMED = /^[\x21-\x7e]{1,255}$/

/** A request that may be repeated: who sent it, under which key, and what it said. */
export interface Repeatable {
  caller: string
  key: string
  fingerprint: Buffer
}

export interface RecordedAnswer {
  status: number
  body: unknown
}

export function repeatable(caller: string, key: string, contractId: string, input: unknown): Repeatable {
  if (!WELL_FORMED.test(key)) {
    throw invalidRequest('Idempotency-Key must be 1 to 255 visible ASCII characters.')
  }
  return { caller, key, fingerprint: sha256(`${contractId}\n${canonical(input)}`) }
}

/**
 * Claims the key for this transaction. A second request with the same key waits here until the first one ends: if that
 * committed, its answer is returned; if it failed, nothing was recorded and the second does the work.
 */
export async function claim(
  trx: Trx,
  request: Repeatable,
  now: Date,
  secrets: Secrets,
): Promise<RecordedAnswer | undefined> {
  const expired = new Date(now.getTime() - KEEP_HOURS * 3_600_000)
  const { rows } = await sql<{ ours: boolean }>`
    insert into idempotency_keys as k (caller, key, fingerprint, created_at)
    values (${request.caller}, ${request.key}, ${request.fingerprint}, ${now})
    on conflict (caller, key) do update
      set fingerprint = excluded.fingerprint, created_at = excluded.created_at, status = null, sealed_body = null
      where k.created_at <= ${expired}
    returning true as ours`.execute(trx)
  if (rows.length === 1) return undefined

  const found = await sql<{ fingerprint: Uint8Array; status: number; sealed_body: Uint8Array }>`
    select fingerprint, status, sealed_body from idempotency_keys
    where caller = ${request.caller} and key = ${request.key}`.execute(trx)
  const first = found.rows[0]!
  if (!request.fingerprint.equals(first.fingerprint)) {
    throw new ServiceError('idempotency_conflict', 'This Idempotency-Key was already used for a different request.')
  }
  const body = secrets.open(PURPOSE, Buffer.from(first.sealed_body))
  if (body === undefined) {
    throw new ServiceError('conflict', 'The recorded answer can no longer be read, because the SECRET_KEY was changed.')
  }
  return { status: first.status, body: JSON.parse(body) }
}

/** Answers may hold a key, so they are kept encrypted. */
export async function record(trx: Trx, request: Repeatable, answer: RecordedAnswer, secrets: Secrets): Promise<void> {
  const sealed = secrets.seal(PURPOSE, JSON.stringify(answer.body))
  await sql`update idempotency_keys set status = ${answer.status}, sealed_body = ${sealed}
    where caller = ${request.caller} and key = ${request.key}`.execute(trx)
}

/** Forgets what is older than a day. */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  const expired = new Date(now.getTime() - KEEP_HOURS * 3_600_000)
  await sql`delete from idempotency_keys where created_at <= ${expired}`.execute(db)
}

/** JSON with sorted keys: the order in which a client writes fields does not make another request. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    // A file is as good as its digest.
    if (inner instanceof Uint8Array) return sha256(inner).toString('hex')
    return inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : inner
  })
}
