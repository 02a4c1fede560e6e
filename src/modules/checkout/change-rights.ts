import type { Trx } from '../../platform/db/database.ts'
import type { OrganizationRow } from '../accounts/index.ts'
import { type AuditActor, recordAudit } from '../audit/index.ts'
import { setPlan } from '../billing/index.ts'
import { isLive } from './rules.ts'
import type { SubscriptionRow } from './store.ts'

export type RightsChange = 'upgraded' | 'downgraded' | 'plan_changed' | 'unused' | undefined

export interface RightsNews {
  organization: OrganizationRow
  before: SubscriptionRow
  after: SubscriptionRow
  by: AuditActor
  now: Date
}

/**
 * Gives an organization the rights that its subscription has come to: those it pays for, or those it had before. One that
 * has come to pay in another way meanwhile keeps what it has; the payment is then for nothing, and somebody must look.
 */
export async function changeRights(trx: Trx, news: RightsNews): Promise<RightsChange> {
  const { organization, before, after } = news
  const change = changeOf(news)
  if (change === undefined) return undefined
  if (change === 'upgraded') {
    after.former_billing_mode = organization.billing_mode
    after.former_payment_tier_id = organization.payment_tier_id
  }
  if (change === 'upgraded' || change === 'plan_changed') {
    await setPlan(trx, organization.id, { billing_mode: 'card_provider', payment_tier_id: after.payment_tier_id })
  } else if (change === 'downgraded') {
    const plan = { billing_mode: before.former_billing_mode, payment_tier_id: before.former_payment_tier_id }
    await setPlan(trx, organization.id, plan)
  }
  await recordAudit(trx, {
    by: news.by,
    action: change === 'unused' ? 'payment.unused' : `organization.${change}`,
    organization_id: organization.id,
    subject: `organization ${organization.name}`,
    details: {
      subscription: after.subscription_id,
      status: after.status,
      billing_mode: organization.billing_mode,
      tier_before: organization.payment_tier_id,
      tier_after: change === 'downgraded' ? before.former_payment_tier_id : after.payment_tier_id,
    },
    now: news.now,
  })
  return change
}

function changeOf({ organization, before, after }: RightsNews): RightsChange {
  const byCard = organization.billing_mode === 'card_provider'
  if (isLive(after) && !isLive(before)) return organization.billing_mode === 'free' ? 'upgraded' : 'unused'
  if (isLive(before) && !isLive(after)) return byCard ? 'downgraded' : undefined
  const moved = byCard && isLive(after) && after.payment_tier_id !== before.payment_tier_id
  return moved ? 'plan_changed' : undefined
}
