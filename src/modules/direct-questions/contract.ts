import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'
import { longPagingInput, pagingInput, pagingOutput } from '../../platform/contract/paging.ts'
import { usageRecorded } from '../billing/contract.ts'
import { agentCard } from '../groups/contract.ts'
import { answer, asked, asking, results } from '../questions/contract.ts'

const errors = ['not_found', 'conflict', 'feature_not_included', 'quota_exhausted', 'rate_limited'] as const

const followQuestion = {
  jobs: ({ job_id }: { job_id: string }) => [job_id],
  read: 'questions.getDirect',
  input: ({ question_uuid }: { question_uuid: string }) => [{ question_id: question_uuid }],
}

export const askAgent = contract({
  id: 'questions.askAgent',
  method: 'POST',
  path: '/v1/research-agents/{agent_id}/questions',
  tag: 'Questions',
  summary: 'Ask one agent',
  description:
    'Puts a question to one agent. The response confirms that it is queued; read `GET /v1/jobs/{job_id}`, and when it has ' +
    'finished `GET /v1/direct-questions/{question_id}`. Takes one unit of `questions_per_cycle`.',
  access: { scope: 'questions:write' },
  success: [[202, 'The question is queued.']],
  input: z.strictObject({ agent_id: z.string().max(100).describe('The id or the uuid of the agent.'), ...asking }),
  output: z.object(asked),
  errors,
  idempotent: true,
  tool: {
    name: 'v1.research-agents.questions.ask',
    set: 'ask',
    description: 'Puts a question to one agent. Takes one unit of `questions_per_cycle`.',
    undescribed: ['question', 'attachments', 'optimize'],
    follow: followQuestion,
  },
})

export const askGroup = contract({
  ...askAgent,
  id: 'questions.askGroup',
  path: '/v1/research-groups/{group_id}/questions',
  summary: 'Ask a group',
  description:
    'Puts a question to every agent of a group, each by a job of its own: `job_id` is that of the whole, `job_ids` those of ' +
    'the agents. When it has finished, `GET /v1/direct-questions/{question_id}` has the answers and what they come to. ' +
    'Takes one unit of `questions_per_cycle`, however many agents are asked.',
  input: z.strictObject({ group_id: z.string().max(100).describe('The id or the uuid of the group.'), ...asking }),
  tool: {
    name: 'v1.research-groups.questions.ask',
    set: 'ask',
    description:
      'Puts one question to every agent of a group and returns the answers with what they come to. Takes one unit of ' +
      '`questions_per_cycle`, however many are asked. To ask the same people question after question, create a study.',
    follow: followQuestion,
  },
})

/** Of any length: one that is too short or too long is told by itself, and the others are asked. */
const anyQuestion = z.string('must be a text').trim().max(100_000)

const several = z
  .array(
    z.union(
      [anyQuestion, z.strictObject({ ...asking, question: anyQuestion })],
      'must be a question, or an object with a question',
    ),
    'must be a list of questions',
  )
  .min(1, 'must have at least 1 question')
  .max(20, 'must have at most 20 questions')

export const askMany = contract({
  ...askAgent,
  id: 'questions.askMany',
  path: '/v1/research-groups/{group_id}:ask',
  summary: 'Ask a group several questions at once',
  description:
    'Puts up to 20 questions to every agent of a group, side by side: each is a direct question of its own, and answers to ' +
    'one do not know of the others (a study asks one after another). A question that cannot be asked is told in `rejected`, ' +
    'and the others are asked all the same. Commits as many units of `questions_per_cycle` as questions were accepted; ' +
    'where these are not left, none is asked.',
  success: [[202, 'The questions are queued.']],
  input: z.strictObject({
    group_id: z.string().max(100).describe('The id or the uuid of the group.'),
    questions: several.describe('Texts, or objects with `question`, `format`, `attachments` and `optimize`.'),
  }),
  output: z.object({
    operation_id: z.string(),
    status: z.literal('queued'),
    accepted_count: z.int(),
    questions: z.array(
      z.object({
        index: z.int().describe('Its place in what was sent, from 0.'),
        question: z.string(),
        optimized_question: z.string().nullable(),
        question_id: z.int(),
        question_uuid: z.string(),
        job_id: z.string(),
        job_ids: z.array(z.string()),
      }),
    ),
    rejected: z.array(
      z.object({ index: z.int(), question: z.string(), error: z.object({ code: z.string(), message: z.string() }) }),
    ),
    agent_ids: z.array(z.int()),
    agents: z.array(agentCard),
    usage_recorded: usageRecorded,
  }),
  tool: {
    name: 'v1.research-groups.ask',
    set: 'ask',
    description:
      'Puts up to 20 questions that do not build on each other to every agent of a group. What cannot be asked is told in ' +
      '`rejected`; the others are asked all the same, and take a unit of `questions_per_cycle` each.',
    follow: {
      jobs: ({ questions }) => questions.map(({ job_id }) => job_id),
      read: 'questions.getDirect',
      input: ({ questions }) => questions.map(({ question_uuid }) => ({ question_id: question_uuid })),
    },
  },
})

const listed = z.object({
  id: z.int(),
  uuid: z.string(),
  question: z.string(),
  optimized_question: z.string().nullable(),
  format: z.record(z.string(), z.unknown()).describe('As it was given.'),
  target: z.object({ type: z.enum(['agent', 'group']), id: z.int(), uuid: z.string(), url: z.string() }),
  status: z.enum(['queued', 'started', 'finished', 'failed']),
  job_id: z.string(),
  agent_count: z.int().describe('Agents asked.'),
  answer_count: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})

const whole = listed.extend({
  job_ids: z.array(z.string()),
  understood: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe('How the question was taken, and what the answers rest on; null until one is there.'),
  meta: z.record(z.string(), z.unknown()).nullable().describe('Engine, versions and models behind the answers.'),
  answers: z.array(answer).describe('A page of them, in the order of the panel.'),
  limit: z.int(),
  offset: z.int(),
  results,
  summary: z
    .object({
      text: z.string(),
      bullets: z.array(z.string()),
      by: z.string().describe('`rules`, `model`, or `mixed`.'),
      synthetic: z.literal(true),
    })
    .nullable()
    .describe('What the answers come to, in words; written when all are there.'),
})

export const get = contract({
  id: 'questions.getDirect',
  method: 'GET',
  path: '/v1/direct-questions/{question_id}',
  tag: 'Questions',
  summary: 'Read a direct question',
  description:
    'A question to an agent or a group with its answers, what they come to, and a summary when all are there.',
  access: { scope: 'questions:read' },
  success: [[200, 'The question.']],
  input: z.strictObject({
    question_id: z.string().max(100).describe('The id or the uuid of the question.'),
    ...longPagingInput,
  }),
  output: z.object({ direct_question: whole }),
  errors: ['not_found'],
  tool: { name: 'v1.direct-questions.get', set: 'ask' },
})

export const list = contract({
  id: 'questions.listDirect',
  method: 'GET',
  path: '/v1/direct-questions',
  tag: 'Questions',
  summary: 'List direct questions',
  description: 'The questions that your organization has put to agents and groups, newest first, without answers.',
  access: { scope: 'questions:read' },
  success: [[200, 'A page of questions.']],
  input: z.strictObject(pagingInput),
  output: z.object({ direct_questions: z.array(listed), ...pagingOutput }),
  errors: [],
  tool: { name: 'v1.direct-questions.list', set: 'ask' },
})
