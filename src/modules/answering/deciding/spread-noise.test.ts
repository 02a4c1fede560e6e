import { describe, expect, test } from 'vitest'
import { streamOf } from '../../population/index.ts'
import { mixture, named, overFeatures, overVector } from './draws.ts'
import { spreadNoise } from './spread-noise.ts'

const draw = named(streamOf('test', 'noise'))
const range = (from: number, length: number): number[] => Array.from({ length }, (_, at) => from + at)
const noiseOf = (agents: readonly number[]): Float64Array => Float64Array.from(agents, draw)
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const variance = (values: readonly number[]): number => mean(values.map((value) => (value - mean(values)) ** 2))

describe('noise spread over a panel', () => {
  test('alone, and in a handful, everybody keeps their own', () => {
    for (const size of [1, 2, 4])
      expect(spreadNoise(noiseOf(range(7, size)), range(7, size))).toEqual(noiseOf(range(7, size)))
  })

  test('the order is kept, and it does not matter in which order the panel is given', () => {
    const agents = range(100, 40)
    const noise = noiseOf(agents)
    const spread = spreadNoise(noise, agents)
    const byNoise = [...agents.keys()].sort((a, b) => noise[a]! - noise[b]!)
    for (let at = 1; at < byNoise.length; at++) {
      expect(spread[byNoise[at]!]!).toBeGreaterThanOrEqual(spread[byNoise[at - 1]!]!)
    }
    const turned = agents.toReversed()
    expect(spreadNoise(noiseOf(turned), turned).toReversed()).toEqual(spread)
  })

  test('somebody who is in the panel twice has the same noise twice', () => {
    const agents = [...range(0, 15), 3]
    const spread = spreadNoise(noiseOf(agents), agents)
    expect(spread[15]).toBe(spread[3])
  })

  test('means of panels of twelve vary by much less than half as much, single values as before', () => {
    const panels = range(0, process.env.TEST_LONG === '1' ? 800 : 250).map((panel) => range(panel * 12, 12))
    const spread = panels.map((agents) => [...spreadNoise(noiseOf(agents), agents)])
    expect(variance(spread.map(mean))).toBeLessThan(variance(panels.map((agents) => mean([...noiseOf(agents)]))) * 0.4)
    expect(variance(spread.flat())).toBeCloseTo(1, 1)
    expect(Math.abs(mean(spread.flat()))).toBeLessThan(0.02)
  })

  test('people who were picked by what they think are not spread out again', () => {
    const picked = range(0, 200).filter((agent) => draw(agent) > 0.3)
    const spread = spreadNoise(noiseOf(picked), picked)
    expect(spread).toEqual(noiseOf(picked))
  })
})

describe('draws', () => {
  const correlation = (a: (agent: number) => number, b: (agent: number) => number): number => {
    const products = range(0, 6000).map((agent) => a(agent) * b(agent))
    return mean(products)
  }

  test('have variance one, and resemble each other as their features do', () => {
    const first = overFeatures('v', 'n', [
      ['a', 1],
      ['b', 1],
      ['c', 1],
    ])!
    const second = overFeatures('v', 'n', [
      ['a', 1],
      ['b', 1],
      ['d', 1],
    ])!
    expect(correlation(first, first)).toBeCloseTo(1, 1)
    expect(correlation(first, second)).toBeCloseTo(2 / 3, 1)
    expect(overFeatures('v', 'n', [])).toBeNull()
  })

  test('resemble each other as vectors do', () => {
    const first = Float32Array.from({ length: 384 }, (_, at) => (at < 192 ? 1 : 0) / Math.sqrt(192))
    const second = Float32Array.from({ length: 384 }, (_, at) => (at < 96 || at >= 288 ? 1 : 0) / Math.sqrt(192))
    expect(correlation(overVector('v', 'n', first), overVector('v', 'n', first))).toBeCloseTo(1, 1)
    expect(correlation(overVector('v', 'n', first), overVector('v', 'n', second))).toBeCloseTo(0.5, 1)
  })

  test('of different names have nothing to do with each other', () => {
    expect(Math.abs(correlation(named(streamOf('v', 'one')), named(streamOf('v', 'two'))))).toBeLessThan(0.05)
  })

  test('mix to variance one, whatever parts are missing', () => {
    const mixed = mixture([
      { share: 0.5, draw: named(streamOf('v', 'one')) },
      { share: 0.3, draw: null },
      { share: 0.2, draw: named(streamOf('v', 'two')), sign: -1 },
    ])
    expect(correlation(mixed, mixed)).toBeCloseTo(1, 1)
    expect(correlation(mixed, named(streamOf('v', 'two')))).toBeLessThan(-0.4)
  })
})
