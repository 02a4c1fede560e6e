/**
 * Data of earlier versions, opened with this one. Fixtures are made by `npm run upgrade-fixture`; each is a dump of a database
 * that an earlier state of the service has worked on, with a question still in its queue.
 */
import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, describe, expect, inject, test } from 'vitest'
import type { Furnished } from '../../scripts/upgrade-fixture/furnish.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { openPglite } from '../../src/platform/db/pglite.ts'
import { connectPool } from '../../src/platform/db/pool.ts'
import { createLogger } from '../../src/platform/log.ts'
import { admin, withDatabase } from '../harness/global-setup.ts'
import { LONG } from '../harness/long.ts'
import { smallestPopulation, testPopulation } from '../harness/population.ts'
import { repository, theOneLine, until, useMachine } from '../harness/process.ts'
import { startService, TEST_SECRET } from '../harness/service.ts'

const FIXTURES = path.join(repository, 'test/fixtures/upgrades')
const MIGRATIONS = path.join(repository, 'migrations')
const names = (await readdir(FIXTURES))
  .filter((name) => name.endsWith('.json'))
  .map((name) => path.parse(name).name)
  .sort()

/** The oldest, one in the middle and the newest; all of them with TEST_LONG=1. */
const tried = LONG ? names : [names.at(0)!, names.at(Math.floor(names.length / 2))!, names.at(-1)!]

const machine = useMachine()
const opened: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of opened.reverse()) await close()
})

const dumpOf = async (name: string): Promise<string> =>
  gunzipSync(await readFile(path.join(FIXTURES, `${name}.sql.gz`))).toString('utf8')

interface Opened {
  database: Database
  url: string
}

/** An empty database, filled with a dump where one is named. */
async function emptyDatabase(dump?: string): Promise<Opened> {
  const name = `populace_upgrade_${randomBytes(6).toString('hex')}`
  const server = inject('serverUrl')
  await admin(server, `create database ${name}`)
  const url = withDatabase(server, name)
  if (dump !== undefined) await admin(url, await dumpOf(dump))
  const database = connectPool('external', url, 4, createLogger('silent'))
  opened.push(async () => {
    await database.close()
    await admin(server, `drop database if exists ${name} with (force)`)
  })
  return { database, url }
}

async function inPglite(dump: string): Promise<Database> {
  const database = await openPglite(undefined)
  opened.push(() => database.close())
  await database.script(await dumpOf(dump))
  // A dump clears it for its own session, which is the only one here.
  await database.script('set search_path = public')
  return database
}

/** Migrations as they would be with further ones, in a folder of their own. */
async function migrationsWith(more: Record<string, string>, until = '9999'): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'populace-migrations-'))
  opened.push(() => rm(dir, { recursive: true, force: true }))
  for (const name of await readdir(MIGRATIONS))
    if (name.slice(0, 4) <= until) await cp(path.join(MIGRATIONS, name), path.join(dir, name))
  for (const [name, text] of Object.entries(more)) await writeFile(path.join(dir, name), text)
  return dir
}

/** Tables, columns and migrations that a database has, to see that nothing has changed. */
async function stateOf({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select table_name || '.' || column_name as line from information_schema.columns where table_schema = 'public'
    union all select name || ' ' || digest from schema_migrations order by 1`.execute(db)
  return rows.map(({ line }) => line)
}

describe('data of an earlier version', () => {
  test('is there for every state of the tables since the first', () => {
    expect(names.length).toBeGreaterThanOrEqual(8)
  })

  test.each(tried)(
    '%s: keys work, studies are read, what was queued is answered, and a new question is',
    async (name) => {
      const found = JSON.parse(await readFile(path.join(FIXTURES, `${name}.json`), 'utf8')) as Furnished & {
        queued_job_id?: string
      }
      const { database } = await emptyDatabase(name)
      const population = await testPopulation(smallestPopulation)
      const service = await startService({ database, population, config: { FREE_QUESTIONS_PER_MINUTE: '100' } })
      try {
        const get = (target: string, key = found.live_key) => service.request('GET', target, { key })
        expect(await get('/v1/me')).toMatchObject({ status: 200, body: { organization: { uuid: found.org_uuid } } })
        expect((await get('/v1/billing/usage', found.free_key)).status).toBe(200)
        if (found.free_job_id !== undefined) {
          const { body } = await get(`/v1/jobs/${found.free_job_id}`, found.free_key)
          expect(body.result.results).toHaveLength(found.free_answers!)
        }
        if (found.study_uuid !== undefined) {
          const questions = await get(`/v1/research-studies/${found.study_uuid}/questions`)
          expect(questions.status).toBe(200)
          expect(questions.body.questions[0].answers).toHaveLength(found.study_answers!)
          const group = await get(`/v1/research-groups/${found.group_uuid}`)
          expect(group.body.agents.map(({ name: who }: { name: string }) => who)).not.toContain(null)
        }
        if (found.request_id !== undefined)
          expect((await get(`/v1/research-group-requests/${found.request_id}`)).status).toBe(200)
        if (found.webhook_uuid !== undefined) expect((await get(`/v1/webhooks/${found.webhook_uuid}`)).status).toBe(200)

        const asked = await service.request('POST', '/v1/free/questions', {
          key: found.free_key,
          json: { question: 'Tea?' },
        })
        expect(asked.status).toBe(202)
        await service.app.worker.drain()
        for (const job of [asked.body.job_id, found.queued_job_id]) {
          if (job !== undefined)
            expect((await get(`/v1/jobs/${job}`, found.free_key)).body).toMatchObject({ status: 'finished' })
        }
      } finally {
        await service.close()
      }
    },
  )
})

describe('a migration that fails', () => {
  const broken = {
    '0098-good.sql': 'create table good (id int);\nalter table users add column good int;\n',
    '0099-broken.sql': "insert into good values (1);\ninsert into good values ('not a number');\n",
  }

  test.each(['PostgreSQL', 'PGlite'])(
    'leaves everything as it was, and the version before starts again, in %s',
    async (kind) => {
      const database = kind === 'PGlite' ? await inPglite('schema-0006') : (await emptyDatabase('schema-0006')).database
      const before = await migrationsWith({}, '0006')
      expect(await migrate(database, before)).toEqual([])
      const state = await stateOf(database)
      const failing = await migrationsWith(broken)
      await expect(migrate(database, failing)).rejects.toThrow('invalid input syntax')
      expect(await stateOf(database)).toEqual(state)
      expect(await migrate(database, before)).toEqual([])
      // And what is not broken goes through.
      expect((await migrate(database)).length).toBeGreaterThan(3)
      const { rows } = await sql<{ answers: number }>`select count(*)::int as answers from answers`.execute(database.db)
      expect(rows[0]!.answers).toBe(5)
    },
  )

  test('in a process that is killed in the middle of it leaves everything as it was', async () => {
    const { database, url } = await emptyDatabase('schema-0009')
    const state = await stateOf(database)
    // Somebody holds a table that the last migration changes: the process has applied the others and waits.
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const holding = Promise.withResolvers<void>()
    const held = database.db.transaction().execute(async (trx) => {
      await sql`lock table installation in access share mode`.execute(trx)
      holding.resolve()
      await released
    })
    await holding.promise
    const data_dir = await machine.dir()
    const env = { DATABASE_URL: url, DATA_DIR: data_dir, SECRET_KEY: TEST_SECRET }
    const migrating = machine.start(['migrate'], { env })
    const waiting = async () => {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        database.db,
      )
      return rows[0]?.pid
    }
    await until('the migration waits for the table', waiting)
    migrating.signal('SIGKILL')
    await migrating.ended
    release()
    await held
    await until('the server has noticed', async () => (await waiting()) === undefined)
    expect(await stateOf(database)).toEqual(state)
    // And then two at once: one does it, the other finds it done.
    const both = await Promise.all([machine.run(['migrate'], { env }), machine.run(['migrate'], { env })])
    expect(both.map(({ code }) => code)).toEqual([0, 0])
    expect(both.map(({ stdout }) => stdout.startsWith('Applied')).sort()).toEqual([false, true])
  })
})

test('a database that a newer version has migrated is refused, in one line, and not touched', async () => {
  const { database, url } = await emptyDatabase()
  await migrate(database, await migrationsWith({ '9999-from-the-future.sql': 'create table later (id int);\n' }))
  const state = await stateOf(database)
  const env = { DATABASE_URL: url, DATA_DIR: await machine.dir(), SECRET_KEY: TEST_SECRET }
  expect(theOneLine(await machine.run(['migrate'], { env }))).toContain(
    'newer version of Populace (9999-from-the-future.sql)',
  )
  expect(await stateOf(database)).toEqual(state)
})
