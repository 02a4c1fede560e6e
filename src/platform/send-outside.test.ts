import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSendOutside, OutsideFailure, type SenderOptions } from './send-outside.ts'

let server: Server
let port: number
let requests: { path: string; host: string; body: string }[] = []

/** Each path is a manner of answering. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = ''
  for await (const chunk of request) body += chunk
  requests.push({ path: request.url!, host: request.headers.host!, body })
  if (request.url === '/silent') return
  if (request.url === '/cut') request.socket.destroy()
  else if (request.url === '/moved') response.writeHead(302, { location: '/there' }).end()
  else if (request.url === '/endless') {
    response.writeHead(200)
    const pour = (): void => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
      response.once('drain', pour)
    }
    pour()
  } else response.writeHead(Number(request.url!.slice(1)) || 200).end('thank you')
}

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  requests = []
})

const here = [{ address: '127.0.0.1', family: 4 }]

function send(url: string, options: Partial<SenderOptions> = {}, signal?: AbortSignal): Promise<number> {
  const sender = createSendOutside({ allow_private: true, ...options })
  return sender({ url, headers: { 'content-type': 'application/json' }, body: '{"a":"ü"}', ...(signal && { signal }) })
}

async function failureOf(sending: Promise<number>): Promise<{ message: string; passing: boolean }> {
  const error = await sending.then(
    (status) => Promise.reject(new Error(`answered with ${status}`)),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(OutsideFailure)
  const { message, passing } = error as OutsideFailure
  return { message, passing }
}

describe('an answer', () => {
  test.each([200, 204, 410, 500])('%d is told', async (status) => {
    expect(await send(`http://127.0.0.1:${port}/${status}`)).toBe(status)
    expect(requests).toEqual([{ path: `/${status}`, host: `127.0.0.1:${port}`, body: '{"a":"ü"}' }])
  })

  test('a redirect is told, and not followed', async () => {
    expect(await send(`http://127.0.0.1:${port}/moved`)).toBe(302)
    expect(requests.map(({ path }) => path)).toEqual(['/moved'])
  })

  test('a body without end is not read to its end', async () => {
    const cut = new Promise((resolve) => server.once('connection', (socket) => socket.once('close', resolve)))
    expect(await send(`http://127.0.0.1:${port}/endless`)).toBe(200)
    await cut
  })
})

describe('where it is sent', () => {
  test('to the address that was looked up once, under the name that was given', async () => {
    const asked: string[] = []
    const resolve = async (host: string) => {
      asked.push(host)
      return asked.length === 1 ? here : []
    }
    expect(await send(`http://hooks.example.com:${port}/200`, { resolve })).toBe(200)
    expect(asked).toEqual(['hooks.example.com'])
    expect(requests.map(({ host }) => host)).toEqual([`hooks.example.com:${port}`])
  })

  test.each([
    ['loopback', ['127.0.0.1']],
    ['a private one among public ones', ['93.184.215.14', '10.0.0.1']],
    ['metadata behind a mapped address', ['::ffff:169.254.169.254']],
    ['a private one of version 6', ['2606:4700:4700::1111', 'fd00::1']],
  ])('a name that stands for %s is refused before anything is connected', async (_what, addresses) => {
    const resolve = async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    expect(await failureOf(send(`https://hooks.example.com:${port}/200`, { allow_private: false, resolve }))).toEqual({
      message: 'The host of the address is not on the public internet.',
      passing: false,
    })
    expect(requests).toEqual([])
  })

  test.each([
    ['https://127.0.0.1', 'The address must be an address on the public internet.'],
    ['https://2130706433', 'The address must be an address on the public internet.'],
    ['http://example.com', 'The address must begin with https://.'],
  ])('%s, registered when that was allowed, is refused', async (url, message) => {
    const resolve = () => Promise.reject(new Error('looked up'))
    expect(await failureOf(send(`${url}:${port}/200`, { allow_private: false, resolve }))).toEqual({
      message,
      passing: false,
    })
    expect(requests).toEqual([])
  })
})

describe('no answer', () => {
  test('after the time that is allowed', async () => {
    expect(await failureOf(send(`http://127.0.0.1:${port}/silent`, { timeout_ms: 60 }))).toEqual({
      message: 'There was no answer within 0.06 seconds.',
      passing: true,
    })
  })

  test('a name that takes for ever to look up is given up, too', async () => {
    const resolve = () => new Promise<never>(() => {})
    const failure = await failureOf(send('http://hooks.example.com/', { timeout_ms: 20, resolve }))
    expect(failure.message).toBe('There was no answer within 0.02 seconds.')
  })

  test('whoever asked may stop it', async () => {
    const stop = new AbortController()
    const sending = send(`http://127.0.0.1:${port}/silent`, {}, stop.signal)
    await expect.poll(() => requests.length, { interval: 5 }).toBe(1)
    stop.abort()
    expect(await failureOf(sending)).toMatchObject({ passing: true })
  })

  test('nothing that went wrong is told with an address of ours', async () => {
    const unknown = Object.assign(new Error('getaddrinfo ENOTFOUND at 10.1.2.3'), { code: 'ENOTFOUND' })
    const closed = createServer().listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const { port: nobody } = closed.address() as AddressInfo
    await new Promise((done) => closed.close(done))
    const failures = [
      [
        send('http://hooks.example.com/', { resolve: () => Promise.reject(unknown) }),
        'The host of the address was not found.',
      ],
      [send('http://hooks.example.com/', { resolve: async () => [] }), 'The host of the address was not found.'],
      [send(`http://127.0.0.1:${nobody}/`), 'The connection was refused.'],
      [send(`http://127.0.0.1:${port}/cut`), 'The connection was closed before there was an answer.'],
      [send(`https://127.0.0.1:${port}/200`), 'The connection failed (EPROTO).'],
    ] as const
    for (const [sending, message] of failures) expect(await failureOf(sending)).toEqual({ message, passing: true })
  })
})

/** A proxy would look names up by itself, and lead past the look at addresses. */
test('a proxy that the environment names is not used', async () => {
  const visits: (string | undefined)[] = []
  const proxy = createServer((request, response) => {
    visits.push(request.url)
    response.writeHead(200).end()
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const named = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const target = `http://127.0.0.1:${port}/204`
  const code = `
    const { createSendOutside } = await import(${JSON.stringify(new URL('send-outside.ts', import.meta.url).href)})
    const { get } = await import('node:http')
    const throughProxy = await new Promise((resolve) => get(${JSON.stringify(target)}, resolve))
    throughProxy.resume()
    const sent = await createSendOutside({ allow_private: true })({ url: ${JSON.stringify(target)}, headers: {}, body: '' })
    console.log(JSON.stringify([throughProxy.statusCode, sent]))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    env: { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: named, HTTPS_PROXY: named, http_proxy: named, NO_PROXY: '' },
  })
  proxy.closeAllConnections()
  proxy.close()
  // What else the process sends goes there, which shows that the environment is heard.
  expect(JSON.parse(stdout)).toEqual([200, 204])
  expect(visits).toHaveLength(1)
  expect(requests).toHaveLength(1)
})
