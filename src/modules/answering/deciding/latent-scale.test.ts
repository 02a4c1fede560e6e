import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerCurve, chanceBelow, type Leaning } from './answer-curve.ts'
import { logitOfNormal, logitOfShare, naturalLog, normalOfLogit, normalQuantile, shareBelow } from './latent-scale.ts'

describe('the latent scale', () => {
  test('the normal distribution and its inverse agree, and logits invert', () => {
    for (let share = 0.002; share < 1; share += 0.002) {
      expect(Math.abs(shareBelow(normalQuantile(share)) - share)).toBeLessThan(2e-4)
      expect(Math.abs(normalOfLogit(logitOfNormal(normalQuantile(share))) - normalQuantile(share))).toBeLessThan(1e-4)
    }
  })

  test('known values of the normal distribution come out', () => {
    expect(normalQuantile(0.975)).toBeCloseTo(1.959964, 5)
    expect(normalQuantile(0.001)).toBeCloseTo(-3.090232, 5)
    expect(shareBelow(1)).toBeCloseTo(0.8413, 3)
  })

  test('logarithms are those of the machine, and nothing comes out as no number', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-200, max: 1e200, noNaN: true }), (x) => {
        expect(Math.abs(naturalLog(x) - Math.log(x))).toBeLessThan(1e-11)
      }),
    )
    for (const odd of [0, -1, Number.NaN, Infinity, -Infinity, 1e-320]) {
      for (const curve of [naturalLog, normalQuantile, shareBelow, logitOfShare, normalOfLogit]) {
        expect(Number.isFinite(curve(odd))).toBe(true)
      }
    }
  })
})

describe('the answer curve', () => {
  const leaning = fc.record<Leaning>({
    tilt: fc.double({ min: -3, max: 3, noNaN: true }),
    pull: fc.double({ min: -2, max: 2, noNaN: true }),
    noise: fc.double({ min: 0.6, max: 1, noNaN: true }),
    stretch: fc.double({ min: 0.45, max: 2.2, noNaN: true }),
    others: fc.constant(0),
  })

  test('the place of a share is where that share of the people stands below', () => {
    fc.assert(
      fc.property(
        fc.array(leaning, { minLength: 1, maxLength: 60 }),
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        fc.double({ min: -2, max: 2, noNaN: true }),
        (people, share, middle) => {
          const place = answerCurve(people, middle).placeOf(share)
          const below = people.reduce((sum, person) => sum + chanceBelow(person, place, middle), 0) / people.length
          // The solver stops within a millionth or two of the place.
          expect(Math.abs(below - share)).toBeLessThan(1e-5)
        },
      ),
    )
  })

  test('the place of a share is found however far out everybody stands', () => {
    for (const sign of [-1, 1]) {
      const person: Leaning = { tilt: 3 * sign, pull: 2 * sign, noise: 1, stretch: 2.2, others: 0 }
      const share = sign < 0 ? 0.01 : 0.99
      const place = answerCurve([person], -2 * sign).placeOf(share)
      expect(Math.abs(place)).toBeGreaterThan(25)
      expect(Math.abs(chanceBelow(person, place, -2 * sign) - share)).toBeLessThan(1e-5)
    }
  })

  test('a curve rises, and shares and places are each other’s inverse', () => {
    const people = [-1, 0, 0.5, 2].map((tilt): Leaning => ({ tilt, pull: 0.2, noise: 0.9, stretch: 1, others: 0.5 }))
    for (const [side, from, to] of [
      ['anybody', 0.01, 0.99],
      ['users', 0.55, 0.99],
      ['others', 0.01, 0.45],
    ] as const) {
      const curve = answerCurve(people, 0, side)
      let before = -Infinity
      for (let share = from; share < to; share += 0.01) {
        const place = curve.placeOf(share)
        expect(place).toBeGreaterThan(before)
        expect(Math.abs(curve.shareAt(place) - share)).toBeLessThan(0.005)
        before = place
      }
    }
  })
})
