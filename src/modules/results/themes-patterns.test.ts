import { expect, test } from 'vitest'
import { found, inflected, matcherOf } from './themes-patterns.ts'
import { sentencesIn, wordsOf } from './themes-sentences.ts'

const says = (wording: string, text: string): boolean =>
  found(matcherOf([wording]), { words: wordsOf(text) }).length > 0

test('a wording is found as whole words, whatever the case, the apostrophes and the hyphens', () => {
  expect(says("don't need", 'I DON’T need it')).toBe(true)
  expect(says('time consuming', 'Time-consuming, really.')).toBe(true)
  expect(says('ad', 'Add it to the shadow.')).toBe(false)
  expect(says('neighbor', "my neighbor's dog")).toBe(true)
})

test('a wording can leave open the ending, a few words, a number or a sum', () => {
  expect(says('afford~', 'nobody affords that')).toBe(true)
  expect(says('pollut*', 'polluting the river')).toBe(true)
  expect(says('save .. money', 'save a lot of money')).toBe(true)
  expect(says('save .. money', 'save us from having no more money')).toBe(false)
  expect(says('takes # minutes', 'it takes forty minutes')).toBe(true)
  expect(says('takes # minutes', 'it takes 40 minutes')).toBe(true)
  expect(says('$ a month', 'for $12 a month')).toBe(true)
  expect(says('good/great value', 'great value')).toBe(true)
})

test('regular endings are those that people write', () => {
  expect(inflected('stop')).toEqual(expect.arrayContaining(['stops', 'stopped', 'stopping']))
  expect(inflected('try')).toEqual(expect.arrayContaining(['tries', 'tried', 'trying']))
  expect(inflected('waste')).toEqual(expect.arrayContaining(['wastes', 'wasted', 'wasting']))
  expect(inflected('wish')).toEqual(expect.arrayContaining(['wishes', 'wished', 'wishing']))
})

test('a text falls into the sentences that a reader sees', () => {
  const text = 'Dr. Lee charged $4.99. "Too much!" I said... Then?!\nNext line 味が好き。高い。 J. Doe agreed'
  expect(sentencesIn(text).map((sentence) => sentence.text)).toEqual([
    'Dr. Lee charged $4.99.',
    '"Too much!"',
    'I said...',
    'Then?!',
    'Next line 味が好き。',
    '高い。',
    'J. Doe agreed',
  ])
})

test('the words of a text are the same beside letters that only some languages have', () => {
  const text = `It's $5 a day—no, $12.50! The kids' "half-time" job, e.g. at 7-Eleven's, isn’t 100% fine\t$$3 a_b C3PO's 'round`
  // What has no other letters is read by a quicker way.
  const plain = text.replace('—', ' ')
  const alone = wordsOf(plain)
  expect(alone.map(({ low }) => low)).toEqual(
    expect.arrayContaining(['it', '$5', 'kids', "isn't", '$', '$3', 'c3po', 'b']),
  )
  expect(wordsOf(`${plain} é`).slice(0, -1)).toEqual(alone)
})
