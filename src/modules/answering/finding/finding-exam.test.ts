import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { loadKnowledge } from '../../knowledge/index.ts'
import { readQuestion } from '../reading/read-question.ts'
import { openFinder } from './finder.ts'

// `node bench/finding.ts` prints the whole exam's results; here a part of it, and a larger
// one with TEST_LONG=1, keeps them from getting worse unnoticed.
const exam = JSON.parse(readFileSync(new URL('../../../../test/exams/subjects.json', import.meta.url), 'utf8')) as {
  subjects: { ask: string; about: string[] }[]
  nothing: string[]
  paraphrases: { ask: string; known: string[] }[]
}
const knowledge = loadKnowledge()
const byMeaning = openFinder(knowledge)
const byWords = openFinder(knowledge, { weights: 'none' })
afterAll(() => Promise.all([byMeaning.close(), byWords.close()]))

const FEWER = process.env.TEST_LONG === '1' ? 1 : 2
const part = <Item>(items: readonly Item[], every: number): Item[] =>
  items.filter((_, at) => at % (every * FEWER) === 1)

async function rightShare(finder: typeof byMeaning, subjects: typeof exam.subjects): Promise<number> {
  const founds = await Promise.all(subjects.map(({ ask }) => finder.find(readQuestion(ask))))
  const right = founds.filter(({ categories }, at) => subjects[at]!.about.includes(categories[0]?.category.slug ?? ''))
  return right.length / subjects.length
}

test('the exam asks about categories and questions that exist', () => {
  const ids = new Set(knowledge.questions.map(({ id }) => id))
  for (const { about } of exam.subjects)
    for (const slug of about) expect(knowledge.categories.has(slug), slug).toBe(true)
  for (const { known } of exam.paraphrases) for (const id of known) expect(ids.has(id), id).toBe(true)
})

test('what a question is about is found first in nine cases of ten', async () => {
  expect(await rightShare(byMeaning, part(exam.subjects, 6))).toBeGreaterThanOrEqual(0.9)
})

test('words alone find it in more than eight cases of ten', async () => {
  expect(await rightShare(byWords, part(exam.subjects, 2))).toBeGreaterThanOrEqual(0.8)
})

test('questions about nothing that is known seldom raise a false alarm', async () => {
  const founds = await Promise.all(part(exam.nothing, 2).map((ask) => byMeaning.find(readQuestion(ask))))
  expect(founds.filter(({ categories }) => (categories[0]?.score ?? 0) >= 0.35).length).toBeLessThanOrEqual(2)
})

test('a paraphrase finds its known question among the first four', async () => {
  const paraphrases = part(exam.paraphrases, 4)
  const founds = await Promise.all(paraphrases.map(({ ask }) => byMeaning.find(readQuestion(ask))))
  const missed = founds.filter(
    ({ known }, at) => !known.slice(0, 4).some(({ question }) => paraphrases[at]!.known.includes(question.id)),
  )
  expect(missed.length).toBeLessThanOrEqual(1)
})
