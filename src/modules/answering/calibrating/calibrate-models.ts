import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { LanguageModels, Models } from '../../models/index.ts'
import { blended } from '../eliciting/calibrated.ts'
import { insertCalibration, latestCalibrations, promptsOf } from '../eliciting/calibration-store.ts'
import { askForecasts } from './ask-forecasts.ts'
import type { Calibrating } from './measured-questions.ts'
import { type CalibrationReport, fitCalibration } from './report.ts'

export interface CalibratingParts {
  db: Db
  clock: Clock
  models: Models
  language_models: LanguageModels
  /** Questions that one model is asked at once. */
  concurrency: number
  /** Whether these give way to everything else that the model is asked. */
  background?: boolean | undefined
  signal?: AbortSignal | undefined
  progress?: ((share: number) => void) | undefined
}

/**
 * Has every model that forecasts forecast the questions, fits how far each of them, and all together, are to be believed,
 * and stores that for the engine. All of it, or nothing.
 */
export async function calibrateModels(
  { db, clock, models, language_models, concurrency, background, signal, progress }: CalibratingParts,
  questions: readonly Calibrating[],
): Promise<CalibrationReport[]> {
  const names = language_models.forecasts.map(({ name }) => name)
  let answered = 0
  const onAnswered = (): void => progress?.(++answered / (names.length * questions.length))
  // What ends the questions to one model ends those to the others: nothing will come of them.
  const failed = new AbortController()
  const stop = signal === undefined ? failed.signal : AbortSignal.any([signal, failed.signal])
  const asking = names.map((name) =>
    askForecasts(models, name, questions, { concurrency, background, signal: stop, onAnswered }),
  )
  const said = await Promise.all(asking).catch(async (error: unknown) => {
    failed.abort()
    await Promise.allSettled(asking)
    throw error
  })
  const sets = names.length === 1 ? [[0]] : [...names.map((_, nth) => [nth]), names.map((_, nth) => nth)]
  const fitted = sets.map((set) => {
    const complete = questions.flatMap((measured, at) => {
      const own = set.flatMap((nth) => said[nth]![at] ?? [])
      return own.length === set.length ? [{ measured, said: blended(own) }] : []
    })
    const together = set.map((nth) => names[nth]!).sort()
    return fitCalibration(together, complete, questions.length - complete.length)
  })
  await db.transaction().execute(async (trx) => {
    for (const { by_form, report } of fitted) {
      await insertCalibration(trx, {
        models: [...report.models],
        elicitation: 'forecast',
        prompt_versions: promptsOf('forecast'),
        questions: report.questions,
        by_form,
        report,
        created_at: clock.now(),
      })
    }
  })
  return fitted.map(({ report }) => report)
}

/** What was stored last of each set of models, as it was reported then. */
export async function latestReports(db: Db): Promise<{ created_at: Date; report: CalibrationReport }[]> {
  const rows = await latestCalibrations(db, 'forecast')
  return rows.map(({ created_at, report }) => ({ created_at, report: report as CalibrationReport }))
}
