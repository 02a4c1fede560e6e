import { z } from 'zod'
import type { Config } from '../../platform/config.ts'
import { ModelError } from './models.ts'

const reply = z.object({ data: z.array(z.object({ index: z.int().optional(), embedding: z.array(z.number()) })) })

/** Sentence vectors of unit length from the OpenAI-compatible server at LLM_BASE_URL. */
export function embedTexts(
  {
    LLM_BASE_URL,
    LLM_API_KEY,
    LLM_TIMEOUT_SECONDS,
  }: Pick<Config, 'LLM_BASE_URL' | 'LLM_API_KEY' | 'LLM_TIMEOUT_SECONDS'>,
  model: string,
): (texts: readonly string[]) => Promise<readonly Float32Array[]> {
  return async (input) => {
    let response: Response
    try {
      response = await fetch(`${LLM_BASE_URL}/embeddings`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(LLM_API_KEY === undefined ? {} : { authorization: `Bearer ${LLM_API_KEY}` }),
        },
        body: JSON.stringify({ model, input }),
        redirect: 'error',
        signal: AbortSignal.timeout(LLM_TIMEOUT_SECONDS * 1000),
      })
    } catch (cause) {
      throw new ModelError('unavailable', 'The embedding model could not be reached.', { cause })
    }
    if (!response.ok) {
      const reason = response.status === 429 ? 'rate_limited' : response.status >= 500 ? 'unavailable' : 'rejected'
      throw new ModelError(reason, `The embedding model answered with status ${response.status}.`)
    }
    const parsed = reply.safeParse(await response.json().catch(() => null))
    if (!parsed.success || parsed.data.data.length !== input.length) {
      throw new ModelError('unusable', 'The embedding model gave no usable vectors.')
    }
    return parsed.data.data.toSorted((a, b) => (a.index ?? 0) - (b.index ?? 0)).map(({ embedding }) => unit(embedding))
  }
}

function unit(values: readonly number[]): Float32Array {
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0))
  return Float32Array.from(values, (value) => (length > 0 ? value / length : 0))
}
