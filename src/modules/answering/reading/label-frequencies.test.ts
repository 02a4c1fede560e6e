import { expect, test } from 'vitest'
import { keyOf } from './fold.ts'
import { timesAYear } from './label-frequencies.ts'

test.each([
  ['Every day', 365],
  ['Every two weeks', 26],
  ['Every 2-3 weeks', 20.8],
  ['Every 3 to 4 months', 12 / 3.5],
  ['Twice a week', 104],
  ['Never', 0],
])('%s is %f times a year', (label, times) => {
  expect(timesAYear(keyOf(label))).toBeCloseTo(times, 6)
})

test.each(['Mostly work', 'A blue one', '2-3 weeks ago'])('%s says nothing of how often', (label) => {
  expect(timesAYear(keyOf(label))).toBeNull()
})
