import type { Population } from './population.ts'
import { shuffled, streamOf } from './synthesis/chance.ts'
import { usStates } from './us-states.ts'

const PANEL_SIZE = 12
/** Among so many it looks; positions are random, so these are a sample of everybody. */
const CANDIDATES = 4000

const regions = ['northeast', 'midwest', 'south', 'west']

/** What the panel is balanced by: the group of each value of a column, and how many groups there are. */
const quotas: { weight: number; groups: number; column: string; of: (value: number) => number }[] = [
  { weight: 4, groups: 2, column: 'sex', of: (sex) => sex },
  { weight: 3, groups: 4, column: 'age', of: (age) => (age < 30 ? 0 : age < 45 ? 1 : age < 60 ? 2 : 3) },
  { weight: 3, groups: 4, column: 'state', of: (state) => regions.indexOf(usStates[state]!.region) },
  { weight: 3, groups: 3, column: 'education', of: (level) => (level <= 1 ? 0 : level <= 3 ? 1 : 2) },
  { weight: 2, groups: 5, column: 'ethnicity', of: (ethnicity) => ethnicity },
  { weight: 2, groups: 3, column: 'labour_detail', of: (labour) => (labour <= 1 ? 0 : labour === 3 ? 1 : 2) },
  { weight: 1, groups: 2, column: 'children_at_home', of: (children) => (children > 0 ? 1 : 0) },
  { weight: 1, groups: 2, column: 'urbanicity', of: (urbanicity) => (urbanicity > 3 ? 1 : 0) },
]

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
  const groups = quotas.map(({ column, of }) => {
    const values = population.column(column)
    const group = new Uint8Array(size)
    for (let agent = 0; agent < size; agent++) group[agent] = of(values[agent]!)
    return group
  })
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
  for (const agent of panel) put(agent, 1)
  /** How much further off one more of a group would bring the panel: what differs between candidates, and all of it. */
  const costs = (): Float64Array[] =>
    held.map((counts, at) => counts.map((count, code) => quotas[at]!.weight * (2 * (count - wanted[at]![code]!) + 1)))
  for (let improved = true; improved; ) {
    improved = false
    for (let seat = 0; seat < panel.length; seat++) {
      const before = panel[seat]!
      put(before, -1)
      const cost = costs()
      const costOf = (agent: number): number => {
        let sum = 0
        for (let at = 0; at < cost.length; at++) sum += cost[at]![groups[at]![agent]!]!
        return sum
      }
      let best = costOf(before)
      for (const candidate of order) {
        const now = costOf(candidate)
        if (now >= best - 1e-9 || (candidate !== before && panel.includes(candidate))) continue
        best = now
        panel[seat] = candidate
        improved = true
      }
      put(panel[seat]!, 1)
    }
  }
  return panel.sort((a, b) => a - b)
}
