import { readFile, writeFile } from 'node:fs/promises'
import type { Db } from '../../platform/db/database.ts'
import {
  findOrganizationOfUser,
  findUserByEmail,
  insertMembership,
  insertOrganization,
  insertUser,
} from '../accounts/index.ts'
import { findKey, freeScopes, hashKey, mintKey, parseKey } from '../keys/index.ts'

const LOCAL_EMAIL = 'local@localhost'
const LOCAL_ORGANIZATION = 'This computer'

/**
 * A free account for whoever runs the service on their own machine, so that a first question needs no registration. Its key
 * is kept in a file that only the owner can read, and stays the same from start to start.
 */
export async function localAccountKey(db: Db, file: string, now: Date): Promise<string> {
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim()
  if (parseKey(kept) === 'free') {
    const key = await findKey(db, { hash: hashKey(kept) })
    if (key !== undefined && key.revoked_at === null) return kept
  }
  const api_key = await db.transaction().execute(async (trx) => {
    const owner = await localOwner(trx, now)
    const minted = await mintKey(trx, { kind: 'free', ...owner, scopes: freeScopes, created_by: 'operator', now })
    return minted.api_key
  })
  await writeFile(file, `${api_key}\n`, { mode: 0o600 })
  return api_key
}

async function localOwner(db: Db, now: Date): Promise<{ user_id: number; organization_id: number }> {
  const user = (await insertUser(db, LOCAL_EMAIL, now)) ?? (await findUserByEmail(db, LOCAL_EMAIL))!
  const existing = await findOrganizationOfUser(db, LOCAL_ORGANIZATION, user.id)
  if (existing !== undefined) return { user_id: user.id, organization_id: existing.id }
  const organization = await insertOrganization(db, { name: LOCAL_ORGANIZATION, billing_mode: 'free', now })
  await insertMembership(db, organization.id, user.id, 'admin', now)
  return { user_id: user.id, organization_id: organization.id }
}
