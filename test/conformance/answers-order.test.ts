import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAnswers, type NewAnswer } from '../../src/modules/questions/store.ts'
import { type Service, startService } from '../harness/service.ts'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

test('answers to several questions lock them in one order, whichever came first: who waits for one question holds none behind it', async () => {
  const { db } = service.database
  const { api_key: key } = await service.createKey()
  const recruited = await service.request('POST', '/v1/research-groups/recruit', {
    key,
    json: { name: 'Two', group_size: 2 },
  })
  const { id: group_id } = recruited.body.group
  const ask = async (question: string): Promise<{ question_id: number; agent_id: number }> => {
    const { body } = await service.request('POST', `/v1/research-groups/${group_id}/questions`, {
      key,
      json: { question },
    })
    return { question_id: body.question_id, agent_id: body.agents[0].id }
  }
  const [first, second] = [await ask('Tea or coffee?'), await ask('Do you own a car?')]

  const held = Promise.withResolvers<number>()
  const release = Promise.withResolvers<void>()
  const holder = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`
      select pg_backend_pid() as pid from questions where id = ${first.question_id} for no key update`.execute(trx)
    held.resolve(rows[0]!.pid)
    await release.promise
  })
  const pid = await held.promise
  const writer = db
    .transaction()
    .execute((trx) => insertAnswers(trx, [second, first].map(answerOf), service.clock.now()))
  const waiting = async () => {
    const behind = await sql`select from pg_stat_activity where ${pid}::int = any (pg_blocking_pids(pid))`.execute(db)
    return behind.rows.length
  }
  try {
    await expect.poll(waiting).toBe(1)
    const free = await sql`select from questions where id = ${second.question_id} for no key update nowait`.execute(db)
    expect(free.rows).toHaveLength(1)
  } finally {
    release.resolve()
    await Promise.all([holder, writer])
  }
})

const answerOf = ({ question_id, agent_id }: { question_id: number; agent_id: number }): NewAnswer => ({
  ...{ question_id, agent_id, position: 0, weight: 1, response_text: 'Yes.', value: null, confidence: 'high' },
  words: null,
  understood: {} as NewAnswer['understood'],
  meta: {} as NewAnswer['meta'],
})
