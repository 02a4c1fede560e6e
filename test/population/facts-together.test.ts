import { afterAll, expect, test } from 'vitest'
import { createEmbeddedEngine } from '../../src/modules/answering/index.ts'
import { loadKnowledge } from '../../src/modules/knowledge/index.ts'
import { testFinder } from '../harness/finder.ts'
import { testPopulation } from '../harness/population.ts'

const population = await testPopulation()
const engine = createEmbeddedEngine({ population, knowledge: loadKnowledge(), finder: testFinder() })
afterAll(() => engine.close())

const people = Array.from({ length: 40 }, (_, at) => population.person(at * 5))

async function ask(question: string) {
  const panel = people.map((person) => ({ person }))
  return Promise.all(panel.map((_, member) => engine.answer({ question, panel }, member)))
}

test('who somebody is and who lives with them is on record', async () => {
  const selves = await ask('Tell me a little about yourself.')
  const homes = await ask('Who lives in your household?')
  people.forEach(({ age, household_size, partner }, at) => {
    expect(selves[at]!.words).toBe('record')
    expect(selves[at]!.reply).toContain(String(age))
    expect(homes[at]!.words).toBe('record')
    if (household_size === 1) expect(homes[at]!.reply).toMatch(/just me|nobody but me|just myself/i)
    else expect(/wife|husband/.test(homes[at]!.reply)).toBe(partner === 'spouse')
  })
})

test('two facts in one question are both told, and nobody has nothing to say on the second', async () => {
  const answers = await ask('Do you currently have any pets? If so, what kind and how many?')
  expect(answers.every(({ words }) => words === 'record')).toBe(true)
  const repeated = await ask('What do you do for a living and do you like it?')
  for (const { reply } of repeated) expect(reply).not.toMatch(/a living|^(.+\.) \1$/)
})

test('nobody has lived somewhere for longer than they have lived', async () => {
  const answers = await ask('How long have you lived in your town?')
  expect(people.filter(({ age }, at) => (answers[at]!.value as number) > age)).toEqual([])
})
