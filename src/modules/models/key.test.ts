import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keyOf, type Sampling } from './key.ts'
import type { ModelRequest, Prompt } from './models.ts'

interface Asked {
  request: ModelRequest
  sampling: Sampling
}

const asked: Asked = {
  request: {
    model: 'openai:small',
    purpose: 'words',
    prompt: {
      version: 'words-1',
      system: 'You are somebody.',
      shared: 'The question.',
      files: [
        { media_type: 'image/png', filename: 'a.png', bytes: new Uint8Array([1]), sha256: 'aa' },
        { media_type: 'image/png', filename: 'b.png', bytes: new Uint8Array([2]), sha256: 'bb' },
      ],
      own: 'Answer as Ann.',
    },
    json: { name: 'answer', schema: { type: 'object' } },
    replicate: 0,
    payer: { organization_id: 1 },
  },
  sampling: { temperature: 0.7, max_output_tokens: 1000 },
}

const text = fc.string({ unit: 'binary', maxLength: 12 })
const file = fc.record({ media_type: text, filename: text, sha256: text, bytes: fc.constant(new Uint8Array()) })
const anything: fc.Arbitrary<Asked> = fc.record({
  request: fc.record({
    model: text,
    purpose: fc.constant('words' as const),
    prompt: fc.record({
      version: text,
      system: text,
      shared: text,
      files: fc.option(fc.array(file, { maxLength: 3 }), { nil: undefined }),
      own: text,
    }),
    json: fc.option(fc.record({ name: text, schema: fc.dictionary(text, text, { maxKeys: 2 }) }), { nil: undefined }),
    replicate: fc.option(fc.nat(3), { nil: undefined }),
    payer: fc.constant({ organization_id: null }),
  }),
  sampling: fc.record({
    temperature: fc.option(fc.constantFrom(0, 0.5, 1), { nil: undefined }),
    max_output_tokens: fc.integer({ min: 64, max: 66 }),
  }),
})

/** What a model would be sent, field by field; nothing but a comparison of fields. */
const sent = ({ request: { model, prompt, json, replicate }, sampling }: Asked) => ({
  model,
  ...sampling,
  json: json ?? null,
  ...prompt,
  files: (prompt.files ?? []).map(({ bytes: _bytes, ...rest }) => rest),
  replicate: replicate ?? 0,
})
const key = ({ request, sampling }: Asked) => keyOf(request, sampling).toString('hex')

describe('the key of a call', () => {
  test('two calls have the same key exactly when a model is sent the same', () => {
    fc.assert(
      fc.property(anything, anything, (one, other) => {
        const same = JSON.stringify(sent(one)) === JSON.stringify(sent(other))
        expect(key(one) === key(other)).toBe(same)
        expect(key(structuredClone(one))).toBe(key(one))
      }),
    )
  })

  const { request, sampling } = asked
  const withPrompt = (change: Partial<Prompt>): Partial<Asked> => ({
    request: { ...request, prompt: { ...request.prompt, ...change } },
  })
  const withRequest = (change: Partial<ModelRequest>): Partial<Asked> => ({ request: { ...request, ...change } })
  test.each<[string, Partial<Asked>]>([
    ['the model', withRequest({ model: 'openai:large' })],
    ['the schema', withRequest({ json: { name: 'answer', schema: { type: 'array' } } })],
    ['the name of the schema', withRequest({ json: { name: 'reply', schema: { type: 'object' } } })],
    ['having a schema', withRequest({ json: undefined })],
    ['the replicate', withRequest({ replicate: 1 })],
    ['the temperature', { sampling: { ...sampling, temperature: 0.8 } }],
    ['having a temperature', { sampling: { ...sampling, temperature: undefined } }],
    ['the longest reply', { sampling: { ...sampling, max_output_tokens: 1001 } }],
    ['the version of the prompt', withPrompt({ version: 'words-2' })],
    ['the system part', withPrompt({ system: 'You are somebody. ' })],
    ['the shared part', withPrompt({ shared: 'The question. ' })],
    ['the own part', withPrompt({ own: 'Answer as Ann. ' })],
    ['having files', withPrompt({ files: [] })],
    ["a file's digest", withPrompt({ files: request.prompt.files!.map((one) => ({ ...one, sha256: 'ab' })) })],
    ['the order of files', withPrompt({ files: [...request.prompt.files!].reverse() })],
  ])('it is another one for a difference in %s', (_what, change) => {
    expect(key({ ...asked, ...change })).not.toBe(key(asked))
  })

  test('it is the same one whoever pays, whatever for, and wherever the bytes of a file lie', () => {
    const other = structuredClone(asked)
    other.request.payer = { organization_id: 2, study_id: 3 }
    other.request.purpose = 'repair'
    other.request.prompt.files = other.request.prompt.files!.map((one) => ({ ...one, bytes: new Uint8Array([9]) }))
    expect(key(other)).toBe(key(asked))
  })

  test('a character that moves from one part of the prompt to the next makes another key', () => {
    const parts = ['version', 'system', 'shared', 'own'] as const
    const awkward = fc.string({ unit: fc.constantFrom('"', ',', '\\', '[', ']', 'a', '\0', '\ud800'), minLength: 1 })
    fc.assert(
      fc.property(fc.tuple(awkward, awkward, awkward, awkward), fc.nat(2), (texts, at) => {
        const before = structuredClone(asked)
        for (const [index, part] of parts.entries()) before.request.prompt[part] = texts[index]!
        const after = structuredClone(before)
        const [from, to] = [parts[at]!, parts[at + 1]!]
        after.request.prompt[from] = texts[at]!.slice(0, -1)
        after.request.prompt[to] = texts[at]!.slice(-1) + texts[at + 1]!
        expect(key(after)).not.toBe(key(before))
      }),
    )
  })
})
