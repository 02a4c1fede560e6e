import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../src/clients/sdk/index.ts'
import { type Research, startResearch } from '../harness/scripted-panel.ts'

let research: Research
let mine: Client
let theirs: Client
let study: { id: number; uuid: string; title: string }
/** The first two of the panel: the one everything is asked of, and one beside. */
let agent: Research['agents'][number]
let other: Research['agents'][number]

const drain = () => research.service.app.worker.drain()
const format = { type: 'single_choice' as const, options: ['tea', 'coffee'] }
const questions = ['What do you drink first?', 'What do you drink last?', 'Do you drink alone?']
const list = (input: Omit<Parameters<Client['agents']['listAnswers']>[0], 'agent_id'> = {}) =>
  mine.agents.listAnswers({ agent_id: agent.uuid, ...input })

beforeAll(async () => {
  research = await startResearch()
  mine = research.service.client(research.key)
  theirs = research.service.client(research.stranger)
  ;[agent, other] = [research.agents[0]!, research.agents[1]!]
  const ask = async (client: Client, group: { uuid: string }, title: string, text: string) => {
    const created = (await client.studies.create({ title, research_group_uuid: group.uuid })).study
    await client.studies.ask({ study_id: created.uuid, question: text, format })
    return created
  }
  const group = await research.group(0, 4)
  study = await ask(mine, group, 'Drinks', questions[0]!)
  await mine.studies.ask({ study_id: study.uuid, question: questions[1]!, format })
  await mine.questions.askAgent({ agent_id: agent.uuid, question: questions[2]! })
  await mine.questions.askGroup({ group_id: group.uuid, question: 'And together?' })
  await ask(mine, group, 'Another study', 'Sweet or salty?')
  await ask(theirs, await research.group(0, 4, research.stranger), 'Their secret', 'What do you hide?')
  await drain()
})
afterAll(() => research.service.close())

describe('GET /v1/agents/{agent_id}/answers', () => {
  test('everything that an agent has answered the organization is there, newest first, with what it was asked', async () => {
    const { answers, total, count, agent_id } = await list()
    expect({ agent_id, total, count }).toEqual({ agent_id: agent.id, total: 5, count: 5 })
    expect(answers.map(({ question, kind, alone, study_title }) => [question, kind, alone, study_title])).toEqual([
      ['Sweet or salty?', 'study', false, 'Another study'],
      ['And together?', 'direct', false, null],
      [questions[2], 'direct', true, null],
      [questions[1], 'study', false, 'Drinks'],
      [questions[0], 'study', false, 'Drinks'],
    ])
    expect(answers.at(-1)).toMatchObject({
      study_id: study.id,
      study_uuid: study.uuid,
      agent_id: agent.id,
      agent_uuid: agent.uuid,
      value: 'tea',
      response_text: 'I take tea.',
      format,
      synthetic: true,
    })
  })

  test('of a study, by id or uuid, answers come in the order in which they were asked', async () => {
    for (const study_id of [study.uuid, String(study.id)]) {
      const { answers } = await list({ study_id })
      expect(answers.map(({ question }) => question)).toEqual(questions.slice(0, 2))
    }
  })

  test('a kind leaves the other out', async () => {
    expect((await list({ kind: 'direct' })).answers.map(({ kind }) => kind)).toEqual(['direct', 'direct'])
    expect((await list({ kind: 'study', study_id: study.uuid })).total).toBe(2)
    expect((await list({ kind: 'direct', study_id: study.uuid })).total).toBe(0)
  })

  test('pages follow each other without gaps', async () => {
    const all = (await list()).answers.map(({ id }) => id)
    const pages = await Promise.all([0, 2, 4].map((offset) => list({ limit: 2, offset })))
    expect(pages.flatMap(({ answers }) => answers.map(({ id }) => id))).toEqual(all)
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5])
  })

  test('another organization sees its own answers alone, and no study of others', async () => {
    const { answers } = await theirs.agents.listAnswers({ agent_id: agent.uuid })
    expect(answers.map(({ question }) => question)).toEqual(['What do you hide?'])
    await expect(theirs.agents.listAnswers({ agent_id: agent.uuid, study_id: study.uuid })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('an agent who was never asked has answered nothing; one that does not exist is not found', async () => {
    expect(await mine.agents.listAnswers({ agent_id: research.agents[9]!.uuid })).toMatchObject({
      total: 0,
      answers: [],
    })
    for (const agent_id of ['999999999', 'nobody', '00000000-0000-4000-8000-000000000000']) {
      await expect(mine.agents.listAnswers({ agent_id })).rejects.toMatchObject({ status: 404 })
    }
    await expect(list({ study_id: 'none' })).rejects.toMatchObject({ status: 404 })
  })

  test('answers of whoever was removed from a study no longer count here, either', async () => {
    await mine.studies.removeAgents({ study_id: study.uuid, agent_ids: [String(other.id)] })
    const { answers } = await mine.agents.listAnswers({ agent_id: other.uuid })
    expect(answers.map(({ question }) => question)).toEqual(['Sweet or salty?', 'And together?'])
  })

  test('it takes the scope to read studies', async () => {
    const key = await research.service.createKey({ scopes: ['agent:search'] })
    await expect(research.service.client(key).agents.listAnswers({ agent_id: agent.uuid })).rejects.toMatchObject({
      status: 403,
    })
  })
})
