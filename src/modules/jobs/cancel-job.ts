import type { Trx } from '../../platform/db/database.ts'
import type { OnEnded } from './kinds.ts'
import { endJobs, endParents, lockQueued } from './store.ts'

const CANCELLED = 'The job was cancelled before it began.'

/** Ends what has not begun of a job, and returns how many jobs that were. What is under way stays. */
export async function cancelJob(trx: Trx, id: string, onEnded: OnEnded | undefined, now: Date): Promise<number> {
  const ends = (await lockQueued(trx, id)).map((queued) => ({ id: queued, error: CANCELLED }))
  const ended = await endJobs(trx, ends, now)
  const whole = await endParents(trx, ended, now)
  if (whole.length > 0) await onEnded?.(trx, whole, now)
  return ended.ended.size
}
