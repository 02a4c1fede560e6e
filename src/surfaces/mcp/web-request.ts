import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What fastify has received, as the web's own Request. The key stays behind: nothing beyond the door needs it. */
export function webRequest(request: FastifyRequest, baseUrl: string, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name === 'authorization' || name === 'cookie' || name === 'content-length') continue
    headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return new Request(new URL(request.url, baseUrl), {
    method: request.method,
    headers,
    signal,
    ...(typeof request.body === 'string' && request.method === 'POST' ? { body: request.body } : {}),
  })
}

/** The web's Response, sent piece by piece as it comes. */
export function sendResponse(reply: FastifyReply, response: Response): FastifyReply {
  void reply.code(response.status)
  for (const [name, value] of response.headers) void reply.header(name, value)
  if (response.body === null) return reply.send()
  // A proxy that collects what it passes on would hold progress back.
  if (response.headers.get('content-type')?.startsWith('text/event-stream'))
    void reply.header('x-accel-buffering', 'no')
  return reply.send(Readable.fromWeb(response.body as ReadableStream))
}
