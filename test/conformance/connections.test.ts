/** How an assistant that knows only the address of the service comes by a key, keeps it, and loses it. */
import { Client, StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertMembership } from '../../src/modules/accounts/index.ts'
import { listFreeKeys } from '../../src/modules/checkout/store.ts'
import { tidyConnections } from '../../src/modules/connections/index.ts'
import { defaultLiveScopes, revokeKeys } from '../../src/modules/keys/index.ts'
import { settled } from '../../src/platform/shared-cache.ts'
import {
  allowedCode,
  asking,
  BASE_URL,
  browserOf,
  CALLBACK,
  connected,
  decide,
  fetchFrom,
  keptSignIn,
  post,
  refresh,
  registered,
  token,
} from '../harness/mcp-sign-in.ts'
import { type KeyOptions, type Service, startService, type TestKey } from '../harness/service.ts'
import { type SignedIn, signedIn } from '../harness/signed-in.ts'

const DAY_MS = 86_400_000

let service: Service
let beside: Service
beforeAll(async () => {
  service = await startService({ config: { CONNECT_PER_HOUR_IP: '1000000' } })
  beside = await startService({ beside: service })
})
afterAll(async () => {
  await beside.close()
  await service.close()
})

const person = async (options?: KeyOptions): Promise<TestKey & SignedIn> => {
  const key = await service.createKey(options)
  return { ...key, ...(await signedIn(service, key)) }
}
const me = (key: string, at = service) => at.request('GET', '/v1/me', { key })
const works = async (key: string, at = service) => (await me(key, at)).status === 200
const auditOf = async ({ organization_id }: TestKey) => {
  const { rows } = await sql<{ action: string; actor: string; details: Record<string, unknown> }>`
    select action, actor, details from audit_log where organization_id = ${organization_id} order by id`.execute(
    service.database.db,
  )
  return rows
}

describe('what clients find out by themselves', () => {
  const open = ['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp']

  test('which resource it is, and who gives out tokens for it', async () => {
    for (const path of open) {
      const { status, headers, body } = await service.request('GET', path)
      expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*'])
      expect(body).toEqual({
        resource: `${BASE_URL}/mcp`,
        authorization_servers: [BASE_URL],
        bearer_methods_supported: ['header'],
        scopes_supported: defaultLiveScopes,
        resource_name: 'Populace',
        resource_documentation: `${BASE_URL}/docs/mcp`,
      })
    }
  })

  test('where to register, to ask, and to get tokens', async () => {
    const { status, headers, body } = await service.request('GET', '/.well-known/oauth-authorization-server')
    expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*'])
    expect(body).toEqual({
      issuer: BASE_URL,
      authorization_endpoint: `${BASE_URL}/oauth/authorize`,
      token_endpoint: `${BASE_URL}/oauth/token`,
      registration_endpoint: `${BASE_URL}/oauth/register`,
      revocation_endpoint: `${BASE_URL}/oauth/revoke`,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
      authorization_response_iss_parameter_supported: true,
      scopes_supported: defaultLiveScopes,
      service_documentation: `${BASE_URL}/docs/mcp`,
    })
    expect(body.scopes_supported).not.toContain('admin')
    expect((await service.request('GET', '/.well-known/openid-configuration')).status).toBe(404)
  })

  test('pages of any site may ask, but not the page that asks people', async () => {
    const headers = { origin: 'https://inspector.example', 'access-control-request-method': 'POST' }
    for (const path of [...open, '/oauth/register', '/oauth/token', '/oauth/revoke']) {
      const preflight = await service.request('OPTIONS', path, { headers })
      expect([path, preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([path, 204, '*'])
      expect(preflight.headers.get('access-control-allow-headers')).toContain('MCP-Protocol-Version')
      expect(preflight.headers.get('access-control-allow-credentials')).toBeNull()
    }
    const page = await service.request('GET', '/oauth/authorize', { headers })
    expect(page.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('an MCP client that knows only the address', () => {
  test('finds the sign-in, and has tools when its user has allowed it; the key goes on with the next refresh', async () => {
    const provider = keptSignIn()
    const transport = () =>
      new StreamableHTTPClientTransport(new URL(`${BASE_URL}/mcp`), {
        authProvider: provider,
        fetch: fetchFrom(service),
      })
    const client = new Client({ name: 'test', version: '1' })
    const first = transport()
    await expect(client.connect(first)).rejects.toThrow(UnauthorizedError)
    expect(provider.address!.searchParams.get('resource')).toBe(`${BASE_URL}/mcp`)

    // Nobody is signed in with this browser yet: it goes by way of the development identity provider.
    const browser = browserOf(service)
    const turned = await browser.get(String(provider.address))
    expect([turned.status, turned.location]).toEqual([
      303,
      expect.stringMatching(/^\/login\?return_to=%2Foauth%2Fauth/),
    ])
    const return_to = new URL(turned.location!, BASE_URL).searchParams.get('return_to')!
    const begun = await browser.get(`/login/idp?return_to=${encodeURIComponent(return_to)}`)
    const signed = await browser.get(await browser.signInAt(begun.location!, 'mcp@example.com'))
    const back = await decide(browser, signed.location!)
    expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([CALLBACK, 'a state'])
    await first.finishAuth(back.searchParams)
    expect(provider.kept).toMatchObject({ token_type: 'Bearer', expires_in: 30 * 86_400, scope: 'free:ask' })

    const again = new Client({ name: 'test', version: '1' })
    await again.connect(transport())
    expect((await again.listTools()).tools.length).toBeGreaterThan(0)
    const old = provider.kept!
    service.clock.advance(30 * DAY_MS)
    expect(await me(old.access_token)).toMatchObject({
      status: 401,
      body: { error: { message: 'This API key has expired.' } },
    })
    expect((await again.listTools()).tools.length).toBeGreaterThan(0)
    expect(provider.kept!.access_token).not.toBe(old.access_token)
    await again.close()
  })
})

describe('what somebody allows', () => {
  test('is a key of theirs in the organization that they work in, which has the name of the program', async () => {
    const ann = await person()
    const { access_token, scope, token_type } = await connected(service, ann)
    expect([token_type, scope]).toEqual(['Bearer', defaultLiveScopes.join(' ')])
    expect(access_token).toMatch(/^rk_live_/)
    expect((await me(access_token)).body).toMatchObject({
      kind: 'live',
      key: { name: 'Test assistant' },
      organization: { uuid: ann.org_uuid },
      user: { email: ann.email },
      scopes: defaultLiveScopes,
    })
    const { keys } = (await ann.request('GET', '/account/keys')).body
    expect(keys[0]).toMatchObject({ created_by: 'connection', name: 'Test assistant', user_email: ann.email })
    expect(await auditOf(ann)).toEqual([
      { action: 'connection.made', actor: ann.email, details: expect.objectContaining({ name: 'Test assistant' }) },
    ])
  })

  test('is less where less is asked for, and never administration', async () => {
    const ann = await signedIn(service, await service.createKey(), { administrator: true })
    const some = await connected(service, ann, { scope: 'studies:read admin openid groups:read' })
    expect(some.scope).toBe('groups:read studies:read')
    expect((await me(some.access_token)).body.scopes).toEqual(['groups:read', 'studies:read'])
    expect((await service.request('GET', '/v1/jobs', { key: some.access_token })).status).toBe(403)
    for (const scope of ['admin', 'admin openid', '']) {
      const usual = await connected(service, ann, { scope })
      expect(usual.scope).toBe(defaultLiveScopes.join(' '))
      expect((await service.request('GET', '/admin/users', { key: usual.access_token })).status).toBe(403)
    }
  })

  test('is a free key in an organization that does not pay, whatever is asked for', async () => {
    const ann = await person({ kind: 'free' })
    const asked = await browserOf(service, ann).get(asking(await registered(service)).address)
    expect(asked.text).toContain('Ask the shared panel, out of your free questions')
    const { access_token, scope } = await connected(service, ann, { scope: 'studies:write' })
    expect([access_token.slice(0, 8), scope]).toEqual(['rk_free_', 'free:ask'])
    expect((await service.request('GET', '/v1/billing/usage', { key: access_token })).status).toBe(200)
    expect((await service.request('GET', '/v1/research-studies', { key: access_token })).status).toBe(403)
  })

  test('is for another of their organizations when they go over to it first', async () => {
    const [ann, other] = [await person(), await service.createKey()]
    await insertMembership(service.database.db, other.organization_id, ann.user_id, 'member', service.clock.now())
    const browser = browserOf(service, ann)
    const { address, code_verifier } = asking(await registered(service))
    const asked = await browser.get(address)
    const [, csrf_token = '', return_to = ''] =
      /action="\/forms\/account.switchOrganization">.*?name="csrf_token" value="([^"]+)".*?name="return_to" value="([^"]+)"/.exec(
        asked.text,
      )!
    const fields = { org_uuid: other.org_uuid, csrf_token, return_to: return_to.replaceAll('&#38;', '&') }
    const moved = await browser.post('/forms/account.switchOrganization', fields)
    const back = await decide(browser, moved.location!)
    const use = { grant_type: 'authorization_code', redirect_uri: CALLBACK, code_verifier }
    const client_id = new URL(address, BASE_URL).searchParams.get('client_id')!
    const { body } = await token(service, { ...use, client_id, code: back.searchParams.get('code')! })
    expect((await me(body.access_token)).body.organization.uuid).toBe(other.org_uuid)
  })

  test('is nothing when they say no', async () => {
    const ann = await person()
    const back = await decide(browserOf(service, ann), asking(await registered(service)).address, 'cancel')
    expect(Object.fromEntries(back.searchParams)).toEqual({
      error: 'access_denied',
      error_description: 'The person said no.',
      state: 'a state',
      iss: BASE_URL,
    })
    expect((await ann.request('GET', '/account/keys')).body.total).toBe(1)
  })
})

describe('a connection', () => {
  test('goes on with a refresh: another key, and the one before works in no process when the answer arrives', async () => {
    const ann = await person()
    const first = await connected(service, ann)
    expect(await works(first.access_token, beside)).toBe(true)
    service.clock.advance(29 * DAY_MS)
    const { status, headers, body } = await refresh(service, first.client_id, first.refresh_token)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect([await works(first.access_token, beside), await works(body.access_token, beside)]).toEqual([false, true])
    expect([body.scope, body.expires_in]).toEqual([first.scope, 30 * 86_400])
    service.clock.advance(29 * DAY_MS)
    expect(await works(body.access_token)).toBe(true)
    service.clock.advance(DAY_MS)
    expect(await works(body.access_token)).toBe(false)
    const fresh = await signedIn(service, ann)
    expect((await fresh.request('GET', '/account/keys')).body.total).toBe(2)
  })

  test('is over when an old refresh token comes again, for whoever has the newest, too', async () => {
    const ann = await person()
    const { client_id, refresh_token: first } = await connected(service, ann)
    const second = (await refresh(service, client_id, first)).body
    const third = (await refresh(service, client_id, second.refresh_token)).body
    expect(await works(third.access_token, beside)).toBe(true)
    expect(await refresh(service, client_id, first)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    expect([await works(third.access_token), await works(third.access_token, beside)]).toEqual([false, false])
    expect((await refresh(service, client_id, third.refresh_token)).body.error).toBe('invalid_grant')
    expect((await auditOf(ann)).at(-1)).toMatchObject({
      action: 'connection.revoked',
      details: { reason: 'refresh_token_used_twice' },
    })
  })

  test('ends when its key is revoked on the account page', async () => {
    const ann = await person()
    const { client_id, access_token, refresh_token } = await connected(service, ann)
    const { keys } = (await ann.request('GET', '/account/keys')).body
    expect((await ann.request('DELETE', `/account/keys/${keys[0].id}`)).status).toBe(200)
    expect(await works(access_token)).toBe(false)
    expect((await refresh(service, client_id, refresh_token)).body.error).toBe('invalid_grant')
  })

  test('of the free tier ends with an upgrade, as free keys do: the program asks again, for more', async () => {
    const ann = await person({ kind: 'free' })
    const { client_id, access_token, refresh_token } = await connected(service, ann)
    const { db } = service.database
    await revokeKeys(db, await listFreeKeys(db, ann.organization_id), 'upgraded', service.clock.now())
    await settled()
    expect((await me(access_token)).body.error.code).toBe('key_rotated_post_upgrade')
    expect((await refresh(service, client_id, refresh_token)).body.error).toBe('invalid_grant')
  })

  test('ends when the program says that it is done, by either token, and no other program can say so', async () => {
    const ann = await person()
    const other = await registered(service)
    for (const kind of ['access_token', 'refresh_token'] as const) {
      const { client_id, ...tokens } = await connected(service, ann)
      const revoke = (client: string) => post(service, '/oauth/revoke', { token: tokens[kind], client_id: client })
      expect((await revoke(other)).status).toBe(200)
      expect(await works(tokens.access_token)).toBe(true)
      for (let round = 0; round < 2; round++) expect((await revoke(client_id)).status).toBe(200)
      expect(await works(tokens.access_token, beside)).toBe(false)
      expect((await refresh(service, client_id, tokens.refresh_token)).body.error).toBe('invalid_grant')
    }
    expect((await auditOf(ann)).filter(({ action }) => action === 'connection.revoked')).toHaveLength(2)
  })

  test('ends with the membership, also while a code is under way', async () => {
    const ann = await person()
    const ben = await service.createKey({ colleague_of: ann, role: 'member' })
    const session = await signedIn(service, ben)
    const { client_id, access_token, refresh_token } = await connected(service, session)
    const use = await allowedCode(service, session)
    const { members } = (await ann.request('GET', '/account/members')).body
    const { user_uuid } = members.find(({ email }: { email: string }) => email === ben.email)
    expect((await ann.request('DELETE', `/account/members/${user_uuid}`)).status).toBe(200)
    expect(await works(access_token)).toBe(false)
    expect((await refresh(service, client_id, refresh_token)).body.error).toBe('invalid_grant')
    expect((await token(service, use)).body.error).toBe('invalid_grant')
  })

  test('keeps its key as it is when the plan ends, as other keys do', async () => {
    const ann = await person()
    const { client_id, refresh_token } = await connected(service, ann)
    await sql`update organizations set billing_mode = 'free', payment_tier_id = null where id = ${ann.organization_id}`.execute(
      service.database.db,
    )
    const { body } = await refresh(service, client_id, refresh_token)
    expect((await me(body.access_token)).body).toMatchObject({ kind: 'live', plan: { billing_mode: 'free' } })
  })

  test('is one of at most 20 of a person; the one that was refreshed longest ago makes room', async () => {
    const ann = await person()
    const client_id = await registered(service)
    const oldest = await connected(service, ann, { client_id })
    service.clock.advance(1000)
    const kept = await connected(service, ann, { client_id })
    for (let more = 0; more < 19; more++) await connected(service, ann, { client_id })
    expect([await works(oldest.access_token), await works(kept.access_token)]).toEqual([false, true])
  })

  test('is ended by housekeeping 90 days after its last refresh, and what served its time is forgotten', async () => {
    const ann = await person()
    const { client_id, refresh_token } = await connected(service, ann)
    const live = await connected(service, ann)
    const { db } = service.database
    service.clock.advance(60 * DAY_MS)
    const next = (await refresh(service, live.client_id, live.refresh_token)).body
    service.clock.advance(30 * DAY_MS)
    expect(await refresh(service, client_id, refresh_token)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    })
    await tidyConnections(db, new Date(service.clock.now().getTime() + 1))
    const { rows } = await sql<{ client_id: string; reason: string | null }>`
      select c.client_id, k.revoked_reason as reason from connections c join api_keys k on k.id = c.api_key_id
      where c.user_id = ${ann.user_id} order by k.id`.execute(db)
    expect(rows).toEqual([
      { client_id, reason: 'connection_ended' },
      { client_id: live.client_id, reason: null },
    ])
    const { rows: codes } = await sql`select 1 from connection_codes where user_id = ${ann.user_id}`.execute(db)
    expect(codes).toHaveLength(0)
    expect(await token(service, { grant_type: 'refresh_token', client_id, refresh_token })).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    })
    expect((await refresh(service, live.client_id, next.refresh_token)).status).toBe(200)
  })
})

test('nothing that opens anything is stored as it is', async () => {
  const ann = await person()
  const use = await allowedCode(service, ann)
  const { body } = await token(service, use)
  const tables = ['connection_clients', 'connection_codes', 'connection_tokens', 'connections', 'api_keys', 'audit_log']
  for (const table of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(
      service.database.db,
    )
    const text = rows.map(({ row }) => row).join('\n')
    for (const secret of [use.code, use.code_verifier, body.access_token, body.refresh_token])
      expect(text).not.toContain(secret)
  }
})
