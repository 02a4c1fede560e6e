import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'

const cents = z.number().describe('US cents, with up to four decimals.')
const month = z.string().describe('A calendar month, UTC: "2026-01".')

const figures = {
  calls: z.int().describe('Calls that a model answered.'),
  failed_calls: z
    .int()
    .describe('Calls that ended without an answer, after all retries; failures are kept for 90 days.'),
  rejected_calls: z.int().describe('Of `calls`: paid for, but of no use.'),
  unpriced_calls: z.int().describe('Of `calls`: to models whose price is not known; they are not in `cost_cents`.'),
  input_tokens: z.int(),
  cached_tokens: z.int().describe("Of `input_tokens`: read from the model server's cache."),
  output_tokens: z.int(),
  reasoning_tokens: z.int().describe('Of `output_tokens`: spent on thinking.'),
  cost_cents: cents,
}

const budget = {
  limit_cents: z.number().nullable().describe('The lowest limit that holds; null when there is none.'),
  spent_cents: cents,
  reserved_cents: z.number().describe('Set aside for calls that are under way.'),
  remaining_cents: z.number().nullable().describe('What further calls may cost; null without a limit.'),
}

export const costs = contract({
  id: 'models.costs',
  method: 'GET',
  path: '/v1/model-costs',
  tag: 'Billing',
  summary: 'Read what language models cost',
  description:
    "What your organization's calls to language models came to in a month, or for a study, and how its budgets stand. An " +
    'answer that was given before and is given again costs nothing and is not counted. The free panel is paid by whoever ' +
    'runs this installation, and not part of it.',
  access: { scope: 'billing:read' },
  success: [[200, 'The costs.']],
  input: z.strictObject({
    study_id: z
      .preprocess(
        (value) => (typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value),
        z.int('must be the number of a study').min(1, 'must be the number of a study'),
      )
      .optional()
      .describe('Only calls for this study.'),
    month: z
      .string()
      .regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-01')
      .optional()
      .describe('Only calls of this month (UTC). Default: the current one; with `study_id`, all months.'),
  }),
  output: z.object({
    month: month.nullable().describe('The month that was asked for; null for all.'),
    study_id: z.int().nullable(),
    totals: z.object(figures),
    by_model: z.array(z.object({ model: z.string(), ...figures })),
    by_purpose: z.array(z.object({ purpose: z.string(), ...figures })),
    by_study: z.array(
      z.object({ study_id: z.int().nullable().describe('Null for calls that belong to no study.'), ...figures }),
    ),
    budget: z.object({
      organization: z.object({ month, ...budget }),
      study: z
        .object(budget)
        .nullable()
        .describe('Over all months, with the limit that holds for every study; null without `study_id`.'),
    }),
  }),
  errors: [],
  tool: { name: 'v1.models.costs.get', set: 'usage' },
})

export const setBudget = contract({
  id: 'models.setBudget',
  method: 'PUT',
  path: '/v1/model-budget',
  tag: 'Billing',
  summary: 'Limit what language models may cost',
  description:
    'Sets the most that your organization spends on language models in a calendar month. Calls that would exceed it are not ' +
    'made; answers that need one fail and say so. The limit of whoever runs this installation holds beside it: a higher ' +
    'one of your own is kept, and has no effect beyond it. Only for keys of admins.',
  access: { scope: 'billing:read' },
  success: [[200, 'How the budget of the current month stands.']],
  input: z.strictObject({
    monthly_cents: z
      .int('must be a whole number of cents')
      .min(0, 'must be at least 0')
      .max(1_000_000_000, 'must be at most 1000000000')
      .nullable()
      .describe('US cents; null for no limit of your own.'),
  }),
  output: z.object({
    monthly_cents: z.int().nullable().describe("Your organization's own limit."),
    month,
    ...budget,
  }),
  errors: [],
})
