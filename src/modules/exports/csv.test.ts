import { text as textOf } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inChunks } from './chunks.ts'
import { csvLine, csvLines, unevaluated } from './csv.ts'
import type { Column } from './table.ts'

/** RFC 4180 as it stands, and nothing else. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += 1) {
        if (text[at] === '"') at += 1
        cell += text[at]
      }
      at += 1
    } else for (; text[at] !== ',' && text[at] !== '\r'; at += 1) cell += text[at]
    row.push(cell)
    if (text[at] === ',') at += 1
    else {
      expect(text.slice(at, at + 2)).toBe('\r\n')
      at += 2
      rows.push(row)
      row = []
    }
  }
  return rows
}

const sign = fc.constantFrom(
  '=',
  '+',
  '-',
  '@',
  '＝',
  '＋',
  '－',
  '＠',
  '\t',
  '\r',
  '\n',
  "'",
  '"',
  ' ',
  ',',
  '1',
  '-5',
)
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.tuple(fc.array(sign, { maxLength: 4 }), fc.string({ maxLength: 8 })).map(([signs, rest]) => signs.join('') + rest),
)
const isNumber = (cell: string): boolean => cell.trim() !== '' && Number.isFinite(Number(cell))
/** What a spreadsheet would do: look at the first sign that is neither white space nor a quote. */
const begins = (cell: string): string => cell.replace(/^["\s\u00a0\u200b\ufeff]+/u, '')[0] ?? ''

describe('cells', () => {
  test('any text comes back as it was, whatever quotes, commas and ends of lines are in it', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (cells) => {
        const [row, ...more] = parseCsv(csvLine(cells))
        expect(more).toEqual([])
        // The apostrophe is there only where the rest would be a formula: so it can be taken away again.
        const back = row!.map((cell) =>
          cell.startsWith("'") && unevaluated(cell.slice(1)) !== cell.slice(1) ? cell.slice(1) : cell,
        )
        expect(back).toEqual(cells)
      }),
      { numRuns: 1000 },
    )
  })

  test('none begins with the sign of a formula, unless it is a number', () => {
    fc.assert(
      fc.property(text, (given) => {
        const cell = parseCsv(csvLine([given]))[0]![0]!
        if (!isNumber(cell)) expect('=+-@＝＋－＠'.includes(begins(cell)) && begins(cell) !== '', cell).toBe(false)
        expect(cell).not.toMatch(/^[\t\r\n]/)
      }),
      { numRuns: 1000 },
    )
  })

  test.each([
    ['=1+1', "'=1+1"],
    ['-5', '-5'],
    ['-5.25e-7', '-5.25e-7'],
    ['-5+cmd', "'-5+cmd"],
    ['+1 555 010', "'+1 555 010"],
    [' =A1', "' =A1"],
    ['"=A1', `'"=A1`],
    ['＝A1', "'＝A1"],
    ["'=A1", "''=A1"],
    ["'tis", "'tis"],
    ['\u200b=A1', "'\u200b=A1"],
    ['I paid =) less', 'I paid =) less'],
  ])('%j is written %j', (given, written) => {
    expect(unevaluated(given)).toBe(written)
  })

  test('dates are in ISO 8601, numbers plain, and what is not known is empty', () => {
    const cells = [new Date(0), -0.5, 1e21, Number.NaN, true, null, '']
    expect(csvLine(cells)).toBe('1970-01-01T00:00:00.000Z,-0.5,1e+21,,true,,\r\n')
  })
})

test('a header stands before the rows, and every line ends with CR LF', async () => {
  const columns = [{ name: 'one', cell: (row: number) => row }]
  expect(await textOf(inChunks(csvLines(columns, [1, 2])))).toBe('one\r\n1\r\n2\r\n')
})

test('what rows tell of the same thing is the same in each, and of another thing another', async () => {
  type Row = { of?: { name: string }; at: number }
  const [tea, milk] = [{ name: 'tea, "green"' }, { name: '=milk' }]
  const columns: Column<Row>[] = [
    { name: 'of', about: ({ of }) => of, cell: ({ of }) => of?.name ?? null },
    { name: 'at', cell: ({ at }) => at },
  ]
  const rows = [{ of: tea, at: 1 }, { of: milk, at: 2 }, { at: 3 }, { of: tea, at: 4 }]
  expect(await textOf(inChunks(csvLines(columns, rows)))).toBe(
    'of,at\r\n"tea, ""green""",1\r\n\'=milk,2\r\n,3\r\n"tea, ""green""",4\r\n',
  )
})
