import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'
import { pagingInput, pagingOutput } from '../../platform/contract/paging.ts'

const tag = 'Fidelity and calibration'
const share = z.number().describe('0 to 1.')
const tv = z
  .number()
  .describe('Total variation: the share of answers that would have to change to match people. 0 is perfect.')
const tv_interval = z.array(z.number()).describe('From and to: 95 of 100 resamples of families of questions lie in it.')

const row = z.object({
  name: z.string(),
  questions: z.int(),
  tv,
  tv_interval,
  representativeness: z
    .number()
    .describe('1 minus how far answers would have to move on the ladder, from one end to the other being 1.'),
  simbench: z.number().describe('100 is perfect, 0 is no better than all options alike.'),
  sd_ratio: z
    .number()
    .nullable()
    .describe('How widely answers scatter, against people: 1 is right. Null without ladders.'),
  entropy_ratio: z.number(),
  width: z.number().describe('Median half-width of the stated 80 % intervals, in percentage points.'),
  held: z.number().describe('Share of the real shares that lie within the stated 80 % intervals.'),
})

const lane = z.object({
  name: z.string(),
  questions: z.int(),
  tv,
  tv_interval,
  tv_alike: z.number().describe('Of all options alike.'),
  tv_usual: z.number().describe('Of what is usual for such answers.'),
})

export const fidelity = contract({
  id: 'trust.fidelity',
  method: 'GET',
  path: '/v1/fidelity',
  tag,
  summary: 'See how close the panel comes to people',
  description:
    'What the embedded engine expects US adults to answer, held against what they did answer in real surveys, for questions ' +
    'that it was not shown. Measured when the release was made, by `npm run fidelity`; the same for everybody.',
  access: 'public',
  success: [[200, 'The figures.']],
  input: z.strictObject({}),
  output: z.object({
    knowledge: z.string().describe('The version of what the engine knew.'),
    questions: z.int(),
    surveys: z.int(),
    families: z.int().describe('Questions on one matter are a family, and are left out together.'),
    estimates: z.int().describe("Questions of the knowledge base whose shares are authors' estimates."),
    people_drawn: z
      .array(z.object({ people: z.int(), tv }))
      .describe('How far so many people, drawn at random from the real answers, are from all of them.'),
    held_elsewhere: z.number().describe('Share of 80 % intervals that hold, their widths fitted on other families.'),
    goals: z.array(z.object({ what: z.string(), goal: z.string(), value: z.number(), met: z.boolean() })),
    against: z.array(row).describe('The engine beside what can be had for nothing.'),
    gains: z
      .array(z.object({ than: z.string(), tv: z.number(), tv_interval }))
      .describe('By how much the engine is nearer than each, on the same questions.'),
    near: z.array(row).describe('By what lies near the question, and by its form.'),
    confidence: z.array(row).describe('By the confidence that was stated.'),
    intervals: z
      .array(z.object({ width: z.number(), held: share, questions: z.int() }))
      .describe('Forecasts by the width of their intervals, in eight groups of equal size.'),
    groups: z
      .array(
        z.object({
          question_known: z.boolean().describe('Whether the question itself was known, or its family left out.'),
          compared: z.int().describe('Groups times questions.'),
          tv,
          tv_alike: z.number().describe('If everybody answered alike.'),
          slope: z
            .number()
            .describe('How far agents of a group stand from all, for every point that people do: 1 is right.'),
          slope_corrected: z.number().describe('Corrected for the chance of who was asked.'),
        }),
      )
      .describe('Groups of people by age, sex, education, income, region and ethnicity.'),
    stability: z.object({
      again: share.describe('Agents with the same answer when asked again.'),
      paraphrase: share.describe('In other words.'),
      opposite: share.describe('With the opposite answer to the opposite question.'),
      order: share.describe('With options in the reverse order.'),
      another_day: share.describe('On another day: people change their answers, too.'),
      kappa: z.number().describe('By how much that is more than chance (Cohen).'),
    }),
    topics: z.array(lane),
    kinds: z.array(lane),
    points: z
      .array(z.array(z.number()))
      .describe(
        'Every share of every question: of people, as forecast (both in tenths of a percent), and the half-width of the stated interval in percentage points.',
      ),
  }),
  errors: [],
})

export const fidelityQuestions = contract({
  id: 'trust.fidelityQuestions',
  method: 'GET',
  path: '/v1/fidelity/questions',
  tag,
  summary: 'List the questions that the panel was examined with',
  description:
    'With what people answered, what was forecast without their answers, and how far that is off. The worst first.',
  access: 'public',
  success: [[200, 'A page of questions.']],
  input: z.strictObject({
    q: z.string().trim().min(1, 'must not be empty').max(200).optional().describe('Only those with these words.'),
    topic: z.string().max(100).optional(),
    confidence: z.enum(['high', 'medium', 'low'], 'must be high, medium or low').optional(),
    order: z
      .enum(['worst', 'best'], 'must be worst or best')
      .default('worst')
      .describe('The furthest from people first, or the nearest.'),
    ...pagingInput,
  }),
  output: z.object({
    questions: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        survey: z.string(),
        topic: z.string(),
        kind: z.string(),
        confidence: z.enum(['high', 'medium', 'low']),
        nearest: z.number().describe('Similarity of the nearest question that was known.'),
        width: z.number().describe('Half-width of the stated 80 % interval, in percentage points.'),
        tv,
        options: z.array(z.object({ option: z.string(), people: share, forecast: share })),
      }),
    ),
    ...pagingOutput,
  }),
  errors: [],
})

const figure = z.object({
  table: z.string(),
  cell: z.string(),
  source: z.number().describe('Percent, of people.'),
  agents: z.number().describe('Percent, of agents.'),
  within: z.boolean().describe('Whether that is within the goal.'),
})

const pairs = z
  .array(z.array(z.number()))
  .describe('Percent of people, percent of agents, and 1 if that is within the goal, otherwise 0.')

export const calibration = contract({
  id: 'trust.calibration',
  method: 'GET',
  path: '/v1/calibration',
  tag,
  summary: 'See how close the agents are to the population',
  description:
    'The default population held against every table that it should have the figures of: margins that it was drawn to, and ' +
    'relations that no table prescribed. Measured when the release was made, by `npm run population:report`.',
  access: 'public',
  success: [[200, 'The figures.']],
  input: z.strictObject({}),
  output: z.object({
    made: z.string().describe('The day: 2026-11-16.'),
    population: z.object({
      version: z.string(),
      size: z.int(),
      seed: z.string(),
      digest: z.string().describe('Its first 16 characters.'),
      us_adults: z.int(),
      of_each_further_country: z.int(),
      further_countries: z.int(),
    }),
    in_use: z.boolean().describe('Whether this installation runs on the population that was measured.'),
    sections: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        goal: z.string(),
        wanted: share.describe('Share of the figures that must be within the goal.'),
        figures: z.int(),
        within: z.int(),
        met: z.boolean(),
        differences: z
          .object({ median: z.number(), p90: z.number(), p99: z.number(), most: z.number() })
          .describe('How far figures are off, in percentage points, without their signs.'),
        furthest: z.array(figure).describe('The twelve that are furthest beyond their limit, or nearest to it.'),
      }),
    ),
    margins: z.array(figure).describe('National margins.'),
    joints: pairs,
    health: pairs,
    pyramid: z.array(z.object({ age: z.int(), men: z.int(), women: z.int() })).describe('US agents.'),
  }),
  errors: [],
})
