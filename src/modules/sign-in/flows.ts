import { randomUUID, timingSafeEqual } from 'node:crypto'
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { SealedColumn } from '../../platform/sealed.ts'
import { type Secrets, sha256 } from '../../platform/secrets.ts'
import type { ProvenIdentity } from './claims.ts'
import type { IdentityProvider, Purpose } from './identity-provider.ts'
import { signInNotValid } from './provider-failures.ts'
import { claimSignIn, deleteSignInsBefore, insertSignIn, type SignInRow } from './store.ts'

/** How long somebody has for signing in at the provider. */
export const SIGN_IN_SECONDS = 900

const SEALED_FOR = 'sign-in-checks'
export const sealedSignIns: SealedColumn = {
  table: 'sign_ins',
  key: ['id'],
  column: 'sealed_checks',
  purpose: SEALED_FOR,
}

export interface FlowParts {
  db: Db
  clock: Clock
  secrets: Secrets
  provider: IdentityProvider
}

export interface NewFlow {
  purpose: Purpose
  redirect_uri: string
  /** The secret of the browser that asks. */
  browser?: string
  return_to?: string
}

/** What is under way at the identity provider. The id is a secret of whoever began it, so it tells nothing of the time. */
export async function beginFlow(
  { db, clock, secrets, provider }: FlowParts,
  { purpose, redirect_uri, browser, return_to }: NewFlow,
): Promise<{ id: string; authorization_url: string }> {
  const id = randomUUID()
  const [state, nonce, code_verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()]
  const authorization_url = await provider.authorizationUrl(purpose, redirect_uri, { state, nonce, code_verifier })
  const now = clock.now()
  await insertSignIn(db, {
    id,
    purpose,
    state_hash: sha256(state),
    sealed_checks: secrets.seal(SEALED_FOR, JSON.stringify({ nonce, code_verifier })),
    redirect_uri,
    browser_hash: browser === undefined ? null : sha256(browser),
    return_to: return_to ?? null,
    created_at: now,
    expires_at: new Date(now.getTime() + SIGN_IN_SECONDS * 1000),
  })
  return { id, authorization_url }
}

/** Who came back. A try that fails uses the sign-in up, so that nothing about it can be guessed in a second one. */
export async function endFlow(
  parts: FlowParts,
  claimed: { purpose: 'cli'; id: string } | { purpose: 'browser'; browser: string | undefined },
  callback: URLSearchParams,
): Promise<{ identity: ProvenIdentity; return_to: string | null }> {
  const { db, clock, secrets, provider } = parts
  const state = callback.get('state') ?? ''
  const by = claimed.purpose === 'cli' ? { id: claimed.id } : { state_hash: sha256(state) }
  const row = await claimSignIn(db, claimed.purpose, by, clock.now())
  if (row === undefined || !isDigestOf(row.state_hash, state)) throw signInNotValid()
  if (claimed.purpose === 'browser' && !isBegunBy(row, claimed.browser)) throw signInNotValid()
  const sealed = secrets.open(SEALED_FOR, Buffer.from(row.sealed_checks))
  if (sealed === undefined) throw signInNotValid()
  const { nonce, code_verifier } = JSON.parse(sealed) as { nonce: string; code_verifier: string }
  const checks = { state, nonce, code_verifier }
  return { identity: await provider.redeem(row.purpose, row.redirect_uri, callback, checks), return_to: row.return_to }
}

const isBegunBy = ({ browser_hash }: SignInRow, browser: string | undefined): boolean =>
  browser !== undefined && browser_hash !== null && isDigestOf(browser_hash, browser)

const isDigestOf = (digest: Uint8Array, text: string): boolean => timingSafeEqual(digest, sha256(text))

/** A day later nobody asks any more what became of a sign-in. */
export const tidySignIns = (db: Db, now: Date): Promise<void> =>
  deleteSignInsBefore(db, new Date(now.getTime() - 24 * 3600 * 1000))
