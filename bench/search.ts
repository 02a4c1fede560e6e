/** What finding people costs among a million: here, and in databases that hold the same columns with indexes. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ranked } from '../src/modules/filters/bitset.ts'
import { everybody, select } from '../src/modules/filters/evaluate.ts'
import { facets } from '../src/modules/filters/facets.ts'
import type { Filter } from '../src/modules/filters/filter.ts'
import { sample } from '../src/modules/filters/sample.ts'
import { openSearchIndex, type SearchIndex } from '../src/modules/filters/search-index.ts'
import { openPopulation, preparePopulation, recipeOf } from '../src/modules/population/index.ts'
import { loadConfig } from '../src/platform/config.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { createLogger } from '../src/platform/log.ts'
import type { Benchmark } from './support/benchmark.ts'
import { duckdbPeer } from './support/duckdb-peer.ts'
import { realisticFilters } from './support/search-filters.ts'
import { type Peer, postgresPeer, sqlitePeer } from './support/search-peers.ts'
import { bytesInUse, percentile, type Questions, questions, questionsTo } from './support/search-questions.ts'
import { faceted } from './support/search-sql.ts'

const AGENTS = 1_000_000
const FILTERS = 300
/** Databases take long for some questions: after this many milliseconds no further filter is tried. */
const PATIENCE = 4000
export async function benchSearch(): Promise<Record<string, number | string>> {
  const dir = await mkdtemp(path.join(tmpdir(), 'populace-bench-'))
  const config = loadConfig({ DATA_DIR: dir, POPULATION_SIZE: String(AGENTS), POPULATION_COUNTRIES: 'none' })
  const population = openPopulation((await preparePopulation(recipeOf(config), { dir })).artefact)
  const memoryBefore = bytesInUse()
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
    'memory of the index, all of it made (bytes an agent)': ((bytesInUse() - memoryBefore) / AGENTS).toFixed(1),
  }
  const own = await measured('here', ours, filters, result)
  const inProportion = async (filter: Filter) =>
    sample(index, select(index, filter), 1000, { method: 'representative', seed: 'bench' })
  await inProportion(filters[0]!)
  const representative = await times(filters, inProportion)
  result['recruit 1,000 in proportion, here: p50 / p99 (ms)'] = shown(representative)

  const database = await openDatabase(config, 'service', createLogger('error'))
  try {
    const peers = [() => postgresPeer(database, index, dir), () => sqlitePeer(index, dir), () => duckdbPeer(index, dir)]
    for (const open of peers) {
      const peer = await open()
      if (peer === undefined) {
        result.DuckDB = 'not installed: the registry did not answer'
        continue
      }
      await sameCounts(index, peer, filters.slice(0, 20))
      const theirs = await measured(peer.name, peer, filters, result)
      for (const question of questions) {
        const ratio =
          percentile(theirs[question], 0.5) / percentile(own[question].slice(0, theirs[question].length), 0.5)
        result[ratioName(question, peer.name)] = ratio.toFixed(1)
      }
      result[`${peer.name}: table and indexes (bytes an agent)`] = (peer.bytes / AGENTS).toFixed(0)
    }
  } finally {
    await database.close()
    await rm(dir, { recursive: true, force: true })
  }
  return result
}

const ratioName = (question: string, peer: string): string => `${question}: ${peer} takes as many times as long (p50)`

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

const shown = (values: readonly number[]): string =>
  [0.5, 0.99].map((share) => percentile(values, share).toFixed(2)).join(' / ')

export const search: Benchmark = {
  name: 'search',
  title: 'Search at 1,000,000 agents',
  reading: `300 random filters as people write them, over 1,000,000 US agents: the first match, a page of 20 with the total, the
counts of every field, and samples of 1,000, in milliseconds at the median and the 99th percentile. PostgreSQL (the
bundled one) and SQLite hold the same columns with indexes, DuckDB the same columns as it stores them; ratios compare medians
over the same filters, and databases stop after four seconds a question. SQLite finds a first match sooner because it stops
there; our find also counts all. DuckDB is no dependency: it weighs more than the rest of the tools together, so it is
installed into a temporary folder for the run, and left out where the registry does not answer.`,
  run: async () => ({ figures: await benchSearch() }),
  guarded: Object.fromEntries(
    ['PostgreSQL', 'SQLite', 'DuckDB'].flatMap((peer) =>
      questions
        .filter((question) => question !== 'find')
        .map((question) => [ratioName(question, peer), 'higher' as const]),
    ),
  ),
}

if (import.meta.main) console.table((await search.run()).figures)
