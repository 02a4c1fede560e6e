import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Completion, ModelError } from '../../src/modules/models/index.ts'
import { callHistory } from '../../src/modules/models/store.ts'
import { ManualClock } from '../../src/platform/clock.ts'
import type { Db } from '../../src/platform/db/database.ts'
import { connectPool } from '../../src/platform/db/pool.ts'
import { createLogger } from '../../src/platform/log.ts'
import { createMetrics } from '../../src/platform/metrics.ts'
import { createTestDatabase, type TestDatabase } from '../harness/database.ts'
import { aboutModel, scriptedModels, scriptedSender } from '../harness/scripted-models.ts'
import { createTestKey } from '../harness/service.ts'

let own: TestDatabase
let db: Db
let clock: ManualClock
let organization_id: number
beforeAll(async () => {
  own = await createTestDatabase()
  db = own.database.db
})
afterAll(() => own.drop())
beforeEach(async () => {
  clock = new ManualClock()
  await sql`truncate model_calls, model_spending`.execute(db)
  organization_id = (await createTestKey(own.database, clock)).organization_id
})

const reasonOf = (error: unknown): string =>
  error instanceof ModelError ? error.reason : `no ModelError: ${String(error)}`
const failing = (call: Promise<Completion>): Promise<string> => call.then(() => 'answered', reasonOf)

async function totals(): Promise<{ spent: number; reserved: number }> {
  const { rows } = await sql<{ spent: number; reserved: number }>`
    select spent_micros as spent, reserved_micros as reserved from model_spending where scope = 'installation'`.execute(
    db,
  )
  return rows[0] ?? { spent: 0, reserved: 0 }
}

describe('a call that was made before', () => {
  test('is answered from the ledger, with everything the model said, also by another process', async () => {
    const sender = scriptedSender(() => ({ text: 'Füße 🙂\n"quoted"', finish: 'length' }))
    const first = await scriptedModels({ db, clock, sender }).complete(aboutModel('ann', { organization_id }))
    expect(first).toMatchObject({ replayed: false, text: 'Füße 🙂\n"quoted"', finish: 'length', cost_micros: 164 })
    const again = await scriptedModels({ db, clock, sender }).complete(aboutModel('ann', { organization_id }))
    expect(again).toEqual({ ...first, replayed: true })
    expect(sender.sent).toHaveLength(1)
    expect(await totals()).toEqual({ spent: 164, reserved: 0 })
  })

  test('is made again for another organization, and for nobody in particular', async () => {
    const sender = scriptedSender()
    const models = scriptedModels({ db, clock, sender })
    const other = (await createTestKey(own.database, clock)).organization_id
    for (const payer of [organization_id, other, null, organization_id, other, null])
      await models.complete(aboutModel('ann', { organization_id: payer }))
    expect(sender.sent).toHaveLength(3)
  })

  test('is made again for another replicate', async () => {
    const sender = scriptedSender((_request, count) => ({ text: `answer ${count}` }))
    const models = scriptedModels({ db, clock, sender })
    const ask = async (replicate: number) =>
      (await models.complete(aboutModel('ann', { organization_id }, { replicate }))).text
    expect([await ask(0), await ask(1), await ask(0), await ask(1)]).toEqual([
      'answer 1',
      'answer 2',
      'answer 1',
      'answer 2',
    ])
  })

  test('is made again when the text was of no use; both stay in the books', async () => {
    const sender = scriptedSender((_request, count) => ({ text: `answer ${count}` }))
    const models = scriptedModels({ db, clock, sender })
    const useless = await models.complete(aboutModel('ann', { organization_id }))
    await models.reject(useless, 'no JSON:\0 "{"')
    const better = await models.complete(aboutModel('ann', { organization_id }))
    expect(better).toMatchObject({ text: 'answer 2', replayed: false })
    expect(await models.complete(aboutModel('ann', { organization_id }))).toEqual({ ...better, replayed: true })
    expect(await totals()).toEqual({ spent: 328, reserved: 0 })
    const { rows } = await sql`select text, rejected_reason from model_calls order by text`.execute(db)
    expect(rows).toEqual([
      { text: 'answer 1', rejected_reason: 'no JSON: "{"' },
      { text: 'answer 2', rejected_reason: null },
    ])
  })

  test('is made again when it failed; nothing is paid or kept aside for the failure', async () => {
    const sender = scriptedSender((_request, count) => {
      if (count === 1) throw new ModelError('timeout', 'The language model did not answer in time.')
      return {}
    })
    const models = scriptedModels({ db, clock, sender })
    expect(await failing(models.complete(aboutModel('ann', { organization_id })))).toBe('timeout')
    expect(await totals()).toEqual({ spent: 0, reserved: 0 })
    expect(await models.complete(aboutModel('ann', { organization_id }))).toMatchObject({ replayed: false })
    const { rows } = await sql`select status, error from model_calls order by status`.execute(db)
    expect(rows).toEqual([
      { status: 'failed', error: 'timeout' },
      { status: 'finished', error: null },
    ])
  })
})

describe('calls at the same time', () => {
  test('the same asked by several is one call', async () => {
    const sender = scriptedSender()
    const models = scriptedModels({ db, clock, sender })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => models.complete(aboutModel('ann', { organization_id }))),
    )
    expect(new Set(answers.map(({ call_id }) => call_id)).size).toBe(1)
    expect(sender.sent).toHaveLength(1)
  })

  /** A sender that answers when it is told to, and gives up when the signal says so. */
  function patientSender() {
    const answer = Promise.withResolvers<object>()
    const sender = scriptedSender(({ signal }) => {
      signal?.addEventListener('abort', () => answer.reject(new ModelError('cancelled', 'Nobody waits any more.')))
      return answer.promise
    })
    return { sender, answer: () => answer.resolve({}), reached: () => expect.poll(() => sender.sent.length).toBe(1) }
  }

  test('one who stops waiting does not end the call of another', async () => {
    const { sender, answer, reached } = patientSender()
    const models = scriptedModels({ db, clock, sender })
    const leaving = new AbortController()
    const left = failing(models.complete(aboutModel('ann', { organization_id }, { signal: leaving.signal })))
    const stayed = models.complete(aboutModel('ann', { organization_id }))
    await reached()
    leaving.abort()
    expect(await left).toBe('cancelled')
    answer()
    expect(await stayed).toMatchObject({ text: 'reply to ann', replayed: false })
  })

  test('when nobody waits any more the call is aborted, its money is free, and who comes next calls anew', async () => {
    const { sender, reached } = patientSender()
    const models = scriptedModels({ db, clock, sender })
    const leaving = new AbortController()
    const left = failing(models.complete(aboutModel('ann', { organization_id }, { signal: leaving.signal })))
    await reached()
    leaving.abort()
    expect(await left).toBe('cancelled')
    expect(sender.sent[0]!.signal?.aborted).toBe(true)
    await expect.poll(totals).toEqual({ spent: 0, reserved: 0 })
    const anew = scriptedModels({ db, clock })
    expect(await anew.complete(aboutModel('ann', { organization_id }))).toMatchObject({ replayed: false })
  })

  test('one who stops waiting before the call is made prevents it', async () => {
    const sender = scriptedSender()
    const models = scriptedModels({ db, clock, sender })
    const leaving = new AbortController()
    const left = failing(models.complete(aboutModel('ann', { organization_id }, { signal: leaving.signal })))
    leaving.abort()
    expect(await left).toBe('cancelled')
    await models.close()
    expect(sender.sent).toHaveLength(0)
    expect(await totals()).toEqual({ spent: 0, reserved: 0 })
  })

  test('one who stops waiting before the call is made does not prevent that of whoever asks next', async () => {
    const sender = scriptedSender()
    const models = scriptedModels({ db, clock, sender })
    const leaving = new AbortController()
    const left = failing(models.complete(aboutModel('ann', { organization_id }, { signal: leaving.signal })))
    leaving.abort()
    const next = models.complete(aboutModel('ann', { organization_id }))
    expect(await left).toBe('cancelled')
    expect(await next).toMatchObject({ text: 'reply to ann' })
    expect(sender.sent).toHaveLength(1)
    expect(await failing(models.complete(aboutModel('x', { organization_id }, { signal: leaving.signal })))).toBe(
      'cancelled',
    )
    await models.close()
    expect(await totals()).toEqual({ spent: 164, reserved: 0 })
  })

  test('closing aborts what is under way, waits until it is written down, and lets nothing new begin', async () => {
    const { sender, reached } = patientSender()
    const models = scriptedModels({ db, clock, sender })
    const call = failing(models.complete(aboutModel('ann', { organization_id })))
    await reached()
    await models.close()
    expect(await totals()).toEqual({ spent: 0, reserved: 0 })
    expect(await call).toBe('cancelled')
    expect(await failing(models.complete(aboutModel('bob', { organization_id })))).toBe('cancelled')
  })

  test('two processes that ask the same both get an answer, and both are paid for', async () => {
    const sender = scriptedSender()
    const [one, other] = [scriptedModels({ db, clock, sender }), scriptedModels({ db, clock, sender })]
    const request = aboutModel('ann', { organization_id })
    await Promise.all([
      one.complete(request),
      other.complete(request),
      one.complete(aboutModel('bob', { organization_id })),
    ])
    expect(await totals()).toEqual({ spent: 164 * sender.sent.length, reserved: 0 })
    expect(await one.complete(request)).toMatchObject({ replayed: true })
  })
})

describe('whatever comes of a call', () => {
  test('a text that PostgreSQL cannot store is given as it is stored, and harms no other call', async () => {
    const sender = scriptedSender(({ prompt }) =>
      prompt.own === 'odd'
        ? {
            text: 'a\0b\ud800c',
            usage: { input_tokens: Number.NaN, cached_tokens: -1, output_tokens: 1e12, reasoning_tokens: 0.4 },
          }
        : {},
    )
    const models = scriptedModels({ db, clock, sender, price: null })
    const [odd] = await Promise.all(['odd', 'even'].map((one) => models.complete(aboutModel(one, { organization_id }))))
    expect(odd).toMatchObject({ text: 'ab\ufffdc', cost_micros: null, usage: { input_tokens: 0, cached_tokens: 0 } })
    expect(await models.complete(aboutModel('odd', { organization_id }))).toEqual({ ...odd, replayed: true })
  })

  test('a budget that is used up is said in a sentence, and what was answered before is still given', async () => {
    const models = scriptedModels({ db, clock, budgets: { organization: 1 } })
    const payer = { organization_id }
    // 600 tokens out at 5 dollars a million: three calls to a cent.
    for (const one of ['a', 'b', 'c']) await models.complete(aboutModel(one, payer))
    await sql`update model_spending set spent_micros = 9000 where scope = 'organization'`.execute(db)
    await expect(models.complete(aboutModel('d', payer))).rejects.toMatchObject({
      reason: 'budget_exhausted',
      passing: false,
      message: "Your organization's budget for language models is used up for this month.",
    })
    expect(await models.complete(aboutModel('a', payer))).toMatchObject({ replayed: true })
    expect(await models.complete(aboutModel('d', { organization_id: null }))).toMatchObject({ replayed: false })
  })

  test('is a ModelError where there is no answer: also when the sender or the database has a fault', async () => {
    const broken = scriptedSender(() => {
      throw new TypeError('x is not a function')
    })
    expect(
      await failing(scriptedModels({ db, clock, sender: broken }).complete(aboutModel('a', { organization_id }))),
    ).toBe('unavailable')
    const gone = connectPool('external', `${own.url}_gone`, 1, createLogger('silent'))
    const models = scriptedModels({ db: gone.db, clock })
    expect(await failing(models.complete(aboutModel('a', { organization_id })))).toBe('unavailable')
    await expect(models.reject({ call_id: 'x' } as Completion, 'y')).rejects.toBeInstanceOf(ModelError)
    await gone.close()
  })

  test('is one line in the log, without a word of what was asked or said, and counted', async () => {
    const lines: string[] = []
    const log = createLogger('info', { write: (line) => void lines.push(line) })
    const metrics = createMetrics()
    const sender = scriptedSender(({ prompt }) => {
      if (prompt.own.includes('fails'))
        throw new ModelError('rate_limited', 'The language model is busy.', { cause: new Error('status 429') })
      return { text: 'secret reply' }
    })
    const models = scriptedModels({ db, clock, sender, metrics, log })
    await models.complete(aboutModel('secret question', { organization_id }))
    await models.complete(aboutModel('secret question', { organization_id }))
    await failing(models.complete(aboutModel('secret that fails', { organization_id })))
    expect(lines.join('')).not.toContain('secret')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      {
        msg: 'model call',
        model: 'test:words',
        purpose: 'words',
        outcome: 'finished',
        finish: 'stop',
        input_tokens: 100,
        cached_tokens: 40,
        output_tokens: 20,
        reasoning_tokens: 5,
        cost_micros: 164,
        ms: 250,
      },
      { msg: 'model call', outcome: 'rate_limited', err: 'status 429' },
    ])
    const scraped = await metrics.registry.metrics()
    for (const outcome of ['finished', 'replayed', 'rate_limited'])
      expect(scraped).toContain(`populace_model_calls_total{model="test:words",outcome="${outcome}"} 1`)
    expect(scraped).toContain('populace_model_call_seconds_count{model="test:words"} 2')
  })
})

test('what calls of a kind are like is learned from the last two hundred of them', async () => {
  let tokens = 0
  const sender = scriptedSender(() => ({
    usage: { input_tokens: 1000, cached_tokens: 500, output_tokens: ++tokens, reasoning_tokens: 0 },
    latency_ms: 10 * tokens,
  }))
  const models = scriptedModels({ db, clock, sender })
  expect(await callHistory(db, 'test:words', 'words')).toMatchObject({
    count: 0,
    output_p95: 0,
    latency_ms: { p50: 0 },
  })
  for (const batch of [50, 200]) {
    await Promise.all(
      Array.from({ length: batch }, (_, n) => models.complete(aboutModel(`${batch} ${n}`, { organization_id }))),
    )
    clock.advance(120_000)
  }
  expect(await callHistory(db, 'test:words', 'words')).toEqual({
    count: 200,
    input_tokens: { p10: 1000, p50: 1000, p90: 1000 },
    cached_tokens: { p10: 500, p50: 500, p90: 500 },
    output_tokens: { p10: 70, p50: 150, p90: 230 },
    output_p95: 240,
    latency_ms: { p10: 700, p50: 1500, p90: 2300 },
  })
  expect(await callHistory(db, 'test:words', 'forecast')).toMatchObject({ count: 0 })
  await models.complete(aboutModel('the next', { organization_id }))
  const { rows } = await sql<{ estimated_micros: number }>`
    select estimated_micros from model_calls order by created_at desc limit 1`.execute(db)
  // 36 characters in, and the 240 tokens that 19 of 20 kept to.
  expect(rows[0]!.estimated_micros).toBe(12 + 240 * 5)
})
