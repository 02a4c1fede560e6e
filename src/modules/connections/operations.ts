import { randomBytes } from 'node:crypto'
import type { Handlers } from '../../platform/contract/call.ts'
import type { Db } from '../../platform/db/database.ts'
import { invalidRequest, ServiceError } from '../../platform/errors.ts'
import { sha256 } from '../../platform/secrets.ts'
import { findOrganization } from '../accounts/index.ts'
import { checkRequest } from './check-request.ts'
import type * as contract from './contract.ts'
import { answerAddress } from './rules.ts'
import { insertCode, touchClient } from './store.ts'

/** A browser carries it from one page to the next. */
const CODE_MS = 60_000

export const connectionsOperations = (db: Db, base_url: string): Handlers<typeof contract> => ({
  async answer({ principal, clock, transact }, { request: query, org_uuid, decision }) {
    const checked = await checkRequest(db, base_url, new URLSearchParams(query))
    if (checked.kind !== 'good') throw invalidRequest(checked.problem)
    const { client, redirect_uri, state, code_challenge, scopes } = checked.request
    const client_name = client.name
    if (decision === 'cancel') {
      const told = { error: 'access_denied', error_description: 'The person said no.', state, iss: base_url }
      return { location: answerAddress(redirect_uri, told), client_name, allowed: false }
    }
    const { organization_id, user_id } = principal
    const code = randomBytes(32).toString('base64url')
    await transact(async (trx) => {
      // They may have gone over to another one since, in another window.
      if ((await findOrganization(trx, organization_id))?.uuid !== org_uuid) {
        throw new ServiceError('conflict', 'You work in another organization by now. Look at the page once more.')
      }
      const now = clock.now()
      await touchClient(trx, client.id, now)
      await insertCode(trx, sha256(code), {
        client_id: client.id,
        client_name,
        organization_id,
        user_id,
        redirect_uri,
        code_challenge,
        scopes,
        created_at: now,
        expires_at: new Date(now.getTime() + CODE_MS),
      })
    })
    return { location: answerAddress(redirect_uri, { code, state, iss: base_url }), client_name, allowed: true }
  },
})
