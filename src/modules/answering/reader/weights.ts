import { fstatSync, openSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { DIMENSIONS, INNER, LAYERS, type Layer, type Norm } from '../finding/layers.ts'
import { fill, headerOf } from '../finding/weights-file.ts'
import { type Int8Kernel, openInt8Kernel } from './int8-kernel.ts'

/** The most pieces that there are positions for. */
export const MOST_TOKENS = 512
const WORDS = 'words.weight'

/** A matrix and what belongs to it, as addresses; filled up with zeros to n a multiple of 4 and k of 16. */
export interface Dense {
  weight: number
  scales: number
  bias: number
  n: number
  k: number
  /** What whole numbers of a row may be at most: no sum of products leaves 32 bits. */
  peak: number
}

export interface Weights {
  /** Changes when any of the weights does. */
  version: string
  kernel: Int8Kernel
  /** Address of so many bytes that nobody else uses. */
  room: (bytes: number) => number
  layers: readonly Layer<Dense>[]
  norm: Norm
  dense: (name: string, n: number, k: number) => Dense
  /** Writes the sum of the vectors of a word, its position and its type. */
  embed: (row: Float32Array, token: number, position: number, type: number) => void
}

interface Tensor {
  dtype: 'I8' | 'F32'
  shape: number[]
  offset: number
}
interface Header {
  version: string
  tensors: Record<string, Tensor>
}

/**
 * Everything but the table of words goes into the kernel's memory as the file has it; rows of the table are read when a
 * word needs them. Throws where the file is missing, cut short, or of another model.
 */
export function openWeights(path: URL): Weights {
  const file = openSync(path, 'r')
  const { header, base } = opened(file, path)
  const tensor = (name: string, dtype: Tensor['dtype'], shape: number[]): number => {
    const found = header.tensors[name]
    if (found?.dtype !== dtype || found.shape.join() !== shape.join() || found.offset % 16 !== 0)
      throw new Error(`the reader's weights have no ${name} of ${dtype} ${shape.join('×')}`)
    return found.offset
  }
  const words = tensor(WORDS, 'I8', [30522, DIMENSIONS])
  const work = 4 * MOST_TOKENS * (6 * DIMENSIONS + INNER) + 2 * MOST_TOKENS * INNER
  // What is filled up with zeros, and the scales of rows, take far less than the mebibyte that is left for them.
  const kernel = openInt8Kernel(Math.ceil((words + work + 2 ** 20) / 65536))
  const { buffer } = kernel.memory
  fill(file, new Uint8Array(buffer, 0, words), base)
  let used = words
  const room = (bytes: number): number => {
    used += (bytes + 15) & ~15
    return used - ((bytes + 15) & ~15)
  }
  const numbers = (name: string, ...shape: number[]) =>
    new Float32Array(
      buffer,
      tensor(name, 'F32', shape),
      shape.reduce((size, one) => size * one),
    )
  const norm = (name: string): Norm => ({
    scale: numbers(`${name}.weight`, DIMENSIONS),
    shift: numbers(`${name}.bias`, DIMENSIONS),
  })
  const dense = (name: string, n: number, k: number): Dense => {
    const own = {
      weight: tensor(`${name}.weight`, 'I8', [n, k]),
      scales: tensor(`${name}.weight.scale`, 'F32', [n]),
      bias: tensor(`${name}.bias`, 'F32', [n]),
      n: (n + 3) & ~3,
      k: (k + 15) & ~15,
      peak: peakOf(new Int8Array(buffer, tensor(`${name}.weight`, 'I8', [n, k]), n * k), k),
    }
    if (own.n === n && own.k === k) return own
    const bytes = new Uint8Array(buffer)
    const moved = (from: number, length: number, to: number) => bytes.copyWithin(to, from, from + length)
    const wide = { ...own, weight: room(own.n * own.k), scales: room(4 * own.n), bias: room(4 * own.n) }
    for (let row = 0; row < n; row += 1) moved(own.weight + row * k, k, wide.weight + row * own.k)
    moved(own.scales, 4 * n, wide.scales)
    moved(own.bias, 4 * n, wide.bias)
    return wide
  }
  const layers = Array.from({ length: LAYERS }, (_, at): Layer<Dense> => {
    const square = (name: string) => dense(`layers.${at}.${name}`, DIMENSIONS, DIMENSIONS)
    return {
      query: square('query'),
      key: square('key'),
      value: square('value'),
      joined: square('joined'),
      joinedNorm: norm(`layers.${at}.joined_norm`),
      inner: dense(`layers.${at}.inner`, INNER, DIMENSIONS),
      outer: dense(`layers.${at}.outer`, DIMENSIONS, INNER),
      outerNorm: norm(`layers.${at}.outer_norm`),
    }
  })
  const wordScales = numbers(`${WORDS}.scale`, 30522)
  const places = new Int8Array(buffer, tensor('positions.weight', 'I8', [MOST_TOKENS, DIMENSIONS]))
  const placeScales = numbers('positions.weight.scale', MOST_TOKENS)
  const types = numbers('types.weight', 2, DIMENSIONS)
  const word = new Int8Array(DIMENSIONS)
  const wordBytes = new Uint8Array(word.buffer)
  const embed = (row: Float32Array, token: number, position: number, type: number) => {
    fill(file, wordBytes, base + words + DIMENSIONS * token)
    const [wordScale, placeScale] = [wordScales[token]!, placeScales[position]!]
    for (let d = 0; d < DIMENSIONS; d += 1) {
      const place = places[position * DIMENSIONS + d]! * placeScale
      row[d] = word[d]! * wordScale + place + types[type * DIMENSIONS + d]!
    }
  }
  return { version: header.version, kernel, room, layers, norm: norm('norm'), dense, embed }
}

function peakOf(weights: Int8Array, k: number): number {
  let largest = 1
  for (let row = 0; row < weights.length; row += k) {
    let sum = 0
    for (let at = row; at < row + k; at += 1) sum += Math.abs(weights[at]!)
    if (sum > largest) largest = sum
  }
  return Math.min(32767, Math.floor((2 ** 31 - 1) / largest))
}

function opened(file: number, path: URL): { header: Header; base: number } {
  const otherwise = `${fileURLToPath(path)} holds no weights of the reader`
  const { header, base } = headerOf<Header>(file, otherwise)
  if (typeof header.version !== 'string' || typeof header.tensors !== 'object') throw new Error(otherwise)
  const ends = Object.values(header.tensors).map(
    ({ dtype, shape, offset }) => offset + shape.reduce((size, one) => size * one, dtype === 'I8' ? 1 : 4),
  )
  const missing = base + Math.max(0, ...ends) - fstatSync(file).size
  if (missing > 0) throw new Error(`${fileURLToPath(path)} ends ${missing} bytes too early`)
  return { header, base }
}
