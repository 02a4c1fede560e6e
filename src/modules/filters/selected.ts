import { agentsOf, type Bitset, count, countBoth } from './bitset.ts'

/** A selection while its values are counted: what several fields need is worked out once. */
export interface Selected {
  set: Bitset
  count: number
  /** How many of the selected have each code in a column; codes from `width` on are none. */
  histogram(column: Codes, width: number): Uint32Array
  /** How many of the selected are in a set of the index. */
  countIn(set: Bitset): number
}

export type Codes = Uint8Array | Uint16Array

/** Of sets with fewer agents than words, the agents: they are counted faster one by one. False for larger sets. */
const rare = new WeakMap<Bitset, Uint32Array | false>()

export function selected(set: Bitset, size: number): Selected {
  const total = count(set)
  const known = new Map<Codes, Uint32Array>()
  let list: Uint32Array | undefined
  const agents = (): Uint32Array => {
    list ??= agentsOf(set, total)
    return list
  }
  return {
    set,
    count: total,
    histogram(column, width) {
      let counts = known.get(column)
      if (counts === undefined) {
        counts = new Uint32Array(1 << (8 * column.BYTES_PER_ELEMENT))
        if (total === size) countEverybody(column, counts)
        else countAgents(column, agents(), counts)
        known.set(column, counts)
      }
      return counts.subarray(0, width)
    },
    countIn(other) {
      if (total < set.length) return countMembers(other, agents())
      const members = membersOfRare(other)
      return members === false ? countBoth(set, other) : countMembers(set, members)
    },
  }
}

function membersOfRare(set: Bitset): Uint32Array | false {
  let members = rare.get(set)
  if (members === undefined) {
    const total = count(set)
    members = total < set.length && agentsOf(set, total)
    rare.set(set, members)
  }
  return members
}

/** The agents come in the order of their numbers. */
function countMembers(set: Bitset, agents: Uint32Array): number {
  const end = set.length * 32
  let total = 0
  for (let at = 0; at < agents.length; at++) {
    const agent = agents[at]!
    if (agent >= end) break
    total += (set[agent >>> 5]! >>> (agent & 31)) & 1
  }
  return total
}

function countEverybody(column: Codes, counts: Uint32Array): void {
  for (let agent = 0; agent < column.length; agent++) counts[column[agent]!]!++
}

function countAgents(column: Codes, agents: Uint32Array, counts: Uint32Array): void {
  const length = column.length
  for (let at = 0; at < agents.length; at++) {
    const agent = agents[at]!
    if (agent >= length) return
    counts[column[agent]!]!++
  }
}
