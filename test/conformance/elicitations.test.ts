import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { elicitationTables } from '../../scripts/fidelity/elicitation-table.ts'
import { type Compared, compareElicitations, type Way } from '../../scripts/fidelity/elicitation-trials.ts'
import { distance, mean } from '../../scripts/fidelity/measures.ts'
import { type MeasuredQuestion, measuredQuestions } from '../../src/modules/answering/calibrating/measured-questions.ts'
import { elicitationOf } from '../../src/modules/answering/configured-engine.ts'
import { referenceOf } from '../../src/modules/answering/deciding/decide-panel.ts'
import { loadKnowledge } from '../../src/modules/knowledge/index.ts'
import { languageModelsOf } from '../../src/modules/models/index.ts'
import { testFinder } from '../harness/finder.ts'
import { type OpenedEngine, openModelEngine } from '../harness/model-engine.ts'
import { type ModelServer, startModelServer } from '../harness/model-server.ts'
import { usAdults } from '../harness/people.ts'
import { testPopulation } from '../harness/population.ts'

/** Enough for each way; more of them with TEST_LONG=1. */
const QUESTIONS = process.env.TEST_LONG === '1' ? 8 : 4
const AGENTS = 12

let server: ModelServer
let opened: OpenedEngine
let questions: MeasuredQuestion[]
let compared: Compared

async function compare(by: OpenedEngine = opened, asked = questions): Promise<Compared> {
  const knowledge = loadKnowledge()
  const finder = testFinder()
  const { config, database, models } = by
  const language_models = languageModelsOf(config)!
  const people = (await usAdults(AGENTS)).map(({ person }) => person)
  const reference = referenceOf(await testPopulation(), knowledge)
  return compareElicitations(['forecast', 'persona', 'similarity'], asked, {
    knowledge,
    reference,
    people,
    models,
    elicitationOf: (name, counted) =>
      elicitationOf(name, { config, db: database.db, models: counted, language_models, finder }),
  })
}

beforeAll(async () => {
  server = await startModelServer({ brain: new URL('../harness/panel-brain.ts', import.meta.url).pathname })
  opened = await openModelEngine(server, { LLM_EMBEDDING_MODEL: 'vectors', LLM_PRICES: 'stand-in=1/4' })
  questions = await measuredQuestions(loadKnowledge(), { count: QUESTIONS })
  await server.brain({
    by_question: Object.fromEntries(
      questions.map(({ question, reading }) => [
        reading.text,
        Object.fromEntries(question.options.map((option, at) => [option, 100 * question.shares[at]!])),
      ]),
    ),
  })
  compared = await compare()
})
afterAll(async () => {
  await opened.close()
  await server.close()
})

const tvOf = (way: Way): number => {
  const own = compared.trials.filter(({ by }) => by.has(way))
  return mean(own.map(({ by, actual }) => distance(by.get(way)!, actual)))
}

describe('the comparison of elicitations', () => {
  test('has the answers of every way to every question that it applies to', () => {
    expect(compared.failed).toEqual([])
    expect(compared.trials).toHaveLength(QUESTIONS)
    for (const { by, steps } of compared.trials) {
      expect([...by.keys()]).toEqual(['embedded', 'forecast', 'persona', ...(steps === null ? [] : ['similarity'])])
      for (const shares of by.values()) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    }
  })

  test('finds a model that knows the truth nearer to people than what is known without it', () => {
    expect(tvOf('forecast')).toBeLessThan(tvOf('embedded'))
    expect(tvOf('persona')).toBeLessThan(tvOf('embedded'))
    expect(compared.calibration).toBe('default (unknown)')
  })

  test('counts a call per question for a forecast, one per agent for the others, and asks for no words', async () => {
    const ladders = compared.trials.filter(({ steps }) => steps !== null).length
    expect(compared.spending.get('forecast')).toMatchObject({ calls: QUESTIONS, questions: QUESTIONS })
    expect(compared.spending.get('persona')).toMatchObject({ calls: QUESTIONS * AGENTS, questions: QUESTIONS })
    expect(compared.spending.get('similarity')).toMatchObject({ calls: ladders * AGENTS, questions: ladders })
    expect(compared.spending.get('persona')!.micros).toBeGreaterThan(compared.spending.get('forecast')!.micros!)
    const asked = JSON.stringify((await server.journal()).map(({ body }) => body))
    expect(asked).not.toContain('what one respondent of a survey says')
  })

  test('run again asks nothing, and comes to the same', async () => {
    const chats = async () => (await server.journal()).filter(({ protocol }) => protocol !== 'embeddings').length
    const before = await chats()
    const again = await compare()
    expect(await chats()).toBe(before)
    expect(elicitationTables(again, AGENTS)).toBe(elicitationTables(compared, AGENTS))
  })

  test('is told in two tables, with similarity among the ladders only', () => {
    const text = elicitationTables(compared, AGENTS)
    const [all, ladders] = text.split('\n\n') as [string, string]
    const names = (table: string) =>
      table
        .split('\n')
        .slice(2)
        .map((line) => line.trim().split(/ {2,}/)[0])
    expect(names(all)).toEqual(['even shares', 'embedded', 'forecast', 'persona', `${AGENTS} people at random`])
    expect(names(ladders)).toEqual([
      'even shares',
      'embedded',
      'forecast',
      'persona',
      'similarity',
      `${AGENTS} people at random`,
    ])
    expect(all).toMatch(
      /persona +0\.\d{3} +\d\.\d\d +\d\.\d\d +[+-]0\.\d{3} \([+-]0\.\d{3} to [+-]0\.\d{3}\) +12\.0 +0\.\d{4}/,
    )
  })

  test('leaves out, for everybody, a question that a call failed on', async () => {
    const { question } = questions[0]!
    const text = question.text.replaceAll(/[^\w\s]/g, '.')
    await server.fault({ fault: 'status', status: 400, matching: new RegExp(`<question>.${text}`, 's') })
    const beside = await openModelEngine(server, { LLM_MODEL: 'failing' }, opened)
    const { trials, failed } = await compare(beside, questions.slice(0, 3))
    await beside.close()
    expect(trials.map(({ id }) => id)).toEqual(questions.slice(1, 3).map((one) => one.question.id))
    expect(failed).toMatchObject([{ id: question.id }])
  })
})
