import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { type FastifyInstance, fastify } from 'fastify'
import { type Clock, systemClock } from '../../src/platform/clock.ts'
import type { Db } from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { openPglite } from '../../src/platform/db/pglite.ts'
import { connectPool } from '../../src/platform/db/pool.ts'
import { createLogger } from '../../src/platform/log.ts'
import { createSecrets } from '../../src/platform/secrets.ts'
import { createSandboxCardProvider, type SandboxCardProvider } from '../../src/sandbox/card-provider/index.ts'
import { isCrossSite } from '../../src/surfaces/http/cookies.ts'

export interface CardProviderOptions {
  db: Db
  clock?: Clock
  deliver(body: string, signature: string): Promise<unknown>
  port?: number
}

export interface CardProviderServer extends SandboxCardProvider {
  /** For STRIPE_API_URL; its pages are below it, too. */
  url: string
  close(): Promise<void>
}

/** The sandbox card provider as a server of its own, to be used as "Stripe". */
export async function serveCardProvider(options: CardProviderOptions): Promise<CardProviderServer> {
  // It listens before it is built, because the links that it hands out hold its port.
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = createSandboxCardProvider({
    db: options.db,
    clock: options.clock ?? systemClock,
    log: createLogger(process.env.TEST_LOG ?? 'silent'),
    secrets: createSecrets('the secret of a card provider in tests'),
    base_url: url,
    deliver: options.deliver,
    allow_remote: false,
    isCrossSite,
  })
  const app = fastify({
    serverFactory: (handler) => server.on('request', handler),
    routerOptions: { maxParamLength: 500 },
  })
  await app.register(async (scope) => provider.pages(scope))
  await app.register(async (scope) => api(scope, provider, url))
  await app.ready()
  return { ...provider, url, close: () => app.close() }
}

function api(app: FastifyInstance, provider: SandboxCardProvider, url: string): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.all('/v1/*', async (request, reply) => {
    const headers = Object.entries(request.headers).filter(([name]) =>
      /^(authorization|idempotency-|stripe-)/.test(name),
    )
    const response = await provider.fetch(`${url}${request.url}`, {
      method: request.method,
      headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
      ...(request.method === 'POST' ? { body: String(request.body ?? '') } : {}),
    })
    return reply
      .code(response.status)
      .headers(Object.fromEntries(response.headers))
      .send(await response.text())
  })
}

/** node test/harness/card-provider-process.ts --webhook http://localhost:3000/webhooks/card-provider [--port --database] */
if (import.meta.main) {
  const { values } = parseArgs({
    options: { webhook: { type: 'string' }, port: { type: 'string' }, database: { type: 'string' } },
  })
  const log = createLogger('error')
  const database =
    values.database === undefined ? await openPglite(undefined) : connectPool('external', values.database, 2, log)
  await migrate(database)
  const { url, secret_key, webhook_secret } = await serveCardProvider({
    db: database.db,
    port: Number(values.port ?? 0),
    deliver: async (body, signature) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      const response = await fetch(values.webhook ?? '', { method: 'POST', headers, body })
      if (!response.ok) throw new Error(`The webhook answered ${response.status}.`)
    },
  })
  console.log(JSON.stringify({ url, secret_key, webhook_secret }))
}
