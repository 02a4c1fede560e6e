import type { Scope } from '../../platform/contract/contract.ts'
import type { Db } from '../../platform/db/database.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { SealedColumn } from '../../platform/sealed.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { generateKey, hashKey, type KeyKind, keyPrefix, lastFour } from './rules.ts'
import { insertKey, type KeyOrigin, type KeyRow, replaceSecret } from './store.ts'

const PURPOSE = 'managed-key'
export const sealedKeys: SealedColumn = { table: 'api_keys', key: ['id'], column: 'sealed_key', purpose: PURPOSE }

export interface MintRequest {
  kind: KeyKind
  organization_id: number
  user_id: number
  scopes: readonly Scope[]
  created_by: KeyOrigin
  /** What its owner calls it. */
  name?: string | undefined
  now: Date
  /** When it ends by itself; never, when left out. */
  expires_at?: Date
  /** A managed key is kept encrypted too, so that agent-register can hand it out again to the same installation. */
  managed_for?: { client_install_id: string; secrets: Secrets }
}

/** Makes a key and stores its digest; the key itself exists only in what is returned. */
export async function mintKey(db: Db, request: MintRequest): Promise<{ api_key: string; row: KeyRow }> {
  const api_key = generateKey(request.kind)
  const row = await insertKey(db, {
    uuid: uuidv7(request.now.getTime()),
    organization_id: request.organization_id,
    user_id: request.user_id,
    name: request.name ?? null,
    prefix: keyPrefix[request.kind],
    last_four: lastFour(api_key),
    key_hash: hashKey(api_key),
    scopes: request.scopes,
    created_by: request.created_by,
    client_install_id: request.managed_for?.client_install_id ?? null,
    sealed_key: request.managed_for?.secrets.seal(PURPOSE, api_key) ?? null,
    created_at: request.now,
    expires_at: request.expires_at ?? null,
  })
  return { api_key, row }
}

/** Gives a key another secret and another end. The old secret works nowhere once `settled` has been waited for. */
export async function renewKey(
  db: Db,
  { id, prefix }: Pick<KeyRow, 'id' | 'prefix'>,
  expires_at: Date,
): Promise<{ api_key: string; row: KeyRow } | undefined> {
  const api_key = generateKey(prefix === keyPrefix.free ? 'free' : 'live')
  const row = await replaceSecret(db, id, { key_hash: hashKey(api_key), last_four: lastFour(api_key), expires_at })
  return row && { api_key, row }
}

export const openManagedKey = (row: KeyRow, secrets: Secrets): string | undefined =>
  row.sealed_key === null ? undefined : secrets.open(PURPOSE, Buffer.from(row.sealed_key))
