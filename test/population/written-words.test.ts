import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { createEmbeddedEngine } from '../../src/modules/answering/index.ts'
import { loadKnowledge, loadSaid } from '../../src/modules/knowledge/index.ts'
import { testFinder } from '../harness/finder.ts'
import { testPopulation } from '../harness/population.ts'

const population = await testPopulation()
const knowledge = loadKnowledge()
const engine = createEmbeddedEngine({ population, knowledge, finder: testFinder() })
afterAll(() => engine.close())

const panelOf = (size: number) => Array.from({ length: size }, (_, at) => ({ person: population.person(at * 3) }))

async function ask(question: string, size: number) {
  const panel = panelOf(size)
  return Promise.all(panel.map((_, member) => engine.answer({ question, panel }, member)))
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const store = loadSaid()
const questions = store.sizes.map((_, question) => store.at(question))
/** Several authors may have asked the same. */
const sentencesAbout = (words: RegExp) =>
  questions.filter(({ wordings }) => wordings.some((wording) => words.test(wording))).flatMap(({ said }) => said)

test('an open question is answered with sentences that were written for it, each of them once', async () => {
  const written = new Set(sentencesAbout(/\bpasswords\b/).map(({ text }) => bare(text)))
  const replies = (await ask("what's your system for remembering all your passwords", 12)).map(({ reply }) =>
    bare(reply),
  )
  expect(new Set(replies).size).toBe(12)
  expect(replies.filter((reply) => written.has(reply)).length).toBeGreaterThan(8)
})

test('a question that was not written for finds the sentences that answer it, an open one only', async () => {
  const further = questions.filter(({ also = [] }) => also.length > 0).filter((_, at) => at % 1500 === 700)
  expect(further.length).toBeGreaterThan(3)
  for (const { also, said } of further) {
    const own = new Set(said.map(({ text }) => bare(text)))
    // "How close to home has it come?" is answered with a degree.
    const asked = also!.find((one) => /^(?:what|why|tell|describe|who|where)\b/i.test(one)) ?? also![0]!
    const replies = (await ask(asked, 30)).map(({ reply }) => bare(reply))
    expect(replies.filter((reply) => own.has(reply)).length, asked).toBeGreaterThan(2)
  }
})

test('a question that nobody wrote for is answered by what was written for its kind, on the side of the answer', async () => {
  const kinds = questions.filter(({ kind }) => kind === 'questions').flatMap(({ said }) => said)
  const answerOf = new Map(kinds.map(({ text, answer }) => [bare(text), answer]))
  const open = await ask('What makes you follow a gardening creator online?', 12)
  expect(open.filter(({ reply }) => answerOf.has(bare(reply))).length).toBeGreaterThan(6)
  const closed = await ask('Would you eat at a fancy restaurant by yourself?', 30)
  const said = closed.map(({ reply, value }) => ({
    value,
    answer: answerOf.get(bare(reply.replace(/^[^.?!]+[.?!]\s+/, ''))),
  }))
  expect(said.filter(({ answer }) => answer !== undefined).length).toBeGreaterThan(9)
  expect(said.filter(({ value, answer }) => answer !== undefined && answer !== value)).toEqual([])
})

test('what was written for a ban is not said of a permission', async () => {
  const allowed = sentencesAbout(/\bbackyard hens\b/).filter(({ answer }) => answer === 'No')
  const texts = new Set(allowed.map(({ text }) => bare(text)))
  expect(texts.size).toBeGreaterThan(3)
  const answers = await ask('Should your city allow backyard chickens?', 40)
  const added = answers.map(({ reply }) => bare(reply.replace(/^[^.?!]+[.?!]\s+/, '')))
  expect(added.filter((text) => texts.has(text))).toEqual([])
})

test('where the very question is known, sentences of one that only shares its words are not said', async () => {
  const others = questions.filter(({ wordings }) => wordings.some((wording) => /\breusable bags\b/.test(wording)))
  const said = new Set(others.flatMap((one) => one.said.map(({ text }) => bare(text))))
  expect(said.size).toBeGreaterThan(5)
  const answers = await ask('Do you save the plastic bags from the grocery store?', 40)
  const added = answers.map(({ reply }) => bare(reply.replace(/^[^.?!]+[.?!]\s+/, '')))
  expect(added.filter((text) => said.has(text))).toEqual([])
})

test('nobody says what presupposes children without having any', async () => {
  const parents = new Set(
    questions.flatMap(({ said }) => said.flatMap(({ who, text }) => (who.includes('parent') ? [bare(text)] : []))),
  )
  const panel = panelOf(150)
  const answers = await ask("What's the hardest part of being a parent?", 150)
  const told = answers.filter(({ reply }, at) => panel[at]!.person.num_children === 0 && parents.has(bare(reply)))
  expect(told.map(({ reply }) => reply)).toEqual([])
  expect(answers.filter(({ reply }) => parents.has(bare(reply))).length).toBeGreaterThan(3)
})

test('what nobody has written about gets an honest blank', async () => {
  const ways = JSON.parse(
    readFileSync(new URL('../../data/language/conversation/nothing.json', import.meta.url), 'utf8'),
  ) as string[]
  const known = new Set(ways.map(bare))
  const replies = await ask('How do you polish the brass ferrules of your glockenspiel mallets?', 8)
  expect(replies.filter(({ reply }) => !known.has(bare(reply))).map(({ reply }) => reply)).toEqual([])
})

test('the more money people would get, the more of them would, and each of them', async () => {
  const [less, more] = await Promise.all(
    [50, 5000].map((pay) => ask(`Would you let a neighbor park a boat in your driveway for $${pay} a month?`, 120)),
  )
  const yes = (answers: typeof less) => answers!.filter(({ value }) => value === 'Yes').length
  expect(yes(more)).toBeGreaterThan(yes(less) + 10)
  expect(less!.filter(({ value }, at) => value === 'Yes' && more![at]!.value === 'No').length).toBe(0)
})

test('whoever does a thing has done it before', async () => {
  for (const [now, ever] of [
    ['Do you own a boat?', 'Have you ever owned a boat?'],
    ['Do you go bowling?', 'Have you ever gone bowling?'],
    ['Do you play the guitar?', 'Have you ever played the guitar?'],
  ]) {
    const [today, before] = await Promise.all([ask(now!, 200), ask(ever!, 200)])
    const doing = today.filter(({ value }) => value === 'Yes').length
    const never = today.filter(({ value }, at) => value === 'Yes' && before[at]!.value === 'No').length
    expect(doing, now).toBeGreaterThan(0)
    expect(never / doing, now).toBeLessThanOrEqual(0.05)
  }
})

interface Feature {
  parts: string[]
  says: [lean: number, text: string][]
}

const features = readFileSync(new URL('../../data/knowledge/features.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Feature)
const saidOf = (part: string): Set<string> =>
  new Set(features.find(({ parts }) => parts.includes(part))!.says.map(([, text]) => bare(text)))

test('every feature of an offer has its own words, and sentences for it and against it', () => {
  const parts = features.flatMap((feature) => feature.parts)
  expect(new Set(parts).size).toBe(parts.length)
  const lacking = features.filter(({ says }) =>
    [1, -1].some((side) => says.filter(([lean]) => lean === side).length < 4),
  )
  expect(lacking.map((feature) => feature.parts[0])).toEqual([])
})

test('a described offer is answered by what it is made of, and not by what it is said to be without', async () => {
  const offer =
    '"Inkwell is a refillable marker for tiles that glow at night. It needs no subscription." What do you think of it?'
  const replies = (await ask(offer, 24)).map(({ reply }) => bare(reply))
  expect(replies.filter((reply) => saidOf('refillable').has(reply)).length).toBeGreaterThan(4)
  expect(replies.filter((reply) => saidOf('subscription').has(reply))).toEqual([])
})

test('points and percent that are to be divided add up to what was asked', async () => {
  for (const [question, total] of [
    ['Divide 100 points among price, taste and looks.', 100],
    ['You win $10,000. Split it in percent between debt, travel and gifts.', 100],
    ['How would you split $50 between books, games and music?', 50],
  ] as const) {
    for (const { reply, value } of await ask(question, 12)) {
      const given = [...reply.matchAll(/(\d+)%? (each )?for (.*?)(?=, \$?\d|, nothing|, I think|$|\.)/g)].map(
        ([, points, each, things]) => Number(points) * (each === undefined ? 1 : things!.split(/, | and /).length),
      )
      expect(
        given.reduce((sum, points) => sum + points, 0),
        reply,
      ).toBe(total)
      expect(value).toHaveLength(3)
    }
  }
})

test('of a described offer people say what was written for its kind, on their side of it', async () => {
  const kinds = questions.filter(
    ({ kind, wordings }) => kind === 'offers' && wordings.some((one) => /\bretired\b.*\brepair/.test(one)),
  )
  const leans = new Map(kinds.flatMap(({ said }) => said.map(({ text, lean }) => [bare(text), lean] as const)))
  const offer =
    'A retired carpenter comes to your house for an afternoon and teaches you to repair things yourself, for $80. Would you book him?'
  const answers = await ask(offer, 30)
  const said = answers.map(({ reply, value }) => ({
    value,
    lean: leans.get(bare(reply.replace(/^[^.?!]+[.?!]\s+/, ''))),
  }))
  expect(said.filter(({ lean }) => lean !== undefined).length).toBeGreaterThan(9)
  expect(said.filter(({ value, lean }) => lean !== undefined && lean !== (value === 'Yes' ? 1 : -1))).toEqual([])
})

test('a number on a scale comes with words for a high or a low one', async () => {
  const written = sentencesAbout(/\bsatisfied are you with your life\b|\bhow happy are you these days\b/i)
  const place = (answer: string): number =>
    /^\d$/.test(answer) ? Number(answer) - 3 : /dissatisfied/.test(answer) ? -1 : 1
  const places = new Map(written.map(({ text, answer }) => [bare(text), place(answer ?? '3')]))
  const answers = await ask('On a scale of 1 to 10, how satisfied are you with your life overall these days?', 60)
  const said = answers.flatMap(({ reply, value }) => {
    const own = places.get(bare(reply.replace(/^[^.?!]+[.?!]\s+/, '')))
    return own === undefined ? [] : [{ value: Number(value), own }]
  })
  expect(said.length).toBeGreaterThan(9)
  expect(said.filter(({ value, own }) => (value > 6 && own < 0) || (value < 5 && own > 0))).toEqual([])
})
