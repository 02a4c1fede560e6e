import type { Clock } from '../../platform/clock.ts'
import type { Database, Trx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { ServiceError } from '../../platform/errors.ts'
import type { Attempt, Queue } from '../../platform/queue.ts'
import { type AnyJobKind, JobFailure, type JobOutcome, type OnEnded, PassingFailure } from './kinds.ts'
import { type Ended, endJobs, endParents, type JobEnd, requeueJobs } from './store.ts'

export interface SettleParts {
  database: Database
  queue: Queue
  clock: Clock
  onEnded?: OnEnded | undefined
}

/** What became of one job of an attempt. */
export type Outcome = { job_id: string; outcome: JobOutcome } | { job_id: string; error: unknown }

export type Ending = 'finished' | 'failed' | 'retried' | 'lost' | 'skipped'

/** Another worker has the jobs by now: what this one came to leaves no trace. */
export class LeaseLost extends Error {}

type Tally = [Ending, number][]

/** Writes the ends of jobs while others of the same entry run. Those that are worth another try are handed back. */
export async function settle(
  parts: SettleParts,
  attempt: Attempt,
  kind: AnyJobKind | undefined,
  outcomes: readonly Outcome[],
): Promise<{ tally: Tally; left: Outcome[] }> {
  const left = outcomes.filter((outcome) => !hasEnded(attempt, outcome))
  const ends = outcomes.filter((outcome) => hasEnded(attempt, outcome))
  const tally = await inTransaction(parts.database.db, async (trx) => {
    const written = await write(parts, trx, attempt, kind, ends)
    await follow(parts, trx, written.ended)
    return written.tally
  })
  return { tally, left }
}

/** Writes the last ends together with that of the entry; what is worth another try brings the entry back. */
export function settleLast(
  parts: SettleParts,
  attempt: Attempt,
  kind: AnyJobKind | undefined,
  outcomes: readonly Outcome[],
): Promise<Tally> {
  const left = outcomes.filter((outcome) => !hasEnded(attempt, outcome)).map(({ job_id }) => job_id)
  const ends = outcomes.filter((outcome) => hasEnded(attempt, outcome))
  return inTransaction(parts.database.db, async (trx) => {
    const { tally, ended } = await write(parts, trx, attempt, kind, ends, left)
    const ours = left.length === 0 ? parts.queue.complete(trx, attempt) : parts.queue.retry(trx, attempt)
    if (!(await ours)) throw new LeaseLost()
    if (left.length > 0) await requeueJobs(trx, left)
    await follow(parts, trx, ended)
    return [...tally, ['retried', left.length]]
  })
}

/** A result, a failure that will not pass, or the last attempt. */
function hasEnded(attempt: Attempt, outcome: Outcome): boolean {
  if ('outcome' in outcome || attempt.retry_count >= attempt.retry_limit) return true
  return outcome.error instanceof JobFailure || outcome.error instanceof ServiceError
}

/** Last of all, since the other parts of the same job wait for it. */
async function follow({ clock, onEnded }: SettleParts, trx: Trx, ended: Ended): Promise<void> {
  const now = clock.now()
  const whole = await endParents(trx, ended, now)
  if (whole.length > 0) await onEnded?.(trx, whole, now)
}

/** Results and records, the jobs' ends and what follows from them are one transaction. */
async function write(
  { clock }: SettleParts,
  trx: Trx,
  attempt: Attempt,
  kind: AnyJobKind | undefined,
  outcomes: readonly Outcome[],
  left: readonly string[] = [],
): Promise<{ tally: Tally; ended: Ended }> {
  const now = clock.now()
  const ends = outcomes.map(
    (outcome): JobEnd =>
      'outcome' in outcome
        ? { id: outcome.job_id, result: outcome.outcome.result }
        : { id: outcome.job_id, error: sentenceOf(outcome.error, attempt) },
  )
  const jobs = await endJobs(trx, ends, now, left)
  const { ended } = jobs
  const finished = outcomes.flatMap((outcome) =>
    'outcome' in outcome && ended.has(outcome.job_id) ? [outcome.outcome] : [],
  )
  const records = finished.flatMap(({ record }) => (record === undefined ? [] : [record]))
  if (records.length > 0) await kind?.record?.(trx, records, now)
  const tally: Tally = [
    ['finished', finished.length],
    ['failed', ended.size - finished.length],
    ['lost', outcomes.length - ended.size],
  ]
  return { tally, ended: jobs }
}

function sentenceOf(error: unknown, { retry_count }: Attempt): string {
  const told = error instanceof JobFailure || error instanceof ServiceError || error instanceof PassingFailure
  return told ? error.message : `The job failed ${retry_count + 1} times and has been given up.`
}
