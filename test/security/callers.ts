/** Every kind of caller there is, each as the headers that it sends. */
import { sql } from 'kysely'
import { revokeKeys } from '../../src/modules/keys/index.ts'
import { type Contract, scopeOf, scopes } from '../../src/platform/contract/contract.ts'
import { connected } from '../harness/mcp-sign-in.ts'
import type { KeyOptions, Service, TestKey } from '../harness/service.ts'
import { signedIn } from '../harness/signed-in.ts'

/** Made anew for every call where the call may use it up. */
export type Caller = (contract: Contract) => Promise<Record<string, string>>

export async function everyCaller(service: Service): Promise<Record<string, Caller>> {
  const bearer = ({ api_key }: { api_key: string }) => ({ authorization: `Bearer ${api_key}` })
  const key = (options: KeyOptions = {}) => service.createKey(options)
  const fixed = (headers: Record<string, string>): Caller => {
    return async () => headers
  }
  const { db } = service.database
  const now = service.clock.now()

  const owner = await key({ scopes: scopes.filter((scope) => scope !== 'admin') })
  const withEvery = await key({ kind: 'free', scopes })
  const revoked = await key()
  await revokeKeys(db, [revoked.key_id], 'operator', now)
  const rotated = await key({ kind: 'free' })
  await revokeKeys(db, [rotated.key_id], 'upgraded', now)
  const expired = await key()
  await sql`update api_keys set expires_at = ${now} where id = ${expired.key_id}`.execute(db)
  const removed = await removedMember(service, owner)
  const connection = await connected(service, await signedIn(service, owner))
  const administrators = await key({ scopes: ['admin'] })

  /** A session of somebody new: the call may end it, or delete whoever it is of. */
  const person =
    (options: KeyOptions, rights: { administrator?: boolean } = {}): Caller =>
    async () => {
      const { headers } = await signedIn(service, await key(options), rights)
      return headers
    }
  return {
    nobody: fixed({}),
    visitor: fixed({ 'x-populace-visitor': 'true' }),
    'revoked key': fixed(bearer(revoked)),
    'rotated key': fixed(bearer(rotated)),
    'expired key': fixed(bearer(expired)),
    "removed member's key": fixed(bearer(removed.key)),
    'free key': fixed(bearer(await key({ kind: 'free' }))),
    'free key, every scope': fixed(bearer(withEvery)),
    'live key, every scope but admin': fixed(bearer(owner)),
    'live key, every scope but this': async ({ access }) =>
      bearer(await key({ scopes: scopes.filter((scope) => scope !== scopeOf(access)) })),
    'live key, admin alone': fixed(bearer(administrators)),
    'connected program': fixed({ authorization: `Bearer ${connection.access_token}` }),
    "removed member's session": fixed(removed.headers),
    'session without its token': async (contract) => {
      const { cookie } = (await person({})(contract)) as { cookie: string }
      return { cookie }
    },
    'session, free plan': person({ kind: 'free' }),
    'session, member': async () => {
      const { headers } = await signedIn(service, await key({ colleague_of: owner, role: 'member' }))
      return headers
    },
    'session, admin': person({}),
    'session, administrator': person({}, { administrator: true }),
  }
}

async function removedMember(service: Service, owner: TestKey) {
  const member = await service.createKey({ colleague_of: owner, role: 'member' })
  const { headers, request } = await signedIn(service, member)
  const { body } = await request('GET', '/account/session')
  const admin = await signedIn(service, owner)
  await admin.request('DELETE', `/account/members/${body.user.uuid}`)
  return { key: member, headers }
}
