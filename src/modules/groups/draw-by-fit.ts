import type { MentionContext } from '../briefs/index.ts'
import type { AgentSearch } from '../filters/index.ts'
import type { Population } from '../population/index.ts'
import { stemsOf, wordsOfPerson } from './words-of-person.ts'

/** How many are looked at closely. To put everybody in words would take too long. */
const pool = { least: 400, times: 3, most: 3000 }
/** What the words say of a person outright counts more than a word that both have. */
const FINDING = 2

type Selection = ReturnType<AgentSearch['among']>
type Options = Parameters<AgentSearch['draw']>[2]

/**
 * Draws those who fit a description best. What it says of people outright (jobs, ages, places, parents) is looked up for
 * everybody; of those who have most of it, a few hundred, taken at random, are compared with it word by word. Whoever fits
 * better is in; among those who fit alike where the places run out, the method and the seed decide.
 */
export async function drawByFit(
  search: AgentSearch,
  population: Population,
  selection: Selection,
  description: string,
  size: number,
  options: Options,
  context: MentionContext,
): Promise<Uint32Array> {
  // Loaded when words are read: a start does without.
  const { audienceMentions } = await import('../briefs/index.ts')
  const found = new Uint8Array(population.size)
  for (const { filters } of audienceMentions(description, context, 'soft')) {
    for (const agent of search.members(search.matching({ filters }).selection)) found[agent]!++
  }
  const looked = best(search, search.members(selection), (agent) => found[agent]!, poolFor(size), {
    ...options,
    method: 'random',
  })
  const wanted = stemsOf(description)
  const fits = new Map<number, number>()
  for (const agent of looked) {
    const words = wordsOfPerson(population.person(agent))
    fits.set(agent, FINDING * found[agent]! + wanted.filter((stem) => words.has(stem)).length)
  }
  return best(search, looked, (agent) => fits.get(agent)!, size, options)
}

const poolFor = (size: number): number => Math.max(pool.least, Math.min(pool.most, pool.times * size))

/** As many as are wanted, the best level of fit first; of the last level, those whom the draw takes. */
function best(
  search: AgentSearch,
  agents: Uint32Array,
  fitOf: (agent: number) => number,
  size: number,
  options: Options,
): Uint32Array {
  const levels: number[][] = []
  for (const agent of agents) {
    const fit = fitOf(agent)
    levels[fit] ??= []
    levels[fit].push(agent)
  }
  const taken: number[] = []
  for (const level of levels.reverse()) {
    if (taken.length === size) break
    if (level !== undefined) taken.push(...search.draw(search.among(level), size - taken.length, options))
  }
  return Uint32Array.from(taken)
}
