import {
  type AccuracyForecast,
  type Answer,
  type AskedQuestion,
  accuracyForecast,
  type Correlation,
  correlationsOf,
  type Difference,
  differencesOf,
  type QuestionResults,
  type Quote,
  resultsOf,
  type StudyData,
} from '../results/index.ts'
import { groupName } from './group-names.ts'
import type { QuestionTable } from './question-table.ts'
import { gives, isBrief, membersOf, QUOTES_OF_CLAIM, quotesOf } from './quoting.ts'
import { type AgreedAnswer, agreedAnswersOf, type Split, splitOf } from './splits-and-agreements.ts'
import { FEW } from './wording.ts'

/** Everything that any step of a completion may say: what is not in here was not computed, and is not said. */
export interface CompletionTables {
  title: string
  counts: {
    participants: number
    /** Participants with at least one answer that counts. */
    answered: number
    questions: number
    answered_questions: number
    answers: number
    first_read: boolean
  }
  /** In the order in which they were asked. */
  questions: QuestionTable[]
  comparisons: { tested: number; clear: SegmentDifference[] }
  splits: Split[]
  agreed: AgreedAnswer[]
  correlations: { tested: number; clear: Correlation[] }
  accuracy: AccuracyForecast
}

/** A clear difference, with the group's name and what its members say. */
export interface SegmentDifference extends Difference {
  segment: string
  quotes: Quote[]
}

/** Segments, splits and agreements beyond these are in the crosstabs and results, where one looks things up. */
const MOST_SEGMENTS = 8
const MOST_SPLITS = 5
const MOST_AGREED = 8
const MOST_CORRELATIONS = 10
const CLEAR_BELOW = 0.05

export function completionTables(data: StudyData): CompletionTables {
  const questions = data.questions.map((asked): QuestionTable => {
    const results = withBriefQuotes(resultsOf(asked.form, asked.answers, asked.question))
    const themed = (results.themes ?? []).flatMap(({ quotes }) => quotes)
    return { asked, results, quotes: themed.length > 0 ? themed : quotesOf(asked.answers) }
  })
  const differences = differencesOf(data)
  const correlations = correlationsOf(data)
  const answered = new Set(
    data.questions.flatMap(({ form, answers }) => answers.filter(countsIn(form.type)).map(byWhom)),
  )
  return {
    title: data.study.title,
    counts: {
      participants: data.participants.length,
      answered: answered.size,
      questions: questions.length,
      answered_questions: questions.filter(({ results }) => results.n > 0).length,
      answers: questions.reduce((sum, { results }) => sum + results.n, 0),
      first_read: Math.max(0, ...questions.map(({ results }) => results.n)) < FEW,
    },
    questions,
    comparisons: { tested: differences.tested, clear: segmentsOf(data, questions, differences.clear) },
    splits: questions
      .flatMap((table) => splitOf(table) ?? [])
      .sort((a, b) => a.distance - b.distance)
      .slice(0, MOST_SPLITS),
    agreed: questions
      .flatMap(agreedAnswersOf)
      .sort((a, b) => b.ci_low - a.ci_low)
      .slice(0, MOST_AGREED),
    correlations: {
      tested: correlations.tested,
      clear: correlations.pairs.filter(isClear).slice(0, MOST_CORRELATIONS),
    },
    accuracy: accuracyForecast(data.questions),
  }
}

/** A sentence that goes on for pages is left out of reports; it stands in the answer. */
const withBriefQuotes = (results: QuestionResults): QuestionResults =>
  results.themes === undefined
    ? results
    : { ...results, themes: results.themes.map((theme) => ({ ...theme, quotes: theme.quotes.filter(isBrief) })) }

const byWhom = ({ agent_id }: Answer): number => agent_id

const countsIn =
  (type: AskedQuestion['form']['type']) =>
  ({ value, text }: Answer): boolean =>
    type === 'open' ? text.trim() !== '' : value !== null

const isClear = ({ q, ci_low, ci_high }: Correlation): boolean => q < CLEAR_BELOW && (ci_low > 0 || ci_high < 0)

/** A group that stands out on one question is one finding, however many of its answers differ: the surest is told. */
function segmentsOf(
  data: StudyData,
  questions: readonly QuestionTable[],
  clear: readonly Difference[],
): SegmentDifference[] {
  const told = new Map<string, Difference>()
  for (const difference of clear) {
    const { question_id, by, group } = difference
    const finding = JSON.stringify([question_id, by, group])
    if (!told.has(finding)) told.set(finding, difference)
  }
  return [...told.values()].slice(0, MOST_SEGMENTS).map((difference) => ({
    ...difference,
    segment: groupName(difference),
    quotes: quotesOfGroup(data, questions.find(({ asked }) => asked.id === difference.question_id)!, difference),
  }))
}

/** Voices that bear the difference out: of members who give the answer that is more frequent among them, or another. */
function quotesOfGroup(data: StudyData, { asked, results }: QuestionTable, difference: Difference): Quote[] {
  const { of, difference: estimate } = difference
  const more = estimate.value > 0
  const members = membersOf(data, difference)
  const said = asked.answers.filter(({ agent_id }) => members.has(agent_id))
  switch (of.kind) {
    case 'option':
      return quotesOf(
        said.filter(({ value }) => gives(value, of.label, asked.form.type === 'ranking') === more && value !== null),
      )
    case 'theme': {
      // Who does not bring a matter up cannot be quoted with it.
      if (!more) return []
      const theme = results.themes?.find(({ label }) => label === of.label)
      return (theme?.quotes ?? []).filter(({ agent_id }) => members.has(agent_id)).slice(0, QUOTES_OF_CLAIM)
    }
    case 'mean':
      return quotesOf(
        said.filter(
          ({ value }) => typeof value === 'number' && (more ? value >= difference.value : value <= difference.value),
        ),
      )
  }
}
