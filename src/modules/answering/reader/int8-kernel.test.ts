import { expect, test } from 'vitest'
import { openInt8Kernel } from './int8-kernel.ts'
import { DIMENSIONS } from './shape.ts'

/** 127·PEAK·1536 fits 32 bits. */
const PEAK = 11008

const [x, rounded, scales, w, wScales, bias, out, scratch] = [0, 8192, 16384, 20480, 28672, 30720, 32768, 40960]

test('rounds rows to whole numbers, and multiplies them exactly', () => {
  const { memory, quantise, multiply } = openInt8Kernel(1)
  const [m, k, n] = [4, 32, 8]
  const values = Float32Array.from({ length: m * k }, (_, at) => (((at * 37) % 101) - 50) / (1 + (at >> 5)))
  // A row of zeros must not become a division by zero.
  values.fill(0, 2 * k, 3 * k)
  const weights = Int8Array.from({ length: n * k }, (_, at) => ((at * 53) % 255) - 127)
  const rowScales = Float32Array.from({ length: n }, (_, at) => 0.01 * (at + 1))
  const biases = Float32Array.from({ length: n }, (_, at) => at - 3)
  new Float32Array(memory.buffer, x).set(values)
  new Int8Array(memory.buffer, w).set(weights)
  new Float32Array(memory.buffer, wScales, n).set(rowScales)
  new Float32Array(memory.buffer, bias, n).set(biases)
  quantise(x, m, k, PEAK, rounded, scales)
  multiply(rounded, scales, m, k, w, wScales, n, bias, out, scratch)

  const whole = new Int16Array(memory.buffer, rounded, m * k)
  const scale = new Float32Array(memory.buffer, scales, m)
  const result = new Float32Array(memory.buffer, out, m * n)
  for (let row = 0; row < m; row += 1) {
    const own = whole.subarray(row * k, (row + 1) * k)
    expect(Math.max(...own.map(Math.abs))).toBe(row === 2 ? 0 : PEAK)
    own.forEach((value, at) => {
      expect(Math.abs(value * scale[row]! - values[row * k + at]!)).toBeLessThanOrEqual(0.51 * scale[row]!)
    })
    for (let column = 0; column < n; column += 1) {
      const sum = own.reduce((total, value, at) => total + value * weights[column * k + at]!, 0)
      const f = Math.fround
      const expected = f(f(f(f(sum) * scale[row]!) * rowScales[column]!) + biases[column]!)
      expect(result[row * n + column]).toBe(expected)
    }
  }
})

test('the largest sums fit', () => {
  const { memory, multiply } = openInt8Kernel(1)
  const k = 1536
  new Int16Array(memory.buffer, x, 2 * k).fill(PEAK)
  new Int8Array(memory.buffer, w, 4 * k).fill(-127)
  new Float32Array(memory.buffer, scales, 2).fill(1)
  new Float32Array(memory.buffer, wScales, 4).fill(1)
  multiply(x, scales, 2, k, w, wScales, 4, bias, out, scratch)
  expect(new Float32Array(memory.buffer, out, 8)).toEqual(new Float32Array(8).fill(-127 * PEAK * k))
})

test('every piece looks at every other as in plain numbers', () => {
  const { memory, attend } = openInt8Kernel(8)
  // Not a multiple of four: what lies behind the last piece must not be looked at.
  const count = 7
  const size = 8 * DIMENSIONS
  const [query, key, value, mixed] = [0, 1, 2, 3].map((n) => new Float32Array(memory.buffer, 4 * n * size, size))
  for (const [n, values] of [query!, key!, value!].entries())
    for (let at = 0; at < size; at += 1) values[at] = (((at * (37 + n) + 11 * n) % 101) - 50) / 20
  key!.fill(3000, count * DIMENSIONS)
  attend(query!.byteOffset, key!.byteOffset, value!.byteOffset, mixed!.byteOffset, count, 16 * size)
  const pieces = Array.from({ length: count }, (_, at) => at * DIMENSIONS)
  for (let head = 0; head < DIMENSIONS; head += 32)
    for (const piece of pieces) {
      const part = (rows: Float32Array, of: number) => [...rows.subarray(of + head, of + head + 32)]
      const looks = pieces.map((other) => {
        const dot = part(query!, piece).reduce((sum, one, d) => sum + one * part(key!, other)[d]!, 0)
        return Math.exp(dot / Math.sqrt(32))
      })
      const total = looks.reduce((sum, look) => sum + look)
      part(mixed!, piece).forEach((found, d) => {
        const sum = pieces.reduce((so, other, at) => so + looks[at]! * value![other + head + d]!, 0)
        expect(Math.abs(found - sum / total)).toBeLessThan(1e-5)
      })
    }
})

test('activates as the normal distribution has it', () => {
  const { memory, activate } = openInt8Kernel(1)
  // x and x·Φ(x), to eight places.
  const known = [
    [0, 0],
    [1, 0.84134475],
    [-1, -0.15865525],
    [2, 1.95449974],
    [-2, -0.04550026],
    [0.25, 0.14967658],
    [-6, 0],
    [3e4, 3e4],
  ]
  const numbers = new Float32Array(memory.buffer, 0, known.length)
  numbers.set(known.map(([number]) => number!))
  activate(0, known.length)
  for (const [at, [, expected]] of known.entries()) expect(Math.abs(numbers[at]! - expected!)).toBeLessThan(1e-6)
})
