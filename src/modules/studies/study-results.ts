import type { Db } from '../../platform/db/database.ts'
import { invalidRequest } from '../../platform/errors.ts'
import { nearest } from '../../platform/nearest.ts'
import type { AgentDirectory } from '../agents/index.ts'
import { presentResults, rounded } from '../questions/index.ts'
import {
  type AgentField,
  accuracyForecast,
  agentFieldNamed,
  agentFields,
  type Crosstab,
  type CrosstabColumn,
  crosstabsOf,
  resultsOf,
} from '../results/index.ts'
import { loadStudy } from './load-study.ts'
import type { StudyRow } from './store.ts'

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

/** What the answers of a study come to, for everybody and for groups of agents beside each other. */
export async function studyResults(
  db: Db,
  directory: AgentDirectory,
  study: StudyRow,
  by: readonly AgentField[],
  questionIds: Names,
) {
  const { data } = (await loadStudy(db, directory, study.id))!
  const wanted = listed(questionIds)
  const known = new Set(data.questions.flatMap(({ id, uuid }) => [String(id), uuid]))
  const unknown = wanted
    .filter((id) => !known.has(id))
    .map((id) => `there is no question ${id.slice(0, 80)} in this study`)
  if (unknown.length > 0) {
    throw invalidRequest(`Invalid request. question_ids: ${unknown[0]}`, { fields: { question_ids: unknown } })
  }
  const questions = data.questions.filter(
    ({ id, uuid }) => wanted.length === 0 || wanted.includes(String(id)) || wanted.includes(uuid),
  )
  const crosstabs = Map.groupBy(crosstabsOf(questions, data.participants, by), ({ question_id }) => question_id)
  return {
    study_id: study.id,
    stage: study.stage,
    participant_count: data.participants.length,
    questions: questions.map((question) => ({
      question_id: question.id,
      question: question.question,
      optimized_question: question.optimized_question,
      results: presentResults(resultsOf(question.form, question.answers, question.question)),
      expected_error_points: question.form.expected_error_points,
      crosstabs: (crosstabs.get(question.id) ?? []).map(presentCrosstab),
    })),
    accuracy: { median_error_points: accuracyForecast(questions).median_error_points },
    synthetic: true as const,
  }
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
