import { beforeAll, describe, expect, test } from 'vitest'
import { buildPopulation } from '../../src/modules/population/build.ts'
import {
  freePanel,
  openPopulation,
  type Person,
  type Population,
  recipeOf,
  summaryOf,
} from '../../src/modules/population/index.ts'
import { loadConfig } from '../../src/platform/config.ts'
import { testPopulation } from '../harness/population.ts'

const LONG = process.env.TEST_LONG === '1'

let population: Population
beforeAll(async () => {
  population = await testPopulation({})
})

const educations = [
  'less_than_high_school',
  'high_school',
  'some_college',
  'associates',
  'bachelors',
  'masters',
  'professional',
  'phd',
]
const atLeast = (person: Person, level: string): boolean =>
  educations.indexOf(person.education) >= educations.indexOf(level)

/** What can never be true of anybody. */
const contradictions: Record<string, (person: Person) => boolean> = {
  'a minor or older than 99': ({ age }) => age < 18 || age > 99,
  'retired before 45': ({ labour_detail, age }) => labour_detail === 'retired' && age < 45,
  'a spouse without being married': ({ partner, marital_status }) =>
    partner === 'spouse' && marital_status !== 'married',
  'an unmarried partner while married': ({ partner, marital_status }) =>
    partner === 'unmarried_partner' && marital_status === 'married',
  'more minors at home than children': ({ children_at_home, num_children }) => children_at_home > num_children,
  'a household smaller than its members': ({ household_size, partner, children_at_home }) =>
    household_size < 1 + (partner === 'none' ? 0 : 1) + children_at_home,
  'other ages than children': ({ child_ages, num_children }) => child_ages.length !== num_children,
  'a child born before the parent was 16': ({ child_ages, age }) =>
    child_ages.some((child) => age - child < 16 && child > 0),
  'fewer minors among the ages than at home': ({ child_ages, children_at_home }) =>
    child_ages.filter((child) => child < 18).length < children_at_home,
  'more children than there was time for': ({ num_children, age }) => num_children > (age - 12) / 1.5,
  'children out of order': ({ child_ages }) => child_ages.some((child, at) => at > 0 && child < child_ages[at - 1]!),
  'work without a job': ({ labour_status, job }) => /^(self_)?employed$/.test(labour_status) && job === null,
  'a job of a student or homemaker': ({ labour_detail, job }) =>
    (labour_detail === 'student' || labour_detail === 'homemaker') && job !== null,
  'a household poorer than its member': ({ household_income_usd, annual_income_usd }) =>
    household_income_usd < annual_income_usd,
  'another income in a household of one': ({ household_size, household_income_usd, annual_income_usd }) =>
    household_size === 1 && household_income_usd !== annual_income_usd,
  'a doctor, lawyer, dentist or professor without the degree': (person) =>
    person.job !== null &&
    /^(29-12[0-4]|29-1021|29-1051|23-1011|23-1023)/.test(person.job.soc) &&
    !atLeast(person, 'professional'),
  'a nurse or teacher without school': (person) =>
    person.job !== null && /^(29-1141|25-20[2-5])/.test(person.job.soc) && !atLeast(person, 'some_college'),
  'a chief executive or judge under 24': ({ job, age }) =>
    job !== null && /^(11-1011|23-1023)/.test(job.soc) && age < 24,
  'a degree at 18': (person) => person.age === 18 && atLeast(person, 'bachelors'),
  'health outside the US': ({ country_code, health }) => country_code !== 'US' && health !== null,
  'a name with a hole in it': ({ first_name }) => first_name === undefined || first_name.trim() === '',
  'a place with a hole in it': ({ city, state }) => !city || !state,
}

/** Drawn people of both kinds, spread over the whole population. */
function* everyNth(from: Population, step: number): Generator<Person> {
  for (let index = 0; index < from.size; index += step) yield from.person(index)
}

/** The first who contradicts themselves, by rule. */
function offendersAmong(people: Iterable<Person>): Map<string, Person> {
  const offenders = new Map<string, Person>()
  const rules = Object.entries(contradictions)
  for (const person of people) {
    for (const [name, contradicts] of rules) {
      if (contradicts(person) && !offenders.has(name)) offenders.set(name, person)
    }
  }
  return offenders
}

describe('nobody contradicts themselves', () => {
  let offenders: Map<string, Person>
  beforeAll(() => {
    offenders = offendersAmong(everyNth(population, LONG ? 3 : 11))
  })

  test.each(Object.keys(contradictions))('%s: nobody in the default population', (name) => {
    expect(offenders.get(name)).toBeUndefined()
  })

  const MANY = LONG ? 60_000 : 12_000
  test(`${MANY} US adults of another seed keep the same rules`, async () => {
    const settings = { POPULATION_SIZE: `${MANY}`, POPULATION_COUNTRIES: 'none', POPULATION_SEED: 'many' }
    const recipe = { ...recipeOf(loadConfig(settings)), health_share: 0 }
    const many = openPopulation(await buildPopulation(recipe))
    expect([...offendersAmong(everyNth(many, 1))]).toEqual([])
  })
})

describe('names of agents', () => {
  test('a uuid leads back to its agent, for the first, the last and many between', () => {
    const seen = new Set<string>()
    for (const index of [
      0,
      1,
      99_999,
      100_000,
      population.size - 1,
      ...Array.from({ length: 500 }, (_, at) => at * 419),
    ]) {
      const uuid = population.uuidOf(index)
      expect(population.indexOf(uuid)).toBe(index)
      seen.add(uuid)
    }
    expect(seen.size).toBeGreaterThan(500)
  })

  test('the uuid is version 5, of the version and the position alone', () => {
    expect(population.uuidOf(0)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(population.indexOf('ffffffff-ffff-5fff-bfff-ffffffffffff')).toBeUndefined()
  })
})

describe('summaries', () => {
  /** Sets of five words in a row. */
  function sequences(text: string): Set<string> {
    const words = text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? []
    return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')))
  }

  const SOME = LONG ? 10_000 : 3000
  test(`no two of ${SOME} share more than half of their sequences of five words`, () => {
    const indexes = Array.from({ length: SOME }, (_, at) => at * 21)
    const sets = indexes.map((index) => sequences(summaryOf(population.person(index))))
    const having = new Map<string, number[]>()
    sets.forEach((set, at) => {
      for (const sequence of set) {
        const list = having.get(sequence)
        if (list === undefined) having.set(sequence, [at])
        else list.push(at)
      }
    })
    const worst = { share: 0, pair: ['', ''] }
    sets.forEach((set, at) => {
      const shared = new Map<number, number>()
      for (const sequence of set) {
        for (const other of having.get(sequence)!) if (other > at) shared.set(other, (shared.get(other) ?? 0) + 1)
      }
      for (const [other, count] of shared) {
        const share = count / Math.min(set.size, sets[other]!.size)
        if (share > worst.share) {
          worst.share = share
          worst.pair = [at, other].map((one) => summaryOf(population.person(indexes[one]!)))
        }
      }
    })
    expect(worst.share, worst.pair.join('\n')).toBeLessThanOrEqual(0.5)
  })

  test('a summary names the person, has a decent length and leaves no gap', () => {
    for (const person of everyNth(population, LONG ? 41 : 211)) {
      const text = summaryOf(person)
      expect(text).toContain(person.first_name)
      expect(text.split(/\s+/).length, text).toBeGreaterThanOrEqual(25)
      expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(90)
      expect(text, text).not.toMatch(/undefined|null|NaN|\{|\}|\[|\]| {2}| ,| \.(?!NET)|\.\.|_/)
      expect(text, text).toMatch(/^[\p{Lu}\p{N}“'].*[.!?]$/u)
    }
  })
})

describe('the shared panel', () => {
  test('is twelve US adults, always the same for a population, balanced by sex, age, region and education', () => {
    const panel = freePanel(population)
    expect(freePanel(population)).toEqual(panel)
    expect(new Set(panel).size).toBe(12)
    const people = panel.map((index) => population.person(index))
    const count = (is: (person: Person) => boolean) => people.filter(is).length
    expect(count(({ country_code }) => country_code === 'US')).toBe(12)
    expect(count(({ sex }) => sex === 'female')).toBe(6)
    const bands = [
      count(({ age }) => age < 30),
      count(({ age }) => age >= 30 && age < 45),
      count(({ age }) => age >= 45 && age < 60),
      count(({ age }) => age >= 60),
    ]
    for (const size of bands) expect(size).toBeGreaterThanOrEqual(2)
    expect(new Set(people.map(({ region }) => region)).size).toBe(4)
    const degrees = count((person) => atLeast(person, 'bachelors'))
    expect(degrees).toBeGreaterThanOrEqual(3)
    expect(degrees).toBeLessThanOrEqual(5)
    expect(new Set(people.map(({ ethnicity }) => ethnicity)).size).toBeGreaterThanOrEqual(3)
  })

  test('another population has another panel', async () => {
    const other = await testPopulation()
    expect(freePanel(other).map((index) => other.uuidOf(index))).not.toEqual(
      freePanel(population).map((index) => population.uuidOf(index)),
    )
  })
})
