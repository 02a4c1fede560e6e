/** What arrives on the connection itself: requests that two readers would divide differently, headers, bodies, names of fields. */
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { contracts } from '../../src/contracts.ts'
import { listContracts, takesBody } from '../../src/platform/contract/contract.ts'
import { type Service, startService, type TestKey } from '../harness/service.ts'
import { type SignedIn, signedIn } from '../harness/signed-in.ts'
import { operationInputs } from './operation-inputs.ts'
import { requestOf } from './request-of.ts'

const all = listContracts(contracts)

let service: Service
let key: TestKey
let person: SignedIn
beforeAll(async () => {
  service = await startService()
  key = await service.createKey()
  person = await signedIn(service, key)
})
afterAll(() => service.close())

/** Everything that comes back for some bytes, until the other side hangs up or says nothing more. */
function raw(bytes: string): Promise<string> {
  const { hostname, port } = new URL(service.url)
  const socket = connect(Number(port), hostname)
  let received = ''
  return new Promise((resolve) => {
    socket.setTimeout(60_000, () => socket.destroy())
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(received))
    socket.write(bytes, 'latin1')
  })
}

const statusesIn = (received: string): string[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map((match) => match[1]!)
const host = 'Host: localhost\r\n'

describe('a request whose end two readers would see in different places', () => {
  const smuggled = `GET /v1/smuggled HTTP/1.1\r\n${host}Connection: close\r\n\r\n`
  test.each([
    ['a length and chunks', `Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['chunks and a length', `Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n`],
    ['two lengths', `Content-Length: 0\r\nContent-Length: ${smuggled.length}\r\n\r\n`],
    ['a length with a sign', `Content-Length: +0\r\n\r\n`],
    ['a list of lengths', `Content-Length: 0, ${smuggled.length}\r\n\r\n`],
    ['a blank before the colon', `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`],
    ['chunks that are not last', `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
    ['an unknown coding', `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['a header on two lines', `X-A: b\r\n Transfer-Encoding: chunked\r\nContent-Length : 0\r\n\r\n`],
    ['a NUL in a header', `X-A: b\0c\r\n\r\n`],
    ['a bare CR', `X-A: b\rContent-Length: 0\r\n\r\n`],
    ['a chunk with a size that is none', `Transfer-Encoding: chunked\r\n\r\n0x0\r\n\r\n`],
  ])('%s is refused, and what follows is not answered', async (_what, rest) => {
    const received = await raw(
      `POST /v1/free/questions HTTP/1.1\r\n${host}Content-Type: application/json\r\n${rest}${smuggled}`,
    )
    const statuses = statusesIn(received)
    // A refusal at the door may come before the body is found to be broken; after it, nothing more may be answered.
    expect(statuses).toEqual([expect.toBeOneOf(['400', '401', '501'])])
    expect(received).not.toContain('/v1/smuggled')
  })

  test('headers without end are refused before they are all taken in', async () => {
    const received = await raw(`GET /healthz HTTP/1.1\r\n${host}X-Long: ${'a'.repeat(70_000)}\r\n\r\n`)
    expect(statusesIn(received)).toEqual([expect.toBeOneOf(['431', '400'])])
  })
})

describe('names that somebody sends along', () => {
  test('a host that is not ours is in no answer, no link and no redirect', async () => {
    for (const path of [
      '/',
      '/login',
      '/docs',
      '/openapi.json',
      '/llms.txt',
      '/.well-known/oauth-authorization-server',
    ]) {
      const received = await raw(
        `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: gopher\r\nForwarded: host=evil.example\r\nConnection: close\r\n\r\n`,
      )
      expect(statusesIn(received)[0]).not.toMatch(/^5/)
      expect({ path, named: received.includes('evil.example') }).toEqual({ path, named: false })
    }
  })

  test.each(['a\r\nX-Injected: 1', 'a"; x="', '\u0000', '日本', 'a'.repeat(300)])(
    'a key for repeating (%j) never becomes a header of the answer',
    async (text) => {
      const latin = Buffer.from(text, 'utf8').toString('latin1')
      const received = await raw(
        `POST /v1/questions/optimize HTTP/1.1\r\n${host}Authorization: Bearer ${key.api_key}\r\nIdempotency-Key: ${latin}\r\nX-Request-Id: ${latin}\r\nContent-Length: 2\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n{}`,
      )
      expect(statusesIn(received)).toHaveLength(1)
      expect(received.toLowerCase()).not.toMatch(/\r\nx-injected/)
      expect(received).not.toMatch(/HTTP\/1\.1 5/)
    },
  )
})

describe('a body that is larger than it looks', () => {
  test.each(['gzip', 'deflate', 'br', 'zstd'])('%s is not unpacked', async (encoding) => {
    const bomb = gzipSync(Buffer.alloc(20_000_000, ' '))
    expect(bomb.length).toBeLessThan(50_000)
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding }
    const answer = await service.request('POST', '/v1/questions/optimize', { key: key.api_key, body: bomb, headers })
    expect([400, 415]).toContain(answer.status)
  })
})

describe('fields with the names that every object has', () => {
  const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']
  const nested = '{"polluted":"yes","prototype":{"polluted":"yes"}}'
  const clean = () => {
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(({} as { polluted?: string }).polluted).toBeUndefined()
  }

  test.each(all.filter(({ method }) => takesBody(method)).map((contract) => [contract.id, contract] as const))(
    '%s: in the body, are refused and change no other object',
    async (id, contract) => {
      const [method, path] = requestOf(contract, {})
      const { of = [], input = () => ({}) } = operationInputs[id] ?? {}
      const right = of.length === 0 ? input({} as never, []) : {}
      for (const name of names) {
        const body = `{${JSON.stringify(right).slice(1, -1)}${Object.keys(right).length > 0 ? ',' : ''}"${name}":${nested}}`
        for (const who of [{ key: key.api_key }, { person: person.headers }]) {
          const headers = { 'content-type': 'application/json' }
          const { status } = await service.request(method, path, { ...who, body, headers })
          expect({ name, status }).toEqual({ name, status: expect.toBeOneOf([400, 401, 403, 404, 422]) })
        }
      }
      clean()
    },
  )

  test('in a query, a form, an upload or a cookie change no other object', async () => {
    const query = names.flatMap((name) => [`${name}=1`, `${name}[polluted]=yes`, `${name}.polluted=yes`]).join('&')
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const cookie = names.map((name) => `${name}=polluted`).join('; ')
    const upload = new FormData()
    for (const name of names) upload.append(name, nested)
    const response = await fetch(`${service.url}/v1/media-assets`, {
      method: 'POST',
      body: upload,
      headers: { authorization: `Bearer ${key.api_key}` },
    })
    expect(response.status).toBe(400)
    for (const path of ['/v1/agents/search', '/v1/research-groups', '/', '/login', '/oauth/authorize', '/docs']) {
      const { status } = await service.request('GET', `${path}?${query}`, { key: key.api_key, headers: { cookie } })
      expect({ path, server: status >= 500 }).toEqual({ path, server: false })
    }
    for (const path of ['/login/email', '/oauth/token', '/oauth/authorize', '/forms/account.switchOrganization']) {
      const { status } = await service.request('POST', path, { body: query, headers: { ...form, cookie } })
      expect({ path, server: status >= 500 }).toEqual({ path, server: false })
    }
    clean()
  })
})

/** Filters of people have names of their own, which the filter language reads and refuses. */
const FILTERS = ['agents.search input', 'agents.find input', 'agents.findByFilters input', 'filters.get input']

test('no operation takes fields that it does not know, however deep: none can set what is not for callers', () => {
  const open: string[] = []
  const look = (id: string, node: unknown, place: string): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, additionalProperties, properties } = node as Record<string, unknown>
    const isOpen = type === 'object' && additionalProperties !== false
    if (isOpen && (properties !== undefined || additionalProperties === undefined)) open.push(`${id} ${place}`)
    for (const [name, inner] of Object.entries(node))
      look(id, inner, name === 'properties' ? place : `${place}.${name}`)
  }
  for (const { id, input } of all) look(id, z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }), 'input')
  expect(open).toEqual(FILTERS)
})
