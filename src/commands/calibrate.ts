import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { createModels, createSender, languageModelsOf, senderOptionsOf } from '../modules/models/index.ts'
import { systemClock } from '../platform/clock.ts'
import { loadConfig } from '../platform/config.ts'
import { OperatorError } from '../platform/errors.ts'
import { withDatabase } from './open.ts'
import { note, print } from './print.ts'
import { progressBar } from './progress-bar.ts'

/** Fewer would leave every form of question with too few to learn from. */
const FEWEST = 24

/**
 * `calibrate`: has the language models forecast questions whose answers are known, and fits how far they are to be
 * believed. What it spends it says first.
 */
export async function calibrate(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      engine: { type: 'string', default: 'llm' },
      questions: { type: 'string' },
      yes: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      show: { type: 'boolean', default: false },
    },
  })
  if (values.engine === 'embedded') {
    throw new OperatorError('The embedded engine is not calibrated here: `npm run data -- forecast` fits its figures.')
  }
  if (values.engine !== 'llm') throw new OperatorError('--engine must be llm.')
  if (values.show) return show(values.json)
  await run(values)
}

async function show(json: boolean): Promise<void> {
  const { latestReports, reportTable } = await import('../modules/answering/index.ts')
  const rows = await withDatabase(({ db }) => latestReports(db))
  if (json) {
    const calibrations = rows.map(({ created_at, report }) => ({ created_at: created_at.toISOString(), ...report }))
    return print(JSON.stringify({ calibrations }))
  }
  if (rows.length === 0) return note('Nothing is calibrated yet. `calibrate --engine llm` does it.')
  print(
    rows
      .map(({ created_at, report }) => `${created_at.toISOString().slice(0, 10)}  ${reportTable(report)}`)
      .join('\n\n\n'),
  )
}

async function run({ questions, yes, json }: { questions?: string | undefined; yes: boolean; json: boolean }) {
  const config = loadConfig(process.env)
  const language_models = languageModelsOf(config)
  if (language_models === null) {
    throw new OperatorError(
      'There is no language model to calibrate: set LLM_MODEL, and LLM_BASE_URL or the key of its provider.',
    )
  }
  const { calibrateModels, countMeasured, estimateOf, measuredQuestions, reportTable } = await import(
    '../modules/answering/index.ts'
  )
  const { loadKnowledge } = await import('../modules/knowledge/index.ts')
  const knowledge = loadKnowledge()
  const count = countOf(questions, countMeasured(knowledge))
  const stopping = new AbortController()
  const stop = (): void => stopping.abort()
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const { signal } = stopping
  try {
    const reading = progressBar(`Reading ${count} questions`)
    const measured = await measuredQuestions(knowledge, { count, signal, progress: reading.show })
    reading.end()
    const names = language_models.forecasts.map(({ name }) => name)
    note(planOf(names, measured.length, estimateOf(measured, language_models.forecasts, config.LLM_MAX_OUTPUT_TOKENS)))
    await consent(yes, json, signal)
    const reports = await withDatabase(async (database, _, log) => {
      const { db } = database
      const sender = createSender(language_models, senderOptionsOf(config, database))
      const models = createModels({ sender, db, clock: systemClock, languageModels: language_models, config, log })
      const bar = progressBar(`Asking ${names.join(', ')}`)
      try {
        const parts = { db, clock: systemClock, models, language_models, signal, progress: bar.show }
        return await calibrateModels({ ...parts, concurrency: config.LLM_CONCURRENCY }, measured)
      } finally {
        bar.end()
        await models.close()
      }
    })
    if (json) print(JSON.stringify({ calibrations: reports }))
    else print(reports.map(reportTable).join('\n\n\n'))
    note('Stored. A running service uses it within a minute; `calibrate --show` prints it again.')
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop)
  }
}

function countOf(given: string | undefined, most: number): number {
  const count = given === undefined ? most : Number(given)
  if (!Number.isInteger(count) || count < FEWEST || count > most) {
    throw new OperatorError(`--questions must be a whole number from ${FEWEST} to ${most}.`)
  }
  return count
}

type Estimate = ReturnType<typeof import('../modules/answering/index.ts')['estimateOf']>

function planOf(names: readonly string[], questions: number, estimate: Estimate): string {
  const { calls, input_tokens, output_tokens, dollars } = estimate
  const range = ([least, most]: readonly [number, number], word: (value: number) => string): string =>
    `${word(least)} to ${word(most)}`
  const count = (value: number): string => value.toLocaleString('en-US')
  const cost =
    dollars === null
      ? 'LLM_PRICES does not have the price of every model, so that the cost is not known'
      : `about ${range(dollars, (value) => `$${value.toFixed(2)}`)}`
  return (
    `${questions} measured questions to ${names.join(', ')}: ${count(calls)} calls, ` +
    `${range(input_tokens, count)} tokens in and ${range(output_tokens, count)} out, ${cost}. ` +
    'What is recorded of an earlier run costs nothing.'
  )
}

/** Money is spent by somebody who was told how much. */
async function consent(yes: boolean, json: boolean, signal: AbortSignal): Promise<void> {
  if (signal.aborted) throw new OperatorError('Nothing was asked.')
  if (yes) return
  if (json || !process.stdin.isTTY || !process.stderr.isTTY) {
    throw new OperatorError('Nothing was asked. Add --yes to go on: there is nobody here to ask.')
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  // Ctrl-C and the end of input are a no as well.
  const no = (): string => 'no'
  const asked = Promise.race([terminal.question('Go on? [y/N] ', { signal }), once(terminal, 'close').then(no)])
  const answer = await asked.catch(no)
  terminal.close()
  if (!/^y(es)?$/i.test(answer.trim())) throw new OperatorError('Nothing was asked.')
}
