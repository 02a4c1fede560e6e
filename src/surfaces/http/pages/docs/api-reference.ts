import { randomBytes } from 'node:crypto'
import { type FastifyInstance, fastify } from 'fastify'
import { pageHeaders } from '../layout.ts'

const ADDRESS = '/docs/api'

/** The reference with its try-it form, and the OpenAPI document behind it, all served from here. */
export function apiReference(app: FastifyInstance, document: () => Record<string, unknown>): void {
  // Made when somebody first asks for it: that takes as long as much of the rest of a start.
  const json = once(() => JSON.stringify(document()))
  // Without aliases: parsers that guard against bombs refuse a document with hundreds of them.
  const yaml = once(async () => (await import('yaml')).stringify(document(), { aliasDuplicateObjects: false }))
  app.get(`${ADDRESS}/openapi.json`, { config: { operation: 'docs.openapi' } }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('access-control-allow-origin', '*').send(json()),
  )
  app.get(`${ADDRESS}/openapi.yaml`, { config: { operation: 'docs.openapi' } }, async (_request, reply) =>
    reply
      .type('application/yaml; charset=utf-8')
      .header('access-control-allow-origin', '*')
      .send(await yaml()),
  )
  const opened = once(openReference)
  for (const url of [ADDRESS, `${ADDRESS}/`, `${ADDRESS}/js/scalar.js`]) {
    app.get(url, { config: { operation: 'docs.api' } }, async (_request, reply) => {
      const { statusCode, headers, payload } = await (await opened()).inject(url)
      if (headers.location !== undefined) return reply.redirect(headers.location, statusCode)
      void reply.type(String(headers['content-type']))
      if (url.endsWith('.js')) return reply.header('cache-control', 'public, max-age=86400').send(payload)
      // The page's scripts are Scalar's and its own settings; a nonce lets exactly those run.
      const nonce = randomBytes(16).toString('base64')
      return reply
        .headers(pageHeaders)
        .header('cache-control', 'no-store')
        .header(
          'content-security-policy',
          `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'unsafe-inline'; img-src 'self' data: blob:; ` +
            "font-src 'self' data:; connect-src 'self'; worker-src blob:; frame-ancestors 'none'; base-uri 'none'",
        )
        .send(payload.replaceAll('<script', `<script nonce="${nonce}"`))
    })
  }
}

/** Scalar in a server of its own that listens nowhere. Loaded when somebody looks: it takes a third of a second. */
async function openReference(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const server = fastify()
  await server.register(scalar, {
    routePrefix: ADDRESS,
    configuration: {
      url: `${ADDRESS}/openapi.json`,
      pageTitle: 'Populace API',
      theme: 'default',
      layout: 'modern',
      withDefaultFonts: false,
      hideClientButton: true,
      telemetry: false,
      favicon: '/favicon.svg',
      // What would lead to somebody else's service has no place on a self-hosted page.
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      authentication: { preferredSecurityScheme: 'apiKey' },
      // Requests go straight to this service, never through somebody's proxy.
      proxyUrl: '',
    },
  })
  return server
}

function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
