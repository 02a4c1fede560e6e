import type { Principal } from '../../platform/contract/call.ts'
import type { Trx } from '../../platform/db/database.ts'
import { invalidRequest, ServiceError } from '../../platform/errors.ts'
import type { Reference } from '../../platform/ids.ts'
import { isRunning, type OrganizationRow } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import { findTier, setPlan } from '../billing/index.ts'
import type { Decision } from './administrators.ts'
import { findSubscription, insertTierEvent, lockOrganization, renameOrganization } from './store.ts'

export interface OrganizationChanges {
  name?: string | undefined
  payment_tier_id?: number | string | null | undefined
  billing_mode?: OrganizationRow['billing_mode'] | undefined
}

/** Changes what an organization is called, may do and pays. Whoever holds its keys meets the change once it has settled. */
export async function updateOrganization(
  trx: Trx,
  reference: Reference,
  changes: OrganizationChanges,
  { principal, origin, now }: Omit<Decision, 'by'> & { principal: Principal },
): Promise<OrganizationRow | undefined> {
  const before = await lockOrganization(trx, reference)
  if (before === undefined) return undefined
  const billing_mode = changes.billing_mode ?? before.billing_mode
  if (billing_mode !== before.billing_mode) await checkMode(trx, before, billing_mode)
  const payment_tier_id = await tierOf(trx, before, changes.payment_tier_id)
  const after = { ...before, name: changes.name ?? before.name, billing_mode, payment_tier_id }
  const changed = (['name', 'billing_mode', 'payment_tier_id'] as const).filter(
    (field) => after[field] !== before[field],
  )
  if (changed.length === 0) return before
  if (changed.includes('name')) await renameOrganization(trx, before.id, after.name)
  if (changed.includes('billing_mode') || changed.includes('payment_tier_id')) await setPlan(trx, before.id, after)
  if (changed.includes('payment_tier_id')) {
    await insertTierEvent(trx, {
      organization_id: before.id,
      user_id: principal.user_id,
      details: { payment_tier_id, former_payment_tier_id: before.payment_tier_id },
      now,
    })
  }
  const only = (row: OrganizationRow) => Object.fromEntries(changed.map((field) => [field, row[field]]))
  await recordAudit(trx, {
    by: principal,
    action: 'organization.updated',
    organization_id: before.id,
    subject: `organization ${before.name}`,
    details: { before: only(before), after: only(after) },
    origin,
    now,
  })
  return after
}

async function checkMode(trx: Trx, { id, billing_mode }: OrganizationRow, wanted: string): Promise<void> {
  if (wanted === 'card_provider') {
    throw new ServiceError(
      'conflict',
      'An organization pays by card when somebody of it has paid at the card-payment provider, and not before.',
      { reason: 'card_provider_only' },
    )
  }
  if (billing_mode !== 'card_provider') return
  const subscription = await findSubscription(trx, id)
  if (subscription === undefined || !isRunning(subscription)) return
  throw new ServiceError(
    'conflict',
    'The organization has a subscription that is paid by card. Cancel it at the provider, or have its admin cancel it ' +
      'on the Billing page; its billing mode changes by itself then.',
    { reason: 'subscription_active', subscription_id: subscription.subscription_id },
  )
}

async function tierOf(
  trx: Trx,
  before: OrganizationRow,
  given: number | string | null | undefined,
): Promise<number | null> {
  if (given === undefined) return before.payment_tier_id
  if (given === null) return null
  const tier = await findTier(trx, given)
  if (tier !== undefined) return tier.id
  const problem = `There is no tier ${String(given).slice(0, 80)}.`
  throw invalidRequest(`Invalid request. payment_tier_id: ${problem}`, { fields: { payment_tier_id: [problem] } })
}
