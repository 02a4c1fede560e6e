import type { Clock } from './clock.ts'
import { ServiceError } from './errors.ts'

export interface QueueLimits {
  clock: Clock
  /** Jobs that may wait in the whole installation. */
  most_waiting: number
  /** Jobs of one organization that may wait. */
  most_waiting_organization: number
}

export type CountWaiting = () => Promise<ReadonlyMap<string, number>>

/** How old a count may be before somebody counts again, and how old to refuse somebody by it. */
const FRESH_MS = 1000
const FRESH_TO_REFUSE_MS = 250
/** Counting takes at most about one part in so many of the time, however long the queue is. */
const RARELY = 20

const RETRY_AFTER_SECONDS = { organization: 15, installation: 30 }

/**
 * How much waits, as a process knows it: counted about once a second, by whoever queues something then, with what it has
 * queued itself since. What other processes queue within that second is missed, so the limits are exceeded by at most
 * that much; nothing is written for it, and a request that queues costs no count of its own.
 */
export function createQueueLimits({ clock, most_waiting, most_waiting_organization }: QueueLimits) {
  let counts = new Map<string, number>()
  let total = 0
  let countedAt: number | undefined
  let tookMs = 0
  let counting: Promise<void> | undefined

  async function countNow(count: CountWaiting): Promise<void> {
    const began = performance.now()
    counts = new Map(await count())
    total = [...counts.values()].reduce((sum, jobs) => sum + jobs, 0)
    tookMs = performance.now() - began
    countedAt = clock.now().getTime()
  }

  /** A count is never waited for by more than the one who makes it, once there has been one. */
  async function refresh(count: CountWaiting, freshMs: number): Promise<void> {
    if (countedAt !== undefined) {
      // The clock may have been set back.
      const age = Math.abs(clock.now().getTime() - countedAt)
      if (counting !== undefined || age < Math.max(freshMs, RARELY * tookMs)) return
    }
    if (counting !== undefined) return counting.catch(() => undefined)
    counting = countNow(count)
    try {
      await counting
    } finally {
      counting = undefined
    }
  }

  const refusal = (turn: string, jobs: number): ServiceError | undefined => {
    const own = counts.get(turn) ?? 0
    // Where nothing waits, whatever may be asked at all may be asked: nobody is told to come back for ever.
    if (own > 0 && own + jobs > most_waiting_organization) return ownShareFull(own, most_waiting_organization)
    return total > 0 && total + jobs > most_waiting ? installationFull() : undefined
  }

  return {
    /** Throws when so many more may not wait; otherwise they are counted from now on. */
    async admit(turn: string, jobs: number, count: CountWaiting): Promise<void> {
      await refresh(count, FRESH_MS)
      if (refusal(turn, jobs) !== undefined) await refresh(count, FRESH_TO_REFUSE_MS)
      const refused = refusal(turn, jobs)
      if (refused !== undefined) throw refused
      counts.set(turn, (counts.get(turn) ?? 0) + jobs)
      total += jobs
    },
  }
}

const ownShareFull = (waiting: number, limit: number): ServiceError =>
  new ServiceError(
    'rate_limited',
    'So many answers of your organization are still waiting that no more can be asked for now.',
    { reason: 'queue_full', waiting, limit, retry_after_seconds: RETRY_AFTER_SECONDS.organization },
  )

const installationFull = (): ServiceError =>
  new ServiceError('engine_unavailable', 'The service has more work waiting than it takes on; ask again later.', {
    reason: 'queue_full',
    retry_after_seconds: RETRY_AFTER_SECONDS.installation,
  })
