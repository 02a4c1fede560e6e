import { leastAgeOf, leastEducationOf, unseenIndustries } from './occupations-rules.ts'

type Row = Record<string, string>

export const ageStarts = [18, 20, 22, 25, 28, 35, 45, 55, 65, 75]
/** Lower limits of the bands of annual income, in hundreds of US dollars. */
export const fullTimeFrom = [0, 150, 220, 280, 340, 410, 500, 620, 780, 1000, 1300, 1800]
export const partTimeFrom = [0, 50, 100, 150, 200, 300, 450, 700]

/** How the bands of the source (16-19, 20-24, 25-34 and so on) fall apart into ours. */
const agesOfSource: [string, number[]][] = [
  ['age16_19', [1]],
  ['age20_24', [0.38, 0.62]],
  ['age25_34', [0.3, 0.7]],
  ['age35_44', [1]],
  ['age45_54', [1]],
  ['age55_64', [1]],
  ['age65p', [0.82, 0.18]],
]

/** Share of the jobs in an industry that are public: schools and universities, hospitals. */
const publicShare: Record<string, number> = { government: 1, education: 0.8, health_care_and_social_assistance: 0.1 }

const share = (row: Row, column: string): number => Number(row[column] || 0) / 100

export function ageShares(row: Row, ofGroup: ArrayLike<number>): number[] {
  const own = agesOfSource.flatMap(([column, parts]) => parts.map((part) => share(row, column) * part))
  const known = own.reduce((sum, value) => sum + value, 0)
  // Few people were asked in a small occupation: a little of the whole group fills the bands that came out empty.
  return ageStarts.map((start, band) => {
    if (start < leastAgeOf(row.soc!)) return 0
    return (known > 0 ? 0.96 * (own[band]! / known) : 0) + 0.04 * ofGroup[band]! + 0.0002
  })
}

export function educationShares(row: Row): number[] {
  const doctors = share(row, 'edu_doctoral_prof')
  const professional = /^(29|23)/.test(row.soc!) ? 0.9 : /^(19|25)/.test(row.soc!) ? 0.12 : 0.5
  const names = ['edu_lt_hs', 'edu_hs', 'edu_some_college', 'edu_associate', 'edu_bachelor', 'edu_master']
  const all = [...names.map((name) => share(row, name)), doctors * professional, doctors * (1 - professional)]
  return all.map((value, code) => (code < leastEducationOf(row.soc!) ? 0 : value + 0.002))
}

export function sexShares(row: Row): number[] {
  const female = Math.min(0.99, Math.max(0.01, share(row, 'female_pct_2022')))
  return [1 - female, female]
}

export function classShares(row: Row, industryShares: Map<string, number>): number[] {
  const self = Math.max(0.003, share(row, 'self_employed_pct'))
  const postal = /^43-505|^11-9131/.test(row.soc!)
  let open = 0
  for (const [industry, part] of industryShares) open += part * (publicShare[industry] ?? 0)
  const government = (1 - self) * (postal ? 0.98 : Math.max(0.002, Math.min(0.98, open)))
  return [Math.max(0.005, 1 - self - government), government, self]
}

/** The shares of an occupation's jobs by industry. */
export function industryShares(soc: string, cells: readonly Row[]): Map<string, number> {
  const total = cells.reduce((sum, cell) => sum + Number(cell.emp), 0)
  const shares = new Map(cells.map((cell) => [cell.industry!, total > 0 ? Number(cell.emp) / total : 0]))
  const unseen = Object.entries(unseenIndustries[soc] ?? {})
  const left = unseen.reduce((rest, [, part]) => rest - part, 1)
  for (const [industry, part] of shares) shares.set(industry, part * left)
  for (const [industry, part] of unseen) shares.set(industry, (shares.get(industry) ?? 0) + part)
  return shares
}

/**
 * How the pay of an occupation spreads over the bands: full-timers first, then part-timers, who are the more the worse
 * a job is paid. What a survey calls income scatters more than the wages that employers report.
 */
export function incomeShares(row: Row, groupMedian: number, partTimers: number): number[] {
  const odds = (partTimers / (1 - partTimers)) * Math.min(4, groupMedian / wages(row, groupMedian)[2]!) ** 1.2
  const part = odds / (1 + odds)
  const full = bandShares(row, groupMedian, fullTimeFrom, 1, 1.25).map((value, band) => {
    const top = fullTimeFrom[band + 1] ?? Number.POSITIVE_INFINITY
    const lowest = wages(row, groupMedian)[0]! / 100
    // Nobody lives on a tenth of a surgeon's pay and works full time as one.
    if (lowest >= 500 && top < 0.45 * lowest) return 0
    return (value + 0.0005) * (1 - part)
  })
  return [...full, ...bandShares(row, groupMedian, partTimeFrom, 0.42, 1.8).map((value) => (value + 0.001) * part)]
}

const marks = [-1.2816, -0.6745, 0, 0.6745, 1.2816]

function wages(row: Row, groupMedian: number): number[] {
  const own = ['wage_p10', 'wage_p25', 'wage_p50', 'wage_p75', 'wage_p90'].map((name) => Number(row[name] || 0))
  return own[2]! > 0 ? own : [0.55, 0.73, 1, 1.4, 1.9].map((times) => times * groupMedian)
}

function bandShares(row: Row, groupMedian: number, from: number[], times: number, scatter: number): number[] {
  const logs = wages(row, groupMedian).map((wage, at, all) => {
    // The highest wages are only known to exceed a limit; beyond it we go on as steeply as before, or nearly.
    const hidden = row.wage_topcoded === '1' && at > 0 && wage >= 239200 && all[at - 1]! >= 239200
    return Math.log(wage * times * (hidden ? 1.35 : 1))
  })
  const middle = logs[2]!
  const spread = logs.map((value) => middle + (value - middle) * scatter)
  const below = from.map((limit) => (limit === 0 ? 0 : normal(markOf(Math.log(limit * 100), spread))))
  return from.map((_, band) => (below[band + 1] ?? 1) - below[band]!)
}

/** The place of a value on the standard normal scale, by straight lines between the known percentiles. */
function markOf(value: number, at: number[]): number {
  let right = at.findIndex((known) => value < known)
  if (right < 0) right = at.length - 1
  const left = Math.max(0, right - 1)
  const other = left === right ? right + 1 : right
  const slope = Math.max(0.2, (at[other]! - at[left]!) / (marks[other]! - marks[left]!))
  return marks[left]! + (value - at[left]!) / slope
}

function normal(mark: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(mark))
  const polynomial = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const tail = (Math.exp((-mark * mark) / 2) / Math.sqrt(2 * Math.PI)) * polynomial
  return mark > 0 ? 1 - tail : tail
}
