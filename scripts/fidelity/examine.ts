import { referenceOf } from '../../src/modules/answering/deciding/decide-panel.ts'
import { facetsOf, type Knowledge, loadKnowledge } from '../../src/modules/knowledge/index.ts'
import { openPopulation, preparePopulation, recipeOf } from '../../src/modules/population/index.ts'
import { loadConfig } from '../../src/platform/config.ts'
import type { Score } from '../data/forecast-scores.ts'
import { type GroupTrial, groupTrials } from './groups.ts'
import { type Stability, stabilityOf } from './stability.ts'
import { byFamily, bySource, seen, type Trials } from './trials.ts'

/** Everything that the report is written from. */
export interface Examination {
  knowledge: Knowledge
  family: Trials
  source: Trials
  seen: Score[]
  groups: { unseen: GroupTrial[]; seen: GroupTrial[] }
  stability: Stability
}

/** Agents that stand for groups of people, and those that are asked twice. */
const PANEL = 3000
const ASKED = 100

/** `dir`: where populations are kept; the default one is drawn there if it is not there yet. */
export async function examine(dir: string): Promise<Examination> {
  const population = openPopulation((await preparePopulation(recipeOf(loadConfig({})), { dir })).artefact)
  const { start, size } = population.countries.find(({ code }) => code === 'US')!
  const people = Array.from({ length: PANEL }, (_, at) => population.person(start + Math.floor((at * size) / PANEL)))
  const panel = people.map((person) => ({ person, facets: facetsOf(person) }))
  const reference = referenceOf(population)
  const [family, known] = [byFamily(), seen()]
  return {
    knowledge: loadKnowledge(),
    family,
    source: bySource(),
    seen: known,
    groups: { unseen: groupTrials(family.engine, panel, reference), seen: groupTrials(known, panel, reference) },
    stability: await stabilityOf(population, people.slice(0, ASKED)),
  }
}
