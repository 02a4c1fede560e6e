import type { Db, Trx } from '../../platform/db/database.ts'
import { joinOrganization } from './answer-invitation.ts'
import { hasInvitation, takeInvitations } from './invitations-store.ts'
import {
  holdUserByEmail,
  insertMembership,
  insertNewOrganization,
  insertUser,
  isKnown,
  listOrganizationsOfUser,
  markSignedIn,
  type NewOrganizations,
  type OrganizationRow,
  type UserRow,
} from './store.ts'

export interface Proven {
  email: string
  name?: string | undefined
  /** `invited`: whoever is neither known nor invited is turned away. */
  sign_up: 'open' | 'invited'
  /** What an organization of their own is made as; free when left out. */
  new_organizations?: NewOrganizations | undefined
  now: Date
}

/**
 * The user who has proved to own an e-mail address, made on first sight, and the organization that they go on in: where they
 * worked last, else one of theirs. Somebody new becomes a member of whatever organizations have invited the address, and
 * else of one of their own; whoever has an organization is moved by nobody's invitation, and answers it themselves.
 * Undefined when nobody may sign up and this one is unknown.
 */
export async function welcomeUser(
  trx: Trx,
  { email, name, sign_up, new_organizations, now }: Proven,
): Promise<{ user: UserRow; organization: OrganizationRow } | undefined> {
  if (sign_up === 'invited' && !(await isKnown(trx, email)) && !(await hasInvitation(trx, email, now))) return undefined
  const user =
    (await holdUserByEmail(trx, email)) ?? (await insertUser(trx, email, now)) ?? (await holdUserByEmail(trx, email))!
  const known = await listOrganizationsOfUser(trx, user.id)
  const organizations = known.length > 0 ? known : await joinInvited(trx, user, now)
  const last = organizations.find(({ id }) => id === user.last_organization_id)
  const organization = last ?? organizations[0] ?? (await ownOrganization(trx, user, now, new_organizations))
  await markSignedIn(trx, user.id, { name: name ?? null, organization_id: organization.id, now })
  return { user, organization }
}

async function joinInvited(trx: Trx, { id, email }: UserRow, now: Date) {
  for (const invitation of await takeInvitations(trx, email, now)) {
    await joinOrganization(trx, { user_id: id, email }, invitation, { by: { user_id: id, key_id: null }, now })
  }
  return listOrganizationsOfUser(trx, id)
}

/** An organization of a user's own, under the name of their address. */
export async function ownOrganization(
  trx: Trx | Db,
  user: Pick<UserRow, 'id' | 'email'>,
  now: Date,
  as: NewOrganizations = 'free',
): Promise<OrganizationRow> {
  const organization = await insertNewOrganization(trx, { name: user.email, as, now })
  await insertMembership(trx, organization.id, user.id, 'admin', now)
  return organization
}
