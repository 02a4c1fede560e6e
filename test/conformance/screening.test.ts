import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../src/clients/sdk/index.ts'
import { manifestSchema, replayStudy } from '../../src/modules/exports/index.ts'
import { testPopulation } from '../harness/population.ts'
import { scriptedPanel } from '../harness/scripted-panel.ts'
import { type Requests, reads, startRequests } from '../harness/scripted-requests.ts'

const SIZE = 4
const screened = [
  { question: 'Do you drive to work?', reply: 'I take Yes.' },
  { question: 'Do you own a car?', reply: 'I take Yes.' },
]
let requests: Requests
let mine: Client
beforeAll(async () => {
  requests = await startRequests()
  mine = requests.service.client(requests.key)
})
afterAll(() => requests.service.close())
beforeEach(() => requests.panel.reset())

const answered = () => requests.service.app.worker.drain()

/** Drivers, whom a request has found by asking, and behind them somebody who was added by hand. */
async function drivers() {
  const screening = screened.map(({ question }) => ({ said: 'who drive', question, keep: 'Yes' as const }))
  const asking = { request_text: reads({ screening, group_size: SIZE }) }
  const { body } = await requests.send('POST', '/research-group-requests', asking)
  await requests.drain()
  const done = (await requests.send('GET', `/research-group-requests/${body.request_id}`)).body
  requests.panel.reset()
  const group_id: string = done.research_group_uuid
  const ids: number[] = done.recruited_agents.map(({ id }: { id: number }) => id)
  const { agents } = await mine.agents.search({ country: 'US', limit: 60 })
  const other = agents.find(({ id }) => !ids.includes(id))!.id
  await mine.groups.agents.add({ group_id, agent_ids: [other] })
  return { group_id, ids, other }
}

/** What each of the panel remembered, in its order, when it was asked the question. */
const remembered = (question: string, { calls } = requests.panel) =>
  calls.find(({ asked }) => asked.question === question)!.asked.panel.map(({ earlier }) => earlier)
const everybody = [...Array(SIZE).fill(screened), []]

describe('what candidates said when they were screened', () => {
  test('is shown with the group, and remembered in questions to it: as it was when they were asked', async () => {
    const { group_id, ids, other } = await drivers()
    const { agents } = await mine.groups.get({ group_id })
    expect(agents.map(({ id, screening }) => [id, screening])).toEqual([
      ...ids.map((id) => [id, screened]),
      [other, []],
    ])

    await mine.questions.askGroup({ group_id, question: 'Which car?' })
    const survey = { title: 'Cars', research_group_uuid: group_id, answer_options: ['More', 'Less'] }
    await mine.zeitgeist.create({ ...survey, question: 'More cars or less?' })
    // Nobody has answered yet, and the panel is still the one that was asked.
    await mine.groups.agents.remove({ group_id, agent_ids: [ids[0]!] })
    await mine.questions.askGroup({ group_id, question: 'Which bus?' })
    await mine.questions.askAgent({ agent_id: String(ids[1]), question: 'Just you?' })
    await answered()
    expect(remembered('Which car?')).toEqual(everybody)
    expect(remembered('More cars or less?')).toEqual(everybody)
    expect(remembered('Which bus?')).toEqual(everybody.slice(1))
    // An agent by itself is not the member of a group.
    expect(remembered('Just you?')).toEqual([[]])
  })

  test('comes into a study with them, before what they say there, and stays when the group loses them', async () => {
    const { group_id, ids } = await drivers()
    const { study } = await mine.studies.create({ title: 'Cars', research_group_uuid: group_id })
    const study_id = String(study.id)
    await mine.groups.agents.remove({ group_id, agent_ids: ids })
    const { agents } = await mine.studies.listAgents({ study_id })
    expect(agents.map(({ screening }) => screening)).toEqual(everybody)
    const format = { type: 'single_choice' as const, options: ['Tea', 'Coffee'] }
    await mine.studies.ask({ study_id, question: 'Tea or coffee?', format })
    await answered()
    await mine.studies.ask({ study_id, question: 'Why?' })
    await answered()
    expect(remembered('Tea or coffee?')).toEqual(everybody)
    expect(remembered('Why?')).toEqual(
      everybody.map((before, at) => [
        ...before,
        expect.objectContaining({ question: 'Tea or coffee?', reply: `I take ${format.options[at % 2]}.` }),
      ]),
    )

    await mine.studies.removeAgents({ study_id, agent_ids: [String(ids[0])] })
    const written = JSON.stringify((await mine.studies.manifest({ study_id })).manifest)
    const manifest = manifestSchema.parse(JSON.parse(written))
    expect(manifest.screening).toEqual(ids.map((agent_id) => ({ agent_id, answers: screened })))
    const again = scriptedPanel()
    const population = await testPopulation()
    const populations = new Map([[population.version, population]])
    expect(await replayStudy(manifest, { engine: again.engine, populations })).toMatchObject({ same: true })
    for (const question of ['Tea or coffee?', 'Why?']) {
      expect(remembered(question, again)).toEqual(remembered(question))
    }
  })

  test('is known in a study with another group of theirs, where nobody was asked', async () => {
    const { group_id, ids, other } = await drivers()
    const { group } = await mine.groups.create({ name: 'By hand', agent_ids: [other, ids[2]!] })
    const { study } = await mine.studies.create({ title: 'Both', research_group_uuids: [group.uuid, group_id] })
    const { agents } = await mine.studies.listAgents({ study_id: String(study.id) })
    expect(agents.map(({ id, screening }) => [id, screening])).toEqual(
      [other, ids[2], ids[0], ids[1], ids[3]].map((id) => [id, id === other ? [] : screened]),
    )
    expect(agents[1]!.research_group_uuid).toBe(group.uuid)
  })

  test('is nothing where nobody was: a manifest does not mention it', async () => {
    const { agents } = await mine.agents.search({ country: 'US', limit: 2 })
    const { group } = await mine.groups.create({ name: 'Anybody', agent_ids: agents.map(({ id }) => id) })
    const { study } = await mine.studies.create({ title: 'Anybody', research_group_uuid: group.uuid })
    const study_id = String(study.id)
    await mine.studies.ask({ study_id, question: 'Which train?' })
    await answered()
    expect(remembered('Which train?')).toEqual([[], []])
    expect((await mine.studies.manifest({ study_id })).manifest).not.toHaveProperty('screening')
  })
})
