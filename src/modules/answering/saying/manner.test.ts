import { beforeAll, describe, expect, it } from 'vitest'
import { testPopulation } from '../../../../test/harness/population.ts'
import type { Person, Population } from '../../population/index.ts'
import { mannerOf } from './manner.ts'

let population: Population
let people: Person[]

beforeAll(async () => {
  population = await testPopulation()
  people = Array.from({ length: 1500 }, (_, index) => population.person(index))
})

const share = (test: (person: Person) => boolean) => people.filter(test).length / people.length

describe('mannerOf', () => {
  it('is the same for an agent whenever it is asked', () => {
    for (const person of people.slice(0, 50)) expect(mannerOf({ ...person })).toEqual(mannerOf(person))
  })

  it('makes about a fifth brusque, a seventh chatty, and most say one or two sentences', () => {
    expect(share((person) => mannerOf(person).register === 'brusque')).toBeCloseTo(0.19, 1)
    expect(share((person) => mannerOf(person).register === 'chatty')).toBeCloseTo(0.15, 1)
    expect(share((person) => mannerOf(person).sentences <= 2)).toBeGreaterThan(0.65)
    expect(share((person) => mannerOf(person).sentences >= 4)).toBeGreaterThan(0.05)
  })

  it('lets the outgoing talk more and the uneasy worry more', () => {
    const mean = (chosen: Person[], of: (person: Person) => number) =>
      chosen.reduce((sum, person) => sum + of(person), 0) / chosen.length
    const top = (trait: 'extraversion' | 'emotional_stability') =>
      [...people].sort((a, b) => b.traits[trait] - a.traits[trait])
    const talkers = top('extraversion')
    const sentences = (person: Person) => mannerOf(person).sentences
    expect(mean(talkers.slice(0, 400), sentences)).toBeGreaterThan(mean(talkers.slice(-400), sentences) + 0.4)
    const steady = top('emotional_stability')
    const worried = (person: Person) => (mannerOf(person).register === 'worried' ? 1 : 0)
    expect(mean(steady.slice(-400), worried)).toBeGreaterThan(mean(steady.slice(0, 400), worried))
  })

  it('keeps every measure within its bounds', () => {
    for (const person of people) {
      const { vocabulary, hedging, clipped, mood, sentences } = mannerOf(person)
      for (const value of [vocabulary, hedging, clipped]) {
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(1)
      }
      expect(Math.abs(mood)).toBeLessThanOrEqual(1)
      expect([1, 2, 3, 4, 5]).toContain(sentences)
    }
  })
})
