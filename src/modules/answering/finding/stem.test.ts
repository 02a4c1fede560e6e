import { expect, test } from 'vitest'
import { stem } from './stem.ts'

test('forms of one word meet', () => {
  for (const [one, other] of [
    ['shopping', 'shops'],
    ['batteries', 'battery'],
    ['diapers', 'diaper'],
    ['children', 'kids'],
    ['streamed', 'streaming'],
    ['mortgages', 'mortgage'],
    ['bought', 'buying'],
    ['watches', 'watch'],
    ['colour', 'color'],
  ]) {
    expect(stem(one!), `${one} and ${other}`).toBe(stem(other!))
  }
})

test('different words stay apart', () => {
  for (const [one, other] of [
    ['news', 'new'],
    ['glass', 'glasses'],
    ['paper', 'pap'],
    ['gas', 'ga'],
    ['weed', 'we'],
    ['ring', 'r'],
    ['bed', 'b'],
    ['diner', 'din'],
  ]) {
    expect(stem(one!), `${one} and ${other}`).not.toBe(stem(other!))
  }
})
