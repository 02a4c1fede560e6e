import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { count } from '../../src/modules/filters/bitset.ts'
import { describe as inWords } from '../../src/modules/filters/describe.ts'
import { select } from '../../src/modules/filters/evaluate.ts'
import { fields } from '../../src/modules/filters/fields.ts'
import type { Understood } from '../../src/modules/filters/normal-form.ts'
import { relaxationsOf } from '../../src/modules/filters/relaxations.ts'
import { openSearchIndex, type SearchIndex } from '../../src/modules/filters/search-index.ts'
import { filterOf, understandFilters } from '../../src/modules/filters/understand.ts'
import { conditions, drugClasses } from '../../src/modules/population/index.ts'
import { ServiceError } from '../../src/platform/errors.ts'
import { cpuMs } from '../harness/cpu-time.ts'
import { testPopulation } from '../harness/population.ts'
import { randomJson, randomSource } from '../harness/random-filters.ts'

const LONG = process.env.TEST_LONG === '1'
const runs = { numRuns: LONG ? 300 : 100 }

let index: SearchIndex
beforeAll(async () => {
  index = openSearchIndex(await testPopulation())
})

const healthLabels = new Map([...conditions, ...drugClasses].map(({ slug, label }) => [slug, label]))
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
  fc.record({ child_age: fc.record({ min: fc.integer({ min: 0, max: 5 }), max: fc.integer({ min: 6, max: 30 }) }) }),
  fc.record({ party: fc.subarray(['GOP', 'dems', 'independent'], { minLength: 1 }), pets: fc.constant('dog owners') }),
  fc.record({ uses_tiktok: fc.record({ any: fc.subarray([true, false], { minLength: 1 }) }) }),
  fc.record({
    city: fc.record({ none: fc.subarray(['Portland, OR', 'Chicago', 'Paris, France', 'Nowhere'], { minLength: 1 }) }),
  }),
  fc.record({
    occupation: fc.record({
      not: fc.subarray(['nurse', 'stay at home mom', 'freelance copywriter', 'Engineer', 'flibbertigibbet'], {
        minLength: 1,
      }),
    }),
  }),
  fc.record({
    drug_class: fc.record({ none: fc.subarray(['Ozempic', 'statin'], { minLength: 1 }), any: fc.constant('statin') }),
  }),
  fc.record({ is_parent: fc.record({ none: fc.subarray([true, false], { minLength: 1 }) }) }),
  fc.record({ bmi: fc.record({ none: fc.subarray([20.5, { min: 25, max: 30 }, { min: 40 }], { minLength: 1 }) }) }),
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
      runs,
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
      runs,
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
      'US women 25-34 who are parents, taking a GLP-1 receptor agonist',
    ],
    [{ country: 'Germany', age: { min: 65 } }, 'Adults 65 and over in Germany'],
    [{ state: 'TX', occupation: 'Registered Nurse' }, 'Adults working as registered nurses in Texas'],
    [{ country: 'US', occupation: 'stay at home mom' }, 'US adults running a household'],
    [{}, 'Everybody'],
    [{ country: 'US', occupation: { none: 'Registered Nurse' } }, 'US adults not working as registered nurses'],
    [{ sex: 'women', state: { not: 'CA' }, party: 'GOP' }, 'Women outside California, who are Republicans'],
    [{ conditions: { none: 'diabetes' } }, 'Adults without type 2 diabetes'],
    [{ smoking_status: { none: 'smoker' } }, 'Adults who do not smoke'],
    [{ age: { none: { min: 30, max: 40 } }, country: { none: 'USA' } }, 'Adults outside the US, not aged 30-40'],
    [{ child_age: { max: 4 }, home: 'renters' }, 'Adults with a child aged up to 4, who rent their home'],
    [{ child_age: { none: { max: 4 } } }, 'Adults without a child aged up to 4'],
    [
      { pets: { none: ['none', 'cat'] }, gun_at_home: false },
      'Adults with pets, but without cats, without a gun at home',
    ],
    [{ nativity: 'immigrants', political_views: { not: 'left' } }, 'Adults born abroad, who are not liberal'],
    [
      { marital_status: { none: 'single' }, ethnicity: { none: 'white' } },
      'Adults who are or were married, who are not white',
    ],
    [{ country: 'GB', occupation: 'nurses' }, 'UK adults working as nurses (5 titles)'],
    [{ country: ['NL', 'US', 'KR'], sex: 'men' }, 'Men in South Korea, the Netherlands or the US'],
    [{ country: 'DE', state: 'Bavaria' }, 'Adults in Bayern, Germany'],
    [{ city: 'Portland, OR', urbanicity: 'rural' }, 'Adults in Portland, Oregon, in the countryside'],
    [
      { income: { min: 100_000 }, urbanicity: 'suburban' },
      'Adults in the suburbs, with an income of $100,000 and over',
    ],
    [{ household_income: { min: 50_000, max: 90_000 } }, 'Adults with a household income of $50,000-$90,000'],
    [{ region: 'midwest', ethnicity: ['black', 'hispanic'] }, 'Black or Hispanic adults in the Midwest'],
    [
      { labour_status: 'self_employed', conditions: ['insomnia', 'COPD'] },
      'Self-employed adults with COPD or insomnia',
    ],
    [
      { labour_status: 'not_in_labour_force', children: { min: 6 } },
      'Adults with 6 or more children, who are outside the labour force',
    ],
    [
      { religion: 'catholic', education: 'bachelors', smoking_status: 'current' },
      "Adults with a bachelor's degree, who are Catholic, who smoke",
    ],
    [
      { age: { max: 29 }, occupation: 'doctors' },
      'Adults up to 29 working as anesthesiologists, cardiologists, dermatologists or 14 more',
    ],
    [
      {
        any: [
          { state: 'Ohio', occupation: 'Baker' },
          { state: 'Texas', occupation: 'Secretary' },
        ],
      },
      'Adults working as bakers in Ohio, or adults working as administrative assistants, executive assistants, legal secretaries or medical secretaries in Texas',
    ],
    [{ country: 'US', any: [{ pets: 'cat' }, { home: 'rents' }] }, 'US adults either who rent their home or with cats'],
    [
      { drug_class: ['insulin', 'SSRI antidepressant', 'statin'] },
      'Adults taking insulin, an SSRI antidepressant or a statin',
    ],
  ])('%j is put in words', (filters, expected) => {
    expect(
      inWords(
        understand({ filters }).understood,
        (_field, value) => healthLabels.get(value) ?? value.replaceAll('_', ' '),
      ),
    ).toBe(expected)
  })
})

describe('an exclusion', () => {
  const chosen = (asked: unknown) => select(index, understand(asked).filter)

  function problemsOf(asked: unknown): unknown {
    try {
      understand(asked)
      return undefined
    } catch (error) {
      return (error as ServiceError).details?.filters
    }
  }

  test('is echoed in the words of the vocabulary, once for each field', () => {
    expect(understand({ filters: { state: { not: ['NY', 'California'] } } }).echo.filters).toEqual({
      state: { none: ['California', 'New York'] },
    })
    expect(understand({ filters: [{ state: { none: 'CA' } }, { state: { none: 'NY' } }] }).echo.filters).toEqual({
      state: { none: ['California', 'New York'] },
    })
    const eitherState = { match: 'any', filters: [{ state: { none: 'CA' } }, { state: { none: 'NY' } }] }
    expect(chosen(eitherState)).toEqual(chosen({}))
    expect(understand({ filters: { is_parent: { none: 'yes' } } }).echo.filters).toEqual({ is_parent: false })
    expect(understand({ filters: { age: { min: 18, none: [30, { max: 20 }] } } }).echo.filters).toEqual({
      age: { min: 18, none: [{ min: 30, max: 30 }, { max: 20 }] },
    })
  })

  test('takes words as any does: what one selects of those whom it is known of, the other leaves', () => {
    const words: Record<string, string[]> = {
      occupation: ['nurses', 'stay at home mom', 'freelance copywriter'],
      city: ['New York City, NY', 'Chicago'],
      bmi_class: ['obese'],
      drug_class: ['Ozempic', 'antidepressants'],
      home: ['tenants'],
    }
    const inTheUs = { country: 'US' }
    for (const [field, list] of Object.entries(words)) {
      const held = { [field]: list }
      const excluded = { [field]: { none: list } }
      const known = field === 'bmi_class' || field === 'drug_class' ? inTheUs : {}
      expect(chosen({ match: 'any', filters: [held, excluded] }), field).toEqual(chosen(known))
      const both = chosen([held, excluded])
      expect(both, field).toEqual(both.map(() => 0))
    }
  })

  test('of a word that stands for a group can be sent again, or is refused as too deep, however deep it stands', () => {
    let filter: unknown = { city: { none: ['Portland, OR', 'Chicago'] }, sex: 'male' }
    const accepted = Array.from({ length: 16 }, (_, level) => {
      filter = { match: level % 2 === 0 ? 'any' : 'all', filters: [{ age: { min: 20 + level } }, filter] }
      const refused = problemsOf(filter)
      if (refused !== undefined) {
        expect(refused).toEqual({ filters: [expect.stringMatching(/levels deep/)] })
        return false
      }
      const { echo } = understand(filter)
      expect(understand(echo).echo).toEqual(echo)
      return true
    })
    expect(accepted.slice(0, 8)).not.toContain(false)
    expect(accepted.slice(12)).not.toContain(true)
  })

  test('is loosened by leaving it out, or one of its values, and never by excluding more', () => {
    const found = understand({
      filters: { country: 'DE', age: { none: { max: 60 } }, home: { none: ['rents', 'owns'] } },
    })
    const countOf = (node: Understood) => count(select(index, filterOf(node, index)))
    const looser = relaxationsOf({ ...found, total: countOf(found.understood) }, 5, countOf, (_field, value) => value)
    expect(looser.map(({ suggestion }) => suggestion.replace(/\d+ match/, 'so many match'))).toEqual(
      expect.arrayContaining([
        'Who do not rent their home instead of who do not own or rent their home: so many match.',
        'Without the condition on home: so many match.',
      ]),
    )
    for (const { filters, matched_count } of looser) {
      expect(matched_count).toBeGreaterThan(0)
      expect(countOf(understand(filters).understood)).toBe(matched_count)
    }
    const outside = understand({ filters: { age: { none: { min: 18 } } } })
    expect(relaxationsOf({ ...outside, total: 0 }, 5, countOf, (_field, value) => value)).toEqual([
      expect.objectContaining({ suggestion: 'Without the condition on age: 2200 match.' }),
    ])
  })

  test('of a country does not settle in which country a state is', () => {
    expect(understand({ filters: { country: { none: 'Australia' }, state: 'WA' } }).echo.filters).toMatchObject({
      state: { any: ['Washington'] },
    })
  })
})

test('a filter that finds too few is loosened in who people are and where they live before what they do', () => {
  const found = understand({ filters: { state: 'Vermont', occupation: 'Registered Nurse', sex: 'male' } })
  const countOf = (node: Understood) => count(select(index, filterOf(node, index)))
  const looser = relaxationsOf({ ...found, total: 0 }, 5, countOf, (_field, value) => value)
  const touching = looser.map(({ fields }) => fields.some((field) => field.startsWith('occupation')))
  expect(touching).toEqual(touching.toSorted((a, b) => Number(a) - Number(b)))
  expect(new Set(touching)).toEqual(new Set([false, true]))
})

test('who leaves out a US state is told whether the rest of the US is meant, or every country', () => {
  const found = understand({ filters: { state: 'Vermont', age: { min: 80 } } })
  const countOf = (node: Understood) => count(select(index, filterOf(node, index)))
  const looser = relaxationsOf({ ...found, total: 0 }, 5000, countOf, (_field, value) => value)
  const wheres = looser.filter(({ fields }) => fields.includes('state'))
  expect(wheres.map(({ suggestion }) => suggestion.split(':')[0])).toEqual([
    'In any country',
    'Anywhere in the US',
    'In the Northeast instead of in Vermont',
  ])
  expect(wheres[0]!.matched_count).toBeGreaterThan(wheres[1]!.matched_count)
  expect(wheres[1]!.filters.filters).toMatchObject({ country: { any: ['US'] } })
})

describe('whatever is sent', () => {
  /** `FUZZ=1000000 npx vitest run test/population/filter-language.test.ts` for a long run. */
  const BODIES = Number(process.env.FUZZ ?? (LONG ? 30_000 : 6000))

  test(`is a filter or an error that names what is wrong, in less than 10 ms: ${BODIES} random bodies`, {
    timeout: 600_000,
  }, () => {
    const random = randomSource(20_261_115)
    const echoes: unknown[] = []
    const tooSlow: string[] = []
    /** Milliseconds; fails where the answer is neither a filter nor an error that says what is wrong. */
    const take = (body: unknown): number => {
      const began = performance.now()
      try {
        echoes.push(understand(body).echo)
      } catch (error) {
        if (!(error instanceof ServiceError)) throw new Error(`${error} for ${JSON.stringify(body)}`)
        expect(error.message).toBe('Invalid filters')
        expect(Object.keys(error.details!.filters as object).length).toBeGreaterThan(0)
      }
      return performance.now() - began
    }
    const again = (body: unknown): number => cpuMs(() => take(body))
    for (let at = 0; at < BODIES; at++) {
      const body = randomJson(random)
      // A machine may stop for a moment; a body that is slow is slow every time.
      if (take(body) > 10 && Math.min(again(body), again(body), again(body)) > 10) tooSlow.push(JSON.stringify(body))
    }
    expect(echoes.length).toBeGreaterThan(BODIES / 100)
    expect(tooSlow).toEqual([])
    // Whatever the form was, what comes back can be sent again.
    expect(echoes.filter((echo) => !isDeepStrictEqual(understand(echo).echo, echo))).toEqual([])
  })

  test('a filter as large as the bounds allow is answered in a moment, too', () => {
    const worst = [
      { filters: { occupation: Array.from({ length: 500 }, (_, at) => `quite unheard of job ${at}`) } },
      { filters: { state: Array.from({ length: 500 }, (_, at) => `Nowhere ${at}`) } },
      { filters: { health_drug_classes: Array.from({ length: 500 }, (_, at) => `remedy ${at}`) } },
      { filters: { title_variant: Array.from({ length: 500 }, (_, at) => `title ${at}`) } },
    ]
    for (const body of worst) {
      const times = Array.from({ length: 3 }, () =>
        cpuMs(() => {
          try {
            understand(body)
          } catch (error) {
            expect(error).toBeInstanceOf(ServiceError)
          }
        }),
      )
      expect(Math.min(...times), Object.keys(body.filters)[0]).toBeLessThan(100)
    }
  })
})
