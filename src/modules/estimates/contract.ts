import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'
import { questionFormat, questionText } from '../questions/contract.ts'

const range = (description: string) => z.object({ low: z.number(), high: z.number() }).describe(description)

const asked = z.union(
  [questionText, z.strictObject({ question: questionText, format: questionFormat.optional() })],
  'must be a text, or an object with `question` and `format`',
)

export const create = contract({
  id: 'estimates.create',
  method: 'POST',
  path: '/v1/estimates',
  tag: 'Billing',
  summary: 'Estimate what questions would cost',
  description:
    'What putting questions to a number of agents would cost and how long it would take, before anything is spent. Ranges ' +
    'run from what it comes to if all goes well (every reply can be used, the model server keeps what it has read) to what ' +
    'it comes to if not (one reply in ten is asked for again, nothing is kept). They are made from the prompts as they ' +
    "would be sent and, where there are 20 and more, from the last calls of the same kind; a model's price is what whoever " +
    'runs this installation has set. Questions that your organization has put to the same agents before cost nothing when ' +
    'asked again; that is not looked up. Nothing is asked, reserved or charged.',
  access: { scope: 'questions:write' },
  success: [[200, 'The estimate.']],
  input: z.strictObject({
    questions: z
      .array(asked, 'must be a list of questions')
      .min(1, 'must have at least 1 question')
      .max(100, 'must have at most 100 questions')
      .describe('Each a text, or an object with `question` and `format`.'),
    agents: z
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .max(10_000, 'must be at most 10000')
      .describe('How many agents are asked each of them.'),
    attachments: z
      .int('must be a whole number')
      .min(0, 'must be at least 0')
      .max(8, 'must be at most 8')
      .optional()
      .describe('Images or documents that each question comes with; a document counts as a few pages.'),
  }),
  output: z.object({
    engine: z.enum(['embedded', 'llm']).describe('`embedded`: agents answer without a language model, at no cost.'),
    models: z
      .object({ words: z.string(), forecasts: z.array(z.string()) })
      .nullable()
      .describe('Which models would write the words and forecast the answers.'),
    elicitation: z.string().nullable().describe('How answers are come by: `forecast`, `persona` or `similarity`.'),
    answers: z.int().describe('Questions times agents.'),
    calls: z.object({
      forecast: z.int().describe('Calls made once for a question, over all questions and models.'),
      per_agent: z.int().describe('Calls for each agent, over all questions.'),
      total: range(
        '`forecast` and, for every agent, `per_agent`; at the most with a tenth more, for replies of no use.',
      ),
    }),
    tokens: z.object({
      input: range('Read by the models, at the most with earlier answers of the same agents to the questions before.'),
      cached: range("Of `input`: read from the model server's cache."),
      output: range(
        'Written by the models, thinking included. Of a model that thinks, and has no past calls, at the most all that one ' +
          'reply may have.',
      ),
    }),
    cost_cents: range('US cents, with up to four decimals.')
      .nullable()
      .describe('US cents, with up to four decimals; null where the price of a model is not known.'),
    cost_note: z.string().nullable().describe('Why there are no costs.'),
    seconds: range('Until all answers are there, with one process that works and has nothing else to do.'),
    basis: z
      .enum(['past calls', 'assumptions'])
      .describe('What the length of replies and the time they take are taken from.'),
    past_calls: z.int().describe('Calls that were looked at, up to 200 of each kind.'),
    accuracy: z
      .array(
        z
          .object({
            expected_error_points: z
              .number()
              .describe(
                'Half-width, in percentage points, of the 80 % interval stated for a share among US adults, before chance.',
              ),
            basis: z
              .enum(['measured', 'estimated', 'general'])
              .describe(
                '`measured`: on survey questions like it; `estimated`: on estimates for questions like it; `general`: nothing is near.',
              ),
          })
          .nullable(),
      )
      .describe(
        'How near the answers are expected to come, for each question; null where that is known only once they are there: with ' +
          'a language model, or where another process answers.',
      ),
    budget: z.object({
      remaining_cents: z
        .number()
        .nullable()
        .describe("Of your organization's budget for this month; null without a limit."),
      enough: z
        .boolean()
        .nullable()
        .describe('true: for the highest costs, too; false: not even for the lowest; null: in between, or not known.'),
    }),
  }),
  errors: [],
  tool: {
    name: 'v1.estimates.create',
    set: 'usage',
    description:
      'What putting questions to a number of agents would cost and how long it would take, as ranges from all going well to ' +
      'not. Nothing is asked, reserved or charged. Use it before asking many agents with a language model.',
  },
})
