import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { sampleAnswers } from '../../scripts/sample-answers/document.ts'
import { peopleDocument } from '../../scripts/sample-answers/people.ts'
import { sampleQuestions } from '../../scripts/sample-answers/questions.ts'
import { createEmbeddedEngine } from '../../src/modules/answering/index.ts'
import { loadKnowledge } from '../../src/modules/knowledge/index.ts'
import { testFinder } from '../harness/finder.ts'
import { testPopulation } from '../harness/population.ts'

/** Every third section; all of them with TEST_LONG=1. */
const STEP = process.env.TEST_LONG === '1' ? 1 : 3

test('docs/sample-answers.md is what the engine says today', async () => {
  const written = await readFile(new URL('../../docs/sample-answers.md', import.meta.url), 'utf8')
  const population = await testPopulation({})
  const engine = createEmbeddedEngine({ population, knowledge: loadKnowledge(), finder: testFinder() })
  const asked = sampleQuestions.filter((_, at) => at % STEP === 0)
  // All before the first section is about the people, and in front of the others as well.
  const [intro, ...sections] = written.split(/^(?=## )/m)
  expect(sections).toHaveLength(sampleQuestions.length)
  const part = [intro, ...sections.filter((_, at) => at % STEP === 0)].map((text) => text!.trimEnd())
  const said = (await sampleAnswers(engine, population, asked)).split(/^(?=## )/m).map((text) => text.trimEnd())
  expect(said, 'run `npm run sample-answers`').toEqual(part)
  await engine.close()
})

test('docs/people.md is what its person says today', async () => {
  const written = await readFile(new URL('../../docs/people.md', import.meta.url), 'utf8')
  const population = await testPopulation({})
  const engine = createEmbeddedEngine({ population, knowledge: loadKnowledge(), finder: testFinder() })
  expect(await peopleDocument(engine, population), 'run `npm run sample-answers`').toBe(written)
  await engine.close()
})
