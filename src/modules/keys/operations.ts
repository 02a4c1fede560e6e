import { batched, inPlaces } from '../../platform/batch.ts'
import type { AuthenticatedCall, Handlers, Principal } from '../../platform/contract/call.ts'
import type { Scope } from '../../platform/contract/contract.ts'
import { pageOf } from '../../platform/contract/paging.ts'
import type { Database, Trx } from '../../platform/db/database.ts'
import { forbidden, goneMeanwhile, invalidRequest, ServiceError } from '../../platform/errors.ts'
import { referenceOf } from '../../platform/ids.ts'
import { settled } from '../../platform/shared-cache.ts'
import { recordAudit } from '../audit/index.ts'
import { presentPlan } from '../billing/index.ts'
import type * as contract from './contract.ts'
import { mintKey } from './mint-key.ts'
import { presentKey, shortKey } from './present.ts'
import { defaultLiveScopes, freeScopes, type KeyKind, readScopes } from './rules.ts'
import {
  type Bearer,
  type BearerRow,
  countKeysForGood,
  findBearers,
  findShownKey,
  holdAdministrator,
  holdPlanOfMember,
  type KeysOf,
  pageOfKeys,
  revokeKeys,
} from './store.ts'

const MOST_KEYS = 50

/** The keys that somebody may see and revoke. */
const reachOf = ({ organization_id, user_id, role }: Principal): KeysOf => ({
  organization_id,
  user_id: role === 'admin' ? null : user_id,
})

export function keysOperations(database: Database): Handlers<typeof contract> {
  const { db } = database
  const bearerOf = batched<Bearer, BearerRow | undefined>(async (asked) =>
    inPlaces(await findBearers(database, asked), asked.length),
  )
  return {
    async me({ principal }) {
      const { kind, scopes, role } = principal
      const bearer = await bearerOf(principal)
      if (bearer === undefined) throw goneMeanwhile()
      const { organization_uuid, organization_name, email, key } = bearer
      const { name, billing_mode, features } = presentPlan(bearer)
      return {
        kind,
        key: key && { ...key, key: shortKey(key), created_at: new Date(key.created_at).toISOString() },
        scopes: [...scopes],
        organization: { uuid: organization_uuid, name: organization_name },
        user: { email, role },
        plan: { name, billing_mode, features },
      }
    },

    async listKeys({ principal }, { all, ...paging }) {
      const active_only = all !== true && all !== 'true'
      const { rows, total } = await pageOfKeys(db, reachOf(principal), { ...paging, active_only })
      return { keys: rows.map(presentKey), ...pageOf(rows, total, paging) }
    },

    createKey: (call, { name, scopes }) =>
      call.transact((trx) => createKey(trx, call, { name: name || undefined, scopes })),

    async revokeKey({ principal, origin, clock, transact }, { key_id }) {
      const reference = referenceOf(key_id)
      const reach = reachOf(principal)
      const key = await transact(async (trx) => {
        const found = reference && (await findShownKey(trx, reach, reference))
        if (found === undefined) throw new ServiceError('not_found', 'There is no such key.')
        const now = clock.now()
        const revoked = await revokeKeys(trx, [found.id], 'user', now)
        if (revoked.length > 0) {
          await recordAudit(trx, {
            by: principal,
            action: 'key.revoked',
            organization_id: principal.organization_id,
            subject: `key ${shortKey(found)}`,
            details: { key_id: found.id, of: found.email },
            origin,
            now,
          })
        }
        return (await findShownKey(trx, reach, { id: found.id, uuid: null }))!
      })
      // Also for a key that was revoked before: that may have been a moment ago.
      await settled()
      return { key: presentKey(key) }
    },
  }
}

async function createKey(
  trx: Trx,
  { principal, origin, clock }: AuthenticatedCall,
  { name, scopes }: { name: string | undefined; scopes: Scope[] | undefined },
) {
  const { organization_id, user_id } = principal
  // Asked anew, and held: a key that is made while the right is withdrawn would be known to nobody who withdraws it.
  if (scopes?.includes('admin') && !(await holdAdministrator(trx, user_id))) throw forbidden('admin')
  const billing_mode = await holdPlanOfMember(trx, principal)
  if (billing_mode === undefined) {
    throw new ServiceError('forbidden', 'You are no longer a member of this organization.', { reason: 'not_a_member' })
  }
  const kind: KeyKind = billing_mode === 'free' && scopes === undefined ? 'free' : 'live'
  if (billing_mode === 'free' && scopes?.some((scope) => !readScopes.includes(scope))) {
    const problem = `can only be of ${readScopes.join(', ')} in an organization that does not pay`
    throw invalidRequest(`Invalid request. scopes: ${problem}`, { fields: { scopes: [problem] } })
  }
  if ((await countKeysForGood(trx, user_id)) >= MOST_KEYS) {
    throw new ServiceError('conflict', `You have ${MOST_KEYS} keys that work, and can have no more; revoke one first.`)
  }
  const now = clock.now()
  const { api_key, row } = await mintKey(trx, {
    kind,
    organization_id,
    user_id,
    name,
    scopes: kind === 'free' ? freeScopes : [...new Set(scopes ?? defaultLiveScopes)],
    created_by: 'user',
    now,
  })
  await recordAudit(trx, {
    by: principal,
    action: 'key.minted',
    organization_id,
    subject: `key ${shortKey(row)}`,
    details: { key_id: row.id, kind, scopes: row.scopes },
    origin,
    now,
  })
  const shown = (await findShownKey(trx, { organization_id, user_id }, { id: row.id, uuid: null }))!
  return { key: presentKey(shown), api_key }
}
