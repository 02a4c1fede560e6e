import type { Handlers, Principal } from '../../platform/contract/call.ts'
import { pageOf } from '../../platform/contract/paging.ts'
import type { Db } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import { referenceOf } from '../../platform/ids.ts'
import { settled } from '../../platform/shared-cache.ts'
import { deleteUser, listOrganizationsOfUser } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import { revokeKeys } from '../keys/index.ts'
import { grantAdministration, withdrawAdministration } from './administrators.ts'
import type * as contract from './contract-users.ts'
import { presentIdentity, presentKey, presentUser } from './present.ts'
import { found } from './refusals.ts'
import { countSessions, findUser, type ListedUser, listIdentities, listKeys, listUsers } from './users-store.ts'

/** How many organizations are shown with a user. */
const MOST = 100

export function userOperations(db: Db): Handlers<typeof contract> {
  const readUser = async (given: string): Promise<ListedUser> => {
    const reference = referenceOf(given)
    return found('user', reference && (await findUser(db, reference)))
  }
  const readKey = async (given: string) => {
    const key = referenceOf(given)
    const { rows } = key === undefined ? { rows: [] } : await listKeys(db, { key }, { limit: 1, offset: 0 })
    return found('key', rows[0])
  }

  return {
    async listUsers(_call, { q, administrator, ...paging }) {
      const { rows, total } = await listUsers(db, { q, administrator }, paging)
      return { users: rows.map(presentUser), ...pageOf(rows, total, paging) }
    },

    async getUser({ clock }, { user_id }) {
      return { user: await inFull(db, await readUser(user_id), clock.now()) }
    },

    async updateUser({ principal, origin, clock, transact }, { user_id, administrator }) {
      const user = await readUser(user_id)
      const decision = { by: principal, origin, now: clock.now() }
      if (administrator) await transact((trx) => grantAdministration(trx, user, decision))
      else if (user.administrator) {
        refuseOneself(principal, user.id)
        await transact((trx) => withdrawAdministration(trx, user, decision, { even_last: false }))
        await settled()
      }
      return { user: await inFull(db, await readUser(user_id), clock.now()) }
    },

    async deleteUser({ principal, origin, clock, transact }, { user_id }) {
      const { id } = await readUser(user_id)
      refuseOneself(principal, id)
      const deleted = await transact((trx) => deleteUser(trx, id, { by: principal, origin, now: clock.now() }))
      await settled()
      return { deleted: true as const, ...deleted }
    },

    async listKeys(_call, { q, organization_id, user_id, active, ...paging }) {
      const [organization, user] = [organization_id, user_id].map((given) => given && referenceOf(given))
      // What can be neither id nor uuid has no keys.
      const nobody = (given: string | undefined, reference: unknown) => given !== undefined && reference === undefined
      if (nobody(organization_id, organization) || nobody(user_id, user)) return { keys: [], ...pageOf([], 0, paging) }
      const filter = { organization: organization || undefined, user: user || undefined, active, q }
      const { rows, total } = await listKeys(db, filter, paging)
      return { keys: rows.map(presentKey), ...pageOf(rows, total, paging) }
    },

    async revokeKey({ principal, origin, clock, transact }, { key_id }) {
      const key = await readKey(key_id)
      await transact(async (trx) => {
        const now = clock.now()
        const rows = await revokeKeys(trx, [key.id], 'operator', now)
        for (const { id, organization_id, prefix, last_four } of rows) {
          const subject = `key ${id} (${prefix}…${last_four}) of ${key.email}`
          const entry = { by: principal, action: 'key.revoked', organization_id, subject }
          await recordAudit(trx, { ...entry, details: { reason: 'operator' }, origin, now })
        }
      })
      // Also for a key that was revoked before: that may have been a moment ago.
      await settled()
      return { key: presentKey(await readKey(String(key.id))) }
    },
  }
}

/** Whoever shut themselves out by mistake would find the door closed. */
function refuseOneself({ user_id }: Principal, target: number): void {
  if (user_id !== target) return
  throw new ServiceError('conflict', 'That is you: ask another administrator to do it.', { reason: 'oneself' })
}

async function inFull(db: Db, user: ListedUser, now: Date) {
  const [organizations, sessions, identities] = await Promise.all([
    listOrganizationsOfUser(db, user.id),
    countSessions(db, user.id, now),
    listIdentities(db, user.id),
  ])
  return {
    ...presentUser(user),
    organization_list: organizations
      .slice(0, MOST)
      .map(({ id, uuid, name, billing_mode, role }) => ({ id, uuid, name, billing_mode, role })),
    sessions,
    identities: identities.map(presentIdentity),
  }
}
