import { escapeHtml } from '../pages/layout.ts'
import { across, linesOf, svg, whisker } from './svg.ts'

export interface Bar {
  label: string
  /** From 0 to 1, with the interval that it is told with. */
  share: number
  ci_low: number
  ci_high: number
}

const LINE_HEIGHT = 19
const BAR_HEIGHT = 12
const GAP = 18

const whole = (share: number): number => Math.round(100 * share)

/** One bar below the other, each under its label, with its interval. */
export function barChart(title: string, bars: readonly Bar[]): string {
  let top = 0
  const rows = bars.map((bar) => {
    const lines = linesOf(bar.label)
    const row = rowOf(bar, lines, top)
    top += Math.max(1, lines.length) * LINE_HEIGHT + BAR_HEIGHT + GAP
    return row
  })
  const desc = bars.map(
    ({ label, share, ci_low, ci_high }) =>
      `${label}: ${whole(share)} %, 95 % interval ${whole(ci_low)} to ${whole(ci_high)}.`,
  )
  return svg({ title, desc: desc.join(' '), height: Math.max(0, top - GAP + 6), body: rows.join('') })
}

function rowOf({ share, ci_low, ci_high }: Bar, lines: readonly string[], top: number): string {
  const base = top + LINE_HEIGHT - 5
  const y = top + Math.max(1, lines.length) * LINE_HEIGHT + 2
  const label = lines
    .map((line, at) => `<tspan x="0" y="${base + at * LINE_HEIGHT}">${escapeHtml(line)}</tspan>`)
    .join('')
  return `<g aria-hidden="true"><text class="label">${label}</text><text class="value" x="100%" y="${base}">${whole(share)} %<tspan class="interval" dx="8">${whole(ci_low)}–${whole(ci_high)}</tspan></text><rect class="track" x="0" y="${y}" width="100%" height="${BAR_HEIGHT}" rx="6"/><rect class="bar" x="0" y="${y}" width="${across(share)}" height="${BAR_HEIGHT}" rx="6"/>${whisker(ci_low, ci_high, y + BAR_HEIGHT / 2)}</g>`
}
