import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
} from 'openid-client'
import { isLoopback } from '../../platform/config.ts'
import { OperatorError } from '../../platform/errors.ts'
import type { Logger } from '../../platform/log.ts'
import { type ProvenIdentity, readClaims, saysWhoItIs } from './claims.ts'
import { logFailure, providerFailure, providerUnavailable } from './provider-failures.ts'

/** How long the provider may take for one answer. */
const TIMEOUT_SECONDS = 10

/** What the standard lets a subject be. */
const SUBJECT = /^[\x20-\x7e]{1,255}$/

/** Who signs in decides which client the provider is told of: command lines listen on ports that nobody knows before. */
export type Purpose = 'cli' | 'browser'

/** What ties the answer of the provider to the question that it was asked. */
export interface FlowChecks {
  state: string
  nonce: string
  code_verifier: string
}

export interface IdentityProvider {
  /** Where a browser is sent to sign in. */
  authorizationUrl(purpose: Purpose, redirectUri: string, checks: FlowChecks): Promise<string>
  /** Who signed in: exchanges the code that came back with the browser, and checks whatever can be checked. */
  redeem(purpose: Purpose, redirectUri: string, callback: URLSearchParams, checks: FlowChecks): Promise<ProvenIdentity>
}

export interface IdentityProviderSettings {
  issuer: string
  client_id: string
  client_secret?: string | undefined
  /** A native client; without one, command lines use the other. */
  cli_client_id?: string | undefined
  /** Known to everybody who has the program, and yet some providers ask for it. */
  cli_client_secret?: string | undefined
  scopes: string
  log: Logger
  /** How a provider is reached that runs in this very process. */
  fetch?: CustomFetch | undefined
}

/**
 * An OpenID Connect provider. It is asked for its addresses when somebody first signs in, so that the service starts while
 * the provider is away; where that fails, the next one who signs in tries again.
 */
export function openIdentityProvider(settings: IdentityProviderSettings): IdentityProvider {
  const { issuer, scopes, log } = settings
  const insecure = new URL(issuer).protocol === 'http:'
  if (insecure && settings.fetch === undefined && !isLoopback(issuer)) {
    throw new OperatorError('OIDC_ISSUER must begin with https:// unless it is on this machine.')
  }

  const discovered = new Map<Purpose, Promise<Configuration>>()
  const configurationFor = (purpose: Purpose): Promise<Configuration> => {
    const known = discovered.get(purpose)
    if (known !== undefined) return known
    const { client_id, auth } = clientFor(purpose, settings)
    const asked = discovery(new URL(issuer), client_id, undefined, auth, {
      // Tokens come straight from the provider, so the library trusts the connection; we check their signatures as well.
      execute: insecure ? [allowInsecureRequests, enableNonRepudiationChecks] : [enableNonRepudiationChecks],
      timeout: TIMEOUT_SECONDS,
      ...(settings.fetch === undefined ? {} : { [customFetch]: settings.fetch }),
    }).catch((error: unknown) => {
      discovered.delete(purpose)
      logFailure(log, error, 'the identity provider cannot be asked for its addresses')
      throw providerUnavailable()
    })
    discovered.set(purpose, asked)
    return asked
  }

  return {
    async authorizationUrl(purpose, redirectUri, { state, nonce, code_verifier }) {
      const configuration = await configurationFor(purpose)
      return buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: scopes,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(code_verifier),
        code_challenge_method: 'S256',
      }).href
    },

    async redeem(purpose, redirectUri, callback, { state, nonce, code_verifier }) {
      const configuration = await configurationFor(purpose)
      const answer = new URL(redirectUri)
      for (const [name, value] of callback) answer.searchParams.append(name, value)
      // A command line hands on the code and the state alone. There is one provider here that the code can be of.
      if (purpose === 'cli' && !callback.has('iss')) {
        answer.searchParams.set('iss', configuration.serverMetadata().issuer)
      }
      try {
        const tokens = await authorizationCodeGrant(configuration, answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: code_verifier,
        })
        const claims = tokens.claims()!
        if (!SUBJECT.test(claims.sub)) throw new Error('the subject is no printable text of at most 255 characters')
        const asks = !saysWhoItIs(claims) && configuration.serverMetadata().userinfo_endpoint !== undefined
        return readClaims(
          claims,
          asks ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : undefined,
        )
      } catch (error) {
        throw providerFailure(log, error)
      }
    },
  }
}

function clientFor(purpose: Purpose, settings: IdentityProviderSettings): { client_id: string; auth: ClientAuth } {
  const { client_id, client_secret, cli_client_id, cli_client_secret } = settings
  const own = purpose === 'cli' && cli_client_id !== undefined && cli_client_id !== client_id
  const secret = own ? cli_client_secret : client_secret
  return {
    client_id: own ? cli_client_id : client_id,
    auth: secret === undefined ? None() : authenticateWith(secret),
  }
}

/** In the header, which is what providers expect of a client that was registered without a word about it, if they can. */
function authenticateWith(secret: string): ClientAuth {
  const [inHeader, inBody] = [ClientSecretBasic(secret), ClientSecretPost(secret)]
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const authenticate = methods.includes('client_secret_basic') ? inHeader : inBody
    authenticate(server, client, body, headers)
  }
}
