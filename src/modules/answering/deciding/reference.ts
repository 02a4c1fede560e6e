import { facetsOf } from '../../knowledge/index.ts'
import type { Population } from '../../population/index.ts'
import type { KnownAbroad } from './abroad.ts'
import { type PanelAgent, panelAgent } from './panel-agent.ts'
import { type Style, stylesOf } from './style.ts'

/** US adults that stand for all: a forecast's shares are what they would answer together. */
export interface Reference {
  agents: readonly PanelAgent[]
  /** By agent, in the same order. */
  styles: readonly Style[]
  /** Some who stand for the adults of another country; empty where the population has none. */
  abroad?(country: string): readonly PanelAgent[]
}

const SIZE = 600
const SIZE_ABROAD = 150

/**
 * Agents at even distances over the US part, gone through by age, income, schooling and sex, so that few stand for all
 * of them in what matters most; of a population without one, over all of it. Build it once: it takes some time. With
 * `knowledge`, other countries have their own, each made when it is first asked for.
 */
export function referenceOf(population: Population, knowledge?: KnownAbroad): Reference {
  const { start, size } = population.countries.find(({ code }) => code === 'US') ?? { start: 0, size: population.size }
  const order = sorted(population, start, size)
  const count = Math.min(SIZE, size)
  const agents = Array.from({ length: count }, (_, at) => {
    const person = population.person(order[Math.floor(((at + 0.5) * size) / count)]!)
    return { person, facets: facetsOf(person) }
  })
  const reference = { agents, styles: agents.map(stylesOf(population.version)) }
  return knowledge === undefined ? reference : { ...reference, abroad: abroadIn(population, knowledge) }
}

function abroadIn(population: Population, knowledge: KnownAbroad): (country: string) => readonly PanelAgent[] {
  const made = new Map<string, readonly PanelAgent[]>()
  return (code) => {
    let agents = made.get(code)
    if (agents === undefined) {
      const { start, size } = population.countries.find((country) => country.code === code) ?? { start: 0, size: 0 }
      const count = Math.min(SIZE_ABROAD, size)
      agents = Array.from({ length: count }, (_, at) =>
        panelAgent(population.person(start + Math.floor(((at + 0.5) * size) / count)), knowledge),
      )
      made.set(code, agents)
    }
    return agents
  }
}

const CELLS = 4 * 5 * 3 * 2

/** The agents by cell, within a cell as they come, which is at random. */
function sorted(population: Population, start: number, size: number): Uint32Array {
  const [ages, incomes, educations, sexes] = ['age', 'household_income', 'education', 'sex'].map((name) =>
    population.column(name),
  ) as [Column, Column, Column, Column]
  const cells = new Uint8Array(size)
  const places = new Uint32Array(CELLS + 1)
  for (let at = 0; at < size; at++) {
    const agent = start + at
    const age = stepOf(ages[agent]!, 30, 45, 65)
    const income = stepOf(incomes[agent]!, 250, 500, 750, 1000)
    const education = stepOf(educations[agent]!, 2, 4)
    const cell = ((age * 5 + income) * 3 + education) * 2 + sexes[agent]!
    cells[at] = cell
    places[cell + 1]! += 1
  }
  for (let cell = 0; cell < CELLS; cell++) places[cell + 1]! += places[cell]!
  const order = new Uint32Array(size)
  for (let at = 0; at < size; at++) order[places[cells[at]!]!++] = start + at
  return order
}

type Column = ReturnType<Population['column']>

/** Which of the steps that begin at these values. */
function stepOf(value: number, ...ends: number[]): number {
  let step = 0
  while (step < ends.length && value >= ends[step]!) step++
  return step
}
