import type { Db } from '../../platform/db/database.ts'
import { presentBudget } from './present.ts'
import { type BudgetConfig, budgetsOf, lowerLimit } from './rules.ts'
import { findOwnLimit, readTotals } from './store.ts'

/** How an organization's budget of a month stands, and what it allows itself. */
export async function monthBudget(db: Db, config: BudgetConfig, organizationId: number, month: string) {
  const account = { scope: 'organization' as const, scope_id: organizationId, month }
  const [own, totals] = await Promise.all([findOwnLimit(db, organizationId), readTotals(db, [account])])
  const limit = lowerLimit(budgetsOf(config).organization_cents, own)
  return { monthly_cents: own, budget: { month, ...presentBudget(limit, totals[0]) } }
}
