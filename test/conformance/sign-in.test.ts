/** Sign-in at an identity provider: a real one in a process of its own, and one that lies. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSessions } from '../../src/modules/sessions/index.ts'
import { configuredSignIn, type ProviderSignIn } from '../../src/modules/sign-in/index.ts'
import { loadConfig } from '../../src/platform/config.ts'
import { createRateLimits } from '../../src/platform/limits/rate-limits.ts'
import { createLogger } from '../../src/platform/log.ts'
import { createSecrets } from '../../src/platform/secrets.ts'
import { collide } from '../harness/collide.ts'
import { type HostileProvider, type Lie, startHostileProvider } from '../harness/hostile-provider.ts'
import { clients } from '../harness/identity-provider/clients.ts'
import {
  type Claimed,
  signInAt,
  startIdentityProvider,
  type TestIdentityProvider,
} from '../harness/identity-provider.ts'
import { type Answer, type Service, startService, TEST_SECRET } from '../harness/service.ts'
import { signedIn } from '../harness/signed-in.ts'

const BASE_URL = 'http://localhost:3000'
const REDIRECT = 'http://127.0.0.1:8976/oauth/callback'
const lines: string[] = []
const log = createLogger('debug', { write: (line: string) => void lines.push(line) })

let provider: TestIdentityProvider
let liar: HostileProvider
/** Its provider keeps to the protocol. */
let service: Service
/** Its provider says what it is told to, and only those who are invited may sign in. */
let closed: Service
/** What is answered while the provider is not there. */
let whileAway: Answer

beforeAll(async () => {
  const port = await freePort()
  const config = {
    BASE_URL,
    OIDC_ISSUER: `http://127.0.0.1:${port}`,
    OIDC_CLIENT_ID: clients.web,
    OIDC_CLIENT_SECRET: clients.secret,
    OIDC_CLI_CLIENT_ID: clients.cli,
    SIGN_IN_PER_HOUR_IP: '100000',
  }
  liar = await startHostileProvider()
  service = await startService({ config, log })
  whileAway = await start()
  ;[provider, closed] = await Promise.all([
    startIdentityProvider({ port, web_redirect_uri: `${BASE_URL}/login/callback` }),
    startService({
      beside: service,
      config: {
        OIDC_ISSUER: liar.issuer,
        OIDC_CLIENT_ID: 'panel',
        SIGN_UP: 'invited',
        SIGN_IN_PER_HOUR_IP: '3',
        TRUST_PROXY: '127.0.0.1',
      },
    }),
  ])
})
afterAll(async () => {
  await closed.close()
  await service.close()
  await Promise.all([provider.close(), liar.close()])
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

let addresses = 0
/** From another address of the network each time, where the service believes the header. */
const start = (on: Service = service, redirect_uri = REDIRECT, ip = `203.0.113.${++addresses}`): Promise<Answer> =>
  on.request('POST', '/cli/auth/start', {
    json: { provider: 'idp', redirect_uri },
    headers: { 'x-forwarded-for': ip },
  })
const complete = (json: object, on: Service = service): Promise<Answer> =>
  on.request('POST', '/cli/auth/complete', { json })

let people = 0
const somebody = (changes: Partial<Claimed> = {}): Claimed & { sub: string; email: string } => ({
  sub: `subject-${++people}`,
  email: `signer${people}@example.com`,
  email_verified: true,
  ...changes,
})

/** What a command line hands over after somebody has signed in with the browser. */
async function authorized(who: Claimed, redirectUri = REDIRECT) {
  const { body } = await start(service, redirectUri)
  return { session_id: body.session_id as string, ...(await codeFor(body.authorization_url, who)) }
}

async function codeFor(authorizationUrl: string, who: Claimed): Promise<{ code: string; state: string }> {
  const end = await signInAt(authorizationUrl, who)
  if (!('callback' in end)) throw new Error(`the provider answers ${end.status}: ${end.page}`)
  const { searchParams } = end.callback
  return { code: searchParams.get('code')!, state: searchParams.get('state')! }
}

const signIn = async (who: Claimed): Promise<Answer> => complete(await authorized(who))

/** The same at the provider that lies. */
async function signInClosed(who: Claimed, lie: Lie = {}): Promise<Answer> {
  const { body } = await start(closed)
  const callback = liar.authorize(body.authorization_url, { ...who }, lie)
  const { code, state } = Object.fromEntries(callback.searchParams)
  return complete({ session_id: body.session_id, code, state }, closed)
}

const NOT_VALID = {
  status: 400,
  body: {
    error: {
      code: 'invalid_request',
      message: 'This sign-in is over, or was not begun here. Begin it again.',
      details: { reason: 'sign_in_not_valid' },
    },
  },
}
const refused = (reason: string) => ({ status: 422, body: { error: { code: 'refused', details: { reason } } } })

async function rows<T>(query: ReturnType<typeof sql<T>>): Promise<T[]> {
  return (await query.execute(service.database.db)).rows
}
const keysOf = (email: string) =>
  rows(sql<{ created_by: string; revoked_reason: string | null }>`
    select k.created_by, k.revoked_reason from api_keys k join users u on u.id = k.user_id where u.email = ${email}
    order by k.id`)

describe('a command line that signs somebody in', () => {
  test('a free user gets a key that works, and the log of changes tells of it', async () => {
    const who = somebody({ name: 'Ann Example' })
    const begun = await start()
    expect(begun).toMatchObject({
      status: 200,
      body: { ok: true, session_id: expect.stringMatching(/^[0-9a-f-]{36}$/), expires_in: 900 },
    })
    const asked = new URL(begun.body.authorization_url).searchParams
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: clients.cli,
      redirect_uri: REDIRECT,
      response_type: 'code',
      code_challenge_method: 'S256',
      nonce: expect.stringMatching(/^.{40,}$/),
    })
    const answer = await complete({
      session_id: begun.body.session_id,
      ...(await codeFor(begun.body.authorization_url, who)),
    })
    expect(answer).toMatchObject({ status: 200 })
    expect(answer.body).toEqual({
      ok: true,
      status: 'complete',
      api_key: expect.stringMatching(/^rk_free_[0-9A-Za-z]{38}$/),
      org_uuid: expect.any(String),
      next_steps: { summary: expect.any(String), docs_url: `${BASE_URL}/docs/api` },
    })
    expect((await service.request('GET', '/v1/billing/usage', { key: answer.body.api_key })).status).toBe(200)
    expect(
      await rows(sql`select name, email_verified_at is not null as proven from users where email = ${who.email}`),
    ).toEqual([{ name: 'Ann Example', proven: true }])
    expect(
      await rows(sql`select actor, subject from audit_log where organization_uuid = ${answer.body.org_uuid}`),
    ).toEqual([{ actor: who.email, subject: `key rk_free_…${answer.body.api_key.slice(-4)}` }])
  })

  test('a member of an organization that pays is sent to the browser, and gets no key', async () => {
    for (const billing_mode of ['invoiced', 'card_provider', 'self_hosted'] as const) {
      const { email } = await service.createKey({ billing_mode })
      const answer = await signIn(somebody({ email }))
      expect(answer).toMatchObject({ status: 200 })
      expect(answer.body).toEqual({
        ok: true,
        status: 'login_required',
        login_url: `${BASE_URL}/login`,
        next_steps: { summary: expect.any(String), docs_url: `${BASE_URL}/docs/free-tier-oauth` },
      })
      expect(await keysOf(email)).toHaveLength(1)
    }
  })

  test('a key is made in an organization of their own, and in none as long as one that they have joined pays', async () => {
    const [own, free, paying] = await Promise.all([
      service.createKey({ kind: 'free' }),
      service.createKey({ kind: 'free' }),
      service.createKey({ billing_mode: 'invoiced' }),
    ])
    const join = ({ organization_id }: { organization_id: number }) =>
      sql`insert into memberships (organization_id, user_id, role, created_at)
        values (${organization_id}, ${own.user_id}, 'member', now())`.execute(service.database.db)
    const who = somebody({ email: own.email })
    await join(free)
    await sql`update users set last_organization_id = ${free.organization_id} where id = ${own.user_id}`.execute(
      service.database.db,
    )
    expect((await signIn(who)).body).toMatchObject({ status: 'complete', org_uuid: own.org_uuid })
    await join(paying)
    expect((await signIn(who)).body).toMatchObject({ status: 'login_required' })
  })

  test('no key outlives a membership that ends in the same moment', async () => {
    const host = await service.createKey({ kind: 'free' })
    const member = await service.createKey({ kind: 'free', colleague_of: host, role: 'member' })
    const admin = await signedIn(service, host)
    const [user] = await rows(sql<{ uuid: string }>`select uuid from users where id = ${member.user_id}`)
    const removal = sql`select 1 from pg_locks where not granted and relation = 'audit_log'::regclass`
    const [removed, answer] = await collide(service.database, 'audit_log', [
      () => admin.request('DELETE', `/account/members/${user!.uuid}`),
      async () => {
        while ((await rows(removal)).length === 0) await delay(5)
        return signInClosed(somebody({ email: member.email }))
      },
    ])
    expect([removed?.status, answer?.body.status]).toEqual([200, 'login_required'])
    expect(await keysOf(member.email)).toMatchObject([{ created_by: 'operator', revoked_reason: 'user' }])
  })

  test('a loopback address of version 6 serves as well', async () => {
    const redirect = 'http://[::1]:8976/oauth/callback'
    expect(await complete(await authorized(somebody(), redirect))).toMatchObject({ status: 200 })
  })

  test('while the provider is away the answer is 503, and sign-ins work as soon as it is back', async () => {
    expect(whileAway).toMatchObject({
      status: 503,
      body: { error: { code: 'engine_unavailable', details: { retry_after_seconds: 5 } } },
    })
    expect(whileAway.headers.get('retry-after')).toBe('5')
    expect((await start()).status).toBe(200)
  })

  test('both steps take POST alone', async () => {
    for (const path of ['/cli/auth/start', '/cli/auth/complete']) {
      const { status, headers } = await service.request('GET', path)
      expect({ status, allow: headers.get('allow') }).toEqual({ status: 405, allow: 'POST' })
    }
  })

  test('of many completions at once one gets a key', async () => {
    const who = somebody()
    const callback = await authorized(who)
    const answers = await Promise.all(Array.from({ length: 8 }, () => complete(callback)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(7)
    expect(await keysOf(who.email)).toHaveLength(1)
  })

  test('the eleventh key of a user takes the place of the first', async () => {
    const { email } = await service.createKey({ kind: 'free' })
    const who = somebody({ email })
    const first = await signInClosed(who)
    for (let more = 0; more < 10; more++) expect((await signInClosed(who)).status).toBe(200)
    expect((await service.request('GET', '/v1/billing/usage', { key: first.body.api_key })).status).toBe(401)
    const made = (await keysOf(email)).filter(({ created_by }) => created_by === 'sign_in')
    expect(made.map(({ revoked_reason }) => revoked_reason)).toEqual(['replaced', ...Array(10).fill(null)])
  })

  test('an installation without a provider says so', async () => {
    const alone = await startService({ beside: service, config: { BASE_URL: 'https://panel.example.com' } })
    try {
      const callback = { session_id: randomUUID(), code: 'code', state: 'state' }
      for (const answer of [await start(alone), await complete(callback, alone)]) {
        expect(answer).toMatchObject(refused('no_identity_provider'))
      }
    } finally {
      await alone.close()
    }
  })

  test('one address of the network begins only so many', async () => {
    for (let n = 0; n < 3; n++) expect((await start(closed, REDIRECT, '198.51.100.1')).status).toBe(200)
    expect(await start(closed, REDIRECT, '198.51.100.1')).toMatchObject({
      status: 429,
      body: { error: { code: 'rate_limited' } },
    })
    expect((await start(closed, REDIRECT, '198.51.100.2')).status).toBe(200)
  })
})

describe('attacks on it', () => {
  test('a wrong state is refused and uses the session up', async () => {
    const { session_id, code, state } = await authorized(somebody())
    expect(await complete({ session_id, code, state: 'guessed' })).toMatchObject(NOT_VALID)
    expect(await complete({ session_id, code, state })).toMatchObject(NOT_VALID)
  })

  test('the state of another session is as wrong as any', async () => {
    const [mine, theirs] = [await authorized(somebody()), await authorized(somebody())]
    expect(await complete({ ...mine, state: theirs.state })).toMatchObject(NOT_VALID)
  })

  test("another session's code gives nothing", async () => {
    const [mine, theirs] = [await authorized(somebody()), await authorized(somebody())]
    expect(await complete({ ...mine, code: theirs.code })).toMatchObject(NOT_VALID)
  })

  test('a code, a session and an answer work once', async () => {
    const who = somebody()
    const used = await authorized(who)
    expect((await complete(used)).status).toBe(200)
    expect(await complete(used)).toMatchObject(NOT_VALID)
    expect(await complete({ ...(await authorized(who)), code: used.code })).toMatchObject(NOT_VALID)
    expect(await keysOf(who.email)).toHaveLength(1)
  })

  test('a session that is unknown, made up or of a browser is refused alike', async () => {
    const { code, state } = await authorized(somebody())
    expect(await complete({ session_id: randomUUID(), code, state })).toMatchObject(NOT_VALID)
    expect(await complete({ session_id: 'none', code, state })).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request' } },
    })
    const begun = await browserSignIn().begin({ browser: 'b'.repeat(40), ip: '::1', user_agent: undefined }, '/')
    const [{ id } = { id: '' }] = await rows(sql<{ id: string }>`
      select id from sign_ins where purpose = 'browser' order by created_at desc limit 1`)
    expect(await complete({ session_id: id, ...(await codeFor(begun, somebody())) })).toMatchObject(NOT_VALID)
  })

  test('a session is over after its 900 seconds', async () => {
    const [early, late] = [await authorized(somebody()), await authorized(somebody())]
    service.clock.advance(899_000)
    expect((await complete(early)).status).toBe(200)
    service.clock.advance(1000)
    expect(await complete(late)).toMatchObject(NOT_VALID)
  })

  test.each([
    'http://127.0.0.1/oauth/callback',
    'http://127.0.0.1:80/oauth/callback',
    'http://127.0.0.1:99999/oauth/callback',
    'http://localhost:8976/oauth/callback',
    'http://127.1:8976/oauth/callback',
    'http://0.0.0.0:8976/oauth/callback',
    'http://evil.example:8976/oauth/callback',
    'http://127.0.0.1:8976@evil.example/oauth/callback',
    'http://127.0.0.1.evil.example:8976/oauth/callback',
    'https://127.0.0.1:8976/oauth/callback',
    'http://127.0.0.1:8976/oauth/callback/',
    'http://127.0.0.1:8976/oauth/../oauth/callback',
    'http://127.0.0.1:8976/oauth/callback?next=http://evil.example',
    'http://127.0.0.1:8976/oauth/callback#x',
    'http://127.0.0.1:8976/oauth/callback\n',
    'HTTP://127.0.0.1:8976/oauth/callback',
    'javascript:alert(1)',
    '',
    7,
  ])('redirect_uri %j is refused', async (redirect_uri) => {
    const answer = await service.request('POST', '/cli/auth/start', { json: { provider: 'idp', redirect_uri } })
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { details: { fields: { redirect_uri: [expect.any(String)] } } } },
    })
  })

  test('another host or path in the address is refused by the provider, and a code for another port gives nothing', async () => {
    const redirected = async (to: string) => {
      const { body } = await start()
      const url = new URL(body.authorization_url)
      url.searchParams.set('redirect_uri', to)
      return { session_id: body.session_id, end: await signInAt(url.href, somebody()) }
    }
    for (const to of ['http://evil.example:8976/oauth/callback', 'http://127.0.0.1:8976/steal']) {
      expect((await redirected(to)).end).toMatchObject({ status: 400, page: expect.stringContaining('redirect_uri') })
    }
    const { session_id, end } = await redirected('http://127.0.0.1:6666/oauth/callback')
    const { code, state } = Object.fromEntries((end as { callback: URL }).callback.searchParams)
    expect(await complete({ session_id, code, state })).toMatchObject(NOT_VALID)
  })

  test('codes, states and keys stay out of the log', async () => {
    const { session_id, code, state } = await authorized(somebody())
    await complete({ session_id, code, state: 'wrong' })
    const second = await authorized(somebody())
    const { body } = await complete(second)
    const written = lines.join('')
    expect(written).toContain('/cli/auth/complete')
    for (const secret of [session_id, code, state, second.code, second.state, body.api_key]) {
      expect(written).not.toContain(secret)
    }
  })
})

describe('a provider that lies', () => {
  test.each<[string, Lie]>([
    ['a token with another nonce', { claims: { nonce: 'of another sign-in' } }],
    ['a token without a nonce', { claims: { nonce: undefined } }],
    ['a token for another client', { claims: { aud: 'somebody else' } }],
    ['a token of another issuer', { claims: { iss: 'https://accounts.example.com' } }],
    ['a token that has expired', { claims: { iat: 1_700_000_000, exp: 1_700_000_300 } }],
    ['a token signed with another key', { signature: 'other_key' }],
    ['a token without a signature', { signature: 'none' }],
    ['no token at all', { without_id_token: true }],
    ['a subject that is no text', { claims: { sub: 7 } }],
    ['a subject that no database takes', { claims: { sub: 'a\u0000b' } }],
  ])('%s signs nobody in', async (_name, lie) => {
    const { email } = await service.createKey({ kind: 'free' })
    const who = somebody({ email })
    expect(await signInClosed(who, lie)).toMatchObject(refused('provider_not_trusted'))
    expect(await keysOf(email)).toHaveLength(1)
    // The same without the lie is believed.
    expect((await signInClosed(who)).status).toBe(200)
  })

  test('a provider that fails is away, and one that refuses the service is named', async () => {
    const who = somebody()
    const failing = { reply: { status: 502, body: 'Bad gateway' } }
    expect(await signInClosed(who, failing)).toMatchObject({
      status: 503,
      body: { error: { code: 'engine_unavailable' } },
    })
    const refusing = { reply: { status: 400, body: { error: 'invalid_client', error_description: 'no such client' } } }
    expect(await signInClosed(who, refusing)).toMatchObject({
      status: 422,
      body: { error: { details: { reason: 'provider_refused', provider_error: 'invalid_client' } } },
    })
  })
})

describe('who it is', () => {
  test('an e-mail address that the provider has not verified opens nothing', async () => {
    const { email } = await service.createKey({ kind: 'free' })
    const { email_verified: _, ...silent } = somebody({ email })
    for (const who of [somebody({ email, email_verified: false }), silent]) {
      expect(await signIn(who)).toMatchObject(refused('email_not_verified'))
    }
    const { email: __, ...nameless } = somebody()
    expect(await signIn(nameless)).toMatchObject(refused('email_missing'))
    expect(await keysOf(email)).toHaveLength(1)
  })

  test('whoever changes the address at the provider stays the same user', async () => {
    const who = somebody()
    const before = await signIn(who)
    const after = await signIn({ ...who, email: 'moved@example.com', email_verified: false })
    expect(after.body.org_uuid).toBe(before.body.org_uuid)
    expect(
      await rows(
        sql`select u.email, i.email as told from users u join identities i on i.user_id = u.id where i.subject = ${who.sub}`,
      ),
    ).toEqual([{ email: who.email, told: 'moved@example.com' }])
    expect(await rows(sql`select 1 from users where email = 'moved@example.com'`)).toEqual([])
  })

  test('first sign-ins at once make one user with one organization', async () => {
    const who = somebody()
    const callbacks = await Promise.all(Array.from({ length: 4 }, () => authorized(who)))
    const answers = await Promise.all(callbacks.map((callback) => complete(callback)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.org_uuid}`)).size).toBe(1)
    expect(
      await rows(sql<{ n: number }>`select count(*)::int as n from organizations where name = ${who.email}`),
    ).toEqual([{ n: 1 }])
  })

  test('where people are invited, strangers are turned away and guests become members', async () => {
    const host = await service.createKey({ kind: 'free' })
    const [guest, stranger] = [somebody(), somebody()]
    const now = service.clock.now()
    await sql`
      insert into invitations (organization_id, email, role, created_at, expires_at)
      values (${host.organization_id}, ${guest.email}, 'member', ${now}, ${new Date(now.getTime() + 1000)})`.execute(
      service.database.db,
    )
    // A claim that agent-register took down, while everybody could sign up, makes nobody known.
    const claim = { email: stranger.email, vendor_account_uuid: randomUUID(), client_install_id: 'a'.repeat(64) }
    const claimed = await service.request('POST', '/cli/auth/agent-register', { json: claim })
    expect(claimed.status).toBe(201)
    expect(await signInClosed(stranger)).toMatchObject(refused('invitation_required'))
    await sql`delete from users where email = ${stranger.email}`.execute(service.database.db)
    expect(await signInClosed(stranger)).toMatchObject(refused('invitation_required'))
    expect(await rows(sql`select 1 from users where email = ${stranger.email}`)).toEqual([])
    expect(await signInClosed(guest)).toMatchObject({ status: 200, body: { org_uuid: host.org_uuid } })
  })
})

/** What the sign-in pages are handed. */
function browserSignIn(): ProviderSignIn {
  const { database, clock } = service
  const config = loadConfig({
    BASE_URL,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: clients.web,
    OIDC_CLIENT_SECRET: clients.secret,
  })
  return configuredSignIn({
    config,
    db: database.db,
    clock,
    log,
    secrets: createSecrets(TEST_SECRET),
    limits: createRateLimits(database, clock, { sign_in_ip: { limit: 100_000, window_seconds: 3600 } }),
    sessions: createSessions({ database, clock, days: 14 }),
    development: undefined,
  })!
}

describe('a browser that signs somebody in', () => {
  const mine = { browser: 'm'.repeat(40), ip: '192.0.2.1', user_agent: 'test' }
  const theirs = { browser: 't'.repeat(40), ip: '192.0.2.2', user_agent: 'test' }
  const arriving = async (who: Claimed, returnTo = '/billing?tab=cards') => {
    const pages = browserSignIn()
    const end = await signInAt(await pages.begin(mine, returnTo), who)
    return { pages, callback: (end as { callback: URL }).callback }
  }

  test('opens a session each time, and returns to where its owner wanted to go', async () => {
    const who = somebody()
    const [first, second] = [await arriving(who), await arriving(who)]
    expect(first.callback.origin + first.callback.pathname).toBe(`${BASE_URL}/login/callback`)
    const opened = await first.pages.complete(first.callback.searchParams, mine)
    const again = await second.pages.complete(second.callback.searchParams, mine)
    expect(opened).toMatchObject({ return_to: '/billing?tab=cards', seconds: 14 * 86_400 })
    expect(again.token).not.toBe(opened.token)
    expect(await rows(sql`select action, actor from audit_log where subject = ${`user ${who.email}`}`)).toEqual([
      { action: 'session.opened', actor: who.email },
      { action: 'session.opened', actor: who.email },
    ])
  })

  test("somebody else's browser cannot end it, and neither can its own after that", async () => {
    const { pages, callback } = await arriving(somebody())
    await expect(pages.complete(callback.searchParams, theirs)).rejects.toMatchObject({ code: 'invalid_request' })
    await expect(pages.complete(callback.searchParams, mine)).rejects.toMatchObject({ code: 'invalid_request' })
    const other = await arriving(somebody())
    const cookieless = { ...mine, browser: undefined }
    await expect(other.pages.complete(other.callback.searchParams, cookieless)).rejects.toMatchObject({
      code: 'invalid_request',
    })
  })

  test('an answer without the name of its issuer, or with another, is not believed', async () => {
    for (const change of [
      (query: URLSearchParams) => query.delete('iss'),
      (query: URLSearchParams) => query.set('iss', 'https://evil.example'),
      (query: URLSearchParams) => query.append('code', 'another'),
    ]) {
      const { pages, callback } = await arriving(somebody())
      change(callback.searchParams)
      await expect(pages.complete(callback.searchParams, mine)).rejects.toMatchObject({ code: 'refused' })
    }
  })

  test('whoever says no at the provider is told so, in words that nobody else can choose', async () => {
    const { pages, callback } = await arriving(somebody())
    const { state, iss } = Object.fromEntries(callback.searchParams) as { state: string; iss: string }
    const no = new URLSearchParams({ error: 'access_denied', state, iss, error_description: 'call 555-0100' })
    const error: unknown = await pages.complete(no, mine).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'refused', details: { provider_error: 'access_denied' } })
    expect(JSON.stringify(error)).not.toContain('555')
  })

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'nobody is sent on to %s',
    async (returnTo) => {
      const { pages, callback } = await arriving(somebody(), returnTo)
      expect(await pages.complete(callback.searchParams, mine)).toMatchObject({ return_to: '/account' })
    },
  )
})
