import { openSync } from 'node:fs'
import { workFor } from '../reader/encoder.ts'
import { openInt8Kernel, roomFrom } from '../reader/int8-kernel.ts'
import { type Dense, type EncoderWeights, type Layer, layersOf, type Norm, peakOf } from '../reader/layers.ts'
import { DIMENSIONS, INNER } from '../reader/shape.ts'
import { fill, headerOf } from '../reader/weights-file.ts'
import { powerOfTwo } from './portable-math.ts'
import { MAX_TOKENS } from './wordpiece.ts'

type Header = Record<string, { dtype?: string; shape?: number[]; data_offsets: [number, number] }>

const names: Record<keyof Layer, string> = {
  query: 'attention.self.query',
  key: 'attention.self.key',
  value: 'attention.self.value',
  joined: 'attention.output.dense',
  joinedNorm: 'attention.output.LayerNorm',
  inner: 'intermediate.dense',
  outer: 'output.dense',
  outerNorm: 'output.LayerNorm',
}
/** Numbers that are rounded at a time: whole rows of every matrix. */
const PORTION = 8 * INNER
/** The layers take eleven million bytes; biases, scales and the positions of words take less than what is left. */
const LAYERS_BYTES = 12 * 2 ** 20

/**
 * Published weights of half precision, as a safetensors file. Matrices are rounded to 8 bits while they are read, a
 * portion at a time; rows of the vocabulary are read when a word needs them. Throws where the file is another one.
 */
export function openHalfWeights(path: URL): EncoderWeights {
  const file = openSync(path, 'r')
  const { header, base } = headerOf<Header>(file, 'the weights are no safetensors file')
  const kernel = openInt8Kernel(Math.ceil((LAYERS_BYTES + workFor(MAX_TOKENS)) / 65536))
  const { buffer } = kernel.memory
  const room = roomFrom(0)
  const numbersAt = (at: number, count: number) => new Float32Array(buffer, at, count)

  const startOf = (name: string, ...shape: number[]): number => {
    const tensor = header[name]
    if (tensor?.dtype !== 'F16' || tensor.shape?.join() !== shape.join())
      throw new Error(`the model has no ${name} of half precision, ${shape.join('×')}`)
    return base + tensor.data_offsets[0]
  }
  // Eleven million numbers are looked up while they load: a table takes half the time.
  const singles = Float32Array.from({ length: 65536 }, (_, half) => single(half))
  const halves = new Uint16Array(PORTION)
  const read = (start: number, into: Float32Array): Float32Array => {
    for (let done = 0; done < into.length; done += PORTION) {
      const count = Math.min(PORTION, into.length - done)
      fill(file, new Uint8Array(halves.buffer, 0, 2 * count), start + 2 * done)
      for (let at = 0; at < count; at += 1) into[done + at] = singles[halves[at]!]!
    }
    return into
  }
  const vector = (name: string, n: number): Float32Array => read(startOf(name, n), numbersAt(room(4 * n), n))
  const norm = (name: string): Norm => ({
    scale: vector(`${name}.weight`, DIMENSIONS),
    shift: vector(`${name}.bias`, DIMENSIONS),
  })
  const exact = numbersAt(room(4 * PORTION), PORTION)
  const rounded = new Int16Array(buffer, room(2 * PORTION), PORTION)
  const dense = (name: string, n: number, k: number): Dense => {
    const start = startOf(`${name}.weight`, n, k)
    const scales = room(4 * n)
    const whole = new Int8Array(buffer, room(n * k), n * k)
    for (let at = 0; at < n * k; at += PORTION) {
      read(start + 2 * at, exact)
      kernel.quantise(exact.byteOffset, PORTION / k, k, 127, rounded.byteOffset, scales + (4 * at) / k)
      whole.set(rounded, at)
    }
    const bias = vector(`${name}.bias`, n).byteOffset
    return { weight: whole.byteOffset, scales, bias, n, k, peak: peakOf(whole, k) }
  }
  const layers = layersOf((at, part) => `encoder.layer.${at}.${names[part]}`, dense, norm)

  const words = startOf('embeddings.word_embeddings.weight', 30522, DIMENSIONS)
  const places = numbersAt(room(4 * MAX_TOKENS * DIMENSIONS), MAX_TOKENS * DIMENSIONS)
  read(startOf('embeddings.position_embeddings.weight', 512, DIMENSIONS), places)
  const types = read(
    startOf('embeddings.token_type_embeddings.weight', 2, DIMENSIONS),
    new Float32Array(2 * DIMENSIONS),
  )
  const embed: EncoderWeights['embed'] = (row, token, position, type) => {
    read(words + 2 * DIMENSIONS * token, row)
    for (let d = 0; d < DIMENSIONS; d += 1)
      row[d]! += places[position * DIMENSIONS + d]! + types[type * DIMENSIONS + d]!
  }
  return { kernel, room, most: MAX_TOKENS, layers, norm: norm('embeddings.LayerNorm'), embed }
}

/** Half precision to a number; weights are never infinite. */
function single(half: number): number {
  const exponent = (half >> 10) & 31
  const fraction = half & 1023
  const size = exponent === 0 ? fraction * powerOfTwo(-24) : (1024 + fraction) * powerOfTwo(exponent - 25)
  return half & 0x8000 ? -size : size
}
