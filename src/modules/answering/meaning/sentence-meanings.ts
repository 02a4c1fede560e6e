import { closeSync, existsSync, openSync, readSync } from 'node:fs'

/** Where written sentences lie in the reader's space of meaning, by their words. */
export interface SentenceMeanings {
  /** How well a sentence goes with a question and an answer, as a cosine; null for a sentence that is not known. */
  fit(asked: Float32Array, sentence: string): number | null
}

const file = new URL('../../../../data/answering/meanings.bin', import.meta.url)
/** Digits of the version of the reader's weights, which the file begins with; then the number of sentences. */
const VERSION = 16
const HEAD = VERSION + 4
/** Numbers run from -REACH to REACH, in 15 steps: four bits each. */
const REACH = 0.2
const STEPS = 7
const MIDDLE = 8

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
      const width = asked.length / 2
      const packed = new Uint8Array(width)
      readSync(handle, packed, 0, width, start + at * width)
      return cosine(asked, packed)
    },
  }
}

function cosine(asked: Float32Array, packed: Uint8Array): number {
  let [dot, square] = [0, 0]
  for (const [at, pair] of packed.entries()) {
    const [low, high] = [(pair & 15) - MIDDLE, (pair >> 4) - MIDDLE]
    dot += asked[2 * at]! * low + asked[2 * at + 1]! * high
    square += low * low + high * high
  }
  return square === 0 ? 0 : dot / Math.sqrt(square)
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
  return Buffer.concat([head, new Uint8Array(hashes.buffer), ...sorted.map(([, vector]) => packed(vector))])
}

const step = (value: number): number => Math.max(-STEPS, Math.min(STEPS, Math.round((value / REACH) * STEPS))) + MIDDLE

const packed = (vector: Float32Array): Uint8Array =>
  Uint8Array.from({ length: vector.length / 2 }, (_, at) => step(vector[2 * at]!) | (step(vector[2 * at + 1]!) << 4))
