import type { Term } from '../../src/modules/population/synthesis/attitudes-groups.ts'
import { type Matrix, solver } from './attitudes-algebra.ts'
import { designOf, effectsOf, sumOf } from './attitudes-design.ts'
import type { Factor } from './attitudes-factor.ts'
import { demographicTerms, type Survey } from './attitudes-surveys.ts'

export interface Regression {
  /** By term and code, in standard deviations of the attitude; their weighted mean over the adults is zero. */
  effects: Partial<Record<Term, number[]>>
  /** By respondent. */
  fitted: Float64Array
  /** Score minus fitted; only meaningful where the score has a finite error. */
  residual: Float64Array
  r2: number
}

/** As many respondents' worth of evidence that a group does not differ: keeps small groups from wild values. */
const RIDGE = 15
/** About the variance that demographics leave; a score counts the less, the larger its own error is beside it. */
export const LEFT_OVER = 0.75

/** Main effects of the demographic terms on an attitude. */
export function regress(factor: Factor, survey: Survey): Regression {
  const design = designOf(
    survey,
    demographicTerms.filter((term) => survey.codes[term]),
  )
  const { score, error } = factor
  const width = design.parts.length + 1
  const a: Matrix = Array.from({ length: width }, (_, i) =>
    Array.from({ length: width }, (_, j) => (i === j && i > 0 ? RIDGE : 0)),
  )
  const b: number[] = new Array(width).fill(0)
  for (let at = 0; at < survey.size; at++) {
    if (error[at] === Number.POSITIVE_INFINITY) continue
    const weight = survey.weight[at]! / (LEFT_OVER + error[at]!)
    const [columns, values] = [design.columns[at]!, design.values[at]!]
    columns.forEach((i, k) => {
      b[i]! += weight * values[k]! * score[at]!
      columns.forEach((j, l) => {
        a[i]![j]! += weight * values[k]! * values[l]!
      })
    })
  }
  const coefficients = solver(a)(b)
  const raw = Float64Array.from({ length: survey.size }, (_, at) => sumOf(design, at, coefficients))
  const mean = weightedMean(raw, survey.weight)
  const fitted = raw.map((value) => value - mean)
  const squares = fitted.map((value) => value ** 2)
  return {
    effects: effectsOf(design, coefficients, survey),
    fitted,
    residual: raw.map((value, at) => score[at]! - value),
    r2: weightedMean(squares, survey.weight),
  }
}

function weightedMean(values: Float64Array, weights: Float64Array): number {
  let [sum, total] = [0, 0]
  for (let at = 0; at < values.length; at++) {
    sum += weights[at]! * values[at]!
    total += weights[at]!
  }
  return sum / total
}

/** Correlation of what the demographic terms leave unexplained; the items' errors are independent and cancel. */
export function residualCorrelation(first: Factor & Regression, second: Factor & Regression, weights: Float64Array) {
  let [sum, total, n] = [0, 0, 0]
  for (let at = 0; at < weights.length; at++) {
    const spread = (LEFT_OVER + first.error[at]!) * (LEFT_OVER + second.error[at]!)
    if (spread === Number.POSITIVE_INFINITY) continue
    sum += (weights[at]! / spread) * first.residual[at]! * second.residual[at]!
    total += weights[at]! / spread
    n++
  }
  return { r: sum / total / Math.sqrt((1 - first.r2) * (1 - second.r2)), n }
}
