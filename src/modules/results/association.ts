import {
  freedomOf,
  meanSquareContingency,
  type Places,
  placesOf,
  type Table,
  tableOf,
  tooSparse,
} from './contingency.ts'
import { chiSquareTail, tTails, Z95 } from './distributions.ts'
import { effectiveN, midranksOf, momentsOf } from './weighted.ts'

/** How strongly two answers of the same people go together. */
export interface Association {
  value: number
  ci_low: number
  ci_high: number
  p: number
}

/**
 * Spearman's correlation of weighted midranks, with Fisher's interval and the error of Bonett and Wright (2000), which
 * holds for strong correlations, too. Undefined where either does not vary.
 */
export function spearman(
  x: readonly number[],
  y: readonly number[],
  weights: readonly number[],
): Association | undefined {
  if (new Set(x).size < 2 || new Set(y).size < 2) return undefined
  const n = effectiveN(weights)
  if (n <= 3) return undefined
  const value = pearson(midranksOf(x, weights), midranksOf(y, weights), weights)
  // A perfect order among few is no proof of one among many: Fisher's transform of 1 would leave no room for error.
  const most = 1 - 1 / (2 * n)
  const credible = Math.max(-most, Math.min(most, value))
  const middle = Math.atanh(credible)
  const half = Z95 * Math.sqrt((1 + value ** 2 / 2) / (n - 3))
  return {
    value,
    ci_low: Math.min(value, Math.tanh(middle - half)),
    ci_high: Math.max(value, Math.tanh(middle + half)),
    p: tTails(credible * Math.sqrt((n - 2) / (1 - credible ** 2)), n - 2),
  }
}

function pearson(x: readonly number[], y: readonly number[], weights: readonly number[]): number {
  const [meanX, meanY] = [momentsOf(x, weights).mean, momentsOf(y, weights).mean]
  let [xx, yy, xy] = [0, 0, 0]
  weights.forEach((weight, at) => {
    const [dx, dy] = [x[at]! - meanX, y[at]! - meanY]
    xx += weight * dx * dx
    yy += weight * dy * dy
    xy += weight * dx * dy
  })
  return Math.max(-1, Math.min(1, xy / Math.sqrt(xx * yy)))
}

/**
 * Cramér's V of two lists of categories, corrected for the bias that chance alone gives it (Bergsma 2013). Its interval
 * has the width of the jackknife of the uncorrected V, since the corrected one stands still at 0. Undefined where either
 * does not vary or the table is too sparse to test.
 */
export function cramersV(
  rows: readonly number[],
  columns: readonly number[],
  weights: readonly number[],
): Association | undefined {
  const [rowAt, columnAt] = [placesOf(rows), placesOf(columns)]
  const table = tableOf(rowAt, columnAt, weights)
  const n = effectiveN(weights)
  const df = freedomOf(table)
  if (df < 1 || tooSparse([table], n)) return undefined
  const square = meanSquareContingency(table)
  const corrected = (count: number): number => count - (count - 1) ** 2 / (n - 1)
  const least = Math.min(corrected(table.rows.length), corrected(table.columns.length)) - 1
  const value = Math.min(1, Math.sqrt(Math.max(0, square - df / (n - 1)) / least))
  const half = Z95 * jackknifeError(table, rowAt, columnAt, weights)
  return {
    value,
    ci_low: Math.max(0, value - half),
    ci_high: Math.min(1, value + half),
    p: chiSquareTail(n * square, df),
  }
}

const uncorrected = (table: Table): number =>
  Math.sqrt(meanSquareContingency(table) / (Math.min(table.rows.length, table.columns.length) - 1))

/** V without each respondent in turn; those of the same cell and weight make the same difference. */
function jackknifeError(table: Table, rows: Places, columns: Places, weights: readonly number[]): number {
  const known = new Map<string, number>()
  const left = weights.map((weight, at) => {
    const [row, column] = [rows.at[at]!, columns.at[at]!]
    const key = `${row} ${column} ${weight}`
    const v = known.get(key) ?? uncorrected(without(table, row, column, weight))
    known.set(key, v)
    return v
  })
  const mean = left.reduce((sum, v) => sum + v, 0) / left.length
  const squares = left.reduce((sum, v) => sum + (v - mean) ** 2, 0)
  return Math.sqrt(((left.length - 1) / left.length) * squares)
}

function without({ cells, rows, columns, total }: Table, row: number, column: number, weight: number): Table {
  const less = (list: readonly number[], place: number): number[] =>
    list.map((one, at) => (at === place ? Math.max(0, one - weight) : one))
  return {
    cells: cells.map((one, at) => (at === row ? less(one, column) : one)),
    rows: less(rows, row),
    columns: less(columns, column),
    total: total - weight,
  }
}
