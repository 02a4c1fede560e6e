import { readCsv, readJson } from './files.ts'
import type { Seed, SeedColumn } from './us-seed.ts'

interface Tables {
  labels: Record<string, string[]>
  tables: Record<string, { dims: string[]; values: Nested }>
}
type Nested = number | Nested[]

const figures = readJson<Tables>('population/us_marginals_2023.json')
export const stateCodes = figures.labels.states!

/** A table as the project keeps it: what groups it has, what classes, and the adults in each cell, in thousands. */
export interface MarginTable {
  target: string
  groups: string[]
  /** By category of the target: its class. */
  classes: number[]
  labels: string[]
  /** Group by group (the last grouping varies fastest), class by class; null where there is no figure. */
  values: (number[] | null)[]
  source: 'census' | 'seed'
}

const identity = (size: number): number[] => Array.from({ length: size }, (_, at) => at)

/** The published tables (ACS 2023 levels), and three that only the weighted seed has. */
export function marginTables(seed: Seed): Record<string, MarginTable> {
  const edu4 = [0, 1, 2, 2, 3, 3, 3, 3]
  const edu6 = [0, 1, 2, 3, 4, 5, 5, 5]
  const labour3 = [0, 0, 1, 2, 2, 2, 2, 2]
  return {
    ethnicity_by_sex_age: turned('race_sex_age7', 'ethnicity', ['sex', 'age7'], identity(5)),
    ethnicity_by_state: published('state_race4', 'ethnicity', ['state'], [0, 1, 2, 3, 3]),
    education_by_sex_age: published('sex_age5_edu', 'education', ['sex', 'age5'], edu6),
    education_by_state: published('state_edu4', 'education', ['state'], edu4),
    education_by_ethnicity: { ...published('race_edu4_25', 'education', ['ethnicity_25'], edu4), values: withYoung() },
    marital_by_sex_age: published('sex_age13_mar', 'marital_status', ['sex', 'age13'], identity(5)),
    partner_by_age: partnerByAge(),
    alone_by_age: fromSeed(seed, 'others', ['age3'], [0, 1, 1, 1, 1, 1, 1], 2, (at) => single(seed, at)),
    children_by_sex_age: fromSeed(seed, 'children_at_home', ['sex', 'age7'], identity(7), 7),
    adult_children_by_sex_age: fromSeed(seed, 'adult_children', ['sex', 'age7'], identity(7), 7),
    labour_by_sex_age: published('sex_age7_lab', 'labour_detail', ['sex', 'age7'], labour3),
    labour_by_state: published('state_lab', 'labour_detail', ['state'], labour3),
    labour_detail_by_sex: fromSeed(seed, 'labour_detail', ['sex', 'age3'], identity(8), 8),
    soc_by_sex: published('sex_soc', 'soc2', ['sex'], identity(22)),
    soc_by_state: reconciled(published('state_occ5', 'soc2', ['state'], occ5), rows(figures.tables.sex_soc!.values)),
    soc_by_education: socByEducation(seed),
    industry_by_sex: published('sex_ind13', 'industry13', ['sex'], identity(13)),
    industry_by_state: published('state_ind13', 'industry13', ['state'], identity(13)),
    class_by_sex: published('sex_class', 'worker_class', ['sex'], identity(3)),
    income_by_sex: fromSeed(seed, 'income_band', ['sex', 'age3'], identity(23), 23),
    income_by_education: fromSeed(seed, 'income_band', ['works', 'education'], identity(23), 23),
    home_by_age: fromSeed(seed, 'home', ['age7'], identity(2), 2),
    home_by_marital_status: fromSeed(seed, 'home', ['marital_status'], identity(2), 2),
  }
}

/** The five groups of occupations that the state table knows, by SOC major group. */
const occ5 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4]

function published(name: string, target: string, groups: string[], classes: number[]): MarginTable {
  const { dims, values } = figures.tables[name]!
  return { target, groups, classes, labels: figures.labels[dims.at(-1)!]!, values: rows(values), source: 'census' }
}

/**
 * The seed has imputed many occupations and knows too few lawyers and doctors among those with a professional degree.
 * The Bureau of Labor Statistics has schooling by occupation; its table is fitted to the seed's workers by education
 * and to the census' workers by group.
 */
function socByEducation(seed: Seed): MarginTable {
  const levels = ['lt_hs', 'hs', 'some_college', 'associate', 'bachelor', 'master', 'doctoral_prof', 'doctoral_prof']
  const groups = figures.labels.soc22!
  const cells = levels.map(() => groups.map(() => 1))
  for (const row of readCsv('occupations/soc.csv')) {
    const group = groups.indexOf(row.soc!.slice(0, 2))
    if (group < 0) continue
    levels.forEach((level, at) => {
      cells[at]![group]! += (Number(row.emp_nem_2022) * Number(row[`edu_${level}`] || 0)) / 100
    })
  }
  const workers = new Float64Array(8)
  for (let at = 0; at < seed.size; at++) {
    if (seed.columns.labour_detail[at]! < 2) workers[seed.columns.education[at]!]! += seed.weight[at]! / 1000
  }
  const [men, women] = rows(figures.tables.sex_soc!.values) as [number[], number[]]
  const jobs = groups.map((_, group) => men[group]! + women[group]!)
  for (let round = 0; round < 100; round++) {
    cells.forEach((row, level) => {
      const factor = workers[level]! / row.reduce((sum, value) => sum + value, 0)
      row.forEach((value, group) => {
        row[group] = value * factor
      })
    })
    groups.forEach((_, group) => {
      const factor = jobs[group]! / cells.reduce((sum, row) => sum + row[group]!, 0)
      for (const row of cells) row[group]! *= factor
    })
  }
  const values = cells.map((row) => row.map((value) => Math.round(value * 10) / 10))
  return { target: 'soc2', groups: ['education'], classes: identity(22), labels: groups, values, source: 'census' }
}

/** Two tables of one year that add up to different totals cannot both be met: the states' follows the nation's. */
function reconciled(table: MarginTable, national: number[][]): MarginTable {
  const wanted = table.labels.map((_, of) =>
    table.classes.reduce((sum, at, code) => sum + (at === of ? national[0]![code]! + national[1]![code]! : 0), 0),
  )
  const held = table.labels.map((_, of) => table.values.reduce((sum, row) => sum + row![of]!, 0))
  const values = table.values.map((row) =>
    row!.map((value, of) => Math.round((value * wanted[of]! * 10) / held[of]!) / 10),
  )
  return { ...table, values }
}

const rows = (values: Nested): number[][] =>
  Array.isArray(values) && Array.isArray(values[0]) ? values.flatMap(rows) : [values as number[]]

/** The table has its classes in the first dimension; here they come last. */
function turned(name: string, target: string, groups: string[], classes: number[]): MarginTable {
  const { dims, values } = figures.tables[name]!
  const byClass = (values as Nested[]).map((part) => rows(part).flat())
  return {
    target,
    groups,
    classes,
    labels: figures.labels[dims[0]!]!,
    values: byClass[0]!.map((_, cell) => byClass.map((cells) => cells[cell]!)),
    source: 'census',
  }
}

/** Education by ethnicity is published for those of 25 and older: the younger have rows without a figure. */
function withYoung(): (number[] | null)[] {
  return [...rows(figures.tables.race_edu4_25!.values), null, null, null, null, null]
}

/** With whom one lives, as far as a partner is concerned. */
function partnerByAge(): MarginTable {
  const values = rows(figures.tables.age3_living!.values).map(([alone, spouse, cohabit, other]) => [
    alone! + other!,
    spouse!,
    cohabit!,
  ])
  return {
    target: 'partner',
    groups: ['age3'],
    classes: identity(3),
    labels: ['none', 'spouse', 'unmarried_partner'],
    values,
    source: 'census',
  }
}

const single = ({ columns }: Seed, at: number): boolean =>
  columns.partner[at] === 0 && columns.children_at_home[at] === 0

/** The groupings that tables of our own use: how many groups, and which one a record is in. */
const groupings: Record<string, { size: number; of: (columns: Seed['columns'], at: number) => number }> = {
  age3: { size: 3, of: ({ age }, at) => (age[at]! < 35 ? 0 : age[at]! < 65 ? 1 : 2) },
  age7: { size: 7, of: ({ age }, at) => Math.max(0, Math.min(6, Math.floor((age[at]! - 15) / 10))) },
  sex: { size: 2, of: ({ sex }, at) => sex[at]! },
  works: { size: 2, of: ({ labour_detail }, at) => (labour_detail[at]! < 2 ? 1 : 0) },
  education: { size: 8, of: ({ education }, at) => education[at]! },
  marital_status: { size: 5, of: ({ marital_status }, at) => marital_status[at]! },
}

function fromSeed(
  seed: Seed,
  target: SeedColumn,
  groups: string[],
  classes: number[],
  width: number,
  among: (at: number) => boolean = () => true,
): MarginTable {
  const parts = groups.map((name) => groupings[name]!)
  const size = parts.reduce((product, part) => product * part.size, 1)
  const cells = Array.from({ length: size }, () => new Float64Array(width))
  for (let at = 0; at < seed.size; at++) {
    if (!among(at)) continue
    const group = parts.reduce((code, part) => code * part.size + part.of(seed.columns, at), 0)
    cells[group]![classes[seed.columns[target][at]!]!]! += seed.weight[at]! / 1000
  }
  return {
    target,
    groups,
    classes,
    labels: identity(width).map(String),
    values: cells.map((row) => Array.from(row, Math.round)),
    source: 'seed',
  }
}
