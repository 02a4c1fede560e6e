import type { Answer, AskedQuestion, Participant, ReadableStudy, StudyData } from '../results/index.ts'

/** What stands in a cell, whatever the file. */
export type Cell = string | number | boolean | Date | null

export interface Column<Row> {
  name: string
  cell(row: Row): Cell
  /** In characters, where a file can say so. */
  width?: number
  /** What the cell is told of, where that is not the row alone: rows about the same have the same in it. */
  about?(row: Row): object | undefined
}

export interface AnswerRow {
  study_id: number
  question: AskedQuestion
  answer: Answer
  /** Undefined for an agent who was removed while the answers were read. */
  participant: Participant | undefined
  group: string | null
}

export interface ParticipantRow {
  participant: Participant | undefined
  group: string | null
}

export const wordingOf = ({
  question,
  optimized_question,
}: Pick<AskedQuestion, 'question' | 'optimized_question'>): string => optimized_question ?? question

export const nameOf = ({ person }: Participant): string => `${person.first_name} ${person.last_name}`.trim()

/** Several values in one cell, as people would list them. */
const valueCell = (value: Answer['value']): Cell => (Array.isArray(value) ? value.join('; ') : value)

const of =
  (read: (participant: Participant) => Cell) =>
  ({ participant }: ParticipantRow): Cell =>
    participant === undefined ? null : read(participant)

const aboutParticipant = ({ participant }: ParticipantRow): Participant | undefined => participant
const aboutQuestion = ({ question }: AnswerRow): AskedQuestion => question

const agentColumns: readonly Column<ParticipantRow>[] = [
  { name: 'agent_uuid', cell: of(({ agent_uuid }) => agent_uuid), width: 38 },
  { name: 'agent_name', cell: of(nameOf), width: 22 },
  { name: 'age', cell: of(({ person }) => person.age) },
  { name: 'sex', cell: of(({ person }) => person.sex) },
  { name: 'city', cell: of(({ person }) => person.city), width: 18 },
  { name: 'state', cell: of(({ person }) => person.state), width: 16 },
  { name: 'country', cell: of(({ person }) => person.country), width: 16 },
  { name: 'occupation', cell: of(({ person }) => person.occupation), width: 28 },
  { name: 'education', cell: of(({ person }) => person.education), width: 16 },
  { name: 'annual_income_usd', cell: of(({ person }) => person.annual_income_usd), width: 18 },
  { name: 'marital_status', cell: of(({ person }) => person.marital_status), width: 16 },
  { name: 'num_children', cell: of(({ person }) => person.num_children), width: 13 },
  { name: 'group', cell: ({ group }: ParticipantRow) => group, width: 20 },
].map((column) => ({ ...column, about: aboutParticipant }))

/** One row for each answer. The names are public: people's scripts read them. */
export const answerColumns: readonly Column<AnswerRow>[] = [
  { name: 'study_id', cell: ({ study_id }) => study_id, about: aboutQuestion },
  { name: 'question_id', cell: ({ question }) => question.id, width: 11, about: aboutQuestion },
  { name: 'question', cell: ({ question }) => question.question, width: 40, about: aboutQuestion },
  { name: 'asked_question', cell: ({ question }) => wordingOf(question), width: 40, about: aboutQuestion },
  { name: 'format', cell: ({ question }) => question.form.type, width: 16, about: aboutQuestion },
  { name: 'answer_id', cell: ({ answer }) => answer.id },
  { name: 'submitted_at', cell: ({ answer }) => answer.submitted_at, width: 20 },
  { name: 'agent_id', cell: ({ answer }) => answer.agent_id },
  ...agentColumns,
  { name: 'weight', cell: ({ answer }) => answer.weight },
  { name: 'value', cell: ({ answer }) => valueCell(answer.value), width: 24 },
  { name: 'response_text', cell: ({ answer }) => answer.text, width: 80 },
  { name: 'confidence', cell: ({ answer }) => answer.confidence, width: 11 },
  { name: 'words', cell: ({ answer }) => answer.words, width: 14 },
  { name: 'synthetic', cell: () => true },
]

/** One row for each participant. */
export const participantColumns: readonly Column<ParticipantRow>[] = [
  { name: 'agent_id', cell: of(({ agent_id }) => agent_id) },
  ...agentColumns,
  { name: 'weight', cell: of(({ weight }) => weight) },
  { name: 'synthetic', cell: () => true },
]

/** Question by question in the order in which they were asked, each in the order of its answers. */
export async function* answerRows(
  { study, participants }: Pick<ReadableStudy, 'study' | 'participants'>,
  questions: AsyncIterable<AskedQuestion>,
): AsyncGenerator<Iterable<AnswerRow>> {
  const people = new Map(participants.map((participant) => [participant.agent_id, participant]))
  const groups = groupNames(study)
  for await (const question of questions) {
    yield question.answers.map((answer) => {
      const participant = people.get(answer.agent_id)
      const group = groups.get(participant?.group_uuid ?? '') ?? null
      return { study_id: study.id, question, answer, participant, group }
    })
  }
}

export function* participantRows({
  study,
  participants,
}: Pick<StudyData, 'study' | 'participants'>): Generator<ParticipantRow> {
  const groups = groupNames(study)
  for (const participant of participants) {
    yield { participant, group: groups.get(participant.group_uuid) ?? null }
  }
}

export const groupNames = ({ groups }: StudyData['study']): Map<string, string> =>
  new Map(groups.map(({ uuid, name }) => [uuid, name]))

/** Neighbouring columns that tell of the same thing, which many rows may be about: one agent answers often. */
export interface Run<Row> {
  about: Column<Row>['about']
  columns: Column<Row>[]
  /** The place of its first column. */
  from: number
}

export function runsOf<Row>(columns: readonly Column<Row>[]): Run<Row>[] {
  const runs: Run<Row>[] = []
  columns.forEach((column, from) => {
    const run = runs.at(-1)
    if (run !== undefined && run.about === column.about) run.columns.push(column)
    else runs.push({ about: column.about, columns: [column], from })
  })
  return runs
}

/** What is made of a row's part, once for each thing that the part is about. */
export function oncePerThing<Row, Made>(about: Run<Row>['about'], make: (row: Row) => Made): (row: Row) => Made {
  if (about === undefined) return make
  const known = new WeakMap<object, Made>()
  return (row) => {
    const thing = about(row)
    if (thing === undefined) return make(row)
    let made = known.get(thing)
    if (made === undefined) {
      made = make(row)
      known.set(thing, made)
    }
    return made
  }
}
