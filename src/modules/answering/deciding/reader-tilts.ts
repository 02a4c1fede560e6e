import { readFileSync } from 'node:fs'
import type { Tilts } from '../../knowledge/index.ts'
import type { Labels } from '../reader/reader.ts'

/**
 * Who answers otherwise than the rest, as the reader sees it: one row of shifts towards the high end of a ladder, or one
 * for every option, in the order in which it was shown them. A row has the levels of all groups, then the attitudes.
 */
export type Leans = readonly (readonly number[])[]

/** Who answers otherwise than the rest. */
export interface Pulls {
  tilts: Tilts
  attitudes: Record<string, number>
}

let labels: Labels | null = null

/** A row by the names of groups and attitudes. */
export function pullsIn(row: readonly number[]): Pulls {
  labels ??= JSON.parse(readFileSync(new URL('../../../../data/reader/labels.json', import.meta.url), 'utf8')) as Labels
  let at = 0
  const named = (names: readonly string[]): Record<string, number> =>
    Object.fromEntries(names.map((name) => [name, row[at++] ?? 0]))
  const tilts = Object.fromEntries(Object.entries(labels.groups).map(([group, levels]) => [group, named(levels)]))
  return { tilts: tilts as Tilts, attitudes: named(labels.attitudes) }
}

/**
 * The shift towards the last step of a ladder: the slope of the steps' own shifts along it, as the model was trained to
 * give it. Exact to a thousandth, since sums may differ in the last bit between processors.
 */
export function alongLadder(shifts: readonly ArrayLike<number>[]): number[] {
  const last = Math.max(1, shifts.length - 1)
  const places = shifts.map((_, at) => (2 * at) / last - 1)
  const square = places.reduce((sum, place) => sum + place * place, 0)
  return Array.from({ length: shifts[0]!.length }, (_, at) =>
    thousandths((2 * places.reduce((sum, place, step) => sum + place * shifts[step]![at]!, 0)) / square),
  )
}

export const thousandths = (value: number): number => Math.round(value * 1e3) / 1e3
