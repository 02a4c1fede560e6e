import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readQuestion } from './read-question.ts'

const things = [
  'a used mattress',
  'oat milk',
  'a folding phone',
  'meal kits',
  'an electric car',
  'frozen pizza',
  'a gym membership',
]
const thing = fc.constantFrom(...things)
const LONG = process.env.TEST_LONG === '1'
const runs = { numRuns: LONG ? 150 : 50 }

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc
    .array(
      fc.constantFrom(
        'how',
        'likely',
        'are',
        'you',
        'or',
        'not',
        'to',
        'buy',
        ',',
        ':',
        '?',
        '(',
        ')',
        '$5',
        '1',
        '-',
        '10',
        '\n',
        'A)',
        '"',
        'never',
        'the',
        'best',
        'and',
        'why',
      ),
      { maxLength: 80 },
    )
    .map((words) => words.join(' ')),
)
const anyFormat = fc.record(
  {
    type: fc.constantFrom('open', 'single_choice', 'multiple_choice', 'scale', 'numeric', 'ranking'),
    options: fc.array(fc.string({ maxLength: 30 }), { maxLength: 12 }),
    scale: fc.record({
      min: fc.integer({ min: -20, max: 200 }),
      max: fc.integer({ min: -20, max: 200 }),
      labels: fc.array(fc.string({ maxLength: 10 }), { maxLength: 12 }),
    }),
    length: fc.constantFrom('short', 'medium', 'detailed'),
  },
  { requiredKeys: [] },
)

test('nothing that can be typed makes the reader throw, and the same text is read the same way', () => {
  fc.assert(
    fc.property(anyText, anyFormat, (text, format) => {
      const reading = readQuestion(text, format)
      expect(readQuestion(text, format)).toEqual(reading)
      for (const { at } of reading.options) if (at !== null) expect(Math.abs(at)).toBeLessThanOrEqual(1)
      if (reading.type.endsWith('choice') || reading.type === 'ranking')
        expect(reading.options.length).toBeGreaterThan(0)
      if (reading.type === 'scale') expect(reading.scale).not.toBeNull()
      if (reading.type === 'numeric') expect(reading.numeric).not.toBeNull()
      if (reading.subject !== null) expect(reading.subject.phrase.split(' ').length).toBeLessThanOrEqual(12)
    }),
    { numRuns: LONG ? 300 : 100 },
  )
})

test('a text of 2,000 characters is read in well under a tenth of a second, whatever it is made of', () => {
  readQuestion('Would you buy a bike?')
  const pieces = [
    'would you buy ',
    'or ',
    '((((',
    '1-10 ',
    '$5 ',
    'a, ',
    '"x" ',
    'not ',
    '\u{1F600}',
    'A) b ',
    '- a\n',
    'why? ',
    '=',
    'no/',
    'aaaaaaaa',
    'glorp ',
    'If x, ',
    '1 = a, ',
    '\u0645\u0631\u062D\u0628\u0627 ',
  ]
  for (const piece of pieces) {
    const text = piece.repeat(Math.ceil(2000 / piece.length)).slice(0, 2000)
    // Of this thread: what else the machine is doing does not count.
    const before = process.threadCpuUsage()
    readQuestion(text)
    expect(process.threadCpuUsage(before).user / 1000, JSON.stringify(piece)).toBeLessThan(100)
  }
})

test('the price is outside the canonical wording: at any price the question is the same', () => {
  const templates = [
    (what: string, price: string) => `Would you buy ${what} for ${price}?`,
    (what: string, price: string) => `Would you pay ${price} for ${what}?`,
    (what: string, price: string) => `How likely are you to buy ${what} at ${price} a month?`,
    (what: string, price: string) => `Here is ${what} for only ${price}. Would you try it?`,
    (what: string, price: string) => `If ${what} cost ${price}, would you buy it?`,
  ]
  const price = fc.oneof(
    fc.integer({ min: 1, max: 9999 }).map((amount) => `$${amount}`),
    fc.integer({ min: 100, max: 99_999 }).map((cents) => `$${(cents / 100).toFixed(2)}`),
    fc.integer({ min: 2, max: 99 }).map((amount) => `${amount} dollars`),
    fc.integer({ min: 2, max: 99 }).map((amount) => `\u20AC${amount}`),
  )
  fc.assert(
    fc.property(fc.constantFrom(...templates), thing, price, price, (template, what, one, other) => {
      const [first, second] = [readQuestion(template(what, one)), readQuestion(template(what, other))]
      expect(first.canonical).toBe(second.canonical)
      expect(first.canonical).not.toMatch(/\d/)
      expect(first.price).not.toBeNull()
    }),
    runs,
  )
})

test('a question and its opposite have one canonical wording, and their answers lie the other way round', () => {
  const pairs: readonly (readonly [(what: string) => string, (what: string) => string])[] = [
    [(what) => `Would you buy ${what}?`, (what) => `Would you not buy ${what}?`],
    [(what) => `Do you like ${what}?`, (what) => `Do you dislike ${what}?`],
    [(what) => `Do you trust ${what}?`, (what) => `Do you distrust ${what}?`],
    [(what) => `I would buy ${what}.`, (what) => `I would never buy ${what}.`],
    [(what) => `I would buy ${what}.`, (what) => `I would not buy ${what}.`],
    [(what) => `I like ${what}.`, (what) => `I don't like ${what}.`],
    [(what) => `Should the city pay for ${what}?`, (what) => `Should the city not pay for ${what}?`],
    [(what) => `Do you think ${what} is good?`, (what) => `Do you think ${what} is bad?`],
    [(what) => `Do you think that ${what} is useful?`, (what) => `Do you think that ${what} is not useful?`],
    [(what) => `Have you tried ${what}?`, (what) => `Have you never tried ${what}?`],
  ]
  fc.assert(
    fc.property(fc.constantFrom(...pairs), thing, ([positive, negative], what) => {
      const [one, other] = [readQuestion(positive(what)), readQuestion(negative(what))]
      expect(other.canonical).toBe(one.canonical)
      expect([one.reversed, other.reversed]).toEqual([false, true])
      expect(other.options.map(({ at }) => at)).toEqual(
        one.options.map(({ at }) => (at === null ? null : at === 0 ? 0 : -at)),
      )
    }),
    runs,
  )
})

test('labels that name what they measure stay where they are when the question is turned round', () => {
  const stems = ['likely', 'satisfied', 'comfortable', 'important'] as const
  fc.assert(
    fc.property(fc.constantFrom(...stems), (stem) => {
      const opposite = {
        likely: 'unlikely',
        satisfied: 'dissatisfied',
        comfortable: 'uncomfortable',
        important: 'unimportant',
      }[stem]
      const options = [`Very ${opposite}`, `Somewhat ${opposite}`, `Somewhat ${stem}`, `Very ${stem}`]
      const one = readQuestion(`How ${stem} is this to you?`, { options })
      const other = readQuestion(`How ${opposite} is this to you?`, { options })
      expect(one.options.map(({ at }) => at)).toEqual([-1, -0.333, 0.333, 1])
      expect(other.options).toEqual(one.options)
      expect(other.reversed).toBe(true)
    }),
  )
})

test('options keep the order and the words of the caller, and repeated ones all stay', () => {
  const option = fc.constantFrom(
    'Very likely',
    'Agree',
    'Other',
    'None',
    'Tea',
    'tea',
    '3 or more',
    'Yes',
    'No',
    '',
    ' ',
    '\u{1F600}',
    'Never',
    '$5',
  )
  fc.assert(
    fc.property(
      fc.array(option, { minLength: 1, maxLength: 10 }),
      fc.constantFrom('single_choice', 'multiple_choice', 'ranking'),
      (options, type) => {
        expect(readQuestion('Which of these fits you?', { type, options }).options.map(({ text }) => text)).toEqual(
          options,
        )
      },
    ),
    runs,
  )
})

test('case, white space, courtesies and signs around a question change nothing of what it asks', () => {
  fc.assert(
    fc.property(
      thing,
      fc.constantFrom('', 'Hi! ', 'Hello everyone. ', 'Quick question: ', '  ', '**'),
      fc.constantFrom('?', '', '??', ' ?', '?!', '? Thanks!'),
      fc.boolean(),
      (what, before, after, shout) => {
        const plain = readQuestion(`Would you buy ${what}?`)
        const text = `${before}Would you buy ${what}${after}`
        const other = readQuestion(shout ? text.toUpperCase() : text)
        expect(other.canonical).toBe(plain.canonical)
        expect(other.options).toEqual(plain.options)
      },
    ),
    runs,
  )
})
