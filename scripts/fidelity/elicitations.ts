import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { withDatabase } from '../../src/commands/open.ts'
import { loadPopulation } from '../../src/commands/prepare.ts'
import { note, print } from '../../src/commands/print.ts'
import { progressBar } from '../../src/commands/progress-bar.ts'
import { measuredQuestions } from '../../src/modules/answering/calibrating/measured-questions.ts'
import { elicitationOf } from '../../src/modules/answering/configured-engine.ts'
import { referenceOf } from '../../src/modules/answering/deciding/decide-panel.ts'
import type { Elicitation } from '../../src/modules/answering/eliciting/elicitation.ts'
import { openFinder } from '../../src/modules/answering/index.ts'
import { loadKnowledge } from '../../src/modules/knowledge/index.ts'
import { createModels, createSender, languageModelsOf, senderOptionsOf } from '../../src/modules/models/index.ts'
import type { Person, Population } from '../../src/modules/population/index.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { loadConfig } from '../../src/platform/config.ts'
import { OperatorError } from '../../src/platform/errors.ts'
import { elicitationTables } from './elicitation-table.ts'
import { type Compared, compareElicitations } from './elicitation-trials.ts'

const ways: readonly Elicitation['name'][] = ['forecast', 'persona', 'similarity']

/**
 * `npm run fidelity -- --engine llm`: how near a panel comes to people, by each way to come by its answers with a
 * language model. Everybody who is not a model answers the same questions, beside them.
 */
export async function elicitations(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      engine: { type: 'string' },
      elicitation: { type: 'string', default: ways.join() },
      questions: { type: 'string', default: '40' },
      agents: { type: 'string', default: '40' },
    },
  })
  if (values.engine !== 'llm')
    throw new OperatorError('Use --engine llm; without flags, the embedded engine is examined.')
  const asked = waysIn(values.elicitation)
  const [count, size] = [
    wholeNumber('--questions', values.questions, 627),
    wholeNumber('--agents', values.agents, 1000),
  ]
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = loadConfig(process.env)
  const language_models = languageModelsOf(config)
  if (language_models === null) {
    throw new OperatorError(
      'There is no language model to ask: set LLM_MODEL, and LLM_BASE_URL or the key of its provider.',
    )
  }
  const { compared, version } = await withDatabase(async ({ db }, _, log) => {
    const population = await loadPopulation(config, log)
    const knowledge = loadKnowledge()
    const questions = await measuredQuestions(knowledge, { count })
    const ladders = questions.filter((one) => one.asked.form === 'ladder').length
    const calls = {
      forecast: count * language_models.forecasts.length,
      persona: count * size,
      similarity: ladders * size,
    }
    note(`Calls, as far as they are not recorded yet: ${asked.map((way) => `${way} ${calls[way]}`).join(', ')}.`)
    const finder = openFinder(knowledge)
    const sender = createSender(language_models, senderOptionsOf(config))
    const models = createModels({ sender, db, clock: systemClock, languageModels: language_models, config, log })
    const bar = progressBar('Asking')
    try {
      const compared = await compareElicitations(asked, questions, {
        knowledge,
        reference: referenceOf(population, knowledge),
        people: adultsOf(population, size),
        models,
        elicitationOf: (name, counted) => elicitationOf(name, { config, db, models: counted, language_models, finder }),
        progress: bar.show,
      })
      return { compared, version: population.version }
    } finally {
      bar.end()
      await models.close()
      await finder.close()
    }
  })
  print(
    documentOf(
      compared,
      size,
      language_models.all.map(({ name }) => name),
      version,
    ),
  )
}

/** The others are compared with a forecast, so that one is always asked for. */
function waysIn(text: string): Elicitation['name'][] {
  const given = text.split(',').map((way) => way.trim())
  const unknown = given.filter((way) => !(ways as readonly string[]).includes(way))
  if (unknown.length > 0) throw new OperatorError(`--elicitation ${unknown.join()}: there are ${ways.join(', ')}.`)
  return ways.filter((way) => way === 'forecast' || given.includes(way))
}

function wholeNumber(flag: string, text: string, most: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 4 || value > most) {
    throw new OperatorError(`${flag} must be a whole number from 4 to ${most}.`)
  }
  return value
}

/** Spread evenly over the US adults, who are in no order. */
function adultsOf(population: Population, size: number): Person[] {
  const { start, size: all } = population.countries.find(({ code }) => code === 'US')!
  return Array.from({ length: size }, (_, at) => population.person(start + Math.floor((at * all) / size)))
}

function documentOf(compared: Compared, agents: number, models: readonly string[], version: string): string {
  const { trials, failed, calibration } = compared
  if (trials.length === 0) throw new OperatorError(`No question was answered. The first one: ${failed[0]?.message}`)
  const calibrated = calibration.startsWith('default')
    ? 'Forecasts count by default, because the model is not calibrated (`populace calibrate`).'
    : `Forecasts count as calibrated (${calibration}); that fit may have seen these questions.`
  const left = failed.length === 0 ? '' : ` Left out, because a call failed: ${failed.length} (${failed[0]!.message})`
  return [
    `Answers of ${agents} agents of ${version} against those of people. Models: ${models.join(', ')}.${left}`,
    calibrated,
    'TV: share of answers that would have to change. TV above forecast: with the interval of 95 of 100 resamples of',
    'families. What is known here of the matter of a question, or nearly repeats it, was kept from all of them; what a',
    'model remembers of published results was not. Calls and dollars count what is recorded as well.',
    '',
    elicitationTables(compared, agents),
    '',
    'Not written to docs/: it depends on the model.',
  ].join('\n')
}
