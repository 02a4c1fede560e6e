import { ModelError, type Models } from '../../models/index.ts'
import { decidePanel } from '../deciding/decide-panel.ts'
import { answersAsked } from './answers-asked.ts'
import { askForecast } from './ask-forecast.ts'
import { blended, calibrated } from './calibrated.ts'
import type { Calibration } from './calibration.ts'
import type { Elicitation } from './elicitation.ts'

export interface ForecastParts {
  models: Models
  /** Whom to ask for a forecast. */
  forecasters: readonly string[]
  /** How far these models, together, are to be believed. */
  calibrationOf(forecasters: readonly string[]): Promise<Calibration>
}

/**
 * One call per question and model for a forecast of the population; what each agent answers is then drawn from it here.
 * Models know the whole better than they play its parts.
 */
export function byForecast({ models, forecasters, calibrationOf }: ForecastParts): Elicitation {
  return {
    name: 'forecast',
    async open({ reading, found, known, agents, barred, reference, replicate, shown, call }) {
      const asked = answersAsked(reading)
      const tried = await Promise.allSettled(
        forecasters.map((model) => askForecast(models, model, reading, asked, shown(model), call)),
      )
      const answered = forecasters.filter((_, at) => tried[at]!.status === 'fulfilled')
      if (answered.length === 0) throw worthRepeating(tried.map((result) => (result as PromiseRejectedResult).reason))
      const said = blended(tried.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])))
      const calibration = await calibrationOf(answered)
      const forecast = calibrated(reading, asked, said, known, calibration)
      const decisions = decidePanel({ reading, found, forecast, barred }, agents, reference, replicate)
      return {
        forecast,
        mentions: said.mentions,
        models: answered,
        calibration: calibration.name,
        decide: async (member) => decisions[member]!,
      }
    },
  }
}

/** Of several failures, one that may pass, so that whoever asked tries again. */
const worthRepeating = (reasons: readonly unknown[]): unknown =>
  reasons.find((reason) => reason instanceof ModelError && reason.passing) ?? reasons[0]
