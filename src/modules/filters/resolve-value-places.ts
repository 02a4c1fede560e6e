import { usPlaces, usStates, worldCountries, worldPlaces } from '../population/index.ts'
import { fold, tokensOf } from './resolve-value-fold.ts'
import { type Entry, type Lexicon, lookUp, placeLexicon } from './resolve-value-lexicon.ts'
import { cityWords, stateWords } from './resolve-value-place-words.ts'

/** By ISO code of two letters. A name says more than a code to somebody who mistyped one, so it comes first. */
export function countryEntries(): { values: string[]; entries: Entry[] } {
  const us = ['United States', 'USA', 'United States of America', 'America', 'American', 'the States', 'U.S.']
  const world = Object.entries(worldCountries()).flatMap(([code, { name, iso3, aliases, demonym }]) =>
    [name, iso3, ...aliases, demonym].map((word) => ({ word, values: [code] })),
  )
  return {
    values: ['US', ...Object.keys(worldCountries())],
    entries: [...us.map((word) => ({ word, values: ['US'] })), ...world],
  }
}

let lexicons: ReadonlyMap<string, Lexicon> | undefined

/** By country: its states and regions by their local names; those of all countries under `anywhere`. */
export function states(): ReadonlyMap<string, Lexicon> {
  lexicons ??= stateLexicons()
  return lexicons
}

export const anywhere = 'anywhere'

function stateLexicons(): ReadonlyMap<string, Lexicon> {
  const codes = usStates.flatMap(({ code, name }) => [code, `US-${code}`].map((word) => ({ word, values: [name] })))
  const names: string[] = []
  const words: Entry[] = []
  const lexicons = new Map<string, Lexicon>()
  for (const country of ['US', ...Object.keys(worldCountries())]) {
    const own = country === 'US' ? usStates.map(({ name }) => name) : worldPlaces(country).regions
    const called = [...(country === 'US' ? codes : []), ...placeEntries(stateWords[country] ?? '')]
    lexicons.set(country, placeLexicon(own, called, fold))
    names.push(...own)
    words.push(...called)
  }
  return lexicons.set(anywhere, placeLexicon(names, words, fold))
}

/** In the country that is asked about, else in the United States, else wherever there is one. */
export function findState(text: string, country: string): readonly string[] {
  for (const called of [text, withoutKind(text)]) {
    for (const where of [country, 'US', anywhere]) {
      const lexicon = states().get(where)
      const names = lexicon && lookUp(lexicon, called)
      if (names !== undefined) return names
    }
  }
  return []
}

const kinds = 'state|province|prefecture|region|county|voivodeship|governorate|territory'
const kindBefore = new RegExp(`^(the )?(${kinds}) of `, 'i')
const kindAfter = new RegExp(`[ _-](${kinds})$`, 'i')
const withoutKind = (text: string): string => text.trim().replace(kindBefore, '').replace(kindAfter, '')

/** All cities by their local names. */
export function cityLexicon(): Lexicon {
  const world = Object.keys(worldCountries()).flatMap((country) => worldPlaces(country).cities)
  return placeLexicon([...usPlaces().names, ...world], placeEntries(cityWords), foldCity)
}

/** Where a city is said to be: "Portland, OR", "Paris, France". */
export interface Within {
  field: 'state' | 'country'
  values: readonly string[]
}

export function findCity(
  cities: Lexicon,
  countries: Lexicon,
  text: string,
): { values: readonly string[]; within?: Within } {
  const whole = lookUpCity(cities, text)
  if (whole !== undefined) return { values: whole }
  const comma = text.lastIndexOf(',')
  const values = comma < 1 ? undefined : lookUpCity(cities, text.slice(0, comma))
  const within = values && findWithin(text.slice(comma + 1), countries)
  return values === undefined || within === undefined ? { values: [] } : { values, within }
}

function findWithin(text: string, countries: Lexicon): Within | undefined {
  const states = findState(text, 'US')
  if (states.length > 0) return { field: 'state', values: states }
  const codes = lookUp(countries, text)
  return codes && { field: 'country', values: codes }
}

const lookUpCity = ({ byWord }: Lexicon, text: string): readonly string[] | undefined => byWord.get(foldCity(text))

const short: Readonly<Record<string, string>> = { saint: 'st', fort: 'ft', mount: 'mt' }
const foldCity = (text: string): string =>
  tokensOf(text)
    .map((token) => short[token] ?? token)
    .join('')

/** Of texts like `Bayern=Bavaria|BY; Hessen=Hesse`. */
export function placeEntries(text: string): Entry[] {
  return text
    .split(';')
    .filter(Boolean)
    .flatMap((part) => {
      const [name, words] = part.trim().split('=')
      return words!.split('|').map((word) => ({ word: word.replace(/\s+/g, ' ').trim(), values: [name!] }))
    })
}
