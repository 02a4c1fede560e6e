/** What docs/guides/backups.md says, done: a copy is made, put elsewhere and started, and everything goes on from there. */
import { execFile, execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { connectPool } from '../../src/platform/db/pool.ts'
import { createLogger } from '../../src/platform/log.ts'
import { createTestDatabase } from '../harness/database.ts'
import { admin, withDatabase } from '../harness/global-setup.ts'
import { png } from '../harness/media-files.ts'
import { installation, until, usedDir, useMachine } from '../harness/process.ts'
import { send, startService } from '../harness/service.ts'

const run = promisify(execFile)
const machine = useMachine()
const picture = png(4, 4)
const upload = { file_data: picture.toString('base64') }

test('a stopped DATA_DIR that is copied to another place is the same service: keys, files, and what was queued', async () => {
  const place = await installation(machine, { DATA_DIR: await usedDir(machine) })
  const serving = machine.start(['serve'], { env: place.env })
  await serving.says(/Press Ctrl-C to stop/)
  const free = serving.stdout().match(/rk_free_\w+/)![0]
  const asked = await send(`${place.url}/v1/free/questions`, 'POST', {
    key: free,
    json: { question: 'Do you like tea?' },
  })
  expect(asked.status).toBe(202)
  const made = await machine.run(['keys', 'create', '--org', 'Acme', '--email', 'a@example.com', '--json'], {
    env: place.env,
  })
  const { api_key: live } = JSON.parse(made.stdout)
  const asset = (await send(`${place.url}/v1/media-assets`, 'POST', { key: live, json: upload })).body.media_asset
  serving.signal('SIGTERM')
  await serving.ended

  const copy = path.join(await machine.dir(), 'data')
  await run('cp', ['-a', place.data_dir, copy])
  await rm(place.data_dir, { recursive: true })
  const restored = await installation(machine, { DATA_DIR: copy })
  const service = machine.start(['start'], { env: restored.env })
  await service.says(/Press Ctrl-C to stop/)
  const read = (target: string, key: string) => send(`${restored.url}${target}`, 'GET', { key })
  const job = await until('the question is answered', async () => {
    const { body } = await read(`/v1/jobs/${asked.body.job_id}`, free)
    return body.status === 'finished' && body
  })
  expect(job.result.results).toHaveLength(12)
  expect((await read('/v1/billing/usage', free)).body).toMatchObject({
    quota: { questions_per_cycle: { used: 1, reserved: 0 } },
  })
  const content = await fetch(`${restored.url}/v1/media-assets/${asset.uuid}/content`, {
    headers: { authorization: `Bearer ${live}` },
  })
  expect(Buffer.from(await content.arrayBuffer())).toEqual(picture)
})

/** A pg_dump reads servers of its own version and older ones. */
const dumps = (): boolean => {
  try {
    const [, client] = execFileSync('pg_dump', ['--version'], { encoding: 'utf8' }).match(/ (\d+)/)!
    const server = execFileSync('psql', ['-Atc', 'show server_version_num', inject('serverUrl')], { encoding: 'utf8' })
    return Number(client) >= Math.floor(Number(server) / 10_000)
  } catch {
    return false
  }
}

test.skipIf(!dumps())(
  'a dump of a running service, restored beside it, goes on with its work and charges nothing twice',
  async () => {
    const dir = await machine.dir()
    const original = await createTestDatabase()
    const service = await startService({ database: original.database, config: { DATA_DIR: path.join(dir, 'one') } })
    const name = `populace_restored_${randomBytes(6).toString('hex')}`
    try {
      const key = await service.createKey({ kind: 'free' })
      const ask = async (question: string) =>
        (await service.request('POST', '/v1/free/questions', { key: key.api_key, json: { question } })).body.job_id
      const answered = await ask('Tea?')
      await service.app.worker.drain()
      const queued = await ask('Coffee?')
      const owner = await service.createKey()
      const asset = (await service.request('POST', '/v1/media-assets', { key: owner.api_key, json: upload })).body
        .media_asset
      await run('pg_dump', ['--format=custom', `--file=${dir}/populace.dump`, original.url!])
      // What happens afterwards is not in it.
      await service.app.worker.drain()
      await cp(path.join(dir, 'one/media'), path.join(dir, 'two/media'), { recursive: true })

      await admin(inject('serverUrl'), `create database ${name}`)
      const url = withDatabase(inject('serverUrl'), name)
      await run('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${url}`, `${dir}/populace.dump`])
      const database = connectPool('external', url, 4, createLogger('silent'))
      const restored = await startService({ database, config: { DATA_DIR: path.join(dir, 'two') } })
      try {
        const read = (target: string, by = key) => restored.request('GET', target, { key: by.api_key })
        expect((await read(`/v1/jobs/${answered}`)).body.status).toBe('finished')
        expect((await read(`/v1/jobs/${queued}`)).body.status).toBe('queued')
        await restored.app.worker.drain()
        const { body } = await read(`/v1/jobs/${queued}`)
        expect(body).toMatchObject({ status: 'finished' })
        expect(body.result.results).toHaveLength(12)
        expect((await read('/v1/billing/usage')).body).toMatchObject({
          quota: { questions_per_cycle: { used: 2, reserved: 0 } },
        })
        const { rows } = await sql<{ state: string; units: number }>`
        select state, sum(units)::int as units from feature_usage_records group by 1 order by 1`.execute(database.db)
        expect(rows).toEqual([
          { state: 'committed', units: 2 },
          { state: 'reserved', units: 2 },
        ])
        expect((await read(`/v1/media-assets/${asset.uuid}/content`, owner)).status).toBe(200)
      } finally {
        await restored.close()
        await database.close()
      }
    } finally {
      await service.close()
      await original.drop()
      await admin(inject('serverUrl'), `drop database if exists ${name} with (force)`)
    }
  },
)
