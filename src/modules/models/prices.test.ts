import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centsOf, costOf, estimateOf, microsOfCents } from './prices.ts'

const usage = (input_tokens: number, cached_tokens: number, output_tokens: number) => ({
  input_tokens,
  cached_tokens,
  output_tokens,
  reasoning_tokens: 0,
})
const tokens = fc.nat(2_000_000)
/** Prices as operators write them: dollars with up to four decimals. */
const dollars = fc.nat(1_000_000).map((n) => n / 10_000)
const prices = fc.record({ input: dollars, output: dollars, cached: dollars })

describe('what a call cost', () => {
  test.each([
    ['a million tokens in at a dollar', usage(1_000_000, 0, 0), { input: 1, output: 0, cached: 1 }, 1_000_000],
    ['tokens in and out, each at its price', usage(1000, 0, 100), { input: 0.25, output: 2, cached: 0.25 }, 450],
    ['cached tokens at their price', usage(1000, 800, 0), { input: 1, output: 1, cached: 0.1 }, 280],
    ['a part of a millionth as a whole one', usage(1, 0, 0), { input: 0.01, output: 0, cached: 0 }, 1],
    [
      'not a millionth more where floating point says so',
      usage(3000, 0, 0),
      { input: 0.07, output: 0, cached: 0 },
      210,
    ],
    ['nothing at a price of nothing', usage(5000, 100, 700), { input: 0, output: 0, cached: 0 }, 0],
    ['no more cached tokens than there are', usage(10, 500, 0), { input: 1, output: 0, cached: 1 }, 10],
  ])('%s', (_what, used, price, micros) => {
    expect(costOf(used, price, null)).toBe(micros)
  })

  test('it is exact, rounded up to a whole millionth of a dollar', () => {
    fc.assert(
      fc.property(tokens, tokens, tokens, prices, (input, cached, output, price) => {
        const read = Math.min(cached, input)
        const exact = (value: number) => BigInt(Math.round(value * 10_000))
        const tenThousandths =
          BigInt(input - read) * exact(price.input) +
          BigInt(read) * exact(price.cached) +
          BigInt(output) * exact(price.output)
        const micros = BigInt(costOf(usage(input, cached, output), price, null)!)
        expect(micros * 10_000n >= tenThousandths && (micros - 1n) * 10_000n < tenThousandths).toBe(true)
      }),
    )
  })

  test('what the server reports goes before the price list, and also where there is none', () => {
    expect(costOf(usage(1000, 0, 0), { input: 1, output: 1, cached: 1 }, 42)).toBe(42)
    expect(costOf(usage(1000, 0, 0), null, 41.2)).toBe(42)
    expect(costOf(usage(1000, 0, 0), null, 0.000123 * 1e6)).toBe(123)
    expect(costOf(usage(1000, 0, 0), null, 0)).toBe(0)
  })

  test.each([Number.NaN, -1, Number.POSITIVE_INFINITY])('a report of %s is not believed', (reported) => {
    expect(costOf(usage(1000, 0, 0), { input: 1, output: 1, cached: 1 }, reported)).toBe(1000)
    expect(costOf(usage(1000, 0, 0), null, reported)).toBeNull()
  })

  test('without a price and without a report it is not known', () => {
    expect(costOf(usage(1000, 0, 0), null, null)).toBeNull()
  })
})

describe('what a call may cost', () => {
  test('never less than it costs when it keeps to the expected tokens, cached or not', () => {
    fc.assert(
      fc.property(tokens, tokens, tokens, prices, (input, cached, output, price) => {
        expect(estimateOf({ input, output }, price)).toBeGreaterThanOrEqual(
          costOf(usage(input, cached, output), price, null)!,
        )
      }),
    )
  })

  test('nothing where no price is known', () => {
    expect(estimateOf({ input: 1000, output: 1000 }, null)).toBe(0)
  })
})

test('cents show every millionth of a dollar, and come back unchanged', () => {
  expect(centsOf(1)).toBe(0.0001)
  expect(centsOf(12_345)).toBe(1.2345)
  fc.assert(
    fc.property(fc.nat(), (micros) => {
      expect(String(centsOf(micros))).toMatch(/^\d+(\.\d{1,4})?$|e-/)
      expect(Math.round(microsOfCents(centsOf(micros)))).toBe(micros)
    }),
  )
})
