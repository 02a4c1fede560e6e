import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readQuestion } from './read-question.ts'
import type { Format, Reading } from './reading.ts'

/** A question with what an attentive reader takes from it; only what is stated is asked for. */
interface Item {
  question: string
  format?: Format
  [stated: string]: unknown
}

const exam = JSON.parse(
  readFileSync(new URL('../../../../test/exams/readings.json', import.meta.url), 'utf8'),
) as Item[]

const fields: Readonly<Record<string, (reading: Reading) => unknown>> = {
  type: ({ type }) => type,
  ask: ({ ask }) => ask,
  canonical: ({ canonical }) => canonical,
  reversed: ({ reversed }) => reversed,
  ordered: ({ ordered }) => ordered,
  options: ({ options }) => options.map(({ text }) => text),
  at: ({ options }) => options.map(({ at }) => at),
  roles: ({ options }) => options.map(({ role }) => role),
  subject: ({ subject }) => subject?.phrase ?? null,
  head: ({ subject }) => subject?.head ?? null,
  plural: ({ subject }) => subject?.plural ?? null,
  names: ({ subject }) => subject?.names ?? null,
  yes: ({ claim }) => claim?.yes ?? null,
  no: ({ claim }) => claim?.no ?? null,
  about_self: ({ claim }) => claim?.about_self ?? null,
  price: ({ price }) => price?.amount ?? null,
  currency: ({ price }) => price?.currency ?? null,
  per_price: ({ price }) => price?.per ?? null,
  other_prices: ({ other_prices }) => other_prices.map(({ amount }) => amount),
  scale: ({ scale }) => (scale === null ? null : [scale.min, scale.max]),
  labels: ({ scale }) => scale?.labels ?? null,
  descending: ({ scale }) => scale?.descending ?? null,
  nps: ({ scale }) => scale?.nps ?? null,
  unit: ({ numeric }) => numeric?.unit ?? null,
  per: ({ numeric }) => numeric?.per ?? null,
  picks: ({ picks }) => (picks === null ? null : [picks.min, picks.max]),
  time: ({ time }) => time?.text ?? null,
  days: ({ time }) => time?.days ?? null,
  direction: ({ time }) => time?.direction ?? null,
  condition: ({ condition }) => condition,
  alternatives: ({ alternatives }) => alternatives.map(({ phrase }) => phrase),
  stimulus: ({ stimulus }) => stimulus !== null,
  stimulus_name: ({ stimulus }) => stimulus?.name ?? null,
  features: ({ stimulus }) => stimulus?.features ?? null,
  also: ({ also }) => also.length,
  trouble: ({ trouble }) => trouble,
  unknown: ({ unknown_words }) => unknown_words,
}

const wrong = exam.flatMap(({ question, format, ...stated }) => {
  const reading = readQuestion(question, format)
  return Object.entries(stated).flatMap(([field, expected]) => {
    const read = fields[field]!(reading)
    return JSON.stringify(read) === JSON.stringify(expected) ? [] : [{ question, field, expected, read }]
  })
})

test('at least 250 questions are read as an attentive reader reads them', () => {
  expect(exam.length).toBeGreaterThanOrEqual(250)
  expect(wrong).toEqual([])
})

test.each(['Are you a constructor?', 'are you a prototype', 'Are you an object?'])(
  'a kind of people by the name of something else in the language is only a wording: %s',
  (text) => {
    expect(readQuestion(text).canonical).toBe(text.toLowerCase().replace('?', ''))
  },
)
