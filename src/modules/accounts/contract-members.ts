import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'

const member = z.object({
  user_uuid: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  role: z.enum(['admin', 'member']),
  joined_at: z.iso.datetime(),
  last_signed_in_at: z.iso.datetime().nullable(),
})

const invitation = z.object({
  email: z.string(),
  role: z.enum(['admin', 'member']),
  invited_by: z.string().nullable().describe('The e-mail address of whoever invited.'),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
})

const role = z
  .enum(['admin', 'member'], 'must be admin or member')
  .describe('An admin manages members, plan and every key; a member only keys of their own.')
const user_uuid = z.string().max(100).describe('The uuid of the user.')

export const listMembers = contract({
  id: 'account.listMembers',
  method: 'GET',
  path: '/account/members',
  tag: 'Account',
  summary: 'List members',
  description: 'Everybody in the organization that you work in, the oldest members first, and who is invited.',
  access: { session: 'member' },
  success: [[200, 'Every member, and the invitations that are open.']],
  input: z.strictObject({}),
  output: z.object({ members: z.array(member), invitations: z.array(invitation), count: z.int() }),
  errors: [],
})

export const inviteMember = contract({
  id: 'account.inviteMember',
  method: 'POST',
  path: '/account/members',
  tag: 'Account',
  summary: 'Invite somebody',
  description:
    'Invites an e-mail address for 14 days. Somebody new becomes a member by signing in with it in that time; whoever has ' +
    'an organization already finds the invitation in their account, and accepts or declines it there. Inviting the same ' +
    'address again begins the 14 days anew. An invitation ends with the rights of the admin who made it. They get a mail, ' +
    'where the installation sends mail.',
  access: { session: 'admin' },
  success: [[201, 'The invitation.']],
  input: z.strictObject({
    email: z
      .string('must be a text')
      .trim()
      .toLowerCase()
      .max(254, 'must have at most 254 characters')
      .pipe(z.email('must be an e-mail address'))
      .describe('Whom to invite.'),
    role: role.default('member'),
  }),
  output: z.object({ invitation, mailed: z.boolean().describe('Whether a mail goes to the address.') }),
  errors: ['conflict', 'rate_limited'],
  idempotent: true,
})

export const cancelInvitation = contract({
  id: 'account.cancelInvitation',
  method: 'DELETE',
  path: '/account/invitations/{email}',
  tag: 'Account',
  summary: 'Take an invitation back',
  description: 'Takes an invitation back that nobody has followed yet.',
  access: { session: 'admin' },
  success: [[200, 'The invitation is gone.']],
  input: z.strictObject({
    email: z.string().trim().toLowerCase().max(400).describe('The address that was invited.'),
  }),
  output: z.object({ ok: z.literal(true), email: z.string() }),
  errors: ['not_found'],
})

const organization_uuid = z.guid('must be a uuid').describe('The organization that invites, as `account.get` names it.')

export const acceptInvitation = contract({
  id: 'account.acceptInvitation',
  method: 'POST',
  path: '/account/invitations/accept',
  tag: 'Account',
  summary: 'Accept an invitation',
  description:
    'Makes you a member of an organization that has invited your address. You go on working in the one that you are in, ' +
    'until you switch.',
  access: { session: 'member' },
  success: [[200, 'You are a member.']],
  input: z.strictObject({ organization_uuid }),
  output: z.object({
    organization: z.object({ uuid: z.string(), name: z.string() }),
    role: z.enum(['admin', 'member']),
  }),
  errors: ['not_found'],
})

export const declineInvitation = contract({
  id: 'account.declineInvitation',
  method: 'POST',
  path: '/account/invitations/decline',
  tag: 'Account',
  summary: 'Decline an invitation',
  description: 'Ends an invitation of your address. The organization can invite you again.',
  access: { session: 'member' },
  success: [[200, 'The invitation is gone.']],
  input: z.strictObject({ organization_uuid }),
  output: z.object({ ok: z.literal(true), organization_uuid: z.string() }),
  errors: ['not_found'],
})

export const changeMember = contract({
  id: 'account.changeMember',
  method: 'PATCH',
  path: '/account/members/{user_uuid}',
  tag: 'Account',
  summary: "Change a member's role",
  description: 'Makes a member an admin, or an admin a member. The last admin stays one.',
  access: { session: 'admin' },
  success: [[200, 'The member as it is now.']],
  input: z.strictObject({ user_uuid, role }),
  output: z.object({ member }),
  errors: ['not_found', 'conflict'],
})

export const removeMember = contract({
  id: 'account.removeMember',
  method: 'DELETE',
  path: '/account/members/{user_uuid}',
  tag: 'Account',
  summary: 'Remove a member, or leave',
  description:
    'An admin removes anybody; everybody may leave, except the last admin. Keys and assistants of the user in this ' +
    'organization stop working before the answer arrives; browsers that they are signed in with go on in another ' +
    'organization of theirs. What they made for the organization stays.',
  access: { session: 'member' },
  success: [[200, 'The user is no member any more.']],
  input: z.strictObject({ user_uuid }),
  output: z.object({
    ok: z.literal(true),
    user_uuid: z.string(),
    keys_revoked: z.int().describe('How many keys stopped working by this.'),
  }),
  errors: ['not_found', 'conflict'],
})
