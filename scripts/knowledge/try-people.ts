import path from 'node:path'
import type { Engine, Format } from '../../src/modules/answering/index.ts'
import {
  freePanel,
  openPopulation,
  type Person,
  type Population,
  preparePopulation,
  recipeOf,
} from '../../src/modules/population/index.ts'
import { loadConfig } from '../../src/platform/config.ts'
import { wrapped } from './columns.ts'

const SHOWN = 5

/** US adults as everybody gets them, but few of them: drawn in half a second, and kept for the next time. */
export async function fewPeople(): Promise<Population> {
  const { DATA_DIR } = loadConfig(process.env)
  const recipe = recipeOf(loadConfig({ POPULATION_SIZE: '4000', POPULATION_COUNTRIES: 'none' }))
  return openPopulation((await preparePopulation(recipe, { dir: path.resolve(DATA_DIR, 'population') })).artefact)
}

/** What five of the twelve of the shared panel answer. */
export async function answersText(
  engine: Engine,
  population: Population,
  question: string,
  format: Format | undefined,
): Promise<string> {
  const panel = freePanel(population).map((index) => ({ person: population.person(index) }))
  const answers = await Promise.all(
    Array.from({ length: SHOWN }, async (_, at) => {
      const member = 2 * at
      const { person } = panel[member]!
      const { reply, value } = await engine.answer({ question, format, panel }, member)
      const valued = value === null ? '' : `  [${[value].flat().join(' > ')}]`
      return `  ${introduced(person)}${valued}\n    ${wrapped(reply, 4)}`
    }),
  )
  return answers.join('\n')
}

const introduced = ({ first_name, age, occupation, city, state_code, state }: Person): string =>
  `${first_name}, ${age}, ${city} ${state_code ?? state}, ${occupation}`
