import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { loadKnowledge } from '../../knowledge/index.ts'
import { openReader } from '../reader/reader.ts'
import { hashOf, openSentenceMeanings, packMeanings } from './sentence-meanings.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'meanings-'))
afterAll(() => rmSync(folder, { recursive: true }))
const reader = openReader()
const at = (name: string) => pathToFileURL(path.join(folder, name))

test('the file is of the weights that are shipped, and knows every sentence that agents may say', () => {
  const meanings = openSentenceMeanings(reader.version)!
  const asked = reader.meaning('Would you buy this?', 'Yes')
  const { categories, voicesOf } = loadKnowledge()
  const unknown = [...categories.keys()]
    .flatMap((slug) => voicesOf(slug))
    .filter(({ say }) => meanings.fit(asked, say) === null)
  expect(unknown).toEqual([])
})

test('four bits a number keep a cosine to a few hundredths', () => {
  const sentences = ['I drink tea all day', 'My bank fixed it in an hour', 'No dogs in this building']
  const vectors = sentences.map((sentence) => reader.read(sentence).meaning)
  writeFileSync(
    at('few'),
    packMeanings('0123456789abcdef', new Map(sentences.map((one, nth) => [hashOf(one), vectors[nth]!]))),
  )
  const meanings = openSentenceMeanings('0123456789abcdef', at('few'))!
  const asked = reader.meaning('Do you like tea?', 'Yes')
  for (const [nth, sentence] of sentences.entries()) {
    const exact = vectors[nth]!.reduce((sum, value, place) => sum + value * asked[place]!, 0)
    expect(Math.abs(meanings.fit(asked, `${sentence}.`)! - exact)).toBeLessThan(0.03)
  }
  expect(meanings.fit(asked, 'Something that nobody wrote')).toBeNull()
})

test('a file of other weights, cut short or missing is no file', () => {
  writeFileSync(at('other'), packMeanings('0123456789abcdef', new Map()))
  writeFileSync(at('short'), 'abc')
  expect(openSentenceMeanings('fedcba9876543210', at('other'))).toBeNull()
  expect(openSentenceMeanings('fedcba9876543210', at('short'))).toBeNull()
  expect(openSentenceMeanings('fedcba9876543210', at('none'))).toBeNull()
})
