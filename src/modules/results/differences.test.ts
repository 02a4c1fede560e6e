import { describe, expect, test } from 'vitest'
import { streamOf, uniform } from '../population/index.ts'
import { accuracyForecast } from './accuracy-forecast.ts'
import { differencesOf } from './differences.ts'
import { answersOf, asked, form, participant, studyWith, textsOf } from './sample-study.ts'
import type { AnswerValue } from './study-data.ts'

const yesNo = form('single_choice', { options: ['Yes', 'No'] })
const oneToFive = form('scale', { scale: { min: 1, max: 5 } })
const count = <Value>(length: number, one: (at: number) => Value): Value[] => Array.from({ length }, (_, at) => one(at))

/** So many men, then as many women. */
const menAndWomen = (each: number) =>
  count(2 * each, (at) => participant(at + 1, { sex: at < each ? 'male' : 'female' }))
const answersBy = (each: number, men: (at: number) => AnswerValue, women: (at: number) => AnswerValue) =>
  answersOf(count(2 * each, (at) => (at < each ? men(at) : women(at - each))))

describe('differences', () => {
  test('a large one is found, told of the group that has more, and once instead of for each side', () => {
    const answers = answersBy(
      100,
      (at) => (at < 30 ? 'Yes' : 'No'),
      (at) => (at < 70 ? 'Yes' : 'No'),
    )
    const { tested, clear } = differencesOf(studyWith(menAndWomen(100), [asked(7, yesNo, answers)]))
    expect(tested).toBe(1)
    expect(clear).toMatchObject([
      { question_id: 7, by: 'sex', group: 'female', of: { kind: 'option', label: 'Yes' }, n: 100, n_others: 100 },
    ])
    const [{ value, others, difference, p, q }] = clear as [(typeof clear)[0]]
    expect([value, others]).toEqual([0.7, 0.3])
    // Sides: 0.21 * 100 / 99 with two borrowed of 0.25 * 200 / 199, over 100; and 0.05².
    const own = (100 * ((0.21 * 100) / 99) + 2 * ((0.25 * 200) / 199)) / 102 / 100
    expect((difference.ci_high - difference.ci_low) / 2 / Math.sqrt(2 * own + 0.0025)).toBeCloseTo(1.967, 2)
    expect(difference.value).toBeCloseTo(0.4, 12)
    expect(p).toBeLessThan(1e-4)
    expect(q).toBe(p)
  })

  test('what is smaller than the engine’s own error is not clear, however many agents there are', () => {
    const each = 2000
    const answers = answersBy(
      each,
      (at) => (at % 100 < 50 ? 'Yes' : 'No'),
      (at) => (at % 100 < 58 ? 'Yes' : 'No'),
    )
    expect(differencesOf(studyWith(menAndWomen(each), [asked(1, yesNo, answers)]))).toEqual({ tested: 1, clear: [] })
  })

  test('means are compared in the units of the scale', () => {
    const answers = answersBy(
      60,
      (at) => 1 + (at % 3),
      (at) => 3 + (at % 3),
    )
    const { clear } = differencesOf(studyWith(menAndWomen(60), [asked(1, oneToFive, answers)]))
    expect(clear).toMatchObject([
      { group: 'female', of: { kind: 'mean' }, value: 4, others: 2, difference: { value: 2 } },
    ])
  })

  test('five who agree among people who do not are no finding', () => {
    const participants = count(105, (at) =>
      participant(at + 1, { region: at < 5 ? 'west' : at % 2 ? 'south' : 'midwest' }),
    )
    const answers = answersOf(participants.map((_, at) => (at < 5 ? 4 : 1 + (at % 5))))
    expect(differencesOf(studyWith(participants, [asked(1, oneToFive, answers)])).clear).toEqual([])
  })

  test('two of six where it is rare elsewhere is a surprise, but too vague to be clear', () => {
    // Supposing that both sides are alike, p is 0.0006; but the six may have anything from none to most.
    const participants = count(206, (at) => participant(at + 1, { sex: at < 6 ? 'male' : 'female' }))
    const answers = answersOf(participants.map((_, at) => (at < 2 || at > 203 ? 'Yes' : 'No')))
    expect(differencesOf(studyWith(participants, [asked(1, yesNo, answers)]))).toEqual({ tested: 1, clear: [] })
  })

  test('groups of fewer than five, and the same answer of everybody, are not compared', () => {
    const few = menAndWomen(100).map((one, at) =>
      at < 4 ? one : { ...one, person: { ...one.person, sex: 'female' as const } },
    )
    const answers = answersBy(
      100,
      (at) => (at < 4 ? 'Yes' : 'No'),
      () => 'No',
    )
    expect(differencesOf(studyWith(few, [asked(1, yesNo, answers)])).tested).toBe(0)
    const alike = answersBy(
      100,
      () => 'Yes',
      () => 'Yes',
    )
    expect(differencesOf(studyWith(menAndWomen(100), [asked(1, yesNo, alike)])).tested).toBe(0)
    expect(differencesOf(studyWith([], []))).toEqual({ tested: 0, clear: [] })
  })

  test('themes differ by group, and so do research groups where a study has several', () => {
    const participants = count(80, (at) => participant(at + 1, {}, at < 40 ? 'first' : 'second'))
    const texts = count(80, (at) =>
      at < 40 ? 'The price is far too high for me.' : 'It tastes awful, I hate the taste.',
    )
    const groups = [
      { uuid: 'first', name: 'Parents' },
      { uuid: 'second', name: 'Students' },
    ]
    const { clear } = differencesOf(studyWith(participants, [asked(1, form('open'), textsOf(texts))], groups))
    expect(clear.length).toBeGreaterThan(0)
    for (const one of clear) expect(one).toMatchObject({ by: 'research_group', of: { kind: 'theme' } })
    expect(differencesOf(studyWith(participants, [asked(1, form('open'), textsOf(texts))])).tested).toBe(0)
  })

  test('where there is none, none is found in at least 95 of 100 panels', () => {
    const stream = streamOf('panels without a difference', 'answers')
    const of = <Value>(list: readonly Value[], person: number, draw: number): Value =>
      list[Math.floor(uniform(stream, person, draw) * list.length)]!
    const found = count(100, (panel) => {
      const people = count(40, (at) =>
        participant(at + 1, {
          sex: of(['male', 'female'], at, panel),
          age: of([20, 30, 40, 50, 60, 70], at, 1000 + panel),
          region: of(['northeast', 'midwest', 'south', 'west'], at, 2000 + panel),
          ethnicity: of(['white', 'white', 'white', 'black', 'hispanic'], at, 3000 + panel),
        }),
      )
      const draw = (list: readonly AnswerValue[], question: number) =>
        answersOf(
          people.map((_, at) => of(list, at, 1000 * question + panel)),
          people.map((_, at) => of([0.5, 1, 1, 1.5], at, 4000 + panel)),
        )
      return differencesOf(
        studyWith(people, [
          asked(1, yesNo, draw(['Yes', 'Yes', 'No'], 5)),
          asked(2, form('single_choice'), draw(['A', 'A', 'A', 'A', 'A', 'A', 'A', 'B', 'B', 'C'], 6)),
          asked(3, oneToFive, draw([1, 4, 4, 5, 5, 5], 7)),
          asked(4, form('numeric'), draw([0, 1, 1, 2, 3, 20], 8)),
        ]),
      ).clear.length
    })
    expect(found.filter((length) => length === 0).length).toBeGreaterThanOrEqual(95)
  })
})

describe('what to expect of a study', () => {
  test('the median of the stated errors, and what each is worth', () => {
    const stated = (id: number, expected_error_points: number | null) =>
      asked(id, { ...yesNo, expected_error_points }, expected_error_points === null ? [] : answersOf(['Yes', 'No']))
    const { median_error_points, questions } = accuracyForecast([stated(1, 12), stated(2, null), stated(3, 24)])
    expect(median_error_points).toBe(18)
    expect(questions[0]).toMatchObject({ question_id: 1, error_points: 12, confidence: 'medium' })
    expect(questions[0]!.n_model).toBeCloseTo((1.2816 / 0.24) ** 2, 9)
    expect(questions[1]).toEqual({ question_id: 2, error_points: null, n_model: null, confidence: null })
    expect(accuracyForecast([]).median_error_points).toBeNull()
  })
})
