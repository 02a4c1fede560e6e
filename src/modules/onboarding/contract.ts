import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'

const nextSteps = z.object({ summary: z.string(), docs_url: z.string() })

export const agentRegister = contract({
  id: 'onboarding.agentRegister',
  method: 'POST',
  path: '/cli/auth/agent-register',
  tag: 'Onboarding',
  summary: 'Get an API key without a browser',
  description:
    'Registers the account of a coding assistant and returns its API key, once. A free account gets an `rk_free_` key; ' +
    'registering again replaces it, and the earlier one stops working at once. A member of an organization that pays by ' +
    'card gets its managed `rk_live_` key (201 when it was minted now, 200 when it is the one from before). Everybody ' +
    'else gets `status: login_required` and no key; so does, where people sign up by invitation only, an address that ' +
    'nobody has invited.',
  access: 'public',
  success: [
    [201, 'A key was minted.'],
    [200, 'The managed key from before, or `login_required`.'],
  ],
  input: z.strictObject({
    email: z.email('must be an e-mail address').max(254).describe('E-mail address of the user.'),
    vendor_account_uuid: z.guid('must be a uuid').describe("The user's account at the assistant's vendor."),
    client_install_id: z
      .string()
      .regex(/^[0-9a-fA-F]{64}$/, 'must be 64 hexadecimal characters')
      .transform((id) => id.toLowerCase())
      .describe('Identifies this installation of the assistant.'),
    vendor_org_uuid: z.guid('must be a uuid').optional().describe("The organization at the assistant's vendor."),
    vendor_account_created_at: z.iso
      .datetime({ offset: true, error: 'must be an ISO 8601 timestamp' })
      .optional()
      .describe('When that account was made.'),
    vendor_org_type: z.string().max(64).optional().describe('Kind of that organization.'),
    vendor_billing_type: z.string().max(64).optional().describe('How that organization is billed.'),
  }),
  output: z.object({
    ok: z.literal(true),
    status: z.enum(['complete', 'login_required']),
    api_key: z.string().optional().describe('Shown this once; store it. Only when `status` is `complete`.'),
    org_uuid: z.string().optional().describe('The organization that the key belongs to.'),
    previous_key_revoked: z.boolean().describe('Whether an earlier agent-created key was revoked by this call.'),
    login_url: z.string().optional().describe('Where to sign in. Only when `status` is `login_required`.'),
    next_steps: nextSteps,
  }),
  errors: ['rate_limited'],
  idempotent: true,
  sender_fields: ['vendor_account_uuid', 'client_install_id'],
})

export const startSignIn = contract({
  id: 'onboarding.startSignIn',
  method: 'POST',
  path: '/cli/auth/start',
  tag: 'Onboarding',
  summary: 'Begin a sign-in with a browser',
  description:
    'Begins a sign-in at the identity provider, for callers without an identity to register with and for those whom ' +
    '`agent-register` answered with `login_required`. Listen on the port of `redirect_uri`, open `authorization_url` in a ' +
    'browser, and hand what comes back to `/cli/auth/complete`. An installation without an identity provider answers 422 ' +
    '`refused`; one whose provider is away, 503.',
  access: 'public',
  success: [[200, 'Open `authorization_url` in a browser.']],
  input: z.strictObject({
    provider: z.literal('idp', 'must be idp').describe('The identity provider of this installation.'),
    redirect_uri: z
      .string('must be a URL')
      .max(100)
      .refine(isLoopbackCallback, 'must be http://127.0.0.1:<port>/oauth/callback')
      .describe(
        'Where the browser returns to: `http://127.0.0.1:<port>/oauth/callback` (or `http://[::1]:<port>/oauth/callback`) ' +
          'on the port you listen on.',
      ),
  }),
  output: z.object({
    ok: z.literal(true),
    session_id: z.string().describe('Names this sign-in, once. Keep it to yourself.'),
    authorization_url: z.string(),
    expires_in: z.int().describe('Seconds that the session is valid.'),
  }),
  errors: ['refused', 'rate_limited'],
})

export const completeSignIn = contract({
  id: 'onboarding.completeSignIn',
  method: 'POST',
  path: '/cli/auth/complete',
  tag: 'Onboarding',
  summary: 'Complete a sign-in with a browser',
  description:
    'Takes what the identity provider sent the browser back with. Whoever belongs to no organization that pays gets an ' +
    '`rk_free_` key, with the account if there was none; of more than ten such keys the oldest stops working. Members of ' +
    'an organization that pays get `status: login_required` and no key: theirs are made in the browser. A session works ' +
    'once, whatever comes of it; after any refusal, begin again.',
  access: 'public',
  success: [[200, 'A key, or `login_required`.']],
  input: z.strictObject({
    session_id: z.guid('must be a uuid').describe('As `/cli/auth/start` returned it.'),
    code: z.string().min(1, 'must not be empty').max(4096).describe('From the query of the callback.'),
    state: z.string().min(1, 'must not be empty').max(512).describe('From the query of the callback.'),
    iss: z.string().max(2000).optional().describe('From the query of the callback, where the provider sends it.'),
  }),
  output: z.object({
    ok: z.literal(true),
    status: z.enum(['complete', 'login_required']),
    api_key: z.string().optional().describe('Shown this once; store it. Only when `status` is `complete`.'),
    org_uuid: z.string().optional().describe('The organization that the key belongs to.'),
    login_url: z.string().optional().describe('Where to sign in. Only when `status` is `login_required`.'),
    next_steps: nextSteps,
  }),
  errors: ['refused'],
})

/** Spelt in the one way that a browser spells it too: the provider compares redirects letter by letter. */
function isLoopbackCallback(text: string): boolean {
  return (
    /^http:\/\/(127\.0\.0\.1|\[::1\]):\d{1,5}\/oauth\/callback$/.test(text) &&
    URL.canParse(text) &&
    new URL(text).href === text
  )
}
