import type { Population } from './population.ts'
import { shuffled, streamOf } from './synthesis/chance.ts'
import { usStates } from './us-states.ts'

const PANEL_SIZE = 12
/** Among so many it looks; positions are random, so these are a sample of everybody. */
const CANDIDATES = 4000

const regions = ['northeast', 'midwest', 'south', 'west']

/** What the panel is balanced by: each agent's group, and how many groups there are. */
const quotas: { weight: number; groups: number; of: (population: Population, agent: number) => number }[] = [
  { weight: 4, groups: 2, of: (population, agent) => population.column('sex')[agent]! },
  { weight: 3, groups: 4, of: (population, agent) => ageGroup(population.column('age')[agent]!) },
  { weight: 3, groups: 4, of: (population, agent) => regionOf(population.column('state')[agent]!) },
  { weight: 3, groups: 3, of: (population, agent) => schooling(population.column('education')[agent]!) },
  { weight: 2, groups: 5, of: (population, agent) => population.column('ethnicity')[agent]! },
  { weight: 2, groups: 3, of: (population, agent) => work(population.column('labour_detail')[agent]!) },
  { weight: 1, groups: 2, of: (population, agent) => (population.column('children_at_home')[agent]! > 0 ? 1 : 0) },
  { weight: 1, groups: 2, of: (population, agent) => (population.column('urbanicity')[agent]! > 3 ? 1 : 0) },
]

const ageGroup = (age: number): number => (age < 30 ? 0 : age < 45 ? 1 : age < 60 ? 2 : 3)
const regionOf = (state: number): number => regions.indexOf(usStates[state]!.region)
const schooling = (education: number): number => (education <= 1 ? 0 : education <= 3 ? 1 : 2)
const work = (labour: number): number => (labour <= 1 ? 0 : labour === 3 ? 1 : 2)

const panels = new WeakMap<Population, readonly number[]>()

/**
 * The shared panel: twelve US adults whose quota cells come as close to the population's shares as twelve can. Always
 * the same for a population, so it is searched for once: several parts of a start ask for it.
 */
export function freePanel(population: Population): readonly number[] {
  const known = panels.get(population)
  if (known !== undefined) return known
  const panel = searchPanel(population)
  panels.set(population, panel)
  return panel
}

/** Starts with any twelve and swaps as long as a swap brings the quotas closer. */
function searchPanel(population: Population): readonly number[] {
  const size = population.countries.find(({ code }) => code === 'US')!.size
  const groups = quotas.map(({ of }) => Uint8Array.from({ length: size }, (_, agent) => of(population, agent)))
  const wanted = groups.map((group, at) => {
    const counts = new Float64Array(quotas[at]!.groups)
    for (const code of group) counts[code] = counts[code]! + 1
    return counts.map((count) => (count / size) * PANEL_SIZE)
  })
  const order = shuffled(streamOf(population.version, 'free panel'), size).subarray(0, CANDIDATES)
  const panel = Array.from(order.subarray(0, PANEL_SIZE))
  const held = wanted.map((shares) => new Float64Array(shares.length))
  const put = (agent: number, by: number): void => {
    held.forEach((counts, at) => {
      counts[groups[at]![agent]!] = counts[groups[at]![agent]!]! + by
    })
  }
  const distance = (): number =>
    held.reduce((sum, counts, at) => {
      let squares = 0
      for (let code = 0; code < counts.length; code++) {
        const off = counts[code]! - wanted[at]![code]!
        squares += off * off
      }
      return sum + quotas[at]!.weight * squares
    }, 0)
  for (const agent of panel) put(agent, 1)
  for (let improved = true; improved; ) {
    improved = false
    for (let seat = 0; seat < panel.length; seat++) {
      let best = distance()
      const before = panel[seat]!
      put(before, -1)
      for (const candidate of order) {
        if (candidate !== before && panel.includes(candidate)) continue
        put(candidate, 1)
        const now = distance()
        put(candidate, -1)
        if (now < best - 1e-9) {
          best = now
          panel[seat] = candidate
          improved = true
        }
      }
      put(panel[seat]!, 1)
    }
  }
  return panel.sort((a, b) => a - b)
}
