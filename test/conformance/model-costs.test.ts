import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ModelError, type Models, type Payer } from '../../src/modules/models/index.ts'
import { aboutModel, scriptedModels, scriptedSender } from '../harness/scripted-models.ts'
import { type Service, startService, type TestKey } from '../harness/service.ts'

const NOW = '2026-01-15T12:00:00.000Z'
/** What each scripted call uses: 164 millionths of a dollar. */
const one = {
  calls: 1,
  failed_calls: 0,
  rejected_calls: 0,
  unpriced_calls: 0,
  input_tokens: 100,
  cached_tokens: 40,
  output_tokens: 20,
  reasoning_tokens: 5,
  cost_cents: 0.0164,
}
const none = {
  calls: 0,
  failed_calls: 0,
  rejected_calls: 0,
  unpriced_calls: 0,
  input_tokens: 0,
  cached_tokens: 0,
  output_tokens: 0,
  reasoning_tokens: 0,
  cost_cents: 0,
}

let service: Service
let models: Models
let key: TestKey
let payer: Payer & { organization_id: number }
beforeAll(async () => {
  service = await startService({ config: { LLM_ORGANIZATION_BUDGET_CENTS: '500', LLM_STUDY_BUDGET_CENTS: '20' } })
  const sender = scriptedSender(({ prompt }) => {
    if (prompt.own.startsWith('fails')) throw new ModelError('timeout', 'The language model did not answer in time.')
    return {}
  })
  models = scriptedModels({ db: service.database.db, clock: service.clock, sender })
})
afterAll(() => service.close())
beforeEach(async () => {
  service.clock.set(NOW)
  key = await service.createKey()
  payer = { organization_id: key.organization_id }
})

const costs = (input: { study_id?: number; month?: string } = {}, of: TestKey = key) =>
  service.client(of).models.costs(input)
const setBudget = (monthly_cents: number | null, of: TestKey = key) =>
  service.client(of).models.setBudget({ monthly_cents })

describe('GET /v1/model-costs', () => {
  test('an organization that has called no model has costs of nothing, and its whole budget', async () => {
    expect(await costs()).toEqual({
      month: '2026-01',
      study_id: null,
      totals: none,
      by_model: [],
      by_purpose: [],
      by_study: [],
      budget: {
        organization: { month: '2026-01', limit_cents: 500, spent_cents: 0, reserved_cents: 0, remaining_cents: 500 },
        study: null,
      },
    })
  })

  test('the largest number that the document allows for a study is read as one', async () => {
    expect(await costs({ study_id: Number.MAX_SAFE_INTEGER })).toMatchObject({ totals: none, by_study: [] })
  })

  test('calls are summed in all, by model, by purpose and by study; what is given again is not counted', async () => {
    await models.complete(aboutModel('a', payer))
    await models.complete(aboutModel('a', payer))
    await models.complete(aboutModel('b', { ...payer, study_id: 7 }, { purpose: 'forecast' }))
    await models.reject(await models.complete(aboutModel('c', { ...payer, study_id: 7 })), 'no JSON')
    await models.complete(aboutModel('fails', payer)).catch(() => undefined)
    const { totals, by_model, by_purpose, by_study, budget } = await costs()
    const three = {
      calls: 3,
      failed_calls: 1,
      rejected_calls: 1,
      unpriced_calls: 0,
      input_tokens: 300,
      cached_tokens: 120,
      output_tokens: 60,
      reasoning_tokens: 15,
      cost_cents: 0.0492,
    }
    expect(totals).toEqual(three)
    expect(by_model).toEqual([{ model: 'test:words', ...three }])
    expect(by_purpose).toEqual([
      {
        ...three,
        purpose: 'words',
        calls: 2,
        input_tokens: 200,
        cached_tokens: 80,
        output_tokens: 40,
        reasoning_tokens: 10,
        cost_cents: 0.0328,
      },
      { purpose: 'forecast', ...one },
    ])
    expect(by_study.map(({ study_id, calls, cost_cents }) => [study_id, calls, cost_cents])).toEqual([
      [7, 2, 0.0328],
      [null, 1, 0.0164],
    ])
    expect(budget.organization).toMatchObject({ spent_cents: 0.0492, remaining_cents: 499.9508 })
  })

  test('a month has its own costs and its own budget; a study has those of all months unless one is named', async () => {
    const study_id = 1_000_000 + key.organization_id
    await models.complete(aboutModel('january', { ...payer, study_id }))
    service.clock.set('2026-02-01T00:00:00.000Z')
    await models.complete(aboutModel('february', { ...payer, study_id }))
    await models.complete(aboutModel('elsewhere', payer))
    expect((await costs({ month: '2026-01' })).totals).toEqual(one)
    expect((await costs({ month: '2026-01' })).budget.organization).toMatchObject({
      month: '2026-01',
      spent_cents: 0.0164,
    })
    expect((await costs()).totals.calls).toBe(2)
    const study = await costs({ study_id })
    expect(study).toMatchObject({ month: null, study_id, totals: { calls: 2 } })
    expect(study.budget).toMatchObject({
      organization: { month: '2026-02', spent_cents: 0.0328 },
      study: { limit_cents: 20, spent_cents: 0.0328, reserved_cents: 0, remaining_cents: 19.9672 },
    })
    const inJanuary = await costs({ study_id, month: '2026-01' })
    expect(inJanuary.totals).toEqual(one)
    expect(inJanuary.budget.study).toMatchObject({ spent_cents: 0.0328 })
  })

  test('what is under way is shown as set aside', async () => {
    const answer = Promise.withResolvers<object>()
    const sender = scriptedSender(() => answer.promise)
    const slow = scriptedModels({ db: service.database.db, clock: service.clock, sender })
    const call = slow.complete(aboutModel('slow', { ...payer, study_id: 99 }))
    await expect.poll(() => sender.sent.length).toBe(1)
    // 11 tokens in and 600 out.
    expect((await costs({ study_id: 99 })).budget).toMatchObject({
      organization: { spent_cents: 0, reserved_cents: 0.3011, remaining_cents: 499.6989 },
      study: { spent_cents: 0, reserved_cents: 0.3011, remaining_cents: 19.6989 },
    })
    answer.resolve({})
    await call
    expect((await costs()).budget.organization).toMatchObject({ spent_cents: 0.0164, reserved_cents: 0 })
  })

  test('calls without a known price are counted, and said to be missing from the costs', async () => {
    const free = scriptedModels({ db: service.database.db, clock: service.clock, price: null })
    await free.complete(aboutModel('unpriced', payer))
    expect((await costs()).totals).toMatchObject({ calls: 1, unpriced_calls: 1, cost_cents: 0 })
  })

  test("another organization's calls and those of the service itself are not shown, also not by the study's number", async () => {
    const stranger = await service.createKey()
    await models.complete(aboutModel('theirs', { organization_id: stranger.organization_id, study_id: 31 }))
    await models.complete(aboutModel('nobody', { organization_id: null, study_id: 31 }))
    for (const seen of [await costs(), await costs({ study_id: 31 })]) {
      expect(seen).toMatchObject({ totals: none, by_model: [], by_study: [] })
      expect(seen.budget.organization.spent_cents).toBe(0)
    }
    expect((await costs({ study_id: 31 })).budget.study).toMatchObject({ spent_cents: 0, remaining_cents: 20 })
    expect((await costs({ study_id: 31 }, stranger)).totals).toEqual(one)
  })

  test.each(['2026-13', '2026-00', '2026-1', '2026', '26-01', '2026-01-01', '0026-01', 'now', ''])(
    'the month %j is refused',
    async (month) => {
      const answer = await service.request('GET', `/v1/model-costs?month=${month}`, { key: key.api_key })
      expect(answer.status).toBe(400)
      expect(answer.body.error.details.fields.month).toEqual(['must be a month such as 2026-01'])
    },
  )

  test.each(['0', '-1', '1.5', 'x', '9'.repeat(16)])('the study %s is refused', async (study_id) => {
    const answer = await service.request('GET', `/v1/model-costs?study_id=${study_id}`, { key: key.api_key })
    expect(answer.status).toBe(400)
    expect(answer.body.error.details.fields.study_id).toEqual(['must be the number of a study'])
  })
})

describe('PUT /v1/model-budget', () => {
  test('an organization limits itself, and takes the limit away again', async () => {
    expect(await setBudget(120)).toEqual({
      monthly_cents: 120,
      month: '2026-01',
      limit_cents: 120,
      spent_cents: 0,
      reserved_cents: 0,
      remaining_cents: 120,
    })
    expect((await costs()).budget.organization).toMatchObject({ limit_cents: 120, remaining_cents: 120 })
    expect(await setBudget(null)).toMatchObject({ monthly_cents: null, limit_cents: 500 })
  })

  test("a limit above the operator's is kept, and has no effect beyond it", async () => {
    expect(await setBudget(90_000)).toMatchObject({ monthly_cents: 90_000, limit_cents: 500, remaining_cents: 500 })
  })

  test('a limit of nothing allows no further call, and what is spent above a limit is not a debt', async () => {
    await models.complete(aboutModel('before', payer))
    expect(await setBudget(0)).toMatchObject({ limit_cents: 0, spent_cents: 0.0164, remaining_cents: 0 })
    await expect(models.complete(aboutModel('after', payer))).rejects.toMatchObject({ reason: 'budget_exhausted' })
  })

  test('it holds for the organization of the key and for no other', async () => {
    const stranger = await service.createKey()
    await setBudget(1)
    expect((await costs({}, stranger)).budget.organization.limit_cents).toBe(500)
  })

  test('a member who is no admin is refused, and changes nothing', async () => {
    await setBudget(300)
    const colleague = await service.createKey({ colleague_of: key, role: 'member' })
    const answer = await service.request('PUT', '/v1/model-budget', {
      key: colleague.api_key,
      json: { monthly_cents: 400 },
    })
    expect(answer).toMatchObject({
      status: 403,
      body: { error: { code: 'forbidden', message: 'Only admins of the organization set its budget.' } },
    })
    expect((await costs({}, colleague)).budget.organization.limit_cents).toBe(300)
  })

  test.each([-1, 1.5, '100', 1_000_000_001, undefined])('the limit %s is refused', async (monthly_cents) => {
    const answer = await service.request('PUT', '/v1/model-budget', { key: key.api_key, json: { monthly_cents } })
    expect(answer.status).toBe(400)
    expect(answer.body.error.details.fields).toHaveProperty('monthly_cents')
  })
})
