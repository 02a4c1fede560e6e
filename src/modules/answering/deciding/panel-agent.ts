import { type Facets, facetsOf, type Requirement } from '../../knowledge/index.ts'
import type { Person } from '../../population/index.ts'
import type { Found } from '../finding/found.ts'
import type { Reading } from '../reading/reading.ts'
import { type Abroad, abroadOf, type KnownAbroad } from './abroad.ts'
import type { Forecast } from './forecast.ts'

/** Somebody who is asked. */
export interface PanelAgent {
  person: Person
  facets: Facets
  /** What is known to differ where the agent lives; null or absent for the United States. */
  abroad?: Abroad | null
}

export function panelAgent(person: Person, knowledge: KnownAbroad): PanelAgent {
  const abroad = abroadOf(person.country_code, knowledge)
  return { person, facets: facetsOf(person, abroad?.country.price_level), abroad }
}

/** As much of a question as it takes to decide on answers: the same for everybody who is asked. */
export interface Weighed {
  reading: Reading
  forecast: Forecast
  barred?: Barred
}

/** A question with what is known about it. */
export interface Asked extends Weighed {
  found: Found
  /** Where any number of listed deeds may be ticked: each as a question by itself; null for an answer that stands alone. */
  each?: readonly (Asked | null)[]
  /** Where the most is asked for that one would pay: the same thing, offered at a price. */
  offer?: Asked
  /** Where it is asked how many of a thing somebody has: whether they have any. */
  holding?: Asked
}

/** Those who cannot do what is asked about, each with what they are without. */
export type Barred = ReadonlyMap<Person, Requirement>

/** A quantity that every agent has, of mean 0 and variance 1 over the population; by the agent's position. */
export type Draw = (agent: number) => number
