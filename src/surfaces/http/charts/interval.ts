import { escapeHtml } from '../pages/layout.ts'
import { across, svg, whisker } from './svg.ts'

export interface Interval {
  title: string
  value: number
  ci_low: number
  ci_high: number
  /** The ends of the axis. */
  min: number
  max: number
  /** Marked on the axis: the middle of a scale, or 0. */
  middle: number | null
  shown: (value: number) => string
}

const AXIS = 40

/** A number as a dot on its axis, with its interval. */
export function intervalChart({ title, value, ci_low, ci_high, min, max, middle, shown }: Interval): string {
  const place = (of: number): number => (max > min ? (of - min) / (max - min) : 0.5)
  const mark = (of: number, anchor: string): string =>
    `<line class="axis" x1="${across(place(of))}" x2="${across(place(of))}" y1="${AXIS - 5}" y2="${AXIS + 5}"/><text class="tick ${anchor}" x="${across(place(of))}" y="${AXIS + 22}">${escapeHtml(shown(of))}</text>`
  return svg({
    title,
    desc: `${shown(value)}, 95 % interval ${shown(ci_low)} to ${shown(ci_high)}, between ${shown(min)} and ${shown(max)}.`,
    height: AXIS + 28,
    body: `<g aria-hidden="true"><text class="label" x="0" y="14">${escapeHtml(title)}</text><text class="value" x="100%" y="14">${escapeHtml(shown(value))}<tspan class="interval" dx="8">${escapeHtml(`${shown(ci_low)} to ${shown(ci_high)}`)}</tspan></text><line class="axis" x1="0" x2="100%" y1="${AXIS}" y2="${AXIS}"/>${mark(min, 'first')}${middle === null ? '' : mark(middle, 'middle')}${mark(max, 'last')}${whisker(place(ci_low), place(ci_high), AXIS)}<circle class="dot" cx="${across(place(value))}" cy="${AXIS}" r="6"/></g>`,
  })
}
