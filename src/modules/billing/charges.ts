import type { Principal } from '../../platform/contract/call.ts'
import type { Trx } from '../../platform/db/database.ts'
import { countQuestion, insertEvent, takeFromCycle } from './events.ts'
import { cycleOf, priceOf, type QuestionType, type WorkType } from './rules.ts'

/** Ids of what an event is about, by their names. */
type About = Record<string, number | string | undefined>

/** Work that was accepted: a question to so many agents, or something else, which costs nothing. */
export type Accepted =
  | { type: QuestionType; agents: number; about: About }
  | { type: WorkType; agents?: never; about: About }

/**
 * Writes down a billable event, in the transaction that accepts the work. A question is charged when it is accepted,
 * whatever becomes of its answers. The row of the cycle is locked until the transaction ends, so that no free question and
 * no cent of credit is given twice. It is always the last row of the ledger to be locked, after those of quotas: then two
 * who ask at once never wait for each other.
 */
export type RecordCharge = (
  trx: Trx,
  principal: Pick<Principal, 'organization_id' | 'user_id'>,
  accepted: Accepted,
  now: Date,
) => Promise<void>

export function createCharges(agentAnswerPriceCents: number): RecordCharge {
  return async (trx, { organization_id, user_id }, { type, agents, about }, now) => {
    const event = { organization_id, user_id, type, created_at: now }
    if (agents === undefined) return insertEvent(trx, { ...event, charge_cents: 0, details: about })
    const cycle_start = cycleOf(now).start
    const cycle = await countQuestion(trx, organization_id, cycle_start)
    // The free panel is free for everybody, also for those who pay for other questions.
    const unitCents = type === 'free_question' ? 0 : agentAnswerPriceCents
    const { charge_cents, ...price } = priceOf(agents, unitCents, cycle, cycle)
    await takeFromCycle(trx, organization_id, cycle_start, { charge_cents, ...price })
    return insertEvent(trx, { ...event, charge_cents, details: { agents, ...price, ...about } })
  }
}
