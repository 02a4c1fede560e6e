import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertMembership } from '../../src/modules/accounts/index.ts'
import { createSessions, tidySessions } from '../../src/modules/sessions/index.ts'
import { type Service, startService, type TestKey } from '../harness/service.ts'
import { type SignedIn, signedIn } from '../harness/signed-in.ts'

const DAY_MS = 86_400_000

let service: Service
beforeAll(async () => {
  service = await startService({ config: { SESSION_DAYS: '14' } })
})
afterAll(() => service.close())

const person = async (): Promise<TestKey & SignedIn> => {
  const key = await service.createKey()
  return { ...key, ...(await signedIn(service, key)) }
}
const isSignedIn = async ({ request }: SignedIn): Promise<boolean> =>
  (await request('GET', '/account/session')).status === 200

/** Makes somebody a member of the organization of a key. */
const join = ({ organization_id }: TestKey, { user_id }: TestKey, role: 'admin' | 'member' = 'member') =>
  insertMembership(service.database.db, organization_id, user_id, role, service.clock.now())
const leave = ({ organization_id }: TestKey, { user_id }: TestKey) =>
  sql`delete from memberships where organization_id = ${organization_id} and user_id = ${user_id}`.execute(
    service.database.db,
  )

async function auditOf({ email }: TestKey): Promise<{ action: string; subject: string }[]> {
  const { rows } = await sql<{ action: string; subject: string }>`
    select action, subject from audit_log where actor = ${email} order by id`.execute(service.database.db)
  return rows
}

describe('whoever is signed in', () => {
  test('sees who they are, where they work, and where else they could', async () => {
    const [ann, other] = [await person(), await service.createKey({ kind: 'free' })]
    await join(other, ann)
    const { status, body } = await ann.request('GET', '/account/session')
    expect(status).toBe(200)
    const now = service.clock.now()
    const own = { uuid: ann.org_uuid, name: expect.any(String), billing_mode: 'self_hosted', role: 'admin' }
    expect(body).toEqual({
      user: { uuid: expect.any(String), email: ann.email, name: null, administrator: false },
      organization: own,
      invitations: [],
      organizations: [own, { uuid: other.org_uuid, name: expect.any(String), billing_mode: 'free', role: 'member' }],
      session: {
        id: ann.session_id,
        signed_in_by: 'email_link',
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + 14 * DAY_MS).toISOString(),
      },
      csrf_token: ann.csrf_token,
    })
  })

  test('goes over to another of their organizations, with this browser alone', async () => {
    const [ann, other] = [await person(), await service.createKey()]
    await join(other, ann)
    const elsewhere = await signedIn(service, ann)
    const switched = await ann.request('POST', '/account/organization', {
      json: { org_uuid: other.org_uuid.toUpperCase() },
    })
    expect(switched).toMatchObject({
      status: 200,
      body: { organization: { uuid: other.org_uuid, role: 'member' }, csrf_token: ann.csrf_token },
    })
    const placeOf = async ({ request }: SignedIn) => (await request('GET', '/account/session')).body.organization.uuid
    expect(await placeOf(ann)).toBe(other.org_uuid)
    expect(await placeOf(elsewhere)).toBe(ann.org_uuid)
  })

  test('a page of the organization that another tab has left neither reads nor changes the new one', async () => {
    const [ann, other] = [await person(), await service.createKey()]
    await join(other, ann)
    const opened = { headers: { 'x-populace-organization': ann.org_uuid } }
    expect((await ann.request('GET', '/account/session', opened)).status).toBe(200)
    await ann.request('POST', '/account/organization', { json: { org_uuid: other.org_uuid } })
    const refused = { status: 403, body: { error: { details: { reason: 'organization_changed' } } } }
    expect(await ann.request('GET', '/account/session', opened)).toMatchObject(refused)
    const json = { name: 'Meant for the old one' }
    expect(await ann.request('POST', '/account/keys', { ...opened, json })).toMatchObject(refused)
    const reloaded = { headers: { 'x-populace-organization': other.org_uuid } }
    expect((await ann.request('GET', '/account/session', reloaded)).status).toBe(200)
  })

  test('cannot go where they are no member: it is as if it did not exist', async () => {
    const [ann, other] = [await person(), await service.createKey()]
    const go = (org_uuid: unknown) => ann.request('POST', '/account/organization', { json: { org_uuid } })
    const refused = await go(other.org_uuid)
    expect(refused).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
    expect((await go('00000000-0000-4000-8000-000000000000')).body).toEqual(refused.body)
    for (const wrong of ['acme', 7, null, undefined, [other.org_uuid]]) expect((await go(wrong)).status).toBe(400)
    expect((await ann.request('GET', '/account/session')).body.organization.uuid).toBe(ann.org_uuid)
  })

  test('goes on elsewhere when they are no longer a member where they were', async () => {
    const [ann, other] = [await person(), await service.createKey()]
    await join(other, ann)
    await leave(ann, ann)
    expect((await ann.request('GET', '/account/session')).body).toMatchObject({
      organization: { uuid: other.org_uuid, role: 'member' },
      organizations: [{ uuid: other.org_uuid }],
    })
    await leave(other, ann)
    const answers = await Promise.all(Array.from({ length: 5 }, () => ann.request('GET', '/account/session')))
    for (const { body } of answers) {
      expect(body).toMatchObject({ organization: { name: ann.email, billing_mode: 'free', role: 'admin' } })
      expect(body.organizations).toEqual([answers[0]!.body.organization])
    }
  })
})

describe('the browsers that somebody is signed in with', () => {
  test('are listed with what they are, the last used first, and nobody else sees them', async () => {
    const ann = await person()
    await person()
    service.clock.advance(60_000)
    const sessions = createSessions({ database: service.database, clock: service.clock, days: 14 })
    const phone = await sessions.open(
      service.database.db,
      {
        user_id: ann.user_id,
        organization_id: ann.organization_id,
        signed_in_by: 'identity_provider',
        user_agent: `Mozilla/5.0 (Linux; Android 10; K) Chrome/130.0.0.0 Mobile Safari/537.36 ${'x'.repeat(5000)}`,
        ip: '203.0.113.7',
      },
      service.clock.now(),
    )
    const { body } = await ann.request('GET', '/account/sessions')
    const at = service.clock.now()
    expect(body).toEqual({
      count: 2,
      sessions: [
        {
          id: phone.id,
          current: false,
          signed_in_by: 'identity_provider',
          device: 'Chrome on Android',
          ip: '203.0.113.7',
          created_at: at.toISOString(),
          last_seen_at: at.toISOString(),
          expires_at: new Date(at.getTime() + 14 * DAY_MS).toISOString(),
        },
        expect.objectContaining({ id: ann.session_id, current: true, device: 'Unknown device', ip: '127.0.0.1' }),
      ],
    })
  })

  test('are signed out one by one, at once, by their owner alone', async () => {
    const [ann, bob] = [await person(), await person()]
    const phone = await signedIn(service, ann)
    const remove = (who: SignedIn, id: string) => who.request('DELETE', `/account/sessions/${id}`)
    const foreign = await remove(bob, phone.session_id)
    expect(foreign).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
    expect((await remove(bob, '00000000-0000-4000-8000-000000000000')).body).toEqual(foreign.body)
    expect((await remove(bob, 'nonsense')).body).toEqual(foreign.body)
    expect(await isSignedIn(phone)).toBe(true)
    expect(await remove(ann, phone.session_id)).toMatchObject({
      status: 200,
      body: { ok: true, revoked_id: phone.session_id },
    })
    expect(await isSignedIn(phone)).toBe(false)
    expect(await isSignedIn(ann)).toBe(true)
    expect((await remove(ann, phone.session_id)).status).toBe(404)
    expect(await auditOf(ann)).toEqual([{ action: 'session.revoked', subject: `session ${phone.session_id}` }])
  })

  test('are signed out all at once, but for the one that asks', async () => {
    const [ann, bob] = [await person(), await person()]
    const others = [await signedIn(service, ann), await signedIn(service, ann)]
    const revokeOthers = () => ann.request('POST', '/account/sessions:revoke-others', { json: {} })
    expect(await revokeOthers()).toMatchObject({ status: 200, body: { revoked: 2 } })
    for (const other of others) expect(await isSignedIn(other)).toBe(false)
    for (const kept of [ann, bob]) expect(await isSignedIn(kept)).toBe(true)
    expect((await revokeOthers()).body).toEqual({ revoked: 0 })
    expect((await auditOf(ann)).map(({ action }) => action)).toEqual(['session.revoked', 'session.revoked'])
  })
})

describe('requests that come together', () => {
  test('are each answered for who sent them, whether known or not', async () => {
    const people = [await person(), await person(), await person()]
    const key = await service.createKey({ kind: 'free' })
    const stranger = { ...people[0]!.headers, cookie: `populace_session=${'x'.repeat(43)}` }
    const asked = Array.from({ length: 8 }, () => [
      ...people.map(({ request, email }) => ({ answer: request('GET', '/v1/me'), email })),
      { answer: service.request('GET', '/v1/me', { key: key.api_key }), email: key.email },
      { answer: service.request('GET', '/v1/me', { headers: stranger }), email: undefined },
    ]).flat()
    for (const { answer, email } of asked) expect((await answer).body.user?.email).toBe(email)
    const used = await Promise.all([
      ...people.map(({ request }) => request('GET', '/v1/billing/usage')),
      service.request('GET', '/v1/billing/usage', { key: key.api_key }),
    ])
    expect(used.map(({ body }) => body.plan.billing_mode)).toEqual([...people.map(() => 'self_hosted'), 'free'])
    expect(used.map(({ body }) => body.rate.questions.limit)).toEqual([...people.map(() => null), expect.any(Number)])
  })

  test('of somebody whose account is deleted at that moment are refused, and no failure of ours', async () => {
    for (const path of ['/v1/me', '/v1/billing/usage']) {
      const key = await service.createKey({ kind: 'free' })
      const ask = () => service.request('GET', path, { key: key.api_key })
      expect((await ask()).status).toBe(200)
      // The key is relied on for a little while longer; what it stands for is gone.
      await sql`delete from organizations where id = ${key.organization_id}`.execute(service.database.db)
      expect((await ask()).body.error).toMatchObject({ code: 'unauthorized' })
    }
  })

  test('meet a sign-out, a removal and a deletion as soon as these are acknowledged, in every process', async () => {
    const beside = await startService({ beside: service })
    try {
      const [ann, bob, cid] = [await person(), await person(), await person()]
      const everybody = [ann, bob, cid]
      await join(ann, bob)
      await bob.request('POST', '/account/organization', { json: { org_uuid: ann.org_uuid } })
      const at = async (process: Service, { headers }: SignedIn) => {
        const { status, body } = await process.request('GET', '/v1/me', { headers })
        return status === 200 ? body.organization.uuid : status
      }
      const bobs = await bob.request('GET', '/account/session')
      /** What comes at the same moment as a change, and shares its look-ups with what comes after. */
      const others = () => everybody.flatMap((who) => [at(beside, who), at(service, who)])
      const beforehand = others()
      expect(await at(beside, bob)).toBe(ann.org_uuid)
      expect((await ann.request('DELETE', `/account/members/${bobs.body.user.uuid}`)).status).toBe(200)
      expect(await Promise.all([at(beside, bob), at(service, bob)])).toEqual([bob.org_uuid, bob.org_uuid])
      beforehand.push(...others())
      await cid.request('POST', '/account/sign-out', { json: {} })
      expect(await Promise.all([at(beside, cid), at(service, cid)])).toEqual([401, 401])
      beforehand.push(...others())
      await sql`delete from users where id = ${bob.user_id}`.execute(service.database.db)
      expect(await Promise.all([at(beside, bob), at(service, bob)])).toEqual([401, 401])
      expect(await at(beside, ann)).toBe(ann.org_uuid)
      await Promise.all(beforehand)
    } finally {
      await beside.close()
    }
  })
})

describe('signing out', () => {
  test('ends this session and no other', async () => {
    const ann = await person()
    const phone = await signedIn(service, ann)
    expect(await ann.request('POST', '/account/sign-out', { json: {} })).toMatchObject({
      status: 200,
      body: { signed_out: true },
    })
    expect(await isSignedIn(ann)).toBe(false)
    expect(await isSignedIn(phone)).toBe(true)
    expect((await ann.request('POST', '/account/sign-out', { json: {} })).status).toBe(401)
    expect(await auditOf(ann)).toEqual([{ action: 'session.closed', subject: `session ${ann.session_id}` }])
  })

  test('is not done by pages of others, for which a browser sends its cookie all the same', async () => {
    const { headers, ...ann } = await person()
    const bare = { cookie: headers.cookie }
    for (const forged of [bare, { ...bare, 'x-csrf-token': 'guess' }, { ...headers, origin: 'https://evil.example' }]) {
      expect(await service.request('POST', '/account/sign-out', { json: {}, headers: forged })).toMatchObject({
        status: 403,
        body: { error: { details: { reason: 'csrf' } } },
      })
    }
    expect(await isSignedIn({ headers, ...ann })).toBe(true)
  })

  test('by the secret alone, as the page does it, is done once and noted once', async () => {
    const ann = await person()
    const sessions = createSessions({ database: service.database, clock: service.clock, days: 14 })
    await Promise.all([sessions.close(ann.token), sessions.close(ann.token), sessions.close('unknown')])
    expect(await isSignedIn(ann)).toBe(false)
    expect((await auditOf(ann)).map(({ action }) => action)).toEqual(['session.closed'])
  })
})

describe('a session', () => {
  test('lasts 14 days from when it was last used', async () => {
    const [used, unused] = [await person(), await person()]
    service.clock.advance(13 * DAY_MS)
    expect(await isSignedIn(used)).toBe(true)
    service.clock.advance(DAY_MS - 1)
    expect(await isSignedIn(used)).toBe(true)
    service.clock.advance(1)
    expect(await isSignedIn(unused)).toBe(false)
    expect(await isSignedIn(used)).toBe(true)
    service.clock.advance(14 * DAY_MS)
    expect(await isSignedIn(used)).toBe(false)
  })

  test('ends after 90 days, however much it is used', async () => {
    const ann = await person()
    for (let day = 0; day < 80; day += 10) {
      service.clock.advance(10 * DAY_MS)
      expect(await isSignedIn(ann)).toBe(true)
    }
    service.clock.advance(10 * DAY_MS - 1)
    expect(await isSignedIn(ann)).toBe(true)
    service.clock.advance(1)
    expect(await isSignedIn(ann)).toBe(false)
  })

  test('that has expired is not listed, and is forgotten a day later', async () => {
    const ann = await person()
    service.clock.advance(14 * DAY_MS)
    const fresh = await signedIn(service, ann)
    expect((await fresh.request('GET', '/account/sessions')).body.count).toBe(1)
    const kept = async () => {
      const { rows } = await sql`select 1 from browser_sessions where user_id = ${ann.user_id}`.execute(
        service.database.db,
      )
      return rows.length
    }
    await tidySessions(service.database.db, new Date(service.clock.now().getTime() + DAY_MS))
    expect(await kept()).toBe(2)
    await tidySessions(service.database.db, new Date(service.clock.now().getTime() + DAY_MS + 1))
    expect(await kept()).toBe(1)
    expect(await isSignedIn(fresh)).toBe(true)
  })
})
