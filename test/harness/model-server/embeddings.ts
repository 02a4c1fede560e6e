import type { Asked } from './call.ts'
import { askedOf, list, object, string } from './reading.ts'

const DIMENSIONS = 64

/** A vector of length 1 that only depends on the text: sums of its words' own vectors, so alike texts are near. */
export function embedText(text: string): number[] {
  const sums = new Array<number>(DIMENSIONS).fill(0)
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['']) {
    let state = 0x811c9dc5
    for (let at = 0; at < word.length; at++) state = Math.imul(state ^ word.charCodeAt(at), 0x01000193)
    for (let dimension = 0; dimension < DIMENSIONS; dimension++) {
      state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9
      sums[dimension]! += (state >>> 0) / 2 ** 31 - 1
    }
  }
  const length = Math.hypot(...sums)
  return sums.map((sum) => sum / length)
}

export function readEmbeddings(value: unknown): Asked {
  const body = object(value)
  const texts = typeof body.input === 'string' ? [body.input] : list(body.input).map(string)
  const parts = texts.map((text) => ({ type: 'text' as const, text }))
  return askedOf(body, '', parts, {
    embeds: true,
    json_schema: null,
    format_parameter: null,
    max_tokens: null,
    max_tokens_parameter: '',
  })
}

/** The answer to a request for embeddings, as OpenAI's. */
export function embeddingsOf({ model, parts }: Asked, value: unknown, embed: (text: string) => number[]) {
  const inBase64 = object(value).encoding_format === 'base64'
  const texts = parts.map((part) => (part.type === 'text' ? part.text : ''))
  const prompt_tokens = texts.reduce((sum, text) => sum + Math.ceil(text.length / 4), 0)
  return {
    object: 'list',
    model,
    data: texts.map((text, index) => {
      const vector = embed(text)
      const embedding = inBase64 ? Buffer.from(Float32Array.from(vector).buffer).toString('base64') : vector
      return { object: 'embedding', index, embedding }
    }),
    usage: { prompt_tokens, total_tokens: prompt_tokens },
  }
}
