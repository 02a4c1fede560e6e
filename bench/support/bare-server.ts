/** The peers of the HTTP benchmark: the least that node:http and fastify can do, with a body of the same size as ours. */
import { createServer } from 'node:http'
import { fastify } from 'fastify'

const [kind, size = '400'] = process.argv.slice(2)
const body = { status: 'finished', result: { text: 'x'.repeat(Math.max(0, Number(size) - 40)) } }

if (kind === 'http') {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port))
} else {
  const app = fastify()
  app.get('/v1/jobs/:job_id', async () => body)
  await app.listen({ host: '127.0.0.1', port: 0 })
  process.send?.((app.server.address() as { port: number }).port)
}
