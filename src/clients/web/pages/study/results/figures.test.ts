import { describe, expect, test } from 'vitest'
import { asCsv, asTabs } from './figures.ts'

const FORMULAS = ['=1+1', '+1+1', '-1+1', '@SUM(A1)', ' =1', '\t=1', '\r=1', '\n=1', '\u200b=1', '"=1', '＝1+1']

describe('figures that go to a spreadsheet', () => {
  test.each(FORMULAS)('hold no formula: %j', (text) => {
    const table = { heads: ['Answer'], rows: [[text]] }
    expect(asCsv(table).split('"Answer"\r\n')[1]).toMatch(/^"'/)
    expect(asTabs(table).split('\n')[1]).toMatch(/^'/)
  })

  test('stay in their cells, whatever an answer holds', () => {
    const table = { heads: ['Answer', 'Share'], rows: [['a\r=1\n=2\t=3', -0.5]] }
    expect(asTabs(table)).toBe('Answer\tShare\na =1 =2 =3\t-0.5')
    expect(asTabs({ heads: ['A', 'B'], rows: [['"a', 'b"']] })).toBe('A\tB\n\'"a\tb"')
    expect(asCsv({ heads: ['A'], rows: [['a","=1'], ['-2']] })).toBe('"A"\r\n"a"",""=1"\r\n"-2"')
  })
})
