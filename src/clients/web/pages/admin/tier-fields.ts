import type { AdminGetTierOutput } from '../../../sdk/index.ts'
import { adminTiers as words } from '../../strings/admin-tiers.ts'

export type Tier = AdminGetTierOutput['tier']

export const features = [
  'inc_saas',
  'inc_research_studies',
  'inc_research_groups',
  'inc_quick_questions',
  'inc_chat_integration',
] as const
export type FeatureName = (typeof features)[number]

/** What can be set of a tier, as the service takes it. */
export type TierValues = Omit<Tier, 'id' | 'uuid' | 'assigned_organizations' | 'created_at' | 'updated_at'>

const texts = ['name', 'description', 'payment_provider_id'] as const
const amounts = ['monthly_price_cents', 'free_credits_cents'] as const
const numbers = ['agent_tier', 'free_questions'] as const
const quotas = ['questions_per_cycle', 'groups_per_cycle', 'theses_per_cycle'] as const

export type TextName =
  | (typeof texts)[number]
  | (typeof amounts)[number]
  | (typeof numbers)[number]
  | (typeof quotas)[number]
  | 'agent_question_multiplier'

/** What stands in the fields: texts as people write them, amounts in whole units of the currency. */
export type Draft = Record<TextName, string> & Record<FeatureName, boolean>

export const draftOf = (tier: Tier | undefined): Draft => ({
  name: tier?.name ?? '',
  description: tier?.description ?? '',
  payment_provider_id: tier?.payment_provider_id ?? '',
  monthly_price_cents: amountText(tier?.monthly_price_cents ?? 0),
  free_credits_cents: amountText(tier?.free_credits_cents ?? 0),
  agent_tier: String(tier?.agent_tier ?? 0),
  free_questions: String(tier?.free_questions ?? 0),
  agent_question_multiplier: String(tier?.agent_question_multiplier ?? 1),
  questions_per_cycle: tier?.questions_per_cycle?.toString() ?? '',
  groups_per_cycle: tier?.groups_per_cycle?.toString() ?? '',
  theses_per_cycle: tier?.theses_per_cycle?.toString() ?? '',
  ...(Object.fromEntries(features.map((name) => [name, tier?.[name] ?? false])) as Record<FeatureName, boolean>),
})

const amountText = (cents: number): string => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2))

/** What a draft comes to, or what is wrong with it, by field. */
export function valuesOf(draft: Draft): { values: TierValues } | { problems: Partial<Record<TextName, string>> } {
  const problems: Partial<Record<TextName, string>> = {}
  const reading = (name: TextName, pattern: RegExp, problem: string, factor = 1): number => {
    const text = draft[name].trim()
    if (!pattern.test(text)) problems[name] = problem
    return Math.round(Number(text) * factor * 1e6) / 1e6
  }
  const whole = (name: TextName): number => reading(name, /^\d{1,10}$/, words.wholeNumber)
  const amount = (name: TextName): number => Math.round(reading(name, /^\d{1,8}(\.\d{1,2})?$/, words.amount, 100))
  const quota = (name: TextName): number | null => (draft[name].trim() === '' ? null : whole(name))
  const values: TierValues = {
    name: draft.name.trim(),
    description: draft.description.trim() || null,
    payment_provider_id: draft.payment_provider_id.trim() || null,
    agent_tier: whole('agent_tier'),
    monthly_price_cents: amount('monthly_price_cents'),
    agent_question_multiplier: reading('agent_question_multiplier', /^\d{1,4}(\.\d{1,6})?$/, words.factor),
    free_credits_cents: amount('free_credits_cents'),
    free_questions: whole('free_questions'),
    inc_saas: draft.inc_saas,
    inc_research_studies: draft.inc_research_studies,
    inc_chat_integration: draft.inc_chat_integration,
    inc_research_groups: draft.inc_research_groups,
    inc_quick_questions: draft.inc_quick_questions,
    questions_per_cycle: quota('questions_per_cycle'),
    groups_per_cycle: quota('groups_per_cycle'),
    theses_per_cycle: quota('theses_per_cycle'),
  }
  return Object.keys(problems).length > 0 ? { problems } : { values }
}
