import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalQuantile } from './latent-scale.ts'
import { sayable, sayableFrom } from './said-numbers.ts'

const units = [
  'money',
  'count',
  'percent',
  'minutes',
  'hours',
  'days',
  'weeks',
  'months',
  'years',
  'age',
  'miles',
  'other',
] as const
const part = fc.double({ min: 0, max: 1, noNaN: true })

describe('numbers as people say them', () => {
  test('whoever would pay so much says no less, and not much more', () => {
    fc.assert(
      fc.property(part, part, fc.double({ min: 0.05, max: 1e6, noNaN: true }), (roundness, taste, least) => {
        const saying = { unit: 'money', whole: false, roundness, taste, wished: true } as const
        const said = sayableFrom(least, 0, saying)
        expect(said).toBeGreaterThanOrEqual(least)
        expect(said).toBeLessThanOrEqual(Math.max(0.1, 2.1 * least))
        expect(sayableFrom(0, 0, saying)).toBe(0)
      }),
    )
  })

  test('something stays something, and near what was meant', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...units),
        fc.boolean(),
        part,
        part,
        fc.double({ min: 0.02, max: 1e9, noNaN: true }),
        (unit, whole, roundness, taste, value) => {
          const said = sayable(value, { unit, whole, roundness, taste })
          expect(said).toBeGreaterThan(0)
          if (whole) expect(Number.isInteger(said)).toBe(true)
          if (value >= 2) expect(said / value).toBeGreaterThan(0.6)
          if (value >= 2) expect(said / value).toBeLessThan(1.7)
        },
      ),
    )
  })

  test('no number comes out with dust behind the cents', () => {
    fc.assert(
      fc.property(part, part, fc.double({ min: 0.5, max: 5000, noNaN: true }), (roundness, taste, value) => {
        const said = sayable(value, { unit: 'money', whole: false, roundness, taste })
        expect(String(said)).toMatch(/^\d+(\.\d{1,2})?$/)
      }),
    )
  })

  test('prices around $20 are many different ones, heaped at the round ones', () => {
    const said = Array.from({ length: 100 }, (_, at) => {
      const size = 20 * Math.exp(0.5 * normalQuantile((at + 0.5) / 100))
      return sayable(size, {
        unit: 'money',
        whole: false,
        roundness: ((at * 37) % 100) / 100,
        taste: ((at * 61) % 100) / 100,
      })
    })
    expect(new Set(said).size).toBeGreaterThanOrEqual(15)
    expect(said.filter((value) => value % 5 === 0).length).toBeGreaterThan(35)
    expect(said.filter((value) => !Number.isInteger(value)).length).toBeGreaterThan(0)
  })

  test('odd sizes are nothing rather than an error', () => {
    for (const value of [0, -3, Number.NaN, Infinity]) {
      expect(sayable(value, { unit: 'money', whole: false, roundness: 0.5, taste: 0.5 })).toBe(0)
    }
  })
})
