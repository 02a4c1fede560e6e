import type { RateLimits } from '../../platform/limits/rate-limits.ts'
import { type CheckedRequest, checkRequest } from './check-request.ts'
import { resourceDocument, serverDocument } from './documents.ts'
import { giveTokens, type TokenOrigin, type TokenParts } from './give-tokens.ts'
import { answered, type OAuthAnswer } from './oauth-error.ts'
import { registerClient } from './register-client.ts'
import { revokeToken } from './revoke-token.ts'

export interface ConnectionsParts extends TokenParts {
  limits: RateLimits
}

/** The authorization server (OAuth 2.1) by which programs get a key for somebody who allows it. */
export interface Connections {
  documents: { resource: object; server: object }
  /** Reads what a program sent somebody here with. */
  check(query: URLSearchParams): Promise<CheckedRequest>
  register(metadata: unknown, ip: string): Promise<OAuthAnswer>
  token(fields: URLSearchParams, origin: TokenOrigin): Promise<OAuthAnswer>
  revoke(fields: URLSearchParams, origin: TokenOrigin): Promise<OAuthAnswer>
}

export function createConnections(parts: ConnectionsParts): Connections {
  const { db, clock, base_url, limits } = parts
  return {
    documents: { resource: resourceDocument(base_url), server: serverDocument(base_url) },
    check: (query) => checkRequest(db, base_url, query),
    async register(metadata, ip) {
      await limits.hit('connect_ip', ip)
      return answered(201, registerClient(db, metadata, clock.now()))
    },
    token: (fields, origin) => answered(200, giveTokens(parts, fields, origin)),
    revoke: (fields, origin) => answered(200, revokeToken(parts, fields, origin)),
  }
}
