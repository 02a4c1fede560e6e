import type { Int8Kernel } from './int8-kernel.ts'
import { DIMENSIONS, INNER } from './shape.ts'

/** What the layers of MiniLM are made of. */

const LAYERS = 6
const EPSILON = 1e-12

/** A matrix and what belongs to it, as addresses; n is a multiple of 4, k of 16. */
export interface Dense {
  weight: number
  scales: number
  bias: number
  n: number
  k: number
  /** What whole numbers of a row may be at most: no sum of products leaves 32 bits. */
  peak: number
}

export interface Norm {
  scale: Float32Array
  shift: Float32Array
}

export type Layer = Record<'query' | 'key' | 'value' | 'joined' | 'inner' | 'outer', Dense> &
  Record<'joinedNorm' | 'outerNorm', Norm>

/** Everything that an encoder is opened with. */
export interface EncoderWeights {
  kernel: Int8Kernel
  /** Address of so many bytes that nobody else uses. */
  room: (bytes: number) => number
  /** The most pieces that there are positions for. */
  most: number
  layers: readonly Layer[]
  norm: Norm
  /** Writes the sum of the vectors of a word, its position and its type. */
  embed: (row: Float32Array, token: number, position: number, type: number) => void
}

/** All layers, from parts that a file of weights calls by names of its own. */
export function layersOf(
  nameOf: (layer: number, part: keyof Layer) => string,
  dense: (name: string, n: number, k: number) => Dense,
  norm: (name: string) => Norm,
): Layer[] {
  return Array.from({ length: LAYERS }, (_, at): Layer => {
    const square = (part: keyof Layer) => dense(nameOf(at, part), DIMENSIONS, DIMENSIONS)
    return {
      query: square('query'),
      key: square('key'),
      value: square('value'),
      joined: square('joined'),
      joinedNorm: norm(nameOf(at, 'joinedNorm')),
      inner: dense(nameOf(at, 'inner'), INNER, DIMENSIONS),
      outer: dense(nameOf(at, 'outer'), DIMENSIONS, INNER),
      outerNorm: norm(nameOf(at, 'outerNorm')),
    }
  })
}

/** The largest whole number by which every row of weights can be multiplied. */
export function peakOf(weights: Int8Array, k: number): number {
  let largest = 1
  for (let row = 0; row < weights.length; row += k) {
    let sum = 0
    for (let at = row; at < row + k; at += 1) sum += Math.abs(weights[at]!)
    if (sum > largest) largest = sum
  }
  return Math.min(32767, Math.floor((2 ** 31 - 1) / largest))
}

/** Adds y to x, and brings every row to mean 0 and variance 1 before its scale and shift. */
export function addAndNormalise(x: Float32Array, y: Float32Array, count: number, norm: Norm): void {
  for (let at = 0; at < count * DIMENSIONS; at += 1) x[at]! += y[at]!
  normalise(x, count, norm)
}

export function normalise(x: Float32Array, count: number, { scale, shift }: Norm): void {
  for (let at = 0; at < count * DIMENSIONS; at += DIMENSIONS) {
    let sum = 0
    for (let d = 0; d < DIMENSIONS; d += 1) sum += x[at + d]!
    const mean = sum / DIMENSIONS
    let squares = 0
    for (let d = 0; d < DIMENSIONS; d += 1) {
      const off = x[at + d]! - mean
      squares += off * off
    }
    const by = 1 / Math.sqrt(squares / DIMENSIONS + EPSILON)
    for (let d = 0; d < DIMENSIONS; d += 1) x[at + d] = (x[at + d]! - mean) * by * scale[d]! + shift[d]!
  }
}

export function meanOf(x: Float32Array, count: number): Float32Array {
  const sums = new Float64Array(DIMENSIONS)
  for (let at = 0; at < count * DIMENSIONS; at += 1) sums[at % DIMENSIONS]! += x[at]!
  return Float32Array.from(sums, (sum) => sum / count)
}

/** The same direction, of length 1. */
export function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0))
  return vector.map((value) => value / length)
}
