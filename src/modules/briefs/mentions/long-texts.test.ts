import { describe, expect, test } from 'vitest'
import { cpuMs } from '../../../../test/harness/cpu-time.ts'
import { agesIn } from './ages.ts'
import { familyIn } from './family.ts'
import { lifeIn } from './life.ts'
import { maritalIn } from './marital.ts'
import { peopleIn } from './people.ts'
import { placesIn, unknownCountriesIn } from './places.ts'

const context = { now: new Date('2026-06-01T00:00:00Z'), countries: ['United States', 'Germany'] }
const recognisers = { agesIn, familyIn, lifeIn, maritalIn, peopleIn, placesIn, unknownCountriesIn }

describe('texts of any kind are read in a moment', () => {
  test.each([
    ['white space without end', `aged${' '.repeat(3990)}5`],
    ['lines without end', '\n'.repeat(4000)],
    ['letters without end', 'a'.repeat(4000)],
    ['digits without end', '9'.repeat(4000)],
    ['hyphens without end', 'a-'.repeat(2000)],
    ['names without end', `in ${'New A '.repeat(660)}`],
    ['relations without end', 'who are and with '.repeat(230)],
    ['articles without end', 'in the state of the '.repeat(200)],
    ['broken letters', '\ud800🧑‍🍼 women in Texas \udfff'.repeat(100)],
  ])('%s', (_what, text) => {
    for (const [name, find] of Object.entries(recognisers)) {
      for (const { start, end } of find(text, context)) {
        expect(start, name).toBeLessThan(end)
        expect(end, name).toBeLessThanOrEqual(text.length)
      }
      // The quickest of three: patterns are compiled at first, and the machine may be busy.
      const times = [1, 2, 3].map(() => cpuMs(() => find(text, context)))
      expect(Math.min(...times), name).toBeLessThan(300)
    }
  })
})
