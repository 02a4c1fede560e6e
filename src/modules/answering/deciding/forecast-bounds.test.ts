import { expect, test } from 'vitest'
import { boundsOf, middlesOf } from './forecast-bounds.ts'

test.each([
  ['none', 0, 0],
  ['$0', 0, 0],
  ['under $500', 0, 500],
  ['5 or fewer', 0, 5],
  ['$500 to $1,999', 500, 1999],
  ['2-3 times', 2, 3],
  ['30-60 min', 30, 60],
  ['1-2h', 60, 120],
  ['over 2h', 120, Number.POSITIVE_INFINITY],
  ['8 or more times', 8, Number.POSITIVE_INFINITY],
  ['once', 1, 1],
])('%s covers its range', (words, low, high) => {
  expect(boundsOf(words)).toEqual({ low, high })
})

test('words without a number cover nothing', () => {
  for (const words of ['', 'sometimes', 'a lot', '🙂', 'not every day']) expect(boundsOf(words)).toBeNull()
})

test('open ends reach about as far as the steps beside them', () => {
  const [low, , , , high] = middlesOf(['5 or fewer', '6', '7', '8', '9 or more'].map(boundsOf))
  expect(low).toBeGreaterThan(4)
  expect(high).toBeLessThan(10)
  const sums = middlesOf(['Up to $50', '$51 to $100', '$101 to $200', 'More than $200'].map(boundsOf))
  expect(sums[0]).toBeLessThan(40)
  expect(sums[3]).toBeGreaterThan(250)
})
