import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEmailSignIn, type EmailSignIn, tidyEmailLinks } from '../../src/modules/email-sign-in/index.ts'
import { createMailer } from '../../src/modules/mail/mailer.ts'
import { createSessions } from '../../src/modules/sessions/index.ts'
import { createRateLimits } from '../../src/platform/limits/rate-limits.ts'
import { createSecrets, sha256 } from '../../src/platform/secrets.ts'
import { type Service, startService, TEST_SECRET } from '../harness/service.ts'

const PER_ADDRESS = 5
const PER_IP = 30
const MINUTE_MS = 60_000
const ENDED = { code: 'refused', details: { reason: 'link_ended' } }
const ELSEWHERE = { code: 'refused', details: { reason: 'other_browser' } }

let dir: string
let service: Service
let signIn: EmailSignIn
/** Where nobody may sign up who is not invited. */
let invitedOnly: EmailSignIn
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'populace-email-'))
  service = await startService({ config: { DATA_DIR: dir, SIGN_UP: 'invited' } })
  const { database, clock, app } = service
  const parts = {
    db: database.db,
    clock,
    sessions: createSessions({ database, clock, days: 14 }),
    mailer: createMailer({ queue: app.queue, secrets: createSecrets(TEST_SECRET) }),
    limits: createRateLimits(database, clock, {
      mail_email: { limit: PER_ADDRESS, window_seconds: 3600 },
      mail_ip: { limit: PER_IP, window_seconds: 3600 },
    }),
    base_url: 'http://localhost:3000',
  }
  signIn = createEmailSignIn({ ...parts, sign_up: 'open' })
  invitedOnly = createEmailSignIn({ ...parts, sign_up: 'invited' })
})
afterAll(async () => {
  await service.close()
  await rm(dir, { recursive: true, force: true })
})

let visitors = 0
/** Another browser, at another place. */
function visitor() {
  const number = ++visitors
  const ip = `198.51.${Math.floor(number / 250)}.${number % 250}`
  return { browser: `a browser's cookie, number ${number}`, ip, user_agent: 'Mozilla/5.0 (X11; Linux) Firefox/132.0' }
}
const someAddress = () => `reader${++visitors}@example.com`

/** The tokens that have come to an address, oldest first. */
async function tokensFor(email: string): Promise<string[]> {
  await service.app.worker.drain()
  const outbox = path.join(dir, 'outbox')
  const names = (await readdir(outbox).catch(() => [])).sort()
  const mails = await Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')))
  return mails
    .filter((mail) => mail.includes(`\nTo: ${email}\n`))
    .map((mail) => /^http:\/\/localhost:3000\/login\/email\?token=([\w-]{43})$/m.exec(mail)![1]!)
}

async function newestToken(email: string): Promise<string> {
  return (await tokensFor(email)).at(-1)!
}

/** Asks for a link, and reads it out of the mail. */
async function asked(options: { email?: string; return_to?: string } = {}) {
  const { email = someAddress(), return_to = '/account' } = options
  const reader = visitor()
  // Mails are told apart by when they were written.
  service.clock.advance(1)
  await signIn.send(email, reader, return_to)
  return { email, reader, token: await newestToken(email) }
}

const whoIs = (token: string) =>
  service.request('GET', '/account/session', { headers: { cookie: `populace_session=${token}` } })

async function invite(email: string): Promise<void> {
  const { organization_id } = await service.createKey()
  await sql`insert into invitations (organization_id, email, role, created_at, expires_at)
    values (${organization_id}, ${email}, 'member', ${service.clock.now()},
      ${new Date(service.clock.now().getTime() + 86_400_000)})`.execute(service.database.db)
}

describe('a link that came by mail', () => {
  test('signs its reader in, once, and takes them where they wanted to go', async () => {
    const [email, reader] = ['ann.reader@example.com', visitor()]
    await signIn.send(' Ann.Reader@Example.com ', reader, '/account/billing?a=1')
    const token = await newestToken(email)
    const session = await signIn.complete(token, reader)
    expect(session).toMatchObject({ return_to: '/account/billing?a=1', seconds: 14 * 86_400 })
    expect((await whoIs(session.token)).body).toMatchObject({
      user: { email, administrator: false },
      organization: { name: email, billing_mode: 'free', role: 'admin' },
      session: { signed_in_by: 'email_link' },
    })
    await expect(signIn.complete(token, reader)).rejects.toMatchObject(ENDED)
    const { rows } = await sql`
      select actor_kind, actor, organization_uuid is not null as placed, details from audit_log
      where action = 'session.opened' and actor = ${email}`.execute(service.database.db)
    expect(rows).toEqual([{ actor_kind: 'user', actor: email, placed: true, details: { signed_in_by: 'email_link' } }])
  })

  test('brings somebody who is known back to who they are', async () => {
    const known = await service.createKey()
    const { reader, token } = await asked({ email: known.email })
    const { body } = await whoIs((await signIn.complete(token, reader)).token)
    expect(body).toMatchObject({ user: { email: known.email }, organization: { uuid: known.org_uuid } })
  })

  test('opens one session when it is clicked several times at once', async () => {
    const { email, reader, token } = await asked()
    const clicks = await Promise.allSettled(Array.from({ length: 6 }, () => signIn.complete(token, reader)))
    expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const click of clicks) if (click.status === 'rejected') expect(click.reason).toMatchObject(ENDED)
    const { rows } = await sql<{ sessions: number }>`
      select count(*)::int as sessions from browser_sessions s join users u on u.id = s.user_id
      where u.email = ${email}`.execute(service.database.db)
    expect(rows[0]!.sessions).toBe(1)
  })

  test('works for 15 minutes', async () => {
    const [first, second] = [await asked(), await asked()]
    // The first was asked for a millisecond before the second.
    service.clock.advance(15 * MINUTE_MS - 1)
    await expect(signIn.complete(first.token, first.reader)).rejects.toMatchObject(ENDED)
    await signIn.complete(second.token, second.reader)
  })

  test('is refused in another browser, which does not use it up', async () => {
    const { reader, token } = await asked()
    await expect(signIn.complete(token, visitor())).rejects.toMatchObject(ELSEWHERE)
    await expect(signIn.complete(token, { ...reader, browser: undefined })).rejects.toMatchObject(ELSEWHERE)
    const { token: session } = await signIn.complete(token, { ...reader, ip: '203.0.113.1' })
    expect((await whoIs(session)).status).toBe(200)
    await expect(signIn.complete(token, visitor())).rejects.toMatchObject(ENDED)
  })

  test('ends when the same browser asks again for the same address, and not when another one does', async () => {
    const { email, reader, token } = await asked()
    await signIn.send(email, visitor(), '/account')
    await signIn.send(someAddress(), reader, '/account')
    expect(await isUsable(token)).toBe(true)
    service.clock.advance(1)
    await signIn.send(email, reader, '/account')
    await expect(signIn.complete(token, reader)).rejects.toMatchObject(ENDED)
    await signIn.complete(await newestToken(email), reader)
  })

  test('is known to its reader alone: the database has only its digest', async () => {
    const { token } = await asked()
    const { rows } = await sql<{ row: string }>`
      select email_links::text as row from email_links union all select jobs::text from jobs where kind = 'mail'`.execute(
      service.database.db,
    )
    expect(rows.length).toBeGreaterThan(1)
    // Bytes are shown in hexadecimal.
    for (const written of [
      token,
      Buffer.from(token).toString('hex'),
      Buffer.from(token, 'base64url').toString('hex'),
    ]) {
      for (const { row } of rows) expect(row).not.toContain(written)
    }
  })

  test.each(['', 'x', 'a'.repeat(43), "' or true --", '😀'.repeat(20), 'a'.repeat(10_000)])(
    'that nobody was sent opens nothing: %#',
    async (token) => {
      await expect(signIn.complete(token, visitor())).rejects.toMatchObject(ENDED)
    },
  )

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'leads to a page of ours, and not to %s',
    async (return_to) => {
      const { reader, token } = await asked({ return_to })
      expect((await signIn.complete(token, reader)).return_to).toBe('/account')
    },
  )

  test('is forgotten a day after it has expired', async () => {
    const { token } = await asked()
    const kept = async () => {
      const { rows } = await sql`select 1 from email_links where token_hash = ${sha256(token)}`.execute(
        service.database.db,
      )
      return rows.length
    }
    const later = (minutes: number) => new Date(service.clock.now().getTime() + minutes * MINUTE_MS)
    await tidyEmailLinks(service.database.db, later(24 * 60 + 15))
    expect(await kept()).toBe(1)
    await tidyEmailLinks(service.database.db, later(24 * 60 + 16))
    expect(await kept()).toBe(0)
  })
})

async function isUsable(token: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from email_links where token_hash = ${sha256(token)} and used_at is null`.execute(service.database.db)
  return rows.length === 1
}

describe('asking for a link', () => {
  test('is the same for those who are known, invited, and neither; only the last get no mail', async () => {
    const known = (await service.createKey()).email
    const [invited, stranger] = [someAddress(), someAddress()]
    await invite(invited)
    const traces = async () => {
      const { rows } = await sql<{ links: number; mails: number }>`
        select (select count(*)::int from email_links) as links,
          (select count(*)::int from jobs where kind = 'mail') as mails`.execute(service.database.db)
      return rows[0]!
    }
    // An address that agent-register took down is a claim: it belongs to a stranger like any other.
    const claimed = someAddress()
    await sql`insert into users (uuid, email, created_at) values (gen_random_uuid(), ${claimed}, now())`.execute(
      service.database.db,
    )
    for (const email of [known, invited, stranger, claimed]) {
      const before = await traces()
      expect(await invitedOnly.send(email, visitor(), '/account')).toBeUndefined()
      expect(await traces()).toEqual({ links: before.links + 1, mails: before.mails + 1 })
    }
    expect(await tokensFor(known)).toHaveLength(1)
    expect(await tokensFor(invited)).toHaveLength(1)
    expect(await tokensFor(stranger)).toEqual([])
    expect(await tokensFor(claimed)).toEqual([])
  })

  test('makes whoever was invited a member, and no longer when the invitation was withdrawn', async () => {
    const [welcome, late] = [someAddress(), someAddress()]
    for (const email of [welcome, late]) await invite(email)
    const reader = visitor()
    for (const email of [welcome, late]) await invitedOnly.send(email, reader, '/account')
    await sql`delete from invitations where email = ${late}`.execute(service.database.db)
    const session = await invitedOnly.complete(await newestToken(welcome), reader)
    expect((await whoIs(session.token)).body).toMatchObject({
      user: { email: welcome },
      organization: { role: 'member' },
    })
    await expect(invitedOnly.complete(await newestToken(late), reader)).rejects.toMatchObject(ENDED)
  })

  test('is limited for an address, whoever asks, however it is written, and whether or not it is known', async () => {
    const refusals = []
    for (const email of [(await service.createKey()).email, someAddress()]) {
      for (let time = 0; time < PER_ADDRESS; time++) await invitedOnly.send(email, visitor(), '/account')
      refusals.push(await invitedOnly.send(` ${email.toUpperCase()}`, visitor(), '/account').catch((error) => error))
    }
    const [known, unknown] = refusals
    expect(known).toMatchObject({
      code: 'rate_limited',
      details: { scope: 'mail_email', limit: PER_ADDRESS, retry_after_seconds: 3600 },
    })
    expect(unknown.envelope()).toEqual(known.envelope())
  })

  test('is limited for a place in the network, whatever it asks for', async () => {
    const reader = visitor()
    for (let time = 0; time < PER_IP; time++) {
      await signIn.send('no address', reader, '/account').catch(() => undefined)
    }
    await expect(signIn.send(someAddress(), { ...visitor(), ip: reader.ip }, '/account')).rejects.toMatchObject({
      code: 'rate_limited',
      details: { scope: 'mail_ip', limit: PER_IP },
    })
    service.clock.advance(60 * MINUTE_MS)
    await signIn.send(someAddress(), reader, '/account')
  })

  test.each([
    '',
    'ann',
    'ann@',
    '@example.com',
    'ann@example.com, bob@example.com',
    'ann@example.com\nBcc: bob@example.com',
    'ann@exa mple.com',
    'ann\0@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('needs an address: %j is none', async (email) => {
    await expect(signIn.send(email, visitor(), '/account')).rejects.toMatchObject({
      code: 'invalid_request',
      message: 'Enter an e-mail address such as ann@example.com.',
      details: { fields: { email: ['must be an e-mail address'] } },
    })
  })
})

describe('on the pages', () => {
  const COOKIE = 'populace_browser=a-browser-that-asks-for-a-link'
  const ask = (email: string, cookie = COOKIE) =>
    service.request('POST', '/login/email', {
      body: new URLSearchParams({ email, return_to: '/account' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    })
  const follow = (token: string, cookie: string) =>
    service.request('GET', `/login/email?token=${token}`, { headers: { cookie } })

  test('nothing tells who is known, invited or neither: status, headers and words are the same', async () => {
    const known = (await service.createKey()).email
    const [invited, stranger] = [someAddress(), someAddress()]
    await invite(invited)
    const answers = []
    for (const email of [known, invited, stranger]) {
      const { status, headers, body } = await ask(email)
      const told = [...headers].filter(([name]) => !['x-request-id', 'date', 'content-length'].includes(name))
      answers.push({ status, told, body: (body as string).replaceAll(email, 'the address') })
    }
    expect(answers[0]).toMatchObject({ status: 200, body: expect.stringContaining('the address') })
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await tokensFor(stranger)).toEqual([])
  })

  test('a link signs in where it was asked for, and elsewhere says where to open it', async () => {
    const { email } = await service.createKey()
    await ask(email)
    const token = await newestToken(email)
    const elsewhere = await follow(token, 'populace_browser=a-browser-of-somebody-else')
    expect(elsewhere).toMatchObject({ status: 422, body: expect.stringContaining('in another browser') })
    expect(elsewhere.headers.getSetCookie().join()).not.toContain('populace_session')
    const { status, headers } = await follow(token, COOKIE)
    expect([status, headers.get('location')]).toEqual([303, '/account'])
    const session = /populace_session=([\w-]+)/.exec(headers.getSetCookie().join())![1]!
    expect((await whoIs(session)).body).toMatchObject({ user: { email } })
    expect(await follow(token, COOKIE)).toMatchObject({ status: 422, body: expect.stringContaining('works once') })
  })
})
