import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadKnowledge } from '../../knowledge/index.ts'
import type { Format } from '../reading/reading.ts'
import { changeKinds, type Optimized } from './mending.ts'
import { optimizeQuestion } from './optimize-question.ts'

/** `later`: written when the rules held for the others already. */
interface Entry {
  question: string
  format?: Format
  /** Null: exactly as it is. */
  expect: null | string | { contains: string[]; not_contains?: string[] }
  kinds: string[]
  later?: boolean
}

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../../../../test/exams/${name}.json`, import.meta.url), 'utf8')) as T
const exam = read<Entry[]>('optimisations')
const readings = read<{ question: string; format?: Format }[]>('readings')

/** Every third of what is looked at for more than its own expectation; all with TEST_LONG=1. */
const STEP = process.env.TEST_LONG === '1' ? 1 : 3

const kindsOf = ({ changes }: Optimized): string[] => [...new Set(changes.map(({ kind }) => kind))].sort()

test('the exam has as many questions to leave alone as it needs, and every kind of trouble', () => {
  expect(exam.filter(({ expect: wanted }) => wanted !== null).length).toBeGreaterThanOrEqual(120)
  expect(exam.filter(({ expect: wanted }) => wanted === null).length).toBeGreaterThanOrEqual(100)
  expect(new Set(exam.flatMap(({ kinds }) => kinds))).toEqual(new Set(changeKinds))
  expect(new Set(exam.map(({ question, format }) => JSON.stringify([question, format]))).size).toBe(exam.length)
})

test.for(exam.filter(({ expect: wanted }) => wanted !== null))('$question is mended as it should be', (entry) => {
  const mended = optimizeQuestion(entry.question, entry.format)
  const { optimized_question } = mended
  if (typeof entry.expect === 'string') expect(optimized_question).toBe(entry.expect)
  else {
    for (const words of entry.expect!.contains) expect(optimized_question).toContain(words)
    for (const words of entry.expect!.not_contains ?? []) expect(optimized_question).not.toContain(words)
  }
  expect(kindsOf(mended)).toEqual([...entry.kinds].sort())
})

test.for(exam.filter(({ expect: wanted }) => wanted === null))('$question stays as it is', ({ question, format }) => {
  expect(optimizeQuestion(question, format)).toEqual({ question, optimized_question: question, changes: [] })
})

test('a wording that was mended is left alone', () => {
  for (const { question, format } of [...exam, ...readings].filter((_, at) => at % STEP === 0)) {
    const { optimized_question, changes } = optimizeQuestion(question, format)
    const again = optimizeQuestion(optimized_question, format)
    expect(again.optimized_question).toBe(optimized_question)
    // Options are named each time, because they are never changed.
    expect(kindsOf(again)).toEqual(
      changes.some(({ kind }) => kind === 'unbalanced_options') ? ['unbalanced_options'] : [],
    )
  }
})

test('what comes out is well-formed: a capital, single blanks, a mark where a question was asked, the right article', () => {
  for (const { question, format } of exam.filter((_, at) => at % STEP === 1 % STEP)) {
    const { question: asked, optimized_question } = optimizeQuestion(question, format)
    if (optimized_question === asked) continue
    expect(optimized_question).toMatch(/^["“]?[\p{Lu}\p{N}]/u)
    expect(optimized_question).not.toMatch(
      / {2}| [?.!,]|,[?.!]|[\uE000-\uF8FF]|\ba (?:innovative|electric|app|easy|incredible)\b/,
    )
    if (/\?$/.test(asked)) expect(optimized_question).toMatch(/\?$/)
  }
})

test('questions of surveys are neutral already: of hundreds, fewer than one in a hundred is touched', () => {
  const { questions } = loadKnowledge()
  const every = Math.floor(questions.length / 500) * STEP
  const sample = questions.filter((_, at) => at % every === 7)
  const touched = sample.filter(({ text, options }) => optimizeQuestion(text, { options }).changes.length > 0)
  expect(sample.length).toBeGreaterThanOrEqual(Math.floor(500 / STEP))
  expect(touched.length / sample.length, touched.map(({ text }) => text).join('\n')).toBeLessThan(0.01)
})
