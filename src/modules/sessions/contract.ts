import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'

const organization = z.object({
  uuid: z.string(),
  name: z.string(),
  billing_mode: z.string(),
  role: z.enum(['admin', 'member']),
})

const signed_in_by = z.enum(['identity_provider', 'email_link'])

const account = z.object({
  user: z.object({
    uuid: z.string(),
    email: z.string(),
    name: z.string().nullable(),
    administrator: z.boolean().describe('Whether they administer the whole installation.'),
  }),
  organization: organization.describe('The one that this session works in.'),
  organizations: z.array(organization).describe('All that the user is a member of.'),
  invitations: z
    .array(
      z.object({
        organization_uuid: z.string(),
        organization_name: z.string(),
        role: z.enum(['admin', 'member']),
        invited_by: z.string().nullable().describe('The e-mail address of whoever invited.'),
        expires_at: z.iso.datetime(),
      }),
    )
    .describe('Organizations that have invited the user and wait to be accepted or declined.'),
  session: z.object({
    id: z.string(),
    signed_in_by,
    created_at: z.iso.datetime(),
    expires_at: z.iso
      .datetime()
      .describe('Unless it is used before: then later, and 90 days after it began at the latest.'),
  }),
  csrf_token: z.string().describe('Goes into the header `X-CSRF-Token` of whatever this session changes.'),
})

export const get = contract({
  id: 'account.get',
  method: 'GET',
  path: '/account/session',
  tag: 'Account',
  summary: 'See who is signed in',
  description:
    'Who is signed in with this browser, the organization that they work in, the others that they could, and who invites ' +
    'them.',
  access: { session: 'member' },
  success: [[200, 'Who is signed in.']],
  input: z.strictObject({}),
  output: account,
  errors: [],
})

export const switchOrganization = contract({
  id: 'account.switchOrganization',
  method: 'POST',
  path: '/account/organization',
  tag: 'Account',
  summary: 'Work in another organization',
  description:
    'From now on this session works in another organization of the user. Other sessions stay where they are.',
  access: { session: 'member' },
  success: [[200, 'Who is signed in, and where.']],
  input: z.strictObject({
    org_uuid: z.guid('must be a uuid').describe('An organization that the user is a member of.'),
  }),
  output: account,
  errors: ['not_found'],
})

export const listSessions = contract({
  id: 'account.listSessions',
  method: 'GET',
  path: '/account/sessions',
  tag: 'Account',
  summary: 'List the browsers that are signed in',
  description: "The user's sessions, the one that was used last first; 100 at most.",
  access: { session: 'member' },
  success: [[200, 'The sessions.']],
  input: z.strictObject({}),
  output: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        current: z.boolean().describe('Whether it is the one that asks.'),
        signed_in_by,
        device: z.string().describe('What the browser calls itself, in a few words: `Firefox on macOS`.'),
        ip: z.string().nullable().describe('Network address that it was opened from.'),
        created_at: z.iso.datetime(),
        last_seen_at: z.iso.datetime().describe('To within ten minutes.'),
        expires_at: z.iso.datetime(),
      }),
    ),
    count: z.int(),
  }),
  errors: [],
})

export const revokeSession = contract({
  id: 'account.revokeSession',
  method: 'DELETE',
  path: '/account/sessions/{session_id}',
  tag: 'Account',
  summary: 'Sign a browser out',
  description: "Ends one of the user's sessions, at once.",
  access: { session: 'member' },
  success: [[200, 'The session has ended.']],
  input: z.strictObject({ session_id: z.string().max(100).describe('The id of the session.') }),
  output: z.object({ ok: z.literal(true), revoked_id: z.string() }),
  errors: ['not_found'],
})

export const revokeOtherSessions = contract({
  id: 'account.revokeOtherSessions',
  method: 'POST',
  path: '/account/sessions:revoke-others',
  tag: 'Account',
  summary: 'Sign all other browsers out',
  description: "Ends all of the user's sessions but the one that asks, at once.",
  access: { session: 'member' },
  success: [[200, 'The others have ended.']],
  input: z.strictObject({}),
  output: z.object({ revoked: z.int().describe('How many there were.') }),
  errors: [],
})

export const signOut = contract({
  id: 'account.signOut',
  method: 'POST',
  path: '/account/sign-out',
  tag: 'Account',
  summary: 'Sign out',
  description: 'Ends this session, at once. Keys are not affected.',
  access: { session: 'member' },
  success: [[200, 'The session has ended.']],
  input: z.strictObject({}),
  output: z.object({ signed_out: z.literal(true) }),
  errors: [],
})
