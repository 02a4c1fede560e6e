import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { createEmbeddedEngine } from '../../src/modules/answering/index.ts'
import { holds } from '../../src/modules/answering/record/holds.ts'
import { loadKnowledge, things } from '../../src/modules/knowledge/index.ts'
import { testFinder } from '../harness/finder.ts'
import { testPopulation } from '../harness/population.ts'

/** What people do and own: one lasting state of everybody, in every form of question. */
type Act = [base: string, done: string, doing: string, ever: number, now: number, want: number]
const file = new URL('../../data/knowledge/records/acts.jsonl', import.meta.url)
const acts = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Act)

const population = await testPopulation()
const engine = createEmbeddedEngine({ population, knowledge: loadKnowledge(), finder: testFinder() })
afterAll(() => engine.close())

const { start, size } = population.countries.find(({ code }) => code === 'US')!
const COUNT = 1500
const people = Array.from({ length: COUNT }, (_, at) =>
  population.person(start + Math.floor(((at + 0.5) * size) / COUNT)),
)
const panel = people.map((person) => ({ person }))

async function ask(question: string): Promise<boolean[]> {
  const answers = await Promise.all(panel.map((_, member) => engine.answer({ question, panel }, member)))
  return answers.map(({ value }) => value === 'Yes')
}
const share = (yes: readonly boolean[]): number => yes.filter(Boolean).length / COUNT
/** Every nth thing, so that nobody has chosen them. */
const some = (count: number, from: number): Act[] =>
  Array.from({ length: count }, (_, at) => acts[(from + at * 613) % acts.length]!)

describe('a thing that people do', () => {
  test.each(some(6, 41))('%s: who does it has done it, and as many do and did as its record says', async (...act) => {
    const [base, done, , ever, now] = act
    const [does, did] = [await ask(`Do you ${base}?`), await ask(`Have you ever ${done}?`)]
    const without = does.filter((yes, at) => yes && !did[at]).length / COUNT
    expect(without).toBeLessThanOrEqual(0.015)
    for (const [found, known] of [
      [share(does), now],
      [share(did), ever],
    ] as const) {
      expect(Math.abs(found - known)).toBeLessThanOrEqual(known < 0.05 ? 0.005 : 0.025)
    }
  })
})

test('asked the other way round, the others say yes', async () => {
  const [owns, not] = [await ask('Do you own a bicycle?'), await ask('Do you not own a bicycle?')]
  expect(owns.filter((yes, at) => yes === not[at]).length / COUNT).toBeLessThan(0.02)
})

test('ticked in a list, a thing is had by as many as say so when they are asked for it alone', async () => {
  const question =
    'Which of these do you have at home? Check all that apply: a dishwasher, an espresso machine, a stand mixer'
  const answers = await Promise.all(panel.map((_, member) => engine.answer({ question, panel }, member)))
  for (const thing of ['a dishwasher', 'an espresso machine', 'a stand mixer']) {
    const alone = await ask(`Do you have ${thing} at home?`)
    const found = answers.filter(({ value }) => [value].flat().includes(thing)).length / COUNT
    expect(Math.abs(found - share(alone))).toBeLessThanOrEqual(0.04)
  }
})

test('whoever has never tried a thing does not say whether they liked it', async () => {
  const question = 'Have you ever tried kombucha, and did you like it?'
  const few = panel.slice(0, 60)
  const answers = await Promise.all(few.map((_, member) => engine.answer({ question, panel: few }, member)))
  const replies = (value: string) => answers.filter((answer) => answer.value === value).map(({ reply }) => reply)
  expect(replies('No').filter((reply) => /\bdid(?:n't)?\b/.test(reply))).toEqual([])
  expect(replies('Yes').some((reply) => /\bdid(?:n't)?\b/.test(reply))).toBe(true)
})

test('nobody is old at forty-five, and nobody retires at ninety', async () => {
  const ages = async (question: string): Promise<number[]> => {
    const answers = await Promise.all(panel.map((_, member) => engine.answer({ question, panel }, member)))
    return answers.map(({ value }) => Number(value)).sort((a, b) => a - b)
  }
  const old = await ages('At what age do you think a person becomes old?')
  expect(old[Math.floor(0.02 * COUNT)]).toBeGreaterThan(45)
  const retired = await ages('At what age do you expect to retire, or did you retire?')
  expect(retired[Math.floor(0.98 * COUNT)]).toBeLessThan(90)
})

test('a number follows the time that is asked about, and a time of nothing is none', async () => {
  const median = async (question: string): Promise<number> => {
    const answers = await Promise.all(panel.map((_, member) => engine.answer({ question, panel }, member)))
    return answers.map(({ value }) => Number(value)).sort((a, b) => a - b)[COUNT / 2]!
  }
  const [daily, weekly] = [
    await median('How many hours of TV do you watch on a typical day?'),
    await median('How many hours a week do you watch TV?'),
  ]
  expect(weekly / daily).toBeGreaterThan(4)
  expect(weekly / daily).toBeLessThan(10)
  expect(await median('How many cups of coffee did you drink in the last 0 days?')).toBeGreaterThanOrEqual(0)
})

describe('nobody does what they cannot do', () => {
  const required = things().filter(({ now, ever }) => now.length + ever.length > 0)
  const tagged = required.filter(({ now }) => now.length > 0 && now.every((one) => 'tag' in one))
  const others = required.filter(({ now }) => now.some((one) => 'thing' in one))

  test.each(Array.from({ length: 6 }, (_, at) => tagged[(17 + at * 97) % tagged.length]!))(
    '$base',
    async ({ base, now }) => {
      const does = await ask(`Do you ${base}?`)
      const against = people.filter(
        (person, at) => does[at] && now.some((one) => 'tag' in one && !holds(one.tag, person)),
      )
      expect(against.map(({ index }) => index)).toEqual([])
    },
  )

  test.each(Array.from({ length: 4 }, (_, at) => others[(5 + at * 61) % others.length]!))(
    '$base, without what it takes',
    async ({ base, now }) => {
      const does = await ask(`Do you ${base}?`)
      for (const one of now) {
        if (!('thing' in one)) continue
        const has = await ask(`Do you ${one.thing}?`)
        expect(does.filter((yes, at) => yes && !has[at]).length).toBe(0)
      }
    },
  )

  test('what a thing takes does not need it in turn', () => {
    const named = new Map(things().map((thing) => [thing.base, thing]))
    const chain = (base: string, seen: readonly string[]): void => {
      expect(seen).not.toContain(base)
      for (const one of named.get(base)!.now) if ('thing' in one) chain(one.thing, [...seen, base])
    }
    for (const { base } of required) chain(base, [])
  })

  test('a caller is told which thing a question was taken to be about', async () => {
    const { understood } = await engine.answer({ question: 'Do you own a bicycle?', panel: panel.slice(0, 1) }, 0)
    expect(understood.thing).toBe('own_a_bicycle')
  })
})
