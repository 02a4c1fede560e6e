import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadKnowledge, openRecordQuestions } from '../../knowledge/index.ts'
import { readQuestion } from '../reading/read-question.ts'
import { formatOf, type KnownReadings, knownAs, patternOf, readingKept, wordingDigest } from './forecast-known.ts'

const { questions } = loadKnowledge()
const kept = JSON.parse(
  readFileSync(new URL('../../../../data/answering/known.json', import.meta.url), 'utf8'),
) as KnownReadings

test('every known question is kept as it is worded now; otherwise: npm run data -- forecast-known forecast', () => {
  const changed = questions.filter((question) => kept.questions[question.id]?.[0] !== wordingDigest(question))
  expect(changed.map(({ id }) => id)).toEqual([])
})

test('what is kept is what the reader makes of a question; otherwise: npm run data -- forecast-known forecast', () => {
  const changed = questions
    .filter((_, at) => at % 151 === 0)
    .filter((question) => {
      const read = patternOf(readingKept(readQuestion(question.text, formatOf(question)), 0))
      return kept.patterns[kept.questions[question.id]![1]] !== read
    })
  expect(changed.map(({ text }) => text)).toEqual([])
})

test('shares go from low to high, and the sign says which way the last option lies', () => {
  const known = questions.find(({ options }) => options[0] === 'Yes' && options[1] === 'No' && options.length === 2)!
  const { ladder } = knownAs(known)
  expect(ladder!.shares[1]).toBeCloseTo(known.shares[0]!, 6)
  expect(ladder!.sign).toBe(-1)
})

test('nearly all ordered questions are understood as ladders', () => {
  const ordered = questions.filter(({ scale }) => scale !== 'nominal')
  expect(ordered.filter((question) => knownAs(question).ladder !== null).length).toBeGreaterThan(0.97 * ordered.length)
})

test('questions of records are kept as the reader reads them; otherwise: npm run data -- forecast-known', () => {
  const records = openRecordQuestions()
  const positions = Array.from({ length: Math.floor(records.length / 997) }, (_, nth) => nth * 997)
  const changed = positions
    .flatMap((at) => records.at(at) ?? [])
    .filter((question) => {
      const { ask, options } = knownAs(question)
      const read = readQuestion(question.text, formatOf(question))
      return patternOf({ ask, options, moved: 0 }) !== patternOf(readingKept(read, 0))
    })
  expect(changed.map(({ text }) => text)).toEqual([])
})
