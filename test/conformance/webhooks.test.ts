import { randomUUID, webcrypto } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  enqueueGathering,
  enqueueJobs,
  type GatheringKind,
  JobFailure,
  type JobKind,
  ping,
} from '../../src/modules/jobs/index.ts'
import { tidyWebhookDeliveries } from '../../src/modules/webhooks/index.ts'
import { type Answer, type Service, startService, type TestKey } from '../harness/service.ts'

const hopeless: JobKind<object> = {
  ...ping,
  name: 'hopeless',
  payload: z.object({}),
  run: async () => {
    throw new JobFailure('The question is empty.')
  },
}
const gathered: GatheringKind = {
  name: 'gathered',
  failure: 'Nobody answered.',
  gather: ({ status, meta }) => ({ status, meta, result: null }),
}

interface Received {
  headers: IncomingHttpHeaders
  body: string
}

/** Each test has a path of its own; a path answers with what was laid down for it, one after the other, and then with 200. */
const answers = new Map<string, number[]>()
const received = new Map<string, Received[]>()
let receiver: Server
let receiver_url: string

let service: Service
beforeAll(async () => {
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url!
      received.set(path, [...at(path), { headers: request.headers, body: Buffer.concat(chunks).toString() }])
      response.writeHead(answers.get(path)?.shift() ?? 200).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  receiver_url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  service = await startService({ kinds: [hopeless], config: { WEBHOOK_ALLOW_PRIVATE: 'true' } })
})
afterAll(async () => {
  receiver.close()
  await service.close()
})

const at = (path: string): Received[] => received.get(path) ?? []
const eventsAt = (path: string) => at(path).map(({ body }) => JSON.parse(body))

const call = (key: TestKey, method: string, path: string, json?: unknown): Promise<Answer> =>
  service.request(method, path, { key: key.api_key, ...(json === undefined ? {} : { json }) })

/** An organization with a webhook at this path. */
async function withWebhook(path: string, key?: TestKey) {
  const owner = key ?? (await service.createKey())
  const { webhook, secret } = await service.client(owner).webhooks.create({ url: receiver_url + path })
  return { key: owner, webhook, secret, read: () => service.client(owner).webhooks.get({ webhook_id: webhook.uuid }) }
}

async function enqueue<P>(key: TestKey, kind: JobKind<P>, payloads: readonly P[]): Promise<string[]> {
  const owner = { organization_id: key.organization_id, user_id: key.user_id, free_tier: false }
  const { database, app, clock } = service
  return database.db.transaction().execute((trx) => enqueueJobs(trx, app.queue, kind, owner, payloads, clock.now()))
}

async function finish(key: TestKey, jobs = 1): Promise<string[]> {
  const ids = await enqueue(key, ping, Array(jobs).fill({}))
  await service.app.worker.drain()
  return ids
}

/** Lets every retry of a delivery fall due, and says how many seconds it would have waited. */
async function hurry(): Promise<number[]> {
  const { rows } = await sql<{ seconds: number }>`
    with waiting as (select id, extract(epoch from start_after - now())::float8 as seconds
      from queue.job where state = 'retry' and data ->> 'kind' = 'webhook_delivery')
    update queue.job j set start_after = now() from waiting w where j.id = w.id returning w.seconds`.execute(
    service.database.db,
  )
  await service.app.worker.drain()
  return rows.map(({ seconds }) => seconds)
}

/** By another implementation than the one that signs. */
async function isSigned({ headers, body }: Received, secret: string): Promise<boolean> {
  const raw = Uint8Array.from(atob(secret.replace('whsec_', '')), (letter) => letter.charCodeAt(0))
  const key = await webcrypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  const [version, signature] = String(headers['webhook-signature']).split(',')
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const given = Uint8Array.from(atob(signature!), (letter) => letter.charCodeAt(0))
  return version === 'v1' && webcrypto.subtle.verify('HMAC', key, given, new TextEncoder().encode(text))
}

describe('events', () => {
  test('a job that finishes is told once, signed, without its result', async () => {
    const { key, secret, read } = await withWebhook('/finished')
    const [job_id] = await finish(key)
    expect(at('/finished')).toHaveLength(1)
    const [event] = at('/finished')
    const { deliveries } = await read()
    expect(deliveries).toMatchObject([{ status: 'delivered', attempts: 1, response_status: 200, error: null }])
    expect(JSON.parse(event!.body)).toEqual({
      id: deliveries[0]!.id,
      type: 'job.finished',
      created_at: service.clock.now().toISOString(),
      data: { job_id, kind: 'ping', status: 'finished', error: null },
    })
    expect(event!.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Populace',
      'webhook-id': deliveries[0]!.id,
      'webhook-timestamp': String(service.clock.now().getTime() / 1000),
    })
    expect(await isSigned(event!, secret)).toBe(true)
    expect(await isSigned({ ...event!, body: `${event!.body} ` }, secret)).toBe(false)
  })

  test('a job that fails is told with its sentence', async () => {
    const { key } = await withWebhook('/failed')
    await enqueue(key, hopeless, [{}])
    await service.app.worker.drain()
    expect(eventsAt('/failed')).toMatchObject([
      { type: 'job.failed', data: { kind: 'hopeless', status: 'failed', error: 'The question is empty.' } },
    ])
  })

  test('a job with parts is told once, with the question and the study that it belongs to', async () => {
    const { key } = await withWebhook('/gathered')
    const owner = { organization_id: key.organization_id, user_id: key.user_id, free_tier: false }
    const about = { question_id: 7, study_id: 3, question: 'Tea?' }
    const { job_id } = await service.database.db
      .transaction()
      .execute((trx) =>
        enqueueGathering(trx, service.app.queue, gathered, ping, owner, about, [{}, {}, {}], service.clock.now()),
      )
    await service.app.worker.drain()
    expect(eventsAt('/gathered').map(({ data }) => data)).toEqual([
      { job_id, kind: 'gathered', status: 'finished', error: null, question_id: 7, study_id: 3 },
    ])
  })

  test('every webhook of the organization is told of every job, and sending itself is not a job of it', async () => {
    const { key } = await withWebhook('/each/1')
    await withWebhook('/each/2', key)
    const ids = await finish(key, 3)
    for (const path of ['/each/1', '/each/2'])
      expect(
        eventsAt(path)
          .map(({ data }) => data.job_id)
          .toSorted(),
      ).toEqual(ids.toSorted())
    const all = [...at('/each/1'), ...at('/each/2')].map(({ headers }) => headers['webhook-id'])
    expect(new Set(all).size).toBe(6)
    expect((await service.client(key).jobs.list({})).total).toBe(3)
  })

  test('a webhook that is deleted at the moment in which a job ends does not keep the job from ending', async () => {
    const { key, webhook } = await withWebhook('/race')
    const [job_id] = await enqueue(key, ping, [{}])
    const { db } = service.database
    let drained: Promise<void> | undefined
    await db.transaction().execute(async (trx) => {
      await sql`delete from webhook_endpoints where id = ${webhook.id}`.execute(trx)
      drained = service.app.worker.drain()
      const waiting = () =>
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      await expect.poll(async () => (await waiting()).rows.length, { interval: 5 }).toBeGreaterThan(0)
    })
    await drained
    expect(await service.client(key).jobs.get({ job_id: job_id! })).toMatchObject({ status: 'finished' })
    expect(at('/race')).toEqual([])
  })
})

describe('what does not arrive', () => {
  test('is sent again as the same event, and shows why it waits', async () => {
    const { key, secret, read } = await withWebhook('/again')
    answers.set('/again', [500, 302])
    await finish(key)
    expect((await read()).deliveries).toMatchObject([
      { status: 'queued', attempts: 1, response_status: 500, error: 'The address answered with 500.', ended_at: null },
    ])
    service.clock.advance(90_000)
    await hurry()
    await hurry()
    expect((await read()).deliveries).toMatchObject([
      { status: 'delivered', attempts: 3, response_status: 200, error: null },
    ])
    const [first, second, third] = at('/again')
    expect([second, third].map((attempt) => attempt!.headers['webhook-id'])).toEqual(
      Array(2).fill(first!.headers['webhook-id']),
    )
    expect(third!.body).toBe(first!.body)
    expect(Number(second!.headers['webhook-timestamp'])).toBe(Number(first!.headers['webhook-timestamp']) + 90)
    expect(await isSigned(third!, secret)).toBe(true)
  })

  test('is given up after ten attempts, the last of them hours apart', async () => {
    const { key, read } = await withWebhook('/never')
    answers.set('/never', Array(20).fill(503))
    await finish(key)
    const waits: number[] = []
    for (let i = 0; i < 9; i++) waits.push(...(await hurry()))
    expect(waits).toHaveLength(9)
    expect(waits[0]).toBeLessThan(121)
    expect(waits[8]).toBeGreaterThan(3600)
    expect(waits[8]).toBeLessThan(6 * 3600 + 1)
    expect(at('/never')).toHaveLength(10)
    expect(await hurry()).toEqual([])
    expect((await read()).deliveries).toMatchObject([
      { status: 'failed', attempts: 10, response_status: 503, error: 'The address answered with 503.' },
    ])
  })

  test('because the receiver is gone for good disables the webhook, and drops what else waits for it', async () => {
    const { key, read } = await withWebhook('/gone')
    answers.set('/gone', [500, 410])
    await finish(key)
    await finish(key)
    await hurry()
    await finish(key)
    expect(at('/gone')).toHaveLength(2)
    const { webhook, deliveries } = await read()
    expect(webhook.enabled).toBe(false)
    expect(deliveries.map(({ status, attempts, error }) => ({ status, attempts, error }))).toEqual(
      expect.arrayContaining([
        { status: 'failed', attempts: 1, error: 'The address answered with 410, which disabled the webhook.' },
        { status: 'failed', attempts: 1, error: 'The webhook was disabled before this was received.' },
      ]),
    )
    expect(deliveries).toHaveLength(2)
  })

  test('because the webhook was deleted in between is dropped without a word', async () => {
    const { key, webhook } = await withWebhook('/deleted')
    answers.set('/deleted', [500])
    await finish(key)
    expect((await call(key, 'DELETE', `/v1/webhooks/${webhook.id}`)).body).toEqual({
      ok: true,
      deleted_id: webhook.id,
      deleted_uuid: webhook.uuid,
    })
    await hurry()
    expect(await hurry()).toEqual([])
    await finish(key)
    expect(at('/deleted')).toHaveLength(1)
    expect((await call(key, 'GET', `/v1/webhooks/${webhook.id}`)).status).toBe(404)
  })
})

describe('POST /v1/webhooks/{webhook_id}/test', () => {
  test('sends an event once, whether it arrives or not', async () => {
    const { key, webhook, secret, read } = await withWebhook('/test')
    const first = await call(key, 'POST', `/v1/webhooks/${webhook.id}/test`, {})
    await service.app.worker.drain()
    expect(first).toMatchObject({ status: 202, body: { ok: true, delivery_id: expect.any(String) } })
    expect(eventsAt('/test')).toMatchObject([
      { id: first.body.delivery_id, type: 'webhook.test', data: { webhook_id: webhook.id } },
    ])
    expect(await isSigned(at('/test')[0]!, secret)).toBe(true)
    answers.set('/test', [500])
    await service.client(key).webhooks.test({ webhook_id: webhook.uuid })
    await service.app.worker.drain()
    expect(await hurry()).toEqual([])
    const { deliveries } = await read()
    expect(deliveries.map(({ status }) => status).toSorted()).toEqual(['delivered', 'failed'])
  })

  test('with the same Idempotency-Key there is one event, and a disabled webhook has none', async () => {
    const { key, webhook } = await withWebhook('/test-twice')
    const send = () => service.client(key).webhooks.test({ webhook_id: webhook.uuid }, { idempotency_key: 'once' })
    expect((await send()).delivery_id).toBe((await send()).delivery_id)
    await service.app.worker.drain()
    expect(at('/test-twice')).toHaveLength(1)
    await service.client(key).webhooks.update({ webhook_id: webhook.uuid, enabled: false })
    const refused = await call(key, 'POST', `/v1/webhooks/${webhook.id}/test`, {})
    expect([refused.status, refused.body.error.code]).toEqual([409, 'conflict'])
  })
})

describe('webhooks', () => {
  test('are listed, changed and switched off, and show their secret only when they are made', async () => {
    const { key, webhook, secret, read } = await withWebhook('/kept')
    const url = `${receiver_url}/moved-here`
    const changed = await call(key, 'PATCH', `/v1/webhooks/${webhook.uuid}`, { url, description: ' Für Zoë 🙂 ' })
    expect(changed.body.webhook).toEqual({ ...webhook, url, description: 'Für Zoë 🙂', updated_at: expect.any(String) })
    await finish(key)
    expect([at('/kept').length, at('/moved-here').length]).toEqual([0, 1])
    const off = await call(key, 'PATCH', `/v1/webhooks/${webhook.id}`, { enabled: false, description: null })
    expect(off.body.webhook).toMatchObject({ url, description: null, enabled: false })
    await finish(key)
    expect(at('/moved-here')).toHaveLength(1)
    const list = await call(key, 'GET', '/v1/webhooks?limit=1')
    expect(list.body).toEqual({ webhooks: [off.body.webhook], count: 1, total: 1, limit: 1, offset: 0 })
    const shown = JSON.stringify([changed.body, off.body, list.body, await read()])
    expect(shown).not.toMatch(/secret|whsec_/)
    const { rows } = await sql<{ sealed_secret: Uint8Array }>`
      select sealed_secret from webhook_endpoints where id = ${webhook.id}`.execute(service.database.db)
    expect(Buffer.from(rows[0]!.sealed_secret).toString('latin1')).not.toContain(secret.slice(10, 30))
  })

  test('of another organization are as good as missing, and are told nothing', async () => {
    const { webhook, read } = await withWebhook('/theirs')
    const stranger = await service.createKey()
    const answersTo = async (id: string | number) => [
      await call(stranger, 'GET', `/v1/webhooks/${id}`),
      await call(stranger, 'PATCH', `/v1/webhooks/${id}`, { enabled: false }),
      await call(stranger, 'POST', `/v1/webhooks/${id}/test`, {}),
      await call(stranger, 'DELETE', `/v1/webhooks/${id}`),
    ]
    const missing = (await answersTo(randomUUID())).map(({ status, body }) => ({ status, body }))
    expect(missing.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    for (const id of [webhook.id, webhook.uuid])
      expect((await answersTo(id)).map(({ status, body }) => ({ status, body }))).toEqual(missing)
    expect((await call(stranger, 'GET', '/v1/webhooks')).body.total).toBe(0)
    await finish(stranger)
    expect(await read()).toEqual({ webhook, deliveries: [] })
    expect(at('/theirs')).toEqual([])
  })

  test('are made once for an Idempotency-Key, and at most twenty, also when all are asked for at once', async () => {
    const key = await service.createKey()
    const create = (i: number) =>
      service.request('POST', '/v1/webhooks', {
        key: key.api_key,
        json: { url: `${receiver_url}/${i}` },
        headers: { 'idempotency-key': `webhook ${i}`.replace(' ', '-') },
      })
    const made = await Promise.all(Array.from({ length: 24 }, (_, i) => create(i)))
    expect(made.filter(({ status }) => status === 201)).toHaveLength(20)
    const refused = made.filter(({ status }) => status !== 201)
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.error.message}`))).toEqual(
      new Set(['409 An organization has at most 20 webhooks; delete one first.']),
    )
    const one = made.findIndex(({ status }) => status === 201)
    expect((await create(one)).body).toEqual(made[one]!.body)
    expect((await call(key, 'GET', '/v1/webhooks')).body.total).toBe(20)
  })

  test.each([
    [{}, 'url: must be a text'],
    [{ url: 7 }, 'url: must be a text'],
    [{ url: '' }, 'url: must not be empty'],
    [{ url: 'nowhere' }, 'url: must be an address such as https://example.com/events'],
    [{ url: 'ftp://example.com' }, 'url: must begin with https:// or http://'],
    [{ url: 'https://me:secret@example.com' }, 'url: must not contain a user name or a password'],
    [{ url: `https://example.com/${'x'.repeat(2000)}` }, 'url: must have at most 2000 characters'],
    [{ url: 'https://example.com', description: 'x'.repeat(501) }, 'description: must have at most 500 characters'],
    [{ url: 'https://example.com', descripton: 'x' }, 'descripton: unknown field; did you mean description?'],
  ])('%j is refused', async (json, problem) => {
    const key = await service.createKey()
    const { status, body } = await call(key, 'POST', '/v1/webhooks', json)
    expect([status, body.error.message]).toEqual([400, `Invalid request. ${problem}`])
  })

  test('are not for free keys', async () => {
    const free = await service.createKey({ kind: 'free' })
    expect((await call(free, 'POST', '/v1/webhooks', { url: receiver_url })).status).toBe(403)
  })
})

test('where private addresses are not allowed, they are neither registered nor sent to', async () => {
  const { key, webhook, read } = await withWebhook('/private')
  const strict = await startService({ beside: service })
  try {
    for (const [method, path] of [
      ['POST', '/v1/webhooks'],
      ['PATCH', `/v1/webhooks/${webhook.id}`],
    ] as const) {
      for (const url of ['https://127.1/', 'https://169.254.169.254/latest', 'https://[::ffff:10.0.0.1]/']) {
        const { status, body } = await strict.request(method, path, { key: key.api_key, json: { url } })
        const problem = 'must be an address on the public internet'
        expect([status, body.error]).toEqual([
          400,
          {
            code: 'invalid_request',
            message: `Invalid request. url: ${problem}`,
            details: { fields: { url: [problem] } },
          },
        ])
      }
    }
    await enqueue(key, ping, [{}])
    await strict.app.worker.drain()
  } finally {
    await strict.close()
  }
  expect((await read()).deliveries).toMatchObject([
    { status: 'failed', attempts: 1, response_status: null, error: 'The address must begin with https://.' },
  ])
  expect(at('/private')).toEqual([])
})

test('events are forgotten a month after they ended, and those that got lost end', async () => {
  const { key, webhook, read } = await withWebhook('/old')
  await finish(key)
  const { db } = service.database
  await sql`
    insert into webhook_deliveries (id, webhook_endpoint_id, type, payload, created_at)
    values (${randomUUID()}, ${webhook.id}, 'job.finished', '{}', ${service.clock.now()})`.execute(db)
  const after = (days: number) => new Date(service.clock.now().getTime() + days * 86_400_000)
  const statuses = async () => (await read()).deliveries.map(({ status }) => status).toSorted()
  await tidyWebhookDeliveries(db, after(2))
  expect(await statuses()).toEqual(['delivered', 'queued'])
  await tidyWebhookDeliveries(db, after(29))
  expect(await statuses()).toEqual(['delivered', 'failed'])
  await tidyWebhookDeliveries(db, after(31))
  expect(await statuses()).toEqual(['failed'])
})
