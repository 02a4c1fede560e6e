import type { Trx } from '../../platform/db/database.ts'
import type { SealedColumn } from '../../platform/sealed.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { type AuditActor, recordAudit } from '../audit/index.ts'
import { defaultLiveScopes, mintKey, revokeKeys } from '../keys/index.ts'
import { holdMember, keepKey, listFreeKeys } from './store.ts'

/** How long the key is there to be shown. */
const REVEAL_MS = 10 * 60_000
export const KEY_PURPOSE = 'checkout-key'
export const sealedCheckoutKeys: SealedColumn = {
  table: 'checkouts',
  key: ['id'],
  column: 'sealed_key',
  purpose: KEY_PURPOSE,
}

export interface Upgraded {
  organization_id: number
  /** Undefined when whoever paid is gone: then nobody is there to be given a key. */
  checkout: { id: string; user_id: number } | undefined
  by: AuditActor
  secrets: Secrets
  now: Date
}

/** After an upgrade the free keys end, and whoever paid gets one that reaches everything, to be shown once. */
export async function replaceFreeKeys(
  trx: Trx,
  { organization_id, checkout, by, secrets, now }: Upgraded,
): Promise<void> {
  const revoked = await revokeKeys(trx, await listFreeKeys(trx, organization_id), 'upgraded', now)
  for (const key of revoked) {
    const subject = `key ${key.prefix}…${key.last_four}`
    await recordAudit(trx, {
      by,
      action: 'key.revoked',
      organization_id,
      subject,
      details: { reason: 'upgraded' },
      now,
    })
  }
  if (checkout === undefined || !(await holdMember(trx, organization_id, checkout.user_id))) return
  const { api_key, row } = await mintKey(trx, {
    kind: 'live',
    organization_id,
    user_id: checkout.user_id,
    scopes: defaultLiveScopes,
    created_by: 'checkout',
    now,
  })
  await keepKey(trx, checkout.id, {
    api_key_id: row.id,
    sealed_key: secrets.seal(KEY_PURPOSE, api_key),
    reveal_until: new Date(now.getTime() + REVEAL_MS),
  })
  const subject = `key ${row.prefix}…${row.last_four}`
  await recordAudit(trx, {
    by,
    action: 'key.minted',
    organization_id,
    subject,
    details: { created_by: 'checkout' },
    now,
  })
}
