import { once } from 'node:events'
import { connect } from 'node:net'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { type Service, startService, type TestKey } from '../harness/service.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function open(config: Record<string, string>, beside?: Service): Promise<Service> {
  const service = await startService({ config, ...(beside === undefined ? {} : { beside }) })
  closing.push(() => service.close())
  return service
}

const QUEUES = { QUEUE_MAX_JOBS_ORGANIZATION: '100', QUEUE_MAX_JOBS: '200', FREE_QUESTIONS_PER_MINUTE: '1000' }

const ask = (service: Service, key: TestKey, headers: Record<string, string> = {}) =>
  service.request('POST', '/v1/free/questions', {
    key: key.api_key,
    json: { question: 'Do you like tea?' },
    headers,
  })

const usedBy = async (service: Service, key: TestKey): Promise<number> =>
  (await service.client(key).billing.usage({})).quota.questions_per_cycle!.used

const wholeJobs = async ({ database }: Service, { organization_id }: TestKey): Promise<number> => {
  const { rows } = await sql`select from jobs where organization_id = ${organization_id} and parent_id is null`.execute(
    database.db,
  )
  return rows.length
}

/** Asks until as many answers wait as an organization may have waiting. */
async function fill(service: Service, key: TestKey): Promise<void> {
  for (let asked = 0; asked < 8; asked++) expect((await ask(service, key)).status).toBe(202)
}

/** As long as a process takes to notice what others did. */
const NOTICED_MS = 2000

describe('a queue', () => {
  test('of an organization that is full answers 429, charges nothing, and takes the same request when there is room', async () => {
    const service = await open(QUEUES)
    const [key, other] = [await service.createKey({ kind: 'free' }), await service.createKey({ kind: 'free' })]
    await fill(service, key)
    const once = { 'idempotency-key': 'the-ninth' }
    const refused = await ask(service, key, once)
    expect(refused).toMatchObject({
      status: 429,
      body: { error: { code: 'rate_limited', details: { reason: 'queue_full', waiting: 96, limit: 100 } } },
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await usedBy(service, key)).toBe(8)
    expect(await wholeJobs(service, key)).toBe(8)
    expect((await ask(service, other)).status, 'others have room').toBe(202)
    await service.app.worker.drain()
    service.clock.advance(NOTICED_MS)
    const accepted = await ask(service, key, once)
    expect(accepted.status).toBe(202)
    const again = await ask(service, key, once)
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(again.body).toEqual(accepted.body)
    expect(await usedBy(service, key)).toBe(9)
  })

  test('of the installation that is full answers everybody 503, in every process, until there is room', async () => {
    const service = await open(QUEUES)
    const keys = await Promise.all([1, 2, 3].map(() => service.createKey({ kind: 'free' })))
    const process = await open(QUEUES, service)
    for (const key of keys.slice(0, 2)) await fill(service, key)
    for (const each of [service, process]) {
      const refused = await ask(each, keys[2]!)
      expect(refused).toMatchObject({
        status: 503,
        body: { error: { code: 'engine_unavailable', details: { reason: 'queue_full' } } },
      })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(await usedBy(service, keys[2]!)).toBe(0)
    await service.app.worker.drain()
    service.clock.advance(NOTICED_MS)
    for (const each of [service, process]) expect((await ask(each, keys[2]!)).status).toBe(202)
  })

  test('that is full still takes what follows from work that was accepted', async () => {
    const service = await open({ ...QUEUES, QUEUE_MAX_JOBS: '192', WEBHOOK_ALLOW_PRIVATE: 'true' })
    const [key, listener] = [await service.createKey({ kind: 'free' }), await service.createKey()]
    const { webhook } = await service.client(listener).webhooks.create({ url: 'http://127.0.0.1:9/nobody' })
    await fill(service, key)
    await fill(service, await service.createKey({ kind: 'free' }))
    expect((await ask(service, await service.createKey({ kind: 'free' }))).status).toBe(503)
    await expect(service.client(listener).webhooks.test({ webhook_id: webhook.uuid })).resolves.toMatchObject({
      ok: true,
    })
  })

  test('takes a question that is larger than the limit where nothing else waits, so that nobody is refused for good', async () => {
    const service = await open(QUEUES)
    const key = await service.createKey()
    const client = service.client(key)
    const { group } = await client.groups.recruit({ name: 'Large', group_size: 150 })
    const question = { group_id: group.uuid, question: 'Do you like tea?' }
    await client.questions.askGroup(question)
    await expect(client.questions.askGroup(question)).rejects.toMatchObject({ code: 'rate_limited' })
  })
})

describe('a process that has as many requests under way as it may', () => {
  const MOST = 10
  const requested = { request_text: 'Twelve women in the US. Do they like tea?', response_mode: 'sync' }
  const me = (service: Service, { api_key }: TestKey) => service.request('GET', '/v1/me', { key: api_key })

  const listed = async ({ database: { db } }: Service) => (await sql`select id from research_requests`.execute(db)).rows

  test('answers further ones 503 with Retry-After, stays open to monitors, and is itself again afterwards', async () => {
    const service = await open({ HTTP_MAX_REQUESTS: String(MOST), REQUEST_SYNC_SECONDS: '600' })
    const key = await service.createKey()
    const waiting = Array.from({ length: MOST }, () =>
      service.request('POST', '/v1/research-group-requests', { key: key.api_key, json: requested }),
    )
    // All of them wait for a worker, so that none is on its way to the queue when it is emptied.
    await expect.poll(async () => (await listed(service)).length).toBe(MOST)
    const refused = await me(service, key)
    expect(refused.status).toBe(503)
    expect(refused.body.error).toMatchObject({ code: 'engine_unavailable', details: { reason: 'busy' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await service.request('GET', '/healthz')).status).toBe(200)
    expect((await service.request('GET', '/readyz')).status).toBe(200)
    await service.app.worker.drain()
    for (const { status } of await Promise.all(waiting)) expect(status).not.toBe(503)
    expect((await me(service, key)).status).toBe(200)
  })

  test('is not kept busy by bodies that do not come, nor by callers who leave', async () => {
    const service = await open({ HTTP_MAX_REQUESTS: String(MOST) })
    const key = await service.createKey()
    const { hostname, port } = new URL(service.url)
    const slow = await Promise.all(
      Array.from({ length: 3 * MOST }, async () => {
        const socket = connect(Number(port), hostname)
        socket.on('error', () => {})
        await once(socket, 'connect')
        socket.write(
          'POST /cli/auth/agent-register HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{',
        )
        return socket
      }),
    )
    for (let nth = 0; nth < 3; nth++) expect((await me(service, key)).status).toBe(200)
    for (const socket of slow) socket.destroy()
    for (let nth = 0; nth < 2 * MOST; nth++) {
      const left = new AbortController()
      const gone = fetch(`${service.url}/v1/jobs`, {
        headers: { authorization: `Bearer ${key.api_key}` },
        signal: left.signal,
      }).catch(() => undefined)
      setImmediate(() => left.abort())
      await gone
    }
    await expect.poll(async () => (await me(service, key)).status).toBe(200)
  })
})

test('a service stops without waiting for connections on which nothing was asked', async () => {
  const service = await startService({ config: { SHUTDOWN_GRACE_SECONDS: '600' } })
  const { hostname, port } = new URL(service.url)
  const silent = connect(Number(port), hostname)
  await once(silent, 'connect')
  const closed = once(silent, 'close')
  await service.close()
  await closed
})
