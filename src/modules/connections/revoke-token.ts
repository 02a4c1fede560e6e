import { inTransaction } from '../../platform/db/transaction.ts'
import { sha256 } from '../../platform/secrets.ts'
import { settled } from '../../platform/shared-cache.ts'
import { endConnection } from './end-connection.ts'
import type { TokenOrigin, TokenParts } from './give-tokens.ts'
import { required } from './oauth-error.ts'
import { findConnectionOfKey, findConnectionOfToken } from './store.ts'

/** RFC 7009: a program that is done says so, by either of its tokens. What is not known, or another's, is no error. */
export async function revokeToken(
  { db, clock }: TokenParts,
  fields: URLSearchParams,
  origin: TokenOrigin,
): Promise<Record<string, unknown>> {
  const [hash, client_id] = [sha256(required(fields, 'token')), required(fields, 'client_id')]
  await inTransaction(db, async (trx) => {
    const connection = (await findConnectionOfToken(trx, hash)) ?? (await findConnectionOfKey(trx, hash))
    if (connection === undefined || connection.client_id !== client_id) return
    const by = { user_id: connection.user_id, key_id: connection.api_key_id }
    await endConnection(trx, connection, { by, reason: 'revoked_by_client', origin, now: clock.now() })
  })
  // Also for what had ended before: that may have been a moment ago, by a request that got no answer.
  await settled()
  return {}
}
