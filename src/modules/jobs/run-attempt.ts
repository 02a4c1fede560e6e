import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Logger } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { Attempt, Queue } from '../../platform/queue.ts'
import { type AnyJobKind, JobFailure, type OnEnded } from './kinds.ts'
import { type Ending, LeaseLost, type Outcome, type Settling } from './settle.ts'
import type { Starting } from './start-jobs.ts'
import type { StartedJob } from './store.ts'

export interface WorkerParts {
  database: Database
  queue: Queue
  kinds: readonly AnyJobKind[]
  clock: Clock
  log: Logger
  metrics: Metrics
  concurrency: number
  /**
   * What one of `concurrency` hands holds: an entry, which is one piece of work where the processor does it, or a job, where
   * each waits for a language model. With entries there, one worker would take the agents of many questions and others none.
   */
  hand: 'entry' | 'job'
  lease_seconds: number
  onEnded?: OnEnded | undefined
}

/** What a worker runs attempts with. */
export interface AttemptParts extends Pick<WorkerParts, 'kinds' | 'log' | 'metrics'> {
  start: Starting
  settling: Settling
}

/** One attempt at the jobs of an entry, from their start to their end in the database. Never throws. */
export async function runAttempt(parts: AttemptParts, attempt: Attempt, signal: AbortSignal): Promise<void> {
  const { metrics } = parts
  const { job_ids, kind } = attempt.data
  const log = parts.log.child(job_ids.length === 1 ? { job_id: job_ids[0], kind } : { jobs: job_ids.length, kind })
  const began = performance.now()
  metrics.jobWaitSeconds.observe({ kind }, Math.max(0, (Date.now() - attempt.queued_at.getTime()) / 1000))
  const tally = new Map<Ending, number>()
  const count = (ending: Ending, jobs: number): void => {
    if (jobs > 0) tally.set(ending, (tally.get(ending) ?? 0) + jobs)
  }
  let err: unknown
  try {
    const started = await parts.start(attempt)
    count('skipped', job_ids.length - started.length)
    err = await performAll(parts, attempt, started, signal, log, count)
  } catch (error) {
    err = error
    if (!(error instanceof LeaseLost)) log.error({ err: error }, 'cannot settle jobs; their lease will run out')
    count('lost', Math.max(1, job_ids.length - [...tally.values()].reduce((sum, jobs) => sum + jobs, 0)))
  }
  const seconds = (performance.now() - began) / 1000
  for (const [outcome, jobs] of tally) metrics.jobs.inc({ kind, outcome }, jobs)
  metrics.jobSeconds.observe({ kind }, seconds)
  const [outcome, ...others] = tally.keys()
  const line = {
    outcome: others.length === 0 ? outcome : Object.fromEntries(tally),
    attempt: attempt.retry_count + 1,
    ms: Math.round(seconds * 1000),
  }
  if (err === undefined || err instanceof LeaseLost) log.info(line, 'job')
  else log.warn({ ...line, err }, 'job')
}

/**
 * Runs jobs side by side and writes their ends as they come, those of the same moment together; with the last of them the
 * entry of the queue is settled. Returns the first failure, for the log.
 */
async function performAll(
  parts: AttemptParts,
  attempt: Attempt,
  started: readonly StartedJob[],
  signal: AbortSignal,
  log: Logger,
  count: (ending: Ending, jobs: number) => void,
): Promise<unknown> {
  const { settle, settleLast } = parts.settling
  const kind = parts.kinds.find((candidate) => candidate.name === attempt.data.kind)
  const arrived: Outcome[] = []
  let open = started.length
  let failure: unknown
  let waker = Promise.withResolvers<void>()
  for (const job of started) {
    perform(kind, attempt, job, signal, log).then((outcome) => {
      if ('error' in outcome) failure ??= outcome.error
      arrived.push(outcome)
      open -= 1
      waker.resolve()
    })
  }
  const retried: Outcome[] = []
  while (open > 0) {
    await waker.promise
    waker = Promise.withResolvers()
    // Whatever ends in the same turn is written in the same transaction.
    await new Promise(setImmediate)
    if (open === 0) break
    const outcomes = arrived.splice(0)
    const { tally, left } = await settle(attempt, kind, outcomes).catch((error: unknown) => {
      // What cannot be written now may be written by the next attempt.
      failure ??= error
      return { tally: [], left: outcomes.map(({ job_id }) => ({ job_id, error })) }
    })
    for (const [ending, jobs] of tally) count(ending, jobs)
    retried.push(...left)
  }
  const last = [...retried, ...arrived]
  const tally = await settleLast(attempt, kind, last).catch((error: unknown) => {
    if (error instanceof LeaseLost) throw error
    failure ??= error
    const failed = last.map(({ job_id }) => ({ job_id, error }))
    return settleLast(attempt, kind, failed)
  })
  for (const [ending, jobs] of tally) count(ending, jobs)
  return failure
}

async function perform(
  kind: AnyJobKind | undefined,
  { data }: Attempt,
  { id, payload, attempts }: StartedJob,
  signal: AbortSignal,
  log: Logger,
): Promise<Outcome> {
  try {
    if (kind === undefined) {
      throw new JobFailure(`This version of the service does not know jobs of the kind "${data.kind}".`)
    }
    const outcome = await kind.run(kind.payload.parse(payload), { job_id: id, attempt: attempts, log, signal })
    return { job_id: id, outcome }
  } catch (error) {
    return { job_id: id, error }
  }
}
