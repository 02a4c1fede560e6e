import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CalibrationReport, calibrateModels, measuredQuestions } from '../../src/modules/answering/index.ts'
import { type KnownQuestion, loadKnowledge } from '../../src/modules/knowledge/index.ts'
import { languageModelsOf } from '../../src/modules/models/index.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { OperatorError } from '../../src/platform/errors.ts'
import { type OpenedEngine, openModelEngine } from '../harness/model-engine.ts'
import { type ModelServer, startModelServer } from '../harness/model-server.ts'
import type { PanelBrainSetup } from '../harness/panel-brain.ts'
import { usAdults } from '../harness/people.ts'

const QUESTIONS = 120

let server: ModelServer
let opened: OpenedEngine
let questions: Awaited<ReturnType<typeof measuredQuestions>>

beforeAll(async () => {
  server = await startModelServer({ brain: new URL('../harness/panel-brain.ts', import.meta.url).pathname })
  opened = await openModelEngine(server)
  questions = await measuredQuestions(loadKnowledge(), { count: QUESTIONS })
})
afterAll(async () => {
  await opened.close()
  await server.close()
})

/** A model that says of every question what this makes of what people answered. */
const brainOf = (said: (shares: readonly number[], question: KnownQuestion) => number[]): PanelBrainSetup => ({
  by_question: Object.fromEntries(
    questions.map(({ question, reading }) => {
      const shares = said(question.shares, question)
      return [reading.text, Object.fromEntries(question.options.map((option, at) => [option, 100 * shares[at]!]))]
    }),
  ),
})

const shared = (parts: readonly number[]): number[] => {
  const total = parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part) => part / total)
}

/** Each model has a name of its own: what another one said is in the ledger under another key. */
async function calibrated(names: string, brain: PanelBrainSetup, asked = questions): Promise<CalibrationReport[]> {
  await server.brain(brain)
  const beside = await openModelEngine(server, { LLM_MODEL: 'stand-in', LLM_FORECAST_MODELS: names }, opened)
  try {
    const { config, models, database } = beside
    const language_models = languageModelsOf(config)!
    return await calibrateModels(
      { db: database.db, clock: systemClock, models, language_models, concurrency: 16 },
      asked,
    )
  } finally {
    await beside.close()
  }
}

test('every form of question is asked often enough to be fitted', () => {
  expect(questions).toHaveLength(QUESTIONS)
  for (const form of ['yes_no', 'scale', 'choice']) {
    expect(questions.filter((one) => one.form === form).length).toBeGreaterThanOrEqual(12)
  }
})

test('a model that knows the truth is believed', async () => {
  const [report] = await calibrated(
    'truthful',
    brainOf((shares) => [...shares]),
  )
  for (const form of fitted(report!)) expect(form.weights!.model, form.form).toBeGreaterThanOrEqual(0.95)
  expect(report!.all.tv.calibrated).toBeLessThan(report!.all.tv.known / 4)
  expect(report!.all.gain.on_known.interval[0]).toBeGreaterThan(0)
  expect(report!.all.correlation.calibrated).toBeGreaterThan(0.95)
  expect(report!.forms.slice(3)).toMatchObject([
    { form: 'each', basis: 'others', weights: null, error_points: null },
    { form: 'number', basis: 'others' },
    { form: 'open', basis: 'others' },
  ])
})

test('a model that answers by chance counts next to nothing, and does no harm', async () => {
  const [report] = await calibrated('chance', {})
  for (const { form, weights } of fitted(report!)) expect(weights!.model, form).toBeLessThanOrEqual(0.25)
  expect(report!.all.tv.calibrated).toBeLessThanOrEqual(report!.all.tv.known + 0.01)
  // Nor is it believed where nothing was measured: it counts with no less of an error there.
  const [least] = fitted(report!)
    .map(({ tv }) => tv)
    .sort()
  for (const { form, tv } of report!.forms.filter(({ basis }) => basis === 'others')) {
    expect(tv, form).toBeGreaterThanOrEqual(least!)
  }
})

test('a model that pushes the truth to extremes is shrunk, and comes nearer than it is by itself', async () => {
  const [report] = await calibrated(
    'overconfident',
    brainOf((shares) => shared(shares.map((share) => share ** 3))),
  )
  for (const form of fitted(report!)) {
    expect(form.weights!.model, form.form).toBeLessThan(0.9)
    expect(form.weights!.known + form.weights!.even, form.form).toBeGreaterThan(0.1)
  }
  expect(report!.all.tv.calibrated).toBeLessThan(report!.all.tv.model)
  expect(report!.all.gain.on_model.interval[0]).toBeGreaterThan(0)
})

test('a form with fewer than twelve questions has what the others have shown, and says so', async () => {
  const asked = [
    ...questions.filter(({ form }) => form === 'choice').slice(0, 11),
    ...questions.filter(({ form }) => form === 'scale'),
  ]
  const [report] = await calibrated(
    'truthful',
    brainOf((shares) => [...shares]),
    asked,
  )
  const [yesNo, scale, choice, each] = report!.forms
  expect(scale).toMatchObject({ basis: 'fitted' })
  expect(choice).toMatchObject({ basis: 'too_few' })
  expect(yesNo).toMatchObject({ basis: 'others', weights: null, figures: null })
  expect(each).toMatchObject({ basis: 'others' })
  for (const form of [scale!, choice!]) expect(form.weights!.model, form.form).toBeGreaterThan(0.9)
  // Of what was not examined no less of an error is taken for granted than before.
  expect(yesNo!.tv).toBe(0.15)
})

test('what is known of groups counts more than what a model says of them that names none', async () => {
  const [report] = await calibrated(
    'truthful',
    brainOf((shares) => [...shares]),
  )
  expect(report!.groups.compared).toBeGreaterThan(1000)
  expect(report!.groups.known).toBeLessThan(report!.groups.model)
  expect(report!.forms.find(({ form }) => form === 'scale')!.groups).toBeLessThan(0.2)
})

test('a second run asks nothing, and comes to the same', async () => {
  const brain = brainOf((shares) => [...shares])
  const first = await calibrated('steady', brain)
  const { requests } = await server.counts()
  expect(await calibrated('steady', brain)).toEqual(first)
  expect((await server.counts()).requests).toBe(requests)
})

test('several models are fitted one by one and together', async () => {
  const reports = await calibrated(
    'steady,second',
    brainOf((shares) => shared(shares.map((share) => share + 0.2))),
  )
  expect(reports.map(({ models }) => models)).toEqual([['steady'], ['second'], ['second', 'steady']])
  const [steady, second, both] = reports.map(({ all }) => all.tv.model)
  expect(steady).toBeLessThan(0.001)
  expect(both).toBeCloseTo((steady! + second!) / 2, 3)
})

test('the engine believes a model as far as it was found to deserve, and says so', async () => {
  const asking = { LLM_MODEL: 'stand-in', LLM_FORECAST_MODELS: 'used' }
  const panel = await usAdults(12)
  const asked = { question: 'Would you pay $5 for a cup of coffee at the airport?', panel }
  const before = await openModelEngine(server, asking, opened)
  expect((await before.engine.answer(asked, 0)).meta.calibration).toBe('default (unknown)')
  await before.close()
  await calibrated(
    'used',
    brainOf((shares) => [...shares]),
  )
  const after = await openModelEngine(server, asking, opened)
  const { meta, understood } = await after.engine.answer(asked, 0)
  await after.close()
  expect(meta).toMatchObject({
    forecast_models: ['used'],
    calibration: expect.stringMatching(/^\d{4}-\d\d-\d\d, 120 questions$/),
  })
  // What the truth is off by.
  expect(understood.expected_error_points).toBeLessThanOrEqual(2)
})

test('single failures are counted and left out', async () => {
  const failing = questions.slice(0, 5).map(({ question }) => question.text.replaceAll(/[^\w\s]/g, '.'))
  await server.fault({ fault: 'status', status: 400, matching: new RegExp(`<question>.(${failing.join('|')})`, 's') })
  const [report] = await calibrated(
    'faulty',
    brainOf((shares) => [...shares]),
  )
  await server.reset()
  expect(report).toMatchObject({ questions: QUESTIONS - 5, failed: 5 })
})

test('with more than a fifth of failures nothing is stored, and the rest is not asked', async () => {
  await server.fault({ fault: 'status', status: 400 })
  const { requests } = await server.counts()
  const tried = calibrated('hopeless', {})
  await expect(tried).rejects.toThrow(OperatorError)
  await expect(tried).rejects.toThrow(/hopeless: 25 of 120 questions got no forecast/)
  expect((await server.counts()).requests - requests).toBeLessThan(QUESTIONS)
  await server.reset()
  const { rows } = await sql`select 1 from model_calibrations where 'hopeless' = any (models)`.execute(
    opened.database.db,
  )
  expect(rows).toHaveLength(0)
})

const fitted = ({ forms }: CalibrationReport) => {
  const own = forms.filter(({ basis }) => basis === 'fitted')
  expect(own.map(({ form }) => form)).toEqual(['yes_no', 'scale', 'choice'])
  return own
}
