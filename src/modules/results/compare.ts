import { t95, tTails } from './distributions.ts'
import type { Difference } from './results.ts'
import { type Moments, momentsOf } from './weighted.ts'

export type Comparison = Pick<Difference, 'n' | 'n_others' | 'value' | 'others' | 'difference' | 'p'>

export interface Side {
  values: readonly number[]
  weights: readonly number[]
}

export interface Precision {
  /** What a difference cannot exceed. */
  range: number
  /** The engine's error of a difference, as a standard deviation, where answers vary by `sd`. */
  model_sd: (sd: number) => number
}

/** As if so many more, who vary as everybody does, had been asked of each side. */
const BORROWED = 2

/**
 * Two means, or shares, with the sampling error and the engine's. Undefined where all answers are the same.
 *
 * The test supposes that both sides vary as everybody does, because five people who happen to agree would otherwise seem
 * to be a sure thing; the interval lets each vary for itself, but for a little borrowed from everybody. Both use t with
 * Welch's degrees of freedom, so that what rests on few people has to be larger.
 */
export function compare(side: Side, otherSide: Side, { range, model_sd }: Precision): Comparison | undefined {
  const one = momentsOf(side.values, side.weights)
  const other = momentsOf(otherSide.values, otherSide.weights)
  const { variance } = momentsOf([...side.values, ...otherSide.values], [...side.weights, ...otherSide.weights])
  if (variance === null || !(variance > 0)) return undefined
  const model = model_sd(Math.sqrt(variance)) ** 2
  const value = one.mean - other.mean

  const alike = errorOf(one, other, model, () => variance)
  const own = errorOf(one, other, model, (moments) => {
    const { n_effective } = moments
    return (n_effective * (moments.variance ?? variance) + BORROWED * variance) / (n_effective + BORROWED)
  })
  const half = t95(own.df) * own.error
  return {
    n: one.n,
    n_others: other.n,
    value: one.mean,
    others: other.mean,
    difference: { value, ci_low: Math.max(-range, value - half), ci_high: Math.min(range, value + half) },
    p: tTails(value / alike.error, alike.df),
  }
}

function errorOf(one: Moments, other: Moments, model: number, varianceOf: (moments: Moments) => number) {
  const [a, b] = [one, other].map((moments) => varianceOf(moments) / moments.n_effective) as [number, number]
  const total = a + b + model
  const freedom = (moments: Moments): number => Math.max(1, moments.n_effective - 1)
  return { error: Math.sqrt(total), df: total ** 2 / (a ** 2 / freedom(one) + b ** 2 / freedom(other)) }
}
