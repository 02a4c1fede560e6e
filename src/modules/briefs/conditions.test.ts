import { expect, test } from 'vitest'
import { both, Clash, either, opposite, simplified } from './conditions.ts'

test('what holds together narrows, and what cannot hold together clashes', () => {
  expect(both({ age: { min: 30 } }, { age: { max: 50 } })).toEqual({ age: { min: 30, max: 50 } })
  expect(both({ state: { any: ['Ohio', 'Texas'] } }, { state: { none: ['Ohio'] } })).toEqual({ state: 'Texas' })
  expect(both({ health_conditions: 'asthma' }, { health_conditions: 'migraine' })).toEqual({
    health_conditions: { all: ['asthma', 'migraine'] },
  })
  expect(() => both({ age: { min: 60 } }, { age: { max: 30 } })).toThrow(Clash)
  expect(() => both({ sex: 'male' }, { sex: 'female' })).toThrow(Clash)
  expect(() => both({ labour_status: 'retired' }, { labour_detail: 'full_time' })).toThrow(Clash)
  expect(() => both({ is_parent: false }, { child_age: { max: 5 } })).toThrow(Clash)
})

test('alternatives of one field are one condition, and what all have is said once', () => {
  expect(either([{ occupation: 'nurse' }, { occupation: 'teacher' }])).toEqual({
    occupation: { any: ['nurse', 'teacher'] },
  })
  expect(
    either([
      { sex: 'male', is_parent: true },
      { sex: 'female', is_parent: true },
    ]),
  ).toEqual({ is_parent: true })
  expect(either([{ age: { max: 34 } }, { age: { min: 35 } }])).toEqual({})
})

test('the opposite of the opposite is the same', () => {
  const filters = [
    { smoking_status: 'current' },
    { is_parent: true },
    { sex: 'male' },
    { age: { min: 40 } },
    { state: { any: ['Ohio', 'Texas'] } },
  ]
  for (const one of filters) expect(opposite(opposite(one))).toEqual(one)
  expect(opposite({ sex: 'male', is_parent: true })).toEqual({ any: [{ sex: 'female' }, { is_parent: false }] })
})

test('of alternatives, those that the rest rules out go', () => {
  expect(simplified({ sex: 'male', any: [{ sex: 'female' }, { is_parent: false }] })).toEqual({
    sex: 'male',
    is_parent: false,
  })
})
