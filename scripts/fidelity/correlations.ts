import { meanBetween } from '../data/attitudes-normal.ts'

/** Answers of many people to one question along its ladder: steps from 1, 0 where not asked; and what each counts. */
export interface Column {
  steps: Uint8Array
  weight: Float64Array
}

/** Fewer people who answered both say little. */
const FEWEST = 200

/**
 * The correlation of what lies behind two questions' answers, with its standard error; null where too few answered both.
 * Steps count as the means of the normal variate between their cuts. A covariance of such scores falls short of that of
 * the variates by the scores' own variances, to the first order: these are made good.
 */
export function correlation(one: Column, other: Column): { value: number; error: number } | null {
  const [a, b] = [scored(one), scored(other)]
  let [sum, total, people] = [0, 0, 0]
  for (let at = 0; at < a.length; at++) {
    if (one.steps[at] === 0 || other.steps[at] === 0) continue
    const weight = Math.min(one.weight[at]!, other.weight[at]!)
    sum += weight * a[at]! * b[at]!
    total += weight
    people += weight > 0 ? 1 : 0
  }
  if (people < FEWEST) return null
  const mean = sum / total
  let squares = 0
  for (let at = 0; at < a.length; at++) {
    if (one.steps[at] === 0 || other.steps[at] === 0) continue
    squares += (Math.min(one.weight[at]!, other.weight[at]!) * (a[at]! * b[at]! - mean)) ** 2
  }
  return { value: Math.max(-1, Math.min(1, mean)), error: Math.sqrt(squares) / total }
}

const known = new WeakMap<Column, Float64Array>()

function scored(column: Column): Float64Array {
  let scores = known.get(column)
  if (scores === undefined) {
    const sums = new Float64Array(1 + column.steps.reduce((most, step) => Math.max(most, step), 0))
    column.steps.forEach((step, at) => {
      if (step > 0) sums[step]! += column.weight[at]!
    })
    const total = sums.reduce((sum, own) => sum + own, 0)
    let [below, variance] = [0, 0]
    const means = sums.map((sum) => {
      if (sum === 0) return 0
      const mean = meanBetween(below / total, Math.min(1, (below + sum) / total))
      below += sum
      variance += (sum / total) * mean ** 2
      return mean
    })
    scores = Float64Array.from(column.steps, (step) => (step === 0 || variance === 0 ? 0 : means[step]! / variance))
    known.set(column, scores)
  }
  return scores
}
