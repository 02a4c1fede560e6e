import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assistantOf } from '../harness/mcp.ts'
import { MAIN, theOneLine, useMachine } from '../harness/process.ts'
import { type Service, startService } from '../harness/service.ts'

const machine = useMachine('whole file')
let service: Service
let free: string
/** What somebody sets who has got a key of the service. */
let env: Record<string, string>
beforeAll(async () => {
  service = await startService()
  await service.app.worker.start()
  free = (await service.createKey({ kind: 'free' })).api_key
  env = { POPULACE_URL: service.url, SERVICE_FREE_TIER_API_KEY: free, HOME: await machine.dir() }
})
afterAll(() => service.close())

const require = createRequire(import.meta.url)
const INSPECTOR = require.resolve('@modelcontextprotocol/inspector/clients/launcher/build/index.js')

/** The MCP Inspector's command line, which prints what it got as one JSON document. */
async function inspect(target: string[], ...asked: string[]) {
  const { stdout, stderr } = await machine.run(['--cli', ...target, ...asked], {
    program: [process.execPath, INSPECTOR],
  })
  return { json: stdout.startsWith('{') ? JSON.parse(stdout) : undefined, said: `${stdout}${stderr}` }
}
const stdio = (env: Record<string, string>) => [
  process.execPath,
  MAIN,
  'mcp',
  ...Object.entries({ ...env, PATH: process.env.PATH! }).flatMap(([name, value]) => ['-e', `${name}=${value}`]),
]

test('an assistant that starts `populace mcp` asks the panel, waits, and is told of mistakes; stdout has nothing else', async () => {
  // The client passes over what is no message, so what it is sent is kept to be looked at.
  const sent = path.join(env.HOME!, 'sent')
  const transport = new StdioClientTransport({
    command: 'sh',
    args: ['-c', '"$@" | tee "$SENT"', 'sh', process.execPath, MAIN, 'mcp', '--toolsets', 'ask,usage'],
    env: { ...env, PATH: process.env.PATH!, SENT: sent },
    stderr: 'pipe',
  })
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: 'legacy' } })
  await client.connect(transport)
  const one = assistantOf(client)
  expect((await one.names()).sort()).toEqual([
    'v1.billing.usage.get',
    'v1.free.questions.ask',
    'v1.jobs.get',
    'v1.questions.optimize',
  ])
  const messages: unknown[] = []
  const asked = await one.call(
    'v1.free.questions.ask',
    { question: 'Do you prefer tea or coffee?' },
    { onprogress: ({ message }) => messages.push(message) },
  )
  expect(asked.structuredContent.outcomes[0].result.results).toHaveLength(12)
  expect(asked.text).toContain('12 people: a first read')
  expect(messages.length).toBeGreaterThan(0)
  const wrong = await one.call('v1.free.questions.ask', { question: 'hm' })
  expect(wrong).toMatchObject({ isError: true, structuredContent: { error: { code: 'invalid_request' } } })
  await client.close()
  const lines = (await readFile(sent, 'utf8')).trim().split('\n')
  expect(lines.length).toBeGreaterThan(4)
  for (const line of lines) expect(line).toMatch(/^\{.*"jsonrpc":"2\.0".*\}$/)
})

test('the MCP Inspector lists and calls over HTTP and over stdio, and shows what went wrong', async () => {
  const http = [`${service.url}/mcp`, '--transport', 'http', '--header', `Authorization: Bearer ${free}`]
  const call = (...args: string[]) => ['--method', 'tools/call', '--tool-name', ...args]
  const [listed, called, refused, viaStdio] = await Promise.all([
    inspect(http, '--method', 'tools/list'),
    inspect(http, ...call('v1.billing.usage.get')),
    inspect(http, ...call('v1.jobs.get', '--tool-arg', 'job_id=nonsense')),
    inspect(stdio(env), ...call('v1.billing.usage.get')),
  ])
  expect(listed.json.tools.map(({ name }: { name: string }) => name)).toContain('v1.free.questions.ask')
  expect(called.json.structuredContent.plan).toMatchObject({ name: 'free' })
  expect(refused.said).toContain('job_not_accessible')
  expect(viaStdio.json.structuredContent.plan).toMatchObject({ name: 'free' })
})

test('a service that is away is told to whoever looks at stderr, and by every call', async () => {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [MAIN, 'mcp', '--service', 'http://127.0.0.1:9', '--key', free],
    env: { ...env, PATH: process.env.PATH! },
    stderr: 'pipe',
  })
  let said = ''
  transport.stderr!.on('data', (chunk) => {
    said += chunk
  })
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: 'legacy' } })
  await client.connect(transport)
  const one = assistantOf(client)
  expect(await one.names()).toContain('v1.free.questions.ask')
  const called = await one.call('v1.free.questions.ask', { question: 'Anybody there?' })
  expect(called).toMatchObject({ isError: true, structuredContent: { error: { code: 'engine_unavailable' } } })
  expect(called.text).toContain('Nothing answers at http://127.0.0.1:9')
  await expect.poll(() => said).toContain('npm start')
  await client.close()
})

test('a set of tools that does not exist is one line that names it', async () => {
  const ended = await machine.run(['mcp', '--toolsets', 'studys'], { env })
  expect(ended.stderr).toContain('did you mean studies?')
  expect(ended.code).not.toBe(0)
  expect(theOneLine({ ...ended, code: 1 })).toContain('tool set')
})
