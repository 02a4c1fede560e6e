/** The hosted scripts, run by a shell against a service that says what it is told to. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scriptText } from '../pages/scripts.ts'

const run = promisify(execFile)
const API_KEY = `rk_free_${'a'.repeat(38)}`

let dir: string
let service: Server
let url: string
/** What the service answers, by the path. */
const answers: Record<string, object> = {}
const received: { path: string; body: Record<string, string> }[] = []

beforeAll(async () => {
  dir = await realpath(await mkdtemp(path.join(tmpdir(), "populace script's ")))
  service = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.push({ path: request.url!, body: JSON.parse(Buffer.concat(chunks).toString()) })
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers[request.url!]))
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const identity = {
    email: 'ann@example.com',
    vendor_account_uuid: '4be0643f-1d98-4f3c-8a53-5b6e2f3ae7d1',
    client_install_id: 'ab'.repeat(32),
  }
  await writeFile(path.join(dir, 'identity.json'), JSON.stringify(identity))
})
afterAll(async () => {
  service.close()
  await rm(dir, { recursive: true, force: true })
})

const environment = () => ({ cwd: dir, env: { PATH: process.env.PATH, HOME: dir } })
const register = async (...args: string[]) =>
  run(
    'sh',
    ['-c', await scriptText('agent-register.sh', url), 'x', '--identity', 'identity.json', ...args],
    environment(),
  )

test('a key saved to a file beside is found by the line that is shown, and the loss of the earlier one is told', async () => {
  answers['/cli/auth/agent-register'] = { status: 'complete', api_key: API_KEY, previous_key_revoked: true }
  const { stderr } = await register('--env-file', 'my.env')
  const line = /^ {2}(set -a; .*)$/m.exec(stderr)![1]!
  const { stdout } = await run('sh', ['-c', `cd /; ${line}; echo "$SERVICE_FREE_TIER_API_KEY"`], environment())
  expect(stdout).toBe(`${API_KEY}\n`)
  expect(await readFile(path.join(dir, 'my.env'), 'utf8')).toBe(`SERVICE_FREE_TIER_API_KEY=${API_KEY}\n`)
  expect(stderr).toContain('The key from before no longer works.')
  answers['/cli/auth/agent-register'] = { status: 'complete', api_key: API_KEY, previous_key_revoked: false }
  expect((await register('--env-file', 'my.env')).stderr).not.toContain('from before')
})

test('a service that is away is told of once, after three tries', async () => {
  const ended = await register('--service', 'http://127.0.0.1:9').catch((error: { stderr: string }) => error)
  expect(ended.stderr.match(/^curl: /gm)).toHaveLength(1)
  expect(ended.stderr).toContain('http://127.0.0.1:9 does not answer\n')
})

test('a browser returns to the next port where the usual one is taken, and a paid plan leads to the keys page', async () => {
  const taken = createServer().listen(47_811, '127.0.0.1')
  // Somebody else may have it: that is as good.
  await Promise.race([once(taken, 'listening'), once(taken, 'error').catch(() => undefined)])
  try {
    answers['/cli/auth/start'] = { session_id: 'session', authorization_url: `${url}/authorize` }
    answers['/cli/auth/complete'] = { status: 'login_required', login_url: `${url}/login` }
    const child = spawn('sh', ['-c', await scriptText('free-tier-auth.sh', url), 'x', '--no-browser'], environment())
    let stderr = ''
    for await (const chunk of child.stderr) {
      stderr += String(chunk)
      if (!stderr.includes('/authorize') || received.some(({ path }) => path.endsWith('complete'))) continue
      const { redirect_uri } = received.findLast(({ path }) => path === '/cli/auth/start')!.body
      expect(redirect_uri).toMatch(/^http:\/\/127\.0\.0\.1:4781[23]\/oauth\/callback$/)
      await fetch(`${redirect_uri}?code=c&state=s`)
    }
    expect(stderr).toContain('Your organization has a paid plan')
    expect(stderr).toContain('make a key under Keys')
    expect(stderr).toContain(`${url}/login`)
    expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(2)
  } finally {
    taken.close()
  }
})

/** What the script calls, beside what listens. */
const TOOLS = ['sh', 'awk', 'cat', 'curl', 'grep', 'kill', 'mktemp', 'od', 'rm', 'sed', 'sleep', 'tail', 'tr', 'cut']

test.each(['what there is', 'node alone'])(
  'what waits for the browser, with %s, ends with the script',
  async (tools) => {
    const PATH = tools === 'node alone' ? await withNodeAlone() : process.env.PATH
    const port = await freePort()
    answers['/cli/auth/start'] = { session_id: 'session', authorization_url: `${url}/authorize` }
    const options = ['--no-browser', '--wait', '0', '--port', String(port)]
    const script = await scriptText('free-tier-auth.sh', url)
    const ended = run('/bin/sh', ['-c', script, 'x', ...options], { cwd: dir, env: { PATH, HOME: dir } })
    await expect(ended).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('nobody signed in within 0') })
    const next = createServer().listen(port, '127.0.0.1')
    await once(next, 'listening')
    next.close()
  },
)

async function withNodeAlone(): Promise<string> {
  const folder = await mkdtemp(path.join(dir, 'tools-'))
  const find = 'for each in "$@"; do command -v "$each" || :; done'
  const { stdout } = await run('sh', ['-c', find, 'x', ...TOOLS])
  const files = stdout.split('\n').filter((line) => line.startsWith('/'))
  await Promise.all(files.map((file) => symlink(file, path.join(folder, path.basename(file)))))
  await symlink(process.execPath, path.join(folder, 'node'))
  return folder
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
