import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import type { Logger } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { Attempt, Queue } from '../../platform/queue.ts'
import { type AnyJobKind, JobFailure, type JobOutcome, PassingFailure } from './kinds.ts'
import { failJob, finishJob, requeueJob, startJob } from './store.ts'

export interface WorkerParts {
  database: Database
  queue: Queue
  kinds: readonly AnyJobKind[]
  clock: Clock
  log: Logger
  metrics: Metrics
  concurrency: number
  lease_seconds: number
}

type Ending = 'finished' | 'failed' | 'retried' | 'lost' | 'skipped'

/** One attempt at one job, from its start to its end in the database. Never throws: whatever happens is an ending. */
export async function runAttempt(parts: WorkerParts, attempt: Attempt, signal: AbortSignal): Promise<void> {
  const { metrics, clock } = parts
  const { job_id, kind } = attempt.data
  const log = parts.log.child({ job_id, kind })
  const began = performance.now()
  metrics.jobWaitSeconds.observe({ kind }, Math.max(0, (Date.now() - attempt.queued_at.getTime()) / 1000))
  let ending: Ending
  let err: unknown
  try {
    const started = await startJob(parts.database.db, job_id, clock.now())
    if (started === undefined) {
      ending = (await parts.queue.complete(parts.database.db, attempt)) ? 'skipped' : 'lost'
    } else {
      const outcome = await perform(parts, attempt, started.payload, started.attempts, signal, log)
      ending = await settle(parts, attempt, outcome)
    }
  } catch (error) {
    err = error
    ending = await giveBack(parts, attempt, error).catch((second: unknown) => {
      log.error({ err: second }, 'cannot settle a job; its lease will run out')
      return 'lost' as const
    })
  }
  const seconds = (performance.now() - began) / 1000
  metrics.jobs.inc({ kind, outcome: ending })
  metrics.jobSeconds.observe({ kind }, seconds)
  const line = { outcome: ending, attempt: attempt.retry_count + 1, ms: Math.round(seconds * 1000) }
  if (err === undefined) log.info(line, 'job')
  else log.warn({ ...line, err }, 'job')
}

async function perform(
  { kinds }: WorkerParts,
  { data }: Attempt,
  payload: unknown,
  attempt: number,
  signal: AbortSignal,
  log: Logger,
): Promise<JobOutcome> {
  const kind = kinds.find((candidate) => candidate.name === data.kind)
  if (kind === undefined)
    throw new JobFailure(`This version of the service does not know jobs of the kind "${data.kind}".`)
  return kind.run(kind.payload.parse(payload), { job_id: data.job_id, attempt, log, signal })
}

/** Results, the job's end and the queue's are one transaction; an attempt that lost its lease leaves no trace. */
async function settle({ database, queue, clock }: WorkerParts, attempt: Attempt, outcome: JobOutcome): Promise<Ending> {
  try {
    await database.db.transaction().execute(async (trx) => {
      await outcome.write?.(trx)
      const finished = await finishJob(trx, attempt.data.job_id, outcome.result, clock.now())
      if (!finished || !(await queue.complete(trx, attempt))) throw new LeaseLost()
    })
    return 'finished'
  } catch (error) {
    if (error instanceof LeaseLost) return 'lost'
    throw error
  }
}

class LeaseLost extends Error {}

async function giveBack({ database, queue, clock }: WorkerParts, attempt: Attempt, error: unknown): Promise<Ending> {
  const permanent = error instanceof JobFailure || error instanceof ServiceError
  const last = attempt.retry_count >= attempt.retry_limit
  return database.db.transaction().execute(async (trx) => {
    if (!permanent && !last) {
      if (!(await queue.retry(trx, attempt))) return 'lost'
      await requeueJob(trx, attempt.data.job_id)
      return 'retried'
    }
    // The queue is done with it either way; what went wrong is kept in the job, where its owner can read it.
    if (!(await queue.complete(trx, attempt))) return 'lost'
    const sentence =
      permanent || error instanceof PassingFailure
        ? error.message
        : `The job failed ${attempt.retry_count + 1} times and has been given up.`
    await failJob(trx, attempt.data.job_id, sentence, clock.now())
    return 'failed'
  })
}
