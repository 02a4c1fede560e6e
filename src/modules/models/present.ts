import type { z } from 'zod'
import type * as contract from './contract.ts'
import { centsOf, microsOfCents } from './prices.ts'
import type { CostRow, Totals } from './store.ts'

type Costs = z.input<typeof contract.costs.output>

const NOTHING = { spent_micros: 0, reserved_micros: 0 }

/** How an account stands against its limit. What is over the limit is not shown as a debt. */
export function presentBudget(
  limit_cents: number | null,
  { spent_micros, reserved_micros }: Totals = NOTHING,
): NonNullable<Costs['budget']['study']> {
  const remaining =
    limit_cents === null ? null : Math.max(0, microsOfCents(limit_cents) - spent_micros - reserved_micros)
  return {
    limit_cents,
    spent_cents: centsOf(spent_micros),
    reserved_cents: centsOf(reserved_micros),
    remaining_cents: remaining === null ? null : centsOf(remaining),
  }
}

export function presentCosts(rows: readonly CostRow[]): Pick<Costs, 'totals' | 'by_model' | 'by_purpose' | 'by_study'> {
  const of = (by: CostRow['by']): CostRow[] => rows.filter((row) => row.by === by)
  return {
    // A sum over no rows is a row.
    totals: presentFigures(of('total')[0]!),
    by_model: of('model').map((row) => ({ model: row.model ?? '', ...presentFigures(row) })),
    by_purpose: of('purpose').map((row) => ({ purpose: row.purpose ?? '', ...presentFigures(row) })),
    by_study: of('study').map((row) => ({ study_id: row.study_id, ...presentFigures(row) })),
  }
}

const presentFigures = (row: CostRow): Costs['totals'] => ({
  calls: row.calls,
  failed_calls: row.failed_calls,
  rejected_calls: row.rejected_calls,
  unpriced_calls: row.unpriced_calls,
  input_tokens: row.input_tokens,
  cached_tokens: row.cached_tokens,
  output_tokens: row.output_tokens,
  reasoning_tokens: row.reasoning_tokens,
  cost_cents: centsOf(row.cost_micros),
})
