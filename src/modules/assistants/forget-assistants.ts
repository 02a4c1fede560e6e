import type { Trx } from '../../platform/db/database.ts'
import { lockVendorAccount } from '../onboarding/index.ts'
import { deleteAssistant, listAccountsOf } from './store.ts'

/**
 * Whoever leaves an organization takes no assistant along that could ask for its key again. A registration that is under
 * way comes first, so that the keys to revoke are known afterwards.
 */
export async function forgetAssistants(trx: Trx, member: { organization_id: number; user_id: number }): Promise<void> {
  for (const vendor_account_uuid of await listAccountsOf(trx, member)) {
    await lockVendorAccount(trx, vendor_account_uuid)
    await deleteAssistant(trx, member.organization_id, vendor_account_uuid)
  }
}
