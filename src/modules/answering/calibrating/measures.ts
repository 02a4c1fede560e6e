/** How near expected answers come to those of people. */

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Total variation: half the sum of the differences, or the share of answers that would have to change. */
export const distance = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, share, at) => sum + Math.abs(share - other[at]!), 0) / 2

/** Standard deviation of answers on a ladder whose ends are 0 and 1. */
export function spreadOf(shares: readonly number[]): number {
  const last = shares.length - 1
  const total = shares.reduce((sum, share) => sum + share, 0)
  const middle = shares.reduce((sum, share, at) => sum + (share * at) / last, 0) / total
  const square = shares.reduce((sum, share, at) => sum + share * (at / last - middle) ** 2, 0) / total
  return Math.sqrt(square)
}

/** The value that so many of all do not exceed; NaN where there are none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(part * sorted.length) - 1))] ?? Number.NaN
}

/** Pearson's; 0 where one side does not vary. */
export function correlation(pairs: readonly (readonly [number, number])[]): number {
  const [x, y] = [mean(pairs.map(([one]) => one)), mean(pairs.map(([, other]) => other))]
  let [across, alongX, alongY] = [0, 0, 0]
  for (const [one, other] of pairs) {
    across += (one - x) * (other - y)
    alongX += (one - x) ** 2
    alongY += (other - y) ** 2
  }
  return alongX > 0 && alongY > 0 ? across / Math.sqrt(alongX * alongY) : 0
}

const RESAMPLES = 1000

/**
 * The interval in which a mean lies in 95 of 100 resamples of whole families: questions of one family are right or wrong
 * together. The chance is a seeded one, so that the same answers have the same report.
 */
export function meanInterval(rows: readonly { family: string; value: number }[]): [low: number, high: number] {
  const families = [...Map.groupBy(rows, ({ family }) => family).values()].map((own) => ({
    sum: own.reduce((sum, { value }) => sum + value, 0),
    count: own.length,
  }))
  const next = chance(families.length)
  const means = Array.from({ length: RESAMPLES }, () => {
    let [sum, count] = [0, 0]
    for (let nth = 0; nth < families.length; nth++) {
      const drawn = families[Math.floor(next() * families.length)]!
      sum += drawn.sum
      count += drawn.count
    }
    return sum / count
  })
  return [quantile(means, 0.025), quantile(means, 0.975)]
}

/** Numbers from 0 to 1, from a linear congruential generator: enough for resampling. */
function chance(seed: number): () => number {
  let state = (seed ^ 0x2545f491) >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

/** 32 bits of a text (FNV-1a, its high bits mixed into the low ones). */
export function digest(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}
