import { createHash } from 'node:crypto'

/** Numbers by chance that a seed fixes: the same seed and the same order of calls give the same numbers. */
export interface Random {
  /** At least 0, less than 1. */
  number(): number
  /** A whole number; both bounds are possible. */
  between(least: number, most: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T
  /** By weights; what has none is never picked. */
  weighted<T extends string>(weights: Readonly<Record<T, number>>): T
}

/** Every purpose has numbers of its own, so that one more call for one of them does not change all others. */
export function randomOf(seed: number, purpose: string): Random {
  let state = createHash('sha256').update(`${seed} ${purpose}`).digest().readUInt32BE(0)
  const number = (): number => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number): number => least + Math.floor(number() * (most - least + 1))
  return {
    number,
    between,
    chance: (probability) => number() < probability,
    pick: (from) => from[between(0, from.length - 1)]!,
    weighted(weights) {
      const entries = Object.entries(weights) as [keyof typeof weights, number][]
      let left = number() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [name, weight] of entries) {
        left -= weight
        if (left < 0) return name
      }
      return entries.at(-1)![0]
    },
  }
}
