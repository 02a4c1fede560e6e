import { openPopulation, preparePopulation, recipeOf } from '../../src/modules/population/index.ts'
import { loadConfig } from '../../src/platform/config.ts'

/** Draws or loads the population of the settings and prints how long it took, from the recipe to the first agent. */
const began = performance.now()
const { artefact } = await preparePopulation(recipeOf(loadConfig(process.env)), { dir: process.argv[2]! })
openPopulation(artefact).person(0)
console.log(performance.now() - began)
