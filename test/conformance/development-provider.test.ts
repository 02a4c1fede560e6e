import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { fastify } from 'fastify'
import { sql } from 'kysely'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  randomPKCECodeVerifier,
} from 'openid-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ManualClock } from '../../src/platform/clock.ts'
import { createLogger } from '../../src/platform/log.ts'
import { createSecrets } from '../../src/platform/secrets.ts'
import {
  createDevelopmentProvider,
  type DevelopmentProvider,
  tidyDevelopmentProvider,
} from '../../src/sandbox/identity-provider/index.ts'
import { warnOfExposure } from '../../src/sandbox/warn-of-exposure.ts'
import { type BrowserLike, browserLike } from '../harness/browser-like.ts'
import { createTestDatabase } from '../harness/database.ts'

const TEST_SECRET = 'a secret key that only this test knows'
const BASE_URL = 'http://localhost:3000'
const PORT = 54_321
const CALLBACK = `http://127.0.0.1:${PORT}/oauth/callback`

const database = await createTestDatabase()
const clock = new ManualClock()
const provider = (base_url: string, allow_remote = false): DevelopmentProvider =>
  createDevelopmentProvider({
    base_url,
    db: database.database.db,
    clock,
    secrets: createSecrets(TEST_SECRET),
    log: createLogger('silent'),
    allow_remote,
  })
const app = fastify()
// Two processes on one database: browsers talk to one, and the service asks the other.
const development = provider(BASE_URL)
let address: string
let browser: BrowserLike

beforeAll(async () => {
  await app.register(async (scope) => provider(BASE_URL).pages(scope))
  address = await app.listen({ host: '127.0.0.1', port: 0 })
  browser = browserLike(address, BASE_URL)
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const clients = new Map<string, Promise<Configuration>>()

function clientOf(client_id: string): Promise<Configuration> {
  const known = clients.get(client_id)
  if (known !== undefined) return known
  const client = discovery(new URL(development.issuer), client_id, undefined, None(), {
    execute: [allowInsecureRequests, enableNonRepudiationChecks],
    [customFetch]: development.fetch,
  })
  clients.set(client_id, client)
  return client
}

async function begin({ client_id = 'populace-cli', redirect_uri = CALLBACK, pkce = true, extra = {} } = {}) {
  const client = await clientOf(client_id)
  const code_verifier = randomPKCECodeVerifier()
  const checks = { expectedState: 'a state', expectedNonce: 'a nonce', pkceCodeVerifier: code_verifier }
  const url = buildAuthorizationUrl(client, {
    redirect_uri,
    scope: 'openid email profile',
    state: checks.expectedState,
    nonce: checks.expectedNonce,
    ...(pkce ? { code_challenge: await calculatePKCECodeChallenge(code_verifier), code_challenge_method: 'S256' } : {}),
    ...extra,
  }).href
  return { client, checks, url }
}

test('whoever says who they are comes back with a code, which openid-client takes for tokens and claims', async () => {
  const { client, checks, url } = await begin()
  const back = await browser.signInAt(url, ' Ada@Example.COM ', 'Ada Lovelace')
  expect(back).toMatch(`${CALLBACK}?code=`)
  const tokens = await authorizationCodeGrant(client, new URL(back), checks)
  const claims = tokens.claims()!
  expect(claims).toMatchObject({ email: 'ada@example.com', email_verified: true, name: 'Ada Lovelace' })
  expect(await fetchUserInfo(client, tokens.access_token, claims.sub)).toMatchObject({ email: 'ada@example.com' })
})

test('the same address is the same person another time, and another address is another without signing out', async () => {
  const claimsOf = async (email: string, name?: string) => {
    const { client, checks, url } = await begin()
    const back = new URL(await browser.signInAt(url, email, name))
    const { sub, name: known } = (await authorizationCodeGrant(client, back, checks)).claims()!
    return { sub, name: known }
  }
  const alan = await claimsOf('alan@example.com', 'Alan Turing')
  expect((await claimsOf('grace@example.com')).sub).not.toBe(alan.sub)
  expect(await claimsOf('alan@example.com')).toEqual({ sub: alan.sub, name: 'Alan Turing' })
})

test('a code works once, also when many ask at the same moment', async () => {
  const { client, checks, url } = await begin()
  const back = new URL(await browser.signInAt(url, 'ada@example.com'))
  const attempts = Array.from({ length: 8 }, () => authorizationCodeGrant(client, back, checks))
  const grants = await Promise.allSettled(attempts)
  expect(grants.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(authorizationCodeGrant(client, back, checks)).rejects.toMatchObject({ error: 'invalid_grant' })
})

test('a code is of no use without the verifier that its challenge was made of', async () => {
  const { client, checks, url } = await begin()
  const back = new URL(await browser.signInAt(url, 'ada@example.com'))
  const other = { ...checks, pkceCodeVerifier: randomPKCECodeVerifier() }
  await expect(authorizationCodeGrant(client, back, other)).rejects.toMatchObject({ error: 'invalid_grant' })
})

test('no request is taken without PKCE', async () => {
  const { url } = await begin({ pkce: false })
  const { location } = await browser.get(url)
  expect(new URL(location!).searchParams.get('error')).toBe('invalid_request')
  expect(new URL(location!).searchParams.has('code')).toBe(false)
})

test('command lines come back to any port of the loopback addresses, and to nowhere else', async () => {
  for (const redirect_uri of [`http://[::1]:${PORT}/oauth/callback`, 'http://127.0.0.1:1/oauth/callback']) {
    const { url } = await begin({ redirect_uri })
    expect((await browser.get(url)).status, redirect_uri).toBe(303)
  }
  const elsewhere = [
    `http://localhost:${PORT}/oauth/callback`,
    `http://127.0.0.1:${PORT}/oauth/other`,
    `http://127.0.0.1:${PORT}/oauth/callback?more=1`,
    `https://127.0.0.1:${PORT}/oauth/callback`,
    `http://127.0.0.2:${PORT}/oauth/callback`,
    'http://evil.example/oauth/callback',
    `http://127.0.0.1:${PORT}@evil.example/oauth/callback`,
  ]
  for (const redirect_uri of elsewhere) {
    const { url } = await begin({ redirect_uri })
    const page = await browser.get(url)
    expect([page.status, page.location], redirect_uri).toEqual([400, null])
    expect(page.text).toContain('This sign-in cannot go on.')
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  }
})

test('the web client comes back to the service alone', async () => {
  const own = await begin({ client_id: 'populace', redirect_uri: `${BASE_URL}/login/callback` })
  expect((await browser.get(own.url)).status).toBe(303)
  for (const redirect_uri of [CALLBACK, 'http://localhost:3001/login/callback', `${BASE_URL}/login/callback/x`]) {
    const { url } = await begin({ client_id: 'populace', redirect_uri })
    expect((await browser.get(url)).status, redirect_uri).toBe(400)
  }
})

test('a sign-in that began in one browser cannot be ended in another', async () => {
  const { url } = await begin()
  const step = (await browser.get(url)).location!
  const other = browserLike(address, BASE_URL)
  const page = await other.post(step, { email: 'mallory@example.com' })
  expect([page.status, page.text]).toEqual([400, expect.stringContaining('This sign-in is over.')])
})

test('what is no address is asked for again, with nothing of it taken for markup', async () => {
  const step = (await browser.get((await begin()).url)).location!
  for (const email of [
    '',
    'ada',
    '"><script>alert(1)</script>',
    `${'a'.repeat(250)}@example.com`,
    'a\0b@example.com',
  ]) {
    const page = await browser.post(step, { email, name: 'x' })
    expect([page.status, page.text.includes('<script>')], email).toEqual([400, false])
  }
})

test('strange parameters are an answer and no failure', async () => {
  for (const extra of [{ state: 'a\0b' }, { client_id: 'a\0b' }, { login_hint: '"><script>' }, { prompt: 'none' }]) {
    const { url } = await begin({ extra: extra as Record<string, string> })
    const page = await browser.get(url)
    expect([303, 400], JSON.stringify(extra)).toContain(page.status)
    if (page.location?.startsWith('/')) {
      expect((await browser.get(page.location)).text).not.toContain('<script>')
    }
  }
})

test('only this machine is answered: no other name, no other address, nobody who speaks for somebody else', async () => {
  const path = '/development-idp/.well-known/openid-configuration'
  const ask = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    (await app.inject({ method: 'GET', url: path, headers, remoteAddress })).statusCode
  expect(await ask({ host: 'localhost:3000' })).toBe(200)
  expect(await ask({ host: '[::1]:3000' }, '::1')).toBe(200)
  expect(await ask({ host: 'rebound.example:3000' })).toBe(403)
  expect(await ask({ host: 'localhost.evil.example' })).toBe(403)
  expect(await ask({ host: 'localhost:3000' }, '192.168.1.20')).toBe(403)
  for (const name of ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'true-client-ip']) {
    expect(await ask({ host: 'localhost:3000', [name]: '127.0.0.1' }), name).toBe(403)
  }
})

test('a proxy that says nothing about itself gives itself away by the HTTP that it speaks', async () => {
  const { port } = new URL(address)
  const statusBy = async (version: string): Promise<string> => {
    const socket = connect({ host: '127.0.0.1', port: Number(port) })
    const head = [`GET /development-idp/.well-known/openid-configuration HTTP/${version}`, `Host: 127.0.0.1:${port}`]
    socket.end(`${[...head, 'Connection: close'].join('\r\n')}\r\n\r\n`)
    return (await text(socket)).slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length)
  }
  expect(await statusBy('1.1')).toBe('200')
  expect(await statusBy('1.0')).toBe('403')
})

test.each([
  ['0.0.0.0', false, /BASE_URL/],
  ['0.0.0.0', true, /ALLOW_SANDBOX/],
  ['127.0.0.2', false, undefined],
  ['localhost', true, undefined],
])('whoever lets it run where others may reach it is warned: %s, open to all: %s', (HOST, ALLOW_SANDBOX, words) => {
  const lines: string[] = []
  const log = createLogger('warn', { write: (line: string) => void lines.push(line) })
  const running = { identity_provider: true, card_provider: false, outbox: false }
  warnOfExposure(running, { HOST, ALLOW_SANDBOX }, log)
  warnOfExposure({ ...running, identity_provider: false }, { HOST, ALLOW_SANDBOX }, log)
  expect(lines).toEqual(words === undefined ? [] : [expect.stringMatching(words)])
})

test('its addresses are those of the service, whichever way one came', async () => {
  for (const [base_url, allow_remote, host] of [
    [BASE_URL, false, '127.0.0.1:4000'],
    ['https://panel.example.com', true, 'inside:8080'],
  ] as const) {
    const behind = fastify()
    await behind.register(async (scope) => provider(base_url, allow_remote).pages(scope))
    const asked = await behind.inject({ url: '/development-idp/.well-known/openid-configuration', headers: { host } })
    expect(asked.json()).toMatchObject({
      issuer: `${base_url}/development-idp`,
      authorization_endpoint: `${base_url}/development-idp/auth`,
      token_endpoint: `${base_url}/development-idp/token`,
      code_challenge_methods_supported: ['S256'],
    })
  }
})

test('sign-ins that are over are forgotten; the key and the people stay', async () => {
  await browser.signInAt((await begin()).url, 'ada@example.com')
  await browser.get((await begin()).url)
  const kinds = async () => {
    const { rows } = await sql<{ kind: string }>`
      select distinct kind from sandbox_objects where kind like 'identity.%' order by kind`.execute(
      database.database.db,
    )
    return rows.map(({ kind }) => kind)
  }
  expect(await kinds()).toContain('identity.Interaction')
  await tidyDevelopmentProvider(database.database.db, new Date(clock.now().getTime() + 86_400_000))
  expect(await kinds()).toEqual(['identity.Account', 'identity.Key'])
})
