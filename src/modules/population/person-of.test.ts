import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { loadConfig } from '../../platform/config.ts'
import { openPopulation, preparePopulation, recipeOf } from './index.ts'

it('tells the same of people in brief as in full, at home and abroad', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'populace-test-'))
  try {
    const size = { POPULATION_SIZE: '1000', POPULATION_COUNTRIES: 'JP', POPULATION_COUNTRY_SIZE: '100' }
    const recipe = recipeOf(loadConfig(size))
    const population = openPopulation((await preparePopulation(recipe, { dir })).artefact)
    for (let index = 0; index < population.size; index += 1) {
      const brief = population.personInBrief(index)
      expect(population.person(index)).toMatchObject(brief)
      expect(Object.keys(brief)).toHaveLength(8)
    }
    expect(() => population.personInBrief(population.size)).toThrow(RangeError)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
})
