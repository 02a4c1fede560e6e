import { type Amounts, amountsOf } from './forecast-amounts.ts'
import type { ForecastFigures } from './forecast-figures.ts'
import { labelSetOf } from './forecast-label-sets.ts'
import { normalPlace, normalShare } from './forecast-normal.ts'

/**
 * Answers on different ladders are compared through a latent quantity. The usual answers on a ladder cut a standard
 * normal population at certain places; a question whose population is moved by `position` and stretched by `spread`
 * against the usual one is cut into its own shares. So "62 % yes" and "28 % somewhat, 11 % very" can be averaged, and a
 * forecast can be written on whatever ladder the caller uses.
 */
interface Latent {
  /** How much higher than usual for its ladder the population stands, in standard deviations. */
  position: number
  /** How widely, against the usual; 1 where a ladder of two steps cannot tell. */
  spread: number
}

/** A ladder in terms of what is usual on it. */
export interface Ladder {
  set: string
  /** Label set and number of steps, of quantities also the quantities: ladders of one name are compared step by step. */
  name: string
  at: readonly number[]
  amounts: Amounts | null
  /** "Too little" to "too much": whoever says that there is too little is for more. */
  against: boolean
  /** The question itself says that something is too much: whoever agrees says so as well. */
  complains: boolean
  /** The words of the lowest and of the highest step; nothing, never and none are one. */
  ends: readonly [string, string]
}

const TOO_MUCH =
  /\btoo (?:much|many|high|long|big|large|fast|hard|strong|strict|far|often|easy|easily|expensive|loud|powerful)\b|\boverpaid\b/i

/** The ladder with these words at these positions, low to high, on which a question is answered. */
export function ladderAs(keys: readonly string[], at: readonly number[], question = ''): Ladder {
  const set = labelSetOf(keys)
  const amounts = amountsOf(set, keys)
  const cuts = amounts ? `:${amounts.cuts.map((cut) => cut.toFixed(1)).join(' ')}` : ''
  const against = set === 'too_much'
  const ends = [endOf(keys[0]!), endOf(keys[keys.length - 1]!)] as const
  return {
    set,
    name: `${set}/${at.length}${cuts}`,
    at,
    amounts,
    against,
    complains: !against && TOO_MUCH.test(question),
    ends,
  }
}

const NOTHING = 'nothing'
const endOf = (key: string): string =>
  /^(?:never|none|nothing|no|zero|0|not once|not any|no,? never|none at all|0 (?:days?|times?|hours?))$/.test(key)
    ? NOTHING
    : key

/** Where what is usual for this kind of question cuts the population, on a standard normal scale. */
export function usualCuts(ask: string, { set, at, amounts }: Ladder, figures: ForecastFigures): readonly number[] {
  if (amounts?.of === 'rate') {
    const { mean, spread } = figures.rate[ask] ?? figures.rate['']!
    return amounts.cuts.map((cut) => (cut - mean) / spread)
  }
  const { norms, position } = figures
  const name = `${set}/${at.length}`
  return norms[`${ask}|${name}`] ?? norms[name] ?? norms[`/${at.length}`] ?? cutsByPosition(at, position)
}

/** Where a ladder is cut if its positions are taken at their word. */
const cutsByPosition = (at: readonly number[], { mean, spread }: ForecastFigures['position']): number[] =>
  at.slice(1).map((place, step) => ((place + at[step]!) / 2 - mean) / spread)

/**
 * Places on one ladder, written on another whose usual cuts are `cuts`: as they are on the same ladder; as quantities
 * where both are quantities of a kind and lie in one region; otherwise between two readings, which were weighed against
 * each other: how far they are from what is usual, and where the words stand ("somewhat worried" is a yes).
 */
export function transferred(
  places: readonly number[],
  from: { ladder: Ladder; ask: string; close?: boolean },
  to: { ladder: Ladder; ask: string },
  cuts: readonly number[],
  figures: ForecastFigures,
): number[] {
  if (from.ladder.name === to.ladder.name) return [...places]
  const [own, other] = [from.ladder.amounts, to.ladder.amounts]
  if (own && other && own.of === other.of) {
    const { position, spread } = latentOf(places, own.cuts)
    const inside = position > other.cuts[0]! - REGION && position < other.cuts[other.cuts.length - 1]! + REGION
    if (own.of === 'rate' || (inside && from.close !== false))
      return other.cuts.map((cut) => placeAt(cut, places, own.cuts, spread))
  }
  // Whether at all, asked by itself, is the step from nothing to something.
  const deed = from.close === true && !opinions.has(from.ask) && !opinions.has(to.ask)
  const zero = (ladder: Ladder): boolean => ladder.amounts?.zero === true || (deed && ladder.ends[0] === NOTHING)
  if (zero(from.ladder) && isYesNo(to.ladder)) return [places[0]!]
  if (zero(to.ladder) && isYesNo(from.ladder)) return beyond(places[0]!, cuts)
  return pinned(moved(places, from, to, cuts, figures), places, from.ladder, to.ladder)
}

/** Where ladders end with the same words, they end with the same people. */
function pinned(moved: number[], places: readonly number[], from: Ladder, to: Ladder): number[] {
  if (areOpposed(from, to) || isYesNo(from) || isYesNo(to)) return moved
  const [last, end] = [moved.length - 1, places.length - 1]
  const same = (at: 0 | 1): boolean => from.ends[at] !== '' && from.ends[at] === to.ends[at]
  const low = same(0) ? places[0]! - moved[0]! : null
  const high = same(1) ? places[end]! - moved[last]! : null
  if (low === null && high === null) return moved
  return moved.map((place, at) => {
    const along = last === 0 ? 0.5 : at / last
    return place + (1 - along) * (low ?? high! / 2) + along * (high ?? low! / 2)
  })
}

const areOpposed = (one: Ladder, other: Ladder): boolean =>
  one.against !== other.against && !one.complains && !other.complains

const isYesNo = ({ set, at }: Ladder): boolean => set === 'yes_no' && at.length === 2

/** By how far they are from what is usual, and by where the words stand. */
function moved(
  places: readonly number[],
  from: { ladder: Ladder; ask: string },
  to: { ladder: Ladder; ask: string },
  cuts: readonly number[],
  figures: ForecastFigures,
): number[] {
  const [own, other] = [from.ladder.amounts, to.ladder.amounts]
  const { blend, position } = figures
  const against = areOpposed(from.ladder, to.ladder)
  const written = (own: readonly number[], asked: readonly number[]): number[] => {
    const latent = latentOf(places, own)
    // Opposed ladders are mirrored: what stands high on one stands low on the other.
    return placesAt(against ? { ...latent, position: -latent.position } : latent, asked)
  }
  const usual = written(usualCuts(from.ask, from.ladder, figures), cuts)
  if (own || other) return usual
  const byName = written(cutsByPosition(from.ladder.at, position), cutsByPosition(to.ladder.at, position))
  const yesNo = from.ladder.set === 'yes_no' || to.ladder.set === 'yes_no'
  const ofYesNo = sameMatter(from.ask, to.ask) ? blend.by_position_opinion : blend.by_position_yes_no
  const share = yesNo ? ofYesNo : blend.by_position
  return usual.map((place, at) => (1 - share) * place + share * byName[at]!)
}

/** The place of a cut between known cuts: on the line from one to the next, and beyond the ends along the spread. */
function placeAt(cut: number, places: readonly number[], cuts: readonly number[], spread: number): number {
  const last = cuts.length - 1
  if (cut <= cuts[0]!) return places[0]! + (cut - cuts[0]!) / spread
  if (cut >= cuts[last]!) return places[last]! + (cut - cuts[last]!) / spread
  let step = 1
  while (cuts[step]! < cut) step++
  const share = (cut - cuts[step - 1]!) / (cuts[step]! - cuts[step - 1]!)
  return places[step - 1]! + share * (places[step]! - places[step - 1]!)
}

/** Places on a ladder that starts with nothing, given the first: of the others, what is usual among those beyond it. */
function beyond(first: number, cuts: readonly number[]): number[] {
  const above = (place: number): number => 1 - normalShare(place)
  return cuts.map((cut) => normalPlace(1 - (above(first) * above(cut)) / Math.max(1e-3, above(cuts[0]!))))
}

/** Kinds of questions where a yes is no deed: whoever is somewhat satisfied says yes, and so does who would probably buy. */
const opinions = new Set(['attitude', 'feeling', 'satisfaction', 'trust', 'importance', 'message', 'feature'])
const intentions = new Set(['intent', 'concept', 'price', 'switching', 'loyalty'])

const sameMatter = (one: string, other: string): boolean =>
  (one === other && opinions.has(one)) || (intentions.has(one) && intentions.has(other))

/** Quantities further apart than this factor, as a logarithm, are quantities of different things. */
const REGION = 1.2

/** Where the population is cut on a standard normal scale, given its shares from low to high. */
export function placesOf(shares: readonly number[]): number[] {
  const places: number[] = []
  let below = 0
  for (let step = 0; step + 1 < shares.length; step++) {
    below += shares[step]!
    places.push(normalPlace(below))
  }
  return places
}

/** The shares, low to high, of a population cut at these places. */
export function sharesOf(places: readonly number[]): number[] {
  let below = 0
  const shares = places.map((place) => {
    // Cuts that would cross (an extreme stretch) leave an empty step, never a negative one.
    const reached = Math.max(below, normalShare(place))
    const share = reached - below
    below = reached
    return share
  })
  return [...shares, 1 - below]
}

/** How firmly a spread is held at 1 against what the cuts of one question say. */
const HOLD = 0.6

/** The latent position and spread behind places on a ladder: a weighted straight line through usual and actual cuts. */
export function latentOf(places: readonly number[], cuts: readonly number[]): Latent {
  let weight = 0
  let place = 0
  let cut = 0
  for (const [at, z] of places.entries()) {
    const w = worth(z)
    weight += w
    place += w * z
    cut += w * cuts[at]!
  }
  place /= weight
  cut /= weight
  let across = HOLD
  let along = HOLD
  for (const [at, z] of places.entries()) {
    across += worth(z) * (z - place) * (cuts[at]! - cut)
    along += worth(z) * (z - place) ** 2
  }
  const spread = Math.min(1.8, Math.max(0.55, across / along))
  return { position: cut - spread * place, spread }
}

/** Cuts in the tails are known less well than those in the middle. */
const worth = (z: number): number => Math.exp(-z * z * 0.35)

/** A latent written on a ladder: where its population is cut. */
export const placesAt = ({ position, spread }: Latent, cuts: readonly number[]): number[] =>
  cuts.map((cut) => (cut - position) / spread)
