import type { Timekeeper } from './backoff.ts'

const MINUTE_MS = 60_000

export interface GateLimits {
  /** Calls under way at once. */
  concurrency: number
  requests_per_minute?: number | undefined
  tokens_per_minute?: number | undefined
}

const AHEAD = 2 ** 51
const BEHIND = 2 ** 51

/**
 * Stands before one model and lets calls through: of those who wait, whoever has the fewest under way, and of each in the
 * order in which they came, so that a call does not wait for thousands of somebody else's. Never more at once, and never
 * more requests or tokens in any sixty seconds than it was told. A bucket that fills up while nobody calls would let through
 * twice as much in a minute that begins with a burst, which is what servers then refuse.
 */
export class Gate {
  readonly #concurrency: number
  readonly #time: Timekeeper
  readonly #requests: Window | undefined
  readonly #tokens: Window | undefined
  /** By whom the calls are for; who was let through last is the last. */
  readonly #queues = new Map<number | null, Waiting[]>()
  readonly #underWayFor = new Map<number | null, number>()
  #allowed: number
  #underWay = 0
  #tickets = 0
  #pausedUntilMs = 0
  #alarm: { atMs: number; off: AbortController } | undefined

  constructor(limits: GateLimits, time: Timekeeper) {
    this.#concurrency = limits.concurrency
    this.#allowed = limits.concurrency
    this.#time = time
    this.#requests = limits.requests_per_minute === undefined ? undefined : new Window(limits.requests_per_minute)
    this.#tokens = limits.tokens_per_minute === undefined ? undefined : new Window(limits.tokens_per_minute)
  }

  get underWay(): number {
    return this.#underWay
  }

  get waiting(): number {
    return [...this.#queues.values()].reduce((sum, queue) => sum + queue.length, 0)
  }

  /** How long nobody goes through, because the server asked for it. */
  get pausedForMs(): number {
    return Math.max(0, this.#pausedUntilMs - this.#time.nowMs())
  }

  /**
   * A place in the order. A call keeps it over its attempts, so that one which is tried again goes before newer ones. What
   * many others will wait for goes `ahead` of everything that is not; what nobody waits for goes `behind` everything, and
   * never takes the last free place, unless it is the only one.
   */
  ticket(order: 'ahead' | 'usual' | 'behind' = 'usual'): number {
    return this.#tickets++ + (order === 'ahead' ? -AHEAD : order === 'behind' ? BEHIND : 0)
  }

  /** Resolves when the call may begin. Rejects with the signal's reason, or with what turned everybody away. */
  enter(ticket: number, tokens: number, signal?: AbortSignal, payer: number | null = null): Promise<Pass> {
    if (signal?.aborted) return Promise.reject(signal.reason)
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#remove(waiting)
        reject(signal?.reason)
        this.#letThrough()
      }
      const waiting: Waiting = {
        ticket,
        payer,
        tokens,
        admit: (pass) => {
          signal?.removeEventListener('abort', leave)
          resolve(pass)
        },
        turnAway: (reason) => {
          signal?.removeEventListener('abort', leave)
          reject(reason)
        },
      }
      signal?.addEventListener('abort', leave, { once: true })
      this.#add(waiting)
      this.#letThrough()
    })
  }

  /** Of the calls at once, and of what may be used in a minute, only this part from now on: others have the rest. */
  allow(calls: number): void {
    this.#allowed = Math.min(calls, this.#concurrency)
    this.#letThrough()
  }

  /** Lets nobody through for so long: what one call was refused for now would be refused to the others, too. */
  pause(ms: number): void {
    this.#pausedUntilMs = Math.max(this.#pausedUntilMs, this.#time.nowMs() + ms)
  }

  /** Rejects everybody who waits. */
  turnAway(reason: unknown): void {
    const turned = [...this.#queues.values()].flat()
    this.#queues.clear()
    this.#alarm?.off.abort()
    this.#alarm = undefined
    for (const waiting of turned) waiting.turnAway(reason)
  }

  #add(waiting: Waiting): void {
    const queue = this.#queues.get(waiting.payer)
    if (queue === undefined) {
      this.#queues.set(waiting.payer, [waiting])
      return
    }
    const after = queue.findLastIndex(({ ticket }) => ticket < waiting.ticket)
    queue.splice(after + 1, 0, waiting)
  }

  #remove(waiting: Waiting): void {
    const queue = this.#queues.get(waiting.payer) ?? []
    const at = queue.indexOf(waiting)
    if (at >= 0) queue.splice(at, 1)
    if (queue.length === 0) this.#queues.delete(waiting.payer)
  }

  #next(): Waiting | undefined {
    let next: Waiting | undefined
    let least = Number.POSITIVE_INFINITY
    for (const [payer, [first]] of this.#queues) {
      const underWay = (this.#underWayFor.get(payer) ?? 0) + (isBehind(first!) ? BEHIND : 0)
      if (underWay < least) [next, least] = [first, underWay]
    }
    return next
  }

  #count(payer: number | null, change: 1 | -1): void {
    this.#underWay += change
    const underWay = (this.#underWayFor.get(payer) ?? 0) + change
    if (underWay === 0) this.#underWayFor.delete(payer)
    else this.#underWayFor.set(payer, underWay)
  }

  #letThrough(): void {
    for (let head = this.#next(); head !== undefined; head = this.#next()) {
      if (this.#underWay >= this.#allowed) return
      if (isBehind(head) && this.#underWay > 0 && this.#underWay >= this.#allowed - 1) return
      const now = this.#time.nowMs()
      const part = this.#allowed / this.#concurrency
      const at = Math.max(
        this.#pausedUntilMs,
        this.#requests?.earliestMs(1, now, part) ?? now,
        this.#tokens?.earliestMs(head.tokens, now, part) ?? now,
      )
      if (at > now) {
        this.#wake(at, now)
        return
      }
      this.#remove(head)
      const others = this.#queues.get(head.payer)
      if (others !== undefined) {
        this.#queues.delete(head.payer)
        this.#queues.set(head.payer, others)
      }
      this.#count(head.payer, 1)
      head.admit(this.#passFor(head, now))
    }
  }

  #passFor({ tokens, payer }: Waiting, now: number): Pass {
    this.#requests?.use(1, now)
    const reserved = this.#tokens?.use(tokens, now)
    let inside = true
    return {
      leave: (used) => {
        if (!inside) return
        inside = false
        if (used !== undefined && reserved !== undefined) this.#tokens?.correct(reserved, used)
        this.#count(payer, -1)
        this.#letThrough()
      },
    }
  }

  #wake(atMs: number, now: number): void {
    if (this.#alarm !== undefined && this.#alarm.atMs <= atMs) return
    this.#alarm?.off.abort()
    const off = new AbortController()
    const alarm = { atMs, off }
    this.#alarm = alarm
    this.#time.wait(Math.ceil(atMs - now), off.signal).then(
      () => {
        if (this.#alarm === alarm) this.#alarm = undefined
        this.#letThrough()
      },
      // Only ever because an earlier alarm took its place, or nobody waits any more.
      () => {},
    )
  }
}

export interface Pass {
  /** Says that the call is over, and what it used where that is known. */
  leave(tokens?: number): void
}

interface Waiting {
  ticket: number
  payer: number | null
  tokens: number
  admit(pass: Pass): void
  turnAway(reason: unknown): void
}

const isBehind = ({ ticket }: Waiting): boolean => ticket >= BEHIND

interface Use {
  atMs: number
  amount: number
}

/** What was used in the last sixty seconds. */
class Window {
  readonly #limit: number
  #uses: Use[] = []
  #oldest = 0
  #sum = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  /** When so much more fits. What is larger than the limit by itself fits when nothing else was used. */
  earliestMs(amount: number, now: number, part: number): number {
    this.#forget(now)
    const limit = Math.max(1, Math.floor(this.#limit * part))
    let excess = this.#sum + Math.min(amount, limit) - limit
    for (let index = this.#oldest; excess > 0 && index < this.#uses.length; index++) {
      const use = this.#uses[index] as Use
      excess -= use.amount
      if (excess <= 0) return use.atMs + MINUTE_MS
    }
    return now
  }

  use(amount: number, atMs: number): Use {
    const use = { atMs, amount }
    this.#uses.push(use)
    this.#sum += amount
    return use
  }

  correct(use: Use, amount: number): void {
    // A use that is already forgotten is no part of the sum. Those of one moment are forgotten together.
    const oldest = this.#uses[this.#oldest]
    if (oldest === undefined || use.atMs < oldest.atMs) return
    this.#sum += amount - use.amount
    use.amount = amount
  }

  #forget(now: number): void {
    for (let use = this.#uses[this.#oldest]; use !== undefined && use.atMs + MINUTE_MS <= now; ) {
      this.#sum -= use.amount
      this.#oldest++
      use = this.#uses[this.#oldest]
    }
    if (this.#oldest > 1000 && this.#oldest * 2 > this.#uses.length) {
      this.#uses = this.#uses.slice(this.#oldest)
      this.#oldest = 0
    }
  }
}
