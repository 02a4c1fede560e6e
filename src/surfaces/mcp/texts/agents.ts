import { some, type Text, type Writing } from '../writing.ts'

export interface Card {
  id: number
  name: string
  age: number
  sex: string
  city: string
  state: string
  country: string
  occupation: string
}

interface Agent extends Card {
  summary: string
  health_profile?: { conditions: string[]; drug_classes: string[] }
}

interface Echo {
  description: string
  warnings: { field: string; value: string; message: string; suggestions: string[] }[]
}

export const cardLine = ({ id, name, age, sex, city, state, country, occupation }: Card): string =>
  `- ${name} (id ${id}): ${age}, ${sex}, ${occupation}, ${[...new Set([city, state, country])].join(', ')}`

/** Of the filter as it was understood, and of values that nobody has. */
export const echoLines = ({ description, warnings }: Echo, writing: Writing): string[] => [
  `Understood as: ${writing.quote(description)}`,
  ...warnings.map(({ field, message }) => `Note on ${writing.quote(field, 60)}: ${writing.quote(message)}`),
]

const agentLines = (agent: Agent, writing: Writing): string[] => [
  cardLine(agent),
  `  ${writing.quote(agent.summary, 600)}`,
  ...(agent.health_profile === undefined
    ? []
    : [
        `  Health (drawn from public statistics, no medical record): ${
          [...agent.health_profile.conditions, ...agent.health_profile.drug_classes].join(', ') || 'nothing assigned'
        }`,
      ]),
]

const search: Text = (body: Echo & { agents: Agent[]; total_count: number; offset: number }, writing) => {
  const left = body.total_count - body.offset - body.agents.length
  return [
    `${body.total_count} synthetic agents match.`,
    ...echoLines(body, writing),
    ...body.agents.map(cardLine),
    ...(left > 0 ? [`… and ${left} more: offset ${body.offset + body.agents.length}`] : []),
    'Next: v1.research-groups.recruit with the same conditions makes a group of them.',
  ]
}

const find: Text = (body: Echo & { agent: Agent; total_count: number }, writing) => [
  `${body.total_count} synthetic agents match; one of them:`,
  ...agentLines(body.agent, writing),
  ...echoLines(body, writing),
  `Next: v1.research-agents.questions.ask with agent_id "${body.agent.id}", or v1.research-groups.recruit.`,
]

const get: Text = (body: Agent, writing) => [
  'A synthetic adult:',
  ...agentLines(body, writing),
  `Next: v1.research-agents.questions.ask with agent_id "${body.id}".`,
]

const STATES = { does: 'Does', has_done: 'Has done', would_like: 'Would like', never: 'Never' } as const

const life: Text = (
  body: { name: string; agent_id: number; things: { state: keyof typeof STATES; sentence: string }[] },
  _writing,
) => [
  `The life of ${body.name} (id ${body.agent_id}), a synthetic adult: what it says when it is asked alone.`,
  ...Object.entries(STATES).map(
    ([state, title]) =>
      `- ${title}: ${body.things
        .filter((thing) => thing.state === state)
        .map(({ sentence }) => sentence)
        .join(' ')}`,
  ),
  `Next: v1.research-agents.questions.ask with agent_id "${body.agent_id}".`,
]

const filters: Text = (
  body: Echo & {
    country: string
    recruitable_agent_count: number
    filters: Record<string, { value: string | number | boolean; count: number }[]>
  },
  writing,
) => [
  `${body.country}: ${body.recruitable_agent_count} synthetic agents can be recruited.`,
  ...echoLines(body, writing),
  ...Object.entries(body.filters).map(
    ([field, values]) => `- ${field}: ${some(values, 12, ({ value, count }) => `${value} (${count})`).join(', ')}`,
  ),
  'Next: v1.agents.search or v1.research-groups.recruit with these fields and values.',
]

export const agentTexts = {
  'agents.search': search,
  'agents.find': find,
  'agents.get': get,
  'agents.life': life,
  'filters.get': filters,
} satisfies Record<string, Text>
