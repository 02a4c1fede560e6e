import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampled } from '../../src/modules/answering/calibrating/measured-questions.ts'
import { type SelfCalibration, selfCalibration } from '../../src/modules/answering/calibrating/self-calibration.ts'
import { selfCalibrationStatus } from '../../src/modules/answering/calibrating/self-calibration-status.ts'
import { formatOf } from '../../src/modules/answering/deciding/forecast-known.ts'
import { forecastOf } from '../../src/modules/answering/deciding/forecast-of.ts'
import { answersAsked } from '../../src/modules/answering/eliciting/answers-asked.ts'
import { calibratedForm } from '../../src/modules/answering/eliciting/calibration.ts'
import { calibrationsIn } from '../../src/modules/answering/eliciting/calibration-store.ts'
import { readQuestion } from '../../src/modules/answering/reading/read-question.ts'
import { loadKnowledge } from '../../src/modules/knowledge/index.ts'
import { createModels } from '../../src/modules/models/create-models.ts'
import { languageModelsOf } from '../../src/modules/models/index.ts'
import { ModelError } from '../../src/modules/models/models.ts'
import { ManualClock } from '../../src/platform/clock.ts'
import { loadConfig } from '../../src/platform/config.ts'
import { createLogger } from '../../src/platform/log.ts'
import { createTestDatabase, type TestDatabase } from '../harness/database.ts'
import { until } from '../harness/process.ts'
import { type ScriptedSender, scriptedSender } from '../harness/scripted-models.ts'

const COUNT = 14
const knowledge = loadKnowledge()
const questions = sampled(knowledge.questions, COUNT).map((question) => {
  const reading = readQuestion(question.text, formatOf(question))
  const asked = answersAsked(reading)
  const known = forecastOf(reading, { categories: [], known: [], vector: null, by: 'lexical' }, knowledge)
  return { question, family: question.family!, reading, asked, form: calibratedForm(asked), known }
})

let own: TestDatabase
let clock: ManualClock
let opened: SelfCalibration[]
beforeEach(async () => {
  own = await createTestDatabase()
  clock = new ManualClock('2026-11-19T12:00:00Z')
  opened = []
})
afterEach(async () => {
  await Promise.all(opened.map((one) => one.close()))
  await own.drop()
})

/** Says that all answers are alike; `instead` is done first. */
const says = (instead: (count: number) => void | Promise<void> = () => {}): ScriptedSender =>
  scriptedSender(async (request, count) => {
    await instead(count)
    const { shares } = request.json!.schema.properties as { shares: { required: string[] } }
    const even = Object.fromEntries(shares.required.map((key) => [key, 100 / shares.required.length]))
    return { text: JSON.stringify({ shares: even, groups: [], error: 5 }) }
  })

/** A process that answers with models. */
function processWith(sender: ScriptedSender, settings: Record<string, string> = {}) {
  const config = loadConfig({
    LLM_MODEL: 'some-model-8b',
    LLM_BASE_URL: 'http://localhost:1/v1',
    LLM_PRICES: 'some-model-8b=1/4',
    ...settings,
  })
  const { db } = own.database
  const language_models = languageModelsOf(config)!
  const log = createLogger('silent')
  const models = createModels({ sender, db, clock, languageModels: language_models, config, log })
  const made = selfCalibration({
    config,
    db,
    clock,
    models,
    language_models,
    log,
    questions: async () => questions,
    settled_ms: 0,
  })
  opened.push(made)
  return { made, status: () => selfCalibrationStatus(db, config) }
}

const reached = (status: () => ReturnType<typeof selfCalibrationStatus>, state: string) =>
  until(`it is ${state}`, async () => {
    const now = await status()
    return now?.state === state && now
  })

test('a model is measured at its first use, once, at nobody’s cost but the operator’s', async () => {
  const sender = says()
  const { made, status } = processWith(sender)
  const believed = calibrationsIn(own.database.db, 'forecast')
  expect(await status()).toMatchObject({ state: 'not_begun', answered: 0 })
  expect((await believed(['some-model-8b'])).name).toBe('default (local)')

  made.used()
  made.used()
  expect(await reached(status, 'measured')).toMatchObject({ reason: null, next_at: null })
  // It counts from the moment that it is stored, and the process says a moment later that it is through.
  await until('all have come in', async () => (await status())?.answered === COUNT)
  expect(sender.sent).toHaveLength(COUNT)
  expect(new Set(sender.sent.map(({ payer, background }) => JSON.stringify([payer, background])))).toEqual(
    new Set([JSON.stringify([{ organization_id: null }, true])]),
  )
  const later = calibrationsIn(own.database.db, 'forecast')
  expect((await later(['some-model-8b'])).name).toBe(`2026-11-19, ${COUNT} questions`)

  clock.advance(30 * 86_400_000)
  made.used()
  processWith(sender).made.used()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(sender.sent).toHaveLength(COUNT)
})

test('another model is measured anew', async () => {
  const sender = says()
  const first = processWith(sender)
  first.made.used()
  await reached(first.status, 'measured')
  const other = processWith(sender, { LLM_MODEL: 'other-8b', LLM_PRICES: 'other-8b=1/4' })
  expect(await other.status()).toMatchObject({ state: 'not_begun' })
  other.made.used()
  await reached(other.status, 'measured')
  expect(sender.sent).toHaveLength(2 * COUNT)
})

test('of several processes one does it', async () => {
  const sender = says(() => new Promise((resolve) => setTimeout(resolve, 5)))
  const processes = [processWith(sender), processWith(sender), processWith(sender)]
  for (const { made } of processes) made.used()
  await reached(processes[0]!.status, 'measured')
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from model_calibrations`.execute(
    own.database.db,
  )
  expect(rows[0]!.count).toBe(1)
  expect(sender.sent).toHaveLength(COUNT)
})

test('what a process began that was stopped, the next one finishes, and pays for nothing twice', async () => {
  let stop: () => void = () => {}
  const halfway = new Promise<void>((resolve) => {
    stop = resolve
  })
  const sender = says((count) => {
    if (count === 5) stop()
  })
  const first = processWith(sender)
  first.made.used()
  await halfway
  await first.made.close()
  expect(await first.status()).toMatchObject({ state: 'waiting' })
  const second = processWith(sender)
  second.made.used()
  await reached(second.status, 'measured')
  expect(sender.sent.length).toBeGreaterThanOrEqual(COUNT)
  // What was under way when it was stopped may be asked again.
  expect(sender.sent.length).toBeLessThanOrEqual(COUNT + 1)
})

test('failures are tried again after longer and longer pauses', async () => {
  let broken = true
  const sender = says(() => {
    if (broken) throw new ModelError('unauthorized', 'The key is wrong.')
  })
  const { made, status } = processWith(sender)
  const pauses: number[] = []
  for (let attempt = 0; attempt < 3; attempt++) {
    const before = sender.sent.length
    made.used()
    await until('it was tried', async () => sender.sent.length > before && (await status())?.state === 'waiting')
    const { next_at, reason } = (await status())!
    expect(reason).toContain('The key is wrong.')
    pauses.push(next_at!.getTime() - clock.now().getTime())
    const tried = sender.sent.length
    clock.advance(pauses.at(-1)! - 1000)
    made.used()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(sender.sent, 'not before its time').toHaveLength(tried)
    clock.advance(62_000)
  }
  expect(pauses[1]).toBeGreaterThan(pauses[0]!)
  expect(pauses[2]).toBeGreaterThan(pauses[1]!)
  broken = false
  made.used()
  await reached(status, 'measured')
})

test('what the month’s budget does not bear is not begun, and waits', async () => {
  const sender = says()
  const poor = processWith(sender, { LLM_BUDGET_CENTS: '20' })
  poor.made.used()
  expect(await reached(poor.status, 'waiting')).toMatchObject({
    reason: expect.stringContaining('a quarter of what is left'),
    answered: 0,
  })
  expect(sender.sent).toHaveLength(0)
  clock.advance(86_400_000)
  const rich = processWith(sender, { LLM_BUDGET_CENTS: '2000' })
  rich.made.used()
  await reached(rich.status, 'measured')
})

test('turned off, nothing is measured', async () => {
  const sender = says()
  const { made, status } = processWith(sender, { LLM_SELF_CALIBRATION: 'false' })
  made.used()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await status()).toMatchObject({ state: 'off' })
  expect(sender.sent).toHaveLength(0)
})
