import { exponential } from '../finding/portable-math.ts'

/**
 * The scale that answers are decided on. Every agent stands somewhere on a standard normal z; tilts are logits. The
 * link between the two is the cubic below, whose logistic is the normal distribution to within 0.00015: so a logit
 * shift moves shares exactly as a logit model says, and everything else can be added up as normal variates.
 *
 * Only additions, multiplications, divisions and square roots: every processor comes to the same bits.
 */
const LINEAR = 1.5976
const CUBIC = 0.070565992

/** The logit of the share of a standard normal population that is below z. */
export const logitOfNormal = (z: number): number => z * (LINEAR + CUBIC * z * z)

const REACH = 24
const PER_UNIT = 128
const SIZE = 2 * REACH * PER_UNIT

/** Tables hold one value more than they have steps, so that the last step has an end. */
const table = (value: (x: number) => number): Float64Array =>
  Float64Array.from({ length: SIZE + 2 }, (_, step) => value(step / PER_UNIT - REACH))

const shares = table((logit) => 1 / (1 + exponential(-logit)))
const places = table(inverse)

function lookUp(values: Float64Array, x: number): number {
  if (!(x > -REACH)) return values[0]!
  if (x >= REACH) return values[SIZE]!
  const at = (x + REACH) * PER_UNIT
  const step = at | 0
  const low = values[step]!
  return low + (values[step + 1]! - low) * (at - step)
}

/** The share that a logit stands for. */
export const shareOfLogit = (logit: number): number => lookUp(shares, logit)

/** Where on the normal scale a logit lies: the inverse of `logitOfNormal`. */
export const normalOfLogit = (logit: number): number => lookUp(places, logit)

/** The share of a standard normal population that is below z. */
export const shareBelow = (z: number): number => lookUp(shares, logitOfNormal(z < -8 ? -8 : z > 8 ? 8 : z))

/** Newton's method from above, where the function is convex: it cannot overshoot. */
function inverse(logit: number): number {
  const size = Math.abs(logit)
  let z = size / LINEAR
  for (let round = 0; round < 40; round++) {
    z -= (z * (LINEAR + CUBIC * z * z) - size) / (LINEAR + 3 * CUBIC * z * z)
  }
  return logit < 0 ? -z : z
}

/** The logit of a share; shares closer to 0 or 1 than one in 10^10 count as that. */
export function logitOfShare(share: number): number {
  const p = share > 1e-10 ? (share < 1 - 1e-10 ? share : 1 - 1e-10) : 1e-10
  return naturalLog(p / (1 - p))
}

/** Where a share of a standard normal population ends, after Acklam's rational approximation (error below 1.2e-9). */
export function normalQuantile(share: number): number {
  const p = share > 1e-12 ? (share < 1 - 1e-12 ? share : 1 - 1e-12) : 1e-12
  const tail = p < 0.5 ? p : 1 - p
  if (tail >= 0.02425) {
    const q = p - 0.5
    const r = q * q
    return (
      ((((((-39.69683028665376 * r + 220.9460984245205) * r - 275.9285104469687) * r + 138.357751867269) * r -
        30.66479806614716) *
        r +
        2.506628277459239) *
        q) /
      (((((-54.47609879822406 * r + 161.5858368580409) * r - 155.6989798598866) * r + 66.80131188771972) * r -
        13.28068155288572) *
        r +
        1)
    )
  }
  const q = Math.sqrt(-2 * naturalLog(tail))
  const size =
    -(
      ((((-0.007784894002430293 * q - 0.3223964580411365) * q - 2.400758277161838) * q - 2.549732539343734) * q +
        4.374664141464968) *
        q +
      2.938163982698783
    ) /
    ((((0.007784695709041462 * q + 0.3224671290700398) * q + 2.445134137142996) * q + 3.754408661907416) * q + 1)
  return p < 0.5 ? -size : size
}

const bits = new Int32Array(2)
const number = new Float64Array(bits.buffer)

/** The natural logarithm to about 1e-14 of a positive number; -700 for zero and what is no number. */
export function naturalLog(x: number): number {
  if (!(x > 1e-300)) return -700
  number[0] = x < 1e300 ? x : 1e300
  let power = (bits[1]! >>> 20) - 1023
  bits[1] = (bits[1]! & 0xfffff) | 0x3ff00000
  let mantissa = number[0]!
  if (mantissa > Math.SQRT2) {
    mantissa /= 2
    power += 1
  }
  const s = (mantissa - 1) / (mantissa + 1)
  const square = s * s
  let sum = 0
  for (let term = 19; term > 1; term -= 2) sum = (sum + 1 / term) * square
  return power * Math.LN2 + 2 * s * (1 + sum)
}
