import type { Handlers } from '../../platform/contract/call.ts'
import type { Db } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import type * as contract from './contract.ts'
import { monthBudget } from './month-budget.ts'
import { presentBudget, presentCosts } from './present.ts'
import { type BudgetConfig, budgetsOf, lowerLimit, monthOf } from './rules.ts'
import { findStudyLimit, setOwnLimit, sumCosts, type Totals } from './store.ts'

export function modelsOperations(db: Db, config: BudgetConfig): Handlers<typeof contract> {
  const budgets = budgetsOf(config)

  return {
    async costs({ principal: { organization_id }, clock }, { study_id = null, month = null }) {
      const thisMonth = monthOf(clock.now())
      const shown = month ?? (study_id === null ? thisMonth : null)
      const [rows, { budget }, study, own] = await Promise.all([
        sumCosts(db, organization_id, { month: shown, study_id }),
        monthBudget(db, config, organization_id, shown ?? thisMonth),
        study_id === null ? null : studyTotals(db, organization_id, study_id),
        study_id === null ? null : findStudyLimit(db, organization_id, study_id),
      ])
      return {
        month: shown,
        study_id,
        ...presentCosts(rows),
        budget: {
          organization: budget,
          study: study && presentBudget(lowerLimit(budgets.study_cents, own), study),
        },
      }
    },

    async setBudget({ principal: { organization_id, role }, clock }, { monthly_cents }) {
      if (role !== 'admin') throw new ServiceError('forbidden', 'Only admins of the organization set its budget.')
      await setOwnLimit(db, organization_id, monthly_cents, clock.now())
      const { budget, ...own } = await monthBudget(db, config, organization_id, monthOf(clock.now()))
      return { ...own, ...budget }
    },
  }
}

/** Summed from the organization's own calls: the running total of a study does not say whose study it is. */
async function studyTotals(db: Db, organizationId: number, studyId: number): Promise<Totals> {
  const rows = await sumCosts(db, organizationId, { month: null, study_id: studyId })
  const { cost_micros, reserved_micros } = rows.find(({ by }) => by === 'total')!
  return { spent_micros: cost_micros, reserved_micros }
}
