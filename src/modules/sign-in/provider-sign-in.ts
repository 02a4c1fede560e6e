import type { Trx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { RateLimits } from '../../platform/limits/rate-limits.ts'
import { localPath } from '../../platform/local-path.ts'
import type { UserRow } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import type { Sessions } from '../sessions/index.ts'
import type { ProvenIdentity } from './claims.ts'
import { beginFlow, endFlow, type FlowParts, SIGN_IN_SECONDS } from './flows.ts'
import { type Admission, recognizeUser } from './recognize-user.ts'

/** Whose browser it is; what it began, only it can end. */
export interface BrowserVisitor {
  browser: string | undefined
  ip: string
  user_agent: string | undefined
}

/** What the browser, or the command line, brings back from the provider. */
export interface CommandLineCallback {
  session_id: string
  code: string
  state: string
  iss?: string | undefined
}

export interface ProviderSignIn {
  /** For the pages: as the button calls the provider, and the two ends of a sign-in. */
  name: string
  begin(visitor: BrowserVisitor & { browser: string }, returnTo: string): Promise<string>
  complete(
    callback: URLSearchParams,
    visitor: BrowserVisitor,
  ): Promise<{ token: string; seconds: number; return_to: string }>
  /** For command lines, which have no cookies and listen on a port of their own. */
  commandLine: {
    begin(
      redirectUri: string,
      ip: string,
    ): Promise<{ session_id: string; authorization_url: string; expires_in: number }>
    /** Who signed in; it works once, and holds only until it is used. */
    redeem(callback: CommandLineCallback): Promise<ProvenIdentity>
    /** The user behind what was redeemed, in the transaction that gives them something. */
    recognize(trx: Trx, identity: ProvenIdentity): Promise<UserRow>
  }
}

export interface ProviderSignInParts extends FlowParts, Admission {
  name: string
  base_url: string
  limits: RateLimits
  sessions: Sessions
}

const START_PAGE = '/account'

/** Sign-in at an identity provider, for browsers and for command lines. */
export function createProviderSignIn(parts: ProviderSignInParts): ProviderSignIn {
  const { db, clock, limits, sessions, name, base_url } = parts
  return {
    name,

    async begin({ browser, ip }, returnTo) {
      await limits.hit('sign_in_ip', ip)
      const return_to = localPath(returnTo, START_PAGE)
      const redirect_uri = `${base_url}/login/callback`
      return (await beginFlow(parts, { purpose: 'browser', redirect_uri, browser, return_to })).authorization_url
    },

    async complete(callback, { browser, ip, user_agent }) {
      const { identity, return_to } = await endFlow(parts, { purpose: 'browser', browser }, callback)
      const now = clock.now()
      const { token, seconds } = await inTransaction(db, async (trx) => {
        const { user, organization } = await recognizeUser(trx, identity, parts, now)
        const owner = { user_id: user.id, organization_id: organization.id }
        const session = await sessions.open(trx, { ...owner, signed_in_by: 'identity_provider', user_agent, ip }, now)
        await recordAudit(trx, {
          by: { user_id: user.id, key_id: null },
          action: 'session.opened',
          organization_id: organization.id,
          subject: `user ${user.email}`,
          details: { signed_in_by: 'identity_provider', issuer: identity.issuer },
          origin: { ip },
          now,
        })
        return session
      })
      return { token, seconds, return_to: localPath(return_to, START_PAGE) }
    },

    commandLine: {
      async begin(redirect_uri, ip) {
        await limits.hit('sign_in_ip', ip)
        const { id, authorization_url } = await beginFlow(parts, { purpose: 'cli', redirect_uri })
        return { session_id: id, authorization_url, expires_in: SIGN_IN_SECONDS }
      },
      async redeem({ session_id, code, state, iss }) {
        const callback = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) })
        return (await endFlow(parts, { purpose: 'cli', id: session_id }, callback)).identity
      },
      recognize: async (trx, identity) => (await recognizeUser(trx, identity, parts, clock.now())).user,
    },
  }
}
