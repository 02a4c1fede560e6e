import { z } from 'zod'
import { UNCOLLECTED } from './rules.ts'

const providerId = z.string().regex(/^\w{1,255}$/)
/** The provider sends an id, or the whole thing that has it. */
const reference = z.union([providerId, z.object({ id: providerId }).transform(({ id }) => id)])
const metadata = z
  .object({
    checkout_id: z.guid().optional().catch(undefined),
    tier_uuid: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .optional()
      .catch(undefined),
  })
  .nullish()
  .catch(undefined)
const MOST_SECONDS = 100_000_000_000
const moment = z
  .int()
  .min(0)
  .max(MOST_SECONDS)
  .transform((seconds) => new Date(seconds * 1000))

const envelope = z.object({
  id: providerId,
  type: z.string().regex(/^[\w.]{1,255}$/),
  created: moment,
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
})

const session = z.object({
  id: providerId,
  mode: z.literal('subscription'),
  payment_status: z.string(),
  customer: reference,
  subscription: reference,
  metadata,
})

const subscription = z.object({
  id: providerId,
  customer: reference,
  status: z.string().regex(/^\w{1,64}$/),
  cancel_at_period_end: z.boolean().catch(false),
  // Where the period ends has moved from the subscription to its items in newer versions of the API.
  current_period_end: moment.optional().catch(undefined),
  items: z
    .object({
      data: z.array(
        z.object({
          price: z.object({ id: providerId }).nullish().catch(undefined),
          current_period_end: moment.optional().catch(undefined),
        }),
      ),
    })
    .optional()
    .catch(undefined),
  metadata,
})

const invoice = z.object({
  id: providerId.optional().catch(undefined),
  customer: reference,
  attempt_count: z.int().min(0).catch(0),
  next_payment_attempt: z.int().nullish().catch(undefined),
  amount_due: z.int().optional().catch(undefined),
  subscription: reference.nullish().catch(undefined),
  parent: z
    .object({ subscription_details: z.object({ subscription: reference }).nullish().catch(undefined) })
    .nullish()
    .catch(undefined),
})

export interface EventHead {
  id: string
  type: string
  happened_at: Date
}

/** What an event means here, as far as it means anything. */
export type Meaning = { customer_id: string } & (
  | { kind: 'paid'; subscription_id: string; session_id: string; checkout_id: string | undefined; tier_uuid?: string }
  | {
      kind: 'subscription'
      subscription_id: string
      status: string
      price_id?: string
      tier_uuid?: string
      current_period_end?: Date
      cancel_at_period_end: boolean
    }
  | { kind: 'failed'; subscription_id: string | undefined; status: typeof UNCOLLECTED | undefined; details: object }
  | { kind: 'noted' }
)

/** Undefined for what is no event at all. */
export function readEvent(event: unknown): { head: EventHead; meaning: Meaning | undefined } | undefined {
  const parsed = envelope.safeParse(event)
  if (!parsed.success) return undefined
  const { id, type, created, data } = parsed.data
  return { head: { id, type, happened_at: created }, meaning: meaningOf(type, data.object) }
}

function meaningOf(type: string, object: unknown): Meaning | undefined {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return paidOf(type, object)
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'customer.subscription.deleted':
      return subscriptionOf(type, object)
    case 'invoice.payment_failed':
      return failureOf(object)
    case 'invoice.paid': {
      const { data } = invoice.safeParse(object)
      return data && { kind: 'noted', customer_id: data.customer }
    }
    default:
      return undefined
  }
}

function paidOf(type: string, object: unknown): Meaning | undefined {
  const { data } = session.safeParse(object)
  if (data === undefined) return undefined
  const paid =
    type === 'checkout.session.async_payment_succeeded' || ['paid', 'no_payment_required'].includes(data.payment_status)
  // Some ways to pay take days; whether the money has come is told later.
  if (!paid) return { kind: 'noted', customer_id: data.customer }
  return {
    kind: 'paid',
    customer_id: data.customer,
    subscription_id: data.subscription,
    session_id: data.id,
    checkout_id: data.metadata?.checkout_id,
    ...(data.metadata?.tier_uuid === undefined ? {} : { tier_uuid: data.metadata.tier_uuid }),
  }
}

function subscriptionOf(type: string, object: unknown): Meaning | undefined {
  const { data } = subscription.safeParse(object)
  if (data === undefined) return undefined
  const item = data.items?.data[0]
  const current_period_end = item?.current_period_end ?? data.current_period_end
  return {
    kind: 'subscription',
    customer_id: data.customer,
    subscription_id: data.id,
    status: type === 'customer.subscription.deleted' ? 'canceled' : data.status,
    cancel_at_period_end: data.cancel_at_period_end,
    ...(item?.price == null ? {} : { price_id: item.price.id }),
    ...(data.metadata?.tier_uuid === undefined ? {} : { tier_uuid: data.metadata.tier_uuid }),
    ...(current_period_end === undefined ? {} : { current_period_end }),
  }
}

/** After so many attempts nobody believes in the next one. */
const MOST_ATTEMPTS = 4

function failureOf(object: unknown): Meaning | undefined {
  const { data } = invoice.safeParse(object)
  if (data === undefined) return undefined
  const { attempt_count, next_payment_attempt, amount_due } = data
  const final = attempt_count >= MOST_ATTEMPTS || next_payment_attempt === null
  return {
    kind: 'failed',
    customer_id: data.customer,
    subscription_id: data.parent?.subscription_details?.subscription ?? data.subscription ?? undefined,
    status: final ? UNCOLLECTED : undefined,
    details: { invoice: data.id, attempt_count, amount_due_cents: amount_due, final },
  }
}
