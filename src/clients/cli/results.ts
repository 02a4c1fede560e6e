import type { Output } from './output.ts'
import type { BarRow } from './terminal/bars.ts'
import { amount, percent } from './words.ts'

interface Interval {
  ci_low: number
  ci_high: number
}

/** What answers come to, as the service says it of groups and studies. */
export interface Results {
  type: string
  n: number
  not_applicable?: number | undefined
  nothing_to_say?: number | undefined
  options: readonly ({
    value: string | number
    count: number
    share: number
    mean_rank?: number | undefined
  } & Interval)[]
  mean?: number | undefined
  median?: number | undefined
  top2?: number | undefined
  nps?: number | undefined
  intervals?: { mean?: Interval | undefined; top2?: Interval | undefined; nps?: Interval | undefined } | undefined
  themes?: readonly ({ label: string; respondents: number; share: number } & Interval)[] | undefined
}

const MOST_ROWS = 15

/** Shares as bars with their intervals, the figures of scales below them, and what open answers are about. */
export function showResults(out: Output, results: Results): void {
  const { options, n, themes = [], not_applicable = 0, nothing_to_say = 0 } = results
  const replies = n + not_applicable + nothing_to_say
  const rows = options.slice(0, MOST_ROWS).map(
    (option): BarRow => ({
      label: String(option.value),
      share: option.share,
      notes: [percent(option.share), `${option.count} of ${n}`, range(option, percentOf)],
    }),
  )
  if (results.type === 'ranking') out.print(`  ${out.colours.dim('put first')}`)
  if (rows.length > 0) out.bars(rows)
  if (options.length > MOST_ROWS) out.print(`  ${out.colours.dim(`and ${options.length - MOST_ROWS} more`)}`)
  const figures = figuresOf(results)
  if (figures.length > 0) out.print(out.wrap(figures.join(' · '), { indent: '  ' }))
  const raised = themes.map(
    (theme): BarRow => ({
      label: theme.label,
      share: theme.share,
      notes: [percent(theme.share), `${theme.respondents} of ${n}`, range(theme, percentOf)],
    }),
  )
  if (raised.length > 0) out.bars(raised.slice(0, MOST_ROWS))
  else if (results.type === 'open' && replies > 0) out.print(`  ${n} of ${replies} answered in their own words`)
}

function figuresOf({ mean, median, top2, nps, intervals = {} }: Results): string[] {
  const around = (interval: Interval | undefined, as: (value: number) => string): string =>
    interval === undefined ? '' : ` (${range(interval, as)})`
  return [
    ...(mean === undefined ? [] : [`mean ${amount(mean)}${around(intervals.mean, amount)}`]),
    ...(median === undefined ? [] : [`median ${amount(median)}`]),
    ...(top2 === undefined ? [] : [`two highest ${percent(top2)}${around(intervals.top2, percentOf)}`]),
    ...(nps === undefined ? [] : [`NPS ${amount(nps)}${around(intervals.nps, amount)}`]),
  ]
}

const percentOf = (share: number): string => String(Math.round(100 * share))

const range = ({ ci_low, ci_high }: Interval, as: (value: number) => string): string =>
  `${as(ci_low)} to ${as(ci_high)}`
