import { batched } from '../../platform/batch.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { Books } from './books.ts'
import type { Payer } from './models.ts'
import { type Account, accountsOf, type Budgets, canBear, limitOf, monthOf, nameOf } from './rules.ts'
import {
  addToTotals,
  type CallRow,
  deleteUnfinished,
  type Ending,
  endPending,
  findLive,
  holdOrganizations,
  insertEnded,
  insertPending,
  type LiveRow,
  lockBooks,
  lockBooksBriefly,
  readTotals,
} from './store.ts'

/** A call that somebody wants to make. */
export type WantedCall = Omit<CallRow, 'id' | 'month' | 'created_at'> & Pick<Payer, 'study_budget_cents'>

export type Begun =
  /** It may be made, its estimated cost is set aside, and `end` must be told how it went. */
  | { outcome: 'recorded'; call: CallRow }
  /** It was made before. */
  | { outcome: 'replayed'; row: LiveRow }
  /** The budget of this scope does not bear it. */
  | { outcome: 'exhausted'; scope: Account['scope'] }
  /** The same was wanted again in the same moment, and the other one goes on. */
  | { outcome: 'superseded' }
  | { outcome: 'no_organization' }

/**
 * The books of model calls. Calls under way count with their estimate, others with their cost, and what one process sets
 * aside every other one sees. So a budget is exceeded by no more than the estimates of calls under way are too low, plus
 * the calls that two processes made of one because the second took the first for dead.
 *
 * Calls that arrive together share their statements: hundreds at once cost a handful.
 */
export interface CallLedger {
  begin(wanted: WantedCall): Promise<Begun>
  /** When it returns, text and cost are stored, and what was set aside is free. */
  end(call: CallRow, ending: Ending): Promise<void>
}

const BEGIN_GATHER_MS = 20

export function createCallLedger({ db, clock, budgets }: { db: Db; clock: Clock; budgets: Budgets }): CallLedger {
  // A call takes seconds and waits for its turn anyway, so that its beginning can wait for a few others. Its end cannot: what
  // is not written down when a process dies is paid for again.
  const begin = batched((wanted: readonly WantedCall[]) => beginAll(db, budgets, wanted, clock.now()), {
    gatherMs: BEGIN_GATHER_MS,
  })
  const end = batched(async (endings: readonly { call: CallRow; ending: Ending }[]) => {
    await endAll(db, endings, clock.now())
    return endings
  })
  return {
    begin,
    async end(call, ending) {
      await end({ call, ending })
    },
  }
}

const placeOf = (asked: { key: Uint8Array; organization_id: number | null }): string =>
  `${asked.organization_id ?? ''}:${Buffer.from(asked.key).toString('hex')}`

const placed = (rows: readonly LiveRow[]): Map<string, LiveRow> => new Map(rows.map((row) => [placeOf(row), row]))

async function beginAll(db: Db, budgets: Budgets, wanted: readonly WantedCall[], now: Date): Promise<Begun[]> {
  const last = new Map(wanted.map((call) => [placeOf(call), call]))
  // Most of what was asked before is found here, and waits for no lock.
  const recorded = placed(await findLive(db, [...last.values()]))
  const isNew = (call: WantedCall): boolean =>
    last.get(placeOf(call)) === call && recorded.get(placeOf(call))?.status !== 'finished'
  const begun = await record(db, budgets, wanted.filter(isNew), now)
  return wanted.map((call) => {
    const row = recorded.get(placeOf(call))
    if (row?.status === 'finished') return { outcome: 'replayed', row }
    return begun.get(call) ?? { outcome: 'superseded' }
  })
}

async function record(
  db: Db,
  budgets: Budgets,
  wanted: readonly WantedCall[],
  now: Date,
): Promise<Map<WantedCall, Begun>> {
  const begun = new Map<WantedCall, Begun>()
  if (wanted.length === 0) return begun
  const month = monthOf(now)
  await db.transaction().execute(async (trx) => {
    await lockBooksBriefly(trx)
    const live = placed(await findLive(trx, wanted))
    const ids = new Set(wanted.flatMap(({ organization_id }) => organization_id ?? []))
    const organizations = new Map((await holdOrganizations(trx, [...ids])).map((row) => [row.id, row]))
    const accounts = new Map(wanted.flatMap((one) => accountsOf({ ...one, month })).map((one) => [nameOf(one), one]))
    const books = new Books(await readTotals(trx, [...accounts.values()]))
    for (const one of wanted) {
      const { study_budget_cents, ...call } = one
      const payer = call.organization_id === null ? NOBODY : organizations.get(call.organization_id)
      begun.set(
        one,
        payer === undefined
          ? { outcome: 'no_organization' }
          : admit(
              { ...call, id: uuidv7(now.getTime()), month, created_at: now },
              live.get(placeOf(one)),
              books,
              (account) => limitOf(account, budgets, { own_cents: payer.own_cents, study_budget_cents }),
            ),
      )
    }
    await insertPending(
      trx,
      [...begun.values()].flatMap((one) => (one.outcome === 'recorded' ? one.call : [])),
    )
    await addToTotals(trx, books.changes())
  })
  return begun
}

/** Pays for what has no organization: the operator, who sets no limit beside that of the installation. */
const NOBODY = { own_cents: null }

function admit(
  call: CallRow,
  found: LiveRow | undefined,
  books: Books,
  limit: (account: Account) => number | null,
): Begun {
  if (found?.status === 'finished') return { outcome: 'replayed', row: found }
  // Whoever began the same call is dead, as far as one can tell; this one takes its place, and what was set aside for it.
  if (found !== undefined) books.reserve(accountsOf(found), -found.estimated_micros)
  const accounts = accountsOf(call)
  const full = accounts.find((account) => !canBear(limit(account), books.taken(account), call.estimated_micros))
  if (full !== undefined) {
    if (found !== undefined) books.reserve(accountsOf(found), found.estimated_micros)
    return { outcome: 'exhausted', scope: full.scope }
  }
  books.reserve(accounts, call.estimated_micros)
  return { outcome: 'recorded', call }
}

async function endAll(db: Db, endings: readonly { call: CallRow; ending: Ending }[], now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockBooks(trx)
    const ended = await endPending(trx, endings, now)
    const books = new Books([])
    for (const { call, ending } of endings) {
      const accounts = accountsOf(call)
      if (ended.has(call.id)) books.reserve(accounts, -call.estimated_micros)
      else if (!(await insertEnded(trx, call, ending, now))) continue
      if (ending.status === 'finished') books.spend(accounts, ending.cost_micros ?? 0)
    }
    await addToTotals(trx, books.changes())
  })
}

/** No call takes as long, with all its retries; whoever made it is dead. */
const PENDING_MS = 3_600_000
/** Failures are kept for the reports of this and the last months. */
const FAILED_MS = 90 * 86_400_000

/** Drops calls that nobody will end any more, and gives back what was set aside for them. */
export async function tidyModelCalls(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockBooks(trx)
    await deleteUnfinished(trx, {
      pending_before: new Date(now.getTime() - PENDING_MS),
      failed_before: new Date(now.getTime() - FAILED_MS),
    })
  })
}
