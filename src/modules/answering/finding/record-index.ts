import { closeSync, fstatSync, openSync } from 'node:fs'
import { type KnownQuestion, openRecordQuestions } from '../../knowledge/index.ts'
import { fill } from '../reader/weights-file.ts'
import { openTable, type Table } from './four-bits.ts'
import { highest } from './similarity.ts'

/** Finds the records that say most about a question. */
export interface RecordIndex {
  /** Best first; none that is less similar than `least`. Beside so many others, a few that are answered with a number. */
  near(vector: Float32Array, most: number, least: number): { question: KnownQuestion; similarity: number }[]
}

const file = new URL('../../../../data/answering/records.bin', import.meta.url)
/** Digits of the digest of the records, which the file begins with. */
const DIGEST = 16
const DIMENSIONS = 384
export const REACH = 0.15
/** An offer at one price says little about it at another; the reader has learnt what prices do. */
const PRICED = /\$\d/

/** Throws where the vectors are missing or of other records: `npm run data -- record-vectors` makes them. */
export function openRecordIndex(from: URL = file): RecordIndex {
  const questions = openRecordQuestions()
  const { rows, near: looked } = openTableOf(questions.digest, from)
  return {
    near: (vector, most, least) => {
      const cosine = rows(vector)
      const seen = looked(vector, least)
      const near = highest(Float32Array.from(seen, cosine), 2 * most, least).flatMap(({ at, value }) => {
        const question = questions.at(seen[at]!)
        return question === null || PRICED.test(question.text) ? [] : [{ question, similarity: value }]
      })
      const ofNumber = near.filter(({ question }) => isOfNumber(question)).slice(0, NUMBERS)
      return [...near.filter(({ question }) => !isOfNumber(question)).slice(0, most), ...ofNumber]
    },
  }
}

function openTableOf(digest: string, from: URL): Table {
  const handle = openSync(from, 'r')
  try {
    const head = new Uint8Array(DIGEST)
    fill(handle, head, 0)
    if (Buffer.from(head).toString('latin1') !== digest) throw new Error('records.bin is of other records')
    const count = (2 * (fstatSync(handle).size - DIGEST)) / DIMENSIONS
    return openTable(count, DIMENSIONS, (into) => fill(handle, into, DIGEST))
  } finally {
    closeSync(handle)
  }
}

const NUMBERS = 6

/** Whether a record says which number people name, not how many give an answer. */
export const isOfNumber = ({ id }: KnownQuestion): boolean => /^record\.(?:numbers|prices)\./.test(id)

/** The file's beginning. */
export const recordsHead = (digest: string): Buffer => Buffer.from(digest, 'latin1')
