import { readFileSync } from 'node:fs'
import type { Catalogue } from './catalogue.ts'

/** Vectors of what is known, as data/answering/vectors.* hold them: computed once by scripts/data/vectors.ts. */
export interface KnownVectors {
  /** Cosine of a text's vector to every known question, by position; 0 where a question has no vector. */
  toQuestions(vector: Float32Array): Float32Array
  /** The same for categories. */
  toCategories(vector: Float32Array): Float32Array
  /** A known question's own vector; null where it has none. */
  ofQuestion(position: number): Float32Array | null
  /** Mean of all known questions taken away, unit length. */
  centred(vector: Float32Array): Float32Array
}

/** What stands beside the packed numbers. */
export interface VectorsHead {
  model: string
  dimensions: number
  /** Numbers run from -reach to reach, in 63 steps. */
  reach: number
  /** Digests of what an entry says and of what was embedded for it, by id; the order is that of the rows. */
  questions: Record<string, string>
  categories: Record<string, string>
}

const folder = new URL('../../../../data/answering/', import.meta.url)
const STEPS = 31

/** Throws where the files are missing or do not belong together. Rows whose entry has changed since are left out. */
export function loadVectors(catalogue: Catalogue, from: URL = folder): KnownVectors {
  const head = JSON.parse(readFileSync(new URL('vectors.json', from), 'utf8')) as VectorsHead
  const packed = readFileSync(new URL('vectors.bin', from))
  const { dimensions } = head
  const rows = Object.keys(head.questions).length + Object.keys(head.categories).length
  if (packed.length !== (rows * dimensions * 3) / 4) throw new Error('vectors.bin and vectors.json do not match')
  const values = unpacked(packed)
  const { questionRows, categoryRows } = rowsFor(catalogue, head)
  if (questionRows.filter((row) => row < 0).length > catalogue.questions.length / 2) {
    throw new Error('the vectors are of other questions')
  }
  const lengths = Float64Array.from({ length: rows }, (_, row) => {
    let square = 0
    for (let at = row * dimensions; at < (row + 1) * dimensions; at += 1) square += values[at]! * values[at]!
    return Math.sqrt(square) || 1
  })
  const mean = new Float64Array(dimensions)
  for (const row of questionRows) {
    if (row < 0) continue
    for (let d = 0; d < dimensions; d += 1) mean[d]! += values[row * dimensions + d]! / lengths[row]!
  }
  for (let d = 0; d < dimensions; d += 1) mean[d]! /= questionRows.length
  const cosinesTo = (of: Int32Array): ((vector: Float32Array) => Float32Array) => {
    // What has no row goes along with the first one.
    const starts = Int32Array.from({ length: (of.length + 3) & ~3 }, (_, at) => Math.max(0, of[at] ?? 0) * dimensions)
    return (vector) => {
      const own = Float64Array.from(vector)
      const dots = new Float64Array(starts.length)
      // Four at a time: the sums of one row wait for each other.
      for (let at = 0; at < starts.length; at += 4) {
        const [a, b, c, d] = [starts[at]!, starts[at + 1]!, starts[at + 2]!, starts[at + 3]!]
        let [one, two, three, four] = [0, 0, 0, 0]
        for (let axis = 0; axis < dimensions; axis += 1) {
          const value = own[axis]!
          one += value * values[a + axis]!
          two += value * values[b + axis]!
          three += value * values[c + axis]!
          four += value * values[d + axis]!
        }
        dots[at] = one
        dots[at + 1] = two
        dots[at + 2] = three
        dots[at + 3] = four
      }
      return Float32Array.from(of, (row, at) => (row < 0 ? 0 : Math.min(1, dots[at]! / lengths[row]!)))
    }
  }
  return {
    toQuestions: cosinesTo(questionRows),
    toCategories: cosinesTo(categoryRows),
    ofQuestion: (position) => {
      const row = questionRows[position]!
      if (row < 0) return null
      const own = values.subarray(row * dimensions, (row + 1) * dimensions)
      return Float32Array.from(own, (value) => value / lengths[row]!)
    },
    centred: (vector) => {
      const off = Float64Array.from(vector, (value, d) => value - mean[d]!)
      const length = Math.sqrt(off.reduce((sum, value) => sum + value * value, 0)) || 1
      return Float32Array.from(off, (value) => value / length)
    },
  }
}

/** The row of each question and category, -1 where it has none: in a function of its own, whose tables end with it. */
function rowsFor(catalogue: Catalogue, head: VectorsHead): { questionRows: Int32Array; categoryRows: Int32Array } {
  const rowOf = new Map<string, number>()
  for (const [row, [id, digest]] of [...Object.entries(head.questions), ...Object.entries(head.categories)].entries())
    rowOf.set(`${id} ${digest.slice(0, 8)}`, row)
  return {
    questionRows: Int32Array.from(catalogue.questions, ({ id, text }) => rowOf.get(`${id} ${digestOf(text)}`) ?? -1),
    categoryRows: Int32Array.from(
      catalogue.categories,
      (category) => rowOf.get(`${category.slug} ${digestOf(textOfCategory(category))}`) ?? -1,
    ),
  }
}

/** What stands for a category among the vectors. */
export const textOfCategory = (category: {
  name: string
  aliases: readonly string[]
  words: readonly string[]
}): string =>
  `${category.name}: ${[...category.aliases.map((alias) => alias.replaceAll('-type', '')), ...category.words.slice(0, 6)].join(', ')}`

/** Four numbers of six bits go into three bytes. */
export function packed(values: Float32Array, reach: number): Uint8Array {
  const bytes = new Uint8Array((values.length * 3) / 4)
  const step = (at: number) => Math.max(-STEPS, Math.min(STEPS, Math.round((values[at]! / reach) * STEPS))) + STEPS
  for (let at = 0, to = 0; at < values.length; at += 4, to += 3) {
    const bits = step(at) | (step(at + 1) << 6) | (step(at + 2) << 12) | (step(at + 3) << 18)
    bytes[to] = bits
    bytes[to + 1] = bits >> 8
    bytes[to + 2] = bits >> 16
  }
  return bytes
}

/** In steps, -31 to 31: lengths are made even afterwards. */
export function unpacked(bytes: Uint8Array): Int8Array {
  const values = new Int8Array((bytes.length * 4) / 3)
  for (let at = 0, to = 0; at < bytes.length; at += 3, to += 4) {
    const bits = bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16)
    values[to] = (bits & 63) - STEPS
    values[to + 1] = ((bits >> 6) & 63) - STEPS
    values[to + 2] = ((bits >> 12) & 63) - STEPS
    values[to + 3] = (bits >> 18) - STEPS
  }
  return values
}

/** 32 bits of a text (FNV-1a), as hexadecimal digits. */
export function digestOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
