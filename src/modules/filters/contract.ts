import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'
import { pagingInput } from '../../platform/contract/paging.ts'
import { agentShape } from '../agents/contract.ts'
import { conditionNames } from './fields.ts'

const oneOrMore = z.union([z.string(), z.array(z.string())])
const values = (description: string) => oneOrMore.optional().describe(description)
const whole = (description: string) => z.union([z.number(), z.string()]).optional().describe(description)

const language = z.union([z.string(), z.record(z.string(), z.unknown())], 'must be one JSON document')

/** The shorthand of a query. Further fields and aliases are read as well; what is not known is named in the error. */
export const shorthand = {
  country: values('Name or ISO code. As other fields, one value or several.'),
  state: values('Name, or code in the US.'),
  city: values('Name.'),
  sex: values('`female` or `male`.'),
  age_min: whole('Least age.'),
  age_max: whole('Greatest age.'),
  is_parent: z.union([z.boolean(), z.string()]).optional().describe('Whether the agent has children of any age.'),
  child_age_min: whole('Has an own child of at least this age.'),
  child_age_max: whole('Has an own child of at most this age.'),
  education: values('Such as `high_school` or `bachelors`.'),
  occupation: values(
    'A job title as people say it ("RN", "truck drivers"); it is resolved, and the echo shows to what.',
  ),
  occupation_major_group: values('Family of occupations, such as `business_financial`.'),
  industry: values('Such as `health_care_and_social_assistance`.'),
  labour_status: values('`employed`, `self_employed`, `unemployed`, `retired`, `not_in_labour_force`.'),
  home: values('`owns` or `rents`.'),
  nativity: values('`native_born` or `foreign_born`; known in the US.'),
  party: values('`democrat`, `independent` or `republican`, with those who lean towards them; known in the US.'),
  political_views: values('`liberal`, `moderate` or `conservative`; known in the US.'),
  pets: values('`dog`, `cat`, `other` or `none`; known in the US.'),
  condition: values('Health condition: slug or common name.'),
  drug_class: values('Class of medicines, or a medicine by name ("Ozempic").'),
  filters: language.optional().describe('The filter language as JSON, beside or instead of the shorthand.'),
  match: z.string().optional().describe('`all` (default) or `any` of the conditions.'),
}

/**
 * Every condition there is, for bodies that refuse names they do not know. Shorter names first: of two that are as near to
 * a misspelt one, the singular was meant.
 */
export const everyCondition: object = Object.fromEntries(
  conditionNames
    .toSorted((a, b) => a.length - b.length)
    .map((name) => [name, z.unknown().optional().describe('A condition, with values as in the filter language.')]),
)

/** What assistants are told wherever they choose people. */
export const filterAdvice =
  'Filter by health with the structured fields (`condition`, `drug_class`), never by words in a description; pass job titles ' +
  'as people say them through `occupation`.'

/** What a second tool of a set need not explain again: not what advice is about. */
export const plainConditions: readonly string[] = Object.keys(shorthand).filter(
  (name) => !['occupation', 'condition', 'drug_class', 'filters'].includes(name),
)

/** What a second tool of a set takes, but does not show again; `filters` has room for it. */
export const rarerConditions: readonly string[] = [
  'city',
  'child_age_min',
  'child_age_max',
  'education',
  'occupation_major_group',
  'industry',
  'home',
  'nativity',
  'party',
  'political_views',
  'pets',
]

const echo = {
  filters: z
    .object({ match: z.enum(['all', 'any']), filters: z.record(z.string(), z.unknown()) })
    .describe('The filter as it was understood. Sent again, it means the same.'),
  description: z.string().describe('The same in one line of words.'),
  warnings: z
    .array(z.object({ field: z.string(), value: z.string(), message: z.string(), suggestions: z.array(z.string()) }))
    .describe('Values that nobody has, with near ones.'),
}

/** What operations take that count only those whom a filter matches, and what they say of it. */
export const filtering = {
  filters: language
    .optional()
    .describe(
      'Only the answers of those who match: the filter language as JSON, `{"sex": "female"}`. Any field that `by` takes.',
    ),
}
export const filtered = {
  filters: echo.filters.nullable(),
  filter_description: echo.description.nullable(),
  filter_warnings: echo.warnings,
}

const agent = z.object(agentShape)

export const search = contract({
  id: 'agents.search',
  method: 'GET',
  path: '/v1/agents/search',
  tag: 'Agents',
  summary: 'Search agents',
  description:
    'Agents who match every condition, a page at a time. `seed` gives a random order that stays the same from page to ' +
    'page. Agents without a health profile never match a health filter, nor do agents abroad match one on what is known ' +
    'in the US alone.',
  access: { scope: 'agent:search' },
  success: [[200, 'A page of agents.']],
  input: z.looseObject({
    ...shorthand,
    seed: z.string().max(100).optional().describe('Any text: a random but repeatable order.'),
    recruitable_only: z
      .union([z.boolean(), z.enum(['true', 'false'])], 'must be true or false')
      .optional()
      .describe('Every agent can be recruited at present.'),
    ...pagingInput,
  }),
  output: z.object({
    agents: z.array(agent),
    count: z.int(),
    total_count: z.int(),
    limit: z.int(),
    offset: z.int(),
    ...echo,
  }),
  errors: ['refused'],
  tool: { name: 'v1.agents.search', set: 'people', advice: filterAdvice, hidden: ['recruitable_only'] },
})

const found = z.object({
  agent,
  count: z.int().describe('Agents in this answer: one.'),
  total_count: z.int().describe('Agents who match.'),
  ...echo,
})

export const find = contract({
  id: 'agents.find',
  method: 'GET',
  path: '/v1/agents/find',
  tag: 'Agents',
  summary: 'Find one agent',
  description: 'The first agent who matches, and how many do.',
  access: { scope: 'agent:search' },
  success: [[200, 'An agent.']],
  input: z.looseObject({ ...shorthand, seed: z.string().max(100).optional().describe('Another seed, another agent.') }),
  output: found,
  errors: ['not_found', 'refused'],
  tool: {
    name: 'v1.agents.find',
    set: 'people',
    advice: filterAdvice,
    undescribed: plainConditions,
    hidden: rarerConditions,
  },
})

export const findByFilters = contract({
  ...find,
  // GET takes the same, for assistants.
  tool: undefined,
  id: 'agents.findByFilters',
  method: 'POST',
  summary: 'Find one agent by the filter language',
  description:
    'As GET, with the filter language in the body: `{match, filters}`, where a field takes a value, a list, `{any: […]}`, ' +
    '`{all: […]}`, `{none: […]}` or `{min, max}`, and groups may be nested under `any` and `all`. `none` leaves out who ' +
    'has one of the values; agents of whom the field is not known match neither way.',
  input: z.looseObject({
    match: z.string().optional().describe('`all` (default; also `and`) or `any` (also `or`).'),
    filters: z
      .union([z.record(z.string(), z.unknown()), z.array(z.unknown())])
      .optional()
      .describe('Fields and what they must be.'),
    seed: z.string().max(100).optional(),
  }),
})

export const list = contract({
  id: 'filters.get',
  method: 'GET',
  path: '/v1/filters',
  tag: 'Agents',
  summary: 'What agents can be filtered by',
  description:
    'The values of each field in a country and how many agents have them. Further filters in the query narrow the counts ' +
    'to what is left under them.',
  access: { scope: 'agent:search' },
  success: [[200, 'Fields with their values.']],
  input: z.looseObject({
    ...shorthand,
    country: oneOrMore.describe('Name or ISO code.'),
    fields: oneOrMore.optional().describe('Only these, comma-separated or repeated; aliases are accepted.'),
  }),
  output: z.object({
    country: z.string(),
    recruitable_agent_count: z.int(),
    filters: z.record(
      z.string(),
      z.array(z.object({ value: z.union([z.string(), z.number(), z.boolean()]), count: z.int() })),
    ),
    description: z.string(),
    warnings: echo.warnings,
  }),
  errors: ['refused'],
  tool: {
    name: 'v1.filters.get',
    set: 'people',
    description:
      'The values of each field in a country, which is required, and how many agents have them; other conditions narrow the ' +
      'counts. Call it before filtering by a field whose values you do not know.',
    undescribed: plainConditions,
    hidden: [...rarerConditions, 'sex', 'is_parent', 'labour_status', 'match'],
  },
})
