import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { AgentAnswer } from '../../src/modules/answering/index.ts'
import { ManualClock } from '../../src/platform/clock.ts'
import { type OpenedEngine, openModelEngine } from '../harness/model-engine.ts'
import { type ModelServer, startModelServer } from '../harness/model-server.ts'
import type { PanelBrainSetup } from '../harness/panel-brain.ts'
import { usAdults } from '../harness/people.ts'
import { createTestKey } from '../harness/service.ts'

type Panel = Awaited<ReturnType<typeof usAdults>>

let server: ModelServer
let opened: OpenedEngine
let panel: Panel

beforeAll(async () => {
  server = await startModelServer({ brain: new URL('../harness/panel-brain.ts', import.meta.url).pathname })
  opened = await openModelEngine(server)
  panel = await usAdults(12)
})
afterAll(async () => {
  await opened.close()
  await server.close()
})
afterEach(() => server.reset())

/** The panel's answers, and how many calls for them are in the books, each of which has its own row and price. */
async function ask(question: string, brain: PanelBrainSetup, members = panel) {
  await server.brain(brain)
  const { organization_id } = await createTestKey(opened.database, new ManualClock())
  const asked = { question, panel: members }
  const answers = await Promise.all(members.map((_, at) => opened.engine.answer(asked, at, { organization_id })))
  const { rows } = await sql<{ purpose: string; calls: number }>`
    select purpose, count(*)::int as calls from model_calls
    where organization_id = ${organization_id} and status = 'finished' group by 1`.execute(opened.database.db)
  const calls = Object.fromEntries(rows.map((row) => [row.purpose, row.calls]))
  expect((await server.counts()).requests).toBe(rows.reduce((sum, row) => sum + row.calls, 0))
  return { answers, calls }
}

const words = (answers: readonly AgentAnswer[]) => answers.map(({ reply, words, meta }) => ({ reply, words, meta }))
const own = { words: null, meta: expect.not.objectContaining({ words_rejected: expect.anything() }) }
const plain = { words: 'plain', meta: expect.objectContaining({ engine: 'llm', words_rejected: 2 }) }

test('what a model says well goes through as it is, for one call each', async () => {
  const { answers, calls } = await ask('Would you buy a kayak?', { words: '{own} people I know have a kayak.' })
  for (const answer of words(answers)) {
    expect(answer).toMatchObject(own)
    expect(answer.reply).toMatch(/^\d+ people I know have a kayak\.$/)
  }
  expect(calls).toEqual({ forecast: 1, words: 12 })
})

test('another answer than the drawn one is sent back, and then the value is all that is said', async () => {
  const brain = { words: 'No, never, at {own}.', shares: { Yes: 60, No: 40 } }
  const { answers, calls } = await ask('Would you buy a new frying pan this year?', brain)
  const yes = answers.filter(({ value }) => value === 'Yes')
  expect(yes.length).toBeGreaterThan(2)
  for (const answer of words(yes)) {
    expect(answer).toMatchObject(plain)
    expect(answer.reply).not.toMatch(/\b(?:no|never)\b/i)
  }
  for (const answer of words(answers.filter(({ value }) => value === 'No'))) expect(answer).toMatchObject(own)
  expect(calls).toEqual({ forecast: 1, words: 12, repair: yes.length })
})

test('words that are better at the second try are stored, and meta counts the first', async () => {
  const brain = {
    words: 'No, never, at {own}.',
    mended: 'A paddle board for number {own}, please.',
    shares: { Yes: 99, No: 1 },
  }
  const { answers } = await ask('Would you buy a paddle board?', brain)
  for (const { reply, words, meta } of answers.filter(({ value }) => value === 'Yes')) {
    expect(reply).toMatch(/^A paddle board/)
    expect(words).toBeNull()
    expect(meta.words_rejected).toBe(1)
  }
})

test('children whom an agent does not have are not spoken of; whoever has some may', async () => {
  const many = await usAdults(60)
  const of = (has: boolean) => many.filter(({ person }) => person.num_children > 0 === has).slice(0, 4)
  const members = [...of(true), ...of(false)]
  const brain = { words: 'My kids want a trampoline, at {own}.' }
  const { answers, calls } = await ask('What do you think of trampolines?', brain, members)
  for (const [at, { reply, meta }] of answers.entries()) {
    expect(reply.includes('My kids')).toBe(at < 4)
    expect(meta.words_rejected).toBe(at < 4 ? undefined : 2)
  }
  expect(calls).toEqual({ forecast: 1, words: 8, repair: 4 })
})

test('one sentence for all twelve is said by one of them', async () => {
  const sentence = 'I keep meaning to fix up the old sailing boat first.'
  const { answers, calls } = await ask('Would you buy a sailing boat?', { words: sentence })
  expect(answers.filter(({ reply }) => reply === sentence)).toHaveLength(1)
  for (const answer of words(answers.filter(({ reply }) => reply !== sentence))) expect(answer).toMatchObject(plain)
  expect(calls).toEqual({ forecast: 1, words: 12, repair: 11 })
})

test('talk of something else is nobody’s answer', async () => {
  const { answers } = await ask('What do you think of meal kits?', {
    words: 'The moons of Jupiter have {own} frozen oceans.',
  })
  for (const { reply, meta } of answers) {
    expect(reply).not.toMatch(/Jupiter/)
    expect(meta.words_rejected).toBe(2)
  }
})
