import { inChunks, type Portioned, portionsOf } from './chunks.ts'
import type { Cell } from './table.ts'
import { type ZipEntry, zipOf } from './zip.ts'

export interface Sheet {
  /** At most 31 characters, none of them special. */
  name: string
  /** In characters, column by column. */
  widths: readonly number[]
  /** The first is the header: it is bold, and stays where it is. */
  rows: Portioned<readonly (Cell | WrittenCells)[]>
}

/** Neighbouring cells that were written before and stand in many rows: pieces between which the number of the row goes. */
export interface WrittenCells {
  count: number
  pieces: readonly string[]
}

/** As many as spreadsheets take. */
export const MOST_ROWS = 1_048_576
const LONGEST_TEXT = 32_767

/** A workbook, row by row. Every cell is a number, a date, true or false, or text: there is no formula in it. */
export function xlsxOf(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  const parts = sheets.map(({ name }, at) => ({ name, file: `sheet${at + 1}.xml`, id: at + 1 }))
  const entries: ZipEntry[] = [
    { name: '[Content_Types].xml', content: [contentTypes(parts.map(({ file }) => file))] },
    { name: '_rels/.rels', content: [relations([{ type: 'officeDocument', target: 'xl/workbook.xml' }])] },
    { name: 'xl/workbook.xml', content: [workbook(parts)] },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: [
        relations([
          ...parts.map(({ file }) => ({ type: 'worksheet', target: `worksheets/${file}` })),
          { type: 'styles', target: 'styles.xml' },
        ]),
      ],
    },
    { name: 'xl/styles.xml', content: [STYLES] },
    ...sheets.map((sheet, at) => ({
      name: `xl/worksheets/${parts[at]!.file}`,
      content: inChunks(sheetXml(sheet)),
    })),
  ]
  return zipOf(entries)
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const contentTypes = (files: readonly string[]): string =>
  `${XML}<Types xmlns="${PACKAGE}/content-types">` +
  `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  `<Default Extension="xml" ContentType="application/xml"/>` +
  `<Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${KIND}.styles+xml"/>` +
  files.map((file) => `<Override PartName="/xl/worksheets/${file}" ContentType="${KIND}.worksheet+xml"/>`).join('') +
  '</Types>'

const relations = (all: readonly { type: string; target: string }[]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">` +
  all
    .map(({ type, target }, at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('') +
  '</Relationships>'

const workbook = (sheets: readonly { name: string; id: number }[]): string =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews><sheets>` +
  sheets.map(({ name, id }) => `<sheet name="${escaped(name)}" sheetId="${id}" r:id="rId${id}"/>`).join('') +
  '</sheets></workbook>'

const TEXT = 1
const DATE = 2
const HEADER = 3

/** By their places: numbers, text (49 is "@": text stays text also when somebody edits it), dates, headers. */
const STYLES =
  `${XML}<styleSheet xmlns="${MAIN}">` +
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'

async function* sheetXml({ widths, rows }: Sheet): AsyncGenerator<Iterable<string>> {
  yield [
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>',
    ...widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`),
    '</cols><sheetData>',
  ]
  let line = 0
  for await (const portion of portionsOf(rows)) {
    yield (function* () {
      for (const row of portion) yield rowXml(row, ++line)
    })()
  }
  yield ['</sheetData></worksheet>']
}

function rowXml(row: readonly (Cell | WrittenCells)[], line: number): string {
  const number = String(line)
  let cells = ''
  let at = 0
  for (const part of row) {
    if (isWritten(part)) {
      cells += part.pieces.join(number)
      at += part.count
    } else {
      const inside = cellXml(part, line === 1)
      if (inside !== null) cells += `<c r="${letters(at)}${number}${inside}`
      at += 1
    }
  }
  return `<row r="${number}">${cells}</row>`
}

const isWritten = (part: Cell | WrittenCells): part is WrittenCells =>
  typeof part === 'object' && part !== null && 'pieces' in part

/** Cells that stand from a column on, to be used in any row but the header. */
export function writtenCells(cells: readonly Cell[], from: number): WrittenCells {
  const pieces = ['']
  cells.forEach((cell, at) => {
    const inside = cellXml(cell, false)
    if (inside === null) return
    pieces[pieces.length - 1] += `<c r="${letters(from + at)}`
    pieces.push(inside)
  })
  return { count: cells.length, pieces }
}

/** A, B … Z, AA, AB …: the name of a column. */
const letters = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : letters(Math.floor(at / 26) - 1) + letters(at % 26)

/** What follows the place of a cell; null where there is nothing to be told. */
function cellXml(cell: Cell, header: boolean): string | null {
  if (cell === null || (typeof cell === 'number' && !Number.isFinite(cell))) return null
  if (typeof cell === 'number') return `"><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `" t="b"><v>${cell ? 1 : 0}</v></c>`
  if (cell instanceof Date) return `" s="${DATE}"><v>${serialOf(cell)}</v></c>`
  const text = escaped(cell.slice(0, LONGEST_TEXT))
  return `" s="${header ? HEADER : TEXT}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}

/** Days since the end of 1899, which is how spreadsheets count, in UTC. */
const serialOf = (date: Date): number => date.getTime() / 86_400_000 + 25_569

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * XML has no place for control characters. What looks like the spreadsheets' own way to write
 * characters by their number (_x000D_) would be read as such, and is therefore written in that way itself.
 */
const escaped = (text: string): string => (TELLING.test(text) ? escapedSigns(text) : text)

/** Hardly any text has one of these, and one look is quicker than four. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be taken out.
const TELLING = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff&<>"_]/

const escapedSigns = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be taken out.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/\r\n?/g, '\n')
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>"]/g, (sign) => entities[sign]!)
