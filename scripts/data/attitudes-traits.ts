import { traits } from '../../src/modules/population/vocabulary.ts'
import { cholesky, type Matrix, possible, round } from './attitudes-algebra.ts'

/**
 * The five traits: authored estimates after published meta-analyses, not measurements of ours. Sizes are those that
 * reviews agree on, rounded, in standard deviations: women score lower on emotional stability and higher on
 * agreeableness by about 0.4; conscientiousness, agreeableness and stability rise through adult life, openness and
 * extraversion fall slightly; openness goes with education. Order: openness, conscientiousness, extraversion,
 * agreeableness, emotional stability.
 */
const ages = [20, 30, 45, 60, 75]
const byAge: Matrix = [
  [0.15, 0.08, 0, -0.05, -0.2],
  [-0.4, -0.1, 0.1, 0.2, 0.1],
  [0.12, 0.05, 0, -0.05, -0.12],
  [-0.22, -0.1, 0, 0.12, 0.2],
  [-0.22, -0.1, 0, 0.12, 0.18],
]
const women = [0, 0.1, 0.1, 0.4, -0.4]
const byEducation: Matrix = [
  [-0.35, -0.2, 0, 0.2, 0.35],
  [-0.1, -0.05, 0, 0.05, 0.1],
  [-0.05, -0.03, 0, 0.05, 0.05],
  [-0.05, 0, 0, 0.03, 0.05],
  [-0.12, -0.05, 0, 0.06, 0.1],
]
/** Between the traits of one person, uncorrected for reliability. */
const between: Matrix = [
  [1, 0.1, 0.22, 0.1, 0.08],
  [0.1, 1, 0.15, 0.25, 0.25],
  [0.22, 0.15, 1, 0.15, 0.2],
  [0.1, 0.25, 0.15, 1, 0.25],
  [0.08, 0.25, 0.2, 0.25, 1],
]
/** With the attitudes, beyond what age, sex and education make common. */
const links: Record<string, number[]> = {
  social_conservatism: [-0.2, 0.08, 0, 0, 0],
  economic_conservatism: [-0.1, 0.08, 0.03, -0.1, 0.05],
  religiosity: [-0.05, 0.1, 0.06, 0.15, 0.03],
  trust_in_people: [0.05, 0.03, 0.08, 0.22, 0.12],
  trust_in_institutions: [0, 0.03, 0.05, 0.1, 0.05],
  environmental_concern: [0.18, 0, 0, 0.1, -0.03],
  science_and_technology: [0.22, 0, 0, 0, 0.03],
  digital_engagement: [0.08, -0.08, 0.12, 0, -0.05],
  financial_security: [0, 0.15, 0.05, 0.03, 0.18],
  financial_planning: [0.05, 0.3, 0.05, 0.05, 0.08],
  life_satisfaction: [0.03, 0.2, 0.2, 0.12, 0.35],
  food_curiosity: [0.3, 0, 0.1, 0, 0.05],
}

const interpolated = (age: number, values: number[]): number => {
  const value = Math.max(ages[0]!, Math.min(ages.at(-1)!, age))
  const from = Math.max(
    0,
    ages.findLastIndex((knot, i) => knot <= value && i < ages.length - 1),
  )
  const part = (value - ages[from]!) / (ages[from + 1]! - ages[from]!)
  return values[from]! + part * (values[from + 1]! - values[from]!)
}

const thousandths = (value: number): number => Math.round(value * 1000) + 0

/** `attitudes`: the correlations of what demographics leave unexplained. */
export function traitsModel(names: readonly string[], attitudes: Matrix) {
  const all = [
    ...attitudes.map((row, i) => [...row, ...links[names[i]!]!]),
    ...traits.map((_, t) => [...names.map((name) => links[name]![t]!), ...between[t]!]),
  ]
  const joint = cholesky(possible(all))!
  return {
    basis: 'authored estimates after published meta-analyses',
    traits,
    effects: {
      age: Array.from({ length: 100 }, (_, age) => byAge.map((values) => thousandths(interpolated(age, values)))),
      sex: [women.map((d) => thousandths(-d / 2)), women.map((d) => thousandths(d / 2))],
      education5: Array.from({ length: 5 }, (_, level) => byEducation.map((values) => thousandths(values[level]!))),
    },
    /** What is left for chance, so that the whole has a standard deviation of about one. */
    spread: [0.97, 0.97, 0.99, 0.96, 0.95],
    alone: cholesky(between)!.map((row, i) => row.slice(0, i + 1).map((value) => round(value, 4))),
    linked: joint
      .slice(names.length)
      .map((row, i) => row.slice(0, names.length + i + 1).map((value) => round(value, 4))),
  }
}
