import { beforeAll, describe, expect, test } from 'vitest'
import type { Population } from '../../src/modules/population/index.ts'
import { holds, type SectionResult, sections } from '../../src/modules/population/report/checks.ts'
import { calibrate } from '../../src/modules/population/report/index.ts'
import { testPopulation } from '../harness/population.ts'

/**
 * The default population against every figure it should have. When a goal is missed here, docs/calibration.md
 * (`npm run population:report`) shows by how much and where.
 */
let population: Population
let results: SectionResult[]
let checks: ReturnType<typeof calibrate>['checks']
beforeAll(async () => {
  population = await testPopulation({})
  const calibration = calibrate(population)
  results = calibration.results
  checks = calibration.checks
})

test.each(Object.entries(sections))('%s: the goal is met', (name, { title, goal, share }) => {
  const { checks: all, holding, worst } = results.find((result) => result.name === name)!
  expect(holding / all, `${title} ${goal}; furthest: ${JSON.stringify(worst)}`).toBeGreaterThanOrEqual(share)
})

test('every section has as many figures as it should: a table that is not read cannot be missed', () => {
  expect(Object.fromEntries(results.map(({ name, checks: count }) => [name, count]))).toEqual({
    national: 189,
    state: 1479,
    cells: 1363,
    joints: 1491,
    rare: 12,
    income: 17,
    work: 130,
    places: 393,
    health: 2916,
    health_joints: 4896,
    minds: 1026,
    world: 1364,
  })
})

describe('what the report rests on', () => {
  test('a figure beyond its limit is counted as such', () => {
    const check = checks.find(({ section }) => section === 'national')!
    expect(holds({ ...check, found: check.target + 0.31 })).toBe(false)
    expect(holds({ ...check, found: check.target - 0.29 })).toBe(true)
  })

  test('every state has its share of the agents, and every state its two sexes', () => {
    const us = population.countries[0]!
    expect(us).toEqual({ code: 'US', start: 0, size: 100_000 })
    const counts = new Map<number, number>()
    for (let agent = 0; agent < us.size; agent++) {
      const key = population.column('state')[agent]! * 2 + population.column('sex')[agent]!
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    expect(counts.size).toBe(102)
    expect(Math.min(...counts.values())).toBeGreaterThan(80)
  })
})
