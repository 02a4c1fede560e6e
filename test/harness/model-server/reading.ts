import type { Asked, SeenPart } from './call.ts'

/** JSON of a request, looked into without trusting its shape. */
export type Json = Readonly<Record<string, unknown>>

export const object = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
export const string = (value: unknown): string => (typeof value === 'string' ? value : '')
export const number = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** A message's content is a string, or a list of parts. */
export const partsOf = (content: unknown): readonly unknown[] =>
  typeof content === 'string' ? [{ type: 'text', text: content }] : list(content)

export const textOf = (parts: readonly SeenPart[]): string =>
  parts
    .filter((part) => part.type === 'text')
    .map(({ text }) => text)
    .join('\n\n')

const DATA_URL = /^data:([^;,]+)[^,]*,/

/** A file that is written into the request as a data URL, or an address that the server would fetch. */
export function fileFromUrl(url: string, filename: string | null = null): SeenPart {
  const data = DATA_URL.exec(url)
  return data === null
    ? { type: 'file', media_type: 'application/octet-stream', bytes: 0, filename }
    : { type: 'file', media_type: data[1]!, bytes: base64Bytes(url.length - data[0].length, url), filename }
}

export const base64Bytes = (length: number, text: string): number =>
  Math.floor((length * 3) / 4) - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0)

/** What the protocols ask for in the same way. */
export function askedOf(
  body: Json,
  system: string,
  parts: readonly SeenPart[],
  further: Pick<Asked, 'json_schema' | 'format_parameter' | 'max_tokens' | 'max_tokens_parameter'> &
    Partial<Pick<Asked, 'embeds' | 'stream_usage' | 'cacheable' | 'tool'>>,
): Asked {
  return {
    model: string(body.model),
    system,
    user: textOf(parts),
    parts,
    temperature: number(body.temperature),
    embeds: false,
    stream: body.stream === true,
    stream_usage: true,
    cacheable: Number.POSITIVE_INFINITY,
    tool: null,
    ...further,
  }
}

/** About one token each; a reply of megabytes is not cut that small, because nobody could read it in time. */
export function piecesOf(text: string): string[] {
  const size = Math.max(4, Math.ceil(text.length / 2000))
  return text.match(new RegExp(`[\\s\\S]{1,${Math.min(size, 65_535)}}`, 'gu')) ?? []
}
