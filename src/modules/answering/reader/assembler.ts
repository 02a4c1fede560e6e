/** What the kernels are put together from: WebAssembly, written down instruction by instruction. */

export type Code = readonly (number | Code)[]

/** Parameters are 32-bit integers and come first among the locals; then its own integers, then its vectors. */
export interface Routine {
  name: string
  parameters: number
  integers: number
  vectors: number
  body: Code
}

const I32 = 0x7f
const V128 = 0x7b
export const get = (local: number): Code => [0x20, local]
export const set = (local: number): Code => [0x21, local]
export const i32 = (value: number): Code => [0x41, signed(value)]
export const i32Add = 0x6a
export const i32Mul = 0x6c
export const simd = (operation: number): Code => [0xfd, unsigned(operation)]
export const f32x4Add = simd(0xe4)
export const f32x4Sub = simd(0xe5)
export const f32x4Mul = simd(0xe6)
export const absolute = simd(0xe0)
/** Addresses need no alignment (the first zero); `offset` is added to the address on the stack. */
export const load = (offset: number): Code => [simd(0x00), 0, unsigned(offset)]
export const storeAt = (offset: number): Code => [simd(0x0b), 0, unsigned(offset)]
export const store = storeAt(0)
export const loadSplat = (offset: number): Code => [simd(0x09), 0, unsigned(offset)]
/** The same bits in every lane. */
export const everyLane = (bits: number): Code => [i32(bits), simd(0x11)]
export const everyNumber = (value: number): Code => everyLane(new Int32Array(Float32Array.of(value).buffer)[0]!)
/** Four of the eight 32-bit lanes of two vectors. */
export const shuffle = (...lanes: number[]): Code => [
  simd(0x0d),
  lanes.map((lane) => [4 * lane, 4 * lane + 1, 4 * lane + 2, 4 * lane + 3]),
]
export const shiftLeft = (bits: number): Code => [i32(bits), simd(0xab)]
export const i32x4Add = simd(0xae)
export const toWhole = simd(0xf8)
export const nearest = simd(0x6a)
export const larger = simd(0xe9)
export const divide = simd(0xe7)
export const add = (local: number, by: Code): Code => [get(local), by, i32Add, set(local)]
/** Repeats `body` until `local` has come to what `end` gives. */
export const until = (local: number, end: Code, body: Code): Code => [
  [0x03, 0x40],
  body,
  [get(local), end, 0x49],
  [0x0d, 0],
  0x0b,
]

/** Routines that give nothing back and share a memory with `pages` of 64 KiB. */
export function assemble(
  pages: number,
  routines: readonly Routine[],
): { memory: WebAssembly.Memory; exports: WebAssembly.Exports } {
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages })
  const module = new WebAssembly.Module(assembled(pages, routines))
  return { memory, exports: new WebAssembly.Instance(module, { js: { memory } }).exports }
}

function assembled(pages: number, routines: readonly Routine[]): Uint8Array<ArrayBuffer> {
  const section = (id: number, content: Code): Code => [id, unsigned(flat(content).length), content]
  const each = (entry: (routine: Routine, at: number) => Code): Code => [routines.length, routines.map(entry)]
  const text = (value: string): Code => [value.length, [...value].map((letter) => letter.charCodeAt(0))]
  return Uint8Array.from(
    flat([
      [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      section(
        1,
        each(({ parameters }) => [0x60, parameters, Array<number>(parameters).fill(I32), 0]),
      ),
      section(2, [1, text('js'), text('memory'), 0x02, 0x01, unsigned(pages), unsigned(pages)]),
      section(
        3,
        each((_, at) => [at]),
      ),
      section(
        7,
        each(({ name }, at) => [text(name), 0x00, at]),
      ),
      section(
        10,
        each(({ integers, vectors, body }) => {
          const code = flat([2, [integers, I32], [vectors, V128], body, 0x0b])
          return [unsigned(code.length), code]
        }),
      ),
    ]),
  )
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
