import { vocabulary as words } from '../population/index.ts'
import type { Answer, AskedQuestion, Participant, QuestionForm, StudyData } from '../results/index.ts'
import type { Cell } from './table.ts'
import { wordingOf } from './table.ts'

/** A variable as statistics packages have it: a short name, what it means, and what its numbers stand for. */
export interface Variable {
  name: string
  label: string
  kind: 'whole' | 'number' | 'text'
  level: 'nominal' | 'ordinal' | 'scale'
  codes: readonly Code[]
  cell(respondent: Respondent): Cell
}

export interface Code {
  code: number
  label: string
}

/** As much of an answer as is coded; the text is that of an open question. */
export type CodedAnswer = Pick<Answer, 'agent_id' | 'value' | 'text'>

/** One agent with its answers, by the position of the question. */
export interface Respondent {
  participant: Participant
  answers: readonly (CodedAnswer | undefined)[]
}

export interface Codebook {
  variables: readonly Variable[]
  /** Questions with several answers: each option is a variable, and together they are one question. */
  sets: readonly { name: string; label: string; variables: readonly string[] }[]
}

/** Who takes part, and then the questions: q1, q2 and so on, in the order in which they were asked. */
export function codebookOf(data: StudyData): Codebook {
  const asked = data.questions.map((question, at) => questionVariables(question, at))
  return {
    variables: [...agentVariables(data), ...asked.flat()],
    sets: data.questions.flatMap((question, at) =>
      question.form.type === 'multiple_choice' && asked[at]!.length > 0
        ? [{ name: `q${at + 1}`, label: wordingOf(question), variables: asked[at]!.map(({ name }) => name) }]
        : [],
    ),
  }
}

/** A question with one answer of each kind, which is all that a codebook tells of answers. */
export function kindsIn(question: AskedQuestion): AskedQuestion {
  if (question.form.type === 'open' || question.form.type === 'numeric') return { ...question, answers: [] }
  const kinds = new Map(question.answers.map((answer) => [JSON.stringify(answer.value), answer]))
  return { ...question, answers: [...kinds.values()] }
}

/** The variable of the open question at a position, from 0. */
export const textVariable = (at: number): string => `q${at + 1}_text`

/** Participants in their order, also those who have answered nothing yet. */
export function* respondentsOf(
  participants: readonly Participant[],
  answered: readonly (readonly CodedAnswer[])[],
): Generator<Respondent> {
  const byAgent = answered.map((answers) => new Map(answers.map((answer) => [answer.agent_id, answer])))
  for (const participant of participants) {
    yield { participant, answers: byAgent.map((answers) => answers.get(participant.agent_id)) }
  }
}

function agentVariables({ study, participants }: StudyData): Variable[] {
  const countries = [...new Set(participants.map(({ person }) => person.country))].sort()
  const groups = study.groups.map(({ uuid }) => uuid)
  return [
    numbers('agent_id', 'Agent (synthetic)', ({ agent_id }) => agent_id, 'nominal'),
    {
      ...coded('group', 'Group', groups, ({ group_uuid }) => group_uuid),
      codes: study.groups.map(({ name }, at) => ({ code: at + 1, label: name })),
    },
    { ...numbers('weight', 'Weight', ({ weight }) => weight), kind: 'number' },
    numbers('age', 'Age in years', ({ person }) => person.age),
    coded('sex', 'Sex', words.sexes, ({ person }) => person.sex),
    coded('country', 'Country', countries, ({ person }) => person.country),
    coded('education', 'Education', words.educations, ({ person }) => person.education, 'ordinal'),
    numbers('annual_income_usd', 'Annual income in US dollars', ({ person }) => person.annual_income_usd),
    coded('labour_status', 'Labour status', words.labourStatuses, ({ person }) => person.labour_status),
    coded('marital_status', 'Marital status', words.maritalStatuses, ({ person }) => person.marital_status),
    numbers('num_children', 'Number of children', ({ person }) => person.num_children),
  ]
}

const numbers = (
  name: string,
  label: string,
  read: (participant: Participant) => number,
  level: Variable['level'] = 'scale',
): Variable => ({ name, label, kind: 'whole', level, codes: [], cell: ({ participant }) => read(participant) })

function coded(
  name: string,
  label: string,
  values: readonly string[],
  read: (participant: Participant) => string,
  level: Variable['level'] = 'nominal',
): Variable {
  const codes = values.map((value, at) => ({ code: at + 1, label: value.replaceAll('_', ' ') }))
  const codeOf = codesBy(values)
  return { name, label, kind: 'whole', level, codes, cell: ({ participant }) => codeOf(read(participant)) }
}

function codesBy(values: readonly string[]): (value: string | undefined) => number | null {
  const places = new Map<string | undefined, number>(values.map((value, at) => [value, at + 1]))
  return (value) => places.get(value) ?? null
}

function questionVariables(question: AskedQuestion, at: number): Variable[] {
  const name = `q${at + 1}`
  const label = wordingOf(question)
  switch (question.form.type) {
    case 'open': {
      const cell = ({ answers }: Respondent): Cell => answers[at]?.text ?? null
      return [{ name: textVariable(at), label, kind: 'text', level: 'nominal', codes: [], cell }]
    }
    case 'scale':
      return [{ name, label, kind: 'whole', level: 'ordinal', codes: pointLabels(question.form), cell: numberAt(at) }]
    case 'numeric':
      return [{ name, label, kind: 'number', level: 'scale', codes: [], cell: numberAt(at) }]
    default:
      return choiceVariables(question, at, name, label)
  }
}

const numberAt =
  (at: number) =>
  ({ answers }: Respondent): Cell => {
    const value = answers[at]?.value
    return typeof value === 'number' ? value : null
  }

function choiceVariables(question: AskedQuestion, at: number, name: string, label: string): Variable[] {
  const options = optionsOf(question)
  const codes = options.map((option, place) => ({ code: place + 1, label: option }))
  const codeOf = codesBy(options)
  const chosenBy = ({ answers }: Respondent): string[] | null => listed(answers[at]?.value ?? null)
  const coding = { kind: 'whole', level: 'nominal', codes } as const
  if (question.form.type === 'single_choice') {
    return [{ ...coding, name, label, cell: (respondent) => codeOf(chosenBy(respondent)?.[0]) }]
  }
  if (question.form.type === 'ranking') {
    return options.map((_, place) => ({
      ...coding,
      name: `${name}_rank${place + 1}`,
      label: `${label} (place ${place + 1})`,
      cell: (respondent) => codeOf(chosenBy(respondent)?.[place]),
    }))
  }
  return options.map((option, place) => ({
    ...coding,
    name: `${name}_${place + 1}`,
    label: `${option}: ${label}`,
    codes: chosenOrNot,
    cell(respondent) {
      const chosen = chosenBy(respondent)
      return chosen === null ? null : chosen.includes(option) ? 1 : 0
    },
  }))
}

const chosenOrNot: readonly Code[] = [
  { code: 0, label: 'not chosen' },
  { code: 1, label: 'chosen' },
]

const listed = (value: Answer['value']): string[] | null => (value === null ? null : [value].flat().map(String))

/** As results have them: the question's own in their order, then answers that are none of them. */
function optionsOf({ form, answers }: AskedQuestion): string[] {
  const given = new Set(answers.flatMap(({ value }) => listed(value) ?? []))
  const own = new Set(form.options)
  return [...own, ...[...given].filter((value) => !own.has(value)).sort()]
}

function pointLabels({ scale, options }: QuestionForm): Code[] {
  if (scale === null) return []
  const points = scale.max - scale.min + 1
  const labels = scale.labels ?? (options.length === points ? options : [])
  return labels.slice(0, points).map((label, at) => ({ code: scale.min + at, label }))
}
