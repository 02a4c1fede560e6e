import type { Attribute, Facets } from '../../knowledge/index.ts'
import type { PanelAgent } from './panel-agent.ts'

/** What somebody's levels lead to expect. */
export type MainEffects = (facets: Facets) => number

/** Levels with few members are held back: so many members count as one more opinion that there is no effect. */
const HELD_BACK = 8
const SWEEPS = 4

type Leveled = Exclude<Attribute, 'health'>

/** An attribute of some people: the place of everybody's level among those that occur, -1 where none is known. */
interface Levels {
  places: ReadonlyMap<string, number>
  of: Int8Array
}

const known = new WeakMap<readonly PanelAgent[], Map<Leveled, Levels>>()

/** Fits are made over the same people again and again: their levels are looked up once. */
function levelsOf(people: readonly PanelAgent[], attribute: Leveled): Levels {
  const own = known.get(people) ?? new Map<Leveled, Levels>()
  known.set(people, own)
  let levels = own.get(attribute)
  if (levels === undefined) {
    const places = new Map<string, number>()
    const of = Int8Array.from(people, ({ facets }) => {
      const level = facets[attribute]
      if (level === null) return -1
      const place = places.get(level) ?? places.size
      places.set(level, place)
      return place
    })
    levels = { places, of }
    own.set(attribute, levels)
  }
  return levels
}

/** Effects of several attributes on a value, each given the others: means by level, gone over until they settle. */
export function fitMainEffects(
  values: Float64Array,
  people: readonly PanelAgent[],
  attributes: readonly Attribute[],
): MainEffects {
  const asked = attributes.filter((attribute) => attribute !== 'health') as Leveled[]
  let mean = 0
  for (const value of values) mean += value / values.length
  const left = values.map((value) => value - mean)
  const fitted = asked.map((attribute) => {
    const { places, of } = levelsOf(people, attribute)
    return { of, effects: new Float64Array(places.size) }
  })
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const { of, effects } of fitted) {
      const sums = new Float64Array(effects.length)
      const counts = new Uint32Array(effects.length)
      for (let person = 0; person < of.length; person++) {
        const level = of[person]!
        if (level < 0) continue
        sums[level] = sums[level]! + (left[person]! + effects[level]!)
        counts[level]! += 1
      }
      const means = sums.map((sum, level) => sum / (counts[level]! + HELD_BACK))
      for (let person = 0; person < of.length; person++) {
        const level = of[person]!
        if (level >= 0) left[person] = left[person]! + effects[level]! - means[level]!
      }
      effects.set(means)
    }
  }
  return sumOf(
    mean,
    people,
    asked,
    fitted.flatMap(({ effects }) => [...effects]),
  )
}

/** Kept by itself, because there are thousands of fits: all effects one after the other, in the order of the attributes. */
function sumOf(
  mean: number,
  people: readonly PanelAgent[],
  attributes: readonly Leveled[],
  effects: readonly number[],
): MainEffects {
  return (facets) => {
    let sum = mean
    let from = 0
    for (const attribute of attributes) {
      const { places } = levelsOf(people, attribute)
      const place = places.get(facets[attribute] ?? '')
      if (place !== undefined) sum += effects[from + place]!
      from += places.size
    }
    return sum
  }
}
