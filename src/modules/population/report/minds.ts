import { readFigures } from '../figures.ts'
import type { Population } from '../population.ts'
import type { Frame } from '../synthesis/frame.ts'
import { usStates } from '../us-states.ts'
import { religions } from '../vocabulary.ts'
import { type Check, twoPointsOrErrors } from './checks.ts'

interface Shares {
  source: string
  categories: string[]
  overall: { effective_n: number; shares: number[] }
  by: Record<string, Record<string, { effective_n: number; shares: number[] }>>
}

/** How the surveys name groups of agents. */
const groupings: Record<string, (frame: Frame, agent: number) => string> = {
  age: ({ columns }, agent) => {
    const age = columns.age[agent]!
    return age < 30 ? '18-29' : age < 45 ? '30-44' : age < 65 ? '45-64' : '65+'
  },
  sex: ({ columns }, agent) => (columns.sex[agent] === 0 ? 'male' : 'female'),
  education5: ({ columns }, agent) =>
    ['less_than_high_school', 'high_school', 'some_college', 'some_college', 'bachelors', 'higher', 'higher', 'higher'][
      columns.education[agent]!
    ]!,
  ethnicity4: ({ columns }, agent) => ['white', 'black', 'hispanic', 'other', 'other'][columns.ethnicity[agent]!]!,
  region: ({ columns }, agent) => usStates[columns.state[agent]!]!.region,
}

/** Faiths that the survey counts together. */
const faiths: Record<string, string> = { orthodox: 'other_christian', hindu: 'other', buddhist: 'other' }

/** Religion, politics and habits, overall and in groups. */
export function mindChecks(frame: Frame, population: Population): Check[] {
  const { shares } = readFigures<{ shares: Record<string, Shares> }>('attitudes/targets.json')
  const members = new Map<string, Uint32Array>()
  const membersOf = (grouping: string, group: string): Uint32Array => {
    const key = `${grouping}/${group}`
    const found = members.get(key) ?? frame.everybody.filter((agent) => groupings[grouping]!(frame, agent) === group)
    members.set(key, found)
    return found
  }
  return Object.entries(shares).flatMap(([name, { categories, overall, by }]) => {
    const valueFor = reader(population, name, categories)
    const checksAmong = (
      cell: string,
      agents: Uint32Array,
      target: { effective_n: number; shares: number[] },
    ): Check[] => {
      const counts = new Float64Array(categories.length)
      for (const agent of agents) counts[valueFor(agent)]!++
      return categories.map((category, at) => ({
        section: 'minds',
        table: name,
        cell: `${cell}: ${category}`,
        target: target.shares[at]! * 100,
        found: (counts[at]! / agents.length) * 100,
        allowed: twoPointsOrErrors(target.shares[at]! * 100, target.effective_n),
      }))
    }
    return [
      ...checksAmong('all', frame.everybody, overall),
      ...Object.entries(by).flatMap(([grouping, groups]) =>
        Object.entries(groups).flatMap(([group, target]) => {
          const agents = membersOf(grouping, group)
          return agents.length === 0 ? [] : checksAmong(group, agents, target)
        }),
      ),
    ]
  })
}

function reader(population: Population, name: string, categories: string[]): (agent: number) => number {
  if (name === 'faith') {
    const column = population.column('religion')
    const codes = religions.map((religion) => categories.indexOf(faiths[religion] ?? religion))
    return (agent) => codes[column[agent]!]!
  }
  const column = population.column(name === 'party' || name === 'ideology' ? name : `habit:${name}`)
  return (agent) => column[agent]!
}
