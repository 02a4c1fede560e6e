import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openPopulation, type Population, preparePopulation, recipeOf } from '../../src/modules/population/index.ts'
import { loadConfig } from '../../src/platform/config.ts'

/** Small enough to be drawn in a fraction of a second, large enough for every kind of agent. */
export const smallPopulation = {
  POPULATION_SIZE: '2000',
  POPULATION_COUNTRY_SIZE: '100',
  POPULATION_COUNTRIES: 'DE,JP',
}

/** For processes of their own, which each draw it anew. */
export const smallestPopulation = { POPULATION_SIZE: '1000', POPULATION_COUNTRIES: 'none' }

const drawn = new Map<string, Promise<Population>>()

/** A population, drawn once per process and set of settings. */
export function testPopulation(settings: Record<string, string> = smallPopulation): Promise<Population> {
  const key = JSON.stringify(settings)
  const known = drawn.get(key)
  if (known !== undefined) return known
  const drawing = draw(settings)
  drawn.set(key, drawing)
  return drawing
}

async function draw(settings: Record<string, string>): Promise<Population> {
  const recipe = recipeOf(loadConfig(settings))
  const dir = process.env.TEST_POPULATION_DIR ?? (await mkdtemp(path.join(tmpdir(), 'populace-people-')))
  return openPopulation((await preparePopulation(recipe, { dir })).artefact)
}
