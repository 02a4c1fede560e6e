import type { Trx } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import { forgetPerson, recordAudit } from '../audit/index.ts'
import { lockOpenJobs } from '../jobs/index.ts'
import type { Deletion } from './delete-organization.ts'
import {
  countRowsOfUser,
  deleteTraces,
  deleteUserRow,
  lockAdministrators,
  lockOrganizationsOf,
  type RowCounts,
} from './deletions-store.ts'
import { findUser } from './store.ts'

export interface DeletedUser {
  /** How many rows went with the user, by their tables. */
  rows: RowCounts
  /** Organizations that have nobody left. */
  organizations_left_empty: number[]
}

/**
 * Deletes a user with keys, memberships, sessions, identities, registered assistants, invitations that they made and
 * billable events. What else they made in an organization stays there, made by nobody; the audit log keeps what they did and
 * forgets who they were. The keys work nowhere any more once
 * `settled` has been waited for after the transaction.
 */
export async function deleteUser(trx: Trx, userId: number, { by, origin, now }: Deletion): Promise<DeletedUser> {
  await lockOpenJobs(trx, 'user_id', userId)
  const administrators = await lockAdministrators(trx)
  const user = await findUser(trx, userId)
  if (user === undefined) throw noSuchUser()
  if (administrators.length === 1 && administrators[0] === userId) throw lastAdministrator()
  const organizations = await lockOrganizationsOf(trx, userId)
  const headless = organizations.filter(({ others, other_admins }) => others > 0 && other_admins === 0)
  if (headless.length > 0) {
    const names = headless.map(({ name }) => name)
    throw new ServiceError('conflict', `Make somebody else admin of ${names.join(', ')} first.`, {
      reason: 'last_admin',
      organization_ids: headless.map(({ id }) => id),
    })
  }
  const rows = await countRowsOfUser(trx, userId)
  const organizations_left_empty = organizations.filter(({ others }) => others === 0).map(({ id }) => id)
  const entry = { by, action: 'user.deleted', subject: `user ${user.email}`, origin, now }
  await recordAudit(trx, { ...entry, details: { uuid: user.uuid, rows, organizations_left_empty } })
  // Their colleagues' admins are to find it in the log of their own organization, too.
  for (const { id } of organizations) {
    await recordAudit(trx, { ...entry, action: 'member.removed', organization_id: id, details: { deleted: true } })
  }
  await deleteTraces(trx, user)
  if (!(await deleteUserRow(trx, userId))) throw noSuchUser()
  // Last: also what was written just now names the address.
  await forgetPerson(trx, user)
  return { rows, organizations_left_empty }
}

const noSuchUser = (): ServiceError => new ServiceError('not_found', 'There is no such user.')

export const lastAdministrator = (): ServiceError =>
  new ServiceError(
    'conflict',
    'Nobody could administer this installation any more. Make somebody else administrator first.',
    {
      reason: 'last_administrator',
    },
  )
