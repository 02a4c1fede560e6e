import { DIMENSIONS, INNER, normalise, passLayers, type Rooms, roomsFor } from '../finding/layers.ts'
import { END } from '../finding/wordpiece.ts'
import { type Dense, MOST_TOKENS, type Weights } from './weights.ts'

/** The six layers of the reader, with matrices of 8 bits. */
export interface Encoder {
  /** After `states`, free for whoever reads them. */
  rooms: Rooms
  /** Leaves one row for every token in `rooms.state`. */
  states: (tokens: readonly number[]) => void
  /** Multiplies `count` rows, as wide as the matrix takes them; both places have room for one row more. */
  apply: (dense: Dense, from: number, count: number, to: number) => void
}

export function openEncoder({ kernel, room, layers, norm, embed }: Weights): Encoder {
  const rooms = roomsFor(MOST_TOKENS, kernel.memory, (count) => room(4 * count))
  const rounded = room(2 * MOST_TOKENS * INNER)
  const scales = room(4 * MOST_TOKENS)
  const scratch = room(4 * (MOST_TOKENS + 8))
  const x = rooms.state.values
  const apply: Encoder['apply'] = ({ weight, scales: own, bias, n, k, peak }, from, count, to) => {
    // The kernel takes two rows at a time; what it makes of a row beyond the text is never read.
    const even = (count + 1) & ~1
    kernel.quantise(from, even, k, peak, rounded, scales)
    kernel.multiply(rounded, scales, even, k, weight, own, n, bias, to)
  }
  // In single precision and four at a time: in plain numbers this took longer than all the matrices.
  const attend = ({ query, key, value, mixed }: Rooms, count: number) =>
    kernel.attend(query.at, key.at, value.at, mixed.at, count, scratch)
  return {
    rooms,
    apply,
    states: (tokens) => {
      if (tokens.length > MOST_TOKENS) throw new RangeError(`the reader takes ${MOST_TOKENS} pieces at most`)
      const end = tokens.indexOf(END)
      tokens.forEach((token, at) => {
        embed(x.subarray(at * DIMENSIONS, (at + 1) * DIMENSIONS), token, at, at > end ? 1 : 0)
      })
      normalise(x, tokens.length, norm)
      passLayers(layers, rooms, tokens.length, (dense, from, to) => apply(dense, from, tokens.length, to), attend)
    },
  }
}
