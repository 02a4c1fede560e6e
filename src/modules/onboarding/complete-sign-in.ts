import type { z } from 'zod'
import type { Call } from '../../platform/contract/call.ts'
import type { Trx } from '../../platform/db/database.ts'
import { listOrganizationsOfUser, type OrganizationRow, type UserRow } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import { freeScopes, holdPlanOfMember, listWorkingKeys, mintKey, revokeKeys } from '../keys/index.ts'
import type { completeSignIn } from './contract.ts'

type Output = z.input<typeof completeSignIn.output>

/** One for each machine that somebody works on; whoever signs in again and again does not pile them up. */
const KEYS_AT_ONCE = 10

/** What a command line gets for somebody who has signed in: a key of their own organization, if none of theirs pays. */
export async function giveFreeKey(
  trx: Trx,
  user: UserRow,
  { clock, origin }: Pick<Call, 'clock' | 'origin'>,
  baseUrl: string,
): Promise<{ answer: Output; revoked: boolean }> {
  const organizations = await listOrganizationsOfUser(trx, user.id)
  const organization = organizations.find(({ role }) => role === 'admin') ?? organizations[0]!
  const owner = { organization_id: organization.id, user_id: user.id }
  const pays = organizations.some(({ billing_mode }) => billing_mode !== 'free')
  // Held, and so read once more: else a key could outlive the membership, or the plan, that it was made under.
  if (pays || (await holdPlanOfMember(trx, owner)) !== 'free') return { answer: loginRequired(baseUrl), revoked: false }
  const now = clock.now()
  const earlier = await listWorkingKeys(trx, { ...owner, created_by: 'sign_in' })
  const surplus = earlier.slice(0, Math.max(0, earlier.length - (KEYS_AT_ONCE - 1)))
  const revoked = await revokeKeys(trx, surplus, 'replaced', now)
  const minted = await mintKey(trx, { kind: 'free', ...owner, scopes: freeScopes, created_by: 'sign_in', now })
  const entry = {
    by: { user_id: user.id, key_id: null },
    organization_id: organization.id,
    details: { created_by: 'sign_in' },
    origin,
    now,
  }
  for (const row of revoked) {
    await recordAudit(trx, { ...entry, action: 'key.revoked', subject: `key ${row.prefix}…${row.last_four}` })
  }
  const { prefix, last_four } = minted.row
  await recordAudit(trx, { ...entry, action: 'key.minted', subject: `key ${prefix}…${last_four}` })
  return { answer: complete(organization, minted.api_key, baseUrl), revoked: revoked.length > 0 }
}

const complete = ({ uuid }: OrganizationRow, api_key: string, baseUrl: string): Output => ({
  ok: true,
  status: 'complete',
  api_key,
  org_uuid: uuid,
  next_steps: {
    summary: 'Ask the shared panel with POST /v1/free/questions.',
    docs_url: `${baseUrl}/docs/api`,
  },
})

const loginRequired = (baseUrl: string): Output => ({
  ok: true,
  status: 'login_required',
  login_url: `${baseUrl}/login`,
  next_steps: {
    summary: 'Your organization has a plan: sign in with a browser and make a key there. None was issued now.',
    docs_url: `${baseUrl}/docs/free-tier-oauth`,
  },
})
