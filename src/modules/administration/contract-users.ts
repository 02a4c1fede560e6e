import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'
import { pagingInput, pagingOutput } from '../../platform/contract/paging.ts'
import {
  access,
  flag,
  key,
  keyReference,
  organizationReference,
  rows,
  tag,
  user,
  userInFull,
  userReference,
  wanted,
} from './shapes.ts'

export const listUsers = contract({
  id: 'admin.listUsers',
  method: 'GET',
  path: '/admin/users',
  tag,
  summary: 'List users',
  description: 'Every user of this installation, newest first.',
  access,
  success: [[200, 'A page of users.']],
  input: z.strictObject({
    q: wanted.optional().describe('Only those with this in their name or e-mail address.'),
    administrator: flag.optional().describe('Only administrators of the installation, or only others.'),
    ...pagingInput,
  }),
  output: z.object({ users: z.array(user), ...pagingOutput }),
  errors: [],
})

export const getUser = contract({
  id: 'admin.getUser',
  method: 'GET',
  path: '/admin/users/{user_id}',
  tag,
  summary: 'Read a user',
  description: 'A user with organizations and with how they sign in.',
  access,
  success: [[200, 'The user.']],
  input: z.strictObject({ user_id: userReference }),
  output: z.object({ user: userInFull }),
  errors: ['not_found'],
})

export const updateUser = contract({
  id: 'admin.updateUser',
  method: 'PATCH',
  path: '/admin/users/{user_id}',
  tag,
  summary: 'Make a user administrator of the installation, or no longer',
  description:
    'Who is no longer administrator is signed out everywhere, and keys of theirs with the scope `admin` are revoked. ' +
    'Nobody can do that to themselves, and somebody always remains.',
  access,
  success: [[200, 'The user.']],
  input: z.strictObject({ user_id: userReference, administrator: z.boolean('must be true or false') }),
  output: z.object({ user: userInFull }),
  errors: ['not_found', 'conflict'],
})

export const deleteUser = contract({
  id: 'admin.deleteUser',
  method: 'DELETE',
  path: '/admin/users/{user_id}',
  tag,
  summary: 'Delete a user',
  description:
    'With keys, memberships, sessions, identities, registered assistants and billable events. What the user made in an ' +
    'organization stays there. The only admin of an organization that has other members cannot be deleted.',
  access,
  success: [[200, 'The user is deleted.']],
  input: z.strictObject({ user_id: userReference }),
  output: z.object({
    deleted: z.literal(true),
    rows,
    organizations_left_empty: z.array(z.int()).describe('Organizations that have no member left.'),
  }),
  errors: ['not_found', 'conflict'],
})

export const listKeys = contract({
  id: 'admin.listKeys',
  method: 'GET',
  path: '/admin/keys',
  tag,
  summary: 'List keys',
  description: 'Every key of this installation, newest first. The keys themselves are known to nobody.',
  access,
  success: [[200, 'A page of keys.']],
  input: z.strictObject({
    q: wanted
      .optional()
      .describe(
        'Only those with this in their name, organization or user, or with these four characters at their end.',
      ),
    organization_id: organizationReference.optional(),
    user_id: userReference.optional(),
    active: flag.optional().describe('Only keys that work, or only revoked ones.'),
    ...pagingInput,
  }),
  output: z.object({ keys: z.array(key), ...pagingOutput }),
  errors: [],
})

export const revokeKey = contract({
  id: 'admin.revokeKey',
  method: 'DELETE',
  path: '/admin/keys/{key_id}',
  tag,
  summary: 'Revoke a key',
  description: 'It works nowhere any more when the answer comes. A key that is revoked already stays so.',
  access,
  success: [[200, 'The key.']],
  input: z.strictObject({ key_id: keyReference }),
  output: z.object({ key }),
  errors: ['not_found'],
})
