import { openSync, readSync } from 'node:fs'
import { openKernel } from './matrix-kernel.ts'
import { exponential, gelu, powerOfTwo } from './portable-math.ts'
import { MAX_TOKENS, openTokenizer } from './wordpiece.ts'

/**
 * The sentence encoder MiniLM-L6-v2. The layers' weights stay as the file has them, in half precision, and rows of the
 * vocabulary are read when a word needs them: 22 MB of memory instead of 90.
 */
export type Encoder = (text: string) => Float32Array

export interface ModelFiles {
  weights: string
  tokenizer: string
}

/** Numbers of a text's vector. */
export const DIMENSIONS = 384
const INNER = 1536
const LAYERS = 6
const HEADS = 12
const HEAD = DIMENSIONS / HEADS
const EPSILON = 1e-12

interface Dense {
  weight: number
  bias: number
  n: number
  k: number
}
interface Norm {
  scale: Float32Array
  shift: Float32Array
}
interface Layer {
  query: Dense
  key: Dense
  value: Dense
  joined: Dense
  joinedNorm: Norm
  inner: Dense
  outer: Dense
  outerNorm: Norm
}

/** Throws where the files are missing, or are not this model's. */
export function openEncoder(files: ModelFiles): Encoder {
  const tokenize = openTokenizer(files.tokenizer)
  const file = openSync(files.weights, 'r')
  const { offsets, base } = headerOf(file)
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
  const layers = Array.from({ length: LAYERS }, (_, at): Layer => {
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
  const [state, query, key, value, mixed, result] = Array.from({ length: 6 }, () => room(MAX_TOKENS * DIMENSIONS))
  const inside = room(MAX_TOKENS * INNER)
  const rows = (at: number | undefined, width = DIMENSIONS) => view(at!, MAX_TOKENS * width)
  const x = rows(state)
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
    for (const layer of layers) {
      apply(layer.query, state!, query!)
      apply(layer.key, state!, key!)
      apply(layer.value, state!, value!)
      attend(rows(query), rows(key), rows(value), rows(mixed), count)
      apply(layer.joined, mixed!, result!)
      addTo(x, rows(result), count)
      normalise(x, count, layer.joinedNorm)
      apply(layer.inner, state!, inside)
      const active = view(inside, count * INNER)
      for (let at = 0; at < active.length; at += 1) active[at] = gelu(active[at]!)
      apply(layer.outer, inside, result!)
      addTo(x, rows(result), count)
      normalise(x, count, layer.outerNorm)
    }
    return unitMean(x, count)
  }
}

type Header = Record<string, { dtype?: string; data_offsets: number[] }>

function headerOf(file: number): { offsets: Header; base: number } {
  const size = new DataView(new ArrayBuffer(8))
  fill(file, new Uint8Array(size.buffer), 0)
  const length = Number(size.getBigUint64(0, true))
  if (length > 1_000_000) throw new Error('the weights are no safetensors file')
  const header = new Uint8Array(length)
  fill(file, header, 8)
  return { offsets: JSON.parse(new TextDecoder().decode(header)) as Header, base: 8 + length }
}

function fill(file: number, bytes: Uint8Array, position: number): void {
  for (let done = 0; done < bytes.length; ) {
    const read = readSync(file, bytes, done, bytes.length - done, position + done)
    if (read === 0) throw new Error('the weights end too early')
    done += read
  }
}

/** Half precision to a number; weights are never infinite. */
function single(half: number): number {
  const exponent = (half >> 10) & 31
  const fraction = half & 1023
  const size = exponent === 0 ? fraction * powerOfTwo(-24) : (1024 + fraction) * powerOfTwo(exponent - 25)
  return half & 0x8000 ? -size : size
}

function addTo(x: Float32Array, y: Float32Array, count: number): void {
  for (let at = 0; at < count * DIMENSIONS; at += 1) x[at]! += y[at]!
}

function normalise(x: Float32Array, count: number, { scale, shift }: Norm): void {
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

/** Every piece looks at every other, by twelve heads. */
function attend(query: Float32Array, key: Float32Array, value: Float32Array, out: Float32Array, count: number): void {
  const weights = new Float64Array(count)
  const sums = new Float64Array(HEAD)
  for (let head = 0; head < DIMENSIONS; head += HEAD) {
    for (let t = 0; t < count; t += 1) {
      const from = t * DIMENSIONS + head
      let highest = Number.NEGATIVE_INFINITY
      for (let other = 0; other < count; other += 1) {
        const to = other * DIMENSIONS + head
        let dot = 0
        for (let d = 0; d < HEAD; d += 1) dot += query[from + d]! * key[to + d]!
        weights[other] = dot / Math.sqrt(HEAD)
        if (weights[other]! > highest) highest = weights[other]!
      }
      let total = 0
      sums.fill(0)
      for (let other = 0; other < count; other += 1) {
        const weight = exponential(weights[other]! - highest)
        total += weight
        const to = other * DIMENSIONS + head
        for (let d = 0; d < HEAD; d += 1) sums[d]! += weight * value[to + d]!
      }
      for (let d = 0; d < HEAD; d += 1) out[from + d] = sums[d]! / total
    }
  }
}

function unitMean(x: Float32Array, count: number): Float32Array {
  const mean = new Float64Array(DIMENSIONS)
  for (let at = 0; at < count * DIMENSIONS; at += 1) mean[at % DIMENSIONS]! += x[at]!
  const length = Math.sqrt(mean.reduce((sum, value) => sum + value * value, 0))
  return Float32Array.from(mean, (value) => value / length)
}
