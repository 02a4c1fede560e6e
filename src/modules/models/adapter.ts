import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4Prompt,
  LanguageModelV4TextPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider'
import { speaksResponses } from './connect.ts'
import { type Dispensable, streamFailure } from './failures.ts'
import { type FinishReason, ModelError, type ModelRequest, type Prompt, type Usage } from './models.ts'
import type { ModelSettings } from './settings.ts'

export interface Reply {
  text: string
  finish: FinishReason
  usage: Usage
  /** What the server itself says that it costs, in millionths of a dollar. */
  reported_cost_micros: number | null
}

export interface Asking {
  max_output_tokens: number
  temperature: number | undefined
  structured_output: boolean
  /** What this model has refused before. */
  without: ReadonlySet<Dispensable>
}

/** Anthropic keeps the beginning of a prompt only when told to, and only when it is long enough to be worth it. */
const WORTH_KEEPING = 4000

export function callOptions(
  request: ModelRequest,
  settings: ModelSettings,
  asking: Asking,
): LanguageModelV4CallOptions {
  const { without } = asking
  const options: LanguageModelV4CallOptions = { prompt: promptOf(request.prompt, settings) }
  if (!without.has('max_tokens')) options.maxOutputTokens = asking.max_output_tokens
  if (asking.temperature !== undefined && !without.has('temperature')) options.temperature = asking.temperature
  if (request.json !== undefined && asking.structured_output && !without.has('schema')) {
    options.responseFormat = { type: 'json', schema: { ...request.json.schema }, name: request.json.name }
  }
  // What agents are asked is nobody's to keep.
  if (speaksResponses(settings)) options.providerOptions = { openai: { store: false } }
  return options
}

/** The files and the shared text come before what only this call has, so that calls begin alike to the byte. */
function promptOf(prompt: Prompt, { provider }: ModelSettings): LanguageModelV4Prompt {
  const keep = provider === 'anthropic' && prompt.system.length + prompt.shared.length >= WORTH_KEEPING
  const text = (part: string): LanguageModelV4TextPart[] => (part === '' ? [] : [{ type: 'text', text: part }])
  const files = (prompt.files ?? []).map(({ media_type, filename, bytes }) => ({
    type: 'file' as const,
    mediaType: media_type,
    filename,
    data: { type: 'data' as const, data: bytes },
  }))
  const shared = text(prompt.shared).map((part) =>
    keep ? { ...part, providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } } } : part,
  )
  // Servers of one's own differ in what they put between two texts of a message, and a few take only one.
  const texts =
    provider === 'compatible' && files.length === 0
      ? text([prompt.shared, prompt.own].filter((part) => part !== '').join('\n\n'))
      : [...shared, ...text(prompt.own)]
  return [
    ...(prompt.system === '' ? [] : [{ role: 'system' as const, content: prompt.system }]),
    { role: 'user', content: [...files, ...texts] },
  ]
}

/** Tokens of a request, by the usual rule of thumb; pictures and pages are counted like a page of text. */
export function estimatedTokens({ system, shared, own, files = [] }: Prompt): number {
  return Math.ceil((system.length + shared.length + own.length) / 4) + files.length * 1000
}

export async function readWhole(model: LanguageModelV4, options: LanguageModelV4CallOptions, prompt: Prompt) {
  const { content, structuredOutputText, finishReason, usage } = await model.doGenerate(options)
  const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('')
  return replyOf(structuredOutputText ?? text, finishReason, usage, prompt)
}

/**
 * Reads a reply as it is written. `onText` is called for every piece of text, and for nothing else: a model that thinks
 * in silence is no reason for concern, one that stops in the middle of a sentence is.
 */
export async function readStream(
  model: LanguageModelV4,
  options: LanguageModelV4CallOptions,
  prompt: Prompt,
  onText: () => void,
): Promise<Reply> {
  const { stream } = await model.doStream(options)
  let text = ''
  let reply: Reply | undefined
  for await (const part of stream) {
    if (part.type === 'text-delta') {
      text += part.delta
      onText()
    } else if (part.type === 'error') {
      throw streamFailure(part.error)
    } else if (part.type === 'finish') {
      // Of a server of unknown make, the provider says no more than this when a stream ends without its end.
      if (part.finishReason.unified === 'other' && part.finishReason.raw === undefined) throw cutOff()
      reply = replyOf(text, part.finishReason, part.usage, prompt)
    }
  }
  if (reply === undefined) throw cutOff()
  return reply
}

const cutOff = () => new ModelError('unavailable', 'The language model broke off its reply.')

function replyOf(
  text: string,
  { unified }: LanguageModelV4FinishReason,
  usage: LanguageModelV4Usage,
  prompt: Prompt,
): Reply {
  if (unified === 'interrupted' || unified === 'error') throw cutOff()
  const finish = unified === 'stop' || unified === 'length' || unified === 'content-filter' ? unified : 'other'
  return {
    text: withoutThinking(text),
    finish,
    usage: usageOf(usage, prompt, text),
    reported_cost_micros: costOf(usage.raw?.cost),
  }
}

/** Servers that do not know a model's way of thinking aloud leave it in the text, now and then without its beginning. */
function withoutThinking(text: string): string {
  const end = text.lastIndexOf('</think>')
  if (end !== -1) return text.slice(end + '</think>'.length).trimStart()
  return text.trimStart().startsWith('<think>') ? '' : text
}

function usageOf({ inputTokens, outputTokens }: LanguageModelV4Usage, prompt: Prompt, text: string): Usage {
  if (inputTokens.total === undefined && outputTokens.total === undefined) {
    const output_tokens = Math.ceil(text.length / 4)
    return { input_tokens: estimatedTokens(prompt), cached_tokens: 0, output_tokens, reasoning_tokens: 0 }
  }
  return {
    input_tokens: inputTokens.total ?? 0,
    cached_tokens: inputTokens.cacheRead ?? 0,
    output_tokens: outputTokens.total ?? 0,
    reasoning_tokens: outputTokens.reasoning ?? 0,
  }
}

/** OpenRouter says in dollars what a call costs. Rounded up, but not for what floating point adds. */
function costOf(dollars: unknown): number | null {
  return typeof dollars === 'number' && dollars >= 0 ? Math.ceil(Math.max(0, dollars * 1e6 - 1e-6)) : null
}
