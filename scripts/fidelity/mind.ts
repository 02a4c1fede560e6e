import path from 'node:path'
import { referenceOf } from '../../src/modules/answering/deciding/decide-panel.ts'
import { openFinder } from '../../src/modules/answering/index.ts'
import { facetsOf, loadKnowledge } from '../../src/modules/knowledge/index.ts'
import { openPopulation, preparePopulation, recipeOf } from '../../src/modules/population/index.ts'
import { loadConfig } from '../../src/platform/config.ts'
import { mean } from './measures.ts'
import { type Pair, pairsOf } from './mind-asked.ts'
import { fitsOf } from './mind-fit.ts'

/** Agents who answer every question. */
const PANEL = 1000
/** From this on people's answers plainly go together, or against each other. */
const CLEAR = 0.15

/**
 * `npm run fidelity -- mind`: whether answers to different questions go together in agents as they do in people, in the
 * respondents' own answers; and what the field of people's minds is fitted with. Needs the figures, and writes nothing.
 */
export async function mindExam(): Promise<void> {
  const dir = path.resolve(process.env.DATA_DIR ?? '.populace', 'population')
  const population = openPopulation((await preparePopulation(recipeOf(loadConfig(process.env)), { dir })).artefact)
  const { start, size } = population.countries.find(({ code }) => code === 'US')!
  const panel = Array.from({ length: PANEL }, (_, at) => {
    const person = population.person(start + Math.floor(((at + 0.5) * size) / PANEL))
    return { person, facets: facetsOf(person) }
  })
  const knowledge = loadKnowledge()
  const finder = openFinder(knowledge)
  const pairs = await pairsOf(knowledge, finder, panel, referenceOf(population))
  await finder.close()

  console.log(
    '| pairs of questions | number | mean of people | agents off by | alike off by | correlation | same sign |',
  )
  console.log('|---|---|---|---|---|---|---|')
  for (const kind of ['family', 'topic', 'far'] as const)
    row(
      kind,
      pairs.filter((pair) => pair.kind === kind),
    )
  for (const [survey, own] of Map.groupBy(pairs, ({ survey }) => survey)) row(survey, own)
  row('all', pairs)

  console.log('\n| reach | share | gain in a family | in a topic | far apart |\n|---|---|---|---|---|')
  for (const { reach, share, gain } of fitsOf(pairs)) {
    console.log(
      `| ${reach} | ${share.toFixed(2)} | ${[gain.family, gain.topic, gain.far].map((x) => x.toFixed(3)).join(' | ')} |`,
    )
  }
}

function row(name: string, pairs: readonly Pair[]): void {
  const people = pairs.map((pair) => pair.people.value)
  const agents = pairs.map((pair) => pair.agents)
  const clear = pairs.filter((pair) => Math.abs(pair.people.value) >= CLEAR)
  const figures = [
    mean(people.map(Math.abs)),
    mean(people.map((value, at) => Math.abs(value - agents[at]!))),
    // People who answered every question by chance.
    mean(people.map(Math.abs)),
    correlationOf(people, agents),
    mean(clear.map((pair) => (pair.people.value > 0 === pair.agents > 0 ? 1 : 0))),
  ]
  console.log(`| ${name} | ${pairs.length} | ${figures.map((figure) => figure.toFixed(3)).join(' | ')} |`)
}

function correlationOf(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [mean(one), mean(other)]
  const product = (x: readonly number[], y: readonly number[], p: number, q: number): number =>
    mean(x.map((value, at) => (value - p) * (y[at]! - q)))
  return product(one, other, a, b) / Math.sqrt(product(one, one, a, a) * product(other, other, b, b))
}
