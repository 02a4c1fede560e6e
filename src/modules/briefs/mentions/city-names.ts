import { knownValues } from '../../filters/index.ts'
import { usPlaces, usStates, worldCountries, worldPlaces } from '../../population/index.ts'
import { gazetteer, keyOf, type Place } from './gazetteer.ts'
import { introductionOf } from './place-context.ts'

interface World {
  /** Countries by the names of their cities and of their regions. */
  cities: ReadonlyMap<string, readonly string[]>
  regions: ReadonlyMap<string, readonly string[]>
  /** With how many people live in all of those of a name. */
  usCities: ReadonlyMap<string, number>
}

let world: World | undefined
function worldOfNames(): World {
  world ??= gathered()
  return world
}

function gathered(): World {
  const cities = new Map<string, string[]>()
  const regions = new Map<string, string[]>()
  for (const [code, { name }] of Object.entries(worldCountries())) {
    const places = worldPlaces(code)
    for (const city of places.cities) cities.set(city, [...(cities.get(city) ?? []), name])
    for (const region of places.regions) regions.set(region, [...(regions.get(region) ?? []), name])
  }
  const usCities = new Map<string, number>()
  const { names, weight } = usPlaces()
  names.forEach((name, index) => {
    usCities.set(name, (usCities.get(name) ?? 0) + weight[index]!)
  })
  return { cities, regions, usCities }
}

/** Names of towns that are mostly something else when no state follows. */
const words = new Set(
  (
    'christmas college hope media industry commerce enterprise price independence liberty freedom normal surprise spring summer ' +
    'winter fall march may june april august mobile reading nice orange bath peculiar social law art arts business general ' +
    'english spanish french german chinese church excel order person home school university public total fact addition ' +
    'particular return light need person short full line case progress control charge love health medicine science energy ' +
    'sales marketing finance research education technology hospitality retail construction manufacturing nursing politics ' +
    'sun star best early wall green white black brown gray silver gold golden apple target amazon ford chase discover friendly ' +
    'success fame opportunity earth mars jupiter republic union plan story speed power pep defiance protection panhandle delta valley'
  ).split(' '),
)

/** Fewer people than most cities abroad that are listed: then it is rather that one which is meant. */
const SMALL = 60_000

/** A region or town that no list has: looked up by its name, and only where people are said to live. */
export function placeNamed(name: string, elsewhere: readonly string[]): Place | undefined {
  if (words.has(name.toLowerCase()) || name.length < 3) return undefined
  const { cities, regions, usCities } = worldOfNames()
  const state = knownValues('state', name).find((value) => regions.has(value))
  if (state !== undefined && name.length > 3) {
    const country = regions.get(state)![0]!
    return { kind: 'name', countries: [country], filters: { country, state }, as: `in ${state}` }
  }
  const known = knownValues('city', name)
  const abroad = known.flatMap((city) => (cities.get(city) ?? []).map((country) => ({ city, country })))
  // Where a text speaks of a country, its towns are meant.
  const city = known.find((value) => usCities.has(value))
  const small = city !== undefined && usCities.get(city)! < SMALL
  const chosen = abroad.find(({ country }) => elsewhere.includes(country)) ?? (small ? abroad[0] : undefined)
  if (city !== undefined && chosen === undefined)
    return { kind: 'name', countries: [], filters: { city }, as: `in ${city}` }
  const there = chosen ?? abroad[0]
  return there && { kind: 'name', countries: [there.country], filters: there, as: `in ${there.city}` }
}

export interface CityFound {
  start: number
  end: number
  place: Place
  urbanicity?: string
  noun: boolean
}

const stateNames = usStates.map(({ name }) => name).join('|')
const stateCodes = usStates.map(({ code }) => code).join('|')
const cityAndState = new RegExp(
  `(?<![\\p{L}-])((?:\\p{Lu}[\\p{L}'-]*\\.?\\s){0,2}\\p{Lu}[\\p{L}'-]*)(?:,\\s*|\\s+)(${stateNames}|${stateCodes}|D\\.C\\.)(?![\\p{L}-])(?!\\s(?:Falls|City|Springs|Beach|Park|Heights))`,
  'gu',
)
const cityAndCountry =
  /(?<![\p{L}-])((?:\p{Lu}[\p{L}'-]*\.?\s){0,2}\p{Lu}[\p{L}'-]*),\s*((?:\p{Lu}[\p{L}.]*\s){0,2}\p{Lu}[\p{L}.]*)/gu

/** Cities with their state or country behind them: "Portland, OR", "Austin TX", "Paris, France". */
export function cityStatesIn(text: string): CityFound[] {
  const found: CityFound[] = []
  for (const match of text.matchAll(cityAndState)) {
    const [said, name, where] = match
    const comma = said.includes(',')
    if (!comma && where!.length !== 2) continue
    const state = usStates.find(({ code, name }) => name === where || code === where!.replaceAll('.', ''))!.name
    const own = withoutLead(name!, comma)
    const city = own && usCityOf(own, state)
    if (city === undefined) continue
    const filters = city === 'Washington, D.C.' ? { state } : { city, state }
    const start = match.index + name!.length - own!.length
    found.push(
      located(text, start, match.index + said.length, {
        kind: 'name',
        countries: [],
        filters,
        as: `in ${city}, ${state}`,
      }),
    )
  }
  for (const match of text.matchAll(cityAndCountry)) {
    const [said, name, where] = match
    const country = gazetteer().get(keyOf(where!))
    if (country?.kind !== 'name' || country.countries.length !== 1 || Object.keys(country.filters).length !== 1)
      continue
    const own = withoutLead(name!, true)
    if (own === undefined || isCountry(own)) continue
    const city = knownValues('city', own).find((value) =>
      worldOfNames().cities.get(value)?.includes(country.countries[0]!),
    )
    if (city === undefined || found.some(({ start, end }) => start < match.index + said.length && match.index < end))
      continue
    const filters = { country: country.countries[0], city }
    const start = match.index + name!.length - own.length
    found.push(
      located(text, start, match.index + said.length, {
        kind: 'name',
        countries: country.countries,
        filters,
        as: `in ${city}`,
      }),
    )
  }
  return found
}

/** "Germany, France" are two countries. */
const isCountry = (name: string): boolean => {
  const place = gazetteer().get(keyOf(name))
  return place !== undefined && !('city' in place.filters)
}

function located(text: string, start: number, end: number, place: Place): CityFound {
  const introduction = introductionOf(text, start)
  return {
    start: introduction?.start ?? start,
    end,
    place,
    noun: introduction?.noun ?? false,
    ...(introduction?.urbanicity === undefined ? {} : { urbanicity: introduction.urbanicity }),
  }
}

/** The longest end of some words that is a city: before it, a sentence may have begun. */
function withoutLead(name: string, comma: boolean): string | undefined {
  const parts = name.split(/\s+/)
  for (let from = 0; from < parts.length; from++) {
    const own = parts.slice(from).join(' ')
    const place = gazetteer().get(keyOf(own))
    // "Ohio, Texas and Maine" are states; "New York, NY" is the city.
    if (place !== undefined && 'state' in place.filters && !/^(?:new york|washington)$/i.test(own)) return undefined
    if (!comma && words.has(own.toLowerCase())) return undefined
    if (knownValues('city', own).length > 0) return own
  }
  return undefined
}

function usCityOf(name: string, state: string): string | undefined {
  if (/^new york$/i.test(name)) return state === 'New York' ? 'New York City' : undefined
  if (/^washington$/i.test(name) && state === 'District of Columbia') return 'Washington, D.C.'
  return knownValues('city', name).find((city) => worldOfNames().usCities.has(city))
}
