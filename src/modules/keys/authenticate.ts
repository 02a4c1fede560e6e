import { batched } from '../../platform/batch.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Principal } from '../../platform/contract/call.ts'
import type { Database } from '../../platform/db/database.ts'
import { ServiceError, unauthorized } from '../../platform/errors.ts'
import type { Logger } from '../../platform/log.ts'
import { createSharedCache } from '../../platform/shared-cache.ts'
import { bearerToken, hashKey, keyPrefix, parseKey } from './rules.ts'
import { type FoundKey, findKeysByHash, markUsed } from './store.ts'

/** How exact last_used_at is: a key in steady use is not written to on every request. */
const USED_EXACTNESS_MS = 60_000

/**
 * Tells who a key belongs to. Look-ups that are under way together share a statement, and what they find is cached in a
 * way that lets a revocation take effect in every process before it is acknowledged.
 */
export function createAuthenticator(database: Database, clock: Clock, log: Logger, baseUrl: string) {
  const load = batched<string, FoundKey | undefined>(async (tokens) => {
    const hashes = tokens.map((token) => hashKey(token).toString('base64'))
    const rows = await findKeysByHash(
      database,
      [...new Set(hashes)].map((hash) => Buffer.from(hash, 'base64')),
    )
    const byHash = new Map(rows.map((row) => [Buffer.from(row.key_hash).toString('base64'), row]))
    return hashes.map((hash) => byHash.get(hash))
  })
  const keys = createSharedCache(database, 'keys', load)

  return function authenticate(authorization: string | undefined): Principal | Promise<Principal> {
    const token = bearerToken(authorization)
    if (token === undefined) throw unauthorized('Send your API key as "Authorization: Bearer <API_KEY>".')
    // What is cached has been parsed before; what is malformed is never looked up.
    const cached = keys.peek(token)
    if (cached !== undefined) return principalOf(token, cached)
    if (parseKey(token) === undefined) throw unknown()
    return keys.get(token).then((key) => principalOf(token, key))
  }

  function principalOf(token: string, key: FoundKey | undefined): Principal {
    if (key === undefined) throw unknown()
    if (key.revoked_reason === 'upgraded') throw rotated(baseUrl)
    if (key.revoked_at !== null) throw unauthorized('This API key was revoked.')
    if (key.expires_at !== null && key.expires_at <= clock.now()) throw unauthorized('This API key has expired.')
    noteUse(database, key, clock, log)
    const { id, organization_id, user_id, role, scopes, rate_limited } = key
    const kind = token.startsWith(keyPrefix.free) ? 'free' : 'live'
    return { key_id: id, session_id: null, kind, rate_limited, organization_id, user_id, role, scopes }
  }
}

const unknown = (): ServiceError => unauthorized('This API key is not known here.')

function noteUse(database: Database, key: FoundKey, clock: Clock, log: Logger): void {
  const now = clock.now()
  if (key.last_used_at !== null && now.getTime() - key.last_used_at.getTime() < USED_EXACTNESS_MS) return
  key.last_used_at = now
  markUsed(database.db, key.id, now).catch((error: Error) =>
    log.warn({ err: error.message }, 'cannot note the use of a key'),
  )
}

const rotated = (baseUrl: string): ServiceError =>
  new ServiceError('key_rotated_post_upgrade', 'This account was upgraded, and its previous key is no longer active.', {
    reason: 'upgraded',
    refresh_command: `curl -fsSL ${baseUrl}/scripts/agent-register.sh -o agent-register.sh && sh agent-register.sh`,
  })
