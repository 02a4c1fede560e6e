import type { z } from 'zod'
import type { AuthenticatedCall, Handlers } from '../../platform/contract/call.ts'
import type { Db } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import type { RateLimits } from '../../platform/limits/rate-limits.ts'
import type * as contract from './contract.ts'
import { presentRecord, totalsOf } from './present.ts'
import { cycleOf, type Feature, quotasOf } from './rules.ts'
import { findOperation, findPlan, listQuotas, listRecords, type PlanRow } from './store.ts'

export interface BillingParts {
  db: Db
  limits: RateLimits
  free_questions_per_cycle: number
}

type Contracts = Pick<typeof contract, 'usage' | 'getOperation'>
type Usage = z.input<typeof contract.usage.output>

export const billingOperations = ({ db, limits, free_questions_per_cycle }: BillingParts): Handlers<Contracts> => ({
  async getOperation({ principal }, { operation_id }) {
    const found = isUuid(operation_id) ? await findOperation(db, principal.organization_id, operation_id) : undefined
    if (found === undefined) throw new ServiceError('not_found', `There is no operation ${operation_id}.`)
    const records = await listRecords(db, found.id)
    const totals = totalsOf(records)
    return {
      operation: {
        operation_id: found.id,
        kind: found.kind,
        status: totals.some(({ open }) => open > 0) ? 'open' : 'settled',
        about: found.about,
        totals,
        usage_recorded: records.map(presentRecord),
        created_at: found.created_at.toISOString(),
      },
    }
  },

  async usage(call) {
    const { organization_id } = call.principal
    const cycle = cycleOf(call.clock.now())
    const [plan, counted, questions, polling] = await Promise.all([
      findPlan(db, organization_id),
      listQuotas(db, organization_id, cycle.start),
      window(call, limits, 'questions'),
      window(call, limits, 'polling'),
    ])
    const limitOf = quotasOf(plan.tier_name === null ? undefined : plan, free_questions_per_cycle)
    const quota = (feature: Feature) => {
      const { used, reserved } = counted.find((row) => row.feature === feature) ?? { used: 0, reserved: 0 }
      return { limit: limitOf[feature], used, reserved, remaining: Math.max(0, limitOf[feature] - used - reserved) }
    }
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
    }
  },
})

async function window(call: AuthenticatedCall, limits: RateLimits, name: 'questions' | 'polling') {
  const { limit, remaining, window_seconds, reset_at } = await limits.read(name, call.principal.organization_id)
  if (call.principal.kind === 'live') return { limit: null, remaining: null, window_seconds, reset_at: null }
  return { limit, remaining, window_seconds, reset_at: reset_at.toISOString() }
}

const presentPlan = (plan: PlanRow): Usage['plan'] => ({
  name: plan.tier_name ?? 'free',
  agent_tier: plan.agent_tier ?? 0,
  billing_mode: plan.billing_mode as Usage['plan']['billing_mode'],
  features: (
    ['inc_saas', 'inc_research_studies', 'inc_chat_integration', 'inc_research_groups', 'inc_quick_questions'] as const
  )
    .filter((flag) => plan[flag] === true)
    .map((flag) => flag.slice('inc_'.length)),
})
