import { z } from 'zod'
import { contract, fileContract } from '../../platform/contract/contract.ts'
import { nameOf } from '../../platform/contract/name.ts'

export {
  acceptInvitation,
  cancelInvitation,
  changeMember,
  declineInvitation,
  inviteMember,
  listMembers,
  removeMember,
} from './contract-members.ts'

const organization = z.object({
  uuid: z.string(),
  name: z.string(),
  billing_mode: z.enum(['free', 'card_provider', 'invoiced', 'self_hosted']),
  created_at: z.iso.datetime(),
})

const name = nameOf(1, 200).describe('What it is called, 1 to 200 characters.')
const confirm = z.string('must be a text').max(1000, 'must have at most 1000 characters')

export const updateOrganization = contract({
  id: 'account.updateOrganization',
  method: 'PATCH',
  path: '/account/organization',
  tag: 'Account',
  summary: 'Rename the organization',
  description: 'Renames the organization that you work in.',
  access: { session: 'admin' },
  success: [[200, 'The organization as it is now.']],
  input: z.strictObject({ name }),
  output: z.object({ organization }),
  errors: ['not_found'],
})

export const createOrganization = contract({
  id: 'account.createOrganization',
  method: 'POST',
  path: '/account/organizations',
  tag: 'Account',
  summary: 'Make an organization',
  description:
    'Makes an organization with you as its admin, a free one unless the installation makes them otherwise. You go on working in the one that you are in, until you switch. ' +
    'Nobody is admin of more than 10 in this way.',
  access: { session: 'member' },
  success: [[201, 'The organization.']],
  input: z.strictObject({ name }),
  output: z.object({ organization }),
  errors: ['conflict', 'rate_limited'],
  idempotent: true,
})

export const deleteOrganization = contract({
  id: 'account.deleteOrganization',
  method: 'DELETE',
  path: '/account/organization',
  tag: 'Account',
  summary: 'Delete the organization',
  description:
    'Deletes the organization that you work in, with its groups, studies, answers, files, keys and events, for good. Its ' +
    'members keep their accounts.',
  access: { session: 'admin' },
  success: [[200, 'The organization is gone.']],
  input: z.strictObject({ confirm: confirm.describe('The name of the organization, as it is written.') }),
  output: z.object({ deleted: z.literal(true) }),
  errors: ['not_found', 'conflict'],
})

export const exportOrganization = fileContract({
  id: 'account.exportOrganization',
  method: 'GET',
  path: '/account/organization/export',
  tag: 'Account',
  summary: 'Download everything that the organization has',
  description:
    'One ZIP archive of the organization that you work in: members, keys without their secrets, groups, studies, questions, ' +
    'answers, requests, theses, jobs, usage, charges, webhooks, the audit log, as lines of JSON, a file for each kind, and ' +
    'the images and documents. `README.txt` in it says what the files are, `manifest.json` how many rows each has. It is ' +
    'written while it is read: of what changes meanwhile it holds a state from in between.',
  access: { session: 'admin' },
  success: [[200, 'The archive.']],
  input: z.strictObject({}),
  errors: ['not_found', 'conflict'],
  files: ['application/zip'],
})

export const deleteUser = contract({
  id: 'account.deleteUser',
  method: 'DELETE',
  path: '/account/user',
  tag: 'Account',
  summary: 'Delete your account',
  description:
    'Deletes your account with its keys, sessions and memberships, for good, and the organizations that nobody else is ' +
    'in. What you made for other organizations stays with them. Where you are the last admin, make somebody else admin ' +
    'first.',
  access: { session: 'member' },
  success: [[200, 'Your account is gone.']],
  input: z.strictObject({ confirm: confirm.describe('Your e-mail address.') }),
  output: z.object({ deleted: z.literal(true) }),
  errors: ['not_found', 'conflict'],
})
