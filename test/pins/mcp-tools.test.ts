/**
 * What assistants rely on, frozen as literals. See the first lines of public-surface.test.ts for what to do when it is red.
 */
import { expect, test } from 'vitest'
import { contracts } from '../../src/contracts.ts'
import { listContracts } from '../../src/platform/contract/contract.ts'
import type { Schema } from '../../src/surfaces/mcp/input-schema.ts'
import { listPrompts } from '../../src/surfaces/mcp/prompts.ts'
import { reportTemplate } from '../../src/surfaces/mcp/resources.ts'
import type { Session } from '../../src/surfaces/mcp/session.ts'
import { toolSetsOf, toolsOf } from '../../src/surfaces/mcp/tools.ts'

const tools = toolsOf(listContracts(contracts))

/** A type in a word: "string|string[]", or the values that there are. */
const typeOf = ({ anyOf, enum: values, type = 'any', items = {} }: Schema): string => {
  if (anyOf !== undefined) return anyOf.map(typeOf).join('|')
  if (Array.isArray(values)) return values.join('|')
  return type === 'array' ? `${typeOf(items)}[]` : [type].flat().join('|')
}

/** The conditions by which people are chosen, which several tools share. */
const WHOM =
  'country: string|string[], state: string|string[], city: string|string[], sex: string|string[], age_min: number, age_max: number, is_parent: boolean, child_age_min: number, child_age_max: number, education: string|string[], occupation: string|string[], occupation_major_group: string|string[], industry: string|string[], labour_status: string|string[], home: string|string[], nativity: string|string[], party: string|string[], political_views: string|string[], pets: string|string[], condition: string|string[], drug_class: string|string[], filters: object, match: string'
/** What a second tool of a set does not show again. */
const RARER = [
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
const SOME_WHOM = WHOM.split(', ')
  .filter((argument) => !RARER.includes(argument.split(':')[0]!))
  .join(', ')
const namesOf = (list: string) => list.split(', ').map((argument) => argument.split(':')[0]!)

test('tools: name, set, title, what it does to data, arguments with their types, those required marked', () => {
  const surface = tools.map(({ name, set, title, annotations, inputSchema: { properties, required = [] } }) => {
    const shown = (names: string[]) =>
      names.map((one) => `${one}${required.includes(one) ? '*' : ''}: ${typeOf(properties[one]!)}`)
    const whom = [WHOM, SOME_WHOM].map(namesOf).find((names) => names.every((one) => one in properties)) ?? []
    const own = Object.keys(properties).filter((one) => !whom.includes(one))
    return [
      name,
      set,
      title,
      `${annotations.readOnlyHint ? 'reads' : ''}${annotations.destructiveHint ? 'removes' : ''}`,
      [...shown(whom), ...shown(own)].join(', '),
    ]
  })
  expect(surface).toEqual([
    [
      'v1.free.questions.ask',
      'ask',
      'Ask the shared panel',
      '',
      'question*: string, optimize: boolean, wait: integer, idempotency_key: string',
    ],
    [
      'v1.questions.optimize',
      'ask',
      'Word a question so that it leads nobody',
      'reads',
      'question*: string, format: object, by: rules|model',
    ],
    [
      'v1.research-agents.questions.ask',
      'ask',
      'Ask one agent',
      '',
      'agent_id*: string, question*: string, format: object, attachments: object[], optimize: boolean, wait: integer, idempotency_key: string',
    ],
    [
      'v1.research-groups.questions.ask',
      'ask',
      'Ask a group',
      '',
      'group_id*: string, question*: string, format: object, attachments: object[], optimize: boolean, wait: integer, idempotency_key: string',
    ],
    [
      'v1.research-groups.ask',
      'ask',
      'Ask a group several questions at once',
      '',
      'group_id*: string, questions*: object[], wait: integer, idempotency_key: string',
    ],
    [
      'v1.direct-questions.get',
      'ask',
      'Read a direct question',
      'reads',
      'question_id*: string, limit: integer, offset: integer',
    ],
    ['v1.direct-questions.list', 'ask', 'List direct questions', 'reads', 'limit: integer, offset: integer'],
    ['v1.agents.get', 'people', 'Read an agent', 'reads', 'agent_id*: string'],
    ['v1.agents.life', 'people', "Read an agent's life", 'reads', 'agent_id*: string'],
    ['v1.agents.search', 'people', 'Search agents', 'reads', `${WHOM}, seed: string, limit: integer, offset: integer`],
    ['v1.agents.find', 'people', 'Find one agent', 'reads', `${SOME_WHOM}, seed: string`],
    [
      'v1.filters.get',
      'people',
      'What agents can be filtered by',
      'reads',
      'country*: string|string[], state: string|string[], age_min: number, age_max: number, occupation: string|string[], condition: string|string[], drug_class: string|string[], filters: object, fields: string|string[]',
    ],
    [
      'v1.research-groups.recruit',
      'groups',
      'Recruit a group by filters',
      '',
      `${WHOM}, name*: string, group_size: integer, description: string, sample_method: random|balanced|representative, dedupe: boolean, seed: string, idempotency_key: string`,
    ],
    [
      'v1.research-groups.interview',
      'groups',
      'Set up interviews for an objective',
      '',
      `${SOME_WHOM}, objective*: string, name: string, group_size: integer, seed: string, idempotency_key: string`,
    ],
    [
      'v1.research-groups.preview',
      'groups',
      'See whom a description would find',
      '',
      'description*: string, group_size: integer, seed: string, idempotency_key: string',
    ],
    [
      'v1.research-groups.from-description',
      'groups',
      'Recruit a group from a description',
      '',
      'description*: string, name: string, group_size: integer, seed: string, wait: integer, idempotency_key: string',
    ],
    [
      'v1.research-groups.create',
      'groups',
      'Make a group of given agents',
      '',
      'name*: string, description: string, agent_ids*: integer[], idempotency_key: string',
    ],
    ['v1.research-groups.list', 'groups', 'List groups', 'reads', 'archived: boolean, limit: integer, offset: integer'],
    ['v1.research-groups.get', 'groups', 'Read a group', 'reads', 'group_id*: string, limit: integer, offset: integer'],
    [
      'v1.research-groups.update',
      'groups',
      'Rename or describe a group',
      '',
      'group_id*: string, name: string, description: string',
    ],
    ['v1.research-groups.archive', 'groups', 'Archive a group', 'removes', 'group_id*: string'],
    [
      'v1.research-groups.append',
      'groups',
      'Recruit more agents into a group',
      '',
      `${SOME_WHOM}, group_id*: string, group_size: integer, description: string, sample_method: random|balanced|representative, dedupe: boolean, seed: string, idempotency_key: string`,
    ],
    [
      'v1.research-groups.agents.add',
      'groups',
      'Add agents to a group',
      '',
      'group_id*: string, agent_ids*: integer[], idempotency_key: string',
    ],
    [
      'v1.research-groups.agents.remove',
      'groups',
      'Remove agents from a group',
      'removes',
      'group_id*: string, agent_ids*: integer[], idempotency_key: string',
    ],
    [
      'v1.research-studies.create',
      'studies',
      'Create a study',
      '',
      'title*: string, objective: string, research_group_uuid: string, research_group_uuids: string[], shareable: boolean, budget_cents: integer, idempotency_key: string',
    ],
    ['v1.research-studies.list', 'studies', 'List studies', 'reads', 'limit: integer, offset: integer'],
    ['v1.research-studies.get', 'studies', 'Read a study', 'reads', 'study_id*: string'],
    [
      'v1.research-studies.update',
      'studies',
      'Change a study',
      '',
      'study_id*: string, title: string, objective: string, research_group_uuids: string[], stage: fielding|archived',
    ],
    ['v1.research-studies.delete', 'studies', 'Delete a study', 'removes', 'study_id*: string'],
    [
      'v1.research-studies.questions.ask',
      'studies',
      'Ask the participants a question',
      '',
      'study_id*: string, question*: string, format: object, attachments: object[], optimize: boolean, wait: integer, idempotency_key: string',
    ],
    [
      'v1.research-studies.questions.list',
      'studies',
      'Read the questions of a study, with answers',
      'reads',
      'study_id*: string, answers_limit: integer, limit: integer, offset: integer',
    ],
    [
      'v1.research-studies.questions.get',
      'studies',
      'Read one question of a study, with answers',
      'reads',
      'study_id*: string, question_id*: string, answers_limit: integer',
    ],
    [
      'v1.research-studies.answers.list',
      'studies',
      'Read the answers to a question, page by page',
      'reads',
      'study_id*: string, question_id*: string, filters: object, limit: integer, offset: integer',
    ],
    [
      'v1.research-studies.agents.list',
      'studies',
      'Read who takes part',
      'reads',
      'study_id*: string, limit: integer, offset: integer',
    ],
    [
      'v1.research-studies.agents.remove',
      'studies',
      'Remove participants',
      'removes',
      'study_id*: string, agent_ids*: integer[]',
    ],
    [
      'v1.research-studies.complete',
      'studies',
      'Complete a study',
      '',
      'study_id*: string, steps: string[], force: boolean, wait: integer, idempotency_key: string',
    ],
    ['v1.research-studies.report.get', 'studies', 'Read the report', 'reads', 'study_id*: string'],
    [
      'v1.research-studies.results.get',
      'studies',
      'Read what the answers come to',
      'reads',
      'study_id*: string, by: string|string[], question_ids: string|string[], filters: object',
    ],
    [
      'v1.research-studies.export',
      'studies',
      'Download a study',
      'reads',
      'study_id*: string, format: csv|json|xlsx|labelled_csv|spss_syntax',
    ],
    ['v1.research-studies.manifest.get', 'studies', 'Read the run manifest', 'reads', 'study_id*: string'],
    [
      'v1.research-studies.share',
      'studies',
      'Share the report',
      '',
      'study_id*: string, enabled: boolean, expires_at: string, redact: names|locations[], idempotency_key: string',
    ],
    ['v1.research-studies.share.get', 'studies', 'Read how the report is shared', 'reads', 'study_id*: string'],
    [
      'v1.research-group-requests.create',
      'requests',
      'Ask for a group in plain words',
      '',
      'request_text: string, request_id: string, additional_text: string, group_size: integer, name: string, seed: string, review: boolean, wait: integer, idempotency_key: string',
    ],
    ['v1.research-group-requests.get', 'requests', 'Read a group request', 'reads', 'request_id*: string'],
    ['v1.research-group-requests.list', 'requests', 'List group requests', 'reads', 'limit: integer, offset: integer'],
    [
      'v1.research-study-requests.create',
      'requests',
      'Ask for a study in plain words',
      '',
      'request_text: string, request_id: string, additional_text: string, group_size: integer, name: string, seed: string, review: boolean, title: string, question_count: integer, wait: integer, idempotency_key: string',
    ],
    ['v1.research-study-requests.get', 'requests', 'Read a study request', 'reads', 'request_id*: string'],
    ['v1.research-study-requests.list', 'requests', 'List study requests', 'reads', 'limit: integer, offset: integer'],
    [
      'v1.thesis.compose-and-recruit',
      'requests',
      'Take a thesis apart and recruit groups to test it',
      '',
      'thesis*: string, max_groups: integer, group_size: integer, questions_per_group: integer, seed: string, wait: integer, idempotency_key: string',
    ],
    ['v1.theses.get', 'requests', 'Read a thesis with its claims and groups', 'reads', 'thesis_id*: string'],
    ['v1.theses.list', 'requests', 'List theses', 'reads', 'limit: integer, offset: integer'],
    [
      'v1.zeitgeist.surveys.create',
      'ask',
      'Put a question with given answers to a group',
      '',
      'title*: string, question*: string, research_group_uuid*: string, answer_options*: string[], wait: integer, idempotency_key: string',
    ],
    ['v1.zeitgeist.surveys.list', 'ask', 'List surveys', 'reads', 'limit: integer, offset: integer'],
    ['v1.zeitgeist.surveys.results.get', 'ask', 'Read the results of a survey', 'reads', 'survey_id*: string'],
    ['v1.zeitgeist.surveys.delete', 'ask', 'Delete a survey', 'removes', 'survey_id*: string'],
    [
      'v1.media-assets.create',
      'media',
      'Upload an image or a document',
      '',
      'data_url: string, file_data: string, filename: string, description: string, idempotency_key: string',
    ],
    ['v1.media-assets.list', 'media', 'List media assets', 'reads', 'limit: integer, offset: integer'],
    ['v1.media-assets.get', 'media', 'Read a media asset', 'reads', 'media_asset_id*: string'],
    ['v1.jobs.get', 'usage', 'Read a job', 'reads', 'job_id*: string'],
    [
      'v1.jobs.list',
      'usage',
      'List jobs',
      'reads',
      'status: queued|started|finished|failed, limit: integer, offset: integer',
    ],
    ['v1.jobs.cancel', 'usage', 'Cancel what has not begun of a job', 'removes', 'job_id*: string'],
    ['v1.billing.usage.get', 'usage', 'Read limits and usage', 'reads', ''],
    ['v1.operations.get', 'usage', 'Read an operation and what it used', 'reads', 'operation_id*: string'],
    [
      'v1.operations.list',
      'usage',
      'List operations and what they used',
      'reads',
      'kind: string, from: string, to: string, limit: integer, offset: integer',
    ],
    ['v1.models.costs.get', 'usage', 'Read what language models cost', 'reads', 'study_id: integer, month: string'],
    [
      'v1.estimates.create',
      'usage',
      'Estimate what questions would cost',
      'reads',
      'questions*: object[], agents*: integer, attachments: integer',
    ],
  ])
})

test('an argument has the words, the bounds and the default that assistants are shown', () => {
  const { properties } = tools.find(({ name }) => name === 'v1.research-studies.questions.get')!.inputSchema
  expect(properties.answers_limit).toEqual({
    type: 'integer',
    minimum: 1,
    maximum: 1000,
    default: 20,
  })
  const { wait } = tools.find(({ name }) => name === 'v1.free.questions.ask')!.inputSchema.properties
  expect(wait).toEqual({
    type: 'integer',
    minimum: 0,
    maximum: 300,
    default: 45,
    description:
      'Seconds to wait for `outcomes`, as v1.jobs.get returns them; 0: not at all. When they are over, read it there; do not ask again.',
  })
})

test('the list is short enough for an assistant to read: a model sees all of it with every question', () => {
  const listed = tools.map(({ name, title, description, inputSchema, annotations }) => ({
    name,
    title,
    description,
    inputSchema,
    annotations,
  }))
  expect(JSON.stringify(listed).length).toBeLessThan(62_000)
})

test('wherever people are chosen, health goes by structured fields and job titles through occupation', () => {
  const choosing = tools.filter(({ inputSchema: { properties } }) => 'drug_class' in properties)
  const advised = choosing.filter(({ description }) => /structured fields.*`occupation`/s.test(description))
  expect(choosing.filter((tool) => !advised.includes(tool)).map(({ name }) => name)).toEqual(['v1.filters.get'])
})

test('no description speaks of HTTP: assistants see tools', () => {
  const said = tools.map(({ name, description, inputSchema }) => [
    name,
    `${description} ${JSON.stringify(inputSchema)}`,
  ])
  expect(said.filter(([, text]) => /\b(GET|POST|header|query|multipart)\b|`\//.test(text!))).toEqual([])
})

test('sets of tools', () => {
  expect(toolSetsOf(undefined)).toEqual(['ask', 'people', 'groups', 'studies', 'requests', 'media', 'usage'])
})

test('resources and prompts', async () => {
  expect(reportTemplate).toMatchObject({
    uriTemplate: 'populace://studies/{study_id}/report',
    mimeType: 'text/markdown',
  })
  const scopes = ['groups:write', 'studies:read', 'studies:write', 'questions:write']
  const me = { kind: 'live', scopes, plan: { name: 'x', billing_mode: 'free', features: [] } } as const
  const session = { tools, sets: toolSetsOf(undefined), me: async () => me } as unknown as Session
  const prompts = await listPrompts(session)
  expect(
    prompts.map(({ name, arguments: known = [] }) => [name, known.map((one) => [one.name, one.required])]),
  ).toEqual([
    [
      'design_study',
      [
        ['goal', true],
        ['audience', false],
      ],
    ],
    ['interpret_results', [['study_id', true]]],
    [
      'concept_test',
      [
        ['concept', true],
        ['audience', false],
      ],
    ],
  ])
})
