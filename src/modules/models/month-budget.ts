import type { Db } from '../../platform/db/database.ts'
import { presentBudget } from './present.ts'
import { type BudgetConfig, budgetsOf, lowerLimit, monthOf } from './rules.ts'
import { findOwnLimit, readTotals } from './store.ts'

/** How an organization's budget of a month stands, and what it allows itself. */
export async function monthBudget(db: Db, config: BudgetConfig, organizationId: number, month: string) {
  const account = { scope: 'organization' as const, scope_id: organizationId, month }
  const [own, totals] = await Promise.all([findOwnLimit(db, organizationId), readTotals(db, [account])])
  const limit = lowerLimit(budgetsOf(config).organization_cents, own)
  return { monthly_cents: own, budget: { month, ...presentBudget(limit, totals[0]) } }
}

/** What the installation may still spend in this month, in cents; null where it has no limit. */
export async function monthLeft(db: Db, config: BudgetConfig, now: Date): Promise<number | null> {
  const limit = budgetsOf(config).installation_cents ?? null
  const totals = await readTotals(db, [{ scope: 'installation', scope_id: 0, month: monthOf(now) }])
  return presentBudget(limit, totals[0]).remaining_cents
}
