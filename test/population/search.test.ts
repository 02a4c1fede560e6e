import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { count, ranked } from '../../src/modules/filters/bitset.ts'
import { everybody, select } from '../../src/modules/filters/evaluate.ts'
import { facets } from '../../src/modules/filters/facets.ts'
import type { FieldName } from '../../src/modules/filters/fields.ts'
import type { Filter } from '../../src/modules/filters/filter.ts'
import { pageOf } from '../../src/modules/filters/order.ts'
import type { Person } from '../../src/modules/population/index.ts'
import { chosen, expected, index, matches, openPeople, people, sayings, wordOf } from '../harness/plain-search.ts'
import { filters, isNumber, leaf, names, numberOf } from '../harness/search-filters.ts'

const LONG = process.env.TEST_LONG === '1'

beforeAll(openPeople)

describe('filters', () => {
  test('every value of every field selects exactly the people who say it of themselves', () => {
    for (const field of names.filter((name) => !isNumber(name))) {
      const bySaying = new Map<string, number[]>()
      people.forEach((person, at) => {
        for (const word of sayings(person, field) ?? [])
          bySaying.set(String(word), [...(bySaying.get(String(word)) ?? []), at])
      })
      const found = new Map<string, number[]>()
      index.labels(field).forEach((_, code) => {
        const agents = chosen(select(index, { kind: 'values', field, mode: 'any', codes: [code] }))
        if (agents.length > 0) found.set(wordOf(field, code), agents)
      })
      expect(Object.fromEntries(found), field).toEqual(Object.fromEntries(bySaying))
    }
  })

  test('whatever the filter, the sets select exactly whom the plain evaluator selects', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(chosen(select(index, filter))).toEqual(expected(filter))
      }),
      { numRuns: LONG ? 1500 : 400 },
    )
  })

  test('a range of a few neighbouring numbers, or of one, selects exactly those who have them', () => {
    const width = fc.constantFrom(0, 0.1, 0.3, 1, 2, 100, 500)
    fc.assert(
      fc.property(fc.constantFrom(...names.filter(isNumber)), fc.nat(), width, (field, pick, more) => {
        const min = numberOf(field, pick)
        const filter: Filter = { kind: 'range', field, min, max: min + more }
        expect(chosen(select(index, filter))).toEqual(expected(filter))
      }),
      { numRuns: LONG ? 500 : 200 },
    )
  })

  test('evaluating a filter changes nothing that later filters rely on', () => {
    fc.assert(
      fc.property(filters, filters, (one, other) => {
        const before = chosen(select(index, one))
        select(index, other).fill(0)
        expect(chosen(select(index, one))).toEqual(before)
      }),
      { numRuns: 200 },
    )
  })

  test('none of some values and any of them share out those of whom the field is known, and nobody else', () => {
    const mostly = fc.constantFrom(...names.filter((name) => !isNumber(name)))
    fc.assert(
      fc.property(mostly, fc.array(fc.nat(), { minLength: 1, maxLength: 5 }), (field, picks) => {
        const codes = picks.map((pick) => pick % index.labels(field).length)
        const [any, none] = (['any', 'none'] as const).map((mode) =>
          chosen(select(index, { kind: 'values', field, mode, codes })),
        )
        const known = people.flatMap((person, at) => (sayings(person, field) === null ? [] : [at]))
        expect([...any!, ...none!].sort((a, b) => a - b)).toEqual(known)
      }),
      { numRuns: 150 },
    )
  })

  test('any of one value is all of one value', () => {
    fc.assert(
      fc.property(leaf, (filter) => {
        fc.pre(filter.kind === 'values' && filter.codes.length > 0)
        const one = { ...filter, codes: filter.codes.slice(0, 1) }
        const [any, all] = (['any', 'all'] as const).map((mode) => select(index, { ...one, mode }))
        expect(chosen(any!)).toEqual(chosen(all!))
      }),
    )
  })
})

describe('facets', () => {
  test('counts are those of a plain count, without values that nobody has, most frequent first', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const plain = facetsOfPeople(people.filter((person) => matches(person, filter)))
        const result = facets(index, select(index, filter), names)
        for (const field of names) {
          const counted = result[field]
          expect(counted.every(({ count }, at) => count > 0 && (at === 0 || count <= counted[at - 1]!.count))).toBe(
            true,
          )
          const byWord = counted.map(({ code, count }) => [isNumber(field) ? String(code) : wordOf(field, code), count])
          expect(Object.fromEntries(byWord), field).toEqual(plain[field])
        }
      }),
      { numRuns: LONG ? 60 : 20 },
    )
  })

  test('of a field that everybody has, they add up to the selection', () => {
    const shared = ['country', 'state', 'city', 'sex', 'age', 'is_parent', 'education', 'labour_status'] as const
    fc.assert(
      fc.property(filters, (filter) => {
        const set = select(index, filter)
        for (const counts of Object.values(facets(index, set, shared)))
          expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(count(set))
      }),
      { numRuns: 100 },
    )
  })

  test('of everybody, they are those of the whole population', () => {
    const result = facets(index, everybody(index), names)
    const plain = facetsOfPeople(people)
    for (const field of names) expect(result[field].length, field).toBe(Object.keys(plain[field]).length)
  })
})

function facetsOfPeople(list: Person[]): Record<FieldName, Record<string, number>> {
  const count = (field: FieldName): Record<string, number> => {
    const counts: Record<string, number> = {}
    for (const person of list) {
      // Twins are of one age.
      for (const word of new Set(sayings(person, field))) counts[word] = (counts[word] ?? 0) + 1
    }
    return counts
  }
  return Object.fromEntries(names.map((field) => [field, count(field)])) as Record<FieldName, Record<string, number>>
}

describe('pages', () => {
  test('put together they give every selected agent once, by number or in the order of the seed', () => {
    fc.assert(
      fc.property(filters, fc.integer({ min: 1, max: 700 }), fc.option(fc.string()), (filter, limit, seed) => {
        const set = select(index, filter)
        const all = ranked(set)
        const pages: number[] = []
        for (let offset = 0; offset < all.count; offset += limit)
          pages.push(...pageOf(all, limit, offset, seed ?? undefined))
        expect(all.count).toBe(count(set))
        expect(seed === null ? pages : pages.toSorted((a, b) => a - b)).toEqual(chosen(set))
      }),
      { numRuns: 100 },
    )
  })

  test('another seed gives another order, in which everybody comes first as often as anybody else', () => {
    const set = ranked(select(index, { kind: 'range', field: 'age', min: 30, max: 30 }))
    const firsts = new Map<number, number>()
    const rounds = 200 * set.count
    for (let seed = 0; seed < rounds; seed++) {
      const [first] = pageOf(set, 1, 0, `seed ${seed}`)
      firsts.set(first!, (firsts.get(first!) ?? 0) + 1)
    }
    expect(firsts.size).toBe(set.count)
    // Chi-square with as many degrees of freedom less one, at five standard deviations.
    const excess = [...firsts.values()].reduce((sum, times) => sum + (times - 200) ** 2 / 200, 0)
    expect(Math.abs(excess - (set.count - 1))).toBeLessThan(5 * Math.sqrt(2 * set.count))
  })
})
