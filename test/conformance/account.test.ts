/** What people do with their account in a browser: keys, members, assistants, organizations. */
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { welcomeUser } from '../../src/modules/accounts/index.ts'
import { defaultLiveScopes } from '../../src/modules/keys/index.ts'
import { openMail } from '../../src/modules/mail/mailer.ts'
import { createSecrets } from '../../src/platform/secrets.ts'
import { collide } from '../harness/collide.ts'
import {
  type Answer,
  type KeyOptions,
  type Service,
  startService,
  TEST_SECRET,
  type TestKey,
} from '../harness/service.ts'
import { type SignedIn, signedIn } from '../harness/signed-in.ts'

const DAY_MS = 86_400_000

let service: Service
beforeAll(async () => {
  service = await startService({
    config: {
      MAIL_PER_HOUR_EMAIL: '3',
      MAIL_PER_HOUR_IP: '1000',
      REGISTER_PER_HOUR_IP: '1000',
      REGISTER_PER_HOUR_EMAIL: '20',
    },
  })
})
afterAll(() => service.close())

type Person = SignedIn & { key: TestKey; uuid: string }

async function person(options: KeyOptions = {}, rights: { administrator?: boolean } = {}): Promise<Person> {
  const key = await service.createKey(options)
  const { rows } = await sql<{ uuid: string }>`select uuid from users where id = ${key.user_id}`.execute(
    service.database.db,
  )
  return { ...(await signedIn(service, key, rights)), key, uuid: rows[0]!.uuid }
}

const colleague = (of: Person, role: 'admin' | 'member' = 'member') => person({ colleague_of: of.key, role })
const outcome = ({ status, body }: Answer) => ({ status, code: body.error?.code, reason: body.error?.details?.reason })
const works = async (key: string) => (await service.request('GET', '/v1/billing/usage', { key })).status === 200
const isKnown = async (key: string) =>
  (await service.request('GET', `/v1/jobs/${randomUUID()}`, { key })).status !== 401

const signIn = (email: string, now = service.clock.now()) =>
  service.database.db.transaction().execute((trx) => welcomeUser(trx, { email, sign_up: 'open', now }))

async function auditOf(organizationId: number): Promise<{ action: string; subject: string | null; actor: string }[]> {
  const { rows } = await sql<{ action: string; subject: string | null; actor: string; ip: string; request_id: string }>`
    select action, subject, actor, ip, request_id from audit_log where organization_id = ${organizationId} order by id`.execute(
    service.database.db,
  )
  for (const { ip, request_id } of rows) expect([ip, request_id]).toEqual(['127.0.0.1', expect.any(String)])
  return rows.map(({ action, subject, actor }) => ({ action, subject, actor }))
}

const unlisted = {
  'a number that nobody has': '2147483647',
  'a uuid that nobody has': randomUUID(),
  'no id at all': 'my key',
  'a number too large': '9'.repeat(30),
}

describe('keys', () => {
  test('a key that somebody makes is shown once, works at once, and is told by its end from then on', async () => {
    const ann = await person()
    const made = await ann.request('POST', '/account/keys', { json: { name: '  Zoë’s notebook 📓 ' } })
    expect(made.status).toBe(201)
    const { api_key, key } = made.body
    expect(api_key).toMatch(/^rk_live_[0-9A-Za-z]{38}$/)
    expect(key).toEqual({
      id: expect.any(Number),
      uuid: expect.any(String),
      kind: 'live',
      key: `rk_live_…${api_key.slice(-4)}`,
      name: 'Zoë’s notebook 📓',
      scopes: defaultLiveScopes,
      created_by: 'user',
      user_email: ann.key.email,
      created_at: service.clock.now().toISOString(),
      last_used_at: null,
      revoked_at: null,
      revoked_reason: null,
    })
    expect(await works(api_key)).toBe(true)
    const { body } = await ann.request('GET', '/account/keys')
    expect(body).toMatchObject({ count: 2, total: 2, limit: 20, offset: 0 })
    expect(body.keys[0]).toEqual({ ...key, last_used_at: body.keys[0].last_used_at })
    const text = JSON.stringify(body)
    expect(text).not.toMatch(/hash|sealed|client_install_id|rk_(live|free)_[0-9A-Za-z]/)
    expect(await auditOf(ann.key.organization_id)).toEqual([
      { action: 'key.minted', subject: `key ${key.key}`, actor: ann.key.email },
    ])
  })

  test('a member sees keys of their own, an admin those of everybody, and nobody those of another organization', async () => {
    const admin = await person()
    const member = await colleague(admin)
    await person()
    const owners = async ({ request }: Person, query = '') =>
      (await request('GET', `/account/keys${query}`)).body.keys.map((key: { user_email: string }) => key.user_email)
    expect(await owners(member)).toEqual([member.key.email])
    expect(await owners(admin)).toEqual([member.key.email, admin.key.email])
    expect(await owners(admin, '?limit=1&offset=1')).toEqual([admin.key.email])
  })

  test('a revoked key stops before the answer arrives, and is listed only when asked for', async () => {
    const ann = await person()
    expect(await works(ann.key.api_key)).toBe(true)
    const revoked = await ann.request('DELETE', `/account/keys/${ann.key.key_id}`)
    expect(await works(ann.key.api_key)).toBe(false)
    expect(revoked.body.key).toMatchObject({ revoked_reason: 'user', revoked_at: service.clock.now().toISOString() })
    const again = await ann.request('DELETE', `/account/keys/${revoked.body.key.uuid}`)
    expect([again.status, again.body]).toEqual([200, revoked.body])
    expect((await ann.request('GET', '/account/keys')).body.total).toBe(0)
    expect((await ann.request('GET', '/account/keys?all=true')).body.keys).toEqual([revoked.body.key])
    expect((await auditOf(ann.key.organization_id)).map(({ action }) => action)).toEqual(['key.revoked'])
  })

  test("an admin revokes a member's key; a member nobody else's, and nobody another organization's", async () => {
    const [admin, stranger] = [await person(), await person()]
    const member = await colleague(admin)
    const refused = [
      member.request('DELETE', `/account/keys/${admin.key.key_id}`),
      stranger.request('DELETE', `/account/keys/${admin.key.key_id}`),
      admin.request('DELETE', `/account/keys/${stranger.key.key_id}`),
      ...Object.values(unlisted).map((id) => admin.request('DELETE', `/account/keys/${encodeURIComponent(id)}`)),
    ]
    for (const answer of await Promise.all(refused)) expect(outcome(answer).code).toBe('not_found')
    expect((await admin.request('DELETE', `/account/keys/${member.key.key_id}`)).status).toBe(200)
    expect([await works(member.key.api_key), await works(admin.key.api_key)]).toEqual([false, true])
  })

  test('in an organization that does not pay keys are free ones, or read what it has from when it did', async () => {
    const ann = await person({ kind: 'free' })
    const { body } = await ann.request('POST', '/account/keys', { json: {} })
    expect(body).toMatchObject({ api_key: expect.stringMatching(/^rk_free_/), key: { kind: 'free', name: null } })
    expect(body.key.scopes).toEqual(['free:ask'])
    const chosen = await ann.request('POST', '/account/keys', { json: { scopes: ['studies:write'] } })
    expect(chosen).toMatchObject({
      status: 400,
      body: { error: { details: { fields: { scopes: [expect.any(String)] } } } },
    })
    const reading = await ann.request('POST', '/account/keys', { json: { scopes: ['groups:read'] } })
    expect(reading).toMatchObject({ status: 201, body: { api_key: expect.stringMatching(/^rk_live_/) } })
    const key = reading.body.api_key
    expect((await service.request('GET', '/v1/research-groups', { key })).status).toBe(200)
    const json = { name: 'Mine', group_size: 3 }
    expect((await service.request('POST', '/v1/research-groups/recruit', { key, json })).status).toBe(403)
    expect((await ann.request('GET', '/v1/research-groups')).status).toBe(200)
    expect((await ann.request('POST', '/v1/research-groups/recruit', { json })).status).toBe(403)
  })

  test('only administrators of the installation make keys that administer it', async () => {
    const [admin, administrator] = [await person(), await person({}, { administrator: true })]
    const json = { scopes: ['admin', 'jobs:read', 'jobs:read'] }
    expect(outcome(await admin.request('POST', '/account/keys', { json })).code).toBe('forbidden')
    const made = await administrator.request('POST', '/account/keys', { json })
    expect([made.status, made.body.key.scopes]).toEqual([201, ['admin', 'jobs:read']])
    const usual = await administrator.request('POST', '/account/keys', { json: {} })
    expect(usual.body.key.scopes).toEqual(defaultLiveScopes)
  })

  test('of requests at the same moment no more succeed than there is room for in fifty keys', async () => {
    const ann = await person()
    await sql`insert into api_keys (uuid, organization_id, user_id, prefix, last_four, key_hash, scopes, created_by, created_at)
      select gen_random_uuid(), ${ann.key.organization_id}, ${ann.key.user_id}, 'rk_live_', 'abcd', sha256(i::text::bytea),
        '{}', 'user', now() from generate_series(1, 48) as i`.execute(service.database.db)
    const answers = await Promise.all([1, 2, 3].map(() => ann.request('POST', '/account/keys', { json: {} })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  test('a repeated request shows the key again, to its owner alone', async () => {
    const admin = await person()
    const member = await colleague(admin)
    const request = { json: { name: 'ci' }, headers: { 'idempotency-key': 'one' } }
    const first = await admin.request('POST', '/account/keys', request)
    const again = await admin.request('POST', '/account/keys', request)
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true'])
    expect(again.body).toEqual(first.body)
    const others = await member.request('POST', '/account/keys', request)
    expect([others.status, others.headers.get('idempotency-replayed')]).toEqual([201, null])
    expect(others.body.key.user_email).toBe(member.key.email)
    expect(others.body.api_key).not.toBe(first.body.api_key)
  })

  test.each([
    ['a line break', { name: 'a\nb' }],
    ['a mark that turns the writing round', { name: 'a\u202eb' }],
    ['nothing to see', { name: '\u200b' }],
    ['101 characters', { name: 'x'.repeat(101) }],
    ['no text', { name: 7 }],
    ['an unknown scope', { scopes: ['everything'] }],
    ['no scope', { scopes: [] }],
    ['no list', { scopes: 'admin' }],
    ['more scopes than there are', { scopes: Array(51).fill('jobs:read') }],
    ['the organization of somebody else', { organization_id: 1 }],
  ])('%s is refused', async (_what, json) => {
    ann ??= await person()
    expect(outcome(await ann.request('POST', '/account/keys', { json }))).toMatchObject({ status: 400 })
  })
  let ann: Person | undefined
})

describe('members', () => {
  const members = async ({ request }: Person) => (await request('GET', '/account/members')).body

  test('somebody new who is invited becomes a member by signing in, and not before', async () => {
    const admin = await person()
    const address = 'newcomer@example.org'
    const email = `  ${address.toUpperCase()} `
    const answer = await admin.request('POST', '/account/members', { json: { email, role: 'admin' } })
    const now = service.clock.now()
    expect(answer).toMatchObject({
      status: 201,
      body: {
        invitation: {
          email: address,
          role: 'admin',
          invited_by: admin.key.email,
          created_at: now.toISOString(),
          expires_at: new Date(now.getTime() + 14 * DAY_MS).toISOString(),
        },
        mailed: true,
      },
    })
    expect(await members(admin)).toMatchObject({ count: 1, invitations: [answer.body.invitation] })
    const { user } = (await signIn(address))!
    expect(await members(admin)).toEqual({
      members: [
        expect.objectContaining({ email: admin.key.email, role: 'admin', user_uuid: admin.uuid }),
        {
          user_uuid: user.uuid,
          email: address,
          name: null,
          role: 'admin',
          joined_at: now.toISOString(),
          last_signed_in_at: now.toISOString(),
        },
      ],
      invitations: [],
      count: 2,
    })
    const { rows } = await sql<{ payload: { sealed: string } }>`
      select payload from jobs where kind = 'mail' order by created_at desc, id desc limit 1`.execute(
      service.database.db,
    )
    const mail = openMail(createSecrets(TEST_SECRET), rows[0]!.payload)
    expect(mail?.to).toBe(address)
    expect(mail?.text).toContain('\n\nhttp://localhost:3000/login\n\n')
    expect(mail?.text).toContain(admin.key.email)
    expect(mail?.text).toContain('Populace is a panel of simulated people')
    expect(mail?.text).toContain('with this e-mail address')
  })

  test('whoever has an organization is moved nowhere: they see the invitation, and accept or decline it', async () => {
    const [host, other] = [await person({ billing_mode: 'invoiced' }), await person()]
    const invited = await person({ kind: 'free' })
    for (const { request } of [host, other]) {
      const json = { email: invited.key.email, role: 'member' }
      expect((await request('POST', '/account/members', { json })).status).toBe(201)
    }
    const account = async () => (await invited.request('GET', '/account/session')).body
    const { organization } = (await signIn(invited.key.email))!
    expect(organization.uuid).toBe(invited.key.org_uuid)
    const expires_at = new Date(service.clock.now().getTime() + 14 * DAY_MS).toISOString()
    const { invitations, organizations } = await account()
    expect(organizations).toHaveLength(1)
    expect(invitations).toHaveLength(2)
    expect(invitations).toContainEqual({
      organization_uuid: host.key.org_uuid,
      organization_name: expect.stringContaining('Organization'),
      role: 'member',
      invited_by: host.key.email,
      expires_at,
    })

    const answer = (by: Person, how: string, organization_uuid: string) =>
      by.request('POST', `/account/invitations/${how}`, { json: { organization_uuid } })
    const stranger = await person()
    for (const how of ['accept', 'decline']) {
      expect((await answer(stranger, how, host.key.org_uuid)).status).toBe(404)
      expect((await answer(invited, how, stranger.key.org_uuid)).status).toBe(404)
      expect((await answer(invited, how, 'mine')).status).toBe(400)
    }
    const both = await Promise.all([1, 2].map(() => answer(invited, 'accept', host.key.org_uuid.toUpperCase())))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(both.find(({ status }) => status === 200)!.body).toEqual({
      organization: { uuid: host.key.org_uuid, name: expect.any(String) },
      role: 'member',
    })
    expect(await answer(invited, 'decline', other.key.org_uuid)).toMatchObject({
      status: 200,
      body: { ok: true, organization_uuid: other.key.org_uuid },
    })
    expect(await account()).toMatchObject({ organization: { uuid: invited.key.org_uuid }, invitations: [] })
    expect([(await members(host)).count, (await members(other)).count]).toEqual([2, 1])
    expect((await auditOf(host.key.organization_id)).at(-1)).toEqual({
      action: 'member.joined',
      subject: `user ${invited.key.email}`,
      actor: invited.key.email,
    })
    expect((await auditOf(other.key.organization_id)).at(-1)?.action).toBe('invitation.declined')
  })

  test('an invitation that is accepted while its organization is deleted is one that there is not', async () => {
    const [host, invited] = [await person({ kind: 'free' }), await person({ kind: 'free' })]
    await host.request('POST', '/account/members', { json: { email: invited.key.email } })
    const { name } = (await host.request('GET', '/account/session')).body.organization
    const deletion = sql`select 1 from pg_locks where not granted and relation = 'audit_log'::regclass`
    const [deleted, accepted] = await collide(service.database, 'audit_log', [
      () => host.request('DELETE', '/account/organization', { json: { confirm: name } }),
      async () => {
        while ((await deletion.execute(service.database.db)).rows.length === 0) await delay(5)
        const json = { organization_uuid: host.key.org_uuid }
        return invited.request('POST', '/account/invitations/accept', { json })
      },
    ])
    expect([deleted?.status, accepted?.status]).toEqual([200, 404])
  })

  test('a sign-in opens where somebody worked last, and elsewhere when they are no longer a member there', async () => {
    const host = await person({ billing_mode: 'invoiced' })
    const member = await person({ kind: 'free' })
    await sql`insert into memberships (organization_id, user_id, role, created_at)
      values (${host.key.organization_id}, ${member.key.user_id}, 'member', now())`.execute(service.database.db)
    const opensIn = async () => (await signIn(member.key.email))!.organization.uuid
    for (const { key } of [member, host, member, host]) {
      await member.request('POST', '/account/organization', { json: { org_uuid: key.org_uuid } })
      expect(await opensIn()).toBe(key.org_uuid)
    }
    expect((await host.request('DELETE', `/account/members/${member.uuid}`)).status).toBe(200)
    expect(await opensIn()).toBe(member.key.org_uuid)
  })

  test('what an admin has invited ends when they are removed, leave, are made a member or are deleted', async () => {
    const owner = await person()
    const endings: ((admin: Person) => Promise<Answer>)[] = [
      ({ uuid }) => owner.request('DELETE', `/account/members/${uuid}`),
      ({ uuid, request }) => request('DELETE', `/account/members/${uuid}`),
      ({ uuid }) => owner.request('PATCH', `/account/members/${uuid}`, { json: { role: 'member' } }),
      ({ key, request }) => request('DELETE', '/account/user', { json: { confirm: key.email } }),
    ]
    const kept = 'kept@example.org'
    await owner.request('POST', '/account/members', { json: { email: kept } })
    for (const [number, end] of endings.entries()) {
      const admin = await colleague(owner, 'admin')
      const email = `backdoor${number}@example.org`
      expect((await admin.request('POST', '/account/members', { json: { email, role: 'admin' } })).status).toBe(201)
      expect((await members(owner)).invitations).toHaveLength(2)
      expect((await end(admin)).status).toBe(200)
      expect((await members(owner)).invitations).toMatchObject([{ email: kept }])
      await signIn(email)
    }
    const { members: left } = await members(owner)
    expect(left.filter(({ email }: { email: string }) => email.startsWith('backdoor'))).toEqual([])
  })

  test('an invitation ends after 14 days, unless it is made again, or when it is taken back', async () => {
    const admin = await person()
    const [late, renewed, unwanted] = ['late', 'renewed', 'unwanted'].map((name) => `${name}@example.org`)
    const invite = (email: string, role = 'member') =>
      admin.request('POST', '/account/members', { json: { email, role } })
    for (const email of [late!, renewed!, unwanted!]) expect((await invite(email)).status).toBe(201)
    await sql`update invitations set expires_at = ${service.clock.now()} where email = ${renewed}`.execute(
      service.database.db,
    )
    expect((await members(admin)).invitations).toHaveLength(2)
    expect((await invite(renewed!, 'admin')).status).toBe(201)
    const path = `/account/invitations/${encodeURIComponent(unwanted!.toUpperCase())}`
    expect(await admin.request('DELETE', path)).toMatchObject({ status: 200, body: { ok: true, email: unwanted } })
    expect(outcome(await admin.request('DELETE', path)).status).toBe(404)
    const stranger = await person()
    expect((await stranger.request('DELETE', `/account/invitations/${renewed}`)).status).toBe(404)
    await signIn(late!, new Date(service.clock.now().getTime() + 14 * DAY_MS))
    await signIn(unwanted!)
    await signIn(renewed!)
    const { members: found } = await members(admin)
    expect(found.map(({ email, role }: { email: string; role: string }) => [email, role])).toEqual([
      [admin.key.email, 'admin'],
      [renewed, 'admin'],
    ])
  })

  test('members are not invited again, and one address does not get invitations without end', async () => {
    const admin = await person()
    const member = await colleague(admin)
    const invite = (email: string) => admin.request('POST', '/account/members', { json: { email } })
    expect(outcome(await invite(member.key.email))).toMatchObject({ status: 409, reason: 'already_member' })
    const answers = [
      await invite('often@example.org'),
      await invite('often@example.org'),
      await invite('often@example.org'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(outcome(await invite('often@example.org')).code).toBe('rate_limited')
    // Sign-in links are counted apart: whoever asks for those of an address keeps nobody from inviting it, and conversely.
    const link = await service.request('POST', '/login/email', {
      body: new URLSearchParams({ email: 'often@example.org' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: 'populace_browser=a-browser-that-asks' },
    })
    expect(link.status).toBe(200)
    for (const email of [
      '',
      'a',
      'a@b',
      'a@example.com\nBcc: b@example.com',
      `${'a'.repeat(250)}@example.com`,
      7,
      null,
    ]) {
      expect((await admin.request('POST', '/account/members', { json: { email } })).status).toBe(400)
    }
    expect(
      (await admin.request('POST', '/account/members', { json: { email: 'a@example.org', role: 'owner' } })).status,
    ).toBe(400)
  })

  test('the last admin neither leaves nor becomes a member, also when two admins act at the same moment', async () => {
    const ann = await person()
    const member = await colleague(ann)
    const demote = (by: Person, whom: Person) =>
      by.request('PATCH', `/account/members/${whom.uuid}`, { json: { role: 'member' } })
    const remove = (by: Person, whom: Person) => by.request('DELETE', `/account/members/${whom.uuid}`)
    const lastAdmin = { status: 409, code: 'conflict', reason: 'last_admin' }
    expect(outcome(await demote(ann, ann))).toEqual(lastAdmin)
    expect(outcome(await remove(ann, ann))).toEqual(lastAdmin)
    const bob = await colleague(ann, 'admin')
    const race = async (...answers: Promise<Answer>[]) =>
      (await Promise.all(answers)).map(({ status }) => status).sort()
    expect(await race(demote(ann, bob), demote(bob, ann))).toEqual([200, 403])
    const { members: left } = await members(member)
    const admins = left.filter(({ role }: { role: string }) => role === 'admin')
    expect(admins).toHaveLength(1)
    const [winner, loser] = admins[0].email === ann.key.email ? [ann, bob] : [bob, ann]
    const promoted = await winner.request('PATCH', `/account/members/${loser.uuid}`, { json: { role: 'admin' } })
    expect(promoted.body.member).toMatchObject({ user_uuid: loser.uuid, role: 'admin' })
    expect(await race(remove(ann, ann), remove(bob, bob))).toEqual([200, 409])
    expect((await members(member)).count).toBe(2)
    const actions = (await auditOf(ann.key.organization_id)).map(({ action }) => action)
    expect(actions).toEqual(['member.changed', 'member.changed', 'member.left'])
  })

  test('whoever is removed loses keys and assistants before the answer arrives, and goes on in another organization', async () => {
    const admin = await person({ billing_mode: 'card_provider' })
    const member = await colleague(admin)
    const identity = await registered(member)
    await sql`insert into invitations values (${member.key.organization_id}, ${member.key.email}, 'admin', null, now(),
      now() + interval '100 years')`.execute(service.database.db)
    expect(await works(member.key.api_key)).toBe(true)
    const { body } = await admin.request('DELETE', `/account/members/${member.uuid}`)
    expect(body).toEqual({ ok: true, user_uuid: member.uuid, keys_revoked: 1 })
    expect([await works(member.key.api_key), await works(admin.key.api_key)]).toEqual([false, true])
    await signIn(member.key.email)
    expect((await members(admin)).count).toBe(1)
    expect((await member.request('GET', '/account/keys?all=true')).body.total).toBe(0)
    expect((await members(member)).members.map(({ email }: { email: string }) => email)).toEqual([member.key.email])
    expect((await service.request('POST', '/cli/auth/agent-register', { json: identity })).body).toMatchObject({
      status: 'login_required',
    })
  })

  test('a member manages nobody but themselves', async () => {
    const admin = await person()
    const [member, other] = [await colleague(admin), await colleague(admin)]
    const refused = { status: 403, code: 'forbidden', reason: 'admin_required' }
    for (const answer of [
      await member.request('DELETE', `/account/members/${other.uuid}`),
      await member.request('PATCH', `/account/members/${member.uuid}`, { json: { role: 'admin' } }),
      await member.request('POST', '/account/members', { json: { email: 'friend@example.org' } }),
      await member.request('PATCH', '/account/organization', { json: { name: 'Mine' } }),
      await member.request('DELETE', '/account/organization', { json: { confirm: 'Mine' } }),
    ]) {
      expect(outcome(answer)).toEqual(refused)
    }
    expect((await member.request('DELETE', `/account/members/${member.uuid.toUpperCase()}`)).status).toBe(200)
  })

  test('somebody in another organization is nobody here', async () => {
    const [admin, stranger] = [await person(), await person()]
    for (const uuid of [stranger.uuid, ...Object.values(unlisted)]) {
      const path = `/account/members/${encodeURIComponent(uuid)}`
      expect((await admin.request('DELETE', path)).status).toBe(404)
      expect((await admin.request('PATCH', path, { json: { role: 'member' } })).status).toBe(404)
    }
    expect((await members(stranger)).count).toBe(1)
  })
})

/** An assistant that is linked to a member, as agent-register would send it. */
async function registered({ key }: Person): Promise<Record<string, string>> {
  const identity = { email: key.email, vendor_account_uuid: randomUUID(), client_install_id: 'ab'.repeat(32) }
  const now = service.clock.now()
  await sql`insert into vendor_accounts (vendor_account_uuid, user_id, organization_id, client_install_id, vendor_org_type,
      created_at, updated_at)
    values (${identity.vendor_account_uuid}, ${key.user_id}, ${key.organization_id}, ${identity.client_install_id}, 'team',
      ${now}, ${now})`.execute(service.database.db)
  return identity
}

describe('assistants', () => {
  test('an assistant that registered the address of somebody else is seen and removed by its owner', async () => {
    const email = 'claimed@example.org'
    const identity = { email, vendor_account_uuid: randomUUID(), client_install_id: 'cd'.repeat(32) }
    const register = () => service.request('POST', '/cli/auth/agent-register', { json: identity })
    const { body: claimed } = await register()
    const { user, organization } = (await signIn(email))!
    const owner = await signedIn(service, { user_id: user.id, organization_id: organization.id })
    const { body } = await owner.request('GET', '/account/assistants')
    const now = service.clock.now().toISOString()
    expect(body).toEqual({
      assistants: [
        {
          vendor_account_uuid: identity.vendor_account_uuid,
          user_email: email,
          client_install_id: 'cdcdcdcd',
          vendor_org_type: null,
          created_at: now,
          updated_at: now,
          confirmed_at: null,
          has_live_key: false,
          has_free_key: true,
        },
      ],
      count: 1,
    })
    const path = `/account/assistants/${identity.vendor_account_uuid}`
    const stranger = await person()
    expect((await stranger.request('DELETE', path)).status).toBe(404)
    expect((await stranger.request('DELETE', '/account/assistants/nonsense')).status).toBe(404)
    expect((await stranger.request('GET', '/account/assistants')).body).toEqual({ assistants: [], count: 0 })
    expect(await isKnown(claimed.api_key)).toBe(true)
    const removed = await owner.request('DELETE', path)
    expect(removed.body).toEqual({ ok: true, vendor_account_uuid: identity.vendor_account_uuid, keys_revoked: 1 })
    expect(await isKnown(claimed.api_key)).toBe(false)
    expect((await register()).body).toMatchObject({ status: 'login_required' })
    expect((await owner.request('DELETE', path)).status).toBe(404)
    const actions = (await auditOf(organization.id)).map(({ action }) => action)
    expect(actions).toEqual(['key.minted', 'assistant.removed'])
  })
})

describe('organizations', () => {
  test('an admin renames the organization, in any script', async () => {
    const admin = await person()
    const rename = (name: unknown) => admin.request('PATCH', '/account/organization', { json: { name } })
    const { status, body } = await rename('  Cafe\u0301 研究所 👩‍🔬 ')
    expect(status).toBe(200)
    expect(body.organization).toEqual({
      uuid: admin.key.org_uuid,
      name: 'Caf\u00e9 研究所 👩‍🔬',
      billing_mode: 'self_hosted',
      created_at: service.clock.now().toISOString(),
    })
    for (const name of ['', '   ', 'a\tb', 'x'.repeat(201), null, ['a']]) expect((await rename(name)).status).toBe(400)
    expect((await auditOf(admin.key.organization_id)).map(({ action }) => action)).toEqual(['organization.renamed'])
  })

  test('somebody is admin of ten organizations at most, however many they make at once', async () => {
    const ann = await person({ role: 'member' })
    const make = () => ann.request('POST', '/account/organizations', { json: { name: 'Another' } })
    const answers = await Promise.all(Array.from({ length: 12 }, make))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
    const made = answers.find(({ status }) => status === 201)!.body.organization
    expect(made).toMatchObject({ name: 'Another', billing_mode: 'free' })
    const { rows } = await sql<{ id: number }>`select id from organizations where uuid = ${made.uuid}`.execute(
      service.database.db,
    )
    expect(await auditOf(rows[0]!.id)).toEqual([
      { action: 'organization.created', subject: null, actor: ann.key.email },
    ])
  })

  test('an organization is deleted by its name; its keys stop, its people stay', async () => {
    const admin = await person()
    const member = await colleague(admin)
    const { name } = (await admin.request('PATCH', '/account/organization', { json: { name: 'Zoë & Co' } })).body
      .organization
    const remove = (confirm?: string) => admin.request('DELETE', '/account/organization', { json: { confirm } })
    for (const wrong of [undefined, '', 'zoë & co', 'Zoë']) expect((await remove(wrong)).status).toBe(400)
    expect(await works(member.key.api_key)).toBe(true)
    expect(await remove(name.normalize('NFD'))).toMatchObject({ status: 200, body: { deleted: true } })
    expect(await works(member.key.api_key)).toBe(false)
    for (const { request, key } of [admin, member]) {
      const { body } = await request('GET', '/account/members')
      expect(body.members).toMatchObject([{ email: key.email, role: 'admin' }])
    }
  })

  test('people delete their account by their address, and what they alone were in goes with it', async () => {
    const admin = await person()
    const member = await colleague(admin)
    await member.request('POST', '/account/organizations', { json: { name: 'Alone' } })
    const remove = ({ request }: Person, confirm: string) => request('DELETE', '/account/user', { json: { confirm } })
    expect((await remove(member, admin.key.email)).status).toBe(400)
    expect(outcome(await remove(admin, admin.key.email))).toMatchObject({ status: 409, reason: 'last_admin' })
    expect((await remove(member, member.key.email.toUpperCase())).status).toBe(200)
    expect((await member.request('GET', '/account/members')).status).toBe(401)
    expect(await works(member.key.api_key)).toBe(false)
    expect((await remove(admin, admin.key.email)).status).toBe(200)
    const { rows } = await sql`
      select from organizations where name = 'Alone' or id = ${admin.key.organization_id}`.execute(service.database.db)
    expect(rows).toHaveLength(0)
  })
})
