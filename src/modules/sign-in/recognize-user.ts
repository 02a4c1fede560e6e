import type { Trx } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import { type NewOrganizations, type OrganizationRow, type UserRow, welcomeUser } from '../accounts/index.ts'
import type { ProvenIdentity } from './claims.ts'
import { findUserOfIdentity, lockIdentity, upsertIdentity } from './store.ts'

export interface Admission {
  /** `invited`: whoever is neither known nor invited is turned away. */
  sign_up: 'open' | 'invited'
  new_organizations?: NewOrganizations | undefined
  /** Addresses count as verified also where the provider does not say so. */
  trust_email: boolean
}

/**
 * The user behind an identity. Who was here before is known by the provider's own name for them, whatever becomes of their
 * address there. The others are known by their address, and only if the provider says that it has been verified: else
 * anybody could take an account over by writing its address into a profile.
 */
export async function recognizeUser(
  trx: Trx,
  identity: ProvenIdentity,
  { sign_up, new_organizations, trust_email }: Admission,
  now: Date,
): Promise<{ user: UserRow; organization: OrganizationRow }> {
  const { issuer, subject, name } = identity
  await lockIdentity(trx, issuer, subject)
  const known = await findUserOfIdentity(trx, issuer, subject)
  const email = known?.email ?? verifiedEmail(identity, trust_email)
  const welcome = await welcomeUser(trx, { email, name, sign_up, new_organizations, now })
  if (welcome === undefined) {
    throw new ServiceError('refused', 'Only those who were invited can sign in here. Ask for an invitation.', {
      reason: 'invitation_required',
    })
  }
  await upsertIdentity(trx, identity, welcome.user, now)
  return welcome
}

function verifiedEmail({ email, email_verified }: ProvenIdentity, trust: boolean): string {
  if (email === undefined) {
    throw new ServiceError('refused', 'The identity provider does not tell your e-mail address.', {
      reason: 'email_missing',
    })
  }
  if (!email_verified && !trust) {
    throw new ServiceError('refused', 'Verify your e-mail address at the identity provider, and sign in again.', {
      reason: 'email_not_verified',
    })
  }
  return email
}
