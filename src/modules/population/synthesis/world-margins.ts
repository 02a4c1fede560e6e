import type { Margin } from './draw.ts'
import type { Frame } from './frame.ts'

export const identity = (size: number): Uint8Array => Uint8Array.from({ length: size }, (_, at) => at)

/** A country's table by sex and age as a margin. */
export function bySexAge(
  frame: Frame,
  table: readonly (readonly (readonly number[])[])[],
  firstAges: readonly number[],
): Margin {
  const { sex, age } = frame.columns
  const bands = firstAges.length
  const band = Uint8Array.from({ length: 256 }, (_, years) =>
    Math.max(
      0,
      firstAges.findLastIndex((from) => years >= from),
    ),
  )
  const rows = table.flat()
  const width = rows[0]!.length
  return {
    group: Uint16Array.from(sex, (code, agent) => code * bands + band[age[agent]!]!),
    groups: 2 * bands,
    classes: identity(width),
    width,
    shares: sharesOf(rows),
  }
}

/** Rows of shares, each summing to 1. */
export function sharesOf(rows: readonly (readonly number[])[]): Float64Array {
  return Float64Array.from(
    rows.flatMap((row) => {
      const total = row.reduce((sum, value) => sum + value, 0)
      return row.map((value) => value / total)
    }),
  )
}
