import type { CallOrigin, Principal } from '../../platform/contract/call.ts'
import type { Trx } from '../../platform/db/database.ts'
import { forbidden } from '../../platform/errors.ts'
import { lastAdministrator, lockAdministrators, type UserRow } from '../accounts/index.ts'
import { type AuditActor, recordAudit } from '../audit/index.ts'
import { findKey, revokeKeys } from '../keys/index.ts'
import { deleteSessions, listAdminKeys, setAdministrator } from './users-store.ts'

/** Who decides, and when. */
export interface Decision {
  by: AuditActor
  origin?: Pick<CallOrigin, 'ip' | 'request_id'> | undefined
  now: Date
}

/** Makes a user administrator of the installation. False where they are already. */
export async function grantAdministration(
  trx: Trx,
  user: Pick<UserRow, 'id' | 'email'>,
  decision: Decision,
): Promise<boolean> {
  const administrators = await lockAdministrators(trx)
  // Whoever is being deprived of the right must not give it back to themselves, or on, in the same moment.
  if ('user_id' in decision.by && !(await mayGrant(trx, decision.by, administrators))) throw forbidden('admin')
  if (administrators.includes(user.id)) return false
  await setAdministrator(trx, user.id, true)
  await recordAudit(trx, { ...decision, action: 'administrator.added', subject: `user ${user.email}` })
  return true
}

/** A key with the scope stands for itself: operators make such keys for users who are no administrators. */
async function mayGrant(
  trx: Trx,
  { user_id, key_id }: Pick<Principal, 'user_id' | 'key_id'>,
  administrators: readonly number[],
): Promise<boolean> {
  if (key_id === null) return administrators.includes(user_id)
  return (await findKey(trx, { id: key_id }))?.revoked_at === null
}

export interface Withdrawn {
  keys_revoked: number
  sessions_ended: number
  administrators_left: number
}

/**
 * Takes the installation out of a user's hands: the right itself, keys that carry it, and browsers that may show what it
 * let them see. Only the command line may leave an installation without anybody: whoever has that can add somebody again.
 * Keys work nowhere any more once `settled` has been waited for after the transaction.
 */
export async function withdrawAdministration(
  trx: Trx,
  user: Pick<UserRow, 'id' | 'email'>,
  decision: Decision,
  { even_last }: { even_last: boolean },
): Promise<Withdrawn> {
  const left = (await lockAdministrators(trx)).filter((id) => id !== user.id)
  if (left.length === 0 && !even_last) throw lastAdministrator()
  await setAdministrator(trx, user.id, false)
  const revoked = await revokeKeys(trx, await listAdminKeys(trx, user.id), 'operator', decision.now)
  const sessions_ended = await deleteSessions(trx, user.id)
  const details = { keys_revoked: revoked.map(({ id }) => id), sessions_ended }
  await recordAudit(trx, { ...decision, action: 'administrator.removed', subject: `user ${user.email}`, details })
  return { keys_revoked: revoked.length, sessions_ended, administrators_left: left.length }
}
