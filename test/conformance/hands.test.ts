import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { enqueueJobs, type JobKind, Worker } from '../../src/modules/jobs/index.ts'
import { createLogger } from '../../src/platform/log.ts'
import { createMetrics } from '../../src/platform/metrics.ts'
import { startService } from '../harness/service.ts'

test('with a language model a worker takes about as many jobs as it has hands, and leaves the rest to others', async () => {
  const service = await startService()
  const { app, database, clock } = service
  const gate = Promise.withResolvers<void>()
  const slow: JobKind<object> = {
    name: 'slow',
    payload: z.object({}),
    retry_limit: 0,
    retry_delay_seconds: 0,
    expire_seconds: 60,
    batch_size: 125,
    run: async () => {
      await gate.promise
      return { result: {} }
    },
  }
  const worker = () =>
    new Worker({
      ...{ database, queue: app.queue, kinds: [slow], clock, concurrency: 150, lease_seconds: 60 },
      hand: 'job',
      log: createLogger('silent'),
      metrics: createMetrics(),
    })
  const owner = { organization_id: null, user_id: null, free_tier: false }
  await database.db
    .transaction()
    .execute((trx) => enqueueJobs(trx, app.queue, slow, owner, Array(1000).fill({}), clock.now()))
  const underWay = async () => {
    const { rows } = await sql<{ entries: number }>`
      select count(*)::int as entries from queue.job where name = 'jobs' and state = 'active'`.execute(database.db)
    return rows[0]!.entries
  }
  const [first, second] = [worker(), worker()]
  const drained = [first.drain()]
  // Two entries of 125: one would leave hands free.
  await expect.poll(underWay).toBe(2)
  drained.push(second.drain())
  await expect.poll(underWay).toBe(4)
  gate.resolve()
  await Promise.all(drained)
  const { rows } = await sql`select from jobs where status <> 'finished'`.execute(database.db)
  expect(rows).toEqual([])
  await service.close()
})
