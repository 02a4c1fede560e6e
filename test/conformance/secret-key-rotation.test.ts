/**
 * The secret key is changed under a service, as operating.md says, and nothing is lost by it. The command is the real one, in
 * its own process.
 */
import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSecrets } from '../../src/platform/secrets.ts'
import { browserLike } from '../harness/browser-like.ts'
import { createTestDatabase, type TestDatabase } from '../harness/database.ts'
import { theOneLine, until, useMachine } from '../harness/process.ts'
import { type Service, startService, TEST_SECRET } from '../harness/service.ts'
import { signedIn } from '../harness/signed-in.ts'

const OLD = TEST_SECRET
const NEW = 'the secret key that comes after that one'
const BASE_URL = 'http://localhost:3000'
const config = {
  FREE_QUESTIONS_PER_CYCLE: '0',
  WEBHOOK_ALLOW_PRIVATE: 'true',
  REGISTER_PER_HOUR_IP: '1000',
  REGISTER_PER_HOUR_INSTALL: '1000',
}

const machine = useMachine('whole file')
let own: TestDatabase
let dir: string
const open: Service[] = []
beforeAll(async () => {
  own = await createTestDatabase()
  dir = await machine.dir()
})
afterAll(async () => {
  for (const service of open) await service.close()
  await own.drop()
})

/** Keys as an operator would set them: what seals, and what is accepted beside it. */
const keys = (SECRET_KEY: string, SECRET_KEYS_ACCEPTED = '') => ({ SECRET_KEY, SECRET_KEYS_ACCEPTED })

async function started(settings: Record<string, string>, role: 'start' | 'serve' = 'start'): Promise<Service> {
  const { database } = own
  const service = await startService({ database, role, config: { ...config, DATA_DIR: dir, ...settings } })
  open.push(service)
  return service
}
async function stopped(service: Service): Promise<void> {
  open.splice(open.indexOf(service), 1)
  await service.close()
}
const command = (args: string[], settings: Record<string, string>) =>
  machine.run(['secrets', ...args], { env: { DATABASE_URL: own.url!, DATA_DIR: dir, ...settings } })

const register = (service: Service, who: object) => service.request('POST', '/cli/auth/agent-register', { json: who })

/** A little of everything that is encrypted or signed, made by a service, and whether another one can still use it. */
async function furnished(service: Service) {
  const { db } = own.database
  const who = {
    email: `rotating${randomUUID()}@example.com`,
    vendor_account_uuid: randomUUID(),
    client_install_id: 'a'.repeat(64),
  }
  const { org_uuid } = (await register(service, who)).body
  await sql`with paying as (update organizations set billing_mode = 'card_provider' where uuid = ${org_uuid} returning id)
    update vendor_accounts set confirmed_at = now() where organization_id in (select id from paying)`.execute(db)
  const managed = (await register(service, who)).body.api_key
  const key = await service.createKey()
  const repeated = {
    key: key.api_key,
    headers: { 'idempotency-key': randomUUID() },
    json: { url: 'http://127.0.0.1:9/' },
  }
  const webhook = await service.request('POST', '/v1/webhooks', repeated)
  const start = await service.request('POST', '/cli/auth/start', {
    json: { provider: 'idp', redirect_uri: 'http://127.0.0.1:54321/oauth/callback' },
  })
  const reader = `reader${randomUUID()}@example.com`
  await browserLike(service.url, BASE_URL).post('/login/email', { email: reader })
  const free = await service.createKey({ kind: 'free' })
  const refused = await service.request('POST', '/v1/free/questions', { key: free.api_key, json: { question: 'Tea?' } })
  const link = new URL(refused.body.error.details.upgrade_url)
  const person = await signedIn(service, free)

  return {
    async check(later: Service, { signatures }: { signatures: boolean }) {
      expect(await register(later, who)).toMatchObject({ status: 200, body: { api_key: managed } })
      expect((await later.request('POST', '/v1/webhooks', repeated)).body).toEqual(webhook.body)
      expect(
        (await later.request('POST', `/v1/webhooks/${webhook.body.webhook.uuid}/test`, { key: key.api_key })).status,
      ).toBe(202)
      await later.app.worker.drain()
      const { rows } = await sql<{ error: string }>`
        select error from webhook_deliveries order by created_at desc limit 1`.execute(db)
      // Nobody listens there; with a secret that cannot be read it would not have been tried.
      expect(rows[0]!.error).not.toContain('SECRET_KEY')
      const mails = await Promise.all(
        (await readdir(path.join(dir, 'outbox'))).map((name) => readFile(path.join(dir, 'outbox', name), 'utf8')),
      )
      expect(mails.filter((mail) => mail.includes(`To: ${reader}`))).toHaveLength(1)
      // What is random and looked up does not hang on the key: the cookie of a session.
      const cookie = { headers: { cookie: person.headers.cookie } }
      expect((await later.request('GET', '/account/session', cookie)).status).toBe(200)
      const renamed = await later.request('PATCH', '/account/organization', {
        headers: person.headers,
        json: { name: 'Renamed' },
      })
      expect(renamed.status).toBe(signatures ? 200 : 403)
      const upgrade = await later.request('GET', link.pathname + link.search, cookie)
      expect(upgrade.status).toBe(signatures ? 303 : 403)
    },
    async finishSignIn(later: Service) {
      const browser = browserLike(later.url, BASE_URL)
      const callback = new URL(
        await browser.signInAt(start.body.authorization_url, `signer${randomUUID()}@example.com`),
      )
      const { session_id } = start.body
      const json = { session_id, code: callback.searchParams.get('code'), state: callback.searchParams.get('state') }
      expect((await later.request('POST', '/cli/auth/complete', { json })).body).toMatchObject({ ok: true })
    },
  }
}

describe('a secret key that is changed', () => {
  test('loses nothing: not with both keys, not when all is encrypted anew, and not when the former key is gone', async () => {
    const before = await started(keys(OLD))
    const things = await furnished(before)
    const signing = await furnished(before)
    await signing.finishSignIn(before)
    await stopped(before)

    const between = await started(keys(NEW, OLD))
    await things.check(between, { signatures: true })
    const shown = JSON.parse((await command(['show', '--json'], keys(NEW, OLD))).stdout)
    const { rows: columns } = await sql<{ table_name: string }>`
      select table_name from information_schema.columns where column_name like 'sealed%' and table_schema = 'public'`.execute(
      own.database.db,
    )
    const tables = shown.sealed.map(({ table }: { table: string }) => table)
    expect(tables).toEqual(expect.arrayContaining(columns.map(({ table_name }) => table_name)))
    for (const table of ['api_keys', 'idempotency_keys', 'jobs', 'sign_ins', 'webhook_endpoints', 'sandbox_objects']) {
      expect(shown.sealed.find((count: { table: string }) => count.table === table).accepted, table).toBeGreaterThan(0)
    }
    const rotated = await command(['rotate', '--json'], keys(NEW, OLD))
    expect(JSON.parse(rotated.stdout)).toMatchObject({ unreadable: 0, resealed: expect.any(Number) })
    await things.check(between, { signatures: true })
    await stopped(between)

    const after = await started(keys(NEW))
    await things.check(after, { signatures: false })
    await things.finishSignIn(after)
    const again = JSON.parse((await command(['rotate', '--json'], keys(NEW))).stdout)
    expect(again).toMatchObject({ resealed: 0, unreadable: 0 })
    await stopped(after)
  })

  test('is known to every process that runs, or the one that is about to use it does not start', async () => {
    // From here on the other way round: the key of the test before is the former one.
    const former = await started(keys(NEW), 'serve')
    await expect(started(keys(OLD))).rejects.toThrow('SECRET_KEY differs')
    await expect(started(keys(OLD, NEW))).rejects.toThrow(
      'A process still runs on this database without this SECRET_KEY',
    )
    // One after the other: first all learn of it, then all use it, and only then the former one can go.
    const informed = await started(keys(NEW, OLD), 'serve')
    await stopped(former)
    const next = await started(keys(OLD, NEW), 'serve')
    await expect(started(keys(NEW))).rejects.toThrow('SECRET_KEY differs')
    expect(theOneLine(await command(['rotate'], keys(OLD, NEW)))).toContain(
      'A process still runs with another SECRET_KEY',
    )
    await stopped(informed)
    await expect(started(keys(OLD))).rejects.toThrow('SECRET_KEY differs')
    expect((await command(['rotate'], keys(OLD, NEW))).stdout).toContain(
      'Everything is encrypted under the current key',
    )
    await stopped(next)
    await expect(started(keys(NEW))).rejects.toThrow('SECRET_KEY differs')
    await stopped(await started(keys(OLD), 'serve'))
  })

  test('can be gone on with where the command was killed half-way', async () => {
    const before = await started(keys(OLD))
    const things = await furnished(before)
    await stopped(before)
    const between = await started(keys(NEW, OLD))
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const holding = Promise.withResolvers<void>()
    // The command comes to a row that somebody else holds, after it has replaced those of other tables.
    const held = own.database.db.transaction().execute(async (trx) => {
      await sql`select id from webhook_endpoints for update`.execute(trx)
      holding.resolve()
      await released
    })
    await holding.promise
    const rotating = machine.start(['secrets', 'rotate'], {
      env: { DATABASE_URL: own.url!, DATA_DIR: dir, ...keys(NEW, OLD) },
    })
    await until('the command waits for the row', async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          and query like '%webhook_endpoints%'`.execute(own.database.db)
      return rows.length > 0
    })
    rotating.signal('SIGKILL')
    await rotating.ended
    release()
    await held
    const sealed = await sql<{ sealed_key: Uint8Array }>`
      select sealed_key from api_keys where sealed_key is not null`.execute(own.database.db)
    for (const { sealed_key } of sealed.rows)
      expect(createSecrets(NEW).open('managed-key', Buffer.from(sealed_key))).toBeDefined()
    await things.check(between, { signatures: true })
    await stopped(between)
    await expect(started(keys(NEW))).rejects.toThrow('SECRET_KEY differs')
    const { resealed } = JSON.parse((await command(['rotate', '--json'], keys(NEW, OLD))).stdout)
    expect(resealed).toBeGreaterThan(0)
    const after = await started(keys(NEW))
    await things.check(after, { signatures: false })
    await stopped(after)
  })

  test('in DATA_DIR is changed by a command, and the former one is removed when nothing needs it', async () => {
    const kept = await createTestDatabase()
    const home = await machine.dir()
    const settings = { DATA_DIR: home, SECRET_KEY: '' }
    const env = { DATABASE_URL: kept.url!, ...settings }
    const start = () => startService({ database: kept.database, config: { ...config, ...settings } })
    const key = { headers: { 'idempotency-key': randomUUID() }, json: { url: 'http://127.0.0.1:9/' } }
    try {
      const first = await start()
      const { api_key } = await first.createKey()
      const answer = await first.request('POST', '/v1/webhooks', { ...key, key: api_key })
      await first.close()
      expect((await machine.run(['secrets', 'renew'], { env })).code).toBe(0)
      const files = () => readdir(home).then((names) => names.filter((name) => name.startsWith('secret')).sort())
      expect(await files()).toEqual(['secret.key', 'secret.key.previous'])
      const second = await start()
      expect((await second.request('POST', '/v1/webhooks', { ...key, key: api_key })).body).toEqual(answer.body)
      expect((await machine.run(['secrets', 'rotate'], { env })).code).toBe(0)
      expect(await files()).toEqual(['secret.key'])
      await second.close()
      const third = await start()
      expect((await third.request('POST', '/v1/webhooks', { ...key, key: api_key })).body).toEqual(answer.body)
      await third.close()
    } finally {
      await kept.drop()
    }
  })
})
