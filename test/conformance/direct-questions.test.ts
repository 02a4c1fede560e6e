import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../src/clients/sdk/index.ts'
import { png } from '../harness/media-files.ts'
import { type Research, startResearch, useTier } from '../harness/scripted-panel.ts'
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
const question = 'What do you drink in the morning?'
const format = { type: 'single_choice' as const, options: ['tea', 'coffee'] }
const request = (method: string, path: string, options: RequestOptions = {}) =>
  research.service.request(method, path, { key: research.key.api_key, ...options })
const drain = () => research.service.app.worker.drain()
const quota = async (client = mine) => (await client.billing.usage({})).quota.questions_per_cycle
const read = async (id: number | string) =>
  (await mine.questions.getDirect({ question_id: String(id) })).direct_question

describe('POST /v1/research-agents/{agent_id}/questions', () => {
  test('one agent is asked, by id or uuid, with a job of its own, and charged for once', async () => {
    const before = await quota()
    const { id, uuid } = research.agents[3]!
    for (const agent_id of [String(id), uuid]) {
      const { status, body } = await request('POST', `/v1/research-agents/${agent_id}/questions`, {
        json: { question },
      })
      expect(status).toBe(202)
      expect(body).toEqual({
        status: 'queued',
        job_id: expect.any(String),
        job_ids: [expect.any(String)],
        question_id: expect.any(Number),
        question_uuid: expect.any(String),
        question,
        optimized_question: null,
        agent_ids: [id],
        agents: [expect.objectContaining({ id, uuid })],
      })
      await drain()
      const job = await mine.jobs.get({ job_id: body.job_ids[0] })
      const { question_id } = body
      const { answers, target } = await read(question_id)
      expect(job).toMatchObject({
        status: 'finished',
        result: { agent_id: id, question_id, response_text: answers[0]!.response_text },
      })
      expect(job.result).not.toHaveProperty('study_id')
      expect(answers).toMatchObject([{ agent_id: id, agent_uuid: uuid, study_id: null, question_id }])
      expect(target).toEqual({ type: 'agent', id, uuid, url: `http://localhost:3000/agents/${uuid}` })
    }
    expect(await quota()).toMatchObject({ used: before.used + 2, reserved: before.reserved })
  })

  test.each(['999999999', 'nobody', UNKNOWN, '0', '-1', '1e3', '☕'])('the agent %s does not exist', async (agent) => {
    const path = `/v1/research-agents/${encodeURIComponent(agent)}/questions`
    const { status, body } = await request('POST', path, { json: { question } })
    expect({ status, code: body.error.code }).toEqual({ status: 404, code: 'not_found' })
  })
})

describe('POST /v1/research-groups/{group_id}/questions', () => {
  test('everybody in the group is asked, and the record has answers, results and, at last, a summary', async () => {
    const group = await research.group(0, 6)
    const asked = await mine.questions.askGroup({ group_id: group.uuid, question, format })
    expect(asked).toMatchObject({ status: 'queued', question, agent_ids: research.agent_ids.slice(0, 6) })
    expect(asked.job_ids).toHaveLength(6)
    const target = { type: 'group', id: group.id, uuid: group.uuid, url: group.url }
    expect(await read(asked.question_id)).toEqual({
      id: asked.question_id,
      uuid: asked.question_uuid,
      question,
      optimized_question: null,
      format,
      target,
      status: 'queued',
      job_id: asked.job_id,
      job_ids: asked.job_ids,
      agent_count: 6,
      answer_count: 0,
      created_at: research.service.clock.now().toISOString(),
      updated_at: research.service.clock.now().toISOString(),
      understood: null,
      meta: null,
      answers: [],
      limit: 100,
      offset: 0,
      results: expect.objectContaining({ type: 'single_choice', n: 0 }),
      summary: null,
    })
    await drain()
    const saved = await read(asked.question_uuid)
    expect(saved).toMatchObject({
      status: 'finished',
      answer_count: 6,
      results: { type: 'single_choice', n: 6, synthetic: true },
      understood: { type: 'single_choice' },
      meta: { engine: 'scripted' },
      summary: { text: expect.stringMatching(/./), bullets: expect.any(Array), by: 'rules', synthetic: true },
    })
    expect(saved.answers.map(({ agent_id, value }) => [agent_id, value])).toEqual(
      asked.agent_ids.map((id, at) => [id, format.options[at % 2]]),
    )
    expect(saved.results.options.map(({ value, count, share }) => [value, count, share])).toEqual([
      ['tea', 3, 0.5],
      ['coffee', 3, 0.5],
    ])
    // Whoever asked waits for the answers alone: the summary is nobody's job.
    expect((await mine.jobs.list({})).jobs.filter(({ meta }) => meta.question_id === asked.question_id)).toHaveLength(1)
    const { answers } = (await mine.questions.getDirect({ question_id: asked.question_uuid, limit: 2, offset: 3 }))
      .direct_question
    expect(answers).toEqual(saved.answers.slice(3, 5))
  })

  test('agents do not remember direct questions', async () => {
    const group = await research.group(0, 2)
    for (let at = 0; at < 2; at++) {
      await mine.questions.askGroup({ group_id: group.uuid, question })
      await drain()
    }
    expect(research.panel.calls.flatMap(({ asked }) => asked.panel.flatMap(({ earlier }) => earlier))).toEqual([])
  })

  test('with a failing agent it finishes and is summed up; where all fail it has failed without a summary', async () => {
    const group = await research.group(0, 3)
    research.panel.failing = (_, member) => (member === 0 ? 'No words.' : undefined)
    const some = await mine.questions.askGroup({ group_id: group.uuid, question })
    await drain()
    expect(await read(some.question_id)).toMatchObject({
      status: 'finished',
      agent_count: 3,
      answer_count: 2,
      summary: { synthetic: true },
    })
    research.panel.failing = () => 'No words.'
    const none = await mine.questions.askGroup({ group_id: group.uuid, question })
    await drain()
    expect(await read(none.question_id)).toMatchObject({ status: 'failed', answer_count: 0, summary: null })
  })

  test('who has left the group since is still read; an archived group is still named, and asked no more', async () => {
    const group = await research.group(0, 2)
    const asked = await mine.questions.askGroup({ group_id: String(group.id), question })
    await mine.groups.agents.remove({ group_id: group.uuid, agent_ids: [research.agent_ids[0]!] })
    await mine.groups.archive({ group_id: group.uuid })
    await drain()
    expect(await read(asked.question_id)).toMatchObject({ answer_count: 2, target: { uuid: group.uuid } })
    const again = mine.questions.askGroup({ group_id: group.uuid, question })
    await expect(again).rejects.toMatchObject({ status: 404, code: 'not_found' })
  })

  test('a group without agents cannot be asked', async () => {
    const group = await research.group(0, 1)
    await mine.groups.agents.remove({ group_id: group.uuid, agent_ids: [research.agent_ids[0]!] })
    await expect(mine.questions.askGroup({ group_id: group.uuid, question })).rejects.toMatchObject({
      status: 409,
      code: 'conflict',
    })
  })

  test('twenty retries at once with one Idempotency-Key ask and charge once', async () => {
    const group = await research.group(0, 2)
    const before = await quota()
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        mine.questions.askGroup({ group_id: group.uuid, question }, { idempotency_key: 'direct-once' }),
      ),
    )
    expect(new Set(replies.map(({ question_id }) => question_id)).size).toBe(1)
    await drain()
    expect(research.panel.calls).toHaveLength(2)
    expect(await quota()).toMatchObject({ used: before.used + 1 })
  })

  test('a used-up quota is 429, a tier without direct questions 403; nothing is queued', async () => {
    const { service } = research
    const [poor, plain] = [await service.createKey(), await service.createKey()]
    const groups = [await research.group(0, 1, poor), await research.group(0, 1, plain)]
    await useTier(service, poor, { inc_quick_questions: true, questions_per_cycle: 0 })
    await useTier(service, plain, { inc_research_studies: true, questions_per_cycle: 9 })
    const refused = [
      { status: 429, code: 'quota_exhausted', details: { family: 'questions_per_cycle', used: 0, limit: 0 } },
      { status: 403, code: 'feature_not_included', details: { feature: 'inc_quick_questions' } },
    ]
    for (const [at, key] of [poor, plain].entries()) {
      const client = service.client(key)
      const agent_id = String(research.agent_ids[0])
      await expect(client.questions.askGroup({ group_id: groups[at]!.uuid, question })).rejects.toMatchObject(
        refused[at]!,
      )
      await expect(client.questions.askAgent({ agent_id, question })).rejects.toMatchObject(refused[at]!)
      expect((await client.jobs.list({})).total).toBe(0)
    }
  })

  test.each([
    ['two characters', { question: 'ab' }, 'question'],
    ['2,001 characters', { question: 'x'.repeat(2001) }, 'question'],
    ['a number', { question: 7 }, 'question'],
    ['a study’s field', { question, study_id: 1 }, 'study_id'],
  ])('%s: 400 that names the field', async (_what, json, field) => {
    const { status, body } = await request('POST', `/v1/research-agents/${research.agent_ids[0]}/questions`, { json })
    expect(status).toBe(400)
    expect(Object.keys(body.error.details.fields)).toEqual([field])
  })
})

describe('GET /v1/direct-questions', () => {
  test('the list is newest first, page by page, without answers; those of studies are not in it', async () => {
    const { service } = research
    const key = await service.createKey()
    const client = service.client(key)
    const group = await research.group(0, 1, key)
    const { study } = await client.studies.create({ title: 'Apart', research_group_uuid: group.uuid })
    await client.studies.ask({ study_id: study.uuid, question })
    const ids: number[] = []
    for (let at = 0; at < 3; at++) {
      service.clock.advance(1000)
      ids.unshift((await client.questions.askGroup({ group_id: group.uuid, question })).question_id)
    }
    const first = await client.questions.listDirect({ limit: 2 })
    const { direct_questions, ...page } = first
    expect(page).toEqual({ count: 2, total: 3, limit: 2, offset: 0 })
    const rest = await client.questions.listDirect({ limit: 2, offset: 2 })
    expect([...direct_questions, ...rest.direct_questions].map(({ id }) => id)).toEqual(ids)
    expect(direct_questions[0]).not.toHaveProperty('answers')
    expect(direct_questions[0]).toMatchObject({ status: 'queued', target: { type: 'group', uuid: group.uuid } })
    await drain()
  })
})

describe('two organizations', () => {
  test("another's group, question and media are as good as missing", async () => {
    const group = await research.group(0, 1)
    const asked = await mine.questions.askGroup({ group_id: group.uuid, question })
    await drain()
    const upload = { filename: 'cup.png', file_data: png().toString('base64'), encoding: 'base64' } as const
    const { media_asset_id } = await mine.media.create(upload)
    for (const group_id of [group.uuid, String(group.id)]) {
      const attempt = theirs.questions.askGroup({ group_id, question })
      await expect(attempt).rejects.toMatchObject({ status: 404, code: 'not_found' })
    }
    for (const question_id of [asked.question_uuid, String(asked.question_id), UNKNOWN, 'nonsense']) {
      const attempt = theirs.questions.getDirect({ question_id })
      await expect(attempt).rejects.toMatchObject({
        code: 'not_found',
        message: `There is no direct question ${question_id}.`,
      })
    }
    const agent_id = String(research.agent_ids[0])
    await expect(
      theirs.questions.askAgent({ agent_id, question, attachments: [media_asset_id] }),
    ).rejects.toMatchObject({
      status: 400,
      details: { fields: { attachments: [`There is no media asset ${media_asset_id}.`] } },
    })
    expect((await theirs.questions.listDirect({})).total).toBe(0)
    await expect(theirs.jobs.get({ job_id: asked.job_ids[0]! })).rejects.toMatchObject({ code: 'job_not_accessible' })
  })

  test('a study’s question is no direct one', async () => {
    const group = await research.group(0, 1)
    const { study } = await mine.studies.create({ title: 'Apart', research_group_uuid: group.uuid })
    const { question_id } = await mine.studies.ask({ study_id: study.uuid, question })
    await expect(read(question_id)).rejects.toMatchObject({ code: 'not_found' })
    await drain()
  })

  test('a free key asks nobody, and a key without the scope neither', async () => {
    const { service } = research
    const agent_id = String(research.agent_ids[0])
    for (const key of [
      await service.createKey({ kind: 'free' }),
      await service.createKey({ colleague_of: research.key, scopes: ['questions:read'] }),
    ]) {
      const client = service.client(key)
      await expect(client.questions.askAgent({ agent_id, question })).rejects.toMatchObject({ code: 'forbidden' })
    }
  })
})
