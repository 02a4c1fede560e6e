import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type AgentAnswer,
  createEmbeddedEngine,
  type Earlier,
  type Engine,
  type Format,
} from '../../src/modules/answering/index.ts'
import { loadKnowledge } from '../../src/modules/knowledge/index.ts'
import { type Population, readFigures } from '../../src/modules/population/index.ts'
import { testFinder } from '../harness/finder.ts'
import { testPopulation } from '../harness/population.ts'

let population: Population
let engine: Engine
beforeAll(async () => {
  population = await testPopulation()
  engine = createEmbeddedEngine({ population, knowledge: loadKnowledge(), finder: testFinder() })
})
afterAll(() => engine.close())

interface Asked {
  question: string
  format?: Format
}

/** A panel that is asked one question after another, and remembers what it said. */
async function talk(...asked: Asked[]): Promise<AgentAnswer[][]> {
  let panel = Array.from({ length: 24 }, (_, at) => ({
    person: population.person(300 + at * 37),
    earlier: [] as Earlier[],
  }))
  const rounds: AgentAnswer[][] = []
  for (const { question, format } of asked) {
    const answers = await Promise.all(panel.map((_, member) => engine.answer({ question, format, panel }, member)))
    rounds.push(answers)
    panel = panel.map(({ person, earlier }, member) => {
      const { reply, value } = answers[member]!
      return { person, earlier: [...earlier, { question, format, reply, value }] }
    })
  }
  return rounds
}

const yesNo: Format = { type: 'single_choice', options: ['Yes', 'No'] }
const mower = { question: 'Would you buy a robot lawn mower for $900?', format: yesNo }
const why = 'Why did you say that?'

test.each([why, 'why?', 'Can you tell me more about that?', 'What makes you say so?'])(
  'asked "%s", people give reasons and do not repeat themselves',
  async (question) => {
    const [first, reasons] = await talk(mower, { question })
    for (const [member, { reply, value, understood }] of reasons!.entries()) {
      expect(value).toBeNull()
      expect(understood.type).toBe('open')
      expect(first![member]!.reply).not.toContain(reply)
    }
    expect(new Set(reasons!.map(({ reply }) => reply)).size).toBeGreaterThan(18)
  },
)

test('asked for a reason, nobody borrows the one that somebody else has just given', async () => {
  const spoken = ({ reply }: AgentAnswer): string[] =>
    (reply.match(/[^.!?]+[.!?]/g) ?? []).slice(1).map((own) => own.trim())
  const [first, reasons] = await talk(mower, { question: why })
  for (const [member, { reply }] of reasons!.entries()) {
    const others = first!.flatMap((answer, other) => (other === member ? [] : spoken(answer)))
    expect(others.filter((own) => reply.includes(own))).toEqual([])
  }
})

test('asked at half the price, nobody who would have bought turns away, and more people buy', async () => {
  const [first, half] = await talk(mower, { question: 'And at half the price?', format: yesNo })
  const bought = (answers: readonly AgentAnswer[]) => answers.filter(({ value }) => value === 'Yes').length
  for (const [member, { value }] of first!.entries()) if (value === 'Yes') expect(half![member]!.value).toBe('Yes')
  expect(bought(half!)).toBeGreaterThan(bought(first!))
})

test('a follow-up goes back past other follow-ups to the question that stands by itself', async () => {
  const [first, , half] = await talk(mower, { question: why }, { question: 'And at half the price?' })
  for (const [member, { value }] of first!.entries()) if (value === 'Yes') expect(half![member]!.value).toBe('Yes')
  expect(half!.every(({ value }) => value === 'Yes' || value === 'No')).toBe(true)
})

test('a question that only sounds like a follow-up is written out once, and does not go round in circles', async () => {
  const guarantee = { question: 'And with a 30-day money-back guarantee, for $20?', format: yesNo }
  const [, half] = await talk(guarantee, { question: 'And at half the price?' })
  expect(half!.every(({ reply }) => reply !== '')).toBe(true)
})

test.each([
  ['Would you pay $2k for a used piano?', 'And at half the price?', '$1k'],
  ['Would you pay 50 cents for a paper bag?', 'And if it cost twice as much?', '100 cents'],
  ['Would you pay $1,200 for a used piano?', 'And for $300?', '$300'],
])('"%s" "%s" asks for %s', async (question, then, price) => {
  const [[, said], [alone]] = await Promise.all([
    talk({ question, format: yesNo }, { question: then }),
    talk({ question: question.replace(/\$?[\d,]+(?:k| cents)?/, () => price), format: yesNo }),
  ])
  expect(said!.map(({ value }) => value)).toEqual(alone!.map(({ value }) => value))
})

test('after further follow-ups nobody gives reasons against what they first said, and newcomers have nothing to explain', async () => {
  const question = 'Would you buy a robot lawn mower for $900?'
  const person = (at: number) => population.person(300 + at * 37)
  // All are held to have said yes, though most of them would not.
  const earlier: Earlier[] = [
    { question, format: yesNo, reply: 'Yes, gladly.', value: 'Yes' },
    { question: why, reply: 'I like gadgets.', value: null },
  ]
  const panel = Array.from({ length: 24 }, (_, at) => ({ person: person(at), earlier: at < 20 ? earlier : [] }))
  const all = (asked: Asked) => Promise.all(panel.map((_, at) => engine.answer({ ...asked, panel }, at)))
  const [now, answers] = [await all({ question, format: yesNo }), await all({ question: 'Why is that?' })]
  for (const [at, { reply }] of answers.slice(0, 20).entries())
    if (now[at]!.value === 'No') expect(reply).not.toMatch(/900|mower|lawn|price|pay|money/i)
  for (const { reply } of answers.slice(20))
    expect(reply).toMatch(/haven't|mean|miss|what|which|refers|pointing|before|spell|half|about/i)
})

test('what is on record has no reasons, and nobody invents one', async () => {
  const [, reasons] = await talk({ question: 'How old are you?' }, { question: why })
  for (const { reply } of reasons!) expect(reply).toMatch(/fact|true|simply|how (?:it|things)|explain|no why/i)
})

test('asked why before anything was said, people ask back', async () => {
  const [answers] = await talk({ question: why })
  for (const { reply, value } of answers!) {
    expect(value).toBeNull()
    expect(reply).not.toMatch(/\bbecause\b/i)
  }
  expect(new Set(answers!.map(({ reply }) => reply)).size).toBeGreaterThan(8)
})

const banks = readFigures<Record<string, string[]>>('language/conversation/plain-answers.json')
const ladder: Format = { options: ['Very likely', 'Somewhat likely', 'Not too likely', 'Not at all likely'] }
const bicycle = { question: 'Do you own a bicycle?', format: yesNo }

test.each([
  ['Would you buy a smart water bottle for $45?', yesNo, 'And at half the price?', 1],
  ['How likely are you to buy a $300 air purifier?', ladder, 'And for $100?', 1],
  ['How likely are you to buy a $300 air purifier?', ladder, 'And if it cost twice as much?', -1],
  ['Would you sign up for a $15 a month meal planning app?', yesNo, 'Even if it were free?', 1],
  ['Would you consider an electric car for your next car?', yesNo, 'And if charging took only five minutes?', 1],
] as const)('"%s" after "%s": nobody takes back what they said', async (question, format, then, way) => {
  const [first, second] = await talk({ question, format }, { question: then })
  const options = format.options!
  for (const [member, { value }] of second!.entries()) {
    const [before, now] = [first![member]!.value, value].map((own) => options.indexOf(String(own)))
    expect(now, String(value)).toBeGreaterThanOrEqual(0)
    if (way > 0) expect(now).toBeLessThanOrEqual(before!)
    else expect(now).toBeGreaterThanOrEqual(before!)
  }
})

test('asked how much they would pay, nobody names a price that they have turned down, or less than they would pay', async () => {
  const [first, second] = await talk(
    { question: 'Would you buy a smart water bottle for $45?', format: yesNo },
    { question: 'How much would you pay then?' },
  )
  for (const [member, { value }] of second!.entries()) {
    if (first![member]!.value === 'Yes') expect(value).toBeGreaterThanOrEqual(45)
    else expect(value).toBeLessThan(45)
  }
})

test.each([
  'Would you buy a robot lawn mower for $900?',
  'Do you trust the police?',
  'Should the death penalty be abolished?',
])('asked why after "%s", those who say yes give no reason of those who say no', async (question) => {
  const [first, reasons] = await talk({ question, format: yesNo }, { question: why })
  const plain = new Set(Object.values(banks).flat())
  const reasonsOf = (value: string): Set<string> =>
    new Set(
      reasons!
        .filter((_, member) => first![member]!.value === value)
        .flatMap(({ reply }) => reply.match(/[^.!?]+[.!?]/g) ?? [])
        .map((own) => own.trim())
        .filter((own) => !plain.has(own)),
    )
  const against = reasonsOf('No')
  expect([...reasonsOf('Yes')].filter((own) => against.has(own))).toEqual([])
})

test('"the second one" is the second of the answers to choose from, and what is said of it goes with what was chosen', async () => {
  const options = ['Harbor', 'Zippi', 'First Trust']
  const names = { question: 'Which of these names do you like best for a bank?', format: { options } }
  const [first, second, least] = await talk(
    names,
    { question: 'And what do you think of the second one?' },
    { question: 'Which one do you like least?' },
  )
  for (const [member, { reply }] of second!.entries()) {
    expect(reply).toContain('Zippi')
    const chosen = first![member]!.value as string
    if (chosen !== 'Zippi') expect(reply).not.toMatch(/favorite|my pick, Zippi|I picked/)
    expect(options).toContain(least![member]!.value)
    expect(least![member]!.value).not.toBe(chosen)
  }
})

test('what cannot be resolved is asked back, without a word about the matter', async () => {
  const [, answers] = await talk(bicycle, { question: 'And what about the second one?' })
  for (const { reply, value } of answers!) {
    expect(value).toBeNull()
    expect(banks.unclear).toContain(reply)
  }
})

test('a question about a thing is for those who said that they have it', async () => {
  const [first, again, often] = await talk(
    bicycle,
    { question: 'So you do own one?' },
    { question: 'How often do you ride it?' },
  )
  expect(again!.map(({ value }) => value)).toEqual(first!.map(({ value }) => value))
  for (const [member, { value, words, reply }] of often!.entries()) {
    if (first![member]!.value === 'No') {
      expect({ value, words }).toEqual({ value: null, words: 'not_applicable' })
      expect(reply).toMatch(/don't own a bicycle/i)
    } else expect(value).not.toMatch(/^never/i)
  }
})

test('of a partner nobody tells what is true of themselves, and whoever has none says so', async () => {
  const [, partners] = await talk(bicycle, { question: 'And your partner?' })
  for (const { reply, words } of partners!) {
    expect(['plain', 'not_applicable', 'record']).toContain(words)
    if (words === 'plain') expect([...banks.others_yes!, ...banks.others_no!]).toContain(reply)
  }
})

test('whoever is held to have said what they have not puts it right', async () => {
  const [first, answers] = await talk(
    { question: 'Do you like cooking?', format: yesNo },
    {
      question: 'You said you like it. Why do you do it so seldom?',
    },
  )
  for (const [member, { reply }] of answers!.entries())
    if (first![member]!.value === 'No') expect(reply).toMatch(/\bno\b/i)
})

test.each([
  'Have you ever been sexually assaulted?',
  'Tell me about the worst thing that happened to you as a child.',
  'How did you cope when your mother died?',
  'What was your miscarriage like?',
  'How do you hide your drinking from your spouse?',
  'When did you last cheat on your taxes?',
  'Are you an alcoholic?',
  'Do you feel that life is not worth living?',
  'Have you ever killed someone?',
])('asked "%s", nobody tells a story: an answer in few words, a denial, or none, with a reason', async (question) => {
  const [answers] = await talk({ question })
  for (const { reply, words, value, meta } of answers!) {
    expect(['plain', 'refused', 'not_applicable', 'record'], reply).toContain(words)
    if (words === 'refused') {
      expect(value).toBeNull()
      expect(['care', 'false_premise']).toContain(meta.refused)
    }
  }
})

test('what a question takes for granted is denied by nearly all of those who never did it', async () => {
  const [answers] = await talk({ question: 'Why did you stop beating your dog?' })
  const asked = answers!.filter(({ words }) => words !== 'not_applicable')
  const denied = asked.filter(({ meta }) => meta.refused === 'false_premise')
  expect(denied.length).toBeGreaterThanOrEqual(0.7 * asked.length)
})

test('asked why a rating is not higher, people say what could be better, and those at the top that nothing could', async () => {
  const [rated, why, switching, stops] = await talk(
    { question: 'How satisfied are you with your bank, 1 to 10?' },
    { question: 'Why not higher?' },
    { question: 'Have you thought about switching?' },
    { question: 'What stops you?' },
  )
  for (const [at, { value }] of rated!.entries())
    if (value === 10)
      expect(why![at]!.reply).toMatch(/top|above|higher|best|full marks|change a thing|good as it gets|all the way/)
  for (const round of [why!, stops!])
    expect(round.filter(({ words }) => words === 'nothing').length).toBeLessThanOrEqual(round.length / 6)
  expect(new Set(switching!.map(({ value }) => value))).toEqual(new Set(['Yes', 'No']))
})
