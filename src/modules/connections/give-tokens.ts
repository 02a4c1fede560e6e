import { randomBytes } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { sha256 } from '../../platform/secrets.ts'
import { settled } from '../../platform/shared-cache.ts'
import { recordAudit } from '../audit/index.ts'
import { holdPlanOfMember, type KeyRow, mintKey, renewKey } from '../keys/index.ts'
import { refuseForeign } from './check-request.ts'
import { endConnection } from './end-connection.ts'
import { OAuthError, parameter, required } from './oauth-error.ts'
import { grantOf, isVerified } from './rules.ts'
import {
  type CodeRow,
  claimCode,
  claimToken,
  findClient,
  findCode,
  findConnectionOfCode,
  findConnectionOfToken,
  insertConnection,
  insertToken,
  listConnectionsOfUser,
  setConnectionOfCode,
  setRefreshed,
  touchClient,
} from './store.ts'

const DAY_MS = 86_400_000
/** How long a key of a connection works. */
const KEY_DAYS = 30
/** How long a connection can be taken up again that nobody refreshed. */
export const IDLE_DAYS = 90
/** One for each program and machine; whoever signs in again and again does not pile them up. */
const CONNECTIONS_AT_ONCE = 20

/** Known to be ours by how it begins, so that it is recognised wherever it should not be. */
const REFRESH_PREFIX = 'rk_refresh_'

export interface TokenParts {
  db: Db
  clock: Clock
  base_url: string
}

/** Where a request came from, for the log. */
export interface TokenOrigin {
  ip: string
  request_id: string
}

/** What a transaction came to. What it refuses it may have noted all the same, so it must not be undone. */
type Outcome = { tokens: Record<string, unknown>; replaced: boolean } | { refusal: string; revoked: boolean }

/** The token endpoint (RFC 6749, 4.1.3 and 6): a key for a code, or the next key for a refresh token. */
export async function giveTokens(
  { db, clock, base_url }: TokenParts,
  fields: URLSearchParams,
  origin: TokenOrigin,
): Promise<Record<string, unknown>> {
  const grant = required(fields, 'grant_type')
  const client_id = required(fields, 'client_id')
  refuseForeign(fields, base_url)
  // A program that is told so registers anew; told of its token alone, it would come back as nobody, again and again.
  if ((await findClient(db, client_id)) === undefined)
    throw new OAuthError('invalid_client', 'The client is not known.')
  const now = clock.now()
  const work = workOf(grant, fields, { client_id, origin, now })
  const outcome = await inTransaction(db, work)
  // When the answer arrives, what it replaces or revokes works in no process any more.
  if ('refusal' in outcome ? outcome.revoked : outcome.replaced) await settled()
  if ('refusal' in outcome) throw new OAuthError('invalid_grant', outcome.refusal)
  return outcome.tokens
}

interface Asking {
  client_id: string
  origin: TokenOrigin
  now: Date
}

function workOf(grant: string, fields: URLSearchParams, asking: Asking): (trx: Trx) => Promise<Outcome> {
  if (grant === 'authorization_code') {
    const code = required(fields, 'code')
    const [redirect_uri, code_verifier] = [parameter(fields, 'redirect_uri'), required(fields, 'code_verifier')]
    return (trx) => redeemCode(trx, { ...asking, hash: sha256(code), redirect_uri, code_verifier })
  }
  if (grant === 'refresh_token') {
    const hash = sha256(required(fields, 'refresh_token'))
    return (trx) => refresh(trx, { ...asking, hash })
  }
  throw new OAuthError('unsupported_grant_type', 'grant_type must be authorization_code or refresh_token.')
}

const refused = (refusal: string, revoked = false): Outcome => ({ refusal, revoked })

interface CodeUse extends Asking {
  hash: Buffer
  redirect_uri: string | null
  code_verifier: string
}

async function redeemCode(trx: Trx, use: CodeUse): Promise<Outcome> {
  const { hash, now, origin } = use
  const code = await findCode(trx, hash)
  if (code === undefined || code.client_id !== use.client_id) return refused('The code is not known.')
  // The organization is held before the code, as whoever deletes it does.
  const billing_mode = await holdPlanOfMember(trx, code)
  if (!(await claimCode(trx, hash, now))) {
    const given = await findConnectionOfCode(trx, hash)
    const ending = { by: { service: 'sign-in' }, reason: 'code_used_twice', origin, now } as const
    return refused('The code was used before.', given !== undefined && (await endConnection(trx, given, ending)))
  }
  if (code.expires_at <= now) return refused('The code has expired.')
  if (code.redirect_uri !== use.redirect_uri) return refused('redirect_uri is not the one that the code was sent to.')
  if (!isVerified(code.code_challenge, use.code_verifier)) return refused('code_verifier does not fit the code.')
  if (billing_mode === undefined) return refused('Whoever allowed this is no longer a member of the organization.')
  return connect(trx, code, billing_mode, use)
}

async function connect(trx: Trx, code: CodeRow, billing_mode: string, use: CodeUse): Promise<Outcome> {
  const { now, origin } = use
  const { client_id, client_name, organization_id, user_id } = code
  const by = { user_id, key_id: null }
  const surplus = (await listConnectionsOfUser(trx, user_id)).slice(CONNECTIONS_AT_ONCE - 1)
  for (const one of surplus) await endConnection(trx, one, { by, reason: 'too_many', origin, now })
  const { api_key, row } = await mintKey(trx, {
    ...grantOf(billing_mode, code.scopes),
    organization_id,
    user_id,
    created_by: 'connection',
    name: client_name ?? undefined,
    now,
    expires_at: endOfKey(now),
  })
  const id = uuidv7(now.getTime())
  await insertConnection(trx, { id, client_id, organization_id, user_id, api_key_id: row.id }, now)
  await setConnectionOfCode(trx, use.hash, id)
  await recordAudit(trx, {
    by,
    action: 'connection.made',
    organization_id,
    subject: `key ${row.prefix}…${row.last_four}`,
    details: { name: client_name, client_id, redirect_uri: code.redirect_uri, key_id: row.id, scopes: row.scopes },
    origin,
    now,
  })
  return { tokens: await tokensOf(trx, { id, client_id }, { api_key, row }, now), replaced: surplus.length > 0 }
}

async function refresh(trx: Trx, { hash, client_id, origin, now }: Asking & { hash: Buffer }): Promise<Outcome> {
  const connection = await findConnectionOfToken(trx, hash)
  if (connection === undefined || connection.client_id !== client_id) return refused('The refresh token is not known.')
  const member = (await holdPlanOfMember(trx, connection)) !== undefined
  if (!(await claimToken(trx, hash, now))) {
    const ending = { by: { service: 'sign-in' }, reason: 'refresh_token_used_twice', origin, now } as const
    return refused('The refresh token was used before.', await endConnection(trx, connection, ending))
  }
  if (now.getTime() - connection.refreshed_at.getTime() >= IDLE_DAYS * DAY_MS) return refused('The connection is over.')
  const key = { id: connection.api_key_id, prefix: connection.prefix }
  const renewed = member ? await renewKey(trx, key, endOfKey(now)) : undefined
  if (renewed === undefined) return refused('The connection is over.')
  await setRefreshed(trx, connection.id, now)
  return { tokens: await tokensOf(trx, connection, renewed, now), replaced: true }
}

const endOfKey = (now: Date): Date => new Date(now.getTime() + KEY_DAYS * DAY_MS)

async function tokensOf(
  trx: Trx,
  { id, client_id }: { id: string; client_id: string },
  { api_key, row }: { api_key: string; row: KeyRow },
  now: Date,
): Promise<Record<string, unknown>> {
  const refresh_token = REFRESH_PREFIX + randomBytes(32).toString('base64url')
  await insertToken(trx, sha256(refresh_token), id, now)
  await touchClient(trx, client_id, now)
  return {
    access_token: api_key,
    token_type: 'Bearer',
    expires_in: KEY_DAYS * 86_400,
    refresh_token,
    scope: row.scopes.join(' '),
  }
}
