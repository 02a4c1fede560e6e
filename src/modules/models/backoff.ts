import { setTimeout as sleep } from 'node:timers/promises'

/** Time that only moves forward, and waiting for it. Tests bring one that moves when they say so. */
export interface Timekeeper {
  nowMs(): number
  /** Rejects when the signal is aborted. */
  wait(ms: number, signal?: AbortSignal): Promise<void>
}

export const machineTime: Timekeeper = {
  nowMs: () => performance.now(),
  wait: (ms, signal) => sleep(ms, undefined, signal === undefined ? {} : { signal }),
}

const BASE_MS = 500
const MOST_MS = 30_000

/**
 * How long to wait after a failed attempt (the first is 1) when the server does not say. The whole wait is drawn, not a
 * part of it: calls that failed together must not come back together.
 */
export function backoffMs(attempt: number, random: () => number): number {
  return random() * Math.min(MOST_MS, BASE_MS * 2 ** (attempt - 1))
}

/** What a server says of when to come back, by any of the ways in which they say it. */
export function retryAfterMs(
  headers: Readonly<Record<string, string>>,
  body: string | undefined,
  wallClockMs: number,
): number | undefined {
  const inMs = numberOf(headers['retry-after-ms'])
  if (inMs !== undefined) return inMs
  const after = headers['retry-after']
  const seconds = numberOf(after)
  if (seconds !== undefined) return seconds * 1000
  const date = after === undefined ? Number.NaN : Date.parse(after)
  if (!Number.isNaN(date)) {
    // Measured by the server's own clock where it shows it: ours may differ from it by more than the wait.
    const serverNow = Date.parse(headers.date ?? '')
    return Math.max(0, date - (Number.isNaN(serverNow) ? wallClockMs : serverNow))
  }
  return resetOfExhausted(headers) ?? retryDelayOf(body)
}

function numberOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : undefined
}

/** OpenAI and its like tell for each limit how much is left and when it is full again: "6m0s", "20ms". */
function resetOfExhausted(headers: Readonly<Record<string, string>>): number | undefined {
  const resets = ['requests', 'tokens'].flatMap((kind) => {
    const reset = headers[`x-ratelimit-remaining-${kind}`] === '0' ? headers[`x-ratelimit-reset-${kind}`] : undefined
    const ms = reset === undefined ? undefined : durationMs(reset)
    return ms === undefined ? [] : [ms]
  })
  return resets.length === 0 ? undefined : Math.max(...resets)
}

/** Gemini says it in the body. */
function retryDelayOf(body: string | undefined): number | undefined {
  const delay = body === undefined ? undefined : /"retryDelay"\s*:\s*"([^"]{1,20})"/.exec(body)?.[1]
  return delay === undefined ? undefined : durationMs(delay)
}

const UNITS_MS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }

function durationMs(text: string): number | undefined {
  if (!/^(\d+(\.\d+)?(ms|s|m|h))+$/.test(text)) return undefined
  return [...text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)].reduce(
    (sum, [, amount, unit]) => sum + Number(amount) * (UNITS_MS[unit ?? ''] ?? 0),
    0,
  )
}
