import { AuthorizationResponseError, ResponseBodyError } from 'openid-client'
import { invalidRequest, ServiceError } from '../../platform/errors.ts'
import type { Logger } from '../../platform/log.ts'

const RETRY_AFTER_SECONDS = 5

/** Codes of the library for a server that is not there, or is not itself. The others are about what it said. */
const AWAY: readonly unknown[] = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]

export const providerUnavailable = (): ServiceError =>
  new ServiceError(
    'engine_unavailable',
    'The identity provider does not answer. Begin the sign-in again in a moment.',
    {
      reason: 'identity_provider_unavailable',
      retry_after_seconds: RETRY_AFTER_SECONDS,
    },
  )

/** One sentence for whatever was wrong with a sign-in, so that nobody learns which part of it they have guessed right. */
export const signInNotValid = (): ServiceError =>
  invalidRequest('This sign-in is over, or was not begun here. Begin it again.', { reason: 'sign_in_not_valid' })

/** What to tell whoever signs in when the provider refuses, is away, or cannot be believed. */
export function providerFailure(log: Logger, error: unknown): ServiceError {
  if (error instanceof AuthorizationResponseError) {
    return new ServiceError('refused', 'The identity provider did not sign you in.', {
      reason: 'provider_refused',
      ...providerWord(error.error),
    })
  }
  if (error instanceof ResponseBodyError) {
    // The code is not one of the provider's, or is used up, or belongs to another sign-in.
    if (error.error === 'invalid_grant') return signInNotValid()
    logFailure(log, error, 'the identity provider refuses this service')
    if (error.status >= 500) return providerUnavailable()
    return new ServiceError('refused', 'The identity provider refuses this service. Tell its operator.', {
      reason: 'provider_refused',
      ...providerWord(error.error),
    })
  }
  if (isAway(error)) {
    logFailure(log, error, 'the identity provider does not answer')
    return providerUnavailable()
  }
  logFailure(log, error, 'what the identity provider says does not hold up')
  return new ServiceError('refused', 'What the identity provider says does not hold up; nobody was signed in.', {
    reason: 'provider_not_trusted',
  })
}

/** Only what went wrong: the rest of such an error holds codes and tokens. */
export function logFailure(log: Logger, error: unknown, message: string): void {
  const { code, cause } = error as { code?: unknown; cause?: { message?: unknown; code?: unknown } }
  log.warn({ err: (error as Error).message, code: code ?? cause?.code, cause: cause?.message }, message)
}

/** A connection that fails is a TypeError of fetch, with the reason as its cause; one of our own mistakes has none. */
const isAway = (error: unknown): boolean =>
  error instanceof TypeError ? error.cause !== undefined : AWAY.includes((error as { code?: unknown }).code)

/** The provider's own word for it, as far as it is one: the callback's address may be anybody's writing. */
const providerWord = (word: string): { provider_error?: string } =>
  /^[a-z_]{1,60}$/.test(word) ? { provider_error: word } : {}
