import type { FastifyInstance } from 'fastify'
import { pageHeaders } from './layout.ts'

const A_YEAR = 'public, max-age=31536000, immutable'

/** The drawn portrait of every agent, as SVG: pages of others may show it, too. */
export const portraitPages =
  (portrait: (reference: string) => Promise<string | undefined>) =>
  (app: FastifyInstance): void => {
    app.get('/agents/:agent/portrait.svg', { config: { operation: 'page.portrait' } }, async (request, reply) => {
      const svg = await portrait((request.params as { agent: string }).agent)
      if (svg === undefined) return reply.code(404).type('text/plain').send('There is no such agent.\n')
      return reply
        .headers(pageHeaders)
        .header('content-security-policy', "default-src 'none'")
        .header('cache-control', A_YEAR)
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/svg+xml')
        .send(svg)
    })
  }
