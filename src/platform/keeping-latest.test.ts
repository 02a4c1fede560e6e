import { expect, test } from 'vitest'
import { keepingLatest } from './keeping-latest.ts'

test('what was asked for last is not worked out again, and what was not is let go of', () => {
  const worked: string[] = []
  const work = keepingLatest(2, (key: string, by: number) => {
    worked.push(key)
    return key.repeat(by)
  })
  expect([work('a', 2), work('b', 1), work('a', 2), work('c', 1), work('a', 2)]).toEqual(['aa', 'b', 'aa', 'c', 'aa'])
  expect(worked).toEqual(['a', 'b', 'c'])
  work('b', 1)
  expect(worked).toEqual(['a', 'b', 'c', 'b'])
})
