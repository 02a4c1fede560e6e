import { existsSync, readFileSync } from 'node:fs'
import { meanLength, openRows, packedRow, type Rows } from '../finding/four-bits.ts'

const own = new URL('../../../../data/answering/said.bin', import.meta.url)
/** The version of the reader's weights and the digest of the sentences, which the file begins with. */
const HEAD = 32
/** How many numbers a place by the finder's model and a meaning by the reader's have, and along how many axes they are kept. */
export const axesOf = { place: { from: 384, to: 192 }, meaning: { from: 96, to: 72 } } as const
type Axes = { from: number; to: number }
const REACH = { place: 0.2, meaning: 0.3 }
const MIDDLE = 100

/** Where wordings and written sentences lie. */
export interface SaidFile {
  /** Whether each wording asks for what is good (1) or for what is bad (-1). */
  sides: Float32Array
  /** How near the wordings are, by the finder's model and by what the reader takes them to mean. */
  places: Rows
  meanings: Rows
  /** How long the mean of so many wordings is from one on, by place and by meaning. */
  together: (from: number, count: number) => { place: number; meaning: number }
  /** How near the sentences are to a question with an answer; those of a kind are not kept. */
  sentences: Rows
}

/** Null where the file is missing, or begins otherwise. */
export function openSaidFile(head: string, wordings: number, from: URL = own): SaidFile | null {
  if (!existsSync(from)) return null
  const bytes = readFileSync(from)
  if (bytes.toString('latin1', 0, HEAD) !== head) return null
  let at = HEAD
  const next = (length: number): Uint8Array => {
    at += length
    return bytes.subarray(at - length, at)
  }
  const axes = ({ from, to }: Axes): Float32Array => new Float32Array(Uint8Array.from(next(4 * from * to)).buffer)
  const [place, meaning] = [axes(axesOf.place), axes(axesOf.meaning)]
  const sides = Float32Array.from(next(wordings), (value) => (value - MIDDLE) / MIDDLE)
  const rowsAlong = (own: Float32Array, { from, to }: Axes, table: Uint8Array): Rows => {
    const rows = openRows(table, to)
    return (vector) => rows(along(own, { from, to }, vector))
  }
  const tableOf = ({ to }: Axes): Uint8Array => next((wordings * to) / 2)
  const [places, meanings] = [tableOf(axesOf.place), tableOf(axesOf.meaning)]
  const rowsOf = (table: Uint8Array, { to }: Axes, from: number, count: number): Uint8Array[] =>
    Array.from({ length: count }, (_, nth) => table.subarray(((from + nth) * to) / 2, ((from + nth + 1) * to) / 2))
  return {
    sides,
    places: rowsAlong(place, axesOf.place, places),
    meanings: rowsAlong(meaning, axesOf.meaning, meanings),
    together: (from, count) => ({
      place: meanLength(rowsOf(places, axesOf.place, from, count)),
      meaning: meanLength(rowsOf(meanings, axesOf.meaning, from, count)),
    }),
    sentences: rowsAlong(meaning, axesOf.meaning, next(bytes.length - at)),
  }
}

/** A vector by its axes, one after the other. */
function along(axes: Float32Array, { from, to }: Axes, vector: Float32Array): Float32Array {
  return Float32Array.from({ length: to }, (_, axis) => {
    let sum = 0
    for (let at = 0; at < from; at += 1) sum += axes[axis * from + at]! * vector[at]!
    return sum
  })
}

/** What a wording is known by: its side, where it lies, and what it means. */
export interface Wording {
  side: number
  place: Float32Array
  meaning: Float32Array
}

/** The file's bytes. Places and meanings are kept along axes in which they differ most. */
export function packSaid(
  head: string,
  axes: { place: Float32Array; meaning: Float32Array },
  wordings: readonly Wording[],
  sentences: readonly Float32Array[],
): Buffer {
  const packed = (kind: 'place' | 'meaning', vector: Float32Array): Uint8Array =>
    packedRow(along(axes[kind], axesOf[kind], vector), axesOf[kind].to, REACH[kind])
  return Buffer.concat([
    Buffer.from(head, 'latin1'),
    Buffer.from(axes.place.buffer),
    Buffer.from(axes.meaning.buffer),
    Uint8Array.from(wordings, ({ side }) => Math.round(side * MIDDLE) + MIDDLE),
    ...wordings.map(({ place }) => packed('place', place)),
    ...wordings.map(({ meaning }) => packed('meaning', meaning)),
    ...sentences.map((vector) => packed('meaning', vector)),
  ])
}
