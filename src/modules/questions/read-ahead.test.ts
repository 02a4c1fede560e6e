import { expect, test } from 'vitest'
import { readAhead } from './read-ahead.ts'

test('the next portion is being read while one is worked on, and none beyond it', async () => {
  const begun: number[] = []
  const read = async (portion: number): Promise<number> => {
    begun.push(portion)
    return portion * 10
  }
  const seen: unknown[] = []
  for await (const [portion, found] of readAhead([1, 2, 3, 4], read)) {
    await new Promise(setImmediate)
    seen.push([portion, found, begun.length])
  }
  expect(seen).toEqual([
    [1, 10, 2],
    [2, 20, 3],
    [3, 30, 4],
    [4, 40, 4],
  ])
})

test('what fails is told where it would have been read, and to nobody who has stopped before', async () => {
  const read = async (portion: number): Promise<number> => {
    if (portion === 2) throw new Error('the database is gone')
    return portion
  }
  const seen: number[] = []
  const all = (async () => {
    for await (const [portion] of readAhead([1, 2, 3], read)) seen.push(portion)
  })()
  await expect(all).rejects.toThrow('the database is gone')
  expect(seen).toEqual([1])
  for await (const [portion] of readAhead([1, 2, 3], read)) {
    await new Promise(setImmediate)
    expect(portion).toBe(1)
    break
  }
})
