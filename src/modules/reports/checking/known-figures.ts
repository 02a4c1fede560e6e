import type { CompletionTables } from '../completion-tables.ts'
import type { QuestionTable } from '../question-table.ts'
import { FEW, plainWords } from '../wording.ts'
import { numbersIn } from './numbers-in.ts'

/** A share that was computed, with the answer that it is of; null for such as belong to no single answer. */
export interface KnownShare {
  label: string | null
  share: number
}

/** What a sentence about some of the questions may say. */
export interface KnownFigures {
  shares: KnownShare[]
  /** Counts of respondents: so many of so many. */
  ratios: (readonly [part: number, whole: number])[]
  /** Intervals, which are told with both their ends or not at all. Of shares in percent. */
  ranges: (readonly [low: number, high: number])[]
  amounts: number[]
  points: number[]
  /** Answers, themes, questions and titles: what may stand in quotation marks. */
  labels: string[]
  /** Fields of agents in which a clear difference was found, and the names of those groups. */
  segments: { by: string; name: string }[]
  /** Wordings of the questions, in which words for groups may occur. */
  wordings: string
}

/** The figures for these questions, and those of the study as a whole. */
export function knownFigures(tables: CompletionTables, question_ids: readonly number[]): KnownFigures {
  const figures: KnownFigures = {
    shares: [],
    ratios: [],
    ranges: [],
    amounts: [],
    points: [],
    labels: [tables.title],
    segments: [],
    wordings: '',
  }
  addStudy(figures, tables)
  for (const table of tables.questions) if (question_ids.includes(table.asked.id)) addQuestion(figures, tables, table)
  addCorrelations(figures, tables, question_ids)
  figures.amounts.push(...[...figures.labels, ...figures.segments.map(({ name }) => name)].flatMap(amountsIn))
  figures.wordings = figures.labels.join('\n').toLowerCase()
  figures.labels = figures.labels.map(plainWords)
  return figures
}

/** Prices, years and points of scales that stand in a wording may be spoken of; its percentages are claims. */
const amountsIn = (wording: string): number[] =>
  numbersIn(wording).flatMap((said) =>
    said.kind === 'amount'
      ? [said.value]
      : said.kind === 'range' && said.unit === 'amount'
        ? [said.low, said.high]
        : [],
  )

function addStudy(
  { amounts, ratios, points }: KnownFigures,
  { counts, comparisons, correlations, accuracy }: CompletionTables,
) {
  const { participants, answered, questions, answered_questions } = counts
  const unanswered = questions - answered_questions
  const groups = new Set(comparisons.clear.map(({ segment }) => segment)).size
  amounts.push(participants, answered, questions, answered_questions, unanswered, counts.answers, FEW)
  amounts.push(comparisons.tested, comparisons.clear.length, groups, groups - 1)
  amounts.push(correlations.tested, correlations.clear.length)
  ratios.push([answered, participants], [answered_questions, questions], [comparisons.clear.length, comparisons.tested])
  ratios.push([correlations.clear.length, correlations.tested])
  if (accuracy.median_error_points !== null) points.push(accuracy.median_error_points)
}

function addQuestion(figures: KnownFigures, tables: CompletionTables, { asked, results }: QuestionTable): void {
  const { id, form } = asked
  const { n, options, themes = [], mean, sd, median, top2, nps } = results
  figures.labels.push(asked.question, asked.optimized_question ?? asked.question, ...form.options)
  figures.amounts.push(n, form.options.length, themes.length)
  if (form.scale !== null) {
    const { min, max } = form.scale
    figures.amounts.push(Math.abs(min), Math.abs(max), (min + max) / 2)
    figures.labels.push(...(form.scale.labels ?? []))
  }
  for (const { value, count, share, ci_low, ci_high, mean_rank } of options) {
    addShare(figures, { label: String(value), count, n, share, ci_low, ci_high })
    if (mean_rank !== undefined) figures.amounts.push(mean_rank)
  }
  for (const { label, respondents, share, ci_low, ci_high } of themes) {
    addShare(figures, { label, count: respondents, n, share, ci_low, ci_high })
  }
  const sides = [...tables.splits.filter(({ question_id }) => question_id === id).flatMap((split) => split.sides)]
  const agreed = tables.agreed.filter(({ question_id }) => question_id === id)
  for (const side of [...sides, ...agreed]) addShare(figures, { ...side, n })
  for (const amount of [sd, median]) if (amount !== undefined) figures.amounts.push(Math.abs(amount))
  if (top2 !== undefined) addShare(figures, { label: null, count: null, n, share: top2.value, ...top2 })
  for (const estimate of [mean, nps]) {
    if (estimate === undefined) continue
    figures.amounts.push(Math.abs(estimate.value))
    figures.ranges.push([estimate.ci_low, estimate.ci_high])
  }
  if (nps !== undefined) {
    figures.amounts.push(0)
    figures.points.push(Math.abs(nps.value))
    for (const share of [nps.promoters, nps.passives, nps.detractors]) figures.shares.push({ label: null, share })
  }
  if (form.expected_error_points !== null) figures.points.push(form.expected_error_points)
  addDifferences(figures, tables, id)
}

interface Row {
  label: string | null
  count: number | null
  n: number
  share: number
  ci_low: number
  ci_high: number
}

function addShare({ shares, ratios, ranges, amounts, labels }: KnownFigures, row: Row): void {
  shares.push({ label: row.label === null ? null : plainWords(row.label), share: row.share })
  ranges.push([100 * row.ci_low, 100 * row.ci_high])
  if (row.label !== null) labels.push(row.label)
  if (row.count === null) return
  ratios.push([row.count, row.n])
  amounts.push(row.count)
}

function addDifferences(figures: KnownFigures, { comparisons }: CompletionTables, id: number): void {
  for (const { question_id, by, group, segment, of, n, n_others, value, others, difference } of comparisons.clear) {
    if (question_id !== id) continue
    figures.segments.push({ by, name: segment })
    if (by === 'research_group') figures.labels.push(group)
    figures.amounts.push(n, n_others)
    const { value: apart, ci_low, ci_high } = difference
    if (of.kind === 'mean') {
      figures.amounts.push(Math.abs(value), Math.abs(others), Math.abs(apart))
      figures.ranges.push([ci_low, ci_high])
      continue
    }
    const label = plainWords(of.label)
    figures.shares.push({ label, share: value }, { label, share: others })
    figures.points.push(100 * Math.abs(apart))
    figures.ranges.push([100 * ci_low, 100 * ci_high])
  }
}

function addCorrelations(figures: KnownFigures, { correlations }: CompletionTables, ids: readonly number[]): void {
  for (const { question_ids, value, ci_low, ci_high, n } of correlations.clear) {
    if (!question_ids.every((id) => ids.includes(id))) continue
    figures.amounts.push(Math.abs(value), n)
    figures.ranges.push([ci_low, ci_high])
  }
}
