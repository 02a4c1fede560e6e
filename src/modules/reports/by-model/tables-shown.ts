import { untrustedLine } from '../../answering/index.ts'
import type { Quote } from '../../results/index.ts'
import { correlationSentence } from '../by-rules/correlations.ts'
import { panelClaim } from '../by-rules/headlines.ts'
import { agreedSentence, insightOf, splitSentence } from '../by-rules/research-summary.ts'
import type { CompletionTables } from '../completion-tables.ts'
import type { QuestionTable } from '../question-table.ts'
import {
  amount,
  amountInterval,
  count,
  percent,
  plainWords,
  shareInterval,
  shortened,
  wholeInterval,
} from '../wording.ts'

/** Enough of a pasted description to write about it; the answers are what the report is about. */
const LONGEST_WORDING = 600
const MOST_ANSWERS = 15
const QUOTES_OF_THEME = 2
/** Characters of all quotes together. Questions that come later have to do without. */
const MOST_QUOTED = 12_000

/** The tables as a model is shown them: each number as it may be written, each text of others on a line of its own. */
export function tablesShown(tables: CompletionTables): string {
  const quoting = { left: MOST_QUOTED }
  const { comparisons, splits, agreed, correlations } = tables
  return [
    line(panelClaim(tables).text),
    ...tables.questions.flatMap((table) => ['', ...questionLines(table, quoting)]),
    ...section(
      `Clear differences, out of ${count(comparisons.tested)} comparisons`,
      comparisons.clear.flatMap((difference) => [
        `- segment ${JSON.stringify(difference.segment)}, question ${difference.question_id}: ${insightOf(tables, difference)}`,
        ...quoteLines(difference.quotes, quoting),
      ]),
    ),
    ...section(
      'Splits',
      splits.map((split) => `- question ${split.question_id}: ${splitSentence(split)}`),
    ),
    ...section(
      'What nearly all answer',
      agreed.map(
        (one) => `- question ${one.question_id}, answer ${JSON.stringify(one.label)}: ${agreedSentence(tables, one)}`,
      ),
    ),
    ...section(
      `Correlations, out of ${count(correlations.tested)} pairs tested`,
      correlations.clear.map(
        (pair) => `- questions ${pair.question_ids.join(' and ')}: ${correlationSentence(tables, pair)}`,
      ),
    ),
  ].join('\n')
}

const line = (text: string): string => untrustedLine(text)

const section = (heading: string, lines: readonly string[]): string[] => [
  '',
  `${heading}:`,
  ...(lines.length === 0 ? ['- none'] : lines.map(line)),
]

interface Quoting {
  left: number
}

function questionLines({ asked, results, quotes }: QuestionTable, quoting: Quoting): string[] {
  const { n, options, themes = [], mean, median, top2, nps } = results
  const head = [`Question ${asked.id}: ${line(shortened(plainWords(asked.question), LONGEST_WORDING))}`]
  if (n === 0) return [...head, '- no answers that count']
  const figures = (share: number, interval: { ci_low: number; ci_high: number }, respondents: number) =>
    `${percent(share)} (${shareInterval(interval)}), ${count(respondents)} of ${count(n)} agents`
  const answers = options
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MOST_ANSWERS)
    .map((option) => `- "${line(plainWords(String(option.value)))}": ${figures(option.share, option, option.count)}`)
  const themed = themes.flatMap((theme) => [
    `- theme "${line(plainWords(theme.label))}": ${figures(theme.share, theme, theme.respondents)}`,
    ...quoteLines(theme.quotes.slice(0, QUOTES_OF_THEME), quoting),
  ])
  return [
    ...head,
    `- ${asked.form.type}, n = ${count(n)}`,
    ...answers,
    ...(mean === undefined ? [] : [`- mean ${amount(mean.value)} (${amountInterval(mean)})`]),
    ...(median === undefined ? [] : [`- median ${amount(median)}`]),
    ...(top2 === undefined
      ? []
      : [`- the two highest points together: ${percent(top2.value)} (${shareInterval(top2)})`]),
    ...(nps === undefined ? [] : [`- net promoter score ${count(nps.value)} (${wholeInterval(nps)})`]),
    ...themed,
    ...(themed.length === 0 ? quoteLines(quotes.slice(0, QUOTES_OF_THEME), quoting) : []),
  ]
}

function quoteLines(quotes: readonly Quote[], quoting: Quoting): string[] {
  return quotes.flatMap(({ answer_id, text }) => {
    quoting.left -= text.length
    return quoting.left < 0 ? [] : [`  quote of answer ${answer_id}: ${line(text)}`]
  })
}
