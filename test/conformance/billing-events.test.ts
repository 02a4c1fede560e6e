import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Research, startResearch, useTier } from '../harness/scripted-panel.ts'
import type { TestKey } from '../harness/service.ts'

const everything = {
  inc_research_groups: true,
  inc_research_studies: true,
  inc_quick_questions: true,
  questions_per_cycle: 1000,
  groups_per_cycle: 1000,
  theses_per_cycle: 1000,
}

let research: Research
beforeAll(async () => {
  research = await startResearch()
})
afterAll(() => research.service.close())

const send = (method: string, path: string, of: TestKey, json?: unknown) =>
  research.service.request(method, path, { key: of.api_key, ...(json === undefined ? {} : { json }) })
const post = (path: string, of: TestKey, json: unknown) => send('POST', path, of, json)
const events = async (of: TestKey, query = '') => (await send('GET', `/v1/billing/events${query}`, of)).body

/** The lines of a table, as a reader of RFC 4180 sees them; no cell of these has a quote in it. */
function rowsOf(csv: string): Record<string, string>[] {
  const [header, ...lines] = csv.split('\r\n').slice(0, -1)
  const names = header!.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at]!, cell])))
}

async function createPayer(tier: Record<string, number | boolean> = {}) {
  const key = await research.service.createKey({ billing_mode: 'invoiced' })
  const group = await research.group(0, 3, key)
  await useTier(research.service, key, { ...everything, agent_question_multiplier: 2.5, ...tier })
  return { key, group }
}

describe('what is written down when work is accepted', () => {
  const ask = { question: 'Do you like tea?' }
  const questionOf = (agents: number, gross_cents: number) => ({
    agents,
    unit_cents: 1,
    multiplier: 2.5,
    gross_cents,
    credit_cents: 0,
    free: false,
    question_id: expect.any(Number),
    operation_id: expect.any(String),
  })
  const workOf = (about: Record<string, unknown>) => ({ ...about, operation_id: expect.any(String) })
  const inGroup = { group_id: expect.any(Number) }
  const inRequest = { request_id: expect.any(String) }

  test('a question in a study, charged when it is accepted, also where every answer fails', async () => {
    const { key, group } = await createPayer()
    const { study } = await research.service
      .client(key)
      .studies.create({ title: 'Tea', research_group_uuid: group.uuid })
    research.panel.failing = () => 'Nobody is at home.'
    const asked = await post(`/v1/research-studies/${study.id}/questions`, key, ask)
    await research.service.app.worker.drain()
    research.panel.reset()
    const [newest] = (await events(key)).events
    expect(newest).toMatchObject({ type: 'study_question', charge_cents: 8 })
    expect(newest.details).toEqual({ ...questionOf(3, 8), question_id: asked.body.question_id, study_id: study.id })
    expect((await research.service.client(key).billing.usage({})).charges.cycle_charge_cents).toBe(8)
  })

  test.each([
    [
      'a question to an agent',
      () => `/research-agents/${research.agent_ids[0]}/questions`,
      ask,
      [['agent_question', 3, questionOf(1, 3)]],
    ],
    [
      'a question to a group',
      (id) => `/research-groups/${id}/questions`,
      ask,
      [['group_question', 8, { ...questionOf(3, 8), ...inGroup }]],
    ],
    [
      'two questions at once',
      (id) => `/research-groups/${id}:ask`,
      { questions: ['Do you like tea?', 'Or coffee?'] },
      [
        ['group_question', 8, { ...questionOf(3, 8), ...inGroup }],
        ['group_question', 8, { ...questionOf(3, 8), ...inGroup }],
      ],
    ],
    [
      'a survey',
      () => '/zeitgeist/surveys/create',
      (uuid) => ({
        title: 'Drinks',
        question: 'Which one?',
        answer_options: ['Tea', 'Coffee'],
        research_group_uuid: uuid,
      }),
      [['zeitgeist_question', 8, { ...questionOf(3, 8), ...inGroup }]],
    ],
    [
      'a group that is recruited',
      () => '/research-groups/recruit',
      { name: 'Some', group_size: 2 },
      [['group_recruit', 0, workOf(inGroup)]],
    ],
    [
      'a group that is made',
      () => '/research-groups/create',
      () => ({ name: 'Some', agent_ids: research.agent_ids.slice(0, 2) }),
      [['group_create', 0, workOf(inGroup)]],
    ],
    [
      'a request for a group',
      () => '/research-group-requests',
      { request_text: '8 women' },
      [['group_request', 0, workOf(inRequest)]],
    ],
    [
      'a description of a group',
      () => '/research-groups:from-description',
      { description: '8 women' },
      [['group_request', 0, workOf(inRequest)]],
    ],
    [
      'a request for a study',
      () => '/research-study-requests',
      { request_text: '8 women on tea: do they like it?' },
      [['study_request', 0, workOf(inRequest)]],
    ],
    [
      'a thesis',
      () => '/thesis:compose-and-recruit',
      { thesis: 'Nurses in Texas quit because of night shifts.' },
      [['thesis', 0, workOf({ thesis_id: expect.any(String) })]],
    ],
    [
      'a question to the free panel',
      () => '/free/questions',
      ask,
      [
        [
          'free_question',
          0,
          {
            agents: 12,
            unit_cents: 0,
            multiplier: 2.5,
            gross_cents: 0,
            credit_cents: 0,
            free: false,
            job_id: expect.any(String),
            operation_id: expect.any(String),
          },
        ],
      ],
    ],
    ['a preview of a group', () => '/research-groups:preview', { description: '8 women' }, []],
  ] as [string, (groupId: number) => string, object | ((groupUuid: string) => object), [string, number, object][]][])(
    '%s',
    async (_what, path, body, expected) => {
      const { key, group } = await createPayer()
      const before = (await events(key)).count
      const json = typeof body === 'function' ? body(group.uuid) : body
      const answer = await post(`/v1${path(group.id)}`, key, json)
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
      const listed = (await events(key)).events
      expect(listed.slice(0, listed.length - before)).toEqual(
        expected.map(([type, charge_cents, details]) => ({
          id: expect.any(Number),
          type,
          charge_cents,
          is_admin: false,
          user_id: key.user_id,
          details,
          created_at: research.service.clock.now().toISOString(),
        })),
      )
    },
  )

  test.each(['free', 'self_hosted'] as const)('who is %s is charged for nothing', async (billing_mode) => {
    const key = await research.service.createKey({ billing_mode })
    const { id } = await research.group(0, 3, key)
    expect((await post(`/v1/research-groups/${id}/questions`, key, ask)).status).toBe(202)
    const { events: listed, totals } = await events(key)
    expect(totals).toEqual({ events: 2, charge_cents: 0 })
    expect(listed[0].details).toMatchObject({ agents: 3, unit_cents: 0, gross_cents: 0, free: false })
  })

  test('the same Idempotency-Key charges once', async () => {
    const { key, group } = await createPayer()
    const again = () =>
      research.service.request('POST', `/v1/research-groups/${group.id}/questions`, {
        key: key.api_key,
        json: ask,
        headers: { 'idempotency-key': 'once' },
      })
    await Promise.all([again(), again()])
    expect((await events(key, '?type=group_question')).totals).toEqual({ events: 1, charge_cents: 8 })
  })
})

describe('lists', () => {
  test('events are newest first, by page, type and time, with totals of all that match', async () => {
    const { service } = research
    const { key, group } = await createPayer({ free_questions: 1 })
    const begun = service.clock.now()
    for (let at = 0; at < 3; at += 1) {
      service.clock.advance(1000)
      await post(`/v1/research-groups/${group.id}/questions`, key, { question: `Question ${at}?` })
    }
    const seconds = (count: number) => new Date(begun.getTime() + count * 1000).toISOString()
    const all = await events(key, '?type=group_question')
    expect(all.events.map(({ created_at }: { created_at: string }) => created_at)).toEqual([3, 2, 1].map(seconds))
    expect(all.events.map(({ charge_cents }: { charge_cents: number }) => charge_cents)).toEqual([8, 8, 0])
    expect(all).toMatchObject({ totals: { events: 3, charge_cents: 16 }, count: 3, total: 3, limit: 20, offset: 0 })
    const page = await events(key, '?type=group_question&limit=1&offset=1')
    expect(page).toMatchObject({ events: [all.events[1]], totals: all.totals, count: 1, total: 3, limit: 1, offset: 1 })
    const within = await events(key, `?from=${seconds(1)}&to=${seconds(3)}`)
    expect(within.events).toEqual(all.events.slice(1))
    expect(within.totals).toEqual({ events: 2, charge_cents: 8 })
    expect((await events(key, `?from=${seconds(3)}&to=${seconds(1)}`)).events).toEqual([])
    expect((await events(research.stranger)).events).toEqual([])
  })

  test.each([
    ['events', 'type=nonsense', 'type'],
    ['events', 'from=yesterday', 'from'],
    ['events', 'to=2026-13-01T00:00:00Z', 'to'],
    ['events', 'limit=0', 'limit'],
    ['events.csv', 'type=', 'type'],
    ['events.csv', 'from=1&from=2', 'from'],
  ])('%s?%s is refused by its name', async (list, query, field) => {
    const { status, body } = await send('GET', `/v1/billing/${list}?${query}`, research.key)
    expect([status, Object.keys(body.error.details.fields)]).toEqual([400, [field]])
  })

  test('the table of events has what the list has, also of thousands at one moment', async () => {
    const { key, group } = await createPayer()
    await post(`/v1/research-groups/${group.id}/questions`, key, { question: 'Do you like tea?' })
    const at = research.service.clock.now()
    await sql`insert into billable_events (organization_id, user_id, type, charge_cents, details, created_at)
      select ${key.organization_id}, ${key.user_id}, 'agent_question', n, '{"job_id": "=1+1"}', ${at}
      from generate_series(1, 2500) n`.execute(research.service.database.db)
    const { headers, status, body } = await send('GET', '/v1/billing/events.csv?type=agent_question', key)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(headers.get('content-disposition')).toBe('attachment; filename="billing-events.csv"')
    const rows = rowsOf(body)
    expect(rows.map(({ charge_cents }) => Number(charge_cents))).toEqual(
      Array.from({ length: 2500 }, (_, n) => 2500 - n),
    )
    // No spreadsheet takes what others wrote for a formula.
    expect(rows[0]!.job_id).toBe("'=1+1")
    const [question] = (await events(key, '?type=group_question')).events
    const [written] = rowsOf((await send('GET', '/v1/billing/events.csv?type=group_question', key)).body)
    for (const [name, value] of Object.entries({ ...question, ...question.details, details: undefined })) {
      if (value !== undefined) expect([name, written![name]]).toEqual([name, String(value)])
    }
    expect(rowsOf((await send('GET', '/v1/billing/events.csv', research.stranger)).body)).toEqual([])
  })

  test('operations are listed with their totals, and the table of usage has the same', async () => {
    const { key, group } = await createPayer()
    research.service.clock.advance(1)
    await post(`/v1/research-groups/${group.id}:ask`, key, { questions: ['Do you like tea?', 'Or coffee?'] })
    research.service.clock.advance(1)
    await post('/v1/research-groups:from-description', key, { description: '8 women' })
    const { body } = await send('GET', '/v1/operations', key)
    expect(body).toMatchObject({ count: 3, total: 3, limit: 20, offset: 0 })
    expect(body.operations.map(({ kind }: { kind: string }) => kind)).toEqual([
      'group_request',
      'group_ask',
      'group_create',
    ])
    const whole = (await send('GET', `/v1/operations/${body.operations[1].operation_id}`, key)).body.operation
    const { usage_recorded: _, ...listed } = whole
    expect(body.operations[1]).toEqual(listed)
    expect(listed.totals).toEqual([{ feature: 'questions_per_cycle', reserved: 2, committed: 2, voided: 0, open: 0 }])
    expect(body.operations[0]).toMatchObject({ status: 'open', totals: [{ reserved: 1, open: 1 }] })
    expect((await send('GET', '/v1/operations?kind=group_ask', key)).body).toMatchObject({
      operations: [listed],
      total: 1,
    })
    const rows = rowsOf((await send('GET', '/v1/operations.csv', key)).body)
    expect(rows).toEqual(
      body.operations.flatMap(({ totals, about: __, ...operation }: { totals: object[]; about: object }) =>
        totals.map((total) =>
          Object.fromEntries(Object.entries({ ...operation, ...total }).map(([name, value]) => [name, String(value)])),
        ),
      ),
    )
    expect((await send('GET', '/v1/operations', research.stranger)).body.operations).toEqual([])
    expect(rowsOf((await send('GET', '/v1/operations.csv', research.stranger)).body)).toEqual([])
  })
})

test('events go with the user or the organization that they belong to, and no others do', async () => {
  const { db } = research.service.database
  const { key, group } = await createPayer()
  const colleague = await research.service.createKey({ colleague_of: key })
  for (const each of [key, colleague])
    await post(`/v1/research-groups/${group.id}/questions`, each, { question: 'Do you like tea?' })
  await sql`delete from users where id = ${colleague.user_id}`.execute(db)
  const left = await events(key, '?type=group_question')
  expect(left.events.map(({ user_id }: { user_id: number }) => user_id)).toEqual([key.user_id])
  // What was charged stays charged.
  expect((await research.service.client(key).billing.usage({})).charges.cycle_charge_cents).toBe(16)
})
