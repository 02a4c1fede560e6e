import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { benchmarks } from '../../bench/benchmarks.ts'
import { compare } from '../../bench/support/check.ts'
import { filesOf } from '../../bench/support/document.ts'
import { growthChart } from '../../bench/support/growth-chart.ts'
import { readStored } from '../../bench/support/stored.ts'

test('docs/performance.md and its charts are what the stored figures say; otherwise: npm run bench -- --document', async () => {
  for (const [name, text] of Object.entries(filesOf(benchmarks, await readStored()))) {
    expect(readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8'), name).toBe(text)
  }
})

test('what is stored belongs to a benchmark, and every guarded figure of it is a number', async () => {
  for (const [name, { figures }] of Object.entries(await readStored())) {
    const benchmark = benchmarks.find((one) => one.name === name)
    expect(benchmark, name).toBeDefined()
    const stored = Object.entries(benchmark!.guarded ?? {}).filter(([figure]) => figure in figures)
    const compared = compare({ guarded: Object.fromEntries(stored) }, figures, figures)
    expect(compared.every(({ worse }) => worse === 1)).toBe(true)
  }
})

describe('a ratio', () => {
  const guarded = { speed: 'higher', cost: 'lower' } as const
  const verdicts = (now: { speed: number; cost: number }, tolerance?: number) =>
    compare({ guarded }, { speed: '0.60', cost: 2 }, now, tolerance).map(({ passes }) => passes)

  test('passes as long as it is within the tolerance, whichever way is better', () => {
    expect(verdicts({ speed: 0.47, cost: 2.5 })).toEqual([true, true])
    expect(verdicts({ speed: 0.45, cost: 2.7 })).toEqual([false, false])
    expect(verdicts({ speed: 6, cost: 0.1 })).toEqual([true, true])
    expect(verdicts({ speed: 0.55, cost: 2.3 }, 0.1)).toEqual([true, false])
  })

  test('that is no longer measured fails instead of passing', () => {
    expect(() => compare({ guarded }, { speed: 1, cost: 1 }, { speed: 1 })).toThrow('no figure “cost”')
  })
})

test('a chart names its lines apart from each other and shows their points', () => {
  const line = (label: string) => ({
    chart: 'C',
    unit: 'ms',
    label,
    points: [
      [100, 1],
      [1000, 10],
    ] as const,
  })
  const drawn = growthChart(['a <page>', 'b', 'c'].map(line))
  expect(drawn).toContain('a &#60;page&#62;')
  const heights = [...drawn.matchAll(/x="550" y="([\d.]+)"/g)].map(([, y]) => Number(y)).sort((a, b) => a - b)
  expect(heights.slice(1).every((height, at) => height - heights[at]! >= 16)).toBe(true)
  expect(drawn.match(/<circle/g)).toHaveLength(6)
})
