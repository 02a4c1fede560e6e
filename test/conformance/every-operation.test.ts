/** What holds for every operation, tested for every contract there is: an operation that is added later is tested too. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../src/contracts.ts'
import { revokeKeys } from '../../src/modules/keys/index.ts'
import { generateKey } from '../../src/modules/keys/rules.ts'
import {
  type Contract,
  errorsOf,
  isFreeTier,
  listContracts,
  pathParameters,
  scopeOf,
  scopes,
  takesBody,
} from '../../src/platform/contract/contract.ts'
import { type ErrorCode, errorCodes } from '../../src/platform/errors.ts'
import { type Answer, type RequestOptions, type Service, startService } from '../harness/service.ts'
import { signedIn } from '../harness/signed-in.ts'

const all = listContracts(contracts)
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'
const urlOf = ({ path }: Contract) => path.replaceAll(/\{\w+\}/g, UNKNOWN_ID)
const named = (list: readonly Contract[]) =>
  list.map((contract) => [`${contract.method} ${contract.path}`, contract] as const)
const keyed = all.filter((contract) => contract.access !== 'public')
/** For keys; the others are for people who are signed in. */
const scoped = keyed.filter((contract) => scopeOf(contract.access) !== undefined)
const forPeople = keyed.filter(({ access }) => access !== 'public' && 'session' in access)
const scopeFor = ({ access }: Contract) => scopeOf(access)!

let service: Service
beforeAll(async () => {
  service = await startService({
    config: {
      FREE_QUESTIONS_PER_MINUTE: '1000000',
      FREE_POLLS_PER_MINUTE: '1000000',
      REGISTER_PER_HOUR_IP: '1000000',
      MAX_BODY_BYTES: '5000',
      MEDIA_MAX_BYTES: '5000',
    },
  })
})
afterAll(() => service.close())

/** Calls an operation, with an empty body unless told otherwise, and checks what must be true of any answer to it. */
async function call(
  contract: Contract,
  options: RequestOptions & { on?: Service; query?: string } = {},
): Promise<Answer> {
  const { on = service, query = '', ...request } = options
  const body = takesBody(contract.method) && request.body === undefined ? { json: {} } : {}
  const answer = await on.request(contract.method, urlOf(contract) + query, { ...body, ...request })
  expectManners(answer)
  if (answer.status >= 400) {
    expectEnvelope(answer)
    expect(errorsOf(contract), 'the contract declares the error').toContain(answer.body.error.code)
  } else {
    expect(
      contract.success.map(([status]) => status),
      'the contract declares the status',
    ).toContain(answer.status)
  }
  return answer
}

function expectManners({ headers }: Answer): void {
  expect(headers.get('x-request-id')).toMatch(/^[\w.-]{1,128}$/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-powered-by')).toBeNull()
}

function expectEnvelope({ status, headers, body }: Answer): void {
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(Object.keys(body)).toEqual(['error'])
  const { code, message, ...rest } = body.error
  expect(Object.keys(errorCodes)).toContain(code)
  expect(status).toBe(errorCodes[code as ErrorCode].status)
  expect(message).toMatch(/^\S.*\S$/)
  expect(Object.keys(rest).filter((key) => key !== 'details')).toEqual([])
  if ('details' in rest) expect(rest.details).toBeTypeOf('object')
  if (status === 401) expect(headers.get('www-authenticate')).toBe('Bearer')
  if (status === 429) expect(Number(headers.get('retry-after'))).toBe(rest.details.retry_after_seconds)
}

const outcome = ({ status, body }: Answer) => ({ status, code: body.error?.code })
const unauthorized = { status: 401, code: 'unauthorized' }
const asUtf8 = (text: string) => Buffer.from(text, 'utf8').toString('latin1')

test('there are operations to test, public ones and others', () => {
  expect(all.length).toBeGreaterThan(keyed.length)
  expect(keyed.length).toBeGreaterThan(0)
})

/** One door reads the header for all of them: a few operations of each kind show how. */
const few = [...Map.groupBy(scoped, ({ method }) => method).values()].flatMap((same) => same.slice(0, 2))

describe.each(named(few))('%s: what is no key', (_name, contract) => {
  test.each([
    ['another scheme', 'Basic dXNlcjpwYXNzd29yZA=='],
    ['a scheme without a token', 'Bearer'],
    ['an empty token', 'Bearer '],
    ['a token without a scheme', generateKey('live')],
    ['two tokens', `Bearer ${generateKey('live')} ${generateKey('live')}`],
    ['5,000 characters', `Bearer ${'a'.repeat(5000)}`],
    ['a token in UTF-8', asUtf8('Bearer rk_live_鍵🔑é')],
    ['a key without its last character', `Bearer ${generateKey('live').slice(0, -1)}`],
    ['a well-formed free key that was never issued', `Bearer ${generateKey('free')}`],
    ['a well-formed live key that was never issued', `Bearer ${generateKey('live')}`],
  ])('%s is answered with 401', async (_what, authorization) => {
    expect(outcome(await call(contract, { headers: { authorization } }))).toEqual(unauthorized)
  })
})

/** Keys that are only ever refused, or only say who calls, are the same for every operation. */
const made = new Map<string, Promise<string>>()
function sharedKey(name: string, make: () => Promise<{ api_key: string }>): Promise<string> {
  const known = made.get(name) ?? make().then(({ api_key }) => api_key)
  made.set(name, known)
  return known
}
const revokedKey = (kind: 'free' | 'live', reason: 'operator' | 'upgraded') =>
  sharedKey(`${kind} ${reason}`, async () => {
    const key = await service.createKey({ kind })
    await revokeKeys(service.database.db, [key.key_id], reason, service.clock.now())
    return key
  })

describe.each(named(scoped))('%s: who may call it', (_name, contract) => {
  test('without a key the answer is 401', async () => {
    expect(outcome(await call(contract))).toEqual(unauthorized)
  })

  test.each(['free', 'live'] as const)(
    'a revoked %s key is answered with 401, and is told when it was replaced by an upgrade',
    async (kind) => {
      expect(outcome(await call(contract, { key: await revokedKey(kind, 'operator') }))).toEqual(unauthorized)
      expect(outcome(await call(contract, { key: await revokedKey(kind, 'upgraded') }))).toEqual({
        status: 401,
        code: 'key_rotated_post_upgrade',
      })
    },
  )

  test('a caller without a key learns nothing about what a right request would be', async () => {
    const bare = await call(contract)
    const variants = takesBody(contract.method)
      ? [
          { body: '{', headers: { 'content-type': 'application/json' } },
          { body: 'hello', headers: { 'content-type': 'text/plain' } },
          { json: { nonsense: 'x'.repeat(6000) } },
        ]
      : [{ query: '?nonsense=1' }]
    for (const variant of variants) expect((await call(contract, variant)).body).toEqual(bare.body)
  })

  test(`a free key is ${isFreeTier(contract.access) ? 'let in' : 'refused with 403'}`, async () => {
    const { api_key } = await service.createKey({ kind: 'free' })
    const answer = await call(contract, { key: api_key })
    if (isFreeTier(contract.access)) expect([401, 403]).not.toContain(answer.status)
    else expect(outcome(answer)).toEqual({ status: 403, code: 'forbidden' })
  })

  test('a free key is not let in by scopes that it should not have', async () => {
    const key = await sharedKey('free with every scope', () => service.createKey({ kind: 'free', scopes }))
    const { status } = await call(contract, { key })
    expect(status === 403).toBe(!isFreeTier(contract.access))
  })

  test('a live key with every other scope is refused with 403 before anything of the request is read', async () => {
    const scope = scopeFor(contract)
    const others = scopes.filter((other) => other !== scope)
    const key = await sharedKey(`all but ${scope}`, () => service.createKey({ scopes: others }))
    const refused = {
      status: 403,
      body: { error: { code: 'forbidden', message: 'Forbidden', details: { required_scope: scope } } },
    }
    expect(await call(contract, { key })).toMatchObject(refused)
    const variants = takesBody(contract.method)
      ? [
          { body: '{', headers: { 'content-type': 'application/json' } },
          { body: 'hello', headers: { 'content-type': 'text/plain' } },
          { json: { nonsense: 1 } },
          { json: { nonsense: 'x'.repeat(6000) } },
        ]
      : [{ query: '?nonsense=1' }]
    for (const variant of variants) expect((await call(contract, { key, ...variant })).body).toEqual(refused.body)
  })

  test('a live key with its scope alone is let in', async () => {
    const { api_key } = await service.createKey({ scopes: [scopeFor(contract)] })
    expect([401, 403]).not.toContain((await call(contract, { key: api_key })).status)
  })
})

describe.each(named(forPeople))('%s: for people who are signed in', (_name, contract) => {
  test('without a session the answer is 401, and with a key of any kind 403', async () => {
    expect(outcome(await call(contract))).toEqual(unauthorized)
    expect(outcome(await call(contract, { person: { cookie: `populace_session=${'a'.repeat(43)}` } }))).toEqual(
      unauthorized,
    )
    for (const kind of ['free', 'live'] as const) {
      const key = await sharedKey(`${kind} with every scope`, () => service.createKey({ kind, scopes }))
      expect(outcome(await call(contract, { key }))).toEqual({ status: 403, code: 'forbidden' })
    }
  })

  test('what changes something is refused without the token of our own pages, or from elsewhere', async () => {
    const { headers } = await signedIn(service, await service.createKey())
    const { headers: others } = await signedIn(service, await service.createKey())
    const forged = [
      { cookie: headers.cookie },
      { cookie: headers.cookie, 'x-csrf-token': others['x-csrf-token'] },
      { ...headers, 'sec-fetch-site': 'cross-site' },
      { ...headers, origin: 'https://evil.example' },
    ]
    for (const person of forged) {
      const answer = await call(contract, { person })
      if (contract.method === 'GET') expect([401, 403]).not.toContain(answer.status)
      else expect(answer).toMatchObject({ status: 403, body: { error: { details: { reason: 'csrf' } } } })
    }
  })

  test('a member is let in where the contract says so, and an admin always', async () => {
    const { access } = contract
    const adminOnly = access !== 'public' && 'session' in access && access.session === 'admin'
    const admin = await service.createKey()
    const member = await service.createKey({ colleague_of: admin, role: 'member' })
    expect([401, 403]).not.toContain(
      (await call(contract, { person: (await signedIn(service, admin)).headers })).status,
    )
    const answer = await call(contract, { person: (await signedIn(service, member)).headers })
    if (adminOnly)
      expect(answer).toMatchObject({ status: 403, body: { error: { details: { reason: 'admin_required' } } } })
    else expect([401, 403]).not.toContain(answer.status)
  })
})

describe.each(named(all))('%s: how it answers', (_name, contract) => {
  const withKey = async (): Promise<RequestOptions> => {
    if (contract.access === 'public') return {}
    if (scopeOf(contract.access) === undefined) {
      return { person: (await signedIn(service, await service.createKey())).headers }
    }
    const scope = scopeFor(contract)
    return { key: await sharedKey(`${scope} alone`, () => service.createKey({ scopes: [scope] })) }
  }
  const withFields = (names: readonly string[]): RequestOptions & { query?: string } => {
    // Filters are looked at where what is needed is there.
    const needed = contract.id === 'filters.get' ? { country: 'US' } : {}
    const fields = { ...needed, ...Object.fromEntries(names.map((name) => [name, '1'])) }
    return takesBody(contract.method) ? { json: fields } : { query: `?${new URLSearchParams(fields)}` }
  }
  const fieldsOf = (answer: Answer): Record<string, string[]> => {
    expect(outcome(answer)).toEqual({ status: 400, code: 'invalid_request' })
    // What is wrong with a filter is under `filters`.
    return answer.body.error.details.fields ?? answer.body.error.details.filters
  }
  const known = Object.keys(contract.input.shape)

  test('a wrong method is answered with 405 and the methods that work', async () => {
    const matches = ({ path }: Contract) =>
      new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(urlOf(contract))
    const right = [...new Set(all.filter(matches).map(({ method }) => method as string))]
    if (right.includes('GET')) right.push('HEAD')
    const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']
    for (const method of methods.filter((candidate) => !right.includes(candidate))) {
      const answer = await service.request(method, urlOf(contract))
      expectManners(answer)
      expect({ method, status: answer.status }).toEqual({ method, status: 405 })
      expect(answer.headers.get('allow')?.split(', ').sort()).toEqual([...right].sort())
      if (method !== 'HEAD') {
        expectEnvelope(answer)
        expect(answer.body.error.code).toBe('method_not_allowed')
      }
    }
  })

  test('an unknown field is refused by its name', async () => {
    const inherited = ['constructor', 'toString', 'hasOwnProperty']
    const fields = fieldsOf(
      await call(contract, { ...(await withKey()), ...withFields(['qqqqqqqqqqqq', ...inherited]) }),
    )
    expect(fields.qqqqqqqqqqqq).toEqual(['unknown field'])
    for (const name of inherited) expect(fields[name]?.[0], name).toMatch(/^unknown field/)
  })

  if (known.length > 0)
    test('a misspelt field is refused with the one that was meant', async () => {
      // Of a name of one letter, `q`, a slip leaves too little to guess by.
      const slips = known.filter((name) => !known.includes(`${name}x`) && name.length > 1)
      if (slips.length === 0) return
      const answer = await call(contract, { ...(await withKey()), ...withFields(slips.map((name) => `${name}x`)) })
      const fields = fieldsOf(answer)
      for (const name of slips) expect(fields[`${name}x`]).toEqual([`unknown field; did you mean ${name}?`])
    })

  if (takesBody(contract.method))
    test('a body that is no JSON object, or too large, is refused with the right code', async () => {
      const credentials = await withKey()
      const json = { 'content-type': 'application/json' }
      const refusal = async (options: RequestOptions) => outcome(await call(contract, { ...credentials, ...options }))
      const messageFor = async (body: string) => {
        const answer = await call(contract, { ...credentials, body, headers: json })
        expect({ body, ...outcome(answer) }).toEqual({ body, status: 400, code: 'invalid_request' })
        return answer.body.error.message
      }
      for (const body of ['[]', '["a"]', '"text"', '7', 'true'])
        expect(await messageFor(body)).toBe('The body must be a JSON object.')
      for (const body of ['{', '{"a":1}}', '\0']) expect(await messageFor(body)).toBe('The body is not valid JSON.')
      const deep = `{"a":${'['.repeat(2000)}${']'.repeat(2000)}}`
      expect(await messageFor(deep)).toBe('Invalid request. a: must not be nested more than 100 levels deep')
      expect(await refusal({ body: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } })).toEqual({
        status: 415,
        code: 'unsupported_media_type',
      })
      // A file may be as large in base64, with room for what is said of it.
      const tooLong = contract.upload ? 300_000 : 6000
      expect(await refusal({ json: { a: 'x'.repeat(tooLong) } })).toEqual({ status: 413, code: 'payload_too_large' })
    })

  if (pathParameters(contract.path).length > 0)
    test('ids of any text are answered without a crash', async () => {
      const credentials = await withKey()
      for (const id of [
        '1',
        '-1',
        '0',
        '2147483648',
        '9'.repeat(40),
        'null',
        '%00',
        '%F0%9F%99%82',
        "'",
        '..%2f',
        '%20',
        'a'.repeat(400),
      ]) {
        const path = contract.path.replaceAll(/\{\w+\}/g, id)
        const body = takesBody(contract.method) ? { json: {} } : {}
        const answer = await service.request(contract.method, path, { ...body, ...credentials })
        expectManners(answer)
        expect({ id, status: answer.status }).toEqual({ id, status: expect.toBeOneOf([200, 400, 404, 409]) })
        if (answer.status >= 400) expectEnvelope(answer)
      }
    })

  if (contract.method === 'GET')
    test('HEAD answers like GET, without a body', async () => {
      for (const credentials of [{}, await withKey()]) {
        // The use of a key is noted a moment later; a list that shows the calling key must not change in between.
        await sql`update api_keys set last_used_at = ${service.clock.now()}`.execute(service.database.db)
        const get = await call(contract, credentials)
        const head = await service.request('HEAD', urlOf(contract), credentials)
        expectManners(head)
        expect([head.status, head.body]).toEqual([get.status, ''])
        for (const header of ['content-type', 'content-length', 'www-authenticate'])
          expect(head.headers.get(header)).toBe(get.headers.get(header))
      }
    })

  test("the caller's X-Request-Id comes back when it is well formed, and is replaced when it is not", async () => {
    const sent = async (id: string) =>
      (await call(contract, { headers: { 'x-request-id': id } })).headers.get('x-request-id')
    expect(await sent('trace-1.a_B')).toBe('trace-1.a_B')
    for (const bad of ['two words', '<script>', 'x'.repeat(129)]) expect(await sent(bad)).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('when something is wrong inside', () => {
  let broken: Service
  beforeAll(async () => {
    broken = await startService()
    await sql`alter table api_keys rename to api_keys_elsewhere`.execute(broken.database.db)
  })
  afterAll(() => broken.close())

  test.each(named(keyed))('%s answers 500 without a word about the cause', async (_name, contract) => {
    const answer = await call(contract, { on: broken, key: generateKey('live') })
    expect(answer.status).toBe(500)
    expect(answer.body).toEqual({ error: { code: 'internal_error', message: 'Something went wrong on our side.' } })
  })
})

describe('rate limits', () => {
  let limited: Service
  beforeAll(async () => {
    limited = await startService({
      config: { FREE_QUESTIONS_PER_MINUTE: '1', FREE_POLLS_PER_MINUTE: '1' },
    })
  })
  afterAll(() => limited.close())
  const rated = all.filter((contract) => contract.rate !== undefined)

  test.each(named(rated))(
    '%s is limited for free keys, by organization, whatever the request says',
    async (_name, contract) => {
      const free = await limited.createKey({ kind: 'free' })
      const colleague = await limited.createKey({ kind: 'free', colleague_of: free })
      const stranger = await limited.createKey({ kind: 'free' })
      expect((await call(contract, { on: limited, key: free.api_key })).status).not.toBe(429)
      for (const key of [free.api_key, colleague.api_key]) {
        const refused = await call(contract, { on: limited, key })
        expect(outcome(refused)).toEqual({ status: 429, code: 'rate_limited' })
        expect(refused.headers.get('retry-after')).toBe('60')
        expect(refused.body.error.details).toEqual({
          retry_after_seconds: 60,
          limit: 1,
          window_seconds: 60,
          scope: contract.rate,
        })
      }
      expect((await call(contract, { on: limited, key: stranger.api_key })).status).not.toBe(429)
      limited.clock.advance(60_000)
      expect((await call(contract, { on: limited, key: free.api_key })).status).not.toBe(429)
    },
  )

  test.each(named(rated))('%s is not limited for live keys', async (_name, contract) => {
    const { api_key: key } = await limited.createKey({ scopes: [scopeFor(contract)] })
    for (let i = 0; i < 3; i++) expect((await call(contract, { on: limited, key })).status).not.toBe(429)
  })
})

test.each([
  ['an unknown path', 'GET', '/v1/nothing-here', 404, 'not_found'],
  ['an address that cannot be decoded', 'GET', '/v1/jobs/%E0%A4%A', 400, 'invalid_request'],
  ['an id of 3,000 characters', 'GET', `/v1/jobs/${'x'.repeat(3000)}`, 404, 'not_found'],
])('%s is answered with the same headers and the same envelope', async (_what, method, path, status, code) => {
  const answer = await service.request(method, path)
  expectManners(answer)
  expectEnvelope(answer)
  expect(outcome(answer)).toEqual({ status, code })
})
