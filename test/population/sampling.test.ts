import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { agentsOf, count } from '../../src/modules/filters/bitset.ts'
import { everybody, select } from '../../src/modules/filters/evaluate.ts'
import { rakingWeights } from '../../src/modules/filters/raking.ts'
import { sample } from '../../src/modules/filters/sample.ts'
import type { Person } from '../../src/modules/population/index.ts'
import { chosen, index, openPeople, people } from '../harness/plain-search.ts'
import { filters } from '../harness/search-filters.ts'

beforeAll(openPeople)

describe('samples', () => {
  const methods = fc.constantFrom('random' as const, 'balanced' as const, 'representative' as const)

  test('hold as many as were asked for, all of the selection, nobody twice, and the same for the same seed', () => {
    fc.assert(
      fc.property(filters, methods, fc.integer({ min: 0, max: 400 }), fc.string(), (filter, method, size, seed) => {
        const set = select(index, filter)
        const agents = [...sample(index, set, size, { method, seed })]
        const selected = new Set(chosen(set))
        expect(agents).toHaveLength(Math.min(size, selected.size))
        expect(new Set(agents).size).toBe(agents.length)
        expect(agents.every((agent) => selected.has(agent))).toBe(true)
        expect([...sample(index, set, size, { method, seed })]).toEqual(agents)
      }),
      { numRuns: 200 },
    )
  })

  test('another seed draws others', () => {
    for (const method of ['random', 'balanced', 'representative'] as const) {
      const [one, other] = ['one', 'other'].map((seed) => sample(index, everybody(index), 50, { method, seed }))
      expect([...one!]).not.toEqual([...other!])
    }
  })

  test('balanced ones have as many of each group, or all of a group that is too small', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 95 }),
        fc.string(),
        fc.integer({ min: 18, max: 60 }),
        (percent, seed, min) => {
          const set = select(index, { kind: 'range', field: 'age', min, max: null })
          const size = Math.round((count(set) * percent) / 100)
          const got = sizesBy([...sample(index, set, size, { method: 'balanced', seed })], bySexAndAge)
          const most = Math.max(...got.values())
          for (const [group, available] of sizesBy(chosen(set), bySexAndAge))
            expect(got.get(group) ?? 0).toBeGreaterThanOrEqual(Math.min(available, most - 1))
        },
      ),
      { numRuns: 60 },
    )
  })

  test('representative ones have each group within one of its share, and each sex too', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), fc.string(), (size, seed) => {
        const set = select(index, { kind: 'values', field: 'country', mode: 'any', codes: [0] })
        const agents = [...sample(index, set, size, { method: 'representative', seed })]
        for (const groupOf of [byFour, ({ sex }: Person) => sex]) {
          const got = sizesBy(agents, groupOf)
          for (const [group, available] of sizesBy(chosen(set), groupOf))
            expect(Math.abs((got.get(group) ?? 0) - (available * size) / count(set))).toBeLessThan(1)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('representative ones reach everybody alike, also people of groups smaller than one place', () => {
    const set = select(index, { kind: 'values', field: 'country', mode: 'any', codes: [0] })
    const times = new Map<number, number>()
    const rounds = 2000
    for (let seed = 0; seed < rounds; seed++) {
      for (const agent of sample(index, set, 40, { method: 'representative', seed: `${seed}` }))
        times.set(agent, (times.get(agent) ?? 0) + 1)
    }
    const rare = [...sizesBy(chosen(set), byFour)].filter(([, size]) => size <= 5).map(([group]) => group)
    const members = chosen(set).filter((agent) => rare.includes(byFour(people[agent]!)))
    const average = members.reduce((sum, agent) => sum + (times.get(agent) ?? 0), 0) / members.length
    expect(average / ((rounds * 40) / count(set))).toBeCloseTo(1, 1)
  })
})

describe('weights', () => {
  const margins = ['sex', 'age', 'education', 'region'] as const

  test('give a lopsided sample the shares of its universe, and say what that costs', () => {
    const universe = select(index, { kind: 'values', field: 'country', mode: 'any', codes: [0] })
    const women = select(index, { kind: 'values', field: 'sex', mode: 'any', codes: [1] })
    const lopsided = Uint32Array.from([
      ...sample(index, universe, 900, { method: 'random', seed: 'a' }),
      ...agentsOf(women).slice(0, 300),
    ])
    const agents = Uint32Array.from(new Set(lopsided))
    const { weights, design_effect, effective_n, greatest_gap } = rakingWeights(index, agents, universe, margins)
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    expect(total).toBeCloseTo(agents.length, 6)
    expect(greatest_gap).toBeLessThan(1e-4)
    for (const groupOf of [({ sex }: Person) => sex, ({ education }: Person) => education, bandOf]) {
      for (const [group, size] of sizesBy(chosen(universe), groupOf)) {
        const weighted = weights.reduce(
          (sum, weight, at) => sum + (groupOf(people[agents[at]!]!) === group ? weight : 0),
          0,
        )
        expect(weighted / total).toBeCloseTo(size / count(universe), 3)
      }
    }
    const squares = weights.reduce((sum, weight) => sum + weight ** 2, 0)
    expect(effective_n).toBeCloseTo(total ** 2 / squares, 6)
    expect(design_effect).toBeCloseTo(agents.length / effective_n, 9)
    expect(design_effect).toBeGreaterThan(1)
  })

  test('are trimmed: the largest is at most 25 times the smallest, whatever the sample', () => {
    fc.assert(
      fc.property(filters, filters, fc.string(), (filter, part, seed) => {
        const universe = select(index, filter)
        const set = select(index, { kind: 'all', parts: [filter, part] })
        fc.pre(count(set) > 0)
        const agents = sample(index, set, 100, { method: 'random', seed })
        const { weights, design_effect, effective_n } = rakingWeights(index, agents, universe, margins)
        const bounds = [Math.min(...weights), Math.max(...weights)]
        expect(bounds[1]! / bounds[0]!).toBeLessThanOrEqual(25.000001)
        expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(agents.length, 6)
        expect(design_effect).toBeGreaterThanOrEqual(1 - 1e-9)
        expect(effective_n).toBeLessThanOrEqual(agents.length + 1e-6)
      }),
      { numRuns: 150 },
    )
  })

  test('are all one where the sample is the universe', () => {
    const universe = everybody(index)
    const { weights, design_effect } = rakingWeights(index, agentsOf(universe), universe, margins)
    expect(weights.every((weight) => Math.abs(weight - 1) < 1e-9)).toBe(true)
    expect(design_effect).toBeCloseTo(1, 9)
  })
})

const bandOf = ({ age }: Person): string => String([25, 35, 45, 55, 65].filter((end) => end <= age).length)
const bySexAndAge = (person: Person): string => `${person.sex}/${bandOf(person)}`
const byFour = (person: Person): string => `${bySexAndAge(person)}/${person.region}/${person.education}`

function sizesBy(agents: number[], groupOf: (person: Person) => string): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const agent of agents) {
    const group = groupOf(people[agent]!)
    sizes.set(group, (sizes.get(group) ?? 0) + 1)
  }
  return sizes
}
