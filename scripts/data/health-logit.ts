/** A group of coefficients of which each record has exactly one (`codes`), or a yes-or-no attribute of its own. */
export interface Term {
  size: number
  /** By record: which of the coefficients applies, or -1 for none. */
  codes: Int16Array
  /** How far a coefficient may be expected to lie from zero, or from its neighbour where `smooth`. */
  spread: number
  /** Neighbouring codes are alike, in runs of this many. */
  smooth?: number
}

export interface LogitFit {
  base: number
  /** Term by term. */
  weights: number[][]
  fitted: Float64Array
}

const ROUNDS = 40

/**
 * Logistic regression with a normal prior on every coefficient, by Newton's method. It keeps the weighted number of
 * people who have both the outcome and a predictor, which is why attributes drawn from a chain of such models come
 * together as often as they do in the survey.
 */
export function fitLogit(outcome: Float64Array, weights: Float64Array, terms: readonly Term[]): LogitFit {
  const starts: number[] = []
  let width = 1
  for (const term of terms) {
    starts.push(width)
    width += term.size
  }
  const size = outcome.length
  const active = Array.from({ length: size }, (_, record) => {
    const found = [0]
    terms.forEach((term, t) => {
      if (term.codes[record]! >= 0) found.push(starts[t]! + term.codes[record]!)
    })
    return found
  })
  const penalty = penalties(terms, starts, width)
  const beta = new Float64Array(width)
  const fitted = new Float64Array(size)
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = new Float64Array(width)
    const hessian = Float64Array.from(penalty)
    for (let i = 0; i < width; i++) {
      for (let j = 0; j < width; j++) gradient[i]! -= penalty[i * width + j]! * beta[j]!
    }
    for (let record = 0; record < size; record++) {
      const mine = active[record]!
      const chance = logistic(mine.reduce((sum, at) => sum + beta[at]!, 0))
      fitted[record] = chance
      const weight = weights[record]!
      const error = weight * (outcome[record]! - chance)
      const curvature = Math.max(weight * chance * (1 - chance), 1e-9)
      for (const i of mine) {
        gradient[i]! += error
        // The lower half is all that the solution reads.
        for (const j of mine) if (j <= i) hessian[i * width + j]! += curvature
      }
    }
    const change = solve(hessian, gradient, width)
    const largest = change.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
    // Far from the solution a full step may overshoot.
    const part = largest > 2 ? 2 / largest : 1
    for (let i = 0; i < width; i++) beta[i]! += part * change[i]!
    if (largest < 1e-3) break
  }
  return {
    base: beta[0]!,
    weights: terms.map((term, t) => [...beta.subarray(starts[t]!, starts[t]! + term.size)]),
    fitted,
  }
}

const logistic = (score: number): number => 1 / (1 + Math.exp(-score))

function penalties(terms: readonly Term[], starts: number[], width: number): Float64Array {
  const matrix = new Float64Array(width * width)
  matrix[0] = 1e-6
  terms.forEach((term, t) => {
    const precision = 1 / term.spread ** 2
    for (let code = 0; code < term.size; code++) {
      const i = starts[t]! + code
      // A smooth run is held to its neighbours, and only loosely to zero.
      matrix[i * width + i]! += term.smooth === undefined ? precision : precision / 100
      if (term.smooth === undefined || code % term.smooth === 0) continue
      matrix[i * width + i]! += precision
      matrix[(i - 1) * width + i - 1]! += precision
      matrix[i * width + i - 1]! -= precision
      matrix[(i - 1) * width + i]! -= precision
    }
  })
  return matrix
}

/** Cholesky. */
function solve(matrix: Float64Array, right: Float64Array, width: number): Float64Array {
  const lower = new Float64Array(width * width)
  for (let i = 0; i < width; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * width + j]!
      for (let k = 0; k < j; k++) sum -= lower[i * width + k]! * lower[j * width + k]!
      lower[i * width + j] = i === j ? Math.sqrt(sum) : sum / lower[j * width + j]!
    }
  }
  const found = new Float64Array(width)
  for (let i = 0; i < width; i++) {
    let sum = right[i]!
    for (let k = 0; k < i; k++) sum -= lower[i * width + k]! * found[k]!
    found[i] = sum / lower[i * width + i]!
  }
  for (let i = width - 1; i >= 0; i--) {
    let sum = found[i]!
    for (let k = i + 1; k < width; k++) sum -= lower[k * width + i]! * found[k]!
    found[i] = sum / lower[i * width + i]!
  }
  return found
}
