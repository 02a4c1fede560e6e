import type { AuthenticatedCall, Handlers } from '../../platform/contract/call.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import { settled } from '../../platform/shared-cache.ts'
import { recordAudit } from '../audit/index.ts'
import { listWorkingKeys, revokeKeys } from '../keys/index.ts'
import { lockVendorAccount } from '../onboarding/index.ts'
import type * as contract from './contract.ts'
import { type AssistantRow, confirmAssistants, deleteAssistant, listAssistants } from './store.ts'

export const assistantsOperations = (db: Db): Handlers<typeof contract> => ({
  async listAssistants({ principal }) {
    const rows = await listAssistants(db, principal.organization_id)
    return { assistants: rows.map(presentAssistant), count: rows.length }
  },

  async removeAssistant({ principal, origin, clock, transact }, { vendor_account_uuid }) {
    const { organization_id } = principal
    if (!isUuid(vendor_account_uuid)) throw notFound()
    const keys_revoked = await transact(async (trx) => {
      // A registration of it that is under way comes first; its key is among those that are revoked.
      await lockVendorAccount(trx, vendor_account_uuid)
      const removed = await deleteAssistant(trx, organization_id, vendor_account_uuid)
      if (removed === undefined) throw notFound()
      // A key does not tell which of a user's assistants it was given to, so that all of them go: one too many is
      // registered again in a moment, one too few would stay with a stranger.
      const owner = { organization_id, user_id: removed.user_id }
      const keys = await listWorkingKeys(trx, { ...owner, created_by: 'agent_register' })
      const now = clock.now()
      await revokeKeys(trx, keys, 'user', now)
      await recordAudit(trx, {
        by: principal,
        action: 'assistant.removed',
        organization_id,
        subject: `assistant ${vendor_account_uuid.toLowerCase()}`,
        details: { of: removed.email, keys_revoked: keys.length },
        origin,
        now,
      })
      return keys.length
    })
    if (keys_revoked > 0) await settled()
    return { ok: true, vendor_account_uuid: vendor_account_uuid.toLowerCase(), keys_revoked }
  },

  confirmAssistant: (call, { vendor_account_uuid }) =>
    call.transact(async (trx) => {
      if (!isUuid(vendor_account_uuid)) throw notFound()
      const now = call.clock.now()
      const [confirmed] = await confirmAssistants(trx, call.principal.organization_id, vendor_account_uuid, now)
      if (confirmed === undefined) throw notFound()
      await recordConfirmed(trx, call, confirmed.vendor_account_uuid, now)
      return {
        ok: true,
        vendor_account_uuid: confirmed.vendor_account_uuid,
        confirmed_at: confirmed.confirmed_at.toISOString(),
      }
    }),
})

/** Says of all assistants that are registered with an organization that they are its own. */
export async function keepAssistants(trx: Trx, call: AuthenticatedCall, now: Date): Promise<void> {
  const { organization_id } = call.principal
  for (const { vendor_account_uuid } of await confirmAssistants(trx, organization_id, null, now)) {
    await recordConfirmed(trx, call, vendor_account_uuid, now)
  }
}

const recordConfirmed = (trx: Trx, { principal, origin }: AuthenticatedCall, uuid: string, now: Date): Promise<void> =>
  recordAudit(trx, {
    by: principal,
    action: 'assistant.confirmed',
    organization_id: principal.organization_id,
    subject: `assistant ${uuid}`,
    origin,
    now,
  })

const notFound = (): ServiceError => new ServiceError('not_found', 'There is no such assistant.')

const presentAssistant = (row: AssistantRow) => ({
  vendor_account_uuid: row.vendor_account_uuid,
  user_email: row.email,
  // Whoever knows it whole could pass for that installation.
  client_install_id: row.client_install_id.slice(0, 8),
  vendor_org_type: row.vendor_org_type,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  confirmed_at: row.confirmed_at?.toISOString() ?? null,
  has_live_key: row.has_live_key,
  has_free_key: row.has_free_key,
})
