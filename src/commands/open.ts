import { systemClock } from '../platform/clock.ts'
import { type Config, loadConfig } from '../platform/config.ts'
import type { Database } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openDatabase } from '../platform/db/open.ts'
import { agreeOnSecrets, loadSecrets } from '../platform/installation.ts'
import { createLogger, type Logger } from '../platform/log.ts'

/** Runs an operator's command on the database, beside a running service or without one. */
export async function withDatabase<T>(
  work: (database: Database, config: Config, log: Logger) => Promise<T>,
): Promise<T> {
  const config = loadConfig(process.env)
  const log = createLogger('error', process.stderr)
  const database = await openDatabase({ ...config, DATABASE_POOL_SIZE: 2 }, 'command', log)
  try {
    await migrate(database)
    await agreeOnSecrets(database.db, await loadSecrets(config), systemClock.now())
    return await work(database, config, log)
  } finally {
    await database.close()
  }
}
