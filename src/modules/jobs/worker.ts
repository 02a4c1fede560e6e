import type { Listener } from '../../platform/db/database.ts'
import type { Attempt } from '../../platform/queue.ts'
import { type Hands, laneOf } from '../../platform/queue-turns.ts'
import { type AttemptParts, runAttempt, type WorkerParts } from './run-attempt.ts'
import { createSettling } from './settle.ts'
import { createStarting } from './start-jobs.ts'
import { endJobs, endParents } from './store.ts'

/** Backstop for what nobody announces: retries that fall due, and a wake-up lost with its connection. */
const POLL_MS = 1000

/**
 * Hands for what waits for servers of others, beside those for our own work, and how many of them one organization may
 * hold: a receiver that takes ten seconds to answer costs a socket and not a question.
 */
const OUTSIDE = { hands: 16, most: 4 }

/** As many jobs an entry has that one knows nothing of: as one of the largest. */
const ENTRY_JOBS = 125

const GIVEN_UP = 'The job was interrupted again and again and has been given up.'

/** Takes jobs from the queue while it has free hands, and keeps the leases of those under way. */
export class Worker {
  readonly #parts: WorkerParts
  readonly #attemptParts: AttemptParts
  readonly #running = new Map<Attempt, { done: Promise<void>; abort: AbortController }>()
  #listener: Listener | undefined
  #loop: Promise<void> | undefined
  #heartbeat: NodeJS.Timeout | undefined
  #stopping = false
  #taking = 0
  #entryJobs = ENTRY_JOBS
  #awake = Promise.withResolvers<void>()

  constructor(parts: WorkerParts) {
    this.#parts = parts
    this.#attemptParts = { ...parts, start: createStarting(parts), settling: createSettling(parts) }
  }

  async start(): Promise<void> {
    this.#listener = await this.#parts.queue.onQueued(() => this.#wake())
    this.#heartbeat = setInterval(() => void this.#renewLeases(), (this.#parts.lease_seconds * 1000) / 4)
    this.#loop = this.#work()
  }

  /** Takes no more jobs and waits for those under way, at most for the given time; what is left goes to another worker. */
  async stop(graceMs: number): Promise<void> {
    this.#stopping = true
    this.#wake()
    await this.#loop
    await this.#listener?.close()
    const pending = [...this.#running.values()]
    const timeUp = Promise.withResolvers<void>()
    const timer = setTimeout(timeUp.resolve, graceMs)
    await Promise.race([Promise.all(pending.map((run) => run.done)), timeUp.promise])
    clearTimeout(timer)
    for (const run of this.#running.values()) run.abort.abort()
    clearInterval(this.#heartbeat)
  }

  /** Works until nothing is left to do now, beside a loop that may be taking jobs too; for tests, which do not wait. */
  async drain(): Promise<void> {
    while ((await this.#takeJobs()) > 0 || this.#running.size > 0 || this.#taking > 0) {
      await Promise.all([...this.#running.values()].map((run) => run.done))
    }
  }

  async #work(): Promise<void> {
    while (!this.#stopping) {
      try {
        await this.#takeJobs()
      } catch (error) {
        this.#parts.log.error({ err: (error as Error).message }, 'cannot take jobs')
      }
      await this.#sleep()
    }
  }

  #wake(): void {
    this.#awake.resolve()
  }

  async #sleep(): Promise<void> {
    const timer = setTimeout(() => this.#wake(), POLL_MS)
    await this.#awake.promise
    clearTimeout(timer)
    this.#awake = Promise.withResolvers()
  }

  async #takeJobs(): Promise<number> {
    const hands = this.#hands()
    if (hands.free.own <= 0 && hands.free.outside <= 0) return 0
    this.#taking += 1
    const { attempts, missed } = await this.#parts.queue.fetch(hands).finally(() => {
      this.#taking -= 1
    })
    for (const attempt of attempts) this.#begin(attempt)
    this.#entryJobs = meanJobs(attempts)
    // Another worker was faster, or entries were small: there may be more where that was.
    if (missed || (this.#parts.hand === 'job' && attempts.length > 0)) this.#wake()
    if (attempts.length === 0) await this.#closeLost()
    return attempts.length
  }

  #hands(): Hands {
    const { concurrency, hand } = this.#parts
    const running = new Map<string, number>()
    const free = { own: concurrency, outside: OUTSIDE.hands }
    for (const { turn, data } of this.#running.keys()) {
      const lane = laneOf(turn)
      const size = lane === 'own' && hand === 'job' ? data.job_ids.length : 1
      running.set(turn, (running.get(turn) ?? 0) + size)
      free[lane] -= size
    }
    // They are taken by the entry all the same, and the next are about as large as the last: when not, there are more soon,
    // or this worker has more than it needs.
    if (hand === 'job') free.own = Math.ceil(free.own / this.#entryJobs)
    return { free, most: { own: concurrency, outside: OUTSIDE.most }, running }
  }

  #begin(attempt: Attempt): void {
    const abort = new AbortController()
    const done = runAttempt(this.#attemptParts, attempt, abort.signal).finally(() => {
      this.#running.delete(attempt)
      this.#wake()
    })
    this.#running.set(attempt, { done, abort })
  }

  async #renewLeases(): Promise<void> {
    try {
      await this.#parts.queue.touch([...this.#running.keys()])
    } catch (error) {
      this.#parts.log.warn({ err: (error as Error).message }, 'cannot renew the leases of jobs')
    }
  }

  /** Jobs that took their worker down with them, attempt after attempt: their owners are told. */
  async #closeLost(): Promise<void> {
    const { database, queue, clock, log, metrics, onEnded } = this.#parts
    for (const attempt of await queue.fetchLost(10)) {
      const { job_ids, kind } = attempt.data
      await database.db.transaction().execute(async (trx) => {
        const ends = job_ids.map((id) => ({ id, error: GIVEN_UP }))
        const ended = await endJobs(trx, ends, clock.now())
        await queue.completeLost(trx, attempt)
        const whole = await endParents(trx, ended, clock.now())
        if (whole.length > 0) await onEnded?.(trx, whole, clock.now())
      })
      metrics.jobs.inc({ kind, outcome: 'lost' }, job_ids.length)
      log.error({ job_ids, kind }, 'job given up')
    }
  }
}

const meanJobs = (attempts: readonly Attempt[]): number =>
  attempts.length === 0
    ? ENTRY_JOBS
    : attempts.reduce((sum, { data }) => sum + data.job_ids.length, 0) / attempts.length
