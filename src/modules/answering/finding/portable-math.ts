/**
 * Math.exp and its like may differ in the last bit between processors. These use only what IEEE 754 rounds exactly,
 * so that a question has the same vector everywhere.
 */

const LN2_HIGH = 0.6931471803691238
const LN2_LOW = 1.9082149292705877e-10

/** e^x to about 1e-12. */
export function exponential(x: number): number {
  if (x < -700) return 0
  const power = Math.round(x / Math.LN2)
  const rest = x - power * LN2_HIGH - power * LN2_LOW
  let sum = 1
  for (let term = 11; term > 0; term -= 1) sum = 1 + (sum * rest) / term
  return sum * powerOfTwo(power)
}

const bits = new Int32Array(2)
const number = new Float64Array(bits.buffer)

/** Exact, for -1022 to 1023: the exponent put together bit by bit. */
export function powerOfTwo(power: number): number {
  bits[1] = (power + 1023) << 20
  return number[0]!
}
