import { addAll, type Bitset, countBoth, newBitset, removeAll, subtract, unite } from './bitset.ts'
import type { NumberField } from './search-index-field.ts'
import { postingsOf, setsOf } from './search-index-values.ts'
import type { Codes } from './selected.ts'

/** How many landmarks there are among the agents in the order of a number that has many values. */
const LANDMARKS = 32

/** Puts those whose stored number lies between the two, ends included, into an empty set. */
type Fill = (set: Bitset, first: number, last: number) => void

interface Filling {
  fill: Fill
  /** Everybody who has a number. */
  known: Bitset
}

interface NumberOptions {
  size: number
  /** As it is stored; the greatest number that its type holds is none. */
  column: () => Codes
  /** What a stored number stands for; never falls while the stored one rises. */
  numberOf: (stored: number) => number
  /** Whether it has so few values that a set is kept for each. */
  few: boolean
}

export function numberField({ size, column, numberOf, few }: NumberOptions): NumberField {
  let opened: (Filling & { stored: Codes; greatest: number; sets?: Bitset[] }) | undefined
  const open = () => {
    if (opened === undefined) {
      const stored = column()
      const greatest = greatestOf(stored)
      if (few) {
        const sets = setsUpTo(stored, greatest, size)
        opened = { stored, greatest, sets, fill: betweenSets(sets), known: sets.at(-1)! }
      } else opened = { stored, greatest, ...betweenLandmarks(stored, greatest, size) }
    }
    return opened
  }
  return {
    kind: 'number',
    numberOf,
    known: () => open().known,
    range(set, min, max) {
      const { greatest, fill } = open()
      const first = min === null ? 0 : least(greatest + 1, (stored) => numberOf(stored) >= min)
      const last = max === null ? greatest : least(greatest + 1, (stored) => numberOf(stored) > max) - 1
      if (first <= last) fill(set, first, last)
    },
    counts(selected) {
      const { stored, greatest, sets } = open()
      // A word of a set takes about as long as an agent of the selection.
      if (sets === undefined || selected.count < sets.length * selected.set.length)
        return selected.histogram(stored, greatest + 1)
      const counts = Uint32Array.from(sets, (set) => countBoth(selected.set, set))
      for (let number = greatest; number > 0; number--) counts[number]! -= counts[number - 1]!
      return counts
    },
    reader() {
      const { stored, greatest } = open()
      return (agent) => (stored[agent]! <= greatest ? stored[agent]! : -1)
    },
  }
}

function greatestOf(stored: Codes): number {
  const none = 2 ** (8 * stored.BYTES_PER_ELEMENT) - 1
  let greatest = 0
  for (let agent = 0; agent < stored.length; agent++) {
    if (stored[agent]! > greatest && stored[agent]! !== none) greatest = stored[agent]!
  }
  return greatest
}

/** By number: those who have it or a lower one. */
function setsUpTo(stored: Codes, greatest: number, size: number): Bitset[] {
  const sets = setsOf(stored, greatest + 1, size)
  for (let number = 1; number <= greatest; number++) unite(sets[number]!, sets[number - 1]!)
  return sets
}

function betweenSets(sets: readonly Bitset[]): Fill {
  return (set, first, last) => {
    set.set(sets[last]!)
    if (first > 0) subtract(set, sets[first - 1]!)
  }
}

/**
 * Agents in the order of their number, and at every 32nd part of them the set of those who come before: any other set
 * of the sort is one of these with at most a 64th of the agents added or taken away.
 */
function betweenLandmarks(stored: Codes, greatest: number, size: number): Filling {
  const { agents, starts } = postingsOf(stored, greatest + 1)
  const step = Math.max(1, Math.ceil(agents.length / LANDMARKS))
  const sets: Bitset[] = [newBitset(size)]
  for (let from = 0; from < agents.length; from += step) {
    const set = sets.at(-1)!.slice()
    addAll(set, agents, from, Math.min(from + step, agents.length))
    sets.push(set)
  }
  const nearest = (position: number) => {
    const landmark = Math.round(position / step)
    return { before: sets[landmark]!, at: Math.min(landmark * step, agents.length) }
  }
  const fill: Fill = (set, first, last) => {
    const start = starts[first]!
    const end = starts[last + 1]!
    const top = nearest(end)
    set.set(top.before)
    addAll(set, agents, top.at, end)
    removeAll(set, agents, end, top.at)
    const bottom = nearest(start)
    subtract(set, bottom.before)
    removeAll(set, agents, bottom.at, start)
    addAll(set, agents, start, Math.min(bottom.at, end))
  }
  return { fill, known: sets.at(-1)! }
}

/** The least number below `limit` of which it is true, else the limit. Once true, it must stay true. */
function least(limit: number, isTrue: (number: number) => boolean): number {
  let low = 0
  let high = limit
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isTrue(middle)) high = middle
    else low = middle + 1
  }
  return low
}
