import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PassingFailure } from '../../src/modules/jobs/index.ts'
import { requestsOperations, researchRequest } from '../../src/modules/requests/index.ts'
import { useTier } from '../harness/scripted-panel.ts'
import { failStep, type Requests, reads, startRequests } from '../harness/scripted-requests.ts'
import type { TestKey } from '../harness/service.ts'

const groups = '/research-group-requests'
const studies = '/research-study-requests'
const women = { said: 'women', filters: { sex: 'female' } }
const men = { said: 'men', filters: { sex: 'male' } }
const drives = { said: 'who drive to work', question: 'Do you drive to work?', keep: 'Yes' as const }
const lacking = { missing: ['audience' as const], clarifying_questions: ['Whom should be asked?'] }
const told = { missing: [], clarifying_questions: [] }

let requests: Requests
beforeAll(async () => {
  requests = await startRequests()
})
afterAll(() => requests.service.close())
beforeEach(() => requests.panel.reset())

const post = (path: string, json: unknown, of?: TestKey, headers: Record<string, string> = {}) =>
  requests.send('POST', path, json, of, { headers })
const read = async (path: string, id: string) => (await requests.send('GET', `${path}/${id}`)).body

/** A request as it stands when nobody has anything to do on it. */
async function settled(path: string, json: object) {
  const { status, body } = await post(path, json)
  expect(status, JSON.stringify(body.error)).toBe(202)
  await requests.drain()
  return read(path, body.request_id)
}
const statesOf = ({ usage_recorded }: { usage_recorded: { state: string }[] }) =>
  usage_recorded.map(({ state }) => state)
const groupCount = async () => (await requests.service.client(requests.key).groups.list({ limit: 1 })).total

describe('a group request', () => {
  test('is queued with its ids at first, and completed with the group that it asks for', async () => {
    const text = reads({ filters: { country: 'US', sex: 'female' }, group_size: 6, assumed: ['In the US.'] })
    const { status, body } = await post(groups, { request_text: text, source_surface: 'cli' })
    expect(status).toBe(202)
    expect(body).toMatchObject({
      request_id: expect.stringMatching(/^rgr_[0-9a-f]{24}$/),
      status: 'queued',
      phase: 'parse',
      job_id: expect.any(String),
      status_url: `http://localhost:3000/v1${groups}/${body.request_id}`,
      parse: null,
      group: null,
      source_surface: 'cli',
      usage_recorded: [{ feature: 'groups_per_cycle', units: 1, state: 'reserved' }],
    })
    expect(body).not.toHaveProperty('study_id')
    await requests.drain()
    const done = await read(groups, body.request_id)
    expect(done).toMatchObject({
      status: 'completed',
      phase: 'completed',
      progress_message: 'The group is ready: 6 agents.',
      group_size: 6,
      shortfall: 0,
      warnings: [],
      screening_summary: null,
      group: { agent_count: 6, name: 'US women', uuid: done.research_group_uuid },
      parse: { description: 'US women', matched_count: expect.any(Number), assumed: ['In the US.'] },
      audience_brief_source: 'request_text',
      recruitment_translation_owner: 'deterministic_parser',
      specialist_host_mode: 'deterministic_only',
      requested_specialist_host_mode: 'auto_prompt_assisted',
      specialist_host_status: 'unavailable',
      specialist_prompt_step_status: 'skipped',
      specialist_prompt_decision_action: 'continue',
      specialist_prompt_applied_change_count: 0,
      error: null,
      synthetic: true,
    })
    expect(statesOf(done)).toEqual(['reserved', 'committed'])
    expect(done.recruited_agents.map(({ sex }: { sex: string }) => sex)).toEqual(Array(6).fill('female'))
    const { group, recruitments, agents } = await requests.service
      .client(requests.key)
      .groups.get({ group_id: done.research_group_uuid })
    expect(group.agent_count).toBe(6)
    expect(agents.map(({ id }) => id)).toEqual(done.recruited_agent_ids)
    expect(recruitments).toMatchObject([{ requested_size: 6, recruited_count: 6, sample_method: 'balanced' }])
    const job = await requests.service.client(requests.key).jobs.get({ job_id: done.job_id })
    expect(job).toMatchObject({
      status: 'finished',
      result: { request_id: done.request_id, status: 'completed', research_group_uuid: done.research_group_uuid },
    })
  })

  test('draws ten where nobody says how many, the same with the same seed, under the name that is given', async () => {
    const again = { request_text: reads({}), seed: 'tea', name: 'Tea drinkers' }
    const [one, other] = [await settled(groups, again), await settled(groups, again)]
    expect(one.recruited_agent_ids).toHaveLength(10)
    expect(other.recruited_agent_ids).toEqual(one.recruited_agent_ids)
    expect(one.group).toMatchObject({ name: 'Tea drinkers', description: one.parse.description })
  })

  test('takes group_size for the number where the text has another one, and says so', async () => {
    const { group_size, warnings, recruited_agent_ids } = await settled(groups, {
      request_text: reads({ group_size: 50, ignored: [{ said: 'asap', why: 'no filter has it' }] }),
      group_size: 4,
      specialist_host_mode: 'prompt_assisted',
    })
    expect([group_size, recruited_agent_ids.length]).toEqual([4, 4])
    expect(warnings).toEqual([
      'The text asks for 50 agents and group_size for 4: group_size holds.',
      '“asap” was left aside: no filter has it.',
      'No language model is configured here: the text was read by rules.',
    ])
    const large = await settled(groups, { request_text: reads({ group_size: 5000 }), review: true })
    expect(large).toMatchObject({ group_size: 1000, warnings: [expect.stringContaining('5000')] })
  })

  test('has of every quota exactly as many as its share comes to', async () => {
    const quotas = [
      { ...women, share: 0.7 },
      { ...men, share: 0.3 },
    ]
    const { recruited_agents, parse } = await settled(groups, { request_text: reads({ quotas, group_size: 9 }) })
    const sexes = recruited_agents.map(({ sex }: { sex: string }) => sex)
    expect(sexes.filter((sex: string) => sex === 'female')).toHaveLength(6)
    expect(sexes).toHaveLength(9)
    expect(parse.quotas).toMatchObject([
      { said: 'women', size: 6, matched_count: expect.any(Number) },
      { said: 'men', size: 3 },
    ])
  })

  test('is short of those who are not there, and tells so', async () => {
    const done = await settled(groups, { request_text: reads({ filters: { country: 'DE' }, group_size: 150 }) })
    expect(done).toMatchObject({ status: 'completed', shortfall: 50, group: { agent_count: 100 } })
    expect(done.warnings).toEqual([
      'No more than 100 match, of 150 wanted: adults in Germany. Without the condition on country: 2200 match.',
    ])
    expect(done.parse.relaxations).toMatchObject([{ fields: ['country'], matched_count: 2200 }])
  })

  test('is called as its caller calls the people, or by its description', async () => {
    const named = { understood: [{ said: 'tea drinkers', as: 'tea' }], screening: [], group_size: 1 }
    // The script is itself the text in which the words stand.
    const done = await settled(groups, { request_text: reads(named) })
    expect(done.group).toMatchObject({ name: 'Tea drinkers', description: 'US adults' })
  })

  test('says in which states a city lies that is in several', async () => {
    const { parse } = await settled(groups, { request_text: reads({ filters: { city: 'Portland' }, group_size: 1 }) })
    expect(parse.assumed).toEqual([
      expect.stringMatching(/^There is a Portland in Oregon \(\d+\) and Maine \(\d+\): people of all are asked\./),
    ])
  })
})

describe('candidates whom no filter tells', () => {
  test('are asked, and only who answers as wanted stays, with what was said', async () => {
    const text = reads({ screening: [drives, { ...drives, question: 'Do you own a car?' }], group_size: 5 })
    const done = await settled(groups, { request_text: text })
    expect(done).toMatchObject({ status: 'completed', group: { agent_count: 5 }, shortfall: 0 })
    const { description } = done.parse
    expect(done.group).toMatchObject({
      name: `${description} who drive to work and own a car`,
      description: `${description} who drive to work and own a car`,
    })
    expect(done.screening_summary).toEqual({ asked: 20, passed: 10, kept: 5, rounds: 1 })
    // The script has every other one say Yes: ten of twenty, and these are asked the second question.
    const of = (question: string) => requests.panel.calls.filter(({ asked }) => asked.question === question)
    expect([of('Do you drive to work?').length, of('Do you own a car?').length]).toEqual([20, 10])
    expect(of('Do you own a car?').every(({ member, asked }) => member % 2 === 0 && asked.panel.length === 20)).toBe(
      true,
    )
    const { rows } = await sql<{ screening: unknown }>`
      select screening from research_group_agents where research_group_id = ${done.group.id}`.execute(
      requests.service.database.db,
    )
    expect(rows.map(({ screening }) => screening)).toEqual(
      Array(5).fill([
        { question: 'Do you drive to work?', reply: 'I take Yes.' },
        { question: 'Do you own a car?', reply: 'I take Yes.' },
      ]),
    )
  })

  test('are asked in at most five rounds, nobody twice; then those who were found are the group', async () => {
    // One in forty says Yes.
    const engine = answering((member) => (member % 40 === 0 ? 'Yes' : 'No'))
    const { body } = await post(groups, { request_text: reads({ screening: [drives], group_size: 40 }) })
    await requests.worker({ engine }).drain()
    const done = await read(groups, body.request_id)
    expect(done).toMatchObject({ status: 'completed', screening_summary: { rounds: 5 }, group: { agent_count: 24 } })
    expect(done.shortfall).toBe(16)
    expect(done.warnings).toEqual(['24 of 40 agents were found: 960 people were asked and 24 fit.'])
    const asked = engine.people
    expect(asked).toHaveLength(960)
    expect(new Set(asked).size).toBe(960)
  })

  test('fill every quota by itself, and are asked again only for those that lack somebody', async () => {
    const quotas = [
      { ...women, share: 0.5 },
      { ...men, share: 0.5 },
    ]
    const engine = answering((_, { sex }) => (sex === 'female' ? 'Yes' : 'No'))
    const { body } = await post(groups, { request_text: reads({ quotas, screening: [drives], group_size: 10 }) })
    await requests.worker({ engine }).drain()
    const done = await read(groups, body.request_id)
    expect(done).toMatchObject({
      group: { agent_count: 5 },
      shortfall: 5,
      screening_summary: { asked: 159, passed: 20, rounds: 5 },
      warnings: [`5 of 10 agents were found: 159 people were asked and 20 fit. Of “${men.said}”, 0 of 5.`],
    })
    expect(engine.sexes.slice(40)).toEqual(Array(119).fill('male'))
  })

  test('are only those who can be what is asked: nobody makes a man pregnant, or a man without work work nights', async () => {
    const pregnant = { said: 'pregnant', question: 'Are you pregnant?', keep: 'Yes' as const }
    const nights = { said: 'work nights', question: 'Do you work night shifts?', keep: 'Yes' as const }
    const engine = answering(() => 'Yes')
    const { body } = await post(groups, { request_text: reads({ screening: [pregnant, nights], group_size: 12 }) })
    await requests.worker({ engine }).drain()
    const done = await read(groups, body.request_id)
    expect(done).toMatchObject({ status: 'completed', group: { agent_count: 12 } })
    for (const { sex, age, occupation } of done.recruited_agents) {
      expect([sex, age < 50, occupation]).toEqual(['female', true, expect.not.stringMatching(/^(Retired|Student)$/)])
    }
  })

  test('who all answer otherwise leave nobody: the request is refused, with the numbers', async () => {
    const engine = answering(() => 'No')
    const { body } = await post(groups, { request_text: reads({ filters: { country: 'JP' }, screening: [drives] }) })
    await requests.worker({ engine }).drain()
    const refused = await read(groups, body.request_id)
    expect(refused).toMatchObject({
      status: 'refused',
      refusal_reason: 'nobody',
      refusal: {
        said: 'who drive to work',
        matched_count: 100,
        screening: { asked: 100, passed: 0, kept: 0, rounds: 2 },
      },
    })
    expect(statesOf(refused)).toEqual(['reserved', 'voided'])
  })

  test('who cannot answer are left out; where nobody can, the request fails and costs nothing', async () => {
    requests.panel.failing = (_, member) => (member < 4 ? 'The model declined.' : undefined)
    const done = await settled(groups, { request_text: reads({ screening: [drives], group_size: 5 }) })
    expect(done).toMatchObject({ status: 'completed', group: { agent_count: 5 } })
    requests.panel.failing = () => 'The model declined.'
    const failed = await settled(groups, { request_text: reads({ screening: [drives], group_size: 5 }) })
    expect(failed).toMatchObject({
      status: 'failed',
      error: 'The model declined.',
      progress_message: 'The model declined.',
    })
    expect(statesOf(failed)).toEqual(['reserved', 'voided'])
    expect((await post(groups, { request_id: failed.request_id })).body.error).toMatchObject({ code: 'conflict' })
  })
})

test('a candidate whom a passing failure keeps from answering is waited for twice, and then left out', async () => {
  const { panel, worker, hurry } = requests
  const engine = {
    ...panel.engine,
    answer: async (...[asked, member, by]: Parameters<typeof panel.engine.answer>) => {
      if (member === 0) throw new PassingFailure('The model is busy.')
      return panel.engine.answer(asked, member, by)
    },
  }
  const { body } = await post(groups, { request_text: reads({ screening: [drives], group_size: 10 }) })
  for (const attempt of [1, 2]) {
    await worker({ engine }).drain()
    expect(await read(groups, body.request_id), `attempt ${attempt}`).toMatchObject({
      status: 'running',
      phase: 'screen',
    })
    await hurry()
  }
  await worker({ engine }).drain()
  const done = await read(groups, body.request_id)
  expect(done).toMatchObject({ status: 'completed', screening_summary: { asked: 40, kept: 10, rounds: 1 } })
})

describe('a study request', () => {
  test('comes to a study with its group and a plan that leads nobody', async () => {
    const text = reads({ questions: ["Isn't tea great?"], group_size: 3 })
    const { body } = await post(studies, { request_text: text, question_count: 3 })
    expect(body).toMatchObject({ request_id: expect.stringMatching(/^rsr_/), question_count: 3, study: null })
    await requests.drain()
    const done = await read(studies, body.request_id)
    expect(done).toMatchObject({
      status: 'completed',
      phase: 'completed',
      progress_message: 'The study is ready: 3 participants, 3 planned questions.',
      study: {
        id: done.study_id,
        uuid: done.study_uuid,
        stage: 'fielding',
        objective: 'Whether they like tea',
        participant_count: 3,
        research_group_uuid: done.research_group_uuid,
      },
    })
    // What the caller worded stays; what we drafted asks without a push.
    expect(done.question_plan.map(({ question }: { question: string }) => question)).toEqual([
      "Isn't tea great?",
      'Do you love tea?',
      'Do you love tea?',
    ])
    expect(statesOf(done)).toEqual(['reserved', 'committed'])
    const { rows } = await sql<{ planned_questions: unknown[] }>`
      select planned_questions from research_studies where id = ${done.study_id}`.execute(requests.service.database.db)
    expect(rows[0]!.planned_questions).toEqual(done.question_plan)
    const client = requests.service.client(requests.key).studies
    const planned = async () => (await client.get({ study_id: done.study_uuid })).study.planned_questions
    expect(await planned()).toEqual(done.question_plan)
    // What has been asked is no longer planned.
    await client.ask({ study_id: done.study_uuid, question: "Isn't tea great?" })
    expect(await planned()).toEqual(done.question_plan.slice(1))
    const { requests: listed, total } = (await requests.send('GET', `${studies}?limit=1`)).body
    expect([listed[0].request_id, listed[0].study_uuid, total]).toEqual([done.request_id, done.study_uuid, 1])
    const { operation } = (await requests.send('GET', `/operations/${done.operation_id}`)).body
    const { request_id, job_id, research_group_uuid, study_id } = done
    expect(operation).toMatchObject({
      kind: 'study_request',
      about: { request_id, job_id, research_group_uuid, study_id },
    })
  })
})

test('a sentence in plain English comes to a study, by the reader and the plan that the service has', async () => {
  const request_text =
    '8 women in the US aged 30 to 50. I want to learn whether they would use a meal-kit service and why.'
  const { body } = await post(studies, { request_text })
  await requests.service.app.worker.drain()
  const done = await read(studies, body.request_id)
  expect(done).toMatchObject({ status: 'completed', group: { agent_count: 8 }, study: { participant_count: 8 } })
  const fits = ({ sex, age }: { sex: string; age: number }) => sex === 'female' && age >= 30 && age <= 50
  expect(done.recruited_agents.every(fits)).toBe(true)
  expect(done.study.objective).toContain('meal-kit service')
  expect(done.question_plan).toHaveLength(7)
})

test('a preview shows the first of those whom the same description and seed recruit', async () => {
  const whom = { description: '8 women in Texas', seed: 'tea' }
  const { sample_agents } = (await post('/research-groups:preview', whom)).body
  const { request_id } = (await post('/research-groups:from-description', whom)).body
  await requests.service.app.worker.drain()
  const { recruited_agent_ids, group } = await read(groups, request_id)
  expect(sample_agents.map(({ id }: { id: number }) => id)).toEqual(recruited_agent_ids.slice(0, 5))
  expect(group.name).toBe('Women in Texas')
})

describe('what is missing', () => {
  test('is asked back, twice if need be, and the request goes on when it was told', async () => {
    const vague = reads({ ...lacking, filters: {} })
    const first = await settled(groups, { request_text: vague })
    expect(first).toMatchObject({
      status: 'needs_clarification',
      phase: 'parse',
      missing_info: ['audience'],
      clarifying_questions: ['Whom should be asked?'],
      progress_message: expect.stringContaining('as additional_text with the request_id'),
      parse: { filters: null, description: null, matched_count: null },
      group: null,
    })
    expect(statesOf(first)).toEqual(['reserved', 'voided'])
    const { request_id } = first
    const resumed = await post(groups, { request_id })
    expect(resumed).toMatchObject({ status: 202, body: { status: 'queued', phase: 'parse', missing_info: [] } })
    expect(resumed.body.job_id).not.toBe(first.job_id)
    await requests.drain()
    expect(await read(groups, request_id)).toMatchObject({ status: 'needs_clarification' })
    await post(groups, { request_id, additional_text: reads({ ...told, filters: { country: 'DE' } }), group_size: 2 })
    await requests.drain()
    const done = await read(groups, request_id)
    expect(done).toMatchObject({ status: 'completed', group_size: 2, audience_brief_source: 'additional_text' })
    expect(done.recruited_agents.map(({ country }: { country: string }) => country)).toEqual(['Germany', 'Germany'])
    expect(statesOf(done)).toEqual(['reserved', 'voided', 'reserved', 'voided', 'reserved', 'committed'])
    const { rows } = await sql<{
      texts: unknown
    }>`select texts from research_requests where id = ${request_id}`.execute(requests.service.database.db)
    expect(rows[0]!.texts).toMatchObject([{ answers: [] }, { answers: ['audience'] }])
  })

  test('that two answer at once is taken from one of them; the other is told that it is under way', async () => {
    const { request_id } = await settled(groups, { request_text: reads(lacking) })
    const { db } = requests.service.database
    const waiting = async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      return rows.length
    }
    // Both come while the month's units are held: neither has set one aside when the other begins.
    const { begun } = await db.transaction().execute(async (trx) => {
      const { organization_id } = requests.key
      await sql`select from feature_quotas where organization_id = ${organization_id} for update`.execute(trx)
      const asked = [1, 2].map((group_size) => post(groups, { request_id, group_size }))
      await expect.poll(waiting).toBeGreaterThanOrEqual(2)
      return { begun: asked }
    })
    const both = await Promise.all(begun)
    expect(both.map(({ status }) => status).sort()).toEqual([202, 409])
    expect(both.find(({ status }) => status === 409)!.body.error).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('queued'),
    })
    await requests.drain()
  })

  test('is not asked for any more when the month is used up: the request stays as it was', async () => {
    const poor = await requests.service.createKey()
    await useTier(requests.service, poor, { inc_research_groups: true, groups_per_cycle: 1 })
    const { body } = await post(groups, { request_text: reads(lacking) }, poor)
    await requests.drain()
    const other = await post(groups, { request_text: reads({}), group_size: 1 }, poor)
    await requests.drain()
    expect(other.status).toBe(202)
    const { request_id } = body
    const resumed = await post(groups, { request_id, additional_text: reads(told) }, poor)
    expect([resumed.status, resumed.body.error.code]).toEqual([429, 'quota_exhausted'])
    const after = (await requests.send('GET', `${groups}/${request_id}`, undefined, poor)).body
    expect(after).toMatchObject({ status: 'needs_clarification', request_text: reads(lacking) })
    expect(statesOf(after)).toEqual(['reserved', 'voided'])
    expect((await post(groups, { request_text: reads({}) }, poor)).status).toBe(429)
    const study = await post(studies, { request_text: reads({}) }, poor)
    expect([study.status, study.body.error.code]).toEqual([403, 'feature_not_included'])
  })
})

describe('what is refused', () => {
  test('for want of people names the nearest audiences, with true counts, and takes another text', async () => {
    const filters = { country: 'DE', age_min: 99 }
    const refused = await settled(groups, { request_text: reads({ filters, group_size: 3 }) })
    expect(refused).toMatchObject({
      status: 'refused',
      phase: 'parse',
      refusal_reason: 'nobody',
      refusal: { reason: 'nobody', matched_count: 0, description: expect.any(String), filters: expect.any(Object) },
    })
    expect(statesOf(refused)).toEqual(['reserved', 'voided'])
    expect(refused.refusal.nearest.length).toBeGreaterThan(0)
    expect(refused.refusal.message).toBe(
      `Nobody matches: adults 99 and over in Germany. ${refused.refusal.nearest[0].suggestion}`,
    )
    for (const { filters: nearest, matched_count } of refused.refusal.nearest) {
      const found = await requests.send('GET', `/agents/search?filters=${encodeURIComponent(JSON.stringify(nearest))}`)
      expect(found.body.total_count).toBe(matched_count)
    }
    const { request_id } = refused
    expect((await post(groups, { request_id })).body.error.code).toBe('conflict')
    await post(groups, { request_id, additional_text: reads({ filters: { country: 'DE' } }) })
    await requests.drain()
    expect(await read(groups, request_id)).toMatchObject({
      status: 'completed',
      refusal: null,
      refusal_reason: null,
      audience_brief_source: 'request_and_additional_text',
    })
  })

  test('for want of people of one quota names that quota', async () => {
    const quotas = [
      { ...women, share: 0.5 },
      { said: 'giants', filters: { age_min: 99 }, share: 0.5 },
    ]
    const { refusal } = await settled(groups, { request_text: reads({ filters: { country: 'DE' }, quotas }) })
    expect(refusal).toMatchObject({ reason: 'nobody', said: 'giants', message: expect.stringContaining('“giants”') })
    const whole = await settled(groups, { request_text: reads({ filters: { country: 'DE', age_min: 99 }, quotas }) })
    expect(whole.refusal).toMatchObject({ reason: 'nobody', said: null })
  })

  test('can be asked for differently twenty times, and then anew', async () => {
    const refusal = { reason: 'minors' as const, message: 'Nobody under 18 can be asked.', said: 'kids' }
    const { request_id } = await settled(groups, { request_text: reads({ refusal }) })
    const { db } = requests.service.database
    const texts = JSON.stringify(Array(20).fill({ text: reads({ refusal }), answers: [] }))
    await sql`update research_requests set texts = ${texts}::jsonb where id = ${request_id}`.execute(db)
    const { status, body } = await post(groups, { request_id, additional_text: reads({ refusal: null }) })
    expect([status, body.error.code]).toEqual([409, 'conflict'])
  })

  test('for its aim says why, and once', async () => {
    const refusal = { reason: 'minors' as const, message: 'Nobody under 18 can be asked.', said: 'kids' }
    const ignored = [
      { said: 'Kids aged 13', why: 'no filter has it' },
      { said: 'asap', why: 'no filter has it' },
    ]
    const refused = await settled(studies, { request_text: reads({ refusal, ignored }) })
    expect(refused.parse.ignored).toEqual(ignored.slice(1))
    expect(refused).toMatchObject({ status: 'refused', refusal, refusal_reason: 'minors', question_plan: [] })
  })
})

test('a text that contradicts itself is refused with whom it would find without either phrase, counted', async () => {
  const request_text = '12 people in the US over 60 and under 30'
  const { body } = await post(groups, { request_text })
  await requests.service.app.worker.drain()
  const refused = await read(groups, body.request_id)
  expect(refused).toMatchObject({ status: 'refused', refusal_reason: 'contradiction' })
  const { nearest, message } = refused.refusal
  expect(nearest.map(({ suggestion }: { suggestion: string }) => suggestion.split(':')[0])).toEqual([
    'Without “over 60”',
    'Without “under 30”',
  ])
  for (const { filters, matched_count, suggestion } of nearest) {
    const { total_count } = await requests.service
      .request('GET', `/v1/agents/search?limit=1&filters=${encodeURIComponent(JSON.stringify(filters))}`, {
        key: requests.key.api_key,
      })
      .then((answer) => answer.body)
    expect([matched_count, total_count > 0, message.includes(suggestion)]).toEqual([total_count, true, true])
  }
})

describe('with review', () => {
  test('nobody is recruited before the caller approves what was understood', async () => {
    const before = await groupCount()
    const shown = await settled(studies, { request_text: reads({ screening: [drives] }), review: true, group_size: 2 })
    expect(shown).toMatchObject({
      status: 'awaiting_review',
      group: null,
      parse: { matched_count: 2000, screening: [drives] },
      question_count: 7,
      progress_message:
        'Understood as: US adults. 2000 people match. Candidates are asked: “Do you drive to work?” ' +
        'Nobody is recruited until you approve: post the request_id.',
    })
    expect(shown.question_plan).toHaveLength(7)
    expect(statesOf(shown)).toEqual(['reserved', 'voided'])
    expect([await groupCount(), requests.panel.calls.length]).toEqual([before, 0])
    const { request_id } = shown
    await post(studies, { request_id, additional_text: reads({ filters: { country: 'JP' } }) })
    await requests.drain()
    expect(await read(studies, request_id)).toMatchObject({ status: 'awaiting_review', parse: { matched_count: 100 } })
    const scarce = await settled(groups, {
      request_text: reads({ filters: { country: 'JP' } }),
      review: true,
      group_size: 120,
    })
    expect(scarce).toMatchObject({
      status: 'awaiting_review',
      progress_message: expect.stringMatching(/^Understood as: Adults in Japan\. 100 people match, of 120 wanted\./),
      warnings: [expect.stringMatching(/^No more than 100 match, of 120 wanted: adults in Japan\. .*: \d+ match\.$/)],
    })
    const approved = await post(studies, { request_id, name: 'Drivers' })
    expect(approved.body).toMatchObject({ status: 'queued', parse: { matched_count: 100 } })
    // What was approved is what is done, also if the reader has learned something new since.
    const reading = async () => ({ ...(await requests.parts.reading()), readBrief: unexpected })
    await requests.worker({ reading }).drain()
    const done = await read(studies, request_id)
    expect(done).toMatchObject({ status: 'completed', group: { agent_count: 2, name: 'Drivers' } })
    expect(statesOf(done)).toEqual(['reserved', 'voided', 'reserved', 'voided', 'reserved', 'committed'])
  })
})

describe('in sync mode', () => {
  const waiting = async (path: string, json: object, headers: Record<string, string> = {}) => {
    const worker = requests.worker()
    await worker.start()
    const answer = await post(path, { ...json, response_mode: 'sync' }, undefined, headers)
    await worker.stop(1000)
    return answer
  }

  test('every outcome has a status of its own', async () => {
    const done = await waiting(studies, { request_text: reads({}), group_size: 2 })
    expect(done).toMatchObject({ status: 201, body: { status: 'completed', study: { participant_count: 2 } } })
    const unclear = await waiting(groups, { request_text: reads(lacking) })
    expect(unclear).toMatchObject({
      status: 400,
      body: {
        error: 'needs_clarification',
        request_id: expect.any(String),
        status: 'needs_clarification',
        phase: 'parse',
        clarifying_questions: ['Whom should be asked?'],
        missing_info: ['audience'],
      },
    })
    const refused = await waiting(groups, { request_text: reads({ filters: { country: 'DE', age_min: 99 } }) })
    expect(refused).toMatchObject({
      status: 422,
      body: {
        error: { code: 'refused', message: refused.body.refusal.message, details: { reason: 'nobody' } },
        status: 'refused',
        refusal_reason: 'nobody',
      },
    })
    const reviewed = await waiting(groups, { request_text: reads({}), review: true })
    expect(reviewed).toMatchObject({ status: 202, body: { status: 'awaiting_review' } })
    requests.panel.failing = () => 'The model declined.'
    const failed = await waiting(groups, { request_text: reads({ screening: [drives] }) })
    expect(failed).toMatchObject({ status: 202, body: { status: 'failed', error: 'The model declined.' } })
    // Resumed in the same mode.
    const { request_id } = unclear.body
    const resumed = await waiting(groups, { request_id, additional_text: reads(told), group_size: 1 })
    expect(resumed).toMatchObject({ status: 201, body: { request_id, group: { agent_count: 1 } } })
  })

  test('a repeated request waits for the same outcome and makes nothing more', async () => {
    const before = await groupCount()
    const headers = { 'idempotency-key': 'once-and-waited-for' }
    const json = { request_text: reads({}), group_size: 1 }
    const first = await waiting(groups, json, headers)
    const again = await waiting(groups, json, headers)
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual(first.body)
    expect(await groupCount()).toBe(before + 1)
  })

  test('a caller who has waited long enough, or has gone, is told how far it is', async () => {
    const { service, parts, key } = requests
    const { db } = service.database
    const never = new AbortController().signal
    const operations = requestsOperations({
      ...parts,
      queue: service.app.queue,
      base_url: '',
      sync_ms: 60,
      stopping: never,
    })
    const gone = AbortSignal.abort()
    const call = (signal: AbortSignal) => ({
      principal: {
        ...key,
        session_id: null,
        kind: 'live' as const,
        rate_limited: false,
        role: 'admin' as const,
        scopes: [],
      },
      origin: { request_id: '', ip: '' },
      log: null as never,
      clock: service.clock,
      signal,
      transact: <T>(work: (trx: never) => Promise<T>) => db.transaction().execute((trx) => work(trx as never)),
    })
    const input = { request_text: reads({}), response_mode: 'sync' as const, group_size: 1 }
    for (const signal of [never, gone]) {
      expect(await operations.createGroup(call(signal), input)).toMatchObject({
        status: 202,
        body: { status: 'queued' },
      })
    }
    await requests.drain()
  })
})

describe('a worker that dies', () => {
  const text = reads({ screening: [drives], group_size: 15 })
  const wanted = { request_text: text, seed: 'steady', question_count: 2 }

  test('in any step leaves the request where it was; the next one ends it as it would have ended, at one unit', async () => {
    const engine = answering((member) => (member % 5 === 0 ? 'Yes' : 'No'))
    const { worker, hurry } = requests
    const outcome = async (step?: number) => {
      const { body } = await post(studies, wanted)
      const before = await groupCount()
      if (step !== undefined) await failStep(requests, step)
      await worker({ engine }).drain()
      if (step !== undefined) {
        expect(await read(studies, body.request_id)).toMatchObject({ status: step === 1 ? 'queued' : 'running' })
        await hurry()
        await worker({ engine }).drain()
      }
      const { status, recruited_agent_ids, question_plan, screening_summary, usage_recorded, study } = await read(
        studies,
        body.request_id,
      )
      expect(await groupCount()).toBe(before + 1)
      return {
        outcome: { status, recruited_agent_ids, question_plan, screening_summary, title: study?.title },
        states: usage_recorded.map(({ state }: { state: string }) => state),
        steps: await stepsOf(body.request_id),
      }
    }
    const undisturbed = await outcome()
    expect(undisturbed.outcome).toMatchObject({ status: 'completed', screening_summary: { rounds: 2, kept: 15 } })
    // queued → parse → recruit → screen → prune → fit_check → refine → screen → prune → fit_check → create_study
    expect(undisturbed.steps).toBe(11)
    for (let step = 1; step <= undisturbed.steps; step++) expect(await outcome(step)).toEqual(undisturbed)
  })

  test('after the last step has written everything, and the job is finished by the next', async () => {
    const { body } = await post(groups, { request_text: reads({}), group_size: 1 })
    const before = await groupCount()
    const kind = researchRequest(requests.parts)
    await kind.run({ request_id: body.request_id }, attemptAt(body.job_id))
    expect(await read(groups, body.request_id)).toMatchObject({ status: 'completed' })
    await requests.drain()
    expect(await requests.service.client(requests.key).jobs.get({ job_id: body.job_id })).toMatchObject({
      status: 'finished',
      result: { status: 'completed' },
    })
    expect(await groupCount()).toBe(before + 1)
  })

  test('and is not dead after all: of several at work on one request each step is written once', async () => {
    const { body } = await post(studies, { ...wanted, group_size: 4 })
    const before = await groupCount()
    const kind = researchRequest(requests.parts)
    const results = await Promise.all(
      [1, 2, 3].map(() => kind.run({ request_id: body.request_id }, attemptAt(body.job_id))),
    )
    expect(new Set(results.map(({ result }) => result.study_id)).size).toBe(1)
    await requests.drain()
    const done = await read(studies, body.request_id)
    expect(statesOf(done)).toEqual(['reserved', 'committed'])
    expect([await groupCount(), done.group.agent_count]).toEqual([before + 1, 4])
  })

  test('while the caller resumes leaves the resumed request alone', async () => {
    const first = await settled(groups, { request_text: reads(lacking) })
    await post(groups, { request_id: first.request_id, additional_text: reads(told), group_size: 1 })
    const late = await researchRequest(requests.parts).run({ request_id: first.request_id }, attemptAt(first.job_id))
    expect(late.result.status).toBe('queued')
    await requests.drain()
    expect(await read(groups, first.request_id)).toMatchObject({ status: 'completed' })
  })
})

describe('a request', () => {
  test('whose job is cancelled before it began has failed, and gives its unit back', async () => {
    const { body } = await post(groups, { request_text: reads({}) })
    const { status } = await requests.send('DELETE', `/jobs/${body.job_id}`)
    expect(status).toBe(200)
    const failed = await read(groups, body.request_id)
    expect(failed).toMatchObject({ status: 'failed', error: 'The job was cancelled before it began.', group: null })
    expect(statesOf(failed)).toEqual(['reserved', 'voided'])
    await requests.drain()
    expect(await read(groups, body.request_id)).toEqual(failed)
  })

  test('that is sent twice under one Idempotency-Key is made once', async () => {
    const headers = { 'idempotency-key': 'one-request' }
    const json = { request_text: reads({}), group_size: 1 }
    const [one, other] = [await post(groups, json, undefined, headers), await post(groups, json, undefined, headers)]
    expect(other.body).toEqual(one.body)
    expect([one, other].map(({ headers: sent }) => sent.get('idempotency-replayed'))).toEqual([null, 'true'])
    const { rows } = await sql`select from research_requests where job_id = ${one.body.job_id}`.execute(
      requests.service.database.db,
    )
    expect(rows).toHaveLength(1)
    await requests.drain()
  })

  test('of somebody else, or of the other kind, is as good as missing, for reading and for resuming', async () => {
    const { request_id } = await settled(groups, { request_text: reads(lacking) })
    const { send, stranger } = requests
    const attempts = [
      send('GET', `${groups}/${request_id}`, undefined, stranger),
      send('POST', groups, { request_id, additional_text: 'x' }, stranger),
      send('GET', `${studies}/${request_id}`),
      send('POST', studies, { request_id }),
      send('GET', `${groups}/rgr_000000000000000000000000`),
    ]
    for (const { status, body } of await Promise.all(attempts)) {
      expect([status, body.error.code]).toEqual([404, 'not_found'])
    }
    expect((await send('GET', groups, undefined, stranger)).body).toMatchObject({ requests: [], total: 0 })
    expect(await read(groups, request_id)).toMatchObject({ status: 'needs_clarification' })
  })

  test('is not open to a free key', async () => {
    const free = await requests.service.createKey({ kind: 'free' })
    for (const path of [groups, studies]) {
      expect((await post(path, { request_text: reads({}) }, free)).status).toBe(403)
      expect((await requests.send('GET', path, undefined, free)).status).toBe(403)
    }
  })

  test.each([
    [{}, 'request_text'],
    [{ request_text: 'ab' }, 'request_text'],
    [{ request_text: '👩'.repeat(4001) }, 'request_text'],
    [{ request_text: 7 }, 'request_text'],
    [{ request_text: 'ten nurses', request_id: 'rgr_1' }, 'request_text'],
    [{ request_text: 'ten nurses', additional_text: 'from Ohio' }, 'additional_text'],
    [{ request_id: 'rgr_1', additional_text: 'x'.repeat(4001) }, 'additional_text'],
    [{ request_text: 'ten nurses', group_size: 0 }, 'group_size'],
    [{ request_text: 'ten nurses', group_size: 1001 }, 'group_size'],
    [{ request_text: 'ten nurses', group_size: '10' }, 'group_size'],
    [{ request_text: 'ten nurses', question_count: 21 }, 'question_count'],
    [{ request_text: 'ten nurses', response_mode: 'later' }, 'response_mode'],
    [{ request_text: 'ten nurses', specialist_host_mode: 'magic' }, 'specialist_host_mode'],
    [{ request_text: 'ten nurses', source_surface: 'fax' }, 'source_surface'],
    [{ request_text: 'ten nurses', review: 'yes' }, 'review'],
    [{ request_text: 'ten nurses', name: '' }, 'name'],
    [{ request_text: 'ten nurses', size: 10 }, 'size'],
  ])('with %j is invalid: %s', async (json, field) => {
    const { status, body } = await post(studies, json)
    expect([status, body.error.code]).toEqual([400, 'invalid_request'])
    expect(Object.keys(body.error.details.fields)).toEqual([field])
  })
})

/** An engine whose agents answer as the test says, and which keeps who was asked. */
function answering(say: (member: number, person: { sex: string }) => 'Yes' | 'No') {
  const people: string[] = []
  const sexes: string[] = []
  const { engine } = requests.panel
  return {
    ...engine,
    people,
    sexes,
    answer: async (...[asked, member, by]: Parameters<typeof engine.answer>) => {
      const { person } = asked.panel[member]!
      people.push(`${person.version} ${person.index}`)
      sexes.push(person.sex)
      return { ...(await engine.answer(asked, member, by)), value: say(member, person) }
    },
  }
}

const attemptAt = (job_id: string) => ({
  job_id,
  attempt: 1,
  log: null as never,
  signal: new AbortController().signal,
})

const unexpected = () => {
  throw new Error('nobody should read this again')
}

async function stepsOf(id: string): Promise<number> {
  const { rows } = await sql<{ step: number }>`select step from research_requests where id = ${id}`.execute(
    requests.service.database.db,
  )
  return rows[0]!.step
}
