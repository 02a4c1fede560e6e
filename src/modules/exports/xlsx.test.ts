import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { unzip } from '../../../test/harness/unzip.ts'
import type { Cell } from './table.ts'
import { xlsxOf } from './xlsx.ts'

async function sheetWith(...rows: Cell[][]): Promise<string> {
  const files = unzip(await buffer(xlsxOf([{ name: 'Only', widths: [10], rows: [['header'], ...rows] }])))
  return files.get('xl/worksheets/sheet1.xml')!
}

const textIn = (xml: string, place: string): string | undefined =>
  new RegExp(`<c r="${place}" s="\\d" t="inlineStr"><is><t xml:space="preserve">([^]*?)</t>`).exec(xml)?.[1]

describe('a workbook', () => {
  test('has every part that its types and relations name', async () => {
    const rows = (): Cell[][] => [['a']]
    const sheets = ['One', 'Two & more'].map((name) => ({ name, widths: [10], rows: rows() }))
    const files = unzip(await buffer(xlsxOf(sheets)))
    const named = [...files.get('[Content_Types].xml')!.matchAll(/PartName="\/([^"]+)"/g)].map((match) => match[1]!)
    expect(named.sort()).toEqual([...files.keys()].filter((name) => /^xl\/[^_]/.test(name)).sort())
    const related = [...files.get('xl/_rels/workbook.xml.rels')!.matchAll(/Target="([^"]+)"/g)]
    for (const [, target] of related) expect(files.has(`xl/${target}`), target).toBe(true)
    expect(files.get('xl/workbook.xml')).toContain('<sheet name="Two &amp; more" sheetId="2" r:id="rId2"/>')
  })

  test('the same content is the same bytes', async () => {
    const archive = () => buffer(xlsxOf([{ name: 'Only', widths: [10], rows: [['a', 1]] }]))
    expect((await archive()).equals(await archive())).toBe(true)
  })

  test('a row that fails ends the file with the failure instead of a whole-looking half', async () => {
    function* rows(): Generator<Cell[]> {
      yield ['header']
      throw new Error('the database is gone')
    }
    await expect(buffer(xlsxOf([{ name: 'Only', widths: [], rows: rows() }]))).rejects.toThrow('the database is gone')
  })

  test('many rows are written in several pieces, and come back whole', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => [at, `row ${at} ${Math.sin(at)}`])
    const content: Uint8Array[] = []
    for await (const chunk of xlsxOf([{ name: 'Only', widths: [], rows }])) content.push(chunk)
    expect(content.length).toBeGreaterThan(15)
    expect(unzip(Buffer.concat(content)).get('xl/worksheets/sheet1.xml')).toContain(
      '<row r="5000"><c r="A5000"><v>4999</v>',
    )
  })
})

describe('cells', () => {
  test('numbers are numbers, dates are dates in UTC, and what is not known is no cell', async () => {
    const xml = await sheetWith([-5.25, new Date('2026-01-02T12:00:00Z'), true, null, Number.NaN, 7])
    expect(xml).toContain('<c r="A2"><v>-5.25</v></c><c r="B2" s="2"><v>46024.5</v></c><c r="C2" t="b"><v>1</v></c>')
    expect(xml).toContain('<c r="F2"><v>7</v></c></row>')
    expect(xml).not.toMatch(/r="[DE]2"/)
  })

  test('what looks like a formula is text, and there is no formula anywhere', async () => {
    const xml = await sheetWith(['=HYPERLINK("http://a.example","b")', '+1', '@SUM(A1)'])
    expect(textIn(xml, 'A2')).toBe('=HYPERLINK(&quot;http://a.example&quot;,&quot;b&quot;)')
    expect(textIn(xml, 'B2')).toBe('+1')
    expect(xml).not.toMatch(/<f[ >]/)
  })

  test.each([
    ['names of what every object has', 'constructor', 'constructor'],
    ['markup', '</t><f>1</f>&amp;', '&lt;/t&gt;&lt;f&gt;1&lt;/f&gt;&amp;amp;'],
    ['control characters and half a pair', 'a\u0000\u0008b\ud800', 'ab\ufffd'],
    ['ends of lines', 'a\r\nb\rc', 'a\nb\nc'],
    ['what spreadsheets read as a character by its number', '_x000D_ _X0041_', '_x005F_x000D_ _x005F_X0041_'],
    ['white space and emoji', ' a 👩‍🚀 ', ' a 👩‍🚀 '],
  ])('%s', async (_name, given, written) => {
    expect(textIn(await sheetWith([given]), 'A2')).toBe(written)
  })

  test('a text longer than spreadsheets take is cut, and the file can still be opened', async () => {
    expect(textIn(await sheetWith(['x'.repeat(40_000)]), 'A2')).toHaveLength(32_767)
  })

  test('columns beyond Z have two letters', async () => {
    const xml = await sheetWith(Array.from({ length: 53 }, () => 1))
    for (const place of ['Z2', 'AA2', 'AZ2', 'BA2']) expect(xml).toContain(`<c r="${place}">`)
  })
})
