import type { Margin } from './draw.ts'
import { columnsOf, type Frame } from './frame.ts'

/** A table below data/: adults (or shares) per group and class. */
export interface MarginTable {
  target: string
  groups: readonly string[]
  classes: readonly number[]
  labels: readonly string[]
  values: readonly (readonly number[] | null)[]
}

/** The age bands that the sources use: the first age of each. */
const ageBands: Record<string, readonly number[]> = {
  age3: [18, 35, 65],
  age5: [18, 25, 35, 45, 65],
  age7: [18, 25, 35, 45, 55, 65, 75],
  age13: [18, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 75, 85],
  age15: [18, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85],
}

const ageBand = (name: keyof typeof ageBands, age: number): number =>
  ageBands[name]!.findLastIndex((first) => age >= first)

export function marginOf(frame: Frame, table: MarginTable): Margin {
  const width = Math.max(...table.classes) + 1
  const shares = new Float64Array(table.values.length * width).fill(Number.NaN)
  table.values.forEach((row, group) => {
    const total = row?.reduce((sum, value) => sum + value, 0) ?? 0
    if (row == null || total === 0) return
    for (let at = 0; at < row.length; at++) shares[group * width + at] = row[at]! / total
  })
  return {
    ...groupsOf(frame, table.groups),
    classes: Uint8Array.from(table.classes),
    width,
    shares,
    settled: table.groups.includes('state'),
  }
}

/** No figures: the model's expectation within each group stands, and only the rounding is kept in check. */
export function evenly(frame: Frame, groups: readonly string[], categories: number): Margin {
  const grouping = groupsOf(frame, groups)
  return {
    ...grouping,
    classes: Uint8Array.from({ length: categories }, (_, category) => category),
    width: categories,
    shares: new Float64Array(grouping.groups * categories).fill(Number.NaN),
  }
}

/** One number per agent for a combination of groupings, the last varying fastest. */
export function groupsOf(frame: Frame, names: readonly string[]): { group: Uint16Array; groups: number } {
  const group = new Uint16Array(frame.size)
  let groups = 1
  for (const name of names) {
    const { codes, size } = grouping(frame, name)
    for (let agent = 0; agent < frame.size; agent++) group[agent] = group[agent]! * size + codes[agent]!
    groups *= size
  }
  return { group, groups }
}

const sizes: Record<string, number> = { sex: 2, state: 51, ethnicity: 5, education: 8, marital_status: 5 }

function grouping(frame: Frame, name: string): { codes: ArrayLike<number>; size: number } {
  const { age, ethnicity, labour_detail } = frame.columns
  if (name === 'works') return { codes: labour_detail.map((code) => (code < 2 ? 1 : 0)), size: 2 }
  if (name === 'ethnicity_25') {
    return { codes: ethnicity.map((code, agent) => (age[agent]! < 25 ? code + 5 : code)), size: 10 }
  }
  const bands = ageBands[name]
  if (bands !== undefined) {
    const band = Uint8Array.from({ length: 256 }, (_, years) => Math.max(0, ageBand(name, years)))
    return { codes: age.map((years) => band[years]!), size: bands.length }
  }
  return { codes: columnsOf(frame)[name]!, size: sizes[name]! }
}
