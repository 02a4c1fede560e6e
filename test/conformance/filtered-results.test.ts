import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../src/clients/sdk/index.ts'
import { smallPopulation, testPopulation } from '../harness/population.ts'
import { type Research, startResearch } from '../harness/scripted-panel.ts'
import { startService } from '../harness/service.ts'

let research: Research
let mine: Client
let theirs: Client
let study_id: string
let choice: string
let open: string
beforeAll(async () => {
  research = await startResearch()
  mine = research.service.client(research.key)
  theirs = research.service.client(research.stranger)
  const group = await research.group(0, 40)
  study_id = String((await mine.studies.create({ title: 'Milk', research_group_uuid: group.uuid })).study.id)
  const format = { type: 'single_choice' as const, options: ['Oat', 'Dairy'] }
  choice = String((await mine.studies.ask({ study_id, question: 'Which milk do you buy?', format })).question_id)
  await research.service.app.worker.drain()
  open = String((await mine.studies.ask({ study_id, question: 'What matters in a milk?' })).question_id)
  await research.service.app.worker.drain()
})
afterAll(() => research.service.close())

const filters = (filter: unknown) => ({ filters: JSON.stringify(filter) })
const read = (target: string, key = research.key.api_key) =>
  research.service.request('GET', `/v1/research-studies/${study_id}${target}`, { key })
const asText = (filter: unknown) => encodeURIComponent(JSON.stringify(filter))

/** Who of the first forty is a woman: by their pages, not by the filters that are tested. */
const isWoman = (id: number) => research.agents.find((agent) => agent.id === id)!.sex === 'female'

describe('results of those whom a filter matches', () => {
  test('count their answers alone, and say whom and how many', async () => {
    const all = (await mine.studies.listAnswers({ study_id, question_id: choice })).answers
    const women = all.filter(({ agent_id }) => isWoman(agent_id))
    const { status, body } = await read(`/results?filters=${asText({ sex: 'female' })}&question_ids=${choice}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      participant_count: 40,
      matching_count: women.length,
      filters: { match: 'all', filters: { sex: { any: ['female'] } } },
      filter_description: 'Women',
      filter_warnings: [],
      questions: [{ suppressed: false, results: { n: women.length } }],
    })
    expect(
      body.questions[0].results.options.map(({ value, count }: { value: string; count: number }) => [value, count]),
    ).toEqual(['Oat', 'Dairy'].map((option) => [option, women.filter(({ value }) => value === option).length]))
  })

  test('are those of the crosstab column of the same people', async () => {
    const { questions } = await mine.studies.results({ study_id, by: 'sex', question_ids: choice })
    for (const sex of ['female', 'male']) {
      const column = questions[0]!.crosstabs[0]!.columns.find(({ value }) => value === sex)!
      const { results } = (await mine.studies.results({ study_id, question_ids: choice, ...filters({ sex }) }))
        .questions[0]!
      expect(results).toMatchObject({ n: column.n, n_effective: column.n_effective, options: column.options })
    }
  })

  test('have crosstabs and quotes of matching people alone', async () => {
    const { questions } = await mine.studies.results({ study_id, by: 'sex', ...filters({ sex: 'male' }) })
    for (const { crosstabs, results } of questions) {
      expect(crosstabs[0]!.columns.map(({ value }) => value)).toEqual(['male'])
      for (const { agent_id } of (results.themes ?? []).flatMap(({ quotes }) => quotes)) {
        expect(isWoman(agent_id)).toBe(false)
      }
    }
    expect(questions[1]!.results.themes!.flatMap(({ quotes }) => quotes).length).toBeGreaterThan(0)
  })

  test('of fewer than five are a number and nothing else', async () => {
    const four = research.agents
      .slice(0, 40)
      .map(({ age }) => age)
      .sort((a, b) => a - b)
    const found = await mine.studies.results({ study_id, by: 'sex', ...filters({ age: { max: four[2] } }) })
    expect(found.matching_count).toBeLessThan(5)
    expect(found.matching_count).toBeGreaterThan(2)
    for (const { suppressed, results, crosstabs } of found.questions) {
      expect({ suppressed, results }).toEqual({
        suppressed: true,
        results: {
          type: expect.any(String),
          n: found.matching_count,
          not_applicable: 0,
          nothing_to_say: 0,
          n_effective: 0,
          n_model: null,
          options: [],
          synthetic: true,
        },
      })
      expect(crosstabs[0]!.columns.every((column) => column.suppressed && column.options === null)).toBe(true)
      expect(crosstabs[0]!.test).toBeNull()
    }
  })

  test('of a study of three people are told while no filter picks among them', async () => {
    const group = await research.group(0, 3)
    const { study } = await mine.studies.create({ title: 'Three', research_group_uuid: group.uuid })
    await mine.studies.ask({ study_id: String(study.id), question: 'What matters in a milk?' })
    await research.service.app.worker.drain()
    const { questions, filters: echo, filter_description } = await mine.studies.results({ study_id: String(study.id) })
    expect(questions[0]).toMatchObject({ suppressed: false, results: { n: 3 } })
    expect({ echo, filter_description }).toEqual({ echo: null, filter_description: null })
  })

  test('of nobody are none, not an error', async () => {
    const found = await mine.studies.results({ study_id, ...filters({ age: { min: 120 } }) })
    expect(found).toMatchObject({ matching_count: 0, questions: [{ suppressed: true, results: { n: 0 } }, {}] })
  })
})

describe('answers of those whom a filter matches', () => {
  test('are theirs alone, in the order of the participants, and counted over all pages', async () => {
    const all = (await mine.studies.listAnswers({ study_id, question_id: open })).answers
    const women = all.filter(({ agent_id }) => isWoman(agent_id)).map(({ id }) => id)
    const pages = []
    for (let offset = 0; offset < women.length; offset += 4) {
      pages.push(
        await mine.studies.listAnswers({
          study_id,
          question_id: open,
          limit: 4,
          offset,
          ...filters({ sex: 'female' }),
        }),
      )
    }
    expect(pages.flatMap(({ answers }) => answers.map(({ id }) => id))).toEqual(women)
    expect(pages.map(({ total, filter_description }) => [total, filter_description])).toEqual(
      pages.map(() => [women.length, 'Women']),
    )
  })
})

describe('a filter', () => {
  const targets = () => ['/results?', `/questions/${choice}/answers?`]

  test.each([
    ['is not JSON', '{sex', { filters: ['must be JSON'] }],
    ['names a field that there is not', '{"sexx":"female"}', { sexx: ['unknown field; did you mean sex?'] }],
    ['is not an object', '12', { filters: ['must be an object of fields, not 12'] }],
  ])('that %s is an error, as in a search', async (_name, text, problems) => {
    for (const target of targets()) {
      const { status, body } = await read(`${target}filters=${encodeURIComponent(text)}`)
      expect({ status, code: body.error.code, message: body.error.message }).toEqual({
        status: 400,
        code: 'invalid_request',
        message: 'Invalid filters',
      })
      expect(body.error.details.filters).toEqual(problems)
    }
  })

  test.each([
    ['party', { party: 'democrat' }],
    ['political_views', { political_views: { none: ['liberal'] } }],
    ['party', { any: [{ sex: 'female' }, { all: [{ party: ['republican'] }, { age: { min: 40 } }] }] }],
  ])('on %s is refused wherever it stands, as a breakdown by it is', async (field, filter) => {
    expect((await read(`/results?by=${field}`)).body.error.code).toBe('invalid_request')
    for (const target of targets()) {
      const { status, body } = await read(`${target}filters=${asText(filter)}`)
      expect({ status, message: body.error.message, filters: body.error.details.filters }).toEqual({
        status: 400,
        message: 'Invalid filters',
        filters: { [field]: ['answers are not told apart by this field'] },
      })
    }
  })

  test('shows nobody the study of another organization', async () => {
    for (const target of targets()) {
      const url = `${target}filters=${asText({ sex: 'female' })}`
      expect((await read(url, research.stranger.api_key)).status).toBe(404)
    }
    await expect(theirs.studies.results({ study_id, ...filters({ sex: 'female' }) })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test('knows people of an earlier population by what they are there', async () => {
    const before = await mine.studies.results({ study_id, ...filters({ sex: 'female', age: { min: 40 } }) })
    const other = await testPopulation({ ...smallPopulation, POPULATION_SEED: 'another' })
    const later = await startService({ beside: research.service, population: other })
    try {
      const client = later.client(research.key)
      expect(await client.studies.results({ study_id, ...filters({ sex: 'female', age: { min: 40 } }) })).toEqual(
        before,
      )
      const { answers } = await client.studies.listAnswers({
        study_id,
        question_id: choice,
        ...filters({ sex: 'male' }),
      })
      expect(answers.length).toBeGreaterThan(0)
      expect(answers.some(({ agent_id }) => isWoman(agent_id))).toBe(false)
    } finally {
      await later.close()
    }
  })
})
