import { exponential, gelu } from './portable-math.ts'

/** The layers of MiniLM, whatever their matrices are multiplied with. */

/** Numbers of a piece's state. */
export const DIMENSIONS = 384
export const INNER = 1536
export const LAYERS = 6
const HEADS = 12
const HEAD = DIMENSIONS / HEADS
const EPSILON = 1e-12

export interface Norm {
  scale: Float32Array
  shift: Float32Array
}

export interface Layer<Dense> {
  query: Dense
  key: Dense
  value: Dense
  joined: Dense
  joinedNorm: Norm
  inner: Dense
  outer: Dense
  outerNorm: Norm
}

/** Rows of numbers, and where in the memory they begin. */
export interface Rows {
  at: number
  values: Float32Array
}

export type Rooms = Record<'state' | 'query' | 'key' | 'value' | 'mixed' | 'result' | 'inside', Rows>

/** Room for `most` pieces in a memory; `room` gives the address of so many numbers. */
export function roomsFor(most: number, memory: WebAssembly.Memory, room: (count: number) => number): Rooms {
  const rows = (width: number): Rows => {
    const at = room(most * width)
    return { at, values: new Float32Array(memory.buffer, at, most * width) }
  }
  const [state, query, key] = [rows(DIMENSIONS), rows(DIMENSIONS), rows(DIMENSIONS)]
  const [value, mixed, result] = [rows(DIMENSIONS), rows(DIMENSIONS), rows(DIMENSIONS)]
  return { state, query, key, value, mixed, result, inside: rows(INNER) }
}

/** Takes the states of `count` pieces through the layers. `apply` multiplies rows with a matrix; `look` is `attend`. */
export function passLayers<Dense>(
  layers: readonly Layer<Dense>[],
  rooms: Rooms,
  count: number,
  apply: (dense: Dense, from: number, to: number) => void,
  look: (rooms: Rooms, count: number) => void,
): void {
  const { state, query, key, value, mixed, result, inside } = rooms
  const x = state.values
  for (const layer of layers) {
    apply(layer.query, state.at, query.at)
    apply(layer.key, state.at, key.at)
    apply(layer.value, state.at, value.at)
    look(rooms, count)
    apply(layer.joined, mixed.at, result.at)
    addTo(x, result.values, count)
    normalise(x, count, layer.joinedNorm)
    apply(layer.inner, state.at, inside.at)
    activate(inside.values, count * INNER)
    apply(layer.outer, inside.at, result.at)
    addTo(x, result.values, count)
    normalise(x, count, layer.outerNorm)
  }
}

export function activate(x: Float32Array, count: number): void {
  for (let at = 0; at < count; at += 1) x[at] = gelu(x[at]!)
}

function addTo(x: Float32Array, y: Float32Array, count: number): void {
  for (let at = 0; at < count * DIMENSIONS; at += 1) x[at]! += y[at]!
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

/** Every piece looks at every other, by twelve heads. */
export function attend(rooms: Pick<Rooms, 'query' | 'key' | 'value' | 'mixed'>, count: number): void {
  const [query, key, value, out] = [rooms.query.values, rooms.key.values, rooms.value.values, rooms.mixed.values]
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
