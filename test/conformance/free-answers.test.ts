import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { JobFailure } from '../../src/modules/jobs/index.ts'
import { smallPopulation, testPopulation } from '../harness/population.ts'
import { type Service, scriptedEngine, startService, type TestKey } from '../harness/service.ts'

/** What the agents do, by their place in the panel: 0 is the first. Those without an entry answer at once. */
let doings: Record<number, Promise<string> | Error> = {}
const panelOrder: string[] = []
const engine = scriptedEngine(async (person, question) => {
  const doing = doings[panelOrder.indexOf(`${person.first_name} ${person.last_name}`)]
  if (doing instanceof Error) throw doing
  return (await doing) ?? `${person.first_name} on "${question}"`
})

let service: Service
let key: TestKey
beforeAll(async () => {
  service = await startService({
    engine,
    config: { FREE_QUESTIONS_PER_MINUTE: '1000', FREE_POLLS_PER_MINUTE: '100000', WORK_CONCURRENCY: '16' },
  })
  key = await service.createKey({ kind: 'free' })
})
afterAll(() => service.close())
beforeEach(() => {
  doings = {}
})

const question = 'Would you pay $7 for an oat-milk latte?'
const ask = (by = key) => service.client(by).free.ask({ question })
// biome-ignore lint/suspicious/noExplicitAny: results of jobs have any shape.
const poll = async (job_id: string, by = key): Promise<any> => service.client(by).jobs.get({ job_id })
const work = () => service.app.worker.drain()

async function learnPanel(): Promise<void> {
  if (panelOrder.length > 0) return
  const { job_id } = await ask()
  await work()
  const { result } = await poll(job_id)
  panelOrder.push(...result.results.map((entry: { name: string }) => entry.name))
}

describe('the job of a free question', () => {
  test('is queued, without a result, until a worker takes it', async () => {
    const { job_id } = await ask()
    expect(await poll(job_id)).toMatchObject({ status: 'queued', result: null, error: null, meta: { free_tier: true } })
    await work()
  })

  test('is finished with one reply of each of the twelve agents, in the order in which they were named', async () => {
    const asked = await ask()
    await work()
    const job = await poll(asked.job_id)
    expect(job).toMatchObject({ status: 'finished', error: null, meta: { free_tier: true, engine: 'scripted' } })
    expect(job.result).toMatchObject({ partial: false, count: 12, synthetic: true })
    expect(job.result).not.toHaveProperty('pending_job_ids')
    expect(job.result.results.map((entry: { id: number }) => entry.id)).toEqual(asked.agent_ids)
    expect(job.result.results.map((entry: { uuid: string }) => entry.uuid)).toEqual(asked.agent_uuids)
    for (const entry of job.result.results) {
      expect(entry).toMatchObject({
        name: expect.any(String),
        reply: expect.stringContaining(question),
        assistant_message_id: expect.any(String),
        confidence: 'low',
        words: null,
        synthetic: true,
        meta: { engine: 'scripted', population_version: expect.stringMatching(/^v1-/) },
      })
    }
  })

  test('is asked of the same panel whoever asks', async () => {
    const stranger = await service.createKey({ kind: 'free' })
    const [mine, theirs] = [await ask(), await ask(stranger)]
    expect(theirs.group_id).toBe(mine.group_id)
    expect(theirs.agent_ids).toEqual(mine.agent_ids)
    const { rows } = await sql<{ agent_id: number }>`
      select agent_id::int from research_group_agents where research_group_id = ${mine.group_id}
      order by position`.execute(service.database.db)
    expect(rows.map((row) => row.agent_id)).toEqual(mine.agent_ids)
    await work()
  })

  test('is started while agents think, and partial after a minute with those who are still thinking', async () => {
    await learnPanel()
    const [slow, slower] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
    doings = { 3: slow.promise, 7: slower.promise }
    const asked = await ask()
    const working = work()
    const thinking = async () => (await poll(asked.job_id)).status
    await expect.poll(thinking).toBe('started')
    const open = () =>
      sql<{ open: number }>`select count(*)::int as open from jobs
        where parent_id = ${asked.job_id} and ended_at is null`.execute(service.database.db)
    await expect.poll(async () => (await open()).rows[0]!.open).toBe(2)

    service.clock.advance(59_000)
    expect(await poll(asked.job_id)).toMatchObject({ status: 'started', result: null })
    service.clock.advance(1_000)
    const partial = await poll(asked.job_id)
    expect(partial).toMatchObject({ status: 'finished', result: { partial: true, count: 12 } })
    const { results, pending_job_ids } = partial.result
    expect(pending_job_ids).toHaveLength(2)
    for (const [place, entry] of results.entries()) {
      if (place === 3 || place === 7) {
        expect(entry.status).toBe('started')
        expect(entry).not.toHaveProperty('reply')
      } else {
        expect(entry).toHaveProperty('reply')
        expect(entry).not.toHaveProperty('status')
      }
    }
    for (const id of pending_job_ids) expect((await poll(id)).status).toBe('started')

    slow.resolve('Sorry, I had to think.')
    await expect.poll(async () => (await poll(asked.job_id)).result.pending_job_ids?.length).toBe(1)
    expect((await poll(asked.job_id)).result.results[3].reply).toBe('Sorry, I had to think.')
    slower.resolve('No.')
    await working
    const whole = await poll(asked.job_id)
    expect(whole).toMatchObject({ status: 'finished', result: { partial: false, count: 12 } })
    expect(whole.result).not.toHaveProperty('pending_job_ids')
    expect(whole.result.results[7].reply).toBe('No.')
    expect(await poll(pending_job_ids[0])).toMatchObject({
      status: 'finished',
      result: { agent_id: asked.agent_ids[3], response_text: 'Sorry, I had to think.' },
    })
  })

  test('that nobody has taken after a minute is partial with all twelve pending', async () => {
    const asked = await ask()
    service.clock.advance(61_000)
    const { status, result } = await poll(asked.job_id)
    expect({ status, partial: result.partial, pending: result.pending_job_ids.length }).toEqual({
      status: 'finished',
      partial: true,
      pending: 12,
    })
    await work()
    expect((await poll(asked.job_id)).result.partial).toBe(false)
  })

  test('shows an agent that failed with its error, and the others with their replies', async () => {
    await learnPanel()
    doings = { 5: new JobFailure('The model server refused the question.') }
    const asked = await ask()
    await work()
    const { status, result } = await poll(asked.job_id)
    expect(status).toBe('finished')
    expect(result.partial).toBe(false)
    expect(result.results[5]).toEqual({
      id: asked.agent_ids[5],
      uuid: asked.agent_uuids[5],
      name: panelOrder[5],
      error: 'The model server refused the question.',
    })
    expect(result.results.filter((entry: object) => 'reply' in entry)).toHaveLength(11)
  })

  test('has failed, with the reason that most agents have, when every agent has', async () => {
    await learnPanel()
    doings = Object.fromEntries(panelOrder.map((_, place) => [place, new JobFailure(place === 0 ? 'Yes.' : 'No.')]))
    const asked = await ask()
    await work()
    expect(await poll(asked.job_id)).toMatchObject({
      status: 'failed',
      result: null,
      error: 'None of the agents could answer. No.',
      meta: { free_tier: true },
    })
  })

  test('is answered by those who were asked, though the service has moved on to another population', async () => {
    const asked = await ask()
    const later = await startService({
      beside: service,
      engine,
      population: await testPopulation({ ...smallPopulation, POPULATION_SEED: 'others' }),
    })
    try {
      await later.app.worker.drain()
    } finally {
      await later.close()
    }
    const { status, result } = await poll(asked.job_id)
    expect(status).toBe('finished')
    const versions = result.results.map(
      (entry: { meta: { population_version: string } }) => entry.meta.population_version,
    )
    expect(new Set(versions)).toEqual(new Set([(await testPopulation()).version]))
    expect(result.results.map((entry: { id: number }) => entry.id)).toEqual(asked.agent_ids)
  })

  test('ends once, whichever of its parts end at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const asked = await Promise.all([ask(), ask(), ask()])
      await work()
      for (const { job_id } of asked) expect((await poll(job_id)).ended_at).not.toBeNull()
    }
  })

  test('is one job in the list of a paid key, though each answer is a job of its own', async () => {
    const live = await service.createKey()
    const { job_id } = await ask(live)
    await work()
    const { jobs, total } = await service.client(live).jobs.list({})
    expect({ total, ids: jobs.map((job) => job.job_id) }).toEqual({ total: 1, ids: [job_id] })
  })

  test('and its parts are not there for another account, and are for a replacement key', async () => {
    const who = {
      email: 'asker@example.com',
      vendor_account_uuid: '0b9a8e0c-5b0b-4a5f-9d0e-6a2f4c1f7a10',
      client_install_id: 'a'.repeat(64),
    }
    const register = async () => (await service.client().onboarding.agentRegister(who)).api_key!
    const first = await register()
    const { body } = await service.request('POST', '/v1/free/questions', { key: first, json: { question } })
    await work()
    const second = await register()
    const read = (id: string, by: string) => service.request('GET', `/v1/jobs/${id}`, { key: by })
    const mine = await read(body.job_id, second)
    expect(mine).toMatchObject({ status: 200, body: { status: 'finished' } })
    const [entry] = mine.body.result.results
    expect((await read(entry.assistant_message_id, second)).status).toBe(200)
    const stranger = await service.createKey({ kind: 'free' })
    for (const id of [body.job_id, entry.assistant_message_id]) {
      expect(await read(id, stranger.api_key)).toMatchObject({
        status: 404,
        body: { error: { code: 'job_not_accessible' } },
      })
    }
  })
})
