import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'
import { pagingInput, pagingOutput } from '../../platform/contract/paging.ts'

const tag = 'Administration'
const access = { scope: 'admin' } as const
const MOST = 2_147_483_647

const wholeNumber = (what: string) =>
  z.int(`must be ${what}`).min(0, 'must be at least 0').max(MOST, `must be at most ${MOST}`)
const cents = wholeNumber('a whole number of cents')
const number = wholeNumber('a whole number')
const flag = z.boolean('must be true or false')
const text = (most: number) => z.string('must be a text').trim().max(most, `must have at most ${most} characters`)

/** Beyond it, charges could not be told exactly: they are worked out in millionths. */
const hasSixDecimals = (value: number): boolean => Math.round(value * 1e6) / 1e6 === value

const quota = (of: string) =>
  number.nullable().describe(`${of} a billing cycle; null leaves it to the limits of the free tier.`)

/** What can be set of a tier. */
const settings = {
  name: text(128).min(1, 'must not be empty').describe('No two tiers have the same.'),
  description: text(1024).nullable().describe('null or empty: none.'),
  payment_provider_id: text(128)
    .nullable()
    .describe('The id of its price at the card-payment provider; no two tiers have the same. null or empty: none.'),
  agent_tier: number.describe('A level of rights.'),
  monthly_price_cents: cents.describe('What the tier costs a month; with a price, it can be bought by card.'),
  agent_question_multiplier: z
    .number('must be a number')
    .min(0, 'must be at least 0')
    .max(1000, 'must be at most 1000')
    .refine(hasSixDecimals, 'must have at most 6 decimals')
    .describe("What the price of an agent's answer is multiplied by."),
  free_credits_cents: cents.describe('Used up in every billing cycle before anything is charged.'),
  free_questions: number.describe('So many questions of every billing cycle are free, whatever they would cost.'),
  inc_saas: flag.describe('Includes work in the browser.'),
  inc_research_studies: flag.describe('Includes studies.'),
  inc_chat_integration: flag.describe('Includes chat integrations.'),
  inc_research_groups: flag.describe('Includes recruiting groups.'),
  inc_quick_questions: flag.describe('Includes direct questions and surveys.'),
  questions_per_cycle: quota('Questions'),
  groups_per_cycle: quota('Groups'),
  theses_per_cycle: quota('Theses'),
}

const tier = z.object({
  id: z.int(),
  uuid: z.string().describe('Without hyphens.'),
  name: z.string(),
  description: z.string().nullable(),
  payment_provider_id: z.string().nullable(),
  agent_tier: z.int(),
  monthly_price_cents: z.int(),
  agent_question_multiplier: z.number(),
  free_credits_cents: z.int(),
  free_questions: z.int(),
  inc_saas: z.boolean(),
  inc_research_studies: z.boolean(),
  inc_chat_integration: z.boolean(),
  inc_research_groups: z.boolean(),
  inc_quick_questions: z.boolean(),
  questions_per_cycle: z.int().nullable(),
  groups_per_cycle: z.int().nullable(),
  theses_per_cycle: z.int().nullable(),
  assigned_organizations: z.int().describe('How many organizations are on it.'),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime().nullable(),
})

const tier_id = z.string().max(100).describe('The id or the uuid of the tier.')

export const listTiers = contract({
  id: 'admin.listTiers',
  method: 'GET',
  path: '/admin/pricing-tiers',
  tag,
  summary: 'List pricing tiers',
  description: 'Every tier of this installation, newest first, with how many organizations are on it.',
  access,
  success: [[200, 'A page of tiers.']],
  input: z.strictObject(pagingInput),
  output: z.object({ tiers: z.array(tier), ...pagingOutput }),
  errors: [],
})

export const getTier = contract({
  id: 'admin.getTier',
  method: 'GET',
  path: '/admin/pricing-tiers/{tier_id}',
  tag,
  summary: 'Read a pricing tier',
  description: 'What it costs, gives and includes.',
  access,
  success: [[200, 'The tier.']],
  input: z.strictObject({ tier_id }),
  output: z.object({ tier }),
  errors: ['not_found'],
})

export const createTier = contract({
  id: 'admin.createTier',
  method: 'POST',
  path: '/admin/pricing-tiers',
  tag,
  summary: 'Create a pricing tier',
  description: 'What is left out is 0, false or none; the multiplier is 1.',
  access,
  success: [[201, 'The tier.']],
  input: z.strictObject({
    name: settings.name,
    description: settings.description.default(null),
    payment_provider_id: settings.payment_provider_id.default(null),
    agent_tier: settings.agent_tier.default(0),
    monthly_price_cents: settings.monthly_price_cents.default(0),
    agent_question_multiplier: settings.agent_question_multiplier.default(1),
    free_credits_cents: settings.free_credits_cents.default(0),
    free_questions: settings.free_questions.default(0),
    inc_saas: settings.inc_saas.default(false),
    inc_research_studies: settings.inc_research_studies.default(false),
    inc_chat_integration: settings.inc_chat_integration.default(false),
    inc_research_groups: settings.inc_research_groups.default(false),
    inc_quick_questions: settings.inc_quick_questions.default(false),
    questions_per_cycle: settings.questions_per_cycle.default(null),
    groups_per_cycle: settings.groups_per_cycle.default(null),
    theses_per_cycle: settings.theses_per_cycle.default(null),
  }),
  output: z.object({ tier }),
  errors: ['conflict'],
  idempotent: true,
})

export const updateTier = contract({
  id: 'admin.updateTier',
  method: 'PATCH',
  path: '/admin/pricing-tiers/{tier_id}',
  tag,
  summary: 'Change a pricing tier',
  description:
    'What is left out stays as it is. The change holds for the next call of every organization on the tier; what was ' +
    'charged before stays. The built-in tier `self_hosted` keeps its name.',
  access,
  success: [[200, 'The tier.']],
  input: z.strictObject(settings).partial().extend({ tier_id }),
  output: z.object({ tier }),
  errors: ['not_found', 'conflict'],
})

export const deleteTier = contract({
  id: 'admin.deleteTier',
  method: 'DELETE',
  path: '/admin/pricing-tiers/{tier_id}',
  tag,
  summary: 'Delete a pricing tier',
  description:
    'The organizations on it are on no tier afterwards; how they pay, their keys and what they were charged stay. The ' +
    'built-in tier `self_hosted` cannot be deleted.',
  access,
  success: [[200, 'The tier is deleted.']],
  input: z.strictObject({ tier_id }),
  output: z.object({ deleted: z.literal(true), organizations_unassigned: z.int() }),
  errors: ['not_found', 'conflict'],
})
