import { expect, test } from 'vitest'
import type { Price } from '../reading/reading.ts'
import { sumsFollow } from './sums-said.ts'

const at = (amount: number, per: Price['per'] = null) => ({
  price: { amount, per, currency: 'USD', text: '' },
  other_prices: [],
  text: '',
})
const named = (text: string) => ({ price: null, other_prices: [], text })

test.each([
  ["That's 348 a year. I could buy new knives every Christmas.", at(29, 'month')],
  ["That's about 150 a year", at(12, 'month')],
  ['Twelve bucks is nothing these days', at(12, 'month')],
  ['Fifty cents is fair', at(0.5)],
  ['I have two kids and no time', at(5)],
  ['Twenty thousand dollars in a shoe box', named('What is the strangest thing that you ever found?')],
  ['Ten thousand would go straight to the roof', named('What would you do with $10,000?')],
])('a sum that follows from the price of the question is said: %s', (text, asked) => {
  expect(sumsFollow(text, asked)).toBe(true)
})

test.each([
  ["That's 348 a year. I could buy new knives every Christmas.", at(12, 'month')],
  ["I'd give you $10 for it", at(40)],
  ["That's two hundred dollars", at(12, 'month')],
  ['Twenty bucks for that?', at(12)],
  ["A new roof. That's what fifty thousand is", named('What would you do if you won $10 million?')],
])('a sum that was written for another price is not: %s', (text, asked) => {
  expect(sumsFollow(text, asked)).toBe(false)
})
