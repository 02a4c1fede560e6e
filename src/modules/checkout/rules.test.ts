import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { heard, isLive, isUnderWay, type News, type Standing } from './rules.ts'

const at = (seconds: number): Date => new Date(Date.UTC(2026, 0, 15) + seconds * 1000)
const nothingYet: Standing = { subscription_id: null, status: 'none', confirmed: false, as_of: new Date(0) }
const news = (status: string, seconds: number, more: Partial<News> = {}): News => ({
  subscription_id: 'sub_1',
  status,
  paid: false,
  happened_at: at(seconds),
  ...more,
})
const paid = (seconds: number, more: Partial<News> = {}) => news('active', seconds, { paid: true, ...more })
const knownAfter = (...told: News[]): Standing => told.reduce((known, one) => heard(known, one).standing, nothingYet)

const statuses = ['incomplete', 'active', 'trialing', 'past_due', 'unpaid', 'paused', 'canceled', 'from the future']
const anyNews = fc.record({
  subscription_id: fc.constant('sub_1'),
  status: fc.constantFrom(...statuses),
  paid: fc.constant(false),
  happened_at: fc.integer({ min: 1, max: 4 }).map(at),
})

describe('what is known of a subscription', () => {
  test('the order in which news arrive, and how often, makes no difference to the end', () => {
    const told = fc
      .tuple(fc.array(anyNews, { maxLength: 5 }), fc.integer({ min: 1, max: 4 }))
      .map(([some, when]) => [...some, paid(when)])
    const shuffled = told.chain((list) =>
      fc.tuple(
        fc.constant(list),
        fc.shuffledSubarray([...list, ...list], { minLength: 2 * list.length, maxLength: 2 * list.length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        const [one, two] = [knownAfter(...list), knownAfter(...other)]
        expect({ live: isLive(two), status: two.status, confirmed: two.confirmed }).toEqual({
          live: isLive(one),
          status: one.status,
          confirmed: one.confirmed,
        })
      }),
    )
  })

  test('nothing gives rights before the checkout was paid', () => {
    fc.assert(fc.property(fc.array(anyNews), (list) => !isLive(knownAfter(...list))))
  })

  test('after its end nothing brings a subscription back, however new it looks', () => {
    expect(isLive(knownAfter(paid(1), news('canceled', 2), news('active', 9)))).toBe(false)
    expect(isLive(knownAfter(news('canceled', 2), paid(9)))).toBe(false)
  })

  test.each([
    ['active', true],
    ['trialing', true],
    ['past_due', true],
    ['unpaid', false],
    ['paused', false],
    ['incomplete', false],
    ['incomplete_expired', false],
    ['canceled', false],
    ['from the future', false],
  ])('a paid subscription that becomes %s gives rights: %s', (status, live) => {
    expect(isLive(knownAfter(paid(1), news(status, 2)))).toBe(live)
  })

  test('a subscription that was given up as uncollected is brought back by a payment, not by being late', () => {
    const given_up = [paid(1), news('past_due', 2), news('uncollected', 3)]
    expect(isLive(knownAfter(...given_up, news('past_due', 4)))).toBe(false)
    expect(isLive(knownAfter(...given_up, news('active', 4)))).toBe(true)
  })

  test('another subscription counts only when the one before is over', () => {
    const second = { subscription_id: 'sub_2' }
    expect(heard(knownAfter(paid(1)), paid(2, second)).reception).toBe('other')
    expect(heard(knownAfter(paid(1), news('unpaid', 2)), paid(3, second)).reception).toBe('other')
    const renewed = knownAfter(paid(1), news('canceled', 2), paid(3, second))
    expect(renewed).toMatchObject({ subscription_id: 'sub_2', confirmed: true, status: 'active' })
    // Late news of the first one are of no interest any more, also when the second has ended.
    expect(heard(renewed, news('canceled', 4)).reception).toBe('other')
    expect(heard(heard(renewed, news('canceled', 5, second)).standing, news('active', 2)).reception).toBe('stale')
  })

  test('a subscription that nobody has paid is in nobody’s way', () => {
    const abandoned = knownAfter(news('incomplete', 5))
    expect(isUnderWay(abandoned)).toBe(false)
    expect(isLive(heard(abandoned, paid(4, { subscription_id: 'sub_2' })).standing)).toBe(true)
  })
})
