import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createEmbeddedEngine } from '../../src/modules/answering/index.ts'
import { loadKnowledge } from '../../src/modules/knowledge/index.ts'
import { testFinder } from '../harness/finder.ts'
import { type OpenedEngine, openModelEngine } from '../harness/model-engine.ts'
import { type ModelServer, startModelServer } from '../harness/model-server.ts'
import { usAdults } from '../harness/people.ts'
import { testPopulation } from '../harness/population.ts'
import { type Service, startService, type TestKey } from '../harness/service.ts'

const MODEL = 'stand-in'
const PRICES = `${MODEL}=1/5/0.1`
const settings = { LLM_MODEL: MODEL, LLM_BASE_URL: 'http://127.0.0.1:1/v1', LLM_PRICES: PRICES }

type Question = string | { question: string; format?: Record<string, unknown> }

const estimate = async (of: Service, key: TestKey, questions: Question[], agents: number, attachments?: number) => {
  const { status, body } = await of.request('POST', '/v1/estimates', {
    key: key.api_key,
    json: { questions, agents, ...(attachments === undefined ? {} : { attachments }) },
  })
  expect(body.error).toBeUndefined()
  expect(status).toBe(200)
  return body
}

const DOG = 'Do you like dogs?'
const COFFEE = 'Would you pay $5 for a cup of coffee?'

/** Records calls as if they had been made: each with so many tokens of output, and so long. */
async function recordCalls(
  { database }: Service,
  purpose: string,
  { count, output, latency, model = MODEL }: { count: number; output: number; latency: number; model?: string },
): Promise<void> {
  await sql`
    insert into model_calls (id, key, organization_id, month, model, purpose, prompt_version, replicate, status,
      estimated_micros, created_at, finished_at, text, finish, input_tokens, output_tokens, cost_micros, latency_ms)
    select gen_random_uuid(), sha256(gen_random_uuid()::text::bytea), null, '2026-01', ${model}, ${purpose}, 'test-1', 0,
      'finished', 0, now(), now(), 'said', 'stop', 900, ${output}, 0, ${latency}
    from generate_series(1, ${count}::int)`.execute(database.db)
}

describe('with a language model', () => {
  let service: Service
  let key: TestKey
  beforeAll(async () => {
    service = await startService({ config: { ...settings, LLM_CONCURRENCY: '4' } })
    key = await service.createKey()
  })
  afterAll(() => service.close())

  test('says which models would be asked, how often, and on what the ranges rest', async () => {
    const body = await estimate(service, key, [DOG, { question: 'Tea or coffee?', format: { length: 'short' } }], 100)
    expect(body).toMatchObject({
      engine: 'llm',
      models: { words: MODEL, forecasts: [MODEL] },
      elicitation: 'forecast',
      answers: 200,
      calls: { forecast: 2, per_agent: 2, total: { low: 202 } },
      cost_note: null,
      basis: 'assumptions',
      past_calls: 0,
      budget: { remaining_cents: null, enough: true },
    })
    expect(body.calls.total.high).toBeGreaterThan(body.calls.total.low)
  })

  test('every range has a low end above nothing and below its high end; cached tokens are part of those read', async () => {
    for (const question of [DOG, COFFEE, 'What do you think about self-checkout?', 'How many hours do you sleep?']) {
      const { tokens, cost_cents, seconds } = await estimate(service, key, [question], 12)
      for (const { low, high } of [tokens.input, tokens.output, cost_cents, seconds]) {
        expect(low).toBeGreaterThan(0)
        expect(high).toBeGreaterThan(low)
      }
      expect(tokens.cached.low).toBe(0)
      expect(tokens.cached.high).toBeLessThan(tokens.input.high)
    }
  })

  test('more agents, more questions, longer questions and more files never cost or take less', async () => {
    const ends = ({ calls, tokens, cost_cents, seconds }: Awaited<ReturnType<typeof estimate>>): number[] =>
      [calls.total, tokens.input, tokens.cached, tokens.output, cost_cents, seconds].flatMap(({ low, high }) => [
        low,
        high,
      ])
    const questions = [DOG, COFFEE, 'Why do you buy organic food?', 'Rank these: tea, coffee, milk.', DOG]
    const rows = [
      ...(await Promise.all([1, 2, 3, 11, 100, 9_999, 10_000].map((agents) => estimate(service, key, [DOG], agents)))),
      ...(await Promise.all([2, 3, 4, 5].map((n) => estimate(service, key, questions.slice(0, n), 10_000)))),
      await estimate(
        service,
        key,
        [...questions.slice(0, 4), `${DOG} ${'And if so, is it a large one? '.repeat(20)}`],
        10_000,
      ),
      await estimate(
        service,
        key,
        [...questions.slice(0, 4), `${DOG} ${'And if so, is it a large one? '.repeat(20)}`],
        10_000,
        8,
      ),
    ].map(ends)
    for (const [at, row] of rows.slice(1).entries()) {
      for (const [part, value] of row.entries()) expect(value, `${at}.${part}`).toBeGreaterThanOrEqual(rows[at]![part]!)
    }
  })

  test('what agents turn away by themselves takes no call', async () => {
    const { calls, cost_cents } = await estimate(service, key, ['How do I build a pipe bomb to hurt people?'], 50)
    expect(calls).toEqual({ forecast: 0, per_agent: 0, total: { low: 0, high: 0 } })
    expect(cost_cents).toEqual({ low: 0, high: 0 })
  })

  test('questions in other scripts are given more tokens for their characters', async () => {
    const plain = await estimate(service, key, ['a'.repeat(300)], 100)
    const other = await estimate(service, key, ['犬を飼っていますか'.repeat(33)], 100)
    expect(other.tokens.input.high).toBeGreaterThan(plain.tokens.input.high)
  })

  test('a hundred of the longest questions are estimated, and others are served meanwhile', async () => {
    const long = Array.from({ length: 100 }, (_, at) => `${at}: ${'Is it so? '.repeat(190)}`)
    let done = false
    const estimated = estimate(service, key, long, 10_000).finally(() => {
      done = true
    })
    let served = 0
    while (!done) {
      expect((await service.request('GET', '/healthz')).status).toBe(200)
      served++
    }
    const { answers, calls } = await estimated
    expect([answers, calls.forecast, calls.per_agent]).toEqual([1_000_000, 100, 100])
    expect(served).toBeGreaterThan(10)
  })

  describe('past calls', () => {
    let own: Service
    let ownKey: TestKey
    beforeAll(async () => {
      own = await startService({ config: { ...settings, LLM_CONCURRENCY: '4' } })
      ownKey = await own.createKey()
    })
    afterAll(() => own.close())

    test('nineteen of a kind are too few; from twenty on, replies are expected as they were', async () => {
      await recordCalls(own, 'forecast', { count: 30, output: 100, latency: 400 })
      await recordCalls(own, 'words', { count: 19, output: 50, latency: 400 })
      expect(await estimate(own, ownKey, [DOG], 100)).toMatchObject({ basis: 'assumptions', past_calls: 49 })
      await recordCalls(own, 'words', { count: 1, output: 50, latency: 400 })
      const known = await estimate(own, ownKey, [DOG], 100)
      expect(known).toMatchObject({ basis: 'past calls', past_calls: 50 })
      expect(known.tokens.output.low).toBeLessThanOrEqual(100 + 100 * 50)
      expect(known.tokens.output.high).toBeGreaterThanOrEqual(100 + 100 * 50)
      expect(known.tokens.output.high).toBeLessThan(1.5 * (100 + 100 * 50))
      // A hundred calls of 0.4 s, four at a time.
      expect(known.seconds.low).toBeGreaterThanOrEqual(10)
      expect(known.seconds.high).toBeLessThan(20)
    })

    test('calls of another model do not count', async () => {
      await recordCalls(own, 'words', { count: 200, output: 4000, latency: 90_000, model: 'another' })
      const { tokens } = await estimate(own, ownKey, [DOG], 100)
      expect(tokens.output.high).toBeLessThan(8000)
    })
  })

  test('of a model that thinks, and was not tried, a reply may be as long as it is allowed to be', async () => {
    const thinking = await startService({
      config: { ...settings, LLM_MODEL: 'openai:o4-mini', OPENAI_API_KEY: 'none', LLM_MAX_OUTPUT_TOKENS: '3000' },
    })
    try {
      const { tokens } = await estimate(thinking, await thinking.createKey(), [DOG], 10)
      expect(tokens.output.high).toBeGreaterThanOrEqual(11 * 3000)
    } finally {
      await thinking.close()
    }
  })

  test.each([
    ['LLM_REQUESTS_PER_MINUTE', '10'],
    ['LLM_TOKENS_PER_MINUTE', '10000'],
  ])('%s makes it take longer', async (name, value) => {
    const slow = await startService({ config: { ...settings, [name]: value } })
    try {
      const { seconds } = await estimate(slow, await slow.createKey(), [DOG], 100)
      // 101 calls, ten a minute; or some 60,000 tokens, ten thousand a minute.
      expect(seconds.low).toBeGreaterThanOrEqual(name === 'LLM_REQUESTS_PER_MINUTE' ? 600 : 300)
    } finally {
      await slow.close()
    }
  })

  test.each([
    ['persona', { forecast: 0, per_agent: 2, total: { low: 20, high: 22 } }],
    ['similarity', { forecast: 2, per_agent: 1, total: { low: 12, high: 15 } }],
  ])('%s: closed questions take the calls that this way takes', async (elicitation, calls) => {
    const other = await startService({
      config: { ...settings, LLM_ELICITATION: elicitation, LLM_FORECAST_MODELS: 'one,two' },
    })
    try {
      const key = await other.createKey()
      expect((await estimate(other, key, ['Tea or coffee?'], 10)).calls).toEqual(calls)
      expect((await estimate(other, key, ['How likely are you to switch banks?'], 10)).calls.per_agent).toBe(2)
      expect((await estimate(other, key, ['What do you think about self-checkout?'], 10)).calls).toMatchObject({
        forecast: 2,
        per_agent: 1,
      })
    } finally {
      await other.close()
    }
  })

  test('without a price there are calls and tokens, no costs, and a note that names the model', async () => {
    const unpriced = await startService({ config: { LLM_MODEL: MODEL, LLM_BASE_URL: 'http://127.0.0.1:1/v1' } })
    try {
      const body = await estimate(unpriced, await unpriced.createKey(), [DOG], 10)
      expect(body).toMatchObject({
        cost_cents: null,
        cost_note: `No price is known for ${MODEL}.`,
        calls: { forecast: 1, per_agent: 1 },
        budget: { remaining_cents: null, enough: null },
      })
      expect(body.tokens.input.low).toBeGreaterThan(0)
    } finally {
      await unpriced.close()
    }
  })
})

describe('budgets', () => {
  let service: Service
  beforeAll(async () => {
    service = await startService({ config: { ...settings, LLM_ORGANIZATION_BUDGET_CENTS: '500' } })
  })
  afterAll(() => service.close())

  const enough = async (key: TestKey, agents: number) => (await estimate(service, key, [DOG], agents)).budget

  test('enough for all, not even for the least, or in between', async () => {
    const key = await service.createKey()
    const { cost_cents } = await estimate(service, key, [DOG], 1000)
    await service.client(key).models.setBudget({ monthly_cents: Math.ceil(cost_cents.high) })
    expect(await enough(key, 1000)).toEqual({ remaining_cents: Math.ceil(cost_cents.high), enough: true })
    await service.client(key).models.setBudget({ monthly_cents: Math.ceil(cost_cents.low) })
    expect((await enough(key, 1000)).enough).toBeNull()
    await service.client(key).models.setBudget({ monthly_cents: Math.floor(cost_cents.low) })
    expect((await enough(key, 1000)).enough).toBe(false)
  })

  test('an organization sees its own budget, whatever others have set or spent', async () => {
    const [one, other] = [await service.createKey(), await service.createKey()]
    await service.client(other).models.setBudget({ monthly_cents: 0 })
    expect(await enough(one, 10)).toEqual({ remaining_cents: 500, enough: true })
    expect(await enough(other, 10)).toEqual({ remaining_cents: 0, enough: false })
  })

  test('an estimate spends, reserves and records nothing', async () => {
    const key = await service.createKey()
    await enough(key, 10_000)
    expect((await service.client(key).models.costs({})).totals.calls).toBe(0)
    expect(await enough(key, 1)).toMatchObject({ remaining_cents: 500 })
  })
})

describe('with the embedded engine', () => {
  let service: Service
  let key: TestKey
  beforeAll(async () => {
    const population = await testPopulation()
    const engine = createEmbeddedEngine({ population, knowledge: loadKnowledge(), finder: testFinder() })
    service = await startService({ engine, population })
    key = await service.createKey()
  })
  afterAll(() => service.close())

  test('the error that is told before asking is the one that answers of US adults state, in the order of the questions', async () => {
    const { accuracy } = await estimate(service, key, [DOG, { question: COFFEE, format: { type: 'open' } }, 'Why?'], 3)
    const client = service.client(key)
    const { agents } = await client.agents.search({ country: 'US', limit: 3 })
    const { group } = await client.groups.create({ name: 'Three', agent_ids: agents.map(({ id }) => id) })
    const stated = async (asking: { question: string; format?: { type: 'open' } }) => {
      const { question_uuid } = await client.questions.askGroup({ group_id: group.uuid, ...asking })
      await service.app.worker.drain()
      const { direct_question } = await client.questions.getDirect({ question_id: question_uuid })
      return direct_question.understood!.expected_error_points
    }
    expect(accuracy).toHaveLength(3)
    expect(accuracy[0]).toEqual({ expected_error_points: await stated({ question: DOG }), basis: 'measured' })
    expect(accuracy[1]).toMatchObject({
      expected_error_points: await stated({ question: COFFEE, format: { type: 'open' } }),
    })
  })
})

describe('without a language model', () => {
  let service: Service
  let key: TestKey
  beforeAll(async () => {
    service = await startService()
    key = await service.createKey()
  })
  afterAll(() => service.close())

  test('answers cost nothing, take no call, and some time', async () => {
    const body = await estimate(service, key, [DOG, COFFEE], 500)
    expect(body).toEqual({
      engine: 'embedded',
      models: null,
      elicitation: null,
      answers: 1000,
      calls: { forecast: 0, per_agent: 0, total: { low: 0, high: 0 } },
      tokens: { input: { low: 0, high: 0 }, cached: { low: 0, high: 0 }, output: { low: 0, high: 0 } },
      cost_cents: { low: 0, high: 0 },
      cost_note: null,
      seconds: { low: 1.1, high: 22 },
      basis: 'assumptions',
      past_calls: 0,
      accuracy: [null, null],
      budget: { remaining_cents: null, enough: true },
    })
  })

  test.each([
    ['no body', {}, 'questions', 'must be a list of questions'],
    ['questions as a text', { questions: DOG, agents: 1 }, 'questions', 'must be a list of questions'],
    ['no question', { questions: [], agents: 1 }, 'questions', 'must have at least 1 question'],
    ['101 questions', { questions: Array(101).fill(DOG), agents: 1 }, 'questions', 'must have at most 100 questions'],
    ['an empty question', { questions: [DOG, '  '], agents: 1 }, 'questions.1', 'must have at least 3 characters'],
    ['a number for a question', { questions: [7], agents: 1 }, 'questions.0', /^must be a text, or an object/],
    ['null for a question', { questions: [null], agents: 1 }, 'questions.0', /^must be a text, or an object/],
    ['an object without a question', { questions: [{}], agents: 1 }, 'questions.0', /^must be a text, or an object/],
    [
      'a question of 2,001 characters',
      { questions: ['é'.repeat(2001)], agents: 1 },
      'questions.0',
      /at most 2000 .* 2001/,
    ],
    [
      'a misspelt field of a question',
      { questions: [{ question: DOG, formt: {} }], agents: 1 },
      'questions.0.formt',
      /^unknown field/,
    ],
    ['an unknown type', { questions: [{ question: DOG, format: { type: 'essay' } }], agents: 1 }, 'questions.0', /./],
    [
      'one option',
      { questions: [{ question: DOG, format: { options: ['Yes'] } }], agents: 1 },
      'questions.0.format.options',
      'must have at least 2 options',
    ],
    [
      'a scale upside down',
      { questions: [{ question: DOG, format: { scale: { min: 5, max: 1 } } }], agents: 1 },
      'questions.0.format.scale',
      'must have a `min` below its `max`',
    ],
    ['no agents', { questions: [DOG], agents: 0 }, 'agents', 'must be at least 1'],
    ['10,001 agents', { questions: [DOG], agents: 10_001 }, 'agents', 'must be at most 10000'],
    ['half an agent', { questions: [DOG], agents: 1.5 }, 'agents', 'must be a whole number'],
    ['agents as a text', { questions: [DOG], agents: '12' }, 'agents', 'must be a whole number'],
    ['a great many agents', { questions: [DOG], agents: 1e300 }, 'agents', /^must be/],
    ['nine files', { questions: [DOG], agents: 1, attachments: 9 }, 'attachments', 'must be at most 8'],
    [
      'a negative number of files',
      { questions: [DOG], agents: 1, attachments: -1 },
      'attachments',
      'must be at least 0',
    ],
    ['an unknown field', { questions: [DOG], agents: 1, agent: 2 }, 'agent', 'unknown field; did you mean agents?'],
  ])('%s is refused by the field', async (_what, json, field, message) => {
    const { status, body } = await service.request('POST', '/v1/estimates', { key: key.api_key, json })
    expect([status, body.error.code]).toEqual([400, 'invalid_request'])
    expect(body.error.details.fields[field]?.[0]).toMatch(message)
  })
})

describe('held against what it then came to', () => {
  let server: ModelServer
  beforeAll(async () => {
    server = await startModelServer({ brain: new URL('../harness/panel-brain.ts', import.meta.url).pathname })
  })
  // What another test has asked is not read sooner for it.
  beforeEach(() => server.reset())
  afterAll(() => server.close())

  interface Held {
    estimate(question: string): ReturnType<typeof estimate>
    /** Has twelve people answer, and tells what that came to. */
    answered(question: string, from: number): Promise<Spent>
    close(): Promise<void>
  }
  interface Spent {
    cost: number
    calls: number
    input: number
    cached: number
    output: number
  }

  async function held(further: Record<string, string> = {}): Promise<Held> {
    const config = { ...settings, LLM_BASE_URL: `${server.url}/v1`, ...further }
    const service = await startService({ config })
    const { engine } = await openModelEngine(server, config, { database: service.database } as OpenedEngine)
    const key = await service.createKey()
    const spent = async (): Promise<Spent> => {
      const { rows } = await sql<Spent>`
        select coalesce(sum(cost_micros), 0)::float / 10000 as cost, count(*)::int as calls,
          coalesce(sum(input_tokens), 0)::int as input, coalesce(sum(cached_tokens), 0)::int as cached,
          coalesce(sum(output_tokens), 0)::int as output
        from model_calls where organization_id = ${key.organization_id}`.execute(service.database.db)
      return rows[0]!
    }
    return {
      estimate: (question) => estimate(service, key, [question], 12),
      async answered(question, from) {
        const before = await spent()
        const panel = await usAdults(12, from)
        const by = { organization_id: key.organization_id }
        await Promise.all(panel.map((_, member) => engine.answer({ question, panel }, member, by)))
        const after = await spent()
        return {
          cost: after.cost - before.cost,
          calls: after.calls - before.calls,
          input: after.input - before.input,
          cached: after.cached - before.cached,
          output: after.output - before.output,
        }
      },
      async close() {
        await engine.close()
        await service.close()
      },
    }
  }

  const within = (value: number, { low, high }: { low: number; high: number }): void => {
    expect(value).toBeGreaterThanOrEqual(low)
    expect(value).toBeLessThanOrEqual(high)
  }

  test('the true costs of a panel of twelve lie in the range, before there are past calls and afterwards', async () => {
    const panel = await held()
    const bases: string[] = []
    const questions = [
      DOG,
      COFFEE,
      'What do you think about self-checkout?',
      'How likely are you to switch banks?',
      'How many hours do you sleep?',
      ...Array.from({ length: 18 }, (_, nth) => `Would you buy a bicycle for $${100 + nth}?`),
    ]
    try {
      for (const [at, question] of questions.entries()) {
        const expected = await panel.estimate(question)
        const came = await panel.answered(question, at * 12)
        bases.push(expected.basis)
        within(came.calls, expected.calls.total)
        within(came.input, expected.tokens.input)
        within(came.cached, expected.tokens.cached)
        within(came.cost, expected.cost_cents)
        if (expected.basis === 'past calls') within(came.output, expected.tokens.output)
      }
    } finally {
      await panel.close()
    }
    expect(bases[0]).toBe('assumptions')
    expect(bases.slice(-3)).toEqual(['past calls', 'past calls', 'past calls'])
  })

  test.each(['persona', 'similarity'])('so do those of answers come by with %s', async (elicitation) => {
    const panel = await held({ LLM_ELICITATION: elicitation, LLM_EMBEDDING_MODEL: 'stand-in-embedding' })
    const question = 'How likely are you to switch banks?'
    try {
      const expected = await panel.estimate(question)
      const came = await panel.answered(question, 600)
      expect(came.calls).toBe(24)
      within(came.calls, expected.calls.total)
      within(came.input, expected.tokens.input)
      within(came.cost, expected.cost_cents)
    } finally {
      await panel.close()
    }
  })
})
