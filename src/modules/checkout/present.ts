import type { TierRow } from '../billing/index.ts'
import type { SubscriptionRow } from './store.ts'

type Flags = Pick<
  TierRow,
  'inc_saas' | 'inc_research_studies' | 'inc_chat_integration' | 'inc_research_groups' | 'inc_quick_questions'
>

const featuresOf = (tier: Flags): string[] =>
  (['inc_saas', 'inc_research_studies', 'inc_chat_integration', 'inc_research_groups', 'inc_quick_questions'] as const)
    .filter((flag) => tier[flag])
    .map((flag) => flag.slice('inc_'.length))

/** A tier as a buyer sees it. */
export const presentTier = (tier: TierRow, currency: string) => ({
  uuid: tier.uuid,
  name: tier.name,
  description: tier.description,
  monthly_price_cents: tier.monthly_price_cents,
  currency,
  features: featuresOf(tier),
  quotas: {
    questions_per_cycle: tier.questions_per_cycle,
    groups_per_cycle: tier.groups_per_cycle,
    theses_per_cycle: tier.theses_per_cycle,
  },
  agent_question_multiplier: tier.agent_question_multiplier,
  free_questions: tier.free_questions,
  free_credits_cents: tier.free_credits_cents,
})

/** What an organization has; without a tier, the free one. */
export const presentPlan = (tier: TierRow | undefined) => ({
  name: tier?.name ?? 'free',
  tier_uuid: tier?.uuid ?? null,
  agent_tier: tier?.agent_tier ?? 0,
  monthly_price_cents: tier?.monthly_price_cents ?? 0,
  features: tier === undefined ? [] : featuresOf(tier),
})

/** Null for a customer who has never had a subscription. */
export const presentSubscription = (row: SubscriptionRow | undefined, tier: TierRow | undefined) =>
  row?.subscription_id == null
    ? null
    : {
        status: row.status,
        tier: tier?.name ?? null,
        current_period_end: row.current_period_end?.toISOString() ?? null,
        cancel_at_period_end: row.cancel_at_period_end,
      }
