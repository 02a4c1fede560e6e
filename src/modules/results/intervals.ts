import { t95, Z95 } from './distributions.ts'
import type { Estimate } from './results.ts'
import type { Moments } from './weighted.ts'

/** Standard deviations of a normal distribution from its middle to either end of its middle 80 %. */
const Z80 = 1.2816

/**
 * How many respondents the engine's stated error is worth. A share is said to be off by up to `error_points` in 80 of
 * 100 cases, which is a standard deviation; it is taken to be that of an even share and to shrink towards 0 and 1 as
 * that of a sample does, and a sample with this deviation has this size. Null where no error is stated.
 */
export function modelN(error_points: number | null): number | null {
  if (error_points === null || !(error_points > 0)) return null
  const deviation = error_points / 100 / Z80
  return 1 / (4 * deviation ** 2)
}

/** The size of a sample whose error is the sampling error and the engine's together. */
export function jointN(n_effective: number, n_model: number | null): number {
  return n_model === null || n_effective === 0 ? n_effective : 1 / (1 / n_effective + 1 / n_model)
}

/** Wilson's interval: it stays within 0 and 1, and does not shrink to a point where everybody agrees. */
export function shareEstimate(share: number, n: number): Estimate {
  if (!(n > 0)) return { value: share, ci_low: 0, ci_high: 1 }
  const square = Z95 ** 2 / n
  const middle = (share + square / 2) / (1 + square)
  const half = (Z95 / (1 + square)) * Math.sqrt((share * (1 - share)) / n + square / (4 * n))
  return {
    value: share,
    ci_low: share === 0 ? 0 : Math.max(0, Math.min(share, middle - half)),
    ci_high: share === 1 ? 1 : Math.min(1, Math.max(share, middle + half)),
  }
}

/** What an answer can be; either end may be infinite. */
export interface Bounds {
  min: number
  max: number
  /** The least that two different answers differ by, where that is known. */
  step: number | null
}

/**
 * Student's interval within what is possible. Where all agree, or nearly, answers are taken to vary as if one more had
 * answered a step beside them: that twelve people say 5 does not make 5 certain. Undefined where nothing can be said:
 * for a single number without bounds.
 */
export function meanEstimate(
  { mean, variance, n_effective }: Moments,
  n: number,
  bounds: Bounds,
): Estimate | undefined {
  if (n_effective === 0) return undefined
  if (variance === null) {
    const { min, max } = bounds
    return Number.isFinite(min) && Number.isFinite(max) ? within({ value: mean, ci_low: min, ci_high: max }) : undefined
  }
  const least = bounds.step === null ? 0 : (n_effective * bounds.step ** 2) / (n_effective + 1) ** 2
  const half = t95(Math.max(1, n - 1)) * Math.sqrt(Math.max(variance, least) / n)
  return within({
    value: mean,
    ci_low: Math.max(bounds.min, mean - half),
    ci_high: Math.min(bounds.max, mean + half),
  })
}

/** An answer beyond its bounds, which nothing rules out, must not leave its own interval. */
const within = ({ value, ci_low, ci_high }: Estimate): Estimate => ({
  value,
  ci_low: Math.min(value, ci_low),
  ci_high: Math.max(value, ci_high),
})
