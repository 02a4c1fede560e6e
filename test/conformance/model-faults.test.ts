import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { AgentAnswer, Engine } from '../../src/modules/answering/index.ts'
import { factsOf } from '../../src/modules/answering/wording/facts.ts'
import { ModelError } from '../../src/modules/models/index.ts'
import { ManualClock } from '../../src/platform/clock.ts'
import { type OpenedEngine, openModelEngine } from '../harness/model-engine.ts'
import type { FaultRule } from '../harness/model-server/faults.ts'
import { type ModelServer, startModelServer } from '../harness/model-server.ts'
import { usAdults } from '../harness/people.ts'
import { createTestKey, type Service, startService } from '../harness/service.ts'

type By = Parameters<Engine['answer']>[2]
type Panel = Awaited<ReturnType<typeof usAdults>>

/** The agent whose calls go wrong. */
const UNLUCKY = 4
let server: ModelServer
let failing: OpenedEngine
let falling: OpenedEngine
let panel: Panel
/** Finds the unlucky agent's calls and nobody else's. */
let unlucky: string

beforeAll(async () => {
  server = await startModelServer({ brain: new URL('../harness/panel-brain.ts', import.meta.url).pathname })
  // Long against what a busy machine takes for a call that nothing befalls.
  const LLM_TIMEOUT_SECONDS = '3'
  failing = await openModelEngine(server, { LLM_TIMEOUT_SECONDS })
  falling = await openModelEngine(server, { LLM_TIMEOUT_SECONDS, ENGINE_FALLBACK: 'embedded' }, failing)
  panel = await usAdults(12)
  const money = panel.map(({ person }) => factsOf(person).find((line) => line.startsWith('Money: '))!)
  expect(new Set(money).size).toBe(12)
  unlucky = money[UNLUCKY]!.replace(/[$().+]/g, '\\$&')
})
afterAll(async () => {
  await falling.close()
  await failing.close()
  await server.close()
})
afterEach(() => server.reset())

const ask = (engine: Engine, question: string, by?: By, members: Panel = panel) =>
  Promise.allSettled(members.map((_, member) => engine.answer({ question, panel: members }, member, by)))

const answered = (results: readonly PromiseSettledResult<AgentAnswer>[]): AgentAnswer[] =>
  results.map((result) => {
    if (result.status === 'rejected') throw result.reason
    return result.value
  })

const requests = async (): Promise<number> => (await server.counts()).requests
const organization = async (): Promise<number> =>
  (await createTestKey(failing.database, new ManualClock())).organization_id

interface Fault {
  name: string
  rule: FaultRule
  reason: string
  sentence: string
}
const faults: Fault[] = [
  {
    name: '429 without end',
    rule: { fault: 'status', status: 429 },
    reason: 'rate_limited',
    sentence: 'The language model takes no more calls for now.',
  },
  {
    name: '500',
    rule: { fault: 'status', status: 500 },
    reason: 'unavailable',
    sentence: 'The language model has a problem of its own.',
  },
  {
    name: 'silence',
    rule: { fault: 'hang' },
    reason: 'timeout',
    sentence: 'The language model did not answer in time.',
  },
  {
    name: 'half a body, then silence',
    rule: { fault: 'hang_in_body' },
    reason: 'timeout',
    sentence: 'The language model did not answer in time.',
  },
  {
    name: 'a connection that is cut',
    rule: { fault: 'cut_in_body' },
    reason: 'unavailable',
    sentence: 'The language model broke off its reply, or sent one that cannot be read.',
  },
  {
    name: 'a malformed body',
    rule: { fault: 'malformed_json' },
    reason: 'unavailable',
    sentence: 'The language model broke off its reply, or sent one that cannot be read.',
  },
  {
    name: 'a page for people',
    rule: { fault: 'web_page' },
    reason: 'unavailable',
    sentence: 'The language model broke off its reply, or sent one that cannot be read.',
  },
  {
    name: 'nothing',
    rule: { fault: 'empty_content' },
    reason: 'unavailable',
    sentence: 'The language model sent an empty reply.',
  },
  {
    name: 'a refusal',
    rule: { fault: 'refusal' },
    reason: 'refused',
    sentence: 'The language model declined to answer.',
  },
  {
    name: 'a content filter',
    rule: { fault: 'content_filter' },
    reason: 'refused',
    sentence: 'The language model declined to answer.',
  },
  {
    name: 'data in place of words',
    rule: { fault: 'wrong_shape' },
    reason: 'unusable',
    sentence: 'The language model gave no usable reply, also when asked again: it is data, not what a person says.',
  },
  {
    name: 'words that are cut off',
    rule: { fault: 'length' },
    reason: 'unusable',
    sentence:
      'The language model gave no usable reply, also when asked again: it was cut off before its end; be brief.',
  },
]

/** The first of each reason, which is all that the other engine is told; every one with TEST_LONG=1. */
const fallen = faults.filter(
  ({ reason }, at) => process.env.TEST_LONG === '1' || at === faults.findIndex((fault) => fault.reason === reason),
)

describe('when the call for the words of one agent meets', () => {
  test.each(faults)('$name, eleven answer and one says what happened', async ({ name, rule, reason, sentence }) => {
    const question = `Would you buy a bicycle from a shop that has ${name}?`
    await server.fault({ ...rule, matching: unlucky })
    const results = await ask(failing.engine, question)
    const [lost] = results.splice(UNLUCKY, 1)
    expect(lost).toMatchObject({ status: 'rejected', reason: { name: 'ModelError', reason, message: sentence } })
    for (const { reply, meta } of answered(results)) {
      expect(reply).toMatch(/^(?:Yes|No)\b/)
      expect(meta.engine).toBe('llm')
    }

    // A bad reply is never given again: once the server is well, only the one who got it has to be asked.
    await server.reset()
    const again = answered(await ask(failing.engine, question))
    expect(again[UNLUCKY]!.reply).toMatch(/^(?:Yes|No)\b/)
    expect(await requests()).toBe(1)
    again.splice(UNLUCKY, 1)
    expect(again).toEqual(answered(results))
  })

  test.each(fallen)(
    '$name, the embedded engine answers where the operator wants that',
    async ({ name, rule, reason }) => {
      const question = `Would you lend your car to a friend who has ${name}?`
      await server.fault({ ...rule, matching: unlucky })
      const answers = answered(await ask(falling.engine, question))
      expect(answers.map(({ meta }) => meta.engine)).toEqual(
        answers.map((_, member) => (member === UNLUCKY ? 'embedded' : 'llm')),
      )
      const alone = await falling.embedded.answer({ question, panel }, UNLUCKY)
      expect(answers[UNLUCKY]).toEqual({ ...alone, meta: { ...alone.meta, fallback: reason } })
      expect(alone.reply).not.toBe('')
      for (const [member, { meta }] of answers.entries())
        if (member !== UNLUCKY) expect(meta).not.toHaveProperty('fallback')
    },
  )
})

describe('a reply that can be mended', () => {
  test('costs one call more: words', async () => {
    await server.fault({ fault: 'length', times: 1, matching: unlucky })
    const answers = answered(await ask(failing.engine, 'Would you buy a kayak?'))
    expect(answers[UNLUCKY]!.reply).toMatch(/^(?:Yes|No)\b/)
    expect(await requests()).toBe(1 + 12 + 1)
  })

  test.each<[string, FaultRule, number]>([
    ['of another shape', { fault: 'wrong_shape' }, 2],
    ['refused', { fault: 'refusal' }, 2],
    ['in a fence', { fault: 'fenced_json' }, 1],
    ['with prose around it', { fault: 'prose_around_json' }, 1],
  ])('costs as many calls as it must: a forecast %s', async (name, rule, calls) => {
    await server.fault({ ...rule, times: 1, matching: 'how many points you would expect' })
    answered(await ask(failing.engine, `Would you buy a canoe that comes ${name}?`))
    expect(await requests()).toBe(calls + 12)
  })

  test('is used as far as it goes: a forecast that breaks off after its shares', async () => {
    await server.brain({
      shares: { Yes: 90, No: 10 },
      groups: Array(20).fill({ attribute: 'age', level: '65+', points: 3 }),
    })
    await server.fault({ fault: 'truncated_json', times: 1, matching: 'how many points you would expect' })
    answered(await ask(failing.engine, 'Would you buy a rowing boat?'))
    expect(await requests()).toBe(1 + 12)
    await server.brain({})
  })

  test('thoughts aloud are no part of what an agent says', async () => {
    await server.brain({
      words: '<think>The person is 43, and I must say…</think>Hard to say, I never think about boats.',
    })
    const alone = panel.slice(0, 1)
    for (const { reply } of answered(
      await ask(failing.engine, 'How do you feel about sailing boats?', undefined, alone),
    ))
      expect(reply).toBe('Hard to say, I never think about boats.')
    await server.brain({})
  })

  test('instructions said aloud are no answer, and are not given again', async () => {
    const question = 'How do you feel about rubber boats?'
    await server.brain({ obeys: true })
    for (const result of await ask(failing.engine, question))
      expect(result).toMatchObject({ status: 'rejected', reason: { reason: 'unusable' } })
    await server.brain({})
    for (const { reply } of answered(await ask(failing.engine, question))) expect(reply).toMatch(/Number \d+ for you/)
  })
})

describe('when there is no forecast', () => {
  const down: FaultRule = { fault: 'status', status: 503, matching: 'how many points you would expect' }

  test('all fail, with a sentence, and no words are asked for', async () => {
    await server.fault(down)
    const results = await ask(failing.engine, 'Would you buy a tent?')
    for (const result of results) {
      expect(result).toMatchObject({
        status: 'rejected',
        reason: { reason: 'unavailable', message: 'The language model has a problem of its own.' },
      })
      expect((result as PromiseRejectedResult).reason).toBeInstanceOf(ModelError)
    }
    expect(await requests()).toBe(2)
  })

  test('the embedded engine answers for all where the operator wants that', async () => {
    await server.fault(down)
    const question = 'Would you buy a sleeping bag?'
    const answers = answered(await ask(falling.engine, question))
    for (const [member, answer] of answers.entries()) {
      const alone = await falling.embedded.answer({ question, panel }, member)
      expect(answer).toEqual({ ...alone, meta: { ...alone.meta, fallback: 'unavailable' } })
    }
  })

  test('from one of two models, the other is enough, and meta says which', async () => {
    const two = await openModelEngine(server, { LLM_FORECAST_MODELS: 'one,two' }, failing)
    try {
      await server.fault({ ...down, model: 'two' })
      for (const { meta } of answered(await ask(two.engine, 'Would you buy a camping stove?')))
        expect(meta).toMatchObject({ engine: 'llm', model: 'stand-in', forecast_models: ['one'] })
      await server.reset()
      for (const { meta } of answered(await ask(two.engine, 'Would you buy a camping chair?')))
        expect(meta.forecast_models).toEqual(['one', 'two'])
    } finally {
      await two.close()
    }
  })
})

describe('the same question', () => {
  test('asked again costs nothing and has the same letters, also in another process', async () => {
    const by = { organization_id: await organization() }
    const question = 'Would you buy a hammock?'
    const first = answered(await ask(failing.engine, question, by))
    expect(await requests()).toBe(13)
    expect(answered(await ask(failing.engine, question, by))).toEqual(first)
    const other = await openModelEngine(server, {}, failing)
    try {
      expect(answered(await ask(other.engine, question, by))).toEqual(first)
    } finally {
      await other.close()
    }
    expect(await requests()).toBe(13)
  })

  test('of another organization is asked and paid for by itself', async () => {
    const [mine, theirs] = [await organization(), await organization()]
    const question = 'Would you buy a picnic table?'
    await server.brain({ words: 'Maybe, at {own}.' })
    answered(await ask(failing.engine, question, { organization_id: mine }))
    await server.brain({ words: 'Somebody else can.' })
    for (const { reply } of answered(await ask(failing.engine, question, { organization_id: theirs })))
      expect(reply).toBe('Somebody else can.')
    await server.brain({})
    expect(await requests()).toBe(26)
    const { rows } = await sql<{ organization_id: number; purpose: string; calls: number }>`
      select organization_id, purpose, count(*)::int as calls from model_calls
      where organization_id in (${mine}, ${theirs}) group by 1, 2 order by 1, 2`.execute(failing.database.db)
    expect(rows).toEqual(
      [mine, theirs].flatMap((organization_id) => [
        { organization_id, purpose: 'forecast', calls: 1 },
        { organization_id, purpose: 'words', calls: 12 },
      ]),
    )
  })
})

describe('whoever gives up', () => {
  test.each<[string, FaultRule]>([
    ['a forecast', { fault: 'hang', matching: 'how many points you would expect' }],
    ['words', { fault: 'hang', matching: '<person>' }],
  ])('is let go at once while %s is waited for, and nothing is recorded as finished', async (name, rule) => {
    const patient = await openModelEngine(server, {}, failing)
    try {
      const organization_id = await organization()
      await server.fault(rule)
      const giving = new AbortController()
      const by = { organization_id, signal: giving.signal }
      const asked = { question: `Would you buy a lantern while ${name} is waited for?`, panel }
      const answer = patient.engine.answer(asked, 0, by).catch((error: unknown) => error)
      await server.until(({ requests, under_way }) => requests >= (name === 'words' ? 2 : 1) && under_way === 1)
      giving.abort()
      expect(await answer).toMatchObject({ name: 'ModelError', reason: 'cancelled' })
      await server.until(({ under_way }) => under_way === 0)
      const finished = () =>
        sql<{ purpose: string }>`
        select purpose from model_calls where organization_id = ${organization_id} and status = 'finished'`.execute(
          failing.database.db,
        )
      expect((await finished()).rows).toEqual(name === 'words' ? [{ purpose: 'forecast' }] : [])
      await server.reset()
      expect((await patient.engine.answer(asked, 0, { organization_id })).reply).toMatch(/^(?:Yes|No)\b/)
    } finally {
      await patient.close()
    }
  })

  test('does not take the answer from others who wait for the same forecast', async () => {
    await server.pace({ latency_ms: 300 })
    const giving = new AbortController()
    const asked = { question: 'Would you buy a headlamp?', panel }
    const first = failing.engine.answer(asked, 0, { organization_id: null, signal: giving.signal })
    const second = failing.engine.answer(asked, 1, { organization_id: null })
    await server.until(({ under_way }) => under_way === 1)
    giving.abort()
    await expect(first).rejects.toMatchObject({ reason: 'cancelled' })
    expect((await second).reply).toMatch(/^(?:Yes|No)\b/)
  })
})

test('what twelve calls for words have in common is read once, which is more than half, by the count of the server', async () => {
  const organization_id = await organization()
  answered(await ask(failing.engine, 'Would you rather buy a used or a new tent, and why?', { organization_id }))
  const { rows } = await sql<{ input_tokens: number; cached_tokens: number }>`
    select input_tokens, cached_tokens from model_calls
    where organization_id = ${organization_id} and purpose = 'words' order by cached_tokens`.execute(
    failing.database.db,
  )
  expect(rows).toHaveLength(12)
  const [first, ...later] = rows
  expect(first!.cached_tokens).toBe(0)
  const [one] = (await server.journal()).slice(-1)
  const [system, user] = (one!.body as { messages: { content: string }[] }).messages.map(({ content }) => content)
  const common = `${system}\n\n${user!.slice(0, user!.indexOf('<person>'))}`
  // The server remembers blocks of 64 characters, of four characters a token.
  for (const { cached_tokens } of later) expect(cached_tokens * 4).toBeGreaterThan(common.length - 64)
  const sum = (pick: (row: (typeof rows)[number]) => number) => later.reduce((total, row) => total + pick(row), 0)
  expect(sum((row) => row.cached_tokens) / sum((row) => row.input_tokens)).toBeGreaterThan(0.5)
})

describe('the job of a free question', () => {
  let service: Service
  beforeAll(async () => {
    service = await startService({
      engine: { ...failing.engine, close: async () => {} },
      config: { FREE_QUESTIONS_PER_MINUTE: '1000', FREE_POLLS_PER_MINUTE: '100000' },
    })
  })
  afterAll(() => service.close())

  async function jobOf(question: string) {
    const key = await service.createKey({ kind: 'free' })
    const { job_id } = await service.client(key).free.ask({ question })
    await service.app.worker.drain()
    return (await service.request('GET', `/v1/jobs/${job_id}`, { key: key.api_key })).body
  }

  test('is finished with the errors of some and the replies of the others', async () => {
    await server.fault({ fault: 'content_filter', matching: 'years old, woman' })
    const job = await jobOf('Would you buy a backpack?')
    expect(job).toMatchObject({ status: 'finished', error: null, result: { partial: false, count: 12 } })
    const { results } = job.result as { results: Record<string, unknown>[] }
    const failed = results.filter((entry) => 'error' in entry)
    expect(failed.length).toBeGreaterThan(0)
    expect(failed.length).toBeLessThan(12)
    for (const entry of failed) {
      expect(entry.error).toBe('The language model declined to answer.')
      expect(entry).not.toHaveProperty('reply')
    }
    for (const entry of results.filter((entry) => !failed.includes(entry)))
      expect(entry).toMatchObject({ reply: expect.stringMatching(/^(?:Yes|No)\b/), meta: { engine: 'llm' } })
  })

  test('has failed when all of them have', async () => {
    await server.fault({ fault: 'content_filter', matching: '<person>' })
    expect(await jobOf('Would you buy a compass?')).toMatchObject({
      status: 'failed',
      result: null,
      error: 'None of the agents could answer. The language model declined to answer.',
    })
  })
})
