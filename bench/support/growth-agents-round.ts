/**
 * One size of growth-agents.ts, in a process of its own: `draw` makes the population, `use` loads it and asks. Prints what
 * it cost as JSON. Times are CPU time of all threads, in milliseconds: they are the same beside other work.
 */
import { everybody } from '../../src/modules/filters/evaluate.ts'
import { facets } from '../../src/modules/filters/facets.ts'
import { openSearchIndex } from '../../src/modules/filters/search-index.ts'
import { openPopulation, preparePopulation, recipeOf } from '../../src/modules/population/index.ts'
import { loadConfig } from '../../src/platform/config.ts'
import { pssMegabytes } from './memory.ts'
import { realisticFilters } from './search-filters.ts'
import { bytesInUse, percentile, questionsTo } from './search-questions.ts'
import { faceted } from './search-sql.ts'

const FILTERS = 60
const [dir, size, what] = process.argv.slice(2)
const recipe = recipeOf(loadConfig({ POPULATION_SIZE: size!, POPULATION_COUNTRIES: 'none' }))

async function cpuOf<Result>(work: () => Promise<Result> | Result): Promise<[Result, number]> {
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return [result, (user + system) / 1000]
}

async function use(): Promise<Record<string, number>> {
  const [population, load] = await cpuOf(async () =>
    openPopulation((await preparePopulation(recipe, { dir: dir! })).artefact),
  )
  const before = bytesInUse()
  const [index, open] = await cpuOf(() => openSearchIndex(population))
  const filters = realisticFilters(index, FILTERS)
  const ask = questionsTo(index)
  // What is made when it is first needed is made here.
  const [, made] = await cpuOf(async () => {
    facets(index, everybody(index), faceted)
    for (const filter of filters) await ask.search(filter)
  })
  const costs: Record<string, number> = { load, open, made }
  for (const question of ['search', 'facets', 'recruit'] as const) {
    const taken: number[] = []
    for (const filter of filters) taken.push((await cpuOf(() => ask[question](filter)))[1])
    costs[question] = percentile(taken, 0.5)
  }
  costs.index_bytes = bytesInUse() - before
  costs.process_bytes = (await pssMegabytes(process.pid)) * 2 ** 20
  return costs
}

const drawn = async (): Promise<Record<string, number>> => ({
  draw: (await cpuOf(() => preparePopulation(recipe, { dir: dir! })))[1],
})

process.stdout.write(JSON.stringify(await (what === 'draw' ? drawn() : use())))
