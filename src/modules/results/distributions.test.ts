import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chiSquareTail, t95, tTails } from './distributions.ts'
import { qValues } from './false-discovery.ts'

/** Table values, with further digits from SciPy, which computes them in other ways. */
describe('tails', () => {
  test.each([
    [3.841458820694124, 1, 0.05],
    [10, 4, 0.04042768199451279],
    [0.5, 3, 0.9188914116546758],
    [50, 20, 0.0002214766382487835],
    [200, 100, 1.1784500720979781e-8],
    [30, 2.5, 6.747491852005865e-7],
    [0, 3, 1],
  ])('a chi-square of at least %d with %d degrees of freedom has a chance of %d', (x, df, p) => {
    expect(chiSquareTail(x, df) / p).toBeCloseTo(1, 9)
  })

  test.each([
    [2.228138851986274, 10, 0.05],
    [12.706204736174694, 1, 0.05],
    [1, 3, 0.3910022189557705],
    [5, 4.5, 0.005476358359519903],
    [6, 1000, 2.7553691733774752e-9],
    [0.1, 30, 0.9210096117902712],
    [-2.228138851986274, 10, 0.05],
    [0, 7, 1],
    [1.959963984540054, 1e9, 0.05],
  ])('a t as far from 0 as %d with %d degrees of freedom has a chance of %d', (t, df, p) => {
    expect(tTails(t, df) / p).toBeCloseTo(1, 8)
  })

  test.each([
    [1, 12.706204736174694],
    [2, 4.302652729749462],
    [4.5, 2.6589123472044034],
    [10, 2.228138851986274],
    [150, 1.9759053308966201],
    [250, 1.9694983934211532],
    [1e6, 1.959966356814107],
  ])('t with %d degrees of freedom stays within %d in 95 of 100 cases', (df, t) => {
    expect(t95(df)).toBeCloseTo(t, 8)
  })
})

describe('control of the false discovery rate', () => {
  // Benjamini and Hochberg (1995), section 4: fifteen tests of a heart study, of which their procedure rejects four.
  const published = [
    0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1,
  ]

  test('it finds the four of the fifteen hypotheses of the paper', () => {
    const qs = qValues(published)
    expect(qs.filter((q) => q <= 0.05)).toHaveLength(4)
    // 0.0095 is the fourth of fifteen: 0.0095 * 15 / 4.
    expect(qs[3]).toBeCloseTo(0.035625, 12)
    // 0.0278 is the sixth, but the seventh has the smaller product: 0.0298 * 15 / 7.
    expect(qs[5]).toBeCloseTo(0.0638571429, 9)
  })

  test('in whatever order tests come, q is never below p, never above 1, and keeps the order of p', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 30 }), (ps) => {
        const sorted = ps.toSorted((a, b) => a - b)
        const qs = qValues(sorted)
        qs.forEach((q, at) => {
          expect(q >= sorted[at]! && q <= 1 && q >= (qs[at - 1] ?? 0)).toBe(true)
        })
        expect(qValues(ps).toSorted((a, b) => a - b)).toEqual(qs)
      }),
    )
  })
})
