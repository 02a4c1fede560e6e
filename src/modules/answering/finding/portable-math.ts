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

const REACH = 6
const STEPS_PER_UNIT = 1024
const gelus = Float64Array.from({ length: 2 * REACH * STEPS_PER_UNIT + 2 }, (_, at) => {
  const x = at / STEPS_PER_UNIT - REACH
  return 0.5 * x * (1 + errorFunction(x * Math.SQRT1_2))
})

/** The activation x·Φ(x), from a table: to about 2e-7. */
export function gelu(x: number): number {
  if (x >= REACH) return x
  if (x <= -REACH) return 0
  const at = (x + REACH) * STEPS_PER_UNIT
  const step = Math.floor(at)
  const low = gelus[step]!
  return low + (gelus[step + 1]! - low) * (at - step)
}

/** Abramowitz and Stegun 7.1.26, to 1.5e-7. */
function errorFunction(x: number): number {
  const size = Math.abs(x)
  const t = 1 / (1 + 0.3275911 * size)
  const series = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
  const value = 1 - series * exponential(-size * size)
  return x < 0 ? -value : value
}
