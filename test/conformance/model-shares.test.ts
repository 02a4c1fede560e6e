import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSender, languageModelsOf, senderOptionsOf } from '../../src/modules/models/index.ts'
import type { ModelRequest } from '../../src/modules/models/models.ts'
import type { Sender } from '../../src/modules/models/send.ts'
import { loadConfig } from '../../src/platform/config.ts'
import { createTestDatabase, type TestDatabase } from '../harness/database.ts'
import { type ModelServer, startModelServer } from '../harness/model-server.ts'

const AT_ONCE = 12

let own: TestDatabase
let server: ModelServer
beforeAll(async () => {
  ;[own, server] = await Promise.all([createTestDatabase(), startModelServer()])
})
afterAll(async () => {
  await server.close()
  await own.drop()
})
beforeEach(async () => {
  await server.reset()
  await server.reply('Yes.')
})

/** As each process of an installation makes one. */
function processes(count: number): Sender[] {
  const config = loadConfig({
    LLM_MODEL: 'stand-in',
    LLM_BASE_URL: `${server.url}/v1`,
    LLM_CONCURRENCY: String(AT_ONCE),
  })
  const models = languageModelsOf(config)!
  return Array.from({ length: count }, () => createSender(models, senderOptionsOf(config, own.database)))
}

const request: ModelRequest = {
  model: 'stand-in',
  purpose: 'words',
  prompt: { version: 'words-1', system: 'You speak for somebody.', shared: 'The question.', own: 'You are Ann.' },
  payer: { organization_id: null },
}
const send = (sender: Sender, calls: number) => Array.from({ length: calls }, () => sender.send(request))

const shares = async () => {
  const { rows } = await sql<{ shares: Record<string, unknown> }>`select shares from model_shares`.execute(
    own.database.db,
  )
  return Object.values(rows[0]?.shares ?? {})
}

test('processes of an installation have no more calls under way together than LLM_CONCURRENCY, and as many', async () => {
  await server.pace({ latency_ms: 100 })
  const [first, ...others] = processes(3)
  const calls = send(first!, 60)
  await server.until(({ under_way }) => under_way === AT_ONCE)
  // The first has all of them, and is to give of them.
  calls.push(...others.flatMap((sender) => send(sender, 60)))
  await Promise.all(calls)
  expect(await server.counts()).toMatchObject({ answered: 180, faulted: 0, peak_concurrency: AT_ONCE })
})

test('a process that has many calls waiting does not keep another from its first', async () => {
  await server.pace({ latency_ms: 100 })
  const [busy, other] = processes(2)
  const waiting = send(busy!, 400)
  await server.until(({ under_way }) => under_way === AT_ONCE)
  await other!.send(request)
  expect((await server.counts()).answered).toBeLessThan(300)
  busy!.close()
  await Promise.allSettled(waiting)
})

test('a process that makes no calls holds nothing', async () => {
  const [sender] = processes(1)
  await Promise.all(send(sender!, 3))
  await expect.poll(shares).toEqual([])
})
