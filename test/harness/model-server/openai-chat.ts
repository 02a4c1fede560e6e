import type { Counted, Protocol, SeenPart, Spoken } from './call.ts'
import { askedOf, fileFromUrl, list, number, object, partsOf, piecesOf, string } from './reading.ts'

/** Chat completions, as OpenAI has them and as every compatible server imitates them. */
export const openaiChat: Protocol = {
  name: 'openai-chat',

  read(value) {
    const body = object(value)
    const messages = list(body.messages).map(object)
    const isSystem = ({ role }: { role?: unknown }) => role === 'system' || role === 'developer'
    const system = messages.filter(isSystem).flatMap(({ content }) => partsOf(content).map(textOfPart))
    const parts = messages.filter((message) => !isSystem(message)).flatMap(({ content }) => partsOf(content).map(seen))
    const format = object(body.response_format)
    return askedOf(body, system.join('\n\n'), parts, {
      json_schema: format.type === 'json_schema' ? object(object(format.json_schema).schema) : null,
      format_parameter: body.response_format === undefined || format.type === 'text' ? null : 'response_format',
      max_tokens: number(body.max_completion_tokens) ?? number(body.max_tokens),
      max_tokens_parameter: body.max_completion_tokens === undefined ? 'max_tokens' : 'max_completion_tokens',
      stream_usage: object(body.stream_options).include_usage === true,
    })
  },

  whole(spoken) {
    const { id, model, text, reasoning, refusal, usage } = spoken
    return {
      id: `chatcmpl-${id}`,
      object: 'chat.completion',
      created: Math.floor(Date.now() / 1000),
      model,
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: refusal === null ? text : null,
            refusal,
            ...(reasoning === '' ? {} : { reasoning_content: reasoning }),
          },
          logprobs: null,
          finish_reason: finishReason(spoken),
        },
      ],
      ...(usage === null ? {} : { usage: usageOf(usage) }),
    }
  },

  events(spoken) {
    const { id, model, text, reasoning, refusal, usage } = spoken
    const created = Math.floor(Date.now() / 1000)
    const chunk = (further: object) =>
      event({ id: `chatcmpl-${id}`, object: 'chat.completion.chunk', created, model, ...further })
    const delta = (value: object, finish_reason: string | null = null) =>
      chunk({ choices: [{ index: 0, delta: value, logprobs: null, finish_reason }] })
    return [
      delta({ role: 'assistant', content: '' }),
      ...piecesOf(reasoning).map((piece) => delta({ reasoning_content: piece })),
      ...piecesOf(refusal ?? text).map((piece) => delta(refusal === null ? { content: piece } : { refusal: piece })),
      delta({}, finishReason(spoken)),
      ...(spoken.stream_usage && usage !== null ? [chunk({ choices: [], usage: usageOf(usage) })] : []),
      'data: [DONE]\n\n',
    ]
  },

  error: (_status, type, message, code, param) => ({ error: { message, type, param, code } }),
  errorEvent: (type, message) => event({ error: { message, type, param: null, code: null } }),
}

const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`

const textOfPart = (part: unknown): string => string(object(part).text)

function seen(value: unknown): SeenPart {
  const part = object(value)
  if (part.type === 'image_url') return fileFromUrl(string(object(part.image_url).url))
  if (part.type === 'file') {
    const { file_data, filename } = object(part.file)
    return fileFromUrl(string(file_data), string(filename) || null)
  }
  return { type: 'text', text: textOfPart(part) }
}

const finishReason = ({ finish }: Spoken): string => (finish === 'content-filter' ? 'content_filter' : finish)

const usageOf = ({ input_tokens, cached_tokens, output_tokens, reasoning_tokens, cost }: Counted) => ({
  prompt_tokens: input_tokens,
  completion_tokens: output_tokens,
  total_tokens: input_tokens + output_tokens,
  prompt_tokens_details: { cached_tokens },
  completion_tokens_details: { reasoning_tokens },
  ...(cost === null ? {} : { cost }),
})
