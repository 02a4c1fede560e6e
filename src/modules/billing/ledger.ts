import type { Principal } from '../../platform/contract/call.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { createCharges, type RecordCharge } from './charges.ts'
import { presentRecord, type UsageEntry } from './present.ts'
import { cycleOf, type Feature, quotasOf, settlement } from './rules.ts'
import {
  describeOperation,
  findPlan,
  insertOperation,
  insertRecord,
  listQuotas,
  listRecords,
  lockOperation,
  openReservations,
  type PlanRow,
  settleUnits,
  spendUnits,
  takeUnits,
} from './store.ts'
import type { UpgradeLinks } from './upgrade-links.ts'

export interface LedgerParts {
  free_questions_per_cycle: number
  upgrade_links: UpgradeLinks
  /** What one agent's answer costs an organization that pays, before its tier's multiplier. */
  agent_answer_price_cents: number
}

/** The ledger of quotas and charges. Everything happens in the caller's transaction; reserved = committed + voided + open, always. */
export interface Ledger {
  /** Begins an operation under which usage is recorded. */
  begin(trx: Trx, owner: Pick<Principal, 'organization_id' | 'user_id'>, kind: string, now: Date): Promise<string>
  /** Says what an operation is about: ids by their names. What was said before stays. */
  describe(trx: Trx, operationId: string, about: Record<string, unknown>): Promise<void>
  /** Records that a feature was used at no charge. */
  trace(trx: Trx, operationId: string, feature: Feature, now: Date): Promise<void>
  /** Everything that was recorded of an operation, as callers see it. */
  recorded(db: Db, operationId: string): Promise<UsageEntry[]>
  /** Sets units aside, or throws quota_exhausted. */
  reserve(
    trx: Trx,
    principal: Principal,
    operationId: string,
    feature: Feature,
    units: number,
    now: Date,
  ): Promise<void>
  /** Begins an operation that is delivered by being accepted: its units are reserved and committed, or quota_exhausted is thrown. */
  spend(trx: Trx, principal: Principal, kind: string, feature: Feature, units: number, now: Date): Promise<string>
  /** Ends what is open of a reservation; calling it again changes nothing. */
  settle(trx: Trx, operationId: string, feature: Feature, delivered: number, now: Date): Promise<void>
  /** Writes down what accepted work costs. After the reservation that it needs, never before one. */
  charge: RecordCharge
}

export function createLedger(parts: LedgerParts): Ledger {
  async function limitOf(trx: Trx, { organization_id }: Principal, feature: Feature) {
    const plan = await findPlan(trx, organization_id)
    return {
      plan,
      limit: quotasOf(plan.tier_name === null ? undefined : plan, parts.free_questions_per_cycle)[feature],
    }
  }

  /** Says how much is used, and until when; the caller throws it. */
  async function exhausted(
    trx: Trx,
    { organization_id, role }: Principal,
    feature: Feature,
    { plan, limit }: { plan: PlanRow; limit: number },
    now: Date,
  ): Promise<ServiceError> {
    const cycle = cycleOf(now)
    const quotas = await listQuotas(trx, organization_id, cycle.start)
    const quota = quotas.find((row) => row.feature === feature)
    const used = (quota?.used ?? 0) + (quota?.reserved ?? 0)
    const upgradable = role === 'admin' && plan.billing_mode === 'free'
    return new ServiceError('quota_exhausted', `${used} of ${limit} units of ${feature} are used in this cycle.`, {
      retry_after_seconds: Math.ceil((cycle.end.getTime() - now.getTime()) / 1000),
      limit,
      window_seconds: (cycle.end.getTime() - cycle.start.getTime()) / 1000,
      scope: feature,
      family: feature,
      used,
      cycle_end: cycle.end.toISOString(),
      ...(upgradable ? { upgrade_url: parts.upgrade_links.create(plan.organization_uuid, now) } : {}),
    })
  }

  return {
    begin: insertOperation,
    describe: describeOperation,
    charge: createCharges(parts.agent_answer_price_cents),
    recorded: async (db, operationId) => (await listRecords(db, operationId)).map(presentRecord),

    async trace(trx, operationId, feature, now) {
      const record = { operation_id: operationId, feature, units: 0, state: 'traced' as const, recorded_at: now }
      await insertRecord(trx, record, cycleOf(now).start)
    },

    async reserve(trx, principal, operationId, feature, units, now) {
      const allowed = await limitOf(trx, principal, feature)
      const cycle = cycleOf(now)
      const taken = await takeUnits(trx, principal.organization_id, feature, cycle.start, units, allowed.limit)
      if (taken === undefined) throw await exhausted(trx, principal, feature, allowed, now)
      await insertRecord(
        trx,
        { operation_id: operationId, feature, units, state: 'reserved', recorded_at: now },
        cycle.start,
      )
    },

    async spend(trx, principal, kind, feature, units, now) {
      const allowed = await limitOf(trx, principal, feature)
      const { organization_id, user_id } = principal
      const operation_id = uuidv7(now.getTime())
      const spending = {
        operation_id,
        organization_id,
        user_id,
        kind,
        feature,
        units,
        cycle_start: cycleOf(now).start,
        now,
      }
      if (!(await spendUnits(trx, spending, allowed.limit)))
        throw await exhausted(trx, principal, feature, allowed, now)
      return operation_id
    },

    async settle(trx, operationId, feature, delivered, now) {
      const operation = await lockOperation(trx, operationId)
      if (operation === undefined) return
      let left = delivered
      for (const { units: open, cycle_start } of await openReservations(trx, operationId, feature)) {
        const outcome = settlement(open, left)
        left -= outcome.committed
        for (const state of ['committed', 'voided'] as const) {
          const units = outcome[state]
          if (units > 0)
            await insertRecord(trx, { operation_id: operationId, feature, units, state, recorded_at: now }, cycle_start)
        }
        await settleUnits(trx, operation.organization_id, feature, cycle_start, outcome)
      }
    },
  }
}
