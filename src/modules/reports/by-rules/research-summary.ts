import type { CompletionTables, SegmentDifference } from '../completion-tables.ts'
import { byRules, type ResearchSummary } from '../result-shapes.ts'
import type { AgreedAnswer, Split } from '../splits-and-agreements.ts'
import {
  agents,
  amount,
  amountInterval,
  count,
  listed,
  percent,
  quoted,
  quotedQuestion,
  rounded,
  sentenceCase,
} from '../wording.ts'
import { type Claim, headlinesOf, panelClaim } from './headlines.ts'
import { nextQuestions } from './next-questions.ts'

/** A summary is read in a minute. */
const MOST_HEADLINES = 3

export function researchSummary(tables: CompletionTables): ResearchSummary {
  const { counts, comparisons, accuracy } = tables
  return {
    overall_summary: summaryClaims(tables)
      .map(({ text }) => text)
      .join(' '),
    key_segments: comparisons.clear.map((difference) => ({
      segment: difference.segment,
      insight: insightOf(tables, difference),
      question_ids: [difference.question_id],
      difference: differenceOf(difference),
      quotes: difference.quotes,
    })),
    divergences: tables.splits.map((split) => ({
      topic: quotedQuestion(wordingOf(tables, split.question_id)),
      split: splitSentence(split),
      question_id: split.question_id,
      n: split.n,
      sides: split.sides.map((side) => ({ ...side, ...roundedShare(side) })),
      quotes: split.quotes,
    })),
    shared_mindsets: tables.agreed.map((agreed) => ({
      value: agreedSentence(tables, agreed),
      question_id: agreed.question_id,
      n: agreed.n,
      count: agreed.count,
      ...roundedShare(agreed),
      quotes: agreed.quotes,
    })),
    next_questions: nextQuestions(tables),
    stats: {
      participant_count: counts.participants,
      answered_count: counts.answered,
      question_count: counts.questions,
      answered_question_count: counts.answered_questions,
      answer_count: counts.answers,
      comparison_count: comparisons.tested,
      clear_difference_count: comparisons.clear.length,
      first_read: counts.first_read,
    },
    accuracy: {
      median_error_points: accuracy.median_error_points,
      questions: accuracy.questions.map(({ question_id, error_points, n_model }) => ({
        question_id,
        error_points,
        n_model: n_model === null ? null : rounded(n_model),
      })),
    },
    ...byRules,
  }
}

/** The sentences of the summary: who answered, what they say, and how far that goes. */
export interface SummaryParts {
  opening: Claim
  findings: Claim[]
  ending: Claim[]
}

export function summaryParts(tables: CompletionTables): SummaryParts {
  const { counts, accuracy } = tables
  if (counts.answered === 0) return nothingAnswered(tables)
  const told = headlinesOf(tables).slice(0, MOST_HEADLINES)
  const headlines = tables.questions.flatMap(
    ({ asked }) => told.find(({ question_ids }) => question_ids[0] === asked.id) ?? [],
  )
  const unanswered = counts.questions - counts.answered_questions
  return {
    opening: panelClaim(tables),
    findings: [
      ...headlines.map(({ text, question_ids }) => ({ text, question_ids })),
      ...splitClaims(tables, headlines),
    ],
    ending: [
      comparisonClaim(tables),
      accuracy.median_error_points === null ? errorUnknown : accuracyClaim(accuracy.median_error_points),
      ...(unanswered === 0 ? [] : [unansweredClaim(unanswered)]),
    ],
  }
}

/** The sentences in their order, each with the questions whose numbers it tells. */
export function summaryClaims(tables: CompletionTables): Claim[] {
  const { opening, findings, ending } = summaryParts(tables)
  return [opening, ...findings, ...ending]
}

const errorUnknown: Claim = {
  text: 'How close this comes to what people would say is not stated, so check it with people before acting on it.',
  question_ids: [],
}

const accuracyClaim = (points: number): Claim => ({
  text:
    `Apart from the chance of who takes part, shares are expected to lie within ${amount(points)} points of what people ` +
    'would say (median over the questions, 80 % interval).',
  question_ids: [],
})

const unansweredClaim = (unanswered: number): Claim => ({
  text:
    unanswered === 1
      ? 'One question has no answer that counts, and nothing is said about it.'
      : 'Some questions have no answer that counts, and nothing is said about them.',
  question_ids: [],
})

function nothingAnswered({ title, counts }: CompletionTables): SummaryParts {
  const who =
    counts.participants === 0
      ? `The panel of ${quoted(title)} is empty.`
      : `None of the ${count(counts.participants)} synthetic respondents in ${quoted(title)} gave an answer that counts.`
  return {
    opening: { text: who, question_ids: [] },
    findings: [],
    ending: [
      { text: 'There are therefore no shares, no comparisons and no quotes.', question_ids: [] },
      { text: 'Once questions are answered, the study can be completed again.', question_ids: [] },
    ],
  }
}

/** That nothing differs clearly is a finding, too, and says how hard one has looked. */
function comparisonClaim({ comparisons: { tested, clear } }: CompletionTables): Claim {
  if (tested === 0) return { text: 'There are too few respondents to compare groups.', question_ids: [] }
  const made = `${count(tested)} ${tested === 1 ? 'comparison' : 'comparisons'}`
  if (clear.length === 0) {
    return { text: `No group of agents differs clearly from the others, out of ${made} made.`, question_ids: [] }
  }
  const segments = [...new Set(clear.map(({ segment }) => segment))]
  const named = segments.length > 3 ? [...segments.slice(0, 3), 'other groups'] : segments
  return {
    text: `Out of ${made}, clear differences from all other agents were found for ${listed(named)}.`,
    question_ids: [...new Set(clear.map(({ question_id }) => question_id))],
  }
}

/** What a headline says already is not said again. */
function splitClaims(tables: CompletionTables, headlines: readonly Claim[]): Claim[] {
  const told = new Set(headlines.flatMap(({ question_ids }) => question_ids))
  const split = tables.splits.find(({ question_id }) => !told.has(question_id))
  if (split === undefined) return []
  const topic = quotedQuestion(wordingOf(tables, split.question_id))
  return [{ text: `Answers are split on ${topic}: ${splitSentence(split)}`, question_ids: [split.question_id] }]
}

export function wordingOf({ questions }: CompletionTables, question_id: number): string {
  return questions.find(({ asked }) => asked.id === question_id)!.asked.question
}

export function insightOf(tables: CompletionTables, difference: SegmentDifference): string {
  const { segment, of, n, n_others, value, others, difference: estimate } = difference
  const more = estimate.value > 0
  const topic = quotedQuestion(wordingOf(tables, difference.question_id))
  const apart = { ci_low: Math.abs(estimate.ci_low), ci_high: Math.abs(estimate.ci_high) }
  const interval = more ? apart : { ci_low: apart.ci_high, ci_high: apart.ci_low }
  const sizes = `n = ${count(n)} and ${count(n_others)}`
  const who = sentenceCase(segment)
  if (of.kind === 'mean') {
    return (
      `On the question ${topic}, ${segment} ${more ? 'give a higher' : 'give a lower'} mean than all others: ${amount(value)} against ` +
      `${amount(others)} (difference ${amount(Math.abs(estimate.value))}, ${amountInterval(interval)}; ${sizes}).`
    )
  }
  const does = of.kind === 'theme' ? 'bring up' : 'answer'
  return (
    `${who} ${does} ${quoted(of.label, 60)} ${more ? 'more' : 'less'} often than all others on ${topic}: ${percent(value)} ` +
    `against ${percent(others)} (difference ${Math.round(100 * Math.abs(estimate.value))} points, 95 % interval ` +
    `${Math.round(100 * interval.ci_low)} to ${Math.round(100 * interval.ci_high)}; ${sizes}).`
  )
}

export function splitSentence({ kind, n, sides: [one, other] }: Split): string {
  const [first, second] = [one, other].map((side) => agents({ ...side, n })) as [string, string]
  switch (kind) {
    case 'options':
      return `${quoted(one.label, 60)} is chosen by ${first}, ${quoted(other.label, 60)} by ${second}.`
    case 'ends':
      return `${quoted(one.label)} at the low end is given by ${first}, ${quoted(other.label)} at the high end by ${second}.`
    case 'themes':
      return `${quoted(one.label, 60)} is raised by ${first}, ${quoted(other.label, 60)} by ${second}; neither is raised by clearly more.`
  }
}

export function agreedSentence(tables: CompletionTables, agreed: AgreedAnswer): string {
  const topic = quotedQuestion(wordingOf(tables, agreed.question_id))
  const does = agreed.kind === 'theme' ? 'is raised by' : 'is the answer of'
  return `${quoted(agreed.label, 60)} ${does} ${agents(agreed)} on ${topic}.`
}

function differenceOf({ of, value, others, difference, n, n_others, q }: SegmentDifference) {
  return {
    of: of.kind === 'mean' ? 'mean' : of.label,
    value: rounded(value),
    others: rounded(others),
    difference: rounded(difference.value),
    ci_low: rounded(difference.ci_low),
    ci_high: rounded(difference.ci_high),
    n,
    n_others,
    q: rounded(q),
  }
}

const roundedShare = ({ share, ci_low, ci_high }: { share: number; ci_low: number; ci_high: number }) => ({
  share: rounded(share),
  ci_low: rounded(ci_low),
  ci_high: rounded(ci_high),
})
