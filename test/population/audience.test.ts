import { afterAll, describe, expect, test } from 'vitest'
import { type AgentAnswer, createEmbeddedEngine } from '../../src/modules/answering/index.ts'
import type { Format } from '../../src/modules/answering/reading/reading.ts'
import { loadKnowledge } from '../../src/modules/knowledge/index.ts'
import { testFinder } from '../harness/finder.ts'
import { testPopulation } from '../harness/population.ts'

/** Whom a question says that it is for, and who answers it. */
const population = await testPopulation()
const engine = createEmbeddedEngine({ population, knowledge: loadKnowledge(), finder: testFinder() })
afterAll(() => engine.close())

const { start, size } = population.countries.find(({ code }) => code === 'US')!
const COUNT = 300
const panel = Array.from({ length: COUNT }, (_, at) => ({
  person: population.person(start + Math.floor(((at + 0.5) * size) / COUNT)),
}))

const ask = (question: string, format?: Format): Promise<AgentAnswer[]> =>
  Promise.all(panel.map((_, member) => engine.answer({ question, format, panel }, member)))
const isOut = ({ words }: AgentAnswer): boolean => words === 'not_applicable'

describe('a question is answered by those whom it says it is for, as they say to the direct question', () => {
  test.each([
    ['For those who supervise others: how often do you hold one-on-ones?', 'Do you supervise others?', true],
    ['If you have a dog, what do you feed it?', 'Do you have a dog?', true],
    ['Parents of teens, how much screen time do you allow?', 'Do you have a teenager?', true],
    ['Only answer if you rent: how often has your rent gone up?', 'Do you rent?', true],
    ["If you don't own a car, how do you get groceries?", 'Do you own a car?', false],
    ['If you have never been to a casino, why not?', 'Have you ever been to a casino?', false],
    ["Skip this if you've never flown: which airline do you like best?", 'Have you ever flown?', true],
    ['(asked of people who wear glasses) How often do you replace your frames?', 'Do you wear glasses?', true],
    ['[ASK IF OWNS A BICYCLE] Where do you keep it?', 'Do you own a bicycle?', true],
    ['How do you store your clubs, if you play golf?', 'Do you play golf?', true],
    ['Coffee drinkers: how many cups a day?', 'Do you drink coffee?', true],
    ['Non-smokers: what do you do when somebody lights up next to you?', 'Do you smoke?', false],
    ['As a small-business owner, how do you keep your books?', 'Do you own a small business?', true],
    ['If you subscribe to Netflix, would you keep it at $25 a month?', 'Do you subscribe to Netflix?', true],
  ])('%s', async (question, direct, wanted) => {
    const [answers, says] = [await ask(question), await ask(direct)]
    expect(answers.map(isOut)).toEqual(says.map(({ value }) => (value === 'Yes') !== wanted))
    const out = answers.filter(isOut)
    expect(out.length).toBeGreaterThan(0)
    for (const { value, reply } of out) {
      expect(value).toBeNull()
      expect(reply).toMatch(/^[A-Z][^?]{3,80}\.$/)
    }
  })
})

test.each([
  'Suppose you had a dog. What would you name it?',
  'If you won $10,000, what would you do with it?',
  'If your bank raised its fees, would you switch?',
  'If you were buying a car today, what would matter most?',
  'If you got a puppy, what breed would it be?',
  'When you go shopping for clothes, do you try things on?',
  'If a friend asked you for $500, would you lend it?',
  'If it were free, would you get a DNA test?',
  'If you have a minute, what did you have for breakfast?',
  'If you feel sick, do you go to work anyway?',
  'As a consumer, what do you look for on a label?',
  'For people who work from home, is it fair to pay them less?',
  'Parents should be fined when their kids skip school. Agree or disagree?',
  'People who text while driving should lose their license. Do you agree?',
  "For those who don't know, a heat pump heats and cools a home. How likely are you to get one?",
  'Whether or not you have kids, should schools teach cooking?',
])('whoever is asked answers where a clause only sets a scene: %s', async (question) => {
  expect((await ask(question)).filter(isOut)).toEqual([])
})

test('an option that is there for the others is chosen by them all, and by nobody else', async () => {
  const options = ['Yes', 'No', "I don't have a tattoo"]
  const answers = await ask('If you have a tattoo, do you regret it?', { options })
  const direct = await ask('Do you have a tattoo?')
  expect(answers[0]!.understood.options).toEqual(options)
  expect(answers.map(({ value }) => value === options[2])).toEqual(direct.map(({ value }) => value === 'No'))
  expect(answers.some(isOut)).toBe(false)
})

test('what those who are asked say is said by nobody who is without it', async () => {
  const answers = await ask('If you have a tattoo, do you regret it?')
  for (const { reply } of answers.filter((one) => !isOut(one)))
    expect(reply).not.toMatch(/\b(?:don't have (?:any|one)|never (?:had|got))\b/i)
})
