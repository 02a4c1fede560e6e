import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readEvent } from './read-event.ts'

const event = (type: string, object: object) =>
  readEvent({ id: 'evt_1', type, created: 1_768_478_400, data: { object } })
const session = {
  id: 'cs_1',
  mode: 'subscription',
  payment_status: 'paid',
  customer: 'cus_1',
  subscription: 'sub_1',
  metadata: { checkout_id: '019bc1c8-0000-7000-8000-000000000000', tier_uuid: 'abc123' },
}
const types = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.payment_failed',
  'invoice.paid',
  'charge.refunded',
]

describe('what the card provider sends', () => {
  test('is read without complaint, whatever it is', () => {
    fc.assert(fc.property(fc.anything(), (anything) => void readEvent(anything)))
    const fields = fc.dictionary(
      fc.constantFrom(
        'id',
        'customer',
        'subscription',
        'status',
        'metadata',
        'items',
        'parent',
        'attempt_count',
        'mode',
      ),
      fc.oneof(fc.anything(), fc.constant('cus_1')),
    )
    fc.assert(fc.property(fc.constantFrom(...types), fields, (type, object) => event(type, object)?.head.type === type))
  })

  test.each([
    ['an id that could be no id', { id: 'evt_\u0000' }],
    ['no time', { created: undefined }],
    ['a time out of this world', { created: 1e300 }],
    ['no object', { data: {} }],
  ])('%s makes it no event', (_what, changes) => {
    const whole = { id: 'evt_1', type: 'invoice.paid', created: 1, data: { object: {} } }
    expect(readEvent({ ...whole, ...changes })).toBeUndefined()
  })

  test('a checkout counts when it is paid, and not before', () => {
    const kindOf = (type: string, payment_status: string) => event(type, { ...session, payment_status })?.meaning?.kind
    expect(kindOf('checkout.session.completed', 'paid')).toBe('paid')
    expect(kindOf('checkout.session.completed', 'no_payment_required')).toBe('paid')
    expect(kindOf('checkout.session.completed', 'unpaid')).toBe('noted')
    expect(kindOf('checkout.session.async_payment_succeeded', 'paid')).toBe('paid')
  })

  test('things may stand in place of their ids', () => {
    const expanded = { ...session, customer: { id: 'cus_1', object: 'customer' }, subscription: { id: 'sub_1' } }
    expect(event('checkout.session.completed', expanded)).toEqual(event('checkout.session.completed', session))
  })

  test('the end of the period is read where old and where new versions of the API have it', () => {
    const subscription = { id: 'sub_1', customer: 'cus_1', status: 'active' }
    const end = { current_period_end: new Date(2_000_000_000_000) }
    const old = { ...subscription, current_period_end: 2_000_000_000 }
    const recent = {
      ...subscription,
      items: { data: [{ current_period_end: 2_000_000_000, price: { id: 'price_1' } }] },
    }
    expect(event('customer.subscription.updated', old)?.meaning).toMatchObject(end)
    expect(event('customer.subscription.updated', recent)?.meaning).toMatchObject({ ...end, price_id: 'price_1' })
  })

  test.each([
    ['the first attempt, with another to come', { attempt_count: 1, next_payment_attempt: 5 }, undefined],
    ['the fourth attempt', { attempt_count: 4, next_payment_attempt: 5 }, 'uncollected'],
    ['no attempt to come', { attempt_count: 1, next_payment_attempt: null }, 'uncollected'],
  ])('a payment that fails at %s', (_what, fields, status) => {
    const parent = { subscription_details: { subscription: 'sub_1' } }
    const { meaning } = event('invoice.payment_failed', { id: 'in_1', customer: 'cus_1', parent, ...fields })!
    expect(meaning).toMatchObject({ kind: 'failed', subscription_id: 'sub_1', status })
  })
})
