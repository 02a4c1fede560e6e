import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../src/clients/sdk/index.ts'
import { png } from '../harness/media-files.ts'
import { type Research, startResearch, useTier, whileHeldUp } from '../harness/scripted-panel.ts'
import type { RequestOptions } from '../harness/service.ts'

let research: Research
let mine: Client
let theirs: Client
beforeAll(async () => {
  research = await startResearch()
  mine = research.service.client(research.key)
  theirs = research.service.client(research.stranger)
})
afterAll(() => research.service.close())
beforeEach(() => research.panel.reset())

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const studies = '/v1/research-studies'
const request = (method: string, path: string, options: RequestOptions = {}) =>
  research.service.request(method, path, { key: research.key.api_key, ...options })
const drain = () => research.service.app.worker.drain()
const quota = async (client = mine) => (await client.billing.usage({})).quota.questions_per_cycle

/** A study among some of the first agents; its id as paths have it. */
async function study(from = 0, to = 5, title = 'Oat milk') {
  const group = await research.group(from, to)
  const made = await mine.studies.create({ title, research_group_uuid: group.uuid })
  return { ...made.study, group, study_id: String(made.study.id) }
}
const ask = (study_id: string, question = 'What matters to you in a coffee?', more: object = {}) =>
  mine.studies.ask({ study_id, question, ...more })
async function answered(study_id: string, question?: string, more: object = {}) {
  const asked = await ask(study_id, question, more)
  await drain()
  return asked
}
const answersOf = async (study_id: string, question_id: number) =>
  (await mine.studies.listAnswers({ study_id, question_id: String(question_id) })).answers
const refusal = (code: string, details?: object) => ({ code, ...(details === undefined ? {} : { details }) })

describe('POST /v1/research-studies', () => {
  test('a study is made with its groups, and told without stage, counts and times', async () => {
    const [one, two] = [await research.group(0, 4), await research.group(2, 6)]
    const json = {
      title: '  Früh­stück 👩‍🍳  ',
      objective: 'Who eats what',
      research_group_uuid: one.uuid,
      research_group_uuids: [two.id, one.uuid],
    }
    const { status, body } = await request('POST', studies, { json })
    expect(status).toBe(201)
    const { id, uuid } = body.study
    const groups = [one, two].map(({ uuid: group, name, url }) => ({ uuid: group, name, url }))
    expect(body).toEqual({
      study: {
        id: expect.any(Number),
        uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        title: 'Früh­stück 👩‍🍳',
        objective: 'Who eats what',
        shareable: false,
        share_url: null,
        share_link: null,
        url: `http://localhost:3000/research-studies/${uuid}`,
        research_group_uuid: one.uuid,
        research_group_url: one.url,
        research_groups: groups,
      },
    })
    for (const reference of [String(id), uuid]) {
      const read = await mine.studies.get({ study_id: reference })
      expect(read.study).toEqual({
        ...body.study,
        stage: 'fielding',
        participant_count: 6,
        question_count: 0,
        budget_cents: null,
        planned_questions: [],
        completed_at: null,
        created_at: '2026-01-15T12:00:00.000Z',
        updated_at: '2026-01-15T12:00:00.000Z',
      })
    }
  })

  test('an agent of several groups takes part once, with the first of them, in the order of the groups', async () => {
    const [one, two] = [await research.group(3, 5), await research.group(2, 6)]
    const made = await mine.studies.create({ title: 'Twice', research_group_uuids: [one.uuid, two.uuid] })
    const { agents, total } = await mine.studies.listAgents({ study_id: String(made.study.id) })
    const [a, b, c, d] = research.agent_ids.slice(2, 6)
    expect(agents.map(({ id, research_group_uuid }) => [id, research_group_uuid])).toEqual([
      [b, one.uuid],
      [c, one.uuid],
      [a, two.uuid],
      [d, two.uuid],
    ])
    expect(total).toBe(4)
    const page = await mine.studies.listAgents({ study_id: String(made.study.id), limit: 2, offset: 1 })
    expect(page).toMatchObject({ count: 2, total: 4, limit: 2, offset: 1, agents: [{ id: c }, { id: a }] })
  })

  test('without a group it is a draft that nobody can be asked in, and a group takes it to the field', async () => {
    const { study: draft } = await mine.studies.create({ title: 'Later' })
    expect(draft).toMatchObject({ research_group_uuid: null, research_group_url: null, research_groups: [] })
    const study_id = draft.uuid
    expect((await mine.studies.get({ study_id })).study).toMatchObject({ stage: 'draft', participant_count: 0 })
    await expect(ask(study_id)).rejects.toMatchObject(refusal('conflict'))
    await expect(mine.studies.update({ study_id, stage: 'fielding' })).rejects.toMatchObject(refusal('conflict'))
    await expect(mine.studies.complete({ study_id })).rejects.toMatchObject(refusal('conflict'))
    const group = await research.group(0, 2)
    const { study: fielded } = await mine.studies.update({ study_id, research_group_uuids: [group.uuid] })
    expect(fielded).toMatchObject({ stage: 'fielding', participant_count: 2, research_group_uuid: group.uuid })
  })

  test('`shareable` makes a link at once', async () => {
    const { study: shared } = await mine.studies.create({ title: 'Open to all', shareable: true })
    const { token, url, enabled } = await mine.studies.readShare({ study_id: shared.uuid })
    expect(shared).toMatchObject({ shareable: true, share_url: url, share_link: url })
    expect({ enabled, url }).toEqual({ enabled: true, url: `http://localhost:3000/shared/${token}` })
  })

  test.each([
    ['no title', {}, 'title', /./],
    ['a title of spaces', { title: '   ' }, 'title', /at least 1 character/],
    ['a title of 201 characters', { title: '😀'.repeat(201) }, 'title', /at most 200/],
    ['a title that is a number', { title: 7 }, 'title', /must be a text/],
    ['an objective of 4,001 characters', { title: 'a', objective: 'x'.repeat(4001) }, 'objective', /at most 4000/],
    ['a group that is an object', { title: 'a', research_group_uuid: {} }, 'research_group_uuid', /id or the uuid/],
    ['21 groups', { title: 'a', research_group_uuids: Array(21).fill(1) }, 'research_group_uuids', /at most 20/],
    ['a text for yes', { title: 'a', shareable: 'yes' }, 'shareable', /true or false/],
    ['half a cent', { title: 'a', budget_cents: 1.5 }, 'budget_cents', /whole number/],
    ['a field that there is not', { title: 'a', titel: 'b' }, 'titel', /did you mean title/],
  ])('%s is answered with 400 that names the field', async (_what, json, field, message) => {
    const { status, body } = await request('POST', studies, { json })
    expect(status).toBe(400)
    expect(body.error.code).toBe('invalid_request')
    expect(body.error.details.fields[field][0]).toMatch(message)
  })

  test('200 characters are 200, also where each is two units long', async () => {
    const title = '😀'.repeat(200)
    expect((await mine.studies.create({ title })).study.title).toBe(title)
  })

  test('the same Idempotency-Key makes one study', async () => {
    const made = await Promise.all(
      Array.from({ length: 5 }, () => mine.studies.create({ title: 'Once' }, { idempotency_key: 'study-once' })),
    )
    expect(new Set(made.map(({ study: one }) => one.id)).size).toBe(1)
  })
})

describe('GET, PATCH and DELETE /v1/research-studies', () => {
  test('the list is newest first, page by page, without group fields', async () => {
    const { service } = research
    const owner = service.client(await service.createKey())
    const ids: number[] = []
    for (const title of ['first', 'second', 'third']) {
      service.clock.advance(1000)
      ids.unshift((await owner.studies.create({ title })).study.id)
    }
    const { studies: listed, ...page } = await owner.studies.list({ limit: 2 })
    expect(page).toEqual({ count: 2, total: 3, limit: 2, offset: 0 })
    const rest = await owner.studies.list({ limit: 2, offset: 2 })
    expect([...listed, ...rest.studies].map(({ id }) => id)).toEqual(ids)
    expect(Object.keys(listed[0]!).sort()).toEqual([
      'created_at',
      'id',
      'objective',
      'participant_count',
      'question_count',
      'share_link',
      'share_url',
      'shareable',
      'stage',
      'title',
      'updated_at',
      'url',
      'uuid',
    ])
  })

  test('a change leaves what it does not name as it was, and moves updated_at', async () => {
    const { study_id } = await study()
    const before = (await mine.studies.get({ study_id })).study
    research.service.clock.advance(1000)
    const { study: changed } = await mine.studies.update({ study_id, title: 'Renamed' })
    expect(changed).toEqual({ ...before, title: 'Renamed', updated_at: research.service.clock.now().toISOString() })
    expect((await mine.studies.update({ study_id, objective: '' })).study).toMatchObject({
      title: 'Renamed',
      objective: '',
    })
  })

  test('the questions that are planned can be written anew; nobody is asked by it', async () => {
    const { study_id } = await study()
    const closed = { type: 'single_choice' as const, options: ['Daily', 'Weekly'] }
    const planned = [
      { question: 'How often do you cook?', format: closed, role: 'behaviour', purpose: 'Habits.', source: 'planned' },
      { question: 'What do you like about it?' },
    ] as const
    const changed = (await mine.studies.update({ study_id, planned_questions: [...planned] })).study
    expect(changed.planned_questions).toEqual([
      { position: 1, ...planned[0] },
      { position: 2, ...planned[1], format: {}, role: 'own', purpose: '', source: 'given' },
    ])
    expect(changed.question_count).toBe(0)
    expect((await mine.studies.update({ study_id, title: 'Kept' })).study.planned_questions).toHaveLength(2)
    expect((await mine.studies.update({ study_id, planned_questions: [] })).study.planned_questions).toEqual([])
    const twice = { question: 'Which?', format: { options: ['A', 'A'] } }
    await expect(mine.studies.update({ study_id, planned_questions: [twice] })).rejects.toMatchObject(
      refusal('invalid_request'),
    )
  })

  test('an archived study is asked nothing more until it is brought back; a group alone does not bring it back', async () => {
    const { study_id } = await study()
    expect((await mine.studies.update({ study_id, stage: 'archived' })).study.stage).toBe('archived')
    await expect(ask(study_id)).rejects.toMatchObject(refusal('conflict'))
    await expect(mine.studies.complete({ study_id })).rejects.toMatchObject(refusal('conflict'))
    const further = await research.group(5, 7)
    const grown = (await mine.studies.update({ study_id, research_group_uuids: [further.uuid] })).study
    expect(grown).toMatchObject({ stage: 'archived', participant_count: 7 })
    expect((await mine.studies.update({ study_id, stage: 'fielding' })).study.stage).toBe('fielding')
    expect((await ask(study_id)).agent_ids).toHaveLength(7)
    await drain()
  })

  test('an empty group cannot be what a study begins with', async () => {
    const group = await research.group(0, 1)
    await mine.groups.agents.remove({ group_id: group.uuid, agent_ids: [research.agent_ids[0]!] })
    const create = mine.studies.create({ title: 'Nobody', research_group_uuid: group.uuid })
    await expect(create).rejects.toMatchObject(refusal('conflict'))
  })

  test('participants are those whom the groups had when the study was made', async () => {
    const { study_id, group } = await study(0, 3)
    await mine.groups.agents.remove({ group_id: group.uuid, agent_ids: [research.agent_ids[0]!] })
    await mine.groups.archive({ group_id: group.uuid })
    expect((await answered(study_id)).agent_ids).toEqual(research.agent_ids.slice(0, 3))
  })

  test('a deleted study is gone with everything in it', async () => {
    const { study_id, id, uuid } = await study()
    const { question_id, job_id, job_ids } = await answered(study_id)
    await mine.studies.complete({ study_id, steps: ['study_tldr'] })
    await drain()
    // Read before: a copy of an ended job must not outlive it.
    for (const one of [job_id, ...job_ids]) await mine.jobs.get({ job_id: one })
    expect(await mine.studies.remove({ study_id })).toEqual({ ok: true, deleted_id: id, deleted_uuid: uuid })
    expect(await leftOf(id, [question_id], [job_id, ...job_ids])).toEqual([])
    for (const one of [job_id, ...job_ids]) {
      await expect(mine.jobs.get({ job_id: one })).rejects.toMatchObject(refusal('job_not_accessible'))
    }
    await expect(mine.studies.get({ study_id })).rejects.toMatchObject(refusal('not_found'))
    await expect(mine.studies.remove({ study_id })).rejects.toMatchObject(refusal('not_found'))
  })

  test('deleting a study while agents answer leaves nothing behind, and the worker carries on', async () => {
    const [{ study_id, id }, other] = [await study(0, 8), await study(0, 2)]
    const release = research.panel.hold()
    const asked = await ask(study_id)
    const queued = await ask(study_id, 'And what does not matter?')
    const working = drain()
    await expect.poll(() => research.panel.calls.length).toBeGreaterThan(0)
    await mine.studies.remove({ study_id })
    release()
    await working
    const jobs = [asked.job_id, ...asked.job_ids, queued.job_id, ...queued.job_ids]
    expect(await leftOf(id, [asked.question_id, queued.question_id], jobs)).toEqual([])
    const { question_id } = await answered(other.study_id)
    expect(await answersOf(other.study_id, question_id)).toHaveLength(2)
  })
})

/** What is still there of a study. */
async function leftOf(id: number, questionIds: readonly number[], jobIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ found: string }>`
    select 'study' as found from research_studies where id = ${id}
    union all select 'question' from questions where id = any (${questionIds}::bigint[])
    union all select 'answer' from answers where question_id = any (${questionIds}::bigint[])
    union all select 'participant' from research_study_agents where study_id = ${id}
    union all select 'report' from research_study_reports where study_id = ${id}
    union all select 'job' from jobs where id = any (${jobIds}::uuid[])
      or payload @> jsonb_build_object('study_id', ${id}::int)`.execute(research.service.database.db)
  return rows.map(({ found }) => found)
}

describe('POST /v1/research-studies/{study_id}/questions', () => {
  test('a question is queued for everybody, told as the spec has it, and charged once', async () => {
    const { study_id, id } = await study()
    const before = await quota()
    const { status, body } = await request('POST', `${studies}/${study_id}/questions`, {
      json: { question: ' What do you eat? ' },
    })
    expect(status).toBe(202)
    expect(body).toEqual({
      status: 'queued',
      study_id: id,
      job_id: expect.any(String),
      job_ids: Array(5).fill(expect.any(String)),
      question_id: expect.any(Number),
      question_uuid: expect.any(String),
      question: 'What do you eat?',
      optimized_question: null,
      agent_ids: research.agent_ids.slice(0, 5),
      agents: research.agent_ids.slice(0, 5).map((agent) => expect.objectContaining({ id: agent })),
    })
    for (const { url, uuid } of body.agents) expect(url).toContain(uuid)
    expect(await quota()).toMatchObject({ used: before.used + 1, reserved: before.reserved })
    expect((await mine.studies.get({ study_id })).study.question_count).toBe(1)
    await drain()
  })

  test('an answer has every field, and the question tells what all of them come to', async () => {
    const { study_id, id } = await study(0, 3, 'Breakfast')
    const asked = await answered(study_id, 'What do you eat?')
    const listed = await mine.studies.listQuestions({ study_id })
    expect(listed).toMatchObject({ study_id: id, study_title: 'Breakfast', count: 1, total: 1 })
    const { answers, results, ...question } = listed.questions[0]!
    expect(question).toMatchObject({
      id: asked.question_id,
      uuid: asked.question_uuid,
      study_id: id,
      question: 'What do you eat?',
      optimized_question: null,
      status: 'finished',
      job_id: asked.job_id,
      agent_count: 3,
      answer_count: 3,
      answers_truncated: false,
      meta: { engine: 'scripted' },
    })
    expect(results).toMatchObject({ type: 'open', n: 3, synthetic: true })
    const agent = await mine.agents.get({ agent_id: String(asked.agent_ids[0]) })
    const { uuid, name, age, city, state, country, occupation, summary, url } = agent
    expect(answers[0]).toEqual({
      id: expect.any(Number),
      study_id: id,
      question_id: asked.question_id,
      submitted_at: research.service.clock.now().toISOString(),
      response_text: `${name.split(' ')[0]} thinks of the price: What do you eat?`,
      value: null,
      confidence: 'medium',
      words: null,
      weight: 1,
      agent_id: asked.agent_ids[0],
      agent_uuid: uuid,
      agent_name: name,
      agent_age: age,
      agent_city: city,
      agent_state: state,
      agent_country: country,
      agent_location: `${city}, ${state}, ${country}`,
      agent_occupation: occupation,
      agent_summary: summary,
      agent_url: url,
      agent_image: `${url}/portrait.svg`,
      agent_voice_vendor_voice_id: null,
      audio_file_id: null,
      synthetic: true,
    })
    expect((await fetch(answers[0]!.agent_image.replace('http://localhost:3000', research.service.url))).status).toBe(
      200,
    )
  })

  test('every format has values that agree with the words, and results that count them', async () => {
    const { study_id } = await study(0, 6)
    const options = ['tea', 'coffee', 'neither']
    const formats = [
      { type: 'single_choice', options },
      { type: 'multiple_choice', options },
      { type: 'ranking', options },
      { type: 'scale', scale: { min: 1, max: 5, labels: ['awful', 'bad', 'so-so', 'good', 'great'] } },
      { type: 'numeric' },
      { type: 'open', length: 'short' },
    ] as const
    const asked = []
    for (const format of formats) asked.push(await ask(study_id, 'What shall it be?', { format }))
    await drain()
    const { questions } = await mine.studies.listQuestions({ study_id })
    expect(questions.map(({ id }) => id)).toEqual(asked.map(({ question_id }) => question_id))
    expect(questions.map(({ format }) => format)).toEqual(formats)
    const [single, multiple, ranking, scale, numeric, open] = questions
    const values = (of: typeof single) => of!.answers.map(({ value }) => value)
    expect(values(single)).toEqual(['tea', 'coffee', 'neither', 'tea', 'coffee', 'neither'])
    expect(single!.results).toMatchObject({ type: 'single_choice', n: 6, n_effective: 6 })
    expect(single!.results.options.map(({ value, count, share }) => [value, count, share])).toEqual(
      options.map((option) => [option, 2, 0.3333]),
    )
    for (const { share, ci_low, ci_high } of single!.results.options) {
      expect(ci_low).toBeLessThan(share)
      expect(ci_high).toBeGreaterThan(share)
    }
    expect(values(multiple)[0]).toEqual(['coffee', 'neither'])
    expect(multiple!.results.options.map(({ count }) => count)).toEqual([4, 4, 4])
    expect(values(ranking)[1]).toEqual(['coffee', 'neither', 'tea'])
    expect(ranking!.results.options.map(({ count, mean_rank }) => [count, mean_rank])).toEqual([
      [2, 2],
      [2, 2],
      [2, 2],
    ])
    expect(values(scale)).toEqual([1, 2, 3, 4, 5, 1])
    expect(scale!.results).toMatchObject({ type: 'scale', mean: 2.6667, top2: 0.3333 })
    expect(scale!.answers[1]!.response_text).toBe('I say bad.')
    expect(numeric!.results).toMatchObject({ type: 'numeric', mean: 25, median: 25 })
    expect(values(open)).toEqual(Array(6).fill(null))
    for (const { answers } of questions.slice(0, 3)) {
      for (const { value, response_text } of answers) {
        for (const option of [value].flat()) expect(response_text).toContain(option as string)
      }
    }
  })

  test('agents remember what they answered to questions that had finished, and to no others', async () => {
    const { study_id } = await study(0, 2)
    await answered(study_id, 'Tea or coffee?', { format: { type: 'single_choice', options: ['tea', 'coffee'] } })
    const [second, third] = [await ask(study_id, 'How often?'), await ask(study_id, 'How strong?')]
    await drain()
    await answered(study_id, 'How sweet?')
    const earlier = (question: string) =>
      research.panel.calls.find(({ asked, member }) => asked.question === question && member === 1)!.asked.panel[1]!
        .earlier
    const first = expect.objectContaining({ question: 'Tea or coffee?', reply: 'I take coffee.', value: 'coffee' })
    expect(earlier('Tea or coffee?')).toEqual([])
    expect(earlier('How often?')).toEqual([first])
    expect(earlier('How strong?')).toEqual([first])
    const said = async ({ question_id, question }: typeof second) => {
      const { response_text, value } = (await answersOf(study_id, question_id))[1]!
      return expect.objectContaining({ question, reply: response_text, value })
    }
    expect(earlier('How sweet?')).toEqual([first, await said(second), await said(third)])
    const { manifest } = await mine.studies.manifest({ study_id })
    expect(manifest.questions).toMatchObject([
      { earlier: [] },
      { earlier: [0] },
      { earlier: [0] },
      { earlier: [0, 1, 2] },
    ])
  })

  test('a leading question is put in other words when asked to, and both are kept', async () => {
    const { study_id } = await study(0, 1)
    const question = "Don't you agree that our amazing new app is great?"
    const asked = await answered(study_id, question, { optimize: true })
    expect(asked.question).toBe(question)
    expect(asked.optimized_question).not.toBe(question)
    expect(research.panel.calls[0]!.asked.question).toBe(asked.optimized_question)
    const { questions } = await mine.studies.listQuestions({ study_id })
    expect(questions[0]).toMatchObject({ question, optimized_question: asked.optimized_question })
  })

  test('what is attached reaches the agents; what is another organization’s does not exist', async () => {
    const { study_id } = await study(0, 1)
    const upload = { filename: 'cup.png', file_data: png().toString('base64'), encoding: 'base64' } as const
    const [own, foreign] = [await mine.media.create(upload), await theirs.media.create(upload)]
    const { media_asset_id } = own
    for (const attachments of [[media_asset_id], [{ media_asset_id }], [own.media_asset.uuid]]) {
      research.panel.calls.length = 0
      await answered(study_id, 'Do you like this cup?', { attachments })
      expect(research.panel.calls[0]!.asked.attachments).toMatchObject([
        { filename: 'cup.png', media_type: 'image/png' },
      ])
    }
    const before = await quota()
    for (const unknown of [foreign.media_asset_id, foreign.media_asset.uuid, 999_999]) {
      await expect(ask(study_id, 'And this?', { attachments: [media_asset_id, unknown] })).rejects.toMatchObject({
        code: 'invalid_request',
        details: { fields: { attachments: [`There is no media asset ${unknown}.`] } },
      })
    }
    expect(await quota()).toEqual(before)
  })

  test.each([
    ['no question', {}, 'question'],
    ['two characters', { question: ' ab ' }, 'question'],
    ['two characters that are four units long', { question: '👍👍' }, 'question'],
    ['2,001 characters', { question: 'x'.repeat(2001) }, 'question'],
    ['a type that there is not', { question: 'Yes?', format: { type: 'essay' } }, 'format.type'],
    ['one option', { question: 'Yes?', format: { options: ['yes'] } }, 'format.options'],
    ['an option twice', { question: 'Yes?', format: { options: ['Yes', 'no', 'yes'] } }, 'format.options'],
    ['a scale upside down', { question: 'Yes?', format: { scale: { min: 5, max: 1 } } }, 'format.scale'],
    ['nine attachments', { question: 'Yes?', attachments: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, 'attachments'],
    ['a field that there is not', { question: 'Yes?', formats: {} }, 'formats'],
  ])('%s: 400, and nothing is charged or queued', async (_what, json, field) => {
    const { study_id } = await study(0, 1)
    const before = await quota()
    const { status, body } = await request('POST', `${studies}/${study_id}/questions`, { json })
    expect(status).toBe(400)
    expect(Object.keys(body.error.details.fields)).toEqual([field])
    expect(await quota()).toEqual(before)
    expect((await mine.studies.get({ study_id })).study.question_count).toBe(0)
  })

  test('2,000 characters are taken, however long each is', async () => {
    const { study_id } = await study(0, 1)
    expect((await answered(study_id, '😀'.repeat(2000))).question).toHaveLength(4000)
  })

  test('twenty retries at once with one Idempotency-Key ask and charge once', async () => {
    const { study_id } = await study(0, 3)
    const before = await quota()
    const json = { question: 'Only once?' }
    const headers = { 'idempotency-key': 'ask-once' }
    const path = `${studies}/${study_id}/questions`
    const replies = await Promise.all(Array.from({ length: 20 }, () => request('POST', path, { json, headers })))
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(202))
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(replies.filter(({ headers: own }) => own.get('idempotency-replayed') === 'true')).toHaveLength(19)
    await drain()
    expect(research.panel.calls).toHaveLength(3)
    expect(await quota()).toMatchObject({ used: before.used + 1, reserved: before.reserved })
    // Also when by now nothing could be asked.
    await mine.studies.update({ study_id, stage: 'archived' })
    const later = await request('POST', path, { json, headers })
    expect([later.status, later.body]).toEqual([202, replies[0]!.body])
    const other = await request('POST', path, { json: { question: 'Another?' }, headers })
    expect(other.body.error.code).toBe('idempotency_conflict')
  })

  test('a used-up quota is 429 with what was used, and nothing is queued', async () => {
    const { service } = research
    const owner = await service.createKey()
    await useTier(service, owner, {
      inc_research_studies: true,
      inc_research_groups: true,
      questions_per_cycle: 1,
      groups_per_cycle: 5,
    })
    const client = service.client(owner)
    const group = await research.group(0, 2, owner)
    const { study: small } = await client.studies.create({ title: 'Small', research_group_uuid: group.uuid })
    const study_id = String(small.id)
    await client.studies.ask({ study_id, question: 'The first?' })
    const refused = await service.request('POST', `${studies}/${study_id}/questions`, {
      key: owner.api_key,
      json: { question: 'The second?' },
    })
    expect(refused.status).toBe(429)
    expect(refused.body.error).toMatchObject({
      code: 'quota_exhausted',
      details: { family: 'questions_per_cycle', used: 1, limit: 1, cycle_end: '2026-02-01T00:00:00.000Z' },
    })
    expect(refused.headers.get('retry-after')).toBe(String(refused.body.error.details.retry_after_seconds))
    expect((await client.jobs.list({})).total).toBe(1)
    await drain()
    expect(research.panel.calls).toHaveLength(2)
  })

  test('a tier without studies is refused', async () => {
    const { service } = research
    const owner = await service.createKey()
    const client = service.client(owner)
    const group = await research.group(0, 2, owner)
    const { study: made } = await client.studies.create({ title: 'Before', research_group_uuid: group.uuid })
    await useTier(service, owner, { inc_quick_questions: true, questions_per_cycle: 9 })
    const study_id = String(made.id)
    const details = { feature: 'inc_research_studies' }
    for (const attempt of [
      () => client.studies.create({ title: 'After' }),
      () => client.studies.ask({ study_id, question: 'Anything?' }),
      () => client.studies.complete({ study_id }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ status: 403, ...refusal('feature_not_included', details) })
    }
    expect((await client.studies.get({ study_id })).study.title).toBe('Before')
  })
})

describe('the jobs of a question', () => {
  test('one for each agent with what it said, and one of the whole that counts them', async () => {
    const { study_id, id } = await study(0, 3)
    const { job_id, job_ids, question_id, agent_ids } = await ask(study_id)
    const about = { question_id, study_id: id }
    const status = async () => (await mine.studies.listQuestions({ study_id })).questions[0]!.status
    expect(await mine.jobs.get({ job_id })).toMatchObject({
      status: 'queued',
      result: null,
      error: null,
      meta: { ...about, done: 0, total: 3 },
    })
    expect(await status()).toBe('queued')
    const release = research.panel.hold()
    const working = drain()
    await expect.poll(() => research.panel.calls.length).toBe(3)
    expect((await mine.jobs.get({ job_id })).status).toBe('started')
    expect((await mine.jobs.get({ job_id: job_ids[0]! })).status).toBe('started')
    expect(await status()).toBe('started')
    release()
    await working
    expect(await mine.jobs.get({ job_id })).toMatchObject({
      status: 'finished',
      error: null,
      result: { ...about, agent_id: null, response_text: '', count: 3, answered_count: 3, failed_count: 0 },
      meta: { ...about, done: 3, total: 3 },
    })
    const answers = await answersOf(study_id, question_id)
    for (const [at, part] of job_ids.entries()) {
      const { status: ended, result } = await mine.jobs.get({ job_id: part })
      const { response_text } = answers[at]!
      expect({ ended, result }).toMatchObject({
        ended: 'finished',
        result: { agent_id: agent_ids[at], response_text, ...about, synthetic: true },
      })
    }
    expect((await mine.jobs.list({})).jobs.filter((job) => job_ids.includes(job.job_id))).toEqual([])
  })

  test('an agent that fails says why in its job; the question finishes with the others', async () => {
    const { study_id } = await study(0, 4)
    research.panel.failing = (_, member) => (member === 1 ? 'The model had no words.' : undefined)
    const { job_id, job_ids, question_id } = await answered(study_id)
    expect(await mine.jobs.get({ job_id: job_ids[1]! })).toMatchObject({
      status: 'failed',
      result: null,
      error: 'The model had no words.',
    })
    expect(await mine.jobs.get({ job_id })).toMatchObject({
      status: 'finished',
      result: { count: 4, answered_count: 3, failed_count: 1 },
      meta: { done: 4, total: 4 },
    })
    expect(await answersOf(study_id, question_id)).toHaveLength(3)
    const { questions } = await mine.studies.listQuestions({ study_id })
    expect(questions[0]).toMatchObject({ status: 'finished', agent_count: 4, answer_count: 3, results: { n: 3 } })
  })

  test('where all fail the question has failed, says why, and is no memory of the next', async () => {
    const { study_id } = await study(0, 2)
    research.panel.failing = () => 'The model is away.'
    const { job_id } = await answered(study_id, 'Anybody there?')
    expect(await mine.jobs.get({ job_id })).toMatchObject({
      status: 'failed',
      result: null,
      error: 'None of the agents could answer. The model is away.',
    })
    const { questions } = await mine.studies.listQuestions({ study_id })
    expect(questions[0]).toMatchObject({ status: 'failed', answer_count: 0, understood: null, results: { n: 0 } })
    research.panel.failing = () => undefined
    await answered(study_id, 'And now?')
    expect(research.panel.calls.at(-1)!.asked.panel[0]!.earlier).toEqual([])
  })

  test('one answer that cannot be stored as it is takes no other with it', async () => {
    const { study_id } = await study(0, 3)
    research.panel.saying = (member) => (member === 1 ? 'Well\0, \ud83d hm.' : 'Fine.')
    const { question_id } = await answered(study_id)
    const said = (await answersOf(study_id, question_id)).map(({ response_text }) => response_text)
    expect(said).toEqual(['Fine.', 'Well, � hm.', 'Fine.'])
  })

  test('cancelling leaves what has begun, and ends the rest', async () => {
    const { study_id } = await study(0, 3)
    const first = await ask(study_id)
    const one = await mine.jobs.cancel({ job_id: first.job_ids[2]! })
    expect(one).toMatchObject({ status: 'failed', cancelled_count: 1, error: 'The job was cancelled before it began.' })
    const release = research.panel.hold()
    const working = drain()
    await expect.poll(() => research.panel.calls.length).toBe(2)
    expect(await mine.jobs.cancel({ job_id: first.job_id })).toMatchObject({ status: 'started', cancelled_count: 0 })
    release()
    await working
    expect(await mine.jobs.get({ job_id: first.job_id })).toMatchObject({
      status: 'finished',
      result: { answered_count: 2, failed_count: 1 },
    })
    const second = await ask(study_id, 'And this one?')
    const before = await quota()
    expect(await mine.jobs.cancel({ job_id: second.job_id })).toMatchObject({
      status: 'failed',
      cancelled_count: 3,
      meta: { done: 3, total: 3 },
    })
    research.panel.calls.length = 0
    await drain()
    expect(research.panel.calls).toEqual([])
    expect(await quota()).toEqual(before)
    expect(await mine.jobs.cancel({ job_id: second.job_id })).toMatchObject({ cancelled_count: 0 })
  })
})

describe('GET /v1/research-studies/{study_id}/questions/{question_id}/answers', () => {
  test('pages hold every answer once, in the order of the participants', async () => {
    const { study_id } = await study(0, 60)
    const { question_id, question_uuid, agent_ids } = await answered(study_id)
    const seen: number[] = []
    for (let offset = 0; offset < 70; offset += 7) {
      const page = await mine.studies.listAnswers({ study_id, question_id: question_uuid, limit: 7, offset })
      expect(page).toMatchObject({ question_id, total: 60, limit: 7, offset, count: page.answers.length })
      seen.push(...page.answers.map(({ agent_id }) => agent_id))
    }
    expect(seen).toEqual(agent_ids)
    const { questions } = await mine.studies.listQuestions({ study_id, answers_limit: 10 })
    expect(questions[0]).toMatchObject({ answer_count: 60, answers_truncated: true, results: { n: 60 } })
    expect(questions[0]!.answers.map(({ agent_id }) => agent_id)).toEqual(agent_ids.slice(0, 10))
  })

  test('one question by itself is what the list has of it, by id and by uuid, and in its own study alone', async () => {
    const { study_id } = await study(0, 5)
    const { question_id, question_uuid } = await answered(study_id)
    const { questions } = await mine.studies.listQuestions({ study_id, answers_limit: 2 })
    const one = { study_id, question_id: String(question_id), answers_limit: 2 }
    const { question } = await mine.studies.getQuestion(one)
    expect(question).toEqual(questions[0])
    expect(question).toMatchObject({ answers_truncated: true, answer_count: 5 })
    expect((await mine.studies.getQuestion({ ...one, question_id: question_uuid })).question).toEqual(question)
    const elsewhere = await study(0, 2)
    await expect(mine.studies.getQuestion({ ...one, study_id: elsewhere.study_id })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(theirs.studies.getQuestion(one)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('removing participants', () => {
  const options = ['tea', 'coffee']
  const format = { type: 'single_choice', options } as const

  test('by query, by body and by POST: they count no more, nowhere, and are not asked again', async () => {
    const { study_id } = await study(0, 8)
    const { question_id, agent_ids } = await answered(study_id, 'Tea or coffee?', { format })
    const [a, b, c, d, e, f, ...stay] = agent_ids as [number, number, number, number, number, number, ...number[]]
    const path = `${studies}/${study_id}/agents`
    const byQuery = await request('DELETE', `${path}?agent_ids=${a}&agent_ids=${b}`)
    expect(byQuery).toMatchObject({
      status: 200,
      body: { removed_agent_ids: [a, b], removed_count: 2, participant_count: 6, not_participating_ids: [] },
    })
    expect((await request('DELETE', `${path}?agent_ids=${c}`)).body).toMatchObject({ removed_agent_ids: [c] })
    const { uuid } = await mine.agents.get({ agent_id: String(d) })
    const byBody = await request('DELETE', path, { json: { agent_ids: [uuid, a, 999_999_999, 'nobody', uuid] } })
    expect(byBody.body).toMatchObject({
      removed_agent_ids: [d],
      removed_count: 1,
      not_participating_ids: [String(a), '999999999', 'nobody'],
    })
    const byPost = await request('POST', `${path}/remove`, { json: { agent_ids: [e, f] } })
    expect(byPost).toMatchObject({ status: 200, body: { removed_agent_ids: [e, f], participant_count: 2 } })
    expect((await answersOf(study_id, question_id)).map(({ agent_id }) => agent_id)).toEqual(stay)
    const { questions } = await mine.studies.listQuestions({ study_id })
    expect(questions[0]).toMatchObject({ status: 'finished', answer_count: 2, agent_count: 8, results: { n: 2 } })
    const results = await mine.studies.results({ study_id })
    expect(results).toMatchObject({ participant_count: 2, questions: [{ results: { n: 2 } }] })
    const csv = await (await mine.studies.download({ study_id })).text()
    expect(csv.trim().split('\n')).toHaveLength(3)
    const { manifest } = await mine.studies.manifest({ study_id })
    expect(manifest.questions).toMatchObject([{ answer_count: 2, removed_agent_ids: [a, b, c, d, e, f] }])
    expect((await mine.studies.listAgents({ study_id })).agents.map(({ id }) => id)).toEqual(stay)
    expect((await answered(study_id, 'And now?')).agent_ids).toEqual(stay)
    const removed = await mine.studies.removeAgents({ study_id, agent_ids: stay.map(String) })
    expect(removed.participant_count).toBe(0)
    await expect(ask(study_id)).rejects.toMatchObject(refusal('conflict'))
  })

  test('a group brings nobody back who was removed', async () => {
    const { study_id, group } = await study(0, 3)
    await mine.studies.removeAgents({ study_id, agent_ids: [String(research.agent_ids[0])] })
    const { study: changed } = await mine.studies.update({ study_id, research_group_uuids: [group.uuid] })
    expect(changed.participant_count).toBe(2)
  })

  test('an answer that comes in after the removal does not count', async () => {
    const { study_id } = await study(0, 3)
    const { question_id, agent_ids } = await ask(study_id)
    const release = research.panel.hold()
    const working = drain()
    await expect.poll(() => research.panel.calls.length).toBe(3)
    await mine.studies.removeAgents({ study_id, agent_ids: [String(agent_ids[1])] })
    release()
    await working
    const counted = (await answersOf(study_id, question_id)).map(({ agent_id }) => agent_id)
    expect(counted).toEqual([agent_ids[0], agent_ids[2]])
  })

  test('nor does one that is being written at that very moment', async () => {
    const { study_id } = await study(0, 3)
    const { question_id, agent_ids } = await ask(study_id)
    await whileHeldUp(research.service, 'an answer is written', drain, () =>
      mine.studies.removeAgents({ study_id, agent_ids: [String(agent_ids[1])] }),
    )
    const counted = (await answersOf(study_id, question_id)).map(({ agent_id }) => agent_id)
    expect(counted).toEqual([agent_ids[0], agent_ids[2]])
  })

  test.each([
    ['nothing', {}],
    ['nobody', { agent_ids: [] }],
    ['one and a half', { agent_ids: [1.5] }],
    ['1,001', { agent_ids: Array(1001).fill(1) }],
  ])('%s is no list of agents', async (_what, json) => {
    const { study_id } = await study(0, 1)
    const { status, body } = await request('POST', `${studies}/${study_id}/agents/remove`, { json })
    expect({ status, code: body.error?.code }).toEqual({ status: 400, code: 'invalid_request' })
  })
})

describe('two organizations', () => {
  test("nothing of another's study can be read, changed or used", async () => {
    const { study_id, uuid, group } = await study(0, 2)
    const asked = await answered(study_id)
    const own = (await theirs.studies.create({ title: 'Mine' })).study
    const question_id = String(asked.question_id)
    for (const id of [study_id, uuid]) {
      const attempts = [
        () => theirs.studies.get({ study_id: id }),
        () => theirs.studies.update({ study_id: id, title: 'Stolen' }),
        () => theirs.studies.remove({ study_id: id }),
        () => theirs.studies.ask({ study_id: id, question: 'Who are you?' }),
        () => theirs.studies.listQuestions({ study_id: id }),
        () => theirs.studies.listAnswers({ study_id: id, question_id }),
        () => theirs.studies.listAgents({ study_id: id }),
        () => theirs.studies.removeAgents({ study_id: id, agent_ids: [String(asked.agent_ids[0])] }),
        () => theirs.studies.removeAgentsByPost({ study_id: id, agent_ids: [String(asked.agent_ids[0])] }),
        () => theirs.studies.complete({ study_id: id }),
        () => theirs.studies.report({ study_id: id }),
        () => theirs.studies.results({ study_id: id }),
        () => theirs.studies.download({ study_id: id }),
        () => theirs.studies.manifest({ study_id: id }),
        () => theirs.studies.share({ study_id: id }),
        () => theirs.studies.readShare({ study_id: id }),
        () => theirs.studies.events({ study_id: id }),
      ]
      for (const attempt of attempts) {
        await expect(attempt()).rejects.toMatchObject({
          code: 'not_found',
          message: `There is no research study ${id}.`,
        })
      }
    }
    for (const attempt of [
      () => theirs.studies.listAnswers({ study_id: own.uuid, question_id }),
      () => theirs.studies.create({ title: 'With your group', research_group_uuid: group.uuid }),
      () => theirs.studies.update({ study_id: own.uuid, research_group_uuids: [String(group.id)] }),
    ]) {
      await expect(attempt()).rejects.toMatchObject(refusal('not_found'))
    }
    for (const job_id of [asked.job_id, asked.job_ids[0]!]) {
      await expect(theirs.jobs.get({ job_id })).rejects.toMatchObject(refusal('job_not_accessible'))
      await expect(theirs.jobs.cancel({ job_id })).rejects.toMatchObject(refusal('job_not_accessible'))
    }
    expect((await theirs.studies.list({})).studies.map(({ id }) => id)).toEqual([own.id])
    expect((await theirs.jobs.list({})).total).toBe(0)
    expect((await mine.studies.get({ study_id })).study).toMatchObject({ title: 'Oat milk', participant_count: 2 })
  })

  test('a question of another study of the same organization is not this one’s', async () => {
    const [one, two] = [await study(0, 1), await study(0, 1)]
    const { question_id } = await answered(one.study_id)
    const foreign = mine.studies.listAnswers({ study_id: two.study_id, question_id: String(question_id) })
    await expect(foreign).rejects.toMatchObject(refusal('not_found'))
  })

  test('a free key and a key without the scope are refused, whatever they ask for', async () => {
    const { service } = research
    const { study_id } = await study(0, 1)
    const free = service.client(await service.createKey({ kind: 'free' }))
    const reader = service.client(await service.createKey({ colleague_of: research.key, scopes: ['studies:read'] }))
    await expect(free.studies.get({ study_id })).rejects.toMatchObject({ status: 403, code: 'forbidden' })
    await expect(free.studies.ask({ study_id, question: 'May I?' })).rejects.toMatchObject(refusal('forbidden'))
    expect((await reader.studies.get({ study_id })).study.title).toBe('Oat milk')
    await expect(reader.studies.ask({ study_id, question: 'May I?' })).rejects.toMatchObject(refusal('forbidden'))
    await expect(reader.studies.remove({ study_id })).rejects.toMatchObject(refusal('forbidden'))
  })

  test.each(['0', '-1', '1.5', '99999999999999999999', 'nonsense', UNKNOWN, '%00', '☕'])(
    'the study %s does not exist',
    async (study_id) => {
      const { status, body } = await request('GET', `${studies}/${encodeURIComponent(study_id)}`)
      expect({ status, code: body.error.code }).toEqual({ status: 404, code: 'not_found' })
    },
  )
})
