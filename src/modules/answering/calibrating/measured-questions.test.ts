import { beforeAll, describe, expect, test } from 'vitest'
import { loadKnowledge } from '../../knowledge/index.ts'
import { formatOf } from '../deciding/forecast-known.ts'
import { forecastOf } from '../deciding/forecast-of.ts'
import { answersAsked } from '../eliciting/answers-asked.ts'
import { calibrated } from '../eliciting/calibrated.ts'
import { calibratedForm, defaultCalibration } from '../eliciting/calibration.ts'
import type { PopulationForecast } from '../eliciting/population-forecast.ts'
import { readQuestion } from '../reading/read-question.ts'
import { givesAway } from './blind-look-up.ts'
import { estimateOf } from './estimate.ts'
import { measuredApart } from './measured-apart.ts'
import { countMeasured, type MeasuredQuestion, measuredQuestions, sampled } from './measured-questions.ts'
import { distance } from './measures.ts'
import { byModel, expectedBy, trialOf, weightsIn } from './trial.ts'

const knowledge = loadKnowledge()
let measured: MeasuredQuestion[]

beforeAll(async () => {
  measured = await measuredQuestions(knowledge, { count: 60 })
})

describe('a sample of measured questions', () => {
  test('is the same each time, has measured questions only, and each once', () => {
    const sample = sampled(knowledge.questions, 60)
    expect(sample).toEqual(sampled(knowledge.questions, 60))
    expect(new Set(sample.map(({ id }) => id)).size).toBe(60)
    expect(sample.every(({ source }) => source !== null)).toBe(true)
  })

  test('holds every smaller one', () => {
    const ids = (count: number) => sampled(knowledge.questions, count).map(({ id }) => id)
    for (const count of [24, 59, 60, 61, 120, 300]) expect(ids(count + 7).slice(0, count)).toEqual(ids(count))
  })

  test('has questions of every form, and all of them where none is left out', () => {
    for (const form of ['yes_no', 'scale', 'choice']) {
      expect(measured.filter((one) => one.form === form).length).toBeGreaterThanOrEqual(8)
    }
    expect(sampled(knowledge.questions)).toHaveLength(countMeasured(knowledge))
  })
})

describe('what is known of a measured question', () => {
  test('comes from questions of other families, and never from the question itself', () => {
    for (const { question, found, known } of measured) {
      expect(found.known).toHaveLength(16)
      for (const { question: other, similarity } of found.known) {
        expect(other.id).not.toBe(question.id)
        if (other.source !== null) expect(other.family).not.toBe(question.family)
        else expect(similarity).toBeLessThan(0.9)
      }
      expect(known.basis.every((basis) => basis.question.family !== question.family)).toBe(true)
    }
  })

  test('leaves out estimates that nearly repeat it, and keeps those that do not', () => {
    const question = { family: 'diet' }
    expect(givesAway(question, { source: null, family: null }, 0.95)).toBe(true)
    expect(givesAway(question, { source: null, family: null }, 0.85)).toBe(false)
    expect(givesAway(question, { source: 'gss', family: 'diet' }, 0.4)).toBe(true)
    expect(givesAway(question, { source: 'gss', family: 'pets' }, 0.95)).toBe(false)
  })
})

describe('a trial', () => {
  const saidOf = (shares: readonly number[]): PopulationForecast => ({
    shares,
    number: null,
    tilts: {},
    option_tilts: [],
    mentions: [],
    error: 5,
  })

  /** No measured question of the sample lets people answer beside its ladder. */
  function besideTheLadder(): MeasuredQuestion {
    const question = {
      ...measured[0]!.question,
      id: 'beside',
      options: ['Yes', 'No', "Don't know"],
      shares: [0.5, 0.3, 0.2],
    }
    const reading = readQuestion('Do you like your neighbors?', formatOf(question))
    const asked = answersAsked(reading)
    const found = { categories: [], known: [], vector: null, by: 'lexical' } as const
    const known = forecastOf(reading, found, knowledge)
    expect(known.aside).toHaveLength(1)
    return { question, family: 'neighbors', reading, asked, form: calibratedForm(asked), found, known }
  }

  test('expects what the engine would make of the same forecast under the same weights', () => {
    for (const one of [...measured, besideTheLadder()]) {
      const count = one.question.shares.length
      const said = saidOf(one.question.shares.map((_, at) => (2 * (at + 1)) / (count * (count + 1))))
      const trust = { tv: 0.2, heed: 0.3, even: 0.2, groups: 0.5, width: 1 }
      const by_form = { ...defaultCalibration([]).by_form, [one.form]: trust }
      const engine = calibrated(one.reading, one.asked, said, one.known, { name: 'any', by_form })
      const aside = (engine.aside ?? []).map(({ share }) => share)
      const on = 1 - aside.reduce((sum, share) => sum + share, 0)
      const trial = trialOf(one, said)
      const expected = expectedBy(trial, weightsIn(trial, trust))
      expect(distance(expected, [...engine.shares.map((share) => share * on), ...aside]), one.question.id).toBeLessThan(
        1e-9,
      )
    }
  })

  test('finds nothing wrong with a model that says what people answered', () => {
    for (const one of [...measured, besideTheLadder()]) {
      const trial = trialOf(one, saidOf(one.question.shares))
      expect(trial.actual.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2)
      expect(distance(byModel(trial), trial.actual), one.question.id).toBeLessThan(1e-9)
    }
  })
})

describe('made ready in a thread of their own', () => {
  test('questions are the same as here', async () => {
    const apart = await measuredApart(knowledge, 4, new AbortController().signal)
    const here = measured.slice(0, 4).toSorted((a, b) => a.question.id.localeCompare(b.question.id))
    const there = apart.toSorted((a, b) => a.question.id.localeCompare(b.question.id))
    expect(there.map(({ question, form }) => [question.id, form])).toEqual(
      here.map(({ question, form }) => [question.id, form]),
    )
    expect(there.map(({ known }) => [known.shares, known.uncertainty])).toEqual(
      here.map(({ known }) => [known.shares, known.uncertainty]),
    )
  })

  test('they are given up with whoever wanted them', async () => {
    const closing = new AbortController()
    const apart = measuredApart(knowledge, 40, closing.signal)
    closing.abort(new Error('enough'))
    await expect(apart).rejects.toThrow('enough')
  })
})

describe('an estimate', () => {
  const model = {
    name: 'any',
    provider: 'compatible',
    model: 'any',
    base_url: undefined,
    api_key: undefined,
    sees: [],
  } as const
  const priced = { ...model, price: { input: 1, output: 4, cached: 0.1 } }

  test('counts every model, gives a range, and has a price where every model has one', () => {
    const one = estimateOf(measured, [priced], 4096)
    const two = estimateOf(measured, [priced, { ...priced, name: 'other' }], 4096)
    expect(one.calls).toBe(60)
    expect(two.calls).toBe(120)
    for (const [least, most] of [one.input_tokens, one.output_tokens, one.dollars!]) expect(least).toBeLessThan(most)
    expect(two.dollars![1]).toBeCloseTo(2 * one.dollars![1], 9)
    expect(estimateOf(measured, [priced, { ...model, price: null }], 4096).dollars).toBeNull()
  })

  test('expects no more of a reply than it may have', () => {
    expect(estimateOf(measured, [priced], 64).output_tokens).toEqual([60 * 64, 60 * 64])
  })
})
