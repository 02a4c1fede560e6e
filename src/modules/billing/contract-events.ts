import { z } from 'zod'
import { contract, fileContract } from '../../platform/contract/contract.ts'
import { pagingInput, pagingOutput } from '../../platform/contract/paging.ts'
import { eventTypes } from './rules.ts'

const tag = 'Billing'
const access = { scope: 'billing:read' } as const
const CSV = 'text/csv; charset=utf-8'

const time = z.iso.datetime({ offset: true, error: 'must be a time such as 2027-01-31T12:00:00Z' })
const period = {
  from: time.optional().describe('Only what happened then or later.'),
  to: time.optional().describe('Only what happened before.'),
}
const eventFilter = {
  type: z
    .enum(eventTypes, `must be one of ${eventTypes.join(', ')}`)
    .optional()
    .describe('Only events of this type.'),
  ...period,
}

export const events = contract({
  id: 'billing.events',
  method: 'GET',
  path: '/v1/billing/events',
  tag,
  summary: 'List billable events',
  description:
    'What your organization was charged for, newest first. A question is charged when it is accepted, also where an answer ' +
    "fails later: the number of agents times the price of an answer times the tier's `agent_question_multiplier`, in whole " +
    'cents, halves up. The free questions of a billing cycle come first, then its credit is used, then the rest is charged. ' +
    'Free panels, organizations that do not pay and all work other than questions are listed with a charge of 0.',
  access,
  success: [[200, 'A page of events.']],
  input: z.strictObject({ ...eventFilter, ...pagingInput }),
  output: z.object({
    events: z.array(
      z.object({
        id: z.int(),
        type: z.string().describe('`agent_question`, `group_question`, `group_recruit`, `thesis` and so on.'),
        charge_cents: z.int(),
        is_admin: z.boolean().describe('Comes from whoever administers this installation.'),
        user_id: z.int().describe('Who caused it.'),
        details: z
          .record(z.string(), z.unknown())
          .describe(
            'Ids of what it is about. Of questions also `agents`, `unit_cents`, `multiplier`, `gross_cents` (before free ' +
              'questions and credit), `credit_cents` and `free`: `charge_cents` is 0 where `free` is true, else ' +
              '`gross_cents` less `credit_cents`.',
          ),
        created_at: z.iso.datetime(),
      }),
    ),
    totals: z
      .object({ events: z.int(), charge_cents: z.int() })
      .describe('Of all events that match, not of this page alone.'),
    ...pagingOutput,
  }),
  errors: [],
})

export const downloadEvents = fileContract({
  id: 'billing.downloadEvents',
  method: 'GET',
  path: '/v1/billing/events.csv',
  tag,
  summary: 'Download billable events',
  description: 'The same as a table, one row for each event, newest first.',
  access,
  success: [[200, 'The file.']],
  input: z.strictObject(eventFilter),
  errors: [],
  files: [CSV],
})

/** Which of an organization's operations. */
export const operationFilter = {
  kind: z
    .string('must be a text')
    .max(64, 'must have at most 64 characters')
    .optional()
    .describe('Only operations of this kind: `group_ask`, `study_question`, `thesis` and so on.'),
  ...period,
}

export const downloadUsage = fileContract({
  id: 'billing.downloadUsage',
  method: 'GET',
  path: '/v1/operations.csv',
  tag,
  summary: 'Download usage',
  description:
    'What your operations used, as a table: one row for each operation and quota, newest first, with what was reserved, ' +
    'committed, voided and is still open.',
  access,
  success: [[200, 'The file.']],
  input: z.strictObject(operationFilter),
  errors: [],
  files: [CSV],
})
