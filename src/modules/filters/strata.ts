import type { Bitset } from './bitset.ts'
import type { FieldName } from './fields.ts'
import type { SearchIndex } from './search-index.ts'
import type { Selected } from './selected.ts'

/** Lower ends of the bands into which ages are put; the first begins at 18. */
const ageBands = [25, 35, 45, 55, 65]
const bandOfAge = Uint8Array.from({ length: 256 }, (_, age) => ageBands.filter((end) => end <= age).length)

/** Beyond this many combinations of values, only those that occur are numbered. */
const WIDEST = 65536
/** How many divisions of the population are kept; nobody needs many. */
const KEPT = 3

/** The classes of a field: its values, and one for those who have none. Ages are put into bands. */
export interface Classes {
  width: number
  classOf(agent: number): number
  /** How many of the selected are in each class. */
  sizes(selected: Selected): Uint32Array
}

export function classesOf(index: SearchIndex, name: FieldName): Classes {
  const field = index.fields[name]
  const read = field.reader()
  const width = name === 'age' ? ageBands.length + 1 : (field.kind === 'number' ? 65535 : field.labels.length) + 1
  const classOfCode = name === 'age' ? (age: number) => bandOfAge[age]! : (code: number) => code + 1
  return {
    width,
    classOf: (agent) => classOfCode(read(agent)),
    sizes(selected) {
      const sizes = new Uint32Array(width)
      let without = selected.count
      field.counts(selected).forEach((count, code) => {
        sizes[classOfCode(code)]! += count
        without -= count
      })
      if (without > 0) sizes[classOfCode(-1)]! += without
      return sizes
    },
  }
}

/** A division of the whole population by several fields, in the order of their values, the first field first. */
export interface Strata {
  width: number
  /** By agent. */
  stratum: Uint32Array
}

const kept = new WeakMap<SearchIndex, Map<string, Strata>>()

export function strataOf(index: SearchIndex, fields: readonly FieldName[]): Strata {
  const known = kept.get(index) ?? new Map<string, Strata>()
  kept.set(index, known)
  const key = fields.join()
  const strata = known.get(key) ?? divided(index, fields)
  known.delete(key)
  known.set(key, strata)
  for (const oldest of known.keys()) if (known.size > KEPT) known.delete(oldest)
  return strata
}

function divided(index: SearchIndex, fields: readonly FieldName[]): Strata {
  let strata: Strata = { width: 1, stratum: new Uint32Array(index.size) }
  for (const name of fields) {
    const { width, classOf } = classesOf(index, name)
    if (strata.width * width > 2 ** 32) strata = renumbered(strata)
    const { stratum } = strata
    for (let agent = 0; agent < stratum.length; agent++) stratum[agent] = stratum[agent]! * width + classOf(agent)
    strata = { width: strata.width * width, stratum }
  }
  return strata.width > WIDEST ? renumbered(strata) : strata
}

function renumbered({ stratum }: Strata): Strata {
  const numbers = new Map([...new Set(stratum)].sort((a, b) => a - b).map((old, at) => [old, at]))
  return { width: numbers.size, stratum: stratum.map((old) => numbers.get(old)!) }
}

/** How many agents of a set are in each stratum. */
export function sizesOf({ stratum, width }: Strata, set: Bitset): Uint32Array {
  const sizes = new Uint32Array(width)
  for (let at = 0; at < set.length; at++) {
    const first = at << 5
    let word = set[at]!
    if (word === 0xffffffff && first + 32 <= stratum.length) {
      for (let agent = first; agent < first + 32; agent++) sizes[stratum[agent]!]!++
    } else for (; word !== 0; word &= word - 1) sizes[stratum[first + 31 - Math.clz32(word & -word)]!]!++
  }
  return sizes
}
