import type { Grouping, Respondents } from './measured-respondents.ts'

/** A column of the design: one group of one attribute. `group` -1 is "not known". */
export interface Column {
  attribute: Grouping['attribute']
  group: number
}

/** Respondents who are alike in every attribute, counted together. */
export interface Design {
  columns: Column[]
  /** By cell: the columns that are one there. */
  cells: Uint8Array[]
  /** By respondent. */
  cellOf: Int32Array
}

export function designOf({ size, groupings }: Respondents): Design {
  const columns: Column[] = []
  const places = groupings.map(({ attribute, groups, codes }) => {
    const from = columns.length
    const unknown = codes.includes(-1)
    if (unknown) columns.push({ attribute, group: -1 })
    for (const group of groups.keys()) columns.push({ attribute, group })
    return from + (unknown ? 1 : 0)
  })
  const cells: Uint8Array[] = []
  const known = new Map<string, number>()
  const cellOf = Int32Array.from({ length: size }, (_, at) => {
    const own = groupings.map(({ codes }, i) => places[i]! + codes[at]!)
    const key = own.join()
    const cell = known.get(key)
    if (cell !== undefined) return cell
    known.set(key, cells.length)
    return cells.push(Uint8Array.from(own)) - 1
  })
  return { columns, cells, cellOf }
}

/** Answers to one item: who answered what, as so many respondents of equal weight as they are worth. */
export interface Counts {
  /** By cell, where somebody answered: a weight per option. */
  byCell: Map<number, Float64Array>
  total: Float64Array
  effective: number
}

export function countsOf(design: Design, answers: Uint8Array, weights: Float64Array, options: number): Counts {
  let [sum, squares] = [0, 0]
  answers.forEach((answer, at) => {
    if (answer === 0) return
    sum += weights[at]!
    squares += weights[at]! ** 2
  })
  const effective = sum ** 2 / squares
  const byCell = new Map<number, Float64Array>()
  const total = new Float64Array(options)
  answers.forEach((answer, at) => {
    if (answer === 0 || weights[at] === 0) return
    const cell = design.cellOf[at]!
    let counts = byCell.get(cell)
    if (counts === undefined) {
      counts = new Float64Array(options)
      byCell.set(cell, counts)
    }
    const worth = (weights[at]! / sum) * effective
    counts[answer - 1]! += worth
    total[answer - 1]! += worth
  })
  return { byCell, total, effective }
}
