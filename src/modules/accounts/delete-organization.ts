import type { CallOrigin } from '../../platform/contract/call.ts'
import type { Trx } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import { type AuditActor, forgetOrganization, recordAudit } from '../audit/index.ts'
import { lockOpenJobs } from '../jobs/index.ts'
import { leaveForRemoval } from '../media/index.ts'
import { deleteTotals, lockBooks } from '../models/index.ts'
import {
  countRowsOfOrganization,
  deleteOrganizationRow,
  deleteRecordedAnswers,
  lockOrganization,
  type RowCounts,
  sumUninvoiced,
} from './deletions-store.ts'
import { isRunning } from './running-subscription.ts'

/** Who deletes, and when. */
export interface Deletion {
  by: AuditActor
  origin?: Pick<CallOrigin, 'ip' | 'request_id'> | undefined
  now: Date
}

export interface DeletedOrganization {
  /** How many rows went with it, by their tables. */
  rows: RowCounts
  /** At the card-payment provider, where it goes on until somebody cancels it there. */
  subscription_id: string | null
}

/**
 * Deletes an organization with everything that is its own. Its members stay, as users; so do the tier and, without any
 * names, the entries of the audit log. What it has in the media store is left to `removeFiles` after the transaction.
 * Its keys work nowhere any more once `settled` has been waited for after the transaction. Workers that are at its jobs
 * find nothing to write to, and leave it at that.
 */
export async function deleteOrganization(
  trx: Trx,
  organizationId: number,
  { by, origin, now, force = false }: Deletion & { force?: boolean | undefined },
): Promise<DeletedOrganization> {
  // In this order, because it is that of everybody else: books and jobs are locked by those who need the organization next.
  await lockBooks(trx)
  await lockOpenJobs(trx, 'organization_id', organizationId)
  const organization = await lockOrganization(trx, organizationId)
  if (organization === undefined) throw new ServiceError('not_found', 'There is no such organization.')
  const { uuid, ...subscription } = organization
  const subscription_id = isRunning(subscription) ? subscription.subscription_id : null
  if (subscription_id !== null && !force) {
    throw new ServiceError(
      'conflict',
      'The organization has a subscription that is paid by card. Cancel it first, or send force=true and cancel it at ' +
        'the provider afterwards.',
      { reason: 'subscription_active', subscription_id },
    )
  }
  const uninvoiced_cents = await sumUninvoiced(trx, organizationId)
  if (uninvoiced_cents > 0 && !force) {
    throw new ServiceError(
      'conflict',
      'The organization was charged for answers that stand on no invoice yet: they are invoiced when the month is over. ' +
        'Try again after that. An administrator of the installation can send force=true and let them go.',
      { reason: 'charges_not_invoiced', charged_cents: uninvoiced_cents },
    )
  }
  const rows = await countRowsOfOrganization(trx, organizationId)
  await leaveForRemoval(trx, organizationId, now)
  await forgetOrganization(trx, organizationId)
  await recordAudit(trx, {
    by,
    action: 'organization.deleted',
    organization_id: organizationId,
    subject: `organization ${uuid}`,
    details: {
      rows,
      ...(subscription_id === null ? {} : { subscription_id }),
      ...(uninvoiced_cents === 0 ? {} : { uninvoiced_cents }),
    },
    origin,
    now,
  })
  await deleteRecordedAnswers(trx, organizationId)
  await deleteTotals(trx, organizationId)
  await deleteOrganizationRow(trx, organizationId)
  return { rows, subscription_id }
}
