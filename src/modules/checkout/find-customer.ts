import type { Stripe } from 'stripe'
import type { Db } from '../../platform/db/database.ts'
import { sha256 } from '../../platform/secrets.ts'
import type { OrganizationRow } from '../accounts/index.ts'
import { isMissing } from './card-provider.ts'
import { findSubscription, insertCustomer, replaceCustomer } from './store.ts'

export interface Buyer {
  organization: OrganizationRow
  email: string
  now: Date
}

/**
 * The provider's customer for an organization, made when it is first needed. One that the provider does not know was made
 * at another: at the sandbox, before Stripe was set up. It is replaced.
 */
export async function findCustomer(db: Db, stripe: Stripe, { organization, email, now }: Buyer): Promise<string> {
  const known = (await findSubscription(db, organization.id))?.customer_id
  if (known !== undefined && (await isCustomer(stripe, known))) return known
  const customer = { name: organization.name, email, metadata: { organization_uuid: organization.uuid } }
  // The same request at the same moment makes the same customer.
  const idempotencyKey = `customer-${sha256(JSON.stringify({ customer, known })).toString('hex')}`
  const { id } = await stripe.customers.create(customer, { idempotencyKey })
  if (known === undefined) await insertCustomer(db, organization, id, now)
  else await replaceCustomer(db, organization.id, known, id, now)
  return (await findSubscription(db, organization.id))!.customer_id
}

async function isCustomer(stripe: Stripe, id: string): Promise<boolean> {
  try {
    return (await stripe.customers.retrieve(id)).deleted !== true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}
