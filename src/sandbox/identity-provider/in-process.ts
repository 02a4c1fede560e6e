import { fastify } from 'fastify'
import type { Provider } from 'oidc-provider'
import { MOUNT } from './provider.ts'

export interface Carried {
  method: string
  /** With the mount in front, as it was asked for. */
  path: string
  headers: Record<string, string | string[] | undefined>
  body?: string | undefined
}

export interface Answered {
  status: number
  headers: Record<string, number | string | string[] | undefined>
  body: Buffer
}

export type Carry = (request: Carried) => Promise<Answered>

/**
 * Carries requests to the provider without a network between: those of the service itself, and those of browsers. The
 * provider makes its addresses of the Host that it sees, so it sees the public one, whichever way somebody came.
 */
export function carryTo(provider: Provider, base_url: string): Carry {
  const handle = provider.callback()
  const app = fastify({ logger: false })
  app.removeAllContentTypeParsers()
  // The provider reads bodies by itself.
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
  app.all('/*', (request, reply) => {
    reply.hijack()
    const { raw } = request
    Object.assign(raw, { originalUrl: raw.url, url: raw.url!.slice(MOUNT.length) })
    void handle(raw, reply.raw)
  })
  const { host, protocol } = new URL(base_url)
  const seen = { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) }
  return async ({ method, path, headers, body }) => {
    // A length that was right for the original need not be for what is carried on; it is worked out anew.
    const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = headers
    const answer = await app.inject({
      method: method as 'GET',
      url: path,
      headers: { ...kept, ...seen } as Record<string, string>,
      ...(body === undefined ? {} : { payload: body }),
    })
    return { status: answer.statusCode, headers: answer.headers, body: answer.rawPayload }
  }
}
