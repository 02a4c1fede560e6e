import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readQuestion } from '../reading/read-question.ts'
import type { Format, Reading } from '../reading/reading.ts'
import { type AnswersAsked, answersAsked, highLabels, onLadder } from './answers-asked.ts'

const exam = JSON.parse(readFileSync(new URL('../../../../test/exams/readings.json', import.meta.url), 'utf8')) as {
  question: string
  format?: Format
}[]
const all: [string, Reading, AnswersAsked][] = exam.map(({ question, format }) => {
  const reading = readQuestion(question, format)
  return [question, reading, answersAsked(reading)]
})
const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b)

describe('the form in which a model is asked', () => {
  test('is known for every question of the exam, and every form occurs', () => {
    const forms = new Set(all.map(([, , { form }]) => form))
    expect([...forms].sort()).toEqual(['each', 'ladder', 'number', 'open', 'pick', 'rank'])
  })

  test('offers the options that agents choose from, in their order', () => {
    const wrong = all.filter(
      ([, reading, { labels }]) =>
        reading.options.length > 0 &&
        reading.type !== 'open' &&
        JSON.stringify(labels) !== JSON.stringify(reading.options.map(({ text }) => text)),
    )
    expect(wrong.map(([question]) => question)).toEqual([])
  })

  test('puts each label of a ladder on one step or beside it, once', () => {
    const wrong = all.filter(([, , { form, labels, steps, aside }]) => {
      const placed = ascending([...steps.flat(), ...aside])
      return form === 'ladder' && JSON.stringify(placed) !== JSON.stringify(labels.map((_, at) => at))
    })
    expect(wrong.map(([question]) => question)).toEqual([])
  })

  test('has steps from low to high, with some of them high', () => {
    for (const [question, , asked] of all.filter(([, , { form }]) => form === 'ladder')) {
      expect(asked.at.length, question).toBe(asked.steps.length)
      expect(asked.at, question).toEqual(ascending(asked.at))
      expect(highLabels(asked).length, question).toBeGreaterThan(0)
      expect(highLabels(asked).length, question).toBeLessThan(asked.labels.length)
    }
  })

  test('has no labels for numbers and open questions, and steps for nothing but ladders', () => {
    for (const [question, , { form, labels, steps, at }] of all) {
      if (form === 'number' || form === 'open') expect(labels, question).toEqual([])
      if (form !== 'ladder') expect([steps, at], question).toEqual([[], []])
    }
  })

  test.each<[string, string, Format | undefined, Partial<AnswersAsked>]>([
    ['yes and no', 'Do you own a car?', undefined, { form: 'ladder', labels: ['Yes', 'No'], steps: [[1], [0]] }],
    [
      'a reversed yes and no',
      'Would you never buy a used mattress?',
      undefined,
      { form: 'ladder', labels: ['Yes', 'No'], steps: [[0], [1]] },
    ],
    [
      'points of a scale',
      'How happy are you?',
      { scale: { min: 1, max: 3 } },
      { form: 'ladder', labels: ['1', '2', '3'], steps: [[0], [1], [2]] },
    ],
    [
      'points with words at the ends',
      'On a scale from 1 to 3, where 1 is very unhappy and 3 is very happy, how happy are you?',
      undefined,
      { form: 'ladder', labels: ['1 (very unhappy)', '2', '3 (very happy)'], steps: [[0], [1], [2]] },
    ],
    [
      'points of which the highest means least',
      'How happy are you? 1 = very happy, 3 = very unhappy',
      undefined,
      { form: 'ladder', labels: ['1 (very happy)', '2', '3 (very unhappy)'], steps: [[2], [1], [0]] },
    ],
    ['a scale of 101 points', 'How warm do you feel?', { scale: { min: 0, max: 100 } }, { form: 'number', labels: [] }],
    ['several', 'Which do you own?', { type: 'multiple_choice', options: ['Bike', 'Car'] }, { form: 'each' }],
    ['an order', 'Rank these.', { type: 'ranking', options: ['Price', 'Taste', 'Size'] }, { form: 'rank' }],
    ['named things', 'Which do you prefer?', { options: ['Pepsi', 'Coke', 'Fanta'] }, { form: 'pick' }],
    ['words', 'Why do you buy organic food?', undefined, { form: 'open' }],
  ])('%s', (_, question, format, form) => {
    expect(answersAsked(readQuestion(question, format))).toMatchObject(form)
  })

  test('keeps those who do not know beside the ladder', () => {
    const options = ['Agree', 'Disagree', "Don't know"]
    const asked = answersAsked(readQuestion('Taxes are too high.', { options }))
    expect(asked).toMatchObject({ form: 'ladder', steps: [[1], [0]], aside: [2] })
    expect(onLadder(asked, [0.25, 0.5, 0.25])).toEqual({ steps: [2 / 3, 1 / 3], aside: [0.25] })
  })
})

describe('shares on a ladder', () => {
  test('are even where nobody stands on it', () => {
    const asked = answersAsked(readQuestion('Do you own a car?'))
    expect(onLadder(asked, [0, 0])).toEqual({ steps: [0.5, 0.5], aside: [] })
  })

  test('sum to one for every ladder of the exam', () => {
    for (const [question, , asked] of all.filter(([, , { form }]) => form === 'ladder')) {
      const { steps } = onLadder(
        asked,
        asked.labels.map((_, at) => (at + 1) / asked.labels.length ** 2),
      )
      expect(
        steps.reduce((a, b) => a + b, 0),
        question,
      ).toBeCloseTo(1, 9)
    }
  })
})
