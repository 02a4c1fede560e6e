import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertMembership } from '../../src/modules/accounts/index.ts'
import { createUpgradeLinks } from '../../src/modules/billing/index.ts'
import { createSecrets } from '../../src/platform/secrets.ts'
import { type BrowserLike, browserLike } from '../harness/browser-like.ts'
import { type Service, startService, TEST_SECRET } from '../harness/service.ts'
import { signedIn } from '../harness/signed-in.ts'

const BASE_URL = 'http://localhost:3000'
const OTHER_SITE = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }

let service: Service
let dir: string
const upgrades = createUpgradeLinks(createSecrets(TEST_SECRET), BASE_URL)

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'populace-sign-in-'))
  service = await startService({ config: { DATA_DIR: dir, MAIL_PER_HOUR_IP: '1000' } })
})
afterAll(async () => {
  await service.close()
  await rm(dir, { recursive: true, force: true })
})

const newBrowser = (): BrowserLike => browserLike(service.url, BASE_URL)

/** Signs in at the development provider, and returns the page that the service answers with. */
async function signIn(browser: BrowserLike, email: string, return_to = '/account') {
  const begun = await browser.get(`/login/idp?return_to=${encodeURIComponent(return_to)}`)
  return browser.get(await browser.signInAt(begun.location!, email))
}

const whoIs = async (browser: BrowserLike) => {
  const page = await browser.get('/account/session')
  return page.status === 200 ? JSON.parse(page.text).user.email : undefined
}

test('a browser signs in at the identity provider and is then where it wanted to go', async () => {
  const browser = newBrowser()
  const login = await browser.get('/login?return_to=/account/billing')
  expect(login.text).toContain('href="/login/idp?return_to=%2Faccount%2Fbilling"')
  expect(login.text).toContain('action="/login/email"')
  const page = await signIn(browser, 'ada@example.com', '/account/billing')
  expect([page.status, page.location]).toEqual([303, '/account/billing'])
  expect(await whoIs(browser)).toBe('ada@example.com')
  expect((await browser.get('/login?return_to=/account/keys')).location).toBe('/account/keys')
})

test('the session cookie is for this host alone, out of reach of scripts, and gone with the one of the beginning', async () => {
  const browser = newBrowser()
  await browser.get('/login')
  expect([...browser.cookies.keys()]).toEqual(['populace_browser'])
  const page = await signIn(browser, 'ada@example.com')
  const [session] = page.headers.getSetCookie().filter((line) => line.startsWith('populace_session='))
  expect(session).toMatch(/^populace_session=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(browser.cookies.has('populace_browser')).toBe(false)
})

test('a session that was planted in the browser before is not the one after, and is over', async () => {
  const victim = newBrowser()
  const attacker = await signedIn(service, await service.createKey())
  victim.cookies.set('populace_session', attacker.token)
  await signIn(victim, 'victim@example.com')
  expect(victim.cookies.get('populace_session')).not.toBe(attacker.token)
  expect(await whoIs(victim)).toBe('victim@example.com')
  expect((await attacker.request('GET', '/account/session')).status).toBe(401)
})

test('a sign-in that began in one browser cannot be ended in another', async () => {
  const [attacker, victim] = [newBrowser(), newBrowser()]
  const begun = await attacker.get('/login/idp')
  const callback = await attacker.signInAt(begun.location!, 'attacker@example.com')
  await victim.get('/login')
  const page = await victim.get(callback)
  expect(page.status).toBeGreaterThanOrEqual(400)
  expect(page.text).toContain('href="/login"')
  expect(await whoIs(victim)).toBeUndefined()
})

test('nobody is sent to another site after signing in', async () => {
  for (const return_to of ['https://evil.example', '//evil.example', '/\\evil.example', '/%09/evil.example/../..//x']) {
    const browser = newBrowser()
    const login = await browser.get(`/login?return_to=${encodeURIComponent(return_to)}`)
    expect(login.text, return_to).not.toContain('href="/login/idp?return_to=http')
    const { location } = await signIn(browser, 'ada@example.com', return_to)
    expect(new URL(location!, BASE_URL).origin, return_to).toBe(BASE_URL)
    expect(location, return_to).not.toMatch(/^\/[/\\]/)
  }
})

test('pages of other sites begin nothing', async () => {
  const browser = newBrowser()
  const link = await browser.get('/login/idp?return_to=/account', OTHER_SITE)
  expect([link.status, link.location]).toEqual([303, '/login?return_to=%2Faccount'])
  const mail = await browser.post('/login/email', { email: 'ada@example.com' }, OTHER_SITE)
  expect(mail.status).toBe(403)
  expect(browser.cookies.size).toBe(0)
})

test('the page about the mailbox is the same for everybody, and the mailed link signs in where it was asked for', async () => {
  const { email } = await service.createKey()
  const browser = newBrowser()
  const known = await browser.post('/login/email', { email, return_to: '/account/keys' })
  const unknown = await newBrowser().post('/login/email', { email: 'stranger@example.com' })
  expect([known.status, unknown.status]).toEqual([200, 200])
  expect(unknown.text.replace('stranger@example.com', email)).toBe(known.text)

  await service.app.worker.drain()
  const link = await mailedLink(email)
  expect((await newBrowser().get(link)).status).toBeGreaterThanOrEqual(400)
  expect((await browser.get(link)).location).toBe('/account/keys')
  expect(await whoIs(browser)).toBe(email)
  const again = await browser.get(link)
  expect([again.status >= 400, again.text]).toEqual([true, expect.stringContaining('Start again')])
})

async function mailedLink(email: string): Promise<string> {
  const outbox = path.join(dir, 'outbox')
  for (const file of await readdir(outbox)) {
    const mail = await readFile(path.join(outbox, file), 'utf8')
    if (mail.includes(`To: ${email}`)) return /http:\S+token=\S+/.exec(mail)![0]
  }
  throw new Error(`no mail to ${email}`)
}

test('what is no address is answered with the form again, without markup of its sender', async () => {
  for (const email of ['', 'nobody', '<script>alert(1)</script>']) {
    const page = await newBrowser().post('/login/email', { email })
    expect([page.status, page.text.includes('<script>')], email).toEqual([400, false])
    expect(page.text).toContain('action="/login/email"')
  }
  for (const json of [{ email: 5 }, { email: ['a@example.com'] }, null, 'text', []]) {
    expect((await service.request('POST', '/login/email', { json })).status, JSON.stringify(json)).toBe(400)
  }
  for (const address of ['/login/callback', '/login/callback?code=x&state=y', '/login/email', '/login/email?token=x']) {
    const page = await newBrowser().get(address)
    expect([page.status >= 400 && page.status < 500, page.text.includes('Start again')], address).toEqual([true, true])
  }
})

test('signing out needs the token of the page, ends the session and forgets the cookie', async () => {
  const browser = newBrowser()
  await signIn(browser, 'ada@example.com')
  const token = browser.cookies.get('populace_session')!
  const { csrf_token } = JSON.parse((await browser.get('/account/session')).text)
  for (const [fields, headers] of [
    [{}, {}],
    [{ csrf_token: 'forged' }, {}],
    [{ csrf_token }, OTHER_SITE],
  ] as const) {
    expect((await browser.post('/logout', fields, headers)).status).toBe(403)
  }
  const cookie = `populace_session=${token}`
  expect((await service.request('POST', '/logout', { json: { csrf_token: 5 }, headers: { cookie } })).status).toBe(403)
  expect(await whoIs(browser)).toBe('ada@example.com')
  expect((await browser.post('/logout', { csrf_token })).location).toBe('/login/signed-out')
  expect(browser.cookies.has('populace_session')).toBe(false)
  browser.cookies.set('populace_session', token)
  expect(await whoIs(browser)).toBeUndefined()
  expect((await browser.post('/logout', {})).location).toBe('/login/signed-out')
})

test('an upgrade link leads by way of signing in to the billing of its organization', async () => {
  const key = await service.createKey({ kind: 'free' })
  const { pathname, search } = new URL(upgrades.create(key.org_uuid, service.clock.now()))
  const browser = newBrowser()
  const page = await browser.get(pathname + search)
  expect(page.status).toBe(200)
  expect(page.text).toContain('The free questions of this month are used up.')
  const [, begin = ''] = /href="(\/login\/idp[^"]+)"/.exec(page.text)!
  const callback = await browser.signInAt((await browser.get(begin)).location!, key.email)
  const back = await browser.get(callback)
  expect(back.location).toBe(pathname + search)
  expect((await browser.get(back.location!)).location).toBe('/account/billing')
})

test('an upgrade link moves to its organization whoever works in another, but not from a page of another site', async () => {
  const key = await service.createKey({ kind: 'free' })
  const other = await service.createKey({ kind: 'free' })
  const person = await signedIn(service, { user_id: key.user_id, organization_id: key.organization_id })
  const own = new URL(upgrades.create(key.org_uuid, service.clock.now()))
  const strange = new URL(upgrades.create(other.org_uuid, service.clock.now()))
  const stranger = await person.request('GET', strange.pathname + strange.search)
  expect([stranger.status, stranger.body]).toEqual([403, expect.stringContaining(key.email)])

  const colleague = await service.createKey({ kind: 'free', colleague_of: key })
  const alone = await service.createKey({ kind: 'free' })
  await insertMembership(service.database.db, alone.organization_id, colleague.user_id, 'member', service.clock.now())
  const moving = await signedIn(service, { user_id: colleague.user_id, organization_id: alone.organization_id })
  const current = async () => (await moving.request('GET', '/account/session')).body.organization.uuid
  const shown = await moving.request('GET', own.pathname + own.search, { headers: OTHER_SITE })
  expect([shown.status, shown.body]).toEqual([200, expect.stringContaining('/forms/account.switchOrganization')])
  expect(await current()).toBe(alone.org_uuid)
  const moved = await moving.request('GET', own.pathname + own.search)
  expect([moved.status, moved.headers.get('location')]).toEqual([303, '/account/billing'])
  expect(await current()).toBe(key.org_uuid)
})

test('an upgrade link that was altered, or is too old, leads nowhere', async () => {
  const key = await service.createKey({ kind: 'free' })
  const other = await service.createKey({ kind: 'free' })
  const link = new URL(upgrades.create(key.org_uuid, service.clock.now()))
  const token = link.searchParams.get('token')!
  const person = await signedIn(service, key)
  for (const query of [
    '',
    `?org=${key.org_uuid}`,
    `?org=${other.org_uuid}&token=${token}`,
    `?org=${key.org_uuid}&token=${token}x`,
  ]) {
    expect((await person.request('GET', `/upgrade${query}`)).status, query).toBe(403)
  }
  const old = new URL(upgrades.create(key.org_uuid, new Date(service.clock.now().getTime() - 8 * 86_400_000)))
  expect((await person.request('GET', `${old.pathname}${old.search}`)).status).toBe(410)
})
