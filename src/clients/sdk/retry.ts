import { ConnectionError, PopulaceError, RateLimitError, TimeoutError, UnexpectedAnswerError } from './errors.ts'
import type { Operation } from './operation.ts'

/** Who asks for more patience than this gets the error at once. */
export const LONGEST_WAIT_SECONDS = 60
const FIRST_WAIT_MS = 500
const LONGEST_BACKOFF_MS = 8000
const AWAY = new Set([502, 503, 504])

/** How time passes for a client; tests have one that does not sleep. */
export interface Waiting {
  now(): number
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  random(): number
}

export const waiting: Waiting = {
  now: Date.now,
  random: Math.random,
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const stop = () => {
        clearTimeout(timer)
        reject(signal?.reason)
      }
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop)
        resolve()
      }, ms)
      signal?.addEventListener('abort', stop, { once: true })
    }),
}

/** In how many milliseconds to try again after the `attempt`th failure (from 0); undefined where that would not do. */
export function retryDelay(
  error: unknown,
  operation: Operation,
  attempt: number,
  random: () => number,
): number | undefined {
  if (!isWorthRepeating(error, operation)) return undefined
  const seconds = 'retry_after_seconds' in error ? error.retry_after_seconds : undefined
  if (seconds !== undefined) return seconds > LONGEST_WAIT_SECONDS ? undefined : seconds * 1000
  // Between half of it and all of it, so that callers who failed together do not come back together.
  return Math.min(LONGEST_BACKOFF_MS, FIRST_WAIT_MS * 2 ** attempt) * (0.5 + random() / 2)
}

type Passing = ConnectionError | TimeoutError | PopulaceError | UnexpectedAnswerError

function isWorthRepeating(error: unknown, operation: Operation): error is Passing {
  if (error instanceof RateLimitError) return true
  if (error instanceof ConnectionError || error instanceof TimeoutError) return isRepeatable(operation)
  if (!(error instanceof PopulaceError || error instanceof UnexpectedAnswerError) || !AWAY.has(error.status))
    return false
  // Whoever says when to come back has not begun.
  return isRepeatable(operation) || (error.status === 503 && error.retry_after_seconds !== undefined)
}

/** Twice is the same as once: by the method, or because an Idempotency-Key goes along. */
const isRepeatable = ({ method, idempotent }: Operation): boolean => method !== 'POST' || idempotent === true
