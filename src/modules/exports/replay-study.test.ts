import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askedStudy, FIRST_AGENT_ID, readable } from '../../../test/harness/asked-study.ts'
import { testPopulation } from '../../../test/harness/population.ts'
import { createEmbeddedEngine, type Engine, openFinder } from '../answering/index.ts'
import { loadKnowledge } from '../knowledge/index.ts'
import type { Population } from '../population/index.ts'
import type { AskedQuestion, StudyData } from '../results/index.ts'
import { manifestOf } from './manifest.ts'
import { type Manifest, manifestSchema } from './manifest-schema.ts'
import { replayStudy } from './replay-study.ts'

const AGENTS = 8
const knowledge = loadKnowledge()
// Without the embedding model, which takes its time to load, questions are found by their words, as surely as with it.
const finder = openFinder(knowledge, { weights: '@populace/none' })
let population: Population
let engine: Engine
let data: StudyData
let manifest: Manifest

/** Each remembers its own panels, so that a second one works everything out again. */
const openEngine = (): Engine => createEmbeddedEngine({ population, knowledge, finder })

const manifestFor = (study: StudyData): Promise<Manifest> =>
  manifestOf(readable(study), {
    service_version: '1.2.3',
    now: new Date(0),
    directory: {
      async find(reference) {
        const index = Number(reference) - FIRST_AGENT_ID
        return { id: Number(reference), uuid: population.uuidOf(index), index, population }
      },
    },
  })

/** Asks as the service does: question by question, each agent remembering what it has answered. */
async function fielded(study: StudyData): Promise<StudyData> {
  const questions: AskedQuestion[] = []
  for (const question of study.questions) {
    const before = questions.filter(({ id }) => question.earlier_question_ids.includes(id))
    const panel = question.panel_agent_ids.map((agent_id) => ({
      person: population.person(agent_id - FIRST_AGENT_ID),
      earlier: [
        ...(study.screened?.find((one) => one.agent_id === agent_id)?.answers ?? []),
        ...before.flatMap((one) =>
          one.answers
            .filter((answer) => answer.agent_id === agent_id)
            .map(({ text }) => ({ question: one.optimized_question ?? one.question, reply: text })),
        ),
      ],
    }))
    const asked = { question: question.optimized_question ?? question.question, format: question.format, panel }
    const replies = await Promise.all(panel.map((_, member) => engine.answer(asked, member)))
    const answers = question.answers.map((answer, member) => {
      const { reply, value } = replies[member]!
      return { ...answer, text: reply, value }
    })
    questions.push({ ...question, meta: replies[0]!.meta, answers })
  }
  return { ...study, questions }
}

const nothing = Array.from({ length: AGENTS }, () => null)

beforeAll(async () => {
  population = await testPopulation()
  const backwards = Array.from({ length: AGENTS }, (_, at) => FIRST_AGENT_ID + AGENTS - 1 - at)
  const sketch = askedStudy(population, AGENTS, [
    {
      question: 'What do you think about electric cars?',
      form: { type: 'open' },
      panel_agent_ids: backwards,
      said: nothing,
    },
    {
      question: 'Electric car, yes?',
      optimized_question: 'Would you buy an electric car?',
      form: { type: 'single_choice', options: ['Yes', 'No'] },
      earlier_question_ids: [70],
      attachments: [{ filename: 'car.png', mime: 'image/png', sha256: 'ab' }],
      // The last of the panel could not answer.
      said: nothing.slice(1),
    },
    {
      question: 'Rank these: rest, money, friends',
      format: { type: 'ranking', options: ['Rest', 'Money', 'Friends'] },
      form: { type: 'ranking', options: ['Rest', 'Money', 'Friends'] },
      earlier_question_ids: [70, 71],
      said: nothing,
    },
  ])
  engine = openEngine()
  data = await fielded(sketch)
  manifest = await manifestFor(data)
})
afterAll(() => finder.close())

const replayed = (from: Manifest, study?: StudyData) =>
  replayStudy(from, {
    engine,
    populations: new Map([[population.version, population]]),
    recorded: study?.questions.map(({ answers }) => answers),
  })

describe('a manifest', () => {
  test('says what the answers were made with, and who was asked', () => {
    expect(manifest).toMatchObject({
      manifest_version: 1,
      engines: ['embedded'],
      models: [],
      populations: [{ version: population.version, first_agent_id: FIRST_AGENT_ID, digest: population.digest }],
      questions: [
        { earlier: [], panel: 0, replicate: 0 },
        {
          earlier: [0],
          panel: 1,
          asked_question: 'Would you buy an electric car?',
          unanswered_agent_ids: [FIRST_AGENT_ID + AGENTS - 1],
        },
        { earlier: [0, 1], panel: 1, answer_count: AGENTS },
      ],
    })
    expect(manifest.panels).toHaveLength(2)
    expect(manifestSchema.parse(JSON.parse(JSON.stringify(manifest)))).toEqual(manifest)
  })

  test('has the same digest in whatever order answers came in, and another one for another letter', async () => {
    const [first, ...rest] = data.questions
    const turned = { ...data, questions: [{ ...first!, answers: first!.answers.toReversed() }, ...rest] }
    expect((await manifestFor(turned)).answers_sha256).toBe(manifest.answers_sha256)
    const answers = first!.answers.map((answer, at) => (at === 3 ? { ...answer, text: `${answer.text} ` } : answer))
    const changed = { ...data, questions: [{ ...first!, answers }, ...rest] }
    expect((await manifestFor(changed)).answers_sha256).not.toBe(manifest.answers_sha256)
  })
})

describe('a replay', () => {
  test('by another engine, from the written manifest alone, gives every answer again to the byte', async () => {
    const read = manifestSchema.parse(JSON.parse(JSON.stringify(manifest)))
    const populations = new Map([[population.version, population]])
    expect(await replayStudy(read, { engine: openEngine(), populations })).toEqual({
      same: true,
      answers_sha256: manifest.answers_sha256,
      expected_same: true,
      reasons: [],
      differences: [],
    })
  })

  test('is the same when agents were removed afterwards: they are asked, and do not count', async () => {
    const gone = FIRST_AGENT_ID + 2
    const kept = {
      ...data,
      participants: data.participants.filter(({ agent_id }) => agent_id !== gone),
      questions: data.questions.map((question) => ({
        ...question,
        answers: question.answers.filter(({ agent_id }) => agent_id !== gone),
      })),
    }
    const without = await manifestFor(kept)
    expect(without.questions[0]).toMatchObject({ removed_agent_ids: [gone], answer_count: AGENTS - 1 })
    expect(await replayed(without)).toMatchObject({ same: true })
  })

  test('is the same when agents were screened: they remember it again, and would say other things without', async () => {
    // Nobody says twice what it has said before: whoever has said these very words says something else in the study.
    const [first] = data.questions
    const screened = first!.answers.map(({ agent_id, text }) => ({
      agent_id,
      answers: [{ question: 'Do you drive an electric car?', reply: text }],
    }))
    const known = await manifestFor(await fielded({ ...data, screened }))
    expect(known.screening).toEqual(screened)
    const read = manifestSchema.parse(JSON.parse(JSON.stringify(known)))
    expect(await replayed(read)).toMatchObject({ same: true, answers_sha256: known.answers_sha256 })
    const { screening: _, ...forgotten } = read
    expect(await replayed(forgotten)).toMatchObject({ same: false })
    expect(manifest).not.toHaveProperty('screening')
  })

  test('shows which answer is another one than in the export', async () => {
    const [first, ...rest] = data.questions
    const answers = first!.answers.map((answer, at) => (at === 3 ? { ...answer, text: 'I never said so.' } : answer))
    const { same, differences } = await replayed(manifest, { ...data, questions: [{ ...first!, answers }, ...rest] })
    expect(same).toBe(false)
    expect(differences).toHaveLength(1)
    expect(differences[0]).toMatchObject({
      question: 1,
      answers: [
        {
          agent_id: FIRST_AGENT_ID + AGENTS - 4,
          recorded: { text: 'I never said so.' },
          replayed: { text: first!.answers[3]!.text },
        },
      ],
    })
  })

  test('does not expect what a language model or another method has said', async () => {
    const [first, second, third] = manifest.questions
    const questions = [
      { ...first!, made_with: { ...first!.made_with!, engine: 'llm', model: 'some-model' } },
      { ...second!, made_with: { ...second!.made_with!, method: 'embedded-0' } },
      third!,
    ]
    const { same, expected_same, reasons } = await replayed({ ...manifest, questions })
    expect({ same, expected_same }).toEqual({ same: true, expected_same: false })
    expect(reasons).toEqual([
      expect.stringMatching(/^Question 1 .*language model \(some-model\)/),
      expect.stringMatching(/^Question 1: the engine was llm/),
      expect.stringMatching(/^Question 2: the method was embedded-0/),
    ])
  })

  test('a manifest that names agents of no population is an error, not an answer', async () => {
    await expect(replayed({ ...manifest, panels: [[1], [1]] })).rejects.toThrow('in no population')
  })
})
