/** What sign-in for programs must not let anybody do. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertMembership } from '../../src/modules/accounts/index.ts'
import { withoutLogo } from '../harness/browser-like.ts'
import { collide } from '../harness/collide.ts'
import {
  allowedCode,
  asking,
  BASE_URL,
  browserOf,
  CALLBACK,
  connected,
  decide,
  fieldsOf,
  post,
  refresh,
  registered,
  token,
} from '../harness/mcp-sign-in.ts'
import { type Service, startService, type TestKey } from '../harness/service.ts'
import { type SignedIn, signedIn } from '../harness/signed-in.ts'

let service: Service
let ann: TestKey & SignedIn
beforeAll(async () => {
  service = await startService({ config: { CONNECT_PER_HOUR_IP: '1000000', CORS_ORIGINS: 'https://app.example' } })
  ann = await person()
})
afterAll(() => service.close())

const person = async (): Promise<TestKey & SignedIn> => {
  const key = await service.createKey()
  return { ...key, ...(await signedIn(service, key)) }
}
const works = async (key: string) => (await service.request('GET', '/v1/me', { key })).status === 200
const register = (json: unknown, at = service) => at.request('POST', '/oauth/register', { json })
const codesOf = async ({ user_id }: TestKey) => {
  const { rows } = await sql`select 1 from connection_codes where user_id = ${user_id}`.execute(service.database.db)
  return rows.length
}

describe('a code', () => {
  test.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['a verifier too short to be one', { code_verifier: 'x' }],
    ['another address', { redirect_uri: 'http://127.0.0.1:33419/callback' }],
    ['no address', { redirect_uri: '' }],
  ])('is worth nothing with %s, nor afterwards', async (_, change) => {
    const use = await allowedCode(service, ann)
    expect(await token(service, { ...use, ...change })).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    expect((await token(service, use)).body.error).toBe('invalid_grant')
  })

  test('is worth nothing to another program, and still good for the one that it is for', async () => {
    const [use, client_id] = [await allowedCode(service, ann), await registered(service)]
    expect((await token(service, { ...use, client_id })).body.error).toBe('invalid_grant')
    expect((await token(service, { ...use, client_id: 'nobody' })).body.error).toBe('invalid_client')
    expect((await token(service, { ...use, resource: 'https://evil.example/mcp' })).body.error).toBe('invalid_target')
    expect((await token(service, { ...use, resource: `${BASE_URL}/mcp` })).status).toBe(200)
  })

  test('lasts for 60 seconds', async () => {
    const [soon, late] = [await allowedCode(service, ann), await allowedCode(service, ann)]
    service.clock.advance(59_999)
    expect((await token(service, soon)).status).toBe(200)
    service.clock.advance(1)
    expect(await token(service, late)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  })

  test('works once, and a second use ends what the first one gave', async () => {
    const use = await allowedCode(service, ann)
    const { body } = await token(service, use)
    expect(await works(body.access_token)).toBe(true)
    expect((await token(service, use)).body.error).toBe('invalid_grant')
    expect(await works(body.access_token)).toBe(false)
    expect((await refresh(service, use.client_id, body.refresh_token)).body.error).toBe('invalid_grant')
  })

  test('sent twice at the same moment is redeemed once, and what it gave is over', async () => {
    const use = await allowedCode(service, ann)
    const ends = await collide(service.database, 'api_keys', [() => token(service, use), () => token(service, use)])
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await works(ends.find(({ status }) => status === 200)!.body.access_token)).toBe(false)
  })
})

test('of two refreshes at the same moment one is answered, and the connection is over', async () => {
  const { client_id, refresh_token } = await connected(service, ann)
  const again = () => refresh(service, client_id, refresh_token)
  const ends = await collide(service.database, 'api_keys', [again, again])
  expect(ends.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(await works(ends.find(({ status }) => status === 200)!.body.access_token)).toBe(false)
})

test('a refresh token is worth nothing to another program', async () => {
  const { client_id, access_token, refresh_token } = await connected(service, ann)
  const other = await registered(service)
  expect((await refresh(service, other, refresh_token)).body.error).toBe('invalid_grant')
  expect((await refresh(service, client_id, access_token)).body.error).toBe('invalid_grant')
  expect((await refresh(service, client_id, refresh_token)).status).toBe(200)
})

describe('the page that asks', () => {
  test('cannot be framed, runs nothing, and its form leads nowhere else', async () => {
    const page = await browserOf(service, ann).get(asking(await registered(service)).address)
    expect(page.headers.get('x-frame-options')).toBe('DENY')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    )
    expect(page.text).not.toContain('<script')
  })

  test('shows who asks as text, whatever they call themselves, and where they are', async () => {
    const client_name = '<script>alert(1)</script>"\'&<img src=x onerror=alert(1)>'
    const client_id = await registered(service, { client_name, redirect_uris: ['https://evil.example:8443/cb'] })
    const browser = browserOf(service, ann)
    const { address } = asking(client_id, { redirect_uri: 'https://evil.example:8443/cb', state: '"><script>' })
    const page = await browser.get(address)
    expect(withoutLogo(page.text)).not.toMatch(/<script|<img/)
    expect(page.text).toContain('&#60;script&#62;')
    for (const words of ['evil.example:8443', 'nobody has checked it', ann.email]) expect(page.text).toContain(words)
    const done = await browser.post('/oauth/authorize', { ...fieldsOf(page), decision: 'allow' })
    expect(withoutLogo(done.text)).not.toMatch(/<script|<img/)
    expect((await decide(browser, address)).searchParams.get('state')).toBe('"><script>')
  })

  test('takes an answer from nobody but the person who saw it', async () => {
    const [eve, client_id] = [await person(), await registered(service)]
    const asked = await browserOf(service, ann).get(asking(client_id).address)
    const fields = { ...fieldsOf(asked), decision: 'allow' }
    const before = await codesOf(ann)
    const other = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    for (const decision of ['allow', 'cancel']) {
      for (const [who, change, headers] of [
        [ann, { csrf_token: '' }, {}],
        [ann, { csrf_token: eve.csrf_token }, {}],
        [ann, {}, other],
        [eve, {}, {}],
      ] as const) {
        const page = await browserOf(service, who).post('/oauth/authorize', { ...fields, decision, ...change }, headers)
        expect([page.status, page.text.includes('http-equiv="refresh"')]).toEqual([403, false])
      }
    }
    const signedOut = await browserOf(service).post('/oauth/authorize', fields)
    expect([signedOut.status, signedOut.location]).toEqual([303, expect.stringMatching(/^\/login\?return_to=%2Foauth/)])
    const foreign = { ...fieldsOf(await browserOf(service, eve).get(asking(client_id).address)), decision: 'allow' }
    expect(
      (await browserOf(service, eve).post('/oauth/authorize', { ...foreign, org_uuid: ann.org_uuid })).status,
    ).toBe(409)
    for (const decision of ['', 'maybe'])
      expect((await browserOf(service, ann).post('/oauth/authorize', { ...fields, decision })).status).toBe(400)
    expect([await codesOf(ann), await codesOf(eve)]).toEqual([before, 0])
  })

  test('allows nothing for another organization than the one that it named', async () => {
    const [ben, other] = [await person(), await service.createKey()]
    await insertMembership(service.database.db, other.organization_id, ben.user_id, 'member', service.clock.now())
    const browser = browserOf(service, ben)
    const asked = await browser.get(asking(await registered(service)).address)
    await ben.request('POST', '/account/organization', { json: { org_uuid: other.org_uuid } })
    const page = await browser.post('/oauth/authorize', { ...fieldsOf(asked), decision: 'allow' })
    expect([page.status, await codesOf(ben)]).toEqual([409, 0])
  })
})

describe('nobody is sent where they should not go', () => {
  const elsewhere = [
    'https://evil.example/cb',
    'https://claude.example.evil.example/cb',
    'https://claude.example/cb/../../evil',
    'https://claude.example@evil.example/cb',
    'https://claude.example/cb?x=1',
    'http://claude.example/cb',
    'javascript:alert(1)',
    '//evil.example',
    '/account',
    '',
  ]

  test('an address that the program has not registered is not followed, nor shown as a link', async () => {
    const client_id = await registered(service, { redirect_uris: ['https://claude.example/cb'] })
    for (const redirect_uri of elsewhere) {
      for (const change of [{}, { response_type: 'token' }]) {
        const page = await browserOf(service, ann).get(asking(client_id, { redirect_uri, ...change }).address)
        expect([redirect_uri, page.status, page.location]).toEqual([redirect_uri, 400, null])
        expect(page.text).not.toContain('evil')
        expect(page.text).not.toContain('javascript:')
      }
    }
    const { address } = asking(client_id, { redirect_uri: 'https://claude.example/cb' })
    const twice = await browserOf(service, ann).get(`${address}&redirect_uri=https://evil.example/cb`)
    expect([twice.status, twice.location, twice.text.includes('evil')]).toEqual([400, null, false])
    for (const unknown of ['', 'nobody', 'x'.repeat(5000), "' or 1=1 --"])
      expect((await browserOf(service, ann).get(asking(unknown).address)).status).toBe(400)
  })

  const wrong: [string, Record<string, string | undefined>, string][] = [
    ['another response type', { response_type: 'token' }, 'unsupported_response_type'],
    ['no response type', { response_type: undefined }, 'invalid_request'],
    ['another response mode', { response_mode: 'fragment' }, 'invalid_request'],
    ['no challenge', { code_challenge: undefined }, 'invalid_request'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['no method', { code_challenge_method: undefined }, 'invalid_request'],
    ['a challenge that is none', { code_challenge: 'x' }, 'invalid_request'],
    ['a foreign resource', { resource: 'https://evil.example/mcp' }, 'invalid_target'],
    ['too long a state', { state: 'x'.repeat(2000) }, 'invalid_request'],
  ]

  test.each(wrong)('a program on the same computer is told of %s', async (_, change, error) => {
    const page = await browserOf(service).get(asking(await registered(service), change).address)
    expect([page.status, page.location?.split('?')[0]]).toEqual([303, CALLBACK])
    const told = Object.fromEntries(new URL(page.location!).searchParams)
    expect(told).toMatchObject({ error, iss: BASE_URL, state: change.state ?? 'a state' })
  })

  test('to another site nobody is sent before they have said so, whatever is wrong with the request', async () => {
    const redirect_uri = 'https://claude.example/cb'
    const client_id = await registered(service, { redirect_uris: [redirect_uri] })
    for (const [, change, error] of wrong) {
      const page = await browserOf(service, ann).get(asking(client_id, { redirect_uri, ...change }).address)
      expect([page.status, page.location, page.text.includes('http-equiv')]).toEqual([400, null, false])
      expect(page.text).toContain(`href="https://claude.example/cb?error=${error}&#38;`)
    }
  })

  test('on the same computer the port is free, as RFC 8252 wants it, and the rest is not', async () => {
    const client_id = await registered(service)
    const redirect_uri = 'http://127.0.0.1:5/callback'
    const use = await allowedCode(service, ann, { client_id, redirect_uri })
    expect((await token(service, use)).status).toBe(200)
    for (const other of [
      'http://localhost:33418/callback',
      'http://127.0.0.1:5/other',
      'http://127.0.0.1:5@evil.example/callback',
    ])
      expect((await browserOf(service, ann).get(asking(client_id, { redirect_uri: other }).address)).status).toBe(400)
  })
})

describe('a program that registers', () => {
  test('gets an id and no secret, whatever it asks for', async () => {
    const redirect_uris = [
      CALLBACK,
      'https://claude.ai/api/mcp/auth_callback',
      'cursor://anysphere.cursor-mcp/oauth/callback',
    ]
    const given = {
      redirect_uris,
      client_name: 'Assistant',
      token_endpoint_auth_method: 'client_secret_basic',
      logo_uri: 1,
    }
    const { status, headers, body } = await register(given)
    expect([status, headers.get('cache-control'), headers.get('access-control-allow-origin')]).toEqual([
      201,
      'no-store',
      '*',
    ])
    expect(body).toEqual({
      client_id: expect.stringMatching(/^[\w-]{36}$/),
      client_id_issued_at: Math.floor(service.clock.now().getTime() / 1000),
      client_name: 'Assistant',
      redirect_uris,
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    })
  })

  test('must say where its users go back to, in a way that is safe', async () => {
    for (const redirect_uris of [[], 'https://a.example', null, [5], Array.from({ length: 11 }, () => CALLBACK)])
      expect(await register({ redirect_uris })).toMatchObject({
        status: 400,
        body: { error: 'invalid_client_metadata' },
      })
    for (const address of [
      'http://a.example/cb',
      'javascript:alert(1)',
      'data:text/html,x',
      'https://a.example/#x',
      'x',
    ])
      expect(await register({ redirect_uris: [address] })).toMatchObject({
        status: 400,
        body: { error: 'invalid_redirect_uri', error_description: expect.stringContaining(address) },
      })
    for (const client_name of ['x'.repeat(101), 'a\nb', 'evil\u202eexe', 5])
      expect((await register({ redirect_uris: [CALLBACK], client_name })).body.error).toBe('invalid_client_metadata')
  })

  test('does so as often as the operator allows', async () => {
    const strict = await startService({ beside: service, config: { CONNECT_PER_HOUR_IP: '1' } })
    service.clock.advance(3_600_000)
    try {
      const answers = [await register({}, strict), await register({}, strict)]
      expect(answers).toMatchObject([{ status: 400 }, { status: 429, body: { error: 'temporarily_unavailable' } }])
      expect(Number(answers[1]!.headers.get('retry-after'))).toBeGreaterThan(0)
    } finally {
      await strict.close()
    }
  })
})

test.each(['\0', 'x'.repeat(10_000), "' or 1=1"])(
  'a client id that nobody was given is not known: %j',
  async (client_id) => {
    const fields = { grant_type: 'refresh_token', refresh_token: 'x', client_id }
    expect(await post(service, '/oauth/token', fields)).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    })
    expect((await post(service, '/oauth/revoke', { token: 'x', client_id })).status).toBe(200)
    const page = await service.request('GET', `/oauth/authorize?${new URLSearchParams({ client_id })}`)
    expect([page.status, page.body]).toEqual([400, expect.stringContaining('is not known')])
  },
)

test('what is no request of the protocol is refused in its words, and by no other error', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const send = (body: string, headers: Record<string, string> = form) =>
    service.request('POST', '/oauth/token', { body, headers })
  const requests: [Promise<{ status: number; body: { error: unknown } }>, number, string][] = [
    [send(''), 400, 'invalid_request'],
    [send('grant_type=password&client_id=x'), 401, 'invalid_client'],
    [send('grant_type=refresh_token&grant_type=x&client_id=x'), 400, 'invalid_request'],
    [send('grant_type=refresh_token'), 400, 'invalid_request'],
    [send(`grant_type=password&client_id=${await registered(service)}`), 400, 'unsupported_grant_type'],
    [send(`x=${'y'.repeat(100_000)}`), 413, 'invalid_request'],
    [send('{}', { 'content-type': 'application/json' }), 400, 'invalid_request'],
    [send('grant_type=refresh_token', { 'content-type': 'text/plain' }), 415, 'invalid_request'],
    [post(service, '/oauth/revoke', { client_id: 'x' }), 400, 'invalid_request'],
    [
      service.request('POST', '/oauth/register', { body: '{', headers: { 'content-type': 'application/json' } }),
      400,
      'invalid_client_metadata',
    ],
  ]
  for (const [answer, status, error] of requests) {
    const { status: given, body } = await answer
    expect([given, body.error]).toEqual([status, error])
  }
  const headers = { ...form, origin: 'https://other.example' }
  expect((await send('', headers)).headers.get('access-control-allow-origin')).toBe('*')
})

test('where nobody can sign in, clients still find out what there is, and people are told whom to ask', async () => {
  const config = { BASE_URL: 'https://panel.example.com', CONNECT_PER_HOUR_IP: '1000000' }
  const alone = await startService({ beside: service, config })
  try {
    const { body } = await alone.request('GET', '/.well-known/oauth-protected-resource/mcp')
    expect(body).toMatchObject({ resource: 'https://panel.example.com/mcp' })
    const { address } = asking(await registered(alone))
    const turned = await alone.request('GET', address)
    expect(turned.status).toBe(303)
    expect((await alone.request('GET', turned.headers.get('location')!)).body).toContain(
      'This account needs its operator.',
    )
  } finally {
    await alone.close()
  }
})
