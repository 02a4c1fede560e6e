import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadKnowledge } from '../../knowledge/index.ts'
import { readQuestion } from '../reading/read-question.ts'
import { catalogueOf } from './catalogue.ts'
import { digestOf, loadVectors, packed, textOfCategory, unpacked, type VectorsHead } from './vectors.ts'

const knowledge = loadKnowledge()
const folder = new URL('../../../../data/answering/', import.meta.url)
const head = JSON.parse(readFileSync(new URL('vectors.json', folder), 'utf8')) as VectorsHead

// Red? `npm run data vectors` makes them anew, and only those that have changed.
test('the vectors are of the questions and categories as they are now', () => {
  const says = (entries: Record<string, string>) =>
    Object.fromEntries(Object.entries(entries).map(([id, digests]) => [id, digests.slice(0, 8)]))
  expect(says(head.questions)).toEqual(
    Object.fromEntries(knowledge.questions.map(({ id, text }) => [id, digestOf(text)])),
  )
  expect(says(head.categories)).toEqual(
    Object.fromEntries([...knowledge.categories].map(([slug, category]) => [slug, digestOf(textOfCategory(category))])),
  )
})

test('the vectors are of the questions as they are read now', () => {
  const sample = knowledge.questions.filter((_, at) => at % 101 === 0)
  const stale = sample.filter(
    ({ id, text, options }) => digestOf(readQuestion(text, { options }).canonical) !== head.questions[id]!.slice(9),
  )
  expect(stale.map(({ text }) => text)).toEqual([])
})

test('six bits a number keep a vector close to itself', () => {
  const vector = Float32Array.from({ length: 384 }, (_, at) => Math.sin(at * 1.7) * 0.072)
  const back = unpacked(packed(vector, head.reach))
  let [dot, square, own] = [0, 0, 0]
  vector.forEach((value, at) => {
    dot += value * back[at]!
    square += back[at]! * back[at]!
    own += value * value
  })
  expect(dot / Math.sqrt(square * own)).toBeGreaterThan(0.999)
})

test('a known question is nearest to itself, and centred vectors have unit length', () => {
  const vectors = loadVectors(catalogueOf(knowledge))
  for (const position of [0, 700, 5000, knowledge.questions.length - 1]) {
    const own = vectors.ofQuestion(position)!
    const cosines = vectors.toQuestions(own)
    expect(cosines[position]).toBeCloseTo(1, 4)
    expect(Math.max(...cosines)).toBeLessThanOrEqual(1)
    expect(vectors.centred(own).reduce((sum, value) => sum + value * value, 0)).toBeCloseTo(1, 4)
  }
})

test('an entry that has changed since has no vector', () => {
  const catalogue = catalogueOf(knowledge)
  const changed = catalogue.questions.map((question, at) =>
    at === 3 ? { ...question, text: 'Something else?' } : question,
  )
  const vectors = loadVectors({ ...catalogue, questions: changed })
  expect(vectors.ofQuestion(3)).toBeNull()
  expect(vectors.toQuestions(vectors.ofQuestion(4)!)[3]).toBe(0)
})

test('files that do not belong together are refused', () => {
  expect(() => loadVectors(catalogueOf(knowledge), new URL('file:///nowhere/'))).toThrow(/no such file/)
  expect(() => loadVectors({ questions: [{ id: 'x', text: 'y', categories: [] }], categories: [] })).toThrow(/other/)
})
