import { writeFileSync } from 'node:fs'
import { plainness } from '../../src/modules/answering/deciding/forecast-facts.ts'
import {
  formatOf,
  type KnownReadings,
  patternOf,
  type RecordReadings,
  readingKept,
  wordingDigest,
} from '../../src/modules/answering/deciding/forecast-known.ts'
import { pricePoint } from '../../src/modules/answering/deciding/forecast-price.ts'
import { readQuestion } from '../../src/modules/answering/reading/read-question.ts'
import { loadKnowledge, openRecordQuestions } from '../../src/modules/knowledge/index.ts'

/**
 * Reads every known question and every question of a record, and keeps what a forecast needs of it: data/answering/
 * known.json and record-readings.json. Run it again when the questions, the records or the reader have changed; a known
 * question that has changed since is read when it is needed.
 */
const { questions, categories } = loadKnowledge()
const patterns = new Map<string, number>()
const rows: Record<string, [string, number, number?]> = {}
for (const question of questions) {
  const reading = readQuestion(question.text, formatOf(question))
  const category = categories.get(question.categories[0] ?? '') ?? null
  const price = pricePoint(reading, category, category ? plainness(reading, category) : 0)
  const moved = price ? Number(price.shift.toFixed(3)) : 0
  const pattern = patternOf(readingKept(reading, moved))
  if (!patterns.has(pattern)) patterns.set(pattern, patterns.size)
  const row: [string, number] = [wordingDigest(question), patterns.get(pattern)!]
  rows[question.id] = moved === 0 ? row : [...row, moved]
}
const readings: KnownReadings = { patterns: [...patterns.keys()], questions: rows }
const text = JSON.stringify(readings).replaceAll('],"', '],\n"')
writeFileSync(new URL('../../data/answering/known.json', import.meta.url), `${text}\n`)
console.log(`data/answering/known.json: ${(text.length / 1000).toFixed(0)} kB, ${patterns.size} patterns`)

const records = openRecordQuestions()
const ofRecords = new Map<string, number>([['', 0]])
const numbers = Buffer.alloc(2 * records.length)
for (let at = 0; at < records.length; at += 1) {
  const question = records.at(at)
  const pattern = question === null ? '' : patternOf(readingKept(readQuestion(question.text, formatOf(question)), 0))
  if (!ofRecords.has(pattern)) ofRecords.set(pattern, ofRecords.size)
  numbers.writeUInt16LE(ofRecords.get(pattern)!, 2 * at)
}
const kept: RecordReadings = { patterns: [...ofRecords.keys()], numbers: numbers.toString('base64') }
writeFileSync(new URL('../../data/answering/record-readings.json', import.meta.url), `${JSON.stringify(kept)}\n`)
console.log(`data/answering/record-readings.json: ${records.length} questions, ${ofRecords.size} patterns`)
