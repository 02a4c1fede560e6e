import { CallError, ConnectionError, errorOf, parsed, TimeoutError, UnexpectedAnswerError } from './errors.ts'
import type { Operation } from './operation.ts'
import type { CallOptions, ClientOptions } from './options.ts'
import { headersOf, type Input, newIdempotencyKey, requestOf } from './request.ts'
import { retryDelay, type Waiting } from './retry.ts'

const MAX_RETRIES = 2
const TIMEOUT_MS = 60_000
/** Timers take no more: a longer one would end at once. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1

/** Calls an operation, again and again where that may help, and gives what it answers. */
export async function call(
  operation: Operation,
  input: Input,
  options: ClientOptions,
  given: CallOptions,
  { sleep, random }: Waiting,
): Promise<unknown> {
  const retries = given.max_retries ?? options.max_retries ?? MAX_RETRIES
  // The same key for every attempt: what the first one did without our hearing of it is not done twice.
  const call =
    operation.idempotent && retries > 0 && given.idempotency_key === undefined
      ? { ...given, idempotency_key: newIdempotencyKey() }
      : given
  for (let attempt = 0; ; attempt++) {
    try {
      return await callOnce(operation, input, options, call)
    } catch (error) {
      const ms = attempt < retries ? retryDelay(error, operation, attempt, random) : undefined
      if (ms === undefined) throw error
      await sleep(ms, given.signal)
    }
  }
}

async function callOnce(operation: Operation, input: Input, options: ClientOptions, given: CallOptions) {
  const { url, body } = requestOf(operation, input, options.base_url)
  const timeout_ms = given.timeout_ms ?? options.timeout_ms ?? TIMEOUT_MS
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), Math.min(timeout_ms, LONGEST_TIMEOUT_MS))
  try {
    given.signal?.throwIfAborted()
    const response = await (options.fetch ?? globalThis.fetch)(url, {
      method: operation.method,
      // Followed, a redirect would take the caller's own headers and questions to wherever it leads, and make a GET of a POST.
      redirect: 'manual',
      headers: headersOf(operation, options, given, body),
      signal: given.signal === undefined ? timeout.signal : AbortSignal.any([given.signal, timeout.signal]),
      ...(body === undefined ? {} : { body }),
      ...(options.credentials === undefined ? {} : { credentials: options.credentials }),
    })
    // Whoever gets a file or a stream reads it in their own time.
    if (response.ok && operation.files) return response
    return answerOf(response, await response.text())
  } catch (error) {
    if (error instanceof CallError) throw error
    given.signal?.throwIfAborted()
    if (timeout.signal.aborted) throw new TimeoutError(`${url.origin} did not answer within ${timeout_ms} ms.`)
    throw new ConnectionError(`Nothing answers at ${url.origin}.`, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

function answerOf(response: Response, text: string): unknown {
  if (!response.ok) throw errorOf(response, text)
  const answer = parsed(text)
  if (typeof answer !== 'object' || answer === null) throw new UnexpectedAnswerError(response, text)
  return answer
}
