/** What is kept for how long, on a clock of the test's own. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadConfig } from '../../src/platform/config.ts'
import { retentionChores } from '../../src/retention.ts'
import { browserLike } from '../harness/browser-like.ts'
import { furnish } from '../harness/furnish.ts'
import { type Service, startService, type TestKey } from '../harness/service.ts'
import { signedIn } from '../harness/signed-in.ts'

const DAY_MS = 86_400_000

let service: Service
let key: TestKey
let free: TestKey
let study: string
let other: string
let job: string
beforeAll(async () => {
  service = await startService()
  key = await service.createKey()
  free = await service.createKey({ kind: 'free' })
  const post = async (path: string, json: object) => {
    const answer = await service.request('POST', path, { key: key.api_key, json })
    expect([200, 201, 202], JSON.stringify(answer.body)).toContain(answer.status)
    return answer.body
  }
  const { group } = await post('/v1/research-groups/recruit', { name: 'Some', group_size: 3, country: 'US' })
  const studies = ['Done', 'Under way'].map(async (title) => {
    const made = await post('/v1/research-studies', { title, objective: 'To know', research_group_uuid: group.uuid })
    await post(`/v1/research-studies/${made.study.uuid}/questions`, { question: 'Tea?' })
    return made.study.uuid as string
  })
  ;[study, other] = (await Promise.all(studies)) as [string, string]
  job = (await service.request('POST', '/v1/free/questions', { key: free.api_key, json: { question: 'Tea?' } })).body
    .job_id
  await browserLike(service.url, 'http://localhost:3000').post('/login/email', { email: 'reader@example.com' })
  await service.app.worker.drain()
  await service.request('PATCH', `/v1/research-studies/${study}`, { key: key.api_key, json: { stage: 'archived' } })
  await signedIn(service, key).then((person) =>
    person.request('PATCH', '/account/organization', { json: { name: 'Renamed' } }),
  )
  await furnish(service.database.db, key)
  await sql`update model_calls set status = 'finished', text = 'It was said', cost_micros = 7, finished_at = ${service.clock.now()}`.execute(
    service.database.db,
  )
})
afterAll(() => service.close())

async function tidy(settings: Record<string, string>): Promise<void> {
  for (const chore of retentionChores(loadConfig(settings))) await chore(service.database.db, service.clock.now())
}

/** What is there, over the API where it shows it. */
async function kept() {
  const status = async (target: string, by: TestKey) =>
    (await service.request('GET', target, { key: by.api_key })).status === 200
  const { rows } = await sql<{ texts: number; costs: number; audit: number; mails: number; parts: number }>`
    select (select count(*)::int from model_calls where text like 'It was%') as texts,
      (select count(*)::int from model_calls where cost_micros = 7) as costs,
      (select count(*)::int from audit_log) as audit, (select count(*)::int from jobs where kind = 'mail') as mails,
      (select count(*)::int from jobs where free_tier) as parts`.execute(service.database.db)
  return {
    study: await status(`/v1/research-studies/${study}`, key),
    other: await status(`/v1/research-studies/${other}`, key),
    free_job: await status(`/v1/jobs/${job}`, free),
    ...rows[0]!,
  }
}

test('what no setting names is kept for good; mails, which let their reader in, for a day after they ended', async () => {
  const before = await kept()
  expect(before).toMatchObject({ study: true, other: true, free_job: true, texts: 1, costs: 1, mails: 1 })
  await tidy({})
  expect(await kept()).toEqual(before)
  service.clock.advance(1000 * DAY_MS)
  await tidy({})
  expect(await kept()).toEqual({ ...before, mails: 0 })
})

test('what a setting names is gone when its days are over, and not a day before', async () => {
  const settings = {
    RETENTION_STUDY_DAYS: '1010',
    RETENTION_FREE_JOB_DAYS: '1010',
    RETENTION_MODEL_TEXT_DAYS: '1010',
    RETENTION_AUDIT_DAYS: '1010',
  }
  const before = await kept()
  service.clock.advance(9 * DAY_MS)
  await tidy(settings)
  expect(await kept()).toEqual(before)
  service.clock.advance(2 * DAY_MS)
  await tidy(settings)
  expect(await kept()).toEqual({
    study: false,
    // Not complete: somebody still works on it.
    other: true,
    // The process remembers ended jobs; the rows are gone.
    free_job: true,
    texts: 0,
    costs: 1,
    audit: 0,
    mails: 0,
    parts: 0,
  })
})
