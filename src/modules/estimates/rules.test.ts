import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Batch, callsOf, costOf, isEnough, type Range, rounded, secondsOf, tokensIn, tokensOf } from './rules.ts'

const amount = fc.integer({ min: 0, max: 1_000_000 }).map((thousandths) => thousandths / 1000)
const range: fc.Arbitrary<Range> = fc.tuple(amount, amount).map(([one, other]) => ({
  low: Math.min(one, other),
  high: Math.max(one, other),
}))
const price = fc.record({ input: amount, output: amount, cached: amount })
const batch: fc.Arbitrary<Batch> = fc.record({
  model: fc.constantFrom('a', 'b'),
  price,
  per: fc.constantFrom('question', 'agent'),
  count: fc.integer({ min: 0, max: 10_000 }),
  system: range,
  shared: range,
  own: range,
  output: range,
  seconds: range,
})
const pace = fc.record({
  concurrency: fc.integer({ min: 1, max: 100 }),
  requests_per_minute: fc.option(fc.integer({ min: 1, max: 1000 }), { nil: undefined }),
  tokens_per_minute: fc.option(fc.integer({ min: 100, max: 1e6 }), { nil: undefined }),
})

const inOrder = ({ low, high }: Range): void => {
  expect(low).toBeGreaterThanOrEqual(0)
  // Sums of the same things in another order differ in their last digits.
  expect(high * (1 + 1e-9)).toBeGreaterThanOrEqual(low)
}

test('the low end of everything is below its high end, and nothing is below nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.array(batch, { maxLength: 4 }), { maxLength: 4 }), pace, (questions, given) => {
      for (const one of questions.flat()) {
        const { input, cached, output } = tokensOf(one)
        for (const part of [callsOf(one), input, cached, output, costOf(one)!]) inOrder(part)
        expect(cached.high).toBeLessThanOrEqual(input.high * (1 + 1e-9))
      }
      inOrder(secondsOf(questions, given))
    }),
  )
})

test('one call more never costs or takes less', () => {
  fc.assert(
    fc.property(batch, pace, (one, given) => {
      const more = { ...one, count: one.count + 1 }
      const [cost, dearer] = [costOf(one)!, costOf(more)!]
      const [seconds, longer] = [secondsOf([[one]], given), secondsOf([[more]], given)]
      for (const end of ['low', 'high'] as const) {
        expect(dearer[end]).toBeGreaterThanOrEqual(cost[end] * (1 - 1e-9))
        expect(longer[end]).toBeGreaterThanOrEqual(seconds[end] * (1 - 1e-9))
      }
    }),
  )
})

test('whatever the server keeps of what it reads, the costs lie in the range', () => {
  fc.assert(
    fc.property(batch, fc.double({ min: 0, max: 1, noNaN: true }), (one, kept) => {
      const { system, shared, own, output, count } = one
      const cached = count === 0 ? 0 : kept * (count * system.low + (count - 1) * shared.low)
      const input = count * (system.low + shared.low + own.low) - cached
      const cents =
        (input * one.price!.input + cached * one.price!.cached + count * output.low * one.price!.output) / 10_000
      const { low, high } = costOf(one)!
      expect(cents).toBeGreaterThanOrEqual(low * (1 - 1e-9))
      expect(cents).toBeLessThanOrEqual(high * (1 + 1e-9))
    }),
  )
})

test('a price that is not known gives no costs', () => {
  fc.assert(
    fc.property(batch, (one) => {
      expect(costOf({ ...one, price: null })).toBeNull()
    }),
  )
})

test('what is rounded holds what was not, and is near it', () => {
  fc.assert(
    fc.property(range, fc.integer({ min: 0, max: 4 }), ({ low, high }, decimals) => {
      const coarse = rounded({ low, high }, decimals)
      const step = 10 ** -decimals
      expect(coarse.low).toBeLessThanOrEqual(low + 1e-6)
      expect(coarse.high).toBeGreaterThanOrEqual(high - 1e-6)
      expect(low - coarse.low).toBeLessThan(step + 1e-6)
      expect(coarse.high - high).toBeLessThan(step + 1e-6)
    }),
  )
  expect(rounded({ low: 0.1 + 0.2, high: 0.1 + 0.2 }, 1)).toEqual({ low: 0.3, high: 0.3 })
})

describe('tokens of a text', () => {
  test('plain words have three to five characters each', () => {
    const { low, high } = tokensIn('x'.repeat(4600))
    expect([Math.round(low), Math.round(high)]).toEqual([1000, 1438])
  })

  test('other scripts may have two tokens a character; quotation marks and dashes are no other script', () => {
    expect(tokensIn('犬'.repeat(10)).high).toBe(20)
    expect(tokensIn('“—”…'.repeat(8)).high).toBe(10)
  })
})

test('money is enough for the highest costs, not enough for the lowest, or it depends', () => {
  const cost = { low: 2, high: 8 }
  expect([null, 9, 8, 7.99, 2, 1.99, 0].map((left) => isEnough(cost, left))).toEqual([
    true,
    true,
    true,
    null,
    null,
    false,
    false,
  ])
  expect(isEnough(null, 100)).toBeNull()
  expect(isEnough({ low: 0, high: 0 }, 0)).toBe(true)
})

test('a minute of requests may be used at once; the next waits for the next minute', () => {
  const quick: Batch = {
    model: 'a',
    price: null,
    per: 'agent',
    count: 10,
    system: { low: 1, high: 1 },
    shared: { low: 1, high: 1 },
    own: { low: 1, high: 1 },
    output: { low: 1, high: 1 },
    seconds: { low: 0, high: 0 },
  }
  const limited = { concurrency: 4, requests_per_minute: 10, tokens_per_minute: undefined }
  expect(secondsOf([[quick]], limited)).toEqual({ low: 0, high: 120 })
  expect(secondsOf([[{ ...quick, count: 11 }]], limited).low).toBe(60)
  expect(secondsOf([[{ ...quick, count: 26 }]], limited).low).toBe(120)
})
