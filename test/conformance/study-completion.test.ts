import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../src/clients/sdk/index.ts'
import { completionSteps } from '../../src/modules/reports/contract.ts'
import { type Research, startResearch, whileHeldUp } from '../harness/scripted-panel.ts'
import type { RequestOptions } from '../harness/service.ts'

let research: Research
let mine: Client
beforeAll(async () => {
  research = await startResearch()
  mine = research.service.client(research.key)
})
afterAll(() => research.service.close())
beforeEach(() => research.panel.reset())

const request = (method: string, path: string, options: RequestOptions = {}) =>
  research.service.request(method, `/v1/research-studies${path}`, { key: research.key.api_key, ...options })
const drain = () => research.service.app.worker.drain()
const stageOf = async (study_id: string) => (await mine.studies.get({ study_id })).study.stage
const format = { type: 'single_choice' as const, options: ['tea', 'coffee'] }

async function study(agent_ids: readonly number[] = research.agent_ids.slice(0, 10), title = 'Tea or coffee') {
  const { group } = await mine.groups.create({ name: 'Drinkers', agent_ids: [...agent_ids] })
  const made = await mine.studies.create({ title, research_group_uuid: group.uuid })
  return { ...made.study, study_id: String(made.study.id) }
}
/** A study with one question that everybody has answered. */
async function asked(agent_ids?: readonly number[], title?: string) {
  const made = await study(agent_ids, title)
  const question = await mine.studies.ask({ study_id: made.study_id, question: 'Tea or coffee?', format })
  await drain()
  return { ...made, question_id: question.question_id }
}
async function completed() {
  const made = await asked()
  await mine.studies.complete({ study_id: made.study_id, steps: ['study_tldr'] })
  await drain()
  return made
}

describe('POST /v1/research-studies/{study_id}/complete', () => {
  test('all four steps are queued, each a job; the study goes through analysis to complete', async () => {
    const { study_id, id } = await asked()
    expect(await stageOf(study_id)).toBe('fielding')
    const { status, body } = await request('POST', `/${study_id}/complete`)
    expect(status).toBe(202)
    expect(body).toEqual({
      study_id: id,
      stage: 'analysis',
      job_id: expect.any(String),
      job_ids: Array(4).fill(expect.any(String)),
      queued_steps: [...completionSteps],
    })
    expect([...completionSteps].sort()).toEqual([
      'study_correlations',
      'study_recommendations',
      'study_research_summary',
      'study_tldr',
    ])
    expect(await stageOf(study_id)).toBe('analysis')
    expect(await mine.jobs.get({ job_id: body.job_id })).toMatchObject({
      status: 'queued',
      meta: { done: 0, total: 4 },
    })
    const conflicts = [
      () => mine.studies.ask({ study_id, question: 'One more?' }),
      () => mine.studies.complete({ study_id, force: true }),
      () => mine.studies.update({ study_id, stage: 'archived' }),
    ]
    for (const attempt of conflicts) await expect(attempt()).rejects.toMatchObject({ code: 'conflict' })
    research.service.clock.advance(1000)
    await drain()
    expect(await stageOf(study_id)).toBe('complete')
    expect(await mine.jobs.get({ job_id: body.job_id })).toMatchObject({
      status: 'finished',
      result: { study_id: id, step_count: 4, finished_count: 4, failed_count: 0 },
      meta: { done: 4, total: 4 },
    })
    const { report, ...rest } = await mine.studies.report({ study_id })
    expect(rest).toEqual({
      study_id: id,
      stage: 'complete',
      completed_at: research.service.clock.now().toISOString(),
      synthetic: true,
    })
    for (const [at, job_id] of (body.job_ids as string[]).entries()) {
      const { status: ended, result } = await mine.jobs.get({ job_id })
      expect(ended).toBe('finished')
      expect(result).toEqual(report[completionSteps[at]!])
    }
    expect(report.study_research_summary).toMatchObject({
      overall_summary: expect.stringMatching(/./),
      key_segments: expect.any(Array),
      divergences: expect.any(Array),
      shared_mindsets: expect.any(Array),
      next_questions: expect.any(Array),
      stats: { participant_count: 10, answered_count: 10 },
      synthetic: true,
    })
  })

  test('only the steps that are named, each once; the report has null for the others', async () => {
    const { study_id } = await asked()
    const steps = ['study_tldr', 'study_correlations', 'study_tldr']
    const { queued_steps, job_ids } = await mine.studies.complete({ study_id, steps })
    expect(queued_steps).toEqual(['study_tldr', 'study_correlations'])
    expect(job_ids).toHaveLength(2)
    await drain()
    expect((await mine.studies.report({ study_id })).report).toEqual({
      study_tldr: expect.any(Object),
      study_correlations: expect.any(Object),
      study_recommendations: null,
      study_research_summary: null,
    })
  })

  test('unknown steps are told, and nothing is queued', async () => {
    const { study_id } = await asked()
    const steps = ['study_tldr', 'study_poem', 'study_poem', 'song']
    const { status, body } = await request('POST', `/${study_id}/complete`, { json: { steps } })
    expect(status).toBe(400)
    expect(body.error).toMatchObject({
      code: 'invalid_request',
      message: 'Unknown step(s)',
      details: { steps: ['study_poem', 'song'] },
    })
    expect(await stageOf(study_id)).toBe('fielding')
  })

  test('while questions are open it is a conflict that names their jobs, with `force` too', async () => {
    const { study_id } = await asked()
    const { job_id } = await mine.studies.ask({ study_id, question: 'And why?' })
    for (const force of [false, true]) {
      await expect(mine.studies.complete({ study_id, force })).rejects.toMatchObject({
        status: 409,
        code: 'conflict',
        details: { open_job_ids: [job_id] },
      })
    }
    await drain()
    await mine.studies.complete({ study_id, steps: ['study_tldr'] })
    await drain()
    expect(await stageOf(study_id)).toBe('complete')
  })

  test('nothing asked is nothing to complete', async () => {
    const { study_id } = await study()
    await expect(mine.studies.complete({ study_id })).rejects.toMatchObject({ code: 'conflict' })
  })

  test('a complete study is completed again by force, or after a further question has brought it back', async () => {
    const { study_id } = await completed()
    const steps = ['study_tldr']
    await expect(mine.studies.complete({ study_id })).rejects.toMatchObject({
      status: 409,
      code: 'study_already_completed',
    })
    await mine.studies.complete({ study_id, steps, force: true })
    await drain()
    expect(await stageOf(study_id)).toBe('complete')
    await mine.studies.ask({ study_id, question: 'And why?' })
    expect(await stageOf(study_id)).toBe('fielding')
    await drain()
    await mine.studies.complete({ study_id, steps })
    await drain()
    expect(await stageOf(study_id)).toBe('complete')
  })

  test('a completion that is cancelled leaves the study at the stage that it was in', async () => {
    const [fresh, again] = [await asked(), await completed()]
    const before = (await mine.studies.report({ study_id: again.study_id })).completed_at
    for (const [{ study_id }, stage] of [
      [fresh, 'fielding'],
      [again, 'complete'],
    ] as const) {
      const { job_id } = await mine.studies.complete({ study_id, force: true })
      research.service.clock.advance(1000)
      expect(await mine.jobs.cancel({ job_id })).toMatchObject({ status: 'failed', cancelled_count: 4 })
      expect(await stageOf(study_id)).toBe(stage)
    }
    await drain()
    expect(await mine.studies.report({ study_id: again.study_id })).toMatchObject({ completed_at: before })
  })

  test('retries with one Idempotency-Key complete once', async () => {
    const { study_id } = await asked()
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => mine.studies.complete({ study_id }, { idempotency_key: 'complete-once' })),
    )
    expect(new Set(replies.map(({ job_id }) => job_id)).size).toBe(1)
    await drain()
  })

  test('of two completions at once one is refused', async () => {
    const { study_id } = await asked()
    const attempts = await Promise.allSettled([
      mine.studies.complete({ study_id }),
      mine.studies.complete({ study_id }),
    ])
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await drain()
  })

  test('a study can be deleted at the very moment at which a step of its report is written', async () => {
    const { study_id, id } = await asked()
    await mine.studies.complete({ study_id, steps: ['study_tldr'] })
    const removed = await whileHeldUp(research.service, 'a job is finished', drain, () =>
      mine.studies.remove({ study_id }),
    )
    expect(removed).toMatchObject({ ok: true, deleted_id: id })
  })
})

describe('GET /v1/research-studies/{study_id}/results', () => {
  test('groups of agents stand beside each other, and of fewer than five nothing is told but their number', async () => {
    const of = (sex: string) => research.agents.filter((agent) => agent.sex === sex).map(({ id }) => id)
    const { study_id, question_id } = await asked([...of('female').slice(0, 6), ...of('male').slice(0, 4)])
    const results = await mine.studies.results({ study_id, by: 'sex,region' })
    expect(results).toMatchObject({ stage: 'fielding', participant_count: 10, synthetic: true })
    expect(results.accuracy).toEqual({ median_error_points: 10 })
    const [question] = results.questions
    expect(question).toMatchObject({ question_id, question: 'Tea or coffee?', expected_error_points: 10 })
    expect(question!.results.options.map(({ value, count }) => [value, count])).toEqual([
      ['tea', 5],
      ['coffee', 5],
    ])
    expect(question!.crosstabs.map(({ by }) => by)).toEqual(['sex', 'region'])
    const columns = new Map(question!.crosstabs[0]!.columns.map((column) => [column.value, column]))
    expect(columns.get('female')).toMatchObject({ n: 6, suppressed: false })
    expect(columns.get('female')!.options!.map(({ count }) => count)).toEqual([3, 3])
    const { value, n, suppressed, options, mean, themes } = columns.get('male')!
    expect({ value, n, suppressed, options, mean, themes }).toEqual({
      value: 'male',
      n: 4,
      suppressed: true,
      options: null,
      mean: undefined,
      themes: undefined,
    })
  })

  test('`by` and `question_ids` come repeated or with commas; without `by` there are no crosstabs', async () => {
    const { study_id, question_id } = await asked()
    await mine.studies.ask({ study_id, question: 'And why?' })
    await drain()
    expect((await mine.studies.results({ study_id })).questions.map(({ crosstabs }) => crosstabs)).toEqual([[], []])
    const by = ['sex', 'age']
    const repeated = await mine.studies.results({ study_id, by, question_ids: String(question_id) })
    const listed = await mine.studies.results({ study_id, by: 'sex, age', question_ids: [String(question_id)] })
    expect(repeated).toEqual(listed)
    expect(repeated.questions.map(({ question_id: id }) => id)).toEqual([question_id])
    const other = await asked()
    const { status, body } = await request('GET', `/${study_id}/results?question_ids=${other.question_id},nonsense`)
    expect(status).toBe(400)
    expect(body.error.details.fields.question_ids).toEqual([
      `there is no question ${other.question_id} in this study`,
      'there is no question nonsense in this study',
    ])
  })

  test('a field that there is not is named, with the nearest that there is', async () => {
    const { study_id } = await study()
    const { status, body } = await request('GET', `/${study_id}/results?by=sex,regoin`)
    expect(status).toBe(400)
    expect(body.error.details.fields.by).toEqual(['"regoin" is not a field; did you mean region?'])
  })
})

describe('GET /v1/research-studies/{study_id}/events', () => {
  interface Told {
    event: string
    data: { stage: string; questions: { question_id: number; done: number; total: number; status: string }[] }
  }

  /** Events as they come in. */
  async function* read(response: Response): AsyncGenerator<Told> {
    let text = ''
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk
      const blocks = text.split('\n\n')
      text = blocks.pop()!
      for (const block of blocks) {
        const event = /^event: (.*)$/m.exec(block)?.[1]
        const data = /^data: (.*)$/m.exec(block)?.[1]
        if (event !== undefined && data !== undefined) yield { event, data: JSON.parse(data) }
      }
    }
  }

  test('tells at once how it stands, then every change, when nothing is under way, and that the study is gone', async () => {
    const { study_id } = await study(research.agent_ids.slice(0, 3))
    const response = await mine.studies.events({ study_id })
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    const events = read(response)
    const next = async () => (await events.next()).value as Told
    expect(await next()).toMatchObject({ event: 'idle', data: { stage: 'fielding', questions: [] } })
    const release = research.panel.hold(2)
    const { question_id } = await mine.studies.ask({ study_id, question: 'Who is there?' })
    const working = drain()
    const told: Told[] = []
    while (told.at(-1)?.data.questions[0]?.done !== 2) told.push(await next())
    expect(told.at(-1)).toMatchObject({
      event: 'progress',
      data: { questions: [{ question_id, done: 2, total: 3, status: 'started' }] },
    })
    release()
    await working
    expect(await next()).toMatchObject({
      event: 'idle',
      data: { questions: [{ question_id, done: 3, total: 3, status: 'finished' }] },
    })
    await mine.studies.remove({ study_id })
    expect(await next()).toMatchObject({ event: 'deleted' })
    expect((await events.next()).done).toBe(true)
  })

  test('too many streams of an organization are refused; those that were closed count no more', async () => {
    const { service } = research
    const client = service.client(await service.createKey())
    const { study: made } = await client.studies.create({ title: 'Watched' })
    const study_id = made.uuid
    const closing = new AbortController()
    const open = await Promise.all(
      Array.from({ length: 20 }, () => client.studies.events({ study_id }, { signal: closing.signal })),
    )
    expect(open.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const refused = await client.studies.events({ study_id }).catch((error: unknown) => error)
    expect(refused).toMatchObject({
      status: 429,
      code: 'rate_limited',
      retry_after_seconds: 5,
      details: { retry_after_seconds: 5, limit: 20, scope: 'events' },
    })
    const { study_id: other } = await study()
    await (await mine.studies.events({ study_id: other })).body!.cancel()
    closing.abort()
    const opened = () => client.studies.events({ study_id }).then((stream) => stream.body!.cancel().then(() => true))
    await expect.poll(() => opened().catch(() => false)).toBe(true)
  })
})

describe('/v1/research-studies/{study_id}/share', () => {
  test('a link is made once, read without change, gone when switched off, and another one afterwards', async () => {
    const { study_id, uuid } = await study()
    const off = { enabled: false, url: null, token: null, expires_at: null, is_expired: false, redact: [] }
    expect(await mine.studies.readShare({ study_id })).toEqual(off)
    const { status, body: first } = await request('POST', `/${study_id}/share`)
    expect(status).toBe(200)
    expect(first).toEqual({ ...off, enabled: true, token: expect.any(String), url: expect.any(String) })
    expect(Buffer.from(first.token, 'base64url').length).toBeGreaterThanOrEqual(32)
    expect(first.url).toBe(`http://localhost:3000/shared/${first.token}`)
    expect(await mine.studies.readShare({ study_id: uuid })).toEqual(first)
    expect(await mine.studies.share({ study_id })).toEqual(first)
    expect((await mine.studies.get({ study_id })).study).toMatchObject({
      shareable: true,
      share_url: first.url,
      share_link: first.url,
    })
    expect(await mine.studies.share({ study_id, enabled: false })).toEqual(off)
    expect((await mine.studies.get({ study_id })).study).toMatchObject({ shareable: false, share_url: null })
    const second = await mine.studies.share({ study_id })
    expect(second.token).not.toBe(first.token)
    expect(second.enabled).toBe(true)
  })

  test('it can end, and leave out names and locations; what is not named stays as it was', async () => {
    const { study_id } = await study()
    const { clock } = research.service
    const expires_at = new Date(clock.now().getTime() + 60_000).toISOString()
    const shared = await mine.studies.share({ study_id, expires_at, redact: ['names', 'locations', 'names'] })
    expect(shared).toMatchObject({ expires_at, is_expired: false, redact: ['names', 'locations'] })
    expect(await mine.studies.share({ study_id })).toEqual(shared)
    clock.advance(60_000)
    expect(await mine.studies.readShare({ study_id })).toEqual({ ...shared, is_expired: true })
    expect(await mine.studies.share({ study_id, expires_at: null, redact: [] })).toMatchObject({
      token: shared.token,
      expires_at: null,
      is_expired: false,
      redact: [],
    })
  })

  test.each([
    ['expires_at', { expires_at: '2020-01-01T00:00:00Z' }],
    ['expires_at', { expires_at: 'tomorrow' }],
    ['enabled', { enabled: 'yes' }],
    ['redact.0', { redact: ['ages'] }],
  ])('%s is refused: %j', async (field, json) => {
    const { study_id } = await study()
    const { status, body } = await request('POST', `/${study_id}/share`, { json })
    expect(status).toBe(400)
    expect(Object.keys(body.error.details.fields)).toEqual([field])
    expect((await mine.studies.readShare({ study_id })).enabled).toBe(false)
  })
})

describe('GET /v1/research-studies/{study_id}/export and /manifest', () => {
  const types = [
    ['csv', 'text/csv; charset=utf-8', '.csv'],
    ['json', 'application/json; charset=utf-8', '.json'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', '.xlsx'],
    ['labelled_csv', 'text/csv; charset=utf-8', '-labelled.csv'],
    ['spss_syntax', 'text/plain; charset=utf-8', '-labelled.sps'],
  ] as const

  test('every format has its type and its name, whatever the title; csv is the default', async () => {
    const { study_id, id } = await asked(undefined, 'Café: "tea"\r\nor ☕?')
    for (const [form, type, ending] of types) {
      const response = await mine.studies.download({ study_id, format: form })
      expect(response.headers.get('content-type')).toBe(type)
      expect(response.headers.get('content-disposition')).toBe(
        `attachment; filename="study-${id}-cafe-tea-or${ending}"`,
      )
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(bytes.length).toBeGreaterThan(100)
      if (form === 'xlsx') expect(bytes.subarray(0, 2).toString()).toBe('PK')
      if (form === 'json') {
        expect(JSON.parse(bytes.toString())).toMatchObject({ synthetic: true, study: { id } })
      }
      if (form === 'csv') {
        expect(bytes.toString().trim().split('\n')).toHaveLength(11)
        expect(await (await mine.studies.download({ study_id })).text()).toBe(bytes.toString())
      }
    }
    const wrong = await request('GET', `/${study_id}/export?format=docx`)
    expect(wrong.status).toBe(400)
    expect(wrong.body.error.details.fields.format[0]).toContain('csv')
  })

  test('a study in which nothing was asked can be downloaded, too', async () => {
    const { study: draft } = await mine.studies.create({ title: 'Empty' })
    for (const [form] of types) {
      expect((await mine.studies.download({ study_id: draft.uuid, format: form })).status).toBe(200)
    }
  })

  test('the manifest says what the answers were made with, and stays the same while nothing changes', async () => {
    const { study_id, question_id } = await asked()
    const { manifest } = await mine.studies.manifest({ study_id })
    expect(manifest.questions).toMatchObject([
      { id: question_id, asked_question: 'Tea or coffee?', made_with: { engine: 'scripted' }, answer_count: 10 },
    ])
    research.service.clock.advance(60_000)
    expect((await mine.studies.manifest({ study_id })).manifest).toEqual(manifest)
  })
})
