import { beforeEach, expect, test } from 'vitest'
import type { Timekeeper } from './backoff.ts'
import { Breaker } from './breaker.ts'

let now = 0
const time: Timekeeper = { nowMs: () => now, wait: () => Promise.reject(new Error('A breaker waits for nothing.')) }
let breaker = new Breaker(time)
beforeEach(() => {
  now = 0
  breaker = new Breaker(time)
})

/** The attempts begin while it is closed, as those of concurrent calls do. */
function fail(times: number): void {
  for (let i = 0; i < times; i++) breaker.failed(breaker.begin()!)
}

test('four failures in a row leave it closed, and the fifth opens it for fifteen seconds', () => {
  fail(4)
  expect(breaker.closedForMs()).toBe(0)
  fail(1)
  expect(breaker.closedForMs()).toBe(15_000)
  expect(breaker.begin()).toBeUndefined()
  now = 14_999
  expect(breaker.begin()).toBeUndefined()
})

test('an answer between failures begins the count anew', () => {
  fail(4)
  breaker.begin()
  breaker.answered()
  fail(4)
  expect(breaker.open).toBe(false)
})

test('when its time is over it lets one call through, and with its answer everybody', () => {
  fail(5)
  now = 15_000
  expect(breaker.begin()).toBeDefined()
  expect(breaker.begin()).toBeUndefined()
  expect(breaker.closedForMs()).toBeGreaterThan(0)
  breaker.answered()
  expect(breaker.begin()).toBeDefined()
  expect(breaker.begin()).toBeDefined()
})

test('each failed try doubles its time, up to five minutes, and an answer takes that back', () => {
  fail(5)
  const times: number[] = []
  for (let i = 0; i < 6; i++) {
    now += breaker.closedForMs()
    breaker.failed(breaker.begin()!)
    times.push(breaker.closedForMs())
  }
  expect(times).toEqual([30_000, 60_000, 120_000, 240_000, 300_000, 300_000])
  now += breaker.closedForMs()
  breaker.begin()
  breaker.answered()
  fail(5)
  expect(breaker.closedForMs()).toBe(15_000)
})

test('a try that ends without saying anything of the server leaves the try to the next call', () => {
  fail(5)
  now = 15_000
  breaker.undecided(breaker.begin()!)
  expect(breaker.begin()).toBeDefined()
})

test('failures of calls that began before it opened neither prolong it nor end a try', () => {
  const old = Array.from({ length: 20 }, () => breaker.begin()!)
  for (const attempt of old.slice(0, 10)) breaker.failed(attempt)
  expect(breaker.closedForMs()).toBe(15_000)
  now = 15_000
  breaker.begin()
  for (const attempt of old.slice(10)) breaker.failed(attempt)
  expect(breaker.begin()).toBeUndefined()
  expect(breaker.closedForMs()).toBeLessThan(15_000)
})
