import type { Cell, Column } from './table.ts'

/**
 * Spreadsheets take a cell that begins with one of these signs for a formula, also behind white space, quotes and marks
 * that cannot be seen, and in full width; a tab or the end of a line moves what follows to where a cell begins.
 */
const FORMULA = /^['"\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠\t\r\n]/u
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i

/**
 * A text that no spreadsheet evaluates: an apostrophe is put before what could be a formula. Plain numbers stay as they
 * are. Because text that begins with an apostrophe of its own is treated alike, taking the apostrophe away again from
 * what would be a formula without it gives every text back as it was.
 */
export const unevaluated = (text: string): string => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text)

/** A line of RFC 4180, with its end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** A header and a line for each row. */
export function* csvLines<Row>(columns: readonly Column<Row>[], rows: Iterable<Row>): Generator<string> {
  yield csvLine(columns.map(({ name }) => name))
  for (const row of rows) yield csvLine(columns.map(({ cell }) => cell(row)))
}

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString()
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  return typeof cell === 'boolean' ? String(cell) : quoted(unevaluated(cell))
}

/** Spaces at the ends are part of the text, and some readers drop them outside of quotes. */
const quoted = (text: string): string => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
