import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crossFitted, fitWeights, foldOf } from './fit-weights.ts'
import { distance, mean } from './measures.ts'
import { evenly, expectedBy, type Trial, type Weights } from './trial.ts'

const untried: Weights = { model: 0.5, known: 0.5 }

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
          actual,
        }),
      ),
    { minLength, maxLength: 40 },
  )

const tvBy = (weights: Weights, of: readonly Trial[]): number =>
  mean(of.map((trial) => distance(expectedBy(trial, weights), trial.actual)))

describe('weights', () => {
  test('are 0 or more each, with a sum of 1 at most', () => {
    fc.assert(
      fc.property(
        trials((_, other) => other, 0),
        (given) => {
          const { model, known } = fitWeights(given, untried)
          expect(model).toBeGreaterThanOrEqual(0)
          expect(known).toBeGreaterThanOrEqual(0)
          expect(model + known).toBeLessThanOrEqual(1 + 1e-9)
        },
      ),
      { numRuns: 30 },
    )
  })

  test('without questions are the default', () => {
    expect(fitWeights([], untried)).toEqual(untried)
  })

  test('give everything to a model that is always right, where what is known is not', () => {
    fc.assert(
      fc.property(
        trials((actual) => actual),
        (given) => {
          fc.pre(tvBy({ model: 0, known: 1 }, given) > 0.1)
          expect(fitWeights(given, untried).model).toBeGreaterThanOrEqual(0.98)
        },
      ),
      { numRuns: 30 },
    )
  })

  test('are never further from people than the default, the model, what is known or even shares alone', () => {
    fc.assert(
      fc.property(
        trials((_, other) => other),
        (given) => {
          const fitted = tvBy(fitWeights(given, untried), given)
          // What the pull towards the default may cost among a dozen questions.
          const pulled = 0.02
          for (const alone of [untried, { model: 1, known: 0 }, { model: 0, known: 1 }, { model: 0, known: 0 }]) {
            expect(fitted).toBeLessThanOrEqual(tvBy(alone, given) + pulled)
          }
        },
      ),
      { numRuns: 30 },
    )
  })

  test('that judge a question have not seen its family', () => {
    fc.assert(
      fc.property(
        trials((_, other) => other),
        (given) => {
          const [first] = given as [Trial]
          const weights = crossFitted(given, untried)(first)
          const others = given.filter(({ family }) => foldOf(family) !== foldOf(first.family))
          expect(weights).toEqual(fitWeights(others, untried))
        },
      ),
      { numRuns: 10 },
    )
  })
})

describe('expected shares', () => {
  test('have a sum of 1, and a distance from people between 0 and 1', () => {
    fc.assert(
      fc.property(
        trials((_, other) => other, 1),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 100 }),
        (given, one, other) => {
          const weights = { model: one / 100, known: ((100 - one) * other) / 10_000 }
          for (const trial of given) {
            const expected = expectedBy(trial, weights)
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
