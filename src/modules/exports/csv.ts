import { eachPortion, type Portioned } from './chunks.ts'
import { type Cell, type Column, oncePerThing, runsOf } from './table.ts'

/**
 * Spreadsheets take a cell that begins with one of these signs for a formula, also behind white space, quotes and marks
 * that cannot be seen, and in full width; a tab or the end of a line moves what follows to where a cell begins.
 */
const FORMULA = /^['"\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠\t\r\n]/u
/** Nearly everything begins so, and is seen through at once. */
const HARMLESS = /^[a-z0-9]/i
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i

/**
 * A text that no spreadsheet evaluates: an apostrophe is put before what could be a formula. Plain numbers stay as they
 * are. Because text that begins with an apostrophe of its own is treated alike, taking the apostrophe away again from
 * what would be a formula without it gives every text back as it was.
 */
export const unevaluated = (text: string): string =>
  !HARMLESS.test(text) && FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text

/** A line of RFC 4180, with its end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** A header and a line for each row. */
export async function* csvLines<Row>(
  columns: readonly Column<Row>[],
  rows: Portioned<Row>,
): AsyncGenerator<Iterable<string>> {
  yield [csvLine(columns.map(({ name }) => name))]
  const write = lineWriter(columns)
  yield* eachPortion(rows, function* (portion) {
    for (const row of portion) yield write(row)
  })
}

function lineWriter<Row>(columns: readonly Column<Row>[]): (row: Row) => string {
  const writers = runsOf(columns).map(({ about, columns: own }) =>
    oncePerThing(about, (row: Row) => own.map(({ cell }) => csvCell(cell(row))).join(',')),
  )
  return (row) => `${writers.map((write) => write(row)).join(',')}\r\n`
}

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString()
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  return typeof cell === 'boolean' ? String(cell) : quoted(unevaluated(cell))
}

/** Spaces at the ends are part of the text, and some readers drop them outside of quotes. */
const quoted = (text: string): string => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
