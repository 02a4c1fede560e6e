import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readQuestion } from '../reading/read-question.ts'
import type { Format } from '../reading/reading.ts'
import { type AnswersAsked, answersAsked } from './answers-asked.ts'
import { type PopulationForecast, readForecast } from './population-forecast.ts'

const asking = (question: string, format?: Format): AnswersAsked => answersAsked(readQuestion(question, format))
const yesNo = asking('Would you buy a used mattress?')
const pick = asking('Which do you like best?', { options: ['Tea', 'Coffee', 'Water'] })
const each = asking('Which of these do you own?', { type: 'multiple_choice', options: ['Bike', 'Car', 'Boat'] })
const points = asking('How likely are you to recommend your bank?', { scale: { min: 0, max: 10 } })
const number = asking('How many cups of coffee do you drink a day?')
const open = asking('How do you feel about self-checkout?')

/** As JSON is read out of what models write: objects that have nothing but what was written. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, bare(inner)])
  return Object.assign(Object.create(null) as object, Object.fromEntries(entries))
}
const reading = (asked: AnswersAsked, reply: unknown) => readForecast(asked, bare(reply) as Record<string, unknown>)
function takenFrom(asked: AnswersAsked, reply: unknown): PopulationForecast {
  const read = reading(asked, reply)
  if ('problem' in read) throw new Error(read.problem)
  return read.value
}
const problemOf = (asked: AnswersAsked, reply: unknown): string | null => {
  const read = reading(asked, reply)
  return 'problem' in read ? read.problem : null
}
const rounded = (values: readonly number[]): number[] => values.map((value) => Math.round(value * 1000) / 1000)

describe('shares of a forecast', () => {
  test('are asked for in these forms', () => {
    expect([yesNo, pick, each, points, number, open].map(({ form }) => form)).toEqual([
      'ladder',
      'pick',
      'each',
      'ladder',
      'number',
      'open',
    ])
  })

  test.each<[string, unknown, number[]]>([
    ['as percent', { shares: { 1: 30, 2: 70 } }, [0.3, 0.7]],
    ['as fractions', { shares: { 1: 0.3, 2: 0.7 } }, [0.3, 0.7]],
    ['that come to 97', { shares: { 1: 29.1, 2: 67.9 } }, [0.3, 0.7]],
    ['that come to 104', { shares: { 1: 31.2, 2: 72.8 } }, [0.3, 0.7]],
    ['by label', { shares: { Yes: 30, No: 70 } }, [0.3, 0.7]],
    ['by label in another case and order', { shares: { ' no': 70, YES: 30 } }, [0.3, 0.7]],
    ['as a list', { shares: [30, 70] }, [0.3, 0.7]],
    ['as a list of objects', { shares: [{ share: 30 }, { percent: 70 }] }, [0.3, 0.7]],
    [
      'as a list of objects in another order',
      {
        shares: [
          { answer: 2, share: 70 },
          { answer: 1, share: 30 },
        ],
      },
      [0.3, 0.7],
    ],
    ['as objects', { shares: { 1: { percent: 30 }, 2: { percent: 70 } } }, [0.3, 0.7]],
    ['as strings', { shares: { 1: '30%', 2: ' 70 % ' } }, [0.3, 0.7]],
    ['with a negative one', { shares: { 1: -5, 2: 70 } }, [0, 1]],
    ['with more than were asked for', { shares: { 1: 30, 2: 70, 3: 900 } }, [0.3, 0.7]],
    ['cut off after them', { shares: { 1: 30, 2: 70 }, groups: [{}] }, [0.3, 0.7]],
  ])('%s are taken', (_, reply, shares) => {
    expect(rounded(takenFrom(yesNo, reply).shares)).toEqual(shares)
  })

  test.each<[string, unknown]>([
    ['missing', { percentages: { 1: 30, 2: 70 } }],
    ['text', { shares: 'about a third' }],
    ['null', { shares: null }],
    ['of something else', { shares: { maybe: 30, never: 70 } }],
    ['no numbers', { shares: { 1: 'few', 2: 'many' } }],
    ['not numbers', { shares: { 1: Number.NaN, 2: Number.NaN } }],
    ['endless', { shares: { 1: Number.POSITIVE_INFINITY, 2: Number.POSITIVE_INFINITY } }],
    ['for one of two', { shares: { 1: 30 } }],
  ])('that are %s are a problem, in words that a repair can use', (_, reply) => {
    expect(problemOf(yesNo, reply)).toBe('"shares" must hold a percentage for each of "1" to "2"')
  })

  test('that are all zero are a problem', () => {
    expect(problemOf(yesNo, { shares: { 1: 0, 2: 0 } })).toBe('its shares are all zero')
    expect(problemOf(pick, { shares: { 1: -1, 2: -2, 3: 0 } })).toBe('its shares are all zero')
  })

  test('of one answer of three may be missing, of two not', () => {
    expect(rounded(takenFrom(pick, { shares: { 1: 40, 3: 60 } }).shares)).toEqual([0.4, 0, 0.6])
    expect(problemOf(pick, { shares: { 1: 40 } })).toMatch(/"1" to "3"/)
  })

  test('of each answer by itself are no distribution', () => {
    expect(rounded(takenFrom(each, { shares: { 1: 40, 2: 90, 3: 2 } }).shares)).toEqual([0.4, 0.9, 0.02])
    expect(rounded(takenFrom(each, { shares: { 1: 0.4, 2: 0.9, 3: 0.02 } }).shares)).toEqual([0.4, 0.9, 0.02])
    expect(rounded(takenFrom(each, { shares: { 1: 140, 2: 90, 3: 0 } }).shares)).toEqual([1, 0.9, 0])
    expect(takenFrom(each, { shares: { 1: 0, 2: 0, 3: 0 } }).shares).toEqual([0, 0, 0])
  })

  test('of a scale that begins at 0 are read by its points where the points are named', () => {
    const byPoint = Object.fromEntries(Array.from({ length: 11 }, (_, point) => [point, point === 10 ? 50 : 5]))
    expect(takenFrom(points, { shares: byPoint }).shares.at(-1)).toBe(0.5)
    const byNumber = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [at + 1, at === 10 ? 50 : 5]))
    expect(takenFrom(points, { shares: byNumber }).shares.at(-1)).toBe(0.5)
  })
})

describe('groups of a forecast', () => {
  const withGroups = (asked: AnswersAsked, ...groups: unknown[]) =>
    takenFrom(asked, { shares: Object.fromEntries(asked.labels.map((_, at) => [at + 1, 50])), groups })

  test('shift a ladder towards its high end, and an answer of several towards itself', () => {
    const tilts = withGroups(yesNo, { attribute: 'age', level: '65+', points: -10 }).tilts
    expect(tilts.age?.['65+']).toBeLessThan(0)
    const own = withGroups(pick, { attribute: 'sex', level: 'male', answer: 2, points: 12 })
    expect(own.tilts).toEqual({})
    expect(own.option_tilts.map(({ sex }) => (sex?.male ?? 0) > 0)).toEqual([false, true, false])
  })

  test.each<[string, unknown]>([
    ['unknown attributes', { attribute: 'shoe_size', level: '9', points: 5 }],
    ['names of what objects have', { attribute: '__proto__', level: 'constructor', points: 5 }],
    ['unknown levels', { attribute: 'age', level: 'old', points: 5 }],
    ['attributes that are objects', { attribute: { a: 1 }, level: { b: 2 }, points: 5 }],
    ['points in words', { attribute: 'age', level: '65+', points: 'many' }],
    ['no points', { attribute: 'age', level: '65+' }],
    ['no difference', { attribute: 'age', level: '65+', points: 0 }],
    ['nothing', null],
    ['text', 'older people'],
  ])('with %s are left out', (_, group) => {
    expect(withGroups(yesNo, group).tilts).toEqual({})
  })

  test('of an answer that is not there are left out', () => {
    const own = withGroups(pick, { attribute: 'sex', level: 'male', answer: 9, points: 12 })
    expect(own.option_tilts).toEqual([{}, {}, {}])
  })

  test('with absurd points go no further than any survey finds', () => {
    for (const points of [1e6, -1e6, 500]) {
      const { tilts } = withGroups(yesNo, { attribute: 'age', level: '65+', points })
      expect(Math.abs(tilts.age!['65+']!)).toBeLessThanOrEqual(1.6)
    }
  })

  test('that are no list are none', () => {
    expect(takenFrom(yesNo, { shares: [1, 1], groups: { age: -5 } }).tilts).toEqual({})
  })
})

describe('a number that is forecast', () => {
  test('has its middle, its spread and those who answer nothing', () => {
    const { number: read, shares } = takenFrom(number, { zero: 20, tenth: 5, half: 15, nine_tenths: 60 })
    expect(shares).toEqual([])
    expect(read).toMatchObject({ zero: 0.2, median: 15, tenth: 5, nine_tenths: 60 })
    expect(read!.log_sd).toBeCloseTo(0.97, 2)
  })

  test.each<[string, Record<string, unknown>]>([
    ['quantiles out of order', { zero: 20, tenth: 50, half: 15, nine_tenths: 3 }],
    ['only the middle', { half: 15 }],
    ['money as people write it', { half: '$1,500', zero: '5%' }],
    ['more than all answering nothing', { half: 15, zero: 400 }],
    ['absurd ends', { half: 15, tenth: 1e-9, nine_tenths: 9e11 }],
  ])('with %s is sound', (_, reply) => {
    const read = takenFrom(number, reply).number!
    expect(read.tenth).toBeLessThan(read.median)
    expect(read.nine_tenths).toBeGreaterThan(read.median)
    expect(read.log_sd).toBeGreaterThanOrEqual(0.1)
    expect(read.log_sd).toBeLessThanOrEqual(2)
    expect(read.zero).toBeGreaterThanOrEqual(0)
    expect(read.zero).toBeLessThanOrEqual(0.98)
  })

  test.each([{}, { half: 0 }, { half: -3 }, { half: 'a few' }, { half: null }, { half: 1e13 }])(
    'without a middle (%j) is a problem',
    (reply) => {
      expect(problemOf(number, { zero: 5, ...reply })).toBe('"half" must be a number above 0')
    },
  )

  test('has groups as multiples, which are held', () => {
    const groups = [
      { attribute: 'income', level: '100k+', ratio: 1.5 },
      { attribute: 'age', level: '65+', ratio: 1e9 },
      { attribute: 'sex', level: 'male', ratio: -2 },
    ]
    const { tilts } = takenFrom(number, { half: 10, groups })
    expect(tilts.income?.['100k+']).toBeGreaterThan(0)
    expect(tilts.age?.['65+']).toBe(1.6)
    expect(tilts.sex).toBeUndefined()
  })
})

describe('an open question that is forecast', () => {
  const lean = { 1: 10, 2: 20, 3: 40, 4: 20, 5: 10 }

  test('has stances and mentions', () => {
    const mentions = [
      { text: ' too many beeps ', percent: 18, lean: 'against' },
      { text: 'quick', percent: '25%', lean: 'for' },
      { text: 'whatever', percent: 5, lean: 'sideways' },
      'just a sentence',
    ]
    const read = takenFrom(open, { lean, mentions })
    expect(rounded(read.shares)).toEqual([0.1, 0.2, 0.4, 0.2, 0.1])
    expect(read.mentions).toEqual([
      { text: 'too many beeps', share: 0.18, lean: 'against' },
      { text: 'quick', share: 0.25, lean: 'for' },
      { text: 'whatever', share: 0.05, lean: 'either' },
      { text: 'just a sentence', share: 0.05, lean: 'either' },
    ])
  })

  test('may say the shares of mentions as fractions', () => {
    const mentions = [
      { text: 'a', percent: 0.18, lean: 'for' },
      { text: 'b', percent: 0.4, lean: 'for' },
    ]
    expect(takenFrom(open, { lean, mentions }).mentions.map(({ share }) => share)).toEqual([0.18, 0.4])
  })

  test('keeps mentions short, few, and of a share that somebody has', () => {
    const mentions = [
      { text: 'x'.repeat(301), percent: 50 },
      { text: '', percent: 50 },
      { percent: 50 },
      { text: 'never', percent: -20 },
      { text: 'always', percent: 4000 },
      ...Array.from({ length: 40 }, (_, at) => ({ text: `thing ${at}`, percent: 3 })),
    ]
    const read = takenFrom(open, { lean, mentions }).mentions
    expect(read.length).toBeLessThanOrEqual(16)
    expect(read.slice(0, 2).map(({ share }) => share)).toEqual([0.01, 0.95])
  })

  test('without mentions, or without stances, is a problem', () => {
    expect(problemOf(open, { lean })).toBe('"mentions" must list what people would say')
    expect(problemOf(open, { lean, mentions: [{ percent: 4 }] })).toBe('"mentions" must list what people would say')
    expect(problemOf(open, { mentions: [{ text: 'a' }] })).toMatch(/"lean" must hold a percentage/)
  })
})

test('whatever a model replies is taken as sound numbers or named as a problem', () => {
  const keys = fc.constantFrom('shares', 'lean', 'mentions', 'groups', 'error', 'zero', 'tenth', 'half', 'nine_tenths')
  const inner = fc.constantFrom('1', '2', '3', '4', '5', 'attribute', 'level', 'points', 'text', 'percent', 'answer')
  const leaf = fc.oneof(fc.double(), fc.integer(), fc.string(), fc.constantFrom('age', '65+', null, true, '34%'))
  const tree = fc.letrec((tie) => ({
    value: fc.oneof({ depthSize: 'small' }, leaf, fc.array(tie('value')), fc.dictionary(inner, tie('value'))),
  })).value
  fc.assert(
    fc.property(
      fc.dictionary(keys, tree, { minKeys: 1 }),
      fc.constantFrom(yesNo, pick, each, points, number, open),
      (reply, asked) => {
        const read = reading(asked, reply)
        if ('problem' in read) {
          expect(read.problem).toMatch(/\w/)
          return
        }
        const { shares, error, tilts } = read.value
        for (const share of shares) expect(share >= 0 && share <= 1).toBe(true)
        if (shares.length > 0 && asked.form !== 'each') expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1, 6)
        expect(error >= 1 && error <= 40).toBe(true)
        for (const levels of Object.values(tilts))
          for (const shift of Object.values(levels ?? {})) expect(Math.abs(shift)).toBeLessThanOrEqual(1.6)
      },
    ),
    { numRuns: process.env.TEST_LONG === '1' ? 500 : 120 },
  )
})
