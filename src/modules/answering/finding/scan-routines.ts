import {
  add,
  type Code,
  everyLane,
  get,
  i32,
  i32Add,
  i32x4Add,
  load,
  type Routine,
  set,
  shuffle,
  simd,
  until,
} from '../reader/assembler.ts'

const and = simd(0x4e)
const eachByte = simd(0x0f)
const shiftRight = simd(0x6d)
const lowHalf = simd(0x89)
const highHalf = simd(0x8a)
const dot = simd(0xba)
const storeFirst: Code = [simd(0x5a), 0, 0, 0]

/**
 * For every row from an address to another, `width` bytes each, one whole number: the sum of what `product` makes of eight of its
 * numbers and of the eight that lie beside them, in the order of `besideOf`.
 */
function overRows(name: string, product: (numbers: Code, beside: Code) => Code): Routine {
  const [row, end, width, beside, besideEnd, out] = [0, 1, 2, 3, 4, 5]
  const [p, q] = [6, 7]
  const [sum, fifteen, bytes, halves, numbers] = [8, 9, 10, 11, 12]
  const eight = (widen: Code, offset: number): Code => [
    [get(halves), widen, set(numbers)],
    [get(sum), product(get(numbers), [get(q), load(offset)]), i32x4Add, set(sum)],
  ]
  const sixteenBytes: Code = [
    [get(p), load(0), set(bytes)],
    [get(bytes), get(fifteen), and, set(halves), eight(lowHalf, 0), eight(highHalf, 16)],
    [get(bytes), i32(4), shiftRight, set(halves), eight(lowHalf, 32), eight(highHalf, 48)],
    [add(p, i32(16)), add(q, i32(64))],
  ]
  const body: Code = [
    [i32(15), eachByte, set(fifteen)],
    until(row, get(end), [
      [everyLane(0), set(sum), get(row), set(p), get(beside), set(q)],
      until(q, get(besideEnd), sixteenBytes),
      [get(sum), get(sum), get(sum), shuffle(2, 3, 0, 1), i32x4Add, set(sum)],
      [get(out), get(sum), get(sum), get(sum), shuffle(1, 0, 3, 2), i32x4Add, storeFirst],
      [get(row), get(width), i32Add, set(row), add(out, i32(4))],
    ]),
  ]
  return { name, parameters: 6, integers: 2, vectors: 5, body }
}

/** The products of rows of numbers of four bits with one row of numbers of 16 bits. */
export const dots = overRows('dots', (numbers, beside) => [numbers, beside, dot])
/** The sums of squares of the numbers beside which there are ones in all bits. */
export const squares = overRows('squares', (numbers, beside) => [numbers, beside, and, numbers, dot])

/** Where sixteen bytes begin that lie beside rows of so many bytes, and where the last of them end. */
export const besideBytes = (width: number): number => 64 * Math.ceil(width / 16)

/** Numbers in the order in which the routines take them; those beyond a row are 0. */
export function besideOf(values: ArrayLike<number>): Int16Array {
  const beside = new Int16Array(besideBytes(values.length / 2) / 2)
  for (let at = 0; at < values.length; at += 1) {
    const byte = at >> 1
    beside[32 * (byte >> 4) + 16 * (at & 1) + (byte & 15)] = values[at]!
  }
  return beside
}
