import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { OperatorError } from '../platform/errors.ts'
import { listenOnLoopback } from './loopback-listener.ts'

const run = promisify(execFile)
const PROGRAM = path.join(import.meta.dirname, '../main.ts')

test.each([
  ['login', ['--save-to', '--identity', '--no-browser', '--port', '--wait', '--allow-http', '--service', '--json']],
  ['admin', ['admin create --email', 'admin list', 'admin remove --email', '--json']],
  ['keys', ['keys create --org', '--free', '--scopes', 'keys list', '--all', 'keys revoke', '--json']],
])('%s --help prints every option, and does nothing else', async (command, options) => {
  const { stdout, stderr } = await run(process.execPath, [PROGRAM, command, '--help'], { cwd: tmpdir() })
  expect(stderr).toBe('')
  expect(stdout).toMatch(new RegExp(`^Usage: npm run populace -- ${command} `))
  for (const option of options) expect(stdout).toContain(option)
})

test('a browser returns to a usual port, or to the next one where that is taken; a port that was named is that one', async () => {
  const first = await listenOnLoopback(undefined)
  const second = await listenOnLoopback(undefined)
  try {
    const [one, other] = [first, second].map(({ redirect_uri }) => Number(new URL(redirect_uri).port))
    expect([47_811, 47_812]).toContain(one)
    expect(other).toBe(one! + 1)
    await expect(listenOnLoopback(one)).rejects.toBeInstanceOf(OperatorError)
  } finally {
    first.close()
    second.close()
  }
})

test('login names the file whole, and says that the key from before is gone', async () => {
  const dir = await realpath(await mkdtemp(path.join(tmpdir(), 'populace-login-')))
  const api_key = `rk_free_${'a'.repeat(38)}`
  const answer = { ok: true, status: 'complete', api_key, org_uuid: 'o', previous_key_revoked: true }
  const service = createServer((_request, response) => {
    response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  try {
    const identity = {
      email: 'ann@example.com',
      vendor_account_uuid: '4be0643f-1d98-4f3c-8a53-5b6e2f3ae7d1',
      client_install_id: 'ab'.repeat(32),
    }
    await writeFile(path.join(dir, 'identity.json'), JSON.stringify(identity))
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
    const args = ['login', '--service', url, '--identity', 'identity.json', '--save-to', 'my.env']
    const { stdout, stderr } = await run(process.execPath, [PROGRAM, ...args], { cwd: dir })
    expect(stdout).toContain(`${dir}/my.env`)
    expect(stderr).toContain(`set -a; . '${dir}/my.env'; set +a`)
    expect(stderr).toContain('The key from before no longer works.')
  } finally {
    service.close()
    await rm(dir, { recursive: true, force: true })
  }
})
