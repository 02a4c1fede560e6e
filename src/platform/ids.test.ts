import { describe, expect, test } from 'vitest'
import { referenceOf } from './ids.ts'

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
