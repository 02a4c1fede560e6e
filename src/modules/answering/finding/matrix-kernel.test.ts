import { expect, test } from 'vitest'
import { openKernel } from './matrix-kernel.ts'

test('multiplies as plain arithmetic does, whatever the half-precision weights are', () => {
  const { memory, multiply } = openKernel(2)
  const [m, k, n] = [8, 16, 6]
  const [a, w, bias, out, scratch] = [0, 4096, 8192, 12288, 16384]
  // Halves: zero, subnormal, small, large, and their negatives; each is exact in single precision.
  const halves: [number, number][] = [
    [0x0000, 0],
    [0x0001, 2 ** -24],
    [0x03ff, 1023 * 2 ** -24],
    [0x3c00, 1],
    [0xc100, -2.5],
    [0x8001, -(2 ** -24)],
    [0x7bff, 65504],
    [0xb555, -0.333251953125],
  ]
  const values = new Float32Array(memory.buffer, a, m * k).map((_, at) => ((at * 7) % 11) - 5)
  new Float32Array(memory.buffer, a, m * k).set(values)
  const weights = Array.from({ length: n * k }, (_, at) => halves[(at * 5 + (at >> 3)) % halves.length]!)
  new Uint16Array(memory.buffer, w, n * k).set(weights.map(([half]) => half))
  new Float32Array(memory.buffer, bias, n).set([1, 2, 3, 4, 5, 6])
  multiply(a, m, k, w, n, bias, out, scratch)
  const result = new Float32Array(memory.buffer, out, m * n)
  for (let row = 0; row < m; row += 1) {
    for (let column = 0; column < n; column += 1) {
      const terms = Array.from({ length: k }, (_, at) => values[row * k + at]! * weights[column * k + at]![1])
      const sum = terms.reduce((total, term) => total + term, column + 1)
      const size = terms.reduce((total, term) => total + Math.abs(term), 1)
      expect(Math.abs(result[row * n + column]! - sum)).toBeLessThan(1e-6 * size)
    }
  }
})
