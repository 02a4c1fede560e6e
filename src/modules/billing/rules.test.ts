import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cycleOf, features, quotasOf, settlement } from './rules.ts'

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
