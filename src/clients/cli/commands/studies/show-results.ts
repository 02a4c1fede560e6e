import type { Client } from '../../../sdk/index.ts'
import type { Output } from '../../output.ts'
import { showResults } from '../../results.ts'
import { amount, counted } from '../../words.ts'
import { scaleOf, typeInWords } from './formats.ts'

export type Question = Awaited<ReturnType<Client['studies']['getQuestion']>>['question']
export type Results = Question['results']

interface Shown {
  question: string
  results: Results
  /** As it was asked: a scale has its words there. */
  format?: Readonly<Record<string, unknown>> | undefined
  expected_error_points?: number | null | undefined
}

const QUOTES = 3
/** What two of thirty mention says little. */
export const THEMES = 8

/** A question and what it came to: bars with their intervals, figures, and of open ones what people said. */
export function showQuestionResults(out: Output, title: string, shown: Shown): void {
  const { question, results, format = {}, expected_error_points } = shown
  out.print(out.colours.bold(out.wrap(question, { indent: `${title} `, hanging: ' '.repeat(title.length + 1) })))
  // The error is one of shares: what it means for an amount, the interval of the mean says.
  const error =
    expected_error_points == null || results.type === 'numeric'
      ? []
      : [`stated error ± ${amount(expected_error_points)} points`]
  const counting = results.n === 0 || results.type === 'numeric' ? [] : [barsMean(results.type)]
  const kind = [typeInWords(results.type), counted(results.n, 'answer'), ...error, ...counting].join(' · ')
  out.print(out.colours.dim(out.wrap(kind, { indent: '  ' })))
  if (results.n === 0) return
  const themes = results.themes?.slice(0, THEMES)
  showResults(out, { ...results, themes, options: optionsShown(results, format) })
  for (const text of quotesOf(results))
    out.print(out.colours.dim(out.wrap(`“${text}”`, { indent: '  ', hanging: '   ' })))
}

const barsMean = (type: string): string => {
  if (type === 'open') return 'who mentions it, 95 % interval'
  return type === 'ranking' ? 'who puts it first, 95 % interval' : 'share, 95 % interval'
}

/** A scale with its words. An amount has as many values as people: its mean says more than bars would. */
function optionsShown({ type, options }: Results, format: Readonly<Record<string, unknown>>): Results['options'] {
  if (type === 'numeric') return []
  const { min = 1, labels = [] } = scaleOf(format) ?? {}
  return options.map((option) => {
    const word = labels[Number(option.value) - min]
    return word === undefined ? option : { ...option, value: `${option.value} ${word}` }
  })
}

/** One for each of the first themes: what people say, in their words. */
function quotesOf({ themes = [] }: Results): string[] {
  const said = new Set<string>()
  for (const { quotes } of themes) {
    const fresh = quotes.find(({ text }) => !said.has(text))
    if (fresh !== undefined && said.size < QUOTES) said.add(fresh.text)
  }
  return [...said]
}
