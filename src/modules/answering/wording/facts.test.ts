import { beforeAll, describe, expect, test } from 'vitest'
import { testPopulation } from '../../../../test/harness/population.ts'
import type { Person } from '../../population/index.ts'
import { factsOf } from './facts.ts'

let people: Person[]
beforeAll(async () => {
  const population = await testPopulation()
  const { size } = population
  people = Array.from({ length: 300 }, (_, at) => population.person(Math.floor((at * size) / 300)))
})

const broken = (pattern: RegExp): string[] =>
  people.flatMap((person) => factsOf(person).filter((line) => pattern.test(line)))

describe('what a model is told about 300 agents of every country', () => {
  test('is in words: nothing missing, no slugs, no double blanks, no empty places', () => {
    expect(new Set(people.map(({ country_code }) => country_code)).size).toBeGreaterThan(1)
    expect(broken(/\bnull\b|\bundefined\b|\bNaN\b|\[object/)).toEqual([])
    expect(broken(/_/)).toEqual([])
    expect(broken(/ {2}|^\s|\s$/)).toEqual([])
    expect(broken(/[,;:(] *(?:[,;:)]|$)|\(\)|, *;/)).toEqual([])
    expect(broken(/[<>{}]/)).toEqual([])
  })

  test('counts as people do', () => {
    expect(broken(/\b1 (?:hours|children|people|prescription medicines|years)\b/)).toEqual([])
    expect(broken(/(?<![\d+])(?:[2-9]|\d{2,}) (?:hour of|child aged|prescription medicine\b(?!s))/)).toEqual([])
  })

  test('begins with age and sex, and names no agent', () => {
    for (const person of people) {
      const [first, second] = factsOf(person)
      expect(first).toBe(`${person.age} years old, ${person.sex === 'male' ? 'man' : 'woman'}`)
      expect(second).toMatch(/^Lives in /)
      expect(factsOf(person).join('\n')).not.toContain(person.last_name.length > 4 ? ` ${person.last_name} ` : '\0')
    }
  })

  test('has a line for each subject once, and only so many as can be read', () => {
    for (const person of people) {
      const subjects = factsOf(person).flatMap((line) => /^(\w+): /.exec(line)?.[1] ?? [])
      expect(new Set(subjects).size).toBe(subjects.length)
      expect(factsOf(person).length).toBeLessThan(40)
    }
  })

  test('is the same every time it is told', () => {
    for (const person of people.slice(0, 20)) expect(factsOf(person)).toEqual(factsOf(person))
  })
})
