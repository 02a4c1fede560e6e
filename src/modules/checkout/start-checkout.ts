import type { Stripe } from 'stripe'
import type { AuthenticatedCall } from '../../platform/contract/call.ts'
import type { Db } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { findOrganization, findUser, type OrganizationRow } from '../accounts/index.ts'
import { keepAssistants } from '../assistants/index.ts'
import { recordAudit } from '../audit/index.ts'
import { findTier, type TierRow } from '../billing/index.ts'
import { asking, type CardProvider, isMissing } from './card-provider.ts'
import { findCustomer } from './find-customer.ts'
import { isUnderWay } from './rules.ts'
import {
  expireCheckout,
  findCheckout,
  findSubscription,
  insertCheckout,
  listOpenCheckouts,
  setProviderSession,
} from './store.ts'

export interface CheckoutParts {
  db: Db
  provider: CardProvider | undefined
  base_url: string
  currency: string
}

export interface Checkout {
  checkout_id: string
  checkout_url: string
}

/**
 * Sends an organization to the provider's page. What was agreed on is recorded first and the provider is asked after that,
 * under the checkout's id: a request that is repeated after a failure halfway ends at the same page.
 */
export async function startCheckout(
  call: AuthenticatedCall,
  { tier_uuid, keep_assistants }: { tier_uuid: string; keep_assistants: boolean },
  { db, provider, base_url, currency }: CheckoutParts,
): Promise<Checkout> {
  const { organization_id, user_id } = call.principal
  const { client } = requireProvider(provider)
  const now = call.clock.now()
  const { checkout_id } = await call.transact(
    async (trx): Promise<Checkout> => {
      const tier = await findTierForSale(trx, tier_uuid)
      await refuseWhoPays(trx, (await findOrganization(trx, organization_id))!)
      const id = uuidv7(now.getTime())
      if (keep_assistants) await keepAssistants(trx, call, now)
      await insertCheckout(trx, { id, organization_id, user_id, payment_tier_id: tier.id }, now)
      await recordAudit(trx, {
        by: call.principal,
        action: 'checkout.started',
        organization_id,
        subject: `tier ${tier.name}`,
        details: { checkout: id, monthly_price_cents: tier.monthly_price_cents },
        origin: call.origin,
        now,
      })
      return { checkout_id: id, checkout_url: '' }
    },
    (first) => first,
  )
  const organization = (await findOrganization(db, organization_id))!
  const user = (await findUser(db, user_id))!
  const checkout = await findCheckout(db, organization_id, checkout_id)
  if (checkout?.status !== 'open') throw checkoutOver()
  const tier = await findTierForSale(db, checkout.payment_tier_id)
  const url = await asking(call.log, async () => {
    const stripe = await client()
    await closeEarlier(db, stripe, organization_id, checkout_id, now)
    const customer = await findCustomer(db, stripe, { organization, email: user.email, now })
    const metadata = { organization_uuid: organization.uuid, checkout_id, tier_uuid: tier.uuid, user_uuid: user.uuid }
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer,
        client_reference_id: organization.uuid,
        line_items: [lineOf(tier, currency)],
        metadata,
        subscription_data: { metadata },
        success_url: `${base_url}/account/billing/success?checkout=${checkout_id}`,
        cancel_url: `${base_url}/account/billing`,
      },
      // The customer is a part of it, because another customer makes another request.
      { idempotencyKey: `checkout-${checkout_id}-${customer}` },
    )
    await setProviderSession(db, checkout_id, session.id)
    return session.url
  })
  if (url === null) throw checkoutOver()
  return { checkout_id, checkout_url: url }
}

const checkoutOver = () =>
  new ServiceError('conflict', 'This checkout is over. Begin another one.', { reason: 'checkout_over' })

export function requireProvider(provider: CardProvider | undefined): CardProvider {
  if (provider !== undefined) return provider
  throw new ServiceError('refused', 'This installation takes no payments by card. Ask whoever runs it.', {
    reason: 'no_card_provider',
  })
}

async function findTierForSale(db: Db, reference: string | number | null | undefined): Promise<TierRow> {
  const tier = reference == null ? undefined : await findTier(db, reference)
  if (tier === undefined || tier.monthly_price_cents <= 0) {
    throw new ServiceError('not_found', 'There is no such tier for sale.')
  }
  return tier
}

async function refuseWhoPays(db: Db, organization: OrganizationRow): Promise<void> {
  const subscription = await findSubscription(db, organization.id)
  if (organization.billing_mode === 'card_provider' || (subscription !== undefined && isUnderWay(subscription))) {
    throw new ServiceError('conflict', 'Your organization pays by card already: change or end it in the portal.', {
      reason: 'already_paying',
    })
  }
  if (organization.billing_mode !== 'free') {
    throw new ServiceError('conflict', 'Your organization does not pay by card. Ask whoever runs this installation.', {
      reason: organization.billing_mode,
    })
  }
}

const lineOf = (tier: TierRow, currency: string): Stripe.Checkout.SessionCreateParams.LineItem => ({
  quantity: 1,
  ...(tier.payment_provider_id === null
    ? {
        price_data: {
          currency,
          unit_amount: tier.monthly_price_cents,
          recurring: { interval: 'month' },
          product_data: { name: tier.name },
        },
      }
    : { price: tier.payment_provider_id }),
})

/** The provider closes its pages after a day. */
const PAGE_OPEN_MS = 86_400_000

/** Closes the pages that the organization was sent to before, so that nobody pays on two of them. */
async function closeEarlier(
  db: Db,
  stripe: Stripe,
  organizationId: number,
  checkoutId: string,
  now: Date,
): Promise<void> {
  const open = await listOpenCheckouts(db, organizationId, checkoutId, new Date(now.getTime() - PAGE_OPEN_MS))
  for (const { id, provider_session_id } of open) {
    if ((await statusOf(stripe, provider_session_id)) === 'complete') {
      throw new ServiceError('conflict', 'A payment of your organization is being processed. Try again in a minute.', {
        reason: 'payment_under_way',
      })
    }
    await expireCheckout(db, id)
  }
}

/** How an earlier page ended; one that was still open is closed. One that the provider does not know is as good as closed. */
async function statusOf(stripe: Stripe, sessionId: string): Promise<string | null> {
  try {
    const { status } = await stripe.checkout.sessions.retrieve(sessionId)
    return status === 'open' ? (await stripe.checkout.sessions.expire(sessionId)).status : status
  } catch (error) {
    if (isMissing(error)) return 'expired'
    throw error
  }
}
