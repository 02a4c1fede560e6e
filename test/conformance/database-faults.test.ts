import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { asServiceError } from '../../src/surfaces/http/errors.ts'
import { type Service, startService } from '../harness/service.ts'

let service: Service
beforeEach(async () => {
  service = await startService()
})
afterEach(() => service.close())

/** The next jobs that are recorded meet this, in the middle of the transaction that accepts them. */
async function onJobs(statement: string): Promise<void> {
  const { db } = service.database
  await sql
    .raw(
      `create function meet() returns trigger language plpgsql as $$ begin ${statement}; perform pg_sleep(0); return null; end $$`,
    )
    .execute(db)
  await sql`create trigger meet after insert on jobs for each statement execute function meet()`.execute(db)
}

test.each([
  ['loses the connection', 'perform pg_terminate_backend(pg_backend_pid())'],
  ['has no room left', "raise exception 'no space left on device' using errcode = 'disk_full'"],
  ['has no memory left', "raise exception 'out of memory' using errcode = 'out_of_memory'"],
])(
  'a request that %s in its transaction is told to come back, and then does its work once',
  async (_what, statement) => {
    const { api_key } = await service.createKey({ kind: 'free' })
    const ask = () =>
      service.request('POST', '/v1/free/questions', {
        key: api_key,
        json: { question: 'Do you like tea?' },
        headers: { 'idempotency-key': 'once' },
      })
    await onJobs(statement)
    const { status, headers, body } = await ask()
    expect([status, body.error.code, headers.get('retry-after')]).toEqual([503, 'engine_unavailable', '5'])
    await sql`drop trigger meet on jobs`.execute(service.database.db)
    expect((await ask()).status).toBe(202)
    const { rows } = await sql`select from jobs where kind = 'free_question'`.execute(service.database.db)
    expect(rows).toHaveLength(1)
  },
)

test('a connection that is lost between two statements of a transaction counts as a database that is not there', async () => {
  const { db } = service.database
  const broken = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
    await sql`select pg_terminate_backend(${rows[0]!.pid}, 5000)`.execute(db)
    // Until the driver has heard of it.
    await delay(200)
    await sql`select 1`.execute(trx)
  })
  const error = await broken.catch((problem: Error & { code: string; statusCode: number }) => problem)
  expect(error).toBeInstanceOf(Error)
  expect(asServiceError(error as never).code).toBe('engine_unavailable')
})

test('a request that comes on an open connection while the service stops is answered as always, and is the last on it', async () => {
  const { api_key } = await service.createKey({ kind: 'free' })
  const { hostname, port } = new URL(service.url)
  const socket = connect(Number(port), hostname)
  let text = ''
  const begun = Promise.withResolvers<void>()
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
    if (text.startsWith('HTTP/1.1 100 ')) begun.resolve()
  })
  const closed = new Promise((resolve) => socket.on('close', resolve))
  const body = '{"question":"Do you like tea?"}'
  const head = ['POST /v1/free/questions HTTP/1.1', 'host: localhost', `authorization: Bearer ${api_key}`]
  head.push('content-type: application/json', `content-length: ${body.length}`, 'expect: 100-continue')
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  await begun.promise
  const stopping = service.app.close()
  // The first is under way; the second follows when the service has begun to stop.
  socket.write(`${body}GET /v1/nowhere HTTP/1.1\r\nhost: localhost\r\n\r\n`)
  await Promise.all([stopping, closed])
  const [, first = '', second = ''] = text.split(/HTTP\/1\.1 (?=[2-5]\d\d )/)
  expect(first).toMatch(/^202 /)
  expect(second).toMatch(/^404 /)
  expect(second).toMatch(/connection: close/i)
  expect(second).toContain('"code":"not_found"')
})
