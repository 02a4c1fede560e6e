import type { FastifyInstance } from 'fastify'

/** For JSON nothing may load anything. Pages set a policy of their own over it, and what else matters to browsers. */
export const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/** The headers of every response: what it may do in a browser, and the id to ask about it by. */
export function setHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders).header('x-request-id', request.id)
    done()
  })
}
