import path from 'node:path'
import type { Engine } from '../modules/answering/index.ts'
import {
  createModels,
  createSender,
  type Language,
  languageModelsOf,
  senderOptionsOf,
} from '../modules/models/index.ts'
import {
  freePanel,
  openPopulation,
  type Population,
  preparePopulation,
  recipeOf,
  totalSize,
} from '../modules/population/index.ts'
import { systemClock } from '../platform/clock.ts'
import { collectGarbage } from '../platform/collect-garbage.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/database.ts'
import type { Logger } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import { progressBar } from './progress-bar.ts'

export const populationDir = (config: Config): string => path.join(config.DATA_DIR, 'population')

/** The population of this installation: read in a fraction of a second, or made at the first start. */
export async function loadPopulation(config: Config, log: Logger): Promise<Population> {
  const recipe = recipeOf(config)
  const started = performance.now()
  const bar = progressBar(`Drawing ${totalSize(recipe)} people`)
  const { artefact, built, not_kept } = await preparePopulation(recipe, {
    dir: populationDir(config),
    progress: bar.show,
  })
  bar.end()
  log.info(
    { population_version: artefact.version, agents: artefact.size, built, ms: since(started) },
    'population ready',
  )
  if (not_kept !== undefined) {
    log.warn({ err: not_kept }, 'the population could not be kept on disk and will be made again at the next start')
  }
  return openPopulation(artefact)
}

/** Nobody asks so soon after a start; a process that only lives as long is spared the work. */
const SETTLED_MS = 2000

/** An engine that is loaded late. */
export interface LateEngine extends Engine {
  /** The process is up: unless a question comes sooner, the engine is loaded in a while, so that nobody waits for it. */
  loadSoon(): void
}

export interface EngineParts {
  config: Config
  database: Database
  population: Population
  /** Null where agents answer without one. */
  language: Language | null
  log: Logger
}

/** The language models of this installation; null where there are none. What is wrong with their settings shows here. */
export function loadLanguage(config: Config, database: Database, log: Logger, metrics: Metrics): Language | null {
  const language_models = languageModelsOf(config)
  if (language_models === null) return null
  const sender = createSender(language_models, senderOptionsOf(config, database))
  const { db } = database
  const models = createModels({ sender, db, clock: systemClock, languageModels: language_models, config, metrics, log })
  return { models, language_models }
}

/**
 * What answers for the agents. It is loaded when the process has settled, or by the first question if that comes sooner:
 * beside the start itself it would only make that slower. The model that finds what a question is about loads in a thread
 * of its own.
 */
export function loadEngine(parts: EngineParts): LateEngine {
  const { population, log } = parts
  let opening: Promise<Opened> | undefined
  const open = (): Promise<Opened> => (opening ??= openEngine(parts))
  const openAndWarmUp = (): void => {
    open()
      .then(async ({ embedded }) => {
        await warmUp(embedded, population, ALL_KINDS)
        collectGarbage()
        // It let go of compiled code, too: that of a usual question is made again before somebody waits for it.
        await warmUp(embedded, population, USUAL)
      })
      .then(
        () => log.info('engine warm'),
        (err: unknown) => log.error({ err }, 'the engine could not answer a first question'),
      )
  }
  let settled: NodeJS.Timeout | undefined
  return {
    name: parts.language === null ? 'embedded' : 'llm',
    answer: async (asked, member, by) => (await open()).engine.answer(asked, member, by),
    // With a language model, the error is that of the model's forecast, which nobody has asked for yet.
    expect: async (question, format) => (await (await open()).engine.expect?.(question, format)) ?? null,
    loadSoon() {
      if (!parts.config.ENGINE_WARM_UP) return
      settled = setTimeout(openAndWarmUp, SETTLED_MS).unref()
    },
    async close() {
      clearTimeout(settled)
      await (await opening)?.engine.close()
    },
  }
}

interface Opened {
  engine: Engine
  /** The same, or what it stands on: warming it up costs nobody anything. */
  embedded: Engine
}

async function openEngine({ config, database, population, language, log }: EngineParts): Promise<Opened> {
  const started = performance.now()
  // Some three hundred files that only those who answer need.
  const { configuredEngine, createEmbeddedEngine, openFinder } = await import('../modules/answering/index.ts')
  const { loadKnowledge } = await import('../modules/knowledge/index.ts')
  const knowledge = loadKnowledge()
  const finder = openFinder(knowledge, {
    onFallback: (reason) => log.warn({ reason }, 'no embedding model: questions are found by their words alone'),
  })
  // Not waited for: a question is read, and its patterns are compiled, while the thread that finds is still loading.
  finder.ready.then(() => log.info({ knowledge_version: knowledge.version, ms: since(started) }, 'engine loaded'))
  if (language === null) {
    const embedded = createEmbeddedEngine({ population, knowledge, finder })
    return { engine: embedded, embedded }
  }
  return configuredEngine({ config, db: database.db, ...language, population, knowledge, finder, log })
}

const ALL_KINDS = ['Would you pay $5 for a cup of coffee?', 'Tea or coffee, and why?', 'How do you like mornings?']
const USUAL = ['Would you like more rain?']

/** Tables and sentence patterns are made when first needed: better now than while somebody waits. */
async function warmUp(engine: Engine, population: Population, questions: readonly string[]): Promise<void> {
  const panel = freePanel(population).map((index) => ({ person: population.person(index) }))
  for (const question of questions) await engine.answer({ question, panel }, 0)
}

const since = (started: number): number => Math.round(performance.now() - started)
