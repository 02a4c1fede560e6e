import type { Colours } from './colour.ts'
import { displayWidth, padEnd, padStart, truncate } from './width.ts'

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']

/** A bar of so many columns, filled up to the share; what is not filled is blank. */
export function bar(share: number, width: number, unicode = true): string {
  const bounded = Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0))
  if (!unicode) return '#'.repeat(Math.round(bounded * width)).padEnd(width)
  // Something is never drawn as nothing.
  const eighths = Math.max(bounded > 0 ? 1 : 0, Math.round(bounded * width * 8))
  return `${'█'.repeat(Math.floor(eighths / 8))}${EIGHTHS[eighths % 8]}`.padEnd(width)
}

export interface BarRow {
  label: string
  /** 0 to 1. */
  share: number
  /** Behind the bar, in columns: "58 %", "7 of 12", "± 27". */
  notes?: string[]
}

export interface Canvas {
  width: number
  unicode: boolean
  colours: Colours
}

const LONGEST_BAR = 40

/** A small bar chart: labels, bars on one scale, and what stands behind them, aligned. */
export function barChart(rows: readonly BarRow[], { width, unicode, colours }: Canvas, indent = '  '): string {
  const columns = Math.max(0, ...rows.map(({ notes = [] }) => notes.length))
  const noteWidths = Array.from({ length: columns }, (_, at) =>
    Math.max(...rows.map(({ notes = [] }) => displayWidth(notes[at] ?? ''))),
  )
  const notesWidth = noteWidths.reduce((sum, each) => sum + each + 2, 0)
  const room = width - indent.length - notesWidth
  const labelWidth = Math.min(Math.max(...rows.map(({ label }) => displayWidth(label))), Math.max(8, room - 12))
  const barWidth = Math.max(4, Math.min(LONGEST_BAR, room - labelWidth - 2))
  return rows
    .map(({ label, share, notes = [] }) => {
      const behind = noteWidths.map((each, at) => `  ${padStart(notes[at] ?? '', each)}`)
      const [first = '', ...others] = behind
      const drawn = colours.accent(bar(share, barWidth, unicode))
      const name = padEnd(truncate(label, labelWidth), labelWidth)
      return `${indent}${name}  ${drawn}${first}${colours.dim(others.join(''))}`.trimEnd()
    })
    .join('\n')
}
