import type { CompletionTables } from '../completion-tables.ts'
import type { QuestionTable } from '../question-table.ts'
import { byRules, type Recommendations } from '../result-shapes.ts'
import { FEW, quoted, quotedQuestion, sentenceCase } from '../wording.ts'
import { headlineOf } from './headlines.ts'
import { insightOf, splitSentence, wordingOf } from './research-summary.ts'

type Recommendation = Recommendations['recommendations'][number]

const MOST = 8
/** From so many respondents on, and with so small an error, a recommendation is as sure as it gets. */
const MANY = 100
const SMALL_ERROR_POINTS = 6

export function recommendations(tables: CompletionTables): Recommendations {
  const { counts } = tables
  if (counts.answered === 0) {
    return { recommendations: [askFirst(tables)], ...byRules }
  }
  const found = [
    ...tables.questions.flatMap((table) => leadWith(tables, table)),
    ...lookAtSegments(tables),
    ...doNotDecide(tables),
  ].slice(0, MOST - 1)
  return { recommendations: [...found, checkWithPeople(tables)], ...byRules }
}

const askFirst = ({ questions }: CompletionTables): Recommendation => ({
  recommendation: 'Have at least one question answered before drawing any conclusion.',
  because: 'There is no answer that counts yet.',
  question_ids: questions.map(({ asked }) => asked.id),
  confidence: 'low',
})

/** As sure as the numbers are: how many answered, and how far off the engine says it may be. */
function confidenceIn({ results, asked }: QuestionTable): Recommendation['confidence'] {
  if (results.n < FEW) return 'low'
  const error = asked.form.expected_error_points
  return results.n >= MANY && error !== null && error <= SMALL_ERROR_POINTS ? 'high' : 'medium'
}

/** As sure as the least sure of the questions that it rests on. */
export function confidenceOn(
  { questions }: CompletionTables,
  question_ids: readonly number[],
): Recommendation['confidence'] {
  const levels = questions.filter(({ asked }) => question_ids.includes(asked.id)).map(confidenceIn)
  return (['low', 'medium'] as const).find((level) => levels.includes(level)) ?? 'high'
}

/** What has a clear answer can be built upon, to be tested. */
function leadWith(tables: CompletionTables, table: QuestionTable): Recommendation[] {
  const headline = headlineOf(tables, table)
  if (headline === null || headline.strength < 2) return []
  const { asked, results } = table
  const topic = quotedQuestion(asked.question)
  const [first] = results.options.toSorted((a, b) => b.share - a.share)
  const made = (recommendation: string): Recommendation[] => [
    {
      recommendation,
      because: sentenceCase(`${headline.finding}.`),
      question_ids: [asked.id],
      confidence: confidenceIn(table),
    },
  ]
  switch (asked.form.type) {
    case 'single_choice':
      return made(
        `Work with ${quoted(String(first!.value), 60)} as the likely answer to ${topic}, and test it in the field before committing to it.`,
      )
    case 'multiple_choice':
    case 'ranking':
      return made(
        `Treat ${quoted(String(first!.value), 60)} as the strongest answer to ${topic}, and test it in the field against ` +
          'the next one before committing to it.',
      )
    case 'open':
      return made(`Address ${quoted(results.themes![0]!.label, 60)} first in what is said about ${topic}.`)
    case 'scale':
    case 'numeric':
      return made(
        `Use the result on ${topic} as a baseline, and compare it with people's answers before setting a target.`,
      )
  }
}

function lookAtSegments(tables: CompletionTables): Recommendation[] {
  return tables.comparisons.clear.slice(0, 2).map((difference) => ({
    recommendation:
      `Look at ${difference.segment} apart from all others on ${quotedQuestion(wordingOf(tables, difference.question_id))}, ` +
      'and test the difference in the field before acting on it.',
    because: insightOf(tables, difference),
    question_ids: [difference.question_id],
    // A difference rests on the smaller of two groups, and on the engine knowing how they differ.
    confidence: Math.min(difference.n, difference.n_others) < FEW ? 'low' : 'medium',
  }))
}

function doNotDecide(tables: CompletionTables): Recommendation[] {
  return tables.splits.slice(0, 2).map((split) => ({
    recommendation:
      `Do not decide on ${quotedQuestion(wordingOf(tables, split.question_id))} from this panel alone: ` +
      'test both sides in the field, or ask for reasons first.',
    because: sentenceCase(splitSentence(split)),
    question_ids: [split.question_id],
    confidence: confidenceIn(tables.questions.find(({ asked }) => asked.id === split.question_id)!),
  }))
}

export function checkWithPeople({ counts, questions }: CompletionTables): Recommendation {
  return {
    recommendation: counts.first_read
      ? 'Repeat the study with a larger panel, and check what decides the matter with people before money is spent on it.'
      : 'Check the questions that decide the matter with people before money is spent on it.',
    because: counts.first_read
      ? `The respondents are synthetic, and fewer than ${FEW} answered: this is a first read, not a measurement.`
      : 'The respondents are synthetic: their answers forecast what people would say, and do not measure it.',
    question_ids: questions.filter(({ results }) => results.n > 0).map(({ asked }) => asked.id),
    confidence: 'high',
  }
}
