import { religions } from '../../src/modules/population/vocabulary.ts'
import type { WorldNameGroup, WorldNames } from '../../src/modules/population/world.ts'
import { african } from './world-names-africa.ts'
import { american } from './world-names-americas.ts'
import { asian } from './world-names-asia.ts'
import { englishSpeaking } from './world-names-english.ts'
import { india } from './world-names-india.ts'
import { indonesia } from './world-names-indonesia.ts'
import { northern } from './world-names-north.ts'
import { southern } from './world-names-south.ts'

/** Names that go together. Lists are in order of frequency (from general knowledge), words apart, `_` for a space. */
export interface NameGroup {
  name: string
  /** Religions whose people bear these names rather than those of the other groups. */
  faiths?: string[]
  /** Where given, together with `faiths` the only religions whose people bear these names. */
  also?: string[]
  /** One list, or three: born before 1970, from 1970 to 1995, later. */
  female: string | string[]
  male: string | string[]
  last: string
  /** Where women's surnames differ. */
  last_female?: string
  /** Instead of weights by rank. */
  last_weights?: number[]
  /** The name at rank r (from 0) has a weight of 1 / (r + this): the smaller, the more common the first ones. */
  rank_offset?: number
  /** The same for given names. */
  given_offset?: number
  /** Share with a single name. */
  mononyms?: number
}

export interface CountryNames {
  groups: Record<string, NameGroup>
  /** Groups and their shares, which need not add up to anything: `english 78, scottish 2.5`. */
  mix: string
  /** Instead of `mix` in some regions. */
  regions?: Record<string, string>
  /** Share with two surnames. */
  second_surname?: number
  /** Surnames in -ki end in -ka for women. */
  adjective_surnames?: boolean
}

const authored: Record<string, CountryNames> = {
  ...englishSpeaking,
  ...northern,
  ...southern,
  ...american,
  ...asian,
  IN: india,
  ID: indonesia,
  ...african,
}
const GIVEN_OFFSET = 12
const SURNAME_OFFSET = 25
/** Most surnames a country can have where people bear two: both together are kept in 16 bits. */
const MOST_PAIRED = 254

export function namesOf(country: string, regions: readonly string[]): WorldNames {
  const { groups, mix, regions: special = {}, second_surname, adjective_surnames } = authored[country]!
  const first = new Positions()
  const last = new Positions()
  const keys = Object.keys(groups)
  const shares = (text: string): number[] => {
    const of = new Map(text.split(',').map((entry) => entry.trim().split(' ') as [string, string]))
    const stranger = [...of.keys()].find((key) => !keys.includes(key))
    if (stranger !== undefined) throw new Error(`${country}: no group ${stranger}`)
    return keys.map((key) => Math.round(Number(of.get(key) ?? 0) * 100))
  }
  const unknown = Object.keys(special).find((region) => !regions.includes(region))
  if (unknown !== undefined) throw new Error(`${country}: no region ${unknown}`)
  const mixes = [shares(mix)]
  const alike = new Map<string, number>()
  const mixOf = (region: string): number => {
    const own = special[region]
    if (own === undefined) return 0
    if (!alike.has(own)) alike.set(own, mixes.push(shares(own)) - 1)
    return alike.get(own)!
  }
  const names: WorldNames = {
    first: first.list,
    last: last.list,
    groups: keys.map((key) => encode(groups[key]!, first, last)),
    mixes,
    region_mix: regions.map(mixOf),
    second_surname: second_surname ?? 0,
    adjective_surnames: adjective_surnames ?? false,
  }
  if (second_surname !== undefined && last.list.length > MOST_PAIRED) {
    throw new Error(`${country}: ${last.list.length} surnames, too many to pair`)
  }
  return names
}

function encode(group: NameGroup, first: Positions, last: Positions): WorldNameGroup {
  const code = (faith: string): number => {
    const found = (religions as readonly string[]).indexOf(faith)
    if (found < 0) throw new Error(`${group.name}: no religion ${faith}`)
    return found
  }
  const men = last.of(group.last)
  const given = (lists: string | string[]): number[][] => [lists].flat().map((list) => first.of(list))
  if (group.last_weights !== undefined && group.last_weights.length !== men.length)
    throw new Error(`${group.name}: weights`)
  return {
    name: group.name,
    ...(group.faiths === undefined ? {} : { faiths: group.faiths.map(code) }),
    ...(group.also === undefined ? {} : { also: group.also.map(code) }),
    first: [given(group.male), given(group.female)],
    last: group.last_female === undefined ? [men] : [men, last.of(group.last_female)],
    ...(group.last_weights === undefined ? {} : { last_weights: group.last_weights }),
    first_offset: group.given_offset ?? GIVEN_OFFSET,
    last_offset: group.rank_offset ?? SURNAME_OFFSET,
    mononyms: group.mononyms ?? 0,
  }
}

/** Gives every name its place in a list, once. */
class Positions {
  readonly list: string[] = []
  readonly #known = new Map<string, number>()

  of(text: string): number[] {
    const names = text
      .split(/\s+/)
      .filter(Boolean)
      .map((name) => name.replaceAll('_', ' '))
    return [...new Set(names)].map((name) => {
      const known = this.#known.get(name)
      if (known !== undefined) return known
      this.#known.set(name, this.list.length)
      return this.list.push(name) - 1
    })
  }
}
