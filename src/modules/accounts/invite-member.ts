import type { AuthenticatedCall } from '../../platform/contract/call.ts'
import type { Trx } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import { recordAudit } from '../audit/index.ts'
import type { Mail, Mailer } from '../mail/index.ts'
import { type InvitationRow, listInvitations, upsertInvitation } from './invitations-store.ts'
import { holdMembers } from './members-store.ts'
import { INVITED_DAYS, MOST_INVITATIONS, requireAdmin } from './rules.ts'
import { findOrganization, type Role } from './store.ts'

const DAY_MS = 86_400_000

/** Invites an address, or does so anew. Nobody becomes a member by this: that takes somebody who proves to own it. */
export async function inviteMember(
  trx: Trx,
  { principal, origin, clock }: AuthenticatedCall,
  { email, role }: { email: string; role: Role },
  { mailer, base_url }: { mailer: Mailer | undefined; base_url: string },
): Promise<InvitationRow> {
  const { organization_id, user_id } = principal
  const members = await holdMembers(trx, organization_id)
  requireAdmin(members, principal)
  if (members.some((member) => member.email.toLowerCase() === email)) {
    throw new ServiceError('conflict', `${email} is a member already.`, { reason: 'already_member' })
  }
  const now = clock.now()
  const open = await listInvitations(trx, organization_id, now)
  if (open.length >= MOST_INVITATIONS && !open.some((other) => other.email === email)) {
    throw new ServiceError(
      'conflict',
      `There are ${MOST_INVITATIONS} open invitations, and there can be no more; take one back first.`,
      { reason: 'too_many_invitations' },
    )
  }
  const invited_by = members.find((member) => member.user_id === user_id)!.email
  const dates = { created_at: now, expires_at: new Date(now.getTime() + INVITED_DAYS * DAY_MS) }
  await upsertInvitation(trx, organization_id, { email, role, invited_by: user_id, ...dates })
  await recordAudit(trx, {
    by: principal,
    action: 'member.invited',
    organization_id,
    subject: `user ${email}`,
    details: { role },
    origin,
    now,
  })
  const invitation = { email, role, invited_by, ...dates }
  const { name } = (await findOrganization(trx, organization_id))!
  await mailer?.send(trx, invitationMail(invitation, name, base_url), now)
  return invitation
}

const invitationMail = ({ email, invited_by, role, expires_at }: InvitationRow, name: string, base: string): Mail => ({
  to: email,
  // The name is whatever somebody wrote: it stands in the text, between quotes, and not in what a mailbox shows first.
  subject: 'You are invited to an organization on Populace',
  text: [
    'Hello,',
    `${invited_by} has invited you to become ${role === 'admin' ? 'an admin' : 'a member'} of the organization “${name}” ` +
      `on Populace at ${base}.`,
    'Populace is a panel of simulated people: teams put questions to it and run studies with it.',
    `To accept, sign in before ${expires_at.toISOString().slice(0, 10)} with this e-mail address, in any of the ways that ` +
      'the page offers:',
    `${base}/login`,
    'No password is needed, and if you have no account, signing in makes one. If you have one, the invitation waits there ' +
      'for you to accept or decline it.',
    'If you do not know what this is about, ignore this mail: nothing happens unless you sign in. You can leave the ' +
      'organization again at any time.',
  ].join('\n\n'),
  until: expires_at,
})
