import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../src/clients/sdk/index.ts'
import { answerReader, listQuestions } from '../../src/modules/questions/index.ts'
import { type Research, startResearch } from '../harness/scripted-panel.ts'

let research: Research
let mine: Client
beforeAll(async () => {
  research = await startResearch()
  mine = research.service.client(research.key)
})
afterEach(() => research.panel.reset())
afterAll(() => research.service.close())

const format = { type: 'single_choice' as const, options: ['Oat', 'Dairy'] }

async function newStudy(): Promise<string> {
  const group = await research.group(0, 20)
  return String((await mine.studies.create({ title: 'Milk', research_group_uuid: group.uuid })).study.id)
}

/** What the results of a study's only question must be by the answers that can be read at this moment. */
async function expectResultsOfNow(study_id: string, question_id: string): Promise<number> {
  const { answers } = await mine.studies.listAnswers({ study_id, question_id })
  const counts = format.options.map((option) => answers.filter(({ value }) => value === option).length)
  const { questions } = await mine.studies.results({ study_id, by: 'sex' })
  const { results, crosstabs } = questions[0]!
  expect(results.n).toBe(answers.length)
  if (answers.length > 0) expect(results.options.map(({ count }) => count)).toEqual(counts)
  expect(crosstabs[0]!.columns.reduce((sum, { n }) => sum + n, 0)).toBe(answers.length)
  const listed = await mine.studies.listQuestions({ study_id })
  expect(listed.questions[0]!.results).toEqual(results)
  expect((await mine.studies.getQuestion({ study_id, question_id })).question.results).toEqual(results)
  return answers.length
}

test('results are those of now: what has come in since they were last read, and who was removed, is in them', async () => {
  const study_id = await newStudy()
  const letGo = research.panel.hold(6)
  const asked = await mine.studies.ask({ study_id, question: 'Which milk do you buy?', format })
  const question_id = String(asked.question_id)
  expect(await expectResultsOfNow(study_id, question_id)).toBe(0)
  const working = research.service.app.worker.drain()
  await expect.poll(() => expectResultsOfNow(study_id, question_id)).toBe(6)
  letGo()
  await working
  expect(await expectResultsOfNow(study_id, question_id)).toBe(20)
  await mine.studies.removeAgents({ study_id, agent_ids: asked.agent_ids.slice(0, 3).map(String) })
  expect(await expectResultsOfNow(study_id, question_id)).toBe(17)
  // Once more the same, which is kept.
  expect(await expectResultsOfNow(study_id, question_id)).toBe(17)
})

test('who reads the answers for a download a second time gets the same, though agents were removed meanwhile', async () => {
  const study_id = await newStudy()
  const { agent_ids } = await mine.studies.ask({ study_id, question: 'Which milk do you buy?', format })
  await research.service.app.worker.drain()
  const { db } = research.service.database
  const scope = { organization_id: research.key.organization_id, kind: 'study', study_id: Number(study_id) } as const
  const { rows } = await listQuestions(db, scope, { limit: 10, offset: 0 })
  const read = answerReader(db)
  const answers = async (by = read) => {
    const all = []
    for await (const [, given] of by(rows)) all.push(...given)
    return all
  }
  const first = await answers()
  expect(first).toHaveLength(20)
  await mine.studies.removeAgents({ study_id, agent_ids: agent_ids.slice(0, 3).map(String) })
  expect(await answers()).toEqual(first)
  expect(await answers(answerReader(db))).toEqual(first.slice(3))
  await mine.studies.remove({ study_id })
  await expect(answers()).rejects.toThrow('The study was deleted.')
})
