import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noProgress } from './request.ts'
import { apportioned, poolFor, roundOf, screeningNumbers, sizeOf } from './rules.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

describe('apportioned', () => {
  test.each([
    [10, [0.5, 0.5], [5, 5]],
    [9, [0.5, 0.5], [5, 4]],
    [10, [1 / 3, 1 / 3, 1 / 3], [4, 3, 3]],
    [9, [1 / 3, 1 / 3, 1 / 3], [3, 3, 3]],
    [1, [0.4, 0.6], [0, 1]],
    [9, [0.7, 0.3], [6, 3]],
    [10, [0, 3, 0], [0, 10, 0]],
    [5, [0, 0], [0, 0]],
  ])('%i by %j is %j', (whole, weights, parts) => {
    expect(apportioned(whole, weights)).toEqual(parts)
  })

  test('parts add up to the whole and are less than one away from what is due', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), weights, (whole, given) => {
        fc.pre(sum(given) > 0)
        const parts = apportioned(whole, given)
        expect(sum(parts)).toBe(whole)
        for (const [at, part] of parts.entries()) {
          expect(Math.abs(part - (whole * given[at]!) / sum(given))).toBeLessThan(1 + 1e-5)
        }
      }),
    )
  })
})

test('a round asks four for each who is wanted, at least 20 and at most 200', () => {
  const nothing = { asked: 0, passed: 0 }
  expect([1, 5, 6, 50, 51, 1000].map((missing) => poolFor(missing, nothing))).toEqual([20, 20, 24, 200, 200, 200])
  // One in ten fitted: nine more need ninety, and half as many again.
  expect(poolFor(9, { asked: 40, passed: 4 })).toBe(135)
  expect(poolFor(9, { asked: 40, passed: 0 })).toBe(200)
  expect(poolFor(2, { asked: 40, passed: 38 })).toBe(20)
})

test('a round asks nobody of a cell that is full, and no more of one than there are', () => {
  expect(roundOf([10, 0, 10], [1000, 1000, 1000])).toEqual([40, 0, 40])
  expect(roundOf([10, 0, 10], [7, 1000, 0])).toEqual([7, 0, 0])
})

test('the size of a group is what is set, else what is said, else ten; never more than a group can have', () => {
  expect(sizeOf(null, null)).toEqual({ group_size: 10, warnings: [] })
  expect(sizeOf(null, 25)).toEqual({ group_size: 25, warnings: [] })
  expect(sizeOf(25, 25)).toEqual({ group_size: 25, warnings: [] })
  expect(sizeOf(5, 25)).toMatchObject({ group_size: 5, warnings: [expect.stringContaining('25')] })
  expect(sizeOf(null, 0)).toMatchObject({ group_size: 1, warnings: [expect.any(String)] })
  expect(sizeOf(null, 1001)).toMatchObject({ group_size: 1000, warnings: [expect.any(String)] })
})

test('numbers of a screening tell who fits from who stays', () => {
  const members = [{ agent_id: 1, cell: 0, screening: [] }]
  const progress = { ...noProgress, asked_count: 40, passed_count: 12, members }
  expect(screeningNumbers(progress)).toEqual({ asked: 40, passed: 12, kept: 1, rounds: 1 })
})
