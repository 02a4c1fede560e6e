import { retryAfterMs } from './backoff.ts'
import { ModelError, type ModelErrorReason } from './models.ts'

/** What a request can do without, where a model does not take it. */
export type Dispensable = 'schema' | 'temperature' | 'max_tokens'

/** How an attempt failed, and what is to be done about it. */
export interface Failure {
  error: ModelError
  /** Whether another attempt may go better. */
  retry: boolean
  /** What of the request the server did not take. */
  refused?: Dispensable | undefined
}

const HIDDEN = '[hidden]'
const MOST_DETAIL = 300

/**
 * Reads whatever a provider's code threw. Its errors hold the whole prompt, the address and the reply, none of which may
 * get into a log or a job: only what is picked out here goes on, as the cause, and with every key hidden.
 */
export function failureOf(thrown: unknown, keys: readonly string[]): Failure {
  const chain = causesOf(thrown)
  const ours = chain.find((error) => error instanceof ModelError)
  if (ours !== undefined) return { error: ours, retry: ours.passing && ours.reason !== 'cancelled' }
  const call = chain.find(isCallError)
  const hide = (text: string) => hidden(text, keys)
  if (call?.statusCode !== undefined && call.statusCode >= 400) return ofStatus(call, call.statusCode, hide)
  const detail = hide(chain.map(detailOf).join(': ').slice(0, MOST_DETAIL))
  if (chain.some((error) => error instanceof Error && /redirect/i.test(error.message) && !isCallError(error))) {
    return failure('rejected', 'The address of the language model leads elsewhere.', detail)
  }
  // The connection has limits of its own, and may be the first to lose patience.
  if (chain.some((error) => codeOf(error).endsWith('_TIMEOUT') || codeOf(error) === 'ETIMEDOUT')) {
    return failure('timeout', SENTENCES.timeout, detail)
  }
  const name = thrown instanceof Error ? thrown.name : ''
  if (/^AI_(Unsupported|Invalid(Prompt|Argument)|LoadAPIKey|NoSuch)/.test(name)) {
    return failure('rejected', 'The language model does not take this request.', detail)
  }
  const answered = call === undefined ? name.startsWith('AI_') : call.statusCode !== undefined
  if (answered) {
    return failure('unavailable', 'The language model broke off its reply, or sent one that cannot be read.', detail)
  }
  return failure('unavailable', 'The language model could not be reached.', detail)
}

/** An error that came as a part of a stream, where there is no status any more. */
export function streamFailure(part: unknown): Error {
  if (part instanceof Error) return part
  const said = explanationOf(typeof part === 'string' ? part : JSON.stringify(part))
  return /rate.?limit/i.test(said)
    ? new ModelError('rate_limited', SENTENCES.rate_limited)
    : new ModelError('unavailable', SENTENCES.unavailable, { cause: new Error('an error in the stream') })
}

const SENTENCES = {
  rate_limited: 'The language model takes no more calls for now.',
  unavailable: 'The language model has a problem of its own.',
  timeout: 'The language model did not answer in time.',
  cancelled: 'The call to the language model was given up.',
} as const

export const timedOut = () => new ModelError('timeout', SENTENCES.timeout)
export const cancelled = () => new ModelError('cancelled', SENTENCES.cancelled)

/** The server answered, and said nothing. */
export const emptyReply = (): Failure => ({
  error: new ModelError('unavailable', 'The language model sent an empty reply.'),
  retry: true,
})

/** Nobody is let through for a while; the last failure of the call, where there was one, says more of why. */
export function resting(reason: 'unavailable' | 'rate_limited', ms: number, last: ModelError | undefined): ModelError {
  const sentence =
    reason === 'rate_limited' ? SENTENCES.rate_limited : 'The language model is down, and is left alone for a moment.'
  return new ModelError(reason, last?.message ?? sentence, { retry_after_ms: Math.ceil(ms), cause: last?.cause })
}

function ofStatus(call: CallError, status: number, hide: (text: string) => string): Failure {
  const said = explanationOf(call.responseBody ?? '')
  const detail = hide(`status ${status}${said === '' ? '' : `: ${said}`}`.slice(0, MOST_DETAIL))
  const unpaid = status === 402 || /insufficient_quota|credit balance is too low/i.test(said)
  if (unpaid) return failure('unauthorized', 'The credit or the quota for the language model is used up.', detail)
  if (status === 401 || status === 403) {
    return failure('unauthorized', 'The language model does not take the key that it is called with.', detail)
  }
  const retry_after_ms = retryAfterMs(call.responseHeaders ?? {}, call.responseBody, Date.now())
  if (status === 429) return failure('rate_limited', SENTENCES.rate_limited, detail, retry_after_ms)
  if (status === 408 || status === 409 || status === 425 || (status >= 500 && status !== 501 && status !== 505)) {
    return failure('unavailable', SENTENCES.unavailable, detail, retry_after_ms)
  }
  if (/content_filter|content management policy/i.test(said)) {
    return failure('refused', 'The language model refuses to speak of this.', detail)
  }
  const tooLong = status === 413 || /context.?(length|window)|too (long|large)/i.test(said)
  const sentence = tooLong
    ? 'The request is too long for the language model.'
    : status === 404
      ? 'The language model is not known at its address.'
      : 'The language model does not take this request.'
  const refused = status === 400 || status === 422 ? refusedPart(said) : undefined
  return { ...failure('rejected', sentence, detail), refused }
}

function refusedPart(said: string): Dispensable | undefined {
  if (/temperature/i.test(said)) return 'temperature'
  if (/max_(completion_|output_)?tokens/i.test(said)) return 'max_tokens'
  // To Anthropic's older models a schema goes as a tool that they must use; nothing else of ours is one.
  return /response_?format|output_(format|config)|schema|grammar|structured|\btool(s|_choice)?\b/i.test(said)
    ? 'schema'
    : undefined
}

function failure(reason: ModelErrorReason, sentence: string, detail: string, retry_after_ms?: number): Failure {
  const error = new ModelError(reason, sentence, { retry_after_ms, cause: new Error(detail) })
  return { error, retry: error.passing }
}

interface CallError extends Error {
  statusCode?: number
  responseHeaders?: Record<string, string>
  responseBody?: string
}

/** By its name: the class itself would have to be loaded. */
const isCallError = (error: unknown): error is CallError => error instanceof Error && error.name === 'AI_APICallError'

function causesOf(thrown: unknown): unknown[] {
  const chain: unknown[] = []
  for (let error = thrown; error !== undefined && error !== null && chain.length < 8; ) {
    chain.push(error)
    error = error instanceof Error ? error.cause : undefined
  }
  return chain
}

/** Errors about what a reply looks like quote the reply: their names must do. */
function detailOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const quotes = /^(AI_|SyntaxError|ZodError|\$Zod)/.test(error.name)
  return quotes ? error.name : `${error.message} ${codeOf(error)}`.trimEnd()
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** What a server says of why: some echo the request beside it, which is left out. */
function explanationOf(body: string): string {
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    return body.trimStart().startsWith('<') ? '' : body.slice(0, MOST_DETAIL)
  }
  return textsOf(parsed)
    .join(' ')
    .slice(0, 2 * MOST_DETAIL)
}

const TELLING = ['error', 'message', 'type', 'code', 'param', 'status', 'detail', 'details', 'msg', 'loc', 'reason']

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (TELLING.includes(key) ? textsOf(inner) : []))
}

function hidden(text: string, keys: readonly string[]): string {
  const without = keys.filter((key) => key.length > 3).reduce((rest, key) => rest.replaceAll(key, HIDDEN), text)
  // Servers quote keys back in part, and addresses may hold them.
  return without
    .replace(/\b(sk|pk|key|gsk|xai|AIza)[-_][\w*.-]{6,}/gi, HIDDEN)
    .replace(/\bAIza[\w-]{10,}/g, HIDDEN)
    .replace(/\bBearer\s+\S+/gi, HIDDEN)
    .replace(/https?:\/\/\S+/gi, '[address]')
}
