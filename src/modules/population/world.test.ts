import { describe, expect, it } from 'vitest'
import {
  worldAgeBands,
  worldCountries,
  worldCountryCode,
  worldEducationAges,
  worldLabourAges,
  worldPlaces,
} from './world.ts'

const countries = Object.entries(worldCountries())
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
/** Bands of age that make up a group which begins at this age. */
const bandsFrom = (ages: readonly number[], at: number): number[] =>
  worldAgeBands.flatMap((from, band) => (from >= ages[at]! && from < (ages[at + 1] ?? 200) ? [band] : []))

/** Rates that these countries are known for, of people of 15 and over: men, women, and the unemployed. */
const known: Record<string, [number, number, number]> = {
  DE: [67, 56.5, 3.5],
  IN: [77, 33, 4.3],
  ZA: [64.5, 53, 33.2],
  ES: [63, 54, 11.4],
  JP: [71.5, 55, 2.6],
}

describe('figures of the 22 further countries', () => {
  it('has them all, and every table of shares adds up to one', () => {
    expect(countries.map(([code]) => code).join(' ')).toBe(
      'GB CA DE FR AU IN BR JP MX ES IT NL PL SE IE KR ZA NG PH ID TR AR',
    )
    for (const [code, country] of countries) {
      const { education3, education, labour, marital, children } = country
      const rows = [education3, education, labour, marital, children].flat(2)
      rows.push(...country.industry, country.religion, country.six_or_more, ...(country.religion_by_region ?? []))
      for (const row of rows) {
        expect(sum(row), code).toBe(10_000)
        expect(Math.min(...row), code).toBeGreaterThanOrEqual(0)
      }
      expect([education, labour, marital, children].map((table) => table[1]!.length)).toEqual([4, 7, 15, 15])
      expect(country.adults.flat()).toHaveLength(30)
    }
  })

  it('implies the rates of participation and unemployment that a country is known for', () => {
    for (const [code, [men, women, jobless]] of Object.entries(known)) {
      const { adults, labour } = worldCountries()[code]!
      let [force, unemployed] = [0, 0]
      const rates = [0, 1].map((sex) => {
        let active = 0
        for (let at = 0; at < worldLabourAges.length; at++) {
          const size = sum(bandsFrom(worldLabourAges, at).map((band) => adults[sex]![band]!))
          active += (size * sum(labour[sex]![at]!.slice(0, 3))) / 10_000
          unemployed += (size * labour[sex]![at]![2]!) / 10_000
        }
        force += active
        // Three years of minors, of whom few work, where 18 and 19 are two years.
        const minors = 1.5 * adults[sex]![0]!
        const working = (minors * 0.3 * sum(labour[sex]![0]!.slice(0, 3))) / 10_000
        return (100 * (active + working)) / (sum(adults[sex]!) + minors)
      })
      expect(rates[0], code).toBeCloseTo(men, 0)
      expect(rates[1], code).toBeCloseTo(women, 0)
      expect(Math.abs((100 * unemployed) / force - jobless), code).toBeLessThan(0.5)
    }
  })

  it('is as people know the countries: old Japan, young Nigeria, unmarried couples in Sweden, few divorces in India', () => {
    const { JP, NG, SE, IN, PH } = worldCountries()
    const over65 = (country: typeof JP): number =>
      sum(country!.adults.map((bands) => sum(bands.slice(10)))) / sum(country!.adults.flat())
    expect(over65(JP)).toBeGreaterThan(0.3)
    expect(over65(NG)).toBeLessThan(0.08)
    expect(SE!.cohabiting[1]![3]).toBeGreaterThan(SE!.marital[1]![3]![0]!)
    expect(IN!.marital[1]![6]![1]! + IN!.marital[1]![6]![2]!).toBeLessThan(300)
    expect(PH!.marital[1]![6]![1]).toBeLessThan(100)
    expect(NG!.children[1]![6]![6]).toBeGreaterThan(3000)
    expect(JP!.children[1]![6]![0]).toBeGreaterThan(2000)
  })

  it('gives regional religions that differ and together are the country', () => {
    for (const [code, { religion, religion_by_region }] of countries) {
      if (religion_by_region === null) continue
      const { regions, region, town, country } = worldPlaces(code)
      const people = new Array<number>(regions.length).fill(0)
      region.forEach((r, place) => {
        people[r]! += town[place]! + country[place]!
      })
      religion.forEach((share, faith) => {
        const reached = sum(religion_by_region.map((row, r) => row[faith]! * people[r]!)) / sum(people)
        expect(Math.abs(reached - share), `${code} ${faith}`).toBeLessThan(25)
      })
    }
    const muslim = worldCountries().NG!.religion_by_region!.map((row) => row[6]!)
    expect(Math.max(...muslim)).toBeGreaterThan(9000)
    expect(Math.min(...muslim)).toBeLessThan(200)
  })

  it('has incomes that rise, and educations by age from 18 on', () => {
    for (const [code, { income }] of countries) {
      expect(income).toHaveLength(101)
      expect(
        [...income].sort((a, b) => a - b),
        code,
      ).toEqual(income)
      expect(income[100]).toBeLessThan(65_535)
    }
    expect(worldEducationAges[0]).toBe(18)
  })

  it('finds a country by its codes and by what people call it', () => {
    expect(['uk', ' GBR', 'Great Britain'].map(worldCountryCode)).toEqual(['GB', 'GB', 'GB'])
    expect(['Holland', 'Türkiye', 'Korea', 'Brasil'].map(worldCountryCode)).toEqual(['NL', 'TR', 'KR', 'BR'])
    expect(worldCountryCode('England')).toBeUndefined()
    expect(worldCountryCode('Atlantis')).toBeUndefined()
  })
})
