import { expect, test } from 'vitest'
import { askedAmong } from './asked-among.ts'

test.each([
  ['Are you pregnant?', { sex: 'female', age: { max: 49 } }],
  ['Are you a grandparent?', { child_age: { min: 20 }, age: { min: 40 } }],
  ['Do you help raise your grandchildren?', { child_age: { min: 20 }, age: { min: 40 } }],
  ['Do you work night shifts?', { labour_status: { any: ['employed', 'self_employed'] } }],
  ['Do you work remotely?', { labour_status: { any: ['employed', 'self_employed'] } }],
  ['Do you homeschool your kids?', { child_age: { min: 5, max: 17 } }],
  ['Do you pay a mortgage?', { home: 'owns' }],
])('only who can say yes is asked %j', (question, among) => {
  expect(askedAmong(question, 'Yes')).toEqual(among)
  expect(askedAmong(question, 'No')).toEqual({})
})

test.each([
  'Do you love hiking?',
  'Do you drive an electric car?',
  'Have you switched banks in the past year?',
  'Are you a vegan?',
  'Do you work out?',
])('anybody may say yes to %j', (question) => expect(askedAmong(question, 'Yes')).toEqual({}))
