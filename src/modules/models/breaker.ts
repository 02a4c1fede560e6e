import type { Timekeeper } from './backoff.ts'

const FAILURES_TO_OPEN = 5
const FIRST_OPEN_MS = 15_000
const MOST_OPEN_MS = 300_000
/** How long those wait at least who come while one call tries whether the server is back. */
const PROBE_MS = 1000

/**
 * Keeps calls away from a server that is down, so that they fail at once instead of one timeout later. Open, it lets
 * nobody through; when its time is over, one call; and after that everybody, or nobody for twice as long.
 */
export class Breaker {
  readonly #time: Timekeeper
  #failures = 0
  #openUntilMs: number | undefined
  #openMs = FIRST_OPEN_MS
  #probing = false
  /** Tells attempts that began before it opened from those that began after. */
  #era = 0

  constructor(time: Timekeeper) {
    this.#time = time
  }

  get open(): boolean {
    return this.#openUntilMs !== undefined
  }

  /** How long calls are still kept away; 0 when the next one may go. */
  closedForMs(): number {
    if (this.#openUntilMs === undefined) return 0
    const remaining = this.#openUntilMs - this.#time.nowMs()
    return remaining > 0 ? remaining : this.#probing ? PROBE_MS : 0
  }

  /** Asks to begin an attempt. Whoever may must say how it ended, by the attempt that it is given. */
  begin(): Attempt | undefined {
    if (this.closedForMs() > 0) return undefined
    const probe = this.open
    if (probe) this.#probing = true
    return { era: this.#era, probe }
  }

  /** The server answered, with whatever, and whenever the attempt began. */
  answered(): void {
    this.#failures = 0
    this.#openUntilMs = undefined
    this.#openMs = FIRST_OPEN_MS
    this.#probing = false
  }

  /** No answer, or none in time. Returns whether calls are kept away from now on. */
  failed(attempt: Attempt): boolean {
    // What began before it opened says nothing of the server as it is now.
    if (attempt.era !== this.#era) return this.open
    this.#failures++
    if (!attempt.probe && this.#failures < FAILURES_TO_OPEN) return false
    if (attempt.probe) this.#openMs = Math.min(MOST_OPEN_MS, this.#openMs * 2)
    this.#openUntilMs = this.#time.nowMs() + this.#openMs
    this.#probing = false
    this.#era++
    return true
  }

  /** It ended without saying anything of the server: the next one may try. */
  undecided(attempt: Attempt): void {
    if (attempt.probe && attempt.era === this.#era) this.#probing = false
  }
}

export interface Attempt {
  readonly era: number
  readonly probe: boolean
}
