import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import {
  consumeObject,
  deleteObject,
  deleteObjectsOfGrant,
  findObject,
  findObjectBy,
  type StoredObject,
  saveObject,
} from './store.ts'

export interface AdapterParts {
  db: Db
  clock: Clock
  /** What is thrown at whoever uses something up a second time. */
  alreadyUsed(): Error
}

/**
 * What the provider remembers, in the database: a sign-in that began in one process ends in another, or after a restart.
 * The library looks at expiry by the machine's clock; here the service's counts as well.
 */
export const createAdapter =
  ({ db, clock, alreadyUsed }: AdapterParts): AdapterFactory =>
  (kind): Adapter => ({
    async upsert(id, payload, expiresIn) {
      const now = clock.now()
      const expires_at = expiresIn === undefined ? null : new Date(now.getTime() + expiresIn * 1000)
      const { grantId, uid, userCode } = payload
      const object = { payload: JSON.stringify(payload), grant_id: grantId, uid, user_code: userCode }
      await saveObject(db, kind, id, object, { now, expires_at })
    },
    find: async (id) => payloadOf(await findObject(db, kind, id, clock.now())),
    findByUid: async (uid) => payloadOf(await findObjectBy(db, kind, 'uid', uid, clock.now())),
    findByUserCode: async (code) => payloadOf(await findObjectBy(db, kind, 'user_code', code, clock.now())),
    async consume(id) {
      // The library has looked before whether it is used up, but two requests can look at the same moment.
      if (!(await consumeObject(db, kind, id, Math.floor(Date.now() / 1000)))) throw alreadyUsed()
    },
    destroy: (id) => deleteObject(db, kind, id),
    revokeByGrantId: (grantId) => deleteObjectsOfGrant(db, kind, grantId),
  })

function payloadOf(object: StoredObject | undefined): AdapterPayload | undefined {
  if (object === undefined) return undefined
  const payload = JSON.parse(object.payload) as AdapterPayload
  return object.consumed === undefined ? payload : { ...payload, consumed: object.consumed }
}
