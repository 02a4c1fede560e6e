import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findKey, hashKey, revokeKeys } from '../../src/modules/keys/index.ts'
import { createLogger } from '../../src/platform/log.ts'
import { settled } from '../../src/platform/shared-cache.ts'
import { type Service, startService } from '../harness/service.ts'
import { signedIn } from '../harness/signed-in.ts'

let service: Service
let other: Service
const lines: string[] = []
beforeAll(async () => {
  const log = createLogger('debug', { write: (line: string) => void lines.push(line) })
  service = await startService({ config: { REGISTER_PER_HOUR_INSTALL: '1000' }, log })
  other = await startService({ beside: service })
})
afterAll(async () => {
  await other.close()
  await service.close()
})

const usage = (at: Service, key: string) => at.request('GET', '/v1/billing/usage', { key })

describe('GET /v1/me', () => {
  test('any key is told what it is, whose, and what it may do', async () => {
    const reader = await service.createKey({ scopes: ['groups:read'] })
    expect(await service.client(reader).me.get({})).toMatchObject({
      kind: 'live',
      key: { id: reader.key_id, key: `rk_live_…${reader.api_key.slice(-4)}` },
      scopes: ['groups:read'],
      organization: { uuid: reader.org_uuid },
      user: { email: reader.email },
    })
    const free = await service.createKey({ kind: 'free' })
    expect(await service.client(free).me.get({})).toMatchObject({
      kind: 'free',
      key: { id: free.key_id },
      organization: { uuid: free.org_uuid },
      plan: { name: 'free', billing_mode: 'free', features: [] },
    })
  })

  test('a browser session is told the same, and has no key', async () => {
    const member = await service.createKey()
    const { status, body } = await (await signedIn(service, member)).request('GET', '/v1/me')
    expect(status).toBe(200)
    expect(body).toMatchObject({ key: null, user: { email: member.email }, organization: { uuid: member.org_uuid } })
  })
})

describe('revocation', () => {
  test('once a replacement key is handed out, the old one works in no process', async () => {
    const who = {
      email: 'two@example.com',
      vendor_account_uuid: '7d1c7a52-95f0-4a80-8d3c-0b6f0a3f7a11',
      client_install_id: 'a'.repeat(64),
    }
    let { api_key: old } = await service.client().onboarding.agentRegister(who)
    for (let round = 0; round < 5; round++) {
      // Both processes have the key in their caches when it is revoked.
      expect([(await usage(service, old!)).status, (await usage(other, old!)).status]).toEqual([200, 200])
      const { api_key: next } = await service.client().onboarding.agentRegister(who)
      const statuses = await Promise.all(
        [other, service, other, other].map(async (at) => (await usage(at, old!)).status),
      )
      expect(statuses).toEqual([401, 401, 401, 401])
      old = next
    }
  })

  test('that holds for the answer to a repeated request too', async () => {
    const who = {
      email: 'again@example.com',
      vendor_account_uuid: '9d1c7a52-95f0-4a80-8d3c-0b6f0a3f7a11',
      client_install_id: 'c'.repeat(64),
    }
    const { api_key: old } = await service.client().onboarding.agentRegister(who)
    expect((await usage(other, old!)).status).toBe(200)
    const repeat = () => service.client().onboarding.agentRegister(who, { idempotency_key: 'twice' })
    await Promise.any([repeat(), repeat(), repeat()])
    expect((await usage(other, old!)).status).toBe(401)
  })

  test('an operator revokes a key for every process', async () => {
    const key = await service.createKey()
    expect((await usage(other, key.api_key)).status).toBe(200)
    await revokeKeys(service.database.db, [key.key_id], 'operator', service.clock.now())
    await settled()
    expect(await usage(other, key.api_key)).toMatchObject({
      status: 401,
      body: { error: { message: 'This API key was revoked.' } },
    })
  })

  test('a key whose scopes are taken away loses them, and one that is deleted is unknown', async () => {
    const key = await service.createKey()
    expect((await usage(other, key.api_key)).status).toBe(200)
    await sql`update api_keys set scopes = '{jobs:read}' where id = ${key.key_id}`.execute(service.database.db)
    await settled()
    expect((await usage(other, key.api_key)).status).toBe(403)
    await sql`delete from organizations where id = ${key.organization_id}`.execute(service.database.db)
    await settled()
    expect((await usage(other, key.api_key)).status).toBe(401)
  })
})

describe('what is kept of a key', () => {
  test('only its digest, prefix and last four characters are stored', async () => {
    const key = await service.createKey({ kind: 'free' })
    const row = await findKey(service.database.db, { hash: hashKey(key.api_key) })
    expect(row).toMatchObject({ prefix: 'rk_free_', last_four: key.api_key.slice(-4), sealed_key: null })
    expect(JSON.stringify(row)).not.toContain(key.api_key.slice(8, 40))
  })

  test('its last use is noted, to the minute', async () => {
    const key = await service.createKey()
    const lastUsed = async () => (await findKey(service.database.db, { id: key.key_id }))!.last_used_at
    expect(await lastUsed()).toBeNull()
    await usage(service, key.api_key)
    await expect.poll(lastUsed).toEqual(service.clock.now())
    service.clock.advance(61_000)
    await usage(service, key.api_key)
    await expect.poll(lastUsed).toEqual(service.clock.now())
  })

  test('neither keys nor questions reach the log', async () => {
    const key = await service.createKey({ kind: 'free' })
    lines.length = 0
    await service.client(key).free.ask({ question: 'Do you own a very secret umbrella?' })
    await service.request('GET', `/v1/jobs/none?api_key=${key.api_key}`, { key: key.api_key })
    const { api_key } = await service.client().onboarding.agentRegister({
      email: 'logged@example.com',
      vendor_account_uuid: '8d1c7a52-95f0-4a80-8d3c-0b6f0a3f7a11',
      client_install_id: 'b'.repeat(64),
    })
    await expect.poll(() => lines.filter((line) => line.includes('"request"')).length).toBe(3)
    const text = lines.join('')
    for (const secret of [key.api_key, api_key!, 'umbrella']) expect(text).not.toContain(secret)
  })
})
