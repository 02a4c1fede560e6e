import type { Attribute } from '../../src/modules/knowledge/knowledge.ts'
import type { Column } from './measured-cells.ts'

/** How much groups of an attribute usually differ, as variances of logit shifts. */
export type Scales = Map<Attribute, number>

/** As many groups' worth of evidence that an attribute matters as much as it does elsewhere. */
const USUAL = 4
/** Before anything has been seen: groups differ by a quarter of a logit. */
export const FIRST_SCALE = 0.0625

/**
 * Empirical Bayes: how much the groups differ in this question, from the squares of the shifts and their errors,
 * together with what is usual. Shifts of attributes that hardly matter here are drawn towards zero by it.
 */
export function scalesOf(
  columns: readonly Column[],
  shifts: readonly ArrayLike<number>[],
  variances: readonly ArrayLike<number>[],
  usual: Scales,
): Scales {
  const scales: Scales = new Map()
  for (const attribute of new Set(columns.map((column) => column.attribute))) {
    let [sum, count] = [USUAL * (usual.get(attribute) ?? FIRST_SCALE), USUAL]
    columns.forEach((column, i) => {
      if (column.attribute !== attribute) return
      shifts.forEach((own, set) => {
        sum += own[i]! ** 2 + variances[set]![i]!
        count++
      })
    })
    scales.set(attribute, sum / count)
  }
  return scales
}

/** The mean over questions. */
export function usualOf(found: readonly Scales[]): Scales {
  const names = new Set(found.flatMap((scales) => [...scales.keys()]))
  return new Map(
    [...names].map((name) => {
      const own = found.flatMap((scales) => scales.get(name) ?? [])
      return [name, own.reduce((sum, value) => sum + value, 0) / own.length]
    }),
  )
}
