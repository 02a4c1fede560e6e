import type { Assumptions } from './world-assumptions.ts'

export interface LabourFigures {
  adults_k_by_age_2025: { M: number[]; F: number[] }
  labour_force: number
  unemployment: number
  youth_unemployment: number
  approx_from_memory: {
    lfpr_15plus: { M: number; F: number }
    employment_sector: { agri: number; industry: number; services: number }
  }
}

/** Which bands of age make up 18-24, 25-34, 35-44, 45-54, 55-64, 65-74 and 75+. */
const groups = [
  [0, 2],
  [2, 4],
  [4, 6],
  [6, 8],
  [8, 10],
  [10, 12],
  [12, 15],
] as const
/** Typical rates of men and women by age; the young and the old are each country's own. */
const typical = [
  [0, 0.92, 0.94, 0.92, 0.74, 0, 0],
  [0, 0.8, 0.8, 0.79, 0.6, 0, 0],
]
/** People of 15 to 17 against those of 18 to 24. */
const MINORS = 0.3
/** So many points from the remembered rates, the published labour force holds. */
const FAR = 6

/** People by sex and group of age; those of 15 to 17 are three years where 18-19 is two. */
const sizes = (figures: LabourFigures): { adults: number[]; minors: number }[] =>
  (['M', 'F'] as const).map((sex) => {
    const bands = figures.adults_k_by_age_2025[sex]
    return {
      adults: groups.map(([from, to]) => bands.slice(from, to).reduce((sum, n) => sum + n, 0)),
      minors: 1.5 * bands[0]!,
    }
  })

const shifted = (rate: number, by: number): number => 1 / (1 + (1 / rate - 1) * Math.exp(-by))

function solve(of: (value: number) => number, target: number, low = -12, high = 12): number {
  for (let round = 0; round < 80; round++) {
    const middle = (low + high) / 2
    if (of(middle) > target) high = middle
    else low = middle
  }
  return (low + high) / 2
}

/** The rates that hold for people of 15 and over: remembered by sex, and checked against the published labour force. */
export function participation(figures: LabourFigures): { rates: number[]; basis: 'source' | 'assumption' } {
  const { M, F } = figures.approx_from_memory.lfpr_15plus
  const people = sizes(figures).map(({ adults, minors }) => adults.reduce((sum, n) => sum + n, 0) + minors)
  const published = figures.labour_force / 10 / (people[0]! + people[1]!)
  const rates = [M / 100, F / 100]
  const all = (by: number): number =>
    rates.reduce((sum, rate, sex) => sum + people[sex]! * shifted(rate, by), 0) / (people[0]! + people[1]!)
  if (Math.abs(published - 100 * all(0)) < FAR) return { rates, basis: 'assumption' }
  const by = solve(all, published / 100)
  return { rates: rates.map((rate) => shifted(rate, by)), basis: 'source' }
}

/** Shares of the eight codes of labour by sex and group of age. */
export function labourTable(figures: LabourFigures, assumed: Assumptions): number[][][] {
  const people = sizes(figures)
  const { rates } = participation(figures)
  const active: number[][] = []
  rates.forEach((rate, sex) => {
    const { adults, minors } = people[sex]!
    const men = active[0]
    const shape = typical[sex]!.map((share, age) => {
      if (age === 0) return assumed.young * (sex === 1 ? 0.9 : 1)
      if (age === 5) return assumed.late * (sex === 1 ? 0.62 : 1)
      if (age === 6) return assumed.late * (sex === 1 ? 0.14 : 0.3)
      return share
    })
    // Young and old women work at most a little less often than men do.
    const at = (age: number, by: number): number => {
      const own = shifted(shape[age]!, by)
      return men === undefined || (age > 0 && age < 5) ? own : Math.min(own, men[age]! * (age === 0 ? 0.97 : 0.85))
    }
    const whole = adults.reduce((sum, n) => sum + n, 0) + minors
    const by = solve((value) => {
      const working = adults.reduce((sum, n, age) => sum + n * at(age, value), 0)
      return (working + minors * MINORS * at(0, value)) / whole
    }, rate)
    active.push(shape.map((_, age) => at(age, by)))
  })
  const jobless = unemployment(figures, people, active)
  return active.map((byAge, sex) =>
    byAge.map((share, age) => {
      const out = share * jobless[age]!
      const part = (share - out) * partTime(assumed.part_time[sex]!, age)
      return [share - out - part, part, out, ...inactive(1 - share, sex, age, assumed, figures)]
    }),
  )
}

/** By group of age: the young have the published youth rate, the others what the whole leaves, falling with age. */
function unemployment(
  figures: LabourFigures,
  people: { adults: number[]; minors: number }[],
  active: number[][],
): number[] {
  const young = figures.youth_unemployment / 100
  const decline = [0, 1.3, 1, 0.85, 0.8, 0.45, 0.3]
  let [force, youths, weighted] = [0, 0, 0]
  active.forEach((byAge, sex) => {
    const minors = people[sex]!.minors * MINORS * byAge[0]!
    force += minors
    youths += minors
    byAge.forEach((share, age) => {
      const size = people[sex]!.adults[age]! * share
      force += size
      if (age === 0) youths += size
      weighted += size * decline[age]!
    })
  })
  const rest = (force * (figures.unemployment / 100) - youths * young) / weighted
  return decline.map((factor, age) => (age === 0 ? young : Math.max(0.003, rest * factor)))
}

/** More often at the beginning and the end of working life; the whole stays about the country's share. */
function partTime(share: number, age: number): number {
  const factor = [2.1, 0.85, 0.85, 0.85, 1.05, 2.8, 3.5][age]!
  const odds = (share / (1 - share)) * factor
  return odds / (1 + odds)
}

/** Retired, student, homemaker, unable to work, other: how those outside the labour force divide, by assumption. */
function inactive(share: number, sex: number, age: number, assumed: Assumptions, figures: LabourFigures): number[] {
  const { homemakers, early_retired } = assumed
  const keepsHouse = sex === 1 ? homemakers : 0.04 + 0.05 * (1 - homemakers)
  const discouraged = figures.unemployment > 20 ? 0.4 : 0.2
  const split = (retired: number, student: number, home: number, unable: number): number[] => {
    const rest = Math.max(0.02, 1 - retired - student - home - unable)
    const total = retired + student + home + unable + rest
    return [retired, student, home, unable, rest].map((part) => (share * part) / total)
  }
  // A woman of 18 to 24 outside the labour force studies, unless she keeps house, which she does where most women do.
  if (age === 0)
    return split(0, sex === 1 ? 0.9 - 0.62 * homemakers ** 2 : 0.84, sex === 1 ? 0.62 * homemakers ** 2 : 0.01, 0.04)
  if (age <= 3) {
    const student = [0, 0.3, 0.08, 0.03][age]! * (sex === 1 ? 1 - 0.75 * homemakers : 1)
    const home = keepsHouse * (1 - student)
    const unable = (1 - student - home) * (sex === 1 ? 0.55 : 1 - discouraged - 0.15)
    return split(age === 3 ? 0.03 : 0, student, home, unable)
  }
  if (age === 4) {
    const home = sex === 1 ? homemakers * (1 - early_retired) : 0.02
    const left = 1 - home - early_retired
    return split(early_retired, 0, home, left * 0.7)
  }
  // Where women hardly ever had paid work, the old among them are not retired from any.
  const home = sex === 1 ? Math.max(0, homemakers - 0.35) * 0.75 : 0
  return split(0.96 - home, 0, home, 0.025)
}

/** The thirteen industries: agriculture, mining, construction, manufacturing, trade, transport and utilities, … */
const services = {
  rich: [17, 7, 5, 5, 17, 29, 7, 6, 7],
  middle: [28, 9, 2, 2.5, 11, 19, 8, 13, 7.5],
  poor: [37, 14, 2, 2.5, 5, 14, 8, 12, 5.5],
}
const womenInServices = [1, 0.22, 0.5, 1, 0.85, 2.8, 1.3, 1.6, 0.8]
const womenInIndustry = [0.25, 0.1, 0.55, 0.3]

/** Shares among those at work, by sex: the sectors agree with the country's, the split within them is assumed. */
export function industries(figures: LabourFigures, assumed: Assumptions, labour: number[][][]): number[][] {
  const people = sizes(figures)
  const working = labour.map((rows, sex) =>
    rows.reduce((sum, row, age) => sum + people[sex]!.adults[age]! * (row[0]! + row[1]!), 0),
  )
  const { agri, industry, services: served } = figures.approx_from_memory.employment_sector
  const within = assumed.industry.reduce((sum, part) => sum + part, 0)
  const whole = services[assumed.services].reduce((sum, part) => sum + part, 0)
  const totals = [
    agri,
    ...assumed.industry.map((part) => (industry * part) / within),
    ...services[assumed.services].map((part) => (served * part) / whole),
  ].map((part) => part / (agri + industry + served))
  const [womenFarm, womenMake] = assumed.women_in
  const leaning = [womenFarm!, ...womenInIndustry.map((odds) => odds * (womenMake! / 0.35)), ...womenInServices]
  // Men's and women's shares of every industry, such that all women work somewhere.
  const womenShare = working[1]! / (working[0]! + working[1]!)
  const ofWomen = (by: number): number[] =>
    totals.map((total, at) => (total * leaning[at]! * Math.exp(by)) / (1 + leaning[at]! * Math.exp(by)))
  const by = solve((value) => ofWomen(value).reduce((sum, part) => sum + part, 0), womenShare)
  const women = ofWomen(by)
  const split = [
    totals.map((total, at) => (total - women[at]!) / (1 - womenShare)),
    women.map((part) => part / womenShare),
  ]
  return split.map(([farm, mine, build, make, power, sell, move, ...rest]) => [
    farm!,
    mine!,
    build!,
    make!,
    sell!,
    move! + power!,
    ...rest,
  ])
}
