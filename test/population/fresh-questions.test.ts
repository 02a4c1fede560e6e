import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createEmbeddedEngine } from '../../src/modules/answering/index.ts'
import { loadKnowledge } from '../../src/modules/knowledge/index.ts'
import { freePanel } from '../../src/modules/population/index.ts'
import { contentCheck } from '../harness/content.ts'
import { testFinder } from '../harness/finder.ts'
import { testPopulation } from '../harness/population.ts'

const exam = JSON.parse(readFileSync(new URL('../exams/fresh.json', import.meta.url), 'utf8')) as Record<
  string,
  string[]
>

/** Every fourth of each area; all two hundred with TEST_LONG=1. */
const STEP = process.env.TEST_LONG === '1' ? 1 : 4

test('fresh questions over all areas: hardly anybody of the panel gives an answer without content', async () => {
  const population = await testPopulation({})
  const knowledge = loadKnowledge()
  const engine = createEmbeddedEngine({ population, knowledge, finder: testFinder() })
  const panel = freePanel(population).map((index) => ({ person: population.person(index) }))
  const hasContent = contentCheck(knowledge)
  const questions = Object.values(exam).flatMap((area) => area.filter((_, at) => at % STEP === 0))
  expect(questions.length).toBeGreaterThanOrEqual(200 / STEP)
  const empty: string[] = []
  for (const question of questions) {
    const answers = await Promise.all(panel.map((_, member) => engine.answer({ question, panel }, member)))
    for (const { reply, value, understood } of answers) {
      // A number, or the name of what is chosen, is itself what was asked for.
      const named = value !== null && value !== 'Yes' && value !== 'No'
      if (!named && !hasContent(question, understood.about.slice(0, 2), reply)) empty.push(`${question} ${reply}`)
    }
  }
  await engine.close()
  // Where nothing that was written goes with the answer, it stands alone.
  expect(empty.length, empty.join('\n')).toBeLessThan(0.02 * panel.length * questions.length)
})
