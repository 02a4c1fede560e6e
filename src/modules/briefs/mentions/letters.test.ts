import { expect, test } from 'vitest'
import { latinOnly } from './letters.ts'

test('a pattern finds the same words, and where they end', () => {
  const pattern = /(?<![\p{L}-])caf\p{L}s?(?![\p{L}-])/giu
  const text = 'Cafés, a café-owner, decafé and CAFÉ'
  expect([...text.matchAll(latinOnly(pattern))].map(({ index }) => index)).toEqual(
    [...text.matchAll(pattern)].map(({ index }) => index),
  )
})
