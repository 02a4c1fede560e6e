import { childAgesOf, childrenStream, type Population } from '../population/index.ts'
import { add, type Bitset, newBitset, unite } from './bitset.ts'
import type { NumberField } from './search-index-field.ts'
import { unionOf } from './search-index-values.ts'

/** Ages of children: a field of which an agent has as many numbers as children, with a set of parents for each age. */
export function childAges(population: Population, known: () => Bitset): NumberField {
  let opened: Bitset[][] | undefined
  const open = (): Bitset[][] => {
    opened ??= withDoublings(parentsByAge(population), population.size)
    return opened
  }
  const byAge = (): Bitset[] => open()[0]!
  return {
    kind: 'number',
    // That somebody has no children is known, too.
    known,
    numberOf: (age) => age,
    range(set, min, max) {
      const first = Math.max(0, Math.ceil(min ?? 0))
      const last = Math.min(byAge().length - 1, Math.floor(max ?? byAge().length))
      if (first > last) return
      const level = 31 - Math.clz32(last - first + 1)
      unite(set, open()[level]![first]!)
      unite(set, open()[level]![last + 1 - 2 ** level]!)
    },
    counts: (selected) => Uint32Array.from(byAge(), (set) => selected.countIn(set)),
    reader() {
      const children = population.column('num_children')
      const youngest = population.column('youngest_child')
      return (agent) => (children[agent]! > 0 ? youngest[agent]! : -1)
    },
  }
}

/** Only the age of the youngest child is kept: the others are worked out from what is known of the parent. */
function parentsByAge(population: Population): Bitset[] {
  const [age, sex, num_children, children_at_home] = ['age', 'sex', 'num_children', 'children_at_home'].map((name) =>
    population.column(name),
  )
  const sets: Bitset[] = []
  for (const { code, start, size } of population.countries) {
    const stream = childrenStream(`${population.recipe.seed}/${code}`)
    for (let agent = start; agent < start + size; agent++) {
      if (num_children![agent] === 0) continue
      const at_home = children_at_home![agent]!
      const parent = { age: age![agent]!, sex: sex![agent]!, at_home, elsewhere: num_children![agent]! - at_home }
      for (const years of childAgesOf(stream, agent - start, parent)) {
        while (sets.length <= years) sets.push(newBitset(population.size))
        add(sets[years]!, agent)
      }
    }
  }
  return sets
}

/**
 * By level and age: the parents of a child of that age or of those after it, two to the power of the level in all. Any range
 * is covered by two of them, which may overlap; a set for each of its ages would take thirty times as long.
 */
function withDoublings(sets: Bitset[], size: number): Bitset[][] {
  const levels = [sets]
  for (let width = 1; 2 * width <= sets.length; width *= 2) {
    const narrower = levels.at(-1)!
    levels.push(
      Array.from({ length: sets.length + 1 - 2 * width }, (_, age) =>
        unionOf([narrower[age]!, narrower[age + width]!], size),
      ),
    )
  }
  return levels
}
