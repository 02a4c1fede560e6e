import { results as t } from '../../../strings/results.ts'
import { type Asked, type Crosstab, optionName } from './asked.ts'
import { fieldName } from './fields.ts'

export type FigureCell = string | number
export interface FigureTable {
  heads: readonly string[]
  rows: readonly (readonly FigureCell[])[]
}

/** All figures of a question in rows, as spreadsheets want them: one row for each group and answer. */
export function figuresOf(asked: Asked, crosstabs: readonly Crosstab[]): FigureTable {
  const { results } = asked.result
  const name = (value: string | number): string => optionName(value, asked)
  const shares = (group: string, options: typeof results.options, themes: Themes = []): FigureCell[][] => [
    ...options.map(({ value, share, ci_low, ci_high, count }) => [
      group,
      name(value),
      t.share,
      share,
      ci_low,
      ci_high,
      count,
    ]),
    ...options.flatMap(({ value, mean_rank }) =>
      mean_rank === undefined ? [] : [[group, name(value), t.meanRank, mean_rank, '', '', '']],
    ),
    ...themes.map(({ label, share, ci_low, ci_high, respondents }) => [
      group,
      label,
      t.share,
      share,
      ci_low,
      ci_high,
      respondents,
    ]),
  ]
  const single = (
    figure: string,
    value: number | undefined,
    at?: { ci_low: number; ci_high: number },
  ): FigureCell[][] =>
    value === undefined ? [] : [[t.everybody, '', figure, value, at?.ci_low ?? '', at?.ci_high ?? '', results.n]]
  const { intervals } = results
  return {
    heads: [t.group, t.answer, t.figure, t.value, t.from, t.to, t.count],
    rows: [
      ...shares(t.everybody, results.options, results.themes),
      ...single(t.mean, results.mean, intervals?.mean),
      ...single(t.median, results.median),
      ...single(t.top2, results.top2, intervals?.top2),
      ...single(t.nps, results.nps, intervals?.nps),
      ...crosstabs.flatMap(({ by, columns }) =>
        columns.flatMap(({ value, n, suppressed, options, mean, themes }): FigureCell[][] => {
          const group = `${fieldName(by)}: ${value}`
          if (suppressed) return [[group, '', '', '', '', '', n]]
          return [
            ...shares(group, options ?? [], themes),
            ...(mean === undefined ? [] : [[group, '', t.mean, mean.value, mean.ci_low, mean.ci_high, n]]),
          ]
        }),
      ),
    ],
  }
}

type Themes = readonly { label: string; share: number; ci_low: number; ci_high: number; respondents: number }[]

/**
 * A text that a spreadsheet would take for a formula is made a text, as in the files of the API: also behind white space,
 * quotes and marks that cannot be seen, and in full width.
 */
const FORMULA = /^['"\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠\t\r\n]/u
const safe = (cell: FigureCell): string =>
  typeof cell === 'string' && FORMULA.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell) ? `'${cell}` : String(cell)

/** Pasted, a tab or the end of a line begins a new cell, and a quote at the start of one takes in those that follow. */
export const asTabs = ({ heads, rows }: FigureTable): string =>
  [heads, ...rows]
    .map((row) =>
      row
        .map((cell) =>
          safe(cell)
            .replaceAll(/[\t\r\n]+/g, ' ')
            .replace(/^"/, '\'"'),
        )
        .join('\t'),
    )
    .join('\n')

export const asCsv = ({ heads, rows }: FigureTable): string =>
  [heads, ...rows].map((row) => row.map((cell) => `"${safe(cell).replaceAll('"', '""')}"`).join(',')).join('\r\n')

export function download(filename: string, text: string): void {
  // Excel takes a CSV for UTF-8 only when it begins with this mark.
  const address = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = filename
  link.click()
  URL.revokeObjectURL(address)
}
