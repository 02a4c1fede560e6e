import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testFinder } from '../../../../test/harness/finder.ts'
import { usAdults } from '../../../../test/harness/people.ts'
import { testPopulation } from '../../../../test/harness/population.ts'
import { createLogger } from '../../../platform/log.ts'
import { loadKnowledge } from '../../knowledge/index.ts'
import type { Models } from '../../models/index.ts'
import { decidePanel } from '../deciding/decide-panel.ts'
import { embeddedEngineOn } from '../embedded-engine.ts'
import type { Engine, Member } from '../engine.ts'
import { openGround } from '../ground.ts'
import { openLives } from '../life/lives.ts'
import { createModelEngine } from '../model-engine.ts'

/** What reached the model, in order: questions it was to forecast, and prompts for words. */
const forecasts: string[] = []
const prompts: string[] = []
let engine: Engine
let panel: { person: Member['person'] }[]

beforeAll(async () => {
  const population = await testPopulation()
  const ground = openGround({ population, knowledge: loadKnowledge(), finder: testFinder() })
  const models: Models = {
    async complete({ model, prompt }) {
      prompts.push(prompt.own)
      const usage = { input_tokens: 1, cached_tokens: 0, output_tokens: 1, reasoning_tokens: 0 }
      const text = `Number ${prompts.length} is what I say.`
      return { call_id: '1', model, text, finish: 'stop', usage, cost_micros: 0, latency_ms: 1, replayed: false }
    },
    reject: async () => {},
    close: async () => {},
  }
  engine = createModelEngine({
    ground,
    lives: openLives(population),
    embedded: embeddedEngineOn(ground),
    models,
    language_models: { words: { name: 'counted', sees: [] }, all: [] } as never,
    elicitation: {
      name: 'forecast',
      open: async ({ reading, found, known, agents, barred, reference, replicate }) => {
        forecasts.push(reading.text)
        const decisions = decidePanel({ reading, found, forecast: known, barred }, agents, reference, replicate)
        return { forecast: known, mentions: [], models: [], calibration: '', decide: async (at) => decisions[at]! }
      },
    },
    fallback: 'fail',
    log: createLogger('silent'),
  })
  panel = await usAdults(20)
})
beforeEach(() => {
  forecasts.length = 0
  prompts.length = 0
})

const ask = (question: string, of: readonly Member[] = panel) =>
  Promise.all(of.map((_, member) => engine.answer({ question, panel: of }, member)))

describe('with a language model, too', () => {
  test('facts on record are told without a single call to it', async () => {
    for (const question of [
      'Are you married?',
      'How old are you? And do you own your home?',
      'Do you have diabetes?',
      'How many children do you have?',
    ]) {
      for (const { meta, confidence } of await ask(question)) {
        expect(meta.engine, question).toBe('embedded')
        expect(confidence, question).toBe('high')
      }
    }
    expect([...forecasts, ...prompts]).toEqual([])
    await ask('Do you like tea?', panel.slice(0, 1))
    expect([forecasts, prompts.length > 0]).toEqual([['Do you like tea?'], true])
  })

  test('what leans on an earlier answer is about that answer: nothing is forecast for it', async () => {
    const question = 'Would you pay $12 for a sandwich at the airport?'
    const told = panel.map((one) => ({ ...one, earlier: [{ question, reply: 'No, that is too much.', value: 'No' }] }))
    await ask('Why did you say that?', told)
    expect(forecasts).toEqual([])
    await ask('And at half the price?', told)
    expect(forecasts).toEqual(['Would you pay $6 for a sandwich at the airport?'])
  })

  test('who writes the words is told what was said before', async () => {
    const earlier = [{ question: 'How do you get to work?', reply: 'By bus, forty minutes each way.' }]
    await ask('Should the city build more bike lanes?', [{ ...panel[0]!, earlier }])
    expect(prompts[0]).toContain('Said: By bus, forty minutes each way.')
  })

  test('who writes the words is told what the record says of the conditions that the question names', async () => {
    const people = await usAdults(200)
    const [sick] = people.filter(({ person }) => person.health!.conditions.includes('diabetes_t2'))
    const [well] = people.filter(({ person }) => person.health!.conditions.length === 0)
    await ask('What do you think of clinics that only treat diabetes?', [sick!, well!])
    const lines = prompts.flatMap((prompt) => /^On record of what is asked: (.*)$/m.exec(prompt)?.[1] ?? [])
    expect(lines.filter((line) => /\bhave (?:type 2 )?diabetes\b/.test(line) && !/n't|not/.test(line))).toHaveLength(1)
    expect(lines.filter((line) => /n't|not/.test(line))).toHaveLength(1)
  })

  test('who writes the words is told what the life has to do with it, which is the life that pages show', async () => {
    await ask('Should the city build more lanes for people who ride a bicycle?', panel)
    const lives = openLives(await testPopulation())
    const told = prompts.map((prompt) => /^Life: (.*)$/m.exec(prompt)?.[1])
    expect(told.filter((line) => line !== undefined).length).toBeGreaterThan(panel.length / 4)
    const shown = new Set(
      (await Promise.all(panel.map(({ person }) => lives.of(person)))).flat().map((one) => one.sentence),
    )
    for (const line of told) {
      for (const sentence of line?.split(/(?<=\.) /) ?? []) expect(shown).toContain(sentence)
    }
  })

  test('whom a question is not for says so; the model is asked for the others, by the same answers as without it', async () => {
    const question = 'For those who supervise others: how often do you hold one-on-ones?'
    const supervise = await ask('Do you supervise others?')
    expect(new Set(supervise.map(({ value }) => value === 'Yes')).size).toBe(2)
    const answers = await ask(question)
    expect(answers.map(({ words }) => words === 'not_applicable')).toEqual(
      supervise.map(({ value }) => value !== 'Yes'),
    )
  })
})
