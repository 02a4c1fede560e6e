import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { createLogger } from '../../platform/log.ts'
import { createMetrics } from '../../platform/metrics.ts'
import { observe } from './observe.ts'
import { noteWhenOver } from './over.ts'
import { refuseWhenBusy } from './pressure.ts'

test('a request that something else answers, past the hooks of fastify, makes room when it is over', async () => {
  const app = fastify()
  noteWhenOver(app)
  observe(app, createLogger('silent'), createMetrics())
  refuseWhenBusy(app, 1)
  app.get('/', (_request, reply) => {
    reply.hijack()
    reply.raw.end('answered')
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as { port: number }
  for (let nth = 0; nth < 3; nth++) {
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('answered')
  }
  await app.close()
})
