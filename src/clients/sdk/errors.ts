import type { ErrorCode } from './generated/types.ts'

/** Whatever a call can fail with, unless its own signal ended it. */
export class CallError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = new.target.name
  }
}

/** Nothing answered: no network, no such host, or the connection was cut. `cause` says more. */
export class ConnectionError extends CallError {}

/** There was no answer within `timeout_ms`, or a job was not done by then. */
export class TimeoutError extends CallError {}

/** Browsers say no more of one than its type. */
const isRedirect = ({ status, type }: Response): boolean =>
  type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304)

/** Something answered, but not the service: the page of a proxy, say. */
export class UnexpectedAnswerError extends CallError {
  readonly status: number
  /** The first 500 characters of what came. */
  readonly body: string
  readonly retry_after_seconds: number | undefined

  constructor(response: Response, body: string) {
    super(
      isRedirect(response)
        ? 'What answered sends elsewhere, where neither the key nor the request goes: give the address that the service itself has.'
        : `What answered with HTTP ${response.status} is not the service: it did not send JSON of its form.`,
    )
    this.status = response.status
    this.body = body.slice(0, 500)
    this.retry_after_seconds = retryAfter(response)
  }
}

/** The error in an answer of the service. */
export interface Envelope {
  code: ErrorCode
  message: string
  details?: Record<string, unknown> | undefined
}

/** What the service answered instead of a result. */
export class PopulaceError extends CallError {
  readonly status: number
  /** For programs; the message is for people. */
  readonly code: ErrorCode
  readonly details: Record<string, unknown> | undefined
  /** Quote it when you report a problem. */
  readonly request_id: string | undefined
  readonly retry_after_seconds: number | undefined

  constructor(response: Response, { code, message, details }: Envelope) {
    super(message)
    this.status = response.status
    this.code = code
    this.details = details
    this.request_id = response.headers.get('x-request-id') ?? undefined
    this.retry_after_seconds = retryAfter(response)
  }
}

/** `details` names each field and what is wrong with it. */
export class InvalidRequestError extends PopulaceError {}
/** A request in plain words lacks something; `details.clarifying_questions` ask for it. */
export class NeedsClarificationError extends PopulaceError {}
/** There is no key, or it is unknown, revoked or replaced. */
export class AuthenticationError extends PopulaceError {}
/** The key is valid but may not do this. */
export class PermissionDeniedError extends PopulaceError {}
/** The organization's tier does not include this. */
export class FeatureNotIncludedError extends PopulaceError {}
/** There is no such thing, or it is somebody else's. */
export class NotFoundError extends PopulaceError {}
/** The request contradicts how things stand. */
export class ConflictError extends PopulaceError {}
export class TooLargeError extends PopulaceError {}
export class UnsupportedMediaTypeError extends PopulaceError {}
/** Understood, and will not be carried out; `details` says why. */
export class RefusedError extends PopulaceError {}
/** Too many requests for the moment. */
export class RateLimitError extends PopulaceError {}
/** The quota of this billing cycle is used up; waiting a little does not help. */
export class QuotaExhaustedError extends PopulaceError {}
/** Something went wrong in the service. */
export class InternalError extends PopulaceError {}
/** What the operation needs is away for the moment. */
export class UnavailableError extends PopulaceError {}

const classes: Record<ErrorCode, typeof PopulaceError> = {
  invalid_request: InvalidRequestError,
  needs_clarification: NeedsClarificationError,
  unauthorized: AuthenticationError,
  key_rotated_post_upgrade: AuthenticationError,
  forbidden: PermissionDeniedError,
  feature_not_included: FeatureNotIncludedError,
  not_found: NotFoundError,
  job_not_accessible: NotFoundError,
  method_not_allowed: InvalidRequestError,
  conflict: ConflictError,
  study_already_completed: ConflictError,
  idempotency_conflict: ConflictError,
  payload_too_large: TooLargeError,
  unsupported_media_type: UnsupportedMediaTypeError,
  refused: RefusedError,
  rate_limited: RateLimitError,
  quota_exhausted: QuotaExhaustedError,
  internal_error: InternalError,
  engine_unavailable: UnavailableError,
}

/** The error that an answer stands for. A later service may have codes that this version of the SDK does not know. */
export function errorOf(response: Response, text: string): PopulaceError | UnexpectedAnswerError {
  const envelope = envelopeOf(text)
  if (envelope === undefined) return new UnexpectedAnswerError(response, text)
  const known = Object.hasOwn(classes, envelope.code) ? classes[envelope.code] : PopulaceError
  return new known(response, envelope)
}

/** A request that lacks something names its error in a word, beside what there is to answer. */
function envelopeOf(text: string): Envelope | undefined {
  const answer = parsed(text) as { error?: unknown; clarifying_questions?: unknown } | undefined
  if (typeof answer !== 'object' || answer === null) return undefined
  const { error, ...details } = answer
  if (error === 'needs_clarification') {
    const questions = Array.isArray(details.clarifying_questions) ? details.clarifying_questions : []
    return { code: error, message: questions.join(' '), details }
  }
  const { code, message } = (typeof error === 'object' && error !== null ? error : {}) as Partial<Envelope>
  return typeof code === 'string' && typeof message === 'string' ? (error as Envelope) : undefined
}

/** Undefined for what is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** In seconds, or as a date. */
function retryAfter({ headers }: Response): number | undefined {
  const value = headers.get('retry-after')
  if (value === null) return undefined
  const seconds = /^\d+$/.test(value.trim()) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000)
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}
