import type { Trx } from '../../platform/db/database.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { type AuditActor, recordAudit } from '../audit/index.ts'
import { findTier } from '../billing/index.ts'
import { changeRights, type RightsChange } from './change-rights.ts'
import type { EventHead, Meaning } from './read-event.ts'
import { replaceFreeKeys } from './replace-free-keys.ts'
import { heard, type News, type Reception, type Standing } from './rules.ts'
import {
  type Customer,
  completeCheckout,
  findTierByPrice,
  lockCustomer,
  type SubscriptionRow,
  updateSubscription,
} from './store.ts'

/** `unused`: paid for, but the organization has other rights already. `recorded`: known, and of no effect. */
export type Outcome = Exclude<Reception, 'other'> | 'unused' | 'recorded' | 'ignored' | 'repeated'

export interface TakenIn {
  outcome: Outcome
  organization_id: number | null
  /** Rights or keys have changed, and every process must know before this is told. */
  changed: boolean
}

const nothing = (outcome: Outcome, organization_id: number | null = null): TakenIn => ({
  outcome,
  organization_id,
  changed: false,
})

export interface TakeInParts {
  by: AuditActor
  secrets: Secrets
  now: Date
}

/** Does in a transaction what an event means. It may be late, or about somebody who is gone. */
export async function takeInEvent(
  trx: Trx,
  { head, meaning }: { head: EventHead; meaning: Meaning | undefined },
  parts: TakeInParts,
): Promise<TakenIn> {
  const customer = meaning && (await lockCustomer(trx, meaning.customer_id))
  if (meaning === undefined || customer === undefined) return nothing('ignored')
  const organization_id = customer.organization.id
  if (meaning.kind === 'failed') {
    const { by, now } = parts
    await recordAudit(trx, { by, action: 'payment.failed', organization_id, details: { ...meaning.details }, now })
  }
  const news = newsOf(meaning, head.happened_at)
  if (news === undefined) return nothing('recorded', organization_id)
  return takeInNews(trx, customer, meaning, news, parts)
}

/** What an event tells of a subscription, if anything. */
function newsOf(meaning: Meaning, happened_at: Date): News | undefined {
  if (meaning.kind === 'noted') return undefined
  const { subscription_id } = meaning
  const paid = meaning.kind === 'paid'
  const status = paid ? 'active' : meaning.status
  if (subscription_id === undefined || status === undefined) return undefined
  return { subscription_id, status, paid, happened_at }
}

async function takeInNews(
  trx: Trx,
  { organization, subscription: before }: Customer,
  meaning: Meaning,
  news: News,
  { by, secrets, now }: TakeInParts,
): Promise<TakenIn> {
  const organization_id = organization.id
  const checkout = meaning.kind === 'paid' ? await completeCheckout(trx, organization_id, meaning, now) : undefined
  const { standing, reception } = heard(before, news)
  if (reception === 'stale') return nothing('stale', organization_id)
  if (reception === 'other') {
    if (!news.paid) return nothing('recorded', organization_id)
    // Somebody has paid twice: the second subscription gives nothing, and somebody must look at it.
    const details = { subscription: news.subscription_id, kept: before.subscription_id }
    await recordAudit(trx, { by, action: 'payment.unused', organization_id, details, now })
    return nothing('unused', organization_id)
  }
  const tierId = checkout?.payment_tier_id ?? (await tierOf(trx, meaning))
  const after = merged(before, standing, meaning, tierId, standing.as_of <= news.happened_at)
  const change = await changeRights(trx, { organization, before, after, by, now })
  await updateSubscription(trx, after, now)
  if (change === 'upgraded' && news.paid) await replaceFreeKeys(trx, { organization_id, checkout, by, secrets, now })
  return { outcome: outcomeOf(change), organization_id, changed: change !== undefined }
}

/** What is on record after the news. What goes with a status is taken from the newest; a tier is better than none. */
function merged(
  before: SubscriptionRow,
  standing: Standing,
  meaning: Meaning,
  tierId: number | undefined,
  isNewest: boolean,
): SubscriptionRow {
  const isSame = standing.subscription_id === before.subscription_id
  return {
    ...before,
    ...(isSame ? {} : { current_period_end: null, cancel_at_period_end: false }),
    ...standing,
    ...(tierId !== undefined && (isNewest || before.payment_tier_id === null) ? { payment_tier_id: tierId } : {}),
    ...(meaning.kind === 'subscription' && isNewest ? periodOf(meaning) : {}),
  }
}

const outcomeOf = (change: RightsChange): Outcome => (change === 'unused' ? 'unused' : 'applied')

const periodOf = ({ current_period_end, cancel_at_period_end }: Extract<Meaning, { kind: 'subscription' }>) => ({
  cancel_at_period_end,
  ...(current_period_end === undefined ? {} : { current_period_end }),
})

/** The tier of what was bought. A price says it best: it is what the portal changes, and notes stay as they were. */
async function tierOf(trx: Trx, meaning: Meaning): Promise<number | undefined> {
  if (meaning.kind !== 'paid' && meaning.kind !== 'subscription') return undefined
  const priced =
    meaning.kind === 'subscription' && meaning.price_id !== undefined
      ? await findTierByPrice(trx, meaning.price_id)
      : undefined
  if (priced !== undefined) return priced.id
  return meaning.tier_uuid === undefined ? undefined : (await findTier(trx, meaning.tier_uuid))?.id
}
