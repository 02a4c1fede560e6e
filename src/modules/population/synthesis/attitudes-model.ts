import { readFigures } from '../figures.ts'
import { type Bundle, type Effects, tableOf } from './attitudes-bundles.ts'
import { type Stream, streamOf } from './chance.ts'

/** What scripts/data/attitudes.ts fitted. */
interface AttitudesModel {
  attitudes: readonly string[]
  /** Upper ends of the twentieths of household income, in hundreds of dollars. */
  income_ends: readonly number[]
  /** In thousandths of a standard deviation. */
  effects: Effects
  /** Lower triangle that turns independent chance into that of the attitudes. */
  chance: readonly (readonly number[])[]
}

const model = readFigures<AttitudesModel>('attitudes/model.json')

export const attitudeNames = model.attitudes
export const incomeEnds = model.income_ends
export const { effects, chance } = model

/** The attitudes' own chance; the traits share it, so that who is curious is so in both. */
export const attitudeStream = (seed: string): Stream => streamOf(seed, 'attitudes')

/** Sums of effects: what each agent's groups lead to expect of several attitudes or traits. */
export interface Expectations {
  rows: readonly Uint16Array[]
  tables: readonly Float64Array[]
}

export function expectationsOf(bundles: readonly Bundle[], of: Effects, width: number): Expectations {
  const asked = bundles.filter(({ terms }) => terms.some((term) => of[term]))
  return {
    rows: asked.map(({ row }) => row),
    tables: asked.map((bundle) => tableOf(bundle, of, width, 'sum').map((thousandths) => thousandths / 1000)),
  }
}

/** Writes the agent's sums. */
export function expect({ rows, tables }: Expectations, agent: number, into: Float64Array): void {
  const width = into.length
  for (let at = 0; at < rows.length; at++) {
    const table = tables[at]!
    const first = rows[at]![agent]! * width
    if (at === 0) for (let column = 0; column < width; column++) into[column] = table[first + column]!
    else for (let column = 0; column < width; column++) into[column] = into[column]! + table[first + column]!
  }
}

/** The mean of all agents' sums. */
export function meanOf({ rows, tables }: Expectations, size: number, width: number): Float64Array {
  const mean = new Float64Array(width)
  tables.forEach((table, at) => {
    const members = new Uint32Array(table.length / width)
    for (const row of rows[at]!) members[row] = members[row]! + 1
    table.forEach((value, cell) => {
      mean[cell % width] = mean[cell % width]! + (value * members[Math.floor(cell / width)]!) / size
    })
  })
  return mean
}
