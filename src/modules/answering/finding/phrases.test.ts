import { expect, test } from 'vitest'
import { loadKnowledge } from '../../knowledge/index.ts'
import { catalogueOf } from './catalogue.ts'
import { mended, openPhrases } from './phrases.ts'
import { openSpelling } from './spelling.ts'
import { tokensOf } from './words.ts'

const phrases = openPhrases(catalogueOf(loadKnowledge()).categories)
const spelling = openSpelling(phrases.vocabulary, new Set(['house', 'curling', 'planet']))
const hitsIn = (text: string) => phrases.hitsIn(mended(tokensOf(text), spelling()))
const slugsIn = (text: string) => hitsIn(text).map(({ slug }) => slug)

test('names of categories are found in any form and spelling of compounds', () => {
  expect(slugsIn('Is a hearing aid worth it?')).toContain('hearing_aids')
  expect(slugsIn('HEARING-AIDS!!')).toContain('hearing_aids')
  expect(slugsIn('do you like icecream')).toContain('ice_cream')
  expect(slugsIn('the air fryer I have')).toContain('air_fryers')
  expect(slugsIn('Do you shop at Kroger?')).toContain('supermarkets')
  expect(slugsIn('saving in a 401k')).toContain('retirement_accounts')
})

test('several subjects of one question are all found', () => {
  expect(slugsIn('Would you pay $7 for an oat-milk latte at the airport?')).toEqual(
    expect.arrayContaining(['plant_milk', 'coffee_shops', 'airports']),
  )
})

test('a longer name hides the shorter ones inside it', () => {
  const slugs = slugsIn('Do you like almond milk?')
  expect(slugs).toContain('plant_milk')
  expect(slugs).not.toContain('dairy_milk')
})

test('a name before another noun only qualifies it', () => {
  expect(hitsIn('a chocolate fountain').find(({ slug }) => slug === 'candy_chocolate')?.qualifies).toBe(true)
  expect(hitsIn('a fountain of chocolate').find(({ slug }) => slug === 'candy_chocolate')?.qualifies).toBe(false)
  expect(hitsIn('is chocolate, to you, food').find(({ slug }) => slug === 'candy_chocolate')?.qualifies).toBe(false)
})

test('punctuation keeps words apart', () => {
  expect(slugsIn('gift. cards')).not.toContain('gift_cards')
})

test('typing mistakes in names are put right, and words that exist are left alone', () => {
  expect(slugsIn('hering aid for my mother')).toContain('hearing_aids')
  expect(slugsIn('which matress')).toContain('mattresses')
  expect(slugsIn('fresh cofefe beans')).toContain('coffee_home')
  const text = 'curling on another planet in a house'
  expect(
    mended(tokensOf(text), spelling())
      .map(({ word }) => word)
      .join(' '),
  ).toBe(text)
})
