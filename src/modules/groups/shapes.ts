import { z } from 'zod'
import { textOf } from '../../platform/contract/text.ts'
import { everyCondition, shorthand } from '../filters/contract.ts'

export const groupName = textOf(1, 200).describe('1 to 200 characters.')
export const groupDescription = textOf(0, 2000)
export const objective = textOf(3, 2000).describe('What is to be learned, in plain words: 3 to 2,000 characters.')

export const groupReference = z.string().max(100).describe('The id or the uuid of the group.')

export const agentIds = z
  .array(z.union([z.int(), z.string().max(100)], 'must be an id or a uuid'), 'must be a list of ids or uuids of agents')
  .min(1, 'must have at least 1 agent')
  .max(1000, 'must have at most 1000 agents')
  .describe('1 to 1,000 ids or uuids; one that comes twice counts once.')

export const groupSize = z
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(1000, 'must be at most 1000')
  .default(10)
  .describe('How many agents, 1 to 1,000.')

export const seed = z
  .preprocess(
    (value) => (typeof value === 'number' ? String(value) : value),
    z.string('must be a text').min(1, 'must not be empty').max(100, 'must have at most 100 characters'),
  )
  .optional()
  .describe('Any text: the same seed draws the same agents. Without one, a new one is drawn and told.')

/** Whom to recruit: the shorthand of searches and every other condition, and the filter language beside them. */
export const whom = {
  ...everyCondition,
  ...shorthand,
  filters: z
    .union([z.record(z.string(), z.unknown()), z.array(z.unknown())], 'must be an object of fields')
    .optional()
    .describe('The filter language: `{match, filters}`, or fields and what they must be.'),
}

/** How to choose among those who match. */
export const how = {
  group_size: groupSize,
  description: groupDescription
    .optional()
    .describe(
      'Soft targeting, such as "runs a small bakery, worried about rent": whoever fits the words better comes first, and ' +
        'nobody is left out for not fitting. Among those who fit alike, `sample_method` and `seed` decide.',
    ),
  sample_method: z
    .enum(['random', 'balanced', 'representative'], 'must be random, balanced or representative')
    .default('random')
    .describe(
      '`balanced`: as many of each sex and age; `representative`: by sex, age, region and education as among those who match.',
    ),
  dedupe: z
    .boolean('must be true or false')
    .default(false)
    .describe('true: agents who are in another group of your organization, unless it is archived, are left out.'),
  seed,
}

export const yesNo = z.union([z.boolean(), z.enum(['true', 'false'])], 'must be true or false')

export const card = z.object({
  id: z.int(),
  uuid: z.string(),
  url: z.string(),
  name: z.string(),
  age: z.int(),
  sex: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  occupation: z.string(),
})

/** What an agent said when candidates were asked whether they fit. */
export const screening = z
  .array(z.object({ question: z.string(), reply: z.string() }))
  .describe('What the agent said when candidates were screened, and remembers; empty where it was not asked.')

export const group = z.object({
  id: z.int(),
  uuid: z.string(),
  name: z.string(),
  description: z.string().describe('What was written of it; empty where nothing was.'),
  agent_count: z.int(),
  url: z.string(),
  archived_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})

const filterEcho = z.object({ match: z.enum(['all', 'any']), filters: z.record(z.string(), z.unknown()) })

export const recruitment = z.object({
  recruited_at: z.iso.datetime(),
  filters: filterEcho.describe('As they were understood.'),
  target: z.string().nullable().describe('The words of the soft targeting.'),
  raw_dsl_mode: z.boolean(),
  sample_method: z.string(),
  dedupe: z.boolean(),
  seed: z.string(),
  requested_size: z.int(),
  matched_count: z.int(),
  recruited_count: z.int(),
  weighted: z.boolean().describe('Whether members were given weights; else each counts once.'),
  population_version: z.string(),
})

export const recruited = {
  group,
  filters: filterEcho.describe('The filter as it was understood. Sent again, it means the same.'),
  description: z.string().describe('The same in one line of words.'),
  warnings: z
    .array(z.object({ field: z.string(), value: z.string(), message: z.string(), suggestions: z.array(z.string()) }))
    .describe('Values that nobody has, with near ones, and what else may not be as intended.'),
  raw_dsl_mode: z.boolean().describe('Whether only `filters` chose the agents (`X-Filter-Raw-DSL: true`).'),
  recruited_agent_ids: z.array(z.int()),
  recruited_agents: z.array(card),
  requested_size: z.int(),
  matched_count: z.int().describe('Agents who match the filter, as a search counts them.'),
  excluded_count: z.int().describe('Of those who match: left out, as members already or by `dedupe`.'),
  shortfall: z.int().describe('How many fewer were recruited than requested.'),
  relaxations: z
    .array(
      z.object({
        fields: z.array(z.string()).describe('What would be asked for differently, or no longer.'),
        suggestion: z.string(),
        filters: filterEcho.describe('What to send as `filters` instead.'),
        matched_count: z.int(),
      }),
    )
    .describe('Where fewer were found than requested: what to loosen, the smallest change that would do first.'),
  sample_method: z.string(),
  seed: z.string().describe('With it, the same request draws the same agents.'),
}
