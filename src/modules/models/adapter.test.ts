import type { LanguageModelV4, LanguageModelV4GenerateResult, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { describe, expect, test } from 'vitest'
import { callOptions, readStream, readWhole } from './adapter.ts'
import type { ModelRequest, Prompt } from './models.ts'
import type { ModelSettings, Provider } from './settings.ts'

const prompt: Prompt = { version: 'words-1', system: 'You are somebody.', shared: 'The question.', own: 'You are Ann.' }
const request = (over: Partial<Prompt> = {}): ModelRequest => ({
  model: 'm',
  purpose: 'words',
  prompt: { ...prompt, ...over },
  json: { name: 'answer', schema: { type: 'object' } },
  payer: { organization_id: null },
})
const settings = (provider: Provider, base_url?: string): ModelSettings => ({
  name: 'm',
  provider,
  model: 'm',
  base_url,
  api_key: undefined,
  sees: [],
  price: null,
})
const asking = { max_output_tokens: 100, temperature: 0.5, structured_output: true, without: new Set<never>() }

describe('a request', () => {
  test('goes in the order files, shared, own, so that calls begin alike', () => {
    const file = { media_type: 'image/png', filename: 'hat.png', bytes: new Uint8Array([1]), sha256: '' }
    for (const provider of ['compatible', 'openai', 'anthropic', 'google'] as const) {
      const options = callOptions(request({ files: [file] }), settings(provider), asking)
      expect(options.prompt).toEqual([
        { role: 'system', content: 'You are somebody.' },
        {
          role: 'user',
          content: [
            { type: 'file', mediaType: 'image/png', filename: 'hat.png', data: { type: 'data', data: file.bytes } },
            { type: 'text', text: 'The question.' },
            { type: 'text', text: 'You are Ann.' },
          ],
        },
      ])
    }
  })

  test('to a server of unknown make is one text, because they differ in what they put between two', () => {
    expect(callOptions(request(), settings('compatible'), asking).prompt[1]).toEqual({
      role: 'user',
      content: [{ type: 'text', text: 'The question.\n\nYou are Ann.' }],
    })
  })

  test('leaves out what is empty', () => {
    for (const provider of ['compatible', 'google'] as const) {
      expect(callOptions(request({ system: '', shared: '' }), settings(provider), asking).prompt).toEqual([
        { role: 'user', content: [{ type: 'text', text: 'You are Ann.' }] },
      ])
    }
  })

  test('tells Anthropic, and nobody else, to keep its beginning when that is long', () => {
    const kept = (provider: Provider, shared: string) =>
      JSON.stringify(callOptions(request({ shared }), settings(provider), asking)).includes('ephemeral')
    expect(kept('anthropic', 'x'.repeat(4000))).toBe(true)
    expect(kept('anthropic', 'x'.repeat(3900))).toBe(false)
    expect(kept('google', 'x'.repeat(4000))).toBe(false)
  })

  test('asks OpenAI not to store it', () => {
    expect(callOptions(request(), settings('openai'), asking).providerOptions).toEqual({ openai: { store: false } })
    const elsewhere = settings('openai', 'https://proxy.example/v1')
    expect(callOptions(request(), elsewhere, asking).providerOptions).toBeUndefined()
  })

  test('holds the model to the schema unless that is switched off or was refused', () => {
    const format = (over: object) => callOptions(request(), settings('google'), { ...asking, ...over }).responseFormat
    expect(format({})).toEqual({ type: 'json', schema: { type: 'object' }, name: 'answer' })
    expect(format({ structured_output: false })).toBeUndefined()
    expect(format({ without: new Set(['schema']) })).toBeUndefined()
  })

  test('says nothing of a temperature or a length that were refused', () => {
    const options = callOptions(request(), settings('google'), {
      ...asking,
      without: new Set(['temperature', 'max_tokens'] as const),
    })
    expect([options.temperature, options.maxOutputTokens]).toEqual([undefined, undefined])
  })
})

const noUsage = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
}

/** A model that gives this, in one piece or in parts. */
function saying(result: Partial<LanguageModelV4GenerateResult>, parts: LanguageModelV4StreamPart[] = []) {
  const model: LanguageModelV4 = {
    specificationVersion: 'v4',
    provider: 'test',
    modelId: 'test',
    supportedUrls: {},
    doGenerate: async () => ({
      content: [],
      finishReason: { unified: 'stop', raw: 'stop' },
      usage: noUsage,
      warnings: [],
      ...result,
    }),
    doStream: async () => ({
      stream: new ReadableStream({
        start(controller) {
          for (const part of parts) controller.enqueue(part)
          controller.close()
        },
      }),
    }),
  }
  return model
}

describe('a reply', () => {
  test.each([
    ['<think>Hm.</think>\n\nYes.', 'Yes.'],
    ['Hm, so they ask.</think>Yes.', 'Yes.'],
    ['<think>Hm, and', ''],
    ['Yes.', 'Yes.'],
  ])('%j is the text %j: thinking aloud is no part of it', async (said, text) => {
    const content = [
      { type: 'reasoning' as const, text: 'I think.' },
      { type: 'text' as const, text: said },
    ]
    expect(await readWhole(saying({ content }), { prompt: [] }, prompt)).toMatchObject({ text })
  })

  test('without a report of its tokens has them estimated by its characters', async () => {
    const reply = await readWhole(saying({ content: [{ type: 'text', text: 'x'.repeat(41) }] }), { prompt: [] }, prompt)
    expect(reply.usage).toEqual({ input_tokens: 11, cached_tokens: 0, output_tokens: 11, reasoning_tokens: 0 })
  })

  test.each([
    [0.00012, 120],
    [0.0000001, 1],
    [0.29, 290_000],
    [0, 0],
    ['free', null],
    [undefined, null],
  ])('that reports a cost of %j dollars costs %j millionths', async (cost, micros) => {
    const usage = { ...noUsage, raw: cost === undefined ? {} : { cost } }
    expect(await readWhole(saying({ usage }), { prompt: [] }, prompt)).toMatchObject({ reported_cost_micros: micros })
  })

  test.each([
    [{ type: 'rate_limit_error', message: 'Slow down.' }, 'rate_limited'],
    ['Overloaded', 'unavailable'],
  ])('in parts of which one is the error %j is %s', async (error, reason) => {
    const read = readStream(saying({}, [{ type: 'error', error }]), { prompt: [] }, prompt, () => {})
    await expect(read).rejects.toMatchObject({ reason })
  })

  test('in parts that ends without its end was cut off', async () => {
    const delta: LanguageModelV4StreamPart = { type: 'text-delta', id: '1', delta: 'Ye' }
    const ends: LanguageModelV4StreamPart[][] = [
      [delta],
      [delta, { type: 'finish', usage: noUsage, finishReason: { unified: 'other', raw: undefined } }],
      [delta, { type: 'finish', usage: noUsage, finishReason: { unified: 'interrupted', raw: 'x' } }],
    ]
    for (const parts of ends) {
      await expect(readStream(saying({}, parts), { prompt: [] }, prompt, () => {})).rejects.toMatchObject({
        reason: 'unavailable',
      })
    }
  })
})
