/** The code that the guide to webhooks shows, run as it stands there, against events as the service signs them. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newSecret, signedHeaders } from '../../src/modules/webhooks/signing.ts'

type Headers = Record<string, string>
type IsGenuine = (secret: string, headers: Headers, body: string, now?: number) => boolean

const secret = newSecret()
const eventOf = (id: string, job_id: string): string =>
  JSON.stringify({ id, type: 'job.finished', data: { job_id, error: 'Ünïcode “quoted”' } })
const body = eventOf('event-1', 'job-1')
const now = new Date()
const headers = signedHeaders(secret, 'event-1', now, body)

let folder: string
let isGenuine: IsGenuine
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'populace-guide-'))
  const guide = await readFile(new URL('../../docs/guides/webhooks.md', import.meta.url), 'utf8')
  for (const [, code = '', name = ''] of guide.matchAll(/^```js\n(\/\/ (\S+)\n[\s\S]*?)^```$/gm))
    await writeFile(path.join(folder, name), code)
  const verifier: { isGenuine: IsGenuine } = await import(pathToFileURL(path.join(folder, 'verify.mjs')).href)
  isGenuine = verifier.isGenuine
})
afterAll(() => rm(folder, { recursive: true }))

test('the shown verification accepts what the service signs, also beside signatures with other keys', () => {
  expect(isGenuine(secret, headers, body)).toBe(true)
  const several = `v1,AAAA v1a,${headers['webhook-signature']!.slice(3)} ${headers['webhook-signature']}`
  expect(isGenuine(secret, { ...headers, 'webhook-signature': several }, body)).toBe(true)
})

test('it accepts nothing that was altered, is signed otherwise, is too old, or is not signed at all', () => {
  const stale = now.getTime() + 301_000
  const other = Buffer.from(headers['webhook-signature']!.slice(3), 'base64').reverse().toString('base64')
  const refused: [string, boolean][] = [
    ['another body', isGenuine(secret, headers, `${body} `)],
    ['another secret', isGenuine(newSecret(), headers, body)],
    ['another id', isGenuine(secret, { ...headers, 'webhook-id': 'event-2' }, body)],
    [
      'another time',
      isGenuine(secret, { ...headers, 'webhook-timestamp': `${Math.floor(now.getTime() / 1000) - 1}` }, body),
    ],
    ['another signature', isGenuine(secret, { ...headers, 'webhook-signature': `v1,${other}` }, body)],
    [
      'another version',
      isGenuine(secret, { ...headers, 'webhook-signature': `v2,${headers['webhook-signature']!.slice(3)}` }, body),
    ],
    ['too old', isGenuine(secret, headers, body, stale)],
    ['no time, though signed', isGenuine(secret, signedHeaders(secret, 'event-1', new Date(Number.NaN), body), body)],
    ['no headers', isGenuine(secret, {}, body)],
  ]
  expect(refused.filter(([, genuine]) => genuine)).toEqual([])
})

test('the shown receiver takes a genuine event once, and refuses others', async () => {
  const receiver = spawn(process.execPath, [path.join(folder, 'receiver.mjs')], {
    env: { PATH: process.env.PATH, PORT: '0', WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    let printed = ''
    receiver.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
    const said = async (words: RegExp): Promise<RegExpExecArray> => {
      for (;;) {
        const found = words.exec(printed)
        if (found !== null) return found
        await once(receiver.stdout, 'data')
      }
    }
    const [, port] = await said(/listening on (\d+)/)
    const post = async (given: Headers, event: string): Promise<number> =>
      (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers: given, body: event })).status
    const next = eventOf('event-2', 'job-2')
    expect(await post(headers, next)).toBe(401)
    expect(await post(headers, body)).toBe(204)
    expect(await post(headers, body)).toBe(204)
    expect(await post(signedHeaders(secret, 'event-2', now, next), next)).toBe(204)
    await said(/job-2\n/)
    expect(printed.match(/job-\d/g)).toEqual(['job-1', 'job-2'])
  } finally {
    receiver.kill('SIGKILL')
    await once(receiver, 'exit')
  }
})
