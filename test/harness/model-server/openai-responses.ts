import type { Counted, Protocol, SeenPart, Spoken } from './call.ts'
import { askedOf, fileFromUrl, list, number, object, partsOf, piecesOf, string } from './reading.ts'

/** OpenAI's Responses API, which its own provider speaks unless told otherwise. */
export const openaiResponses: Protocol = {
  name: 'openai-responses',

  read(value) {
    const body = object(value)
    const messages =
      typeof body.input === 'string' ? [{ role: 'user', content: body.input }] : list(body.input).map(object)
    const isSystem = ({ role }: { role?: unknown }) => role === 'system' || role === 'developer'
    const system = messages.filter(isSystem).flatMap(({ content }) => partsOf(content).map(textOfPart))
    const parts = messages.filter((message) => !isSystem(message)).flatMap(({ content }) => partsOf(content).map(seen))
    const instructions = string(body.instructions)
    const format = object(object(body.text).format)
    return askedOf(body, [...(instructions === '' ? [] : [instructions]), ...system].join('\n\n'), parts, {
      json_schema: format.type === 'json_schema' ? object(format.schema) : null,
      format_parameter: format.type === undefined || format.type === 'text' ? null : 'text.format',
      max_tokens: number(body.max_output_tokens),
      max_tokens_parameter: 'max_output_tokens',
    })
  },

  whole: (spoken) => responseOf(spoken, Math.floor(Date.now() / 1000)),

  events(spoken) {
    const { id, text, reasoning, refusal } = spoken
    const created_at = Math.floor(Date.now() / 1000)
    let sequence_number = 0
    const event = (type: string, further: object) =>
      `event: ${type}\ndata: ${JSON.stringify({ type, sequence_number: sequence_number++, ...further })}\n\n`
    const begun = {
      ...responseOf(spoken, created_at),
      status: 'in_progress',
      incomplete_details: null,
      output: [],
      usage: null,
    }
    const thoughts = reasoning === '' ? [] : thoughtEvents(id, reasoning, event)
    const output_index = reasoning === '' ? 0 : 1
    const item_id = `msg_${id}`
    const at = { item_id, output_index, content_index: 0 }
    const kind = refusal === null ? 'output_text' : 'refusal'
    return [
      event('response.created', { response: begun }),
      event('response.in_progress', { response: begun }),
      ...thoughts,
      event('response.output_item.added', { output_index, item: { ...messageOf(spoken), content: [] } }),
      event('response.content_part.added', { ...at, part: { ...saidOf('', refusal === null ? null : '') } }),
      ...piecesOf(refusal ?? text).map((delta) => event(`response.${kind}.delta`, { ...at, delta })),
      event(`response.${kind}.done`, { ...at, ...(refusal === null ? { text } : { refusal }) }),
      event('response.content_part.done', { ...at, part: saidOf(text, refusal) }),
      event('response.output_item.done', { output_index, item: messageOf(spoken) }),
      event(incomplete(spoken) === null ? 'response.completed' : 'response.incomplete', {
        response: responseOf(spoken, created_at),
      }),
    ]
  },

  error: (_status, type, message, code, param) => ({ error: { message, type, param, code } }),
  errorEvent: (code, message) =>
    `event: error\ndata: ${JSON.stringify({ type: 'error', sequence_number: 0, code, message, param: null })}\n\n`,
}

function thoughtEvents(id: string, reasoning: string, event: (type: string, further: object) => string): string[] {
  const item = { type: 'reasoning', id: `rs_${id}`, summary: [] }
  const at = { item_id: item.id, output_index: 0, summary_index: 0 }
  const part = { type: 'summary_text', text: reasoning }
  return [
    event('response.output_item.added', { output_index: 0, item }),
    event('response.reasoning_summary_part.added', { ...at, part: { type: 'summary_text', text: '' } }),
    ...piecesOf(reasoning).map((delta) => event('response.reasoning_summary_text.delta', { ...at, delta })),
    event('response.reasoning_summary_part.done', { ...at, part }),
    event('response.output_item.done', { output_index: 0, item: { ...item, summary: [part] } }),
  ]
}

const responseOf = (spoken: Spoken, created_at: number) => ({
  id: `resp_${spoken.id}`,
  object: 'response',
  created_at,
  status: incomplete(spoken) === null ? 'completed' : 'incomplete',
  error: null,
  incomplete_details: incomplete(spoken),
  model: spoken.model,
  output: [
    ...(spoken.reasoning === ''
      ? []
      : [
          {
            type: 'reasoning',
            id: `rs_${spoken.id}`,
            summary: [{ type: 'summary_text', text: spoken.reasoning }],
          },
        ]),
    messageOf(spoken),
  ],
  usage: spoken.usage === null ? null : usageOf(spoken.usage),
})

const messageOf = ({ id, text, refusal }: Spoken) => ({
  type: 'message',
  id: `msg_${id}`,
  status: 'completed',
  role: 'assistant',
  content: [saidOf(text, refusal)],
})

const saidOf = (text: string, refusal: string | null) =>
  refusal === null ? { type: 'output_text', text, annotations: [], logprobs: [] } : { type: 'refusal', refusal }

const incomplete = ({ finish }: Spoken): { reason: string } | null =>
  finish === 'stop' ? null : { reason: finish === 'length' ? 'max_output_tokens' : 'content_filter' }

const textOfPart = (part: unknown): string => string(object(part).text)

function seen(value: unknown): SeenPart {
  const part = object(value)
  if (part.type === 'input_image') return fileFromUrl(string(part.image_url))
  if (part.type === 'input_file') return fileFromUrl(string(part.file_data), string(part.filename) || null)
  return { type: 'text', text: textOfPart(part) }
}

const usageOf = ({ input_tokens, cached_tokens, output_tokens, reasoning_tokens }: Counted) => ({
  input_tokens,
  input_tokens_details: { cached_tokens },
  output_tokens,
  output_tokens_details: { reasoning_tokens },
  total_tokens: input_tokens + output_tokens,
})
