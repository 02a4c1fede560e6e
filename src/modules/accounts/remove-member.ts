import type { AuthenticatedCall } from '../../platform/contract/call.ts'
import type { Trx } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import { recordAudit } from '../audit/index.ts'
import { listWorkingKeys, revokeKeys } from '../keys/index.ts'
import { deleteInvitation, deleteInvitationsBy } from './invitations-store.ts'
import { deleteMembership, holdMembers, type MemberRow, setRole } from './members-store.ts'
import { findMember, isLastAdmin, requireAdmin } from './rules.ts'
import type { Role } from './store.ts'

export async function changeRole(
  trx: Trx,
  { principal, origin, clock }: AuthenticatedCall,
  { user_uuid, role }: { user_uuid: string; role: Role },
): Promise<MemberRow> {
  const { organization_id } = principal
  const members = await holdMembers(trx, organization_id)
  requireAdmin(members, principal)
  const member = findMember(members, user_uuid)
  if (member.role === role) return member
  if (isLastAdmin(members, member)) throw lastAdmin('Nobody else is admin. Make somebody else admin first.')
  await setRole(trx, organization_id, member.user_id, role)
  // What an admin has promised to others holds as long as they are one.
  const invitations_ended = role === 'admin' ? 0 : await deleteInvitationsBy(trx, organization_id, member.user_id)
  await recordAudit(trx, {
    by: principal,
    action: 'member.changed',
    organization_id,
    subject: `user ${member.email}`,
    details: { from: member.role, to: role, ...(invitations_ended === 0 ? {} : { invitations_ended }) },
    origin,
    now: clock.now(),
  })
  return { ...member, role }
}

/** Takes from somebody everything by which they could act for the organization; how many keys that were. */
export async function removeMember(
  trx: Trx,
  { principal, origin, clock }: AuthenticatedCall,
  userUuid: string,
  forgetAssistants: (trx: Trx, member: { organization_id: number; user_id: number }) => Promise<void>,
): Promise<{ member: MemberRow; keys_revoked: number }> {
  const { organization_id } = principal
  const members = await holdMembers(trx, organization_id)
  const member = findMember(members, userUuid)
  const leaves = member.user_id === principal.user_id
  if (!leaves) requireAdmin(members, principal)
  if (isLastAdmin(members, member)) {
    throw lastAdmin(
      members.length === 1
        ? 'Nobody else is in the organization. Delete it instead.'
        : 'Nobody else is admin. Make somebody else admin first.',
    )
  }
  const now = clock.now()
  const owner = { organization_id, user_id: member.user_id }
  await forgetAssistants(trx, owner)
  await deleteMembership(trx, organization_id, member.user_id)
  // One that was never followed would let them in again the next time that they sign in.
  await deleteInvitation(trx, organization_id, member.email.toLowerCase(), now)
  // And those that they made would let in whom they chose, another mailbox of their own among them.
  const invitations_ended = await deleteInvitationsBy(trx, organization_id, member.user_id)
  const keys = await listWorkingKeys(trx, owner)
  await revokeKeys(trx, keys, 'user', now)
  await recordAudit(trx, {
    by: principal,
    action: leaves ? 'member.left' : 'member.removed',
    organization_id,
    subject: `user ${member.email}`,
    details: { role: member.role, keys_revoked: keys.length, invitations_ended },
    origin,
    now,
  })
  return { member, keys_revoked: keys.length }
}

const lastAdmin = (sentence: string): ServiceError => new ServiceError('conflict', sentence, { reason: 'last_admin' })
