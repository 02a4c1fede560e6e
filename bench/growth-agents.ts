/** How drawing, loading and searching grow with the number of agents, up to the most that a population may have. */
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Benchmark, Figures, Line, Measured } from './support/benchmark.ts'

const run = promisify(execFile)
const round = path.resolve(import.meta.dirname, 'support/growth-agents-round.ts')
const SIZES = [100_000, 1_000_000, 10_000_000]

/** What is measured at each size, how it is told, and what turns it into the unit of its chart. */
const quantities = [
  { name: 'draw', told: 'draw (CPU seconds)', unit: 's', per: 1000 },
  { name: 'file_bytes', told: 'file (MB)', unit: 'MB', per: 1e6 },
  { name: 'load', told: 'load (CPU ms)', unit: 'ms', per: 1 },
  { name: 'open', told: 'open the index (CPU ms)', unit: 'ms', per: 1 },
  { name: 'made', told: 'make the whole index (CPU ms)', unit: 'ms', per: 1 },
  { name: 'search', told: 'search, a page of 20 with the total (CPU ms, median)', unit: 'ms', per: 1 },
  { name: 'facets', told: 'facets (CPU ms, median)', unit: 'ms', per: 1 },
  { name: 'recruit', told: 'recruit 1,000 (CPU ms, median)', unit: 'ms', per: 1 },
  { name: 'index_bytes', told: 'memory of the index, all of it made (MB)', unit: 'MB', per: 1e6 },
  { name: 'process_bytes', told: 'memory of the process (MB)', unit: 'MB', per: 1e6 },
] as const

const growthOf = (told: string): string => `${told.replace(/ \(.*\)/, '')}: exponent (1 is linear)`

async function growth(): Promise<Measured> {
  const measured: Record<string, number>[] = []
  for (const size of SIZES) measured.push(await measuredAt(size))
  const figures: Figures = {}
  const lines: Line[] = []
  for (const { name, told, unit, per } of quantities) {
    const points = measured.map((costs, at): [number, number] => [SIZES[at]!, costs[name]! / per])
    figures[`${told} at ${SIZES.map((size) => size.toLocaleString('en-US')).join(' / ')}`] = points
      .map(([, value]) => (value < 10 ? value.toFixed(2) : value.toFixed(0)))
      .join(' / ')
    figures[growthOf(told)] = exponentOf(points).toFixed(2)
    lines.push({ chart: `Agents: ${unit}`, unit, label: told.replace(/ \(.*\)/, ''), points })
  }
  return { figures, lines }
}

async function measuredAt(size: number): Promise<Record<string, number>> {
  const dir = await mkdtemp(path.join(tmpdir(), 'populace-bench-'))
  try {
    const costs = async (what: string): Promise<Record<string, number>> => {
      const { stdout } = await run(process.execPath, [round, dir, String(size), what])
      return JSON.parse(stdout) as Record<string, number>
    }
    const drawn = await costs('draw')
    const [file] = await readdir(dir)
    return { ...drawn, ...(await costs('use')), file_bytes: (await stat(path.join(dir, file!))).size }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** Slope of the line through the points on logarithmic axes, by least squares. */
function exponentOf(points: readonly (readonly [number, number])[]): number {
  const logs = points.map(([size, value]) => [Math.log(size), Math.log(value)] as const)
  const mean = (at: 0 | 1): number => logs.reduce((sum, point) => sum + point[at], 0) / logs.length
  const [x, y] = [mean(0), mean(1)]
  const above = logs.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0)
  return above / logs.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
}

export const growthAgents: Benchmark = {
  name: 'growth-agents',
  title: 'Growth with the number of agents',
  reading: `US adults only, from the default size to the most that \`POPULATION_SIZE\` takes. Drawing is one process, everything else a
second one that finds the file. Times are CPU time of all threads; 60 random filters as people write them, each once, at the
median. Exponents are slopes on logarithmic axes over the three sizes: 1 is linear, less is better than that. Ten million
agents take some minutes to draw, and are drawn once.`,
  run: growth,
  guarded: Object.fromEntries(quantities.map(({ told }) => [growthOf(told), 'lower' as const])),
}

if (import.meta.main) console.table((await growthAgents.run()).figures)
