import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Facets, fits, shiftOf } from './facets.ts'
import type { Tilts, Who } from './knowledge.ts'

const nurse: Facets = {
  age: '30-44',
  sex: 'female',
  education: 'ba_plus',
  income: '75-100k',
  is_parent: 'yes',
  region: 'midwest',
  urbanicity: 'suburban',
  marital: 'married',
  ethnicity: 'white',
  employed: 'yes',
  home: 'owner',
  smoker: 'no',
  health: new Set(['asthma', 'obesity']),
  children: 'yes',
  child: 'small|teen',
  retired: 'no',
  faith: 'christian',
  job: 'healthcare_practitioners_and_technical',
}
const abroad: Facets = { ...nurse, region: null, ethnicity: null, smoker: null, health: new Set(), faith: null }

describe('who may say a sentence', () => {
  test.each<[string, Who, boolean]>([
    ['anybody, where nothing is presupposed', {}, true],
    ['whoever has the level', { sex: 'female', home: 'owner' }, true],
    ['nobody who lacks one of several', { sex: 'female', home: 'renter' }, false],
    ['whoever has the condition among others', { health: 'obesity' }, true],
    ['nobody without the condition', { health: 'gout' }, false],
    ['whoever has one of the levels that will do', { age: '18-29|30-44' }, true],
    ['nobody with none of them', { age: '45-64|65+' }, false],
    ['parents of several, for one of the children', { child: 'teen' }, true],
    ['no parent of other ages', { child: 'school' }, false],
    ['nobody, where the level does not exist', { income: 'plenty' }, false],
    ['nobody, where the level is only a part of the name', { job: 'healthcare' }, false],
  ])('%s', (_, who, expected) => {
    expect(fits(who, nurse)).toBe(expected)
  })

  test('what is not known does not hold', () => {
    expect(fits({ region: 'midwest' }, abroad)).toBe(false)
    expect(fits({ smoker: 'no' }, abroad)).toBe(false)
    expect(fits({ retired: 'no' }, { ...nurse, retired: undefined as never })).toBe(false)
  })
})

describe('shifts', () => {
  const tilts: Tilts = {
    age: { '30-44': 0.3, '65+': -1 },
    health: { asthma: 0.2, obesity: 0.1, gout: 5 },
    region: { south: 2 },
  }

  test('add up over the attributes and conditions that apply', () => {
    expect(shiftOf(tilts, nurse)).toBeCloseTo(0.6, 10)
  })

  test('are zero for what is not known, whatever the tilts', () => {
    expect(shiftOf({ region: { midwest: 1 }, smoker: { yes: 1, no: 1 }, health: { asthma: 1 } }, abroad)).toBe(0)
  })

  test('of two sets of tilts together are the sum of the two', () => {
    const shift = fc.double({ min: -3, max: 3, noNaN: true })
    fc.assert(
      fc.property(shift, shift, (young, woman) => {
        const both = shiftOf({ age: { '30-44': young }, sex: { female: woman } }, nurse)
        expect(both).toBeCloseTo(
          shiftOf({ age: { '30-44': young } }, nurse) + shiftOf({ sex: { female: woman } }, nurse),
          9,
        )
      }),
    )
  })
})
