import type { LanguageModelV4 } from '@ai-sdk/provider'
import { ModelError } from './models.ts'
import type { ModelSettings, Provider } from './settings.ts'

const MOST_BYTES = 2_000_000

/**
 * The providers read environment variables for whatever they are not given, so they are given everything. They are
 * loaded only here: an installation without a language model never reads their code.
 */
export async function connect(settings: ModelSettings): Promise<LanguageModelV4> {
  const given = { apiKey: settings.api_key ?? '', baseURL: addressOf(settings), fetch: guardedFetch }
  switch (settings.provider) {
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      // Without a key there is no header for it: most servers of one's own want none. Without
      // supportsStructuredOutputs a schema would become a plain "some JSON", which holds a model to nothing.
      return createOpenAICompatible({
        ...given,
        name: 'compatible',
        includeUsage: true,
        supportsStructuredOutputs: true,
      }).chatModel(settings.model)
    }
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      const openai = createOpenAI(given)
      // OpenAI gives its models in full only through its newer interface; what stands in for it knows the older one.
      return speaksResponses(settings) ? openai.responses(settings.model) : openai.chat(settings.model)
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic(given).languageModel(settings.model)
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google')
      return createGoogle(given).languageModel(settings.model)
    }
  }
}

const ADDRESSES: Readonly<Record<Exclude<Provider, 'compatible'>, string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
}

function addressOf({ provider, base_url, name }: ModelSettings): string {
  const address = (base_url ?? (provider === 'compatible' ? '' : ADDRESSES[provider])).replace(/\/+$/, '')
  if (address === '') throw new ModelError('rejected', `No address is set for the language model ${name}.`)
  // ANTHROPIC_BASE_URL is written without the version for Anthropic's own tools, and with it for others.
  return provider === 'anthropic' && !/\/v\d+$/.test(address) ? `${address}/v1` : address
}

export function speaksResponses({ provider, base_url }: ModelSettings): boolean {
  return provider === 'openai' && (base_url === undefined || new URL(base_url).hostname === 'api.openai.com')
}

/** A server must be able neither to send a call and its key elsewhere, nor to fill the memory. */
const guardedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (response.body === null) return response
  const length = response.headers.get('content-length')
  if (length !== null && Number(length) > MOST_BYTES) {
    await response.body.cancel()
    throw tooLong()
  }
  // A stated length is kept to by the connection, unless what it states is the length of something compressed.
  if (length !== null && !response.headers.has('content-encoding')) return response
  return new Response(atMost(response.body, MOST_BYTES), {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  })
}

function atMost(body: ReadableStream<Uint8Array<ArrayBuffer>>, most: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader()
  let bytes = 0
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) return controller.close()
      bytes += value.byteLength
      if (bytes <= most) return controller.enqueue(value)
      await reader.cancel()
      throw tooLong()
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

const tooLong = () => new ModelError('unusable', 'The reply of the language model is too long.')
