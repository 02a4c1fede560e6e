import path from 'node:path'
import { openPopulation, type Population, preparePopulation, recipeOf, totalSize } from '../modules/population/index.ts'
import type { Config } from '../platform/config.ts'
import type { Logger } from '../platform/log.ts'
import { progressBar } from './progress-bar.ts'

export const populationDir = (config: Config): string => path.join(config.DATA_DIR, 'population')

/** The population of this installation: read in a fraction of a second, or made at the first start. */
export async function loadPopulation(config: Config, log: Logger): Promise<Population> {
  const recipe = recipeOf(config)
  const started = performance.now()
  const bar = progressBar(`Drawing ${totalSize(recipe)} people`)
  const { artefact, built, not_kept } = await preparePopulation(recipe, {
    dir: populationDir(config),
    progress: bar.show,
  })
  bar.end()
  const ms = Math.round(performance.now() - started)
  log.info({ population_version: artefact.version, agents: artefact.size, built, ms }, 'population ready')
  if (not_kept !== undefined) {
    log.warn({ err: not_kept }, 'the population could not be kept on disk and will be made again at the next start')
  }
  return openPopulation(artefact)
}
