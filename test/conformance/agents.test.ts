import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Population } from '../../src/modules/population/index.ts'
import { smallPopulation, testPopulation } from '../harness/population.ts'
import { type Service, startService, type TestKey } from '../harness/service.ts'

let service: Service
let key: TestKey
let population: Population
beforeAll(async () => {
  population = await testPopulation()
  service = await startService({ population })
  key = await service.createKey({ scopes: ['agent:search'] })
})
afterAll(() => service.close())

const read = (reference: string | number) =>
  service.request('GET', `/v1/agents/${encodeURIComponent(reference)}`, { key: key.api_key })

const everyField = {
  id: expect.any(Number),
  uuid: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
  url: expect.stringMatching(/^http:\/\/localhost:3000\/agents\//),
  name: expect.stringMatching(/\S/),
  age: expect.any(Number),
  sex: expect.stringMatching(/^(fe)?male$/),
  city: expect.stringMatching(/\S/),
  state: expect.stringMatching(/\S/),
  country: expect.stringMatching(/\S/),
  occupation: expect.stringMatching(/\S/),
  labour_status: expect.stringMatching(/^(employed|self_employed|unemployed|retired|not_in_labour_force)$/),
  summary: expect.stringMatching(/\S/),
  annual_income_usd: expect.any(Number),
  marital_status: expect.stringMatching(/^(married|divorced|separated|widowed|never_married)$/),
  num_children: expect.any(Number),
  synthetic: true,
}

describe('GET /v1/agents/{agent_id}/life', () => {
  const life = (reference: string | number, api_key = key.api_key) =>
    service.request('GET', `/v1/agents/${encodeURIComponent(reference)}/life`, { key: api_key })

  test('tells what an agent does by slug, group, state and sentence, the same by id and uuid, and says that it is synthetic', async () => {
    const { status, body } = await life(17)
    expect(status).toBe(200)
    expect(body).toMatchObject({ agent_id: 17, synthetic: true, count: body.things.length })
    expect(new Set(body.things.map(({ group }: { group: string }) => group)).size).toBeGreaterThan(8)
    for (const { slug, thing, sentence } of body.things) {
      expect(slug).toMatch(/^[\p{L}\p{N}_]+$/u)
      expect(thing).toMatch(/^[a-z]/)
      expect(sentence).toMatch(/^[A-Z].*\.$/)
    }
    expect((await life(body.agent_uuid)).body).toEqual(body)
  })

  test('needs what reading an agent needs, and knows no agent that there is not', async () => {
    expect((await life(10 ** 9)).body.error.code).toBe('not_found')
    const other = await service.createKey({ scopes: ['studies:read'] })
    expect((await life(17, other.api_key)).status).toBe(403)
  })

  test('is open to everybody where the page of the agent is', async () => {
    const { body } = await life(17)
    expect((await service.request('GET', `/agents/${body.agent_uuid}/life.json`)).body).toEqual(body)
    expect((await service.request('GET', '/agents/1000000000/life.json')).status).toBe(404)
  })
})

describe('GET /v1/agents/{agent_id}', () => {
  test('an agent has every field of the specification, and says that it is synthetic', async () => {
    const { status, body } = await read(1)
    expect(status).toBe(200)
    expect(body).toMatchObject(everyField)
    const { health_profile: health } = body
    for (const list of [health.conditions, health.drug_classes]) expect(Array.isArray(list)).toBe(true)
    expect(health.rx_medication_count).toBe(health.drug_classes.length)
    for (const name of ['source', 'method_version', 'calibration_version', 'reference_version']) {
      expect(health[name]).toMatch(/\S/)
    }
    expect(health.source).toContain('not a medical record')
    expect(body.provenance).toMatchObject({ population_version: population.version, basis: 'calibrated' })
  })

  test('id and uuid, in whatever case, lead to the same agent', async () => {
    const byId = await read(17)
    const byUuid = await read(byId.body.uuid)
    const shouted = await read(byId.body.uuid.toUpperCase())
    expect(byUuid.body).toEqual(byId.body)
    expect(shouted.body).toEqual(byId.body)
  })

  test('workers have group, industry and title; people without a job have null there, and an occupation all the same', async () => {
    const bodies = await Promise.all(Array.from({ length: 60 }, async (_, at) => (await read(at + 1)).body))
    const working = bodies.filter(
      ({ labour_status }) => /employed$/.test(labour_status) && labour_status !== 'unemployed',
    )
    const others = bodies.filter((body) => !working.includes(body))
    expect(working.length).toBeGreaterThan(20)
    expect(others.length).toBeGreaterThan(10)
    for (const { occupation_major_group, industry, title_variant } of working) {
      for (const value of [occupation_major_group, industry, title_variant]) expect(value).toMatch(/\S/)
    }
    for (const { occupation, occupation_major_group, industry, title_variant } of others) {
      expect([occupation_major_group, industry, title_variant]).toEqual([null, null, null])
      expect(occupation).toMatch(/^(Retired|Student|Homemaker|Unemployed|Unable to work|Not working)$/)
    }
  })

  test('agents of other countries are labelled modelled, carry no health profile, and live in a region by its local name', async () => {
    const { start, size } = population.countries.find(({ code }) => code === 'DE')!
    const bodies = await Promise.all(Array.from({ length: 40 }, async (_, at) => (await read(start + at + 1)).body))
    expect(size).toBe(100)
    for (const body of bodies) {
      expect(body).toMatchObject({ ...everyField, country: 'Germany', provenance: { basis: 'modelled' } })
      expect(body).not.toHaveProperty('health_profile')
    }
    expect(bodies.map(({ state }) => state)).toContain('Bayern')
  })

  test.each([
    ['an id beyond the last', '9007199254740991'],
    ['zero', '0'],
    ['a negative id', '-1'],
    ['a fraction', '1.5'],
    ['an exponent', '1e3'],
    ['a number with a leading zero', '007'],
    ['an unknown uuid', '00000000-0000-5000-8000-000000000000'],
    ['a uuid without dashes', '00000000000050008000000000000000'],
    ['words', 'nobody'],
    ['a path', '../jobs'],
    ['unicode', '１'],
    ['SQL', "1' or '1'='1"],
    ['an id too large for the database', '99999999999999999999'],
  ])('%s is 404 not_found', async (_name, reference) => {
    const { status, body } = await read(reference)
    expect({ status, code: body.error.code }).toEqual({ status: 404, code: 'not_found' })
  })

  test('a free key is refused: agents are part of the paid API', async () => {
    const free = await service.createKey({ kind: 'free' })
    const { status } = await service.request('GET', '/v1/agents/1', { key: free.api_key })
    expect(status).toBe(403)
  })
})

describe('agents of an earlier population', () => {
  test('stay readable under their ids and uuids after the installation has changed to another', async () => {
    const before = (await read(5)).body
    const other = await testPopulation({ ...smallPopulation, POPULATION_SEED: 'another' })
    const later = await startService({ beside: service, population: other })
    try {
      const again = await later.request('GET', '/v1/agents/5', { key: key.api_key })
      const byUuid = await later.request('GET', `/v1/agents/${before.uuid}`, { key: key.api_key })
      expect(again.body).toEqual(before)
      expect(byUuid.body).toEqual(before)
      // The new one's ids begin at a round number of their own.
      const fresh = await later.request('GET', '/v1/agents/1000001', { key: key.api_key })
      expect(fresh.body).toMatchObject({ id: 1_000_001, provenance: { population_version: other.version } })
      // And who has been running all along learns of them.
      expect((await read(1_000_001)).body).toEqual(fresh.body)
    } finally {
      await later.close()
    }
  })

  test('whose recipe this release cannot follow any more are 503 with the version, not 404', async () => {
    const { sql } = await import('kysely')
    await sql`insert into population_versions (version, recipe, size, first_agent_id, digest, created_at)
      values ('v0-gone', ${JSON.stringify({ ...population.recipe, method: 0 })}::jsonb, 10, 5000001, 'x', now())`.execute(
      service.database.db,
    )
    const { status, body } = await read(5_000_003)
    expect({ status, code: body.error.code, version: body.error.details.population_version }).toEqual({
      status: 503,
      code: 'engine_unavailable',
      version: 'v0-gone',
    })
  })
})

describe('the page of an agent', () => {
  test('is at the address that url gives, and is told who the person is', async () => {
    const { body: agent } = await read(3)
    const { status, headers, body } = await service.request('GET', new URL(agent.url).pathname)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(JSON.parse(/id="boot"[^>]*>([^<]*)</.exec(body)![1]!).agent).toEqual(agent)
  })

  test('has a portrait that is an SVG without scripts, the same every time, kept by browsers', async () => {
    const { body: agent } = await read(3)
    const path = new URL(agent.agent_image).pathname
    const first = await service.request('GET', path)
    const second = await service.request('GET', path)
    expect(first.headers.get('content-type')).toBe('image/svg+xml')
    expect(first.headers.get('cache-control')).toContain('immutable')
    expect(first.body).toMatch(/^<svg /)
    expect(first.body).not.toMatch(/<script|<foreignObject|href=/i)
    expect(second.body).toBe(first.body)
  })

  test.each(['/agents/nobody', '/agents/nobody/portrait.svg', '/agents/%3Cscript%3E'])('%s is 404', async (path) => {
    expect((await service.request('GET', path)).status).toBe(404)
  })
})
