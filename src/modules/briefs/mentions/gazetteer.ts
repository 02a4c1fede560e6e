import { usStates } from '../../population/index.ts'
import { cityWords } from './city-words.ts'
import { capitals, countryWords, worldParts, worldPeoples } from './country-words.ts'
import { foreignParts, foreignRegions, stateDemonyms, usRegions } from './place-words.ts'

/** What a word for a place or its people stands for. */
export interface Place {
  /** How it can stand in a sentence: "Germany", "German", "Germans", "TX". */
  kind: 'name' | 'adjective' | 'people' | 'code'
  /** The countries that it is, or that it is in; none for places in the United States. */
  countries: readonly string[]
  filters: Record<string, unknown>
  as: string
  assumed?: string
  /** Only so with a capital letter: "china" and "polish" are something else. */
  capital?: true
  /** Only so with an article: "the South". */
  article?: true
}

/** Words that mean something else in small letters. */
const proper = new Set(
  (
    'turkey china chile jordan chad mali niger guinea togo polish poles danes kiwi kiwis thai thais us la sf gta eu dc queens ' +
    'states continent northwest southwest southeast southern dominica lao finns phoenix oman kyrgyz turkmen saxon basque tuscan dmv kent essex midlands'
  ).split(' '),
).add('four corners')

/** As places are looked up: small letters without points. */
export const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/[\s-]+/g, ' ')
    .trim()

let made: ReadonlyMap<string, Place> | undefined

export function gazetteer(): ReadonlyMap<string, Place> {
  made ??= build()
  return made
}

let coded: ReadonlyMap<string, Place> | undefined

/** States by their two letters, which count only as they are written: "OR". */
export function codes(): ReadonlyMap<string, Place> {
  coded ??= new Map(
    usStates.map(({ code, name }) => [
      code,
      { kind: 'code', countries: [], filters: { state: name }, as: `in ${name}` },
    ]),
  )
  return coded
}

/** The words that a name of places can begin with, with the most words that then belong to it. */
export function beginnings(): ReadonlyMap<string, number> {
  begun ??= beginningsOf(gazetteer().keys())
  return begun
}
let begun: ReadonlyMap<string, number> | undefined

function beginningsOf(keys: Iterable<string>): ReadonlyMap<string, number> {
  const longest = new Map<string, number>()
  for (const key of keys) {
    const words = key.split(' ')
    longest.set(words[0]!, Math.max(longest.get(words[0]!) ?? 0, words.length))
  }
  return longest
}

const listed = (text: string | undefined): string[] =>
  (text ?? '')
    .split('|')
    .map((word) => word.trim())
    .filter(Boolean)

function build(): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>()
  const add = (words: readonly string[], place: Place): void => {
    for (const word of words) {
      const key = keyOf(word)
      if (!places.has(key)) places.set(key, proper.has(key) ? { ...place, capital: true } : place)
    }
  }
  addStates(add)
  addCities(add)
  addRegions(add)
  addCountries(add)
  for (const region of ['south', 'west']) {
    add([region], { kind: 'name', countries: [], filters: { region }, as: `in the ${region}`, article: true })
  }
  return places
}

type Add = (words: readonly string[], place: Place) => void

function addStates(add: Add): void {
  const of = (state: string, kind: Place['kind']): Place => ({
    kind,
    countries: [],
    filters: { state },
    as: `in ${state}`,
  })
  for (const { name } of usStates) add([name], of(name, 'name'))
  add(['Washington DC', 'DC'], of('District of Columbia', 'name'))
  add(['Washington State'], of('Washington', 'name'))
  add(['New York State', 'NYS'], of('New York', 'name'))
  add(['Cali', 'Calif'], of('California', 'name'))
  for (const line of stateDemonyms.split(';')) {
    const [state, people] = line.trim().split('=')
    add(listed(people), of(state!, 'people'))
  }
}

function addCities(add: Add): void {
  for (const { words, people, city, country } of cityWords) {
    const countries = country === undefined ? [] : [country]
    for (const word of [...listed(words), ...listed(people)]) {
      const names = city === '' ? [titled(word)] : city.split('|')
      const value = names.length === 1 ? names[0]! : { any: names }
      const filters = { ...(country === undefined ? {} : { country }), city: value }
      const kind = listed(people).includes(word) ? 'people' : 'name'
      add([word], { kind, countries, filters, as: `in ${names.join(' or ')}` })
    }
  }
  for (const line of capitals.split(';')) {
    const [country, cities] = line.trim().split('=')
    add(listed(cities), { kind: 'name', countries: [country!], filters: { country }, as: `in ${country}` })
  }
}

const titled = (text: string): string =>
  text.replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase()).replace(/\bDe\b/g, 'de')

function addRegions(add: Add): void {
  for (const { words, adjectives, people, region, states, sure } of usRegions) {
    const list = listed(states)
    const value = list.length === 1 ? list[0] : { any: list }
    const filters = region === undefined ? { state: value } : { region }
    for (const word of listed(words)) {
      const taken = region ?? listing(list)
      const as = region === undefined ? `in ${taken}` : `in the ${region}`
      const place: Place = {
        kind: 'name',
        countries: [],
        filters,
        as,
        ...(sure
          ? {}
          : { assumed: `"${titled(word)}" is taken to be ${region === undefined ? taken : `the ${taken}`}.` }),
      }
      add([word], place)
      add(listed(adjectives), { ...place, kind: 'adjective' })
      add(listed(people), { ...place, kind: 'people' })
    }
  }
}

function addCountries(add: Add): void {
  for (const [country, text] of Object.entries(foreignRegions)) {
    for (const line of text.split(';')) {
      const [names, adjectives, people] = line.split('=')
      const state = listed(names)[0]!
      const place: Place = { kind: 'name', countries: [country], filters: { country, state }, as: `in ${state}` }
      add(listed(names), place)
      add(listed(adjectives), { ...place, kind: 'adjective' })
      add(listed(people), { ...place, kind: 'people' })
    }
  }
  for (const { words, country, state } of foreignParts) {
    const value = state.includes('|') ? { any: listed(state) } : state
    for (const word of listed(words)) {
      const taken = listing(listed(state))
      const filters = { country, state: value }
      const assumed = `"${titled(word)}" is taken to be ${taken}.`
      add([word], { kind: 'name', countries: [country], filters, as: `in ${taken}`, assumed })
    }
  }
  for (const line of countryWords.split(';')) {
    const [names, adjectives, people] = line.trim().split('=')
    const country = listed(names)[0]!
    const place: Place = { kind: 'name', countries: [country], filters: { country }, as: `in ${withArticle(country)}` }
    add(listed(names), place)
    add(listed(adjectives), { ...place, kind: 'adjective' })
    const plurals = people === undefined ? listed(adjectives).map((adjective) => `${adjective}s`) : listed(people)
    add(
      plurals.filter((word) => word !== '-'),
      { ...place, kind: 'people' },
    )
  }
  for (const [words, countries] of Object.entries(worldParts)) {
    for (const word of listed(words)) {
      add([word], partOfWorld(word, listed(countries), 'name'))
    }
  }
  for (const [adjective, part] of Object.entries(worldPeoples)) {
    const countries = Object.entries(worldParts).find(([words]) => listed(words).includes(part))![1]
    add([adjective], partOfWorld(part, listed(countries), 'adjective'))
    add([`${adjective}s`], partOfWorld(part, listed(countries), 'people'))
  }
}

const partOfWorld = (word: string, countries: readonly string[], kind: Place['kind']): Place => ({
  kind,
  countries,
  filters: {},
  as: `in ${titled(word)}`,
  assumed: titled(word.replace(/^the /, '')),
})

const withArticle = (country: string): string =>
  /^(?:United|Netherlands|Philippines)/.test(country) ? `the ${country}` : country

export const listing = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
