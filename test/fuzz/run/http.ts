import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import type { Operation } from '../document/document.ts'
import type { Draft } from '../inputs/draft.ts'

/** A request as it goes over the wire. */
export interface Sent {
  method: string
  target: string
  headers: Record<string, string>
  body: string | Buffer | undefined
}

export interface Received {
  status: number
  headers: IncomingHttpHeaders
  text: string
  /** The body, where it is JSON. */
  json: unknown
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 })

export function write(operation: Operation, draft: Draft, credentials: Record<string, string>): Sent {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(draft.path[name] ?? ''))
  const query = draft.query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')
  const body = draft.raw_body ?? (draft.body === undefined ? undefined : JSON.stringify(draft.body))
  const type = draft.content_type ?? (body === undefined ? undefined : 'application/json')
  return {
    method: draft.method,
    target: draft.raw_target ?? (query === '' ? path : `${path}?${query}`),
    headers: { ...credentials, ...(type === undefined ? {} : { 'content-type': type }), ...draft.headers },
    body,
  }
}

/** As any client encodes; a broken surrogate, which cannot be, goes as the bytes that it would have. */
const encode = (text: string): string =>
  text.isWellFormed()
    ? encodeURIComponent(text)
    : encodeURIComponent(text.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80')

/**
 * Not by fetch, which mends addresses and refuses what is to be tried here. A connection that was kept may have been closed
 * meanwhile, which says nothing of the request: it is sent once more, over a new one.
 */
export const exchange = (url: string, sent: Sent): Promise<Received> =>
  overConnection(url, sent, agent).catch(() => overConnection(url, sent, false))

function overConnection(url: string, sent: Sent, connection: Agent | false): Promise<Received> {
  const { method, target, headers, body } = sent
  const { hostname, port } = new URL(url)
  const { promise, resolve, reject } = Promise.withResolvers<Received>()
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const request = httpRequest(
    { agent: connection, hostname, port, method, path: target, headers: { ...length, ...headers } },
    (response) => {
      const chunks: Buffer[] = []
      const done = () => {
        const text = Buffer.concat(chunks).toString()
        const type = response.headers['content-type'] ?? ''
        resolve({ status: response.statusCode!, headers: response.headers, text, json: jsonOf(type, text) })
      }
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        // A stream of events has no end; its beginning says enough.
        if (isStream(response.headers)) request.destroy()
      })
      response.on('close', done)
      if (isStream(response.headers)) setTimeout(() => request.destroy(), 200).unref()
    },
  )
  request.on('error', (error) => reject(new Error(`${method} ${target.slice(0, 100)}: ${error.message}`)))
  request.end(body)
  return promise
}

const isStream = (headers: IncomingHttpHeaders): boolean =>
  headers['content-type']?.startsWith('text/event-stream') ?? false

function jsonOf(type: string, text: string): unknown {
  if (!type.startsWith('application/json') || text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The same request for a terminal; whoever repeats it puts a key of theirs in place of the name in capitals. */
export function curl({ method, target, headers, body }: Sent, caller: string): string {
  const lines = [`curl -X ${method} --path-as-is ${quote(`http://localhost:3000${target}`)}`]
  for (const [name, value] of Object.entries(headers)) {
    const shown = name === 'authorization' ? `Bearer $${caller.toUpperCase()}` : name === 'cookie' ? '$SESSION' : value
    lines.push(`-H ${quote(`${name}: ${shown}`)}`)
  }
  if (body !== undefined) lines.push(`--data-binary ${quote(body.toString('utf8'))}`)
  const text = lines.join(' ')
  return text.length > 2000 ? `${text.slice(0, 2000)}… (${text.length} characters)` : text
}

/** As a shell reads it, with every character that cannot be seen written out. */
const quote = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text)
    ? `'${text.replaceAll("'", `'\\''`)}'`
    : `$'${text.replaceAll(/[\\']/g, '\\$&').replaceAll(/[^\x20-\x7e]/gu, (character) => `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`)}'`
