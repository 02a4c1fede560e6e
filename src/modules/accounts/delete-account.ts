import type { Trx } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import { type Deletion, deleteOrganization } from './delete-organization.ts'
import { deleteUser } from './delete-user.ts'
import { listSoleOrganizations } from './members-store.ts'

/**
 * Deletes a user who wants it, and the organizations that nobody else is in: no one could reach them any more, nor cancel
 * what they pay. What these have in the media store is left to `removeFiles` after the transaction.
 */
export async function deleteAccount(trx: Trx, userId: number, deletion: Deletion): Promise<void> {
  // First, because the log looks up who did it.
  for (const organizationId of await listSoleOrganizations(trx, userId)) {
    const deleted = await deleteOrganization(trx, organizationId, deletion)
    if (deleted.rows.memberships !== 1) {
      throw new ServiceError('conflict', 'Somebody has joined an organization of yours just now. Try again.')
    }
  }
  await deleteUser(trx, userId, deletion)
}
