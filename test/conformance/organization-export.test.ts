/** What an organization has can be taken along as a whole, and is gone as a whole: no table, no text, no file keeps it. */
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openMediaStore, removeFiles } from '../../src/modules/media/index.ts'
import { loadConfig } from '../../src/platform/config.ts'
import { createLogger } from '../../src/platform/log.ts'
import { browserLike } from '../harness/browser-like.ts'
import { cascadesFrom, furnish, snapshot } from '../harness/furnish.ts'
import { png } from '../harness/media-files.ts'
import { useMachine } from '../harness/process.ts'
import { type Service, startService, type TestKey } from '../harness/service.ts'
import { signedIn } from '../harness/signed-in.ts'
import { unzipBytes } from '../harness/unzip.ts'

const machine = useMachine('whole file')
let dir: string
let service: Service
beforeAll(async () => {
  dir = await machine.dir()
  service = await startService({ config: { DATA_DIR: dir } })
})
afterAll(() => service.close())

const db = () => service.database.db
const picture = png(4, 4)

/** Whoever has worked here: something of every kind, with a word in each text that is found again wherever it lies. */
async function lived(word: string): Promise<TestKey> {
  const key = await service.createKey()
  const person = await signedIn(service, key)
  const does = async (method: string, target: string, json: object) => {
    const answer = await service.request(method, target, {
      key: key.api_key,
      json,
      headers: { 'idempotency-key': word + JSON.stringify(json).replaceAll(' ', '').slice(0, 80) },
    })
    expect([200, 201, 202], `${target}: ${JSON.stringify(answer.body)}`).toContain(answer.status)
    return answer.body
  }
  await person.request('PATCH', '/account/organization', { json: { name: `${word} Ltd` } })
  await person.request('POST', '/account/members', { json: { email: `${word}-guest@example.com`, role: 'member' } })
  await person.request('POST', '/account/keys', { json: { name: `${word} key` } })
  const { group } = await does('POST', '/v1/research-groups/recruit', {
    name: `${word} group`,
    group_size: 3,
    country: 'US',
  })
  const { study } = await does('POST', '/v1/research-studies', {
    title: `${word} study`,
    objective: `${word} objective`,
    research_group_uuid: group.uuid,
  })
  await does('POST', `/v1/research-studies/${study.uuid}/questions`, { question: `Do you like ${word}?` })
  await does('POST', `/v1/research-groups/${group.uuid}/questions`, { question: `Would you buy ${word}?` })
  await does('POST', '/v1/research-group-requests', {
    request_text: `3 adults who know ${word}`,
    response_mode: 'async',
  })
  await does('POST', '/v1/media-assets', { file_data: picture.toString('base64'), filename: `${word}.png` })
  await does('POST', '/v1/webhooks', { url: `https://${word}.example.com/`, description: `${word} hook` })
  await service.app.worker.drain()
  // Left in the queue.
  await does('POST', `/v1/research-studies/${study.uuid}/questions`, { question: `And ${word} again?` })
  await furnish(db(), key)
  await sql`update model_calls set status = 'finished', text = ${`${word} was said`}, finished_at = now(), error = null
    where organization_id = ${key.organization_id}`.execute(db())
  return key
}

/** Rows of any table, the queue's included, in which a text stands. */
async function holding(text: string): Promise<string[]> {
  const found = [...(await snapshot(db()))].flatMap(([table, rows]) => rows.map((row) => `${table}: ${row}`))
  const { rows: queued } = await sql<{ row: string }>`select j::text as row from queue.job j`.execute(db())
  const all = [...found, ...queued.map(({ row }) => `queue: ${row}`)]
  return all.filter((row) => row.toLowerCase().includes(text.toLowerCase()))
}

async function download(target: string, options: Parameters<Service['request']>[2] & { cookie?: string }) {
  const headers = options.cookie === undefined ? { authorization: `Bearer ${options.key}` } : { cookie: options.cookie }
  const response = await fetch(service.url + target, { headers })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('an export of an organization', () => {
  let key: TestKey
  let files: Map<string, Buffer>
  beforeAll(async () => {
    await lived('zanzibar')
    key = await lived('quokka')
    const person = await signedIn(service, key)
    const answer = await download('/account/organization/export', { cookie: person.headers.cookie })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toContain(`organization-${key.org_uuid}.zip`)
    files = unzipBytes(answer.bytes)
  })
  const text = (name: string) => files.get(name)!.toString('utf8')
  const rowsIn = (name: string) =>
    text(name)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))

  test('holds every row of every table that goes with it, as many as its manifest says', async () => {
    const tables = await cascadesFrom(db(), 'organizations')
    const { rows, media, media_missing, organization } = JSON.parse(text('manifest.json'))
    expect(organization).toEqual({ uuid: key.org_uuid, name: 'quokka Ltd' })
    for (const table of [...tables, 'organizations', 'users', 'audit_log']) {
      const lines = rowsIn(`data/${table}.jsonl`)
      expect({ table, rows: rows[table] }).toEqual({ table, rows: lines.length })
      expect(lines.length, table).toBeGreaterThan(0)
    }
    const counted = await sql<{ answers: number }>`
      select count(*)::int as answers from answers a join questions q on q.id = a.question_id
      where q.organization_id = ${key.organization_id}`.execute(db())
    expect(rows.answers).toBe(counted.rows[0]!.answers)
    const [asset] = rowsIn('data/media_assets.jsonl').filter(({ filename }) => filename === 'quokka.png')
    expect(files.get(`media/${asset.sha256.replace('\\x', '')}`)).toEqual(picture)
    expect(media).toBe(rowsIn('data/media_assets.jsonl').length)
    // The row that `furnish` made has no file: the rest is there all the same.
    expect(media_missing).toHaveLength(1)
  })

  test('holds nothing of anybody else, and nothing that lets somebody in', () => {
    const all = [...files.values()].map((bytes) => bytes.toString('latin1')).join('\n')
    expect(all).toContain('quokka')
    expect(all).not.toContain('zanzibar')
    for (const secret of [key.api_key, 'key_hash', 'sealed', 'token_hash', 'whsec_', 'share_token'])
      expect(all, secret).not.toContain(secret)
  })

  /** Digests and sealed values are bytes. A column that is added later is told here, before it is in anybody's archive. */
  test('holds no bytes of a table but the digests of files and of model calls', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type = 'bytea'`.execute(db())
    const bytes = new Set(rows.map(({ name }) => name))
    const tables = [...files.keys()].filter((name) => name.startsWith('data/'))
    const shown = tables.flatMap((name) =>
      rowsIn(name).flatMap((row) => Object.keys(row).map((column) => `${path.basename(name, '.jsonl')}.${column}`)),
    )
    expect([...new Set(shown)].filter((name) => bytes.has(name)).sort()).toEqual([
      'media_assets.sha256',
      'model_calls.key',
    ])
  })

  test('is for its admins and for who administers the installation, and leaves an entry in the log', async () => {
    const colleague = await service.createKey({ colleague_of: key, role: 'member' })
    const member = await signedIn(service, colleague)
    const other = await signedIn(service, await service.createKey(), {})
    const own = '/account/organization/export'
    expect((await download(own, { cookie: member.headers.cookie })).status).toBe(403)
    expect((await download(own, { key: key.api_key })).status).toBe(403)
    expect((await service.request('GET', own)).status).toBe(401)
    const theirs = `/admin/organizations/${key.org_uuid}/export`
    expect((await download(theirs, { cookie: other.headers.cookie })).status).toBe(403)
    const { api_key } = await service.createKey({ scopes: ['admin'] })
    const answer = await download(theirs, { key: api_key })
    expect(answer.status).toBe(200)
    expect([...unzipBytes(answer.bytes).keys()]).toEqual([...files.keys()])
    expect((await service.request('GET', '/admin/organizations/999999/export', { key: api_key })).status).toBe(404)
    const { rows } = await sql`select 1 from audit_log where action = 'organization.exported'
      and organization_id = ${key.organization_id}`.execute(db())
    expect(rows).toHaveLength(2)
  })
})

describe('an organization that is erased', () => {
  test('leaves no text of its own in any table, no row with its number but the bare log, and no file', async () => {
    const key = await lived('numbat')
    const person = await signedIn(service, key)
    const media = path.join(dir, 'media', String(key.organization_id))
    expect(existsSync(media)).toBe(true)
    expect((await holding('numbat')).length).toBeGreaterThan(15)
    const gone = await person.request('DELETE', '/account/organization', { json: { confirm: 'numbat Ltd' } })
    expect(gone.status).toBe(200)
    expect(await holding('numbat')).toEqual([])
    const { rows: columns } = await sql<{ table: string }>`
      select table_name as table from information_schema.columns
      where table_schema = 'public' and column_name = 'organization_id'`.execute(db())
    for (const { table } of columns) {
      const { rows } =
        await sql`select 1 from ${sql.table(table)} where organization_id = ${key.organization_id}`.execute(db())
      expect({ table, kept: rows.length > 0 }).toEqual({ table, kept: table === 'audit_log' })
    }
    const { rows: log } = await sql<{ action: string; subject: string | null; details: object }>`
      select action, subject, details from audit_log where organization_id = ${key.organization_id} order by id`.execute(
      db(),
    )
    for (const entry of log.slice(0, -1)) expect(entry).toMatchObject({ subject: null, details: {} })
    expect(log.at(-1)).toMatchObject({ action: 'organization.deleted', subject: `organization ${key.org_uuid}` })
    const { rows: callers } = await sql`select 1 from idempotency_keys
      where caller like ${`organization:${key.organization_id}%`}`.execute(db())
    expect(callers).toEqual([])
    expect(readdirSync(media)).toEqual([])
    // What was queued comes to nothing.
    await service.app.worker.drain()
    expect(await holding('numbat')).toEqual([])
  })

  test('loses its files also where the storage fails at first', async () => {
    const key = await service.createKey()
    const upload = { key: key.api_key, json: { file_data: picture.toString('base64') } }
    expect((await service.request('POST', '/v1/media-assets', upload)).status).toBe(201)
    const { rows } = await sql<{ sha: string }>`
      select encode(sha256, 'hex') as sha from media_assets where organization_id = ${key.organization_id}`.execute(
      db(),
    )
    const file = path.join(dir, 'media', String(key.organization_id), rows[0]!.sha)
    // A folder where the file was cannot be removed as one.
    await rm(file)
    await mkdir(path.join(file, 'in the way'), { recursive: true })
    const person = await signedIn(service, key)
    const { rows: named } = await sql<{ name: string }>`
      select name from organizations where id = ${key.organization_id}`.execute(db())
    const gone = await person.request('DELETE', '/account/organization', { json: { confirm: named[0]!.name } })
    expect(gone.status).toBe(200)
    await rm(file, { recursive: true })
    await writeFile(file, picture)
    const log = createLogger('silent')
    await removeFiles(db(), openMediaStore(loadConfig({ DATA_DIR: dir }), log), log)
    expect(existsSync(file)).toBe(false)
    expect((await sql`select 1 from media_removals`.execute(db())).rows).toEqual([])
  })
})

describe('a person who is erased', () => {
  test('leaves address and name in no table; the log keeps what they did, by the number of the account', async () => {
    const [colleague, other] = [await service.createKey(), await service.createKey()]
    const key = await service.createKey({ colleague_of: colleague })
    const email = 'Wombat.Person+work@example.com'
    await sql`update users set email = ${email}, name = 'Wombat Person' where id = ${key.user_id}`.execute(db())
    const person = await signedIn(service, key)
    const elsewhere = await signedIn(service, other)
    const admin = await signedIn(service, colleague)
    const invited = await elsewhere.request('POST', '/account/members', {
      json: { email: email.toLowerCase(), role: 'member' },
      headers: { 'idempotency-key': 'once' },
    })
    expect(invited.status).toBe(201)
    expect(
      (await person.request('POST', '/account/keys', { json: { name: 'mine' }, headers: { 'idempotency-key': 'w' } }))
        .status,
    ).toBe(201)
    await browserLike(service.url, 'http://localhost:3000').post('/login/email', { email })
    const { rows: uuids } = await sql<{ uuid: string }>`select uuid from users where id = ${key.user_id}`.execute(db())
    const role = await admin.request('PATCH', `/account/members/${uuids[0]!.uuid}`, { json: { role: 'member' } })
    expect(role.status).toBe(200)
    await furnish(db(), key)
    expect((await holding('wombat.person')).length).toBeGreaterThan(5)

    expect((await person.request('DELETE', '/account/user', { json: { confirm: email } })).status).toBe(200)
    expect(await holding('wombat')).toEqual([])
    const { rows } = await sql<{ actor: string; ip: string | null }>`
      select actor, ip from audit_log where actor_user_id = ${key.user_id}`.execute(db())
    expect(rows.length).toBeGreaterThan(1)
    for (const { actor, ip } of rows) {
      expect(actor).toMatch(new RegExp(`^user ${key.user_id}\\b`))
      expect(ip).toBeNull()
    }
    const { rows: about } = await sql`select 1 from audit_log where subject = ${`user user ${key.user_id}`}`.execute(
      db(),
    )
    expect(about.length).toBeGreaterThan(1)
  })
})
