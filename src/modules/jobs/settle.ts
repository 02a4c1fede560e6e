import { batchedBy } from '../../platform/batch.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Trx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { ServiceError } from '../../platform/errors.ts'
import type { Attempt, Queue } from '../../platform/queue.ts'
import { type AnyJobKind, JobFailure, type JobOutcome, type OnEnded, PassingFailure } from './kinds.ts'
import { endJobs, endParents, type JobEnd, requeueJobs } from './store.ts'

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

/** What an attempt has to write at one moment. */
interface Ends {
  attempt: Attempt
  kind: AnyJobKind | undefined
  outcomes: readonly Outcome[]
  /** Nothing of the attempt is open: the entry of the queue ends with these. */
  last: boolean
}

export interface Settling {
  /** Writes the ends of jobs while others of the same entry run. Those that are worth another try are handed back. */
  settle(
    attempt: Attempt,
    kind: AnyJobKind | undefined,
    outcomes: Outcome[],
  ): Promise<{ tally: Tally; left: Outcome[] }>
  /** Writes the last ends together with that of the entry; what is worth another try brings the entry back. */
  settleLast(attempt: Attempt, kind: AnyJobKind | undefined, outcomes: Outcome[]): Promise<Tally>
}

/**
 * What ends while a transaction is under way is written by the next one, whatever attempts it belongs to: so a busy worker
 * waits for the disk once for many. Only those of one turn go together; what an organization has locked, because it deletes
 * something, holds up nobody else.
 */
export function createSettling(parts: SettleParts): Settling {
  const writeTogether = batchedBy(
    ({ attempt }: Ends) => attempt.turn,
    (all) => settleAll(parts, all),
  )
  const write = async (ends: Ends): Promise<Tally> => {
    const written = await writeTogether(ends)
    if ('error' in written) throw written.error
    return written.tally
  }
  return {
    async settle(attempt, kind, given) {
      const { outcomes, left } = divide(attempt, given)
      return { tally: await write({ attempt, kind, outcomes, last: false }), left }
    },
    async settleLast(attempt, kind, given) {
      const { outcomes, left } = divide(attempt, given)
      if (left.length === 0) return write({ attempt, kind, outcomes, last: true })
      return bringBack(parts, { attempt, kind, outcomes, last: false }, left)
    },
  }
}

type Written = { tally: Tally } | { error: unknown }

/** In one transaction; where that fails, each by itself, so that what is wrong with one is not the others' fault. */
async function settleAll(parts: SettleParts, all: readonly Ends[]): Promise<readonly Written[]> {
  try {
    return await inTransaction(parts.database.db, (trx) => writeAll(parts, trx, all))
  } catch (error) {
    if (all.length === 1) return [{ error }]
    const written: Written[] = []
    for (const ends of all) written.push(...(await settleAll(parts, [ends])))
    return written
  }
}

async function writeAll(parts: SettleParts, trx: Trx, all: readonly Ends[]): Promise<Written[]> {
  const lasts = all.filter(({ last }) => last).map(({ attempt }) => attempt)
  // Entries come before jobs, here and where they are brought back: nobody waits for somebody who waits for them.
  const ours = await parts.queue.complete(trx, lasts)
  const kept = all.filter(({ attempt, last }) => !last || ours.has(attempt))
  const tallies = await writeEnds(parts, trx, kept)
  return all.map((ends) => {
    const tally = tallies.get(ends)
    return tally === undefined ? { error: new LeaseLost() } : { tally }
  })
}

function bringBack(parts: SettleParts, ends: Ends, left: readonly Outcome[]): Promise<Tally> {
  const ids = left.map(({ job_id }) => job_id)
  return inTransaction(parts.database.db, async (trx) => {
    if (!(await parts.queue.retry(trx, ends.attempt))) throw new LeaseLost()
    const tally = (await writeEnds(parts, trx, [ends], ids)).get(ends)!
    await requeueJobs(trx, ids)
    return [...tally, ['retried', ids.length]]
  })
}

const divide = (attempt: Attempt, given: readonly Outcome[]): { outcomes: Outcome[]; left: Outcome[] } => ({
  outcomes: given.filter((outcome) => hasEnded(attempt, outcome)),
  left: given.filter((outcome) => !hasEnded(attempt, outcome)),
})

/** A result, a failure that will not pass, or the last attempt. */
function hasEnded(attempt: Attempt, outcome: Outcome): boolean {
  if ('outcome' in outcome || attempt.retry_count >= attempt.retry_limit) return true
  return outcome.error instanceof JobFailure || outcome.error instanceof ServiceError
}

/** Results and records, the jobs' ends and what follows from them are one transaction. */
async function writeEnds(
  { clock, onEnded }: SettleParts,
  trx: Trx,
  all: readonly Ends[],
  left: readonly string[] = [],
): Promise<Map<Ends, Tally>> {
  const now = clock.now()
  // A worker that was frozen may hold a job twice, in an attempt that it has lost and in the next: the first one ends it.
  const firsts = new Map<string, { attempt: Attempt; outcome: Outcome }>()
  for (const { attempt, outcomes } of all) {
    for (const outcome of outcomes) if (!firsts.has(outcome.job_id)) firsts.set(outcome.job_id, { attempt, outcome })
  }
  const jobs = await endJobs(trx, [...firsts.values()].map(jobEndOf), now, left)
  const { ended } = jobs
  const tallies = new Map<Ends, Tally>()
  const records = new Map<AnyJobKind, unknown[]>()
  for (const ends of all) {
    const { kind, outcomes } = ends
    const effective = outcomes.filter((one) => ended.has(one.job_id) && firsts.get(one.job_id)?.outcome === one)
    const finished = effective.flatMap((outcome) => ('outcome' in outcome ? [outcome.outcome] : []))
    const recorded = finished.flatMap(({ record }) => (record === undefined ? [] : [record]))
    if (kind !== undefined && recorded.length > 0) records.set(kind, [...(records.get(kind) ?? []), ...recorded])
    tallies.set(ends, [
      ['finished', finished.length],
      ['failed', effective.length - finished.length],
      ['lost', outcomes.length - effective.length],
    ])
  }
  for (const [kind, of] of records) await kind.record?.(trx, of, now)
  // Last of all, since the other parts of the same jobs wait for it.
  const whole = await endParents(trx, jobs, now)
  if (whole.length > 0) await onEnded?.(trx, whole, now)
  return tallies
}

const jobEndOf = ({ attempt, outcome }: { attempt: Attempt; outcome: Outcome }): JobEnd =>
  'outcome' in outcome
    ? { id: outcome.job_id, result: outcome.outcome.result }
    : { id: outcome.job_id, error: sentenceOf(outcome.error, attempt) }

function sentenceOf(error: unknown, { retry_count }: Attempt): string {
  const told = error instanceof JobFailure || error instanceof ServiceError || error instanceof PassingFailure
  return told ? error.message : `The job failed ${retry_count + 1} times and has been given up.`
}
