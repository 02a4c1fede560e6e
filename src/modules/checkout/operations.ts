import type { Handlers } from '../../platform/contract/call.ts'
import type { Db } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { findOrganization } from '../accounts/index.ts'
import { cycleOf, findTier, listTiersForSale, type TierRow } from '../billing/index.ts'
import { asking } from './card-provider.ts'
import type * as contract from './contract.ts'
import { presentPlan, presentSubscription, presentTier } from './present.ts'
import { checkoutState, revealKey } from './reveal-key.ts'
import { type CheckoutParts, requireProvider, startCheckout } from './start-checkout.ts'
import { countAssistants, findCycle, findSubscription } from './store.ts'

export const checkoutOperations = (
  parts: CheckoutParts & { secrets: Secrets; agent_answer_price_cents: number },
): Handlers<typeof contract> => ({
  async billing({ principal, clock }) {
    const { db, provider, currency, agent_answer_price_cents } = parts
    const { organization_id } = principal
    const [organization, subscription, tiers, assistants, cycle] = await Promise.all([
      findOrganization(db, organization_id),
      findSubscription(db, organization_id),
      listTiersForSale(db),
      countAssistants(db, organization_id),
      findCycle(db, organization_id, cycleOf(clock.now()).start),
    ])
    const { uuid, name, billing_mode, payment_tier_id } = organization!
    const [plan, subscribed] = await Promise.all([
      tierOf(db, payment_tier_id),
      tierOf(db, subscription?.payment_tier_id ?? null),
    ])
    return {
      organization: { uuid, name, billing_mode },
      plan: presentPlan(plan),
      currency,
      agent_answer_price_cents,
      tiers: tiers.map((tier) => presentTier(tier, currency)),
      subscription: presentSubscription(subscription, subscribed),
      card_provider: provider?.kind ?? null,
      assistants,
      cycle,
    }
  },

  checkout: (call, input) => startCheckout(call, input, parts),

  async portal({ principal, log }) {
    const { client } = requireProvider(parts.provider)
    const subscription = await findSubscription(parts.db, principal.organization_id)
    if (subscription?.subscription_id == null) {
      throw new ServiceError('conflict', 'Your organization has no subscription by card. Choose a tier first.', {
        reason: 'no_subscription',
      })
    }
    const { url } = await asking(log, async () =>
      (await client()).billingPortal.sessions.create({
        customer: subscription.customer_id,
        return_url: `${parts.base_url}/account/billing`,
      }),
    )
    return { portal_url: url }
  },

  checkoutState: (call, { checkout_id }) => checkoutState(call, checkout_id, parts),

  revealKey: (call, { checkout_id }) => revealKey(call, checkout_id, parts),
})

const tierOf = async (db: Db, id: number | null): Promise<TierRow | undefined> =>
  id === null ? undefined : findTier(db, id)
