/** A set of agents: one bit each, in words of 32. A set may be shorter than the population; who comes after is not in it. */
export type Bitset = Uint32Array

const WORDS_OF_BLOCK = 16

export const newBitset = (size: number): Bitset => new Uint32Array((size + 31) >>> 5)

/** Everybody from `start` to before `end`. */
export function addRange(set: Bitset, start: number, end: number): void {
  for (let at = start; at < end; ) {
    if ((at & 31) === 0 && end - at >= 32) {
      const words = (end - at) >>> 5
      set.fill(0xffffffff, at >>> 5, (at >>> 5) + words)
      at += words << 5
    } else {
      add(set, at)
      at++
    }
  }
}

export function add(set: Bitset, agent: number): void {
  set[agent >>> 5]! |= 1 << (agent & 31)
}

export const has = (set: Bitset, agent: number): boolean => ((set[agent >>> 5]! >>> (agent & 31)) & 1) === 1

export function addAll(set: Bitset, agents: Uint32Array, start: number, end: number): void {
  for (let at = start; at < end; at++) set[agents[at]! >>> 5]! |= 1 << (agents[at]! & 31)
}

export function removeAll(set: Bitset, agents: Uint32Array, start: number, end: number): void {
  for (let at = start; at < end; at++) set[agents[at]! >>> 5]! &= ~(1 << (agents[at]! & 31))
}

/** Keeps in `set` who is also in `other`; false when nobody is left. */
export function intersect(set: Bitset, other: Bitset): boolean {
  const shared = Math.min(set.length, other.length)
  let left = 0
  for (let at = 0; at < shared; at++) left |= set[at]! &= other[at]!
  set.fill(0, shared)
  return left !== 0
}

export function unite(set: Bitset, other: Bitset): void {
  for (let at = 0; at < other.length; at++) set[at]! |= other[at]!
}

/** Takes out of `set` who is in `other`; false when nobody is left. */
export function subtract(set: Bitset, other: Bitset): boolean {
  const shared = Math.min(set.length, other.length)
  let left = 0
  for (let at = 0; at < shared; at++) left |= set[at]! &= ~other[at]!
  for (let at = shared; at < set.length; at++) left |= set[at]!
  return left !== 0
}

export function count(set: Bitset): number {
  let total = 0
  for (let at = 0; at < set.length; at++) total += bitsOf(set[at]!)
  return total
}

/**
 * How many are in both. Eight words at a time are added up bit by bit, as in columns on paper, so that only one of the
 * eight has to be counted (Harley and Seal's method).
 */
export function countBoth(one: Bitset, two: Bitset): number {
  const words = Math.min(one.length, two.length)
  const whole = words & ~7
  let ones = 0
  let twos = 0
  let fours = 0
  let eights = 0
  for (let at = 0; at < whole; at += 8) {
    const a = one[at]! & two[at]!
    const b = one[at + 1]! & two[at + 1]!
    const c = one[at + 2]! & two[at + 2]!
    const d = one[at + 3]! & two[at + 3]!
    const e = one[at + 4]! & two[at + 4]!
    const f = one[at + 5]! & two[at + 5]!
    const g = one[at + 6]! & two[at + 6]!
    const h = one[at + 7]! & two[at + 7]!
    let half = ones ^ a
    const twosA = (ones & a) | (half & b)
    ones = half ^ b
    half = ones ^ c
    const twosB = (ones & c) | (half & d)
    ones = half ^ d
    half = twos ^ twosA
    const foursA = (twos & twosA) | (half & twosB)
    twos = half ^ twosB
    half = ones ^ e
    const twosC = (ones & e) | (half & f)
    ones = half ^ f
    half = ones ^ g
    const twosD = (ones & g) | (half & h)
    ones = half ^ h
    half = twos ^ twosC
    const foursB = (twos & twosC) | (half & twosD)
    twos = half ^ twosD
    half = fours ^ foursA
    eights += bitsOf((fours & foursA) | (half & foursB))
    fours = half ^ foursB
  }
  let total = 8 * eights + 4 * bitsOf(fours) + 2 * bitsOf(twos) + bitsOf(ones)
  for (let at = whole; at < words; at++) total += bitsOf(one[at]! & two[at]!)
  return total
}

/** The agents in the order of their numbers. */
export function agentsOf(set: Bitset, total = count(set)): Uint32Array {
  const agents = new Uint32Array(total)
  let next = 0
  for (let at = 0; at < set.length && next < total; at++) {
    for (let word = set[at]!; word !== 0; word &= word - 1) agents[next++] = (at << 5) + lowest(word)
  }
  return agents
}

/** The members of a set by their rank in it. */
export interface Ranked {
  count: number
  agentAt(rank: number): number
}

export function ranked(set: Bitset): Ranked {
  const before = new Uint32Array(Math.ceil(set.length / WORDS_OF_BLOCK) + 1)
  let total = 0
  for (let at = 0; at < set.length; at++) {
    if (at % WORDS_OF_BLOCK === 0) before[at / WORDS_OF_BLOCK] = total
    total += bitsOf(set[at]!)
  }
  before[before.length - 1] = total
  return {
    count: total,
    agentAt(rank) {
      if (!(rank >= 0 && rank < total)) throw new RangeError(`there is no agent ${rank} among ${total}`)
      let block = 0
      for (let step = highest(before.length); step > 0; step >>>= 1) {
        if (block + step < before.length && before[block + step]! <= rank) block += step
      }
      let at = block * WORDS_OF_BLOCK
      let left = rank - before[block]!
      for (let here = bitsOf(set[at]!); here <= left; here = bitsOf(set[at]!)) {
        left -= here
        at++
      }
      let word = set[at]!
      for (; left > 0; left--) word &= word - 1
      return (at << 5) + lowest(word)
    },
  }
}

function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

const lowest = (word: number): number => 31 - Math.clz32(word & -word)

/** The greatest power of two that is not above the number. */
const highest = (number: number): number => 1 << (31 - Math.clz32(number))
