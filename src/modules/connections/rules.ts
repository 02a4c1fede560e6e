import { timingSafeEqual } from 'node:crypto'
import type { Scope } from '../../platform/contract/contract.ts'
import { sha256 } from '../../platform/secrets.ts'
import { defaultLiveScopes, freeScopes } from '../keys/index.ts'

const LONGEST_ADDRESS = 1000

/** Apps that take part without a dot in the scheme of their links. A dot says that the scheme is somebody's own name. */
const APPS = new Set(
  'claude cursor goose jetbrains kiro lmstudio raycast trae vscode vscode-insiders vscodium warp windsurf zed'.split(
    ' ',
  ),
)

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Where a program wants its user sent back to. */
export interface Place {
  kind: 'site' | 'this_computer' | 'app'
  /** The host, the port, or the scheme. */
  name: string
}

/**
 * Reads an address that a browser may be sent to with a code, or says what is wrong with it. Schemes are listed, and not
 * only bad ones refused: some of those that a browser knows run what follows them.
 */
export function readRedirect(text: string): Place | { problem: string } {
  if (text.length > LONGEST_ADDRESS) return { problem: `must have at most ${LONGEST_ADDRESS} characters` }
  if (!/^[a-z][a-z0-9+.-]*:[\x21\x24-\x3b\x3d\x3f-\x5b\x5d-\x7e]+$/i.test(text) || !URL.canParse(text)) {
    return { problem: 'must be an address without a fragment' }
  }
  const { protocol, hostname, host, port, username, password } = new URL(text)
  if (username !== '' || password !== '') return { problem: 'must not contain a user name or a password' }
  const scheme = protocol.slice(0, -1)
  if (scheme === 'https') return { kind: 'site', name: host }
  if (scheme === 'http') {
    if (LOOPBACK.has(hostname)) return { kind: 'this_computer', name: port || '80' }
    return {
      problem: 'must begin with https://, unless it is on the same computer (http://127.0.0.1, http://localhost)',
    }
  }
  if (scheme.includes('.') || APPS.has(scheme)) return { kind: 'app', name: scheme }
  return { problem: 'must begin with https://, or with the scheme of an app, such as com.example.app:/' }
}

/** Whether an address is one of those registered, to the letter. On the same computer the port is free (RFC 8252, 7.3). */
export function isRegistered(given: string, registered: readonly string[]): boolean {
  if (registered.includes(given)) return true
  const bare = withoutPort(given)
  return bare !== undefined && registered.some((known) => withoutPort(known) === bare)
}

function withoutPort(text: string): string | undefined {
  const place = readRedirect(text)
  if ('problem' in place || place.kind !== 'this_computer') return undefined
  return text.replace(/^(http:\/\/(?:\[::1\]|[^/:?]+))(?::\d*)?/i, '$1')
}

/** Where to send the browser, with what the program is told. What was registered is kept to the letter. */
export function answerAddress(redirectUri: string, answer: Readonly<Record<string, string | undefined>>): string {
  const told = Object.entries(answer).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${new URLSearchParams(told)}`
}

/** What connections can be given; administration is never among it. */
export const grantableScopes: readonly Scope[] = defaultLiveScopes

/** The scopes that a program asks for, as far as there are such; null where it names none, and so asks for what is usual. */
export function askedScopes(text: string | null): Scope[] | null {
  const asked = new Set((text ?? '').split(' '))
  const known = grantableScopes.filter((scope) => asked.has(scope))
  return known.length === 0 ? null : known
}

/** What the key of a connection is: a free one where nobody pays, else one that may do what was asked for. */
export const grantOf = (
  billing_mode: string,
  asked: readonly Scope[] | null,
): { kind: 'free' | 'live'; scopes: readonly Scope[] } =>
  billing_mode === 'free' ? { kind: 'free', scopes: freeScopes } : { kind: 'live', scopes: asked ?? grantableScopes }

/** Whether a token that is meant for this resource is meant for us. */
export const isOurs = (resource: string, baseUrl: string): boolean =>
  [baseUrl, `${baseUrl}/mcp`].includes(resource.replace(/\/$/, ''))

const CHALLENGE = /^[\w-]{43}$/
const VERIFIER = /^[\w.~-]{43,128}$/

/** The S256 of RFC 7636: 32 bytes in base64url. */
export const isChallenge = (text: string | null): text is string => text !== null && CHALLENGE.test(text)

export function isVerified(challenge: string, verifier: string): boolean {
  if (!VERIFIER.test(verifier)) return false
  return timingSafeEqual(Buffer.from(sha256(verifier).toString('base64url')), Buffer.from(challenge))
}
