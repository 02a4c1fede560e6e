import { expect, test } from 'vitest'
import { askClause, askHaving, askKinds, askPossessed, ingQuestion } from './screening-question.ts'

test.each([
  ['love hiking', 'Do you love hiking?', 'Yes'],
  ['have switched banks in the past year', 'Have you switched banks in the past year?', 'Yes'],
  ['have a gym membership', 'Do you have a gym membership?', 'Yes'],
  ['recently moved to Florida', 'Have you recently moved to Florida?', 'Yes'],
  ['bought a car last year', 'Have you bought a car last year?', 'Yes'],
  ['are vegans', 'Are you a vegan?', 'Yes'],
  ['were targeted by scams', 'Were you targeted by scams?', 'Yes'],
  ['owns their own boat', 'Do you own your own boat?', 'Yes'],
  ["don't own a car", 'Do you own a car?', 'No'],
  ['do not cook', 'Do you cook?', 'No'],
  ["haven't voted", 'Have you voted?', 'No'],
  ['have never flown', 'Have you ever flown?', 'No'],
  ['never eat meat', 'Do you ever eat meat?', 'No'],
  ["can't drive", 'Can you drive?', 'No'],
] as const)('“who %s” is asked of the person, in the positive', (clause, question, keep) => {
  expect(askClause(clause)).toEqual({ question, keep })
})

test('kinds of people are alternatives, in the singular', () => {
  expect(askKinds(['vegans', 'Netflix subscribers', 'fans of their local team']).question).toBe(
    'Are you a vegan or a Netflix subscriber or a fan of your local team?',
  )
})

test('what people have, what is theirs, and what they are doing', () => {
  expect(askHaving('their own office', false)).toEqual({ question: 'Do you have your own office?', keep: 'No' })
  expect(askPossessed('children', 'have', 'ADHD').question).toBe('Do your children have ADHD?')
  expect(ingQuestion(['driving', 'an', 'electric', 'car'])).toBe('Do you drive an electric car?')
  expect(ingQuestion(['planning', 'to', 'move'])).toBe('Are you planning to move?')
})
