import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fiveSteps, forecastOf, options, readingOf, yesNo } from '../../../../test/harness/deciding.ts'
import type { Reading } from '../reading/reading.ts'
import { answersAsked } from './answers-asked.ts'
import { blended, calibrated } from './calibrated.ts'
import { byForm, type Calibration, type FormCalibration } from './calibration.ts'
import type { ForecastNumber, PopulationForecast } from './population-forecast.ts'

const said = (parts: Partial<PopulationForecast> = {}): PopulationForecast => ({
  shares: [0.9, 0.1],
  number: null,
  tilts: {},
  option_tilts: [],
  mentions: [],
  error: 8,
  ...parts,
})
/** As wrong as what is known with its ± 10 points, where shares are even or there are none. */
const trusting = (parts: Partial<FormCalibration> = {}): Calibration => ({
  name: 'test',
  by_form: byForm(() => ({ tv: 0.0625, heed: 0, even: 0, groups: 0.5, width: 1, ...parts })),
})
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)
const by = (reading: Reading, forecast: PopulationForecast, known = forecastOf(), trust = trusting()) =>
  calibrated(reading, answersAsked(reading), forecast, known, trust)

const share = fc.double({ min: 0, max: 1, noNaN: true })
const trust = fc
  .tuple(fc.double({ min: 0.001, max: 1, noNaN: true }), share, share, share)
  .map(([tv, heed, even, groups]) => trusting({ tv, heed, even, groups }))
const distribution = (count: number) =>
  fc
    .array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: count, maxLength: count })
    .map((values) => values.map((value) => value / sum(values)))

describe('a calibrated forecast', () => {
  test('lies between what the model says and what is known, by steps from low to high', () => {
    // "Yes" comes first and is high; what is known is written from low to high.
    const { shares } = by(readingOf({ options: yesNo }), said({ shares: [0.5, 0.5] }))
    expect(shares.map((value) => Math.round(100 * value))).toEqual([55, 45])
  })

  test('of a model that says 100 percent still has what is known in it', () => {
    const { shares } = by(readingOf({ options: yesNo }), said({ shares: [1, 0] }), forecastOf(), trusting({ tv: 0.2 }))
    expect(shares[0]).toBeGreaterThan(0.05)
  })

  test('is a distribution, whatever is said, known and trusted', () => {
    fc.assert(
      fc.property(distribution(2), distribution(2), trust, (model, known, calibration) => {
        const { shares } = by(readingOf(), said({ shares: model }), forecastOf({ shares: known }), calibration)
        expect(sum(shares)).toBeCloseTo(1, 9)
        for (const value of shares) expect(value >= 0 && value <= 1).toBe(true)
      }),
    )
    fc.assert(
      fc.property(distribution(5), distribution(5), trust, (model, known, calibration) => {
        const reading = readingOf({ options: fiveSteps, type: 'scale' })
        const { shares } = by(reading, said({ shares: model }), forecastOf({ shares: known }), calibration)
        expect(sum(shares)).toBeCloseTo(1, 9)
        const open = readingOf({ type: 'open', options: [] })
        expect(sum(by(open, said({ shares: model }), forecastOf({ shares: known }), calibration).shares)).toBeCloseTo(
          1,
          9,
        )
      }),
    )
    fc.assert(
      fc.property(distribution(3), distribution(3), trust, (model, known, calibration) => {
        const reading = readingOf({ options: options('Tea', 'Coffee', 'Water'), ordered: false })
        const pick = forecastOf({ shape: 'pick', shares: known, option_tilts: [{}, {}, {}] })
        expect(sum(by(reading, said({ shares: model }), pick, calibration).shares)).toBeCloseTo(1, 9)
      }),
    )
  })

  test('keeps those beside the ladder beside it', () => {
    const reading = readingOf({
      options: [...yesNo, { text: 'Not sure', key: 'not sure', role: 'dont_know', at: null }],
    })
    const known = forecastOf({ shares: [0.6, 0.4], aside: [{ option: 2, share: 0.1 }] })
    const { shares, aside } = by(reading, said({ shares: [0.35, 0.35, 0.3] }), known)
    expect(aside).toEqual([{ option: 2, share: expect.closeTo(0.2, 9) }])
    expect(sum(shares)).toBeCloseTo(1, 9)
    expect(shares[1]).toBeCloseTo(0.45, 9)
  })

  test('mixes chances of each answer by itself', () => {
    const reading = readingOf({ type: 'multiple_choice', options: options('Bike', 'Car'), ordered: false })
    const known = forecastOf({ shape: 'each', shares: [0.2, 0.4], option_tilts: [{}, {}] })
    const { shares } = by(reading, said({ shares: [0.5, 0.5] }), known)
    expect(shares.map((value) => Math.round(1000 * value))).toEqual([350, 450])
  })

  test('mixes differences between groups, by ladder and by answer', () => {
    const known = forecastOf({ tilts: { age: { '18-29': 0.4 } } })
    const { tilts } = by(readingOf(), said({ tilts: { age: { '18-29': 0.2, '65+': -0.6 } } }), known)
    expect(tilts.age?.['18-29']).toBeCloseTo(0.3, 9)
    expect(tilts.age?.['65+']).toBeCloseTo(-0.3, 9)
    const pick = forecastOf({ shape: 'pick', shares: [0.5, 0.5], option_tilts: [{ sex: { male: 1 } }, {}] })
    const reading = readingOf({ options: options('Tea', 'Coffee'), ordered: false })
    expect(by(reading, said({ option_tilts: [{}, { sex: { male: -1 } }] }), pick).option_tilts).toEqual([
      { sex: { male: 0.5 } },
      { sex: { male: -0.5 } },
    ])
  })

  test('goes to the one that is expected to be less wrong, question by question', () => {
    const reading = readingOf({ options: yesNo })
    const yes = (uncertainty: number, tv: number): number =>
      by(reading, said({ shares: [0.5, 0.5] }), forecastOf({ uncertainty, shares: [0.9, 0.1] }), trusting({ tv }))
        .shares[1]!
    expect(yes(30, 0.03)).toBeGreaterThan(0.48)
    expect(yes(3, 0.2)).toBeLessThan(0.11)
    expect(yes(30, 0.2)).toBeGreaterThan(yes(10, 0.2))
    expect(yes(10, 0.05)).toBeGreaterThan(yes(10, 0.1))
  })

  test('heeds what a model says of its own error as far as models of its size are known to know it', () => {
    const yes = (error: number, heed: number): number =>
      by(readingOf({ options: yesNo }), said({ shares: [0.5, 0.5], error }), forecastOf(), trusting({ heed }))
        .shares[1]!
    expect(yes(2, 0.5)).toBeGreaterThan(yes(12, 0.5))
    expect(yes(2, 0)).toBe(yes(12, 0))
    // What claims never to be wrong is not believed alone.
    expect(yes(0, 0.5)).toBeLessThan(0.5)
  })

  test('is surer than either where both agree, and less sure the further they are apart', () => {
    const known = forecastOf({ uncertainty: 12, shares: [0.5, 0.5] })
    const apart = (share: number) => by(readingOf({ options: yesNo }), said({ shares: [share, 1 - share] }), known)
    expect(apart(0.5).uncertainty).toBeLessThan(10)
    expect(apart(0.6).uncertainty).toBeGreaterThan(apart(0.5).uncertainty)
    expect(apart(0.9).uncertainty).toBeGreaterThan(apart(0.6).uncertainty)
    expect(apart(0.9)).toMatchObject({ confidence: expect.not.stringMatching('high') })
    expect(apart(0.5)).toMatchObject({ confidence: 'high' })
  })

  test('states intervals as wide as they were found to have to be', () => {
    const width = (times: number): number =>
      by(readingOf(), said(), forecastOf(), trusting({ width: times })).uncertainty
    expect(width(2)).toBeCloseTo(2 * width(1), 0)
  })
})

describe('a scale with too many points to be named', () => {
  const numbers: ForecastNumber = { zero: 0.1, tenth: 20, median: 60, nine_tenths: 90, log_sd: 0.6 }
  const hundred = (parts: Partial<NonNullable<Reading['scale']>> = {}): Reading =>
    readingOf({
      type: 'scale',
      options: [],
      scale: { min: 0, max: 100, step: 1, labels: [], descending: false, nps: false, ...parts },
    })
  const even = (count: number) => forecastOf({ shares: Array.from({ length: count }, () => 1 / count) })
  const alone = trusting({ tv: 1e-6 })
  const below = (shares: readonly number[], point: number): number => sum(shares.slice(0, point + 1))

  test('has its zero, its tenths and its middle where they were forecast', () => {
    const { shares } = by(hundred(), said({ shares: [], number: numbers }), even(101), alone)
    expect(shares).toHaveLength(101)
    expect(sum(shares)).toBeCloseTo(1, 9)
    expect(shares[0]).toBeCloseTo(0.1, 9)
    expect(below(shares, 20)).toBeCloseTo(0.1 + 0.9 * 0.1, 1)
    expect(below(shares, 60)).toBeCloseTo(0.1 + 0.9 * 0.5, 1)
    expect(below(shares, 90)).toBeCloseTo(0.1 + 0.9 * 0.9, 1)
  })

  test('is turned round where a higher number means less', () => {
    const { shares } = by(hundred({ descending: true }), said({ shares: [], number: numbers }), even(101), alone)
    expect(shares.at(-1)).toBeCloseTo(0.1, 9)
  })

  test('is a distribution for numbers that fit the scale', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 99, noNaN: true }),
        fc.double({ min: 0.1, max: 0.9, noNaN: true }),
        fc.double({ min: 1.1, max: 1e4, noNaN: true }),
        fc.double({ min: 0, max: 0.98, noNaN: true }),
        (median, low, high, zero) => {
          const number = { zero, median, tenth: median * low, nine_tenths: median * high, log_sd: 1 }
          const { shares } = by(hundred(), said({ shares: [], number }), even(101))
          expect(sum(shares)).toBeCloseTo(1, 9)
          for (const value of shares) expect(value).toBeGreaterThanOrEqual(-1e-12)
        },
      ),
    )
  })
})

describe('a number', () => {
  test('has the middle between two, as multiples of each other', () => {
    const reading = readingOf({ type: 'numeric', options: [] })
    const known = forecastOf({ shape: 'number', shares: [], number: { zero: 0.2, median: 10, log_sd: 1 } })
    const number = { zero: 0, median: 1000, log_sd: 0.5, tenth: 500, nine_tenths: 2000 }
    const mixed = by(reading, said({ shares: [], number }), known, trusting({})).number!
    expect(mixed.median).toBeCloseTo(100, 3)
    expect(mixed.zero).toBeCloseTo(0.1, 9)
    expect(mixed.log_sd).toBeCloseTo(0.75, 9)
  })
})

describe('several forecasts', () => {
  test('count alike', () => {
    const one = said({ shares: [0.8, 0.2], error: 4, tilts: { age: { '65+': 1 } } })
    const other = said({ shares: [0.4, 0.6], error: 8 })
    const both = blended([one, other])
    expect(both.shares.map((value) => Math.round(100 * value))).toEqual([60, 40])
    expect(both).toMatchObject({ error: 6, tilts: { age: { '65+': 0.5 } } })
  })

  test('of numbers have the middle of their middles, as multiples', () => {
    const number = { zero: 0, median: 1, log_sd: 1, tenth: 0.5, nine_tenths: 2 }
    const numbers = [1, 100].map((median) => said({ shares: [], number: { ...number, median } }))
    expect(blended(numbers).number!.median).toBeCloseTo(10, 6)
  })

  test('keep what each of them thinks of, at its part', () => {
    const mention = (text: string) => ({ text, share: 0.4, lean: 'for' as const })
    const both = blended([said({ mentions: [mention('a')] }), said({ mentions: [mention('b')] })])
    expect(both.mentions).toEqual([
      { text: 'a', share: 0.2, lean: 'for' },
      { text: 'b', share: 0.2, lean: 'for' },
    ])
  })

  test('are the one that there is', () => {
    const only = said()
    expect(blended([only])).toBe(only)
    expect(() => blended([])).toThrow('no forecast')
  })
})
