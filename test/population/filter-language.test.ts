import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { describe as inWords } from '../../src/modules/filters/describe.ts'
import { select } from '../../src/modules/filters/evaluate.ts'
import { fields } from '../../src/modules/filters/fields.ts'
import { openSearchIndex, type SearchIndex } from '../../src/modules/filters/search-index.ts'
import { understandFilters } from '../../src/modules/filters/understand.ts'
import { ServiceError } from '../../src/platform/errors.ts'
import { testPopulation } from '../harness/population.ts'
import { randomJson, randomSource } from '../harness/random-filters.ts'

let index: SearchIndex
beforeAll(async () => {
  index = openSearchIndex(await testPopulation())
})

const understand = (input: unknown) => understandFilters(input, index, false)

/** Conditions that are well formed, in the words of the vocabulary. */
const condition = fc.oneof(
  fc.record({ state: fc.subarray(['CA', 'Texas', 'new york'], { minLength: 1 }) }),
  fc.record({ sex: fc.constantFrom('female', 'Male', 'women') }),
  fc.record({ age: fc.record({ min: fc.integer({ min: 18, max: 50 }), max: fc.integer({ min: 51, max: 99 }) }) }),
  fc.record({ conditions: fc.record({ all: fc.subarray(['hypertension', 'asthma', 'diabetes'], { minLength: 1 }) }) }),
  fc.record({ drug_class: fc.subarray(['statin', 'Ozempic', 'antidepressants'], { minLength: 1 }) }),
  fc.record({ is_parent: fc.boolean() }),
  fc.record({ occupation: fc.constantFrom('nurse', 'truck drivers', 'Registered Nurse', 'stay at home mom') }),
  fc.record({ education: fc.constantFrom('bachelors', 'college degree', 'high_school') }),
)
const group: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  group: fc.record({
    match: fc.constantFrom('all', 'any', 'and', 'or'),
    filters: fc.array(fc.oneof({ maxDepth: 3 }, condition, tie('group')), { minLength: 1, maxLength: 4 }),
  }),
})).group

describe('what is understood', () => {
  test('means the same when it is sent again, and looks the same', () => {
    fc.assert(
      fc.property(group, (asked) => {
        const first = understand(asked)
        const again = understand(first.echo)
        expect(again.echo).toEqual(first.echo)
        expect(select(index, again.filter)).toEqual(select(index, first.filter))
      }),
      { numRuns: 300 },
    )
  })

  test('does not depend on the order of conditions or on and, or, all, any', () => {
    const other: Record<string, string> = { all: 'and', and: 'all', any: 'or', or: 'any' }
    const turned = (node: unknown): unknown => {
      const { match, filters } = node as { match?: string; filters?: unknown[] }
      if (filters === undefined) return node
      return { match: other[match!], filters: [...filters].reverse().map(turned) }
    }
    fc.assert(
      fc.property(group, (asked) => {
        expect(understand(turned(asked)).echo).toEqual(understand(asked).echo)
      }),
      { numRuns: 300 },
    )
  })

  test('does not depend on which alias names a field', () => {
    for (const [name, { aliases, kind }] of Object.entries(fields)) {
      const value = kind === 'number' ? { min: 1 } : kind === 'boolean' ? true : index.labels(name as 'sex')[0]
      for (const alias of aliases) {
        expect(understand({ filters: { [alias]: value } }).echo).toEqual(
          understand({ filters: { [name]: value } }).echo,
        )
      }
    }
  })

  test('every value of every field is understood as itself, whatever its case', () => {
    for (const [name, { kind }] of Object.entries(fields)) {
      if (kind === 'number' || kind === 'boolean') continue
      for (const label of index.labels(name as 'sex')) {
        const { echo, warnings } = understand({ filters: { [name]: label.toUpperCase() } })
        expect(warnings, `${name} ${label}`).toEqual([])
        expect((echo.filters[name] as { any: string[] } | undefined)?.any, `${name} ${label}`).toContain(label)
      }
    }
  })

  test.each([
    [
      { country: 'US', sex: 'female', age: { min: 25, max: 34 }, is_parent: true, drug_class: 'GLP-1' },
      'US women 25-34 who are parents, taking GLP-1 receptor agonist',
    ],
    [{ country: 'Germany', age: { min: 65 } }, 'DE adults 65 and over'],
    [{ state: 'TX', occupation: 'Registered Nurse' }, 'Adults working as Registered Nurse in Texas'],
    [{ country: 'US', occupation: 'stay at home mom' }, 'US adults running a household'],
    [{}, 'Everybody'],
  ])('%j is put in words', (filters, expected) => {
    expect(
      inWords(understand({ filters }).understood, (_field, value) =>
        value === 'glp1_agonist' ? 'GLP-1 receptor agonist' : value.replaceAll('_', ' '),
      ),
    ).toBe(expected)
  })
})

describe('whatever is sent', () => {
  /** `FUZZ=1000000 npx vitest run --project population test/population/filter-language.test.ts` for a long run. */
  const BODIES = Number(process.env.FUZZ ?? 30_000)

  test(`is a filter or an error that names what is wrong, in less than 10 ms: ${BODIES} random bodies`, {
    timeout: 600_000,
  }, () => {
    const random = randomSource(20_261_115)
    let filters = 0
    const tooSlow: string[] = []
    /** Milliseconds; fails where the answer is neither a filter nor an error that says what is wrong. */
    const take = (body: unknown): number => {
      const began = performance.now()
      try {
        understand(body)
        filters++
      } catch (error) {
        if (!(error instanceof ServiceError)) throw new Error(`${error} for ${JSON.stringify(body)}`)
        expect(error.message).toBe('Invalid filters')
        expect(Object.keys(error.details!.filters as object).length).toBeGreaterThan(0)
      }
      return performance.now() - began
    }
    for (let at = 0; at < BODIES; at++) {
      const body = randomJson(random)
      // A machine may stop for a moment; a body that is slow is slow every time.
      if (take(body) > 10 && Math.min(take(body), take(body), take(body)) > 10) tooSlow.push(JSON.stringify(body))
    }
    expect(filters).toBeGreaterThan(BODIES / 100)
    expect(tooSlow).toEqual([])
  })

  test('a filter as large as the bounds allow is answered in a moment, too', () => {
    const worst = [
      { filters: { occupation: Array.from({ length: 500 }, (_, at) => `quite unheard of job ${at}`) } },
      { filters: { state: Array.from({ length: 500 }, (_, at) => `Nowhere ${at}`) } },
      { filters: { health_drug_classes: Array.from({ length: 500 }, (_, at) => `remedy ${at}`) } },
      { filters: { title_variant: Array.from({ length: 500 }, (_, at) => `title ${at}`) } },
    ]
    for (const body of worst) {
      const times = Array.from({ length: 3 }, () => {
        const began = performance.now()
        try {
          understand(body)
        } catch (error) {
          expect(error).toBeInstanceOf(ServiceError)
        }
        return performance.now() - began
      })
      expect(Math.min(...times), Object.keys(body.filters)[0]).toBeLessThan(100)
    }
  })
})
