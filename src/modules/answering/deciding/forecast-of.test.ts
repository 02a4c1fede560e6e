import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuMs } from '../../../../test/harness/cpu-time.ts'
import { loadKnowledge } from '../../knowledge/index.ts'
import { catalogueOf } from '../finding/catalogue.ts'
import type { Found } from '../finding/found.ts'
import { openLookUp } from '../finding/look-up.ts'
import { readQuestion } from '../reading/read-question.ts'
import type { Format, Reading } from '../reading/reading.ts'
import type { Forecast } from './forecast.ts'
import { forecastOf } from './forecast-of.ts'

const knowledge = loadKnowledge()
const lookUp = openLookUp(catalogueOf(knowledge), null)
const nothing: Found = { categories: [], known: [], vector: null, by: 'lexical' }

function find(reading: Reading): Found {
  const { categories, known, vector } = lookUp({ text: reading.text, canonical: reading.canonical, shown: null })
  return {
    categories: categories.map(({ slug, score }) => ({ category: knowledge.categories.get(slug)!, score })),
    known: known.map(({ at, similarity }) => ({ question: knowledge.questions[at]!, similarity })),
    vector,
    by: 'lexical',
  }
}

function forecast(text: string, format?: Format): Forecast {
  const reading = readQuestion(text, format)
  return forecastOf(reading, find(reading), knowledge)
}

const likely = ['Very unlikely', 'Somewhat unlikely', 'Neither likely nor unlikely', 'Somewhat likely', 'Very likely']
const top = ({ shares }: Forecast, count: number): number => shares.slice(-count).reduce((sum, share) => sum + share, 0)
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const standing = ({ shares }: Forecast): number =>
  sum(shares.map((share, at) => share * ((2 * at) / (shares.length - 1) - 1)))

describe('whatever is asked', () => {
  test('shares are a distribution, and nothing is ever not a number', () => {
    const words = fc.constantFrom(
      'coffee',
      'Would you',
      'how often',
      '$7',
      'not',
      'бар',
      '🍕',
      'rank',
      '0-10',
      '\u0000',
      'مرحبا',
      '',
    )
    const text = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.array(words, { maxLength: 12 }).map((parts) => parts.join(' ')),
    )
    const format = fc.record(
      {
        type: fc.constantFrom('open', 'single_choice', 'multiple_choice', 'scale', 'numeric', 'ranking'),
        options: fc.array(
          fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('Yes', 'No', 'Other', 'Price', 'Never')),
          { maxLength: 7 },
        ),
        scale: fc.record({ min: fc.integer({ min: -5, max: 5 }), max: fc.integer({ min: -5, max: 105 }) }),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(text, format, (asked, form) => {
        const { shape, shares, number, uncertainty, aside, option_tilts } = forecast(asked, form as Format)
        expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true)
        if (shape === 'ladder' || shape === 'pick' || shape === 'rank') expect(sum(shares)).toBeCloseTo(1, 6)
        if (shape === 'number') {
          expect(number!.median).toSatisfy(Number.isFinite)
          expect(number!.zero).toBeGreaterThanOrEqual(0)
          expect(number!.log_sd).toBeGreaterThan(0)
        }
        for (const { share } of aside ?? []) expect(share).toBeGreaterThanOrEqual(0)
        if (shape === 'pick' || shape === 'each') expect(option_tilts).toHaveLength(shares.length)
        expect(uncertainty).toBeGreaterThan(0)
      }),
      { numRuns: 150 },
    )
  })

  test('a subject that nobody knows gets what is usual, and says that it is a guess', () => {
    const reading = readQuestion('How likely are you to glorp the flim?', { type: 'single_choice', options: likely })
    const { confidence, basis, uncertainty, category } = forecastOf(reading, nothing, knowledge)
    expect(confidence).not.toBe('high')
    expect(basis).toHaveLength(0)
    expect(category).toBeNull()
    expect(uncertainty).toBeGreaterThan(
      forecast('How likely are you to buy an electric car?', { options: likely }).uncertainty,
    )
  })

  test('what is known almost word for word is forecast as it is known', () => {
    const known = knowledge.questions.find(({ id }) => id === 'gss1618.grass')!
    const reading = readQuestion(known.text, { type: 'single_choice', options: known.options })
    const found: Found = { ...nothing, known: [{ question: known, similarity: 1 }] }
    const { shares, basis } = forecastOf(reading, found, knowledge)
    const yes = Math.max(...known.shares)
    expect(Math.abs(Math.max(...shares) - yes)).toBeLessThan(0.03)
    expect(basis[0]!.question).toBe(known)
  })
})

describe('prices', () => {
  const asks = [
    (price: string) => `Would you buy a latte for ${price}?`,
    (price: string) => `How likely are you to subscribe to a meal kit for ${price} a week?`,
    (price: string) => `How interested are you in a smart toaster that costs ${price}?`,
    (price: string) => `Would you try a flimglorp for ${price}?`,
  ]
  test.each(asks.map((ask) => [ask('…'), ask] as const))('a higher price never brings buyers: %s', (_, ask) => {
    const buyers = [1, 2, 4, 6, 9, 15, 30, 60, 120, 400, 2000].map((amount) => {
      const reading = readQuestion(ask(`$${amount}`))
      return top(forecastOf(reading, find(reading), knowledge), reading.options.length > 2 ? 2 : 1)
    })
    for (const [at, share] of buyers.entries()) if (at > 0) expect(share).toBeLessThanOrEqual(buyers[at - 1]! + 1e-9)
    expect(buyers[buyers.length - 1]!).toBeLessThan(0.75 * buyers[0]!)
  })

  test('a dearer thing is called expensive by more', () => {
    const options = ['A bargain', 'About right', 'A bit high', 'Much too high']
    const [cheap, usual, dear] = [3, 6, 12].map((price) =>
      standing(forecast(`How would you call a price of $${price} for a latte?`, { type: 'single_choice', options })),
    )
    expect(usual!).toBeGreaterThan(cheap!)
    expect(dear!).toBeGreaterThan(usual!)
  })

  test('by the month and by the year are the same price', () => {
    const month = forecast('Would you pay $15 a month for a streaming service?')
    const year = forecast('Would you pay $180 a year for a streaming service?')
    expect(Math.abs(top(month, 1) - top(year, 1))).toBeLessThan(0.04)
  })
})

describe('the same question in another form', () => {
  test('the order of a ladder does not matter, and the opposite wording is the same ladder', () => {
    const plain = forecast('How likely are you to switch banks in the next year?', { options: likely })
    const turned = forecast('How likely are you to switch banks in the next year?', { options: [...likely].reverse() })
    const opposite = forecast('How unlikely are you to switch banks in the next year?', { options: likely })
    expect(turned.shares).toEqual(plain.shares)
    expect(Math.abs(standing(opposite) - standing(plain))).toBeLessThan(0.08)
  })

  test('yes or no and five steps agree in direction', () => {
    const agree = ['Strongly disagree', 'Disagree', 'Neither agree nor disagree', 'Agree', 'Strongly agree']
    for (const [question, statement] of [
      ['Should marijuana be legal?', 'Marijuana should be legal.'],
      ['Do you own a smartphone?', 'I own a smartphone.'],
      [
        'Should children under 16 be allowed to have social media accounts?',
        'Children under 16 should be allowed to have social media accounts.',
      ],
    ] as const) {
      const short = top(forecast(question), 1) - 0.5
      const long = standing(forecast(statement, { options: agree }))
      if (Math.abs(short) > 0.1) expect(Math.sign(long)).toBe(Math.sign(short))
    }
  })

  test('the order of options only moves their shares', () => {
    const options = ['Price', 'Taste', 'Speed of service', 'Friendly staff', 'Other']
    const turned = ['Other', 'Speed of service', 'Price', 'Friendly staff', 'Taste']
    const one = forecast('What matters most when you choose a coffee shop?', { type: 'single_choice', options })
    const other = forecast('What matters most when you choose a coffee shop?', {
      type: 'single_choice',
      options: turned,
    })
    for (const [at, option] of options.entries())
      expect(other.shares[turned.indexOf(option)]).toBeCloseTo(one.shares[at]!, 6)
  })

  test('price and quality are chosen before packaging and other', () => {
    const options = ['Packaging', 'Price', 'Quality', 'Other']
    const { shares } = forecast('Which of these matters most to you in a garden gnome?', {
      type: 'single_choice',
      options,
    })
    expect(shares[1]!).toBeGreaterThan(shares[0]!)
    expect(shares[2]!).toBeGreaterThan(shares[3]!)
  })
})

describe('several, ranked and counted', () => {
  test('people tick one to three options where they may tick any', () => {
    const options = ['Price', 'Taste', 'Speed', 'Staff', 'Location', 'Wifi', 'Loyalty points', 'None of these']
    const { shape, shares } = forecast('Which of these matter to you in a coffee shop? Select all that apply.', {
      type: 'multiple_choice',
      options,
    })
    expect(shape).toBe('each')
    expect(sum(shares)).toBeGreaterThan(1.4)
    expect(sum(shares)).toBeLessThan(3.5)
  })

  test('a number keeps to its bounds', () => {
    const reading = readQuestion('How many cups of coffee do you drink a day?', { type: 'numeric' })
    const bounded: Reading = { ...reading, numeric: { ...reading.numeric!, min: 3, max: 4 } }
    const { number } = forecastOf(bounded, find(bounded), knowledge)
    expect(number!.zero).toBe(0)
    expect(number!.median).toBeGreaterThanOrEqual(3)
    expect(number!.median).toBeLessThanOrEqual(4)
  })

  test('is in the unit that the question names, wherever in it that stands', () => {
    const unitOf = (question: string) => readQuestion(question, { type: 'numeric' }).numeric
    expect(unitOf('How many hours before a flight do you arrive at the airport?')?.unit).toBe('hours')
    expect(unitOf('How many minutes late do you usually arrive?')?.unit).toBe('minutes')
    expect(unitOf('How old is your car?')?.unit).toBe('years')
    expect(unitOf('How old is your youngest child?')?.unit).toBe('age')
    expect(unitOf('How much would you pay for a year of college?')?.per).toBe(null)
    expect(unitOf('How much would you pay a year for a password manager?')?.per).toBe('year')
  })

  test('a price that is asked for lies about the usual one', () => {
    const { shape, number } = forecast('What is the most you would pay for a cup of coffee at a coffee shop?', {
      type: 'numeric',
    })
    expect(shape).toBe('number')
    expect(number!.median).toBeGreaterThan(2.5)
    expect(number!.median).toBeLessThan(9)
  })
})

test('a forecast takes less than five milliseconds', () => {
  const asked = [
    'Do you drink coffee?',
    'How often do you order takeout?',
    'Would you buy a smartwatch for $199?',
    'What do you think of meal kits?',
  ]
  const readings = asked.map((text) => readQuestion(text)).map((reading) => ({ reading, found: find(reading) }))
  for (const { reading, found } of readings) forecastOf(reading, found, knowledge)
  const took = cpuMs(() => {
    for (let turn = 0; turn < 25; turn++)
      for (const { reading, found } of readings) forecastOf(reading, found, knowledge)
  })
  expect(took / 100).toBeLessThan(5)
})
