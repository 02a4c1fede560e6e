import { readFigures } from '../figures.ts'
import { occupationFigures } from '../occupations.ts'

interface ModelFigures {
  /** Lowest age of each band. */
  age_starts: number[]
  /** Lower limits of the bands of income, hundreds of US dollars. */
  full_time_from: number[]
  part_time_from: number[]
  median_full_time_income: number
  /** Which of the 13 industries of the seed each sector belongs to. */
  industry_13: number[]
  /** Factors of the odds: one per level of each attribute. The last of income and worker class is for "not known". */
  occupations: {
    industry: number[]
    sex: number[]
    education: number[]
    age: number[]
    income: number[]
    worker_class: number[]
    /** Sectors within the industry, in thousandths. */
    split: number[]
    /** The occupation's part of the group's men and women. */
    by_sex: number[]
  }[]
}

/** The factors of one attribute: group by group, level by level, occupation by occupation. */
export interface Factors {
  levels: number
  table: Float64Array
}

export interface WorkModel {
  /** Position of each major group's first occupation; one more at the end. */
  first: Uint32Array
  industry: Factors
  sex: Factors
  education: Factors
  age: Factors
  income: Factors
  worker_class: Factors
  /** Not a factor but what the factors should lead to: the occupations' parts of their group's men and women. */
  by_sex: Factors
  age_starts: readonly number[]
  full_time_from: readonly number[]
  part_time_from: readonly number[]
  median_full_time_income: number
  industry_13: Uint8Array
  /** Occupation by occupation, sector by sector. */
  split: Float64Array
}

let model: WorkModel | undefined

export function workModel(): WorkModel {
  model ??= load()
  return model
}

function load(): WorkModel {
  const figures = readFigures<ModelFigures>('occupations/model.json')
  const groups = occupationFigures().occupations.map(({ group }) => group)
  const first = Uint32Array.from({ length: groups.at(-1)! + 2 }, (_, group) => {
    const at = groups.indexOf(group)
    return at < 0 ? groups.length : at
  })
  const factors = (rows: readonly number[][]): Factors => layOut(rows, first)
  const list = figures.occupations
  return {
    first,
    industry: factors(list.map(({ industry }) => industry)),
    sex: factors(list.map(({ sex }) => sex)),
    education: factors(list.map(({ education }) => education)),
    age: factors(list.map(({ age }) => age)),
    income: factors(list.map(({ income }) => income)),
    worker_class: factors(list.map(({ worker_class }) => worker_class)),
    by_sex: factors(list.map(({ by_sex }) => by_sex)),
    age_starts: figures.age_starts,
    full_time_from: figures.full_time_from,
    part_time_from: figures.part_time_from,
    median_full_time_income: figures.median_full_time_income,
    industry_13: Uint8Array.from(figures.industry_13),
    split: Float64Array.from(list.flatMap(({ split }) => split)),
  }
}

/** Side by side for one level, because an agent asks about one level of all the occupations of its group. */
function layOut(rows: readonly number[][], first: Uint32Array): Factors {
  const levels = rows[0]!.length
  const table = new Float64Array(rows.length * levels)
  for (let group = 0; group + 1 < first.length; group++) {
    const start = first[group]!
    const width = first[group + 1]! - start
    for (let at = 0; at < width; at++) {
      for (let level = 0; level < levels; level++) {
        table[start * levels + level * width + at] = rows[start + at]![level]!
      }
    }
  }
  return { levels, table }
}
