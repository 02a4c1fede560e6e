import { expect, test } from 'vitest'
import { careOf, refusedFor } from './care.ts'
import { readQuestion } from './read-question.ts'

test.each([
  ['Do you ever think about ending your life?', 'refuse'],
  ['have you had suicidal thoughts', 'refuse'],
  ['Have you ever been sexually assaulted?', 'sober'],
  ['Have you ever stolen something from a store?', 'sober'],
  ['Did you ever have a miscarriage?', 'sober'],
  ['Why did you stop beating your dog?', 'false_premise'],
  ['when did you start cheating on your taxes', 'false_premise'],
  ['Do you feel lonely?', null],
  ['Would you buy a stolen-vehicle tracker?', null],
  ['Is suicide prevention funded well enough?', null],
] as const)('%s: %s', (text, care) => {
  expect(careOf(readQuestion(text))).toBe(care)
})

test('what nobody answers has a reason', () => {
  expect(refusedFor(readQuestion('Do you ever think about ending your life?'))).toBe('care')
  expect(refusedFor(readQuestion('Have you ever been robbed?'))).toBeNull()
})
