import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'
import { longPagingInput, pagingInput, pagingOutput } from '../../platform/contract/paging.ts'
import { textOf } from '../../platform/contract/text.ts'
import { filtered, filtering } from '../filters/contract.ts'
import { agentCard, agentScreening } from '../groups/contract.ts'
import { answer, asked, asking, results } from '../questions/contract.ts'
import { agentIds, createdStudy, groupReference, listedStudy, questionToPlan, study_id, studyShape } from './shapes.ts'

export { complete, report } from './contract-completion.ts'
export { download, events, manifest, results } from './contract-results.ts'
export { readShare, share } from './contract-sharing.ts'

const tag = 'Studies'
const write = { scope: 'studies:write' } as const
const read = { scope: 'studies:read' } as const

export const create = contract({
  id: 'studies.create',
  method: 'POST',
  path: '/v1/research-studies',
  tag,
  summary: 'Create a study',
  description:
    'A study puts questions, one after another, to the same agents. Its participants are the members that its groups have ' +
    'now; with a group it is `fielding` at once, without one a `draft`.',
  access: write,
  success: [[201, 'The study.']],
  input: z.strictObject({
    title: textOf(1, 200).describe('1 to 200 characters.'),
    objective: textOf(0, 4000).optional().describe('What is to be learned, in plain words.'),
    research_group_uuid: groupReference.optional().describe('The primary group, by uuid or id.'),
    research_group_uuids: z
      .array(groupReference, 'must be a list of groups')
      .max(20, 'must have at most 20 groups')
      .optional()
      .describe('Further groups. An agent of several takes part once.'),
    shareable: z.boolean('must be true or false').optional().describe('true: shared at once.'),
    budget_cents: z
      .int('must be a whole number')
      .min(0, 'must be at least 0')
      .max(1_000_000_000, 'must be at most 1000000000')
      .optional()
      .describe(
        'The most that language models may cost for it, where that is less than the installation allows every study.',
      ),
  }),
  output: z.object({ study: createdStudy }),
  errors: ['not_found', 'conflict', 'feature_not_included'],
  idempotent: true,
  tool: {
    name: 'v1.research-studies.create',
    set: 'studies',
    advice: 'Recruit the group first; then ask one question after another, and complete the study.',
  },
})

export const list = contract({
  id: 'studies.list',
  method: 'GET',
  path: '/v1/research-studies',
  tag,
  summary: 'List studies',
  description: 'The studies of your organization, newest first.',
  access: read,
  success: [[200, 'A page of studies.']],
  input: z.strictObject(pagingInput),
  output: z.object({ studies: z.array(listedStudy), ...pagingOutput }),
  errors: [],
  tool: { name: 'v1.research-studies.list', set: 'studies' },
})

export const get = contract({
  id: 'studies.get',
  method: 'GET',
  path: '/v1/research-studies/{study_id}',
  tag,
  summary: 'Read a study',
  description: 'The study, its groups, and how far it has come.',
  access: read,
  success: [[200, 'The study.']],
  input: z.strictObject({ study_id }),
  output: z.object({ study: studyShape }),
  errors: ['not_found'],
  tool: { name: 'v1.research-studies.get', set: 'studies' },
})

export const update = contract({
  id: 'studies.update',
  method: 'PATCH',
  path: '/v1/research-studies/{study_id}',
  tag,
  summary: 'Change a study',
  description:
    'What is left out stays as it is. A draft that is given a group is `fielding` from then on; groups are added, never ' +
    'taken away. `stage` takes `archived`, after which nothing more is asked, and `fielding`, which brings an archived or ' +
    'complete study back.',
  access: write,
  success: [[200, 'The study.']],
  input: z.strictObject({
    study_id,
    title: textOf(1, 200).optional(),
    objective: textOf(0, 4000).optional(),
    research_group_uuids: z.array(groupReference, 'must be a list of groups').min(1).max(20).optional(),
    stage: z.enum(['fielding', 'archived'], 'must be fielding or archived').optional(),
    planned_questions: z
      .array(questionToPlan, 'must be a list of questions')
      .max(20, 'must have at most 20 questions')
      .optional()
      .describe('What is to be asked, in this order, instead of what was planned. Nobody is asked by it.'),
  }),
  output: z.object({ study: studyShape }),
  errors: ['not_found', 'conflict'],
  tool: { name: 'v1.research-studies.update', set: 'studies', hidden: ['planned_questions'] },
})

export const remove = contract({
  id: 'studies.remove',
  method: 'DELETE',
  path: '/v1/research-studies/{study_id}',
  tag,
  summary: 'Delete a study',
  description:
    'With its questions, answers and report. What is still to be answered no longer is. It cannot be undone.',
  access: write,
  success: [[200, 'The study is gone.']],
  input: z.strictObject({ study_id }),
  output: z.object({ ok: z.literal(true), deleted_id: z.int(), deleted_uuid: z.string() }),
  errors: ['not_found'],
  tool: { name: 'v1.research-studies.delete', set: 'studies', advice: 'Ask your user before you delete anything.' },
})

export const ask = contract({
  id: 'studies.ask',
  method: 'POST',
  path: '/v1/research-studies/{study_id}/questions',
  tag,
  summary: 'Ask the participants a question',
  description:
    'Puts one question to every participant. Answers of an agent hang together: by its lasting attitudes, and, with a ' +
    'language model, because it is reminded of what it answered to the questions of this study that had finished when this ' +
    'one was asked. So wait until a question has finished before you ask the next. Poll `job_id`, or listen to `/events`. ' +
    'Takes one unit of `questions_per_cycle`.',
  access: write,
  success: [[202, 'The question is queued.']],
  input: z.strictObject({ study_id, ...asking }),
  output: z.object({ study_id: z.int(), ...asked }),
  errors: ['not_found', 'conflict', 'feature_not_included', 'quota_exhausted', 'rate_limited'],
  idempotent: true,
  tool: {
    name: 'v1.research-studies.questions.ask',
    set: 'studies',
    description:
      'Puts one question to every participant and returns the answers with what they come to. Agents answer with what they ' +
      'said before in mind, so ask the next question when this one has finished. Takes one unit of `questions_per_cycle`.',
    follow: {
      jobs: ({ job_id }) => [job_id],
      read: 'studies.getQuestion',
      input: ({ study_id, question_uuid }) => [{ study_id: String(study_id), question_id: question_uuid }],
    },
  },
})

const question = z.object({
  id: z.int(),
  uuid: z.string(),
  study_id: z.int(),
  question: z.string(),
  optimized_question: z.string().nullable(),
  format: z.record(z.string(), z.unknown()).describe('As it was given.'),
  status: z.enum(['queued', 'started', 'finished', 'failed']),
  job_id: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  agent_count: z.int().describe('Participants asked.'),
  answer_count: z.int(),
  answers: z.array(answer),
  answers_truncated: z.boolean().describe('Whether there are more: read them page by page.'),
  results,
  understood: z.record(z.string(), z.unknown()).nullable(),
  meta: z.record(z.string(), z.unknown()).nullable(),
})

export const listQuestions = contract({
  id: 'studies.listQuestions',
  method: 'GET',
  path: '/v1/research-studies/{study_id}/questions',
  tag,
  summary: 'Read the questions of a study, with answers',
  description:
    'The questions in the order in which they were asked, each with its first answers and with what all of its answers come ' +
    'to. Where there are more than `answers_limit`, `GET /v1/research-studies/{study_id}/questions/{question_id}/answers` ' +
    'has the rest.',
  access: read,
  success: [[200, 'The questions.']],
  input: z.strictObject({
    study_id,
    answers_limit: longPagingInput.limit.describe('Answers with each question, 1 to 1,000.'),
    ...pagingInput,
  }),
  output: z.object({
    study_id: z.int(),
    study_title: z.string(),
    questions: z.array(question),
    ...pagingOutput,
  }),
  errors: ['not_found'],
  tool: { name: 'v1.research-studies.questions.list', set: 'studies' },
})

export const getQuestion = contract({
  id: 'studies.getQuestion',
  method: 'GET',
  path: '/v1/research-studies/{study_id}/questions/{question_id}',
  tag,
  summary: 'Read one question of a study, with answers',
  description: 'A question with its first answers and with what all of its answers come to.',
  access: read,
  success: [[200, 'The question.']],
  input: z.strictObject({
    study_id,
    question_id: z.string().max(100).describe('The id or the uuid of the question.'),
    answers_limit: longPagingInput.limit.describe('Answers to return, 1 to 1,000.'),
  }),
  output: z.object({ study_id: z.int(), study_title: z.string(), question }),
  errors: ['not_found'],
  tool: { name: 'v1.research-studies.questions.get', set: 'studies' },
})

export const listAnswers = contract({
  id: 'studies.listAnswers',
  method: 'GET',
  path: '/v1/research-studies/{study_id}/questions/{question_id}/answers',
  tag,
  summary: 'Read the answers to a question, page by page',
  description: 'In the order of the participants. With `filters`, only those of participants who match.',
  access: read,
  success: [[200, 'A page of answers.']],
  input: z.strictObject({
    study_id,
    question_id: z.string().max(100).describe('The id or the uuid of the question.'),
    ...filtering,
    ...longPagingInput,
  }),
  output: z.object({ study_id: z.int(), question_id: z.int(), answers: z.array(answer), ...filtered, ...pagingOutput }),
  errors: ['not_found', 'refused'],
  tool: { name: 'v1.research-studies.answers.list', set: 'studies' },
})

export const listAgents = contract({
  id: 'studies.listAgents',
  method: 'GET',
  path: '/v1/research-studies/{study_id}/agents',
  tag,
  summary: 'Read who takes part',
  description: 'The participants in the order in which they came, without those who were removed.',
  access: read,
  success: [[200, 'A page of participants.']],
  input: z.strictObject({ study_id, ...longPagingInput }),
  output: z.object({
    study_id: z.int(),
    agents: z.array(
      agentCard.extend({ weight: z.number(), research_group_uuid: z.string(), screening: agentScreening }),
    ),
    ...pagingOutput,
  }),
  errors: ['not_found'],
  tool: { name: 'v1.research-studies.agents.list', set: 'studies' },
})

export const removeAgents = contract({
  id: 'studies.removeAgents',
  method: 'DELETE',
  path: '/v1/research-studies/{study_id}/agents',
  tag,
  summary: 'Remove participants',
  description:
    'Takes agents who do not fit out of a study: they are asked no more, and what they have answered no longer counts. ' +
    'Their groups keep them. `agent_ids` come in the query (repeated, or separated by commas) or in a JSON body.',
  access: write,
  success: [[200, 'Who was removed.']],
  input: z.strictObject({ study_id, agent_ids: agentIds }),
  output: z.object({
    removed_agent_ids: z.array(z.int()),
    removed_count: z.int(),
    participant_count: z.int(),
    not_participating_ids: z.array(z.string()),
  }),
  errors: ['not_found', 'conflict'],
  tool: {
    name: 'v1.research-studies.agents.remove',
    set: 'studies',
    description:
      'Takes agents who do not fit out of a study: they are asked no more, and what they have answered no longer counts. ' +
      'Their groups keep them.',
  },
})

export const removeAgentsByPost = contract({
  ...removeAgents,
  tool: undefined,
  id: 'studies.removeAgentsByPost',
  method: 'POST',
  path: '/v1/research-studies/{study_id}/agents/remove',
  summary: 'Remove participants, for clients whose DELETE has no body',
  description: 'As `DELETE /v1/research-studies/{study_id}/agents`.',
})
