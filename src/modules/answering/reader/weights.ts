import { fstatSync, openSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { workFor } from './encoder.ts'
import { openInt8Kernel, roomFrom } from './int8-kernel.ts'
import { type Dense, type EncoderWeights, layersOf, type Norm, peakOf } from './layers.ts'
import { DIMENSIONS } from './shape.ts'
import { fill, headerOf } from './weights-file.ts'

const MOST_TOKENS = 512
const WORDS = 'words.weight'

export interface Weights extends EncoderWeights {
  /** Changes when any of the weights does. */
  version: string
  /** A matrix by its name, filled up with zeros to the size that the kernel takes. */
  dense: (name: string, n: number, k: number) => Dense
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
  // What is filled up with zeros, and the scales of rows, take far less than the mebibyte that is left for them.
  const kernel = openInt8Kernel(Math.ceil((words + workFor(MOST_TOKENS) + 2 ** 20) / 65536))
  const { buffer } = kernel.memory
  fill(file, new Uint8Array(buffer, 0, words), base)
  const room = roomFrom(words)
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
  const layers = layersOf((at, part) => `layers.${at}.${part.replace('Norm', '_norm')}`, dense, norm)
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
  return { version: header.version, kernel, room, most: MOST_TOKENS, layers, norm: norm('norm'), dense, embed }
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
