import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cycleOf, features, grossCents, priceOf, quotasOf, settlement, type Terms } from './rules.ts'

const moments = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2200-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const DAY = 86_400_000

describe('billing cycles', () => {
  test.each([
    ['2026-01-15T12:00:00.000Z', '2026-01-01', '2026-02-01'],
    ['2026-02-28T23:59:59.999Z', '2026-02-01', '2026-03-01'],
    ['2028-02-29T00:00:00.000Z', '2028-02-01', '2028-03-01'],
    ['2028-02-29T23:59:59.999Z', '2028-02-01', '2028-03-01'],
    ['2100-02-28T23:59:59.999Z', '2100-02-01', '2100-03-01'],
    ['2026-12-31T23:59:59.999Z', '2026-12-01', '2027-01-01'],
    ['2027-01-01T00:00:00.000Z', '2027-01-01', '2027-02-01'],
    ['2026-03-29T01:30:00.000Z', '2026-03-01', '2026-04-01'],
  ])('%s lies in the cycle from %s to %s', (now, start, end) => {
    expect(cycleOf(new Date(now))).toEqual({
      start: new Date(`${start}T00:00:00.000Z`),
      end: new Date(`${end}T00:00:00.000Z`),
    })
  })

  test('February has 29 days in a leap year and 28 in another', () => {
    const days = (year: number) => {
      const { start, end } = cycleOf(new Date(Date.UTC(year, 1, 10)))
      return (end.getTime() - start.getTime()) / DAY
    }
    expect([2024, 2025, 2028, 2100, 2000].map(days)).toEqual([29, 28, 29, 28, 29])
  })

  test('every moment lies in exactly one cycle: at or after its start and before its end', () => {
    fc.assert(
      fc.property(moments, (now) => {
        const { start, end } = cycleOf(now)
        expect(start.getTime()).toBeLessThanOrEqual(now.getTime())
        expect(end.getTime()).toBeGreaterThan(now.getTime())
        expect(start.toISOString()).toMatch(/^\d{4}-\d\d-01T00:00:00\.000Z$/)
        expect((end.getTime() - start.getTime()) / DAY).toBeOneOf([28, 29, 30, 31])
      }),
    )
  })

  test('the next cycle begins where this one ends, and a cycle is the same whenever it is asked for', () => {
    fc.assert(
      fc.property(moments, (now) => {
        const cycle = cycleOf(now)
        expect(cycleOf(cycle.end).start).toEqual(cycle.end)
        expect(cycleOf(cycle.start)).toEqual(cycle)
        expect(cycleOf(new Date(cycle.end.getTime() - 1))).toEqual(cycle)
      }),
    )
  })
})

describe('quotas', () => {
  test('an organization without a tier has the free questions and nothing else', () => {
    expect(quotasOf(undefined, 100)).toEqual({ questions_per_cycle: 100, groups_per_cycle: 0, theses_per_cycle: 0 })
  })

  test("a tier's own numbers go first, also when they are 0; what it leaves open is as in the free tier", () => {
    expect(quotasOf({ questions_per_cycle: 0, groups_per_cycle: 5, theses_per_cycle: null }, 100)).toEqual({
      questions_per_cycle: 0,
      groups_per_cycle: 5,
      theses_per_cycle: 0,
    })
    expect(quotasOf({ questions_per_cycle: null }, 7).questions_per_cycle).toBe(7)
  })

  test('there is a quota for every feature', () => {
    expect(Object.keys(quotasOf(undefined, 1)).sort()).toEqual([...features].sort())
  })
})

describe('settling a reservation', () => {
  test('what was delivered is committed and the rest given back, never more than was open and never less than nothing', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.integer({ min: -10_000, max: 20_000 }), (open, delivered) => {
        const { committed, voided } = settlement(open, delivered)
        expect(committed + voided).toBe(open)
        expect(committed).toBe(Math.min(Math.max(delivered, 0), open))
        expect(voided).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('what a question costs', () => {
  test.each([
    [10, 1, 1, 10],
    [10, 1, 1.1, 11],
    [35, 1, 1.1, 39],
    [50, 1, 1.15, 58],
    [100, 1, 1.005, 101],
    [5, 1, 0.1, 1],
    [1, 1, 0.499999, 0],
    [3, 5, 1.15, 17],
    [1000, 0, 1000, 0],
    [1000, 7, 0, 0],
    [1000, 1_000_000, 1000, 2_147_483_647],
  ])('%i agents at %i cents times %d are %i cents', (agents, unit, multiplier, cents) => {
    expect(grossCents(agents, unit, multiplier)).toBe(cents)
  })

  // Round numbers come to halves of a cent far more often than others do.
  const manyAgents = fc.oneof(
    fc.nat(1000),
    fc.nat(20).map((n) => n * 50),
  )
  const multipliers = fc.oneof(
    fc.nat(1_000_000_000),
    fc.nat(1000).map((n) => n * 10_000),
  )
  test('it is off by less than half a cent, or by half a cent upwards, for every multiplier that a tier may have', () => {
    fc.assert(
      fc.property(manyAgents, fc.nat(2000), multipliers, (agents, unit, millionths) => {
        const gross = BigInt(grossCents(agents, unit, millionths / 1e6))
        const over = gross * 1_000_000n - BigInt(agents) * BigInt(unit) * BigInt(millionths)
        expect(over > -500_000n && over <= 500_000n).toBe(true)
      }),
    )
  })

  const terms = (changed: Partial<Terms> = {}): Terms => ({
    billing_mode: 'card_provider',
    agent_question_multiplier: 2,
    free_questions: 3,
    free_credits_cents: 50,
    ...changed,
  })
  const none = { free_questions_used: 0, credit_used_cents: 0 }

  test.each([
    ['a free question comes first', {}, none, { gross_cents: 20, credit_cents: 0, free: true, charge_cents: 0 }],
    [
      'then the credit',
      {},
      { free_questions_used: 3, credit_used_cents: 0 },
      { gross_cents: 20, credit_cents: 20, free: false, charge_cents: 0 },
    ],
    [
      'then what the credit does not cover',
      {},
      { free_questions_used: 3, credit_used_cents: 45 },
      { gross_cents: 20, credit_cents: 5, free: false, charge_cents: 15 },
    ],
    [
      'a tier that gives less than was used gives nothing back',
      { free_questions: 1, free_credits_cents: 10 },
      { free_questions_used: 3, credit_used_cents: 45 },
      { gross_cents: 20, credit_cents: 0, free: false, charge_cents: 20 },
    ],
    [
      'what costs nothing uses no free question',
      { agent_question_multiplier: 0 },
      none,
      { gross_cents: 0, credit_cents: 0, free: false, charge_cents: 0 },
    ],
    [
      'without a tier, the price as it is',
      { agent_question_multiplier: null, free_questions: null, free_credits_cents: null },
      none,
      { gross_cents: 10, credit_cents: 0, free: false, charge_cents: 10 },
    ],
    [
      'who is invoiced pays alike',
      { billing_mode: 'invoiced', free_questions: 0 },
      none,
      { gross_cents: 20, credit_cents: 20, free: false, charge_cents: 0 },
    ],
    ...['free', 'self_hosted'].map(
      (billing_mode) =>
        [
          `who is ${billing_mode} pays nothing and uses nothing up`,
          { billing_mode },
          none,
          { unit_cents: 0, gross_cents: 0, credit_cents: 0, free: false, charge_cents: 0 },
        ] as const,
    ),
  ] as const)('%s', (_what, changed, given, price) => {
    expect(priceOf(10, 1, terms(changed), given)).toMatchObject(price)
  })
})
