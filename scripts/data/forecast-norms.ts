import type { ForecastFigures } from '../../src/modules/answering/deciding/forecast-figures.ts'
import type { Known } from '../../src/modules/answering/deciding/forecast-known.ts'
import { placesOf } from '../../src/modules/answering/deciding/forecast-latent.ts'

/** What is usual on every kind of ladder. */

/** As many questions as the more general norm counts for in the more particular one. */
const SHRINK = 6
/** A norm of its own needs so many questions. */
const LEAST = 5

type Norms = Pick<ForecastFigures, 'norms' | 'position' | 'rate'>

interface Cell {
  count: number
  sums: number[]
}

/** One cut of one known question. */
interface Cut {
  question: number
  ask: string
  cut: number
  place: number
  weight: number
}

export function fitNorms(knowns: readonly Known[]): Norms {
  const general = new Map<string, Cell>()
  const bySet = new Map<string, Cell>()
  const byAsk = new Map<string, Cell>()
  const rates: Cut[] = []
  const positions: Cut[] = []
  for (const [question, { ask, ladder }] of knowns.entries()) {
    if (ladder === null) continue
    const places = placesOf(ladder.shares)
    const { set, at, amounts } = ladder.ladder
    const cuts = amounts?.of === 'rate' ? amounts.cuts : null
    for (const [step, place] of places.entries()) {
      positions.push({ question, ask, cut: (at[step]! + at[step + 1]!) / 2, place, weight: 1 / places.length })
      if (cuts) rates.push({ question, ask, cut: cuts[step]!, place, weight: 1 / places.length })
    }
    if (cuts) continue
    add(general, `/${at.length}`, places)
    add(bySet, `${set}/${at.length}`, places)
    add(byAsk, `${ask}|${set}/${at.length}`, places)
  }
  const norms: Record<string, number[]> = {}
  for (const [name, cell] of general) if (cell.count >= LEAST) norms[name] = mean(cell)
  for (const [name, cell] of bySet) {
    const parent = norms[`/${name.split('/')[1]}`]
    if (parent && cell.count >= LEAST) norms[name] = shrunk(cell, parent)
  }
  for (const [name, cell] of byAsk) {
    const set = name.split('|')[1]!
    const parent = norms[set] ?? norms[`/${set.split('/')[1]}`]
    if (parent && cell.count >= LEAST) norms[name] = shrunk(cell, parent)
  }
  const rate: Record<string, { mean: number; spread: number }> = { '': line(rates, null) }
  for (const [ask, own] of Map.groupBy(rates, (row) => row.ask)) {
    if (own.length >= 40) rate[ask] = line(own, rate['']!)
  }
  return { norms: sorted(norms, (cuts) => cuts.map(round)), position: line(positions, null), rate }
}

function add(cells: Map<string, Cell>, name: string, places: readonly number[]): void {
  let cell = cells.get(name)
  if (cell === undefined) {
    cell = { count: 0, sums: places.map(() => 0) }
    cells.set(name, cell)
  }
  cell.count += 1
  for (const [step, place] of places.entries()) cell.sums[step]! += place
}

const mean = ({ sums, count }: Cell): number[] => sums.map((sum) => sum / count)
const shrunk = ({ sums, count }: Cell, parent: readonly number[]): number[] =>
  sums.map((sum, step) => (sum + SHRINK * parent[step]!) / (count + SHRINK))

/** Cuts at `mean + spread · place`. The spread is that within questions, or the parent's. */
function line(rows: readonly Cut[], parent: { spread: number } | null): { mean: number; spread: number } {
  let across = 0
  let along = 0
  for (const own of Map.groupBy(rows, ({ question }) => question).values()) {
    const { cut, place } = middle(own)
    // Places scatter around cuts, so that it is places that are regressed on cuts.
    for (const row of own) {
      across += row.weight * (row.cut - cut) * (row.place - place)
      along += row.weight * (row.cut - cut) ** 2
    }
  }
  const spread = parent?.spread ?? along / across
  const { cut, place } = middle(rows)
  return { mean: round(cut - spread * place), spread: round(spread) }
}

function middle(rows: readonly Cut[]): { cut: number; place: number } {
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  return {
    cut: rows.reduce((sum, { weight, cut }) => sum + weight * cut, 0) / total,
    place: rows.reduce((sum, { weight, place }) => sum + weight * place, 0) / total,
  }
}

export const round = (value: number): number => Number(value.toFixed(4)) + 0

export function sorted<Value, Kept>(
  record: Readonly<Record<string, Value>>,
  keep: (value: Value) => Kept,
): Record<string, Kept> {
  return Object.fromEntries(
    Object.entries(record)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, keep(value)]),
  )
}
