import { type Config, sandboxesOf } from '../../platform/config.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Queue } from '../../platform/queue.ts'
import type { Population } from '../population/index.ts'
import { countAll, countFailedJobs, listMigrations } from './installation-store.ts'

const HOUR_MS = 3_600_000

export interface StatusParts {
  config: Config
  database: Database
  queue: Pick<Queue, 'depth'>
  population: Pick<Population, 'version' | 'size' | 'countries'>
  version: string
  started_at: Date
}

/** What runs here, what it is connected to, and how much there is of everything. Names of settings, never secrets. */
export async function installationStatus(parts: StatusParts, now: Date) {
  const { config, database, queue, population, version, started_at } = parts
  // Some three hundred files, which few processes need and none at its start.
  const { latestReports, selfCalibrationStatus } = await import('../answering/index.ts')
  const [migrations, { oldest, ...depth }, failed_last_hour, counts, reports, self_calibration] = await Promise.all([
    listMigrations(database.db),
    queue.depth(),
    countFailedJobs(database.db, new Date(now.getTime() - HOUR_MS)),
    countAll(database.db),
    latestReports(database.db),
    selfCalibrationStatus(database.db, config),
  ])
  const model = config.LLM_MODEL ?? null
  return {
    version,
    started_at: started_at.toISOString(),
    database: { kind: database.kind, migrations },
    queue: {
      ...depth,
      failed_last_hour,
      oldest_queued_at: oldest?.toISOString() ?? null,
      concurrency: config.WORK_CONCURRENCY,
    },
    engine: {
      name: model === null ? ('embedded' as const) : ('llm' as const),
      model,
      elicitation: model === null ? null : config.LLM_ELICITATION,
      fallback: model === null ? null : config.ENGINE_FALLBACK,
      budgets: {
        monthly_cents: config.LLM_BUDGET_CENTS ?? null,
        organization_monthly_cents: config.LLM_ORGANIZATION_BUDGET_CENTS ?? null,
        study_cents: config.LLM_STUDY_BUDGET_CENTS ?? null,
      },
      calibrations: reports.map(({ created_at, report: { models, questions, failed, all } }) => ({
        models: [...models],
        made_at: created_at.toISOString(),
        questions,
        failed,
        tv: all.tv,
      })),
      self_calibration: self_calibration && {
        ...self_calibration,
        next_at: self_calibration.next_at?.toISOString() ?? null,
      },
    },
    population: { version: population.version, size: population.size, countries: population.countries.length },
    ...connections(config),
    counts,
  }
}

function connections(config: Config) {
  const sandboxes = sandboxesOf(config)
  return {
    identity_provider: config.OIDC_ISSUER ?? (sandboxes.identity_provider ? 'development' : null),
    card_provider:
      config.STRIPE_SECRET_KEY !== undefined
        ? ('stripe' as const)
        : sandboxes.card_provider
          ? ('sandbox' as const)
          : null,
    mail: config.SMTP_URL !== undefined ? ('smtp' as const) : sandboxes.outbox ? ('outbox' as const) : null,
    sandboxes: Object.entries(sandboxes).flatMap(([name, runs]) => (runs ? [name] : [])),
  }
}
