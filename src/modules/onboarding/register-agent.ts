import type { z } from 'zod'
import type { Call } from '../../platform/contract/call.ts'
import { type Reply, reply } from '../../platform/contract/call.ts'
import type { Trx } from '../../platform/db/database.ts'
import type { RateLimits } from '../../platform/limits/rate-limits.ts'
import type { Secrets } from '../../platform/secrets.ts'
import {
  findOrganization,
  findUser,
  hasInvitation,
  insertMembership,
  insertOrganization,
  insertUser,
  normalizeEmail,
  type OrganizationRow,
} from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import {
  defaultLiveScopes,
  findManagedKey,
  freeScopes,
  type KeyRow,
  keyPrefix,
  listAgentKeys,
  mintKey,
  openManagedKey,
  revokeKeys,
} from '../keys/index.ts'
import type { agentRegister } from './contract.ts'
import { findVendorAccount, lockVendorAccount, upsertVendorAccount, type VendorAccountRow } from './store.ts'

type Input = z.output<typeof agentRegister.input>
type Output = z.input<typeof agentRegister.output>

export interface OnboardingParts {
  limits: RateLimits
  secrets: Secrets
  base_url: string
  /** `invited`: an address that nobody has invited leads to the sign-in page. */
  sign_up: 'open' | 'invited'
}

/** Nobody proves anything here, so each way of trying many times is limited on its own. */
export async function limitRegistrations(call: Call, input: Input, limits: RateLimits): Promise<void> {
  await Promise.all([
    limits.hit('register_ip', call.origin.ip),
    limits.hit('register_email', normalizeEmail(input.email)),
    limits.hit('register_account', input.vendor_account_uuid.toLowerCase()),
    limits.hit('register_install', input.client_install_id),
  ])
}

export async function registerAgent(
  trx: Trx,
  input: Input,
  now: Date,
  parts: OnboardingParts,
  origin: Call['origin'],
): Promise<Output | Reply<Output>> {
  await lockVendorAccount(trx, input.vendor_account_uuid)
  const owner = await findOwner(trx, input, now, parts.sign_up)
  if (owner === undefined) return loginRequired(parts)
  const organization = (await findOrganization(trx, owner.organization_id))!
  switch (organization.billing_mode) {
    case 'free':
      await upsertVendorAccount(trx, input, owner, now)
      return replaceFreeKey(trx, organization, owner.user_id, now, parts, origin)
    case 'card_provider':
      // Address and vendor account are claims, and this key costs money: only an installation gets it that is known, and of
      // which somebody who proved to own the address said that it is theirs.
      if (owner.client_install_id !== input.client_install_id || owner.confirmed_at === null) {
        return loginRequired(parts, organization)
      }
      await upsertVendorAccount(trx, input, owner, now)
      return managedKey(trx, organization, owner.user_id, input, now, parts, origin)
    default:
      return loginRequired(parts, organization)
  }
}

/**
 * The account behind a vendor account, made on first sight. An e-mail address is only a claim here: one that differs from
 * the account's, or that already belongs to somebody, leads to the sign-in page and never into the other account.
 */
async function findOwner(
  trx: Trx,
  input: Input,
  now: Date,
  sign_up: OnboardingParts['sign_up'],
): Promise<Omit<VendorAccountRow, 'vendor_account_uuid'> | undefined> {
  const known = await findVendorAccount(trx, input.vendor_account_uuid)
  if (known !== undefined) {
    const user = await findUser(trx, known.user_id)
    return user?.email === normalizeEmail(input.email) ? known : undefined
  }
  if (sign_up === 'invited' && !(await hasInvitation(trx, input.email, now))) return undefined
  const user = await insertUser(trx, input.email, now)
  if (user === undefined) return undefined
  const organization = await insertOrganization(trx, { name: user.email, billing_mode: 'free', now })
  await insertMembership(trx, organization.id, user.id, 'admin', now)
  const { client_install_id } = input
  return { user_id: user.id, organization_id: organization.id, client_install_id, confirmed_at: null }
}

async function replaceFreeKey(
  trx: Trx,
  organization: OrganizationRow,
  userId: number,
  now: Date,
  parts: OnboardingParts,
  origin: Call['origin'],
) {
  // A key from when the organization paid stays: it reads what was made then, and a free one does not.
  const earlier = (await listAgentKeys(trx, userId)).filter(({ prefix }) => prefix === keyPrefix.free)
  const revoked = await revokeKeys(
    trx,
    earlier.map((key) => key.id),
    'replaced',
    now,
  )
  const { api_key, row } = await mintKey(trx, {
    kind: 'free',
    organization_id: organization.id,
    user_id: userId,
    scopes: freeScopes,
    created_by: 'agent_register',
    now,
  })
  await recordKeys(trx, row, revoked, origin, now)
  return complete(
    parts,
    organization,
    api_key,
    revoked.length > 0,
    'Ask the shared panel with POST /v1/free/questions.',
  )
}

async function managedKey(
  trx: Trx,
  organization: OrganizationRow,
  userId: number,
  input: Input,
  now: Date,
  parts: OnboardingParts,
  origin: Call['origin'],
): Promise<Output | Reply<Output>> {
  const summary = 'Recruit a group and run a study; this key reaches the whole API.'
  const existing = await findManagedKey(trx, organization.id, userId)
  if (existing !== undefined) {
    const api_key =
      existing.client_install_id === input.client_install_id ? openManagedKey(existing, parts.secrets) : undefined
    if (api_key === undefined) return loginRequired(parts, organization)
    return reply(200, complete(parts, organization, api_key, false, summary))
  }
  const earlier = await listAgentKeys(trx, userId)
  const revoked = await revokeKeys(
    trx,
    earlier.map((key) => key.id),
    'upgraded',
    now,
  )
  const { api_key, row } = await mintKey(trx, {
    kind: 'live',
    organization_id: organization.id,
    user_id: userId,
    scopes: defaultLiveScopes,
    created_by: 'agent_register',
    now,
    managed_for: { client_install_id: input.client_install_id, secrets: parts.secrets },
  })
  await recordKeys(trx, row, revoked, origin, now)
  return complete(parts, organization, api_key, revoked.length > 0, summary)
}

/** Nobody is known to have done it: whoever registers has only said who they are. */
async function recordKeys(
  trx: Trx,
  minted: KeyRow,
  revoked: readonly KeyRow[],
  origin: Call['origin'],
  now: Date,
): Promise<void> {
  const { organization_id } = minted
  for (const [action, key] of [
    ...revoked.map((row) => ['key.revoked', row] as const),
    ['key.minted', minted] as const,
  ]) {
    const subject = `key ${key.prefix}…${key.last_four}`
    await recordAudit(trx, { by: { service: 'agent-register' }, action, organization_id, subject, origin, now })
  }
}

const complete = (
  { base_url }: OnboardingParts,
  organization: OrganizationRow,
  api_key: string,
  previous_key_revoked: boolean,
  summary: string,
): Output => ({
  ok: true,
  status: 'complete',
  api_key,
  org_uuid: organization.uuid,
  previous_key_revoked,
  next_steps: { summary, docs_url: `${base_url}/docs/api` },
})

const loginRequired = ({ base_url }: OnboardingParts, organization?: OrganizationRow): Reply<Output> =>
  reply(200, {
    ok: true,
    status: 'login_required',
    ...(organization === undefined ? {} : { org_uuid: organization.uuid }),
    previous_key_revoked: false,
    login_url: `${base_url}/login`,
    next_steps: {
      summary: 'Sign in with a browser to get a key for this account; none was issued now.',
      docs_url: `${base_url}/docs/free-tier-oauth`,
    },
  })
