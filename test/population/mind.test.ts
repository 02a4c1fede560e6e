import { afterAll, describe, expect, test } from 'vitest'
import { createEmbeddedEngine } from '../../src/modules/answering/index.ts'
import { loadKnowledge } from '../../src/modules/knowledge/index.ts'
import { testFinder } from '../harness/finder.ts'
import { testPopulation } from '../harness/population.ts'

/** What people say to one question goes with what they say to others, and with what they said before. */
const population = await testPopulation()
const engine = createEmbeddedEngine({ population, knowledge: loadKnowledge(), finder: testFinder() })
afterAll(() => engine.close())

const { start, size } = population.countries.find(({ code }) => code === 'US')!
const COUNT = 600
const panel = Array.from({ length: COUNT }, (_, at) => ({
  person: population.person(start + Math.floor(((at + 0.5) * size) / COUNT)),
}))

const yesNo = ['Yes', 'No']
async function ask(question: string, options: readonly string[], replicate = 0): Promise<number[]> {
  const format = { type: 'single_choice' as const, options: [...options] }
  const asked = { question, format, panel, replicate }
  const answers = await Promise.all(panel.map((_, member) => engine.answer(asked, member)))
  return answers.map(({ value }) => options.indexOf(value as string))
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
function correlation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [mean(one), mean(other)]
  const product = (x: readonly number[], y: readonly number[], p: number, q: number): number =>
    mean(x.map((value, at) => (value - p) * (y[at]! - q)))
  return product(one, other, a, b) / Math.sqrt(product(one, one, a, a) * product(other, other, b, b))
}
const agreement = (one: readonly number[], other: readonly number[]): number =>
  mean(one.map((value, at) => (value === other[at] ? 1 : 0)))

describe('answers to different questions go together as people’s do', () => {
  const should = ['Yes', 'No']
  test.each([
    // Respondents' answers to these correlate by 0.3 to 0.8.
    [
      'Should researchers be able to use purchase data to understand changes in society?',
      'Should the Census Bureau use purchase data to supplement its surveys?',
    ],
    [
      'Should Amazon be able to sell your purchase data to other companies?',
      'Should companies be able to sell consumer purchase data to other companies?',
    ],
  ])('%s and %s: those who say yes to the one rather say yes to the other', async (one, other) => {
    expect(correlation(await ask(one, should), await ask(other, should))).toBeGreaterThan(0.1)
  })

  test('what has nothing to do with each other is answered apart', async () => {
    const apart = [
      'Should libraries be open on Sundays?',
      'Do you enjoy spicy noodles?',
      'Are electric scooters a nuisance?',
      'Is handwriting still worth teaching?',
    ]
    const answers = await Promise.all(apart.map((question) => ask(question, yesNo)))
    const among = answers.flatMap((one, at) => answers.slice(at + 1).map((other) => Math.abs(correlation(one, other))))
    expect(mean(among)).toBeLessThan(0.12)
  })

  test('who would ban a thing would not keep it allowed', async () => {
    const ban = await ask('Should cities ban gas leaf blowers?', yesNo)
    const keep = await ask('Should cities keep allowing gas leaf blowers?', yesNo)
    expect(correlation(ban, keep)).toBeLessThan(-0.3)
  })
})

describe('asked again on another day, people answer the same', () => {
  const again = async (questions: readonly (readonly [string, readonly string[]])[]): Promise<number> =>
    mean(
      await Promise.all(
        questions.map(async ([question, options]) =>
          agreement(await ask(question, options), await ask(question, options, 1)),
        ),
      ),
    )

  test('on attitudes eight in ten', async () => {
    const agree = ['Strongly disagree', 'Disagree', 'Neither', 'Agree', 'Strongly agree']
    const share = await again([
      ['Should cities ban gas leaf blowers?', yesNo],
      ['Is handwriting still worth teaching?', yesNo],
      ['Remote work is good for families.', agree],
      ['Most advertising is annoying.', agree],
    ])
    expect(share).toBeGreaterThan(0.7)
    expect(share).toBeLessThan(0.88)
  })

  test('on facts of a life nineteen in twenty', async () => {
    const share = await again([
      ['Do you own a bicycle?', yesNo],
      ['Do you own a tent?', yesNo],
      ['Have you ever ridden a horse?', yesNo],
      ['Have you ever been camping?', yesNo],
    ])
    expect(share).toBeGreaterThan(0.93)
    expect(share).toBeLessThan(0.99)
  })

  test('on the record all', async () => {
    expect(await again([['Do you have any children?', yesNo]])).toBe(1)
  })
})
