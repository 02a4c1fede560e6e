/** Of numbers that do not all count the same. Lists go together by position. */

export interface Moments {
  n: number
  /** Kish's: how many equally weighted ones they are worth. */
  n_effective: number
  mean: number
  /** Of whom they were drawn from; null for a single one, which says nothing about how others vary. */
  variance: number | null
}

export function momentsOf(values: readonly number[], weights: readonly number[]): Moments {
  let total = 0
  let squares = 0
  let sum = 0
  let [least, most] = [Infinity, -Infinity]
  for (let at = 0; at < values.length; at++) {
    total += weights[at]!
    squares += weights[at]! ** 2
    sum += weights[at]! * values[at]!
    least = Math.min(least, values[at]!)
    most = Math.max(most, values[at]!)
  }
  if (total === 0) return { n: 0, n_effective: 0, mean: 0, variance: null }
  // Rounding can carry a mean a hair beyond the values that it is of, and so beyond its own interval.
  const mean = Math.min(most, Math.max(least, sum / total))
  let spread = 0
  for (let at = 0; at < values.length; at++) spread += weights[at]! * (values[at]! - mean) ** 2
  const freedom = 1 - squares / total ** 2
  return {
    n: values.length,
    n_effective: total ** 2 / squares,
    mean,
    variance: freedom > 1e-12 ? spread / total / freedom : null,
  }
}

export function effectiveN(weights: readonly number[]): number {
  let total = 0
  let squares = 0
  for (const weight of weights) {
    total += weight
    squares += weight ** 2
  }
  return total === 0 ? 0 : total ** 2 / squares
}

/** Half of the weight lies on either side; where that is so between two numbers, what is halfway between them. */
export function medianOf(values: readonly number[], weights: readonly number[]): number {
  const order = inOrder(values)
  const total = order.reduce((sum, at) => sum + weights[at]!, 0)
  let below = 0
  for (let place = 0; place < order.length; place++) {
    below += weights[order[place]!]!
    const gap = below - total / 2
    if (Math.abs(gap) <= 1e-9 * total) return (values[order[place]!]! + values[order[place + 1]!]!) / 2
    if (gap > 0) return values[order[place]!]!
  }
  return Number.NaN
}

/** The weight below each number and half the weight of its equals: with equal weights, the usual midranks less a half. */
export function midranksOf(values: readonly number[], weights: readonly number[]): number[] {
  const order = inOrder(values)
  const ranks = new Array<number>(values.length)
  let below = 0
  for (let place = 0; place < order.length; ) {
    const value = values[order[place]!]!
    let end = place
    let equal = 0
    for (; end < order.length && values[order[end]!]! === value; end++) equal += weights[order[end]!]!
    for (; place < end; place++) ranks[order[place]!] = below + equal / 2
    below += equal
  }
  return ranks
}

const inOrder = (values: readonly number[]): number[] =>
  values.map((_, at) => at).sort((a, b) => values[a]! - values[b]! || a - b)
