import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'
import { pagingInput, pagingOutput } from '../../platform/contract/paging.ts'
import { textOf } from '../../platform/contract/text.ts'
import { usageRecorded } from '../billing/contract.ts'
import { recruit } from '../groups/contract.ts'

const whole = (least: number, most: number, otherwise: number) =>
  z
    .int('must be a whole number')
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`)
    .default(otherwise)

const statuses = ['queued', 'running', 'completed', 'refused', 'failed'] as const

const claim = z.object({
  claim: z.string(),
  role: z
    .enum(['claim', 'comparison'])
    .describe(
      '`comparison`: people of whom the thesis does not speak, for the difference between them and the others.',
    ),
  who: z.string().nullable().describe('Whom it is about, in the words of the thesis.'),
  audience: z.string().describe('Whom the group is drawn from, in words.'),
  filters: z.record(z.string(), z.unknown()).describe('The same in the filter language.'),
  matched_count: z.int().describe('Agents who match.'),
  questions: z
    .array(z.object({ question: z.string(), format: z.record(z.string(), z.unknown()) }))
    .describe('Proposed: nothing has been asked.'),
  group: z.object({ id: z.int(), uuid: z.string(), name: z.string(), url: z.string() }).nullable(),
  note: z.string().nullable().describe('Why there is no group, or a smaller one, or one of others than were meant.'),
})

const thesis = z.object({
  thesis_id: z.string(),
  thesis: z.string(),
  status: z.enum(statuses),
  operation_id: z.string(),
  job_id: z.string(),
  claims: z.array(claim),
  refusal: z.object({ reason: z.string(), message: z.string() }).nullable(),
  error: z.string().nullable(),
  usage_recorded: usageRecorded,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})

export const compose = contract({
  id: 'theses.compose',
  method: 'POST',
  path: '/v1/thesis:compose-and-recruit',
  tag: 'Theses',
  summary: 'Take a thesis apart and recruit groups to test it',
  description:
    'Divides a thesis into claims that can be tested, and recruits a group for each, with questions to put to it; where ' +
    'there is room, those of whom a claim does not speak are recruited too, to compare with. Reserves one unit of ' +
    '`theses_per_cycle` and `max_groups` of `groups_per_cycle`; when the work has ended, what was delivered is committed ' +
    'and the rest given back. Poll `GET /v1/jobs/{job_id}`, then read `GET /v1/theses/{thesis_id}`.',
  access: { scope: 'thesis:write' },
  success: [[202, 'The work is queued.']],
  input: z.strictObject({
    thesis: textOf(10, 4000).describe('What you hold to be so, in plain words: 10 to 4,000 characters.'),
    max_groups: whole(1, 5, 3).describe('The most groups to recruit, 1 to 5.'),
    group_size: whole(1, 1000, 10).describe('Agents in each group, 1 to 1,000.'),
    questions_per_group: whole(1, 10, 3).describe('Questions to propose for each claim, 1 to 10.'),
    seed: recruit.input.shape.seed,
  }),
  output: z.object({
    thesis_id: z.string(),
    operation_id: z.string(),
    job_id: z.string(),
    status: z.literal('queued'),
    status_url: z.string(),
    usage_recorded: usageRecorded,
  }),
  errors: ['feature_not_included', 'quota_exhausted', 'rate_limited'],
  idempotent: true,
  tool: {
    name: 'v1.thesis.compose-and-recruit',
    set: 'requests',
    undescribed: ['seed'],
    description:
      'Divides a thesis into claims that can be tested, and recruits a group for each, with questions that you can put to it; ' +
      'where there is room, also those of whom a claim does not speak, to compare with. Takes one unit of `theses_per_cycle` ' +
      'and up to `max_groups` of `groups_per_cycle`.',
    follow: {
      jobs: ({ job_id }) => [job_id],
      read: 'theses.get',
      input: ({ thesis_id }) => [{ thesis_id }],
    },
  },
})

export const get = contract({
  id: 'theses.get',
  method: 'GET',
  path: '/v1/theses/{thesis_id}',
  tag: 'Theses',
  summary: 'Read a thesis with its claims and groups',
  description: 'The claims appear when the thesis has been taken apart, and their groups one after another.',
  access: { scope: 'thesis:write' },
  success: [[200, 'The thesis.']],
  input: z.strictObject({ thesis_id: z.string().max(100).describe('The id that composing it returned.') }),
  output: z.object({ thesis }),
  errors: ['not_found'],
  tool: { name: 'v1.theses.get', set: 'requests' },
})

export const list = contract({
  id: 'theses.list',
  method: 'GET',
  path: '/v1/theses',
  tag: 'Theses',
  summary: 'List theses',
  description: 'The theses of your organization, newest first, without their claims.',
  access: { scope: 'thesis:write' },
  success: [[200, 'A page of theses.']],
  input: z.strictObject(pagingInput),
  output: z.object({ theses: z.array(thesis.omit({ claims: true, usage_recorded: true })), ...pagingOutput }),
  errors: [],
  tool: { name: 'v1.theses.list', set: 'requests' },
})
