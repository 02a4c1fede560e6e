import { hash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { type Scope, scopes } from '../../platform/contract/contract.ts'

export type KeyKind = 'free' | 'live'

export const keyPrefix = { free: 'rk_free_', live: 'rk_live_' } as const satisfies Record<KeyKind, string>

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const RANDOM_CHARACTERS = 32
const CHECKSUM_CHARACTERS = 6
const SHAPE = new RegExp(`^rk_(free|live)_[0-9A-Za-z]{${RANDOM_CHARACTERS + CHECKSUM_CHARACTERS}}$`)

/** A new key: prefix, 32 random characters (190 bits), 6 characters that catch a mistyped or cut-off key. */
export function generateKey(kind: KeyKind): string {
  const random = Array.from({ length: RANDOM_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  const body = keyPrefix[kind] + random
  return body + checksum(body)
}

/** The kind of a well-formed key, or undefined for anything else; it says nothing about whether the key was ever issued. */
export function parseKey(text: string): KeyKind | undefined {
  const kind = SHAPE.exec(text)?.[1] as KeyKind | undefined
  if (kind === undefined) return undefined
  const body = text.slice(0, -CHECKSUM_CHARACTERS)
  return checksum(body) === text.slice(-CHECKSUM_CHARACTERS) ? kind : undefined
}

function checksum(body: string): string {
  let rest = crc32(body)
  let text = ''
  for (let i = 0; i < CHECKSUM_CHARACTERS; i++) {
    text = ALPHABET[rest % ALPHABET.length] + text
    rest = Math.floor(rest / ALPHABET.length)
  }
  return text
}

/** Keys are long and random, so a plain digest cannot be searched backwards and needs no salt. */
export const hashKey = (key: string): Buffer => hash('sha256', key, 'buffer')

export const lastFour = (key: string): string => key.slice(-4)

/** What a paid key can do unless told otherwise: everything but administration. */
export const defaultLiveScopes: readonly Scope[] = scopes.filter((scope) => scope !== 'admin')

/** What reads an organization's own work. It stays when a plan ends: nobody has to pay to see what they have paid for. */
export const readScopes: readonly Scope[] = [
  'groups:read',
  'studies:read',
  'zeitgeist:read',
  'questions:read',
  'jobs:read',
  'billing:read',
]

export const freeScopes: readonly Scope[] = ['free:ask']

/** The token of an Authorization header, or undefined when it is missing or of another kind. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([\x21-\x7e]{1,512})$/i.exec(header?.trim() ?? '')?.[1]
}
