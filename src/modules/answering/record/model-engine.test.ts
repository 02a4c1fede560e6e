import { expect, test } from 'vitest'
import { testFinder } from '../../../../test/harness/finder.ts'
import { usAdults } from '../../../../test/harness/people.ts'
import { testPopulation } from '../../../../test/harness/population.ts'
import { createLogger } from '../../../platform/log.ts'
import { loadKnowledge } from '../../knowledge/index.ts'
import { embeddedEngineOn } from '../embedded-engine.ts'
import { openGround } from '../ground.ts'
import { createModelEngine } from '../model-engine.ts'

test('with a language model, too, facts on record are told without asking it', async () => {
  const parts = { population: await testPopulation(), knowledge: loadKnowledge(), finder: testFinder() }
  const ground = openGround(parts)
  const embedded = embeddedEngineOn(ground)
  const asked: string[] = []
  const engine = createModelEngine({
    ground,
    embedded,
    models: null as never,
    language_models: { words: { name: 'none', sees: [] }, all: [] } as never,
    elicitation: {
      name: 'forecast',
      open: async ({ reading }) => {
        asked.push(reading.text)
        throw new Error('a model was asked')
      },
    },
    fallback: 'fail',
    log: createLogger('silent'),
  })
  const panel = await usAdults(20)
  for (const question of ['Are you married?', 'How old are you? And do you own your home?']) {
    const answers = await Promise.all(panel.map((_, member) => engine.answer({ question, panel }, member)))
    expect(answers.every(({ meta, confidence }) => meta.engine === 'embedded' && confidence === 'high')).toBe(true)
  }
  expect(asked).toEqual([])
  await expect(engine.answer({ question: 'Do you like tea?', panel }, 0)).rejects.toThrow('a model was asked')
  // Whom a question is not for says so; the model is asked for the others, by the same answers as without it.
  const question = 'For those who supervise others: how often do you hold one-on-ones?'
  const direct = await Promise.all(
    panel.map((_, member) => embedded.answer({ question: 'Do you supervise others?', panel }, member)),
  )
  expect(new Set(direct.map(({ value }) => value === 'Yes')).size).toBe(2)
  for (const [member, { value }] of direct.entries()) {
    const answer = engine.answer({ question, panel }, member)
    if (value === 'Yes') await expect(answer).rejects.toThrow('a model was asked')
    else expect((await answer).words).toBe('not_applicable')
  }
})
