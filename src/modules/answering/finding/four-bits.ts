import { assemble } from '../reader/assembler.ts'
import { besideBytes, besideOf, dots, squares } from './scan-routines.ts'

/**
 * Vectors in four bits a number: from -reach to reach in fifteen steps, two numbers a byte. A cosine keeps two digits,
 * which is more than is asked of it, and a file is an eighth of what single precision takes.
 */
const STEPS = 7
const MIDDLE = 8

/** One vector; null is nowhere. */
export function packedRow(vector: Float32Array | null, dimensions: number, reach: number): Uint8Array {
  const step = (at: number): number =>
    vector === null ? MIDDLE : Math.max(-STEPS, Math.min(STEPS, Math.round((vector[at]! / reach) * STEPS))) + MIDDLE
  return Uint8Array.from({ length: dimensions / 2 }, (_, at) => step(2 * at) | (step(2 * at + 1) << 4))
}

/** How near rows of a table are to a vector of unit length, as cosines: those that are asked for, by their numbers. */
export type Rows = (vector: Float32Array) => (row: number) => number

export interface Table {
  rows: Rows
  /** In their order, all rows whose cosine is at least so high, and some that are a thousandth lower. */
  near: (vector: Float32Array, least: number) => Uint32Array
  /** One row's numbers, packed. */
  row: (row: number) => Uint8Array
}

export function openRows(bytes: Uint8Array, dimensions: number): Rows {
  const width = dimensions / 2
  return cosinesIn(bytes, width, (row) => Math.fround(lengthOf(bytes.subarray(row * width, (row + 1) * width))))
}

function cosinesIn(bytes: Uint8Array, width: number, lengthAt: (row: number) => number): Rows {
  return (vector) => {
    const [even, odd] = [0, 1].map((first) => Float64Array.from({ length: width }, (_, at) => vector[2 * at + first]!))
    const offset = MIDDLE * vector.reduce((sum, value) => sum + value, 0)
    return (row) => {
      let dot = -offset
      for (let d = 0, at = row * width; d < width; d += 1, at += 1) {
        const pair = bytes[at]!
        dot += even![d]! * (pair & 15) + odd![d]! * (pair >> 4)
      }
      const length = lengthAt(row)
      return length === 0 ? 0 : Math.min(1, dot / length)
    }
  }
}

/** The largest whole number of 16 bits: vectors of unit length are rounded to this many steps for a first look at all rows. */
const FINE = 32767
/** The rounding moves a cosine along 384 axes by 0.0003 at most. */
const ROUNDED = 0.001

/**
 * A table of many rows, of which a question needs those that are near: all are looked at roughly, which takes a twentieth of the time,
 * and the near ones exactly. `read` writes the table to where it stays.
 */
export function openTable(count: number, dimensions: number, read: (into: Uint8Array) => unknown): Table {
  const width = dimensions / 2
  // The last row is read sixteen bytes at a time, too.
  const beside = (count * width + 31) & ~15
  const out = beside + besideBytes(width)
  const { memory, exports } = assemble(Math.ceil((out + 4 * count) / 65536), [dots, squares])
  const run = exports as Record<'dots' | 'squares', (...addresses: number[]) => void>
  const bytes = new Uint8Array(memory.buffer, 0, count * width)
  read(bytes)
  const sums = new Int32Array(memory.buffer, out, count)
  const sumsOf = (name: keyof typeof run, values: ArrayLike<number>): Int32Array => {
    new Int16Array(memory.buffer, beside, besideBytes(width) / 2).set(besideOf(values))
    run[name](0, count * width, width, beside, out, out)
    return sums
  }
  const every = (value: number): number[] => Array<number>(dimensions).fill(value)
  const squared = sumsOf('squares', every(-1)).slice()
  // Of what is left when the middle is taken away from each number.
  const lengths = Float32Array.from(sumsOf('dots', every(1)), (sum, row) =>
    Math.sqrt(squared[row]! - 2 * MIDDLE * sum + dimensions * MIDDLE * MIDDLE),
  )
  return {
    rows: cosinesIn(bytes, width, (row) => lengths[row]!),
    near: (vector, least) => {
      const whole = Array.from(vector, (value) => Math.round(value * FINE))
      const offset = MIDDLE * whole.reduce((sum, value) => sum + value, 0)
      const rough = sumsOf('dots', whole)
      const found = new Uint32Array(count)
      let next = 0
      for (let row = 0; row < count; row += 1)
        if (rough[row]! - offset >= (least - ROUNDED) * FINE * lengths[row]!) found[next++] = row
      return found.slice(0, next)
    },
    row: (row) => bytes.subarray(row * width, (row + 1) * width),
  }
}

/** How long the mean of rows is, each taken to be of unit length: the shorter, the further they lie apart. */
export function meanLength(rows: readonly Uint8Array[]): number {
  const mean = new Float64Array(2 * rows[0]!.length)
  for (const row of rows) {
    const length = lengthOf(row) || 1
    row.forEach((pair, at) => {
      mean[2 * at]! += ((pair & 15) - MIDDLE) / length
      mean[2 * at + 1]! += ((pair >> 4) - MIDDLE) / length
    })
  }
  return Math.sqrt(mean.reduce((sum, value) => sum + value * value, 0)) / rows.length
}

function lengthOf(row: Uint8Array): number {
  let square = 0
  for (const pair of row) square += ((pair & 15) - MIDDLE) ** 2 + ((pair >> 4) - MIDDLE) ** 2
  return Math.sqrt(square)
}
