import { readFigures } from './figures.ts'

/** Lower ends of the 15 bands of age in the tables of countries. */
export const worldAgeBands = [18, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85] as const
export const worldEducationAges = [18, 25, 40, 65] as const
export const worldLabourAges = [18, 25, 35, 45, 55, 65, 75] as const

/** How well a figure is founded: published, reckoned from published figures, or assumed from general knowledge. */
export type Basis = 'source' | 'estimate' | 'assumption'

/** By sex (men first), then by age, then by category: shares in ten-thousandths. */
type Table = readonly (readonly (readonly number[])[])[]

/** What is known of the adults of one country other than the United States. */
export interface WorldCountry {
  name: string
  iso3: string
  aliases: readonly string[]
  demonym: string
  currency: string
  /** Units of the local currency for a US dollar. */
  fx: number
  /** Thousands of adults, by sex and the 15 bands of age. */
  adults: readonly (readonly number[])[]
  /** Below upper secondary, upper secondary, tertiary; by sex and the ages of education. */
  education3: Table
  /** The eight codes of education; by sex and the ages of education. */
  education: Table
  /** The eight codes of labour; by sex and the ages of labour. */
  labour: Table
  /** Shares of the 13 industries among those at work, by sex. */
  industry: readonly (readonly number[])[]
  /** The five codes of marital status, by sex and the 15 bands of age. */
  marital: Table
  /** Share of all people who are not married and live with a partner, by sex and the 15 bands of age. */
  cohabiting: readonly (readonly number[])[]
  /** 0, 1, 2, 3, 4, 5, and 6 or more children ever born, by sex and the 15 bands of age. */
  children: Table
  /** Of those with 6 or more, how many have 6, 7, 8 and 9. */
  six_or_more: readonly number[]
  /** Persons in the average household. */
  household_size: number
  urban: number
  /** The ten codes of religion. */
  religion: readonly number[]
  /** The same by region, where it differs much; in proportion to the regions' people they give `religion`. */
  religion_by_region: readonly (readonly number[])[] | null
  /** The 0.1st, 1st to 99th and 99.9th percentile of personal income, in hundreds of US dollars at market rates. */
  income: readonly number[]
  /** No figures fit the codes, which are those of the United States. */
  ethnicity: null
  nativity: null
  basis: Readonly<Record<string, Basis>>
}

/** Where the people of one country live. The lists of cities run side by side. */
export interface WorldPlaces {
  regions: readonly string[]
  cities: readonly string[]
  region: readonly number[]
  urbanicity: readonly number[]
  /** Millionths of the country's people who live in the city itself, and in the country around it. */
  town: readonly number[]
  country: readonly number[]
}

/** Given names and surnames that go together; lists hold positions and begin with the most common. */
export interface WorldNameGroup {
  name: string
  /** Codes of religion whose people bear these names rather than those of other groups. */
  faiths?: readonly number[]
  /** Together with `faiths` the only ones whose people bear them. */
  also?: readonly number[]
  /** By sex, then one list for all or three by year of birth. */
  first: readonly (readonly (readonly number[])[])[]
  /** For all, or by sex. */
  last: readonly (readonly number[])[]
  last_weights?: readonly number[]
  /** At rank r the weight is 1 / (r + offset). */
  first_offset: number
  last_offset: number
  /** Share with a single name. */
  mononyms: number
}

export interface WorldNames {
  first: readonly string[]
  last: readonly string[]
  groups: readonly WorldNameGroup[]
  /** How common each group is; one mix per kind of region. */
  mixes: readonly (readonly number[])[]
  /** By region: which mix. */
  region_mix: readonly number[]
  /** Share with two surnames. */
  second_surname: number
  /** Surnames in -ki end in -ka for women. */
  adjective_surnames: boolean
}

/** By ISO code of two letters. */
export const worldCountries = lazily(() => readFigures<Record<string, WorldCountry>>('world/countries.json'))
const allPlaces = lazily(() => readFigures<Record<string, WorldPlaces>>('world/places.json'))
const allNames = lazily(() => readFigures<Record<string, WorldNames>>('world/names.json'))

export const worldPlaces = (code: string): WorldPlaces => known(allPlaces(), code)
export const worldNames = (code: string): WorldNames => known(allNames(), code)

const codesByAlias = lazily(() => {
  const codes = new Map<string, string>()
  for (const [code, { name, iso3, aliases }] of Object.entries(worldCountries())) {
    for (const alias of [code, iso3, name, ...aliases]) codes.set(alias.toLowerCase(), code)
  }
  return codes
})

/** The code of the country that somebody calls "UK", "Korea", "nld" or "Deutschland". */
export function worldCountryCode(called: string): string | undefined {
  return codesByAlias().get(called.trim().toLowerCase())
}

function known<Value>(values: Record<string, Value>, code: string): Value {
  const value = values[code]
  if (value === undefined) throw new Error(`no figures for the country ${code}`)
  return value
}

function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}
