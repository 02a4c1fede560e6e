/**
 * Fits the model of US adults: a tree per attribute, each given those before it (sequential synthesis), and the tables
 * that the draw is raked to. Writes data/population/us-people.json and us-margins.json.
 */
import {
  educations,
  ethnicities,
  homes,
  labourDetails,
  maritalStatuses,
  nativities,
  partners,
  workerClasses,
} from '../../src/modules/population/vocabulary.ts'
import { fitTree } from './cart.ts'
import { readCsv, writeData } from './files.ts'
import { marginTables, stateCodes } from './us-margins.ts'
import { divisionNames, divisionOf, incomeBands, readSeed, type Seed, type SeedColumn, socGroups } from './us-seed.ts'

/** A tree's leaf describes at least this many respondents. */
const SMALLEST_LEAF = 50
const numbers: SeedColumn[] = [
  'age',
  'education',
  'children_at_home',
  'adult_children',
  'others',
  'income_band',
  'household_income_band',
]

const count = (upTo: number): string[] => Array.from({ length: upTo + 1 }, (_, at) => String(at))
const bandNames = count(incomeBands.length - 1)
const basics: SeedColumn[] = ['age', 'sex', 'ethnicity', 'nativity', 'education', 'division']
const family: SeedColumn[] = [...basics, 'marital_status', 'partner', 'children_at_home']
const work: SeedColumn[] = [...family, 'labour_detail']

/** In the order of drawing. `among` are the labour codes that have the attribute at all. */
const chain: { target: SeedColumn; categories: readonly string[]; given: SeedColumn[]; among?: number[] }[] = [
  { target: 'ethnicity', categories: ethnicities, given: ['age', 'sex', 'division'] },
  { target: 'nativity', categories: nativities, given: ['age', 'sex', 'ethnicity', 'division'] },
  { target: 'education', categories: educations, given: ['age', 'sex', 'ethnicity', 'nativity', 'division'] },
  { target: 'marital_status', categories: maritalStatuses, given: basics },
  { target: 'partner', categories: partners, given: [...basics, 'marital_status'] },
  { target: 'children_at_home', categories: count(6), given: [...basics, 'marital_status', 'partner'] },
  { target: 'adult_children', categories: count(6), given: family },
  { target: 'others', categories: count(6), given: [...family, 'adult_children'] },
  { target: 'labour_detail', categories: labourDetails, given: [...family, 'adult_children', 'others'] },
  { target: 'soc2', categories: socGroups.map(String), given: work, among: [0, 1] },
  { target: 'industry13', categories: count(12), given: [...work, 'soc2'], among: [0, 1] },
  { target: 'worker_class', categories: workerClasses, given: [...work, 'soc2', 'industry13'], among: [0, 1] },
  {
    target: 'income_band',
    categories: bandNames,
    given: [...work, 'others', 'soc2', 'industry13', 'worker_class'],
  },
  {
    target: 'other_income_band',
    categories: bandNames,
    given: [...work, 'adult_children', 'others', 'income_band'],
  },
  { target: 'home', categories: homes, given: [...work, 'adult_children', 'others', 'household_income_band'] },
]

const seed = readSeed(stateCodes)
const trees = chain.map(({ target, categories, given, among }) => {
  const records = [...seed.columns.age.keys()].filter(
    (record) =>
      (among === undefined || among.includes(seed.columns.labour_detail[record]!)) &&
      // Without another adult there is no other income in the household.
      (target !== 'other_income_band' || hasOtherAdults(seed, record)),
  )
  const tree = fitTree({
    target,
    categories,
    values: seed.columns[target],
    weights: seed.weight,
    records,
    smallest_leaf: SMALLEST_LEAF,
    // Income has many bands: a split need not tell all of them apart to be worth having.
    strictness: target === 'income_band' ? 0.4 : 0.8,
    predictors: given.map((name) => ({
      name,
      kind: numbers.includes(name) ? 'number' : 'code',
      values: cap(seed.columns[name]),
    })),
  })
  console.log(`${target}: ${tree.leaves.length} leaves from ${records.length} records`)
  return [target, tree] as const
})

writeData(
  'population/us-people.json',
  {
    states: stateCodes.map((code) => ({ code, division: divisionOf(code) })),
    divisions: divisionNames,
    adults: stateCodes.map((code) => ['M', 'F'].map((sex) => adultsByAge(code, sex))),
    single_years: [0, 1].map(singleYears),
    income_bands: incomeBands,
    within_bands: withinBands(seed),
    industry_by_sex_education: workTable('industry13', 13, 2 * 8, (at) => sexEducation(at)),
    soc_by_industry_education: workTable('soc2', 22, 13 * 8, (at) => seed.columns.industry13[at]! * 8 + education(at)),
    trees: Object.fromEntries(trees),
  },
  2,
)
writeData('population/us-margins.json', marginTables(seed))

function education(at: number): number {
  return seed.columns.education[at]!
}

function sexEducation(at: number): number {
  return seed.columns.sex[at]! * 8 + education(at)
}

/**
 * Shares of workers in ten-thousandths, row by row. A row of few respondents leans on the rows of its eight levels of
 * education together, as if a leaf's worth of those were among them.
 */
function workTable(of: 'industry13' | 'soc2', width: number, rows: number, rowOf: (at: number) => number): number[][] {
  const cells = Array.from({ length: rows }, () => new Float64Array(width))
  const mean = seed.weight.reduce((sum, weight) => sum + weight, 0) / seed.size
  for (let at = 0; at < seed.size; at++) {
    if (seed.columns.labour_detail[at]! < 2) cells[rowOf(at)]![seed.columns[of][at]!]! += seed.weight[at]!
  }
  return cells.map((row, at) => {
    const together = new Float64Array(width)
    for (let level = 0; level < 8; level++) {
      cells[at - (at % 8) + level]!.forEach((weight, category) => {
        together[category]! += weight
      })
    }
    const all = together.reduce((sum, weight) => sum + weight, 0)
    const smoothed = Array.from(row, (weight, category) => weight + (SMALLEST_LEAF * mean * together[category]!) / all)
    const total = smoothed.reduce((sum, weight) => sum + weight, 0)
    return smoothed.map((weight) => Math.round((weight / total) * 10_000))
  })
}

function hasOtherAdults({ columns }: Seed, record: number): boolean {
  return columns.partner[record] !== 0 || columns.others[record] !== 0
}

/** Trees take codes up to 30; "does not apply" becomes the code after the last one. */
function cap(values: Uint8Array): Uint8Array {
  const last = values.reduce((most, value) => (value === 255 ? most : Math.max(most, value)), 0)
  return values.map((value) => (value === 255 ? last + 1 : value))
}

function adultsByAge(state: string, sex: string): number[] {
  const row = readCsv('population/us_state_age_sex_2023.csv').find((line) => line.state === state && line.sex === sex)!
  return Object.entries(row)
    .filter(([column]) => /^\d/.test(column))
    .map(([, adults]) => Number(adults))
}

/** Adults by single year of age from 18 to 99, smoothed over neighbours, in thousands: the survey's ages are heaped. */
function singleYears(sex: number): number[] {
  const years = new Float64Array(82)
  for (let record = 0; record < seed.size; record++) {
    if (seed.columns.sex[record] === sex) years[seed.columns.age[record]! - 18]! += seed.weight[record]! / 1000
  }
  return Array.from(years, (_, at) => {
    const near = years.slice(Math.max(0, at - 2), at + 3)
    return Math.round(near.reduce((sum, value) => sum + value, 0) / near.length)
  })
}

/** Where in its band an income lies: eleven quantiles per band, by whether one works. */
function withinBands({ size, weight, income, columns }: Seed): number[][][] {
  return [true, false].map((works) =>
    incomeBands.map((end, band) => {
      const members = [...income.keys()]
        .filter((at) => at < size && columns.income_band[at] === band && columns.labour_detail[at]! < 2 === works)
        .sort((a, b) => income[a]! - income[b]!)
      const start = band === 0 ? 0 : incomeBands[band - 1]! + 1
      if (members.length < SMALLEST_LEAF)
        return count(10).map((tenth) => Math.round(start + (end - start) * (+tenth / 10)))
      const total = members.reduce((sum, at) => sum + weight[at]!, 0)
      const quantiles = count(10).map((tenth) => quantile(members, total * Math.min(+tenth / 10, 0.995)))
      return [start, ...quantiles.slice(1)]
    }),
  )

  function quantile(members: number[], mark: number): number {
    let reached = 0
    for (const at of members) {
      reached += weight[at]!
      if (reached >= mark) return income[at]!
    }
    return income[members.at(-1)!]!
  }
}
