import { generateKeyPairSync, type JsonWebKey, randomUUID } from 'node:crypto'
import type { Db } from '../../platform/db/database.ts'
import type { SealedColumn } from '../../platform/sealed.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { findObject, OURS, saveObjectOnce } from './store.ts'

const PURPOSE = 'development-idp signing key'
export const sealedSigningKey: SealedColumn = {
  table: 'sandbox_objects',
  key: ['kind', 'id'],
  only: ['kind', `${OURS}Key`],
  column: 'body',
  json_field: 'payload',
  purpose: PURPOSE,
}

/** One key for all processes on a database, made by whichever needs it first, and kept encrypted. */
export async function signingKey(db: Db, secrets: Secrets, now: Date): Promise<JsonWebKey> {
  const known = await findObject(db, 'Key', 'signing', now)
  if (known !== undefined) return opened(secrets, known.payload)
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'ES256' }
  const payload = secrets.seal(PURPOSE, JSON.stringify(key)).toString('base64')
  await saveObjectOnce(db, 'Key', 'signing', { payload }, now)
  // Another process may have been faster; its key is everybody's then.
  return opened(secrets, (await findObject(db, 'Key', 'signing', now))!.payload)
}

function opened(secrets: Secrets, payload: string): JsonWebKey {
  const text = secrets.open(PURPOSE, Buffer.from(payload, 'base64'))
  if (text === undefined) throw new Error('The signing key of the development provider is of another SECRET_KEY.')
  return JSON.parse(text) as JsonWebKey
}
