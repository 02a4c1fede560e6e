import type { Db } from '../../platform/db/database.ts'
import { type AuditActor, recordAudit } from '../audit/index.ts'
import { revokeKeys } from '../keys/index.ts'
import type { ConnectionRow } from './store.ts'

export interface Ending {
  by: AuditActor
  /** Why, for the log. */
  reason: 'revoked_by_client' | 'code_used_twice' | 'refresh_token_used_twice' | 'too_many' | 'not_refreshed'
  origin?: { ip: string; request_id?: string | undefined } | undefined
  now: Date
}

/**
 * Ends a connection, by revoking its key: nothing refreshes it any more. False where it was over already. The key works
 * nowhere once `settled` has been waited for after the transaction.
 */
export async function endConnection(db: Db, connection: ConnectionRow, ending: Ending): Promise<boolean> {
  const [key] = await revokeKeys(db, [connection.api_key_id], 'connection_ended', ending.now)
  if (key === undefined) return false
  await recordAudit(db, {
    by: ending.by,
    action: 'connection.revoked',
    organization_id: connection.organization_id,
    subject: `key ${key.prefix}…${key.last_four}`,
    details: { reason: ending.reason, name: connection.name, client_id: connection.client_id, key_id: key.id },
    origin: ending.origin,
    now: ending.now,
  })
  return true
}
