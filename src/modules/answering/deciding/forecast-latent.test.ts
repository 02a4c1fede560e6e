import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { forecastFigures } from './forecast-figures.ts'
import { ladderAs, latentOf, placesAt, placesOf, sharesOf, transferred, usualCuts } from './forecast-latent.ts'

const figures = forecastFigures()
const fifths = [-1, -0.5, 0, 0.5, 1]
const agree = ladderAs(
  ['strongly disagree', 'disagree', 'neither agree nor disagree', 'agree', 'strongly agree'],
  fifths,
)
const yesNo = ladderAs(['no', 'yes'], [-1, 1])
const write = (shares: readonly number[], from: typeof agree, to: typeof agree, ask = 'attitude'): number[] =>
  sharesOf(
    transferred(placesOf(shares), { ladder: from, ask }, { ladder: to, ask }, usualCuts(ask, to, figures), figures),
  )
const anyShares = fc
  .array(fc.integer({ min: 0, max: 100 }), { minLength: 5, maxLength: 5 })
  .filter((parts) => parts.some((part) => part > 0))
  .map((parts) => parts.map((part) => part / parts.reduce((sum, other) => sum + other, 0)))

describe('from one ladder to another', () => {
  test('the same ladder keeps its shares', () => {
    fc.assert(
      fc.property(anyShares, (shares) => {
        for (const [at, share] of write(shares, agree, agree).entries()) expect(share).toBeCloseTo(shares[at]!, 2)
      }),
    )
  })

  // A step that nearly everybody is on says little of where they stand on it, and a spread is never taken to be as small as
  // that: beyond three in four, what looks like more agreement can then be read as less.
  const divided = anyShares.filter((shares) => Math.max(...shares) <= 0.7)

  test('shares stay shares, and more agreement is never less of a yes, unless nearly all agree on one answer', () => {
    fc.assert(
      fc.property(divided, fc.double({ min: 0, max: 1.5, noNaN: true }), (shares, shift) => {
        const raised = sharesOf(placesOf(shares).map((place) => place - shift))
        const [one, other] = [write(shares, agree, yesNo), write(raised, agree, yesNo)]
        expect(one[0]! + one[1]!).toBeCloseTo(1, 6)
        expect(other[1]!).toBeGreaterThanOrEqual(one[1]! - 0.005)
      }),
    )
  })

  test('most who are somewhat or very satisfied say yes to being satisfied', () => {
    const satisfied = ladderAs(
      ['very dissatisfied', 'somewhat dissatisfied', 'neither', 'somewhat satisfied', 'very satisfied'],
      fifths,
    )
    expect(write([0.03, 0.05, 0.1, 0.4, 0.42], satisfied, yesNo, 'satisfaction')[1]!).toBeGreaterThan(0.6)
  })

  test('nobody who never does it says yes to doing it', () => {
    const often = ladderAs(['never', 'a few times a year', 'monthly', 'weekly', 'daily'], fifths)
    expect(write([0.7, 0.1, 0.1, 0.05, 0.05], often, yesNo, 'frequency')[1]!).toBeCloseTo(0.3, 2)
    expect(write([0.7, 0.3], yesNo, often, 'frequency')[0]!).toBeCloseTo(0.7, 2)
  })

  test('rates are read off rates whatever the steps', () => {
    const finer = ladderAs(
      ['never', 'less than once a month', 'about monthly', 'about weekly', 'several times a week', 'daily'],
      [-1, -0.6, -0.2, 0.2, 0.6, 1],
    )
    const coarse = ladderAs(['never', 'monthly', 'weekly', 'daily'], [-1, -0.33, 0.33, 1])
    const shares = write([0.33, 0.2, 0.09, 0.11, 0.13, 0.14], finer, coarse, 'frequency')
    expect(shares[0]!).toBeGreaterThan(0.3)
    expect(shares[0]!).toBeLessThan(0.5)
    expect(shares[3]!).toBeGreaterThan(0.12)
    expect(shares[3]!).toBeLessThan(0.28)
  })

  test('those at both ends stay there', () => {
    const own = ladderAs(['never', 'rarely', 'monthly', 'weekly', 'daily'], fifths)
    const other = ladderAs(
      ['never', 'a few times a year', 'about once a month', 'every week', 'several times a week', 'every day'],
      [-1, -0.6, -0.2, 0.2, 0.6, 1],
    )
    const shares = write([0.3, 0.06, 0.04, 0.1, 0.5], own, other, 'frequency')
    expect(shares[0]!).toBeGreaterThan(0.27)
    expect(shares[5]!).toBeGreaterThan(0.32)
  })

  test('who says that too little is spent is for spending more', () => {
    const enough = ladderAs(['too little', 'about right', 'too much'], [-1, 0, 1])
    const more = ladderAs(['spend less', 'spend about the same', 'spend more'], [-1, 0, 1])
    const shares = write([0.72, 0.21, 0.07], enough, more)
    expect(shares[2]!).toBeGreaterThan(shares[0]!)
  })

  test('who agrees that something is too much says that it is too much', () => {
    const enough = ladderAs(['too little', 'about right', 'too much'], [-1, 0, 1])
    const complaint = ladderAs(['disagree', 'neither', 'agree'], [-1, 0, 1], 'Bosses are paid far too much.')
    const shares = write([0.1, 0.2, 0.7], complaint, enough)
    expect(shares[2]!).toBeGreaterThan(shares[0]!)
  })
})

test('a position that was put on a ladder is found on it again', () => {
  fc.assert(
    fc.property(fc.double({ min: -1, max: 1, noNaN: true }), (position) => {
      const cuts = usualCuts('attitude', agree, figures)
      expect(latentOf(placesAt({ position, spread: 1 }, cuts), cuts).position).toBeCloseTo(position, 1)
    }),
  )
})
