import type { Counted, Protocol, SeenPart, Spoken } from './call.ts'
import { promptText } from './call.ts'
import { askedOf, base64Bytes, type Json, list, number, object, partsOf, piecesOf, string, textOf } from './reading.ts'

/** Anthropic's messages. */
export const anthropic: Protocol = {
  name: 'anthropic',

  read(value) {
    const body = object(value)
    const said = partsOf(body.system).map(object)
    const system = said.map(({ text }) => string(text)).join('\n\n')
    const contents = list(body.messages).flatMap((message) => partsOf(object(message).content).map(object))
    const parts = contents.map(seen)
    const format = object(object(body.output_config).format)
    // Older models are held to a shape by a tool whose input the reply has to be.
    const tool = object(list(body.tools).find((one) => object(one).name === 'json'))
    const schema = format.type === 'json_schema' ? format.schema : tool.input_schema
    return askedOf(body, system, parts, {
      json_schema: schema === undefined ? null : object(schema),
      format_parameter: format.type !== undefined ? 'output_config.format' : tool.name === undefined ? null : 'tools',
      max_tokens: number(body.max_tokens),
      max_tokens_parameter: 'max_tokens',
      cacheable: cacheable(system, said, contents, parts),
      tool: tool.name === undefined ? null : 'json',
    })
  },

  whole: (spoken) => ({
    ...messageOf(spoken),
    content: blocksOf(spoken),
    stop_reason: stopReason(spoken),
    usage: usageOf(spoken.usage),
  }),

  events(spoken) {
    const usage = usageOf(spoken.usage)
    const start = { ...messageOf(spoken), content: [], stop_reason: null, usage: { ...usage, output_tokens: 1 } }
    return [
      event('message_start', { message: start }),
      ...blocksOf(spoken).flatMap(blockEvents),
      event('message_delta', { delta: { stop_reason: stopReason(spoken), stop_sequence: null }, usage }),
      event('message_stop', {}),
    ]
  },

  error: (_status, type, message) => ({ type: 'error', error: { type, message }, request_id: 'req_1' }),
  errorEvent: (type, message) => event('error', { error: { type, message } }),
}

const event = (type: string, further: object): string =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...further })}\n\n`

type Block =
  | { type: 'thinking'; thinking: string; signature: string }
  | { type: 'text'; text: string }
  | { type: 'tool_use'; id: string; name: string; input: unknown }

function blockEvents(block: Block, index: number): string[] {
  const delta = (value: object) => event('content_block_delta', { index, delta: value })
  const [empty, deltas] =
    block.type === 'thinking'
      ? [
          { type: 'thinking', thinking: '', signature: '' },
          [
            ...piecesOf(block.thinking).map((thinking) => delta({ type: 'thinking_delta', thinking })),
            delta({ type: 'signature_delta', signature: block.signature }),
          ],
        ]
      : block.type === 'text'
        ? [{ type: 'text', text: '' }, piecesOf(block.text).map((text) => delta({ type: 'text_delta', text }))]
        : [
            { ...block, input: {} },
            piecesOf(JSON.stringify(block.input)).map((partial_json) =>
              delta({ type: 'input_json_delta', partial_json }),
            ),
          ]
  return [
    event('content_block_start', { index, content_block: empty }),
    ...deltas,
    event('content_block_stop', { index }),
  ]
}

const messageOf = ({ id, model }: Spoken) => ({
  id: `msg_${id}`,
  type: 'message',
  role: 'assistant',
  model,
  stop_sequence: null,
})

function blocksOf({ id, text, reasoning, refusal, tool }: Spoken): Block[] {
  const thoughts: Block[] =
    reasoning === '' ? [] : [{ type: 'thinking', thinking: reasoning, signature: `signature-${id}` }]
  const input = tool === null || refusal !== null ? undefined : parsed(text)
  if (tool !== null && input !== undefined) {
    return [...thoughts, { type: 'tool_use', id: `toolu_${id}`, name: tool, input }]
  }
  const said = refusal ?? text
  return said === '' ? thoughts : [...thoughts, { type: 'text', text: said }]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function stopReason(spoken: Spoken): string {
  if (spoken.refusal !== null || spoken.finish === 'content-filter') return 'refusal'
  if (spoken.finish === 'length') return 'max_tokens'
  return blocksOf(spoken).some(({ type }) => type === 'tool_use') ? 'tool_use' : 'end_turn'
}

/** Only what stands before a mark is kept, the mark's own part included. */
function cacheable(
  system: string,
  said: readonly Json[],
  contents: readonly Json[],
  parts: readonly SeenPart[],
): number {
  const lastMark = contents.findLastIndex(({ cache_control }) => cache_control !== undefined)
  if (lastMark >= 0) return promptText({ system, user: textOf(parts.slice(0, lastMark + 1)) }).length
  return said.some(({ cache_control }) => cache_control !== undefined) ? system.length : 0
}

function seen(part: Json): SeenPart {
  if (part.type !== 'image' && part.type !== 'document') return { type: 'text', text: string(part.text) }
  const { media_type, data } = object(part.source)
  const bytes = base64Bytes(string(data).length, string(data))
  return { type: 'file', media_type: string(media_type), bytes, filename: string(part.title) || null }
}

/** Anthropic counts apart what was read from the cache, and what went into it. It always reports. */
function usageOf(usage: Counted | null) {
  const { input_tokens, cached_tokens, written_tokens, output_tokens, reasoning_tokens } = usage ?? NOTHING
  return {
    input_tokens: input_tokens - cached_tokens - written_tokens,
    cache_creation_input_tokens: written_tokens,
    cache_read_input_tokens: cached_tokens,
    output_tokens,
    output_tokens_details: { thinking_tokens: reasoning_tokens },
  }
}

const NOTHING: Counted = {
  input_tokens: 0,
  cached_tokens: 0,
  written_tokens: 0,
  output_tokens: 0,
  reasoning_tokens: 0,
  cost: null,
}
