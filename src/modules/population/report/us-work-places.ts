import { readFigures } from '../figures.ts'
import { occupationList } from '../occupations.ts'
import type { Population } from '../population.ts'
import type { Frame } from '../synthesis/frame.ts'
import { usPlaces } from '../synthesis/us-places.ts'
import { urbanicities } from '../vocabulary.ts'
import type { Check } from './checks.ts'

/** Occupations with at least 0.3 % of all jobs: how many work in them, and how many of those are women. */
export function workChecks(frame: Frame, population: Population): Check[] {
  const targets = readFigures<{ soc: string; share: number; female: number }[]>('occupations/targets.json')
  const occupation = population.column('occupation')
  const jobs = new Map<string, { all: number; women: number }>()
  const list = occupationList()
  let total = 0
  for (let agent = 0; agent < frame.size; agent++) {
    if (frame.columns.labour_detail[agent]! > 1) continue
    const { soc } = list[occupation[agent]!]!
    const count = jobs.get(soc) ?? { all: 0, women: 0 }
    count.all++
    count.women += frame.columns.sex[agent]!
    jobs.set(soc, count)
    total++
  }
  return targets.flatMap(({ soc, share, female }): Check[] => {
    const { all, women } = jobs.get(soc) ?? { all: 0, women: 0 }
    const cell = list.find((entry) => entry.soc === soc)!.label
    const checks: Check[] = [
      { section: 'work', table: 'share of jobs', cell, target: share * 100, found: (all / total) * 100, allowed: 0.3 },
    ]
    // The smaller occupations have too few agents to say more.
    if (share >= 0.005 && all > 0) {
      checks.push({
        section: 'work',
        table: 'women among them',
        cell,
        target: female * 100,
        found: (women / all) * 100,
        allowed: Math.max(3, 200 * Math.sqrt((female * (1 - female)) / all)),
      })
    }
    return checks
  })
}

/** Every metro, and the six kinds of surroundings. */
export function placeChecks(frame: Frame): Check[] {
  const { parts, metros, part, state, urbanicity, weight } = usPlaces()
  const adults = new Float64Array(metros.length + 1)
  const surroundings = new Float64Array(urbanicities.length)
  const metroOf = (place: number): number =>
    (parts[state[place]!]!.metros[part[place]!]! + metros.length + 1) % (metros.length + 1)
  weight.forEach((people, place) => {
    adults[metroOf(place)]! += people
    surroundings[urbanicity[place]!]! += people
  })
  const total = weight.reduce((sum, people) => sum + people, 0)
  const agents = new Float64Array(adults.length)
  const kinds = new Float64Array(surroundings.length)
  for (let agent = 0; agent < frame.size; agent++) {
    agents[metroOf(frame.columns.place[agent]!)]!++
    kinds[frame.columns.urbanicity[agent]!]!++
  }
  const check = (table: string, cell: string, target: number, found: number): Check => ({
    section: 'places',
    table,
    cell,
    target: (target / total) * 100,
    found: (found / frame.size) * 100,
    allowed: 0.3,
  })
  return [
    ...Array.from(adults, (people, at) => check('metro', metros[at] ?? 'outside any metro', people, agents[at]!)),
    ...Array.from(surroundings, (people, at) => check('urbanicity', urbanicities[at]!, people, kinds[at]!)),
  ]
}
