import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createEmbeddedEngine } from '../../src/modules/answering/index.ts'
import { loadKnowledge } from '../../src/modules/knowledge/index.ts'
import { freePanel } from '../../src/modules/population/index.ts'
import { testFinder } from '../harness/finder.ts'
import { testPopulation } from '../harness/population.ts'

const exam = JSON.parse(readFileSync(new URL('../exams/fresh.json', import.meta.url), 'utf8')) as Record<
  string,
  string[]
>

/** Every fourth of each area; all two hundred with TEST_LONG=1. */
const STEP = process.env.TEST_LONG === '1' ? 1 : 4

/** Of a hundred answers, so many say more than the value, or than that there is nothing to say. A ratchet: 78 on 2026-11-17, of every fourth question. */
const LEAST_SAID = 0.74

test('fresh questions over all areas: most of the panel says something that was found for the matter', async () => {
  const population = await testPopulation({})
  const engine = createEmbeddedEngine({ population, knowledge: loadKnowledge(), finder: testFinder() })
  const panel = freePanel(population).map((index) => ({ person: population.person(index) }))
  const questions = Object.values(exam).flatMap((area) => area.filter((_, at) => at % STEP === 0))
  expect(questions.length).toBeGreaterThanOrEqual(200 / STEP)
  const empty: string[] = []
  for (const question of questions) {
    const answers = await Promise.all(panel.map((_, member) => engine.answer({ question, panel }, member)))
    for (const { reply, value, words } of answers) {
      // A number, or the name of what is chosen, is itself what was asked for.
      const named = value !== null && value !== 'Yes' && value !== 'No'
      if (!named && (words === 'plain' || words === 'nothing')) empty.push(`${question} ${reply}`)
    }
  }
  await engine.close()
  const said = 1 - empty.length / (panel.length * questions.length)
  expect(said, empty.join('\n')).toBeGreaterThan(LEAST_SAID)
})
