/** Attacks on accounts and billing, over HTTP and with nothing that an attacker would not have. */
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../src/contracts.ts'
import { createUpgradeLinks } from '../../src/modules/billing/index.ts'
import { readScopes } from '../../src/modules/keys/index.ts'
import { type Contract, listContracts, scopeOf, takesBody } from '../../src/platform/contract/contract.ts'
import { createLogger } from '../../src/platform/log.ts'
import { createSecrets } from '../../src/platform/secrets.ts'
import { type BrowserLike, browserLike, withoutLogo } from '../harness/browser-like.ts'
import { type Answer, type RequestOptions, type Service, startService, TEST_SECRET } from '../harness/service.ts'
import { type SignedIn, signedIn } from '../harness/signed-in.ts'

const BASE_URL = 'http://localhost:3000'
const PUBLIC_URL = 'https://panel.example.com'
const REDIRECT = 'http://127.0.0.1:8976/oauth/callback'
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'
const EVIL = { origin: 'https://evil.example' }
const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const MARKUP = `"'><img src=x onerror=alert(1)><script>alert(1)</script>&lt;b&gt;`

const secrets = createSecrets(TEST_SECRET)
const upgrades = createUpgradeLinks(secrets, BASE_URL)
const lines: string[] = []
/** What must never be written down: every test adds its own. */
const confidential = new Set<string>()

let service: Service
/** The same database at a public address, for those who are invited. */
let secured: Service
let dir: string
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'populace-attacks-'))
  const log = createLogger('debug', { write: (line: string) => void lines.push(line) })
  const plenty = { MAIL_PER_HOUR_IP: '1000', SIGN_IN_PER_HOUR_IP: '1000', REGISTER_PER_HOUR_IP: '1000' }
  service = await startService({ config: { DATA_DIR: dir, ...plenty }, log })
  secured = await startService({
    beside: service,
    role: 'serve',
    config: { BASE_URL: PUBLIC_URL, ALLOW_SANDBOX: 'true', SIGN_UP: 'invited' },
  })
})
afterAll(async () => {
  await secured.close()
  await service.close()
  await rm(dir, { recursive: true, force: true })
})

const newBrowser = (): BrowserLike => browserLike(service.url, BASE_URL)
const db = () => service.database.db

async function whoIs(browser: BrowserLike): Promise<string | undefined> {
  for (const value of browser.cookies.values()) confidential.add(value)
  const { status, text } = await browser.get('/account/session')
  return status === 200 ? JSON.parse(text).user.email : undefined
}

/** Where the provider sends a browser back to that has signed in there; the browser has not gone yet. */
async function callbackOf(browser: BrowserLike, email: string, return_to = '/account', name = ''): Promise<URL> {
  const begun = await browser.get(`/login/idp?return_to=${encodeURIComponent(return_to)}`)
  const callback = new URL(await browser.signInAt(begun.location!, email, name))
  for (const field of ['code', 'state']) confidential.add(callback.searchParams.get(field)!)
  return callback
}

async function mailedLink(browser: BrowserLike, email: string, return_to = '/account'): Promise<string> {
  expect((await browser.post('/login/email', { email, return_to })).status).toBe(200)
  await service.app.worker.drain()
  const outbox = path.join(dir, 'outbox')
  const mails = await Promise.all((await readdir(outbox)).map((file) => readFile(path.join(outbox, file), 'utf8')))
  const link = /http:\S+token=(\S+)/.exec(mails.find((mail) => mail.includes(`To: ${email}`))!)!
  confidential.add(link[1]!)
  return link[0]
}

async function somebody(options: Parameters<Service['createKey']>[0] = {}, administrator = false) {
  const key = await service.createKey(options)
  const person = await signedIn(service, key, { administrator })
  for (const secret of [key.api_key, person.token, person.csrf_token]) confidential.add(secret)
  return { ...key, person }
}

const form = (person: SignedIn, operation: string, fields: object, headers: Record<string, string> = {}) =>
  service.request('POST', `/forms/${operation}`, {
    body: new URLSearchParams(fields as Record<string, string>).toString(),
    headers: { cookie: person.headers.cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

/** The one operation that a page without a script has a form for. */
const BY_FORM = 'account.switchOrganization'

const urlOf = (contract: Contract): string => contract.path.replaceAll(/\{\w+\}/g, UNKNOWN_ID)
const calling = (contract: Contract, options: RequestOptions): Promise<Answer> =>
  service.request(contract.method, urlOf(contract), { ...(takesBody(contract.method) ? { json: {} } : {}), ...options })

const forPeople = [...listContracts(contracts.account), ...listContracts(contracts.billing)]
const forAdministrators = listContracts(contracts.admin)
const changing = [...forPeople, ...forAdministrators].filter(({ method }) => method !== 'GET')

describe('signing in', () => {
  test.each([
    'http://127.0.0.1:8976/oauth/callback/',
    'http://127.0.0.1:8976/oauth/callback?next=1',
    'http://127.0.0.1:8976/oauth/callback#part',
    'http://127.0.0.1:8976/oauth/../oauth/callback',
    'http://127.0.0.1:8976/elsewhere',
    'http://127.0.0.1/oauth/callback',
    'http://127.0.0.1:99999/oauth/callback',
    'http://127.0.0.1:08976/oauth/callback',
    'http://127.0.0.1:8976@evil.example/oauth/callback',
    'http://127.0.0.1:8976.evil.example/oauth/callback',
    'http://evil.example:8976/oauth/callback',
    'http://localhost:8976/oauth/callback',
    'http://127.0.0.2:8976/oauth/callback',
    'http://2130706433:8976/oauth/callback',
    'https://127.0.0.1:8976/oauth/callback',
    'HTTP://127.0.0.1:8976/oauth/callback',
    'http://127.0.0.1:8976/oauth/callback\n',
    'http:\\\\127.0.0.1:8976/oauth/callback',
    'javascript:alert(1)//127.0.0.1:8976/oauth/callback',
  ])('a command line cannot be answered at %j', async (redirect_uri) => {
    const { status } = await service.request('POST', '/cli/auth/start', { json: { provider: 'idp', redirect_uri } })
    expect(status).toBe(400)
  })

  test('an authorization whose redirect was changed on its way gives a code to nobody, or one that nobody can use', async () => {
    const begun = (await newBrowser().get('/login/idp')).location!
    for (const other of [
      'https://evil.example/login/callback',
      `${BASE_URL}/login`,
      'http://localhost:3001/login/callback',
    ]) {
      const changed = new URL(begun)
      changed.searchParams.set('redirect_uri', other)
      const page = await newBrowser().get(changed.href)
      expect([page.status, page.location]).toEqual([400, null])
    }
    const start = { json: { provider: 'idp', redirect_uri: REDIRECT } }
    const { body } = await service.request('POST', '/cli/auth/start', start)
    const otherPort = new URL(body.authorization_url)
    otherPort.searchParams.set('redirect_uri', REDIRECT.replace('8976', '8977'))
    const { searchParams } = new URL(await newBrowser().signInAt(otherPort.href, 'cli@example.com'))
    const { code, state } = Object.fromEntries(searchParams)
    const json = { session_id: body.session_id, code, state }
    const answer = await service.request('POST', '/cli/auth/complete', { json })
    expect([answer.status, answer.body.error.details.reason]).toEqual([400, 'sign_in_not_valid'])
  })

  test('a state and a code that were stolen open nothing in the browser of the thief', async () => {
    const [victim, thief] = [newBrowser(), newBrowser()]
    const stolen = await callbackOf(victim, 'victim@example.com')
    const own = await callbackOf(thief, 'thief@example.com')
    const mixed = new URL(own)
    mixed.searchParams.set('code', stolen.searchParams.get('code')!)
    for (const address of [stolen, mixed]) {
      expect((await thief.get(address.href)).status).toBe(400)
      expect(await whoIs(thief)).toBeUndefined()
    }
    expect(await whoIs(victim)).toBeUndefined()
  })

  test('what came back from the provider works once, and not with the code of another time', async () => {
    const browser = newBrowser()
    const callback = await callbackOf(browser, 'once@example.com')
    const kept = new Map(browser.cookies)
    expect((await browser.get(callback.href)).location).toBe('/account')
    expect(await whoIs(browser)).toBe('once@example.com')
    browser.cookies.clear()
    for (const [name, value] of kept) browser.cookies.set(name, value)
    expect((await browser.get(callback.href)).status).toBe(400)
    const second = await callbackOf(browser, 'twice@example.com')
    const withOldCode = new URL(second)
    withOldCode.searchParams.set('code', callback.searchParams.get('code')!)
    // The wrong code has used the sign-in up, so that the right one comes too late.
    for (const { href } of [withOldCode, second]) expect((await browser.get(href)).status).toBe(400)
    expect(await whoIs(browser)).toBeUndefined()
  })

  test.each(['identity provider', 'e-mail'])(
    'by %s takes over no session that was planted, made up or real',
    async (way) => {
      const attacker = await somebody()
      for (const planted of [attacker.person.token, randomBytes(32).toString('base64url')]) {
        const victim = newBrowser()
        victim.cookies.set('populace_session', planted)
        const email = `planted${randomBytes(4).toString('hex')}@example.com`
        if (way === 'e-mail') await victim.get(await mailedLink(victim, email))
        else await victim.get((await callbackOf(victim, email)).href)
        expect(victim.cookies.get('populace_session')).not.toBe(planted)
        expect(await whoIs(victim)).toBe(email)
        const thief = newBrowser()
        thief.cookies.set('populace_session', planted)
        expect(await whoIs(thief)).toBeUndefined()
      }
    },
  )

  test('a mailed link that is forwarded, altered or used again opens nothing, and its reader still gets in', async () => {
    const browser = newBrowser()
    const link = await mailedLink(browser, 'reader@example.com')
    const stranger = newBrowser()
    await stranger.get('/login')
    const altered = link.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'))
    const attempts = [
      [stranger, link],
      [newBrowser(), link],
      [browser, altered],
      [browser, `${BASE_URL}/login/email`],
      [browser, `${link}&token=x`],
    ] as const
    for (const [who, address] of attempts) {
      expect((await who.get(address)).status).toBe(422)
      expect(await whoIs(who)).toBeUndefined()
    }
    expect((await browser.get(link)).status).toBe(303)
    expect(await whoIs(browser)).toBe('reader@example.com')
    expect((await browser.get(link)).status).toBe(422)
  })
})

describe('invitations and claims', () => {
  const registration = (email: string) => ({
    json: { email, vendor_account_uuid: randomUUID(), client_install_id: randomBytes(32).toString('hex') },
  })

  test('where people are invited, registering an assistant is no invitation', async () => {
    const email = 'uninvited@example.com'
    const enter = async () => {
      const browser = browserLike(secured.url, PUBLIC_URL)
      const begun = await browser.get('/login/idp')
      return (await browser.get(await browser.signInAt(begun.location!, email))).status
    }
    expect(await enter()).toBe(422)
    await secured.request('POST', '/cli/auth/agent-register', registration(email))
    expect(await enter()).toBe(422)
  })

  test('nobody is moved by an invitation: they go on working where they worked', async () => {
    const browser = newBrowser()
    const email = 'settled@example.com'
    await browser.get((await callbackOf(browser, email)).href)
    const inviter = await somebody({ billing_mode: 'invoiced' })
    expect((await inviter.person.request('POST', '/account/members', { json: { email } })).status).toBe(201)
    browser.cookies.clear()
    await browser.get((await callbackOf(browser, email)).href)
    expect(JSON.parse((await browser.get('/account/session')).text).organization.name).toBe(email)
  })

  test('what a removed admin has invited is no invitation any more', async () => {
    const owner = await somebody()
    const insider = await somebody({ colleague_of: owner })
    const { user } = (await insider.person.request('GET', '/account/session')).body
    const json = { email: 'back.door@example.com', role: 'admin' }
    expect((await insider.person.request('POST', '/account/members', { json })).status).toBe(201)
    expect((await owner.person.request('DELETE', `/account/members/${user.uuid}`)).status).toBe(200)
    expect((await owner.person.request('GET', '/account/members')).body.invitations).toEqual([])
  })

  test('no link says for somebody that an assistant is theirs', async () => {
    const email = 'claimed@example.com'
    const { body } = await service.request('POST', '/cli/auth/agent-register', registration(email))
    confidential.add(body.api_key)
    const browser = newBrowser()
    await browser.get((await callbackOf(browser, email)).href)
    const link = new URL(upgrades.create(body.org_uuid, service.clock.now()))
    for (const address of [(await browser.get(link.href)).location!, `/account/billing?org=${body.org_uuid}`]) {
      expect((await browser.get(address, HTML)).status).toBe(200)
      const { assistants } = JSON.parse((await browser.get('/account/assistants')).text)
      expect(assistants).toMatchObject([{ user_email: email, confirmed_at: null }])
    }
  })
})

describe('where somebody is sent', () => {
  const elsewhere = [
    'https://evil.example',
    'https:evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/\n/evil.example',
    '/%2f%2fevil.example/..//evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '/a/..\\\\evil.example',
    '//localhost:3000@evil.example',
    `${BASE_URL}@evil.example/`,
    `${BASE_URL}.evil.example/`,
    'javascript:alert(1)',
    'data:text/html,x',
    '@evil.example',
    '/account\r\nset-cookie: populace_session=planted',
  ]
  const expectHere = (location: string | null, given: string): void => {
    expect(location, given).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
    expect(new URL(location!, BASE_URL).origin, given).toBe(BASE_URL)
  }

  test('is never another site: sign-in page, its links, and forms', async () => {
    const { person, org_uuid } = await somebody()
    for (const return_to of elsewhere) {
      const address = `/login?return_to=${encodeURIComponent(return_to)}`
      const page = await newBrowser().get(address)
      const [, next] = /href="\/login\/idp\?return_to=([^"]*)"/.exec(page.text)!
      expectHere(decodeURIComponent(next!), return_to)
      expect(/name="return_to" value="([^"]*)"/.exec(page.text)![1], return_to).toBe(decodeURIComponent(next!))
      expectHere((await person.request('GET', address)).headers.get('location'), return_to)
      const fields = { org_uuid, csrf_token: person.csrf_token, return_to }
      const answer = await form(person, 'account.switchOrganization', fields)
      expect(answer.headers.getSetCookie()).toEqual([])
      expectHere(answer.headers.get('location'), return_to)
      const linked = await newBrowser().get(`/login/idp?return_to=${encodeURIComponent(return_to)}`, {
        'sec-fetch-site': 'cross-site',
      })
      expectHere(new URL(linked.location!, BASE_URL).searchParams.get('return_to'), return_to)
    }
  })

  test('is never another site after both ways to sign in, nor by an upgrade link', async () => {
    for (const [at, return_to] of ['//evil.example', '/\\evil.example', '/..//evil.example'].entries()) {
      const byProvider = newBrowser()
      const callback = await callbackOf(byProvider, `sent${at}@example.com`, return_to)
      callback.searchParams.set('return_to', return_to)
      expectHere((await byProvider.get(callback.href)).location, return_to)
      const byMail = newBrowser()
      const link = await mailedLink(byMail, `mailed${at}@example.com`, return_to)
      expectHere((await byMail.get(`${link}&return_to=${encodeURIComponent(return_to)}`)).location, return_to)
    }
    const { person, org_uuid } = await somebody()
    const link = new URL(upgrades.create(org_uuid, service.clock.now()))
    link.searchParams.set('return_to', '//evil.example')
    const { headers } = await person.request('GET', link.pathname + link.search)
    expectHere(headers.get('location'), link.href)
  })
})

test('an upgrade link that is altered, old, of another organization or incomplete leads nobody anywhere', async () => {
  const [owner, other] = [await somebody(), await somebody()]
  const now = service.clock.now()
  const token = new URL(upgrades.create(owner.org_uuid, now)).searchParams.get('token')!
  confidential.add(token)
  const [expires, nonce, signature] = token.split('.') as [string, string, string]
  const old = new URL(upgrades.create(owner.org_uuid, new Date(now.getTime() - 8 * 86_400_000))).searchParams.get(
    'token',
  )!
  const by = (key: string, token_: string) => `org=${key}&token=${encodeURIComponent(token_)}`
  const bad = [
    by(owner.org_uuid, old),
    by(owner.org_uuid, `${Number(expires) + 1}.${nonce}.${signature}`),
    by(owner.org_uuid, `${expires}.${nonce}x.${signature}`),
    by(owner.org_uuid, `${expires}.${nonce}.${signature.slice(0, -1)}`),
    by(owner.org_uuid, `${old.split('.')[0]}.${nonce}.${signature}`),
    by(owner.org_uuid, token.toUpperCase()),
    by(owner.org_uuid, `${token}\0`),
    by(owner.org_uuid.toUpperCase(), token),
    by(other.org_uuid, token),
    `org=${owner.org_uuid}`,
    `token=${token}`,
    `org=${owner.org_uuid}&org=${other.org_uuid}&token=${token}`,
    `org[]=${owner.org_uuid}&token=${token}`,
  ]
  for (const query of bad) {
    for (const who of [owner, other]) {
      const { status, headers } = await who.person.request('GET', `/upgrade?${query}`)
      expect([403, 410], query).toContain(status)
      expect(headers.get('location')).toBeNull()
    }
  }
  const genuine = `/upgrade?${by(owner.org_uuid, token)}`
  expect((await owner.person.request('GET', genuine)).headers.get('location')).toContain('/account/billing')
  const stranger = await other.person.request('GET', genuine)
  expect([stranger.status, stranger.headers.get('location')]).toEqual([403, null])
})

describe('a page of another site', () => {
  test('changes nothing in account, billing or administration with the cookie of whoever opens it', async () => {
    const victim = await somebody({}, true)
    const another = await somebody({}, true)
    const { cookie } = victim.person.headers
    const own = { cookie, 'x-csrf-token': victim.person.csrf_token }
    const entries = async () => (await sql`select id from audit_log`.execute(db())).rows.length
    const before = await entries()
    expect(changing.length).toBeGreaterThan(25)
    for (const contract of changing) {
      const { id } = contract
      const csrf_token = victim.person.csrf_token
      const attempts: [string, Promise<Answer>][] = [
        ['no token', calling(contract, { headers: { cookie } })],
        ['the token of another', calling(contract, { headers: { ...own, 'x-csrf-token': another.person.csrf_token } })],
        ['an empty token', calling(contract, { headers: { ...own, 'x-csrf-token': '' } })],
        ['from another site', calling(contract, { headers: { ...own, 'sec-fetch-site': 'cross-site' } })],
        ['from a neighbour', calling(contract, { headers: { ...own, 'sec-fetch-site': 'same-site' } })],
        ['from another origin', calling(contract, { headers: { ...own, ...EVIL } })],
        ['from nowhere', calling(contract, { headers: { ...own, origin: 'null' } })],
        [
          'the token in the query',
          service.request(contract.method, `${urlOf(contract)}?csrf_token=${csrf_token}`, { headers: { cookie } }),
        ],
      ]
      if (id === BY_FORM)
        attempts.push(
          ['a form without a token', form(victim.person, id, {})],
          ['a form with the token of another', form(victim.person, id, { csrf_token: another.person.csrf_token })],
          ['a form of another origin', form(victim.person, id, { csrf_token }, EVIL)],
          ['a form of another site', form(victim.person, id, { csrf_token }, { 'sec-fetch-site': 'cross-site' })],
        )
      else expect([id, (await form(victim.person, id, { csrf_token })).status]).toEqual([id, 404])
      for (const [what, attempt] of attempts) expect([id, what, (await attempt).status]).toEqual([id, what, 403])
      const plain = { headers: { cookie, 'content-type': 'text/plain' }, body: '{}' }
      const asText = await service.request(contract.method, urlOf(contract), plain)
      expect([id, asText.status]).toEqual([id, 403])
      expect([id, (await victim.person.request('GET', `/forms/${id}?csrf_token=${csrf_token}`)).status]).toEqual([
        id,
        405,
      ])
    }
    expect(await entries()).toBe(before)
    expect((await victim.person.request('GET', '/account/session')).status).toBe(200)
  })

  test('does not sign anybody out, and JSON that calls itself text is not read even with the token', async () => {
    const { person } = await somebody()
    const fields = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    const cookie = { cookie: person.headers.cookie }
    expect(
      (await service.request('POST', '/logout', { ...fields, headers: { ...fields.headers, ...cookie } })).status,
    ).toBe(403)
    const text = { headers: { 'content-type': 'text/plain' }, body: '{"name":"x"}' }
    expect((await person.request('POST', '/account/organizations', text)).status).toBe(415)
    expect((await person.request('GET', '/account/session')).status).toBe(200)
  })
})

describe('nobody makes themselves more than they are', () => {
  test('a member does nothing that is for admins', async () => {
    const owner = await somebody()
    const member = await somebody({ colleague_of: owner, role: 'member' })
    const uuid = (await member.person.request('GET', '/account/session')).body.user.uuid
    const forAdmins = forPeople.filter(
      ({ access }) => access !== 'public' && 'session' in access && access.session === 'admin',
    )
    expect(forAdmins.length).toBeGreaterThan(8)
    for (const contract of forAdmins) {
      const { status } = await calling(contract, { headers: member.person.headers })
      expect([contract.id, status]).toEqual([contract.id, 403])
    }
    const promote = await member.person.request('PATCH', `/account/members/${uuid}`, { json: { role: 'admin' } })
    const invite = await member.person.request('POST', '/account/members', {
      json: { email: 'x@example.com', role: 'admin' },
    })
    expect([promote.status, invite.status]).toEqual([403, 403])
    expect((await member.person.request('GET', '/account/session')).body.organization.role).toBe('member')
  })

  test('an invitation is of one address: those that look like it become no members', async () => {
    const owner = await somebody()
    const json = { email: 'guest.one@example.com', role: 'admin' }
    expect((await owner.person.request('POST', '/account/members', { json })).status).toBe(201)
    const near = [
      'guest.one+x@example.com',
      'guestone@example.com',
      'guest.one@example.com.evil.example',
      'xguest.one@example.com',
    ]
    for (const email of near) {
      const browser = newBrowser()
      await browser.get((await callbackOf(browser, email)).href)
      expect(await whoIs(browser)).toBe(email)
    }
    const { body } = await owner.person.request('GET', '/account/members')
    expect([body.count, body.invitations.length]).toEqual([1, 1])
  })

  test("an organization's admin administers no installation: by session, key, page or a field too many", async () => {
    const owner = await somebody()
    const { person } = owner
    // Whatever the address, the page holds what it holds at any other: who is signed in.
    const shown = async (address: string) => {
      const { body } = await service.request('GET', address, { headers: { ...person.headers, ...HTML } })
      return /id="boot"[^>]*>([^<]*)</.exec(body)![1]
    }
    const own = await shown('/account')
    for (const contract of forAdministrators) {
      const attempts = [calling(contract, { headers: person.headers }), calling(contract, { key: owner.api_key })]
      for (const { status } of await Promise.all(attempts)) expect([contract.id, status]).toEqual([contract.id, 403])
      const address = contract.id === 'admin.status' ? '/admin/' : urlOf(contract)
      // A file has no page.
      const has_page = contract.method === 'GET' && contract.files === undefined
      if (has_page) expect([contract.id, await shown(address)]).toEqual([contract.id, own])
    }
    const admin = await person.request('POST', '/account/keys', { json: { scopes: ['admin'] } })
    expect(admin.status).toBe(403)
    const more = { administrator: true, role: 'admin', user_id: 1, organization_id: 1, billing_mode: 'invoiced' }
    for (const [field, value] of Object.entries(more)) {
      const json = { name: 'x', [field]: value }
      for (const [method, target] of [
        ['POST', '/account/keys'],
        ['PATCH', '/account/organization'],
        ['POST', '/account/organizations'],
      ] as const)
        expect([field, target, (await person.request(method, target, { json })).status]).toEqual([field, target, 400])
    }
    expect((await person.request('GET', '/account/session')).body.user.administrator).toBe(false)
  })

  test('no key does what is for people, and nobody who does not pay does what is paid for', async () => {
    const key = await service.createKey({ scopes: ['admin', 'billing:read', 'jobs:read'] })
    const free = await somebody({ kind: 'free' })
    for (const contract of listContracts(contracts)) {
      const { access, id } = contract
      if (access === 'public' || 'any_key' in access) continue
      const scope = scopeOf(access)
      if (scope === undefined) expect([id, (await calling(contract, { key: key.api_key })).status]).toEqual([id, 403])
      else if ('scope' in access && access.free_tier !== true && !['free:ask', ...readScopes].includes(scope))
        expect([id, (await calling(contract, { headers: free.person.headers })).status]).toEqual([id, 403])
    }
  })

  test('a session ends with its sign-out, its user and its revocation, and with a membership what it may there', async () => {
    const owner = await somebody()
    const people = await Promise.all([1, 2, 3, 4].map(() => somebody({ colleague_of: owner, role: 'admin' })))
    const [out, deleted, revoked, removed] = people as [typeof owner, typeof owner, typeof owner, typeof owner]
    const second = await signedIn(service, revoked)
    const me = (who: SignedIn) => who.request('GET', '/account/session')
    const uuid = (await me(removed.person)).body.user.uuid
    expect((await out.person.request('POST', '/account/sign-out', { json: {} })).status).toBe(200)
    expect((await deleted.person.request('DELETE', '/account/user', { json: { confirm: deleted.email } })).status).toBe(
      200,
    )
    expect((await second.request('DELETE', `/account/sessions/${revoked.person.session_id}`)).status).toBe(200)
    expect((await owner.person.request('DELETE', `/account/members/${uuid}`)).status).toBe(200)
    for (const { person } of [out, deleted, revoked]) {
      expect((await me(person)).status).toBe(401)
      expect((await person.request('GET', '/account/keys', { headers: { accept: 'text/html' } })).status).toBe(303)
    }
    expect((await me(removed.person)).body.organization.uuid).not.toBe(owner.org_uuid)
    const back = await removed.person.request('POST', '/account/organization', { json: { org_uuid: owner.org_uuid } })
    const revoking = await removed.person.request('DELETE', `/account/keys/${owner.key_id}`)
    expect([back.status, revoking.status]).toEqual([404, 404])
    for (const { api_key } of [deleted, removed])
      expect((await service.request('GET', '/v1/billing/usage', { key: api_key })).status).toBe(401)
  })
})

/**
 * Sends the head of a request and the first byte of its body, and the rest when `meanwhile` is over and a while has passed.
 * The status that comes of it.
 */
async function heldOpen(person: SignedIn, target: string, json: object, meanwhile: () => Promise<unknown>) {
  const [method, address] = target.split(' ')
  const body = JSON.stringify(json)
  const headers = { host: 'x', connection: 'close', 'content-type': 'application/json', ...person.headers }
  const head = Object.entries({ ...headers, 'content-length': body.length }).map(([name, value]) => `${name}: ${value}`)
  // So long after it was last seen, a session that is let in is written to: by that we know that it was.
  service.clock.advance(11 * 60_000)
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1').setEncoding('utf8')
  const closed = once(socket, 'close')
  let answer = ''
  socket.on('data', (text: string) => {
    answer += text
  })
  const begun = performance.now()
  socket.write(`${method} ${address} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${body[0]}`)
  const seen = sql`select from browser_sessions
    where id = ${person.session_id} and last_seen_at = ${service.clock.now()}`
  await expect.poll(async () => (await seen.execute(db())).rows.length).toBe(1)
  await meanwhile()
  await expect.poll(() => performance.now() - begun).toBeGreaterThan(250)
  socket.write(body.slice(1))
  await closed
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
}

test('whoever loses their rights while the body of a request is on its way does nothing with it', async () => {
  const chief = await somebody({}, true)
  const key = await service.createKey()
  const demote = () => chief.person.request('PATCH', `/admin/users/${key.user_id}`, { json: { administrator: false } })
  const insider = () => signedIn(service, key, { administrator: true })
  const statuses = [
    await heldOpen(await insider(), 'POST /account/keys', { scopes: ['admin'] }, demote),
    await heldOpen(await insider(), `PATCH /admin/users/${key.user_id}`, { administrator: true }, demote),
  ]
  expect(statuses).toEqual([401, 401])

  const owner = await signedIn(service, key)
  const removed = await somebody({ colleague_of: key })
  const { user, organization } = (await removed.person.request('GET', '/account/session')).body
  const remove = () => owner.request('DELETE', `/account/members/${user.uuid}`)
  const confirm = { confirm: organization.name }
  expect(await heldOpen(removed.person, 'DELETE /account/organization', confirm, remove)).toBeGreaterThanOrEqual(400)
  expect((await owner.request('GET', '/account/session')).body.organization.uuid).toBe(organization.uuid)
})

test("what is another organization's is not there: the answer is the same to the letter as for what never was", async () => {
  const [owner, thief] = [await somebody({ kind: 'free' }), await somebody({ kind: 'free' })]
  const vendor_account_uuid = randomUUID()
  const install = randomBytes(32).toString('hex')
  const registration = { email: 'assisted@example.com', vendor_account_uuid, client_install_id: install }
  const registered = await service.request('POST', '/cli/auth/agent-register', { json: registration })
  expect(registered.status).toBe(201)
  confidential.add(registered.body.api_key)
  await owner.person.request('POST', '/account/members', { json: { email: 'invited@example.com' } })
  const { tiers } = (await owner.person.request('GET', '/account/billing/summary')).body
  const bought = await owner.person.request('POST', '/account/billing/checkout', { json: { tier_uuid: tiers[0].uuid } })
  expect(bought.status).toBe(201)
  const me = (await owner.person.request('GET', '/account/session')).body
  const { keys } = (await owner.person.request('GET', '/account/keys')).body
  const attempts: [method: string, path: (id: string) => string, real: string, json?: (id: string) => object][] = [
    ['DELETE', (id) => `/account/keys/${id}`, keys[0].uuid],
    ['DELETE', (id) => `/account/sessions/${id}`, owner.person.session_id],
    ['DELETE', (id) => `/account/assistants/${id}`, vendor_account_uuid],
    ['DELETE', (id) => `/account/members/${id}`, me.user.uuid],
    ['PATCH', (id) => `/account/members/${id}`, me.user.uuid, () => ({ role: 'member' })],
    ['POST', () => '/account/organization', owner.org_uuid, (org_uuid) => ({ org_uuid })],
    ['GET', (id) => `/account/billing/checkouts/${id}`, bought.body.checkout_id],
    ['POST', () => '/account/billing/reveal', bought.body.checkout_id, (checkout_id) => ({ checkout_id })],
  ]
  for (const [method, target, real, json] of attempts) {
    const ask = (id: string) => thief.person.request(method, target(id), json === undefined ? {} : { json: json(id) })
    const [theirs, nobodys] = [await ask(real), await ask(UNKNOWN_ID)]
    expect([method, target('id'), theirs.status]).toEqual([method, target('id'), 404])
    expect(JSON.stringify(theirs.body).replaceAll(real, '')).toBe(
      JSON.stringify(nobodys.body).replaceAll(UNKNOWN_ID, ''),
    )
  }
  expect((await thief.person.request('DELETE', `/account/keys/${owner.key_id}`)).status).toBe(404)
  expect((await thief.person.request('DELETE', '/account/invitations/invited@example.com')).status).toBe(404)
  const seen = await Promise.all(
    forPeople
      .filter(({ method, files, path: target }) => method === 'GET' && files === undefined && !target.includes('{'))
      .map(({ path: target }) => thief.person.request('GET', target)),
  )
  for (const { status, body } of seen) {
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${owner.org_uuid}|${owner.email}|invited@|assisted@`))
  }
  expect((await owner.person.request('GET', '/account/members')).body.invitations).toHaveLength(1)
  expect((await owner.person.request('GET', '/account/keys')).body.keys).toHaveLength(1)
})

test('the webhook believes nothing but what the provider has signed, as it was signed, lately and once', async () => {
  const owner = await somebody({ kind: 'free' })
  const secret = `whsec_${secrets.sign('sandbox-card-provider', 'webhook').replace(/\W/g, '_')}`
  const { webhooks } = new Stripe('sk_test_signer')
  const { tiers } = (await owner.person.request('GET', '/account/billing/summary')).body
  const json = { tier_uuid: tiers[0].uuid }
  const { body: bought } = await owner.person.request('POST', '/account/billing/checkout', { json })
  const { rows } = await sql<{ customer_id: string; provider_session_id: string }>`
    select s.customer_id, c.provider_session_id from subscriptions s join checkouts c using (organization_id)
    where c.id = ${bought.checkout_id}`.execute(db())
  const seconds = Math.floor(service.clock.now().getTime() / 1000)
  const object = {
    id: rows[0]!.provider_session_id,
    mode: 'subscription',
    payment_status: 'paid',
    customer: rows[0]!.customer_id,
    subscription: 'sub_attack',
    metadata: { checkout_id: bought.checkout_id, tier_uuid: tiers[0].uuid },
  }
  const payload = JSON.stringify({
    id: 'evt_attack',
    type: 'checkout.session.completed',
    created: seconds,
    data: { object },
  })
  const sign = (timestamp = seconds, by = secret, signed = payload) =>
    webhooks.generateTestHeaderString({ payload: signed, secret: by, timestamp })
  const send = (signature: string | undefined, body = payload, type = 'application/json') =>
    service.request('POST', '/webhooks/card-provider', {
      body,
      headers: { 'content-type': type, ...(signature === undefined ? {} : { 'stripe-signature': signature }) },
    })
  const [time, good] = sign().split(',') as [string, string]
  const refused: [string, Promise<Answer>][] = [
    ['no signature', send(undefined)],
    ['an empty one', send('')],
    ['the secret of another', send(sign(seconds, 'whsec_of_another'))],
    ['one made five minutes ago', send(sign(seconds - 301))],
    ['another time', send(`t=${seconds + 1},${good}`)],
    ['no time', send(good)],
    ['no scheme', send(`${time},${good.slice('v1='.length)}`)],
    ['a scheme that nobody signs with', send(`${time},${good.replace('v1', 'v0')}`)],
    ['a space more', send(sign(), `${payload} `)],
    ['a space more inside', send(sign(), payload.replace(':', ': '))],
    ['another organization', send(sign(), payload.replace(rows[0]!.customer_id, 'cus_of_another'))],
    ['no body', send(sign(), '')],
    ['as a form', send(undefined, new URLSearchParams({ payload }).toString(), 'application/x-www-form-urlencoded')],
    ['as text', send(sign(seconds, 'whsec_of_another'), payload, 'text/plain')],
  ]
  for (const [what, attempt] of refused) expect([what, (await attempt).status]).toEqual([what, 400])
  expect((await send(sign(), payload.padEnd(300_000))).status).toBe(413)
  expect((await service.request('GET', '/webhooks/card-provider')).status).toBe(405)
  const mode = async () => (await owner.person.request('GET', '/account/session')).body.organization.billing_mode
  expect(await mode()).toBe('free')

  // While a secret is being changed there are two signatures, and one of them is ours.
  expect((await send(`${time},v1=${'0'.repeat(64)},${good}`)).body.outcome).toBe('applied')
  expect(await mode()).toBe('card_provider')
  for (const later of [seconds, seconds + 200]) expect((await send(sign(later))).body.outcome).toBe('repeated')
  const paid = await sql`
    select id from api_keys where organization_id = ${owner.organization_id} and prefix = 'rk_live_'`.execute(db())
  expect(paid.rows).toHaveLength(1)
  const reveal = () =>
    owner.person.request('POST', '/account/billing/reveal', { json: { checkout_id: bought.checkout_id } })
  const [first, second] = [await reveal(), await reveal()]
  confidential.add(first.body.api_key)
  expect([first.body.status, second.body.status, second.body.api_key]).toEqual(['ready', 'revealed', undefined])
})

describe('pages', () => {
  /** Every page for people, opened by an administrator whose names are all markup. */
  async function openedPages(): Promise<[address: string, page: Answer][]> {
    const browser = newBrowser()
    await browser.get((await callbackOf(browser, "o'markup@example.com", '/account', MARKUP)).href)
    const me = JSON.parse((await browser.get('/account/session')).text)
    confidential.add(browser.cookies.get('populace_session')!)
    await sql`update users set administrator = true where uuid = ${me.user.uuid}`.execute(db())
    const cookie = `populace_session=${browser.cookies.get('populace_session')}`
    const ask = (method: string, target: string, options: RequestOptions = {}) =>
      service.request(method, target, {
        ...options,
        headers: { cookie, 'x-csrf-token': me.csrf_token, ...options.headers },
      })
    expect((await ask('PATCH', '/account/organization', { json: { name: MARKUP } })).status).toBe(200)
    expect((await ask('POST', '/account/keys', { json: { name: MARKUP } })).status).toBe(201)
    expect((await ask('POST', '/account/organizations', { json: { name: `2 ${MARKUP}` } })).status).toBe(201)
    expect((await ask('POST', '/account/members', { json: { email: "o'guest@example.com" } })).status).toBe(201)
    const inviter = await somebody()
    await inviter.person.request('PATCH', '/account/organization', { json: { name: `3 ${MARKUP}` } })
    const invited = { json: { email: "o'markup@example.com" } }
    expect((await inviter.person.request('POST', '/account/members', invited)).status).toBe(201)
    const tier = { name: MARKUP, description: MARKUP, monthly_price_cents: 100 }
    const made = await ask('POST', '/admin/pricing-tiers', { json: tier })
    expect(made.status).toBe(201)
    const { rows } = await sql<{
      id: number
    }>`select id from organizations where uuid = ${me.organization.uuid}`.execute(db())
    const query = encodeURIComponent(MARKUP)
    const addresses = [
      ...[
        '/account',
        '/account/keys',
        '/account/billing',
        '/account/members',
        '/account/sessions',
        '/account/billing/events',
      ],
      `/account/billing/success?checkout=${query}`,
      `/account/billing?org=${query}`,
      ...[
        '/admin/',
        '/admin/pricing-tiers',
        '/admin/organizations',
        '/admin/users',
        '/admin/keys',
        '/admin/jobs',
        '/admin/audit-log',
      ],
      `/admin/pricing-tiers/${made.body.tier.id}`,
      `/admin/users/${me.user.uuid}`,
      '/account/audit-log',
      `/admin/organizations/${rows[0]!.id}`,
      ...['/admin/users', '/admin/organizations'].map((list) => `${list}?q=${query}`),
      `/admin/audit-log?actor=${query}`,
      `/upgrade?org=${query}&token=${query}`,
    ]
    const pages = await Promise.all(
      addresses.map(
        async (address): Promise<[string, Answer]> => [address, await ask('GET', address, { headers: HTML })],
      ),
    )
    const posted = {
      body: new URLSearchParams({ csrf_token: me.csrf_token, name: MARKUP }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }
    const failed = await ask('POST', `/forms/${query}`, posted)
    const stranger = await service.request('GET', `/login?return_to=${query}`, { headers: HTML })
    const wrong = await service.request('POST', '/login/email', { ...posted, body: `email=${query}` })
    return [...pages, ['no such form', failed], ['/login', stranger], ['/login/email', wrong]]
  }

  /** As a browser would cut it into tags; what stands in style is text. */
  function tagsOf(html: string): { name: string; attributes: string[] }[] {
    const text = html.replaceAll(/<style>[^<]*<\/style>/g, '')
    const TAG = /<\/?([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*>|<!doctype html>/g
    expect(text.replaceAll(TAG, '')).not.toContain('<')
    return [...text.matchAll(TAG)].map(([, name = '', attributes = '']) => ({
      name,
      attributes: [...attributes.matchAll(/\s([a-z-]+)(?:="[^"]*")?/g)].map(([, attribute]) => attribute!),
    }))
  }

  /** What the app is told, and its page without that: all of the page that can differ from one reader to another. */
  const BOOT = /(<script type="application\/json" id="boot" data-nonce=")[^"]+(">)([^<]*)(?=<\/script>)/

  test('hold names as they were written, and nothing that anybody wrote becomes an element; none is framed or kept', async () => {
    const pages = await openedPages()
    const [inApp, others] = [true, false].map((yes) => pages.filter(([, { body }]) => BOOT.test(body) === yes))
    expect([inApp!.length > 15, others!.map(([address]) => address.replace(/\?.*/, ''))]).toEqual([
      true,
      ['/upgrade', 'no such form', '/login', '/login/email'],
    ])
    for (const [address, { body }] of others!) {
      for (const { name, attributes } of tagsOf(withoutLogo(body))) {
        expect(['img', 'script', 'iframe', 'object', 'svg'], address).not.toContain(name)
        expect(
          attributes.filter((attribute) => attribute.startsWith('on') || attribute === 'src'),
          address,
        ).toEqual([])
      }
    }
    const bare = ({ body }: Answer): string => body.replace(BOOT, '$1$2')
    const nobodys = bare(await service.request('GET', '/', { headers: HTML }))
    for (const [address, page] of inApp!) {
      expect(bare(page), address).toBe(nobodys)
      const { session } = JSON.parse(BOOT.exec(page.body)![3]!)
      expect(session.organization.name, address).toBe(MARKUP)
      // The name of who invites, which the one who is invited has not chosen.
      expect(JSON.stringify(session.invitations), address).toContain('3 \\"\'><img')
    }
    for (const [address, { status, headers }] of pages) {
      expect(headers.get('content-type'), `${address} ${status}`).toBe('text/html; charset=utf-8')
      expect(headers.get('x-frame-options'), address).toBe('DENY')
      const policy = headers.get('content-security-policy')
      expect(policy, address).toMatch(/^default-src 'none'; (?=.*frame-ancestors 'none')(?=.*base-uri 'none')/)
      expect(policy, address).toContain("form-action 'self'")
      expect(policy, address).not.toMatch(/\*|unsafe-eval|script-src(?! 'self';)/)
      expect(headers.get('cache-control'), address).toBe('no-store')
      expect(headers.get('x-content-type-options'), address).toBe('nosniff')
      expect(headers.get('referrer-policy'), address).toBe('no-referrer')
    }
  })

  test('cookies are out of reach of scripts and other sites, and at a public address of this host over https alone', async () => {
    const browser = newBrowser()
    const begun = await browser.get('/login')
    const ended = await browser.get((await callbackOf(browser, 'cookies@example.com')).href)
    const told = [...begun.headers.getSetCookie(), ...ended.headers.getSetCookie()]
    expect(told.map((line) => line.split('=')[0]).toSorted()).toEqual([
      'populace_browser',
      'populace_browser',
      'populace_session',
    ])
    for (const line of told) expect(line).toMatch(/; Path=\/; (Expires=[^;]+; )?HttpOnly; SameSite=Lax$/)
    const [line, ...others] = (await secured.request('GET', '/login', { headers: HTML })).headers.getSetCookie()
    expect(line).toMatch(/^__Host-populace_browser=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(others).toEqual([])
  })

  test('at a public address only cookies are believed that no neighbour can plant', async () => {
    const { person } = await somebody()
    const status = async (name: string) =>
      (await secured.request('GET', '/account/session', { headers: { cookie: `${name}=${person.token}` } })).status
    expect([await status('populace_session'), await status('__Host-populace_session')]).toEqual([401, 200])
    const planted = randomBytes(32).toString('base64url')
    const cookie = `populace_browser=${planted}`
    const { headers } = await secured.request('GET', '/login', { headers: { ...HTML, cookie } })
    expect(headers.getSetCookie().join()).toMatch(/^__Host-populace_browser=/)
    expect(headers.getSetCookie().join()).not.toContain(planted)
  })

  test('asking for one in whatever way goes through the same door', async () => {
    const owner = await somebody()
    const free = await somebody({ kind: 'free' })
    const reading = [...forPeople, ...forAdministrators].filter(({ method }) => method === 'GET')
    const accepts = [
      'text/html',
      'TEXT/HTML',
      '*/*',
      'application/json;q=0,text/html',
      'text/html;q=0',
      ', text/html',
      'x',
      '',
    ]
    // What programs read has its page at another address; that one asks who comes.
    const whereTo = async ({ headers }: Answer): Promise<string> => {
      const location = headers.get('location')!
      if (location.startsWith('/login')) return location
      return (await service.request('GET', location, { headers: HTML })).headers.get('location') ?? ''
    }
    for (const contract of reading) {
      for (const method of ['GET', 'HEAD']) {
        for (const accept of accepts) {
          const asked = [contract.id, method, accept]
          const open = await service.request(method, urlOf(contract), { headers: { accept } })
          expect([...asked, [303, 401].includes(open.status)]).toEqual([...asked, true])
          if (open.status === 303) expect(await whereTo(open)).toMatch(/^\/login\?return_to=%2Fa/)
        }
        const headers = { ...owner.person.headers, ...HTML }
        const withKey = await service.request(method, urlOf(contract), { key: free.api_key, headers })
        const allowed = scopeOf(contract.access) === 'billing:read'
        expect([contract.id, withKey.headers.get('content-type')?.includes('html') ?? false]).toEqual([
          contract.id,
          false,
        ])
        if (!allowed) expect([contract.id, withKey.status]).toEqual([contract.id, 403])
      }
    }
    // A key speaks for its own organization, whatever cookie comes along.
    const both = await service.request('GET', '/v1/billing/usage', { key: free.api_key, headers: owner.person.headers })
    const alone = await service.request('GET', '/v1/billing/usage', { key: free.api_key })
    expect(both.body).toEqual(alone.body)
  })
})

test('no key, cookie, code, state, link or token of all of this is in the log, nor in what is said of an error', async () => {
  const secret = 'rk_live_abcdefghijklmnopqrstuvwxyzABCDEF012345'
  confidential.add(secret)
  const said = [
    await service.request('GET', `/login/callback?code=${secret}&state=${secret}`),
    await service.request('GET', `/login/email?token=${secret}`),
    await service.request('GET', `/upgrade?org=${secret}&token=${secret}`),
    await service.request('GET', `/v1/nothing?key=${secret}`),
    await service.request('GET', '/v1/billing/usage', { key: secret }),
    await service.request('GET', '/account/session', { headers: { cookie: `populace_session=${secret}` } }),
    await service.request('POST', '/cli/auth/complete', {
      json: { session_id: UNKNOWN_ID, code: secret, state: secret },
    }),
    await service.request('POST', '/webhooks/card-provider', { body: '{}', headers: { 'stripe-signature': secret } }),
    await service.request('POST', '/forms/account.createKey', {
      body: `csrf_token=${secret}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: `populace_session=${secret}` },
    }),
  ]
  for (const { status, body } of said) {
    expect(status).toBeGreaterThanOrEqual(300)
    expect(JSON.stringify(body)).not.toContain(secret)
  }
  const log = lines.join('')
  expect(lines.length).toBeGreaterThan(500)
  expect(confidential.size).toBeGreaterThan(50)
  expect([...confidential].filter((text) => log.includes(text))).toEqual([])
})
