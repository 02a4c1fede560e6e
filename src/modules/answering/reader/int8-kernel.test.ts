import { expect, test } from 'vitest'
import { attend, DIMENSIONS, type Rows } from '../finding/layers.ts'
import { openInt8Kernel } from './int8-kernel.ts'

/** 127·PEAK·1536 fits 32 bits. */
const PEAK = 11008

const [x, rounded, scales, w, wScales, bias, out] = [0, 8192, 16384, 20480, 28672, 30720, 32768]

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
  multiply(rounded, scales, m, k, w, wScales, n, bias, out)

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
  multiply(x, scales, 2, k, w, wScales, 4, bias, out)
  expect(new Float32Array(memory.buffer, out, 8)).toEqual(new Float32Array(8).fill(-127 * PEAK * k))
})

test('every piece looks at every other as in plain numbers', () => {
  const { memory, attend: look } = openInt8Kernel(8)
  // Not a multiple of four: what lies behind the last piece must not be looked at.
  const count = 7
  const bytes = 4 * DIMENSIONS * 8
  const rows = (place: number): Rows => ({ at: place * bytes, values: new Float32Array(memory.buffer, place * bytes) })
  const [query, key, value, mixed] = [rows(0), rows(1), rows(2), rows(3)]
  for (const [n, { values }] of [query, key, value].entries())
    for (let at = 0; at < 8 * DIMENSIONS; at += 1) values[at] = (((at * (37 + n) + 11 * n) % 101) - 50) / 20
  key.values.fill(3000, count * DIMENSIONS, (count + 1) * DIMENSIONS)
  look(query.at, key.at, value.at, mixed.at, count, 4 * bytes)
  const found = mixed.values.slice(0, count * DIMENSIONS)
  attend({ query, key, value, mixed }, count)
  for (const [at, expected] of mixed.values.subarray(0, found.length).entries())
    expect(Math.abs(found[at]! - expected)).toBeLessThan(1e-5)
})
