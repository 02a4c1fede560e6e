import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/db/database.ts'
import { type LanguageModels, languageModelsOf } from '../../models/index.ts'
import { latestCalibrations, promptsOf } from '../eliciting/calibration-store.ts'
import { findSelfCalibration, type Measured } from './self-calibration-store.ts'

/** Questions of every form, the first of those that `calibrate` asks: it pays for none of them again. */
export const SELF_QUESTIONS = 40

/** The set of models that forecasts here, and what it is asked with. */
export const wantedOf = ({ forecasts }: LanguageModels): Measured => ({
  models: forecasts.map(({ name }) => name).sort(),
  prompt_versions: promptsOf('forecast'),
})

export async function isMeasured(db: Db, { models }: Measured): Promise<boolean> {
  const rows = await latestCalibrations(db, 'forecast')
  return rows.some((row) => row.models.join() === models.join())
}

/** How it stands, for those who look after the service. */
export interface SelfCalibrationStatus {
  state: 'off' | 'not_begun' | 'measuring' | 'waiting' | 'measured'
  calls: number
  answered: number
  reason: string | null
  next_at: Date | null
}

/** Null where no language model is set up. */
export async function selfCalibrationStatus(db: Db, config: Config): Promise<SelfCalibrationStatus | null> {
  const models = languageModelsOf(config)
  if (models === null) return null
  const wanted = wantedOf(models)
  const calls = SELF_QUESTIONS * wanted.models.length
  const none = { calls, answered: 0, reason: null, next_at: null }
  const [measured, row] = await Promise.all([isMeasured(db, wanted), findSelfCalibration(db, wanted)])
  if (measured) return { ...none, answered: row?.answered ?? 0, state: 'measured' }
  if (!config.LLM_SELF_CALIBRATION) return { ...none, state: 'off' }
  if (row === null || row.state === 'measured') return { ...none, state: 'not_begun' }
  const { state, answered, reason, next_at } = row
  return state === 'waiting'
    ? { calls: row.calls, answered, state, reason, next_at }
    : { ...none, calls: row.calls, answered, state }
}
