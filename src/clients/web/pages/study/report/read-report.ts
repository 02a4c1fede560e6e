import type { StudiesReportOutput } from '../../../../sdk/index.ts'

/**
 * Reports are records: what an earlier version has written may look different. Whatever is not there as expected is left
 * out, so that the page never says "undefined".
 */
type Unread = Record<string, unknown>

export interface Quoted {
  answer_id: number
  agent_id: number
  text: string
}

export interface Shared {
  share: number
  ci_low: number
  ci_high: number
}

export interface Agreement extends Shared {
  sentence: string
  question_id: number | null
  n: number
  quotes: Quoted[]
}

export interface SegmentFinding {
  segment: string
  insight: string
  question_ids: number[]
  difference: { of: string; value: number; others: number; by: number; ci_low: number; ci_high: number } | null
  quotes: Quoted[]
}

export interface Divergence {
  topic: string
  sentence: string
  question_id: number | null
  n: number
  sides: (Shared & { label: string; count: number })[]
  quotes: Quoted[]
}

export interface Advice {
  text: string
  because: string
  question_ids: number[]
  confidence: 'high' | 'medium' | 'low' | null
}

export interface Association extends Omit<Shared, 'share'> {
  sentence: string
  question_ids: number[]
  measure: 'spearman' | 'cramers_v'
  value: number
}

export interface WrittenReport {
  line: string
  bullets: string[]
  overall: string
  firstRead: boolean
  agreements: Agreement[]
  segments: SegmentFinding[]
  divergences: Divergence[]
  nextQuestions: string[]
  counts: { participants: number | null; answers: number | null; comparisons: number | null }
  advice: Advice[]
  associations: Association[]
  associationsNote: string
  /** Whether a language model wrote any of it. */
  byModel: boolean
  /** Sentences of a language model that were replaced. */
  rejected: number
}

export function readReport({ report }: StudiesReportOutput): WrittenReport {
  const [tldr, summary, recommendations, correlations] = [
    report.study_tldr,
    report.study_research_summary,
    report.study_recommendations,
    report.study_correlations,
  ].map(record) as [Unread, Unread, Unread, Unread]
  const stats = record(summary.stats)
  const steps = [tldr, summary, recommendations, correlations]
  return {
    line: prose(tldr.tldr),
    bullets: texts(tldr.bullets),
    overall: prose(summary.overall_summary),
    firstRead: stats.first_read === true,
    agreements: list(summary.shared_mindsets).flatMap(agreement),
    segments: list(summary.key_segments).flatMap(segment),
    divergences: list(summary.divergences).flatMap(divergence),
    nextQuestions: texts(summary.next_questions),
    counts: {
      participants: number(stats.participant_count),
      answers: number(stats.answer_count),
      comparisons: number(stats.comparison_count),
    },
    advice: list(recommendations.recommendations).flatMap(advice),
    associations: list(correlations.correlations).flatMap(association),
    associationsNote: prose(correlations.note),
    byModel: steps.some(({ by }) => by === 'model' || by === 'mixed'),
    rejected: steps.reduce((sum, { rejected }) => sum + texts(rejected).length, 0),
  }
}

const isRecord = (value: unknown): value is Unread =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const record = (value: unknown): Unread => (isRecord(value) ? value : {})
const list = (value: unknown): Unread[] => (Array.isArray(value) ? value.filter(isRecord) : [])
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
/** Numbers stay with their signs at the end of a line. Quotes are left as they were said. */
const prose = (value: unknown): string =>
  text(value).replaceAll(/(?<=\d) %|\bn = /g, (tie) => tie.replaceAll(' ', '\u00a0'))
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(prose).filter(Boolean) : [])
const number = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null)
const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.flatMap((one) => number(one) ?? []) : [])

/** All of the named numbers, or null where one is missing: an estimate without its interval is none. */
function allOf<Name extends string>(from: Unread, ...names: Name[]): Record<Name, number> | null {
  const found = names.flatMap((name) => {
    const value = number(from[name])
    return value === null ? [] : [[name, value]]
  })
  return found.length === names.length ? Object.fromEntries(found) : null
}

const quotesOf = (value: unknown): Quoted[] =>
  list(value).flatMap((quote) => {
    const ids = allOf(quote, 'answer_id', 'agent_id')
    return ids === null || text(quote.text) === '' ? [] : [{ ...ids, text: text(quote.text) }]
  })

function agreement(from: Unread): Agreement[] {
  const figures = allOf(from, 'share', 'ci_low', 'ci_high', 'n')
  const sentence = prose(from.value)
  if (figures === null || sentence === '') return []
  return [{ ...figures, sentence, question_id: number(from.question_id), quotes: quotesOf(from.quotes) }]
}

function segment(from: Unread): SegmentFinding[] {
  const insight = prose(from.insight)
  if (insight === '') return []
  const difference = record(from.difference)
  const figures = allOf(difference, 'value', 'others', 'difference', 'ci_low', 'ci_high')
  return [
    {
      segment: text(from.segment),
      insight,
      question_ids: numbers(from.question_ids),
      difference: figures === null ? null : { of: text(difference.of), ...figures, by: figures.difference },
      quotes: quotesOf(from.quotes),
    },
  ]
}

function divergence(from: Unread): Divergence[] {
  const sentence = prose(from.split)
  if (sentence === '') return []
  return [
    {
      topic: text(from.topic),
      sentence,
      question_id: number(from.question_id),
      n: number(from.n) ?? 0,
      sides: list(from.sides).flatMap((side) => {
        const figures = allOf(side, 'share', 'ci_low', 'ci_high', 'count')
        return figures === null ? [] : [{ ...figures, label: text(side.label) }]
      }),
      quotes: quotesOf(from.quotes),
    },
  ]
}

function advice(from: Unread): Advice[] {
  const recommendation = prose(from.recommendation)
  if (recommendation === '') return []
  const { confidence } = from
  return [
    {
      text: recommendation,
      because: prose(from.because),
      question_ids: numbers(from.question_ids),
      confidence: confidence === 'high' || confidence === 'medium' || confidence === 'low' ? confidence : null,
    },
  ]
}

function association(from: Unread): Association[] {
  const figures = allOf(from, 'value', 'ci_low', 'ci_high')
  const { measure } = from
  const sentence = prose(from.sentence)
  if (figures === null || sentence === '' || (measure !== 'spearman' && measure !== 'cramers_v')) return []
  return [{ ...figures, sentence, measure, question_ids: numbers(from.question_ids) }]
}
