import { more, some, type Text, type Writing } from '../writing.ts'
import { type Card, cardLine, echoLines } from './agents.ts'

export interface Group {
  id: number
  uuid: string
  name: string
  agent_count: number
}

interface Relaxation {
  suggestion: string
  matched_count: number
}

interface Recruited {
  group: Group
  description: string
  warnings: { field: string; value: string; message: string; suggestions: string[] }[]
  recruited_agents: Card[]
  requested_size: number
  matched_count: number
  shortfall: number
  relaxations: Relaxation[]
  seed: string
}

export const groupLine = ({ id, uuid, name, agent_count }: Group, writing: Writing): string =>
  `Group ${id} ${writing.quote(name, 200)}: ${agent_count} synthetic ${agent_count === 1 ? 'agent' : 'agents'} (uuid ${uuid})`

const nextWith = (id: number): string =>
  `Next: v1.research-studies.create with research_group_uuid "${id}" to ask several questions, or ` +
  `v1.research-groups.questions.ask with group_id "${id}" for one.`

export const relaxationLines = (relaxations: readonly Relaxation[], writing: Writing): string[] =>
  some(
    relaxations,
    3,
    ({ suggestion, matched_count }) => `- ${writing.quote(suggestion)}: ${matched_count} would match`,
  )

const recruitedLines = (body: Recruited, writing: Writing): string[] => [
  groupLine(body.group, writing),
  `${body.matched_count} match; ${body.recruited_agents.length} of ${body.requested_size} recruited (seed ${writing.quote(body.seed, 100)}).`,
  ...echoLines(body, writing),
  ...(body.shortfall > 0 ? [`${body.shortfall} fewer than wanted. To loosen:`] : []),
  ...relaxationLines(body.relaxations, writing),
  ...some(body.recruited_agents, 10, cardLine),
  nextWith(body.group.id),
]

const recruit: Text = (body: Recruited, writing) => recruitedLines(body, writing)

const interview: Text = (
  body: Recruited & { questions: { question: string; purpose: string }[]; assumptions: string[] },
  writing,
) => [
  ...recruitedLines(body, writing),
  ...body.assumptions.map((one) => `Assumed: ${writing.quote(one)}`),
  'Opening questions:',
  ...body.questions.map(({ question, purpose }) => `- ${writing.quote(question)} (${writing.quote(purpose, 120)})`),
]

const create: Text = (body: { group: Group; agents: Card[]; not_found_agent_ids: unknown[] }, writing) => [
  groupLine(body.group, writing),
  ...some(body.agents, 10, cardLine),
  ...(body.not_found_agent_ids.length > 0 ? [`${body.not_found_agent_ids.length} were not found.`] : []),
  nextWith(body.group.id),
]

const list: Text = (body: { groups: Group[]; count: number; total: number; offset: number }, writing) => [
  `${body.total} groups, newest first:`,
  ...body.groups.map((group) => `- ${groupLine(group, writing)}`),
  ...more(body),
]

const get: Text = (body: { group: Group; agents: Card[]; agent_count: number; offset: number }, writing) => [
  groupLine(body.group, writing),
  ...body.agents.map(cardLine),
  ...more({ count: body.agents.length, total: body.agent_count, offset: body.offset }),
  nextWith(body.group.id),
]

const update: Text = (body: { group: Group }, writing) => [groupLine(body.group, writing)]

const archive: Text = (body: { archived_id: number }) => [
  `Group ${body.archived_id} is archived: no longer listed or asked. Studies with it stay.`,
]

const add: Text = (body: { added_count: number; already_member_ids: number[]; agent_count: number }) => [
  `${body.added_count} agents added, ${body.already_member_ids.length} were members already; the group has ${body.agent_count}.`,
]

const remove: Text = (body: { removed_count: number; not_member_ids: unknown[]; agent_count: number }) => [
  `${body.removed_count} agents removed, ${body.not_member_ids.length} were no members; the group has ${body.agent_count}.`,
]

export const groupTexts = {
  'groups.recruit': recruit,
  'groups.append': recruit,
  'groups.interview': interview,
  'groups.create': create,
  'groups.list': list,
  'groups.get': get,
  'groups.update': update,
  'groups.archive': archive,
  'groups.agents.add': add,
  'groups.agents.remove': remove,
} satisfies Record<string, Text>
