import { access, constants, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type App, createApp, version } from '../app.ts'
import type { Language } from '../modules/models/index.ts'
import { localAccountKey } from '../modules/onboarding/index.ts'
import { systemClock } from '../platform/clock.ts'
import { type Config, isLoopback, loadConfig, misspeltSettings, sandboxesOf } from '../platform/config.ts'
import type { Database } from '../platform/db/database.ts'
import { openDatabase } from '../platform/db/open.ts'
import { OperatorError } from '../platform/errors.ts'
import { createLogger, type Logger } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'
import { ensureWebApp } from './build-web.ts'
import { askCommand, firstQuestion } from './first-question.ts'
import { type LateEngine, loadEngine, loadLanguage, loadPopulation } from './prepare.ts'
import { print, printError } from './print.ts'

/** `start`, `serve` and `work`: opens everything, runs until told to stop, closes everything. */
export async function run(role: 'start' | 'serve' | 'work', args: string[]): Promise<void> {
  const config = readConfig(role, args)
  const log = createLogger(config.LOG_LEVEL)
  for (const { given, meant } of misspeltSettings(process.env))
    log.warn(`${given} is not a setting; did you mean ${meant}?`)
  const stopped = stopSignal(log)
  // The population is drawn or read while the database starts.
  const population = loadPopulation(config, log)
  population.catch(() => {})
  if (role !== 'work') await ensureWebApp(print)
  const database = await openDatabase(config, 'service', log)
  const metrics = createMetrics()
  let engine: LateEngine | undefined
  let language: Language | null = null
  try {
    language = loadLanguage(config, database, log, metrics)
    const people = await population
    let local: Promise<string | undefined> | undefined
    const visitorKey = () => (local ??= localKey(config, database))
    // Who only serves queues questions for those who work.
    engine = role === 'serve' ? undefined : loadEngine({ config, database, population: people, language, log })
    const app = await createApp({
      config,
      database,
      clock: systemClock,
      log,
      role,
      population: people,
      metrics,
      language,
      ...(role === 'work' ? {} : { visitorKey }),
      ...(engine === undefined ? {} : { engine }),
    })
    try {
      if (role !== 'serve') await app.worker.start()
      if (role === 'work') {
        if (config.WORKER_PORT !== undefined) await listen(app, config.HOST, config.WORKER_PORT)
        print(`Populace ${version} runs jobs, ${config.WORK_CONCURRENCY} at a time. Press Ctrl-C to stop.`)
      } else {
        const apiKey = (await visitorKey()) ?? '$SERVICE_FREE_TIER_API_KEY'
        await listen(app, config.HOST, config.PORT)
        print(welcome(config, database, role, apiKey))
      }
      engine?.loadSoon()
      await stopped
      log.info('stopping')
      log.flush()
    } finally {
      await app.close()
    }
  } finally {
    await engine?.close()
    await language?.models.close()
    await database.close()
  }
}

function readConfig(role: string, args: string[]): Config {
  const config = loadConfig(process.env)
  const { values } = parseArgs({ args, options: role === 'work' ? { concurrency: { type: 'string' } } : {} })
  if (values.concurrency === undefined) return config
  const concurrency = Number(values.concurrency)
  if (!Number.isInteger(concurrency) || concurrency < 1 || concurrency > 1000) {
    throw new OperatorError('--concurrency must be a whole number from 1 to 1000.')
  }
  return { ...config, WORK_CONCURRENCY: concurrency }
}

async function listen(app: App, host: string, port: number): Promise<void> {
  try {
    await app.http.listen({ host, port })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new OperatorError(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`)
    }
    if (code === 'EACCES') throw new OperatorError(`Port ${port} may not be used by this user; choose one above 1024.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new OperatorError(`HOST ${host} is not an address of this machine.`)
    }
    throw error
  }
}

/** On a machine of one's own the first question needs no registration; a service for others hands out no such key. */
async function localKey(config: Config, database: Database): Promise<string | undefined> {
  return isLoopback(config.BASE_URL) && (await canKeepFiles(config.DATA_DIR))
    ? localAccountKey(database.db, path.join(config.DATA_DIR, 'free.key'), systemClock.now())
    : undefined
}

/** With DATABASE_URL and SECRET_KEY nothing has needed DATA_DIR before; it may be missing, or on a read-only disk. */
const canKeepFiles = (dir: string): Promise<boolean> =>
  mkdir(dir, { recursive: true, mode: 0o711 })
    .then(() => access(dir, constants.W_OK))
    .then(
      () => true,
      () => false,
    )

const kindOfDatabase = {
  bundled: 'bundled PostgreSQL',
  external: 'PostgreSQL (DATABASE_URL)',
  pglite: 'PGlite, in this process',
}

function welcome(config: Config, database: Database, role: string, apiKey: string): string {
  const url = config.BASE_URL
  const place = database.kind === 'external' ? '' : ` in ${config.DATA_DIR}`
  return `
Populace ${version} is ready${role === 'serve' ? ' (API only; run `work` beside it)' : ''}.

  Home   ${url}
  API    ${url}/v1
  Docs   ${url}/docs/api
  Engine ${engineOf(config)}
  People ${url}/login${sandboxesOf(config).identity_provider ? ' (development identity provider: anybody on this machine can be anybody)' : ''}
  Data   ${kindOfDatabase[database.kind]}${place}

Ask a first question, in another terminal:

  ${askCommand}

Or over HTTP, and read the answers with GET /v1/jobs/{job_id}:

${firstQuestion(url, apiKey).replace(/^/gm, '  ')}

Press Ctrl-C to stop.
`
}

/** What answers, in a few words; and what could, where a key lies around that nobody asked us to spend money with. */
function engineOf(config: Config): string {
  const { LLM_MODEL, OPENAI_API_KEY, ANTHROPIC_API_KEY, GOOGLE_GENERATIVE_AI_API_KEY } = config
  if (LLM_MODEL !== undefined) return `language model ${LLM_MODEL}, ${config.LLM_ELICITATION} first`
  const idle = [
    OPENAI_API_KEY === undefined ? '' : 'OPENAI_API_KEY',
    ANTHROPIC_API_KEY === undefined ? '' : 'ANTHROPIC_API_KEY',
    GOOGLE_GENERATIVE_AI_API_KEY === undefined ? '' : 'GOOGLE_GENERATIVE_AI_API_KEY',
  ].find((name) => name !== '')
  const hint = idle === undefined ? '' : ` (${idle} is set: choose an LLM_MODEL to answer with it)`
  return `embedded, without a language model${hint}`
}

/** Under `npm start` one Ctrl-C can arrive twice: from the terminal, and passed on by npm. */
const SAME_PRESS_MS = 500

/**
 * The first signal asks for an orderly stop, the second ends the process at once. What counts is time in which this
 * process could have heard a signal: one that waited while the thread was busy (loading the engine takes a second) is
 * heard in the turn that also finds the timer due, so the timer takes effect after that turn's signals.
 */
function stopSignal(log: Logger): Promise<void> {
  return new Promise((resolve) => {
    let press: 'none' | 'first' | 'over' = 'none'
    const over = (): void => {
      press = 'over'
    }
    const onSignal = (signal: NodeJS.Signals): void => {
      if (press === 'none') {
        press = 'first'
        setTimeout(() => setImmediate(over), SAME_PRESS_MS).unref()
        resolve()
      } else if (press === 'over') {
        log.warn({ signal }, 'stopping at once')
        process.exit(130)
      }
    }
    process.on('SIGINT', onSignal)
    process.on('SIGTERM', onSignal)
    process.on('uncaughtException', (error) => {
      printError(error)
      process.exitCode = 1
      if (press !== 'none') process.exit(1)
      onSignal('SIGTERM')
    })
  })
}
