import { parseArgs } from 'node:util'
import { loadConfig } from '../platform/config.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openDatabase } from '../platform/db/open.ts'
import { createLogger } from '../platform/log.ts'
import { openQueue } from '../platform/queue.ts'
import { print } from './print.ts'

/** Brings tables and queue up to date without serving anything, for deployments that do so as a step of their own. */
export async function migrateCommand(args: string[]): Promise<void> {
  parseArgs({ args, options: {} })
  const config = loadConfig(process.env)
  const log = createLogger('error', process.stderr)
  const database = await openDatabase(config, 'command', log)
  try {
    const applied = await migrate(database)
    const queue = await openQueue(database, { lease_seconds: config.JOB_LEASE_SECONDS, supervise: false }, log)
    await queue.close()
    print(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`)
  } finally {
    await database.close()
  }
}
