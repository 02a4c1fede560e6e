import { logitOfNormal, logitOfShare, normalOfLogit, shareBelow, shareOfLogit } from './latent-scale.ts'

/** How somebody leans before chance comes in. */
export interface Leaning {
  /** Logits towards the high end. */
  tilt: number
  /** On the normal scale, and how much is left to chance. */
  pull: number
  noise: number
  /** How far the answer is stretched from the middle of the scale. */
  stretch: number
  /** Where use settles the answer: the chance that somebody like this does not use the thing. */
  others: number
}

/** Where somebody with this noise stands, in logits. */
export const standing = ({ tilt, pull, noise, stretch }: Leaning, chance: number, middle: number): number =>
  middle + stretch * (tilt + logitOfNormal(pull + noise * chance) - middle)

/** The chance that somebody stands at a place or below. */
export const chanceBelow = ({ tilt, pull, noise, stretch }: Leaning, place: number, middle: number): number =>
  shareBelow((normalOfLogit(middle + (place - middle) / stretch - tilt) - pull) / noise)

/**
 * Whose answers lie at a place: anybody's, or, where use settles the answer, only users' (all others are below it) or
 * only the others' (all users are above it).
 */
export type Side = 'anybody' | 'users' | 'others'

/** Where the population stands: the share below a place, and the place below which a share is. */
export interface AnswerCurve {
  shareAt(place: number): number
  placeOf(share: number): number
}

const REACH = 20
const PER_UNIT = 4
const POINTS = 2 * REACH * PER_UNIT + 1

/** The curve of a population. Asked in logits of shares, because it is nearly straight in them. */
export function answerCurve(people: readonly Leaning[], middle = 0, side: Side = 'anybody'): AnswerCurve {
  const logitAt = (place: number): number => {
    let below = 0
    for (const person of people) {
      const chance = chanceBelow(person, place, middle)
      if (side === 'users') below += chance > person.others ? chance : person.others
      else below += side === 'others' && chance > person.others ? person.others : chance
    }
    return people.length > 0 ? logitOfShare(below / people.length) : place
  }
  let table: Float64Array | undefined
  return {
    shareAt: (place) => {
      table ??= Float64Array.from({ length: POINTS }, (_, point) => logitAt(middle + point / PER_UNIT - REACH))
      return shareOfLogit(interpolated(table, (place - middle + REACH) * PER_UNIT))
    },
    placeOf: (share) => reached(logitAt, logitOfShare(share), middle),
  }
}

function interpolated(values: Float64Array, at: number): number {
  if (!(at > 0)) return values[0]!
  if (at >= POINTS - 1) return values[POINTS - 1]!
  const step = Math.floor(at)
  return values[step]! + (values[step + 1]! - values[step]!) * (at - step)
}

/** Nobody stands further out: the strongest leanings, stretched as far as an answer is, end below 40. */
const FARTHEST = 48
const CLOSE = 1e-8
const ROUNDS = 60

/** Where a rising function reaches a value: steps outwards until it is passed, then straight lines from both sides. */
function reached(of: (place: number) => number, value: number, from: number): number {
  let [low, high] = [from - 1, from + 1]
  let [below, above] = [of(low) - value, of(high) - value]
  for (let step = 2; above < 0 && high < from + FARTHEST; step *= 2) {
    ;[low, below] = [high, above]
    high = Math.min(from + FARTHEST, high + step)
    above = of(high) - value
  }
  for (let step = 2; below > 0 && low > from - FARTHEST; step *= 2) {
    ;[high, above] = [low, below]
    low = Math.max(from - FARTHEST, low - step)
    below = of(low) - value
  }
  if (above <= 0) return high
  if (below >= 0) return low
  let place = low
  for (let round = 0; round < ROUNDS; round++) {
    place = low - (below * (high - low)) / (above - below)
    const off = of(place) - value
    if (Math.abs(off) < CLOSE || high - low < CLOSE) break
    // The end that stays loses weight, so that it moves next time.
    if (off < 0) [low, below, above] = [place, off, above / 2]
    else [high, above, below] = [place, off, below / 2]
  }
  return place
}
