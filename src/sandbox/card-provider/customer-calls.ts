import { z } from 'zod'
import { type ApiCall, type ApiRoute, existing, route } from './api-call.ts'
import { CardApiError } from './card-api-error.ts'
import { newCustomer } from './checkout.ts'
import { listOf, newId, type PortalSession, seconds } from './objects.ts'
import { mergeMetadata, metadata, optionalText, readParameters, text, webAddress } from './parameters.ts'
import { list, lock, save } from './store.ts'

const PORTAL_OPEN_MS = 3_600_000

/** Customers, their cards, and the portal that they look after things in. */
export const customerCalls: readonly ApiRoute[] = [
  route('POST', /^\/v1\/customers$/, createCustomer),
  route('GET', /^\/v1\/customers\/(\w+)$/, ({ trx, id }) => existing(trx, 'card.customer', 'customer', id)),
  route('POST', /^\/v1\/customers\/(\w+)$/, updateCustomer),
  route('GET', /^\/v1\/customers\/(\w+)\/payment_methods$/, listPaymentMethods),
  route('POST', /^\/v1\/billing_portal\/sessions$/, createPortal),
]

const customerFields = z.object({
  email: optionalText(512),
  name: optionalText(256),
  description: optionalText(),
  metadata: metadata.optional(),
})

async function createCustomer({ trx, now, fields }: ApiCall): Promise<object> {
  const given = readParameters(customerFields, fields)
  const customer = newCustomer({ ...changesOf(given), metadata: mergeMetadata({}, given.metadata) }, now)
  await save(trx, 'card.customer', customer, now)
  return customer
}

async function updateCustomer({ trx, now, id, fields }: ApiCall): Promise<object> {
  const given = readParameters(customerFields, fields)
  const before = await lock(trx, 'card.customer', id)
  if (before === undefined) throw CardApiError.missing('customer', id)
  const customer = { ...before, ...changesOf(given), metadata: mergeMetadata(before.metadata, given.metadata) }
  await save(trx, 'card.customer', customer, now)
  return customer
}

/** What was given; what was not stays as it is. */
const changesOf = ({ email, name, description }: z.output<typeof customerFields>) => ({
  ...(email === undefined ? {} : { email }),
  ...(name === undefined ? {} : { name }),
  ...(description === undefined ? {} : { description }),
})

/** The cards that the customer's subscriptions are or were paid with, those of the newest first. */
async function listPaymentMethods({ trx, id }: ApiCall): Promise<object> {
  await existing(trx, 'card.customer', 'customer', id)
  const subscriptions = await list(trx, 'card.subscription', { customer: id })
  const methods = new Set(subscriptions.reverse().map(({ default_payment_method }) => default_payment_method))
  const cards = [...methods].map((method) => ({ id: method, object: 'payment_method', customer: id, type: 'card' }))
  return listOf(cards, `/v1/customers/${id}/payment_methods`)
}

async function createPortal({ trx, now, base_url, fields }: ApiCall): Promise<object> {
  const given = readParameters(z.object({ customer: text(200), return_url: webAddress }), fields)
  await existing(trx, 'card.customer', 'customer', given.customer, 'customer')
  const id = newId('bps')
  const portal: PortalSession = {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_sandbox',
    created: seconds(now),
    customer: given.customer,
    livemode: false,
    return_url: given.return_url,
    url: `${base_url}/sandbox/card/portal/${id}`,
  }
  await save(trx, 'card.portal', portal, now, new Date(now.getTime() + PORTAL_OPEN_MS))
  return portal
}
