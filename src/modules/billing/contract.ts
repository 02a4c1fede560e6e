import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'
import { pagingInput, pagingOutput } from '../../platform/contract/paging.ts'
import { operationFilter } from './contract-events.ts'

export { downloadEvents, downloadUsage, events } from './contract-events.ts'
export { createTier, deleteTier, getTier, listTiers, updateTier } from './contract-tiers.ts'

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
    'A snapshot of rate limits, the quotas and charges of the current billing cycle (a calendar month, UTC) ' +
    'and the plan.',
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
    charges: z
      .object({
        currency: z.string(),
        cycle_charge_cents: z
          .int()
          .describe('What this billing cycle has come to so far, without the price of the plan.'),
        credit_remaining_cents: z.int(),
        free_questions_remaining: z.int(),
      })
      .describe(
        'What the plan still gives in this billing cycle, and what was charged; `GET /v1/billing/events` has it ' +
          'one by one.',
      ),
  }),
  errors: [],
  tool: { name: 'v1.billing.usage.get', set: 'usage' },
})

const featureName = z.enum(['questions_per_cycle', 'groups_per_cycle', 'theses_per_cycle'])

/** What an operation that counts against a quota says of it at once. */
export const usageRecorded = z
  .array(
    z.object({
      operation_id: z.string(),
      feature: featureName,
      units: z.int(),
      state: z
        .enum(['traced', 'reserved', 'committed', 'voided'])
        .describe(
          '`traced`: used at no charge. `reserved`: set aside until the work has ended, and then `committed`, as far as ' +
            'it was delivered, or `voided`.',
        ),
      recorded_at: z.iso.datetime(),
    }),
  )
  .describe('What was recorded so far, oldest first; `GET /v1/operations/{operation_id}` has what comes later.')

const operation = {
  operation_id: z.string(),
  kind: z.string().describe('`group_request`, `group_preview`, `group_ask`, `thesis` and so on.'),
  status: z.enum(['open', 'settled']).describe('`open` while units are set aside for work that is under way.'),
  about: z.record(z.string(), z.unknown()).describe('Ids of what it is about, and of its job.'),
  totals: z.array(
    z.object({
      feature: featureName,
      reserved: z.int(),
      committed: z.int(),
      voided: z.int(),
      open: z.int(),
    }),
  ),
  created_at: z.iso.datetime(),
}

export const getOperation = contract({
  id: 'operations.get',
  method: 'GET',
  path: '/v1/operations/{operation_id}',
  tag: 'Billing',
  summary: 'Read an operation and what it used',
  description:
    'Whatever counts against a quota is an operation, with a record of every unit that it set aside, used or gave back. ' +
    'In `totals`, `reserved` = `committed` + `voided` + `open` at all times.',
  access: { scope: 'billing:read' },
  success: [[200, 'The operation.']],
  input: z.strictObject({ operation_id: z.string().max(100).describe('As the response to the operation has it.') }),
  output: z.object({
    operation: z.object({ ...operation, usage_recorded: usageRecorded }),
  }),
  errors: ['not_found'],
  tool: { name: 'v1.operations.get', set: 'usage' },
})

export const listOperations = contract({
  id: 'operations.list',
  method: 'GET',
  path: '/v1/operations',
  tag: 'Billing',
  summary: 'List operations and what they used',
  description: 'Everything of your organization that counts against a quota, newest first, with its totals.',
  access: { scope: 'billing:read' },
  success: [[200, 'A page of operations.']],
  input: z.strictObject({ ...operationFilter, ...pagingInput }),
  output: z.object({ operations: z.array(z.object(operation)), ...pagingOutput }),
  errors: [],
  tool: { name: 'v1.operations.list', set: 'usage' },
})
