import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { gzipSync } from 'node:zlib'
import { createOpenAI } from '@ai-sdk/openai'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callOptions, readStream, readWhole } from '../../src/modules/models/adapter.ts'
import type { ModelRequest, Prompt } from '../../src/modules/models/models.ts'
import { type AttemptSeen, createSender, type Sender, type SenderOptions } from '../../src/modules/models/send.ts'
import type { ModelSettings, Provider } from '../../src/modules/models/settings.ts'
import { type ModelServer, startModelServer } from '../harness/model-server.ts'

const KEY = 'sk-test-0123456789abcdef'
const SCHEMA = {
  type: 'object',
  properties: { answer: { type: 'string' } },
  required: ['answer'],
  additionalProperties: false,
}
const prompt: Prompt = {
  version: 'words-1',
  system: 'You speak for somebody.',
  shared: `The question, and all that goes with it. ${'It goes on. '.repeat(400)}`,
  own: 'You are Ann.',
}
const request = (over: Partial<ModelRequest> = {}): ModelRequest => ({
  model: 'm',
  purpose: 'words',
  prompt,
  payer: { organization_id: null },
  ...over,
})

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())

const senders: Sender[] = []
beforeEach(async () => {
  await server.reset()
  await server.reply('Yes.')
})
afterEach(() => {
  for (const sender of senders.splice(0)) sender.close()
})

function settingsOf(provider: Provider, over: Partial<ModelSettings> = {}): ModelSettings {
  const base_url = provider === 'anthropic' ? `${server.url}/anthropic` : `${server.url}/v1`
  return { name: 'm', provider, model: 'm-1', base_url, api_key: KEY, sees: [], price: null, ...over }
}

/** Waits are drawn as nothing, so that what is tried again is tried at once; what a server asks for is waited for. */
function sender(options: Partial<SenderOptions> = {}, settings = settingsOf('compatible')): Sender {
  const made = createSender(
    { words: settings, forecasts: [settings], all: [settings] },
    {
      concurrency: 8,
      timeout_ms: 10_000,
      max_retries: 3,
      max_output_tokens: 200,
      stream: false,
      structured_output: 'auto',
      random: () => 0,
      ...options,
    },
  )
  senders.push(made)
  return made
}

/** A server that answers every request by this. */
async function listening(answer: (response: ServerResponse) => void) {
  const answering = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1')
  await once(answering, 'listening')
  return {
    url: `http://127.0.0.1:${(answering.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      answering.closeAllConnections()
      answering.close()
    },
  }
}

const bodies = async () => (await server.journal()).map(({ body }) => body as Record<string, unknown>)

const ways = (['compatible', 'openai', 'anthropic'] as const).flatMap((provider) => [
  { provider, stream: false, way: `${provider}, in one piece` },
  { provider, stream: true, way: `${provider}, as it is written` },
])

describe.each(ways)('a reply by $way', ({ provider, stream }) => {
  const open = (options: Partial<SenderOptions> = {}) => sender({ stream, ...options }, settingsOf(provider))

  test('comes with its text, how it ended and what it used, its thinking left out', async () => {
    const usage = { input_tokens: 1200, cached_tokens: 1024, output_tokens: 50, reasoning_tokens: 30 }
    await server.reply({ text: 'I would not.', reasoning: 'Let me think of hats.', usage })
    const sent = await open().send(request())
    const { reasoning_tokens, ...counted } = usage
    expect(sent).toMatchObject({ text: 'I would not.', finish: 'stop', usage: counted, attempts: 1 })
    // Anthropic counts thinking as output, and does not say how much of it that is.
    if (provider !== 'anthropic') expect(sent.usage.reasoning_tokens).toBe(reasoning_tokens)
  })

  test('to prompts that begin alike is read from the cache of the server for the most part', async () => {
    const line = open()
    await line.send(request())
    const second = await line.send(request({ prompt: { ...prompt, own: 'You are Bob.' } }))
    expect(second.usage.cached_tokens / second.usage.input_tokens).toBeGreaterThan(0.9)
  })

  test('that is a refusal, filtered or too long says so and is not tried again', async () => {
    await server.fault({ fault: 'refusal', times: 1 }, { fault: 'content_filter', times: 1 }, { fault: 'length' })
    const line = open()
    expect(await line.send(request())).toMatchObject({ finish: 'content-filter', attempts: 1 })
    expect(await line.send(request())).toMatchObject({ finish: 'content-filter', attempts: 1 })
    expect(await line.send(request())).toMatchObject({ finish: 'length', attempts: 1 })
  })

  test('that is cut off or cannot be read is asked for again', async () => {
    await server.fault(
      { fault: 'cut_before_headers', times: 1 },
      { fault: 'cut_in_body', times: 1 },
      { fault: 'malformed_json', times: 1 },
    )
    expect(await open().send(request())).toMatchObject({ text: 'Yes.', attempts: 4 })
  })

  test('that breaks down on the way is asked for again', async () => {
    await server.fault({ fault: 'error_in_stream', times: 1 }, { fault: 'status', status: 529, times: 1 })
    expect(await open().send(request())).toMatchObject({ text: 'Yes.', attempts: 3 })
  })

  test('that stops in the middle runs into the limit', async () => {
    await server.fault({ fault: 'hang_in_body' })
    await expect(open({ timeout_ms: 1000, max_retries: 1 }).send(request())).rejects.toMatchObject({
      reason: 'timeout',
    })
    expect(await server.until(({ aborted }) => aborted === 2)).toMatchObject({ requests: 2 })
  })

  test('that is slow is waited for within the limit', async () => {
    await server.reply('One two three four five six seven eight.')
    await server.fault({ fault: 'slow_tokens', ms: 20 })
    const { text, latency_ms } = await open().send(request())
    expect(text).toBe('One two three four five six seven eight.')
    expect(latency_ms).toBeGreaterThan(100)
  })

  test('is held to a schema, and where that is refused asked for without, from then on', async () => {
    await server.reply('{"answer":"Yes."}')
    await server.fault({ fault: 'refuse_response_format' })
    const line = open()
    const json = { name: 'answer', schema: SCHEMA }
    expect((await line.send(request({ json }))).text).toBe('{"answer":"Yes."}')
    expect((await server.counts()).requests).toBe(2)
    await line.send(request({ json }))
    expect((await server.counts()).requests).toBe(3)
    expect(line.state()).toMatchObject([{ without: ['schema'] }])
    const held = (await bodies()).map((body) => JSON.stringify(body).includes('"required":["answer"]'))
    expect(held).toEqual([true, false, false])
  })

  test('of more than two million bytes is given up, and not asked for again', async () => {
    await server.fault({ fault: 'huge_body', bytes: 3_000_000 })
    await expect(open().send(request())).rejects.toMatchObject({ reason: 'unusable' })
    expect((await server.counts()).requests).toBe(1)
  })

  test('that needs another key is not asked for again, and the error holds no key', async () => {
    await server.fault({ fault: 'unauthorized', message: `Incorrect API key provided: ${KEY}` })
    const error: unknown = await open()
      .send(request())
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ reason: 'unauthorized', passing: false })
    expect(inspect(error, { depth: 9, showHidden: true }) + JSON.stringify(error)).not.toContain(KEY)
    expect((await server.counts()).requests).toBe(1)
  })
})

describe('by the newer interface of OpenAI', () => {
  const model = () => createOpenAI({ apiKey: KEY, baseURL: `${server.url}/v1` }).responses('m-1')
  const options = () =>
    callOptions(request({ json: { name: 'answer', schema: SCHEMA } }), settingsOf('openai', { base_url: undefined }), {
      max_output_tokens: 200,
      temperature: undefined,
      structured_output: true,
      without: new Set(),
    })
  const usage = { input_tokens: 1200, cached_tokens: 1024, output_tokens: 50, reasoning_tokens: 30 }

  test('replies in one piece and as they are written come with text and usage, and are not stored', async () => {
    await server.reply({ text: '{"answer":"No."}', reasoning: 'Hm.', usage })
    const expected = { text: '{"answer":"No."}', finish: 'stop', usage }
    expect(await readWhole(model(), options(), prompt)).toMatchObject(expected)
    expect(await readStream(model(), options(), prompt, () => {})).toMatchObject(expected)
    for (const body of await bodies()) expect(body).toMatchObject({ store: false, max_output_tokens: 200 })
    expect((await server.journal()).map(({ protocol }) => protocol)).toEqual(['openai-responses', 'openai-responses'])
  })
})

describe('by the interface of Gemini', () => {
  let address = ''
  let stop = () => {}
  beforeAll(async () => {
    const require = createRequire(import.meta.url)
    const program = `
      import { LLMock } from ${JSON.stringify(pathToFileURL(require.resolve('@copilotkit/aimock')))}
      const mock = new LLMock({ port: 0, logLevel: 'silent' })
      const usage = { promptTokenCount: 1200, candidatesTokenCount: 20, totalTokenCount: 1220 }
      mock.onMessage(/Ann/, { content: 'I would not.', reasoning: 'Let me think of hats.', usage })
      mock.onMessage(/Bob/, { error: { message: 'Quota', type: 'RESOURCE_EXHAUSTED' }, status: 429 })
      console.log(await mock.start())`
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
    address = `${url}/v1beta`
    stop = () => child.kill('SIGKILL')
  })
  afterAll(() => stop())

  test.each([false, true])('a reply comes with text and usage (as it is written: %s)', async (stream) => {
    const line = sender({ stream }, settingsOf('google', { base_url: address }))
    expect(await line.send(request())).toMatchObject({
      text: 'I would not.',
      finish: 'stop',
      usage: { input_tokens: 1200, output_tokens: 20 },
    })
  })

  test('too many calls are told from other failures', async () => {
    const line = sender({ max_retries: 1 }, settingsOf('google', { base_url: address }))
    const asked = request({ prompt: { ...prompt, own: 'You are Bob.' } })
    await expect(line.send(asked)).rejects.toMatchObject({ reason: 'rate_limited' })
  })
})

describe('a server of one’s own', () => {
  test('needs no key, and is sent no header for one', async () => {
    await sender({}, settingsOf('compatible', { api_key: undefined })).send(request())
    expect((await server.journal())[0]!.headers).not.toHaveProperty('authorization')
  })

  test('may say what a call costs', async () => {
    await server.reply({ text: 'Yes.', usage: { input_tokens: 10, output_tokens: 2, cost: 0.00042 } })
    for (const stream of [false, true]) {
      expect(await sender({ stream }).send(request())).toMatchObject({ reported_cost_micros: 420 })
    }
  })

  test('that reports no usage has it estimated', async () => {
    await server.fault({ fault: 'no_usage' })
    const { usage } = await sender().send(request())
    expect(usage.input_tokens).toBeGreaterThan(1000)
    expect(usage.output_tokens).toBe(1)
  })

  test('that refuses a temperature or a length is asked without them, from then on', async () => {
    await server.fault({ fault: 'refuse_temperature' }, { fault: 'refuse_max_tokens' })
    const line = sender({ temperature: 0.3 })
    await line.send(request())
    await line.send(request())
    expect((await bodies()).map(({ temperature, max_tokens }) => [temperature, max_tokens])).toEqual([
      [0.3, 200],
      [undefined, 200],
      [undefined, undefined],
      [undefined, undefined],
    ])
  })

  test('is not asked without a schema where the operator insists on it', async () => {
    await server.fault({ fault: 'refuse_response_format' })
    const asked = request({ json: { name: 'answer', schema: SCHEMA } })
    await expect(sender({ structured_output: 'on' }).send(asked)).rejects.toMatchObject({ reason: 'rejected' })
    expect((await sender({ structured_output: 'off' }).send(asked)).text).toBe('Yes.')
  })

  test('cannot send a call and its key elsewhere', async () => {
    let visited = 0
    await using elsewhere = await listening((response) => {
      visited++
      response.end('{}')
    })
    await server.fault({ fault: 'redirect', location: `${elsewhere.url}/v1/chat/completions` })
    await expect(sender().send(request())).rejects.toMatchObject({ reason: 'rejected' })
    expect([visited, (await server.counts()).requests]).toEqual([0, 1])
  })

  test('cannot fill the memory without saying how much it sends, nor by sending little that becomes much', async () => {
    const much = gzipSync(Buffer.alloc(50_000_000, ' '))
    await using endless = await listening((response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const more = () => {
        while (!response.destroyed && response.write(' '.repeat(65_536))) {}
      }
      response.on('drain', more)
      more()
    })
    await using compressed = await listening((response) => {
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': much.length })
      response.end(much)
    })
    for (const { url } of [endless, compressed]) {
      const line = sender({}, settingsOf('compatible', { base_url: url }))
      await expect(line.send(request())).rejects.toMatchObject({ reason: 'unusable' })
    }
  })

  test('that nobody listens at is unavailable, after all attempts', async () => {
    const line = sender({ max_retries: 2 }, settingsOf('compatible', { base_url: 'http://127.0.0.1:9/v1' }))
    const seen: AttemptSeen[] = []
    await expect(line.send(request(), (attempt) => seen.push(attempt))).rejects.toMatchObject({ reason: 'unavailable' })
    expect(seen.map(({ attempt, outcome }) => [attempt, outcome])).toEqual([
      [1, 'unavailable'],
      [2, 'unavailable'],
      [3, 'unavailable'],
    ])
  })
})

describe('trying again', () => {
  test('helps over errors of the server that pass', async () => {
    await server.fault({ fault: 'status', status: 500, times: 2 })
    expect(await sender().send(request())).toMatchObject({ text: 'Yes.', attempts: 3 })
  })

  test('ends after as many attempts as allowed', async () => {
    await server.fault({ fault: 'status', status: 503 })
    await expect(sender({ max_retries: 2 }).send(request())).rejects.toMatchObject({
      reason: 'unavailable',
      passing: true,
    })
    expect((await server.counts()).requests).toBe(3)
  })

  test('follows an empty reply, whose tokens are counted as well', async () => {
    await server.reply({ text: 'Yes.', usage: { input_tokens: 10, cached_tokens: 0, output_tokens: 2 } })
    await server.fault({ fault: 'empty_content', times: 1 })
    expect(await sender().send(request())).toMatchObject({ text: 'Yes.', attempts: 2, usage: { input_tokens: 20 } })
  })

  test('does not follow what will never be taken', async () => {
    for (const status of [400, 401, 403, 404, 413, 422]) {
      await server.reset()
      await server.fault({ fault: 'status', status })
      await expect(sender().send(request())).rejects.toMatchObject({ passing: false })
      expect((await server.counts()).requests, String(status)).toBe(1)
    }
  })

  test('does not follow a quota that is used up', async () => {
    await server.fault({ fault: 'status', status: 429, type: 'insufficient_quota', code: 'insufficient_quota' })
    await expect(sender().send(request())).rejects.toMatchObject({ reason: 'unauthorized' })
    expect((await server.counts()).requests).toBe(1)
  })

  test('waits after a 429 for as long as the server says, and everybody waits with it', async () => {
    await server.fault({ fault: 'status', status: 429, retry_after_seconds: 1, times: 1 })
    const line = sender({ concurrency: 1 })
    const sent = await Promise.all([line.send(request()), line.send(request()), line.send(request())])
    expect(sent.map(({ attempts }) => attempts)).toEqual([2, 1, 1])
    const [refused, ...later] = await server.journal()
    expect(later).toHaveLength(3)
    for (const { at_ms } of later) expect(at_ms - refused!.at_ms).toBeGreaterThanOrEqual(990)
  })

  test('is left to the caller where the server asks for more than a minute', async () => {
    await server.fault({ fault: 'status', status: 429, retry_after_seconds: 120 })
    const line = sender()
    await expect(line.send(request())).rejects.toMatchObject({ reason: 'rate_limited', retry_after_ms: 120_000 })
    await expect(line.send(request())).rejects.toMatchObject({ reason: 'rate_limited' })
    expect((await server.counts()).requests).toBe(1)

    await server.reset()
    await server.fault({ fault: 'status', status: 503, retry_after_seconds: 120 })
    await expect(sender().send(request())).rejects.toMatchObject({ reason: 'unavailable', retry_after_ms: 120_000 })
  })
})

describe('giving up', () => {
  test('an attempt that is not answered in time is a timeout, and the server is told', async () => {
    await server.fault({ fault: 'hang', times: 1 }, { fault: 'hang_after_headers' })
    await expect(sender({ timeout_ms: 1000, max_retries: 1 }).send(request())).rejects.toMatchObject({
      reason: 'timeout',
      message: 'The language model did not answer in time.',
    })
    await server.until(({ aborted }) => aborted === 2)
  })

  test('a text that stops in the middle is given up before the time of the whole call is over', async () => {
    await server.reply('One two three four five six seven eight.')
    await server.fault({ fault: 'hang_in_body' })
    const line = sender({ stream: true, silence_ms: 100, timeout_ms: 600_000, max_retries: 0 })
    await expect(line.send(request())).rejects.toMatchObject({ reason: 'timeout' })
  })

  test('whoever no longer waits is released at once, and the server sees the connection close', async () => {
    for (const stream of [false, true]) {
      await server.reset()
      await server.fault({ fault: stream ? 'hang_in_body' : 'hang' })
      const caller = new AbortController()
      const line = sender({ stream, timeout_ms: 600_000 })
      const outcome = expect(line.send(request({ signal: caller.signal }))).rejects.toMatchObject({
        reason: 'cancelled',
      })
      await server.until(({ under_way }) => under_way === 1)
      caller.abort()
      await outcome
      await server.until(({ aborted }) => aborted === 1)
    }
  })

  test('whoever no longer waits leaves the queue, or the wait between attempts, without a call', async () => {
    await server.fault({ fault: 'status', status: 503, retry_after_seconds: 50, times: 1 }, { fault: 'hang' })
    const line = sender({ concurrency: 1 })
    const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()]
    const seen = Promise.withResolvers<void>()
    const between = line.send(request({ signal: first.signal }), () => seen.resolve())
    await seen.promise
    const underWay = line.send(request({ signal: second.signal }))
    const queued = line.send(request({ signal: third.signal }))
    await server.until(({ requests }) => requests === 2)
    expect(line.state()).toMatchObject([{ under_way: 1, waiting: 1 }])
    for (const [caller, call] of [
      [third, queued],
      [first, between],
      [second, underWay],
    ] as const) {
      caller.abort()
      await expect(call).rejects.toMatchObject({ reason: 'cancelled' })
    }
    expect((await server.counts()).requests).toBe(2)
    await expect(line.send(request({ signal: first.signal }))).rejects.toMatchObject({ reason: 'cancelled' })
    expect(line.state()).toMatchObject([{ under_way: 0, waiting: 0 }])
  })

  test('a sender that is closed gives up what is under way and takes no more', async () => {
    await server.fault({ fault: 'hang' })
    const line = sender()
    const outcome = expect(line.send(request())).rejects.toMatchObject({ reason: 'cancelled' })
    await server.until(({ under_way }) => under_way === 1)
    line.close()
    await outcome
    await expect(line.send(request())).rejects.toMatchObject({ reason: 'cancelled' })
  })
})

describe('many calls', () => {
  test('never run into the server more at once than allowed', async () => {
    // Long enough for the seventh to come before the first goes.
    await server.pace({ latency_ms: 50 })
    const line = sender({ concurrency: 7 })
    await Promise.all(Array.from({ length: 100 }, () => line.send(request())))
    expect(await server.counts()).toMatchObject({ answered: 100, peak_concurrency: 7 })
  })

  test('all get their reply from a server that fails now and then', async () => {
    await server.fault(
      { fault: 'status', status: 500, probability: 0.1, seed: 1 },
      { fault: 'cut_in_body', probability: 0.05, seed: 2 },
      { fault: 'empty_content', probability: 0.05, seed: 3 },
    )
    const line = sender({ max_retries: 8 })
    const sent = await Promise.all(Array.from({ length: 200 }, () => line.send(request())))
    expect(new Set(sent.map(({ text }) => text))).toEqual(new Set(['Yes.']))
    expect(line.state()).toMatchObject([{ under_way: 0, waiting: 0, open: false }])
  })
})

describe('a model that is down', () => {
  /** Time that moves only when told to, and does not wait. */
  function skippingTime() {
    let now = 0
    return {
      time: { nowMs: () => now, wait: async () => {} },
      advance: (ms: number) => {
        now += ms
      },
    }
  }

  test('is left alone after five failures, tried by one call after a while, and open to all when that is answered', async () => {
    const { time, advance } = skippingTime()
    await server.fault({ fault: 'status', status: 503, times: 5 })
    const line = sender({ max_retries: 20, time })
    await expect(line.send(request())).rejects.toMatchObject({ reason: 'unavailable', retry_after_ms: 15_000 })
    expect(line.state()).toMatchObject([{ open: true }])
    await expect(line.send(request())).rejects.toMatchObject({ reason: 'unavailable', retry_after_ms: 15_000 })
    expect((await server.counts()).requests).toBe(5)

    advance(15_000)
    await server.pace({ latency_ms: 50 })
    const outcomes = await Promise.allSettled([line.send(request()), line.send(request()), line.send(request())])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect((await server.counts()).requests).toBe(6)
    expect(line.state()).toMatchObject([{ open: false }])
    expect((await line.send(request())).text).toBe('Yes.')
  })

  test('turns away those who wait for their turn as well', async () => {
    await server.fault({ fault: 'status', status: 503 })
    const line = sender({ concurrency: 1, max_retries: 0, requests_per_minute: 5 })
    const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => line.send(request())))
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
    expect((await server.counts()).requests).toBe(5)
  }, 10_000)

  test('is not taken to be down for having too much to do', async () => {
    const { time } = skippingTime()
    await server.fault({ fault: 'status', status: 429, retry_after_ms: 0, times: 12 })
    expect(await sender({ max_retries: 20, time }).send(request())).toMatchObject({ attempts: 13 })
  })
})
