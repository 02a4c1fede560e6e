import type { Tilts } from '../../src/modules/knowledge/knowledge.ts'
import { levels } from '../../src/modules/knowledge/levels.ts'
import { round } from './attitudes-algebra.ts'
import type { Column } from './measured-cells.ts'
import type { Grouping } from './measured-respondents.ts'

/** Shares of US adults by attribute and level. */
export type Margins = Record<Grouping['attribute'], Record<string, number>>

/** Below this an attribute makes no difference that anybody would notice: less than one point in a hundred. */
const LEAST = 0.04

/** Shifts by level, so that the average adult has none. */
export function tiltsOf(
  columns: readonly Column[],
  shifts: ArrayLike<number>,
  groupings: readonly Grouping[],
  margins: Margins,
): Tilts {
  const tilts: Tilts = {}
  for (const { attribute, groups } of groupings) {
    const of = (group: number) =>
      shifts[columns.findIndex((own) => own.attribute === attribute && own.group === group)]!
    const found: Record<string, number> = {}
    for (const level of levels[attribute]) {
      // A level that lies in two groups of the survey (30 to 44 in a band that ends at 34) has the mean of the two.
      const own = groups.flatMap((group, at) => (group.levels.includes(level) ? [of(at)] : []))
      if (own.length > 0) found[level] = own.reduce((sum, value) => sum + value, 0) / own.length
    }
    const centred = centre(found, margins[attribute])
    if (centred !== undefined) tilts[attribute] = centred
  }
  return tilts
}

/** Undefined where nothing is left that would matter. */
export function centre(
  shifts: Record<string, number>,
  margins: Record<string, number>,
): Record<string, number> | undefined {
  const names = Object.keys(shifts)
  const weight = names.reduce((sum, name) => sum + margins[name]!, 0)
  const mean = names.reduce((sum, name) => sum + (margins[name]! / weight) * shifts[name]!, 0)
  const centred = names.map((name): [string, number] => [name, round(shifts[name]! - mean, 2)])
  if (names.length < 2 || centred.every(([, shift]) => Math.abs(shift) < LEAST)) return undefined
  return Object.fromEntries(centred.map(([name, shift]) => [name, Math.max(-3, Math.min(3, shift))]))
}
