import type { Artefact, Numbers } from './artefact.ts'
import type { Person } from './person.ts'
import { type PersonInBrief, personInBrief, personOf } from './person-of.ts'
import { type Tables, tablesOf } from './tables.ts'
import { indexOfUuid, uuidOf } from './uuids.ts'

/** A population in memory. Immutable: whoever asks twice gets the same people. */
export interface Population extends Pick<Artefact, 'version' | 'recipe' | 'size' | 'countries' | 'digest'> {
  /** Numbers per agent; shorter than the population where only the first countries have the attribute. */
  column(name: string): Numbers
  person(index: number): Person
  /** What whoever only lists people needs. */
  personInBrief(index: number): PersonInBrief
  uuidOf(index: number): string
  indexOf(uuid: string): number | undefined
}

export function openPopulation(artefact: Artefact): Population {
  const { version, columns } = artefact
  let tables: Tables | undefined
  const column = (name: string): Numbers => {
    const found = columns[name]
    if (found === undefined) throw new Error(`the population ${version} has no column ${name}`)
    return found
  }
  const tablesRead = (): Tables => (tables ??= tablesOf(artefact))
  return {
    ...artefact,
    column,
    person: (index) => personOf(artefact, tablesRead(), index),
    personInBrief: (index) => personInBrief(artefact, tablesRead(), index),
    uuidOf: (index) => uuidOf(version, index),
    indexOf: (uuid) => indexOfUuid(version, columns.uuid_order as Uint32Array, uuid),
  }
}

/** The names of the countries that have people. */
export const countryNames = (population: Population): string[] =>
  population.countries.map(({ start }) => population.person(start).country)
