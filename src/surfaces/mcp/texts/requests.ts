import { some, type Text, type Writing } from '../writing.ts'
import { type Card, cardLine } from './agents.ts'
import { type Group, groupLine, relaxationLines } from './groups.ts'

interface Parse {
  description: string | null
  matched_count: number | null
  understood: { said: string; as: string }[]
  assumed: string[]
  ignored: { said: string; why: string }[]
  screening: { question: string }[]
}

interface Refusal {
  message: string
  nearest?: { suggestion: string; matched_count: number }[]
}

export interface RequestRecord {
  request_id: string
  status: string
  progress_message: string
  clarifying_questions: string[]
  refusal: Refusal | null
  parse: Parse | null
  warnings: string[]
  group: Group | null
  recruited_agents: Card[]
  shortfall: number
  error: unknown
  study_id?: number | null
  question_plan?: { position: number; question: string; purpose: string }[]
}

const parseLines = (parse: Parse, writing: Writing): string[] => [
  ...(parse.description === null
    ? []
    : [`Audience: ${writing.quote(parse.description)}, ${parse.matched_count ?? 0} match.`]),
  ...some(
    parse.understood,
    12,
    ({ said, as }) => `- ${writing.quote(said, 120)} understood as ${writing.quote(as, 160)}`,
  ),
  ...parse.assumed.map((one) => `- Assumed: ${writing.quote(one)}`),
  ...parse.ignored.map(({ said, why }) => `- Left aside: ${writing.quote(said, 120)}, because ${writing.quote(why)}`),
  ...parse.screening.map(({ question }) => `- Candidates are asked: ${writing.quote(question)}`),
]

const refusalLines = ({ message, nearest = [] }: Refusal, writing: Writing): string[] => [
  `Refused: ${writing.quote(message)}`,
  ...relaxationLines(nearest, writing),
]

const nextOf = (record: RequestRecord): string => {
  const { request_id, status, study_id, group } = record
  const tool = record.question_plan === undefined ? 'v1.research-group-requests' : 'v1.research-study-requests'
  switch (status) {
    case 'needs_clarification':
      return `Next: put these questions to your user, then ${tool}.create with request_id ${request_id} and additional_text.`
    case 'awaiting_review':
      return `Next: show this to your user; ${tool}.create with request_id ${request_id} alone approves it.`
    case 'refused':
      return `Next: tell your user why; ${tool}.create with request_id ${request_id} and additional_text changes it.`
    case 'failed':
      return 'Next: try again with the same words, or tell your user.'
    case 'completed':
      return study_id == null
        ? `Next: v1.research-studies.create with research_group_uuid "${group?.id}", or v1.research-groups.questions.ask.`
        : `Next: v1.research-studies.questions.ask with study_id "${study_id}", one planned question after another.`
    default:
      return `Next: ${tool}.get with request_id ${request_id}, in about 20 seconds.`
  }
}

const record: Text = (body: RequestRecord, writing) => [
  `Request ${body.request_id}: ${body.status}. ${writing.quote(body.progress_message)}`,
  ...(typeof body.error === 'string' && body.status === 'failed' ? [writing.quote(body.error)] : []),
  ...(body.clarifying_questions.length > 0 ? ['To be answered by your user:'] : []),
  ...body.clarifying_questions.map((question) => `- ${writing.quote(question)}`),
  ...(body.refusal === null ? [] : refusalLines(body.refusal, writing)),
  ...(body.parse === null ? [] : parseLines(body.parse, writing)),
  ...body.warnings.map((one) => `Note: ${writing.quote(one)}`),
  ...(body.group === null ? [] : [groupLine(body.group, writing)]),
  ...(body.shortfall > 0 ? [`${body.shortfall} fewer than wanted.`] : []),
  ...some(body.recruited_agents, 10, cardLine),
  ...(body.study_id == null ? [] : [`Study ${body.study_id} with these questions planned:`]),
  ...(body.question_plan ?? []).map(({ position, question }) => `${position}. ${writing.quote(question)}`),
  nextOf(body),
]

const preview: Text = (
  body: {
    feasible: boolean
    group_size: number
    parse: Parse
    shortfall: number
    sample_agents: Card[]
    clarifying_questions: string[]
    refusal: Refusal | null
  },
  writing,
) => [
  body.feasible ? `A group of ${body.group_size} can be drawn.` : 'A group of this size cannot be drawn so.',
  ...parseLines(body.parse, writing),
  ...body.clarifying_questions.map((question) => `To be answered: ${writing.quote(question)}`),
  ...(body.refusal === null ? [] : refusalLines(body.refusal, writing)),
  ...body.sample_agents.map(cardLine),
  'Nobody was recruited. Next: v1.research-groups.from-description with the same description.',
]

interface Thesis {
  thesis_id: string
  thesis: string
  status: string
  claims: {
    claim: string
    audience: string
    matched_count: number
    questions: { question: string }[]
    group: { id: number; name: string } | null
    note: string | null
  }[]
  refusal: { message: string } | null
  error: string | null
}

const thesis: Text = ({ thesis: body }: { thesis: Thesis }, writing) => [
  `Thesis ${body.thesis_id}, ${body.status}: ${writing.quote(body.thesis)}`,
  ...(body.refusal === null ? [] : [`Refused: ${writing.quote(body.refusal.message)}`]),
  ...(body.error === null ? [] : [`It failed: ${writing.quote(body.error)}`]),
  ...body.claims.flatMap(({ claim, audience, matched_count, questions, group, note }) => [
    `- Claim: ${writing.quote(claim)}`,
    `  Audience: ${writing.quote(audience)}, ${matched_count} match${group === null ? '' : `; group ${group.id}`}`,
    ...(note === null ? [] : [`  Note: ${writing.quote(note)}`]),
    ...questions.map(({ question }) => `  Proposed: ${writing.quote(question)}`),
  ]),
  'Nothing was asked yet. Next: v1.research-groups.ask with a group and its questions.',
]

export const requestTexts = {
  'requests.createGroup': record,
  'requests.getGroup': record,
  'requests.createStudy': record,
  'requests.getStudy': record,
  'groups.preview': preview,
  'theses.get': thesis,
} satisfies Record<string, Text>
