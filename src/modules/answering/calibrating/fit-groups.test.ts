import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitGroups, type GroupDifference, groupErrors } from './fit-groups.ts'

const differences = (
  of: (people: number, other: number) => Pick<GroupDifference, 'said' | 'known'>,
  minLength = 60,
): fc.Arbitrary<GroupDifference[]> =>
  fc.array(
    fc
      .tuple(fc.integer({ min: -100, max: 100 }), fc.integer({ min: -100, max: 100 }), fc.integer({ min: 0, max: 20 }))
      .map(([people, other, family]) => ({
        question: 'any',
        family: `family ${family}`,
        people: people / 100,
        ...of(people / 100, other / 100),
        weight: 25,
        points: 25,
      })),
    { minLength, maxLength: 100 },
  )

test('what groups count is between 0 and 1', () => {
  fc.assert(
    fc.property(
      differences((_, other) => ({ said: other, known: 0 })),
      (given) => {
        const trust = fitGroups(given, 0.5)
        expect(trust).toBeGreaterThanOrEqual(0)
        expect(trust).toBeLessThanOrEqual(1)
      },
    ),
  )
})

test('a model that has every difference right counts all, one that makes them up nothing', () => {
  fc.assert(
    fc.property(
      differences((people) => ({ said: people, known: 0 })),
      (given) => {
        expect(fitGroups(given, 0.5)).toBeGreaterThan(0.95)
        expect(groupErrors(given, 0.5).calibrated).toBeLessThan(groupErrors(given, 0.5).known + 1e-9)
      },
    ),
    { numRuns: 30 },
  )
  fc.assert(
    fc.property(
      differences((people, other) => ({ said: other, known: people })),
      (given) => {
        expect(fitGroups(given, 0.5)).toBeLessThan(0.05)
      },
    ),
    { numRuns: 30 },
  )
})

test('a model that makes differences twice too large counts about half', () => {
  fc.assert(
    fc.property(
      differences((people) => ({ said: 2 * people, known: 0 })),
      (given) => {
        expect(fitGroups(given, 0.5)).toBeCloseTo(0.5, 1)
      },
    ),
    { numRuns: 30 },
  )
})

test('a few groups leave the default as it is', () => {
  expect(
    fitGroups(
      fc
        .sample(
          differences((people) => ({ said: people, known: 0 })),
          1,
        )[0]!
        .slice(0, 59),
      0.5,
    ),
  ).toBe(0.5)
})
