import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { modelN } from './intervals.ts'
import { resultsOf } from './results-of.ts'
import { answersOf, form, textsOf } from './sample-study.ts'
import type { AnswerValue, QuestionForm } from './study-data.ts'
import { momentsOf } from './weighted.ts'

const yesNo = form('single_choice', { options: ['Yes', 'No', 'Unsure'] })
const oneToFive = form('scale', { scale: { min: 1, max: 5 } })

describe('choices', () => {
  test('options stand in the order of the form, those that nobody chose among them, with Wilson intervals', () => {
    // 7 of 12: SciPy's binomtest(7, 12) has 0.3195113 to 0.8067397; 0 of 12 ends at z² / (12 + z²).
    const { n, n_effective, options } = resultsOf(yesNo, answersOf([...Array(7).fill('Yes'), ...Array(5).fill('No')]))
    expect({ n, n_effective }).toEqual({ n: 12, n_effective: 12 })
    expect(options.map(({ value, count, share }) => [value, count, share])).toEqual([
      ['Yes', 7, 7 / 12],
      ['No', 5, 5 / 12],
      ['Unsure', 0, 0],
    ])
    expect(options[0]!.ci_low).toBeCloseTo(0.3195113125, 9)
    expect(options[0]!.ci_high).toBeCloseTo(0.8067396863, 9)
    expect(options[2]!.ci_low).toBe(0)
    expect(options[2]!.ci_high).toBeCloseTo(3.8414588 / (12 + 3.8414588), 6)
  })

  test('weights count in shares and lessen what respondents are worth, as Kish has it', () => {
    const { n, n_effective, options } = resultsOf(yesNo, answersOf(['Yes', 'No', 'No', 'No'], [3, 1, 1, 1]))
    // (3 + 1 + 1 + 1)² / (9 + 1 + 1 + 1)
    expect({ n, n_effective, share: options[0]!.share, count: options[0]!.count }).toEqual({
      n: 4,
      n_effective: 3,
      share: 0.5,
      count: 1,
    })
  })

  test('to whom it does not apply, and who has nothing to say, is counted apart', () => {
    const answers = answersOf(['Yes', null, 'No', null]).map((answer, at) => ({
      ...answer,
      words: (['said', 'not_applicable', 'plain', 'refused'] as const)[at]!,
    }))
    expect(resultsOf(yesNo, answers)).toMatchObject({ n: 2, not_applicable: 1, nothing_to_say: 1 })
    const texts = textsOf(['It is fine.', 'No idea.', "I don't have a dog."]).map((answer, at) => ({
      ...answer,
      words: (['said', 'nothing', 'not_applicable'] as const)[at]!,
    }))
    expect(resultsOf(form('open'), texts)).toMatchObject({ n: 1, not_applicable: 1, nothing_to_say: 1 })
  })

  test('who has no answer to a closed question does not count', () => {
    expect(resultsOf(yesNo, answersOf(['Yes', null, 'No', null]))).toMatchObject({ n: 2, n_effective: 2 })
    expect(resultsOf(yesNo, [])).toMatchObject({ n: 0, options: [{ share: 0, ci_low: 0, ci_high: 1 }, {}, {}] })
  })

  test('an answer that is none of the options is counted behind them, so that shares still come to 1', () => {
    const { options } = resultsOf(yesNo, answersOf(['Yes', 'Oui']))
    expect(options.at(-1)).toMatchObject({ value: 'Oui', count: 1, share: 0.5 })
  })

  test('shares of a multiple choice are of respondents, and choosing twice is choosing once', () => {
    const values = [['A', 'B'], ['A', 'A'], [], ['B', 'C']]
    const { n, options } = resultsOf(form('multiple_choice', { options: ['A', 'B', 'C'] }), answersOf(values))
    expect([n, ...options.map(({ share }) => share)]).toEqual([4, 0.5, 0.5, 0.25])
  })

  test('a ranking has the share put first and the mean rank; what is not ranked shares the last places', () => {
    const values = [['B', 'A', 'C'], ['A', 'B', 'C'], ['B']]
    const { options } = resultsOf(form('ranking', { options: ['A', 'B', 'C'] }), answersOf(values))
    // A: places 2, 1 and, of the places 2 and 3 that are left, 2.5; C: 3, 3 and 2.5.
    expect(options.map(({ value, count, mean_rank }) => [value, count, mean_rank])).toEqual([
      ['A', 1, 5.5 / 3],
      ['B', 2, 4 / 3],
      ['C', 0, 8.5 / 3],
    ])
  })
})

describe('scales and numbers', () => {
  test('mean, deviation and median of a scale, with Student’s interval and the two highest points', () => {
    // 2 4 4 5 5: mean 4, squares 4 + 0 + 0 + 1 + 1 = 6, variance 6 / 4; t with 4 df is 2.7764451: half 1.5207.
    const results = resultsOf(oneToFive, answersOf([2, 4, 4, 5, 5]))
    expect(results).toMatchObject({ n: 5, median: 4, top2: { value: 0.8 } })
    expect(results.sd).toBeCloseTo(Math.sqrt(1.5), 12)
    expect(results.mean!.ci_low).toBeCloseTo(4 - 2.7764451052 * Math.sqrt(1.5 / 5), 8)
    expect(results.mean!.ci_high).toBe(5)
    expect(results.options.map(({ value, count }) => [value, count])).toEqual([
      [1, 0],
      [2, 1],
      [3, 0],
      [4, 2],
      [5, 2],
    ])
  })

  test('weights count in mean, deviation and median', () => {
    // Weights 1 1 2: mean (10 + 20 + 80) / 4; squares 306.25 + 56.25 + 2 * 156.25 over 4 (1 - 6/16); 40 has half of all.
    const results = resultsOf(form('numeric'), answersOf([10, 20, 40], [1, 1, 2]))
    expect(results).toMatchObject({ mean: { value: 27.5 }, median: 30, options: [], n_effective: 16 / 6 })
    expect(results.sd).toBeCloseTo(Math.sqrt(675 / 4 / (1 - 6 / 16)), 12)
    expect(results.top2).toBeUndefined()
    expect(results.mean!.ci_low).toBe(0)
  })

  test('that all say the same, or only one answers, does not make it certain', () => {
    const { mean } = resultsOf(oneToFive, answersOf(Array(12).fill(4)))
    expect(mean).toMatchObject({ value: 4 })
    expect(mean!.ci_low).toBeLessThan(3.9)
    expect(resultsOf(oneToFive, answersOf([4])).mean).toEqual({ value: 4, ci_low: 1, ci_high: 5 })
    const single = resultsOf(form('numeric'), answersOf([12]))
    expect(single.median).toBe(12)
    expect(single.mean).toBeUndefined()
  })

  test('the net promoter score is promoters less detractors, and varies as their difference does', () => {
    const nps = form('scale', { scale: { min: 0, max: 10 }, nps: true })
    // Promoters 10 9 9 9, passives 8 7, detractors 6 0: net 2/8; squares: 4 (3/4)² + 2 (1/4)² + 2 (5/4)² = 5.5.
    const results = resultsOf(nps, answersOf([10, 9, 9, 9, 8, 7, 6, 0])).nps!
    expect(results).toMatchObject({ value: 25, promoters: 0.5, passives: 0.25, detractors: 0.25 })
    // t with 7 df is 2.3646243.
    expect(results.ci_low).toBeCloseTo(25 - 100 * 2.3646243 * Math.sqrt(5.5 / 7 / 8), 4)
    expect(results.ci_high).toBeCloseTo(25 + 100 * 2.3646243 * Math.sqrt(5.5 / 7 / 8), 4)
    expect(resultsOf({ ...nps, nps: false }, answersOf([10])).nps).toBeUndefined()
  })

  test('values that are no numbers do not count, and a huge scale lists only what was chosen', () => {
    const huge = form('scale', { scale: { min: 0, max: 1_000_000 } })
    const { n, options } = resultsOf(huge, answersOf([7, Number.NaN, 'seven', ['7'], 900]))
    expect([n, options.map(({ value }) => value)]).toEqual([2, [7, 900]])
  })
})

describe('the error of the engine', () => {
  test('a stated error of 16 points is worth sixteen respondents, and no panel is surer than that', () => {
    // sd 0.16 / 1.2816; an even share has sd 0.5 / sqrt(n).
    expect(modelN(16)).toBeCloseTo((1.2816 / 0.32) ** 2, 12)
    const many = answersOf(Array.from({ length: 2000 }, (_, at) => (at % 2 ? 'Yes' : 'No')))
    const sure = resultsOf(yesNo, many).options[0]!
    const stated = resultsOf({ ...yesNo, expected_error_points: 16 }, many).options[0]!
    expect(sure.ci_high - sure.share).toBeLessThan(0.023)
    // Wilson with 1 / (1 / 2000 + 1 / 16.04) = 15.912 at a half: 1.96 / (2 sqrt(15.912 + 3.8415)).
    expect(stated.ci_high - stated.share).toBeCloseTo(1.959964 / (2 * Math.sqrt(15.9124 + 3.84146)), 4)
    expect(modelN(null)).toBeNull()
    expect(modelN(0)).toBeNull()
  })
})

describe('open answers', () => {
  test('themes count respondents once, with different quotes that are in the answers; blank answers do not count', () => {
    const texts = [
      'The price is too high. Really, the price!',
      'I worry about the price.',
      'It is too expensive.',
      'I worry about the price.',
      ' ',
    ]
    const answers = textsOf(texts)
    const { n, options, themes } = resultsOf(form('open'), answers, 'What do you think of it?')
    expect({ n, options }).toEqual({ n: 4, options: [] })
    expect(themes!.length).toBeGreaterThan(0)
    for (const { respondents, share, ci_low, ci_high, quotes } of themes!) {
      expect(share).toBeCloseTo(respondents / 4, 12)
      expect(ci_low <= share && share <= ci_high).toBe(true)
      expect(new Set(quotes.map(({ text }) => text)).size).toBe(quotes.length)
      for (const { answer_id, agent_id, text } of quotes) {
        expect(answers.find(({ id }) => id === answer_id)).toMatchObject({ agent_id })
        expect(answers.find(({ id }) => id === answer_id)!.text).toContain(text)
      }
    }
  })
})

describe('for all answers', () => {
  const weight = fc.integer({ min: 1, max: 500 }).map((hundredths) => hundredths / 100)
  const panel = <Value extends AnswerValue | null>(value: fc.Arbitrary<Value>) =>
    fc.array(fc.tuple(value, weight), { maxLength: 40 })
  const given = (questionForm: QuestionForm, rows: readonly (readonly [AnswerValue | null, number])[]) =>
    [
      questionForm,
      answersOf(
        rows.map(([value]) => value),
        rows.map(([, one]) => one),
      ),
    ] as const
  const error = fc.option(fc.integer({ min: 1, max: 40 }))
  const cases = fc.oneof(
    fc
      .tuple(panel(fc.constantFrom('Yes', 'No', 'Unsure', null)), error)
      .map(([rows, e]) => given({ ...yesNo, expected_error_points: e }, rows)),
    fc
      .tuple(panel(fc.option(fc.integer({ min: 0, max: 10 }))), error)
      .map(([rows, e]) =>
        given(form('scale', { scale: { min: 0, max: 10 }, nps: true, expected_error_points: e }), rows),
      ),
    panel(fc.subarray(['A', 'B', 'C'])).map((rows) =>
      given(form('multiple_choice', { options: ['A', 'B', 'C'] }), rows),
    ),
    // As people name them: numbers so small that they lose digits of their own when doubled are none.
    panel(fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000)).map((rows) =>
      given(form('numeric'), rows),
    ),
  )

  test('intervals contain what they are of, and stay within what is possible', () => {
    fc.assert(
      fc.property(cases, ([questionForm, answers]) => {
        const { options, mean, top2, nps, n, n_effective } = resultsOf(questionForm, answers)
        expect(n_effective).toBeLessThanOrEqual(n + 1e-9)
        for (const { share, ci_low, ci_high } of options) {
          expect(0 <= ci_low && ci_low <= share && share <= ci_high && ci_high <= 1).toBe(true)
        }
        for (const one of [mean, top2, nps].filter((estimate) => estimate !== undefined)) {
          expect(one.ci_low <= one.value && one.value <= one.ci_high).toBe(true)
        }
        if (nps !== undefined) expect(nps.ci_low >= -100 && nps.ci_high <= 100).toBe(true)
        if (questionForm.scale !== null && mean !== undefined) expect(mean.ci_low >= 0 && mean.ci_high <= 10).toBe(true)
        if (n > 0 && questionForm.type !== 'multiple_choice' && options.length > 0) {
          expect(options.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
        }
      }),
    )
  })

  test('a mean lies among the values that it is of, whatever rounding makes of it', () => {
    for (const weight of [2.05, 0.01, 0.07, 1 / 3, 123.456]) {
      expect(momentsOf([10, 10], [0.01, weight]).mean).toBe(10)
    }
  })

  test('the order in which answers came changes nothing, nor does counting everybody twice as much', () => {
    fc.assert(
      fc.property(cases, ([questionForm, answers]) => {
        const results = resultsOf(questionForm, answers)
        expect(resultsOf(questionForm, answers.toReversed())).toEqual(results)
        const doubled = answers.map((answer) => ({ ...answer, weight: 2 * answer.weight }))
        expect(resultsOf(questionForm, doubled)).toEqual(results)
      }),
    )
  })
})
