import { expect, test } from 'vitest'
import { countsIn } from './counts.ts'

const values = (text: string): number[] =>
  countsIn(text, { start: 0, end: text.length }, [], []).map(({ value }) => value)

test.each([
  ['20 nurses', 20],
  ['a dozen farmers', 12],
  ['a couple of dozen farmers', 24],
  ['half a dozen grandparents', 6],
  ['a handful of people', 5],
  ['fifty people', 50],
  ['a hundred and twenty teachers', 120],
  ['1,000 adults', 1000],
  ['20-30 people', 30],
  ['between 20 and 30 people', 30],
  ['around 25 people', 25],
  ['n=200', 200],
  ['a sample size of 40', 40],
  ['nurses, about 40 of them', 40],
  ['nurses (thirty, please)', 30],
  ['Fifty.', 50],
  ['welders in Ohio, ~80', 80],
  ['a 20-person panel', 20],
])('%s: %i', (text, value) => {
  expect(values(text)).toEqual([value])
})

test.each([
  'a 12-person company',
  'people with 2 kids',
  'people who own 3 cars',
  'nurses with 10 years of experience',
  '60% women',
  'people who work 40 hours a week',
  'people paying $20 for lunch',
  'one person at a time',
])('counts nobody: %s', (text) => {
  expect(values(text)).toEqual([])
})
