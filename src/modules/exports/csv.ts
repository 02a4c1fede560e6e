import { eachPortion, type Portioned } from './chunks.ts'
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

/** Neighbouring columns that tell of the same thing are written once for each such thing: one agent answers often. */
function lineWriter<Row>(columns: readonly Column<Row>[]): (row: Row) => string {
  const runs: { about: Column<Row>['about']; columns: Column<Row>[]; known: WeakMap<object, string> }[] = []
  for (const column of columns) {
    const run = runs.at(-1)
    if (run !== undefined && run.about === column.about) run.columns.push(column)
    else runs.push({ about: column.about, columns: [column], known: new WeakMap() })
  }
  const writers = runs.map(({ about, columns: own, known }) => {
    const write = (row: Row): string => own.map(({ cell }) => csvCell(cell(row))).join(',')
    if (about === undefined) return write
    return (row: Row): string => {
      const thing = about(row)
      if (thing === undefined) return write(row)
      const text = known.get(thing) ?? write(row)
      known.set(thing, text)
      return text
    }
  })
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
