import { PopulaceError, TimeoutError } from './errors.ts'
import type { Job } from './generated/types.ts'
import type { CallOptions } from './options.ts'
import { LONGEST_WAIT_SECONDS, type Waiting } from './retry.ts'

const FIRST_LOOK_MS = 250
const LONGEST_MS = 2000

export interface WaitOptions {
  /** Stops waiting; the job goes on. */
  signal?: AbortSignal | undefined
  /** How long to wait in all. Left out, as long as the job takes. */
  timeout_ms?: number | undefined
  /** Called with the job each time it has been looked at. */
  on_progress?: ((job: Job) => void) | undefined
}

/** Looks at a job, first often and then less so, until it has finished or failed. A failed job is an answer, not an error. */
export async function waitForJob(
  job_id: string,
  { signal, timeout_ms, on_progress }: WaitOptions,
  read: (input: { job_id: string }, options: CallOptions) => Promise<Job>,
  { now, sleep }: Waiting,
): Promise<Job> {
  const deadline = timeout_ms === undefined ? Number.POSITIVE_INFINITY : now() + timeout_ms
  for (let pause = FIRST_LOOK_MS; ; pause = Math.min(LONGEST_MS, pause * 1.25)) {
    const seen = await read({ job_id }, { signal }).catch(askedToWait)
    if (typeof seen === 'object') {
      on_progress?.(seen)
      if (seen.status === 'finished' || seen.status === 'failed') return seen
    }
    const ms = typeof seen === 'number' ? Math.max(seen * 1000, pause) : pause
    if (now() + ms > deadline) throw new TimeoutError(`The job ${job_id} has not ended after ${timeout_ms} ms.`)
    await sleep(ms, signal)
  }
}

/** Who waits has time: being asked for patience, for however many times, is no reason to give up. */
function askedToWait(error: unknown): number {
  const seconds = error instanceof PopulaceError ? error.retry_after_seconds : undefined
  if (seconds === undefined || seconds > LONGEST_WAIT_SECONDS) throw error
  return seconds
}
