import { type Clock, systemClock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Logger } from '../../platform/log.ts'
import type { LanguageModels, Models } from '../models/index.ts'
import { measuredApart } from './calibrating/measured-apart.ts'
import { selfCalibration } from './calibrating/self-calibration.ts'
import { byForecast } from './eliciting/by-forecast.ts'
import { byPersona } from './eliciting/by-persona.ts'
import { bySimilarity } from './eliciting/by-similarity.ts'
import { calibrationsIn } from './eliciting/calibration-store.ts'
import type { Elicitation } from './eliciting/elicitation.ts'
import { embedderOf } from './eliciting/embedder.ts'
import { embeddedEngineOn } from './embedded-engine.ts'
import type { Engine } from './engine.ts'
import { type GroundParts, openGround } from './ground.ts'
import { openLives } from './life/lives.ts'
import { createModelEngine } from './model-engine.ts'

export interface ConfiguredEngineParts extends GroundParts {
  config: Config
  db: Db
  models: Models
  language_models: LanguageModels
  clock?: Clock
  log: Logger
}

/** The engine that the operator's settings ask for, and the one that it stands on. */
export function configuredEngine(parts: ConfiguredEngineParts): { engine: Engine; embedded: Engine } {
  const { config, models, language_models, log } = parts
  const ground = openGround(parts)
  const embedded = embeddedEngineOn(ground)
  const engine = createModelEngine({
    ground,
    lives: openLives(parts.population),
    models,
    language_models,
    elicitation: elicitationOf(config.LLM_ELICITATION, parts),
    embedded,
    calibration: selfCalibration({
      ...parts,
      clock: parts.clock ?? systemClock,
      questions: (count, signal) => measuredApart(parts.knowledge, count, signal),
    }),
    fallback: config.ENGINE_FALLBACK,
    log,
  })
  return { engine, embedded }
}

/** By its name: the ways to come by answers all look the same from outside. */
export function elicitationOf(
  name: Elicitation['name'],
  {
    config,
    db,
    models,
    language_models,
    finder,
  }: Pick<ConfiguredEngineParts, 'config' | 'db' | 'models' | 'language_models' | 'finder'>,
): Elicitation {
  const forecasters = language_models.forecasts.map((model) => model.name)
  const forecast = byForecast({ models, forecasters, calibrationOf: calibrationsIn(db, 'forecast') })
  const model = language_models.words.name
  if (name === 'persona') {
    const calibrations = calibrationsIn(db, 'persona')
    return byPersona({ models, model, otherwise: forecast, calibrationOf: () => calibrations([model]) })
  }
  return name === 'similarity'
    ? bySimilarity({ models, model, embed: embedderOf(config, finder), otherwise: forecast })
    : forecast
}
