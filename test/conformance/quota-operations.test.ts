import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDirectory } from '../../src/modules/agents/index.ts'
import { createLedger } from '../../src/modules/billing/index.ts'
import { createSearch } from '../../src/modules/filters/index.ts'
import { registerVersion } from '../../src/modules/population/index.ts'
import { composeThesis, thesisKind } from '../../src/modules/theses/index.ts'
import { failWrite, hurryAttempts } from '../harness/faults.ts'
import { png } from '../harness/media-files.ts'
import { testPopulation } from '../harness/population.ts'
import { type Research, startResearch } from '../harness/scripted-panel.ts'
import type { TestKey } from '../harness/service.ts'
import { limitTo } from '../harness/usage.ts'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const preview = '/research-groups:preview'
const fromDescription = '/research-groups:from-description'
const compose = '/thesis:compose-and-recruit'
const thesis = 'Nurses in Texas quit because of night shifts.'

let research: Research
let group: { id: number; uuid: string }
beforeAll(async () => {
  research = await startResearch()
  group = await research.group(0, 3)
})
afterAll(() => research.service.close())
beforeEach(() => research.panel.reset())

const send = (method: string, path: string, json?: unknown, of: TestKey = research.key, headers = {}) =>
  research.service.request(method, `/v1${path}`, {
    key: of.api_key,
    headers,
    ...(json === undefined ? {} : { json }),
  })
const post = (path: string, json: unknown, of?: TestKey, headers?: Record<string, string>) =>
  send('POST', path, json, of, headers)
const askPath = (of: { id: number } = group) => `/research-groups/${of.id}:ask`
const drain = () => research.service.app.worker.drain()
const operation = async (id: string, of?: TestKey) =>
  (await send('GET', `/operations/${id}`, undefined, of)).body.operation
const usage = async (of: TestKey = research.key) => (await research.service.client(of).billing.usage({})).quota

/** Everything that an operation could leave behind for an organization. */
async function traces({ organization_id }: TestKey) {
  const count = (table: string) =>
    sql`(select count(*)::int from ${sql.table(table)} where organization_id = ${organization_id}) as ${sql.ref(table)}`
  const made = ['research_groups', 'research_requests', 'theses', 'questions', 'jobs']
  const tables = ['feature_operations', 'feature_quotas', ...made]
  const { rows } = await sql<Record<string, number>>`select ${sql.join(tables.map(count))}`.execute(
    research.service.database.db,
  )
  return rows[0]!
}

/** A body that each operation takes, and what it is gated and counted by. */
const each = [
  ['a preview', preview, { description: '8 women' }, 'inc_research_groups', []],
  ['a group from a description', fromDescription, { description: '8 women' }, 'inc_research_groups', ['groups']],
  ['a thesis', compose, { thesis }, 'inc_research_groups', ['groups', 'theses']],
  ['questions to a group', undefined, { questions: ['Do you like tea?'] }, 'inc_quick_questions', ['questions']],
] as const
const counted = each.flatMap(([what, path, json, , families]) =>
  families.map((family) => [what, `${family}_per_cycle` as const, path, json] as const),
)
/** A group of the caller's own, of whom questions are asked. */
async function pathFor(path: string | undefined, of: TestKey): Promise<string> {
  return path ?? askPath(await research.group(0, 2, of))
}

describe.each(each)('%s', (_what, given, json, feature) => {
  test(`is refused where the tier does not include it, and leaves nothing`, async () => {
    const key = await research.service.createKey()
    const path = await pathFor(given, key)
    await limitTo(research.service, key, {}, [feature])
    const before = await traces(key)
    const { status, body } = await post(path, json, key)
    expect([status, body.error.code, body.error.details]).toEqual([403, 'feature_not_included', { feature }])
    expect(await traces(key)).toEqual(before)
  })

  test('is made once under one Idempotency-Key, which takes no other body', async () => {
    const key = await research.service.createKey()
    const path = await pathFor(given, key)
    const headers = { 'idempotency-key': 'once' }
    const both = await Promise.all([post(path, json, key, headers), post(path, json, key, headers)])
    const after = await traces(key)
    expect(both[0]!.body).toEqual(both[1]!.body)
    expect(both.map(({ headers: sent }) => sent.get('idempotency-replayed')).sort()).toEqual([null, 'true'])
    const other = await post(path, { ...json, seed: 'x', questions: ['Another one?'] }, key, headers)
    expect([400, 409]).toContain(other.status)
    expect(await traces(key)).toEqual(after)
  })

  test('records its usage under an operation that nobody else can read', async () => {
    const { status, body } = await post(await pathFor(given, research.key), json)
    expect(status, JSON.stringify(body.error)).toBe(given === preview ? 200 : 202)
    expect(body.usage_recorded.length).toBeGreaterThan(0)
    const found = await operation(body.operation_id)
    expect(found.usage_recorded).toEqual(body.usage_recorded)
    for (const record of body.usage_recorded) {
      expect(record).toEqual({
        operation_id: body.operation_id,
        feature: expect.stringMatching(/_per_cycle$/),
        units: expect.any(Number),
        state: expect.stringMatching(/^(traced|reserved|committed)$/),
        recorded_at: research.service.clock.now().toISOString(),
      })
    }
    const { status: refused, body: told } = await send(
      'GET',
      `/operations/${body.operation_id}`,
      undefined,
      research.stranger,
    )
    expect([refused, told.error.code]).toEqual([404, 'not_found'])
    await drain()
  })
})

test.each([UNKNOWN, 'op_1', '1', '%00', '☕'])('there is no operation %s', async (id) => {
  expect((await send('GET', `/operations/${encodeURIComponent(id)}`)).status).toBe(404)
})

describe.each(counted)('%s without units of %s', (_what, family, given, json) => {
  test.each([
    ['an admin of a free organization', 'free', 'admin', true],
    ['a member of a free organization', 'free', 'member', false],
    ['an admin of an invoiced organization', 'invoiced', 'admin', false],
  ] as const)(
    'is told to %s with what is used, until when, and an upgrade: %s, %s, %s',
    async (_who, mode, role, link) => {
      const { service } = research
      const key = await service.createKey({ billing_mode: mode, role })
      const path = await pathFor(given, key)
      await limitTo(service, key, { [family]: 0 })
      const before = await traces(key)
      const { status, headers, body } = await post(path, json, key)
      expect([status, body.error.code]).toEqual([429, 'quota_exhausted'])
      const { upgrade_url, ...details } = body.error.details
      expect(details).toMatchObject({ family, scope: family, limit: 0 })
      const now = service.clock.now()
      const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
      expect(details.cycle_end).toBe(end.toISOString())
      expect(Number(headers.get('retry-after'))).toBe(Math.ceil((end.getTime() - now.getTime()) / 1000))
      if (link) expect(upgrade_url).toMatch(/^http:\/\/localhost:3000\/upgrade\?org=/)
      else expect(upgrade_url).toBeUndefined()
      // Neither a job nor a record of what did not happen, nor units of another kind that were set aside on the way.
      expect(await traces(key)).toEqual(before)
    },
  )
})

describe('a preview', () => {
  test('shows how it was understood and some of those who match, and is a record of zero units and nothing else', async () => {
    const before = await Promise.all([traces(research.key), usage()])
    const { status, body } = await post(preview, { description: '8 women in Texas', seed: 'a' })
    expect(status).toBe(200)
    expect(body).toEqual({
      operation_id: expect.any(String),
      feasible: true,
      group_size: 8,
      parse: expect.objectContaining({ matched_count: expect.any(Number), group_size: 8 }),
      shortfall: 0,
      sample_agents: expect.any(Array),
      warnings: [],
      clarifying_questions: [],
      missing_info: [],
      refusal: null,
      usage_recorded: [expect.objectContaining({ feature: 'groups_per_cycle', units: 0, state: 'traced' })],
    })
    expect(body.parse.matched_count).toBeGreaterThan(8)
    expect(body.sample_agents).toHaveLength(5)
    for (const { id } of body.sample_agents) {
      expect((await send('GET', `/agents/${id}`)).body).toMatchObject({ sex: 'female', state: 'Texas' })
    }
    expect(await operation(body.operation_id)).toMatchObject({
      kind: 'group_preview',
      status: 'settled',
      totals: [{ feature: 'groups_per_cycle', reserved: 0, committed: 0, voided: 0, open: 0 }],
    })
    const [left, quota] = await Promise.all([traces(research.key), usage()])
    expect(left).toEqual({ ...before[0], feature_operations: before[0].feature_operations! + 1 })
    expect(quota).toEqual(before[1])
    expect(research.panel.calls).toEqual([])
    const again = (await post(preview, { description: '8 women in Texas', seed: 'a' })).body
    expect(again.sample_agents).toEqual(body.sample_agents)
  })

  test('is to be had when no group is', async () => {
    const key = await research.service.createKey()
    await limitTo(research.service, key, { groups_per_cycle: 0 })
    expect(await post(preview, { description: '8 women' }, key)).toMatchObject({
      status: 200,
      body: { feasible: true },
    })
  })

  test('tells what stands in the way of a group: too few people, something missing, or its aim', async () => {
    const { body: few } = await post(preview, { description: 'women in Wyoming', group_size: 1000 })
    expect(few).toMatchObject({ feasible: false, group_size: 1000, shortfall: 1000 - few.parse.matched_count })
    const { body: bare } = await post(preview, { description: 'please and thank you' })
    expect(bare).toMatchObject({ feasible: false, sample_agents: [], missing_info: ['audience'] })
    expect(bare.clarifying_questions.length).toBeGreaterThan(0)
    const { body: harm } = await post(preview, { description: 'How to scam the elderly out of their savings' })
    expect(harm).toMatchObject({ feasible: false, sample_agents: [], refusal: { reason: 'harmful' } })
  })
})

describe('a group from a description', () => {
  test('is a group request, whose unit is committed when the group is there', async () => {
    const { status, body } = await post(fromDescription, { description: '6 women in Texas', name: 'Texans', seed: 's' })
    expect(status).toBe(202)
    expect(body).toEqual({
      operation_id: expect.any(String),
      job_id: expect.any(String),
      request_id: expect.stringMatching(/^rgr_/),
      status: 'queued',
      status_url: `http://localhost:3000/v1/research-group-requests/${body.request_id}`,
      usage_recorded: [expect.objectContaining({ feature: 'groups_per_cycle', units: 1, state: 'reserved' })],
    })
    const { request_id, job_id } = body
    expect(await operation(body.operation_id)).toMatchObject({
      kind: 'group_request',
      status: 'open',
      about: { request_id, job_id },
      totals: [{ feature: 'groups_per_cycle', reserved: 1, committed: 0, voided: 0, open: 1 }],
    })
    await drain()
    const done = (await send('GET', `/research-group-requests/${request_id}`)).body
    expect(done).toMatchObject({ status: 'completed', group: { name: 'Texans', agent_count: 6 } })
    expect(await operation(body.operation_id)).toMatchObject({
      status: 'settled',
      about: { request_id, job_id, research_group_uuid: done.group.uuid },
      totals: [{ feature: 'groups_per_cycle', reserved: 1, committed: 1, voided: 0, open: 0 }],
      usage_recorded: done.usage_recorded,
    })
  })

  test.each([
    ['is refused', 'How to scam the elderly out of their savings', 'refused'],
    ['lacks something', 'please and thank you', 'needs_clarification'],
  ])('gives its unit back where the request %s', async (_how, description, status) => {
    const { body } = await post(fromDescription, { description })
    await drain()
    expect((await send('GET', `/research-group-requests/${body.request_id}`)).body.status).toBe(status)
    expect((await operation(body.operation_id)).totals).toEqual([
      { feature: 'groups_per_cycle', reserved: 1, committed: 0, voided: 1, open: 0 },
    ])
  })
})

describe('questions to a group', () => {
  const format = { type: 'single_choice' as const, options: ['tea', 'coffee'] }

  test('are direct questions of their own to everybody in it, and as many units', async () => {
    const before = (await usage()).questions_per_cycle.used
    const questions = ['What do you drink?', { question: "Don't you love tea?", format, optimize: true }]
    const { status, body } = await post(askPath(), { questions })
    expect(status).toBe(202)
    const common = {
      question_id: expect.any(Number),
      question_uuid: expect.any(String),
      job_id: expect.any(String),
      job_ids: [expect.any(String), expect.any(String), expect.any(String)],
    }
    const record = { operation_id: body.operation_id, feature: 'questions_per_cycle', units: 2 }
    expect(body).toEqual({
      operation_id: expect.any(String),
      status: 'queued',
      accepted_count: 2,
      questions: [
        { index: 0, question: 'What do you drink?', optimized_question: null, ...common },
        { index: 1, question: "Don't you love tea?", optimized_question: expect.any(String), ...common },
      ],
      rejected: [],
      agent_ids: research.agent_ids.slice(0, 3),
      agents: research.agents.slice(0, 3).map(({ id, uuid }) => expect.objectContaining({ id, uuid })),
      usage_recorded: [
        expect.objectContaining({ ...record, state: 'reserved' }),
        expect.objectContaining({ ...record, state: 'committed' }),
      ],
    })
    const ids: number[] = body.questions.map(({ question_id }: { question_id: number }) => question_id)
    expect(await operation(body.operation_id)).toMatchObject({
      kind: 'group_ask',
      status: 'settled',
      about: { group_id: group.id, question_ids: ids },
      totals: [{ feature: 'questions_per_cycle', reserved: 2, committed: 2, voided: 0, open: 0 }],
    })
    expect((await usage()).questions_per_cycle.used).toBe(before + 2)
    await drain()
    for (const id of ids) {
      const { direct_question } = (await send('GET', `/direct-questions/${id}`)).body
      expect(direct_question).toMatchObject({ status: 'finished', answer_count: 3 })
    }
  })

  test('that cannot be asked are named with the reason; the others are asked, and they alone are charged', async () => {
    const { service, stranger } = research
    const theirs = await service.client(stranger).media.create({ file_data: png(2, 2).toString('base64') })
    const before = (await usage()).questions_per_cycle.used
    const questions = [
      'Do you like tea?',
      `Is this too long? ${'x'.repeat(2000)}`,
      '  DO YOU LIKE TEA?  ',
      { question: 'Do you like this?', attachments: [theirs.media_asset_id] },
      { question: 'Do you like tea?', format },
      'Magst du Tee? 🫖',
    ]
    const { status, body } = await post(askPath(), { questions })
    expect(status, JSON.stringify(body.error)).toBe(202)
    const indexes = body.questions.map(({ index }: { index: number }) => index)
    expect([body.accepted_count, indexes]).toEqual([3, [0, 4, 5]])
    expect(body.rejected).toEqual([
      { index: 1, question: expect.any(String), error: { code: 'invalid_request', message: expect.any(String) } },
      { index: 2, question: 'DO YOU LIKE TEA?', error: { code: 'conflict', message: expect.stringContaining('0') } },
      { index: 3, question: 'Do you like this?', error: { code: 'invalid_request', message: expect.any(String) } },
    ])
    expect((await usage()).questions_per_cycle.used).toBe(before + 3)
    await drain()
  })

  test('none of which can be asked are refused, each with its reason, and leave nothing', async () => {
    const before = await traces(research.key)
    const questions = ['x'.repeat(2001), { question: 'Do you like this?', attachments: [UNKNOWN] }]
    const { status, body } = await post(askPath(), { questions })
    expect([status, body.error.code]).toEqual([400, 'invalid_request'])
    expect(body.error.details.questions).toMatchObject([{ index: 0 }, { index: 1 }])
    expect(await traces(research.key)).toEqual(before)
  })

  test('are asked all or none: where the month has not enough units left for them, nothing is asked', async () => {
    const key = await research.service.createKey()
    const own = await research.group(0, 2, key)
    await limitTo(research.service, key, { questions_per_cycle: 5 })
    const ask = (count: number) =>
      post(askPath(own), { questions: Array.from({ length: count }, (_, at) => `Do you like tea no. ${at}?`) }, key)
    expect((await ask(6)).status).toBe(429)
    expect(await traces(key)).toMatchObject({ questions: 0, jobs: 0 })
    const together = await Promise.all([ask(2), ask(2), ask(2), ask(2)])
    expect(together.map(({ status }) => status).sort()).toEqual([202, 202, 429, 429])
    const { body } = await ask(2)
    expect(body.error.details).toMatchObject({ family: 'questions_per_cycle', used: 4, limit: 5 })
    expect((await ask(1)).status).toBe(202)
    expect(await traces(key)).toMatchObject({ questions: 5 })
    await drain()
  })

  test('to a group of somebody else, or to none, are a 404; to an empty one a conflict; neither leaves anything', async () => {
    const theirs = await research.group(0, 2, research.stranger)
    const empty = await research.group(0, 1)
    await post(`/research-groups/${empty.id}/agents/remove`, { agent_ids: research.agent_ids.slice(0, 1) })
    const before = await traces(research.key)
    const json = { questions: ['Do you like tea?'] }
    for (const id of [theirs.id, theirs.uuid, UNKNOWN, 999_999_999, 'none', '☕']) {
      const { status, body } = await post(`/research-groups/${encodeURIComponent(id)}:ask`, json)
      expect([status, body.error.code]).toEqual([404, 'not_found'])
    }
    expect((await post(askPath(empty), json)).status).toBe(409)
    expect(await traces(research.key)).toEqual(before)
  })
})

describe('a thesis', () => {
  const many = 'Nurses like tea. Teachers like coffee. Farmers like milk. Cooks like beer. Drivers like wine.'
  const totalsOf = async (id: string) =>
    Object.fromEntries(
      (await operation(id)).totals.map((total: Record<string, number | string>) => [
        total.feature,
        [total.reserved, total.committed, total.voided, total.open],
      ]),
    )
  const readThesis = async (id: string, of?: TestKey) => (await send('GET', `/theses/${id}`, undefined, of)).body.thesis
  const membersOf = async ({ group: made }: { group: { id: number } }): Promise<number[]> =>
    (await research.service.client(research.key).groups.get({ group_id: String(made.id) })).agents.map(({ id }) => id)
  async function composed(json: object) {
    const { status, body } = await post(compose, { thesis, seed: 'a', ...json })
    expect(status, JSON.stringify(body.error)).toBe(202)
    await drain()
    return { taken: body, done: await readThesis(body.thesis_id), totals: await totalsOf(body.operation_id) }
  }

  test('sets its units aside, and is taken apart into claims with people and neutral questions for each', async () => {
    const { body } = await post(compose, { thesis, max_groups: 2, group_size: 4, questions_per_group: 2, seed: 'a' })
    expect(body).toEqual({
      thesis_id: expect.any(String),
      operation_id: expect.any(String),
      job_id: expect.any(String),
      status: 'queued',
      status_url: `http://localhost:3000/v1/theses/${body.thesis_id}`,
      usage_recorded: [
        expect.objectContaining({ feature: 'groups_per_cycle', units: 2, state: 'reserved' }),
        expect.objectContaining({ feature: 'theses_per_cycle', units: 1, state: 'reserved' }),
      ],
    })
    const { thesis_id, operation_id, job_id } = body
    expect(await operation(operation_id)).toMatchObject({
      kind: 'thesis',
      status: 'open',
      about: { thesis_id, job_id },
    })
    expect(await readThesis(thesis_id)).toMatchObject({ status: 'queued', claims: [] })
    await drain()
    const done = await readThesis(thesis_id)
    const claim = {
      claim: expect.stringMatching(/^\S.*\.$/),
      role: expect.stringMatching(/^(claim|comparison)$/),
      who: expect.any(String),
      audience: expect.any(String),
      filters: expect.any(Object),
      matched_count: expect.any(Number),
      questions: [
        { question: expect.any(String), format: expect.any(Object) },
        { question: expect.any(String), format: expect.any(Object) },
      ],
      group: { id: expect.any(Number), uuid: expect.any(String), name: expect.any(String), url: expect.any(String) },
    }
    const noted = { note: expect.toSatisfy((note) => note === null || typeof note === 'string') }
    expect(done).toEqual({
      thesis_id,
      thesis,
      status: 'completed',
      operation_id,
      job_id,
      claims: [
        { ...claim, ...noted, role: 'claim' },
        { ...claim, note: null, role: 'comparison' },
      ],
      refusal: null,
      error: null,
      usage_recorded: (await operation(operation_id)).usage_recorded,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    })
    expect(await totalsOf(operation_id)).toEqual({ groups_per_cycle: [2, 2, 0, 0], theses_per_cycle: [1, 1, 0, 0] })
    expect((await send('GET', `/jobs/${job_id}`)).body).toMatchObject({
      status: 'finished',
      result: { thesis_id, status: 'completed', claim_count: 2, group_count: 2 },
    })
  })

  test('compares with people of whom it does not speak', async () => {
    const { done } = await composed({ thesis: 'Women prefer tea to coffee.', max_groups: 2, group_size: 100 })
    const [spoken, others] = await Promise.all(done.claims.map(membersOf))
    expect([spoken!.length, others!.length]).toEqual([100, 100])
    expect(spoken!.filter((id: number) => others!.includes(id))).toEqual([])
    expect(done.claims[0].questions).toEqual(done.claims[1].questions)
  })

  test.each([1, 2, 3, 4, 5])(
    'of many claims has as many groups as it may, at most %i, and pays for these',
    async (most) => {
      const { done, totals } = await composed({ thesis: many, max_groups: most, group_size: 1 })
      const made = done.claims.filter(({ group: one }: { group: unknown }) => one !== null).length
      expect(done.claims).toHaveLength(most)
      expect(totals).toEqual({
        groups_per_cycle: [most, made, most - made, 0],
        theses_per_cycle: [1, made > 0 ? 1 : 0, made > 0 ? 0 : 1, 0],
      })
    },
  )

  test('with the same seed draws the same people, and without one others', async () => {
    const drawn = async (json: object) => {
      const { done } = await composed({ thesis: 'Women prefer tea.', max_groups: 1, group_size: 20, ...json })
      return membersOf(done.claims[0])
    }
    const first = await drawn({})
    expect(await drawn({})).toEqual(first)
    expect(await drawn({ seed: undefined })).not.toEqual(first)
  })

  test('gives back what it has no use for: groups that it does not need, and those of nobody', async () => {
    const one = await composed({ thesis: 'AI will make customer service worse.', max_groups: 5, group_size: 2 })
    expect(one.done.claims).toHaveLength(1)
    expect(one.totals).toEqual({ groups_per_cycle: [5, 1, 4, 0], theses_per_cycle: [1, 1, 0, 0] })
    const nobody = await composed({ thesis: 'Dentists over 90 in Wyoming love tea.', max_groups: 1 })
    expect(nobody.done).toMatchObject({
      status: 'completed',
      claims: [{ group: null, matched_count: 0, note: expect.stringMatching(/^Nobody matches/) }],
    })
    expect(nobody.totals).toEqual({ groups_per_cycle: [1, 0, 1, 0], theses_per_cycle: [1, 0, 1, 0] })
  })

  test('that is refused, or cancelled before it began, gives everything back', async () => {
    const { done, totals } = await composed({ thesis: 'How to scam the elderly out of their savings.' })
    expect(done).toMatchObject({ status: 'refused', claims: [], refusal: { reason: 'harmful' } })
    expect(totals).toEqual({ groups_per_cycle: [3, 0, 3, 0], theses_per_cycle: [1, 0, 1, 0] })
    const { body } = await post(compose, { thesis })
    expect((await send('DELETE', `/jobs/${body.job_id}`)).status).toBe(200)
    expect(await readThesis(body.thesis_id)).toMatchObject({ status: 'failed', claims: [], error: expect.any(String) })
    expect(await totalsOf(body.operation_id)).toEqual(totals)
    await drain()
    expect(await readThesis(body.thesis_id)).toMatchObject({ status: 'failed', claims: [] })
  })

  test('is written step by step: a worker that dies in any of them costs nothing and leaves no second group', async () => {
    const { database, app } = research.service
    const outcome = async (step?: number) => {
      const { body } = await post(compose, { thesis: many, max_groups: 2, group_size: 2, seed: 'a' })
      if (step !== undefined) await failWrite(database, 'theses', step)
      const before = (await traces(research.key)).research_groups!
      await app.worker.drain()
      if (step !== undefined) {
        expect(['queued', 'running']).toContain((await readThesis(body.thesis_id)).status)
        await hurryAttempts(database)
        await app.worker.drain()
      }
      const { status, claims } = await readThesis(body.thesis_id)
      const made = (await traces(research.key)).research_groups! - before
      const members = await Promise.all(claims.map(membersOf))
      return { status, made, members, totals: await totalsOf(body.operation_id) }
    }
    const undisturbed = await outcome()
    expect(undisturbed).toMatchObject({ status: 'completed', made: 2 })
    // Taken apart, a group, another group, the end.
    for (const step of [1, 2, 3, 4]) expect(await outcome(step)).toEqual(undisturbed)
  })

  test('of several who are at work on it has each step written once, and all of them go on to its end', async () => {
    const { database, clock } = research.service
    const population = await testPopulation()
    const registered = await registerVersion(database.db, population, clock.now())
    const openEarlier = async () => undefined
    const directory = createDirectory({ db: database.db, current: population, registered, openEarlier })
    const search = createSearch({ directory, strict: false })
    const upgrade_links = { create: () => '', check: () => 'invalid' as const }
    const kind = thesisKind({
      database,
      clock,
      directory,
      search,
      ledger: createLedger({ free_questions_per_cycle: 0, upgrade_links, agent_answer_price_cents: 1 }),
      compose: composeThesis({ language: null, search, countries: ['United States'] }),
    })
    const { body } = await post(compose, { thesis: many, max_groups: 4, group_size: 1 })
    const before = (await traces(research.key)).research_groups!
    const attempt = { job_id: body.job_id, attempt: 1, log: null as never, signal: new AbortController().signal }
    const results = await Promise.all([1, 2, 3].map(() => kind.run({ thesis_id: body.thesis_id }, attempt)))
    expect(results.map(({ result }) => result.status)).toEqual(['completed', 'completed', 'completed'])
    const made = (await readThesis(body.thesis_id)).claims.flatMap(({ group: one }: { group: unknown }) => one ?? [])
    expect((await traces(research.key)).research_groups).toBe(before + made.length)
    expect((await totalsOf(body.operation_id)).groups_per_cycle).toEqual([4, made.length, 4 - made.length, 0])
    await drain()
  })

  test('of somebody else is as good as missing', async () => {
    const { taken } = await composed({ max_groups: 1, group_size: 1 })
    for (const id of [taken.thesis_id, UNKNOWN, 'none', '%00']) {
      const { status } = await send('GET', `/theses/${encodeURIComponent(id)}`, undefined, research.stranger)
      expect(status).toBe(404)
    }
    expect((await send('GET', '/theses', undefined, research.stranger)).body).toMatchObject({ theses: [], total: 0 })
    const { theses, total } = (await send('GET', '/theses?limit=1')).body
    expect(theses).toMatchObject([{ thesis_id: taken.thesis_id, status: 'completed' }])
    expect(total).toBeGreaterThan(1)
  })
})

describe('what is invalid leaves nothing', () => {
  const women = { description: 'women' }
  const tea = 'Do you like tea?'
  const long = '👩'.repeat(4001)
  const described = [
    ...[undefined, 'ab', '  a  ', long, ['women'], null].map((description) => ({ description })),
    ...[0, -1, 1.5, 1001, '8', null].map((group_size) => ({ ...women, group_size })),
    ...['', 'x'.repeat(101), true].map((seed) => ({ ...women, seed })),
    { ...women, size: 8 },
  ]
  test.each([
    ['a preview', preview, [...described, { ...women, name: 'x' }]],
    [
      'a group from a description',
      fromDescription,
      [...described, ...['', 'x'.repeat(201), 7].map((name) => ({ ...women, name })), { ...women, review: true }],
    ],
    [
      'questions to a group',
      undefined,
      [
        ...[undefined, [], tea, [''], ['ab'], [7], [null], [[tea]], [{}]].map((questions) => ({ questions })),
        { questions: Array.from({ length: 21 }, (_, at) => `${tea} ${at}`) },
        { questions: ['x'.repeat(100_001)] },
        { questions: [{ question: tea, formats: {} }] },
        { questions: [{ question: tea, format: { type: 'poem' } }] },
        { questions: [tea], question: tea },
      ],
    ],
    [
      'a thesis',
      compose,
      [
        ...[undefined, 'too short', long, 7].map((given) => ({ thesis: given })),
        ...[0, 6, 2.5, '3'].map((max_groups) => ({ thesis, max_groups })),
        ...[0, 1001].map((group_size) => ({ thesis, group_size })),
        ...[0, 11].map((questions_per_group) => ({ thesis, questions_per_group })),
        ...['', 'x'.repeat(101)].map((seed) => ({ thesis, seed })),
        { thesis, groups: 2 },
      ],
    ],
  ])('%s', async (_what, path = askPath(), bodies) => {
    const before = await traces(research.key)
    for (const json of bodies) {
      const { status, body } = await post(path, json)
      expect([status, body.error?.code], JSON.stringify(json).slice(0, 200)).toEqual([400, 'invalid_request'])
      expect(Object.keys(body.error.details.fields).length).toBeGreaterThan(0)
    }
    expect(await traces(research.key)).toEqual(before)
  })
})
