import type { Db } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import { findPlan } from './store.ts'

const included = {
  inc_research_studies: 'research studies',
  inc_research_groups: 'research groups',
  inc_quick_questions: 'direct questions',
} as const

export type PlanFeature = keyof typeof included

/** Throws where the pricing tier of an organization leaves a part of the service out. */
export async function requireFeature(db: Db, organizationId: number, feature: PlanFeature): Promise<void> {
  const plan = await findPlan(db, organizationId)
  if (plan[feature] === true) return
  const tier = plan.tier_name === null ? 'Without a pricing tier' : `The pricing tier ${plan.tier_name}`
  const verb = plan.tier_name === null ? 'there are no' : 'does not include'
  throw new ServiceError('feature_not_included', `${tier} ${verb} ${included[feature]}.`, { feature })
}
