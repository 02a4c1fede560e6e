import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  choiceOf,
  form,
  openForm,
  type SampleQuestion,
  sampleStudy,
  scaleOf,
} from '../../../test/harness/sample-studies.ts'
import type { StudyData } from '../results/index.ts'
import { correlationsReport } from './by-rules/correlations.ts'
import type { Claim } from './by-rules/headlines.ts'
import { isNeutral } from './by-rules/next-questions.ts'
import { recommendations } from './by-rules/recommendations.ts'
import { researchSummary, summaryClaims } from './by-rules/research-summary.ts'
import { tldr, tldrClaims } from './by-rules/tldr.ts'
import { problemsWith } from './checking/claims.ts'
import { knownFigures } from './checking/known-figures.ts'
import { completionTables } from './completion-tables.ts'
import { resultShapes } from './result-shapes.ts'

const teaOrCoffee = (answer: SampleQuestion['answer']): SampleQuestion => ({
  question: 'Do you prefer tea or coffee?',
  form: choiceOf(['Tea', 'Coffee']),
  answer,
})
const summaryOf = (data: StudyData) => researchSummary(completionTables(data))

describe('a tl;dr by rules', () => {
  const yes = { value: 'Yes' }
  const choice = (question: string): SampleQuestion => ({ question, form: choiceOf(['Yes', 'No']), answer: () => yes })

  test('tells what was found before how groups compare, where there is no room for both', () => {
    const long = choice(`Would you buy it, if ${'it were as good as it was before and '.repeat(2)}cost no more?`)
    const { tldr: text } = tldr(completionTables(sampleStudy({ size: 12, questions: [long] })))
    expect(text).toContain('“Yes” is chosen by')
    expect(text).not.toContain('group')
    expect(tldr(completionTables(sampleStudy({ size: 12, questions: [choice('Buy it?')] }))).tldr).toContain('group')
  })

  test('begins with the question that the study is about', () => {
    const questions = [choice('Do you own a bicycle?'), choice('Would you pay $7 for oat milk at the airport?')]
    expect(tldr(completionTables(sampleStudy({ size: 40, questions }))).tldr).toContain('oat milk')
  })
})

describe('a summary by rules', () => {
  test('tells of a group only where its difference is clear, with the numbers of that difference', () => {
    const { key_segments, stats } = summaryOf(
      sampleStudy({
        size: 100,
        person: (at) => ({ sex: at % 2 === 0 ? 'female' : 'male', age: 20 + (at % 40) }),
        questions: [teaOrCoffee((at) => ({ value: at < (at % 2 === 0 ? 80 : 30) ? 'Tea' : 'Coffee' }))],
      }),
    )
    expect(key_segments).toMatchObject([
      {
        segment: 'women',
        question_ids: [1],
        difference: { of: 'Tea', value: 0.8, others: 0.3, difference: 0.5, n: 50, n_others: 50 },
        quotes: [{ text: 'I would say Tea, all things considered.' }],
      },
    ])
    expect(key_segments[0]!.insight).toMatch(
      /^Women answer “Tea” more often than all others on “Do you prefer tea or coffee\?”: 80 % against 30 % \(difference 50 points, /,
    )
    expect(stats.clear_difference_count).toBe(1)
  })

  test('says that no group differs clearly, out of how many comparisons', () => {
    const summary = summaryOf(
      sampleStudy({ size: 60, questions: [teaOrCoffee((at) => ({ value: at % 3 === 0 ? 'Tea' : 'Coffee' }))] }),
    )
    expect(summary.key_segments).toEqual([])
    expect(summary.stats.comparison_count).toBeGreaterThan(5)
    expect(summary.overall_summary).toContain(
      `No group of agents differs clearly from the others, out of ${summary.stats.comparison_count} comparisons made.`,
    )
  })

  test('calls a small panel a first read, counts its respondents, and speaks of a split where there is one', () => {
    const summary = summaryOf(
      sampleStudy({ size: 12, questions: [teaOrCoffee((at) => ({ value: at < 7 ? 'Tea' : 'Coffee' }))] }),
    )
    expect(summary.overall_summary).toContain('this is a first read, not a measurement')
    expect(summary.overall_summary).toContain('no answer is clearly ahead: “Tea” is chosen by 7 of 12 agents (58 %, ')
    expect(summary.divergences).toMatchObject([
      {
        question_id: 1,
        n: 12,
        sides: [
          { label: 'Tea', count: 7 },
          { label: 'Coffee', count: 5 },
        ],
      },
    ])
    expect(summary.divergences[0]!.quotes).toHaveLength(2)
  })

  test('says that percentages are weighted where they are not those of the counts', () => {
    const { overall_summary } = summaryOf(
      sampleStudy({
        size: 12,
        weight: (at) => (at < 7 ? 1.4 : 0.44),
        questions: [teaOrCoffee((at) => ({ value: at < 7 ? 'Tea' : 'Coffee' }))],
      }),
    )
    expect(overall_summary).toContain('7 of 12 agents (weighted 82 %, ')
  })

  test('asks which of two themes matters more only where both are about something', () => {
    const saying = (one: string, other: string) =>
      summaryOf(
        sampleStudy({
          size: 20,
          questions: [
            {
              question: 'What would keep you from using it?',
              form: openForm,
              answer: (at) => ({ text: at % 2 === 0 ? one : other }),
            },
          ],
        }),
      ).next_questions.join(' ')
    expect(saying('It is too expensive.', 'I worry about my privacy.')).toContain('Which matters more to you here')
    expect(saying('It is too expensive.', 'I have no idea.')).not.toContain('Which matters more')
  })

  test('knows what nearly all say, of options, themes and ends of a scale', () => {
    const { shared_mindsets, divergences } = summaryOf(
      sampleStudy({
        size: 80,
        questions: [
          teaOrCoffee((at) => ({ value: at % 20 === 0 ? 'Coffee' : 'Tea' })),
          {
            question: 'How satisfied are you?',
            form: scaleOf(1, 7),
            answer: (at) => ({ value: at % 10 === 0 ? 3 : 6 + (at % 2) }),
          },
          {
            question: 'Why?',
            form: openForm,
            answer: (at) => ({ text: `It is far too expensive for me, by ${at} dollars.` }),
          },
        ],
      }),
    )
    expect(shared_mindsets.map(({ question_id, count }) => [question_id, count])).toEqual(
      expect.arrayContaining([
        [1, 76],
        [2, 72],
        [3, 80],
      ]),
    )
    expect(shared_mindsets.find(({ question_id }) => question_id === 2)!.value).toMatch(/^“6 or 7” is the answer of /)
    expect(divergences).toEqual([])
  })

  test('sees that a panel is at both ends of a scale, and not where it is spread or in the middle', () => {
    const split = (answers: readonly number[]) =>
      summaryOf(
        sampleStudy({
          size: 100,
          questions: [
            {
              question: 'How satisfied are you?',
              form: scaleOf(1, 5),
              answer: (at) => ({ value: answers[at % answers.length]! }),
            },
          ],
        }),
      ).divergences.map(({ sides }) => sides.map(({ label, share }) => [label, share]))
    expect(split([1, 1, 1, 2, 3, 4, 4, 5, 5, 5])).toEqual([
      [
        ['1 or 2', 0.4],
        ['4 or 5', 0.5],
      ],
    ])
    expect(split([1, 2, 3, 4, 5])).toEqual([])
    expect(split([2, 3, 3, 3, 4])).toEqual([])
  })

  test.each([
    ['nobody', sampleStudy({ size: 0, questions: [] })],
    ['questions that nobody answered', sampleStudy({ size: 5, questions: [teaOrCoffee(() => undefined)] })],
    ['answers without a value', sampleStudy({ size: 5, questions: [teaOrCoffee(() => ({ value: null }))] })],
    ['one agent', sampleStudy({ size: 1, questions: [teaOrCoffee(() => ({ value: 'Tea' }))] })],
    [
      'one number',
      sampleStudy({
        size: 1,
        questions: [{ question: 'How many?', form: form('numeric'), answer: () => ({ value: 3 }) }],
      }),
    ],
    [
      'one text',
      sampleStudy({ size: 1, questions: [{ question: 'Why?', form: openForm, answer: () => ({ text: 'Because.' }) }] }),
    ],
    [
      'no options',
      sampleStudy({
        size: 9,
        questions: [{ question: 'Which?', form: choiceOf([]), answer: () => ({ value: null }) }],
      }),
    ],
    [
      'a thousand agents',
      sampleStudy({ size: 1000, questions: [teaOrCoffee((at) => ({ value: at % 3 === 0 ? 'Tea' : 'Coffee' }))] }),
    ],
  ])('makes sense of a study with %s', (_, data) => {
    const tables = completionTables(data)
    const summary = researchSummary(tables)
    const sentences = summaryClaims(tables).length
    expect(sentences).toBeGreaterThanOrEqual(3)
    expect(sentences).toBeLessThanOrEqual(8)
    expect(summary.next_questions.length).toBeGreaterThanOrEqual(3)
    expect(JSON.stringify([summary, recommendations(tables), correlationsReport(tables), tldr(tables)])).not.toMatch(
      /undefined|NaN|Infinity|\[object/,
    )
    expect(recommendations(tables).recommendations.length).toBeGreaterThan(0)
  })
})

describe('correlations', () => {
  test('are told with both wordings, and only where they are clear', () => {
    const report = correlationsReport(
      completionTables(
        sampleStudy({
          size: 60,
          questions: [
            { question: 'How hungry are you?', form: scaleOf(1, 5), answer: (at) => ({ value: 1 + (at % 5) }) },
            { question: 'How much would you eat?', form: scaleOf(1, 5), answer: (at) => ({ value: 5 - (at % 5) }) },
            {
              question: 'How tall are you?',
              form: scaleOf(1, 5),
              answer: (at) => ({ value: 1 + (Math.floor(at / 5) % 5) }),
            },
          ],
        }),
      ),
    )
    expect(report).toMatchObject({ tested: 3, correlations: [{ question_ids: [1, 2], measure: 'spearman', n: 60 }] })
    expect(report.correlations[0]).toMatchObject({
      questions: ['How hungry are you?', 'How much would you eat?'],
      sentence: expect.stringMatching(
        /^Agents who give a higher answer to “How hungry are you\?” tend to give a lower one to “How much would you eat\?” \(Spearman's correlation -1, /,
      ),
    })
    expect(report.note).toMatch(/^Out of 3 pairs of questions tested, 1 goes together/)
  })
})

describe('recommendations', () => {
  test('are only as sure as the numbers', () => {
    const confidence = (size: number, error: number) =>
      recommendations(
        completionTables(
          sampleStudy({
            size,
            questions: [{ ...teaOrCoffee(() => ({ value: 'Tea' })), form: choiceOf(['Tea', 'Coffee'], error) }],
          }),
        ),
      ).recommendations[0]!.confidence
    expect([confidence(12, 5), confidence(40, 5), confidence(120, 5), confidence(120, 12)]).toEqual([
      'low',
      'medium',
      'high',
      'medium',
    ])
  })
})

/** Anything that may come in: numbers and quotation marks in texts, odd weights, answers that are missing. */
const word = fc.constantFrom(
  'price',
  'taste',
  '90 %',
  'half',
  '“no”',
  '"x"',
  'too expensive',
  'a\nb',
  'ünï',
  '7',
  'all agents',
  '🙂',
  '…',
)
const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '))
const wording = fc.tuple(text, fc.constantFrom('?', '', '. Would you buy it?')).map((parts) => parts.join(''))
const options = fc.uniqueArray(fc.oneof(text, fc.constantFrom('Yes', 'No', 'Maybe', 'x'.repeat(300))), {
  minLength: 1,
  maxLength: 5,
})
const anyQuestion: fc.Arbitrary<SampleQuestion> = fc
  .record({
    question: wording,
    options,
    type: fc.constantFrom(
      'open' as const,
      'single_choice' as const,
      'multiple_choice' as const,
      'scale' as const,
      'numeric' as const,
      'ranking' as const,
    ),
    top: fc.constantFrom(2, 5, 10),
    texts: fc.array(text, { minLength: 1, maxLength: 6 }),
    picks: fc.array(fc.nat(1000), { minLength: 1, maxLength: 60 }),
    error: fc.option(fc.integer({ min: 1, max: 40 })),
  })
  .map(({ question, options: of, type, top, texts, picks, error }) => ({
    question,
    form: {
      ...form(type, {
        options: type === 'open' || type === 'numeric' || type === 'scale' ? [] : of,
        expected_error_points: error,
      }),
      ...(type === 'scale' ? { scale: { min: 0, max: top }, nps: top === 10 } : {}),
    },
    answer(at) {
      const pick = picks[at % picks.length]!
      if (pick % 11 === 0) return undefined
      const said = { text: texts[pick % texts.length]! }
      if (type === 'open' || pick % 13 === 0) return said
      if (type === 'numeric') return { ...said, value: pick * 1.37 }
      if (type === 'scale') return { ...said, value: pick % (top + 1) }
      const first = of[pick % of.length]!
      return { ...said, value: type === 'single_choice' ? first : [...new Set([first, of[(pick * 7) % of.length]!])] }
    },
  }))
const anyStudy = fc
  .record({
    title: text,
    size: fc.integer({ min: 0, max: 40 }),
    questions: fc.array(anyQuestion, { maxLength: 4 }),
    heavy: fc.boolean(),
  })
  .map(({ heavy, ...rest }) => sampleStudy({ ...rest, weight: (at) => (heavy && at % 3 === 0 ? 2.4 : 0.7) }))

test('every number that any step states is in the tables, every quote in its answer, and every segment clearly different', () => {
  fc.assert(
    fc.property(anyStudy, (data) => {
      const tables = completionTables(data)
      const summary = researchSummary(tables)
      const advice = recommendations(tables)
      const correlations = correlationsReport(tables)
      const short = tldr(tables)
      const results = {
        study_research_summary: summary,
        study_recommendations: advice,
        study_correlations: correlations,
        study_tldr: short,
      }
      for (const [step, result] of Object.entries(results)) resultShapes[step as keyof typeof results].parse(result)

      const claims: Claim[] = [
        ...summaryClaims(tables),
        ...summary.key_segments.map(({ insight, question_ids }) => ({ text: insight, question_ids })),
        ...summary.divergences.map(({ split, question_id }) => ({ text: split, question_ids: [question_id] })),
        ...summary.shared_mindsets.map(({ value, question_id }) => ({ text: value, question_ids: [question_id] })),
        ...advice.recommendations.flatMap(({ recommendation, because, question_ids }) =>
          [recommendation, because].map((said) => ({ text: said, question_ids })),
        ),
        ...correlations.correlations.map(({ sentence, question_ids }) => ({ text: sentence, question_ids })),
        tldrClaims(tables).text,
        ...tldrClaims(tables).bullets,
      ]
      for (const { text: said, question_ids } of claims) {
        expect([said, problemsWith(said, knownFigures(tables, question_ids))]).toEqual([said, []])
      }
      const answers = new Map(data.questions.flatMap((one) => one.answers.map((answer) => [answer.id, answer])))
      for (const { quotes } of [...summary.key_segments, ...summary.divergences, ...summary.shared_mindsets]) {
        for (const quote of quotes) {
          expect(answers.get(quote.answer_id)!.text).toContain(quote.text)
          expect(answers.get(quote.answer_id)!.agent_id).toBe(quote.agent_id)
        }
      }
      for (const { difference } of summary.key_segments)
        expect(difference.ci_low * difference.ci_high).toBeGreaterThanOrEqual(0)
      expect(summary.next_questions.length).toBeGreaterThanOrEqual(3)
      expect(summary.next_questions.filter((question) => !isNeutral(question))).toEqual([])
      expect(short.tldr.length).toBeLessThanOrEqual(280)
      expect(researchSummary(completionTables(data))).toEqual(summary)
    }),
    { numRuns: process.env.TEST_LONG === '1' ? 25 : 8, endOnFailure: true },
  )
})
