import type { FastifyInstance } from 'fastify'

/** For JSON nothing may load anything. Pages that need more set their own policy, which is then kept. */
const headers: Record<string, string> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cache-control': 'no-store',
}

export function setSecurityHeaders(app: FastifyInstance): void {
  const names = Object.keys(headers)
  app.addHook('onSend', async (_request, reply) => {
    for (const name of names) if (!reply.hasHeader(name)) void reply.header(name, headers[name])
  })
}
