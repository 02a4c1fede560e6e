import { configuredEngine, type Engine } from '../../src/modules/answering/index.ts'
import { loadKnowledge } from '../../src/modules/knowledge/index.ts'
import {
  createModels,
  createSender,
  languageModelsOf,
  type Models,
  senderOptionsOf,
} from '../../src/modules/models/index.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { type Config, loadConfig } from '../../src/platform/config.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { createLogger } from '../../src/platform/log.ts'
import { createTestDatabase } from './database.ts'
import { testFinder } from './finder.ts'
import type { ModelServer } from './model-server.ts'
import { testPopulation } from './population.ts'

export interface OpenedEngine {
  engine: Engine
  embedded: Engine
  models: Models
  database: Database
  config: Config
  close(): Promise<void>
}

/** The engine as the service makes it, on a database of its own, with a server that stands for the model. */
export async function openModelEngine(
  server: ModelServer,
  settings: Record<string, string> = {},
  beside?: OpenedEngine,
): Promise<OpenedEngine> {
  const own = beside === undefined ? await createTestDatabase() : undefined
  const database = own?.database ?? beside!.database
  const config = loadConfig({
    LLM_MODEL: 'stand-in',
    LLM_BASE_URL: `${server.url}/v1`,
    LLM_MAX_RETRIES: '1',
    // Calls are counted: none is to be made that no test asks for.
    LLM_SELF_CALIBRATION: 'false',
    ...settings,
  })
  const language_models = languageModelsOf(config)!
  const log = createLogger(process.env.TEST_LOG ?? 'silent')
  const models = createModels({
    sender: createSender(language_models, senderOptionsOf(config)),
    db: database.db,
    clock: systemClock,
    languageModels: language_models,
    config,
    log,
  })
  const knowledge = loadKnowledge()
  const finder = testFinder()
  const population = await testPopulation()
  const parts = { config, db: database.db, models, language_models, population, knowledge, finder, log }
  const { engine, embedded } = configuredEngine(parts)
  return {
    engine,
    embedded,
    models,
    database,
    config,
    async close() {
      await engine.close()
      await own?.drop()
    },
  }
}
