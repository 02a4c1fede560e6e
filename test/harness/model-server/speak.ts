import { type Asked, type Counted, type ModelReply, promptText, type Spoken } from './call.ts'
import type { PrefixCache } from './prefix-cache.ts'

/** A reply with its usage counted: four characters to a token, on both sides; files count nothing. */
export function spokenOf(asked: Asked, reply: ModelReply, n: number, prefixes: PrefixCache): Spoken {
  return {
    id: String(n),
    model: asked.model,
    text: reply.text,
    reasoning: reply.reasoning ?? '',
    refusal: reply.refusal ?? null,
    finish: reply.finish ?? 'stop',
    usage: reply.usage === null ? null : counted(asked, reply, prefixes),
    tool: asked.tool,
    stream_usage: asked.stream_usage,
  }
}

function counted(asked: Asked, reply: ModelReply, prefixes: PrefixCache): Counted {
  const prompt = promptText(asked)
  const keepable = prompt.slice(0, asked.cacheable)
  const cached_tokens = prefixes.read(keepable) / 4
  const reasoning_tokens = Math.ceil((reply.reasoning ?? '').length / 4)
  return {
    input_tokens: Math.ceil(prompt.length / 4),
    cached_tokens,
    // A server that keeps everything unasked does not tell what it kept.
    written_tokens: asked.cacheable === Number.POSITIVE_INFINITY ? 0 : Math.floor(keepable.length / 4) - cached_tokens,
    output_tokens: reasoning_tokens + Math.ceil((reply.refusal ?? reply.text).length / 4),
    reasoning_tokens,
    cost: null,
    ...reply.usage,
  }
}
