import { type Groups, type Term, terms } from './attitudes-groups.ts'

/**
 * Several terms in one: each combination of their codes has a row, so that a model that asks for fifteen terms looks up
 * six rows per agent. A code that a term does not have gets a row of its own, which says nothing.
 */
export interface Bundle {
  terms: readonly Term[]
  rows: number
  /** By agent. */
  row: Uint16Array
}

export function bundle(names: readonly Term[], groups: Groups, size: number): Bundle {
  const row = new Uint16Array(size)
  let rows = 1
  for (const name of names) {
    const codes = groups[name]
    if (codes === undefined) throw new Error(`${name} is asked for before it is drawn`)
    const unknown = terms[name]
    for (let agent = 0; agent < size; agent++) {
      const code = codes[agent]!
      row[agent] = row[agent]! * (unknown + 1) + (code < unknown ? code : unknown)
    }
    rows *= unknown + 1
  }
  return { terms: names, rows, row }
}

/** Everything that is known before any belief is drawn. */
const basics: readonly (readonly Term[])[] = [
  ['age'],
  ['sex', 'education5', 'ethnicity4', 'nativity'],
  ['marital4', 'parent', 'work6', 'setting3'],
  ['income20', 'division'],
]

export const basicBundles = (groups: Groups, size: number): Bundle[] =>
  basics.map((names) => bundle(names, groups, size))

/** By term, code and column. */
export type Effects = Readonly<Partial<Record<Term, readonly (readonly number[])[]>>>

/** The effects of a bundle's terms, put together row by row: as a sum, or as a product. */
export function tableOf({ terms: names, rows }: Bundle, effects: Effects, width: number, how: 'sum' | 'product') {
  const table = new Float64Array(rows * width).fill(how === 'sum' ? 0 : 1)
  let repeats = rows
  for (const name of names) {
    const codes = terms[name] + 1
    repeats /= codes
    const of = effects[name]
    if (of === undefined) continue
    for (let row = 0; row < rows; row++) {
      const effect = of[Math.floor(row / repeats) % codes]
      if (effect === undefined) continue
      for (let column = 0; column < width; column++) {
        const cell = row * width + column
        table[cell] = how === 'sum' ? table[cell]! + effect[column]! : table[cell]! * effect[column]!
      }
    }
  }
  return table
}
