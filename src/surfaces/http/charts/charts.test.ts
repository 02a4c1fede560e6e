import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { barChart } from './bars.ts'
import { columnChart } from './columns.ts'
import { intervalChart } from './interval.ts'
import { stackChart } from './stack.ts'
import { linesOf } from './svg.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'W', ' ', '<', '"', '&', '語', '👩‍🍳', 'é', '\u202e', "'", '>') })
const share = fc.double({ min: 0, max: 1, noNaN: true })
const bar = fc.record({ label: text, share, ci_low: share, ci_high: share })

/** Every tag that is opened is closed, and no attribute holds what is not a number, a percentage or ours. */
function expectWellFormed(svg: string): void {
  const open: string[] = []
  for (const [, closing, name, attributes, single] of svg.matchAll(
    /<(\/?)([a-z]+)((?:\s[a-zA-Z0-9-]+="[^"<>]*")*)(\/?)>/g,
  )) {
    if (closing) expect(open.pop()).toBe(name)
    else if (!single) open.push(name!)
    expect(attributes).not.toMatch(/NaN|Infinity|undefined|="-/)
  }
  expect(open).toEqual([])
  expect(svg.replace(/<\/?[a-z]+(?:\s[a-zA-Z0-9-]+="[^"<>]*")*\/?>/g, '')).not.toMatch(/[<>"']/)
}

describe('charts', () => {
  test('are well-formed whatever labels and numbers they show, and say in words what they draw', () => {
    fc.assert(
      fc.property(text, fc.array(bar, { minLength: 1, maxLength: 4 }), (title, bars) => {
        expectWellFormed(barChart(title, bars))
        expectWellFormed(columnChart(title, bars))
        expectWellFormed(
          stackChart(
            title,
            bars.map(({ label }, at) => ({ label, count: at + 1 })),
          ),
        )
      }),
    )
    const svg = barChart('Answers', [{ label: 'Yes', share: 0.404, ci_low: 0.3, ci_high: 0.5 }])
    expect(svg).toContain('<title>Answers</title><desc>Yes: 40 %, 95 % interval 30 to 50.</desc>')
    expect(svg).toContain('width="40.4%"')
  })

  test('place a mean between the ends of its axis, also where these are the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 9 }), fc.nat(20), share, (min, width, at) => {
        const value = min + at * width
        const ends = { min, max: min + width, middle: null }
        expectWellFormed(
          intervalChart({ title: 'Mean', value, ci_low: min, ci_high: min + width, ...ends, shown: String }),
        )
      }),
    )
    const nps = { title: 'NPS', value: 50, ci_low: 0, ci_high: 100, min: -100, max: 100, middle: 0, shown: String }
    expect(intervalChart(nps)).toContain('cx="75%"')
  })

  test('break labels into lines that a phone has room for, losing nothing of up to six of them', () => {
    expect(linesOf('Price and what it would cost us every single week of the year')).toEqual([
      'Price and what it would',
      'cost us every single week of the year',
    ])
    expect(linesOf('')).toEqual([])
    fc.assert(
      fc.property(text, (label) => {
        const lines = linesOf(label)
        expect(lines.every((line) => [...line].length <= 48)).toBe(true)
        if (lines.length < 6) expect(lines.join('').replaceAll(/\s/g, '')).toBe(label.replaceAll(/\s/g, ''))
      }),
    )
    expect(linesOf('x'.repeat(2000))).toHaveLength(6)
  })
})
