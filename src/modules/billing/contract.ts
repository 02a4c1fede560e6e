import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'

const window = z
  .object({
    limit: z.int().nullable().describe('Requests a window; null when this key is not limited.'),
    remaining: z.int().nullable(),
    window_seconds: z.int(),
    reset_at: z.iso.datetime().nullable().describe('When the full limit is available again.'),
  })
  .describe('One rate limit as it stands now; reading it does not count.')

const quota = z.object({
  limit: z.int(),
  used: z.int(),
  reserved: z.int().describe('Set aside for work that is under way.'),
  remaining: z.int(),
})

export const usage = contract({
  id: 'billing.usage',
  method: 'GET',
  path: '/v1/billing/usage',
  tag: 'Billing',
  summary: 'Read limits and usage',
  description:
    'A snapshot of rate limits, the quotas of the current billing cycle (a calendar month, UTC) and the plan.',
  access: { scope: 'billing:read', free_tier: true },
  success: [[200, 'The snapshot.']],
  input: z.strictObject({}),
  output: z.object({
    rate: z.object({ questions: window, polling: window }),
    quota: z.object({
      cycle_start: z.iso.datetime(),
      cycle_end: z.iso.datetime(),
      questions_per_cycle: quota,
      groups_per_cycle: quota,
      theses_per_cycle: quota,
    }),
    plan: z.object({
      name: z.string(),
      agent_tier: z.int(),
      billing_mode: z.enum(['free', 'card_provider', 'invoiced', 'self_hosted']),
      features: z.array(z.string()),
    }),
  }),
  errors: [],
})
