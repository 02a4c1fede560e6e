import { expect, test } from 'vitest'
import { moneyIn } from './money.ts'

const context = { now: new Date('2026-06-15'), countries: ['United States'] }
const read = (text: string) =>
  moneyIn(text, context).map(({ start, end, filters }) => [text.slice(start, end), filters] as const)

test.each([
  ['people earning over $100k in Texas', 'earning over $100k', { min: 100_000 }],
  ['women making 50-75k', 'making 50-75k', { min: 50_000, max: 75_000 }],
  [
    'who make more than fifty thousand dollars a year',
    'who make more than fifty thousand dollars a year',
    { min: 50_000 },
  ],
  [
    'with salaries between 40 and 60 thousand dollars',
    'with salaries between 40 and 60 thousand dollars',
    { min: 40_000, max: 60_000 },
  ],
  ['who earn under 40k', 'who earn under 40k', { max: 40_000 }],
  ['$100k+ earners', '$100k+ earners', { min: 100_000 }],
  ['earning less than $15 an hour', 'earning less than $15 an hour', { max: 31_200 }],
  ['six-figure earners', 'six-figure earners', { min: 100_000 }],
  ['who make six figures', 'who make six figures', { min: 100_000 }],
  ['low-income women', 'low-income', { max: 30_000 }],
  ['affluent millennials', 'affluent', { min: 100_000 }],
  ['wealthy retirees', 'wealthy', { min: 150_000 }],
  ['people on low incomes', 'on low incomes', { max: 30_000 }],
])('%s: an income of one’s own', (text, said, range) => {
  expect(read(text)).toEqual([[said, { annual_income_usd: range }]])
})

test.each([
  ['a household income of at least $150,000', { min: 150_000 }],
  ['HHI $75K+', { min: 75_000 }],
  ['household income: 75-150k', { min: 75_000, max: 150_000 }],
  ['$75,000+ household income', { min: 75_000 }],
  ['with a combined income above $250,000', { min: 250_000 }],
  ['low-income families', { max: 40_000 }, ' in Ohio'],
  ['low-income', { max: 40_000 }, ' Black families'],
  ['middle-class', { min: 50_000, max: 150_000 }, ' parents'],
  ['making less than $40,000', { max: 40_000 }, '', 'households '],
  ['below the poverty line', { max: 25_000 }],
])('%s: that of the household', (said, range, rest = '', before = '') => {
  expect(read(`${before}${said}${rest}`)).toEqual([[said, { household_income_usd: range }]])
})

test('other money is converted, and it says so', () => {
  const [mention] = moneyIn('people earning over £50,000', context)
  expect(mention!.filters.annual_income_usd).toEqual({
    min: expect.toSatisfy((sum: number) => sum > 55_000 && sum < 75_000),
  })
  expect(mention!.assumed).toContain('GBP')
})

test.each([
  'a $5 latte',
  'who would pay $20',
  'who spend over $100 a month on coffee',
  'who pay more than $1,000 a month in rent',
  'making 3 cakes a week',
  'making 50,000 widgets',
  'who make at least 2 trips a year',
  'rich in protein',
  'protein-rich diets',
  'on a tight budget',
  'poor sleepers',
  'middle school',
])('%s: no income', (text) => {
  expect(read(text)).toEqual([])
})
