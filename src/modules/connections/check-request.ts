import type { Scope } from '../../platform/contract/contract.ts'
import type { Db } from '../../platform/db/database.ts'
import { OAuthError, type OAuthErrorCode, parameter, required } from './oauth-error.ts'
import { answerAddress, askedScopes, isChallenge, isOurs, isRegistered, type Place, readRedirect } from './rules.ts'
import { type ClientRow, findClient } from './store.ts'

/** What a program asks somebody for, in order. */
export interface ConnectionRequest {
  client: ClientRow
  redirect_uri: string
  place: Place
  state: string | undefined
  code_challenge: string
  scopes: Scope[] | null
}

export type CheckedRequest =
  /** Nobody can be told about it but the person: it is not known who asks, or where they may be sent. */
  | { kind: 'unusable'; problem: string }
  /** The program is to be told. */
  | { kind: 'refused'; problem: string; place: Place; location: string }
  | { kind: 'good'; request: ConnectionRequest }

/** Addresses travel through the sign-in as the place to return to, which holds no longer ones. */
const LONGEST = 1900

/** Reads what a program sent somebody here with (RFC 6749, 4.1.1; RFC 7636; RFC 8707). */
export async function checkRequest(db: Db, baseUrl: string, query: URLSearchParams): Promise<CheckedRequest> {
  const target = await targetOf(db, query)
  if ('problem' in target) return { kind: 'unusable', problem: target.problem }
  const state = query.getAll('state').length === 1 ? query.get('state')! : undefined
  const known = { ...target, state }
  try {
    return { kind: 'good', request: { ...known, ...detailsOf(query, baseUrl) } }
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error
    const told = { error: error.code, error_description: error.message, state, iss: baseUrl }
    const { redirect_uri, place } = target
    return { kind: 'refused', problem: error.message, place, location: answerAddress(redirect_uri, told) }
  }
}

type Target = Pick<ConnectionRequest, 'client' | 'redirect_uri' | 'place'>

async function targetOf(db: Db, query: URLSearchParams): Promise<Target | { problem: string }> {
  const [[client_id, another], [redirect_uri, elsewhere]] = [query.getAll('client_id'), query.getAll('redirect_uri')]
  if (!client_id || another !== undefined) return { problem: 'It does not say which program sent you here.' }
  const client = await findClient(db, client_id)
  if (client === undefined) {
    return {
      problem:
        'The program that sent you here is not known. If it was connected long ago, remove the connection there and add ' +
        'it again.',
    }
  }
  if (!redirect_uri || elsewhere !== undefined) return { problem: 'It does not say where to send you back to.' }
  const place = readRedirect(redirect_uri)
  if ('problem' in place || !isRegistered(redirect_uri, client.redirect_uris)) {
    return { problem: 'It would send you to an address that the program has not registered.' }
  }
  return { client, redirect_uri, place }
}

function detailsOf(query: URLSearchParams, baseUrl: string): Pick<ConnectionRequest, 'code_challenge' | 'scopes'> {
  if (query.toString().length > LONGEST) refuse('invalid_request', 'The request is too long.')
  parameter(query, 'state')
  if (required(query, 'response_type') !== 'code') refuse('unsupported_response_type', 'response_type must be code.')
  if ((parameter(query, 'response_mode') ?? 'query') !== 'query')
    refuse('invalid_request', 'response_mode must be query.')
  const code_challenge = parameter(query, 'code_challenge')
  if (!isChallenge(code_challenge)) refuse('invalid_request', 'code_challenge is missing or no S256 challenge (PKCE).')
  if (parameter(query, 'code_challenge_method') !== 'S256')
    refuse('invalid_request', 'code_challenge_method must be S256.')
  refuseForeign(query, baseUrl)
  return { code_challenge, scopes: askedScopes(parameter(query, 'scope')) }
}

/** A token for somebody else's service is not ours to give. */
export function refuseForeign(fields: URLSearchParams, baseUrl: string): void {
  if (fields.getAll('resource').every((resource) => isOurs(resource, baseUrl))) return
  refuse('invalid_target', `resource must be ${baseUrl}/mcp.`)
}

function refuse(code: OAuthErrorCode, description: string): never {
  throw new OAuthError(code, description)
}
