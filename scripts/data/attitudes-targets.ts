import type { Term } from '../../src/modules/population/synthesis/attitudes-groups.ts'
import { round } from './attitudes-algebra.ts'
import type { Factor } from './attitudes-factor.ts'
import { LEFT_OVER } from './attitudes-regression.ts'
import type { Survey } from './attitudes-surveys.ts'

/** What the population is compared with: shares and means by group as the surveys have them, with their precision. */
const dimensions: { name: string; term: Term; groups: string[]; of(code: number): number }[] = [
  {
    name: 'age',
    term: 'age',
    groups: ['18-29', '30-44', '45-64', '65+'],
    of: (age) => [30, 45, 65].filter((cut) => age >= cut).length,
  },
  { name: 'sex', term: 'sex', groups: ['male', 'female'], of: (code) => code },
  {
    name: 'education5',
    term: 'education5',
    groups: ['less_than_high_school', 'high_school', 'some_college', 'bachelors', 'higher'],
    of: (code) => code,
  },
  { name: 'ethnicity4', term: 'ethnicity4', groups: ['white', 'black', 'hispanic', 'other'], of: (code) => code },
  {
    name: 'region',
    term: 'division',
    groups: ['northeast', 'midwest', 'south', 'west'],
    of: (code) => [0, 0, 1, 1, 2, 2, 2, 3, 3][code]!,
  },
]

type ByGroup<Value> = Record<string, Record<string, Value>>

/** Smaller groups say too little, and what is published is to describe groups. */
const FEWEST = 50

function byGroup<Value extends { n: number }>(survey: Survey, summary: (members: number[]) => Value): ByGroup<Value> {
  const found: ByGroup<Value> = {}
  for (const { name, term, groups, of } of dimensions) {
    const codes = survey.codes[term]
    if (codes === undefined) continue
    const members: number[][] = groups.map(() => [])
    codes.forEach((code, at) => {
      if (code >= 0) members[of(code)]!.push(at)
    })
    found[name] = {}
    groups.forEach((group, i) => {
      const value = summary(members[i]!)
      if (value.n >= FEWEST) found[name]![group] = value
    })
  }
  return found
}

/** `values`: category by respondent, -1 where not known. */
export function shareTargets(survey: Survey, values: ArrayLike<number>, categories: readonly string[]) {
  const shares = (members: number[]) => {
    const sums: number[] = categories.map(() => 0)
    let [total, squares, n] = [0, 0, 0]
    for (const at of members) {
      if (values[at]! < 0) continue
      const weight = survey.weight[at]!
      sums[values[at]!]! += weight
      total += weight
      squares += weight ** 2
      n++
    }
    return { n, effective_n: Math.round(total ** 2 / squares), shares: sums.map((sum) => round(sum / total, 4)) }
  }
  const everybody = Array.from({ length: survey.size }, (_, at) => at)
  return {
    source: survey.source,
    year: survey.meta.year,
    categories,
    overall: shares(everybody),
    by: byGroup(survey, shares),
  }
}

/** Means in standard deviations of the attitude among all adults, with standard errors. */
export function meanTargets(factor: Factor, survey: Survey) {
  let centre = 0
  const mean = (members: number[]) => {
    let [sum, total, squares, n] = [0, 0, 0, 0]
    for (const at of members) {
      if (factor.error[at] === Number.POSITIVE_INFINITY) continue
      const weight = survey.weight[at]! / (LEFT_OVER + factor.error[at]!)
      sum += weight * factor.score[at]!
      total += weight
      squares += weight ** 2 * (1 + factor.error[at]!)
      n++
    }
    return { n, mean: round(sum / total - centre, 3), se: round(Math.sqrt(squares) / total, 3) }
  }
  // Who answered few items counts less, and may differ: the average adult is zero all the same.
  centre = mean(Array.from({ length: survey.size }, (_, at) => at)).mean
  return {
    source: survey.source,
    year: survey.meta.year,
    overall: { n: factor.n, mean: 0, sd: 1 },
    by: byGroup(survey, mean),
  }
}
