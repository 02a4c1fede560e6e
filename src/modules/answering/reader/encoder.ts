import { END } from '../finding/wordpiece.ts'
import { addAndNormalise, type Dense, type EncoderWeights, normalise } from './layers.ts'
import { DIMENSIONS, INNER } from './shape.ts'

/** Rows of numbers, and where in the memory they begin. */
interface Rows {
  at: number
  values: Float32Array
}

/** The layers of MiniLM with matrices of 8 bits: the reader's, and the one that questions are found with. */
export interface Encoder {
  /** After `states`, free for whoever reads them. */
  rooms: Record<'state' | 'query' | 'result' | 'inside', Rows>
  /** Leaves one row for every token in `rooms.state`. */
  states: (tokens: readonly number[]) => void
  /** Multiplies `count` rows, as wide as the matrix takes them; both places have room for one row more. */
  apply: (dense: Dense, from: number, count: number, to: number) => void
}

/** Bytes that an encoder works in, besides its weights, when it takes `most` pieces. */
export const workFor = (most: number): number =>
  4 * most * (6 * DIMENSIONS + INNER + 2) + 2 * most * INNER + 8 * INNER + 256

export function openEncoder({ kernel, room, most, layers, norm, embed }: EncoderWeights): Encoder {
  const rows = (width: number): Rows => {
    const at = room(4 * most * width)
    return { at, values: new Float32Array(kernel.memory.buffer, at, most * width) }
  }
  const [state, query, key] = [rows(DIMENSIONS), rows(DIMENSIONS), rows(DIMENSIONS)]
  const [value, mixed, result] = [rows(DIMENSIONS), rows(DIMENSIONS), rows(DIMENSIONS)]
  const inside = rows(INNER)
  const rounded = room(2 * most * INNER)
  const scales = room(4 * most)
  const scratch = room(Math.max(4 * (most + 8), 8 * INNER))
  const x = state.values
  const apply: Encoder['apply'] = ({ weight, scales: own, bias, n, k, peak }, from, count, to) => {
    // The kernel takes two rows at a time; what it makes of a row beyond the text is never read.
    const even = (count + 1) & ~1
    kernel.quantise(from, even, k, peak, rounded, scales)
    kernel.multiply(rounded, scales, even, k, weight, own, n, bias, to, scratch)
  }
  return {
    rooms: { state, query, result, inside },
    apply,
    states: (tokens) => {
      const count = tokens.length
      if (count > most) throw new RangeError(`the encoder takes ${most} pieces at most`)
      const end = tokens.indexOf(END)
      tokens.forEach((token, at) => {
        embed(x.subarray(at * DIMENSIONS, (at + 1) * DIMENSIONS), token, at, at > end ? 1 : 0)
      })
      normalise(x, count, norm)
      for (const layer of layers) {
        apply(layer.query, state.at, count, query.at)
        apply(layer.key, state.at, count, key.at)
        apply(layer.value, state.at, count, value.at)
        kernel.attend(query.at, key.at, value.at, mixed.at, count, scratch)
        apply(layer.joined, mixed.at, count, result.at)
        addAndNormalise(x, result.values, count, layer.joinedNorm)
        apply(layer.inner, state.at, count, inside.at)
        kernel.activate(inside.at, count * INNER)
        apply(layer.outer, inside.at, count, result.at)
        addAndNormalise(x, result.values, count, layer.outerNorm)
      }
    },
  }
}
