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
    ['plain text', { body: 'Why?', headers: { 'content-type': 'text/plain' } }, 415, 'unsupported_media_type'],
    ['more than MAX_BODY_BYTES', { json: { question: 'x'.repeat(20_000) } }, 413, 'payload_too_large'],
    ['a NUL character', { json: { question: 'why\0not' } }, 400, 'invalid_request'],
    ['half a surrogate pair', { body: '{"question": "why \\ud800 not"}', headers: jsonType }, 400, 'invalid_request'],
  ])('%s is refused with the right code', async (_name, options, status, code) => {
    const answer = await ask(options)
    expect({ status: answer.status, code: answer.body.error.code }).toEqual({ status, code })
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
