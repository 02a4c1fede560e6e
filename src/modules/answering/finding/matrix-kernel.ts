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
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages })
  const instance = new WebAssembly.Instance(new WebAssembly.Module(assembled(pages)), { js: { memory } })
  return { memory, multiply: instance.exports.multiply as Multiply }
}

type Code = readonly (number | Code)[]

const I32 = 0x7f
const V128 = 0x7b
const get = (local: number): Code => [0x20, local]
const set = (local: number): Code => [0x21, local]
const i32 = (value: number): Code => [0x41, signed(value)]
const i32Add = 0x6a
const i32Mul = 0x6c
const simd = (operation: number): Code => [0xfd, unsigned(operation)]
const f32x4Add = simd(0xe4)
const f32x4Mul = simd(0xe6)
const shiftLeft = (bits: number): Code => [i32(bits), simd(0xab)]
const bitAnd = simd(0x4e)
const bitOr = simd(0x50)
/** Addresses need no alignment (the first zero); `offset` is added to the address on the stack. */
const load = (offset: number): Code => [simd(0x00), 0, unsigned(offset)]
const loadHalves: Code = [simd(0x04), 0, 0]
const store: Code = [simd(0x0b), 0, 0]
const storeOne = (offset: number): Code => [0x38, 0, unsigned(offset)]
const loadOne = (offset: number): Code => [0x2a, 0, unsigned(offset)]
const lane = (at: number): Code => [simd(0x1f), at]
const f32Add = 0x92
const splat = (value: number): Code => [i32(value), simd(0x11)]
const add = (local: number, by: Code): Code => [get(local), by, i32Add, set(local)]
/** Repeats `body` until `local` has come to what `end` gives. */
const until = (local: number, end: Code, body: Code): Code => [
  [0x03, 0x40],
  body,
  [get(local), end, 0x49],
  [0x0d, 0],
  0x0b,
]

function assembled(pages: number): Uint8Array<ArrayBuffer> {
  const section = (id: number, content: Code): Code => [id, unsigned(flat(content).length), content]
  const text = (value: string): Code => [value.length, [...value].map((letter) => letter.charCodeAt(0))]
  const body = flat([2, [12, I32], [12, V128], multiplyBody(), 0x0b])
  return Uint8Array.from(
    flat([
      [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      section(1, [1, 0x60, 8, Array<number>(8).fill(I32), 0]),
      section(2, [1, text('js'), text('memory'), 0x02, 0x01, unsigned(pages), unsigned(pages)]),
      section(3, [1, 0]),
      section(7, [1, text('multiply'), 0x00, 0]),
      section(10, [1, unsigned(body.length), body]),
    ]),
  )
}

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
    [get(halves), splat(0x7fff), bitAnd, shiftLeft(13), splat(0x77800000), f32x4Mul],
    [get(halves), splat(0x8000), bitAnd, shiftLeft(16), bitOr],
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
    sums.map((sum) => [splat(0), set(sum)]),
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

const flat = (code: Code): number[] => (code as unknown[]).flat(Number.POSITIVE_INFINITY) as number[]

function unsigned(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  do {
    bytes.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0))
    rest >>>= 7
  } while (rest > 0)
  return bytes
}

function signed(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  for (;;) {
    const byte = rest & 0x7f
    rest >>= 7
    if ((rest === 0 && byte < 0x40) || (rest === -1 && byte >= 0x40)) return [...bytes, byte]
    bytes.push(byte | 0x80)
  }
}
