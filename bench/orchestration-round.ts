/**
 * One round of bench/orchestration.ts, in a process of its own, so that its processor time and its memory are nobody
 * else's: a panel answers questions with a language model, as a worker would have it answer.
 */
import { writeFile } from 'node:fs/promises'
import { Session } from 'node:inspector/promises'
import { configuredEngine, type Engine, openFinder } from '../src/modules/answering/index.ts'
import { loadKnowledge } from '../src/modules/knowledge/index.ts'
import { createModels, createSender, languageModelsOf, senderOptionsOf } from '../src/modules/models/index.ts'
import { openPopulation, preparePopulation, recipeOf } from '../src/modules/population/index.ts'
import { systemClock } from '../src/platform/clock.ts'
import { loadConfig } from '../src/platform/config.ts'
import { connectPool } from '../src/platform/db/pool.ts'
import { uuidv7 } from '../src/platform/ids.ts'
import { createLogger } from '../src/platform/log.ts'
import { createMetrics } from '../src/platform/metrics.ts'
import { countStatements } from './support/statements.ts'

export interface RoundOptions {
  settings: Record<string, string>
  database_url: string
  people_dir: string
  agents: number
  questions: readonly string[]
  /** The next question begins while the last answers to the one before are under way, as jobs in a queue do. */
  overlapping: boolean
  /** Where a CPU profile of the round goes. */
  profile?: string
}

export interface RoundResult {
  wall_ms: number
  /** Of the whole process: all threads, user and system. */
  cpu_ms: number
  statements: number
  /** What the engine holds when everything is answered, beside what it held before. */
  heap_mb: number
  peak_mb: number
}

/** Lets compiler and connections settle; a worker is seldom asked its very first question. */
const WARM_UP = { agents: 200, question: 'Would you take a cooking class with a friend?' }

const options = JSON.parse(process.argv[2]!) as RoundOptions
const { engine, panelOf, inFlight } = await open()
await ask(engine, [{ question: WARM_UP.question, panel: panelOf(WARM_UP.agents) }])
const panel = panelOf(options.agents)
const rounds = options.questions.map((question) => ({ question, panel }))
const heapBefore = heapMegabytes()
const counted = countStatements()
const profiled = options.profile === undefined ? undefined : await startProfile(options.profile)
const cpu = process.cpuUsage()
const began = performance.now()
if (options.overlapping) await ask(engine, rounds)
else for (const round of rounds) await ask(engine, [round])
const wall_ms = performance.now() - began
const { user, system } = process.cpuUsage(cpu)
await profiled?.()
const result: RoundResult = {
  wall_ms,
  cpu_ms: (user + system) / 1000,
  statements: counted.statements,
  heap_mb: heapMegabytes() - heapBefore,
  peak_mb: process.resourceUsage().maxRSS / 1024,
}
await engine.close()
process.send!(result, () => process.exit(0))

/** As the service makes it. */
async function open() {
  const config = loadConfig(options.settings)
  const log = createLogger('info')
  const population = openPopulation((await preparePopulation(recipeOf(config), { dir: options.people_dir })).artefact)
  const database = connectPool('external', options.database_url, config.DATABASE_POOL_SIZE, log)
  const language_models = languageModelsOf(config)!
  const models = createModels({
    sender: createSender(language_models, senderOptionsOf(config)),
    db: database.db,
    clock: systemClock,
    languageModels: language_models,
    config,
    metrics: createMetrics(),
    log,
  })
  const knowledge = loadKnowledge()
  const finder = openFinder(knowledge)
  await finder.ready
  const parts = { config, db: database.db, models, language_models, population, knowledge, finder, log }
  return {
    engine: configuredEngine(parts).engine,
    inFlight: config.WORK_CONCURRENCY,
    panelOf: (size: number) => Array.from({ length: size }, (_, at) => ({ person: population.person(at) })),
  }
}

/** Every member's answer to every question, as many at once as a worker has hands. */
async function ask(asked: Engine, rounds: readonly { question: string; panel: ReturnType<typeof panelOf> }[]) {
  const jobs = rounds.flatMap((round) => round.panel.map((_, member) => ({ round, member })))
  let next = 0
  const hand = async () => {
    for (let job = jobs[next++]; job !== undefined; job = jobs[next++]) {
      const by = { organization_id: null, job_id: uuidv7(), signal: new AbortController().signal }
      await asked.answer(job.round, job.member, by)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, hand))
}

/** Of the main thread, until the returned function is called. */
async function startProfile(file: string): Promise<() => Promise<void>> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.start')
  return async () => {
    const { profile } = await session.post('Profiler.stop')
    await writeFile(file, JSON.stringify(profile))
  }
}

function heapMegabytes(): number {
  globalThis.gc!()
  return process.memoryUsage().heapUsed / 1e6
}
