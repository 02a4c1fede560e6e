import type { AuthenticatedCall } from '../../platform/contract/call.ts'
import type { Trx } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import { recordAudit } from '../audit/index.ts'
import { type TakenInvitation, takeInvitation } from './invitations-store.ts'
import { insertMembership, type Role } from './store.ts'

/** Makes somebody a member of an organization that has invited them. */
export async function joinOrganization(
  trx: Trx,
  { user_id, email }: { user_id: number; email: string },
  { organization_id, role }: TakenInvitation,
  how: Pick<Parameters<typeof recordAudit>[1], 'by' | 'origin' | 'now'>,
): Promise<void> {
  await insertMembership(trx, organization_id, user_id, role, how.now)
  const entry = { action: 'member.joined', organization_id, subject: `user ${email}`, details: { role } }
  await recordAudit(trx, { ...how, ...entry })
}

/** Who is signed in has proved to own their address, so an invitation of it is theirs to accept. */
export async function acceptInvitation(
  trx: Trx,
  { principal, origin, clock }: AuthenticatedCall,
  organizationUuid: string,
): Promise<{ organization: { uuid: string; name: string }; role: Role }> {
  const { user_id } = principal
  const now = clock.now()
  const taken = await takeInvitation(trx, user_id, organizationUuid, now)
  if (taken === undefined) throw noSuchInvitation()
  const { uuid, name, role, email } = taken
  await joinOrganization(trx, { user_id, email }, taken, { by: principal, origin, now })
  return { organization: { uuid, name }, role }
}

export async function declineInvitation(
  trx: Trx,
  { principal, origin, clock }: AuthenticatedCall,
  organizationUuid: string,
): Promise<string> {
  const now = clock.now()
  const taken = await takeInvitation(trx, principal.user_id, organizationUuid, now)
  if (taken === undefined) throw noSuchInvitation()
  const { organization_id, uuid, email, role } = taken
  const entry = { action: 'invitation.declined', organization_id, subject: `user ${email}`, details: { role } }
  await recordAudit(trx, { by: principal, ...entry, origin, now })
  return uuid
}

export const noSuchInvitation = (): ServiceError => new ServiceError('not_found', 'There is no such invitation.')
