export type ProtocolName = 'openai-chat' | 'openai-responses' | 'anthropic'

/** What a request asks of the model, the same for every protocol. */
export interface ModelCallSeen {
  protocol: ProtocolName
  model: string
  system: string
  /** All text parts, joined by empty lines. */
  user: string
  parts: readonly SeenPart[]
  /** The shape that the reply was asked to have. */
  json_schema: Readonly<Record<string, unknown>> | null
  temperature: number | null
  max_tokens: number | null
  /** The request's number in the journal. */
  n: number
}

export type SeenPart =
  | { type: 'text'; text: string }
  /** What came as an address instead of bytes has no bytes. */
  | { type: 'file'; media_type: string; bytes: number; filename: string | null }

export interface ModelReply {
  text: string
  reasoning?: string
  finish?: 'stop' | 'length' | 'content-filter'
  /** Said in place of the text. */
  refusal?: string
  /** In place of what is counted; null: the server reports none. */
  usage?: Partial<ReportedUsage> | null
}

export interface ReportedUsage {
  input_tokens: number
  cached_tokens: number
  output_tokens: number
  reasoning_tokens: number
  /** Dollars, as OpenRouter reports them; chat completions only. */
  cost: number
}

/** What a module given as `brain` exports. It runs in the server's process. */
export interface Brain {
  default(call: ModelCallSeen): string | ModelReply | Promise<string | ModelReply>
  setup?(value: unknown): void | Promise<void>
  embed?(text: string): number[]
}

/** A request as a protocol reads it. */
export interface Asked extends Omit<ModelCallSeen, 'n' | 'protocol'> {
  /** Wants vectors, not words. */
  embeds: boolean
  stream: boolean
  stream_usage: boolean
  /** The name of a parameter that holds the reply to JSON, which a server may refuse; null where there is none. */
  format_parameter: string | null
  max_tokens_parameter: string
  /** Characters of the prompt that the server may keep for later. */
  cacheable: number
  /** The reply has to be this tool's input. */
  tool: string | null
}

export interface Counted {
  input_tokens: number
  cached_tokens: number
  /** Of the input: kept for later, where the protocol tells. */
  written_tokens: number
  output_tokens: number
  reasoning_tokens: number
  cost: number | null
}

/** A reply with everything decided that a protocol has to write. */
export interface Spoken {
  id: string
  model: string
  text: string
  reasoning: string
  refusal: string | null
  finish: 'stop' | 'length' | 'content-filter'
  usage: Counted | null
  tool: string | null
  stream_usage: boolean
}

export interface Protocol {
  name: ProtocolName
  read(body: unknown): Asked
  whole(spoken: Spoken): unknown
  /** The events of a stream, ready to be written. */
  events(spoken: Spoken): string[]
  error(status: number, type: string, message: string, code: string | null, param: string | null): unknown
  /** An error in a stream that has begun. */
  errorEvent(type: string, message: string): string
}

export const promptText = ({ system, user }: { system: string; user: string }): string => `${system}\n\n${user}`
