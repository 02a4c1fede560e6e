import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failJobs, type Service, startService, type TestKey } from '../harness/service.ts'

let service: Service
let key: TestKey
beforeAll(async () => {
  service = await startService({
    config: { FREE_QUESTIONS_PER_MINUTE: '100000', MAX_BODY_BYTES: '20000' },
  })
  key = await service.createKey({ kind: 'free' })
})
afterAll(() => service.close())

const ask = (options: object) => service.request('POST', '/v1/free/questions', { key: key.api_key, ...options })
const jsonType = { 'content-type': 'application/json' }

describe('paths and methods', () => {
  test('an unknown path is 404 not_found, with or without a key, whatever the method and body', async () => {
    for (const [method, options] of [
      ['GET', {}],
      ['POST', { body: '{', headers: jsonType }],
      ['POST', { body: 'hello', headers: { 'content-type': 'text/plain' } }],
      ['DELETE', { key: key.api_key }],
    ] as const) {
      const { status, body } = await service.request(method, '/v1/nothing-here', options)
      expect({ status, code: body.error.code }).toEqual({ status: 404, code: 'not_found' })
    }
  })

  test('GET /cli/auth/agent-register is 405 with Allow', async () => {
    const { status, body, headers } = await service.request('GET', '/cli/auth/agent-register')
    expect(status).toBe(405)
    expect(body.error.code).toBe('method_not_allowed')
    expect(headers.get('allow')).toBe('POST')
  })

  test('GET /cli/auth/start is 405: it takes POST with JSON', async () => {
    const { status, body, headers } = await service.request('GET', '/cli/auth/start')
    expect({ status, code: body.error.code, allow: headers.get('allow') }).toEqual({
      status: 405,
      code: 'method_not_allowed',
      allow: 'POST',
    })
  })

  test('a wrong method on a path with a parameter is 405 too, before the body is looked at', async () => {
    const { status, headers } = await service.request('POST', '/v1/jobs/1', { body: '{', headers: jsonType })
    expect(status).toBe(405)
    expect(headers.get('allow')).toBe('GET, HEAD, DELETE')
  })

  test('an address that cannot be decoded is a plain 400', async () => {
    const { status, body } = await service.request('GET', '/v1/jobs/%E0%A4%A', { key: key.api_key })
    expect({ status, code: body.error.code }).toEqual({ status: 400, code: 'invalid_request' })
  })

  test('an absurdly long id is answered like any unknown one', async () => {
    const { status } = await service.request('GET', `/v1/jobs/${'x'.repeat(3000)}`, { key: key.api_key })
    expect([400, 404]).toContain(status)
  })
})

describe('what is hardly HTTP', () => {
  /** What comes back for these bytes, as it stands on the wire. */
  const onTheWire = async (bytes: string): Promise<string> => {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1')
    socket.write(bytes)
    let text = ''
    for await (const chunk of socket) text += chunk
    return text
  }

  test.each([
    ['an address of 20,000 characters', `GET /v1/jobs/1?a=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, /longer/],
    ['headers of 20,000 characters', `GET /v1/me HTTP/1.1\r\nhost: a\r\na: ${'x'.repeat(20_000)}\r\n\r\n`, /longer/],
    ['no HTTP at all', 'hello\r\n\r\n', /not a well-formed HTTP request/],
  ])('%s is answered with the envelope and the headers of every answer', async (_what, bytes, message) => {
    const [head = '', body = ''] = (await onTheWire(bytes)).split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 400 /)
    expect(head).toMatch(/^x-request-id: [\w-]{36}$/m)
    expect(head).toMatch(/^x-content-type-options: nosniff$/m)
    expect(JSON.parse(body)).toEqual({ error: { code: 'invalid_request', message: expect.stringMatching(message) } })
  })

  test('an expectation that nobody knows is passed over', async () => {
    const answer = await onTheWire(
      `GET /v1/me HTTP/1.1\r\nhost: a\r\nexpect: wonders\r\nconnection: close\r\nauthorization: Bearer ${key.api_key}\r\n\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  })
})

describe('bodies', () => {
  test.each([
    ['malformed JSON', { body: '{"question": ', headers: jsonType }, 400, 'invalid_request'],
    ['an array', { json: ['question'] }, 400, 'invalid_request'],
    ['a string', { json: 'question' }, 400, 'invalid_request'],
    ['null', { json: null }, 400, 'invalid_request'],
    ['no body', {}, 400, 'invalid_request'],
    [
      '"__proto__"',
      { body: '{"__proto__": {"x": 1}, "question": "Why not?"}', headers: jsonType },
      400,
      'invalid_request',
    ],
    [
      'a form',
      { body: 'question=Why', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'unsupported_media_type',
    ],
    [
      'a multipart form, where no file is taken',
      {
        body: '--x\r\ncontent-disposition: form-data; name="question"\r\n\r\nWhy not?\r\n--x--\r\n',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      },
      415,
      'unsupported_media_type',
    ],
    ['plain text', { body: 'Why?', headers: { 'content-type': 'text/plain' } }, 415, 'unsupported_media_type'],
    ['more than MAX_BODY_BYTES', { json: { question: 'x'.repeat(20_000) } }, 413, 'payload_too_large'],
    ['a NUL character', { json: { question: 'why\0not' } }, 400, 'invalid_request'],
    ['half a surrogate pair', { body: '{"question": "why \\ud800 not"}', headers: jsonType }, 400, 'invalid_request'],
  ])('%s is refused with the right code', async (_name, options, status, code) => {
    const answer = await ask(options)
    expect({ status: answer.status, code: answer.body.error.code }).toEqual({ status, code })
  })

  test('a multipart form to an operation without required fields is refused, and not taken for an empty body', async () => {
    const { api_key } = await service.createKey()
    const { status, body } = await service.request('PATCH', '/v1/research-groups/1', {
      key: api_key,
      body: '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nOthers\r\n--x--\r\n',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect({ status, code: body.error.code }).toEqual({ status: 415, code: 'unsupported_media_type' })
  })

  test('a header that says how the body is read is refused when it says neither true nor false', async () => {
    const { api_key } = await service.createKey()
    const send = (value: string) =>
      service.request('POST', '/v1/research-groups/recruit', {
        key: api_key,
        json: { name: 'ten', filters: {} },
        headers: { 'x-filter-raw-dsl': value },
      })
    expect(await send('yes')).toMatchObject({
      status: 400,
      body: { error: { message: 'X-Filter-Raw-DSL must be true or false.' } },
    })
    expect((await send('TRUE')).status).toBe(201)
  })

  test('an unknown field is refused with the name that was probably meant', async () => {
    const { status, body } = await ask({ json: { questoin: 'Why not?' } })
    expect(status).toBe(400)
    expect(body.error.details.fields.questoin).toEqual(['unknown field; did you mean question?'])
  })

  test('every wrong field is named at once', async () => {
    const { body } = await ask({ json: { question: 7, extra: 1 } })
    expect(Object.keys(body.error.details.fields).sort()).toEqual(['extra', 'question'])
  })

  test('a key without rights learns nothing about the body', async () => {
    const live = await service.createKey({ scopes: ['billing:read'] })
    const { status } = await service.request('POST', '/v1/free/questions', {
      key: live.api_key,
      body: '{',
      headers: jsonType,
    })
    expect(status).toBe(403)
  })
})

describe('headers', () => {
  test("every response carries an X-Request-Id, the caller's own when it is well formed", async () => {
    const own = await service.request('GET', '/healthz', { headers: { 'x-request-id': 'trace-1.a_B' } })
    expect(own.headers.get('x-request-id')).toBe('trace-1.a_B')
    const replaced = await service.request('GET', '/nothing', { headers: { 'x-request-id': 'no spaces, please' } })
    expect(replaced.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    const bad = await service.request('GET', '/v1/jobs/%E0%A4%A')
    expect(bad.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('responses forbid sniffing, framing and caching', async () => {
    const { headers } = await service.request('GET', '/v1/billing/usage', { key: key.api_key })
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('no browser app may call the API unless it is configured', async () => {
    const { headers } = await service.request('GET', '/v1/billing/usage', {
      headers: { origin: 'https://app.example.com' },
    })
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  test('configured origins may call it, and others may not', async () => {
    const open = await startService({ beside: service, config: { CORS_ORIGINS: 'https://app.example.com' } })
    try {
      const preflight = (origin: string) =>
        open.request('OPTIONS', '/v1/free/questions', {
          headers: {
            origin,
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'authorization,content-type',
          },
        })
      const allowed = await preflight('https://app.example.com')
      expect(allowed.status).toBe(204)
      expect(allowed.headers.get('access-control-allow-origin')).toBe('https://app.example.com')
      expect((await preflight('https://evil.example.com')).headers.get('access-control-allow-origin')).not.toBe(
        'https://evil.example.com',
      )
    } finally {
      await open.close()
    }
  })

  test('X-Forwarded-For is believed only from a configured proxy', async () => {
    const limits = { REGISTER_PER_HOUR_IP: '1' }
    const register = (target: Service, ip: string, n: number) =>
      target.request('POST', '/cli/auth/agent-register', {
        headers: { 'x-forwarded-for': ip },
        json: {
          email: `proxied${n}@example.com`,
          vendor_account_uuid: `00000000-0000-4000-8000-00000000000${n}`,
          client_install_id: String(n).repeat(64),
        },
      })
    const direct = await startService({ config: limits })
    const proxied = await startService({ config: { ...limits, TRUST_PROXY: '127.0.0.1' } })
    try {
      expect((await register(direct, '203.0.113.1', 1)).status).toBe(201)
      expect((await register(direct, '203.0.113.2', 2)).status).toBe(429)
      expect((await register(proxied, '203.0.113.1', 3)).status).toBe(201)
      expect((await register(proxied, '203.0.113.2', 4)).status).toBe(201)
      expect((await register(proxied, '203.0.113.2', 5)).status).toBe(429)
    } finally {
      await direct.close()
      await proxied.close()
    }
  })
})

describe('what goes wrong inside', () => {
  test('an unforeseen error tells nothing internal, and its request id is there to report', async () => {
    const broken = await startService()
    await failJobs(broken.database, 1)
    try {
      const free = await broken.createKey({ kind: 'free' })
      const { status, body, headers } = await broken.request('POST', '/v1/free/questions', {
        key: free.api_key,
        json: { question: 'Why not?' },
      })
      expect(status).toBe(500)
      expect(body).toEqual({ error: { code: 'internal_error', message: 'Something went wrong on our side.' } })
      expect(headers.get('x-request-id')).toBeTruthy()
    } finally {
      await broken.close()
    }
  })
})
