import type { z } from 'zod'
import type * as contract from './contract.ts'
import type { EventRow } from './events.ts'
import type { Feature } from './rules.ts'
import type { OperationRow, PlanRow, UsageRecord, UsageState } from './store.ts'

/** A usage record as callers see it, in `usage_recorded` and with its operation. */
export interface UsageEntry {
  operation_id: string
  feature: Feature
  units: number
  state: UsageState
  recorded_at: string
}

export const presentRecord = ({ recorded_at, ...record }: UsageRecord): UsageEntry => ({
  ...record,
  recorded_at: recorded_at.toISOString(),
})

export interface UsageTotal {
  feature: Feature
  reserved: number
  committed: number
  voided: number
  open: number
}

/** What the records of an operation come to, feature by feature: reserved = committed + voided + open. */
function totalsOf(records: readonly UsageRecord[]): UsageTotal[] {
  const totals = new Map<Feature, UsageTotal>()
  for (const { feature, units, state } of records) {
    const total = totals.get(feature) ?? { feature, reserved: 0, committed: 0, voided: 0, open: 0 }
    totals.set(feature, total)
    if (state === 'traced') continue
    total[state] += units
    total.open += state === 'reserved' ? units : -units
  }
  return [...totals.values()]
}

/** An operation as callers see it, with what all its records come to. */
export function presentOperation({ id, kind, about, created_at }: OperationRow, records: readonly UsageRecord[]) {
  const totals = totalsOf(records.filter(({ operation_id }) => operation_id === id))
  const status = totals.some(({ open }) => open > 0) ? ('open' as const) : ('settled' as const)
  return { operation_id: id, kind, status, about, totals, created_at: created_at.toISOString() }
}

export const presentEvent = ({ id, type, charge_cents, is_admin, user_id, details, created_at }: EventRow) => ({
  id,
  type,
  charge_cents,
  is_admin,
  user_id,
  details,
  created_at: created_at.toISOString(),
})

const flags = [
  'inc_saas',
  'inc_research_studies',
  'inc_chat_integration',
  'inc_research_groups',
  'inc_quick_questions',
] as const

export const presentPlan = (plan: PlanRow): z.input<typeof contract.usage.output>['plan'] => ({
  name: plan.tier_name ?? 'free',
  agent_tier: plan.agent_tier ?? 0,
  billing_mode: plan.billing_mode as z.input<typeof contract.usage.output>['plan']['billing_mode'],
  features: flags.filter((flag) => plan[flag] === true).map((flag) => flag.slice('inc_'.length)),
})
