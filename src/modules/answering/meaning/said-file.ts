import { existsSync, readFileSync } from 'node:fs'
import { openRows, packedRow, type Rows } from '../finding/four-bits.ts'

const own = new URL('../../../../data/answering/said.bin', import.meta.url)
/** The version of the reader's weights and the digest of the sentences, which the file begins with. */
const HEAD = 32
/** Numbers of a place by the finder's model, along how many axes it is kept, and those of a meaning. */
const [PLACE, AXES, MEANING] = [384, 192, 96]
const REACH = { place: 0.2, meaning: 0.3 }
const MIDDLE = 100

/** Where wordings and written sentences lie. */
export interface SaidFile {
  /** Whether each wording asks for what is good (1) or for what is bad (-1). */
  sides: Float32Array
  /** How near the wordings are, by the finder's model and by what the reader takes them to mean. */
  places: Rows
  meanings: Rows
  /** How near the sentences are to a question with an answer. */
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
  const axes = new Float32Array(Uint8Array.from(next(4 * PLACE * AXES)).buffer)
  const sides = Float32Array.from(next(wordings), (value) => (value - MIDDLE) / MIDDLE)
  const places = openRows(next((wordings * AXES) / 2), AXES)
  const meanings = openRows(next((wordings * MEANING) / 2), MEANING)
  return {
    sides,
    places: (vector) => places(along(axes, vector)),
    meanings,
    sentences: openRows(next(bytes.length - at), MEANING),
  }
}

/** A place by its axes, one after the other. */
function along(axes: Float32Array, place: Float32Array): Float32Array {
  return Float32Array.from({ length: AXES }, (_, axis) => {
    let sum = 0
    for (let at = 0; at < PLACE; at += 1) sum += axes[axis * PLACE + at]! * place[at]!
    return sum
  })
}

/** What a wording is known by: its side, where it lies, and what it means. */
export interface Wording {
  side: number
  place: Float32Array
  meaning: Float32Array
}

/** The file's bytes. Places are kept along axes in which the wordings differ most. */
export function packSaid(
  head: string,
  axes: Float32Array,
  wordings: readonly Wording[],
  sentences: readonly Float32Array[],
): Buffer {
  return Buffer.concat([
    Buffer.from(head, 'latin1'),
    Buffer.from(axes.buffer),
    Uint8Array.from(wordings, ({ side }) => Math.round(side * MIDDLE) + MIDDLE),
    ...wordings.map(({ place }) => packedRow(along(axes, place), AXES, REACH.place)),
    ...wordings.map(({ meaning }) => packedRow(meaning, MEANING, REACH.meaning)),
    ...sentences.map((vector) => packedRow(vector, MEANING, REACH.meaning)),
  ])
}

/** How many numbers the axes of a file have. */
export const axesOf = { from: PLACE, to: AXES }
