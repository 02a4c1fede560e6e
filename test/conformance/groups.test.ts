import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSearch } from '../../src/modules/filters/index.ts'
import { groupMembers } from '../../src/modules/groups/index.ts'
import { openingQuestions } from '../../src/modules/groups/opening-questions.ts'
import { testPopulation } from '../harness/population.ts'
import { type RequestOptions, type Service, startService, type TestKey } from '../harness/service.ts'

let service: Service
let key: TestKey
let stranger: TestKey
beforeAll(async () => {
  service = await startService()
  key = await service.createKey()
  stranger = await service.createKey()
})
afterAll(() => service.close())

const groups = '/v1/research-groups'
const ask = (method: string, path: string, options: RequestOptions = {}) =>
  service.request(method, `${groups}${path}`, { key: key.api_key, ...options })
const post = (path: string, json: unknown, options: RequestOptions = {}) => ask('POST', path, { json, ...options })
const recruit = (json: object, options: RequestOptions = {}) => post('/recruit', { name: 'A group', ...json }, options)
const recruited = async (json: object, options: RequestOptions = {}) => {
  const { status, body } = await recruit(json, options)
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}
/** How many agents a filter matches, as the search says. */
const total = async (filters: unknown): Promise<number> => {
  const query = encodeURIComponent(JSON.stringify(filters))
  const { body } = await service.request('GET', `/v1/agents/search?limit=1&filters=${query}`, { key: key.api_key })
  return body.total_count
}
const usage = async (of: TestKey = key) =>
  (await service.request('GET', '/v1/billing/usage', { key: of.api_key })).body.quota.groups_per_cycle
const raw = { headers: { 'x-filter-raw-dsl': 'true' } }

const someFilter: fc.Arbitrary<object> = fc.letrec<{ one: object; group: object }>((tie) => ({
  one: fc.constantFrom<object>(
    { state: 'Texas' },
    { state: ['Ohio', 'Bayern'] },
    { city: 'Atlantis' },
    { age: { min: 30, max: 33 } },
    { age: { min: 97 } },
    { annual_income_usd: { min: 90_000, max: 95_000 } },
    { bmi: { max: 19 } },
    { education: 'phd' },
    { occupation: 'nurses' },
    { occupation: 'unobtainium miner' },
    { title_variant: 'truck driver' },
    { labour_status: 'self_employed' },
    { health_conditions: { all: ['hypertension', 'migraine'] } },
    { is_parent: true },
  ),
  group: fc.record({
    match: fc.constantFrom('all', 'all', 'any'),
    filters: fc.array(fc.oneof({ maxDepth: 2 }, tie('one'), tie('group')), { minLength: 1, maxLength: 4 }),
  }),
})).group

describe('POST /v1/research-groups/recruit', () => {
  test('the group holds agents who match, shorthand and filter language together, and costs one unit', async () => {
    const before = await usage()
    const body = await recruited({
      name: '  Früh­stück 👩‍🍳 مجموعة ',
      group_size: 12,
      country: 'US',
      age_min: 30,
      filters: { match: 'all', filters: { sex: 'female' } },
    })
    expect(body.filters).toEqual({
      match: 'all',
      filters: { country: { any: ['US'] }, sex: { any: ['female'] }, age: { min: 30 } },
    })
    expect(body).toMatchObject({ requested_size: 12, shortfall: 0, relaxations: [], raw_dsl_mode: false, warnings: [] })
    expect(body.matched_count).toBe(await total(body.filters))
    expect(new Set(body.recruited_agent_ids).size).toBe(12)
    for (const agent of body.recruited_agents) {
      expect(agent).toMatchObject({ sex: 'female', country: 'United States', url: expect.stringContaining(agent.uuid) })
      expect(agent.age).toBeGreaterThanOrEqual(30)
    }
    expect(body.group).toMatchObject({
      name: 'Früh­stück 👩‍🍳 مجموعة',
      agent_count: 12,
      url: `http://localhost:3000/research-groups/${body.group.uuid}`,
    })
    expect(await usage()).toMatchObject({ used: before.used + 1, reserved: before.reserved })
    const read = (await ask('GET', `/${body.group.id}?limit=5&offset=10`)).body
    expect(read).toMatchObject({ group: body.group, agent_count: 12, limit: 5, offset: 10 })
    expect(read.agents.map(({ id }: { id: number }) => id)).toEqual(body.recruited_agent_ids.slice(10))
    expect(read.recruitments).toMatchObject([{ seed: body.seed, filters: body.filters, recruited_count: 12 }])
  })

  test('the seed that is told draws the same group again, and another seed another one', async () => {
    for (const sample_method of ['random', 'balanced', 'representative']) {
      const first = await recruited({ country: 'US', sample_method })
      expect(first.sample_method).toBe(sample_method)
      const again = await recruited({ country: 'US', sample_method, seed: first.seed })
      expect(again.recruited_agent_ids).toEqual(first.recruited_agent_ids)
      const other = await recruited({ country: 'US', sample_method, seed: 7 })
      expect(other.seed).toBe('7')
      expect(other.recruited_agent_ids).not.toEqual(first.recruited_agent_ids)
    }
  })

  test('without a filter everybody can be drawn, and a warning says so', async () => {
    const body = await recruited({ group_size: 1 })
    expect(body).toMatchObject({ description: 'Everybody', warnings: [{ field: 'filters' }] })
    expect(body.matched_count).toBe(await total({}))
  })

  test('a shortfall comes with relaxations whose counts are those of a search, the smallest that does first', async () => {
    const filters = { state: 'Texas', age: { min: 30, max: 33 }, education: 'bachelors', sex: 'female' }
    const body = await recruited({ filters, group_size: 40 })
    expect(body.matched_count).toBeGreaterThan(0)
    expect(body.shortfall).toBe(40 - body.matched_count)
    expect(body.recruited_agent_ids).toHaveLength(body.matched_count)
    expect(body.relaxations.length).toBeGreaterThan(2)
    expect(body.relaxations.length).toBeLessThanOrEqual(5)
    for (const relaxation of body.relaxations) {
      expect(relaxation.matched_count).toBe(await total(relaxation.filters))
      expect(relaxation.matched_count).toBeGreaterThan(body.matched_count)
      expect(relaxation.suggestion).toContain(`${relaxation.matched_count} match`)
    }
    const counts: number[] = body.relaxations.map((one: { matched_count: number }) => one.matched_count)
    const enough = counts.filter((count) => count >= 40)
    expect(counts.slice(0, enough.length)).toEqual(enough.toSorted((a, b) => a - b))
    expect(counts.slice(enough.length)).toEqual(counts.slice(enough.length).toSorted((a, b) => b - a))
  })

  test('whatever is asked for, a relaxation finds as many as it says, and more than before', async () => {
    const never = () => {
      throw new Error('nobody is looked up')
    }
    const directory = { current: await testPopulation(), at: never, find: never }
    const search = createSearch({ directory, strict: false })
    fc.assert(
      fc.property(someFilter, (filters) => {
        const found = search.matching({ filters })
        for (const relaxation of search.relaxations(found, 500)) {
          expect(search.matching({ filters: relaxation.filters }).total).toBe(relaxation.matched_count)
          expect(relaxation.matched_count).toBeGreaterThan(found.total)
        }
      }),
      { numRuns: 30 },
    )
  })

  test('where nobody matches it is refused with what to loosen, and nothing is stored or charged', async () => {
    const before = await usage()
    const listed = (await ask('GET', '')).body.total
    const { status, body } = await recruit({ filters: { age: { min: 95 }, occupation: 'Registered Nurse' } })
    expect(status).toBe(422)
    expect(body.error).toMatchObject({ code: 'refused', details: { matched_count: 0 } })
    const { relaxations } = body.error.details
    expect(relaxations.length).toBeGreaterThan(0)
    for (const { filters, matched_count } of relaxations) expect(matched_count).toBe(await total(filters))
    expect(await usage()).toEqual(before)
    expect((await ask('GET', '')).body.total).toBe(listed)
    // Two conditions that nobody fulfils stand in each other's way.
    const both = await recruit({ state: 'Atlantis', occupation: 'unobtainium miner' })
    expect(both.body.error.details.relaxations[0].fields.length).toBeGreaterThan(1)
  })

  test('a description moves who comes first, and leaves nobody out', async () => {
    const whom = { country: 'US', age_min: 25, age_max: 55, seed: 'soft' }
    const moms = ({ recruited_agents }: { recruited_agents: { sex: string }[] }) =>
      recruited_agents.filter(({ sex }) => sex === 'female').length
    const plain = await recruited({ ...whom, group_size: 50 })
    const soft = await recruited({ ...whom, group_size: 50, description: 'busy moms who cook, worried about rent' })
    expect(moms(soft)).toBeGreaterThan(moms(plain) + 15)
    expect(soft.matched_count).toBe(plain.matched_count)
    expect(
      (await recruited({ ...whom, group_size: 50, description: soft.group.description })).recruited_agent_ids,
    ).toEqual(soft.recruited_agent_ids)
    const few = { country: 'Japan', sex: 'male', group_size: 1000 }
    const everybody = await recruited(few)
    const all = await recruited({ ...few, description: 'busy moms who cook' })
    expect(all.recruited_agent_ids.toSorted()).toEqual(everybody.recruited_agent_ids.toSorted())
    const nurses = await recruited({ country: 'US', group_size: 5, description: 'nurse, loves dogs' })
    for (const { occupation } of nurses.recruited_agents) expect(occupation).toMatch(/nurse|anesthetist/i)
  })

  test('groups of a hundred and more are weighted to those who match; smaller and targeted ones are not', async () => {
    const weightsOf = async (json: object): Promise<number[]> => {
      const { group } = await recruited({ country: 'US', ...json })
      return (await groupMembers(service.database.db, group.id)).map(({ weight }) => weight)
    }
    const weights = await weightsOf({ group_size: 120, sample_method: 'balanced' })
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(120, 3)
    expect(new Set(weights).size).toBeGreaterThan(5)
    expect(new Set(await weightsOf({ group_size: 99 }))).toEqual(new Set([1]))
    expect(new Set(await weightsOf({ group_size: 120, description: 'teachers' }))).toEqual(new Set([1]))
  })

  test('dedupe leaves out members of the other groups of the organization, unless they are archived', async () => {
    const own = await service.createKey()
    const mine = { key: own.api_key }
    const whom = { country: 'Germany', group_size: 60, dedupe: true }
    const first = await recruited(whom, mine)
    await recruited(whom)
    const second = await recruited(whom, mine)
    expect(second.excluded_count).toBe(60)
    expect(second.recruited_agent_ids).toHaveLength(40)
    expect(second.matched_count).toBe(100)
    expect(first.recruited_agent_ids).not.toEqual(expect.arrayContaining([second.recruited_agent_ids[0]]))
    expect((await recruit(whom, mine)).status).toBe(422)
    await ask('DELETE', `/${second.group.uuid}`, mine)
    const [third, fourth] = await Promise.all([1, 2].map(() => recruit({ ...whom, group_size: 20 }, mine)))
    const drawn = [...third!.body.recruited_agent_ids, ...fourth!.body.recruited_agent_ids]
    expect(new Set(drawn)).toEqual(new Set(second.recruited_agent_ids))
    expect(drawn).toHaveLength(40)
  })

  test('with X-Filter-Raw-DSL only filters chooses, and shorthand beside it is refused by name', async () => {
    const body = await recruited({ filters: { match: 'any', filters: { sex: 'male', age: { max: 30 } } } }, raw)
    expect(body).toMatchObject({ raw_dsl_mode: true, filters: { match: 'any' } })
    const { status, body: refusal } = await recruit({ filters: {}, country: 'US' }, raw)
    expect(status).toBe(400)
    expect(refusal.error.details.fields.country[0]).toContain('X-Filter-Raw-DSL')
  })

  test.each([
    ['a misspelt field', { size: 5 }, 'size: unknown field; did you mean group_size?'],
    ['another', { group_sise: 5 }, 'group_sise: unknown field; did you mean group_size?'],
    ['a misspelt condition', { ocupation: 'nurse' }, 'ocupation: unknown field; did you mean occupation?'],
    ['a field of lists', { limit: 5 }, 'limit: unknown field'],
    ['no agents', { group_size: 0 }, 'group_size: must be at least 1'],
    ['too many agents', { group_size: 1001 }, 'group_size: must be at most 1000'],
    ['an absurd number', { group_size: 1e300 }, 'group_size: '],
    ['a number as text', { group_size: '10' }, 'group_size: must be a whole number'],
    ['a name of blanks', { name: ' ' }, 'name: must have at least 1 character'],
    ['a name too long', { name: '👩‍🍳'.repeat(70) }, 'name: must have at most 200 characters'],
    ['a name that cannot be stored', { name: 'a\0b' }, 'name: must not contain NUL characters'],
    ['an unknown method', { sample_method: 'snowball' }, 'sample_method: must be random, balanced or representative'],
    ['a word for true', { dedupe: 'yes' }, 'dedupe: must be true or false'],
    ['a novel', { description: 'x'.repeat(2001) }, 'description: must have at most 2000 characters'],
    ['a seed too long', { seed: 'x'.repeat(101) }, 'seed: must have at most 100 characters'],
    ['filters that are none', { filters: 'sex' }, 'filters: must be an object of fields'],
    ['a range the wrong way round', { age_min: 50, age_max: 20 }, 'Invalid filters'],
    ['a value that there is not', { sex: 'green' }, 'Invalid filters'],
  ])('%s is a 400 that says what is wrong', async (_what, json, message) => {
    const { status, body } = await recruit({ group_size: 1, ...json })
    expect(status).toBe(400)
    expect(body.error.message).toContain(message)
  })

  test('a repeated request with the same Idempotency-Key makes one group', async () => {
    const headers = { 'idempotency-key': 'recruit-once' }
    const first = await recruit({ country: 'US' }, { headers })
    const again = await recruit({ country: 'US' }, { headers })
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(again.body).toEqual(first.body)
    expect((await recruit({ country: 'DE' }, { headers })).status).toBe(409)
  })
})

describe('who may', () => {
  test('a free key, a key without the scope, and a plan without groups are refused', async () => {
    const free = await service.createKey({ kind: 'free' })
    expect((await recruit({}, { key: free.api_key })).status).toBe(403)
    expect((await ask('GET', '', { key: free.api_key })).status).toBe(403)
    const reader = await service.createKey({ scopes: ['groups:read'] })
    expect((await recruit({}, { key: reader.api_key })).status).toBe(403)
    const poor = await service.createKey()
    await sql`update organizations set payment_tier_id = null where id = ${poor.organization_id}`.execute(
      service.database.db,
    )
    const made = [
      await recruit({}, { key: poor.api_key }),
      await post('/create', { name: 'x', agent_ids: [1] }, { key: poor.api_key }),
      await post('/interview', { objective: 'tea' }, { key: poor.api_key }),
    ]
    for (const { status, body } of made) expect([status, body.error.code]).toEqual([403, 'feature_not_included'])
  })

  test("another organization's group, and the shared panel, are as good as missing", async () => {
    const { group } = await recruited({ country: 'US' })
    const { rows } = await sql<{ id: number }>`
      select id from research_groups where organization_id is null`.execute(service.database.db)
    const theirs = { key: stranger.api_key }
    for (const id of [group.id, group.uuid, rows[0]!.id, 999_999_999, '9'.repeat(15), 'nonsense', '0']) {
      const answers = [
        await ask('GET', `/${id}`, theirs),
        await ask('PATCH', `/${id}`, { ...theirs, json: { name: 'Mine now' } }),
        await ask('DELETE', `/${id}`, theirs),
        await post(`/${id}/append`, { country: 'US' }, theirs),
        await post(`/${id}/agents/add`, { agent_ids: [1] }, theirs),
        await post(`/${id}/agents/remove`, { agent_ids: [1] }, theirs),
      ]
      for (const { status, body } of answers) {
        expect([status, body.error]).toEqual([404, { code: 'not_found', message: `There is no research group ${id}.` }])
      }
    }
    expect((await ask('GET', '', theirs)).body).toMatchObject({ groups: [], total: 0 })
    expect((await ask('GET', `/${group.uuid}`)).body.group).toEqual(group)
  })
})

describe('the life of a group', () => {
  test('create takes ids and uuids, each agent once, tells who is unknown, and refuses when nobody is known', async () => {
    const [one, two] = (await recruited({ country: 'US', group_size: 2 })).recruited_agents
    const unknown = ['no-agent', 2 ** 40, '00000000-0000-4000-8000-000000000000']
    const { status, body } = await post('/create', {
      name: 'Picked',
      agent_ids: [two.uuid.toUpperCase(), one.id, String(two.id), one.id, ...unknown, 'no-agent'],
    })
    expect(status).toBe(201)
    expect(body.agent_ids).toEqual([two.id, one.id])
    expect(body.agents).toEqual([two, one])
    expect(body.not_found_agent_ids).toEqual(unknown)
    expect(body.group).toMatchObject({ name: 'Picked', description: '', agent_count: 2 })
    const before = await usage()
    const none = await post('/create', { name: 'Nobody', agent_ids: unknown })
    expect([none.status, none.body.error.code]).toEqual([422, 'refused'])
    expect(none.body.error.details.not_found_agent_ids).toEqual(unknown)
    expect(await usage()).toEqual(before)
    for (const agent_ids of [[], Array.from({ length: 1001 }, (_, at) => at + 1), [1.5], [null], 'all']) {
      expect((await post('/create', { name: 'Wrong', agent_ids })).status).toBe(400)
    }
  })

  test('groups are listed newest first; an archived one is not found any more and listed only on request', async () => {
    const own = await service.createKey()
    const mine = { key: own.api_key }
    const made: string[] = []
    for (const name of ['one', 'two', 'three']) {
      made.unshift((await recruited({ name, group_size: 1, country: 'US' }, mine)).group.uuid)
      service.clock.advance(1000)
    }
    const uuids = async (query: string) =>
      (await ask('GET', query, mine)).body.groups.map(({ uuid }: { uuid: string }) => uuid)
    expect(await uuids('')).toEqual(made)
    expect(await uuids('?limit=1&offset=1')).toEqual([made[1]])
    const { status, body } = await ask('DELETE', `/${made[1]}`, mine)
    expect([status, body]).toEqual([200, { ok: true, archived_id: expect.any(Number), archived_uuid: made[1] }])
    expect((await ask('DELETE', `/${made[1]}`, mine)).status).toBe(404)
    expect((await ask('GET', `/${body.archived_id}`, mine)).status).toBe(404)
    expect(await uuids('')).toEqual([made[0], made[2]])
    expect(await uuids('?archived=true')).toEqual(made)
  })

  test('a group is renamed and described, and what is left out stays', async () => {
    const { group } = await recruited({ country: 'US', name: 'Before' })
    service.clock.advance(1000)
    const renamed = (await ask('PATCH', `/${group.id}`, { json: { name: 'After' } })).body.group
    expect(renamed).toEqual({ ...group, name: 'After', updated_at: service.clock.now().toISOString() })
    const cleared = (await ask('PATCH', `/${group.id}`, { json: { description: null } })).body.group
    expect(cleared).toMatchObject({ name: 'After', description: '' })
    expect((await ask('PATCH', `/${group.id}`, { json: { nam: 'x' } })).body.error.message).toContain(
      'did you mean name?',
    )
  })

  test('append adds only agents who are not in the group, each recruitment with weights of its own', async () => {
    const first = await recruited({ country: 'Germany', group_size: 40, seed: 'x' })
    const { status, body } = await post(`/${first.group.uuid}/append`, { country: 'DE', group_size: 50, seed: 'x' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ matched_count: 100, excluded_count: 40, shortfall: 0, group: { agent_count: 90 } })
    const members = await groupMembers(service.database.db, first.group.id)
    expect(members.map(({ position }) => position)).toEqual(Array.from({ length: 90 }, (_, at) => at))
    expect(members.map(({ agent_id }) => agent_id)).toEqual([...first.recruited_agent_ids, ...body.recruited_agent_ids])
    expect(members.slice(40).reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(50, 3)
    const rest = await post(`/${first.group.uuid}/append`, { country: 'DE', group_size: 50 })
    expect(rest.body).toMatchObject({ shortfall: 40, group: { agent_count: 100 } })
    expect((await post(`/${first.group.uuid}/append`, { country: 'DE' })).status).toBe(422)
  })

  test('appends at once neither draw an agent twice nor grow a group beyond a thousand', async () => {
    const { group } = await recruited({ country: 'US', group_size: 700 })
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => post(`/${group.id}/append`, { country: 'US', group_size: 100, seed: 'same' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409])
    expect(answers.find(({ status }) => status === 409)!.body.error).toMatchObject({
      code: 'conflict',
      details: { agent_count: 1000, adding: 100, limit: 1000 },
    })
    const members = await groupMembers(service.database.db, group.id)
    expect(new Set(members.map(({ agent_id }) => agent_id)).size).toBe(1000)
  })

  test('agents are added and removed one by one: each id has its outcome', async () => {
    const [a, b, c] = (await recruited({ country: 'US', group_size: 3 })).recruited_agents
    const { group } = (await post('/create', { name: 'Small', agent_ids: [a.id] })).body
    const added = (await post(`/${group.id}/agents/add`, { agent_ids: [a.uuid, b.id, c.uuid, c.id, 'nobody'] })).body
    expect(added).toEqual({
      group_id: group.uuid,
      group_url: group.url,
      added_agent_ids: [b.id, c.id],
      added_agents: [b, c],
      added_count: 2,
      already_member_ids: [a.id],
      not_found_agent_ids: ['nobody'],
      agent_count: 3,
    })
    const removed = (await post(`/${group.uuid}/agents/remove`, { agent_ids: [b.id, a.id, 1, 'nobody'] })).body
    expect(removed).toEqual({
      group_id: group.uuid,
      group_url: group.url,
      removed_agent_ids: [b.id, a.id],
      removed_agents: [b, a],
      removed_count: 2,
      not_member_ids: [...(a.id === 1 || b.id === 1 || c.id === 1 ? [] : [1]), 'nobody'],
      agent_count: 1,
    })
    expect((await ask('GET', `/${group.id}`)).body.agents).toEqual([{ ...c, weight: 1, screening: [] }])
  })
})

describe('POST /v1/research-groups/interview', () => {
  test('whom the objective names is recruited, the assumptions tell, and the questions can be asked', async () => {
    const objective = 'Understand how teachers over 40 feel about phones in class'
    const { status, body } = await post('/interview', { objective, group_size: 8 })
    expect(status, JSON.stringify(body)).toBe(201)
    expect(body.filters.filters).toMatchObject({ age: { min: 41 }, occupation: { any: expect.anything() } })
    for (const agent of body.recruited_agents)
      expect([agent.age >= 41, agent.occupation]).toEqual([
        true,
        expect.stringMatching(/teach|tutor|professor|instructor/i),
      ])
    expect(body.assumptions).toEqual([
      expect.stringContaining('“teachers”'),
      expect.stringContaining('“over 40”'),
      expect.stringContaining('No country was named'),
    ])
    expect(body).toMatchObject({
      objective,
      sample_method: 'balanced',
      group: { agent_count: 8, description: objective },
    })
    expect(body.questions.map(({ format }: { format: { type: string } }) => format.type)).toEqual([
      'open',
      'open',
      'open',
      'scale',
    ])
    for (const { question } of body.questions)
      expect(question).toContain('how teachers over 40 feel about phones in class')
  })

  test('filters say who is asked, whatever the objective says', async () => {
    const { body } = await post('/interview', {
      objective: 'What do nurses think?',
      sex: 'male',
      name: 'Men',
      group_size: 3,
    })
    expect(body.filters.filters).toEqual({ sex: { any: ['male'] } })
    expect(body).toMatchObject({ assumptions: [], group: { name: 'Men' } })
    const open = (await post('/interview', { objective: 'x'.repeat(2000), group_size: 1 })).body
    expect(open.assumptions[0]).toContain('no audience')
    expect([...open.group.name].length).toBeLessThanOrEqual(200)
    for (const { question } of open.questions) expect(question.length).toBeLessThan(600)
    expect((await post('/interview', { objective: 'tea', objektive: 1 })).status).toBe(400)
  })

  test('opening questions lead nobody, however the objective is put', async () => {
    const { optimizeQuestion } = await import('../../src/modules/answering/index.ts')
    for (const objective of objectives) {
      const [first, ...others] = openingQuestions(objective)
      for (const { question, format } of [first!, others.at(-1)!]) {
        expect(optimizeQuestion(question, format).changes, question).toEqual([])
      }
      for (const { question } of [first!, ...others]) {
        expect(question).toMatch(/^\p{Lu}.*\?$/u)
        expect(question).not.toMatch(/\?\?|\bhow to \p{Lu}|about (?:to|understand|learn)\b/u)
      }
    }
  })
})

const objectives = [
  'Understand how nurses feel about night shifts',
  'Why do people over 50 switch banks?',
  'why do people over 50 switch banks',
  'Would parents in Texas pay $7 for an oat-milk latte?',
  'oat milk pricing',
  'To learn what motivates truck drivers to change employers',
  'test interest in a subscription for razor blades among men aged 25 to 34',
  'Improve onboarding for new users of our budgeting app',
  'explore attitudes toward Ozempic among people taking GLP-1 drugs',
  'I want to understand why small business owners in the UK avoid loans',
  'Remote work',
  'Find out whether college graduates trust AI chatbots for medical advice.',
  'drivers of loyalty in grocery retail',
  'We would like to know if moms who work full time buy meal kits',
  'Perceptions of electric vehicles among seniors in Florida. Also charging.',
  'The goal is to decide on a name for our new soda',
  'What stops smokers from quitting',
  '学生がコーヒーを好む理由',
  'gather feedback on our "terrible" checkout page',
  'Do you think that young people are lazy?',
  'buying a first car',
]
