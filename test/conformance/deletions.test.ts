/** What goes with an organization or a user, and what does not, table by table. */
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { enqueueJobs, type JobKind } from '../../src/modules/jobs/index.ts'
import { createLogger } from '../../src/platform/log.ts'
import { collide } from '../harness/collide.ts'
import { beyond, cascadesFrom, furnish, gone, type Snapshot, snapshot } from '../harness/furnish.ts'
import { png } from '../harness/media-files.ts'
import { type Service, startService, type TestKey } from '../harness/service.ts'
import { type SignedIn, signedIn } from '../harness/signed-in.ts'

/** A job that is under way until it is let go. */
const gate = Promise.withResolvers<void>()
const begun = Promise.withResolvers<void>()
const slow: JobKind<object> = {
  name: 'slow',
  payload: z.object({}),
  retry_limit: 2,
  retry_delay_seconds: 0,
  expire_seconds: 60,
  async run() {
    begun.resolve()
    await gate.promise
    return { result: {} }
  },
}

const complaints: string[] = []
const log = createLogger('warn', { write: (line: string) => void complaints.push(line) })

let dir: string
let service: Service
let administrator: SignedIn
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'populace-deletions-'))
  service = await startService({ kinds: [slow], config: { DATA_DIR: dir }, log })
  administrator = await signedIn(service, await service.createKey(), { administrator: true })
})
afterAll(async () => {
  await service.close()
  await rm(dir, { recursive: true, force: true })
})

const db = () => service.database.db
const nameOf = (key: TestKey) => `Organization ${key.email.match(/\d+/)![0]}`
const remove = (key: TestKey, query = '') =>
  administrator.request(
    'DELETE',
    `/admin/organizations/${key.organization_id}?confirm=${encodeURIComponent(nameOf(key))}${query}`,
  )
const codeOf = async (key: TestKey) => (await service.request('GET', '/v1/billing/usage', { key: key.api_key })).status

/** An organization with a row everywhere, and what these rows are. */
async function furnished(): Promise<{ key: TestKey; rows: string[] }> {
  const before = await snapshot(db())
  const key = await service.createKey()
  await furnish(db(), key)
  return { key, rows: beyond(await snapshot(db()), before) }
}

const missing = (rows: readonly string[], after: Snapshot): string[] => {
  const left = new Set([...after].flatMap(([name, texts]) => texts.map((text) => `${name}: ${text}`)))
  return rows.filter((row) => !left.has(row) && !row.startsWith('cache_epochs'))
}

describe('an organization', () => {
  test('takes with it exactly its own rows, whatever tables there are, and its members stay', async () => {
    const [doomed, other] = [await furnished(), await furnished()]
    const { organization_id, org_uuid, user_id } = doomed.key
    await sql`insert into idempotency_keys (caller, key, fingerprint, created_at)
      values (${`organization:${organization_id}`}, 'k', 'f', now()), (${`organization:${other.key.organization_id}`}, 'k', 'f', now())`.execute(
      db(),
    )
    await sql`insert into model_spending (scope, scope_id, month) select 'organization', id, '2026-01' from organizations
      where id in (${organization_id}, ${other.key.organization_id})`.execute(db())
    const before = await snapshot(db())
    // So that the process has it in mind when it goes.
    expect(await codeOf(doomed.key)).toBe(200)
    const answer = await remove(doomed.key)
    expect(await codeOf(doomed.key)).toBe(401)
    const after = await snapshot(db())

    expect(answer).toMatchObject({ status: 200, body: { deleted: true, cancel_at_provider: null } })
    const { rows } = answer.body
    expect(Object.keys(rows)).toEqual(await cascadesFrom(db(), 'organizations'))
    expect(Object.entries(rows).filter(([, count]) => count === 0)).toEqual([])
    expect(gone(before, after)).toEqual({
      ...rows,
      organizations: 1,
      idempotency_keys: 1,
      model_spending: 1,
      audit_log: -1,
    })
    expect(missing(other.rows, after)).toEqual([])
    const { rows: users } = await sql`select 1 from users where id = ${user_id}`.execute(db())
    expect(users).toHaveLength(1)
    const log = await administrator.request(
      'GET',
      `/admin/audit-log?organization_id=${org_uuid}&action=organization.deleted`,
    )
    expect(log.body.entries).toMatchObject([
      { organization_id, subject: `organization ${org_uuid}`, details: { rows } },
    ])
  })

  test('takes its files along, and leaves the same file of somebody else', async () => {
    const [doomed, other] = [await service.createKey(), await service.createKey()]
    const upload = { json: { file_data: png(4, 4).toString('base64') } }
    for (const { api_key: key } of [doomed, other])
      expect((await service.request('POST', '/v1/media-assets', { key, ...upload })).status).toBe(201)
    const { rows } = await sql<{ sha: string }>`
      select encode(sha256, 'hex') as sha from media_assets where organization_id = ${other.organization_id}`.execute(
      db(),
    )
    const file = ({ organization_id }: TestKey) => path.join(dir, 'media', String(organization_id), rows[0]!.sha)
    expect([doomed, other].map((key) => existsSync(file(key)))).toEqual([true, true])
    expect((await remove(doomed)).body.rows.media_assets).toBe(1)
    expect([doomed, other].map((key) => existsSync(file(key)))).toEqual([false, true])
  })

  test('can go while a job of it is under way, which ends quietly', async () => {
    const key = await service.createKey()
    const owner = { organization_id: key.organization_id, user_id: key.user_id, free_tier: false }
    await db()
      .transaction()
      .execute((trx) => enqueueJobs(trx, service.app.queue, slow, owner, [{}, {}], service.clock.now()))
    const drained = service.app.worker.drain()
    await begun.promise
    expect(await remove(key)).toMatchObject({ status: 200, body: { rows: { jobs: 2 } } })
    gate.resolve()
    await drained
    expect(await service.app.queue.depth()).toEqual({ queued: 0, started: 0, oldest: null })
    expect(complaints.filter((line) => line.includes('"kind":"slow"'))).toEqual([])
    const { rows } = await sql`select 1 from jobs where kind = 'slow'`.execute(db())
    expect(rows).toEqual([])
  })

  test('with a running subscription goes only by force, and then it is said what to cancel', async () => {
    const key = await service.createKey({ billing_mode: 'card_provider' })
    await sql`insert into subscriptions (organization_id, customer_id, subscription_id, status, former_billing_mode, as_of,
        created_at, updated_at)
      values (${key.organization_id}, 'cus_1', 'sub_1', 'past_due', 'free', now(), now(), now())`.execute(db())
    expect(await remove(key)).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict', details: { reason: 'subscription_active', subscription_id: 'sub_1' } } },
    })
    expect(await codeOf(key)).toBe(200)
    expect(await remove(key, '&force=true')).toMatchObject({ status: 200, body: { cancel_at_provider: 'sub_1' } })
    expect(await codeOf(key)).toBe(401)
  })

  test('is not deleted under another name, nor twice', async () => {
    const key = await service.createKey()
    const path = `/admin/organizations/${key.organization_id}`
    for (const query of ['', '?confirm=', '?confirm=organization'])
      expect((await administrator.request('DELETE', path + query)).status).toBe(400)
    const both = await collide(service.database, 'audit_log', [() => remove(key), () => remove(key)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  })
})

describe('a user', () => {
  const removeUser = ({ user_id }: TestKey) => administrator.request('DELETE', `/admin/users/${user_id}`)

  test('takes along what is personal, and leaves to the organization what was made in it', async () => {
    const { key } = await furnished()
    const colleague = await service.createKey({ colleague_of: key })
    await furnish(db(), colleague)
    const own = await snapshot(db())
    expect(await codeOf(key)).toBe(200)
    const answer = await removeUser(key)
    expect(await codeOf(key)).toBe(401)
    const after = await snapshot(db())
    expect(answer).toMatchObject({ status: 200, body: { deleted: true, organizations_left_empty: [] } })
    const { rows } = answer.body
    expect(Object.keys(rows)).toEqual(await cascadesFrom(db(), 'users'))
    expect(Object.entries(rows).filter(([, count]) => count === 0)).toEqual([])
    // One entry for the installation, one for the organization.
    expect(gone(own, after)).toEqual({ ...rows, users: 1, audit_log: -2 })
    expect(await codeOf(colleague)).toBe(200)
    for (const table of ['jobs', 'questions', 'research_studies', 'feature_operations', 'media_assets']) {
      const { rows: left } = await sql<{ user_id: number | null }>`
        select user_id from ${sql.table(table)} where organization_id = ${key.organization_id} order by 1`.execute(db())
      expect({ table, users: left.map(({ user_id }) => user_id) }).toEqual({ table, users: [colleague.user_id, null] })
    }
  })

  test('who is the only admin among others must hand over first; who is alone leaves an empty organization', async () => {
    const key = await service.createKey()
    const member = await service.createKey({ colleague_of: key, role: 'member' })
    expect(await removeUser(key)).toMatchObject({ status: 409, body: { error: { details: { reason: 'last_admin' } } } })
    expect((await removeUser(member)).status).toBe(200)
    expect(await removeUser(key)).toMatchObject({
      status: 200,
      body: { organizations_left_empty: [key.organization_id] },
    })
    expect((await removeUser(key)).status).toBe(404)
  })

  test('no deletion leaves an organization or the installation without anybody in charge, however close they come', async () => {
    const [one, other] = [await service.createKey(), await service.createKey()]
    await service.createKey({ colleague_of: one, role: 'member' })
    await sql`insert into memberships (organization_id, user_id, role, created_at)
      values (${one.organization_id}, ${other.user_id}, 'admin', now())`.execute(db())
    const both = await collide(service.database, 'audit_log', [() => removeUser(one), () => removeUser(other)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const { api_key: key } = await service.createKey({ scopes: ['admin'] })
    const { rows } = await sql<{ id: number }>`select id from users where administrator`.execute(db())
    const ends = await Promise.all(rows.map(({ id }) => service.request('DELETE', `/admin/users/${id}`, { key })))
    expect(ends).toMatchObject([{ status: 409, body: { error: { details: { reason: 'last_administrator' } } } }])
  })
})
