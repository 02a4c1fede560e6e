/**
 * The normal distribution for forecasts: good to seven digits, which is far below what any forecast knows. Results are
 * rounded once, where a forecast is complete, because exponentials differ between processors in the last digit.
 */

/** The share of a standard normal population below z. */
export function normalShare(z: number): number {
  if (z <= -8) return 0
  if (z >= 8) return 1
  // Zelen and Severo's polynomial in 1 / (1 + a·|z|): the error is below 8e-8.
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const tail =
    Math.exp((-z * z) / 2) *
    0.3989422804014327 *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return z < 0 ? tail : 1 - tail
}

/** Where a share of a standard normal population ends; shares closer to 0 or 1 than one in a thousand count as that. */
export function normalPlace(share: number): number {
  const p = Math.min(0.999, Math.max(0.001, share))
  const tail = Math.min(p, 1 - p)
  let size: number
  if (tail < 0.02425) {
    const q = Math.sqrt(-2 * Math.log(tail))
    size =
      -(
        ((((-7.784894002430293e-3 * q - 0.3223964580411365) * q - 2.400758277161838) * q - 2.549732539343734) * q +
          4.374664141464968) *
          q +
        2.938163982698783
      ) /
      ((((7.784695709041462e-3 * q + 0.3224671290700398) * q + 2.445134137142996) * q + 3.754408661907416) * q + 1)
  } else {
    const q = 0.5 - tail
    const r = q * q
    size =
      ((((((-39.69683028665376 * r + 220.9460984245205) * r - 275.9285104469687) * r + 138.357751867269) * r -
        30.66479806614716) *
        r +
        2.506628277459239) *
        q) /
      (((((-54.47609879822406 * r + 161.5858368580409) * r - 155.6989798598866) * r + 66.80131188771972) * r -
        13.28068155288572) *
        r +
        1)
  }
  return p < 0.5 ? -size : size
}

/** The logit of a share. */
export const logit = (share: number): number => {
  const p = Math.min(0.9995, Math.max(0.0005, share))
  return Math.log(p / (1 - p))
}

/** The share that a logit stands for. */
export const shareOfLogit = (value: number): number => 1 / (1 + Math.exp(-value))

/** Numbers that are no distribution, made one: no negatives, sum 1, six digits; what rounding leaves goes to the largest. */
export function asShares(values: readonly number[]): number[] {
  if (values.length === 0) return []
  const positive = values.map((value) => (Number.isFinite(value) && value > 0 ? value : 0))
  const total = positive.reduce((sum, value) => sum + value, 0)
  const shares = positive.map((value) => Math.round(1e6 * (total > 0 ? value / total : 1 / values.length)) / 1e6)
  const largest = shares.indexOf(Math.max(...shares))
  const others = shares.reduce((sum, share, at) => (at === largest ? sum : sum + share), 0)
  shares[largest] = Math.round(1e6 * (1 - others)) / 1e6
  return shares
}
