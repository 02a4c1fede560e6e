import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type AgentAnswer,
  createEmbeddedEngine,
  type Engine,
  type Format,
  openFinder,
} from '../../src/modules/answering/index.ts'
import { type Knowledge, loadKnowledge } from '../../src/modules/knowledge/index.ts'
import type { Population } from '../../src/modules/population/index.ts'
import { testFinder } from '../harness/finder.ts'
import { testPopulation } from '../harness/population.ts'

const LONG = process.env.TEST_LONG === '1'
const PEOPLE = LONG ? 100 : 50

let population: Population
let knowledge: Knowledge
let engine: Engine
beforeAll(async () => {
  population = await testPopulation({
    POPULATION_SIZE: '2000',
    POPULATION_COUNTRY_SIZE: '200',
    POPULATION_COUNTRIES: 'DE,JP,IN,GB',
  })
  knowledge = loadKnowledge()
  const finder = testFinder()
  expect(await finder.ready).toBe('embedding')
  engine = createEmbeddedEngine({ population, knowledge, finder })
})
afterAll(() => engine.close())

/** Agents at even distances over the part of a country. */
function panelOf(code: string, count = PEOPLE) {
  const { start, size } = population.countries.find((country) => country.code === code)!
  return Array.from({ length: count }, (_, at) => ({
    person: population.person(start + Math.floor((at * size) / count)),
  }))
}

async function ask(code: string, question: string, format?: Format, count?: number): Promise<AgentAnswer[]> {
  const panel = panelOf(code, count)
  return Promise.all(panel.map((_, member) => engine.answer({ question, format, panel }, member)))
}

const shareOf = (answers: readonly AgentAnswer[], ...values: string[]): number =>
  answers.filter(({ value }) => values.includes(String(value))).length / answers.length

const sharesOfYes = async (question: string, ...codes: string[]): Promise<number[]> =>
  Promise.all(codes.map(async (code) => shareOf(await ask(code, question), 'Yes')))

function medianOf(answers: readonly AgentAnswer[]): number {
  const values = answers.map(({ value }) => Number(value)).sort((a, b) => a - b)
  return values[values.length >> 1]!
}

describe('who uses a thing', () => {
  test('follows the figures of the country', async () => {
    const cases: [string, string, number, number][] = [
      ['Do you own a pickup truck?', 'DE', 0, 0.1],
      ['Do you have air conditioning at home?', 'DE', 0, 0.2],
      ['Do you own a gun?', 'JP', 0, 0.03],
      ['Do you have medical debt?', 'GB', 0, 0.08],
      ['Do you use public transit?', 'JP', 0.55, 0.9],
      ['Do you have a credit card?', 'IN', 0, 0.1],
      ['Do you drink tea?', 'GB', 0.65, 0.95],
    ]
    for (const [question, code, least, most] of cases) {
      const [there] = await sharesOfYes(question, code)
      expect(there, `${question} ${code}`).toBeGreaterThanOrEqual(least)
      expect(there, `${question} ${code}`).toBeLessThanOrEqual(most)
    }
  })

  test('differs from the US where the figures do', async () => {
    const [us, de] = await sharesOfYes('Do you own a pickup truck?', 'US', 'DE')
    expect(us! - de!).toBeGreaterThan(0.15)
    const [americans, britons] = await sharesOfYes('Do you drink tea?', 'US', 'GB')
    expect(britons! - americans!).toBeGreaterThan(0.08)
  })

  test('shows in how often, in what is wanted and in what is picked', async () => {
    const cups = await Promise.all(
      ['US', 'IN'].map(async (code) => {
        const answers = await ask(code, 'How many cups of coffee do you drink a day?')
        return answers.filter(({ value }) => value === 0).length / answers.length
      }),
    )
    expect(cups[1]! - cups[0]!).toBeGreaterThan(0.2)
    const buying = 'How likely are you to buy a pickup truck in the next year?'
    const wanted = await Promise.all(
      ['US', 'DE'].map(async (code) => shareOf(await ask(code, buying), 'Somewhat likely', 'Very likely')),
    )
    expect(wanted[0]! - wanted[1]!).toBeGreaterThan(0.1)
    const options = ['Cash', 'Credit cards', 'Debit cards', 'Mobile wallets']
    const cash = await Promise.all(
      ['US', 'DE'].map(async (code) =>
        shareOf(await ask(code, 'Which do you use most often?', { options }, 400), 'Cash'),
      ),
    )
    expect(cash[1]!, cash.join(' ')).toBeGreaterThan(1.3 * cash[0]!)
  })

  test('hardly shows in how satisfied people are', async () => {
    const content = await Promise.all(
      ['US', 'DE'].map(async (code) =>
        shareOf(await ask(code, 'How satisfied are you with public transit?'), 'Very satisfied', 'Somewhat satisfied'),
      ),
    )
    expect(Math.abs(content[0]! - content[1]!)).toBeLessThan(0.15)
  })
})

describe('prices', () => {
  test('are held against what is usual in the country, whatever money they are written in', async () => {
    for (const question of [
      'Would you buy a cup of coffee for $5?',
      'Would you pay €9 a month for a music streaming service?',
    ]) {
      const [us, india] = await sharesOfYes(question, 'US', 'IN')
      expect(us! - india!, question).toBeGreaterThan(0.2)
    }
  })

  test('that agents name are in their own money and at their own level, where the question names none', async () => {
    const question = 'How much would you pay for a cup of coffee?'
    const [us, jp, india] = await Promise.all(['US', 'JP', 'IN'].map((code) => ask(code, question)))
    expect(medianOf(us!)).toBeLessThan(15)
    expect(medianOf(jp!)).toBeGreaterThanOrEqual(200)
    expect(medianOf(jp!)).toBeLessThanOrEqual(1200)
    expect(medianOf(india!)).toBeGreaterThanOrEqual(50)
    expect(medianOf(india!)).toBeLessThanOrEqual(400)
    expect(jp!.filter(({ reply, value }) => Number(value) > 0 && !reply.includes('¥'))).toEqual([])
    expect(india!.filter(({ reply, value }) => Number(value) > 0 && !reply.includes('₹'))).toEqual([])
    expect(jp!.filter(({ value }) => !Number.isInteger(value))).toEqual([])
  })

  test('are lower steps of a ladder of sums where things are cheaper', async () => {
    const options = ['Under $10', '$10 to $24', '$25 to $49', '$50 or more']
    const low = await Promise.all(
      ['US', 'IN'].map(async (code) =>
        shareOf(await ask(code, 'What is a fair price for a haircut?', { options }), 'Under $10'),
      ),
    )
    expect(low[1]! - low[0]!).toBeGreaterThan(0.3)
  })

  test('are in the money of the question where it names one', async () => {
    const answers = await ask('JP', 'How many dollars would you pay for a cup of coffee?')
    expect(medianOf(answers)).toBeLessThan(15)
    expect(answers.filter(({ reply }) => reply.includes('¥'))).toEqual([])
  })
})

describe('words', () => {
  const american =
    /\$|\bdollars?\b|\bbucks?\b|\bcents?\b|401|Medicare|Medicaid|Thanksgiving|\bIRS\b|Social Security|\bcount(y|ies)\b|\bmiles?\b|\bgallons?\b|Super Bowl|\bHOA\b|\bDMV\b/i

  test('are none that only Americans would say', async () => {
    for (const [nth, code] of ['DE', 'JP', 'IN'].entries()) {
      for (const [at, question] of [
        'What do you think about health insurance?',
        'What would make you save more for retirement?',
        'How much do you spend on groceries per week?',
        'What do you do for the holidays?',
        'Do you drive a car?',
        'How do you feel about coffee shops?',
        'What is the most you would pay for a haircut?',
      ].entries()) {
        // Each country has a part of them, and all have all of them with TEST_LONG=1.
        if (!LONG && at % 3 !== nth) continue
        const answers = await ask(code, question, undefined, 40)
        const replies = answers.map(({ reply }) => reply)
        const said = answers.filter(({ words }) => words === 'said').map(({ reply }) => reply)
        expect(
          replies.filter((reply) => american.test(reply)),
          `${code} ${question}`,
        ).toEqual([])
        // Leaving sentences out must not leave everybody with the same ones.
        expect(new Set(said).size, `${code} ${question}`).toBe(said.length)
      }
    }
  })
})

describe('confidence', () => {
  test('is lower than in the US, but not where use has a figure of its own', async () => {
    const levels = async (code: string, question: string) =>
      new Set((await ask(code, question, undefined, 5)).map(({ confidence }) => confidence))
    const lower = { high: 'medium', medium: 'low', low: 'low' } as const
    for (const question of ['Do you own a pickup truck?', 'Do you have medical debt?']) {
      expect((await levels('US', question)).has('low'), question).toBe(false)
      expect(await levels('DE', question), question).toEqual(new Set(['medium']))
    }
    for (const question of ['Would you buy a cup of coffee for $5?', 'How satisfied are you with your bank?']) {
      const [here] = await levels('US', question)
      expect(await levels('DE', question), question).toEqual(new Set([lower[here!]]))
    }
  })

  test('has a wider error, in proportion to those who live abroad', async () => {
    const question = 'How satisfied are you with your bank?'
    const [us] = await ask('US', question, undefined, 4)
    const [de] = await ask('DE', question, undefined, 4)
    const panel = [...panelOf('US', 2), ...panelOf('DE', 2)]
    const mixed = await engine.answer({ question, panel }, 0)
    const points = ({ understood }: AgentAnswer): number => understood.expected_error_points
    expect(points(de!) / points(us!)).toBeCloseTo(1.5, 0)
    expect(points(mixed)).toBeGreaterThan(points(us!))
    expect(points(mixed)).toBeLessThan(points(de!))
  })
})

test('Americans answer the same whatever is known of other countries', async () => {
  const alone = { ...knowledge, countryOf: () => undefined }
  const other = createEmbeddedEngine({ population, knowledge: alone, finder: openFinder(alone) })
  const panel = panelOf('US', 24)
  for (const question of ['Do you own a pickup truck?', 'How much would you pay for a haircut?', 'Why do you tip?']) {
    const answers = await Promise.all(panel.map((_, member) => engine.answer({ question, panel }, member)))
    const before = await Promise.all(panel.map((_, member) => other.answer({ question, panel }, member)))
    expect(before).toEqual(answers)
  }
  await other.close()
})
