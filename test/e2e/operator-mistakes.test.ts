import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { withDatabase } from '../harness/global-setup.ts'
import {
  answersOk,
  freePort,
  installation,
  serversOf,
  theOneLine,
  usedDir,
  useMachine,
  welcomed,
} from '../harness/process.ts'

const machine = useMachine()

test('a DATA_DIR that cannot be made is one clear line that names it', async () => {
  const file = path.join(await machine.dir(), 'file')
  await writeFile(file, '')
  const { env, data_dir } = await installation(machine, { DATA_DIR: path.join(file, 'data') })
  for (const ended of await Promise.all(['start', 'migrate'].map((command) => machine.run([command], { env })))) {
    expect(theOneLine(ended)).toContain(`Cannot write to DATA_DIR ${data_dir}`)
  }
})

test.skipIf(process.getuid?.() !== 0)(
  'a DATA_DIR of somebody else is one clear line that names it (needs root, to become somebody)',
  async () => {
    // Made by root, mode 755: another user may look but not write.
    const dir = await machine.dir()
    const { env } = await installation(machine, { DATA_DIR: dir })
    const nobody = { uid: 65_534, gid: 65_534 }
    expect(theOneLine(await machine.run(['start'], { env, user: nobody }))).toContain(`Cannot write to DATA_DIR ${dir}`)
  },
)

test('a database that cannot be reached is one clear line that names the address but not the password', async () => {
  const port = await freePort()
  const { env } = await installation(machine, { DATABASE_URL: `postgres://ann:hushhush@127.0.0.1:${port}/populace` })
  const commands = [['start'], ['work'], ['migrate'], ['keys', 'list']]
  for (const ended of await Promise.all(commands.map((command) => machine.run(command, { env })))) {
    const line = theOneLine(ended)
    expect(line).toContain(`127.0.0.1:${port}/populace`)
    expect(line).toContain('ECONNREFUSED')
    expect(line).not.toContain('hushhush')
  }
})

test('a database that does not exist or a wrong password is one clear line', async () => {
  const serverUrl = inject('serverUrl')
  const missing = await installation(machine, { DATABASE_URL: withDatabase(serverUrl, 'no_such_database') })
  const wrong = new URL(serverUrl)
  wrong.password = 'hushhush'
  const refused = await installation(machine, { DATABASE_URL: wrong.toString() })
  const ends = await Promise.all([missing, refused].map(({ env }) => machine.run(['start'], { env })))
  expect(theOneLine(ends[0]!)).toContain('no_such_database')
  const line = theOneLine(ends[1]!)
  expect(line).toContain('password authentication failed')
  expect(line).not.toContain('hushhush')
})

test('every malformed setting is named in one message', async () => {
  const env = { DATABASE_URL: 'mysql://localhost/x', PORT: 'eighty', LOG_LEVEL: 'loud', DATA_DIR: await machine.dir() }
  const { code, stderr } = await machine.run(['start'], { env })
  expect(code).toBe(1)
  expect(
    stderr
      .trimEnd()
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual([
    'populace: The configuration has problems:',
    'PORT must be a whole number',
    'DATABASE_URL must be a postgres:// address',
    'LOG_LEVEL must be debug, info, warn, error or silent',
  ])
})

test('a command or an option that does not exist is one clear line that leads to the help', async () => {
  const env = { DATA_DIR: await machine.dir() }
  const commands = [['strat'], ['work', '--concurency', '4'], ['migrate', 'now']]
  const ends = await Promise.all(commands.map((command) => machine.run(command, { env })))
  const lines = ends.map((ended) => theOneLine(ended, 2))
  expect(lines[0]).toMatch(/no command "strat".*help/)
  expect(lines[1]).toMatch(/--concurency.*help/)
  expect(lines[2]).toMatch(/now.*help/)
})

test('a port that is taken is one clear line with a way out, and no PostgreSQL is left behind; of two services on one DATA_DIR the second says which process is in its way, and the first goes on', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve))
  const { port } = other.address() as { port: number }
  const first = await installation(machine, { DATA_DIR: await usedDir(machine) })
  try {
    const env = { ...first.env, PORT: String(port) }
    expect(theOneLine(await machine.run(['start'], { env }))).toContain(`Port ${port} is taken`)
    expect(await serversOf(first.data_dir)).toEqual([])
  } finally {
    other.close()
  }
  // On another port, with the data that are there by now.
  const { service } = await welcomed(machine, first)
  const second = await installation(machine, { DATA_DIR: first.data_dir })
  const line = theOneLine(await machine.run(['start'], { env: second.env }))
  expect(line).toContain(`process ${service.pid}`)
  expect(line).toContain(first.data_dir)
  await answersOk(`${first.url}/readyz`)
  expect(await serversOf(first.data_dir)).toHaveLength(1)
})
