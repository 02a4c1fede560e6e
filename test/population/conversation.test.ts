import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type AgentAnswer,
  createEmbeddedEngine,
  type Earlier,
  type Engine,
  type Format,
} from '../../src/modules/answering/index.ts'
import { loadKnowledge } from '../../src/modules/knowledge/index.ts'
import type { Population } from '../../src/modules/population/index.ts'
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
