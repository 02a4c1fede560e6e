import { expect, test } from 'vitest'
import { UsageError } from './errors.ts'
import { filtersOf } from './whom.ts'

const conditions = (...filter: string[]) => filtersOf({ filter })?.filters

test('a condition is a word, several, a number, a range, or what must not be', () => {
  expect(conditions('state=TX, CA', 'state=Ohio')).toEqual({ state: { any: ['TX', 'CA', 'Ohio'] } })
  expect(conditions('state!=TX', 'pets=dog')).toEqual({ state: { none: ['TX'] }, pets: { any: ['dog'] } })
  expect(conditions('age=30-45')).toEqual({ age: { any: [{ min: 30, max: 45 }] } })
  expect(conditions('age=18-24,65+')).toEqual({ age: { any: [{ min: 18, max: 24 }, { min: 65 }] } })
  expect(conditions('age=-29', 'num_children=2')).toEqual({ age: { any: [{ max: 29 }] }, num_children: { any: [2] } })
  expect(conditions('income=$50k-100k')).toEqual({ income: { any: [{ min: 50_000, max: 100_000 }] } })
  expect(conditions('drug-class=GLP-1')).toEqual({ drug_class: { any: ['GLP-1'] } })
})

test('options of their own, --filter and a document all hold together', () => {
  expect(filtersOf({})).toBeUndefined()
  expect(filtersOf({ country: ['US'], 'drug-class': ['statin'], match: 'any' })).toEqual({
    match: 'any',
    filters: { country: { any: ['US'] }, drug_class: { any: ['statin'] } },
  })
  expect(filtersOf({ filters: '{"sex": "female"}', country: ['US'] })).toEqual({
    match: 'all',
    filters: {
      all: [
        { match: 'all', filters: { sex: 'female' } },
        { match: 'all', filters: { country: { any: ['US'] } } },
      ],
    },
  })
})

test('what is no condition is a mistake of usage', () => {
  for (const values of [
    { filter: ['nurse'] },
    { filter: ['age='] },
    { filters: 'nurse' },
    { filters: '[]' },
    { match: 'some' },
  ])
    expect(() => filtersOf(values)).toThrow(UsageError)
})
