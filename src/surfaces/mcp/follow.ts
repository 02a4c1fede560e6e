import { setTimeout as sleep } from 'node:timers/promises'
import type { Contract } from '../../platform/contract/contract.ts'
import { ServiceError } from '../../platform/errors.ts'
import { contractOf, type Session } from './session.ts'
import { hasEnded, type Job, progressOf } from './texts/jobs.ts'
import { DEFAULT_LIMIT } from './tools.ts'

const FIRST_PAUSE_MS = 150
const LONGEST_PAUSE_MS = 2000

export interface Waiting {
  seconds: number
  /** The client has cancelled, or gone. */
  signal: AbortSignal
  /** Told whenever more has been done. */
  onProgress(progress: ReturnType<typeof progressOf>): Promise<void>
}

export interface Followed {
  finished: boolean
  jobs: Job[]
  /** What the operation that reads the outcome answers, once for each thing that was queued. */
  outcomes: unknown[]
}

/** Waits for what an answer queued, and reads what came of it. The work itself goes on whether or not anybody waits. */
export async function follow(
  session: Session,
  { tool }: Contract,
  answer: unknown,
  waiting: Waiting,
): Promise<Followed> {
  const { jobs: jobsOf, read, input } = tool!.follow!
  const ids = jobsOf(answer)
  const jobs = await endOf(session, ids, waiting)
  if (ids.length === 0 || jobs.length < ids.length || !jobs.every(hasEnded))
    return { finished: false, jobs, outcomes: [] }
  // The job itself is the outcome: it was just read.
  if (read === 'jobs.get') return { finished: true, jobs, outcomes: jobs }
  const contract = contractOf(session, read)
  const inputs = input(answer)
  const limit = Math.max(3, Math.floor(DEFAULT_LIMIT / Math.max(1, inputs.length)))
  const paging = Object.fromEntries(
    ['limit', 'answers_limit'].filter((name) => name in contract.input.shape).map((name) => [name, limit]),
  )
  const outcomes: unknown[] = []
  for (const one of inputs) {
    const { body } = await session.caller.call(contract, { ...one, ...paging }, { signal: waiting.signal })
    outcomes.push(body)
  }
  return { finished: true, jobs, outcomes }
}

/** The jobs as they stand when all have ended or time is up. */
async function endOf(session: Session, ids: readonly string[], waiting: Waiting): Promise<Job[]> {
  if (waiting.seconds === 0) return []
  const { seconds, signal, onProgress } = waiting
  const ask = session.caller.repeat(contractOf(session, 'jobs.get'))
  const until = performance.now() + seconds * 1000
  const known = new Map<string, Job>()
  let told = -1
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 1.4)) {
    let asked = pause
    for (const job_id of ids) {
      const job = known.get(job_id)
      if (job !== undefined && hasEnded(job)) continue
      try {
        known.set(job_id, (await ask({ job_id }, signal)).body as Job)
      } catch (error) {
        // Over HTTP a free key may poll only so often. Whoever waits can wait for that as well.
        if (!(error instanceof ServiceError) || error.code !== 'rate_limited') throw error
        asked = Math.max(asked, (error.retryAfterSeconds ?? 1) * 1000)
        break
      }
    }
    const jobs = ids.flatMap((id) => known.get(id) ?? [])
    const progress = progressOf(jobs)
    if (progress.done > told && jobs.length === ids.length) {
      told = progress.done
      await onProgress(progress)
    }
    const left = until - performance.now()
    if ((jobs.length === ids.length && jobs.every(hasEnded)) || left <= 0 || session.stopping.aborted) return jobs
    // Whoever is told to stop because the process ends gets what is there; whoever cancelled gets nothing any more.
    await sleep(Math.min(asked, left), undefined, { signal: AbortSignal.any([signal, session.stopping]) }).catch(
      () => {},
    )
    signal.throwIfAborted()
  }
}
