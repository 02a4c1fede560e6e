/** What a population costs: to draw, to load, in memory and on disk, and how that grows with its size. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { recipeOf, totalSize, versionOf } from '../src/modules/population/index.ts'
import { loadConfig } from '../src/platform/config.ts'
import type { Benchmark } from './support/benchmark.ts'
import { median } from './support/processes.ts'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '..')
const ROUNDS = 3

interface Costs {
  build_ms: number
  load_ms: number
  read_ms: number
  file_bytes: number
  agents: number
}

export async function benchPopulation(): Promise<Record<string, number | string>> {
  const dir = await mkdtemp(path.join(tmpdir(), 'populace-bench-'))
  try {
    const standard = await measure(dir, {}, ROUNDS)
    const small = await measure(dir, { POPULATION_SIZE: '100000', POPULATION_COUNTRIES: 'none' }, ROUNDS)
    const large = await measure(dir, { POPULATION_SIZE: '1000000', POPULATION_COUNTRIES: 'none' }, 1)
    const perAgent = ({ build_ms, agents }: Costs): number => (build_ms * 1000) / agents
    return {
      'draw the default population, 100,000 US and 110,000 others (ms)': Math.round(standard.build_ms),
      'load it (ms)': Math.round(standard.load_ms),
      'ratio of loading to reading the bytes of its file': (standard.load_ms / standard.read_ms).toFixed(1),
      'bytes an agent, on disk and in memory': (standard.file_bytes / standard.agents).toFixed(1),
      'draw 100,000 US adults (ms)': Math.round(small.build_ms),
      'load them (ms)': Math.round(small.load_ms),
      'bytes an agent at 100,000': (small.file_bytes / small.agents).toFixed(1),
      'file at 100,000 (MB)': (small.file_bytes / 1e6).toFixed(1),
      'draw 1,000,000 US adults (ms)': Math.round(large.build_ms),
      'load them at 1,000,000 (ms)': Math.round(large.load_ms),
      'bytes an agent at 1,000,000': (large.file_bytes / large.agents).toFixed(1),
      'file at 1,000,000 (MB)': (large.file_bytes / 1e6).toFixed(1),
      'time an agent at 1,000,000 to that at 100,000 (1 is linear)': (perAgent(large) / perAgent(small)).toFixed(2),
    }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** In a process of its own each time: a first start has no warm code. */
async function measure(dir: string, settings: Record<string, string>, rounds: number): Promise<Costs> {
  const times = { build: [] as number[], load: [] as number[], read: [] as number[] }
  const recipe = recipeOf(loadConfig(settings))
  const file = path.join(dir, `${versionOf(recipe)}.population`)
  for (let round = 0; round < rounds; round++) {
    await rm(file, { force: true })
    for (const kind of ['build', 'load'] as const) {
      const { stdout } = await run(process.execPath, [path.join(root, 'bench/support/prepare.ts'), dir], {
        env: { PATH: process.env.PATH, ...settings },
      })
      times[kind].push(Number(stdout))
    }
    const began = performance.now()
    await readFile(file)
    times.read.push(performance.now() - began)
  }
  return {
    build_ms: median(times.build),
    load_ms: median(times.load),
    read_ms: median(times.read),
    file_bytes: (await stat(file)).size,
    agents: totalSize(recipe),
  }
}

export const population: Benchmark = {
  name: 'population',
  title: 'The population',
  reading: `From the recipe to the first agent in words, each time in a new process; medians of three, except at 1,000,000.
Drawing uses two threads where there are further countries, and includes writing the file. Loading includes checking its
SHA-256. A population is kept in memory as it is on disk; names, places and titles are shared tables beside it (about
5 MB), and summaries and portraits are composed when somebody asks.`,
  run: async () => ({ figures: await benchPopulation() }),
  guarded: {
    'ratio of loading to reading the bytes of its file': 'lower',
    'time an agent at 1,000,000 to that at 100,000 (1 is linear)': 'lower',
  },
}

if (import.meta.main) console.table((await population.run()).figures)
