import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backoffMs, retryAfterMs } from './backoff.ts'

const NOW = Date.parse('2026-01-15T12:00:00Z')

test('a wait is drawn from nothing up to a bound that doubles from half a second to half a minute', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, drawn) => {
      const bound = Math.min(30_000, 500 * 2 ** (attempt - 1))
      expect(backoffMs(attempt, () => drawn)).toBeCloseTo(drawn * bound, 6)
    }),
  )
  expect([1, 2, 3, 7, 8].map((attempt) => backoffMs(attempt, () => 1))).toEqual([500, 1000, 2000, 30_000, 30_000])
})

test.each([
  ['seconds', { 'retry-after': '7' }, 7000],
  ['fractions of seconds', { 'retry-after': '0.25' }, 250],
  ['milliseconds, which are the finer word', { 'retry-after-ms': '40', 'retry-after': '1' }, 40],
  ['a date, by our clock', { 'retry-after': 'Thu, 15 Jan 2026 12:00:09 GMT' }, 9000],
  [
    "a date, by the server's clock where it shows it",
    { 'retry-after': 'Thu, 15 Jan 2026 13:00:09 GMT', date: 'Thu, 15 Jan 2026 13:00:00 GMT' },
    9000,
  ],
  ['a date that is over', { 'retry-after': 'Thu, 15 Jan 2026 11:00:00 GMT' }, 0],
  [
    'when an exhausted limit is full again',
    { 'x-ratelimit-remaining-tokens': '0', 'x-ratelimit-reset-tokens': '1m2.5s' },
    62_500,
  ],
  [
    'the later of two exhausted limits',
    {
      'x-ratelimit-remaining-tokens': '0',
      'x-ratelimit-reset-tokens': '20ms',
      'x-ratelimit-remaining-requests': '0',
      'x-ratelimit-reset-requests': '3s',
    },
    3000,
  ],
  [
    'nothing of a limit that is not exhausted',
    { 'x-ratelimit-remaining-tokens': '9', 'x-ratelimit-reset-tokens': '1m' },
    undefined,
  ],
  ['nothing that can be read', { 'retry-after': 'soon' }, undefined],
])('a server may say when to come back by %s', (_way, headers: Record<string, string>, expected) => {
  expect(retryAfterMs(headers, undefined, NOW)).toBe(expected)
})

test('a server may say when to come back in the body, as Gemini does', () => {
  const body = JSON.stringify({ error: { details: [{ '@type': 'RetryInfo', retryDelay: '17s' }] } })
  expect(retryAfterMs({}, body, NOW)).toBe(17_000)
  expect(retryAfterMs({}, '{"retryDelay": "a while"}', NOW)).toBeUndefined()
})
