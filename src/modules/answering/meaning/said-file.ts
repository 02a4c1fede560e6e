import { existsSync, readFileSync } from 'node:fs'
import { openRows, packedRow } from '../finding/four-bits.ts'

const own = new URL('../../../../data/answering/said.bin', import.meta.url)
/** The version of the reader's weights and the digest of the sentences, which the file begins with. */
const HEAD = 32
const [PLACE, MEANING] = [384, 96]
const [PLACE_REACH, MEANING_REACH] = [0.15, 0.3]
const MIDDLE = 100

type Cosines = (vector: Float32Array) => Float32Array

/** Where wordings and written sentences lie. */
export interface SaidFile {
  /** Whether each wording asks for what is good (1) or for what is bad (-1). */
  sides: Float32Array
  /** How near the wordings are, by the finder's model and by what the reader takes them to mean. */
  places: Cosines
  meanings: Cosines
  /** How near the sentences are to a question with an answer. */
  sentences: Cosines
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
  return {
    sides: Float32Array.from(next(wordings), (value) => (value - MIDDLE) / MIDDLE),
    places: openRows(next((wordings * PLACE) / 2), PLACE),
    meanings: openRows(next((wordings * MEANING) / 2), MEANING),
    sentences: openRows(next(bytes.length - at), MEANING),
  }
}

/** What a wording is known by: its side, where it lies, and what it means. */
export interface Wording {
  side: number
  place: Float32Array
  meaning: Float32Array
}

/** The file's bytes. */
export const packSaid = (head: string, wordings: readonly Wording[], sentences: readonly Float32Array[]): Buffer =>
  Buffer.concat([
    Buffer.from(head, 'latin1'),
    Uint8Array.from(wordings, ({ side }) => Math.round(side * MIDDLE) + MIDDLE),
    ...wordings.map(({ place }) => packedRow(place, PLACE, PLACE_REACH)),
    ...wordings.map(({ meaning }) => packedRow(meaning, MEANING, MEANING_REACH)),
    ...sentences.map((vector) => packedRow(vector, MEANING, MEANING_REACH)),
  ])
