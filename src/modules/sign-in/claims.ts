import { z } from 'zod'

/** Who somebody is, as an identity provider tells it and has signed. */
export interface ProvenIdentity {
  issuer: string
  /** Never changes and is never given to another; everything else may be. */
  subject: string
  email: string | undefined
  email_verified: boolean
  name: string | undefined
}

/** Whatever a provider says of somebody: of its id token or of its userinfo endpoint. */
export type Claims = Readonly<Record<string, unknown>>

const emailClaim = z.email().max(254)
const NAME_CHARACTERS = 200
/** Line breaks and marks that turn the direction of writing have no place in a name that pages and mails print. */
const GAPS = /[\s\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu

/** Whether a token alone says all that we want to know; else the provider is asked once more. */
export const saysWhoItIs = (claims: Claims): boolean =>
  typeof claims.email === 'string' && typeof claims.email_verified === 'boolean'

/**
 * An address and whether it is verified are always of the same source: one source's word on another's address says nothing.
 * Subject and issuer come from the token, which is signed.
 */
export function readClaims(token: Claims & { iss: string; sub: string }, userinfo: Claims | undefined): ProvenIdentity {
  const source = userinfo !== undefined && typeof userinfo.email === 'string' ? userinfo : token
  const email = emailClaim.safeParse(source.email)
  return {
    issuer: token.iss,
    subject: token.sub,
    email: email.success ? email.data : undefined,
    email_verified: source.email_verified === true,
    name: nameIn(source.name) ?? nameIn(token.name),
  }
}

function nameIn(claim: unknown): string | undefined {
  if (typeof claim !== 'string') return undefined
  const characters = [...claim.toWellFormed().replace(GAPS, ' ').trim()]
  const name = characters.slice(0, NAME_CHARACTERS).join('').trim()
  return name === '' ? undefined : name
}
