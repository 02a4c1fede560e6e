import {
  absolute,
  add,
  type Code,
  divide,
  everyNumber,
  f32x4Add,
  f32x4Mul,
  f32x4Sub,
  get,
  i32,
  i32Add,
  i32Mul,
  i32x4Add,
  larger,
  load,
  nearest,
  type Routine,
  set,
  shiftLeft,
  store,
  toWhole,
  until,
} from './assembler.ts'

/** The sum of terms times powers of what lies in `x`, highest power first; left in `sum`. */
const polynomial = (terms: readonly number[], x: number, sum: number): Code => [
  [everyNumber(terms[0]!), set(sum)],
  terms.slice(1).map((term) => [get(sum), get(x), f32x4Mul, everyNumber(term), f32x4Add, set(sum)]),
]

const exponentialTerms = [
  1.98756915e-4, 1.3981999507e-3, 8.3334519073e-3, 4.1665795894e-2, 1.6666665459e-1, 0.50000001201,
]

/** e^x of what lies in `x`, for x up to 0, in single precision: Cephes' polynomial, then the power of two as bits. */
export function exponentialOf(x: number, power: number, sum: number): Code {
  return [
    [get(x), everyNumber(-86), larger, set(x)],
    [get(x), everyNumber(Math.LOG2E), f32x4Mul, nearest, set(power)],
    [get(x), get(power), everyNumber(0.693359375), f32x4Mul, f32x4Sub],
    [get(power), everyNumber(-2.1219444e-4), f32x4Mul, f32x4Sub, set(x)],
    polynomial(exponentialTerms, x, sum),
    [get(sum), get(x), f32x4Mul, get(x), f32x4Mul, get(x), f32x4Add, everyNumber(1), f32x4Add],
    [get(power), toWhole, shiftLeft(23), i32x4Add],
  ]
}

/** Abramowitz and Stegun 7.1.26: 1 - erf(x) is this polynomial of t = 1 / (1 + 0.3275911·x), times t·exp(-x²). */
const errorTerms = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592]

/** The activation x·Φ(x), as max(x, 0) - ½·|x|·(1 - erf(|x|/√2)): to about 1e-6. */
function activateBody(): Code {
  const [at, count, end] = [0, 1, 2]
  const [x, size, t, rest, power, sum] = [3, 4, 5, 6, 7, 8]
  return [
    [get(at), get(count), i32(4), i32Mul, i32Add, set(end)],
    until(at, get(end), [
      [get(at), load(0), set(x), get(x), absolute, set(size)],
      [everyNumber(1), get(size), everyNumber(0.3275911 * Math.SQRT1_2), f32x4Mul, everyNumber(1), f32x4Add, divide],
      [set(t), polynomial(errorTerms, t, rest)],
      [get(at), get(x), everyNumber(0), larger],
      [get(x), get(x), f32x4Mul, everyNumber(-0.5), f32x4Mul, set(x), exponentialOf(x, power, sum)],
      [get(rest), f32x4Mul, get(t), f32x4Mul, get(size), f32x4Mul, everyNumber(0.5), f32x4Mul, f32x4Sub, store],
      add(at, i32(16)),
    ]),
  ]
}

export const activateRoutine: Routine = {
  name: 'activate',
  parameters: 2,
  integers: 1,
  vectors: 6,
  body: activateBody(),
}
