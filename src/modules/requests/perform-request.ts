import { inTransaction } from '../../platform/db/transaction.ts'
import { type JobAttempt, JobFailure } from '../jobs/index.ts'
import { checkFit, pruneCandidates } from './check-fit.ts'
import { deliverStudy } from './deliver-group.ts'
import { parseRequest } from './parse-request.ts'
import type { RequestParts } from './parts.ts'
import { recruitCandidates } from './recruit-candidates.ts'
import { isOpen, type Phase, type RequestRow } from './request.ts'
import { screenCandidates } from './screen-candidates.ts'
import type { PerformPhase, Step } from './step.ts'
import { findRequest, lockStep, saveRequest } from './store.ts'

const perform: Record<Exclude<Phase, 'completed'>, PerformPhase> = {
  parse: parseRequest,
  recruit: recruitCandidates,
  screen: screenCandidates,
  prune: pruneCandidates,
  fit_check: checkFit,
  refine: recruitCandidates,
  create_study: deliverStudy,
}

/**
 * Takes a request from where it stands to where it ends, phase after phase. Each phase is written down before the next one
 * begins, together with whatever it has made: killed anywhere, the next attempt goes on from there, and ends as this one
 * would have, because a phase depends on the row and on nothing else.
 */
export async function performRequest(id: string, parts: RequestParts, attempt: JobAttempt): Promise<RequestRow> {
  for (;;) {
    const row = await findRequest(parts.db, id)
    if (row === undefined) throw new JobFailure('The request is no longer there.')
    // A request that was resumed has another job by now.
    if (row.job_id !== attempt.job_id || !isOpen(row)) return row
    attempt.signal.throwIfAborted()
    await takeStep(row, await nextStep(row, parts, attempt), parts)
  }
}

function nextStep(row: RequestRow, parts: RequestParts, attempt: JobAttempt): Step | Promise<Step> {
  if (row.status === 'queued') return { change: { status: 'running', progress_message: beginning(row) } }
  if (row.phase === 'completed') throw new Error(`request ${row.id} is running and has no phase left`)
  return perform[row.phase](row, parts, attempt)
}

const beginning = ({ phase }: RequestRow): string =>
  phase === 'parse' ? 'Reading the request.' : 'Approved; choosing people.'

/** Writes a step, unless another worker has: then its work is dropped, and the request is read anew. */
async function takeStep(row: RequestRow, { change, within, release }: Step, parts: RequestParts): Promise<void> {
  const { db, clock, ledger } = parts
  await inTransaction(db, async (trx) => {
    if (!(await lockStep(trx, row))) return
    const now = clock.now()
    const made = await within?.(trx, now)
    if (release === true && row.operation_id !== null) {
      await ledger.settle(trx, row.operation_id, 'groups_per_cycle', 0, now)
    }
    const next = { ...row, ...change, ...made, updated_at: now }
    const ended = next.status === 'completed' || next.status === 'refused'
    await saveRequest(trx, { ...next, ended_at: ended ? now : null })
  })
}
