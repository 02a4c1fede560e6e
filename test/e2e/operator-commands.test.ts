import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { version } from '../../src/app.ts'
import { admin, withDatabase } from '../harness/global-setup.ts'
import {
  answersOk,
  type Installation,
  installation,
  serversOf,
  theOneLine,
  usedDir,
  useMachine,
} from '../harness/process.ts'
import { send } from '../harness/service.ts'

const machine = useMachine('whole file')

let running: Installation
let stopped: Installation
beforeAll(async () => {
  running = await installation(machine, { DATA_DIR: await usedDir(machine) })
  stopped = await installation(machine, { DATA_DIR: await usedDir(machine) })
  const service = machine.start(['start'], { env: running.env })
  await service.says(/Press Ctrl-C to stop/)
})

/** Runs a command with --json; its stdout must be one JSON document and nothing else, its stderr empty. */
async function json({ env }: Installation, ...args: string[]) {
  const { code, stdout, stderr } = await machine.run([...args, '--json'], { env })
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^\{.*\}\n$/)
  return { code, ...JSON.parse(stdout) }
}

const forAnn = ['--org', 'Acme', '--email', 'ann@example.com']
const codeOf = async (key: string): Promise<string> =>
  (await send(`${running.url}/v1/jobs/nonsense`, 'GET', { key })).body.error.code

describe.each([
  ['while the service runs', () => running],
  ['while it does not', () => stopped],
])('keys, %s', (_, place) => {
  test('keys are created, listed and revoked, which the next request finds so, and every --json answer is one document', async () => {
    const live = await json(place(), 'keys', 'create', ...forAnn)
    expect(live).toMatchObject({ code: 0, kind: 'live', org: 'Acme', email: 'ann@example.com' })
    expect(live.api_key).toMatch(/^rk_live_/)
    const serves = place() === running
    if (serves) expect(await codeOf(live.api_key), 'works from its creation on').toBe('job_not_accessible')
    // By the key itself, as an operator has it who found it in a public repository; or by its id, as the list shows it.
    const revoked = await json(place(), 'keys', 'revoke', serves ? live.api_key : live.key_uuid)
    expect(revoked).toMatchObject({ code: 0, key_id: live.key_id, revoked_reason: 'operator' })
    if (serves) expect(await codeOf(live.api_key), 'refused by the next request').toBe('unauthorized')
    const list = ['keys', 'list', '--email', 'ann@example.com']
    const [{ keys }, active] = await Promise.all([json(place(), ...list, '--all'), json(place(), ...list)])
    expect(keys).toEqual([expect.objectContaining({ key_id: live.key_id, revoked_at: revoked.revoked_at })])
    expect(JSON.stringify(keys)).not.toContain(live.api_key)
    expect(active.count).toBe(0)
  })
})

test('commands beside a stopped service leave no PostgreSQL behind', async () => {
  expect(await serversOf(stopped.data_dir)).toEqual([])
})

test('a key gets the scopes that were asked for, and --free makes a free one; without --json the key alone is on stdout, so that a script can store it', async () => {
  const owner = ['--org', 'Gamma', '--email', 'cy@example.com']
  const [narrow, free] = await Promise.all([
    json(running, 'keys', 'create', ...owner, '--scopes', 'billing:read'),
    machine.run(['keys', 'create', ...owner, '--free'], { env: running.env }),
  ])
  expect(narrow.scopes).toEqual(['billing:read'])
  expect(await codeOf(narrow.api_key)).toBe('forbidden')
  expect(free.stdout).toMatch(/^rk_free_\w+\n$/)
  expect(free.stderr).toContain('shown this once')
  expect(await codeOf(free.stdout.trim())).toBe('job_not_accessible')
})

test('a mistake in a keys command is one clear line that says what was meant', async () => {
  const commands = [
    ['create', ...forAnn, '--scopes', 'job:read'],
    ['create', '--email', 'ann'],
    ['revoke', '999999'],
    ['delete', '1'],
  ]
  const ends = await Promise.all(commands.map((args) => machine.run(['keys', ...args], { env: running.env })))
  const lines = ends.map((ended) => theOneLine(ended))
  expect(lines[0]).toContain('job:read (did you mean jobs:read?)')
  expect(lines[1]).toMatch(/--org .*; --email /)
  expect(lines[2]).toContain('no such key')
  expect(lines[3]).toContain('keys revoke')
})

test('doctor finds a running service healthy and says how fast its queue is', async () => {
  const { code, healthy, findings } = await json(running, 'doctor')
  expect({ code, healthy }).toEqual({ code: 0, healthy: true })
  const queue = findings.find(({ check }: { check: string }) => check === 'queue')
  expect(queue).toMatchObject({ state: 'ok', message: expect.stringMatching(/ after \d+ ms$/) })
  expect(findings).toContainEqual(expect.objectContaining({ check: 'port', state: 'ok' }))
})

test('doctor beside a stopped service warns that nobody takes jobs, which is no problem in itself', async () => {
  const { code, healthy, findings } = await json(stopped, 'doctor')
  expect({ code, healthy }).toEqual({ code: 0, healthy: true })
  expect(findings).toContainEqual(expect.objectContaining({ check: 'queue', state: 'warning' }))
  expect(await serversOf(stopped.data_dir)).toEqual([])
})

test('doctor with a broken configuration names the setting and exits with 1', async () => {
  const broken = { ...stopped, env: { ...stopped.env, PORT: 'eighty' } }
  const { code, healthy, findings } = await json(broken, 'doctor')
  expect({ code, healthy }).toEqual({ code: 1, healthy: false })
  expect(findings).toContainEqual(
    expect.objectContaining({ check: 'configuration', state: 'problem', message: expect.stringContaining('PORT') }),
  )
})

test('help lists every command, version is the one of the package, and neither needs a configuration', async () => {
  const env = { PORT: 'eighty' }
  const [help, short, bare, printed] = await Promise.all(
    [['help'], ['--help'], [], ['version']].map((args) => machine.run(args, { env })),
  )
  for (const name of ['start', 'serve', 'work', 'migrate', 'keys create', 'keys list', 'keys revoke', 'doctor']) {
    expect(help!.stdout).toContain(`  ${name}`)
  }
  expect(short!.stdout).toBe(help!.stdout)
  expect(bare!.stdout).toBe(help!.stdout)
  expect(printed).toMatchObject({ code: 0, stdout: `${version}\n`, stderr: '' })
})

test('migrate may run in several processes at once on a fresh database, and once more on a finished one', async () => {
  const serverUrl = inject('serverUrl')
  const name = `populace_fresh_${randomBytes(6).toString('hex')}`
  await admin(serverUrl, `create database ${name}`)
  onTestFinished(() => admin(serverUrl, `drop database if exists ${name} with (force)`))
  const { env } = await installation(machine, { DATABASE_URL: withDatabase(serverUrl, name) })
  const migrate = () => machine.run(['migrate'], { env })
  const ends = await Promise.all([migrate(), migrate()])
  expect(ends.map(({ code, stderr }) => ({ code, stderr }))).toEqual(Array(2).fill({ code: 0, stderr: '' }))
  expect(ends.filter(({ stdout }) => stdout.startsWith('Applied 0001-'))).toHaveLength(1)
  expect((await migrate()).stdout).toBe('The database is up to date.\n')
})

afterAll(async () => {
  // Whatever was done beside it, the service was never disturbed.
  await answersOk(`${running.url}/readyz`)
})
