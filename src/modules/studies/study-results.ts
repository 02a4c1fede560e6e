import type { Db } from '../../platform/db/database.ts'
import { invalidRequest } from '../../platform/errors.ts'
import { nearest } from '../../platform/nearest.ts'
import type { AgentDirectory } from '../agents/index.ts'
import type { AgentMatcher } from '../filters/index.ts'
import {
  type CountedQuestion,
  formOf,
  type KeptResults,
  type ListedQuestion,
  presentResults,
  rounded,
  talliesOf,
} from '../questions/index.ts'
import {
  type AgentField,
  agentFieldNamed,
  agentFields,
  type Crosstab,
  type CrosstabColumn,
  groupingBy,
  LEAST_RESPONDENTS,
  medianError,
  type Participant,
  participantsById,
  type QuestionResults,
  resultsAll,
  testedTogether,
  untestedCrosstab,
} from '../results/index.ts'
import { matchingAmong, presentFilter } from './filtered-participants.ts'
import { participantsOf, studyQuestions } from './load-study.ts'
import { listParticipants, type StudyRow } from './store.ts'

type Names = string | readonly string[] | undefined

const listed = (names: Names): string[] =>
  [names ?? []]
    .flat()
    .flatMap((text) => text.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '')

const MOST_FIELDS = 10

/** The fields that a caller names; what is none is named in the error. */
export function fieldsOf(by: Names): AgentField[] {
  const names = [...new Set(listed(by))]
  const messages = names.flatMap((name) => {
    if (agentFieldNamed(name) !== undefined) return []
    const meant = nearest(
      name,
      agentFields.map(({ name: known }) => known),
    )
    return [`"${name.slice(0, 80)}" is not a field${meant === undefined ? '' : `; did you mean ${meant}?`}`]
  })
  if (names.length > MOST_FIELDS) messages.push(`must have at most ${MOST_FIELDS} fields`)
  if (messages.length > 0) throw invalidRequest(`Invalid request. by: ${messages[0]}`, { fields: { by: messages } })
  return names.map((name) => agentFieldNamed(name)!)
}

export interface ResultsParts {
  db: Db
  directory: AgentDirectory
  kept: KeptResults
}

export interface ResultsWanted {
  by: readonly AgentField[]
  question_ids: Names
  /** Counts only the answers of those whom it matches. */
  filter: AgentMatcher | undefined
}

/** What the answers of a study come to, for everybody and for groups of agents beside each other. */
export async function studyResults(
  { db, directory, kept }: ResultsParts,
  study: StudyRow,
  { by, question_ids, filter }: ResultsWanted,
) {
  const all = await studyQuestions(db, study)
  const wanted = listed(question_ids)
  const known = new Set(all.flatMap(({ id, uuid }) => [String(id), uuid]))
  const unknown = wanted
    .filter((id) => !known.has(id))
    .map((id) => `there is no question ${id.slice(0, 80)} in this study`)
  if (unknown.length > 0) {
    throw invalidRequest(`Invalid request. question_ids: ${unknown[0]}`, { fields: { question_ids: unknown } })
  }
  const questions = all.filter(
    ({ id, uuid }) => wanted.length === 0 || [String(id), uuid].some((one) => wanted.includes(one)),
  )
  const agentIds = (await listParticipants(db, study.id)).map(({ agent_id }) => agent_id)
  const among = filter && (await matchingAmong(directory, agentIds, filter))
  const people = async () => participantsById(await participantsOf(db, directory, study.id))
  const counted = await (among === undefined
    ? kept(questions, { by, people })
    : countedAmong(db, questions, { by, people: await people(), among }))
  const crosstabs = Map.groupBy(
    testedTogether(counted.flatMap((one) => one.crosstabs)),
    ({ question_id }) => question_id,
  )
  return {
    study_id: study.id,
    stage: study.stage,
    participant_count: agentIds.length,
    matching_count: among?.size ?? agentIds.length,
    ...presentFilter(filter),
    questions: questions.map((question, at) => ({
      question_id: question.id,
      question: question.question,
      optimized_question: question.optimized_question,
      ...resultsAmongFew(counted[at]!.results, filter !== undefined),
      expected_error_points: formOf(question).expected_error_points,
      crosstabs: (crosstabs.get(question.id) ?? []).map(presentCrosstab),
    })),
    accuracy: { median_error_points: medianError(questions.map(formOf)) },
    synthetic: true as const,
  }
}

/** Of some agents alone. What filters there are is for callers to think of, so none of it is kept. */
async function countedAmong(
  db: Db,
  questions: readonly ListedQuestion[],
  wanted: { by: readonly AgentField[]; people: ReadonlyMap<number, Participant>; among: ReadonlySet<number> },
): Promise<CountedQuestion[]> {
  const counted: CountedQuestion[] = []
  const groupings = wanted.by.map(groupingBy)
  for await (const [question, tally] of talliesOf(db, questions, wanted.among)) {
    const crosstabs = groupings.map((grouping) => untestedCrosstab(question.id, tally, wanted.people, grouping))
    counted.push({ results: resultsAll(tally), crosstabs })
  }
  return counted
}

/** A filter that leaves hardly anybody is a group of hardly anybody: as in crosstabs, only its number is told. */
function resultsAmongFew(found: QuestionResults, filtered: boolean) {
  const suppressed = filtered && found.n < LEAST_RESPONDENTS
  const { type, n } = found
  const told = suppressed
    ? { type, n, not_applicable: 0, nothing_to_say: 0, n_effective: 0, n_model: null, options: [] }
    : found
  return { suppressed, results: presentResults(told) }
}

const presentCrosstab = ({ by, columns, test }: Crosstab) => ({
  by,
  columns: columns.map(presentColumn),
  test: test && {
    name: test.name,
    statistic: rounded(test.statistic),
    df: rounded(test.df),
    p: rounded(test.p, 6),
    q: rounded(test.q, 6),
  },
})

const estimate = <T extends { ci_low: number; ci_high: number }>(of: T): T => {
  const entries = Object.entries(of).map(([key, value]) => [key, typeof value === 'number' ? rounded(value) : value])
  return Object.fromEntries(entries) as T
}

const presentColumn = ({ value, n, n_effective, suppressed, options, mean, themes }: CrosstabColumn) => ({
  value,
  n,
  n_effective: rounded(n_effective, 1),
  suppressed,
  options: options?.map(estimate) ?? null,
  ...(mean === undefined ? {} : { mean: estimate(mean) }),
  ...(themes === undefined ? {} : { themes: themes.map(estimate) }),
})
