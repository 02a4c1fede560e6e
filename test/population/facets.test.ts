import { beforeAll, describe, expect, test } from 'vitest'
import { type Facets, facetsOf, fits } from '../../src/modules/knowledge/index.ts'
import { isLevel, levels } from '../../src/modules/knowledge/levels.ts'
import type { Person, Population } from '../../src/modules/population/index.ts'
import { smallPopulation, testPopulation } from '../harness/population.ts'
import { allVoices } from '../harness/voices.ts'

let people: { person: Person; facets: Facets }[]
beforeAll(async () => {
  const population: Population = await testPopulation(smallPopulation)
  people = Array.from({ length: population.size }, (_, index) => {
    const person = population.person(index)
    return { person, facets: facetsOf(person) }
  })
})

const share = (holds: (facets: Facets) => boolean): number => {
  const own = people.filter(({ person }) => person.country_code === 'US')
  return own.filter(({ facets }) => holds(facets)).length / own.length
}

describe('people in the terms of the knowledge base', () => {
  test('have levels that it knows, or none', () => {
    const strange = people.flatMap(({ facets }) =>
      Object.entries(facets).flatMap(([name, level]) => {
        if (level === null) return []
        const own = level instanceof Set ? [...level] : (level as string).split('|')
        return own.filter((one) => !isLevel(name as 'age', one)).map((one) => `${name} ${one}`)
      }),
    )
    expect(strange).toEqual([])
  })

  test('have everything but what nobody knows of people abroad', () => {
    const unknown = people.filter(({ person, facets }) =>
      (Object.keys(levels) as (keyof typeof levels)[]).some(
        (name) =>
          facets[name] === null && !(person.country_code !== 'US' && ['region', 'ethnicity', 'smoker'].includes(name)),
      ),
    )
    expect(unknown).toEqual([])
  })

  test('live mostly around the cities, and some in them and in the country', () => {
    expect(share(({ urbanicity }) => urbanicity === 'urban')).toBeGreaterThan(0.12)
    expect(share(({ urbanicity }) => urbanicity === 'suburban')).toBeGreaterThan(0.5)
    expect(share(({ urbanicity }) => urbanicity === 'rural')).toBeGreaterThan(0.1)
  })

  test('agree with themselves', () => {
    const wrong = people.filter(
      ({ person, facets }) =>
        (facets.is_parent === 'yes' && facets.children !== 'yes') ||
        (facets.child !== null && facets.is_parent !== 'yes') ||
        (facets.retired === 'yes' && facets.employed === 'yes') ||
        (facets.job !== null && facets.employed !== 'yes') ||
        (person.health !== null && facets.health.has('obesity') !== person.health.bmi >= 30),
    )
    expect(wrong).toEqual([])
  })

  test('nearly every voice is somebody’s among a couple of thousand people', () => {
    const voices = allVoices()
    const nobodys = voices.filter(({ who }) => !people.some(({ facets }) => fits(who, facets)))
    expect(nobodys.length).toBeLessThan(voices.length / 100)
  })
})
