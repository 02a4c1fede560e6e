import { batched, inPlaces } from '../../platform/batch.ts'
import type { AuthenticatedCall } from '../../platform/contract/call.ts'
import type { Database } from '../../platform/db/database.ts'
import { goneMeanwhile } from '../../platform/errors.ts'
import type { RateLimits } from '../../platform/limits/rate-limits.ts'
import { presentPlan } from './present.ts'
import { cycleOf, type Feature, leftOf, quotasOf } from './rules.ts'
import { findStandings, type OrganizationCycle, type Standing } from './store.ts'

export interface UsageParts {
  database: Database
  limits: RateLimits
  free_questions_per_cycle: number
  currency: string
}

/** Who reads it looks again and again; what is read at the same moment shares a statement. */
export function usageReader({ database, limits, free_questions_per_cycle, currency }: UsageParts) {
  const standingOf = batched<OrganizationCycle, Standing | undefined>(async (asked) =>
    inPlaces(await findStandings(database, asked), asked.length),
  )
  return async (call: AuthenticatedCall) => {
    const { organization_id } = call.principal
    const cycle = cycleOf(call.clock.now())
    const [found, questions, polling] = await Promise.all([
      standingOf({ organization_id, cycle_start: cycle.start }),
      window(call, limits, 'questions'),
      window(call, limits, 'polling'),
    ])
    if (found === undefined) throw goneMeanwhile()
    const standing = found
    const limitOf = quotasOf(standing.tier_name === null ? undefined : standing, free_questions_per_cycle)
    const quota = (feature: Feature) => {
      const { used, reserved } = standing.quotas.find((row) => row.feature === feature) ?? { used: 0, reserved: 0 }
      return { limit: limitOf[feature], used, reserved, remaining: Math.max(0, limitOf[feature] - used - reserved) }
    }
    const left = leftOf(standing, standing)
    return {
      rate: { questions, polling },
      quota: {
        cycle_start: cycle.start.toISOString(),
        cycle_end: cycle.end.toISOString(),
        questions_per_cycle: quota('questions_per_cycle'),
        groups_per_cycle: quota('groups_per_cycle'),
        theses_per_cycle: quota('theses_per_cycle'),
      },
      plan: presentPlan(standing),
      charges: {
        currency,
        cycle_charge_cents: standing.charged_cents,
        credit_remaining_cents: left.credit_cents,
        free_questions_remaining: left.free_questions,
      },
    }
  }
}

async function window(call: AuthenticatedCall, limits: RateLimits, name: 'questions' | 'polling') {
  if (!call.principal.rate_limited) {
    return { limit: null, remaining: null, window_seconds: limits.limitOf(name).window_seconds, reset_at: null }
  }
  const { limit, remaining, window_seconds, reset_at } = await limits.read(name, call.principal.organization_id)
  return { limit, remaining, window_seconds, reset_at: reset_at.toISOString() }
}
