/** How near expected answers come to those of people. */

import { distance, mean } from '../../src/modules/answering/calibrating/measures.ts'

export { distance, mean }

/** On a ladder it counts how far answers would have to move: Wasserstein's distance, 1 from end to end. */
export function movement(one: readonly number[], other: readonly number[]): number {
  let [ahead, sum] = [0, 0]
  for (let at = 0; at + 1 < one.length; at++) {
    ahead += one[at]! - other[at]!
    sum += Math.abs(ahead)
  }
  return sum / (one.length - 1)
}

/** Mean and standard deviation of answers on a ladder from 0 to 1. */
export function placed(shares: readonly number[]): { mean: number; sd: number } {
  const last = shares.length - 1
  const middle = shares.reduce((sum, share, at) => sum + (share * at) / last, 0)
  const square = shares.reduce((sum, share, at) => sum + share * (at / last - middle) ** 2, 0)
  return { mean: middle, sd: Math.sqrt(square) }
}

export const entropy = (shares: readonly number[]): number =>
  -shares.reduce((sum, share) => sum + (share > 0 ? share * Math.log(share) : 0), 0)

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted.length === 0 ? Number.NaN : (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2
}

const RESAMPLES = 1000

/**
 * The interval in which a figure lies in 95 of 100 resamples of whole families: questions of one family are right or
 * wrong together. The chance is a seeded one, so that the document is the same for everybody.
 */
export function interval<Row>(
  rows: readonly Row[],
  familyOf: (row: Row) => string,
  figure: (rows: readonly Row[]) => number,
): [low: number, high: number] {
  const families = [...Map.groupBy(rows, familyOf).values()]
  const next = chance(families.length)
  const figures = Array.from({ length: RESAMPLES }, () =>
    figure(families.flatMap(() => families[Math.floor(next() * families.length)]!)),
  ).sort((a, b) => a - b)
  return [figures[Math.floor(0.025 * RESAMPLES)]!, figures[Math.floor(0.975 * RESAMPLES)]!]
}

const DRAWS = 40

/** How far so many people, drawn at random from the real answers, are from all of them: what no panel of that size beats. */
export function drawnPeople(trials: readonly { actual: readonly number[] }[], size: number): number {
  const next = chance(size)
  return mean(
    trials.flatMap(({ actual }) =>
      Array.from({ length: DRAWS }, () => {
        const counts = actual.map(() => 0)
        for (let person = 0; person < size; person++) counts[drawn(actual, next())]! += 1 / size
        return distance(counts, actual)
      }),
    ),
  )
}

function drawn(shares: readonly number[], at: number): number {
  let below = 0
  const found = shares.findIndex((share) => {
    below += share
    return at < below
  })
  return found < 0 ? shares.length - 1 : found
}

/** Numbers from 0 to 1 (mulberry32). */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
