import { expect, test } from 'vitest'
import {
  byBoth,
  examined,
  labelled,
  listings,
  type Marked,
  shareOf,
  shareRight,
} from '../../../../scripts/fidelity/reading-exam.ts'
import { openReader } from '../reader/reader.ts'
import { readQuestion } from './read-question.ts'
import { firstAsked } from './take-apart.ts'

const { read } = openReader()

test('questions are read as people have labelled them', () => {
  const sheets = examined(
    labelled().filter((_, at) => at % 3 === 0),
    byBoth(read),
  )
  expect(sheets.length).toBeGreaterThan(200)
  const least: Marked = { form: '0.95', kind: '0.88', against: '0.94', field: '0.98', trouble: '0.95' }
  for (const [mark, share] of Object.entries(least))
    expect([mark, shareRight(sheets, mark as keyof Marked)]).toSatisfy(([, found]) => found >= Number(share))
})

test('questions as callers type them are taken for what they are, with the answers that they list', () => {
  const asked = listings(read, 3)
  const lists = asked.filter(({ listed }) => listed !== null)
  expect(shareOf(asked, ({ form }) => form)).toBeGreaterThan(0.98)
  expect(lists.length).toBeGreaterThan(30)
  expect(shareOf(lists, ({ listed }) => listed === true)).toBeGreaterThan(0.82)
})

test('lists that stand within a hurried sentence come out whole more often than not', () => {
  const lists = listings(read, 1, 'hurried').filter(({ listed }) => listed !== null)
  expect(lists.length).toBeGreaterThan(200)
  expect(shareOf(lists, ({ listed }) => listed === true)).toBeGreaterThan(0.55)
})

test('questions as managers, researchers and newcomers type them: form, lists, number of things asked, and the high end', () => {
  const asked = listings(read, 1, 'typed')
  const lists = asked.filter(({ listed }) => listed !== null)
  const ends = asked.filter(({ high }) => high !== null)
  expect(shareOf(asked, ({ form }) => form)).toBeGreaterThan(0.855)
  expect(shareOf(lists, ({ listed }) => listed === true)).toBeGreaterThan(0.795)
  expect(shareOf(asked, ({ parts }) => parts)).toBeGreaterThan(0.965)
  expect(shareOf(ends, ({ high }) => high === true)).toBeGreaterThan(0.68)
})

const formOf = (text: string) => {
  const { type, options } = readQuestion(text, {}, read(firstAsked(text)))
  return [type, ...options.map((option) => option.text)]
}

test('things that a wording lists are what can be chosen, ranked or given points', () => {
  expect(formOf('Would you call yourself a cat person, a dog person or neither?')).toEqual([
    'single_choice',
    'a cat person',
    'a dog person',
    'neither',
  ])
  expect(formOf('Are you left-handed or right-handed?')).toEqual(['single_choice', 'left-handed', 'right-handed'])
  expect(formOf('Do you own or rent your home?')).toEqual(['single_choice', 'own', 'rent'])
  expect(formOf('Split 100 points between price, taste and looks.')).toEqual(['ranking', 'price', 'taste', 'looks'])
  const taglines =
    'Which tagline is best? 1. "Money, made neighborly." 2. "Bank where you belong." 3. "Your dollars stay home."'
  expect(formOf(taglines).slice(1)).toEqual([
    'Money, made neighborly',
    'Bank where you belong',
    'Your dollars stay home',
  ])
  expect(formOf('Are portions too big, too small, or just right?').slice(1)).toEqual([
    'too big',
    'too small',
    'just right',
  ])
  expect(formOf('Do you expect it to get better, get worse, or stay the same?').slice(1)).toEqual([
    'get better',
    'get worse',
    'stay the same',
  ])
  expect(formOf('Do you rent or own the place you live in, and what type of building is it?').slice(1)).toEqual([
    'rent',
    'own',
  ])
})

test('no answer of a list is left out, and none has words of the question with it', () => {
  const lists: Readonly<Record<string, readonly string[]>> = {
    'Do you feel younger, older, or about the same as your actual age?': ['younger', 'older', 'about the same'],
    'Do you use an iPhone, an Android phone or something else?': ['an iPhone', 'an Android phone', 'something else'],
    'Do you mostly browse the web on a phone, a tablet, or a computer?': ['a phone', 'a tablet', 'a computer'],
    'Will prices go up, go down or stay about the same over the next year?': [
      'go up',
      'go down',
      'stay about the same',
    ],
    'Turkey or ham for the holiday table?': ['Turkey', 'ham'],
    'would you rather shop for clothes online or in a store': ['online', 'in a store'],
    'If told that it is a bot, do you keep going or ask for a human?': ['keep going', 'ask for a human'],
    'Would you rather work fully remote, hybrid, or fully in the office?': [
      'fully remote',
      'hybrid',
      'fully in the office',
    ],
    'Are things headed in the right direction, the wrong direction, or are you not sure?': [
      'the right direction',
      'the wrong direction',
      'not sure',
    ],
    'Should $2 million go to fixing sidewalks, a splash pad and playground, longer library hours, or more police?': [
      'fixing sidewalks',
      'a splash pad and playground',
      'longer library hours',
      'more police',
    ],
    'A toothbrush comes in three plans: buy once for $80, $5 a month with heads included, or $25 with no extras. Which one?':
      ['buy once for $80', '$5 a month with heads included', '$25 with no extras'],
    'Our app reminds you to call people you have not called in a while. Helpful or creepy, and why?': [
      'Helpful',
      'creepy',
    ],
  }
  for (const [text, options] of Object.entries(lists)) expect(formOf(text).slice(1)).toEqual(options)
})

test('steps of a ladder are neither ranked nor ticked, and three of them are no yes and no', () => {
  const asked = [
    'What share of your income goes to rent? Under 20%, 20-30%, 31-40%, over 40%',
    'Do you notice billboards when you drive? Often, sometimes, rarely, never',
    'Do you have trouble hearing people in a noisy restaurant? Often, sometimes, never',
  ]
  for (const text of asked) expect([formOf(text)[0], formOf(text).length > 3]).toEqual(['single_choice', true])
})

test('of two things that are asked both are read, unless the second says nothing by itself', () => {
  const further = (text: string) => readQuestion(text, {}, read(text)).also.map((part) => part.text)
  expect(further('What do you like most and least about your neighborhood?')).toEqual([
    'What do you like least about your neighborhood?',
  ])
  expect(further('What are the pros and cons of working from home?')).toEqual([
    'What are the cons of working from home?',
  ])
  expect(further('Describe the last time you returned something. What happened?')).toEqual([])
  expect(further('What was the last thing that you returned, and what was wrong with it?')).toEqual([])
})

test('one thing is picked where the biggest is asked for, and a scale may stand first', () => {
  const problem = 'Which of these is the biggest problem in your town? Housing costs, crime, traffic, schools, drugs'
  expect(formOf(problem)[0]).toBe('single_choice')
  expect(formOf('1 to 5, how annoying are ads on streaming services (1 not annoying, 5 extremely)')[0]).toBe('scale')
  expect(formOf('1-5 how easy is it for you to get a doctors appointment')[0]).toBe('scale')
})

test('the time of day is told in words, and hours are a number', () => {
  expect(formOf('What time do you usually go to bed on a work night?')[0]).toBe('open')
  expect(formOf('How many hours do you sleep on a work night?')[0]).toBe('numeric')
})

test('a described offer asks nothing before its question', () => {
  const further = (text: string) => readQuestion(text, {}, read(text)).also.map((part) => part.text)
  for (const told of [
    'A bedside lamp wakes you with slowly rising light, has no app and costs $59. Would you buy it?',
    'The bank sends somebody to your home for the mortgage interview, which takes an hour. Would you want that?',
  ])
    expect(further(told)).toEqual([])
})

test('a yes or no with its reason is a yes or no, and what is true or false is so', () => {
  expect(formOf('Would you eat at a restaurant with robot waiters? Tell us why or why not.').slice(1)).toEqual([
    'Yes',
    'No',
  ])
  expect(formOf('True or false: I would rather text than talk on the phone.').slice(1)).toEqual(['True', 'False'])
})

test('neither a rare word nor brevity makes a question unclear, and nonsense stays so', () => {
  const trouble = (text: string) => readQuestion(text, {}, read(text)).trouble
  expect(trouble('Do you own a glockenspiel?')).toBeNull()
  expect(trouble('How so?')).toBeNull()
  const nonsense = ['flurb the wobble?', 'asdf qwer zxcv', 'blorp glim?', 'zzzz', 'the the of and', 'qwe rty uio?']
  expect(nonsense.filter((text) => trouble(text) !== null).length).toBeGreaterThanOrEqual(5)
})

test('what is given or said outright is not left to the reader', () => {
  const text = 'How likely are you to move?'
  const given = readQuestion(text, { options: ['Yes', 'No'] }, read(text))
  expect(given.options.map((option) => option.text)).toEqual(['Yes', 'No'])
  expect(readQuestion(text, { type: 'open' }, read(text)).type).toBe('open')
  expect(formOf('From 0 to 10, how likely are you to move?')).toEqual(['scale'])
})

test('of a most and of a number there is one answer, and an answer keeps the words before it', () => {
  expect(formOf('Which chore do you hate most: dishes, laundry, vacuuming, taking out trash?')[0]).toBe('single_choice')
  expect(formOf('How many unread emails do you have? Under 10, 10-100, 101-1,000, over 1,000')[0]).toBe('single_choice')
  expect(formOf('Does the school give too much homework, too little or the right amount?')).toContain('too little')
})

test('each point of a scale may have a name, and one named end says which way it runs', () => {
  const scaleOf = (text: string) => {
    const { type, scale } = readQuestion(text, {}, read(firstAsked(text)))
    return [type, scale?.min, scale?.max, scale?.descending]
  }
  expect(scaleOf('How safe is it? 1 - very unsafe, 2 - unsafe, 3 - neutral, 4 - safe, 5 - very safe')).toEqual([
    'scale',
    1,
    5,
    false,
  ])
  expect(scaleOf('With 1 meaning awful and 10 meaning amazing, how was your week?')).toEqual(['scale', 1, 10, false])
  expect(scaleOf('how would you rate airport food 1 bad 5 good')).toEqual(['scale', 1, 5, false])
  expect(scaleOf('On a scale of 1 to 5, 1 being the best, how was your last hotel?')).toEqual(['scale', 1, 5, true])
  expect(formOf('Which role is yours? 1=Owner 2=Manager 3=Employee')).toEqual([
    'single_choice',
    'Owner',
    'Manager',
    'Employee',
  ])
})

test('a sentence behind the question that names its answers asks nothing, with a sign or without', () => {
  const text = 'How often do you floss? Daily, weekly, rarely, never?'
  const reading = readQuestion(text, {}, read(firstAsked(text)))
  expect([reading.options.map((option) => option.text), reading.also]).toEqual([
    ['Daily', 'weekly', 'rarely', 'never'],
    [],
  ])
})

test('a label that nobody knows stands between the known ones where it was put', () => {
  const at = (...options: string[]) => readQuestion('Do you do this?', { options }).options.map((option) => option.at)
  expect(at('all year', 'only in summer', 'never')).toEqual([1, 0, -1])
  expect(at('under 5 yrs', '5-10', 'over 10')).toEqual([-1, 0, 1])
  expect(at('dogs', 'cats', 'never')).toEqual([null, null, null])
})

test('a scale may name its ends beside the numbers', () => {
  const { type, scale } = readQuestion('How likely would you be to try it? (1 not at all - 5 extremely)')
  expect([type, scale?.min, scale?.max]).toEqual(['scale', 1, 5])
})

test('a number has the unit that the question names', () => {
  const unitOf = (text: string) => readQuestion(text, {}, read(text)).numeric?.unit
  expect(unitOf('How much do you tip at a restaurant, in percent?')).toBe('percent')
  expect(unitOf('How tall are you in inches?')).toBe('other')
})
