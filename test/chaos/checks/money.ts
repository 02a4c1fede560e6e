import type { State } from '../state.ts'
import type { Limits } from '../tenants.ts'
import type { Check } from './check.ts'

const settled: Check = {
  promise: 'nothing is left set aside: what an operation reserved is committed or given back',
  find: (_history, { records }) =>
    records
      .filter(({ reserved, committed, voided }) => reserved !== committed + voided)
      .map(
        (row) => `${row.kind} ${row.operation_id}: ${row.reserved} reserved, ${row.committed} + ${row.voided} settled`,
      ),
}

const totals: Check = {
  promise: 'every quota is the sum of its records, and within its limit',
  find(_history, { records, quotas, tenants }) {
    const sums = new Map<string, number>()
    for (const row of records) sums.set(cycleOf(row), (sums.get(cycleOf(row)) ?? 0) + row.committed)
    const wrong = quotas.filter((row) => row.used !== (sums.get(cycleOf(row)) ?? 0) || row.reserved !== 0)
    const limits = new Map(tenants.map((tenant) => [tenant.organization_id, tenant.limits]))
    const over = quotas.filter((row) => row.used > (limits.get(row.organization_id)?.[row.feature] ?? Infinity))
    const counted = new Set(quotas.map(cycleOf))
    const missing = [...sums].filter(([cycle, units]) => units > 0 && !counted.has(cycle))
    return [
      ...wrong.map(
        (row) => `${cycleOf(row)}: ${row.used} used, ${row.reserved} reserved; records: ${sums.get(cycleOf(row))}`,
      ),
      ...over.map((row) => `${cycleOf(row)}: ${row.used} used is over the limit`),
      ...missing.map(([cycle, units]) => `${cycle}: ${units} committed, and no total`),
    ]
  },
}

const cycleOf = (row: { organization_id: number; feature: string; cycle_start: string }): string =>
  `${row.organization_id} ${row.feature} ${row.cycle_start}`

const work: Check = {
  promise:
    'as many units are charged as there is work: one for a question, one for a group, one for a thesis with groups',
  find(_history, state) {
    return state.tenants.flatMap(({ name, organization_id }) => {
      const units = (feature: keyof Limits): number =>
        state.records
          .filter((row) => row.organization_id === organization_id && row.feature === feature)
          .reduce((sum, row) => sum + row.committed, 0)
      const there = workOf(state, organization_id)
      return (Object.keys(there) as (keyof Limits)[])
        .filter((feature) => units(feature) !== there[feature])
        .map((feature) => `${name}: ${units(feature)} of ${feature} are charged for ${there[feature]}`)
    })
  },
}

function workOf({ questions, jobs, groups, theses }: State, organization_id: number): Limits {
  const own = <T extends { organization_id: number | null }>(list: T[]): T[] =>
    list.filter((one) => one.organization_id === organization_id)
  return {
    questions_per_cycle: own(questions).length + own(jobs).filter(({ kind }) => kind === 'free_question').length,
    groups_per_cycle: own(groups).length,
    theses_per_cycle: own(theses).filter(({ status }) => status === 'completed').length,
  }
}

const events: Check = {
  promise: 'every question has one billable event, and every event of a question has its question',
  find(_history, { questions, jobs, events: all }) {
    const asked = [
      ...questions.map(({ id }) => `question ${id}`),
      ...jobs.filter(({ kind }) => kind === 'free_question').map(({ id }) => `job ${id}`),
    ]
    const charged = all
      .filter(({ details }) => details.agents !== undefined)
      .map(({ details }) =>
        details.question_id === undefined ? `job ${details.job_id}` : `question ${details.question_id}`,
      )
    const counts = Map.groupBy(charged, (what) => what)
    return [
      ...asked
        .filter((what) => counts.get(what)?.length !== 1)
        .map((what) => `${what}: ${counts.get(what)?.length ?? 0} events`),
      ...[...counts.keys()].filter((what) => !asked.includes(what)).map((what) => `${what} is charged and not there`),
    ]
  },
}

const invoices: Check = {
  promise: 'what a month comes to is the sum of its events',
  find: (_history, { cycles, events: all }) =>
    cycles.flatMap(({ organization_id, month, charged_cents, questions }) => {
      const own = all.filter((event) => event.organization_id === organization_id && event.month === month)
      const cents = own.reduce((sum, event) => sum + event.charge_cents, 0)
      const count = own.filter(({ details }) => details.agents !== undefined).length
      return cents === charged_cents && count === questions
        ? []
        : [
            `${organization_id} ${month}: ${charged_cents} cents and ${questions} questions; events: ${cents} and ${count}`,
          ]
    }),
}

const models: Check = {
  promise: 'the books of language models are closed: nothing set aside, and what was spent is what calls cost',
  find(_history, { model_calls, model_spending }) {
    const keyOf = (row: { scope: string; scope_id: number; month: string }) =>
      `${row.scope} ${row.scope_id} ${row.month}`
    const calls = new Map(model_calls.map((row) => [keyOf(row), row]))
    const wrong = model_spending.filter(
      (row) => row.reserved_micros !== 0 || row.spent_micros !== (calls.get(keyOf(row))?.micros ?? 0),
    )
    const open = model_calls.filter(({ pending }) => pending > 0)
    return [
      ...wrong.map(
        (row) =>
          `${keyOf(row)}: ${row.reserved_micros} reserved, ${row.spent_micros} spent; calls: ${calls.get(keyOf(row))?.micros}`,
      ),
      ...open.map((row) => `${keyOf(row)}: ${row.pending} calls are under way`),
    ]
  },
}

export const moneyChecks: readonly Check[] = [settled, totals, work, events, invoices, models]
