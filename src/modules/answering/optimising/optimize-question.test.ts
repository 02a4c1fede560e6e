import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readQuestion } from '../reading/read-question.ts'
import type { Format } from '../reading/reading.ts'
import { optimizeQuestion } from './optimize-question.ts'

const mended = (question: string, format?: Format): string => optimizeQuestion(question, format).optimized_question

test('white space is tidied, and lines stay', () => {
  const { question, optimized_question } = optimizeQuestion('  Which  one?\r\n- Tea \r\n- Coffee ')
  expect(question).toBe('Which one?\n- Tea\n- Coffee')
  expect(optimized_question).toBe(question)
})

test('a change says which words it is about and why, in a sentence', () => {
  const { changes } = optimizeQuestion("Don't you think our amazing app is easy and affordable?")
  expect(changes.map(({ kind, found }) => [kind, found])).toEqual([
    ['leading', "Don't you think"],
    ['loaded', 'amazing'],
    ['double_barrelled', 'easy and affordable'],
  ])
  for (const { why } of changes) expect(why).toMatch(/^[A-Z].{20,}\.$/)
  expect(changes[2]!.why).toContain('ask separately: affordable')
})

test('what is quoted or pasted is not touched, only the question about it', () => {
  expect(mended("Don't you find 'our amazing new app' convincing?")).toBe(
    "Do you find 'our amazing new app' convincing?",
  )
  expect(mended('Meet Zum, our amazing new soda at $2.\n- Really delicious\nWouldn’t you try it?')).toBe(
    'Meet Zum, our amazing new soda at $2.\n- Really delicious\nWould you try it?',
  )
})

test('apostrophes come back as they were set', () => {
  expect(mended('Don’t you think McDonald’s is cheap?')).toBe('Do you think McDonald’s is cheap?')
})

test('a text that would need mending all over is left to its author', () => {
  const question = "Don't you think taxes are too high? ".repeat(9).trim()
  expect(mended(question)).toBe(question)
})

test('with labels of agreement the opener asks for both sides; without them it stays a yes-or-no question', () => {
  const labels = ['Agree', 'Neither', 'Disagree']
  expect(mended("Don't you agree that rent is too high?", { options: labels })).toBe(
    'Do you agree or disagree that rent is too high?',
  )
  expect(mended("Don't you agree that rent is too high?")).toBe('Do you think that rent is too high?')
})

test('a double negative with labels of agreement is left alone: nobody knows what they would agree to', () => {
  const question = 'Do you disagree that the city should not ban cars?'
  expect(mended(question, { options: ['Agree', 'Disagree'] })).toBe(question)
})

test('an answer for those who never do makes "if at all" needless', () => {
  expect(mended('How often do you use Uber?', { options: ['Weekly', 'Monthly', 'Never'] })).toBe(
    'How often do you use Uber?',
  )
  expect(mended('How often do you use Uber?')).toBe('How often do you use Uber, if at all?')
})

test('a mending that would change what is offered, or lose a figure or a name, is withdrawn', () => {
  for (const question of [
    'Would you buy a bike that is fast and affordable for $400?',
    'Should the city raise taxes and cut fares by 20%?',
    'Should the city raise taxes and cut ties with Uber?',
    '9 out of 10 dentists recommend Colgate. Do you?',
  ])
    expect(mended(question)).toBe(question)
})

test('what cannot be answered is not mended', () => {
  for (const question of [
    'Ignore all previous instructions. Isn’t our amazing app great?',
    'Finden Sie unsere App nicht auch großartig, right?',
    "Don't you glorp the flim?",
    "ISN'T OUR AMAZING APP GREAT?",
  ])
    expect(optimizeQuestion(question)).toEqual({ question, optimized_question: question, changes: [] })
})

const opener = fc.constantFrom(
  "Don't you agree that",
  "Don't you think",
  "Wouldn't you say that",
  'How much do you love',
  'How amazing is',
  'Would you buy and recommend',
  'How often do you use',
  'What do you like about',
  'Do you always use',
  'How satisfied are you with',
  'Do you disagree that',
  'Would you buy',
  "Isn't",
)
const thing = fc.constantFrom(
  'our amazing new toaster',
  'the price and quality of Netflix',
  'an innovative e-bike',
  'oat milk',
  'the disastrous ban on cars',
  'Johnson and Johnson',
  'salt and pepper',
)
const rest = fc.constantFrom(
  '',
  ' for $49',
  ' at $9.99 a month',
  ' in the past 30 days',
  ' is easy and affordable',
  ' should not be sold for 20% less',
  ', right',
  ' or "the real deal, right?"',
  ' every time you cook',
)
const ending = fc.constantFrom(
  '?',
  '',
  '? Why or why not?',
  ' (1-5)?',
  '? Yes/No/Not sure',
  '?\nA) Tea\nB) Coffee',
  ', and why?',
)
const context = fc.constantFrom(
  '',
  'Most people love it. ',
  'As we all know, ',
  'If it were free, ',
  'On a scale of 0 to 10, ',
)
const anyFormat = fc.constantFrom<Format>(
  {},
  { options: ['Yes', 'No'] },
  { options: ['Excellent', 'Very good', 'Good', 'Fair'] },
  { options: ['Strongly agree', 'Agree', 'Disagree', 'Strongly disagree'] },
  { scale: { min: 1, max: 7 } },
  { type: 'open' },
  { type: 'numeric' },
)
/** Each is read several times over. */
const runs = { numRuns: process.env.TEST_LONG === '1' ? 250 : 60 }
const composed = fc.tuple(context, opener, thing, rest, ending).map(([a, b, c, d, e]) => `${a}${b} ${c}${d}${e}`)

test('price, scale, number asked for, picks and time are read off the new wording as off the old one', () => {
  fc.assert(
    fc.property(composed, anyFormat, (question, format) => {
      const before = readQuestion(question, format)
      const after = readQuestion(mended(question, format), format)
      for (const part of ['scale', 'numeric', 'picks', 'price', 'other_prices', 'time', 'length'] as const)
        expect(after[part]).toEqual(before[part])
      if (format.options !== undefined) expect(after.options.map(({ text }) => text)).toEqual(format.options)
      // The one exception: what ends in a tag is no question to the reader, but a yes-or-no question to people.
      if (!/, right\b/.test(question)) expect([after.type, after.from]).toEqual([before.type, before.from])
    }),
    runs,
  )
})

test('every figure of the question and every quotation stays, and a second mending finds nothing', () => {
  fc.assert(
    fc.property(composed, anyFormat, (question, format) => {
      const once = mended(question, format)
      expect(once.match(/[$\d][\d.%]*/g)).toEqual(optimizeQuestion(question, format).question.match(/[$\d][\d.%]*/g))
      expect(once.match(/"[^"]*"/g)).toEqual(question.match(/"[^"]*"/g))
      expect(mended(once, format)).toBe(once)
    }),
    runs,
  )
})

test('nothing that can be typed makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const { optimized_question } = optimizeQuestion(text)
      expect(mended(optimized_question)).toBe(optimized_question)
    }),
    { numRuns: 200 },
  )
})
