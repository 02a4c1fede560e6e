import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'
import { pagingInput, pagingOutput } from '../../platform/contract/paging.ts'
import { results as questionResults, questionText } from '../questions/contract.ts'

const tag = 'Zeitgeist'
const survey_id = z.string().max(100).describe('The id or the uuid of the survey.')

const label = z.string('must be a text').trim().min(1, 'must not be empty').max(500, 'must have at most 500 characters')

const survey = z.object({
  id: z.int(),
  uuid: z.string(),
  title: z.string(),
  question: z.string(),
  answer_options: z.array(z.string()),
  research_group_uuid: z.string(),
  status: z.enum(['queued', 'started', 'finished', 'failed']),
  agent_count: z.int(),
  answer_count: z.int(),
  created_at: z.iso.datetime(),
})

export const create = contract({
  id: 'zeitgeist.create',
  method: 'POST',
  path: '/v1/zeitgeist/surveys/create',
  tag,
  summary: 'Put a question with given answers to a group',
  description:
    'A survey of one question, of which every agent of the group chooses one answer. Read `/results` when `job_id` has ' +
    'finished. Takes one unit of `questions_per_cycle`.',
  access: { scope: 'zeitgeist:write' },
  success: [[201, 'The survey is queued.']],
  input: z.strictObject({
    title: z.string('must be a text').trim().min(1, 'must not be empty').max(200, 'must have at most 200 characters'),
    question: questionText,
    research_group_uuid: z
      .union([z.string().max(100), z.int()], 'must be the id or the uuid of a group')
      .transform(String)
      .describe('By uuid or id.'),
    answer_options: z
      .array(label, 'must be a list of answers')
      .min(2, 'must have at least 2 answers')
      .max(100, 'must have at most 100 answers')
      .refine(
        (options) => new Set(options.map((option) => option.toLowerCase())).size === options.length,
        'must not have an answer twice',
      ),
  }),
  output: z.object({ survey, job_id: z.string(), job_ids: z.array(z.string()) }),
  errors: ['not_found', 'conflict', 'feature_not_included', 'quota_exhausted', 'rate_limited'],
  idempotent: true,
  tool: {
    name: 'v1.zeitgeist.surveys.create',
    set: 'ask',
    description:
      'A survey of one question, of which every agent of the group chooses one answer. Takes one unit of ' +
      '`questions_per_cycle`.',
    follow: {
      jobs: ({ job_id }) => [job_id],
      read: 'zeitgeist.results',
      input: ({ survey }) => [{ survey_id: survey.uuid }],
    },
  },
})

export const list = contract({
  id: 'zeitgeist.list',
  method: 'GET',
  path: '/v1/zeitgeist/surveys',
  tag,
  summary: 'List surveys',
  description: 'The surveys of your organization, newest first.',
  access: { scope: 'zeitgeist:read' },
  success: [[200, 'A page of surveys.']],
  input: z.strictObject(pagingInput),
  output: z.object({ surveys: z.array(survey), ...pagingOutput }),
  errors: [],
  tool: { name: 'v1.zeitgeist.surveys.list', set: 'ask' },
})

export const results = contract({
  id: 'zeitgeist.results',
  method: 'GET',
  path: '/v1/zeitgeist/surveys/{survey_id}/results',
  tag,
  summary: 'Read the results of a survey',
  description: 'How the answers are distributed, as far as they are there.',
  access: { scope: 'zeitgeist:read' },
  success: [[200, 'The results.']],
  input: z.strictObject({ survey_id }),
  output: z.object({
    survey,
    distribution: z.array(
      z.object({
        answer_option: z.string(),
        count: z.int(),
        share: z.number(),
        ci_low: z.number(),
        ci_high: z.number(),
      }),
    ),
    results: questionResults,
    synthetic: z.literal(true),
  }),
  errors: ['not_found'],
  tool: { name: 'v1.zeitgeist.surveys.results.get', set: 'ask' },
})

export const remove = contract({
  id: 'zeitgeist.remove',
  method: 'DELETE',
  path: '/v1/zeitgeist/surveys/{survey_id}',
  tag,
  summary: 'Delete a survey',
  description: 'With its answers. It cannot be undone.',
  access: { scope: 'zeitgeist:write' },
  success: [[200, 'The survey is gone.']],
  input: z.strictObject({ survey_id }),
  output: z.object({ ok: z.literal(true), deleted_id: z.int(), deleted_uuid: z.string() }),
  errors: ['not_found'],
  tool: { name: 'v1.zeitgeist.surveys.delete', set: 'ask', advice: 'Ask your user before you delete anything.' },
})
