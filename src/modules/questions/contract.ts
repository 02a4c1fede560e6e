import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'
import { longPagingInput, pagingOutput } from '../../platform/contract/paging.ts'
import type { Format } from '../answering/index.ts'
import { agentCard } from '../groups/contract.ts'
import { attachmentSchema } from '../media/contract.ts'
import { answer } from './shapes.ts'

export { answer, optionResult, results } from './shapes.ts'

const label = z.string('must be a text').trim().min(1, 'must not be empty').max(500, 'must have at most 500 characters')

/** What a question is, wherever one is asked. */
export const questionText = z
  .string('must be a text')
  .trim()
  .max(100_000)
  // Characters as people count them: two emoji are not four.
  .refine((text) => [...text].length >= 3, 'must have at least 3 characters')
  .meta({ minLength: 3 })
  .describe('What to ask, in plain words: 3 to 2,000 characters unless the installation allows more.')

export const questionFormat = z
  .strictObject({
    type: z
      .enum(
        ['open', 'single_choice', 'multiple_choice', 'scale', 'numeric', 'ranking'] satisfies Format['type'][],
        'must be open, single_choice, multiple_choice, scale, numeric or ranking',
      )
      .optional(),
    options: z
      .array(label)
      .min(2, 'must have at least 2 options')
      .max(100, 'must have at most 100 options')
      .refine(
        (options) => new Set(options.map((option) => option.toLowerCase())).size === options.length,
        'must not have an option twice',
      )
      .optional()
      .describe('Answers to choose from, in the order in which they are shown.'),
    scale: z
      .strictObject({
        min: z.int('must be a whole number').min(-1000).max(1000),
        max: z.int('must be a whole number').min(-1000).max(1000),
        labels: z.array(label).max(100).optional().describe('One for each point, from `min` to `max`.'),
      })
      .refine(({ min, max }) => min < max, 'must have a `min` below its `max`')
      .optional(),
    length: z
      .enum(['short', 'medium', 'detailed'] satisfies Format['length'][], 'must be short, medium or detailed')
      .optional()
      .describe('How much agents say.'),
  })
  .describe('The form of the answer. What is left out is read off the wording.')

/** What a question to agents, a group or a study is made of. */
export const asking = {
  question: questionText,
  format: questionFormat.optional(),
  attachments: attachmentSchema.optional(),
  optimize: z
    .boolean('must be true or false')
    .optional()
    .describe(
      'true: agents are asked a wording that leads nobody, as `POST /v1/questions/optimize` proposes it; both are kept.',
    ),
}

/** What confirms that a question is on its way. */
export const asked = {
  status: z.literal('queued'),
  job_id: z.string().describe('Of the question as a whole: finished when every agent has answered or failed.'),
  job_ids: z.array(z.string()).describe('One for each agent, in the order of `agent_ids`.'),
  question_id: z.int(),
  question_uuid: z.string(),
  question: z.string().describe('As you wrote it.'),
  optimized_question: z.string().nullable().describe('What agents are asked, where that is another wording.'),
  agent_ids: z.array(z.int()),
  agents: z.array(agentCard),
}

export const optimize = contract({
  id: 'questions.optimize',
  method: 'POST',
  path: '/v1/questions/optimize',
  tag: 'Questions',
  summary: 'Word a question so that it leads nobody',
  description:
    'A neutral wording of a question, and what was wrong with the one it had: praise and blame in passing, "don\'t you ' +
    'agree", two questions in one, things taken for granted. What is asked stays as it is: prices, numbers, names, ' +
    'options, scales, quotations and time frames are in both wordings, and a wording that would be understood in another ' +
    'way is not proposed. A question that is fair already comes back as it was. Nobody is asked, and nothing ' +
    'is stored.',
  access: { scope: 'questions:write', free_tier: true },
  rate: 'polling',
  success: [[200, 'The question in both wordings.']],
  input: z.strictObject({
    question: questionText,
    format: questionFormat.optional(),
    by: z
      .enum(['rules', 'model'], 'must be rules or model')
      .optional()
      .describe(
        '`rules`, the default, cost nothing. `model` asks the language model of this installation, at the cost of your ' +
          'organization; where there is none, or it proposes nothing that can stand, rules decide. Not for free keys.',
      ),
  }),
  output: z.object({
    question: z.string().describe('As it was sent, white space tidied.'),
    optimized_question: z
      .string()
      .describe('The neutral wording; the same as `question` where there is nothing to mend.'),
    changes: z.array(
      z.object({
        kind: z
          .string()
          .describe(
            'One of `leading`, `loaded`, `double_barrelled`, `presumption`, `double_negative`, `absolute`, ' +
              '`unbalanced_options` (told, not mended), `hypothetical_praise`; further kinds may come.',
          ),
        found: z.string().describe('The words that it is about, as they were.'),
        why: z.string().describe('What is wrong with them, in a sentence.'),
      }),
    ),
    by: z.enum(['rules', 'model']).describe('Who worded it: rules of this service, or a language model.'),
  }),
  errors: [],
  tool: {
    name: 'v1.questions.optimize',
    set: 'ask',
    description:
      'A neutral wording of a question, and what was wrong with the one it had. Prices, numbers, names, options and time ' +
      'frames stay as they are. Nobody is asked. Use it when a question might lead respondents; show your user both wordings.',
  },
})

export const listByAgent = contract({
  id: 'agents.listAnswers',
  method: 'GET',
  path: '/v1/agents/{agent_id}/answers',
  tag: 'Agents',
  summary: 'Read what an agent has answered',
  description:
    "One agent's answers to the questions of your organization, newest first; with `study_id`, those of one study, in the " +
    'order in which they were asked. Answers of participants who were removed from a study are left out, and so are surveys ' +
    'with given answers.',
  access: { scope: 'studies:read' },
  success: [[200, 'A page of answers.']],
  input: z.strictObject({
    agent_id: z.string().max(100).describe('The id or the uuid of the agent.'),
    study_id: z.string().max(100).optional().describe('The id or the uuid of a study: only its questions.'),
    kind: z
      .enum(['study', 'direct'], 'must be study or direct')
      .optional()
      .describe('Only questions of studies, or only direct ones.'),
    ...longPagingInput,
  }),
  output: z.object({
    agent_id: z.int(),
    answers: z.array(
      answer.extend({
        question: z.string().describe('As it was written.'),
        question_uuid: z.string(),
        format: z.record(z.string(), z.unknown()).describe('As it was given.'),
        asked_at: z.iso.datetime(),
        kind: z.enum(['study', 'direct']),
        alone: z.boolean().describe('Whether it was put to this agent and nobody else.'),
        study_uuid: z.string().nullable(),
        study_title: z.string().nullable(),
      }),
    ),
    ...pagingOutput,
  }),
  errors: ['not_found'],
})
