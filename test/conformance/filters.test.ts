import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Service, startService, type TestKey } from '../harness/service.ts'

let service: Service
let key: TestKey
beforeAll(async () => {
  service = await startService()
  key = await service.createKey({ scopes: ['agent:search'] })
})
afterAll(() => service.close())

const get = (path: string) => service.request('GET', path, { key: key.api_key })
const search = (query: string) => get(`/v1/agents/search?${query}`)
const find = (json: unknown) => service.request('POST', '/v1/agents/find', { key: key.api_key, json })
const total = async (json: unknown): Promise<number> => {
  const { status, body } = await find(json)
  expect([200, 404], JSON.stringify(body)).toContain(status)
  return status === 404 ? 0 : body.total_count
}

describe('GET /v1/agents/search', () => {
  test('shorthand: repeated parameters are any, different parameters all, age_min and age_max a range', async () => {
    const { status, body } = await search('country=US&state=CA&state=Texas&age_min=30&age_max=39&sex=female&limit=100')
    expect(status).toBe(200)
    expect(body.total_count).toBe(body.agents.length)
    expect(body.total_count).toBeGreaterThan(5)
    for (const { state, age, sex, country } of body.agents) {
      expect(['California', 'Texas']).toContain(state)
      expect(age >= 30 && age <= 39).toBe(true)
      expect([sex, country]).toEqual(['female', 'United States'])
    }
    expect(body.filters).toEqual({
      match: 'all',
      filters: {
        country: { any: ['US'] },
        state: { any: ['California', 'Texas'] },
        sex: { any: ['female'] },
        age: { min: 30, max: 39 },
      },
    })
    expect(body.description).toBe('US women 30-39 in California or Texas')
    expect(body.warnings).toEqual([])
  })

  test('pages do not overlap, with and without a seed, and a seed gives a repeatable order of its own', async () => {
    for (const order of ['', '&seed=monday']) {
      const pages = await Promise.all(
        [0, 20, 40].map((offset) => search(`country=US&limit=20&offset=${offset}${order}`)),
      )
      const ids = pages.flatMap(({ body }) => body.agents.map((agent: { id: number }) => agent.id))
      expect(new Set(ids).size).toBe(60)
    }
    const ids = async (query: string) => (await search(query)).body.agents.map((agent: { id: number }) => agent.id)
    expect(await ids('seed=a')).toEqual(await ids('seed=a'))
    expect(await ids('seed=a')).not.toEqual(await ids('seed=b'))
  })

  test('filters as JSON in the query hold beside the shorthand', async () => {
    const json = encodeURIComponent(JSON.stringify({ match: 'any', filters: { age: { max: 25 }, is_parent: true } }))
    const { body } = await search(`country=US&sex=male&filters=${json}&limit=100`)
    expect(body.total_count).toBeGreaterThan(50)
    for (const { age, num_children, sex } of body.agents) {
      expect(age <= 25 || num_children > 0).toBe(true)
      expect(sex).toBe('male')
    }
  })

  test('a natural job title is resolved, and the echo shows to what', async () => {
    const { body } = await search('country=US&occupation=nurses&limit=100')
    const labels: string[] = body.filters.filters.occupation.any
    expect(labels).toContain('Registered Nurse')
    for (const { occupation } of body.agents) expect(labels).toContain(occupation)
    expect(body.total_count).toBeGreaterThan(5)
  })

  test('a family word means the family, and a label to the letter that label alone', async () => {
    const family = (await search('occupation=engineers')).body.filters.filters.occupation.any
    expect((await search('occupation=engineer')).body.filters.filters.occupation.any).toEqual(family)
    expect(family.length).toBeGreaterThan(5)
    expect((await search('occupation=Engineer')).body.filters.filters.occupation.any).toEqual(['Engineer'])
  })

  test('an unknown value of an open field matches nobody and warns with near ones', async () => {
    const { status, body } = await search('state=Califronia')
    expect(status).toBe(200)
    expect(body.total_count).toBe(0)
    expect(body.warnings).toEqual([
      expect.objectContaining({
        field: 'state',
        value: 'Califronia',
        suggestions: expect.arrayContaining(['California']),
      }),
    ])
  })

  test('a city with its state is that city in that state', async () => {
    const { body } = await search('city=New%20York%20City,%20NY&limit=100')
    expect(body.total_count).toBeGreaterThan(5)
    for (const { city, state } of body.agents) expect([city, state]).toEqual(['New York City', 'New York'])
    expect((await search('city=New%20York%20City,%20TX')).body.total_count).toBe(0)
  })

  test('a search without conditions finds everybody', async () => {
    for (const query of ['', 'match=any', 'match=all', 'filters=%7B%7D']) {
      expect((await search(query)).body, query).toMatchObject({
        total_count: 2200,
        description: 'Everybody',
        count: 20,
      })
    }
  })
})

describe('GET and POST /v1/agents/find', () => {
  test('gives one agent and how many there are; 404 with the echo when nobody matches', async () => {
    const { status, body } = await get('/v1/agents/find?country=DE&age_min=60')
    expect(status).toBe(200)
    expect(body).toMatchObject({ count: 1, agent: { country: 'Germany' } })
    expect(body.agent.age).toBeGreaterThanOrEqual(60)
    const none = await find({ filters: { country: 'DE', health_conditions: 'asthma' } })
    expect({ status: none.status, code: none.body.error.code }).toEqual({ status: 404, code: 'not_found' })
    expect(none.body.error.details.filters).toMatchObject({ match: 'all' })
  })

  test.each([
    [
      'and',
      { match: 'and', filters: { sex: 'female', age: { min: 40 } } },
      { match: 'all', filters: { gender: 'Female', age_min: 40 } },
    ],
    [
      'or',
      { match: 'or', filters: { age: { max: 20 }, state: 'TX' } },
      { match: 'any', filters: { state: ['texas'], age: { max: 20 } } },
    ],
    ['plain array', { filters: { state: ['CA', 'NY'] } }, { filters: { state: { any: ['New York', 'California'] } } }],
    ['or of a field', { filters: { state: { or: ['CA', 'NY'] } } }, { filters: { state: { any: ['CA', 'NY'] } } }],
    [
      'and of a list',
      { filters: { conditions: { and: ['hypertension', 'obesity'] } } },
      { filters: { health_conditions: { all: ['obesity', 'hypertension'] } } },
    ],
    ['is_female', { filters: { is_female: true } }, { filters: { sex: 'woman' } }],
    ['income', { filters: { income: { min: 50000 } } }, { filters: { annual_income_usd: { min: 50000 } } }],
    ['country', { filters: { country: 'USA' } }, { filters: { country: 'United States' } }],
    ['employment', { filters: { employment: 'retired' } }, { filters: { labor_status: 'Retired' } }],
    [
      'obese',
      { filters: { bmi_class: 'obese' } },
      { filters: { health_bmi_class: ['obese_1', 'obese_2', 'obese_3'] } },
    ],
    ['diabetes', { filters: { condition: 'diabetes' } }, { filters: { health_conditions: 'diabetes_t2' } }],
    ['Ozempic', { filters: { drug_class: 'Ozempic' } }, { filters: { medication_classes: 'glp1_agonist' } }],
    ['not', { filters: { state: { not: 'CA' } } }, { filters: { state: { NONE: ['California'] } } }],
    ['not of a yes', { filters: { is_parent: { none: true } } }, { filters: { is_parent: false } }],
    ['politics', { filters: { ideology: 'left-wing' } }, { filters: { political_views: 'liberals' } }],
    [
      'GOP',
      { filters: { party: { none: ['dems', 'independents'] } } },
      { filters: { party_id: { none: ['Independent', 'DEMOCRAT'] } } },
    ],
    ['immigrants', { filters: { nativity: 'immigrants' } }, { filters: { nativity: 'foreign-born' } }],
    [
      'toddlers',
      { filters: { child_age_min: 1, child_age_max: 3 } },
      { filters: { children_ages: { min: 1, max: 3 } } },
    ],
    [
      'nested',
      {
        match: 'any',
        filters: [{ filters: { age: { max: 25 } } }, { match: 'all', filters: { sex: 'male', age: { min: 80 } } }],
      },
      { filters: { any: [{ age: { max: 25 } }, { all: [{ sex: 'male' }, { age: { min: 80 } }] }] } },
    ],
  ])('%s: two ways to say it mean the same', async (_name, one, other) => {
    const [first, second] = [await find(one), await find(other)]
    expect(first.body.total_count ?? 0, JSON.stringify(first.body)).toBeGreaterThan(0)
    expect(second.body.filters).toEqual(first.body.filters)
    expect(second.body.total_count).toBe(first.body.total_count)
    // What comes back can be sent again.
    const again = await find(first.body.filters)
    expect(again.body.filters).toEqual(first.body.filters)
    expect(again.body.total_count).toBe(first.body.total_count)
  })

  test('what one field says at once holds together, also where fields are alternatives', async () => {
    const both = { any: ['hypertension', 'obesity'], all: ['arthritis', 'hypertension'] }
    const alone = await total({ filters: { health_conditions: both } })
    const either = await total({ match: 'any', filters: { health_conditions: both, age: { min: 200 } } })
    expect(alone).toBeGreaterThan(0)
    expect(either).toBe(alone)
    const number = { any: [30, 31, 80], min: 31, max: 60 }
    expect(await total({ match: 'any', filters: { age: number, state: 'Nowhere' } })).toBe(
      await total({ filters: { age: 31 } }),
    )
  })

  test('all of a list means that one agent has every value; any means at least one', async () => {
    const any = await total({ filters: { health_conditions: { any: ['hypertension', 'obesity'] } } })
    const all = await total({ filters: { health_conditions: { all: ['hypertension', 'obesity'] } } })
    const each = await Promise.all(['hypertension', 'obesity'].map((one) => total({ filters: { condition: one } })))
    expect(all).toBeGreaterThan(0)
    expect(any + all).toBe(each[0]! + each[1]!)
  })

  test('agents without a health profile never match a health filter, not even the widest', async () => {
    expect(await total({ filters: { country: 'JP', bmi: { min: 0 } } })).toBe(0)
    expect(await total({ filters: { country: 'US', bmi: { min: 0 } } })).toBe(2000)
    expect(await total({ filters: { country: 'JP', health_conditions: { none: ['asthma'] } } })).toBe(0)
    const without = await total({ filters: { health_conditions: { none: ['asthma'] } } })
    expect(without + (await total({ filters: { health_conditions: 'asthma' } }))).toBe(2000)
  })

  test('what is known in the US alone is neither true nor false, neither held nor excluded, of agents abroad', async () => {
    for (const condition of [{ uses_tiktok: true }, { uses_tiktok: false }, { party: { none: 'democrat' } }]) {
      expect(await total({ filters: { country: 'DE', ...condition } }), JSON.stringify(condition)).toBe(0)
      expect(await total({ filters: { country: 'US', ...condition } })).toBeGreaterThan(100)
    }
  })

  test('an exclusion keeps those who are known to have nothing of the kind', async () => {
    const nobody = await total({ filters: { labour_status: 'retired', occupation: { none: ['nurse', 'teachers'] } } })
    expect(nobody).toBe(await total({ filters: { labour_status: 'retired' } }))
    const childless = { is_parent: false, child_age: { none: { max: 17 } } }
    expect(await total({ filters: childless })).toBe(await total({ filters: { is_parent: false } }))
  })

  test('an unknown value of an open field excludes nobody, and warns', async () => {
    const { status, body } = await find({ filters: { country: 'US', state: { none: ['Califronia'] } } })
    expect(status).toBe(200)
    expect(body).toMatchObject({ total_count: 2000, filters: { filters: { state: { none: ['Califronia'] } } } })
    expect(body.warnings).toEqual([
      expect.objectContaining({
        message: 'Nobody has the state "Califronia", so that it excludes nobody. Did you mean California?',
      }),
    ])
  })
})

describe('what is wrong is said field by field', () => {
  test.each([
    ['an unknown field', { filters: { agee: 30 } }, 'agee', /did you mean age\?/],
    ['min above max', { filters: { age: { min: 50, max: 20 } } }, 'age', /min 50 is greater than max 20/],
    ['text for a number', { filters: { age: 'old' } }, 'age', /must be a number/],
    ['a form that there is not', { filters: { sex: { but: 'male' } } }, 'sex', /but is not understood/],
    ['an exclusion of nothing', { filters: { state: { none: [] } } }, 'state', /has no values/],
    ['an exclusion of no number', { filters: { age: { none: [] } } }, 'age', /has no values/],
    ['an exclusion of a range without ends', { filters: { age: { none: {} } } }, 'age', /needs min, max or both/],
    ['an exclusion of text for a number', { filters: { age: { none: 'old' } } }, 'age', /must be a number/],
    ['an exclusion within an exclusion', { filters: { age: { none: { not: 3 } } } }, 'age', /not is not understood/],
    ['an exclusion of an object', { filters: { sex: { none: { any: ['male'] } } } }, 'sex', /must be text/],
    ['an exclusion of what there is not', { filters: { party: { none: 'gopp' } } }, 'party', /"gopp" is not supported/],
    ['an exclusion of a group', { filters: { none: [{ state: 'CA' }] } }, 'none', /within a field/],
    ['neither true nor false', { filters: { gun_at_home: 'maybe' } }, 'gun_at_home', /must be true or false/],
    ['an empty form', { filters: { sex: {} } }, 'sex', /is empty/],
    ['no values', { filters: { sex: [] } }, 'sex', /has no values/],
    ['a list for filters of scalars', { filters: ['male'] }, 'filters', /must be an object/],
    ['a match that there is not', { match: 'some', filters: { age: 30 } }, 'match', /must be all/],
    [
      'too deep',
      { filters: JSON.parse(`${'{"any":['.repeat(20)}{"age":3}${']}'.repeat(20)}`) },
      'filters',
      /levels deep/,
    ],
    ['too many values', { filters: { state: Array(501).fill('CA') } }, 'state', /more than 500 values/],
    [
      'too many numbers',
      { filters: { child_age: { none: Array.from({ length: 300 }, (_, at) => at) }, age: Array(201).fill(30) } },
      'filters',
      /more than 500 values in all/,
    ],
    ['a prototype', { filters: JSON.parse('{"__proto__x": 1}') }, '__proto__x', /unknown field/],
  ])('%s is 400 Invalid filters', async (_name, json, field, message) => {
    const { status, body } = await find(json)
    expect({ status, code: body.error.code, message: body.error.message }).toEqual({
      status: 400,
      code: 'invalid_request',
      message: 'Invalid filters',
    })
    expect(body.error.details.filters[field].join(' ')).toMatch(message)
  })

  test('an unsupported value of a finite field is 400, and 422 when the service is strict; both with suggestions', async () => {
    const strict = await startService({ beside: service, config: { API_V1_STRICT_INVALID_FILTERS: 'true' } })
    try {
      for (const [on, expected] of [
        [service, { status: 400, code: 'invalid_request' }],
        [strict, { status: 422, code: 'refused' }],
      ] as const) {
        const json = { filters: { health_conditions: 'hypertenson', age: { min: 20 } } }
        const { status, body } = await on.request('POST', '/v1/agents/find', { key: key.api_key, json })
        expect({ status, code: body.error.code }).toEqual(expected)
        expect(body.error.message).toBe('Invalid filters')
        expect(body.error.details.filters.health_conditions[0]).toContain('"hypertenson" is not supported')
        expect(body.error.details.suggestions.health_conditions).toContain('hypertension')
        const malformed = await on.request('POST', '/v1/agents/find', {
          key: key.api_key,
          json: { filters: { agee: 1 } },
        })
        expect(malformed.status).toBe(400)
      }
    } finally {
      await strict.close()
    }
  })

  test.each([
    'age_min=old',
    'age_max=',
    'limit=0',
    'limit=101',
    'offset=-1',
    'filters=%7B',
    'filters=7',
    'filters=1&filters=2',
    'recruitable_only=maybe',
  ])('%s is 400 with a sentence that says what is wrong', async (query) => {
    const { status, body } = await search(query)
    expect({ status, code: body.error.code }).toEqual({ status: 400, code: 'invalid_request' })
    const { fields, filters } = body.error.details
    expect(
      Object.values<string[]>(fields ?? filters)
        .flat()
        .join(' '),
    ).toMatch(/must/)
  })

  test('every problem is named at once', async () => {
    const { body } = await find({ filters: { agee: 3, sex: 'neither nor', age: { min: 9, max: 1 } } })
    expect(Object.keys(body.error.details.filters).sort()).toEqual(['age', 'agee', 'sex'])
  })
})

describe('GET /v1/filters', () => {
  test('lists the values of a country with counts that add up', async () => {
    const { status, body } = await get('/v1/filters?country=US')
    expect(status).toBe(200)
    expect(body).toMatchObject({ country: 'US', recruitable_agent_count: 2000 })
    for (const field of ['sex', 'state', 'education', 'labour_status', 'smoking_status', 'is_parent', 'age']) {
      const counts: { count: number }[] = body.filters[field]
      expect(
        counts.reduce((sum, { count }) => sum + count, 0),
        field,
      ).toBe(2000)
    }
    for (const field of ['party', 'political_views', 'nativity', 'home', 'gun_at_home', 'uses_youtube']) {
      const counts: { value: unknown; count: number }[] = body.filters[field]
      expect(
        counts.reduce((sum, { count }) => sum + count, 0),
        field,
      ).toBe(2000)
    }
    expect(body.filters.pets.map(({ value }: { value: string }) => value).sort()).toEqual([
      'cat',
      'dog',
      'none',
      'other',
    ])
    expect(body.filters).not.toHaveProperty('title_variant')
  })

  test('fields are comma-separated or repeated, and aliases are accepted', async () => {
    const one = await get('/v1/filters?country=usa&fields=drug_class,gender')
    const two = await get('/v1/filters?country=US&fields=health_drug_classes&fields=sex')
    expect(Object.keys(one.body.filters)).toEqual(['health_drug_classes', 'sex'])
    expect(two.body).toEqual(one.body)
    const wrong = await get('/v1/filters?country=US&fields=occupatoin')
    expect(wrong.status).toBe(400)
    expect(wrong.body.error.details.suggestions.fields).toEqual(['occupation'])
  })

  test('counts are what is left under the other filters of the query, and each agrees with a search', async () => {
    const { body } = await get('/v1/filters?country=US&sex=female&age_min=65&fields=labour_status')
    for (const { value, count } of body.filters.labour_status) {
      const found = await search(`country=US&sex=female&age_min=65&labour_status=${value}`)
      expect(found.body.total_count, value).toBe(count)
    }
  })

  test('the country is required, and one', async () => {
    const missing = await get('/v1/filters')
    expect(missing.status).toBe(400)
    expect(missing.body.error.details.fields.country).toHaveLength(1)
    for (const query of ['?country=US&country=DE', '?country=']) {
      const { status, body } = await get(`/v1/filters${query}`)
      expect(status, query).toBe(400)
      expect(body.error.details.filters.country, query).toHaveLength(1)
    }
  })
})
