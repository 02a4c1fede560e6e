import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { enqueueJobs, type JobKind, type JobOwner, ping } from '../../src/modules/jobs/index.ts'
import { type Service, startService, type TestKey } from '../harness/service.ts'

const CONCURRENCY = 4
const config = { WORK_CONCURRENCY: String(CONCURRENCY), WEBHOOK_ALLOW_PRIVATE: 'true' }

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function open(options: Parameters<typeof startService>[0] = {}): Promise<Service> {
  const service = await startService({ config, ...options })
  closing.push(() => service.close())
  return service
}

const ownedBy = ({ organization_id, user_id }: TestKey): JobOwner => ({ organization_id, user_id, free_tier: false })

async function enqueue<P>(service: Service, kind: JobKind<P>, key: TestKey, payloads: P[]): Promise<string[]> {
  const { database, app, clock } = service
  const owner = ownedBy(key)
  return database.db.transaction().execute((trx) => enqueueJobs(trx, app.queue, kind, owner, payloads, clock.now()))
}

const many = (jobs: number) => Array.from({ length: jobs }, () => ({}))

/** How much of one organization's work was begun before the last of some jobs was. */
async function begunBefore(service: Service, key: TestKey, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ jobs: number }>`
    select count(*)::int as jobs from queue.job join jobs using (id)
    where jobs.organization_id = ${key.organization_id} and not (id = any (${ids}::uuid[]))
      and started_on <= (select max(started_on) from queue.job where id = any (${ids}::uuid[]))`.execute(
    service.database.db,
  )
  return rows[0]!.jobs
}

const unfinished = async (service: Service, ids: readonly string[]): Promise<number> => {
  const { rows } = await sql`select from jobs where id = any (${ids}::uuid[]) and ended_at is null`.execute(
    service.database.db,
  )
  return rows.length
}

/** The parts of a question, each of which is an entry of the queue. */
async function partsOf(service: Service, job_id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from jobs where parent_id = ${job_id}`.execute(
    service.database.db,
  )
  return rows.map(({ id }) => id)
}

describe('twelve answers', () => {
  test("do not wait for ten thousand jobs of somebody else's, nor for those of their own organization", async () => {
    const service = await open()
    const [large, small] = [await service.createKey(), await service.createKey({ kind: 'free' })]
    await enqueue(service, ping, large, many(10_000))
    const { job_id } = await service.client(small).free.ask({ question: 'Do you like tea?' })
    const asked = await partsOf(service, job_id)
    const own = await enqueue(service, ping, large, many(12))
    const besides = await open({ beside: service })
    await Promise.all([service.app.worker.start(), besides.app.worker.start()])
    await expect.poll(() => unfinished(service, [...asked, ...own])).toBe(0)
    // Hands are shared evenly between two organizations, so about as many of the one are taken as of the other.
    expect(asked).toHaveLength(12)
    expect(await begunBefore(service, large, asked)).toBeLessThanOrEqual(12 + 4 * CONCURRENCY)
    expect(await begunBefore(service, large, own)).toBeLessThanOrEqual(12 + 4 * CONCURRENCY)
  })
})

/** Jobs that take as long as the test likes, as those do that wait for a language model. */
function heldJobs() {
  const begun: { whose: string; end: () => void }[] = []
  const held: JobKind<{ whose: string }> = {
    name: 'held',
    payload: z.object({ whose: z.string() }),
    retry_limit: 0,
    retry_delay_seconds: 0,
    expire_seconds: 600,
    run: ({ whose }) =>
      new Promise((resolve) => {
        begun.push({ whose, end: () => resolve({ result: {} }) })
      }),
  }
  const names = () => begun.map(({ whose }) => whose)
  return { held, begun, names }
}

describe('work that takes long', () => {
  test('whoever has the least under way gets the hand that becomes free, whoever came first', async () => {
    const { held, begun, names } = heldJobs()
    const service = await open({ kinds: [held] })
    const keys = [await service.createKey(), await service.createKey(), await service.createKey()]
    await enqueue(service, held, keys[0]!, Array(40).fill({ whose: 'a' }))
    await service.app.worker.start()
    await expect.poll(names).toEqual(Array(CONCURRENCY).fill('a'))
    await enqueue(service, held, keys[1]!, Array(40).fill({ whose: 'b' }))
    await enqueue(service, held, keys[2]!, Array(2).fill({ whose: 'c' }))
    for (let ended = 0; ended < 2 * CONCURRENCY; ended++) {
      begun[ended]!.end()
      await expect.poll(() => begun.length).toBe(CONCURRENCY + ended + 1)
    }
    const next = names().slice(CONCURRENCY)
    expect(next.slice(0, 2).sort(), 'both who had nothing').toEqual(['b', 'c'])
    const count = (whose: string) => next.filter((name) => name === whose).length
    expect(count('c'), 'all of the smallest').toBe(2)
    expect(Math.abs(count('a') - count('b'))).toBeLessThanOrEqual(2)
    for (const { end } of begun) end()
    await sql`delete from queue.job where state < 'active'`.execute(service.database.db)
  })

  test('receivers of webhooks that never answer keep neither questions nor the events of others waiting', async () => {
    const service = await open()
    const silent = await receiver(() => {})
    const told: string[] = []
    const kind = await receiver((url, answer) => {
      told.push(url)
      answer()
    })
    const [hanging, other] = [await service.createKey(), await service.createKey()]
    await service.client(hanging).webhooks.create({ url: `${silent.url}/silent` })
    await service.client(other).webhooks.create({ url: `${kind.url}/told` })
    const ids = await enqueue(service, ping, hanging, many(60))
    await service.app.worker.start()
    await expect.poll(() => unfinished(service, ids)).toBe(0)
    await expect.poll(silent.connections).toBe(4)
    const [job] = await enqueue(service, ping, other, many(1))
    await expect.poll(() => told).toEqual(['/told'])
    expect(await unfinished(service, [job!])).toBe(0)
    expect(silent.connections(), 'its events hold no more hands than one organization may').toBe(4)
    await sql`delete from queue.job where state < 'active'`.execute(service.database.db)
  })
})

test('what an earlier version queued, which knew no turns, is taken as well', async () => {
  const service = await open()
  const key = await service.createKey()
  const ids = await enqueue(service, ping, key, many(3))
  await sql`update queue.job set group_id = null, priority = 0`.execute(service.database.db)
  await service.app.worker.drain()
  expect(await unfinished(service, ids)).toBe(0)
})

interface Receiver {
  url: string
  connections(): number
}

async function receiver(onRequest: (url: string, answer: () => void) => void): Promise<Receiver> {
  let open = 0
  const server = createServer((request, response) => {
    open += 1
    request.resume()
    response.once('close', () => {
      open -= 1
    })
    onRequest(request.url ?? '', () => response.end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(async () => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, connections: () => open }
}
