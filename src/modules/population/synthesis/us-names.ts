import { readFigures } from '../figures.ts'
import { ethnicities } from '../vocabulary.ts'
import { type Stream, uniform } from './chance.ts'
import { type Frame, streamFor } from './frame.ts'
import { cumulated, firstAbove } from './steps.ts'

type Weighted = [places: number[], weights: number[]]

export interface UsNames {
  first_decade: number
  origins: [name: string, share: number][]
  given_names: string[]
  family_names: string[]
  /** Names given in the United States: ethnicity, decade of birth, sex. */
  given: Record<string, Weighted[][]>
  /** Names of a background's own, by sex, and how many of the native-born and the foreign-born have one. */
  own: Record<string, { shares: [number, number]; names: Weighted[] }>
  family: Record<string, Weighted>
}

let names: UsNames | undefined
export const usNames = (): UsNames => (names ??= readFigures<UsNames>('population/us-names.json'))

/** The year that ages are counted from, as in the figures. */
const YEAR = 2023

interface Ready {
  places: number[]
  ends: number[]
}

/** A given name by decade of birth, sex and background; a surname by background. */
export function drawUsNames(frame: Frame): void {
  const { first_decade, origins, given, own, family } = usNames()
  const { age, sex, ethnicity, nativity, first_name, last_name } = frame.columns
  const byDecade = ethnicities.map((group) => given[group]!.map((bySex) => bySex.map(ready)))
  const ownNames = new Map(
    Object.entries(own).map(([background, { shares, names }]) => [background, { shares, names: names.map(ready) }]),
  )
  const familyNames = new Map(Object.entries(family).map(([background, list]) => [background, ready(list)]))
  const originShares = ready([origins.map((_, at) => at), origins.map(([, share]) => share)])
  const streams = ['given name', 'family name', 'origin', 'own name'].map((name) => streamFor(frame, name))
  const [first, last, origin, whose] = streams as [Stream, Stream, Stream, Stream]
  const latest = byDecade[0]!.length - 1
  for (let agent = 0; agent < frame.size; agent++) {
    const group = ethnicities[ethnicity[agent]!]!
    const background = group === 'asian' ? origins[pick(originShares, uniform(origin, agent))]![0] : group
    const born = Math.floor((YEAR - age[agent]! - first_decade) / 10)
    const decade = born < 0 ? 0 : born > latest ? latest : born
    const ownList = ownNames.get(background)
    const list =
      ownList !== undefined && uniform(whose, agent) < ownList.shares[nativity[agent] === 1 ? 1 : 0]
        ? ownList.names[sex[agent]!]!
        : byDecade[ethnicity[agent]!]![decade]![sex[agent]!]!
    first_name[agent] = pick(list, uniform(first, agent))
    last_name[agent] = pick(familyNames.get(background)!, uniform(last, agent))
  }
}

const ready = ([places, weights]: Weighted): Ready => ({ places, ends: cumulated(weights) })

const pick = ({ places, ends }: Ready, at: number): number => places[firstAbove(ends, at * ends.at(-1)!)]!
