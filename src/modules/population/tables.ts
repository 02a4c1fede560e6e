import type { Artefact } from './artefact.ts'
import { attitudeNames } from './attitudes.ts'
import { industryList, type Occupation, occupationList } from './occupations.ts'
import { habits } from './synthesis/attitudes-habits.ts'
import { conditions, drugClasses } from './synthesis/health-model.ts'
import { usNames } from './synthesis/us-names.ts'
import { usPlaces } from './synthesis/us-places.ts'
import type { WorldNaming } from './synthesis/world-names.ts'
import { worldCountries, worldNames, worldPlaces } from './world.ts'

/**
 * The words that the codes of a population stand for, as they were when it was drawn. They travel in its file: a later
 * release may have other lists of names, places and titles, and the agents must not be renamed by that.
 */
export interface Tables {
  given_names: string[]
  family_names: string[]
  places: string[]
  /** By place: the metro it lies in, or null. */
  metros: (string | null)[]
  occupations: readonly Occupation[]
  industries: string[]
  attitudes: readonly string[]
  habits: Record<string, readonly string[]>
  conditions: string[]
  drug_classes: string[]
  world: Record<string, WorldTables>
}

interface WorldTables extends WorldNaming {
  name: string
  cities: readonly string[]
  regions: readonly string[]
}

/** Today's words, for a population that is drawn now. */
export function currentTables(countries: readonly string[]): Tables {
  const { given_names, family_names } = usNames()
  const { names, metros, parts, state, part } = usPlaces()
  return {
    given_names,
    family_names,
    places: names,
    metros: names.map((_, place) => metros[parts[state[place]!]!.metros[part[place]!]!] ?? null),
    occupations: occupationList(),
    industries: industryList().map(({ slug }) => slug),
    attitudes: attitudeNames,
    habits: Object.fromEntries(Object.entries(habits).map(([name, { categories }]) => [name, categories])),
    conditions: conditions.map(({ slug }) => slug),
    drug_classes: drugClasses.map(({ slug }) => slug),
    world: Object.fromEntries(countries.map((code) => [code, worldTables(code)])),
  }
}

function worldTables(code: string): WorldTables {
  const { first, last, second_surname, adjective_surnames } = worldNames(code)
  const { cities, regions } = worldPlaces(code)
  return { name: worldCountries()[code]!.name, cities, regions, first, last, second_surname, adjective_surnames }
}

/** As a column of bytes. */
export const storedTables = (tables: Tables): Uint8Array => new TextEncoder().encode(JSON.stringify(tables))

export const tablesOf = ({ columns }: Pick<Artefact, 'columns'>): Tables =>
  JSON.parse(new TextDecoder().decode(columns.tables as Uint8Array)) as Tables
