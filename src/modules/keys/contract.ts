import { z } from 'zod'
import { contract, scopes } from '../../platform/contract/contract.ts'
import { nameOf } from '../../platform/contract/name.ts'
import { pagingInput, pagingOutput } from '../../platform/contract/paging.ts'

const key = z.object({
  id: z.int(),
  uuid: z.string(),
  kind: z.enum(['free', 'live']),
  key: z.string().describe('How it begins and ends: `rk_live_…a1B2`.'),
  name: z.string().nullable(),
  scopes: z.array(z.string()),
  created_by: z
    .enum(['agent_register', 'sign_in', 'operator', 'checkout', 'user', 'connection'])
    .describe(
      'How it came to be: an assistant registered, somebody signed in on a command line, the operator made it, it came ' +
        'with a payment, a user made it here, or allowed a program that asked by sign-in to connect.',
    ),
  user_email: z.string().describe('Whose it is.'),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable().describe('To the minute.'),
  revoked_at: z.iso.datetime().nullable(),
  revoked_reason: z.enum(['replaced', 'upgraded', 'operator', 'user', 'connection_ended']).nullable(),
})

export const me = contract({
  id: 'me.get',
  method: 'GET',
  path: '/v1/me',
  tag: 'Keys',
  summary: 'Read what a key is and may do',
  description: 'The key, or the browser session, that the request came with: whose it is, its scopes, and the plan.',
  access: { any_key: true },
  success: [[200, 'Who you are.']],
  input: z.strictObject({}),
  output: z.object({
    kind: z.enum(['free', 'live']).describe('Of a session: how its organization stands.'),
    key: z
      .object({
        id: z.int(),
        uuid: z.string(),
        key: z.string().describe('How it begins and ends: `rk_live_…a1B2`.'),
        name: z.string().nullable(),
        created_at: z.iso.datetime(),
      })
      .nullable()
      .describe('null for a browser session.'),
    scopes: z.array(z.string()),
    organization: z.object({ uuid: z.string(), name: z.string() }),
    user: z.object({ email: z.string(), role: z.enum(['admin', 'member']) }),
    plan: z.object({
      name: z.string(),
      billing_mode: z.enum(['free', 'card_provider', 'invoiced', 'self_hosted']),
      features: z.array(z.string()),
    }),
  }),
  errors: [],
})

export const listKeys = contract({
  id: 'account.listKeys',
  method: 'GET',
  path: '/account/keys',
  tag: 'Account',
  summary: 'List API keys',
  description:
    "Your keys in the organization that you work in, newest first; an admin sees everybody's. Keys themselves are not " +
    'stored and cannot be shown.',
  access: { session: 'member' },
  success: [[200, 'A page of keys.']],
  input: z.strictObject({
    all: z
      .union([z.boolean(), z.enum(['true', 'false'])], 'must be true or false')
      .optional()
      .describe('true: revoked keys as well.'),
    ...pagingInput,
  }),
  output: z.object({ keys: z.array(key), ...pagingOutput }),
  errors: [],
})

export const createKey = contract({
  id: 'account.createKey',
  method: 'POST',
  path: '/account/keys',
  tag: 'Account',
  summary: 'Make an API key',
  description:
    'Makes a key of yours for the organization that you work in. `api_key` is shown here and nowhere else; a repeated ' +
    'request with the same Idempotency-Key shows it again for 24 hours, to you alone. An organization that does not pay ' +
    'gets an `rk_free_` key; with `scopes` that read (`groups:read`, `studies:read`, `zeitgeist:read`, `questions:read`, ' +
    '`jobs:read`, `billing:read`) an `rk_live_` key for what it made while it did pay. The scope `admin` is for administrators of the ' +
    'installation. A user has at most 50 keys that work.',
  access: { session: 'member' },
  success: [[201, 'The key.']],
  input: z.strictObject({
    name: nameOf(0, 100).optional().describe('What you call it, up to 100 characters.'),
    scopes: z
      .array(z.enum(scopes, 'must be a scope'), 'must be a list of scopes')
      .min(1, 'must name at least one scope')
      .max(50, 'must name at most 50 scopes')
      .optional()
      .describe('What it may do; everything but administration when left out.'),
  }),
  output: z.object({ key, api_key: z.string().describe('Keep it: it is not shown again.') }),
  errors: ['conflict'],
  idempotent: true,
})

export const revokeKey = contract({
  id: 'account.revokeKey',
  method: 'DELETE',
  path: '/account/keys/{key_id}',
  tag: 'Account',
  summary: 'Revoke an API key',
  description:
    "Revokes a key of yours, or as an admin anybody's in the organization. When the answer arrives the key works nowhere " +
    'any more. A key that was revoked before stays as it is.',
  access: { session: 'member' },
  success: [[200, 'The key, revoked.']],
  input: z.strictObject({ key_id: z.string().max(100).describe('The id or the uuid of the key.') }),
  output: z.object({ key }),
  errors: ['not_found'],
})
