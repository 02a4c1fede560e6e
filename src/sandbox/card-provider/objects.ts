import { randomBytes } from 'node:crypto'

/** Stripe's objects, with the fields that anybody here reads. Times are seconds, as there. */
export interface Customer {
  id: string
  object: 'customer'
  created: number
  livemode: false
  email: string | null
  name: string | null
  description: string | null
  metadata: Metadata
  balance: 0
  delinquent: boolean
}

export type Metadata = Record<string, string>

export interface Price {
  id: string
  object: 'price'
  active: true
  billing_scheme: 'per_unit'
  created: number
  currency: string
  livemode: false
  metadata: Metadata
  /** Here the name of the product: the sandbox keeps no products, only ids that look like theirs. */
  nickname: string
  product: string
  recurring: { interval: 'month'; interval_count: 1; usage_type: 'licensed' }
  type: 'recurring'
  unit_amount: number
  unit_amount_decimal: string
}

export interface CheckoutSession {
  id: string
  object: 'checkout.session'
  amount_subtotal: number
  amount_total: number
  cancel_url: string | null
  client_reference_id: string | null
  created: number
  currency: string
  customer: string | null
  customer_details: { email: string | null; name: string | null } | null
  customer_email: string | null
  expires_at: number
  invoice: string | null
  line_items: StripeList<LineItem>
  livemode: false
  metadata: Metadata
  mode: 'subscription'
  payment_method_types: ['card']
  payment_status: 'paid' | 'unpaid'
  status: 'open' | 'complete' | 'expired'
  subscription: string | null
  subscription_data: { metadata: Metadata }
  success_url: string
  ui_mode: 'hosted_page'
  url: string | null
}

export interface LineItem {
  id: string
  object: 'item'
  amount_subtotal: number
  amount_total: number
  currency: string
  description: string
  price: Price
  quantity: number
}

/** The card that a subscription is paid with, by Stripe's names for its test cards. */
export type PaymentMethod = 'pm_card_visa' | 'pm_card_chargeCustomerFail'

export interface Subscription {
  id: string
  object: 'subscription'
  billing_cycle_anchor: number
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  collection_method: 'charge_automatically'
  created: number
  currency: string
  customer: string
  default_payment_method: PaymentMethod
  ended_at: number | null
  items: StripeList<SubscriptionItem>
  latest_invoice: string
  livemode: false
  metadata: Metadata
  start_date: number
  status: 'active' | 'past_due' | 'unpaid' | 'canceled'
}

export interface SubscriptionItem {
  id: string
  object: 'subscription_item'
  created: number
  current_period_end: number
  current_period_start: number
  metadata: Metadata
  price: Price
  quantity: number
  subscription: string
}

export interface Invoice {
  id: string
  object: 'invoice'
  amount_due: number
  amount_paid: number
  amount_remaining: number
  attempt_count: number
  attempted: boolean
  /** Whether it is finalized and collected without anybody's asking. */
  auto_advance: boolean
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'manual'
  collection_method: 'charge_automatically'
  created: number
  currency: string
  customer: string
  /** Null for that of the subscription. */
  default_payment_method: PaymentMethod | null
  description: string | null
  lines: StripeList<InvoiceLine>
  livemode: false
  metadata: Metadata
  next_payment_attempt: number | null
  /** Null for one that stands for itself. */
  parent: {
    type: 'subscription_details'
    quote_details: null
    subscription_details: { subscription: string; metadata: Metadata }
  } | null
  period_end: number
  period_start: number
  status: 'draft' | 'open' | 'paid'
  total: number
}

export interface InvoiceLine {
  id: string
  object: 'line_item'
  amount: number
  currency: string
  description: string
  period: { start: number; end: number }
}

export interface InvoiceItem {
  id: string
  object: 'invoiceitem'
  amount: number
  currency: string
  customer: string
  date: number
  description: string | null
  /** The invoice that it came to stand on; null until the next one. */
  invoice: string | null
  livemode: false
  metadata: Metadata
  period: { start: number; end: number }
  proration: false
  quantity: number
}

export interface PortalSession {
  id: string
  object: 'billing_portal.session'
  configuration: string
  created: number
  customer: string
  livemode: false
  return_url: string
  url: string
}

export interface StripeList<T> {
  object: 'list'
  data: T[]
  has_more: boolean
  url: string
}

export const listOf = <T>(data: T[], url: string): StripeList<T> => ({ object: 'list', data, has_more: false, url })

export const seconds = (time: Date): number => Math.floor(time.getTime() / 1000)

/** Nobody guesses one: the address of a checkout or a portal is all that it takes to open it. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(20).toString('hex')}`
