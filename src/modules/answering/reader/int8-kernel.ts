import { activateRoutine } from './activate-routine.ts'
import {
  absolute,
  add,
  assemble,
  type Code,
  divide,
  everyLane,
  f32x4Add,
  f32x4Mul,
  get,
  i32,
  i32Add,
  i32Mul,
  i32x4Add,
  larger,
  load,
  loadSplat,
  nearest,
  set,
  shuffle,
  simd,
  store,
  storeAt,
  toWhole,
  until,
} from './assembler.ts'
import { attendRoutine } from './attend-routine.ts'

/**
 * Multiplication of matrices whose weights are whole numbers of 8 bits. Rows are rounded to 16 bits first; the sums of
 * products are exact in 32 bits. Without relaxed instructions, and so with the same bits on every processor.
 */
export interface Int8Kernel {
  memory: WebAssembly.Memory
  /**
   * x[m×k] of single precision to whole numbers within ±peak, and the scale of each row. k a multiple of 8; peak so that
   * it fits 32 bits when multiplied with the sum of a row of weights without their signs.
   */
  quantise: (x: number, m: number, k: number, peak: number, out: number, scales: number) => void
  /**
   * out[m×n] = (x[m×k] · w[n×k]ᵀ) times the scale of x's row times the scale of w's row, plus bias[n]. All are
   * addresses. m a multiple of 2, n of 4, k of 16. `scratch` has room for 8·k bytes.
   */
  multiply: (
    x: number,
    scales: number,
    m: number,
    k: number,
    w: number,
    wScales: number,
    n: number,
    bias: number,
    out: number,
    scratch: number,
  ) => void
  /** Every one of `count` pieces looks at every other, by twelve heads. `scratch` has room for count + 8 numbers. */
  attend: (query: number, key: number, value: number, out: number, count: number, scratch: number) => void
  /** x·Φ(x) for `count` numbers, a multiple of 4. */
  activate: (x: number, count: number) => void
}

/** A kernel with `pages` of 64 KiB. */
export function openInt8Kernel(pages: number): Int8Kernel {
  const { memory, exports } = assemble(pages, [
    { name: 'quantise', parameters: 6, integers: 4, vectors: 3, body: quantiseBody() },
    { name: 'multiply', parameters: 10, integers: 9, vectors: 13, body: multiplyBody() },
    attendRoutine,
    activateRoutine,
  ])
  return { memory, ...(exports as unknown as Omit<Int8Kernel, 'memory'>) }
}

/** Gives out a memory from an address on, each place at a multiple of 16. */
export function roomFrom(first: number): (bytes: number) => number {
  let next = first
  return (bytes) => {
    const at = next
    next += (bytes + 15) & ~15
    return at
  }
}

const loadWidened: Code = [simd(0x01), 0, 0]
const dot = simd(0xba)
const toSingle = simd(0xfa)
const narrow = simd(0x85)
const f32x4Splat = simd(0x13)
const f32FromI32 = 0xb2
const storeFirst: Code = [simd(0x5a), 0, 0, 0]
const zero = everyLane(0)
/** 2^-100: a row of zeros is divided by it instead of by zero. */
const tiny = everyLane(0x0d800000)

function quantiseBody(): Code {
  const [x, m, k, peak, out, scales] = [0, 1, 2, 3, 4, 5]
  const [rowBytes, end, p, rowEnd] = [6, 7, 8, 9]
  const [highest, by, most] = [10, 11, 12]
  const whole = (offset: number): Code => [get(p), load(offset), get(by), f32x4Mul, nearest, toWhole]
  return [
    [get(k), i32(4), i32Mul, set(rowBytes)],
    [get(x), get(m), get(rowBytes), i32Mul, i32Add, set(end)],
    [get(peak), f32FromI32, f32x4Splat, set(most)],
    until(x, get(end), [
      [get(x), get(rowBytes), i32Add, set(rowEnd)],
      [tiny, set(highest), get(x), set(p)],
      until(p, get(rowEnd), [
        [get(highest), get(p), load(0), absolute, larger, get(p), load(16), absolute, larger, set(highest)],
        add(p, i32(32)),
      ]),
      [get(highest), get(highest), get(highest), shuffle(2, 3, 0, 1), larger, set(highest)],
      [get(highest), get(highest), shuffle(1, 0, 3, 2), get(highest), larger, set(highest)],
      [get(scales), get(highest), get(most), divide, storeFirst],
      [get(most), get(highest), divide, set(by)],
      [get(x), set(p)],
      until(p, get(rowEnd), [
        [get(out), whole(0), whole(16), narrow, store],
        [add(p, i32(32)), add(out, i32(16))],
      ]),
      [get(rowEnd), set(x), add(scales, i32(4))],
    ]),
  ]
}

/**
 * Four outputs for two rows at a time: eight sums stay in registers. The weights of four outputs are widened once for all
 * rows, and lie side by side: eight of the first output, eight of the second, and so on.
 */
function multiplyBody(): Code {
  const [x, scales, m, k, w, wScales, n, bias, out, scratch] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  const [outBytes, p, end, xEnd, target, scale, wideEnd, first, second] = [10, 11, 12, 13, 14, 15, 16, 17, 18]
  const rows = [first, second]
  const sums = [19, 20, 21, 22, 23, 24, 25, 26]
  const values = [27, 28]
  const [weight, pair, other] = [29, 30, 31]
  const outputs = [0, 1, 2, 3]

  const widen: Code = [
    outputs.map((o) => [get(p), get(w), get(k), i32(o), i32Mul, i32Add, loadWidened, storeAt(16 * o)]),
    [add(w, i32(8)), add(p, i32(64))],
  ]
  const step = (offset: number): Code => [
    rows.map((row, r) => [get(row), load(offset), set(values[r]!)]),
    outputs.map((o) => [
      [get(p), load(4 * offset + 16 * o), set(weight)],
      rows.map((_, r) => [get(sums[4 * r + o]!), get(weight), get(values[r]!), dot, i32x4Add, set(sums[4 * r + o]!)]),
    ]),
  ]
  const half = (a: number, b: number): Code => [
    [get(a), get(b), shuffle(0, 4, 1, 5)],
    [get(a), get(b), shuffle(2, 6, 3, 7), i32x4Add],
  ]
  const fourOutputs = (r: number): Code => [
    [half(sums[4 * r]!, sums[4 * r + 1]!), set(pair), half(sums[4 * r + 2]!, sums[4 * r + 3]!), set(other)],
    [get(target), get(pair), get(other), shuffle(0, 1, 4, 5), get(pair), get(other), shuffle(2, 3, 6, 7), i32x4Add],
    [toSingle, get(scale), loadSplat(4 * r), f32x4Mul, get(wScales), load(0), f32x4Mul],
    [get(bias), load(0), f32x4Add, store],
    add(target, get(outBytes)),
  ]
  const twoRows: Code = [
    [get(first), get(k), i32(2), i32Mul, i32Add, set(second)],
    sums.map((sum) => [zero, set(sum)]),
    [get(scratch), set(p)],
    until(p, get(wideEnd), [step(0), step(16), add(p, i32(128)), rows.map((row) => add(row, i32(32)))]),
    [fourOutputs(0), fourOutputs(1)],
    [get(second), set(first), add(scale, i32(8))],
  ]
  return [
    [get(n), i32(4), i32Mul, set(outBytes), get(scratch), get(k), i32(8), i32Mul, i32Add, set(wideEnd)],
    [get(x), get(m), get(k), i32Mul, i32(2), i32Mul, i32Add, set(xEnd)],
    [get(out), get(outBytes), i32Add, set(end)],
    until(out, get(end), [
      [get(scratch), set(p)],
      until(p, get(wideEnd), widen),
      [get(x), set(first), get(out), set(target), get(scales), set(scale)],
      until(first, get(xEnd), twoRows),
      [get(w), get(k), i32(3), i32Mul, i32Add, set(w)],
      [wScales, bias, out].map((address) => add(address, i32(16))),
    ]),
  ]
}
