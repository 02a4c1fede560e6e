import { readCsv, writeData } from './files.ts'
import { type Attribute, balance, balanceNear, fitFactors } from './occupations-fit.ts'
import { boundTo, leastAgeOf, leastEducationOf } from './occupations-rules.ts'
import { allWorkers, cellsFrom, levelCounts, medianFullTimeIncome, names } from './occupations-seed.ts'
import {
  ageShares,
  ageStarts,
  classShares,
  educationShares,
  fullTimeFrom,
  incomeShares,
  industryShares,
  partTimeFrom,
  sexShares,
} from './occupations-shares.ts'
import { readTitles } from './titles.ts'

/**
 * Writes data/occupations: the list of occupations with their titles, the odds by which workers get one, and the
 * figures that the calibration report compares with.
 */
const occupations = readCsv('occupations/soc.csv')
const industries = readCsv('occupations/industry.csv')
const groups = readCsv('occupations/major_groups.csv').filter(({ soc_major }) => !soc_major!.startsWith('55'))
const wordings = readTitles()
const cellsOf = Map.groupBy(readCsv('occupations/occ_by_industry.csv'), ({ soc }) => soc!)

/** Which of the 13 industries of the seed each of the 20 belongs to. */
const industry13 = [0, 1, 5, 2, 3, 4, 4, 5, 6, 7, 7, 8, 8, 8, 9, 9, 10, 10, 11, 12]

/** By attribute: how far the fit may take a factor from what the sources say. The odds of the sexes also carry the size. */
const leeways = [4, 4, 2.5, 2.5, 2.5, 20]

const short = (value: number): number => Number(value.toPrecision(3))

const model: Record<string, unknown>[] = []
const targets: Record<string, unknown>[] = []

for (const group of groups) {
  const code = group.soc_major!.slice(0, 2)
  const rows = occupations.filter(({ soc }) => soc!.startsWith(code))
  const cells = cellsFrom(code)
  const people = cells.weight.reduce((sum, weight) => sum + weight, 0)
  const jobs = rows.map(({ emp_nem_2022 }) => Math.max(100, Number(emp_nem_2022)))
  const columnSums = levelCounts.map((levels, a) => {
    const sums = new Float64Array(levels)
    for (let cell = 0; cell < cells.weight.length; cell++) sums[cells.level[a]![cell]!]! += cells.weight[cell]!
    return sums
  })
  const rowSums = sizesOf(rows, jobs, people, columnSums[0]!)
  const large = rowSums.map((count) => count / allWorkers >= 0.004)
  const starts = startsOf(rows, columnSums, people)
  const attributes: Attribute[] = names.map((name, a) => {
    const start = Float64Array.from(starts[a]!.flatMap((shares, o) => shares.map((value) => value * rowSums[o]!)))
    const wanted =
      name === 'sex' ? balanceNear(start, rowSums, columnSums[a]!, large) : balance(start, rowSums, columnSums[a]!)
    return { name, levels: levelCounts[a]!, start, wanted, leeway: leeways[a]! }
  })
  for (let education = 0; education < 8; education++) {
    for (const age of ageStarts) {
      if (rows.some(({ soc }) => leastEducationOf(soc!) <= education && leastAgeOf(soc!) <= age)) continue
      throw new Error(`nobody of ${age} with education ${education} could be in ${group.slug}`)
    }
  }
  const factors = fitFactors(attributes, cells, rowSums, columnSums)
  rows.forEach((row, o) => {
    const of = (name: (typeof names)[number], andUnknown = false): number[] => {
      const a = names.indexOf(name)
      const own = Array.from(factors[a]!.slice(o * levelCounts[a]!, (o + 1) * levelCounts[a]!))
      // For people whose pay or employer is not known: the factor that their group has on average.
      const average = own.reduce((sum, factor, level) => sum + (factor * columnSums[a]![level]!) / people, 0)
      return (andUnknown ? [...own, average] : own).map(short)
    }
    model.push({
      soc: row.soc,
      industry: of('industry'),
      sex: of('sex'),
      education: of('education'),
      age: of('age'),
      income: of('income', true),
      worker_class: of('worker_class', true),
      split: splitOf(row.soc!),
      by_sex: byOccupation(attributes.at(-1)!.wanted, columnSums.at(-1)!, o),
    })
    if (rowSums[o]! / allWorkers < 0.003) return
    targets.push({
      soc: row.soc,
      share: Math.round((rowSums[o]! / allWorkers) * 1e5) / 1e5,
      female: Math.round(Number(row.female_pct_2022) * 10) / 1000,
    })
  })
}

writeData(
  'occupations/model.json',
  {
    age_starts: ageStarts,
    full_time_from: fullTimeFrom,
    part_time_from: partTimeFrom,
    median_full_time_income: medianFullTimeIncome(),
    industry_13: industry13,
    occupations: model,
  },
  2,
)
writeData('occupations/targets.json', targets)
writeData(
  'occupations/list.json',
  {
    industries: industries.map(({ slug, label }) => ({ slug, label: label!.replace(/ \(excl\..*/, '') })),
    major_groups: groups.map(({ slug, title }) => ({ slug, label: title })),
    occupations: occupations.map(({ soc, major_group }) => {
      const { label, titles } = wordings.get(soc!)!
      return {
        soc,
        label,
        group: groups.findIndex(({ slug }) => slug === major_group),
        titles: titles.map(({ text }) => text),
        weights: titles.map(({ weight }) => weight),
        conditions: titles.flatMap((title, at) => {
          const { min_age = 0, max_age = 0, classes = 0, min_education = 0, industries: bits = 0 } = title
          const values = [min_age, max_age, classes, min_education, bits]
          return values.some((value) => value > 0) ? [[at, ...values]] : []
        }),
      }
    }),
  },
  2,
)

/**
 * The people of the group by occupation: as the jobs, but an occupation of one industry gets no more than nearly all of
 * the group's people there. (The survey of households counts half as many managers again as the count of jobs does.)
 */
function sizesOf(
  rows: Record<string, string>[],
  jobs: readonly number[],
  people: number,
  byIndustry: Float64Array,
): number[] {
  const all = jobs.reduce((sum, count) => sum + count, 0)
  const sizes = jobs.map((count) => (count / all) * people)
  rows.forEach(({ soc }, bound) => {
    const limit = 0.92 * (byIndustry[boundTo[soc!] ?? -1] ?? Number.POSITIVE_INFINITY)
    if (sizes[bound]! <= limit) return
    const times = (people - limit) / (people - sizes[bound]!)
    sizes.forEach((size, o) => {
      sizes[o] = o === bound ? limit : size * times
    })
  })
  return sizes
}

/** Which part of the group's men and of its women an occupation should have. */
function byOccupation(wanted: Float64Array, sums: Float64Array, o: number): number[] {
  return Array.from(sums, (sum, level) => Number((wanted[o * sums.length + level]! / sum).toPrecision(4)))
}

/** Attribute by attribute and occupation by occupation: the shares of the levels as the sources have them. */
function startsOf(rows: Record<string, string>[], columnSums: Float64Array[], people: number): number[][][] {
  const medians = rows.map(({ wage_p50, emp_nem_2022 }) => [Number(wage_p50 || 0), Number(emp_nem_2022)] as const)
  const paid = medians.filter(([wage]) => wage > 0)
  const jobs = paid.reduce((sum, [, count]) => sum + count, 0)
  const groupMedian = paid.reduce((sum, [wage, count]) => sum + wage * count, 0) / jobs
  const partTimers =
    columnSums[names.indexOf('income')]!.slice(fullTimeFrom.length).reduce((sum, weight) => sum + weight, 0) / people
  const groupAges = columnSums[names.indexOf('age')]!.map((weight) => weight / people)
  const byIndustry = rows.map(({ soc }) => industryShares(soc!, cellsOf.get(soc!) ?? []))
  return [
    byIndustry.map((shares, o) => industry13Shares(shares, boundTo[rows[o]!.soc!])),
    rows.map((row, o) => classShares(row, byIndustry[o]!)),
    rows.map(educationShares),
    rows.map((row) => incomeShares(row, groupMedian, partTimers)),
    rows.map((row) => ageShares(row, groupAges)),
    rows.map(sexShares),
  ]
}

/** An occupation found in many industries may turn up in any; one found in few is not put where nobody saw it. */
function industry13Shares(shares: Map<string, number>, only?: number): number[] {
  if (only !== undefined) return Array.from({ length: 13 }, (_, code) => (code === only ? 1 : 0))
  const sums = new Array<number>(13).fill(0)
  industries.forEach(({ slug }, at) => {
    sums[industry13[at]!]! += shares.get(slug!) ?? 0
  })
  const breadth = sums.filter((value) => value >= 0.01).length / 13
  return sums.map((value) => value + 0.002 * breadth ** 2)
}

/** How the people of an occupation within one of the 13 industries spread over those of the 20, in thousandths. */
function splitOf(soc: string): number[] {
  const shares = industryShares(soc, cellsOf.get(soc) ?? [])
  const own = industries.map(({ slug }) => shares.get(slug!) ?? 0)
  return own.map((value, at) => {
    const alike = industry13.flatMap((code, other) => (code === industry13[at] ? [other] : []))
    const sum = alike.reduce((total, other) => total + own[other]!, 0)
    if (sum > 0) return Math.round((1000 * value) / sum)
    const jobs = alike.reduce((total, other) => total + Number(industries[other]!.employment_2024), 0)
    return Math.round((1000 * Number(industries[at]!.employment_2024)) / jobs)
  })
}
