import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Research, startResearch } from '../harness/scripted-panel.ts'
import type { TestKey } from '../harness/service.ts'
import { signedIn } from '../harness/signed-in.ts'

const tiers = '/admin/pricing-tiers'
const MOST = 2_147_483_647

let research: Research
let admin: TestKey
beforeAll(async () => {
  research = await startResearch()
  admin = await research.service.createKey({ scopes: ['admin'] })
})
afterAll(() => research.service.close())

const send = (method: string, path: string, json?: unknown, headers = {}) =>
  research.service.request(method, path, {
    key: admin.api_key,
    headers,
    ...(json === undefined ? {} : { json }),
  })

let made = 0
const newName = () => `tier ${++made}`
async function createTier(settings: Record<string, unknown> = {}) {
  const { status, body } = await send('POST', tiers, { name: newName(), ...settings })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.tier
}
const assign = (key: TestKey, tier: { id: number }) =>
  sql`update organizations set payment_tier_id = ${tier.id} where id = ${key.organization_id}`.execute(
    research.service.database.db,
  )
const audited = async (subject: string) =>
  (
    await sql<{ action: string; actor: string; details: object }>`
      select action, actor, details from audit_log where subject = ${subject} order by id`.execute(
      research.service.database.db,
    )
  ).rows

const full = {
  description: 'For teams of ten 🙂',
  payment_provider_id: 'price_team',
  agent_tier: 5,
  monthly_price_cents: 4900,
  agent_question_multiplier: 1.15,
  free_credits_cents: 1000,
  free_questions: 20,
  inc_saas: true,
  inc_research_studies: true,
  inc_chat_integration: true,
  inc_research_groups: true,
  inc_quick_questions: true,
  questions_per_cycle: 1000,
  groups_per_cycle: 100,
  theses_per_cycle: 0,
}

describe('the table of tiers', () => {
  test('a tier has what it was given, and 0, false or none for the rest; the log tells who made it', async () => {
    const bare = await createTier({ name: 'bare' })
    const at = research.service.clock.now().toISOString()
    expect(bare).toEqual({
      id: expect.any(Number),
      uuid: expect.stringMatching(/^[0-9a-f]{32}$/),
      name: 'bare',
      description: null,
      payment_provider_id: null,
      agent_tier: 0,
      monthly_price_cents: 0,
      agent_question_multiplier: 1,
      free_credits_cents: 0,
      free_questions: 0,
      inc_saas: false,
      inc_research_studies: false,
      inc_chat_integration: false,
      inc_research_groups: false,
      inc_quick_questions: false,
      questions_per_cycle: null,
      groups_per_cycle: null,
      theses_per_cycle: null,
      assigned_organizations: 0,
      created_at: at,
      updated_at: at,
    })
    expect(await createTier({ name: 'full', ...full })).toMatchObject({ name: 'full', ...full })
    const [entry] = await audited('tier full')
    expect(entry).toMatchObject({ action: 'tier.created', details: { name: 'full', ...full } })
    expect(entry!.actor).toContain(admin.email)
  })

  test.each([
    ...['name', 'description', 'payment_provider_id'].flatMap((field) => [
      [field, 7],
      [field, ['a']],
      [field, {}],
    ]),
    ['name', null],
    ['name', ''],
    ['name', ' \t '],
    ['name', 'x'.repeat(129)],
    ['description', 'x'.repeat(1025)],
    ['payment_provider_id', 'x'.repeat(129)],
    ...['agent_tier', 'monthly_price_cents', 'free_credits_cents', 'free_questions'].flatMap((field) => [
      [field, -1],
      [field, 1.5],
      [field, MOST + 1],
      [field, 1e300],
      [field, '5'],
      [field, null],
      [field, true],
    ]),
    ...['questions_per_cycle', 'groups_per_cycle', 'theses_per_cycle'].flatMap((field) => [
      [field, -1],
      [field, 0.5],
      [field, MOST + 1],
      [field, '5'],
    ]),
    ...[-0.1, 1000.1, 0.0000001, '1', null, []].map((value) => ['agent_question_multiplier', value]),
    ...[
      'inc_saas',
      'inc_research_studies',
      'inc_chat_integration',
      'inc_research_groups',
      'inc_quick_questions',
    ].flatMap((field) => [
      [field, 1],
      [field, 'true'],
      [field, null],
    ]),
  ] as [string, unknown][])('%s cannot be %j, in a new tier or an old one', async (field, value) => {
    const answers = [
      await send('POST', tiers, { name: newName(), [field]: value }),
      await send('PATCH', `${tiers}/1`, { [field]: value }),
    ]
    for (const { status, body } of answers)
      expect([status, Object.keys(body.error.details.fields)]).toEqual([400, [field]])
  })

  test('the largest values are kept as they are', async () => {
    const largest = {
      name: 'n'.repeat(128),
      description: 'é'.repeat(1024),
      payment_provider_id: 'p'.repeat(128),
      agent_tier: MOST,
      monthly_price_cents: MOST,
      agent_question_multiplier: 999.999999,
      free_credits_cents: MOST,
      free_questions: MOST,
      questions_per_cycle: MOST,
      groups_per_cycle: MOST,
      theses_per_cycle: MOST,
    }
    expect(await createTier(largest)).toMatchObject(largest)
    const least = { agent_question_multiplier: 0.000001, questions_per_cycle: 0 }
    expect(await createTier(least)).toMatchObject(least)
  })

  test('no two have the same name or the same id at the provider; none has neither', async () => {
    const first = await createTier({ name: 'taken', payment_provider_id: 'price_taken' })
    const other = await createTier({ payment_provider_id: '' })
    expect((await createTier({ payment_provider_id: '', description: '' })).payment_provider_id).toBeNull()
    for (const [field, value] of [
      ['name', ' taken '],
      ['payment_provider_id', 'price_taken'],
    ] as const) {
      for (const answer of [
        await send('POST', tiers, { name: newName(), [field]: value }),
        await send('PATCH', `${tiers}/${other.id}`, { [field]: value }),
      ])
        expect([answer.status, answer.body.error.code, answer.body.error.details]).toEqual([409, 'conflict', { field }])
      expect((await send('PATCH', `${tiers}/${first.id}`, { [field]: value })).status).toBe(200)
    }
    const name = newName()
    const rivals = await Promise.all(Array.from({ length: 8 }, () => send('POST', tiers, { name })))
    expect(rivals.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
  })

  test('a repeated request with the same Idempotency-Key makes one tier', async () => {
    const [json, headers] = [{ name: newName() }, { 'idempotency-key': 'one-tier' }]
    const both = await Promise.all([send('POST', tiers, json, headers), send('POST', tiers, json, headers)])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(both[0]!.body).toEqual(both[1]!.body)
  })

  test('a change changes what it names, refreshes updated_at, and the log has before and after', async () => {
    const tier = await createTier({ name: 'changing', ...full, payment_provider_id: null })
    research.service.clock.advance(1000)
    const { body } = await send('PATCH', `${tiers}/${tier.uuid.toUpperCase()}`, {
      free_questions: 7,
      description: '',
      questions_per_cycle: null,
      agent_tier: full.agent_tier,
    })
    const updated_at = research.service.clock.now().toISOString()
    const after = { ...tier, free_questions: 7, description: null, questions_per_cycle: null, updated_at }
    expect(body.tier).toEqual(after)
    expect((await send('GET', `${tiers}/${tier.id}`)).body.tier).toEqual(after)
    research.service.clock.advance(1000)
    expect((await send('PATCH', `${tiers}/${tier.id}`, { free_questions: 7 })).body.tier).toEqual(after)
    expect((await audited('tier changing')).slice(1)).toEqual([
      {
        action: 'tier.updated',
        actor: expect.stringContaining(admin.email),
        details: {
          before: { free_questions: 20, description: full.description, questions_per_cycle: 1000 },
          after: { free_questions: 7, description: null, questions_per_cycle: null },
        },
      },
    ])
  })

  test('the list is newest first, by page, and counts organizations', async () => {
    const older = await createTier()
    research.service.clock.advance(1)
    const newer = await createTier()
    for (const _ of [1, 2]) await assign(await research.service.createKey(), older)
    const { body } = await send('GET', `${tiers}?limit=2`)
    expect(body.tiers).toEqual([newer, { ...older, assigned_organizations: 2 }])
    expect(body).toMatchObject({ count: 2, limit: 2, offset: 0 })
    const last = await send('GET', `${tiers}?offset=${body.total - 1}`)
    expect(last.body.tiers.map(({ name }: { name: string }) => name)).toEqual([expect.any(String)])
    expect((await send('GET', `${tiers}/1`)).body.tier.name).toBe('self_hosted')
  })

  test('deleting one leaves its organizations on none, with all else that they have, and no others', async () => {
    const { db } = research.service.database
    const [tier, other] = [await createTier({ name: 'going', ...full, payment_provider_id: null }), await createTier()]
    const [first, second, elsewhere] = [
      await research.service.createKey({ billing_mode: 'card_provider' }),
      await research.service.createKey(),
      await research.service.createKey(),
    ]
    for (const key of [first, second]) await assign(key, tier)
    await assign(elsewhere, other)
    const at = research.service.clock.now()
    await sql`insert into subscriptions (organization_id, customer_id, status, payment_tier_id, former_billing_mode,
        former_payment_tier_id, as_of, created_at, updated_at)
      values (${first.organization_id}, 'cus_1', 'active', ${tier.id}, 'free', ${other.id}, ${at}, ${at}, ${at})`.execute(
      db,
    )
    expect((await send('DELETE', `${tiers}/${tier.id}`)).body).toEqual({ deleted: true, organizations_unassigned: 2 })
    const { rows } = await sql`select o.id, o.billing_mode, o.payment_tier_id, s.payment_tier_id as subscribed,
        s.former_payment_tier_id as former
      from organizations o left join subscriptions s on s.organization_id = o.id
      where o.id = any (${[first, second, elsewhere].map(({ organization_id }) => organization_id)}::int[])
      order by o.id`.execute(db)
    expect(rows).toEqual([
      {
        id: first.organization_id,
        billing_mode: 'card_provider',
        payment_tier_id: null,
        subscribed: null,
        former: other.id,
      },
      {
        id: second.organization_id,
        billing_mode: 'self_hosted',
        payment_tier_id: null,
        subscribed: null,
        former: null,
      },
      {
        id: elsewhere.organization_id,
        billing_mode: 'self_hosted',
        payment_tier_id: other.id,
        subscribed: null,
        former: null,
      },
    ])
    for (const method of ['GET', 'PATCH', 'DELETE'])
      expect((await send(method, `${tiers}/${tier.id}`, method === 'PATCH' ? {} : undefined)).status).toBe(404)
    expect((await audited('tier going')).at(-1)).toMatchObject({
      action: 'tier.deleted',
      details: { name: 'going', organizations_unassigned: 2 },
    })
  })

  test('the built-in tier can be changed, but neither renamed nor deleted', async () => {
    const { body } = await send('GET', `${tiers}/1`)
    expect((await send('PATCH', `${tiers}/1`, { agent_tier: 9, name: 'self_hosted' })).body.tier.agent_tier).toBe(9)
    for (const answer of [await send('DELETE', `${tiers}/1`), await send('PATCH', `${tiers}/1`, { name: 'mine' })])
      expect([answer.status, answer.body.error.code]).toEqual([409, 'conflict'])
    expect((await send('PATCH', `${tiers}/1`, { agent_tier: body.tier.agent_tier })).status).toBe(200)
  })

  test('only administrators of the installation reach it: no admin of an organization, by key or by browser', async () => {
    const { service, key } = research
    const person = await signedIn(service, await service.createKey())
    expect((await service.request('GET', tiers, { key: key.api_key })).status).toBe(403)
    expect((await person.request('GET', tiers)).status).toBe(403)
    const administrator = await signedIn(service, await service.createKey(), { administrator: true })
    const { status, body } = await administrator.request('POST', tiers, { json: { name: 'by browser' } })
    expect([status, body.tier.name]).toEqual([201, 'by browser'])
  })
})

describe('what a tier includes', () => {
  const ask = { question: 'Do you like tea?' }
  type Place = { group: { id: number; uuid: string }; study: { id: number }; answered: { id: number } }
  const gated: [flag: string, path: (place: Place) => string, json: object | ((place: Place) => object)][] = [
    ['inc_quick_questions', () => `/research-agents/${research.agent_ids[0]}/questions`, ask],
    ['inc_quick_questions', ({ group }) => `/research-groups/${group.id}/questions`, ask],
    ['inc_quick_questions', ({ group }) => `/research-groups/${group.id}:ask`, { questions: [ask.question] }],
    [
      'inc_quick_questions',
      () => '/zeitgeist/surveys/create',
      ({ group }) => ({ title: 'Tea', ...ask, answer_options: ['Yes', 'No'], research_group_uuid: group.uuid }),
    ],
    ['inc_research_groups', () => '/research-groups/recruit', { name: 'Some', group_size: 2 }],
    ['inc_research_groups', () => '/research-groups/interview', { objective: 'How nurses drink tea', group_size: 2 }],
    [
      'inc_research_groups',
      () => '/research-groups/create',
      () => ({ name: 'Some', agent_ids: research.agent_ids.slice(0, 2) }),
    ],
    ['inc_research_groups', ({ group }) => `/research-groups/${group.id}/append`, { group_size: 1 }],
    [
      'inc_research_groups',
      ({ group }) => `/research-groups/${group.id}/agents/add`,
      () => ({ agent_ids: research.agent_ids.slice(5, 6) }),
    ],
    ['inc_research_groups', () => '/research-groups:preview', { description: '8 women' }],
    ['inc_research_groups', () => '/research-groups:from-description', { description: '8 women' }],
    ['inc_research_groups', () => '/research-group-requests', { request_text: '8 women' }],
    ['inc_research_groups', () => '/research-study-requests', { request_text: '8 women on tea: do they like it?' }],
    ['inc_research_groups', () => '/thesis:compose-and-recruit', { thesis: 'Nurses quit because of night shifts.' }],
    ['inc_research_studies', () => '/research-study-requests', { request_text: '8 women on tea: do they like it?' }],
    ['inc_research_studies', () => '/research-studies', { title: 'Tea' }],
    ['inc_research_studies', ({ study }) => `/research-studies/${study.id}/questions`, ask],
    ['inc_research_studies', ({ answered }) => `/research-studies/${answered.id}/complete`, {}],
  ]
  let key: TestKey
  let place: Place
  let tier: { id: number }
  beforeAll(async () => {
    const { service } = research
    key = await service.createKey({ billing_mode: 'invoiced' })
    const group = await research.group(0, 3, key)
    const { studies } = service.client(key)
    const { study } = await studies.create({ title: 'Tea', research_group_uuid: group.uuid })
    const { study: answered } = await studies.create({ title: 'Answered', research_group_uuid: group.uuid })
    await studies.ask({ study_id: String(answered.id), ...ask })
    await service.app.worker.drain()
    place = { group, study, answered }
    tier = await createTier({ ...full, name: 'gates', payment_provider_id: null, theses_per_cycle: 100 })
    await assign(key, tier)
  })
  const change = async (flag: string, value: boolean) =>
    expect((await send('PATCH', `${tiers}/${tier.id}`, { [flag]: value })).status).toBe(200)

  test.each(['inc_quick_questions', 'inc_research_groups', 'inc_research_studies'])(
    'without %s its operations are refused, and with it they work from the next call on',
    async (flag) => {
      const call = async ([, path, json]: (typeof gated)[number]) => {
        const body = typeof json === 'function' ? json(place) : json
        const answer = await research.service.request('POST', `/v1${path(place)}`, { key: key.api_key, json: body })
        return [path(place), answer.status, answer.body.error?.code, answer.body.error?.details?.feature]
      }
      const its = gated.filter(([name]) => name === flag)
      await change(flag, false)
      for (const one of its) expect(await call(one)).toEqual([one[1](place), 403, 'feature_not_included', flag])
      await change(flag, true)
      for (const one of its) {
        const [path, status] = await call(one)
        expect([path, status]).toEqual([path, expect.toBeOneOf([200, 201, 202])])
      }
    },
  )

  test('without inc_saas a browser reaches usage alone, while keys work as before', async () => {
    const person = await signedIn(research.service, key)
    const statuses = async () => [
      (await person.request('GET', '/v1/research-groups')).status,
      (await person.request('GET', '/v1/billing/usage')).status,
      (await research.service.request('GET', '/v1/research-groups', { key: key.api_key })).status,
    ]
    await change('inc_saas', false)
    expect(await statuses()).toEqual([403, 200, 200])
    await change('inc_saas', true)
    expect(await statuses()).toEqual([200, 200, 200])
  })

  test('an organization without a tier has none of it', async () => {
    await sql`update organizations set payment_tier_id = null where id = ${key.organization_id}`.execute(
      research.service.database.db,
    )
    const path = `/v1/research-agents/${research.agent_ids[0]}/questions`
    const refused = await research.service.request('POST', path, { key: key.api_key, json: ask })
    expect([refused.status, refused.body.error.code]).toEqual([403, 'feature_not_included'])
    await assign(key, tier)
    expect((await research.service.request('POST', path, { key: key.api_key, json: ask })).status).toBe(202)
  })
})
