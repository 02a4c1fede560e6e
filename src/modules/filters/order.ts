import { bits, streamOf } from '../population/index.ts'
import type { Ranked } from './bitset.ts'

const ROUNDS = 6

/**
 * A random order of the numbers below `size` that is never written down: the number at any position can be asked for,
 * and the same seed always gives the same order, so that pages of it fit together. It is a Feistel cipher over the next
 * power of four; numbers beyond the size are sent through again until they fall within it.
 */
export function randomOrder(seed: string, size: number): (position: number) => number {
  const stream = streamOf(seed, 'order')
  const half = Math.max(1, Math.ceil((32 - Math.clz32(Math.max(0, size - 1))) / 2))
  const mask = (1 << half) - 1
  return (position) => {
    let number = position
    do {
      let left = number >>> half
      let right = number & mask
      for (let round = 0; round < ROUNDS; round++) {
        const mixed = left ^ (bits(stream, right, round) & mask)
        left = right
        right = mixed
      }
      number = ((left << half) | right) >>> 0
    } while (number >= size)
    return number
  }
}

/** A page of a selection: by number, or in the random order of a seed. */
export function pageOf(selected: Ranked, limit: number, offset = 0, seed?: string): Uint32Array {
  const at = seed === undefined ? (position: number) => position : randomOrder(seed, selected.count)
  const length = Math.max(0, Math.min(limit, selected.count - offset))
  const page = new Uint32Array(length)
  for (let place = 0; place < length; place++) page[place] = selected.agentAt(at(offset + place))
  return page
}
