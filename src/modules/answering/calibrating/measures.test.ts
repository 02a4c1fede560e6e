import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { correlation, distance, meanInterval, quantile, spreadOf } from './measures.ts'

describe('measures', () => {
  test('distance is the share of answers that would have to change', () => {
    expect(distance([0.5, 0.5], [0.5, 0.5])).toBe(0)
    expect(distance([1, 0], [0, 1])).toBe(1)
    expect(distance([0.2, 0.3, 0.5], [0.3, 0.3, 0.4])).toBeCloseTo(0.1)
  })

  test('spread is largest when everybody stands at an end, and does not mind who stands beside the ladder', () => {
    expect(spreadOf([0.5, 0, 0, 0.5])).toBe(0.5)
    expect(spreadOf([0, 1, 0])).toBe(0)
    expect(spreadOf([0.2, 0.1, 0.1])).toBeCloseTo(spreadOf([0.5, 0.25, 0.25]))
  })

  test('of ten values eight do not exceed the quantile of 0.8', () => {
    expect(quantile([10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 0.8)).toBe(8)
    expect(quantile([], 0.8)).toBeNaN()
  })

  test('correlation is 1 on a line, -1 on a falling one and 0 where nothing varies', () => {
    expect(correlation([1, 2, 3].map((x) => [x, 2 * x] as const))).toBeCloseTo(1)
    expect(correlation([1, 2, 3].map((x) => [x, -x] as const))).toBeCloseTo(-1)
    expect(correlation([1, 2, 3].map((x) => [x, 1] as const))).toBe(0)
  })

  test('the interval of a mean lies among the values, and is the same each time', () => {
    const row = fc.record({
      family: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      value: fc.double({ min: -1, max: 1, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(row, { minLength: 10, maxLength: 60 }), (rows) => {
        const [low, high] = meanInterval(rows)
        expect(low).toBeGreaterThanOrEqual(Math.min(...rows.map(({ value }) => value)) - 1e-9)
        expect(high).toBeLessThanOrEqual(Math.max(...rows.map(({ value }) => value)) + 1e-9)
        expect(low).toBeLessThanOrEqual(high)
        expect(meanInterval(rows)).toEqual([low, high])
      }),
      { numRuns: 20 },
    )
  })

  test('the interval of a mean is as wide as the chance of which families were asked', () => {
    const rows = Array.from({ length: 400 }, (_, at) => ({ family: String(at), value: at % 2 }))
    const [low, high] = meanInterval(rows)
    // Two standard errors of a share of one half among 400.
    expect(low).toBeCloseTo(0.45, 1.7)
    expect(high).toBeCloseTo(0.55, 1.7)
  })
})
