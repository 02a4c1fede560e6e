import { closeSync, existsSync, openSync } from 'node:fs'
import { meanLength, openRows, openTable, packedRow, type Rows, type Table } from '../finding/four-bits.ts'
import { fill } from '../reader/weights-file.ts'

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
  places: Wordings
  meanings: Wordings
  /** How long the mean of so many wordings is from one on, by place and by meaning. */
  together: (from: number, count: number) => { place: number; meaning: number }
  /** How near so many sentences from one on are to a question with an answer; those of a kind are not kept. */
  sentences: (from: number, count: number) => Rows
}

export interface Wordings {
  rows: Rows
  /** Those that may be so near. */
  near: (vector: Float32Array, least: number) => Uint32Array
}

/** Null where the file is missing, or begins otherwise. Sentences stay in it: of half a million, a question needs some hundred. */
export function openSaidFile(head: string, wordings: number, from: URL = own): SaidFile | null {
  if (!existsSync(from)) return null
  const file = openSync(from, 'r')
  let at = 0
  const next = <Bytes extends Uint8Array>(into: Bytes): Bytes => {
    fill(file, into, at)
    at += into.length
    return into
  }
  if (Buffer.from(next(new Uint8Array(HEAD))).toString('latin1') !== head) {
    closeSync(file)
    return null
  }
  const axes = ({ from, to }: Axes): Float32Array => new Float32Array(next(new Uint8Array(4 * from * to)).buffer)
  const [place, meaning] = [axes(axesOf.place), axes(axesOf.meaning)]
  const sides = Float32Array.from(next(new Uint8Array(wordings)), (value) => (value - MIDDLE) / MIDDLE)
  const tableOf = ({ to }: Axes): Table => openTable(wordings, to, next)
  const [places, meanings] = [tableOf(axesOf.place), tableOf(axesOf.meaning)]
  const alongAxes = ({ rows, near }: Table, own: Float32Array, size: Axes): Wordings => ({
    rows: (vector) => rows(along(own, size, vector)),
    near: (vector, least) => near(along(own, size, vector), least),
  })
  const rowsOf = (table: Table, from: number, count: number): Uint8Array[] =>
    Array.from({ length: count }, (_, nth) => table.row(from + nth))
  const first = at
  return {
    sides,
    places: alongAxes(places, place, axesOf.place),
    meanings: alongAxes(meanings, meaning, axesOf.meaning),
    together: (from, count) => ({
      place: meanLength(rowsOf(places, from, count)),
      meaning: meanLength(rowsOf(meanings, from, count)),
    }),
    sentences: (from, count) => {
      const width = axesOf.meaning.to / 2
      const bytes = new Uint8Array(count * width)
      fill(file, bytes, first + from * width)
      const rows = openRows(bytes, axesOf.meaning.to)
      return (vector) => rows(along(meaning, axesOf.meaning, vector))
    },
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
