import type { ModelSettings } from '../../models/index.ts'
import { forecastPrompt, schemaOf } from '../eliciting/ask-forecast.ts'
import type { Calibrating } from './measured-questions.ts'

/** What calibration will take at least and at most, if nothing of it is recorded yet. */
export interface Estimate {
  calls: number
  input_tokens: Range
  output_tokens: Range
  /** Null where the price of a model is not known. */
  dollars: Range | null
}

type Range = readonly [least: number, most: number]

/** English prose has more characters to a token than JSON has; tokenizers differ as well. */
const CHARACTERS_PER_TOKEN: Range = [4.8, 3]
/** A forecast in as few words as will do. */
const BRIEF = 150
/** With a group in every line, and a model that thinks before it answers. */
const LONG = 2500

export function estimateOf(
  questions: readonly Calibrating[],
  models: readonly ModelSettings[],
  maxOutputTokens: number,
): Estimate {
  const characters = questions.reduce((sum, { reading, asked }) => {
    const { system, shared, own } = forecastPrompt(reading, asked, { files: [], lines: '' })
    return sum + system.length + shared.length + own.length + JSON.stringify(schemaOf(asked)).length
  }, 0)
  const ranged = (of: (end: 0 | 1) => number): Range => [of(0), of(1)]
  const input = ranged((end) => Math.round(characters / CHARACTERS_PER_TOKEN[end]))
  const output = ranged((end) => questions.length * Math.min(maxOutputTokens, [BRIEF, LONG][end]!))
  const prices = models.flatMap(({ price }) => price ?? [])
  return {
    calls: questions.length * models.length,
    input_tokens: ranged((end) => input[end] * models.length),
    output_tokens: ranged((end) => output[end] * models.length),
    dollars:
      prices.length < models.length
        ? null
        : ranged((end) =>
            prices.reduce(
              (sum, price) =>
                sum + (input[end] * (end === 0 ? price.cached : price.input) + output[end] * price.output) / 1e6,
              0,
            ),
          ),
  }
}
