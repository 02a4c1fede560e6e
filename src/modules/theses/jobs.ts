import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Trx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { AgentDirectory } from '../agents/index.ts'
import type { Ledger } from '../billing/index.ts'
import type { AgentSearch } from '../filters/index.ts'
import { type EndedJob, JobFailure, type JobKind, type QueuedKind } from '../jobs/index.ts'
import type { Composed } from './composed.ts'
import { recruitForClaim } from './recruit-for-claim.ts'
import { advance, findThesisByUuid, openByJobs, type ThesisRow } from './store.ts'

const payload = z.object({ thesis_id: z.string() })
type Payload = z.infer<typeof payload>

export const thesisQueued: QueuedKind<Payload> = {
  name: 'thesis',
  payload,
  retry_limit: 5,
  retry_delay_seconds: 2,
  expire_seconds: 3600,
}

export interface ThesisWork {
  database: Database
  directory: AgentDirectory
  search: AgentSearch
  ledger: Ledger
  clock: Clock
  /** Takes a thesis apart. */
  compose(row: ThesisRow, signal: AbortSignal): Composed | Promise<Composed>
}

/** Another worker was first: what this one came to leaves no trace, and it reads anew what is there. */
class Overtaken extends Error {}

/**
 * Takes a thesis apart and recruits a group for each claim. Every step is written down by itself: whoever comes after a
 * worker that died goes on where that one stopped.
 */
export const thesisKind = (work: ThesisWork): JobKind<Payload> => ({
  ...thesisQueued,
  async run({ thesis_id }, { signal }) {
    for (;;) {
      const row = await findThesisByUuid(work.database.db, thesis_id)
      if (row === undefined) throw new JobFailure('The thesis was deleted.')
      if (row.status !== 'queued' && row.status !== 'running') return { result: resultOf(row) }
      await nextStep(work, row, signal).catch((error: unknown) => {
        if (!(error instanceof Overtaken)) throw error
      })
    }
  },
})

async function nextStep(work: ThesisWork, row: ThesisRow, signal: AbortSignal): Promise<void> {
  const now = work.clock.now()
  if (row.step === 0) {
    const composed = await work.compose(row, signal)
    return write(work, async (trx) => {
      if ('refusal' in composed) return end(trx, work, row, { status: 'refused', refusal: composed.refusal }, now)
      const claims = composed.claims.map((claim) => {
        const { description, total } = work.search.matching({ filters: claim.filters })
        return {
          ...claim,
          audience: description,
          matched_count: total,
          research_group_id: null,
          tried: false,
          note: claim.caveat,
        }
      })
      return advance(trx, row, { claims }, now)
    })
  }
  const at = row.claims.findIndex(({ tried }) => !tried)
  if (at < 0) return write(work, (trx) => end(trx, work, row, { status: 'completed' }, now))
  return write(work, async (trx) => {
    const claim = await recruitForClaim(trx, work, row, at, now)
    return advance(trx, row, { claims: row.claims.with(at, claim) }, now)
  })
}

/** A step is written once: where another worker was first, the whole transaction is undone. */
function write({ database }: ThesisWork, step: (trx: Trx) => Promise<boolean>): Promise<void> {
  return inTransaction(database.db, async (trx) => {
    if (!(await step(trx))) throw new Overtaken()
  })
}

type End = { status: 'completed' | 'refused' } & Partial<Pick<ThesisRow, 'refusal'>>

async function end(trx: Trx, { ledger }: Pick<ThesisWork, 'ledger'>, row: ThesisRow, change: End, now: Date) {
  const moved = await advance(trx, row, change, now)
  if (moved) {
    await settleUsage(trx, ledger, row, now)
    const group_ids = row.claims.flatMap(({ research_group_id }) => research_group_id ?? [])
    await ledger.describe(trx, row.operation_id, { group_ids })
  }
  return moved
}

/** Commits what was delivered and gives the rest back. A thesis of which no group came about is not charged. */
async function settleUsage(trx: Trx, ledger: Ledger, { operation_id, claims }: ThesisRow, now: Date): Promise<void> {
  const groups = claims.filter(({ research_group_id }) => research_group_id !== null).length
  await ledger.settle(trx, operation_id, 'groups_per_cycle', groups, now)
  await ledger.settle(trx, operation_id, 'theses_per_cycle', groups > 0 ? 1 : 0, now)
}

const resultOf = (row: ThesisRow) => ({
  thesis_id: row.uuid,
  status: row.status,
  claim_count: row.claims.length,
  group_count: row.claims.filter(({ research_group_id }) => research_group_id !== null).length,
})

/** Work that was given up or cancelled before its end is settled by what it had come to. */
export const onThesisEnded =
  (ledger: Ledger) =>
  async (trx: Trx, jobs: readonly EndedJob[], now: Date): Promise<void> => {
    const ids = jobs.filter(({ kind }) => kind === thesisQueued.name).map(({ id }) => id)
    if (ids.length === 0) return
    for (const row of await openByJobs(trx, ids)) {
      await advance(trx, row, { status: 'failed', error: 'The work was given up before it had come to an end.' }, now)
      await settleUsage(trx, ledger, row, now)
    }
  }
