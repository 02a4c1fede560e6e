import type { Choice } from '../../src/modules/population/synthesis/attitudes-choice.ts'
import type { Term } from '../../src/modules/population/synthesis/attitudes-groups.ts'
import { type Matrix, solver } from './attitudes-algebra.ts'
import { designOf, effectsOf, sumOf } from './attitudes-design.ts'
import type { Survey } from './attitudes-surveys.ts'
import { shareTargets } from './attitudes-targets.ts'

/** Respondents' worth of evidence for no difference; by cross-validation 10 to 20 was best for these surveys. */
const RIDGE = 15
const ROUNDS = 120

interface Attribute {
  categories: readonly string[]
  /** By respondent, -1 where not known. */
  values: ArrayLike<number>
  asks: readonly Term[]
}

/**
 * A multinomial logit on main effects, as odds that multiply. (Trees were tried: with a few thousand respondents and
 * effects that mostly add up, they predicted respondents left aside clearly worse.)
 */
export function fitChoice(survey: Survey, { categories, values, asks }: Attribute) {
  const design = designOf(survey, asks)
  const width = design.parts.length + 1
  const known = Array.from({ length: survey.size }, (_, at) => at).filter((at) => values[at]! >= 0)
  // The curvature is never more than this bound (Böhning), so one factorisation serves all rounds.
  const bound: Matrix = Array.from({ length: width }, (_, i) =>
    Array.from({ length: width }, (_, j) => (i === j ? (i > 0 ? RIDGE : 1e-6) : 0)),
  )
  for (const at of known) {
    const [columns, shares] = [design.columns[at]!, design.values[at]!]
    columns.forEach((i, k) => {
      columns.forEach((j, l) => {
        bound[i]![j]! += 0.5 * survey.weight[at]! * shares[k]! * shares[l]!
      })
    })
  }
  const solve = solver(bound)
  const coefficients = categories.map(() => new Float64Array(width))
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = coefficients.map((own) => own.map((value, i) => (i > 0 ? -RIDGE * value : 0)))
    for (const at of known) {
      const odds = coefficients.map((own) => Math.exp(sumOf(design, at, own)))
      const total = odds.reduce((sum, value) => sum + value, 0)
      odds.forEach((value, category) => {
        const miss = survey.weight[at]! * ((values[at] === category ? 1 : 0) - value / total)
        const [slope, columns, shares] = [slopes[category]!, design.columns[at]!, design.values[at]!]
        for (let k = 0; k < columns.length; k++) slope[columns[k]!]! += miss * shares[k]!
      })
    }
    slopes.forEach((slope, category) => {
      solve(slope).forEach((step, i) => {
        coefficients[category]![i]! += step
      })
    })
  }
  const targets = shareTargets(survey, values, categories)
  const effects = coefficients.map((own) => effectsOf(design, own, survey))
  const means = coefficients.map((own) => {
    const total = known.reduce((sum, at) => sum + survey.weight[at]!, 0)
    return known.reduce((sum, at) => sum + (survey.weight[at]! * sumOf(design, at, own)) / total, 0)
  })
  const choice: Choice = {
    categories,
    overall: targets.overall.shares,
    base: means.map((mean) => significant(Math.exp(mean - means[0]!))),
    odds: Object.fromEntries(
      asks.map((term) => [
        term,
        effects[0]![term]!.map((_, code) =>
          effects.map((of) => significant(Math.exp(of[term]![code]! - effects[0]![term]![code]!))),
        ),
      ]),
    ),
  }
  return { choice, targets }
}

export const significant = (value: number): number => Number(value.toPrecision(4))
