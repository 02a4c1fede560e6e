import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildClient } from '../../src/clients/sdk/client.ts'
import * as sdk from '../../src/clients/sdk/index.ts'
import { type Front, startFront } from '../harness/failing-front.ts'
import { type Research, startResearch, useTier } from '../harness/scripted-panel.ts'
import type { TestKey } from '../harness/service.ts'

let research: Research
let front: Front
let slept: number[] = []
/** What goes on while a client waits. */
let meanwhile: () => Promise<unknown>
beforeAll(async () => {
  research = await startResearch()
  front = await startFront(research.service.url)
})
afterAll(async () => {
  await front.close()
  await research.service.close()
})
beforeEach(() => {
  front.fail()
  slept = []
  meanwhile = async () => undefined
})

/** A client whose waiting moves the service's clock, and takes no time. */
const clientOf = (key: TestKey | undefined = research.key, options: Partial<sdk.ClientOptions> = {}): sdk.Client =>
  buildClient(
    { base_url: front.url, ...(key === undefined ? {} : { api_key: key.api_key }), ...options },
    {
      now: () => research.service.clock.now().getTime(),
      random: () => 1,
      async sleep(ms, signal) {
        signal?.throwIfAborted()
        slept.push(ms)
        research.service.clock.advance(ms)
        await meanwhile()
      },
    },
  )
const mine = () => clientOf()
const questionsUsed = async () =>
  (await research.service.client(research.key).billing.usage()).quota.questions_per_cycle
const ask = (client = mine(), options: sdk.CallOptions = {}) =>
  client.questions.askAgent({ agent_id: String(research.agents[0]!.id), question: 'Tea or coffee?' }, options)
const keysSent = () => front.seen.map(({ headers }) => headers['idempotency-key'])
const away = { status: 503, headers: { 'retry-after': '7' }, body: '<h1>Back soon</h1>' }
const page = { headers: { 'content-type': 'text/html' }, body: '<h1>Bad gateway</h1>' }

describe('retries', () => {
  test('what is away is asked again when it said to come back, and by growing pauses where it did not say', async () => {
    front.fail(away, { status: 502, ...page })
    expect((await mine().jobs.list({ limit: 1 })).limit).toBe(1)
    expect(slept).toEqual([7000, 1000])
    front.fail('cut before', 'cut before')
    await mine().me.get()
    expect(slept.slice(2)).toEqual([500, 1000])
    expect(front.seen).toHaveLength(3)
  })

  test('a question whose answer was lost on the way is asked and charged once', async () => {
    const before = (await questionsUsed()).used
    front.fail('cut after', 'cut after')
    const { job_id } = await ask()
    expect(new Set(keysSent()).size).toBe(1)
    expect(keysSent()).toEqual([expect.stringMatching(/^sdk-[0-9a-f]{32}$/), keysSent()[0], keysSent()[0]])
    expect((await questionsUsed()).used).toBe(before + 1)
    await ask()
    expect((await questionsUsed()).used).toBe(before + 2)
    expect((await mine().jobs.get({ job_id })).status).toBe('queued')
  })

  test('a key of the caller’s own is sent as it is', async () => {
    const first = await ask(mine(), { idempotency_key: 'mine-1' })
    expect(await ask(mine(), { idempotency_key: 'mine-1' })).toEqual(first)
    expect(keysSent()).toEqual(['mine-1', 'mine-1'])
  })

  test('what cannot be told from a second time is repeated only where nothing can have happened', async () => {
    const optimize = () => mine().questions.optimize({ question: 'Tea or coffee?' })
    front.fail('cut after')
    await expect(optimize()).rejects.toBeInstanceOf(sdk.ConnectionError)
    front.fail({ status: 502, ...page })
    await expect(optimize()).rejects.toMatchObject({ name: 'UnexpectedAnswerError', status: 502 })
    expect(front.seen).toHaveLength(1)
    front.fail(away)
    expect((await optimize()).question).toBe('Tea or coffee?')
    expect(front.seen).toHaveLength(2)
  })

  test('a limit is waited out; one that asks for more than a minute, and a quota, are thrown at once', async () => {
    const free = clientOf(await research.service.createKey({ kind: 'free' }))
    for (let count = 0; count < 7; count++) await free.free.ask({ question: `Tea or coffee, the ${count}th?` })
    expect(slept).toEqual([60_000])
    front.fail({ ...away, headers: { 'retry-after': '61' } })
    await expect(mine().me.get()).rejects.toMatchObject({ status: 503, retry_after_seconds: 61 })
    const poor = await research.service.createKey()
    await useTier(research.service, poor, { inc_quick_questions: true, questions_per_cycle: 0 })
    front.fail()
    await expect(ask(clientOf(poor))).rejects.toBeInstanceOf(sdk.QuotaExhaustedError)
    expect(front.seen).toHaveLength(1)
    expect(slept).toHaveLength(1)
  })

  test('max_retries says how often, of a client and of a call', async () => {
    front.fail(away, away, away)
    await expect(clientOf(research.key, { max_retries: 1 }).me.get()).rejects.toMatchObject({ status: 503 })
    expect(front.seen).toHaveLength(2)
    front.fail(away)
    await expect(mine().me.get({}, { max_retries: 0 })).rejects.toMatchObject({ status: 503 })
    expect(front.seen).toHaveLength(1)
  })
})

describe('ending a call', () => {
  test('a signal ends it in flight with its own reason, and nothing is tried again', async () => {
    front.fail('hang')
    const controller = new AbortController()
    const call = mine().me.get({}, { signal: controller.signal })
    await front.arrival()
    const reason = new Error('the user has left')
    controller.abort(reason)
    await expect(call).rejects.toBe(reason)
    await expect(mine().me.get({}, { signal: controller.signal })).rejects.toBe(reason)
    expect(front.seen).toHaveLength(1)
  })

  test('a signal ends the pause before the next attempt, in real time', async () => {
    const controller = new AbortController()
    const client = sdk.createClient({
      base_url: front.url,
      api_key: research.key.api_key,
      async fetch(...request) {
        const response = await fetch(...request)
        const text = await response.text()
        // All that is left to do with the answer is done by the time that anything else gets its turn.
        response.text = async () => {
          setImmediate(() => controller.abort())
          return text
        }
        return response
      },
    })
    front.fail({ ...away, headers: { 'retry-after': '50' } })
    await expect(client.me.get({}, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
    expect(front.seen).toHaveLength(1)
  })

  test('an attempt that takes too long is a TimeoutError, after the others were tried', async () => {
    // Long against what a busy machine takes to send a request, which must arrive, and to answer the one that is not held up.
    front.fail('hang', 'hang', 'hang')
    await expect(clientOf(research.key, { timeout_ms: 500 }).me.get()).rejects.toBeInstanceOf(sdk.TimeoutError)
    expect(front.seen).toHaveLength(3)
    front.fail('hang')
    expect((await clientOf().me.get({}, { timeout_ms: 2000 })).kind).toBe('live')
  })
})

describe('lists', () => {
  test('awaited they are the first page; iterated over they are every item once, while rows are added', async () => {
    const key = await research.service.createKey()
    const client = clientOf(key)
    for (let number = 1; number <= 5; number++) await research.group(0, 1, key)
    const first = await client.groups.list({ limit: 2 })
    expect({ count: first.count, total: first.total }).toEqual({ count: 2, total: 5 })

    front.fail()
    const seen: number[] = []
    for await (const group of client.groups.list({ limit: 2 })) {
      seen.push(group.id)
      if (seen.length === 2) await research.group(0, 1, key)
    }
    // Newest first: the one that was added pushed the second of the first page onto the second.
    const all = (await client.groups.list()).groups.map(({ id }) => id)
    expect(seen).toEqual(all.slice(1))
    expect(front.seen.filter(({ method }) => method === 'GET').map(({ path }) => path.split('?')[1])).toEqual([
      'limit=2',
      'limit=2&offset=2',
      'limit=2&offset=4',
      undefined,
    ])
  })

  test('leaving the loop asks for no further page, and an error of a later page ends it', async () => {
    const client = clientOf(research.key, { max_retries: 0 })
    front.fail()
    for await (const agent of client.agents.search({ country: 'US', limit: 3 })) {
      expect(agent.id).toBeGreaterThan(0)
      break
    }
    expect(front.seen).toHaveLength(1)
    let count = 0
    const all = async () => {
      for await (const _ of client.agents.search({ country: 'US', limit: 3 }))
        if (++count === 3) front.fail('cut before')
    }
    await expect(all()).rejects.toBeInstanceOf(sdk.ConnectionError)
    expect(count).toBe(3)
  })
})

describe('jobs.wait', () => {
  test('looks until the job has ended, tells how far it is, and waits out the limit on looking', async () => {
    const free = clientOf(await research.service.createKey({ kind: 'free' }))
    const { job_id } = await free.free.ask({ question: 'Tea or coffee?' })
    const limited = { status: 429, headers: { 'retry-after': '1', 'content-type': 'application/json' } }
    const body = JSON.stringify({ error: { code: 'rate_limited', message: 'Too many requests.' } })
    front.fail(...Array.from({ length: 7 }, () => ({ ...limited, body })))
    const states: string[] = []
    const job = await free.jobs.wait(job_id, {
      on_progress({ status }) {
        if (states.push(status) === 2) meanwhile = () => research.service.app.worker.drain()
      },
    })
    expect(job).toMatchObject({ job_id, status: 'finished' })
    expect(states).toEqual(['queued', 'queued', 'finished'])
    expect(slept.slice(0, 7)).toEqual(Array(7).fill(1000))
    expect(slept.slice(7).every((ms) => ms >= 250 && ms <= 2000)).toBe(true)
  })

  test('a job that failed is an answer; one that does not end in time, or that is not there, is an error', async () => {
    const { job_id } = await ask()
    await expect(mine().jobs.wait(job_id, { timeout_ms: 5000 })).rejects.toThrow(
      `The job ${job_id} has not ended after 5000 ms.`,
    )
    await expect(mine().jobs.wait('nonsense')).rejects.toBeInstanceOf(sdk.NotFoundError)
    research.panel.failing = () => 'Nobody was there.'
    meanwhile = () => research.service.app.worker.drain()
    expect(await mine().jobs.wait(job_id)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('Nobody was there.'),
    })
    research.panel.reset()
  })
})
