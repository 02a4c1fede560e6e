import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { nameOf } from '../../platform/contract/name.ts'
import type { Db } from '../../platform/db/database.ts'
import { OAuthError } from './oauth-error.ts'
import { readRedirect } from './rules.ts'
import { insertClient } from './store.ts'

const MOST_ADDRESSES = 10

/** What a program says of itself (RFC 7591). What else it says is left aside, as the RFC wants it. */
const metadata = z.looseObject({
  redirect_uris: z
    .array(z.string('must be a text'), 'must be a list')
    .min(1, 'must have an address')
    .max(MOST_ADDRESSES, `must have at most ${MOST_ADDRESSES} addresses`),
  client_name: nameOf(0, 100).nullish(),
})

/** Takes down a program. It gets no secret: what runs on its users' machines could not keep one. */
export async function registerClient(db: Db, given: unknown, now: Date): Promise<Record<string, unknown>> {
  const read = metadata.safeParse(given)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new OAuthError('invalid_client_metadata', `${issue!.path.join('.') || 'The body'}: ${issue!.message}.`)
  }
  const { redirect_uris, client_name } = read.data
  for (const address of redirect_uris) {
    const place = readRedirect(address)
    if ('problem' in place) throw new OAuthError('invalid_redirect_uri', `${address.slice(0, 200)} ${place.problem}.`)
  }
  const client = { id: randomUUID(), name: client_name || null, redirect_uris }
  await insertClient(db, client, now)
  return {
    client_id: client.id,
    client_id_issued_at: Math.floor(now.getTime() / 1000),
    ...(client.name === null ? {} : { client_name: client.name }),
    redirect_uris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  }
}
