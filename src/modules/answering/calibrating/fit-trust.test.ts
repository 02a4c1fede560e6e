import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { believed, crossFitted, fitTrust, foldOf, type Trust } from './fit-trust.ts'
import { distance, mean } from './measures.ts'
import { byKnown, byModel, evenly, expectedBy, type Trial } from './trial.ts'

const untried: Trust = { tv: 0.15, heed: 0.5, even: 0, width: 1 }

const shares = (count: number): fc.Arbitrary<number[]> =>
  fc
    .array(fc.integer({ min: 1, max: 100 }), { minLength: count, maxLength: count })
    .map((parts) => parts.map((part) => part / parts.reduce((sum, one) => sum + one, 0)))

const trials = (
  said: (actual: readonly number[], other: readonly number[]) => readonly number[],
  minLength = 12,
): fc.Arbitrary<Trial[]> =>
  fc.array(
    fc
      .integer({ min: 2, max: 6 })
      .chain((count) => fc.tuple(shares(count), shares(count), shares(count), fc.integer({ min: 0, max: 30 })))
      .map(
        ([actual, known, other, family]): Trial => ({
          id: 'any',
          family: `family ${family}`,
          form: 'scale',
          ladder: true,
          said: { on: said(actual, other), aside: [] },
          known: { on: known, aside: [] },
          stated: 5,
          uncertainty: 20,
          actual,
        }),
      ),
    { minLength, maxLength: 40 },
  )

const tvOf = (of: readonly Trial[], expected: (trial: Trial) => readonly number[]): number =>
  mean(of.map((trial) => distance(expected(trial), trial.actual)))
const tvBy = (trust: Trust, of: readonly Trial[]): number =>
  tvOf(of, (trial) => expectedBy(trial, believed(trial, trust)))

describe('what a model deserves', () => {
  test('without questions is what is expected of it', () => {
    expect(fitTrust([], untried)('scale')).toEqual(untried)
  })

  test('is everything where it is always right and what is known is not', () => {
    fc.assert(
      fc.property(
        trials((actual) => actual, 20),
        (given) => {
          fc.pre(tvOf(given, byKnown) > 0.1)
          const trust = fitTrust(given, untried)('scale')
          for (const trial of given) expect(believed(trial, trust).model).toBeGreaterThanOrEqual(0.9)
        },
      ),
      { numRuns: 20 },
    )
  })

  test('never takes both together further from people than either alone, but for what holding on to it costs', () => {
    fc.assert(
      fc.property(
        trials((_, other) => other),
        (given) => {
          const fitted = tvBy(fitTrust(given, untried)('scale'), given)
          for (const alone of [byModel, byKnown]) expect(fitted).toBeLessThanOrEqual(tvOf(given, alone) + 0.03)
        },
      ),
      { numRuns: 20 },
    )
  })

  test('is judged by families that the fit has not seen', () => {
    fc.assert(
      fc.property(
        trials((_, other) => other),
        (given) => {
          const [first] = given as [Trial]
          const others = given.filter(({ family }) => foldOf(family) !== foldOf(first.family))
          expect(crossFitted(given, untried)(first)).toEqual(fitTrust(others, untried)('scale'))
        },
      ),
      { numRuns: 5 },
    )
  })

  test('in a form with few questions is what all forms together have shown', () => {
    fc.assert(
      fc.property(
        trials((actual) => actual, 20),
        (given) => {
          const trust = fitTrust(given, untried)
          expect(trust('choice')).toEqual(trust('open'))
          expect(trust('choice').tv).toBeLessThan(untried.tv)
        },
      ),
      { numRuns: 5 },
    )
  })
})

describe('expected shares', () => {
  test('have a sum of 1, and a distance from people between 0 and 1', () => {
    fc.assert(
      fc.property(
        trials((_, other) => other, 1),
        fc.double({ min: 0.001, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (given, tv, even) => {
          for (const trial of given) {
            const expected = expectedBy(trial, believed(trial, { ...untried, tv, even }))
            expect(expected.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
            for (const row of [expected, evenly(trial)]) {
              expect(distance(row, trial.actual)).toBeGreaterThanOrEqual(0)
              expect(distance(row, trial.actual)).toBeLessThanOrEqual(1)
            }
          }
        },
      ),
    )
  })
})
