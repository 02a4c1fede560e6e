import type { Colours } from './colour.ts'
import { displayWidth, padEnd, padStart, truncate } from './width.ts'

export interface Column {
  title: string
  align?: 'left' | 'right'
  /** May be cut where the table is too wide; those that may not keep their width. */
  shrinks?: boolean
  style?: keyof Colours
}

const GAP = 2
const LEAST = 6

/** Columns side by side, no wider than the terminal: those that may shrink share what is left. */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { width, colours, indent = '  ' }: { width: number; colours: Colours; indent?: string },
): string {
  const natural = columns.map(({ title }, at) =>
    Math.max(displayWidth(title), ...rows.map((row) => displayWidth(row[at] ?? ''))),
  )
  const widths = fitted(columns, natural, width - indent.length)
  const line = (cells: readonly string[], style?: keyof Colours): string =>
    columns
      .map((column, at) => {
        const text = truncate((cells[at] ?? '').replaceAll('\n', ' '), widths[at]!)
        const filled = column.align === 'right' ? padStart(text, widths[at]!) : padEnd(text, widths[at]!)
        const used = style ?? column.style
        return used === undefined ? filled : colours[used](filled)
      })
      .join(' '.repeat(GAP))
      .trimEnd()
  const titles = columns.map(({ title }) => title)
  const head = titles.every((title) => title === '') ? [] : [indent + line(titles, 'dim')]
  return [...head, ...rows.map((row) => indent + line(row))].join('\n')
}

/** Takes from the widest of those that may shrink, until all fit or none can give more. */
function fitted(columns: readonly Column[], natural: readonly number[], room: number): number[] {
  const widths = [...natural]
  const total = (): number => widths.reduce((sum, each) => sum + each, GAP * (widths.length - 1))
  while (total() > room) {
    const widest = columns
      .map((column, at) => ({ at, width: column.shrinks ? widths[at]! : 0 }))
      .reduce((most, next) => (next.width > most.width ? next : most))
    if (widest.width <= LEAST) break
    widths[widest.at] = widest.width - 1
  }
  return widths
}
