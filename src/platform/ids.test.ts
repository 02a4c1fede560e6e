import { describe, expect, test } from 'vitest'
import { referenceOf, uuidv7 } from './ids.ts'

describe('what things are called by', () => {
  test.each([
    ['1', { id: 1, uuid: null }],
    ['2147483648', { id: 2147483648, uuid: null }],
    ['0190A6B0-0000-7000-8000-00000000000A', { id: null, uuid: '0190a6b0-0000-7000-8000-00000000000a' }],
  ])('%s is read as %j', (text, reference) => {
    expect(referenceOf(text)).toEqual(reference)
  })

  test.each(['0', '-1', '1.5', '01', '9'.repeat(40), '', ' 1', 'x', '١'])('%j is the name of none', (text) => {
    expect(referenceOf(text)).toBeUndefined()
  })
})

test('uuids are of version 7 and its variant, tell their millisecond, and differ within it', () => {
  const now = Date.UTC(2026, 10, 16, 12)
  const made = Array.from({ length: 1000 }, () => uuidv7(now))
  expect(new Set(made).size).toBe(1000)
  for (const uuid of made) {
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(Number.parseInt(uuid.slice(0, 13).replace('-', ''), 16)).toBe(now)
  }
  expect(uuidv7(now - 1) < made[0]! && made[0]! < uuidv7(now + 1)).toBe(true)
})
