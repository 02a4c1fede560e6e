import {
  add,
  assemble,
  type Code,
  everyLane,
  f32x4Add,
  f32x4Mul,
  get,
  i32,
  i32Add,
  i32Mul,
  load,
  loadOne,
  set,
  shiftLeft,
  simd,
  store,
  unsigned,
  until,
} from './assembler.ts'

/**
 * Multiplication of matrices in WebAssembly, assembled by hand: about sixty instructions are less to carry along than
 * a compiler. Fixed-width SIMD without relaxed instructions gives the same bits on every processor.
 */

/** out[m×n] = a[m×k] · w[n×k]ᵀ + bias[n]. All are addresses; `w` is of half precision, the others of single. */
export type Multiply = (
  a: number,
  m: number,
  k: number,
  w: number,
  n: number,
  bias: number,
  out: number,
  scratch: number,
) => void

export interface Kernel {
  memory: WebAssembly.Memory
  /** m a multiple of 4, n of 2, k of 8. `scratch` has room for 2·k numbers. */
  multiply: Multiply
}

/** A kernel with `pages` of 64 KiB. */
export function openKernel(pages: number): Kernel {
  const multiply = { name: 'multiply', parameters: 8, integers: 12, vectors: 12, body: multiplyBody() }
  const { memory, exports } = assemble(pages, [multiply])
  return { memory, multiply: exports.multiply as Multiply }
}

const bitAnd = simd(0x4e)
const bitOr = simd(0x50)
const loadHalves: Code = [simd(0x04), 0, 0]
const storeOne = (offset: number): Code => [0x38, 0, unsigned(offset)]
const lane = (at: number): Code => [simd(0x1f), at]
const f32Add = 0x92

/** Two outputs for four rows at a time: eight sums stay in registers, and each weight is widened once per text. */
function multiplyBody(): Code {
  const [a, m, k, w, n, bias, out, scratch] = [0, 1, 2, 3, 4, 5, 6, 7]
  const [rowBytes, outBytes, p, aEnd, target, first, second, end] = [8, 9, 10, 11, 12, 13, 14, 15]
  const rows = [16, 17, 18, 19]
  const [halves, w0, w1, x] = [28, 29, 30, 31]
  const sums = [20, 21, 22, 23, 24, 25, 26, 27]
  const at = (base: number): Code => [get(base), get(p), i32Add]

  // Half to single: exponent and fraction moved into place, then scaled by 2^112 to mend the exponent's bias.
  const widen: Code = [
    [get(scratch), get(p), i32(2), i32Mul, i32Add],
    [get(w), get(p), i32Add, loadHalves, set(halves)],
    [get(halves), everyLane(0x7fff), bitAnd, shiftLeft(13), everyLane(0x77800000), f32x4Mul],
    [get(halves), everyLane(0x8000), bitAnd, shiftLeft(16), bitOr],
    store,
    add(p, i32(8)),
  ]
  const step = (offset: number): Code => [
    [at(first), load(offset), set(w0), at(second), load(offset), set(w1)],
    rows.map((row, r) => [
      [at(row), load(offset), set(x)],
      [get(sums[2 * r]!), get(x), get(w0), f32x4Mul, f32x4Add, set(sums[2 * r]!)],
      [get(sums[2 * r + 1]!), get(x), get(w1), f32x4Mul, f32x4Add, set(sums[2 * r + 1]!)],
    ]),
  ]
  const total = (sum: number): Code => [
    [get(sum), lane(0), get(sum), lane(1), f32Add],
    [get(sum), lane(2), get(sum), lane(3), f32Add, f32Add],
  ]
  const fourRows: Code = [
    rows.slice(1).map((row, r) => [get(rows[r]!), get(rowBytes), i32Add, set(row)]),
    sums.map((sum) => [everyLane(0), set(sum)]),
    [i32(0), set(p)],
    until(p, get(rowBytes), [step(0), step(16), add(p, i32(32))]),
    rows.map((_, r) => [
      [0, 1].map((o) => [get(target), total(sums[2 * r + o]!), get(bias), loadOne(4 * o), f32Add, storeOne(4 * o)]),
      add(target, get(outBytes)),
    ]),
    [get(rows[3]!), get(rowBytes), i32Add, set(rows[0]!)],
  ]
  return [
    [get(k), i32(4), i32Mul, set(rowBytes), get(n), i32(4), i32Mul, set(outBytes)],
    [get(m), get(rowBytes), i32Mul, get(a), i32Add, set(aEnd)],
    [get(scratch), set(first), get(scratch), get(rowBytes), i32Add, set(second)],
    [get(out), get(outBytes), i32Add, set(end)],
    until(out, get(end), [
      [i32(0), set(p)],
      until(p, get(rowBytes), widen),
      add(w, get(rowBytes)),
      [get(a), set(rows[0]!), get(out), set(target)],
      until(rows[0]!, get(aEnd), fourRows),
      add(out, i32(8)),
      add(bias, i32(8)),
    ]),
  ]
}
