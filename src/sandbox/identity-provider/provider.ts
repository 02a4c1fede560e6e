import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Logger } from '../../platform/log.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { escapeHtml, pageHeaders, pagePolicy, pageText } from '../../surfaces/http/pages/layout.ts'
import { createAdapter } from './adapter.ts'
import { findAccount } from './invented-accounts.ts'
import { signingKey } from './signing-key.ts'

/** Below the service's own address. */
export const MOUNT = '/development-idp'
export const WEB_CLIENT = 'populace'
export const CLI_CLIENT = 'populace-cli'
export const SESSION_COOKIE = 'development_idp_session'

const SCOPES = ['openid', 'email', 'profile']

export interface ProviderParts {
  base_url: string
  db: Db
  clock: Clock
  secrets: Secrets
  log: Logger
}

/** A real OpenID Connect provider, certified library and all; only that it believes whatever people say of themselves. */
export async function openProvider(parts: ProviderParts): Promise<Provider> {
  const { base_url, db, clock, secrets, log } = parts
  const library = await importQuietly(log)
  const key = await signingKey(db, secrets, clock.now())
  const policy = library.interactionPolicy.base()
  // Both clients are ours: there is nobody to consent to.
  policy.remove('consent')
  const provider = new library.Provider(`${base_url}${MOUNT}`, {
    ...settings(base_url),
    adapter: createAdapter({ db, clock, alreadyUsed: () => new library.errors.InvalidGrant('code is used already') }),
    jwks: { keys: [key as never] },
    cookies: {
      // Signs with the first, and takes what any of them has signed.
      keys: secrets.signatures('development-idp cookies', base_url),
      names: { session: SESSION_COOKIE, interaction: 'development_idp_step', resume: 'development_idp_resume' },
    },
    interactions: { policy, url: (_ctx, { uid }) => `${MOUNT}/interaction/${uid}` },
    async findAccount(_ctx, subject) {
      const account = await findAccount(db, subject, clock.now())
      return account && { accountId: subject, claims: () => ({ sub: subject, email_verified: true, ...account }) }
    },
  })
  // Told by the service: whoever carries requests here says which address they came to.
  provider.proxy = true
  provider.on('server_error', (_ctx, err) => log.error({ err }, 'the development identity provider failed'))
  // What goes wrong is in the log by then; the framework below would print it as well.
  provider.silent = true
  return provider
}

const settings = (base_url: string): Configuration => ({
  clients: [
    {
      client_id: WEB_CLIENT,
      application_type: 'web',
      redirect_uris: [`${base_url}/login/callback`],
      ...PUBLIC_CLIENT,
    },
    {
      client_id: CLI_CLIENT,
      application_type: 'native',
      // The library lets native clients choose any port of these.
      redirect_uris: ['http://127.0.0.1/oauth/callback', 'http://[::1]/oauth/callback'],
      ...PUBLIC_CLIENT,
    },
  ],
  scopes: SCOPES,
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  conformIdTokenClaims: false,
  responseTypes: ['code'],
  pkce: { required: () => true },
  clientBasedCORS: () => false,
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    resourceIndicators: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
  },
  // Given in full, because the library says on the console which of its defaults it used.
  ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Interaction: 1800, Session: 3600, Grant: 3600 },
  loadExistingGrant: grantEverything,
  renderError(ctx, { error, error_description = '' }) {
    ctx.type = 'text/html; charset=utf-8'
    ctx.set({ ...pageHeaders, 'content-security-policy': pagePolicy })
    ctx.body = problemText(`${error_description || error}`)
  },
})

const PUBLIC_CLIENT = {
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code'],
  response_types: ['code'],
  response_modes: ['query'],
  id_token_signed_response_alg: 'ES256',
} as const

async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! })
  grant.addOIDCScope(SCOPES.join(' '))
  await grant.save()
  return grant
}

const problemText = (reason: string): string =>
  pageText(
    'Sign in · Development identity provider',
    `<h1>This sign-in cannot go on.</h1>
<p class="lead">${escapeHtml(reason)}.</p>
<p><a href="/login">Start again</a></p>`,
  )

/** Loaded when somebody first signs in. What it thinks of this version of Node.js is for the log, not for the terminal. */
async function importQuietly(log: Logger): Promise<typeof import('oidc-provider')> {
  const { warn } = globalThis.console
  globalThis.console.warn = (text: unknown) => log.debug({ text }, 'the library of the development provider says')
  try {
    return await import('oidc-provider')
  } finally {
    globalThis.console.warn = warn
  }
}
