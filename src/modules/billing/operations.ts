import type { AuthenticatedCall, Handlers } from '../../platform/contract/call.ts'
import { pageOf } from '../../platform/contract/paging.ts'
import type { Db } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import type { RateLimits } from '../../platform/limits/rate-limits.ts'
import type * as contract from './contract.ts'
import { eventsCsv, usageCsv } from './downloads.ts'
import { findCycle, listEvents } from './events.ts'
import { presentEvent, presentOperation, presentPlan, presentRecord } from './present.ts'
import { cycleOf, type Feature, leftOf, quotasOf } from './rules.ts'
import { findOperation, findPlan, listOperations, listQuotas, listRecords } from './store.ts'

export interface BillingParts {
  db: Db
  limits: RateLimits
  free_questions_per_cycle: number
  currency: string
}

type Contracts = Pick<
  typeof contract,
  'usage' | 'events' | 'downloadEvents' | 'getOperation' | 'listOperations' | 'downloadUsage'
>

export const billingOperations = ({
  db,
  limits,
  free_questions_per_cycle,
  currency,
}: BillingParts): Handlers<Contracts> => ({
  async getOperation({ principal }, { operation_id }) {
    const found = isUuid(operation_id) ? await findOperation(db, principal.organization_id, operation_id) : undefined
    if (found === undefined) throw new ServiceError('not_found', `There is no operation ${operation_id}.`)
    const records = await listRecords(db, found.id)
    return { operation: { ...presentOperation(found, records), usage_recorded: records.map(presentRecord) } }
  },

  async listOperations({ principal: { organization_id } }, { kind, from, to, ...paging }) {
    const { rows, total } = await listOperations(db, organization_id, { kind, ...periodOf({ from, to }) }, paging)
    const records = await listRecords(db, ...rows.map(({ id }) => id))
    return { operations: rows.map((row) => presentOperation(row, records)), ...pageOf(rows, total, paging) }
  },

  async downloadUsage({ principal: { organization_id } }, { kind, from, to }) {
    return usageCsv(db, organization_id, { kind, ...periodOf({ from, to }) })
  },

  async events({ principal: { organization_id } }, { type, from, to, ...paging }) {
    const filter = { type, ...periodOf({ from, to }) }
    const { rows, totals } = await listEvents(db, organization_id, filter, paging)
    return { events: rows.map(presentEvent), totals, ...pageOf(rows, totals.events, paging) }
  },

  async downloadEvents({ principal: { organization_id } }, { type, from, to }) {
    return eventsCsv(db, organization_id, { type, ...periodOf({ from, to }) })
  },

  async usage(call) {
    const { organization_id } = call.principal
    const cycle = cycleOf(call.clock.now())
    const [plan, charged, counted, questions, polling] = await Promise.all([
      findPlan(db, organization_id),
      findCycle(db, organization_id, cycle.start),
      listQuotas(db, organization_id, cycle.start),
      window(call, limits, 'questions'),
      window(call, limits, 'polling'),
    ])
    const limitOf = quotasOf(plan.tier_name === null ? undefined : plan, free_questions_per_cycle)
    const quota = (feature: Feature) => {
      const { used, reserved } = counted.find((row) => row.feature === feature) ?? { used: 0, reserved: 0 }
      return { limit: limitOf[feature], used, reserved, remaining: Math.max(0, limitOf[feature] - used - reserved) }
    }
    const left = leftOf(plan, charged)
    return {
      rate: { questions, polling },
      quota: {
        cycle_start: cycle.start.toISOString(),
        cycle_end: cycle.end.toISOString(),
        questions_per_cycle: quota('questions_per_cycle'),
        groups_per_cycle: quota('groups_per_cycle'),
        theses_per_cycle: quota('theses_per_cycle'),
      },
      plan: presentPlan(plan),
      charges: {
        currency,
        cycle_charge_cents: charged.charged_cents,
        credit_remaining_cents: left.credit_cents,
        free_questions_remaining: left.free_questions,
      },
    }
  },
})

const periodOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => ({
  from: from === undefined ? undefined : new Date(from),
  to: to === undefined ? undefined : new Date(to),
})

async function window(call: AuthenticatedCall, limits: RateLimits, name: 'questions' | 'polling') {
  const { limit, remaining, window_seconds, reset_at } = await limits.read(name, call.principal.organization_id)
  if (!call.principal.rate_limited) return { limit: null, remaining: null, window_seconds, reset_at: null }
  return { limit, remaining, window_seconds, reset_at: reset_at.toISOString() }
}
