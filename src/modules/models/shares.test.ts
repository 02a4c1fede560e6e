import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renewed, type Shares } from './shares.ts'

const LIMITS = { at_once: 100, lease_ms: 10_000, now_ms: 0 }

/** What each may have under way, when all have said so often what they want that nothing changes any more. */
function settledShares(wants: Record<string, number>, at_once = 100, now_ms = 0): Record<string, number> {
  let shares: Shares = {}
  const may: Record<string, number> = {}
  for (let round = 0; round < 6; round++) {
    for (const [name, wanted] of Object.entries(wants)) {
      const answer = renewed(shares, name, { wanted, held: may[name] ?? 0 }, { ...LIMITS, at_once, now_ms })
      shares = answer.shares
      may[name] = answer.may
    }
  }
  return may
}

test('a process alone has everything', () => {
  expect(settledShares({ a: 1 })).toEqual({ a: 100 })
})

test('processes that want more than there is have the same', () => {
  expect(settledShares({ a: 500, b: 500, c: 500, d: 500 })).toEqual({ a: 25, b: 25, c: 25, d: 25 })
})

test('what one does not want others have', () => {
  expect(settledShares({ a: 10, b: 500, c: 500 })).toEqual({ a: 10, b: 45, c: 45 })
})

test('where there are more processes than calls at once, each has its turn', () => {
  const wants = { a: 9, b: 9, c: 9, d: 9 }
  const served = [0, 1, 2, 3].map((turn) => settledShares(wants, 1, 2000 * turn))
  for (const may of served) expect(Object.values(may).reduce((sum, calls) => sum + calls, 0)).toBe(1)
  const had = (name: string) => served.some((may) => may[name] === 1)
  expect(Object.keys(wants).filter(had)).toEqual(['a', 'b', 'c', 'd'])
})

test('the share of a process that is not heard of any more is free after its lease', () => {
  const { shares } = renewed({}, 'dead', { wanted: 500, held: 0 }, LIMITS)
  expect(renewed(shares, 'b', { wanted: 500, held: 0 }, { ...LIMITS, now_ms: 9_999 }).may).toBe(0)
  expect(renewed(shares, 'b', { wanted: 500, held: 0 }, { ...LIMITS, now_ms: 10_000 }).may).toBe(100)
})

test('whatever processes want and whenever they ask, they never have more calls under way than the model takes', () => {
  const step = fc.record({
    process: fc.constantFrom('a', 'b', 'c'),
    wanted: fc.integer({ min: 0, max: 40 }),
    ended: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.array(step, { maxLength: 60 }), (at_once, steps) => {
      let shares: Shares = {}
      const state: Record<string, { may: number; underWay: number }> = {}
      for (const [at, { process, wanted, ended }] of steps.entries()) {
        const own = state[process] ?? { may: 0, underWay: 0 }
        state[process] = own
        own.underWay = Math.floor(own.underWay * (1 - ended))
        const held = Math.max(own.underWay, own.may)
        // Calls go on being begun, as far as they may, while the answer is awaited.
        own.underWay = Math.max(own.underWay, Math.min(wanted, own.may))
        const limits = { at_once, lease_ms: 1e9, now_ms: at * 700 }
        const answer = renewed(shares, process, { wanted: Math.max(wanted, own.underWay), held }, limits)
        shares = answer.shares
        own.may = answer.may
        own.underWay = Math.max(own.underWay, Math.min(wanted, own.may))
        const all = Object.values(state).reduce((sum, { underWay }) => sum + underWay, 0)
        expect(all).toBeLessThanOrEqual(at_once)
      }
    }),
  )
})
