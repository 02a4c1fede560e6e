import { describe, expect, test } from 'vitest'
import { correlationsOf } from './correlations.ts'
import { answersOf, asked, form, participant, studyWith } from './sample-study.ts'
import type { AnswerValue, AskedQuestion } from './study-data.ts'

const scale = form('scale', { scale: { min: 1, max: 5 } })
const choice = form('single_choice', { options: ['A', 'B', 'C'] })
const study = (...questions: AskedQuestion[]) =>
  studyWith(
    Array.from({ length: 100 }, (_, at) => participant(at + 1)),
    questions,
  )
const repeated = (pairs: readonly (readonly [AnswerValue, AnswerValue, number])[]) => {
  const rows = pairs.flatMap(([x, y, times]) => Array.from({ length: times }, () => [x, y] as const))
  return [answersOf(rows.map(([x]) => x)), answersOf(rows.map(([, y]) => y))] as const
}

describe('ordered answers', () => {
  const x = [1, 2, 2, 3, 4, 4, 5, 5, 5, 3]
  const y = [2, 1, 3, 3, 4, 5, 4, 5, 5, 2]

  test('Spearman’s correlation with ties, its chance, and Bonett and Wright’s interval', () => {
    // SciPy's spearmanr: 0.8417721519, p 0.0022551353. Interval: tanh(atanh(r) ± 1.96 sqrt((1 + r²/2) / 7)).
    const { tested, pairs } = correlationsOf(study(asked(1, scale, answersOf(x)), asked(2, scale, answersOf(y))))
    expect(tested).toBe(1)
    expect(pairs[0]).toMatchObject({ question_ids: [1, 2], measure: 'spearman', n: 10 })
    expect(pairs[0]!.value).toBeCloseTo(0.8417721519, 9)
    expect(pairs[0]!.p).toBeCloseTo(0.0022551353, 9)
    expect(pairs[0]!.ci_low).toBeCloseTo(0.3497238606, 8)
    expect(pairs[0]!.ci_high).toBeCloseTo(0.9698235278, 8)
  })

  test('only those who answered both count, and ten of them are the least', () => {
    const gap = [...y.slice(0, 9), null]
    expect(correlationsOf(study(asked(1, scale, answersOf(x)), asked(2, scale, answersOf(gap)))).tested).toBe(0)
    const longer = answersOf([...x, 1])
    expect(correlationsOf(study(asked(1, scale, longer), asked(2, scale, answersOf(y)))).pairs[0]!.n).toBe(10)
  })

  test('a weight of two is as good as two people for the correlation', () => {
    const weights = [2, 1, 1, 2, 1, 1, 1, 2, 1, 1]
    const twice = (values: readonly number[]) => values.flatMap((value, at) => Array(weights[at]).fill(value))
    const value = (one: number[], other: number[], by?: number[]) =>
      correlationsOf(study(asked(1, scale, answersOf(one, by)), asked(2, scale, answersOf(other, by)))).pairs[0]!.value
    expect(value(x, y, weights)).toBeCloseTo(value(twice(x), twice(y)), 12)
  })

  test('a perfect order among ten is not certain, and what does not vary goes with nothing', () => {
    const [one] = correlationsOf(study(asked(1, scale, answersOf(x)), asked(2, scale, answersOf(x)))).pairs
    expect(one).toMatchObject({ value: 1, ci_high: 1 })
    expect(one!.ci_low).toBeLessThan(0.99)
    expect(one!.p).toBeGreaterThan(0)
    const constant = answersOf(Array(10).fill(3))
    expect(correlationsOf(study(asked(1, scale, answersOf(x)), asked(2, scale, constant))).tested).toBe(0)
  })
})

describe('answers without an order', () => {
  test('Cramér’s V without its bias, within its interval', () => {
    // 30 10 / 15 45: chi-square 100 (30 * 45 - 10 * 15)² / (40 * 60 * 45 * 55) = 24.2424, phi² 0.242424;
    // less 1/99 it is 0.232323; sides 2 - 1/99, less one: 98/99. V = sqrt(0.232323 * 99 / 98).
    const [x, y] = repeated([
      ['A', 'A', 30],
      ['A', 'B', 10],
      ['B', 'A', 15],
      ['B', 'B', 45],
    ])
    const [one] = correlationsOf(study(asked(1, choice, x), asked(2, choice, y))).pairs
    expect(one).toMatchObject({ measure: 'cramers_v', n: 100 })
    expect(one!.value).toBeCloseTo(Math.sqrt((8 / 33 - 1 / 99) * (99 / 98)), 12)
    expect(one!.p).toBeCloseTo(8.494e-7, 10)
    // The error of phi by the delta method is near 0.09 here.
    expect(one!.ci_high - one!.value).toBeGreaterThan(0.14)
    expect(one!.ci_high - one!.value).toBeLessThan(0.22)
  })

  test('independent answers have a V of 0 whose interval has room for more', () => {
    const [x, y] = repeated([
      ['A', 'A', 25],
      ['A', 'B', 25],
      ['B', 'A', 24],
      ['B', 'B', 26],
    ])
    const [one] = correlationsOf(study(asked(1, choice, x), asked(2, choice, y))).pairs
    expect(one).toMatchObject({ value: 0, ci_low: 0 })
    expect(one!.ci_high).toBeGreaterThan(0.1)
  })

  test('a scale is compared with a choice as low, middle and high; sparse tables are not tested', () => {
    const [x, y] = repeated([
      [1, 'A', 15],
      [2, 'A', 5],
      [3, 'B', 20],
      [4, 'A', 4],
      [5, 'B', 16],
    ])
    const { pairs } = correlationsOf(study(asked(1, scale, x), asked(2, choice, y)))
    expect(pairs).toMatchObject([{ measure: 'cramers_v', n: 60 }])
    const few = repeated([
      ['A', 'A', 6],
      ['B', 'B', 6],
    ])
    expect(correlationsOf(study(asked(1, choice, few[0]), asked(2, choice, few[1]))).tested).toBe(0)
  })

  test('open questions and multiple choices are left out, and q counts all pairs', () => {
    const [x, y] = repeated([
      ['A', 'A', 30],
      ['A', 'B', 10],
      ['B', 'A', 15],
      ['B', 'B', 45],
    ])
    const noise = answersOf(Array.from({ length: 100 }, (_, at) => ((at * 7) % 3 ? 'A' : 'B')))
    const several = answersOf(x.map(({ value }) => [String(value)]))
    const { tested, pairs } = correlationsOf(
      study(
        asked(1, choice, x),
        asked(2, choice, y),
        asked(3, choice, noise),
        asked(4, form('multiple_choice', { options: ['A', 'B'] }), several),
        asked(5, form('open'), several),
      ),
    )
    expect(tested).toBe(3)
    expect(pairs[0]!.question_ids).toEqual([1, 2])
    expect(pairs[0]!.q).toBeCloseTo(3 * pairs[0]!.p, 12)
  })
})
