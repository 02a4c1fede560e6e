import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { marked } from 'marked'
import { stringify } from 'yaml'
import { pageHeaders, sendPage } from './layout.ts'

const DOCS = path.resolve(import.meta.dirname, '../../../../docs')

/** The reference with its try-it form, the OpenAPI document behind it, and the guides, all served from here. */
export const docsPages =
  (document: () => Record<string, unknown>) =>
  async (app: FastifyInstance): Promise<void> => {
    // Made when somebody first asks for it: that takes as long as much of the rest of a start.
    const json = once(() => JSON.stringify(document()))
    const yaml = once(() => stringify(document()))
    app.get('/docs/api/openapi.json', { config: { operation: 'docs.openapi' } }, (_request, reply) =>
      reply.type('application/json; charset=utf-8').header('access-control-allow-origin', '*').send(json()),
    )
    app.get('/docs/api/openapi.yaml', { config: { operation: 'docs.openapi' } }, (_request, reply) =>
      reply.type('application/yaml; charset=utf-8').header('access-control-allow-origin', '*').send(yaml()),
    )
    await app.register(reference)
    guide(app, '/docs/free-tier-oauth', 'guides/free-tier-oauth.md')
    guide(app, '/docs/accounts', 'guides/accounts.md')
    guide(app, '/docs/sign-in-and-billing', 'guides/sign-in-and-billing.md')
    guide(app, '/docs/asking', 'guides/asking.md')
    guide(app, '/docs/first-study', 'guides/first-study.md')
    guide(app, '/docs/requests', 'guides/requests.md')
    guide(app, '/docs/briefs', 'briefs.md')
    guide(app, '/docs/groups', 'guides/groups.md')
    guide(app, '/docs/filters', 'guides/filters.md')
    guide(app, '/docs/results', 'guides/results.md')
    guide(app, '/docs/usage', 'guides/usage.md')
    guide(app, '/docs/webhooks', 'guides/webhooks.md')
    guide(app, '/docs/language-models', 'guides/language-models.md')
    guide(app, '/docs/sample-answers', 'sample-answers.md')
    guide(app, '/docs/errors', 'reference/errors.md')
    guide(app, '/docs/knowledge', 'knowledge.md')
    guide(app, '/docs/fidelity', 'fidelity.md')
    await pictures(app, '/docs/fidelity', 'fidelity')
    guide(app, '/docs/calibration', 'calibration.md')
    await pictures(app, '/docs/calibration', 'calibration')
  }

function once(make: () => string): () => string {
  let made: string | undefined
  return () => {
    made ??= make()
    return made
  }
}

async function reference(app: FastifyInstance): Promise<void> {
  // The page's scripts are Scalar's and its own settings; a nonce lets exactly those run.
  app.addHook('onSend', async (_request, reply, payload) => {
    if (typeof payload !== 'string' || !String(reply.getHeader('content-type')).startsWith('text/html')) {
      void reply.header('cache-control', 'public, max-age=86400')
      return payload
    }
    const nonce = randomBytes(16).toString('base64')
    void reply
      .headers(pageHeaders)
      .header(
        'content-security-policy',
        `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'unsafe-inline'; img-src 'self' data: blob:; ` +
          "font-src 'self' data:; connect-src 'self'; worker-src blob:; frame-ancestors 'none'; base-uri 'none'",
      )
    return payload.replaceAll('<script', `<script nonce="${nonce}"`)
  })
  await app.register(scalar, {
    routePrefix: '/docs/api',
    configuration: {
      url: '/docs/api/openapi.json',
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
}

function guide(app: FastifyInstance, url: string, file: string): void {
  app.get(url, { config: { operation: 'docs.guide' } }, async (_request, reply) => {
    const markdown = servedLinks(await readFile(path.join(DOCS, file), 'utf8'))
    const title = /^# (.+)$/m.exec(markdown)?.[1] ?? 'Populace'
    return sendPage(reply, `${title} · Populace`, await marked.parse(markdown))
  })
}

/** Documents link to each other as files, for those who read them in the repository; here they have addresses. */
const servedLinks = (markdown: string): string =>
  markdown.replace(/\]\((?:\.\.\/)?(?:guides\/|reference\/)?([a-z-]+)\.md\)/g, '](/docs/$1)')

/** The charts of a page: each file of the folder at an address of its own, and nothing else. */
async function pictures(app: FastifyInstance, url: string, folder: string): Promise<void> {
  for (const name of await readdir(path.join(DOCS, folder))) {
    app.get(`${url}/${name}`, { config: { operation: 'docs.picture' } }, async (_request, reply) =>
      reply
        .headers(pageHeaders)
        .header('content-security-policy', "default-src 'none'")
        .header('cache-control', 'public, max-age=3600')
        .type('image/svg+xml')
        .send(await readFile(path.join(DOCS, folder, name))),
    )
  }
}
