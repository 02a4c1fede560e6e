/** The normal distribution function by its series, exact to double precision where it is used. */
export function distribution(z: number): number {
  let term = z
  let sum = z
  for (let k = 1; Math.abs(term) > 1e-17; k++) {
    term *= (z * z) / (2 * k + 1)
    sum += term
  }
  return 0.5 + density(z) * sum
}

const density = (z: number): number => Math.exp(-z * z * 0.5) / Math.sqrt(2 * Math.PI)

function quantile(share: number): number {
  let low = -8
  let high = 8
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (distribution(middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The mean of a standard normal variate between two shares of its distribution. */
export function meanBetween(low: number, high: number): number {
  const at = (share: number) => (share <= 0 || share >= 1 ? 0 : density(quantile(share)))
  return (at(low) - at(high)) / (high - low)
}

/** The tables that the draws use instead of functions. */
export function normalTables() {
  const quantiles = Array.from({ length: 512 }, (_, step) => Number(quantile(0.5 + step / 1024).toFixed(4)))
  // Between two entries a and b the mean square is (a² + ab + b²) / 3; the last entry makes the whole one.
  let squares = 0
  for (let step = 0; step < 511; step++) {
    const [a, b] = [quantiles[step]!, quantiles[step + 1]!]
    squares += (a * a + a * b + b * b) / 3
  }
  const last = quantiles[511]!
  const rest = 3 * (512 - squares) - last * last
  quantiles.push(Number(((-last + Math.sqrt(last * last + 4 * rest)) / 2).toFixed(4)))
  return {
    quantiles,
    distribution: Array.from({ length: 257 }, (_, step) => Number(distribution(step / 64).toFixed(5))),
    standings: Array.from({ length: 101 }, (_, standing) => {
      const from = Math.max(0, (standing - 0.5) / 100)
      return Number(meanBetween(from, Math.min(1, (standing + 0.5) / 100)).toFixed(3))
    }),
  }
}
