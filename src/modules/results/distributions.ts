/**
 * The tails of the distributions that tests are read off. Incomplete gamma and beta functions, by series and continued
 * fractions evaluated with Lentz's method, give more digits than any result here is told with.
 */

const PRECISION = 1e-15
const TINY = 1e-300
const MOST_STEPS = 5000
/** Beyond this many degrees of freedom, t cannot be told from the normal distribution, whose square is a chi-square. */
const AS_GOOD_AS_NORMAL = 1e6
/** From here on the expansion in powers of 1/df is exact to seven digits. */
const EXPANDED_FROM = 200

/** The two-sided 95 % quantile of the normal distribution. */
export const Z95 = 1.959963984540054

/** How likely a chi-square of at least `x` is by chance. */
export function chiSquareTail(x: number, df: number): number {
  if (!(x > 0)) return 1
  const [a, z] = [df / 2, x / 2]
  const scale = Math.exp(a * Math.log(z) - z - logGamma(a))
  return clamped(z < a + 1 ? 1 - scale * gammaSeries(a, z) : scale * gammaFraction(a, z))
}

/** How likely Student's t is to be at least as far from 0 as `t`, on either side. `df` need not be whole. */
export function tTails(t: number, df: number): number {
  const square = t * t
  if (df > AS_GOOD_AS_NORMAL) return chiSquareTail(square, 1)
  return clamped(incompleteBeta(df / (df + square), square / (df + square), df / 2, 0.5))
}

/** What t stays within, on either side of 0, in 95 of 100 cases. At least one degree of freedom. */
export function t95(df: number): number {
  if (df > EXPANDED_FROM) {
    const z = Z95
    const first = (z ** 3 + z) / 4
    const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96
    const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384
    return z + first / df + second / df ** 2 + third / df ** 3
  }
  // On logarithmic scales the tail is nearly a straight line, so that secants find the place in a few steps.
  const freedom = Math.max(1, df)
  const above = (log: number): number => Math.log(tTails(Math.exp(log), freedom) / 0.05)
  let [from, to] = [Math.log(13), Math.log(Z95 + 1 / freedom)]
  let [gap, last] = [above(to), above(from)]
  for (let step = 0; step < 20 && Math.abs(gap) > 1e-13; step++) {
    const next = to - (gap * (to - from)) / (gap - last)
    ;[from, last, to] = [to, gap, next]
    gap = above(to)
  }
  return Math.exp(to)
}

const clamped = (probability: number): number => Math.min(1, Math.max(0, probability))

/** Stirling's series, at a place that recurrence has moved far enough out for it. */
function logGamma(x: number): number {
  let shift = 0
  let at = x
  for (; at < 12; at++) shift += Math.log(at)
  const square = 1 / (at * at)
  const series = (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square * (1 / 1680 - square / 1188)))) / at
  return (at - 0.5) * Math.log(at) - at + 0.5 * Math.log(2 * Math.PI) + series - shift
}

function gammaSeries(a: number, z: number): number {
  let term = 1 / a
  let sum = term
  for (let step = 1; step < MOST_STEPS && term > sum * PRECISION; step++) {
    term *= z / (a + step)
    sum += term
  }
  return sum
}

function gammaFraction(a: number, z: number): number {
  return 1 / continued(z + 1 - a, (step) => [-step * (step - a), z + 2 * step + 1 - a])
}

/** The regularised incomplete beta function at x; `y` is 1 - x, handed in so that it keeps its digits near 0. */
function incompleteBeta(x: number, y: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (y <= 0) return 1
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(y, x, b, a)
  const scale = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(y)) / a
  const fraction = continued(1, (step) => {
    const half = Math.floor(step / 2)
    const top = step % 2 === 0 ? half * (b - half) * x : -(a + half) * (a + b + half) * x
    return [top / ((a + step - 1) * (a + step)), 1]
  })
  return scale / fraction
}

/** first + top(1) / (bottom(1) + top(2) / (bottom(2) + …)), until it no longer changes. */
function continued(first: number, part: (step: number) => [top: number, bottom: number]): number {
  let value = first === 0 ? TINY : first
  let c = value
  let d = 0
  for (let step = 1; step < MOST_STEPS; step++) {
    const [top, bottom] = part(step)
    d = bottom + top * d
    c = bottom + top / c
    d = 1 / (d === 0 ? TINY : d)
    if (c === 0) c = TINY
    const change = c * d
    value *= change
    if (Math.abs(change - 1) < PRECISION) break
  }
  return value
}
