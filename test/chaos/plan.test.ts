import { expect, test } from 'vitest'
import { faultKinds, planFaults } from './plan.ts'
import { scriptOf } from './script.ts'

function steps(seed: number, caller: string): unknown[] {
  const script = scriptOf(seed, caller, 'live')
  return Array.from({ length: 50 }, () => script.next().value)
}

test('a seed fixes the faults and what every caller does; another seed is another run', () => {
  expect(planFaults(1, 60_000, faultKinds)).toEqual(planFaults(1, 60_000, faultKinds))
  expect(planFaults(1, 60_000, faultKinds)).not.toEqual(planFaults(2, 60_000, faultKinds))
  expect(steps(1, 'big0')).toEqual(steps(1, 'big0'))
  expect(steps(1, 'big0')).not.toEqual(steps(1, 'big1'))
})

test('every kind of fault comes once before any comes again', () => {
  const kinds = planFaults(3, 600_000, faultKinds).map(({ kind }) => kind)
  expect(new Set(kinds.slice(0, faultKinds.length))).toEqual(new Set(faultKinds))
})
