import { readFileSync } from 'node:fs'
import { type KnownQuestion, openRecordQuestions } from '../../knowledge/index.ts'
import { highest } from './similarity.ts'

/** Finds the records that say most about a question. */
export interface RecordIndex {
  /** Best first; none that is less similar than `least`. */
  near(vector: Float32Array, most: number, least: number): { question: KnownQuestion; similarity: number }[]
}

const file = new URL('../../../../data/answering/records.bin', import.meta.url)
/** Digits of the digest of the records, which the file begins with. */
const DIGEST = 16
/** Numbers run from -reach to reach, in 15 steps: four bits each. */
const REACH = 0.15
const STEPS = 7
const MIDDLE = 8
/** An offer at one price says little about it at another; the reader has learnt what prices do. */
const PRICED = /\$\d/

/** Throws where the vectors are missing or of other records: `npm run data -- record-vectors` makes them. */
export function openRecordIndex(from: URL = file): RecordIndex {
  const questions = openRecordQuestions()
  const bytes = readFileSync(from)
  if (bytes.toString('latin1', 0, DIGEST) !== questions.digest) throw new Error('records.bin is of other records')
  const rows = bytes.subarray(DIGEST)
  const width = rows.length / questions.length
  const lengths = Float32Array.from({ length: questions.length }, (_, row) => {
    let square = 0
    for (let at = row * width; at < (row + 1) * width; at += 1)
      square += ((rows[at]! & 15) - MIDDLE) ** 2 + ((rows[at]! >> 4) - MIDDLE) ** 2
    return Math.sqrt(square)
  })
  return {
    near: (vector, most, least) => {
      const [even, odd] = [0, 1].map((first) =>
        Float64Array.from({ length: width }, (_, at) => vector[2 * at + first]!),
      )
      const offset = MIDDLE * vector.reduce((sum, value) => sum + value, 0)
      const cosines = lengths.map((length, row) => {
        let dot = -offset
        for (let d = 0, at = row * width; d < width; d += 1, at += 1) {
          const pair = rows[at]!
          dot += even![d]! * (pair & 15) + odd![d]! * (pair >> 4)
        }
        return length === 0 ? 0 : Math.min(1, dot / length)
      })
      const near = highest(cosines, 2 * most, least).flatMap(({ at, value }) => {
        const question = questions.at(at)
        return question === null || PRICED.test(question.text) ? [] : [{ question, similarity: value }]
      })
      return near.slice(0, most)
    },
  }
}

/** A vector in the four bits of each number; null is nowhere. */
export function packedRow(vector: Float32Array | null, dimensions: number): Uint8Array {
  const step = (at: number): number =>
    vector === null ? MIDDLE : Math.max(-STEPS, Math.min(STEPS, Math.round((vector[at]! / REACH) * STEPS))) + MIDDLE
  return Uint8Array.from({ length: dimensions / 2 }, (_, at) => step(2 * at) | (step(2 * at + 1) << 4))
}

/** The file's beginning. */
export const recordsHead = (digest: string): Buffer => Buffer.from(digest, 'latin1')
