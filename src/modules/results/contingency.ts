/** A table of weights: how much of it is of each pair of a row and a column. */
export interface Table {
  cells: number[][]
  rows: number[]
  columns: number[]
  total: number
}

/** Respondents by one of their answers, or groups, as places from 0 on without gaps. */
export interface Places {
  at: readonly number[]
  count: number
}

/** The codes as places, in their order. */
export function placesOf(codes: readonly number[]): Places {
  const places = new Map([...new Set(codes)].sort((a, b) => a - b).map((code, place) => [code, place]))
  return { at: codes.map((code) => places.get(code)!), count: places.size }
}

/** Of respondents by the places of their row and column. */
export function tableOf(rows: Places, columns: Places, weights: readonly number[]): Table {
  const width = columns.count
  const cells = new Array<number>(rows.count * width).fill(0)
  for (let at = 0; at < weights.length; at++) cells[rows.at[at]! * width + columns.at[at]!]! += weights[at]!
  return summed(Array.from({ length: rows.count }, (_, row) => cells.slice(row * width, (row + 1) * width)))
}

/** The same with rows for columns. */
export const turned = ({ cells, rows, columns, total }: Table): Table => ({
  cells: columns.map((_, column) => cells.map((row) => row[column]!)),
  rows: columns,
  columns: rows,
  total,
})

function summed(cells: number[][]): Table {
  const rows = cells.map((row) => row.reduce((sum, cell) => sum + cell, 0))
  const columns = (cells[0] ?? []).map((_, column) => cells.reduce((sum, row) => sum + row[column]!, 0))
  return { cells, rows, columns, total: rows.reduce((sum, row) => sum + row, 0) }
}

/** Pearson's chi-square divided by the number of respondents: how far rows and columns are from independence. */
export function meanSquareContingency({ cells, rows, columns, total }: Table): number {
  let sum = 0
  for (let row = 0; row < rows.length; row++) {
    for (let column = 0; column < columns.length; column++) {
      const expected = rows[row]! * columns[column]!
      if (expected > 0) sum += cells[row]![column]! ** 2 / expected
    }
  }
  // The weights cancel, up to what floating point leaves behind.
  return total > 0 ? Math.max(0, sum - 1) : 0
}

export const freedomOf = ({ rows, columns }: Table): number => (rows.length - 1) * (columns.length - 1)

/**
 * Cochran's rule: the chi-square distribution is no guide where any cell would have less than one respondent by chance,
 * or more than a fifth of the cells less than five.
 */
export function tooSparse(tables: readonly Table[], n: number): boolean {
  const expected = tables.flatMap(({ rows, columns, total }) =>
    rows.flatMap((row) => columns.map((column) => (n * row * column) / total ** 2)),
  )
  return expected.some((count) => count < 1) || expected.filter((count) => count < 5).length > expected.length / 5
}
