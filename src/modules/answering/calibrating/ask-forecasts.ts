import { OperatorError } from '../../../platform/errors.ts'
import { ModelError, type Models } from '../../models/index.ts'
import { askForecast } from '../eliciting/ask-forecast.ts'
import type { PopulationForecast } from '../eliciting/population-forecast.ts'
import type { Calibrating } from './measured-questions.ts'

/** No more than one question in so many may fail: what is left would be a choice that the model made for us. */
const ONE_FAILURE_IN = 5

/** What goes wrong with every call alike. */
const hopeless: readonly ModelError['reason'][] = ['unauthorized', 'budget_exhausted', 'cancelled']

export interface AskingOptions {
  /** Questions that one model is asked at once. */
  concurrency: number
  /** Whether they give way to everything else that the model is asked. */
  background?: boolean | undefined
  signal: AbortSignal
  /** Told after each question. */
  onAnswered?: (() => void) | undefined
}

/**
 * Has one model forecast every question; null where none came of it. What has come in is in the ledger, so that the same
 * questions cost nothing when they are asked again. Gives up as soon as too many have failed.
 */
export async function askForecasts(
  models: Models,
  model: string,
  questions: readonly Calibrating[],
  { concurrency, background, signal, onAnswered }: AskingOptions,
): Promise<(PopulationForecast | null)[]> {
  const forecasts: (PopulationForecast | null)[] = questions.map(() => null)
  const failures: ModelError[] = []
  // A failure that is no model's is thrown by whoever meets it, and ends the others.
  const ended = new AbortController()
  const stop = AbortSignal.any([signal, ended.signal])
  const waiting = questions.entries()
  const worker = async (): Promise<void> => {
    for (const [nth, { reading, asked }] of waiting) {
      stop.throwIfAborted()
      try {
        const call = { payer: { organization_id: null }, background, signal: stop }
        forecasts[nth] = await askForecast(models, model, reading, asked, { files: [], lines: '' }, call)
      } catch (error) {
        if (!(error instanceof ModelError) || hopeless.includes(error.reason)) throw error
        failures.push(error)
        if (failures.length * ONE_FAILURE_IN > questions.length) throw tooFew(model, questions.length, failures)
      }
      onAnswered?.()
    }
  }
  const workers = Array.from({ length: Math.min(concurrency, questions.length) }, worker)
  try {
    await Promise.all(workers)
  } catch (error) {
    ended.abort()
    await Promise.allSettled(workers)
    throw signal.aborted ? stopped() : error instanceof ModelError ? hopelessFor(model, error) : error
  }
  return forecasts
}

const stopped = () =>
  new OperatorError('Stopped. Forecasts that had come in are recorded: the same command goes on from there.')

const hopelessFor = (model: string, { message }: ModelError) =>
  new OperatorError(`${model}: ${message} Nothing was stored; forecasts that had come in are recorded.`)

function tooFew(model: string, count: number, failures: readonly ModelError[]): OperatorError {
  const [reason, own] = [...Map.groupBy(failures, (failure) => failure.reason)].sort(
    ([, a], [, b]) => b.length - a.length,
  )[0]!
  return new OperatorError(
    `${model}: ${failures.length} of ${count} questions got no forecast, and no more than a fifth may fail. ` +
      `Nothing was stored. Most often (${reason}): ${own[0]!.message}`,
  )
}
