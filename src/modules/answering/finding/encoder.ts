import { openSync } from 'node:fs'
import { attend, DIMENSIONS, INNER, LAYERS, type Layer, type Norm, normalise, passLayers, roomsFor } from './layers.ts'
import { openKernel } from './matrix-kernel.ts'
import { powerOfTwo } from './portable-math.ts'
import { fill, headerOf } from './weights-file.ts'
import { MAX_TOKENS, openTokenizer } from './wordpiece.ts'

export { DIMENSIONS } from './layers.ts'

/**
 * The sentence encoder MiniLM-L6-v2. The layers' weights stay as the file has them, in half precision, and rows of the
 * vocabulary are read when a word needs them: 22 MB of memory instead of 90.
 */
export type Encoder = (text: string) => Float32Array

export interface ModelFiles {
  weights: string
  tokenizer: string
}

interface Dense {
  weight: number
  bias: number
  n: number
  k: number
}

/** Throws where the files are missing, or are not this model's. */
export function openEncoder(files: ModelFiles): Encoder {
  const tokenize = openTokenizer(files.tokenizer)
  const file = openSync(files.weights, 'r')
  const { header: offsets, base } = headerOf<Header>(file, 'the weights are no safetensors file')
  const startOf = (name: string): number => {
    const tensor = offsets[name]
    if (tensor?.dtype !== 'F16') throw new Error(`the model has no ${name} of half precision`)
    return base + tensor.data_offsets[0]!
  }
  const first = startOf('encoder.layer.0.attention.output.LayerNorm.bias')
  const last = Math.max(...Object.values(offsets).map(({ data_offsets }) => data_offsets?.[1] ?? 0)) + base
  const vocabulary = startOf('embeddings.word_embeddings.weight')

  // Memory: the layers as in the file, then single-precision numbers.
  const numbersAt = (last - first + 15) & ~15
  const numbers = LAYERS * (4 * DIMENSIONS + INNER + DIMENSIONS) + 2 * INNER + MAX_TOKENS * (6 * DIMENSIONS + INNER)
  const kernel = openKernel(Math.ceil((numbersAt + 4 * numbers) / 65536))
  fill(file, new Uint8Array(kernel.memory.buffer, 0, last - first), first)
  let used = numbersAt
  const room = (count: number): number => {
    used += 4 * count
    return used - 4 * count
  }
  const view = (at: number, count: number) => new Float32Array(kernel.memory.buffer, at, count)
  const halves = (name: string, count: number): Float32Array => {
    const bytes = new Uint8Array(2 * count)
    fill(file, bytes, startOf(name))
    return Float32Array.from(new Uint16Array(bytes.buffer), single)
  }
  const norm = (name: string): Norm => ({
    scale: halves(`${name}.weight`, DIMENSIONS),
    shift: halves(`${name}.bias`, DIMENSIONS),
  })
  const dense = (name: string, n: number, k: number): Dense => {
    const bias = room(n)
    view(bias, n).set(halves(`${name}.bias`, n))
    return { weight: startOf(`${name}.weight`) - first, bias, n, k }
  }
  const layers = Array.from({ length: LAYERS }, (_, at): Layer<Dense> => {
    const name = `encoder.layer.${at}`
    return {
      query: dense(`${name}.attention.self.query`, DIMENSIONS, DIMENSIONS),
      key: dense(`${name}.attention.self.key`, DIMENSIONS, DIMENSIONS),
      value: dense(`${name}.attention.self.value`, DIMENSIONS, DIMENSIONS),
      joined: dense(`${name}.attention.output.dense`, DIMENSIONS, DIMENSIONS),
      joinedNorm: norm(`${name}.attention.output.LayerNorm`),
      inner: dense(`${name}.intermediate.dense`, INNER, DIMENSIONS),
      outer: dense(`${name}.output.dense`, DIMENSIONS, INNER),
      outerNorm: norm(`${name}.output.LayerNorm`),
    }
  })
  const positions = halves('embeddings.position_embeddings.weight', MAX_TOKENS * DIMENSIONS)
  const kind = halves('embeddings.token_type_embeddings.weight', DIMENSIONS)
  const embeddingNorm = norm('embeddings.LayerNorm')
  const scratch = room(2 * INNER)
  const rooms = roomsFor(MAX_TOKENS, kernel.memory, room)
  const x = rooms.state.values
  const row = new Uint8Array(2 * DIMENSIONS)
  const rowHalves = new Uint16Array(row.buffer)

  return (text) => {
    const tokens = tokenize(text)
    const count = tokens.length
    // The kernel takes four rows at a time; what it makes of the rows beyond the text is never read.
    const padded = (count + 3) & ~3
    const apply = ({ weight, bias, n, k }: Dense, from: number, to: number) =>
      kernel.multiply(from, padded, k, weight, n, bias, to, scratch)
    tokens.forEach((token, t) => {
      fill(file, row, vocabulary + 2 * DIMENSIONS * token)
      const at = t * DIMENSIONS
      for (let d = 0; d < DIMENSIONS; d += 1) x[at + d] = single(rowHalves[d]!) + positions[at + d]! + kind[d]!
    })
    normalise(x, count, embeddingNorm)
    passLayers(layers, rooms, count, apply, attend)
    return unitMean(x, count)
  }
}

type Header = Record<string, { dtype?: string; data_offsets: number[] }>

/** Half precision to a number; weights are never infinite. */
function single(half: number): number {
  const exponent = (half >> 10) & 31
  const fraction = half & 1023
  const size = exponent === 0 ? fraction * powerOfTwo(-24) : (1024 + fraction) * powerOfTwo(exponent - 25)
  return half & 0x8000 ? -size : size
}

function unitMean(x: Float32Array, count: number): Float32Array {
  const mean = new Float64Array(DIMENSIONS)
  for (let at = 0; at < count * DIMENSIONS; at += 1) mean[at % DIMENSIONS]! += x[at]!
  const length = Math.sqrt(mean.reduce((sum, value) => sum + value * value, 0))
  return Float32Array.from(mean, (value) => value / length)
}
