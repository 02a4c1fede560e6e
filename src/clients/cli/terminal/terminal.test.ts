import { PassThrough } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { copyToStdout } from '../copy.ts'
import { bar, barChart } from './bars.ts'
import { clean, safeJson, withColoursOnly } from './clean.ts'
import { colours, wantsColours, wantsUnicode } from './colour.ts'
import { LiveLine } from './live.ts'
import { table } from './table.ts'
import { displayWidth, truncate } from './width.ts'
import { wrap } from './wrap.ts'

const plain = colours(false)

describe('widths', () => {
  test.each([
    ['tea', 3],
    ['茶', 2],
    ['ｱ', 1],
    ['e\u0301', 1],
    ['a\u200bb', 2],
    ['☕️', 2],
    ['👩‍👩‍👧', 2],
    ['🇩🇪', 2],
    ['\u001b[36mtea\u001b[39m', 3],
  ])('%j takes %i columns', (text, width) => expect(displayWidth(text)).toBe(width))

  test('what is cut never takes more than its place, and no character is cut in two', () => {
    expect(truncate('日本茶はどう', 6)).toBe('日本…')
    expect(truncate('tea', 3)).toBe('tea')
    for (let width = 1; width < 12; width++)
      expect(displayWidth(truncate('a日👩‍👩‍👧b茶', width))).toBeLessThanOrEqual(width)
  })
})

describe('wrapping', () => {
  test('no line is longer than the width, whatever the words are', () => {
    const text = `Coffee ${'x'.repeat(50)} 日本茶はどうですか、コーヒーより好きですか and tea\n\nsecond`
    for (const width of [10, 20, 40]) {
      const lines = wrap(text, { width, indent: '  ' }).split('\n')
      for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(width)
      expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
    }
  })

  test('the first line may begin in another way than those below it', () => {
    expect(wrap('one two three', { width: 9, indent: '- ', hanging: '  ' })).toBe('- one two\n  three')
  })

  test('a line takes as many words as fit, no column more, and ends where the text has a line end', () => {
    expect(wrap('one two three', { width: 7 })).toBe('one two\nthree')
    expect(wrap('one two three', { width: 6 })).toBe('one\ntwo\nthree')
    expect(wrap('one two\n\nthree', { width: 40, indent: '  ' })).toBe('  one two\n\n  three')
  })
})

describe('what comes from elsewhere', () => {
  test('cannot drive the terminal: colours, titles, cursor, 8-bit controls and reversed text are gone', () => {
    const hostile = 'a\u001b[2Jb\u001b]0;title\u0007c\u009b31md\re\u0008f\u202eg\u0000h'
    expect(clean(hostile)).toBe('abcd\nefgh')
  })

  test('of what is printed only colours are left', () => {
    expect(withColoursOnly('\u001b[36mtea\u001b[39m\u001b[2J\u001b[1A')).toBe('\u001b[36mtea\u001b[39m')
  })

  test('JSON keeps the value, with controls as escapes', () => {
    const value = { reply: 'a\u001b[31m\u009b\u202e' }
    expect(safeJson(value)).toBe(String.raw`{"reply":"a\u001b[31m\u009b\u202e"}`)
    expect(JSON.parse(safeJson(value))).toEqual(value)
  })
})

describe('bars', () => {
  test('are as long as the share, to an eighth of a column, and never nothing for something', () => {
    expect(bar(0.5, 4)).toBe('██  ')
    expect(bar(0.53125, 4)).toBe('██▏ ')
    expect(bar(0.001, 4)).toBe('▏   ')
    expect(bar(0, 4)).toBe('    ')
    expect(bar(7, 4)).toBe('████')
    expect(bar(0.5, 4, false)).toBe('##  ')
  })

  test.each([40, 80, 140])('a chart of long labels keeps within %i columns, aligned', (width) => {
    const rows = [
      { label: 'Neither satisfied nor dissatisfied with any of it at all', share: 0.25, notes: ['25 %', '3 of 12'] },
      { label: 'Very', share: 1, notes: ['100 %', '12 of 12'] },
    ]
    const lines = barChart(rows, { width, unicode: true, colours: plain }).split('\n')
    for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(width)
    expect(new Set(lines.map(displayWidth)).size).toBe(1)
    const [quarter, whole] = lines.map((line) => line.match(/█/g)!.length)
    expect(Math.abs(whole! / 4 - quarter!)).toBeLessThan(1)
  })
})

test('a table shrinks the columns that may, and keeps within the width', () => {
  const rows = [
    ['1', 'Administrative Assistant of the second district'],
    ['20', '日本茶はどうですか、コーヒーより好きですか'],
  ]
  const text = table(
    [
      { title: 'id', align: 'right' },
      { title: 'job', shrinks: true },
    ],
    rows,
    { width: 30, colours: plain },
  )
  for (const line of text.split('\n')) expect(displayWidth(line)).toBeLessThanOrEqual(30)
  expect(text).toContain('   1  Admin')
})

test('colours are for terminals, unless NO_COLOR or FORCE_COLOR say otherwise; blocks are for UTF-8', () => {
  expect(wantsColours({ isTTY: true }, {})).toBe(true)
  expect(wantsColours({ isTTY: false }, {})).toBe(false)
  expect(wantsColours({ isTTY: true }, { NO_COLOR: '1' })).toBe(false)
  expect(wantsColours({}, { FORCE_COLOR: '1' })).toBe(true)
  expect(wantsColours({ isTTY: true }, { FORCE_COLOR: '0' })).toBe(false)
  expect(wantsColours({ isTTY: true }, { TERM: 'dumb' })).toBe(false)
  expect([{}, { LANG: 'C.UTF-8' }, { LC_ALL: 'C', LANG: 'C.UTF-8' }].map(wantsUnicode)).toEqual([true, true, false])
})

test('a file that is shown on a terminal cannot drive it; in a pipe it arrives as it is', async () => {
  const file = 'a,b\n\u001b]0;owned\u0007\u001b[2Jc\u202e\n'
  const shown = async (isTTY: boolean): Promise<string> => {
    const stdout = Object.assign(new PassThrough(), { isTTY })
    await copyToStdout(new Response(file), stdout)
    return String(stdout.read())
  }
  expect(await shown(true)).toBe('a,b\nc\n')
  expect(await shown(false)).toBe(file)
})

test('a live line is drawn over itself on a terminal, steps aside for what is printed, and is not drawn on a pipe', () => {
  const written: string[] = []
  const live = new LiveLine({ isTTY: true, columns: 20, write: (text: string) => written.push(text) })
  live.show('answers 7 of 12 and more')
  live.aside(() => written.push('an answer\n'))
  live.clear()
  expect(written.join('|')).toBe(
    '\ranswers 7 of 12 an…\u001b[K|\r\u001b[K|an answer\n|\ranswers 7 of 12 an…\u001b[K|\r\u001b[K',
  )
  const pipe = new LiveLine({ isTTY: false, write: () => expect.unreachable() })
  pipe.show('answers')
  pipe.clear()
})
