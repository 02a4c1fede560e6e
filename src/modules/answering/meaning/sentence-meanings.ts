import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { openRows, packedRow } from '../finding/four-bits.ts'

/** Where written sentences lie in the reader's space of meaning, by their words. */
export interface SentenceMeanings {
  /** How well a sentence goes with a question and an answer, as a cosine; null for a sentence that is not known. */
  fit(asked: Float32Array, sentence: string): number | null
}

const file = new URL('../../../../data/answering/meanings.bin', import.meta.url)
/** Digits of the version of the reader's weights, which the file begins with; then the number of sentences. */
const VERSION = 16
const HEAD = VERSION + 4
const DIMENSIONS = 192
const REACH = 0.2

/** Null where the file is missing or was made by other weights: `npm run data -- meanings` makes it. */
export function openSentenceMeanings(version: string, from: URL = file): SentenceMeanings | null {
  if (!existsSync(from)) return null
  const handle = openSync(from, 'r')
  const head = Buffer.alloc(HEAD)
  if (readSync(handle, head, 0, HEAD, 0) < HEAD || head.toString('latin1', 0, VERSION) !== version) {
    closeSync(handle)
    return null
  }
  const count = head.readUInt32LE(VERSION)
  const hashes = new Uint32Array(count)
  readSync(handle, new Uint8Array(hashes.buffer), 0, 4 * count, HEAD)
  const start = HEAD + 4 * count
  return {
    fit: (asked, sentence) => {
      const at = placeOf(hashes, hashOf(sentence))
      if (at < 0) return null
      const packed = new Uint8Array(DIMENSIONS / 2)
      readSync(handle, packed, 0, packed.length, start + at * packed.length)
      return openRows(packed, DIMENSIONS)(asked)[0]!
    },
  }
}

function placeOf(hashes: Uint32Array, wanted: number): number {
  let [low, high] = [0, hashes.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = hashes[middle]!
    if (found === wanted) return middle
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** Of the letters and digits alone, so that a sentence is known with and without its full stop. */
export function hashOf(sentence: string): number {
  let value = 0x811c9dc5
  for (const letter of sentence.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')) {
    value = Math.imul(value ^ letter.codePointAt(0)!, 0x01000193)
  }
  return (value ^ (value >>> 15)) >>> 0
}

/** The file's bytes. */
export function packMeanings(version: string, sentences: ReadonlyMap<number, Float32Array>): Buffer {
  const sorted = [...sentences].sort(([a], [b]) => a - b)
  const head = Buffer.alloc(HEAD)
  head.write(version, 'latin1')
  head.writeUInt32LE(sorted.length, VERSION)
  const hashes = new Uint32Array(sorted.map(([hash]) => hash))
  return Buffer.concat([
    head,
    new Uint8Array(hashes.buffer),
    ...sorted.map(([, vector]) => packedRow(vector, DIMENSIONS, REACH)),
  ])
}
