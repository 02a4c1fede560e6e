import { type Bundle, type Effects, tableOf } from './attitudes-bundles.ts'
import { type Stream, uniform } from './chance.ts'

/** A fitted model of one attribute with a few categories: odds that multiply, against those of the first category. */
export interface Choice {
  categories: readonly string[]
  /** Shares in the whole, which the draw is held to. */
  overall: readonly number[]
  /** The odds to start from. */
  base: readonly number[]
  odds: Effects
}

/**
 * How much the odds of a category grow for each person that the whole lacks of it. Weak on purpose: it holds the whole
 * within a few people, and hardly touches how much groups differ.
 */
const PULL = 0.05

/** The least that a category's odds shrink to when the whole has too many of it. */
const LEAST = 0.1

/** Draws a category for every agent. */
export function choose(choice: Choice, bundles: readonly Bundle[], size: number, stream: Stream): Uint8Array {
  const asked = bundles.filter((bundle) => bundle.terms.some((term) => choice.odds[term]))
  const tables = asked.map((bundle) => tableOf(bundle, choice.odds, choice.overall.length, 'product'))
  const rows = asked.map(({ row }) => row)
  return choice.overall.length === 2
    ? chooseYesNo(choice, tables, rows, size, stream)
    : chooseAmong(choice, tables, rows, size, stream)
}

function chooseAmong(
  { overall, base }: Choice,
  tables: readonly Float64Array[],
  rows: readonly Uint16Array[],
  size: number,
  stream: Stream,
): Uint8Array {
  const width = overall.length
  const shares = Float64Array.from(overall)
  const start = Float64Array.from(base)
  const counts = new Float64Array(width)
  const weights = new Float64Array(width)
  const chosen = new Uint8Array(size)
  for (let agent = 0; agent < size; agent++) {
    for (let category = 0; category < width; category++) {
      const lean = 1 + PULL * ((agent + 1) * shares[category]! - counts[category]!)
      weights[category] = start[category]! * (lean > LEAST ? lean : LEAST)
    }
    for (let at = 0; at < rows.length; at++) {
      const table = tables[at]!
      const first = rows[at]![agent]! * width
      for (let category = 1; category < width; category++) {
        weights[category] = weights[category]! * table[first + category]!
      }
    }
    let total = 0
    for (let category = 0; category < width; category++) total += weights[category]!
    let mark = total * uniform(stream, agent)
    let pick = 0
    while (pick < width - 1 && mark >= weights[pick]!) {
      mark -= weights[pick]!
      pick++
    }
    chosen[agent] = pick
    counts[pick] = counts[pick]! + 1
  }
  return chosen
}

/** The same for two categories, several times as quick. */
function chooseYesNo(
  { overall, base }: Choice,
  tables: readonly Float64Array[],
  rows: readonly Uint16Array[],
  size: number,
  stream: Stream,
): Uint8Array {
  const odds = new Float64Array(size).fill(base[1]! / base[0]!)
  tables.forEach((table, at) => {
    const row = rows[at]!
    for (let agent = 0; agent < size; agent++) odds[agent] = odds[agent]! * table[2 * row[agent]! + 1]!
  })
  const share = overall[1]!
  const chosen = new Uint8Array(size)
  let count = 0
  for (let agent = 0; agent < size; agent++) {
    const lack = (agent + 1) * share - count
    const lean = lack >= 0 ? 1 + PULL * lack : 1 / (1 - PULL * lack)
    const yes = odds[agent]! * lean * lean
    if (uniform(stream, agent) * (1 + yes) < yes) {
      chosen[agent] = 1
      count++
    }
  }
  return chosen
}
