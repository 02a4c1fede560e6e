import type { FastifyInstance } from 'fastify'

/** For JSON nothing may load anything. Pages set a policy of their own over it, and what else matters to browsers. */
export const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

export function setSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders)
    done()
  })
}
