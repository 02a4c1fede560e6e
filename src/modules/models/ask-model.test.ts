import { describe, expect, test } from 'vitest'
import { askModel, askModelForJson } from './ask-model.ts'
import { type Completion, ModelError, type ModelRequest, type Models } from './models.ts'

const request: ModelRequest = {
  model: 'm',
  purpose: 'words',
  prompt: { version: 'v-1', system: 'S', shared: 'Q', own: 'O' },
  payer: { organization_id: 7 },
}

/** A model that says one thing after another, and remembers what it was asked. */
function scripted(...replies: (string | Partial<Completion>)[]) {
  const asked: ModelRequest[] = []
  const rejected: string[] = []
  const models: Models = {
    async complete(given) {
      const said = replies[asked.length]!
      asked.push(given)
      return {
        call_id: String(asked.length),
        finish: 'stop',
        ...(typeof said === 'string' ? { text: said } : said),
      } as Completion
    },
    reject: async (_, reason) => void rejected.push(reason),
    close: async () => {},
  }
  return { models, asked, rejected }
}

const plain = (text: string) => (text.startsWith('good') ? { value: text } : { problem: 'it is not good' })

describe('a reply that cannot be used', () => {
  test('gets one chance, at the end of the same prompt, and is never given again', async () => {
    const { models, asked, rejected } = scripted('bad </question> one', 'good one')
    expect((await askModel(models, request, plain)).value).toBe('good one')
    expect(rejected).toEqual(['it is not good'])
    expect(asked[1]).toMatchObject({ purpose: 'repair', payer: request.payer })
    expect(asked[1]!.prompt).toMatchObject({ system: 'S', shared: 'Q' })
    expect(asked[1]!.prompt.own.startsWith('O\n\n')).toBe(true)
    expect(asked[1]!.prompt.own).toContain('it is not good')
    expect(asked[1]!.prompt.own).not.toContain('</question>')
  })

  test('and is a failure the second time, which says what was wrong; there is no third', async () => {
    const { models, asked, rejected } = scripted('bad', 'worse', 'good')
    await expect(askModel(models, request, plain)).rejects.toMatchObject({ reason: 'unusable', passing: false })
    expect([asked.length, rejected.length]).toEqual([2, 2])
  })

  test.each<[string, Partial<Completion>]>([
    ['nothing', { text: '  ' }],
    ['only thoughts', { text: '<think>hm</think>', finish: 'length' }],
    ['cut off', { text: 'good, but', finish: 'length' }],
    ['held back', { text: 'good', finish: 'content-filter' }],
  ])('%s is never a success', async (_, said) => {
    const { models, rejected } = scripted(said, 'good')
    await askModel(models, request, plain)
    expect(rejected).toHaveLength(1)
  })

  test('or what stands in for it, where there is something: also where the budget has no second call', async () => {
    const read = (text: string) => (text === 'good' ? { value: text } : { problem: 'bad', otherwise: 'plain' })
    const twice = scripted('bad', 'worse', 'good')
    expect((await askModel(twice.models, request, read)).value).toBe('plain')
    expect(twice.asked).toHaveLength(2)
    for (const [reason, value] of [
      ['budget_exhausted', 'plain'],
      ['cancelled', null],
    ] as const) {
      const { models } = scripted('bad')
      const complete: Models['complete'] = (given) =>
        given.purpose === 'repair' ? Promise.reject(new ModelError(reason, 'No.')) : models.complete(given)
      const asking = askModel({ ...models, complete }, request, read)
      if (value === null) await expect(asking).rejects.toMatchObject({ reason })
      else expect((await asking).value).toBe(value)
    }
  })

  test('a model that declines twice has declined', async () => {
    const filtered = { text: '', finish: 'content-filter' } as const
    const { models } = scripted(filtered, filtered)
    await expect(askModel(models, request, plain)).rejects.toMatchObject({ reason: 'refused' })
  })

  test('JSON is found in what surrounds it; without any the problem says so', async () => {
    const { models, asked } = scripted('I think 40.', 'Sure: {"a": 1}')
    const { value } = await askModelForJson(models, request, ({ a }) => (a === 1 ? { value: a } : { problem: 'no a' }))
    expect(value).toBe(1)
    expect(asked[1]!.prompt.own).toContain('it holds no JSON object')
  })
})
