import type { Assumptions } from './world-assumptions.ts'

type Levels = [number, number, number]
type BySexAndAge = Record<'M' | 'F', Record<string, Levels>>

export interface EducationFigures {
  edu3_est_by_age: BySexAndAge
  barro_lee_2010_cohorts_edu3: BySexAndAge | null
  adults_k_by_age_2025: { M: number[]; F: number[] }
  approx_from_memory: { edu_25_64_pct: { below_upper_sec: number; upper_sec: number; tertiary: number } }
}

const ages = ['18-24', '25-39', '40-64', '65+'] as const
/** Which bands of age make up 25-39 and 40-64. */
const bandsOf = { '25-39': [2, 5], '40-64': [5, 10] } as const
/** Odds of women against men for below upper secondary and for tertiary at 25-39, where schooling was not equal. */
const youngGap: Record<string, [number, number]> = { IN: [1.45, 0.85], NG: [1.6, 0.75], TR: [1.25, 1], ID: [1.1, 1.05] }
/** At 40 and over, where no cohort figures exist. */
const oldGap: Record<string, [number, number]> = { NG: [2.2, 0.55] }

/**
 * Three levels by sex and age. Before 40 they are the estimates by age, from 40 on half these and half the cohorts of
 * Barro and Lee (either alone is far off in some country), with the cohorts' gap between the sexes. People of 25 to 64
 * together have the country's shares.
 */
export function educationLevels(country: string, figures: EducationFigures): Levels[][] {
  const { edu3_est_by_age: estimates, barro_lee_2010_cohorts_edu3: cohorts, adults_k_by_age_2025: adults } = figures
  const table = ages.map((age) => {
    const both = mean(estimates.M[age]!, estimates.F[age]!)
    if (age === '18-24') return [estimates.M[age]!, estimates.F[age]!].map(normal)
    if (age === '25-39') {
      const gap = youngGap[country]
      return gap === undefined ? [estimates.M[age]!, estimates.F[age]!].map(normal) : parted(both, gap)
    }
    const known = cohorts === null ? undefined : ([cohorts.M[age]!, cohorts.F[age]!] as const)
    const level = known === undefined ? both : mean(both, mean(...known))
    return parted(level, known === undefined ? (oldGap[country] ?? [1, 1]) : gapOf(...known))
  })
  const { below_upper_sec, upper_sec, tertiary } = figures.approx_from_memory.edu_25_64_pct
  const wanted = normal([below_upper_sec, upper_sec, tertiary])
  for (let round = 0; round < 60; round++) {
    const reached: Levels = [0, 0, 0]
    let people = 0
    for (const [at, age] of [
      [1, '25-39'],
      [2, '40-64'],
    ] as const) {
      for (const [sex, key] of [
        [0, 'M'],
        [1, 'F'],
      ] as const) {
        const size = adults[key].slice(...bandsOf[age]).reduce((sum, number) => sum + number, 0)
        people += size
        for (let level = 0; level < 3; level++) reached[level]! += size * table[at]![sex]![level]!
      }
    }
    const factors = wanted.map((share, level) => share / (reached[level]! / people))
    for (const at of [1, 2])
      table[at] = table[at]!.map((row) => normal(row.map((share, l) => share * factors[l]!) as Levels))
  }
  return [0, 1].map((sex) => table.map((row) => row[sex]!))
}

const mean = (a: Levels, b: Levels): Levels => a.map((value, at) => (value + b[at]!) / 2) as Levels
const normal = (levels: Levels): Levels => {
  const total = levels.reduce((sum, level) => sum + level, 0)
  return levels.map((level) => level / total) as Levels
}
const odds = (percent: number): number => percent / (100 - percent)
const gapOf = (men: Levels, women: Levels): [number, number] => [
  odds(women[0]) / odds(men[0]),
  odds(women[2]) / odds(men[2]),
]

/** The same level on average, with the given odds of women against men for the lowest and the highest level. */
function parted(level: Levels, [lowest, highest]: [number, number]): Levels[] {
  const shift = (percent: number, factor: number): number => {
    const value = odds(Math.min(99, Math.max(0.5, percent))) * factor
    return (100 * value) / (1 + value)
  }
  return [-0.5, 0.5].map((side) => {
    const low = shift(level[0], lowest ** side)
    const high = Math.min(shift(level[2], highest ** side), 100 - low - 1)
    return normal([low, 100 - low - high, high])
  })
}

/** Of those with upper secondary education, who began but did not finish more: many while young, some later. */
const SOME_COLLEGE = [0.42, 0.16, 0.12, 0.07]
/** Of master's and bachelor's degrees, law, medicine and the like. */
const PROFESSIONAL = 0.06

/** Our eight codes, by assumption: the country's split of degrees; hardly any higher ones before 25. */
export function educationCodes(levels: Levels[][], { degrees }: Assumptions): number[][][] {
  const total = degrees.reduce((sum, share) => sum + share, 0)
  return levels.map((rows) =>
    rows.map(([low, middle, high], age) => {
      const [short, bachelor, master, doctor] =
        age === 0 ? [degrees[0]! / total, 0.94 - degrees[0]! / total, 0.06, 0] : degrees.map((share) => share / total)
      const long = bachelor! + master!
      const professional = age === 0 ? 0.01 : PROFESSIONAL * long
      return [
        low,
        middle * (1 - SOME_COLLEGE[age]!),
        middle * SOME_COLLEGE[age]!,
        high * short!,
        high * (bachelor! - professional * (bachelor! / long)),
        high * (master! - professional * (master! / long)),
        high * professional,
        high * doctor!,
      ]
    }),
  )
}
