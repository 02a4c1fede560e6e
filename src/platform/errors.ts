/**
 * Every error a caller can meet: its code, its HTTP status, and the sentence that the error reference prints for it.
 * Modules throw; each surface renders once; nothing is caught in between.
 */
export const errorCodes = {
  invalid_request: {
    status: 400,
    meaning: 'The request is malformed; `details` names each field and what is wrong with it.',
  },
  needs_clarification: {
    status: 400,
    meaning: 'A plain-text request lacks something; answer the clarifying questions and resume it.',
  },
  unauthorized: { status: 401, meaning: 'There is no API key, or it is unknown or revoked.' },
  key_rotated_post_upgrade: {
    status: 401,
    meaning:
      'The account was upgraded and this key was replaced. Run `details.refresh_command`, store the new key and retry once.',
  },
  forbidden: { status: 403, meaning: 'The key is valid but lacks the scope for this operation.' },
  feature_not_included: { status: 403, meaning: "The organization's pricing tier does not include this feature." },
  not_found: { status: 404, meaning: 'There is no such thing, or it belongs to somebody else.' },
  job_not_accessible: {
    status: 404,
    meaning: "There is no such job for this key: it does not exist, is another account's, or is not a free-tier job.",
  },
  method_not_allowed: {
    status: 405,
    meaning: 'The path exists but not for this method; the `Allow` header lists those that work.',
  },
  conflict: { status: 409, meaning: 'The request contradicts the current state of the resource.' },
  study_already_completed: { status: 409, meaning: 'The study is complete; send `force` to complete it again.' },
  idempotency_conflict: {
    status: 409,
    meaning: 'The Idempotency-Key was used within 24 hours for a different request.',
  },
  payload_too_large: { status: 413, meaning: 'The request body is larger than the service accepts.' },
  unsupported_media_type: { status: 415, meaning: 'The body is of a type that this endpoint does not read.' },
  refused: { status: 422, meaning: 'The request is well formed but will not be carried out; `details` says why.' },
  rate_limited: {
    status: 429,
    meaning: 'Too many requests, or too much of yours is waiting already; wait for `Retry-After` seconds.',
  },
  quota_exhausted: { status: 429, meaning: 'The quota of this billing cycle is used up.' },
  internal_error: {
    status: 500,
    meaning: 'Something went wrong on our side; quote the X-Request-Id when you report it.',
  },
  engine_unavailable: {
    status: 503,
    meaning:
      'What the operation needs is away for the moment (the database, the language model, the identity or the card ' +
      'provider), or the service has more to do than it takes on. Wait for `Retry-After` seconds.',
  },
} as const satisfies Record<string, { status: number; meaning: string }>

export type ErrorCode = keyof typeof errorCodes

export type ErrorDetails = Record<string, unknown>

export interface ErrorEnvelope {
  error: { code: ErrorCode; message: string; details?: ErrorDetails }
}

export class ServiceError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails | undefined

  constructor(code: ErrorCode, message: string, details?: ErrorDetails, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'ServiceError'
    this.code = code
    this.details = details
  }

  get status(): number {
    return errorCodes[this.code].status
  }

  /** Seconds the caller should wait, where the error says so. */
  get retryAfterSeconds(): number | undefined {
    const seconds = this.details?.retry_after_seconds
    return typeof seconds === 'number' ? seconds : undefined
  }

  envelope(): ErrorEnvelope {
    return {
      error: {
        code: this.code,
        message: this.message,
        ...(this.details === undefined ? {} : { details: this.details }),
      },
    }
  }
}

export const invalidRequest = (message: string, details?: ErrorDetails) =>
  new ServiceError('invalid_request', message, details)

export const unauthorized = (message: string) => new ServiceError('unauthorized', message)

/** Who was let in a moment ago, and has been deleted since. */
export const goneMeanwhile = () => unauthorized('This account has just been deleted.')

export const forbidden = (scope: string) => new ServiceError('forbidden', 'Forbidden', { required_scope: scope })

/** A request was begun, or a page opened, in an organization that its sender has left for another since. */
export const organizationChanged = () =>
  new ServiceError('forbidden', 'You work in another organization by now; send this again if it is meant for it.', {
    reason: 'organization_changed',
  })

/** An operator's mistake (configuration, a taken port): printed as one line, without a stack. */
export class OperatorError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'OperatorError'
  }
}
