import type { Attribute, Facets } from '../../knowledge/index.ts'

/** What somebody's levels lead to expect. */
export type MainEffects = (facets: Facets) => number

/** Levels with few members are held back: so many members count as one more opinion that there is no effect. */
const HELD_BACK = 8
const SWEEPS = 4

/** Effects of several attributes on a value, each given the others: means by level, gone over until they settle. */
export function fitMainEffects(
  values: Float64Array,
  people: readonly Facets[],
  attributes: readonly Attribute[],
): MainEffects {
  const asked = attributes.filter((attribute) => attribute !== 'health') as Exclude<Attribute, 'health'>[]
  let mean = 0
  for (const value of values) mean += value / values.length
  const left = values.map((value) => value - mean)
  const effects = asked.map(() => new Map<string, number>())
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    asked.forEach((attribute, at) => {
      const sums = new Map<string, { sum: number; count: number }>()
      people.forEach((facets, person) => {
        const level = facets[attribute]
        if (level === null) return
        const entry = sums.get(level) ?? { sum: 0, count: 0 }
        entry.sum += left[person]! + (effects[at]!.get(level) ?? 0)
        entry.count += 1
        sums.set(level, entry)
      })
      people.forEach((facets, person) => {
        const entry = facets[attribute] === null ? undefined : sums.get(facets[attribute])
        if (entry === undefined) return
        left[person] =
          left[person]! + (effects[at]!.get(facets[attribute]!) ?? 0) - entry.sum / (entry.count + HELD_BACK)
      })
      for (const [level, { sum, count }] of sums) effects[at]!.set(level, sum / (count + HELD_BACK))
    })
  }
  return (facets) => {
    let sum = mean
    asked.forEach((attribute, at) => {
      const level = facets[attribute]
      if (level !== null) sum += effects[at]!.get(level) ?? 0
    })
    return sum
  }
}
