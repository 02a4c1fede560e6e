import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cpuMs } from '../../../../test/harness/cpu-time.ts'
import { numbersIn } from './numbers-in.ts'

/** Kind and value of each number, in the order of the kinds. */
const read = (text: string): unknown[] =>
  numbersIn(text).map((said) => {
    switch (said.kind) {
      case 'ratio':
        return [said.kind, said.part, said.whole]
      case 'range':
        return [said.kind, said.low, said.high, said.unit]
      case 'fraction':
        return [said.kind, Math.round(100 * said.value)]
      case 'times':
      case 'token':
        return [said.kind, said.text]
      default:
        return [said.kind, said.value]
    }
  })

test.each<[string, unknown[]]>([
  ['62 % of agents', [['percent', 62]]],
  ['62.5% and', [['percent', 62.5]]],
  ['sixty-two percent', [['percent', 62]]],
  ['ninety per cent love it', [['percent', 90]]],
  ['９０％ love it', [['percent', 90]]],
  [
    '62 % (95 % interval 48 to 74, n = 60)',
    [
      ['range', 48, 74, 'amount'],
      ['percent', 62],
      ['amount', 60],
    ],
  ],
  ['48–74 %', [['range', 48, 74, 'percent']]],
  ['71 % and 48 %', [['range', 71, 48, 'percent']]],
  ['seven of 12 agents', [['ratio', 7, 12]]],
  ['about 6 in 10 agents', [['ratio', 6, 10]]],
  ['nine out of ten', [['ratio', 9, 10]]],
  ['one in three', [['ratio', 1, 3]]],
  ['3/4 of them', [['ratio', 3, 4]]],
  ['½ of them', [['ratio', 1, 2]]],
  ['two thirds', [['fraction', 67]]],
  ['two-thirds', [['fraction', 67]]],
  [
    'a quarter of agents, and half',
    [
      ['fraction', 25],
      ['fraction', 50],
    ],
  ],
  ['three quarters', [['fraction', 75]]],
  ['the third question', []],
  ['a difference of 23 points', [['points', 23]]],
  ['23 percentage points', [['points', 23]]],
  ['± 9 points', [['points', 9]]],
  ['twice as many', [['times', 'twice']]],
  [
    '3x more, four times',
    [
      ['times', '3x'],
      ['times', '4 times'],
    ],
  ],
  ['a mean of 4.27', [['amount', 4.27]]],
  ['$1,250', [['amount', 1250]]],
  ['a score of −12', [['amount', 12]]],
  ['a dozen agents', [['amount', 12]]],
  ['two hundred', [['amount', 200]]],
  ['one agent says so, and no one else', []],
  [
    'B2B and 90pc',
    [
      ['token', 'b2b'],
      ['token', '90pc'],
    ],
  ],
  ['٩٠ of them', [['token', '٩٠']]],
  ['in their own words', []],
])('%j states %j', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test('no digit is passed over, whatever stands around it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.nat(99_999), (around, number) => {
      expect(numbersIn(`${around}${number}${around}`)).not.toEqual([])
    }),
  )
})

test('a text of any length is read in no time', () => {
  const took = cpuMs(() => {
    for (const text of ['a'.repeat(50_000), '1'.repeat(50_000), '1,'.repeat(25_000), '1 to '.repeat(10_000)])
      numbersIn(text)
  })
  expect(took).toBeLessThan(2_000)
})
