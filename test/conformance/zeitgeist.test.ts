import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../src/clients/sdk/index.ts'
import { type Research, startResearch, useTier, whileHeldUp } from '../harness/scripted-panel.ts'

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

const answer_options = ['Better', 'Worse', 'The same']
const drain = () => research.service.app.worker.drain()
const quota = async (client = mine) => (await client.billing.usage({})).quota.questions_per_cycle
const surveys = '/v1/zeitgeist/surveys'

async function survey(size = 6, more: object = {}) {
  const group = await research.group(0, size)
  const made = await mine.zeitgeist.create({
    title: 'The year',
    question: 'Will next year be better?',
    research_group_uuid: group.uuid,
    answer_options,
    ...more,
  })
  return { ...made, group, survey_id: String(made.survey.id) }
}

describe('/v1/zeitgeist/surveys', () => {
  test('a survey is queued, charged once, and its results are the shares of the given answers', async () => {
    const before = await quota()
    const { survey: made, group, job_id, job_ids, survey_id } = await survey()
    expect(made).toEqual({
      id: expect.any(Number),
      uuid: expect.any(String),
      title: 'The year',
      question: 'Will next year be better?',
      answer_options,
      research_group_uuid: group.uuid,
      status: 'queued',
      agent_count: 6,
      answer_count: 0,
      created_at: research.service.clock.now().toISOString(),
    })
    expect(job_ids).toHaveLength(6)
    const empty = await mine.zeitgeist.results({ survey_id })
    expect(empty.distribution.map(({ answer_option, count }) => [answer_option, count])).toEqual(
      answer_options.map((option) => [option, 0]),
    )
    await drain()
    expect(await mine.jobs.get({ job_id })).toMatchObject({ status: 'finished', result: { answered_count: 6 } })
    for (const reference of [survey_id, made.uuid]) {
      const { survey: read, distribution, results, synthetic } = await mine.zeitgeist.results({ survey_id: reference })
      expect(read).toEqual({ ...made, status: 'finished', answer_count: 6 })
      expect(synthetic).toBe(true)
      expect(distribution.map(({ answer_option, count, share }) => [answer_option, count, share])).toEqual(
        answer_options.map((option) => [option, 2, 0.3333]),
      )
      for (const { share, ci_low, ci_high } of distribution) {
        expect(ci_low).toBeLessThan(share)
        expect(ci_high).toBeGreaterThan(share)
      }
      expect(results).toMatchObject({ type: 'single_choice', n: 6 })
    }
    expect(await quota()).toMatchObject({ used: before.used + 1, reserved: before.reserved })
  })

  test('the list is newest first; surveys are no direct questions, nor the other way around', async () => {
    const { service } = research
    const key = await service.createKey()
    const client = service.client(key)
    const group = await research.group(0, 1, key)
    const ids: number[] = []
    for (const title of ['one', 'two', 'three']) {
      service.clock.advance(1000)
      const input = { title, question: 'Tea?', research_group_uuid: String(group.id), answer_options }
      ids.unshift((await client.zeitgeist.create(input)).survey.id)
    }
    const direct = await client.questions.askGroup({ group_id: group.uuid, question: 'Tea?' })
    const { surveys: listed, ...page } = await client.zeitgeist.list({ limit: 2 })
    expect(page).toEqual({ count: 2, total: 3, limit: 2, offset: 0 })
    const rest = await client.zeitgeist.list({ limit: 2, offset: 2 })
    expect([...listed, ...rest.surveys].map(({ id }) => id)).toEqual(ids)
    await expect(client.questions.getDirect({ question_id: String(ids[0]) })).rejects.toMatchObject({ status: 404 })
    const foreign = client.zeitgeist.results({ survey_id: String(direct.question_id) })
    await expect(foreign).rejects.toMatchObject({ status: 404 })
    await drain()
  })

  test('a deleted survey is gone with its answers and jobs', async () => {
    const { survey: made, survey_id, job_id, job_ids } = await survey()
    await drain()
    for (const one of [job_id, ...job_ids]) await mine.jobs.get({ job_id: one })
    expect(await mine.zeitgeist.remove({ survey_id })).toEqual({
      ok: true,
      deleted_id: made.id,
      deleted_uuid: made.uuid,
    })
    await expect(mine.zeitgeist.results({ survey_id })).rejects.toMatchObject({ code: 'not_found' })
    await expect(mine.zeitgeist.remove({ survey_id })).rejects.toMatchObject({ code: 'not_found' })
    for (const one of [job_id, ...job_ids]) {
      await expect(mine.jobs.get({ job_id: one })).rejects.toMatchObject({ code: 'job_not_accessible' })
    }
    const { rows } = await sql`select from answers where question_id = ${made.id}`.execute(research.service.database.db)
    expect(rows).toEqual([])
  })

  test('it can be deleted before, while and at the very moment at which its answers come in', async () => {
    const [before, during, at] = [await survey(), await survey(), await survey()]
    await mine.zeitgeist.remove({ survey_id: before.survey_id })
    const release = research.panel.hold()
    const working = drain()
    await expect.poll(() => research.panel.calls.length).toBeGreaterThanOrEqual(12)
    await mine.zeitgeist.remove({ survey_id: during.survey_id })
    const removed = await whileHeldUp(
      research.service,
      'a job is finished',
      async () => {
        release()
        await working
      },
      () => mine.zeitgeist.remove({ survey_id: at.survey_id }),
    )
    expect(removed).toMatchObject({ ok: true, deleted_id: at.survey.id })
    const gone = [before, during, at].map(({ survey: { id } }) => id)
    const { rows } = await sql`
      select from questions where id = any (${gone}::bigint[])
      union all select from answers where question_id = any (${gone}::bigint[])
      union all select from jobs where (payload ->> 'question_id')::bigint = any (${gone}::bigint[])`.execute(
      research.service.database.db,
    )
    expect(rows).toEqual([])
    const { survey_id } = await survey(2)
    await drain()
    expect((await mine.zeitgeist.results({ survey_id })).survey.answer_count).toBe(2)
  })

  test('the same Idempotency-Key asks once', async () => {
    const group = await research.group(0, 2)
    const input = { title: 'Once', question: 'Once?', research_group_uuid: group.uuid, answer_options }
    const made = await Promise.all(
      Array.from({ length: 5 }, () => mine.zeitgeist.create(input, { idempotency_key: 'survey-once' })),
    )
    expect(new Set(made.map(({ job_id }) => job_id)).size).toBe(1)
    await drain()
    expect(research.panel.calls).toHaveLength(2)
  })

  test.each([
    ['no title', { title: ' ' }, 'title'],
    ['a short question', { question: 'ab' }, 'question'],
    ['a long question', { question: 'x'.repeat(2001) }, 'question'],
    ['one answer', { answer_options: ['yes'] }, 'answer_options'],
    ['an answer twice', { answer_options: ['yes', 'no', ' YES '] }, 'answer_options'],
    ['an empty answer', { answer_options: ['yes', ' '] }, 'answer_options.1'],
    ['101 answers', { answer_options: Array.from({ length: 101 }, (_, at) => `${at}`) }, 'answer_options'],
    ['an unknown field', { options: ['yes', 'no'] }, 'options'],
  ])('%s: 400 that names the field', async (_what, json, field) => {
    const before = await quota()
    const whole = { title: 'T', question: 'Well?', research_group_uuid: 1, answer_options, ...json }
    const { api_key } = research.key
    const { status, body } = await research.service.request('POST', `${surveys}/create`, { key: api_key, json: whole })
    expect(status).toBe(400)
    expect(Object.keys(body.error.details.fields)).toEqual([field])
    expect(await quota()).toEqual(before)
  })

  test("another organization's survey and group are as good as missing, and keys need the scope", async () => {
    const { survey_id, survey: made, group } = await survey(1)
    await drain()
    for (const id of [survey_id, made.uuid, 'nonsense']) {
      const missing = { status: 404, message: `There is no survey ${id}.` }
      await expect(theirs.zeitgeist.results({ survey_id: id })).rejects.toMatchObject(missing)
      await expect(theirs.zeitgeist.remove({ survey_id: id })).rejects.toMatchObject(missing)
    }
    const input = { title: 'Yours', question: 'Whose?', research_group_uuid: group.uuid, answer_options }
    await expect(theirs.zeitgeist.create(input)).rejects.toMatchObject({ status: 404 })
    expect((await theirs.zeitgeist.list({})).total).toBe(0)
    const { service, key } = research
    for (const other of [
      await service.createKey({ kind: 'free' }),
      await service.createKey({ colleague_of: key, scopes: ['zeitgeist:read'] }),
    ]) {
      await expect(service.client(other).zeitgeist.create(input)).rejects.toMatchObject({ code: 'forbidden' })
    }
  })

  test('a tier without direct questions has no surveys, and a used-up quota no more of them', async () => {
    const { service } = research
    const [poor, plain] = [await service.createKey(), await service.createKey()]
    const groups = [await research.group(0, 1, poor), await research.group(0, 1, plain)]
    await useTier(service, poor, { inc_quick_questions: true, questions_per_cycle: 0 })
    await useTier(service, plain, { inc_research_studies: true, questions_per_cycle: 9 })
    for (const [at, code] of (['quota_exhausted', 'feature_not_included'] as const).entries()) {
      const input = { title: 'T', question: 'Well?', research_group_uuid: groups[at]!.uuid, answer_options }
      const client = service.client([poor, plain][at])
      await expect(client.zeitgeist.create(input)).rejects.toMatchObject({ code })
      expect((await client.jobs.list({})).total).toBe(0)
    }
  })
})
