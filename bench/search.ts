/** What finding people costs among a million: here, and in databases that hold the same columns with indexes. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { ranked } from '../src/modules/filters/bitset.ts'
import { everybody, select } from '../src/modules/filters/evaluate.ts'
import { facets } from '../src/modules/filters/facets.ts'
import type { Filter } from '../src/modules/filters/filter.ts'
import { pageOf } from '../src/modules/filters/order.ts'
import { sample } from '../src/modules/filters/sample.ts'
import { openSearchIndex, type SearchIndex } from '../src/modules/filters/search-index.ts'
import { openPopulation, preparePopulation, recipeOf } from '../src/modules/population/index.ts'
import { loadConfig } from '../src/platform/config.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { createLogger } from '../src/platform/log.ts'
import { realisticFilters } from './support/search-filters.ts'
import { type Peer, postgresPeer, sqlitePeer } from './support/search-peers.ts'
import { faceted } from './support/search-sql.ts'

const AGENTS = 1_000_000
const FILTERS = 300
/** Databases take long for some questions: after this many milliseconds no further filter is tried. */
const PATIENCE = 10_000
const questions = ['find', 'search', 'facets', 'recruit'] as const

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

type Questions = Pick<Peer, (typeof questions)[number]>

export async function benchSearch(): Promise<Record<string, number | string>> {
  const dir = await mkdtemp(path.join(tmpdir(), 'populace-bench-'))
  const config = loadConfig({ DATA_DIR: dir, POPULATION_SIZE: String(AGENTS), POPULATION_COUNTRIES: 'none' })
  const population = openPopulation((await preparePopulation(recipeOf(config), { dir })).artefact)
  const memoryBefore = memory()
  const began = performance.now()
  const index = openSearchIndex(population)
  const opened = performance.now() - began
  const filters = realisticFilters(index, FILTERS)
  const ours = questionsTo(index)
  // Everything that is made when it is first needed is made here.
  facets(index, everybody(index), faceted)
  for (const question of questions) for (const filter of filters) await ours[question](filter)
  const result: Record<string, number | string> = {
    'open the index (ms)': Math.round(opened),
    'memory of the index, all of it made (bytes an agent)': ((memory() - memoryBefore) / AGENTS).toFixed(1),
  }
  const own = await measured('here', ours, filters, result)
  const inProportion = async (filter: Filter) =>
    sample(index, select(index, filter), 1000, { method: 'representative', seed: 'bench' })
  await inProportion(filters[0]!)
  const representative = await times(filters, inProportion)
  result['recruit 1,000 in proportion, here: p50 / p99 (ms)'] = shown(representative)

  const database = await openDatabase(config, 'service', createLogger('error'))
  try {
    for (const peer of [await postgresPeer(database, index, dir), await sqlitePeer(index, dir)]) {
      await sameCounts(index, peer, filters.slice(0, 20))
      const theirs = await measured(peer.name, peer, filters, result)
      for (const question of questions) {
        const ratio =
          percentile(theirs[question], 0.5) / percentile(own[question].slice(0, theirs[question].length), 0.5)
        result[`${question}: ${peer.name} takes as many times as long (p50)`] = ratio.toFixed(1)
      }
      result[`${peer.name}: table and indexes (bytes an agent)`] = (peer.bytes / AGENTS).toFixed(0)
    }
  } finally {
    await database.close()
    await rm(dir, { recursive: true, force: true })
  }
  return result
}

function questionsTo(index: SearchIndex): Questions {
  return {
    find: async (filter) => pageOf(ranked(select(index, filter)), 1),
    async search(filter) {
      const found = ranked(select(index, filter))
      pageOf(found, 20)
      return found.count
    },
    facets: async (filter) => facets(index, select(index, filter), faceted),
    recruit: async (filter) => sample(index, select(index, filter), 1000, { method: 'random', seed: 'bench' }),
  }
}

async function measured(
  name: string,
  answers: Questions,
  filters: readonly Filter[],
  result: Record<string, number | string>,
): Promise<Record<keyof Questions, number[]>> {
  const all = {} as Record<keyof Questions, number[]>
  for (const question of questions) {
    all[question] = await times(filters, (filter) => answers[question](filter))
    const tried = all[question].length === filters.length ? '' : `, ${all[question].length} filters`
    result[`${question}, ${name}: p50 / p99 (ms${tried})`] = shown(all[question])
  }
  return all
}

async function times(filters: readonly Filter[], answer: (filter: Filter) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  const start = performance.now()
  for (const filter of filters) {
    const began = performance.now()
    if (began - start > PATIENCE) break
    await answer(filter)
    taken.push(performance.now() - began)
  }
  return taken
}

/** A comparison means something only if both find the same people. */
async function sameCounts(index: SearchIndex, peer: Peer, filters: readonly Filter[]): Promise<void> {
  for (const filter of filters) {
    const [here, there] = [ranked(select(index, filter)).count, await peer.search(filter)]
    if (here !== there) throw new Error(`${peer.name} finds ${there} agents, not ${here}: ${JSON.stringify(filter)}`)
  }
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}

const shown = (values: readonly number[]): string =>
  [0.5, 0.99].map((share) => percentile(values, share).toFixed(2)).join(' / ')

function memory(): number {
  collectGarbage()
  const { arrayBuffers, heapUsed } = process.memoryUsage()
  return arrayBuffers + heapUsed
}

if (import.meta.main) console.table(await benchSearch())
